"""Settings: the environment goes before the file, and a wrong value is one clear sentence."""

import re
from pathlib import Path

import pytest

from cogs._config import BadSetting, Config, read

ROOT = Path(__file__).parents[2]


def settings(tmp_path: Path, text: str = "", **environ: str) -> Config:
    file = tmp_path / ".env"
    file.write_text(text)
    return read(environ, file)


def test_without_any_setting_the_local_table_opens_on_this_machine_only(tmp_path: Path) -> None:
    config = settings(tmp_path)
    assert config == Config("", Path("data"), "127.0.0.1", 8080, "INFO", "en")


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    config = settings(tmp_path, "LOCAL_PORT=9000\nLOG_LEVEL=DEBUG\n", LOCAL_PORT="9001")
    assert (config.local_port, config.log_level) == (9001, "DEBUG")


def test_an_empty_setting_has_its_default(tmp_path: Path) -> None:
    assert settings(tmp_path, "LOCAL_PORT=\nLANGUAGE_DEFAULT=\n").local_port == 8080


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("DISCORD_TOKEN", "abc"),
        ("DISCORD_TOKEN", "a.b .c"),
        ("LOCAL_PORT", "http"),
        ("LOCAL_PORT", "70000"),
        ("LOCAL_PORT", "-1"),
        ("LOG_LEVEL", "LOUD"),
        ("LANGUAGE_DEFAULT", "fr"),
    ],
)
def test_a_wrong_value_is_one_sentence_that_names_the_setting_but_no_secret(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(BadSetting) as error:
        settings(tmp_path, **{name: value})
    said = str(error.value)
    assert said.startswith(name)
    assert said.endswith(".")
    assert "\n" not in said
    assert name != "DISCORD_TOKEN" or value not in said.split()


def test_a_data_folder_that_is_a_file_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="DATA_DIR"):
        settings(tmp_path, DATA_DIR=str(tmp_path / ".env"))


def test_the_example_names_every_setting_with_its_default() -> None:
    example = (ROOT / ".env.example").read_text()
    named = dict(re.findall(r"^([A-Z_]+)=(.*)$", example, re.MULTILINE))
    used = set(re.findall(r'(?:setting|one_of)\("([A-Z_]+)"', (ROOT / "cogs/_config.py").read_text()))
    assert set(named) == used
    config = read({}, ROOT / ".env.example")
    assert config == read({}, ROOT / "no such file")
