"""A game that is over, as a file from which it can be played again exactly, and step by step as everybody saw it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from cogs._table.opened import AnyGame, OpenTable
from db.codec import codec_for
from db.rows import Document, MoveRow
from db.store import Store
from render.core.face import Face
from rules.core.chance import Chance
from rules.core.game import Move

FORMAT = 1


class Moment(NamedTuple):
    """A position that was shown: its ply and what everybody saw happen since the moment before."""

    ply: int
    events: tuple[Any, ...]


async def exported(store: Store, opened: OpenTable) -> Document:
    """The game as JSON: seed, options, first position and every move that stands. Seats have numbers, people no names."""
    codec, row = opened.codec, opened.row
    past = await store.past(opened.id, 0)
    moves = [
        {
            "ply": line.ply,
            "seat": line.seat,
            "action": codec.plain(codec.unpack(line.action)),
            "guard": line.guard,
            "stamp": str(line.stamp),
            "now": line.now,
        }
        for line in await _moves(store, opened)
    ]
    return {
        "format": FORMAT,
        "game": row.game,
        "version": codec.version,
        "seed": row.seed,
        "seats": len(row.seats),
        "options": dict(row.options),
        "status": row.status,
        "first": codec.plain(codec.unpack(past.state)),
        "moves": moves,
    }


def played_again(data: Mapping[str, Any], games: Mapping[str, AnyGame]) -> Any:
    """The last position of an exported game, by carrying out all its moves. KeyError, CodecError for no such file."""
    game, version = games[data["game"]], int(data["version"])
    codec = codec_for(game)
    state = codec.take(data["game"], version, data["first"])
    for line in data["moves"]:
        action = codec.take(data["game"], version, line["action"])
        move = Move(line["seat"], action, line["guard"], int(line["stamp"]), line["now"])
        state = game.apply(state, move, Chance(data["seed"], line["ply"])).state
    return state


async def moments(store: Store, opened: OpenTable, face: Face) -> tuple[Moment, ...]:
    """The positions of a replay, oldest first: the beginning, and each move after which there was something to see."""
    found, waiting = [Moment(0, ())], []
    moves = await _moves(store, opened)
    for line in moves:
        waiting += [] if line.events is None else opened.public_events(line.events)
        if face.picture_for(waiting) if face.live else waiting:
            found.append(Moment(line.ply, tuple(waiting)))
            waiting = []
    if moves and moves[-1].ply > found[-1].ply:
        found.append(Moment(moves[-1].ply, tuple(waiting)))
    return tuple(found)


async def position(store: Store, opened: OpenTable, ply: int) -> Any:
    """The state at that ply of the game as it stands."""
    past = await store.past(opened.id, ply)
    state = opened.codec.unpack(past.state)
    for packed in past.events:
        state = opened.game.evolve(state, opened.codec.unpack(packed))
    return state


async def _moves(store: Store, opened: OpenTable) -> Sequence[MoveRow]:
    return [line for line in await store.log(opened.id) if line.kind == "move" and line.action is not None]


def steps(at: int, most: int) -> Iterator[tuple[str, int]]:
    """(word, moment) of the ways from one moment of a replay to others."""
    for word, to in (("first", 0), ("back", at - 1), ("next", at + 1), ("far", at + 10), ("last", most)):
        to = min(to, most)
        if to >= 0 and to != at:
            yield word, to
