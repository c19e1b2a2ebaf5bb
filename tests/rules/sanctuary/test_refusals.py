"""Why something is not offered: the same tests that make the choices give the rule (issue 4.2)."""

import pytest

from rules.core.chance import Chance
from rules.core.game import Illegal, Move, Proceed, Tick
from rules.sanctuary import GAME
from rules.sanctuary.actions import Colour, End, Feed, Main, Side, Use, Work
from rules.sanctuary.animals import species
from rules.sanctuary.effects import Gain, Satisfy, Store
from rules.sanctuary.frames import Round, Turn
from rules.sanctuary.sight import blocker
from rules.sanctuary.state import Player, Worker
from rules.sanctuary.turn import barrier
from tests.rules.sanctuary.tables import R, Table, Y, find, on, placing, resolving, solo


def why(table: Table, what: str, seat: int = 0) -> dict[tuple[object, ...], str]:
    """The rules against things of one kind, by what they are about."""
    return {refusal.about: refusal.rule for refusal in GAME.refusals(table.state, seat) if refusal.what == what}


@pytest.mark.rule("SAN-PLACE-06", "SAN-PLACE-07")
def test_each_card_that_cannot_be_taken_has_its_rule() -> None:
    table = placing(3, pawns={1: (1,), 2: (4,)}, fences={5: "right"})
    assert why(table, "place") == {(0,): "SAN-PLACE-06", (5,): "SAN-PLACE-06"}
    narrow = placing(3, pawns={1: (1,)}, fences={0: "right", 3: "right"})
    assert why(narrow, "place")[(2,)] == "SAN-PLACE-07"
    assert GAME.refusals(narrow.change(stack=(Round("place", 6),)).state, 0) == ()


@pytest.mark.rule("SAN-LOS-04", "SAN-LOS-05", "SAN-RESOLVE-05", "SAN-RESOLVE-06")
def test_each_action_that_cannot_be_used_has_its_rule() -> None:
    cards = {0: find(main=Satisfy("R")), 1: find(side=Store("R"))}
    spare = Player(rangers=(Worker(R, False),))
    table = resolving(3, at=cards, fences={2: "right"}, pawns={0: (0,), 1: (5,)}, boards={0: spare})
    sides = why(table, "side")
    assert why(table, "main") == {(0, 0): "SAN-RESOLVE-05"}
    assert sides == {
        (0, 1): "SAN-RESOLVE-05",
        (0, 3): "SAN-LOS-05",
        (0, 4): "SAN-LOS-05",
        (0, 5): "SAN-LOS-04",
        (0, 6): "SAN-LOS-05",
        (0, 7): "SAN-LOS-05",
    }
    table.press(Side(0, 2))
    assert why(table, "side")[(0, 2)] == "SAN-RESOLVE-06"


@pytest.mark.rule("SAN-LOS-04")
def test_who_waits_sees_what_the_own_volunteers_could_not_do() -> None:
    table = resolving(3, pawns={0: (0, 8), 1: (5, 3)})
    waiting = why(table, "side", 1)
    assert waiting[(0, 0)] == "SAN-LOS-04"
    assert waiting[(1, 5)] == "SAN-LOS-04"
    both = resolving(3, pawns={0: (0, 8), 1: (5, 12)}, k=-1)
    assert {about[0] for about in why(both, "side")} == {0, 1}


@pytest.mark.rule("SAN-RANGER-04", "SAN-THREAT-05", "SAN-RESCUE-R02", "SAN-EXP-G2")
def test_workers_and_once_effects_that_cannot_be_used_have_their_rule() -> None:
    board = Player(rangers=(Worker(-1, False),), rescuers=(Worker(R, False),), expansions=on(Y="E04!", B="E07"))
    table = solo(Gain(("R", "Y")), board=board)
    assert why(table, "work") == {("ranger",): "SAN-RANGER-04", ("rescuer",): "SAN-RESCUE-R02"}
    assert why(table, "use") == {("E04",): "SAN-EXP-G2"}
    fed = solo(Gain(("R", "Y")), board=Player(rangers=(Worker(Y, False),), expansions=on(R="E01")))
    assert why(fed, "work") == {("ranger",): "SAN-THREAT-05"}
    assert why(fed, "use") == {("E01",): "SAN-RESOLVE-05"}
    turn = Turn(0, 0)
    assert barrier(fed.state, turn, Feed("ranger")) == "SAN-RANGER-03"
    hungry = solo(Gain(("R", "Y")), board=Player(rangers=(Worker(-1, False),), expansions=on(B="E10")))
    assert barrier(hungry.state, turn, Feed("ranger")) == "SAN-RANGER-R01"
    assert barrier(hungry.state, turn, Use("E10")) == "SAN-EXP-G4"
    assert barrier(hungry.state, turn, End()) == ""


def test_what_is_offered_has_no_rule_against_it() -> None:
    table = solo(Gain(("R", "Y")))
    turn = table.state.stack[-1]
    for choice in table.choices():
        assert barrier(table.state, turn, choice) == ""
    through = resolving(3, fences={7: "right"}, pawns={0: (0,)}, boards={0: Player(expansions=on(Y="E09", G="E11"))})
    assert blocker(through.state, 0, 0, 7) == ""


def test_presses_out_of_turn_name_the_order_and_nothing_is_due() -> None:
    table = resolving(pawns={0: (0, 9), 1: (4, 6)})
    table.expect_refused(Main(0), "SAN-RESOLVE-01", seat=1)
    table.expect_refused(Side(0, 99), "")
    table.expect_refused(Colour(R), "")
    for action in (Proceed(), Tick()):
        with pytest.raises(Illegal):
            GAME.apply(table.state, Move(None, action), Chance("x"))  # type: ignore[arg-type]
    assert GAME.restarted(table.state) is None
    assert GAME.seated(table.state, 0, False) is None
    assert GAME.refusals(table.change(cards=()).state, 0) == ()


def test_feeding_and_helping_can_be_taken_back() -> None:
    board = Player(
        mgmt=(1, 1, 0, 0), animals=(1, 1, 0, 0), rangers=(Worker(-1, False),), rescuers=(Worker(R, False), Worker(Y, False))
    )
    table = solo(Gain(("R", "Y")), board=board)
    for begin in (Feed("ranger"), Work("rescuer")):
        table.press(begin)
        back = table.choices()[-1]
        table.press(back)
        assert table.prompt().kind == "turn"
    assert table.me() == board


@pytest.mark.rule("SAN-ANIMAL-05", "SAN-SETUP-R05")
def test_a_token_shows_the_species_of_its_face() -> None:
    assert species("B", 0, R) == "Wolf"
    assert species("B", 0b0001, R) == "European Wildcat"
