"""The local table knows neither the bot nor, but for one module, the client that it serves."""

from __future__ import annotations

import ast
from pathlib import Path

LOCAL = Path(__file__).resolve().parents[2] / "local"


def imports(path: Path) -> set[str]:
    """The top packages that a module imports, wherever in it."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add((node.module or "").split(".")[0])
    return found


def test_only_the_client_module_imports_discord_and_none_the_bot() -> None:
    modules = {path.name: imports(path) for path in LOCAL.glob("*.py")}
    assert len(modules) > 30
    assert [name for name, found in modules.items() if "discord" in found] == ["client.py"]
    assert [name for name, found in modules.items() if found & {"cogs", "rules", "render", "db", "bot"}] == []


def test_no_module_is_longer_than_four_hundred_lines() -> None:
    assert {path.name for path in LOCAL.glob("*.py") if len(path.read_text().splitlines()) > 400} == set()
