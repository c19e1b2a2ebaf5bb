"""What the operator sets: environment variables, or the file .env beside bot.py. `.env.example` names each of them."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from dotenv import dotenv_values

from render.words import LOCALES

LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class BadSetting(ValueError):
    """A setting has a value that cannot be used. Its text is one clear sentence for the operator."""


class Config(NamedTuple):
    """The settings of one process. An empty token means: the local table in the browser."""

    token: str
    data: Path
    local_host: str
    local_port: int
    log_level: str
    language: str

    @property
    def database(self) -> Path:
        """The file that holds every table."""
        return self.data / "tables.sqlite"

    @property
    def world(self) -> Path:
        """The file that holds the local table's channels and messages."""
        return self.data / "local-table.sqlite"


def read(environ: Mapping[str, str] = os.environ, file: Path = Path(".env")) -> Config:
    """The settings; the environment goes before the file. Raises BadSetting with one sentence for the first wrong value."""
    filed = {k: v for k, v in dotenv_values(file).items() if v is not None} if file.is_file() else {}

    def setting(name: str, default: str) -> str:
        return (environ.get(name) or filed.get(name) or default).strip()

    def one_of(name: str, default: str, allowed: tuple[str, ...]) -> str:
        value = setting(name, default)
        if value not in allowed:
            raise BadSetting(f"{name} is {value!r}; it has to be one of {', '.join(allowed)}.")
        return value

    token = setting("DISCORD_TOKEN", "")
    if token and (token.count(".") != 2 or any(c.isspace() for c in token)):
        raise BadSetting(
            "DISCORD_TOKEN does not look like a bot token (three parts with dots between); "
            "copy it from the Bot page of your application, or leave it empty for the local table."
        )
    port = setting("LOCAL_PORT", "8080")
    if not port.isdecimal() or not 0 <= int(port) <= 65535:
        raise BadSetting(f"LOCAL_PORT is {port!r}; it has to be a number from 0 (any free port) to 65535.")
    data = Path(setting("DATA_DIR", "data"))
    if data.exists() and not data.is_dir():
        raise BadSetting(f"DATA_DIR is {str(data)!r}, which is a file; it has to be a folder.")
    return Config(
        token=token,
        data=data,
        local_host=setting("LOCAL_HOST", "127.0.0.1"),
        local_port=int(port),
        log_level=one_of("LOG_LEVEL", "INFO", LOG_LEVELS),
        language=one_of("LANGUAGE_DEFAULT", "en", LOCALES),
    )
