"""Records to bytes and back: states, actions, events and frames of a game, with their schema version.

    codec = codec_for(game)
    blob = codec.pack(state)              # a record, or a tuple of records (events)
    codec.unpack(blob) == state           # atoms come back as the very objects

A blob is msgpack of `[game, version, value]`, the value positional (see `db.shapes`). A blob of an older version is taken up
step by step on reading (`db.upgrades`); one of a newer version is refused. Fields added at the end with a default need no
step. Why msgpack, and why the class name is the tag: docs/decisions/010-codec.md.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from db.shapes import CodecError, Shapes
from db.upgrades import UPGRADES, Step
from rules.core.game import Game, Proceed, Prompt, Tick
from rules.core.resume import Waiting

__all__ = ["Codec", "CodecError", "NewerBlob", "codec_for"]

CORE: tuple[type, ...] = (Tick, Proceed, Waiting, Prompt)


class NewerBlob(CodecError):
    """Written by a newer version of the game than this program has."""


class Codec:
    """Packs and unpacks the records of one game. `types`: the state and all that may be stored; order is of no account."""

    def __init__(self, name: str, version: int, types: tuple[type, ...], upgrades: Mapping[int, Step] | None = None) -> None:
        self.name = name
        self.version = version
        self.upgrades = UPGRADES.get(name, {}) if upgrades is None else upgrades
        self.shapes = Shapes((*CORE, *types))
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder().decode

    def pack(self, value: Any) -> bytes:
        """Bytes of a record, a tuple of records or a scalar. CodecError for a class that the game did not list."""
        return self._encode((self.name, self.version, self.shapes.write(value)))

    def unpack(self, blob: bytes) -> Any:
        """What was packed, brought up to today's version. CodecError, NewerBlob."""
        try:
            name, version, raw = self._decode(blob)
        except (msgspec.DecodeError, ValueError, TypeError) as error:
            raise CodecError(f"not a blob: {error}") from error
        return self.take(name, version, raw)

    def plain(self, value: Any) -> Any:
        """The value as JSON (lists and scalars), for an export. Record it beside `name` and `version`."""
        return msgspec.json.decode(msgspec.json.encode(self.shapes.write(value)))

    def take(self, name: str, version: int, raw: Any) -> Any:
        """The value of what `plain` gave, written by that version of that game. CodecError, NewerBlob."""
        if name != self.name:
            raise CodecError(f"a blob of {name!r}, not of {self.name!r}")
        if version > self.version:
            raise NewerBlob(f"{name}: written by version {version}, this program has {self.version}")
        for step in range(version, self.version):
            if step not in self.upgrades:
                raise CodecError(f"{name}: no step from version {step} to {step + 1}")
            raw = self.upgrades[step](raw)
        try:
            return self.shapes.read(raw)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise CodecError(f"{name}: {type(error).__name__} {error}") from error


_codecs: dict[tuple[type, str, int], Codec] = {}


def codec_for(game: Game[Any, Any, Any, Any]) -> Codec:
    """The codec of a game, made on the first call."""
    key = type(game), game.name, game.version
    if key not in _codecs:
        _codecs[key] = Codec(game.name, game.version, (game.state_type, *game.record_types))
    return _codecs[key]
