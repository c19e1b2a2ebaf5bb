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
from rules.roar.events import Damaged, Ended, Erupted, Event, KnockedOut, RoundWon, Said, Withdrew
from rules.roar.state import State

CODEC = codec_for(GAME)
FILES = sorted(Path(__file__).parent.glob("*.json"))
RECORDED: dict[str, dict[str, Any]] = {path.stem: json.loads(path.read_text()) for path in FILES}


def replay(game: dict[str, Any]) -> tuple[State, list[tuple[Event, ...]]]:
    """The last state and what each move brought."""
    seats = tuple(SeatSpec(human) for human in game["seats"])
    state = GAME.setup(seats, game["options"], Chance(game["seed"], 0), game["start"]).state
    brought = []
    for ply, (seat, action, guard, stamp, now) in enumerate(game["moves"], 1):
        taken = CODEC.take(GAME.name, game["version"], action)
        move = Move(seat, taken, guard, stamp, game["start"] + now)
        state, events = GAME.apply(state, move, Chance(game["seed"], ply))
        brought.append(events)
    return state, brought


def test_there_is_a_recorded_game_for_each_way_to_end() -> None:
    endings = {game["result"]["ending"] for game in RECORDED.values()}
    assert endings == {"points", "tie-break", "cancelled", "not_started"}
    plain = {(len(game["seats"]), game["options"]["mode"]) for game in RECORDED.values() if len(game["options"]) == 1}
    assert plain >= {(2, "simple"), (2, "full"), (5, "simple"), (5, "full")}
    assert RECORDED["tie-break"]["result"]["ending"] == "tie-break"


@pytest.mark.parametrize("name", sorted(RECORDED))
def test_a_recorded_game_ends_as_it_did(name: str) -> None:
    game = RECORDED[name]
    state, brought = replay(game)
    result = GAME.result(state)
    assert result is not None
    assert [e.seat for events in brought for e in events if isinstance(e, RoundWon)] == game["rounds"]
    assert {
        "winners": list(result.winners),
        "places": list(result.places),
        "points": list(result.points),
        "ending": result.ending,
    } == game["result"]
    assert digest(state) == game["hash"]


def test_the_volcano_ends_the_last_round_of_its_game() -> None:
    last = replay(RECORDED["volcano"])[1][-1]
    kinds = [type(e) for e in last]
    assert kinds.index(Erupted) < kinds.index(KnockedOut) < kinds.index(RoundWon) < kinds.index(Ended)
    assert {e.by for e in last if isinstance(e, KnockedOut)} == {None}


def test_all_people_of_a_game_are_gone_before_it_is_cancelled() -> None:
    game = RECORDED["all-gone"]
    state, brought = replay(game)
    gone = {e.seat for events in brought for e in events if isinstance(e, Withdrew)}
    assert gone == {seat for seat, human in enumerate(game["seats"]) if human}
    assert state.ending == "cancelled" and not any(p.human and p.status == "in" for p in state.players)


def test_words_are_said_in_the_game_of_reflexes() -> None:
    events = [e for brought in replay(RECORDED["five-full-reflex"])[1] for e in brought]
    assert sum(isinstance(e, Said) for e in events) >= 5
    assert sum(e.prevented for e in events if isinstance(e, Damaged)) >= 5
