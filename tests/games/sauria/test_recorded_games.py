"""Whole recorded games, one for each way to end, played back move by move. Written by `python -m bench.sauria_record`."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from bench.sauria_record import earned
from db.codec import codec_for
from rules.core.chance import Chance
from rules.core.game import Move, SeatSpec
from rules.sauria import GAME
from rules.sauria.state import State

CODEC = codec_for(GAME)
FILES = sorted(Path(__file__).parent.glob("*.json"))
RECORDED: dict[str, dict[str, Any]] = {path.stem: json.loads(path.read_text()) for path in FILES}


def played(game: dict[str, Any]) -> State:
    """The last state of a recorded game."""
    options = {k: tuple(v) if isinstance(v, list) else v for k, v in game["options"].items()}
    state = GAME.setup((SeatSpec(human=False),) * game["seats"], options, Chance(game["seed"], 0)).state
    for ply, (seat, action) in enumerate(game["moves"], 1):
        taken = CODEC.take(GAME.name, game["version"], action)
        state = GAME.apply(state, Move(seat, taken), Chance(game["seed"], ply)).state
    return state


def test_there_is_a_recorded_game_for_each_way_to_end_and_each_number_of_players() -> None:
    standard = {"helicopter", "boat", "bunker", "all_dead", "tie"}
    variants = {"solo_won", "solo_points", "solo_death", "coop_won", "coop_points", "coop_death"}
    assert {g["result"]["ending"] for g in RECORDED.values()} == standard | variants
    assert {g["seats"] for g in RECORDED.values()} == {1, 2, 3, 4, 5}
    assert "four-outlived" in RECORDED


@pytest.mark.parametrize("name", sorted(RECORDED))
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    game = RECORDED[name]
    state = played(game)
    result = GAME.result(state)
    assert result is not None
    assert {
        "winners": list(result.winners),
        "places": list(result.places),
        "points": list(result.points),
        "ending": result.ending,
    } == game["result"]
    assert [p.way for p in state.players] == game["ways"]
    assert hashlib.sha256(CODEC.pack(state)).hexdigest()[:16] == game["hash"]


@pytest.mark.rule("SAU-WIN-01", "SAU-WIN-03", "SAU-WIN-04")
def test_a_winner_may_have_gathered_fewer_points_than_somebody_who_died() -> None:
    state = played(RECORDED["four-outlived"])
    result = GAME.result(state)
    assert result is not None
    (winner,) = result.winners
    assert any(earned(state, s) > result.points[winner] for s, p in enumerate(state.players) if not p.way)
