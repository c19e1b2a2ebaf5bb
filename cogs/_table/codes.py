"""Actions as short texts, for the buttons of a race.

A button of a turn-based game carries the index of its choice, which its guard pins down. In a race the choices change while
a button is on its way, and the game itself judges old buttons: so these carry the action: "Hold.2", "Call.grrrr".
"""

from dataclasses import fields
from functools import cache
from typing import Any

from cogs._table.opened import AnyGame
from rules.core.game import Proceed, Tick


def encode(action: Any) -> str:
    """The text of an action whose fields are ints and strings without dots."""
    return ".".join([type(action).__name__, *(str(getattr(action, f.name)) for f in fields(action))])


@cache
def _classes(types: tuple[type, ...]) -> dict[str, type]:
    return {kind.__name__: kind for kind in types if kind not in (Tick, Proceed)}


def decode(game: AnyGame, text: str) -> Any | None:
    """The action, or None for a text that no button of ours has. Whether it is legal is for the game to say."""
    name, *values = text.split(".")
    kind = _classes(game.record_types).get(name)
    if kind is None or len(fields(kind)) != len(values):
        return None
    arguments: list[Any] = []
    for field, value in zip(fields(kind), values, strict=True):
        if field.type in (int, "int") and value.isascii() and value.isdigit():
            arguments.append(int(value))
        elif field.type in (str, "str"):
            arguments.append(value)
        else:
            return None
    return kind(*arguments)
