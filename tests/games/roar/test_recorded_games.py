"""Whole recorded games, one for each way to end, played back move by move. Written by `python -m bench.roar_record`."""

import json
from pathlib import Path
from typing import Any

import pytest

from bench.roar_record import digest
from db.codec import codec_for
from rules.core.chance import Chance
from rules.core.game import Move, SeatSpec
from rules.roar import GAME
from rules.roar.events import RoundWon

CODEC = codec_for(GAME)
FILES = sorted(Path(__file__).parent.glob("*.json"))
RECORDED: dict[str, dict[str, Any]] = {path.stem: json.loads(path.read_text()) for path in FILES}


def test_there_is_a_recorded_game_for_each_way_to_end() -> None:
    endings = {game["result"]["ending"] for game in RECORDED.values()}
    assert endings == {"points", "tie-break", "cancelled", "not_started"}
    tables = {(len(game["seats"]), game["options"]["mode"]) for game in RECORDED.values()}
    assert tables >= {(2, "simple"), (2, "full"), (5, "simple"), (5, "full")}
    assert {"volcano", "restart", "all-gone"} <= set(RECORDED)


@pytest.mark.parametrize("name", sorted(RECORDED))
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    game = RECORDED[name]
    seats = tuple(SeatSpec(human) for human in game["seats"])
    state = GAME.setup(seats, game["options"], Chance(game["seed"], 0), game["start"]).state
    rounds = []
    for ply, (seat, action, guard, stamp, now) in enumerate(game["moves"], 1):
        taken = CODEC.take(GAME.name, game["version"], action)
        move = Move(seat, taken, guard, stamp, game["start"] + now)
        state, events = GAME.apply(state, move, Chance(game["seed"], ply))
        rounds += [e.seat for e in events if isinstance(e, RoundWon)]
    result = GAME.result(state)
    assert result is not None and rounds == game["rounds"]
    assert {
        "winners": list(result.winners),
        "places": list(result.places),
        "points": list(result.points),
        "ending": result.ending,
    } == game["result"]
    assert digest(state) == game["hash"]
