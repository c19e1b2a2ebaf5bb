"""Whole recorded games, one for each way to end, played back move by move. Written by `python -m bench.sanctuary_record`."""

import json
from pathlib import Path
from typing import Any

import pytest

from bench.sanctuary_record import digest, outcome
from db.codec import codec_for
from rules.core.chance import Chance
from rules.core.game import Move, SeatSpec
from rules.sanctuary import GAME

CODEC = codec_for(GAME)
FILES = sorted(Path(__file__).parent.glob("*.json"))
RECORDED: dict[str, dict[str, Any]] = {path.stem: json.loads(path.read_text()) for path in FILES}


@pytest.mark.rule("SAN-END-02", "SAN-END-03", "SAN-END-04")
def test_there_is_a_recorded_game_for_each_way_to_end() -> None:
    assert {game["result"]["ending"] for game in RECORDED.values()} == {"points", "tie-break", "shared"}
    assert {game["seats"] for game in RECORDED.values()} == {2, 3, 4}
    assert {game["options"]["advanced"] for game in RECORDED.values()} == {True, False}


@pytest.mark.parametrize("name", sorted(RECORDED))
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    game = RECORDED[name]
    first = GAME.setup((SeatSpec(human=False),) * game["seats"], game["options"], Chance(game["seed"], 0)).state
    state = first
    stored: list[Any] = []
    for ply, (seat, action) in enumerate(game["moves"], 1):
        move = Move(seat, CODEC.take(GAME.name, game["version"], action))
        state, events = GAME.apply(state, move, Chance(game["seed"], ply))
        stored += events
    assert outcome(state) == game["result"]
    assert digest(state) == game["hash"]
    assert GAME.evolve(first, stored) == state
