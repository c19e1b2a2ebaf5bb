"""Schema steps, shown on an invented game of three versions; and those of our games."""

from dataclasses import make_dataclass
from typing import Any

import pytest

from db.codec import Codec, CodecError, codec_for
from db.upgrades import UPGRADES, Raw, rewrite
from rules.core.chance import Chance
from rules.core.game import SeatSpec
from rules.core.record import record
from rules.sauria import GAME as SAURIA
from rules.sauria import events as sauria
from rules.sauria.frames import Leave, Round, Turn
from rules.sauria.frames import Step as Stride

# Version 1: a piece had a colour by name and a dead field; version 2: colours are numbers; version 3: pieces have an owner.
COLOURS = ("red", "blue")

Piece1: Any = make_dataclass("Piece", [("colour", str), ("dead", int)])
Board1: Any = make_dataclass("Board", [("pieces", tuple[Piece1, ...]), ("stack", tuple[Any, ...])])


@record
class Piece:
    owner: int
    colour: int


@record
class Board:
    pieces: tuple[Piece, ...]
    stack: tuple[Any, ...]


def to_2(raw: Raw) -> Raw:
    return rewrite(raw, {"#Piece": lambda r: [r[0], COLOURS.index(r[1])]})


def to_3(raw: Raw) -> Raw:
    cut = {"#Board": lambda r: [r[0], r[1], []]}
    return rewrite(raw, {"#Piece": lambda r: [r[0], -1, r[1]], **cut})


OLD = Codec("invented", 1, (Board1, Piece1), {})
NEW = Codec("invented", 3, (Board, Piece), {1: to_2, 2: to_3})


def test_a_state_of_version_1_is_taken_up_step_by_step() -> None:
    old = Board1((Piece1("blue", 9), Piece1("red", 9)), (Piece1("red", 0),))
    assert NEW.unpack(OLD.pack(old)) == Board((Piece(-1, 1), Piece(-1, 0)), ())


def test_events_are_taken_up_as_states_are() -> None:
    assert NEW.unpack(OLD.pack((Piece1("blue", 1),))) == (Piece(-1, 1),)


def test_what_is_of_todays_version_goes_through_no_step() -> None:
    board = Board((Piece(3, 1),), (Piece(0, 0),))
    assert NEW.unpack(NEW.pack(board)) == board


def test_a_missing_step_is_refused_by_name() -> None:
    gap = Codec("invented", 3, (Board, Piece), {1: to_2})
    with pytest.raises(CodecError, match="no step from version 2 to 3"):
        gap.unpack(OLD.pack((Piece1("red", 1),)))


def test_an_export_of_version_1_is_taken_up_too() -> None:
    assert NEW.take("invented", 1, OLD.plain(Piece1("red", 1))) == Piece(-1, 0)


def test_rewriting_leaves_what_is_not_named_alone() -> None:
    raw = [["#A", 1], [["#B", ["#A", 2]], "A", None, True]]
    assert rewrite(raw, {"#A": lambda r: ["#A", r[1] + 10]}) == [["#A", 11], [["#B", ["#A", 12]], "A", None, True]]
    assert raw == [["#A", 1], [["#B", ["#A", 2]], "A", None, True]]


def test_each_game_has_its_list_of_steps_without_a_gap() -> None:
    assert set(UPGRADES) == {"roar", "sanctuary", "sauria"}
    for game, steps in UPGRADES.items():
        assert sorted(steps) == list(range(1, len(steps) + 1)), game


def test_sauria_2_counts_nothing_twice_that_an_older_log_tallied() -> None:
    codec = codec_for(SAURIA)
    tallies = (sauria.Tallied(0, "noise"), sauria.Tallied(0, "reds"), sauria.Tallied(0, "shots", 2))
    told = (sauria.MarkerDrawn(0, 0, True, 7, 1), *tallies)
    events = codec.take("sauria", 1, codec.plain(told))
    assert [event.n for event in events[1:]] == [0, 0, 2]
    state = SAURIA.setup((SeatSpec(),) * 2, {}, Chance("older", 0)).state
    assert SAURIA.evolve(state, events).players[0].tally == (("noise", 1), ("reds", 1), ("shots", 2))


def test_sauria_2_knows_a_step_of_an_older_stack_by_what_is_left_of_it() -> None:
    codec = codec_for(SAURIA)
    stack = (Round(3), Turn(0), *(Stride(0, 9, "move", stage) for stage in range(4)), Leave(0, ((10,),)))
    kept = codec.take("sauria", 1, codec.plain(stack))
    assert [frame.stage for frame in kept[2:6]] == [0, 0, 1, 2]
    assert (*kept[:2], kept[6]) == (*stack[:2], stack[6])
