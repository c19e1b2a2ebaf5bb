"""Chapter Game Play: rolling and placing dice."""

from collections import Counter

import pytest

from rules.core.chance import Chance
from rules.core.game import Move
from rules.roar import GAME
from rules.roar.actions import Call, Free, Hold, Roll
from rules.roar.constants import FACES, SYMBOLS
from rules.roar.events import Called, Placed, Rolled
from tests.rules.roar.arena import only, race

NO_FACES = ("", "", "")


@pytest.mark.rule("ROAR-DICE-01")
def test_all_seats_may_roll_at_the_same_moment_and_again_and_again() -> None:
    a = race(3)
    for turn in range(4):
        for seat in (2, 0, 1):
            only(a.press(10 + turn * 2500, seat, Roll()), Rolled)
    assert [h.rolls for h in a.state.hands] == [4, 4, 4]


@pytest.mark.rule("ROAR-DICE-02", "ROAR-DICE-R01")
def test_a_die_has_two_roaar_two_grrrr_one_kaboom_and_one_ahh() -> None:
    assert Counter(FACES) == {"roaar": 2, "grrrr": 2, "kaboom": 1, "ahh": 1}
    assert SYMBOLS == ("roaar", "grrrr", "kaboom", "ahh")
    seen: Counter[str] = Counter()
    a = race(2, {"pace": "frantic"})
    for i in range(800):
        seen.update(only(a.press(i * 1000, 0, Roll()), Rolled).dice)
        a.set(live_at=a.state.live_at + 1000)
        a.zero = a.state.live_at - (i + 1) * 1000
    total = sum(seen.values())
    assert {symbol: round(6 * seen[symbol] / total) for symbol in SYMBOLS} == Counter(FACES)


@pytest.mark.rule("ROAR-DICE-03", "ROAR-DICE-04")
def test_a_die_is_placed_and_taken_off_at_any_time_without_a_cooldown() -> None:
    a = race(2)
    a.press(0, 0, Roll())
    for when in range(1, 6):
        assert only(a.press(when, 0, Hold(1)), Placed).held is True
        assert a.h(0).held == (False, True, False)
        assert only(a.press(when, 0, Free(1)), Placed).held is False
        assert a.h(0).held == (False, False, False)
    assert a.h(0).dice != NO_FACES


def test_a_die_that_lies_there_cannot_be_placed_again_nor_one_in_the_hand_be_taken_off() -> None:
    a = race(2)
    a.lay(0, "grrrr", "ahh")
    assert (a.refused(5, 0, Hold(0)).why, a.refused(5, 0, Hold(0)).rule) == ("held", "ROAR-DICE-03")
    assert (a.refused(5, 0, Free(2)).why, a.refused(5, 0, Free(2)).rule) == ("not_held", "ROAR-DICE-04")


@pytest.mark.rule("ROAR-DICE-05")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_three_dice_with_the_symbol_have_to_lie_on_the_dino(symbol: str) -> None:
    a = race(2)
    a.hand(0, dice=(symbol,) * 3, held=(True, True, False))
    assert not [e for e in a.call_only(100, 0, symbol) if isinstance(e, Called)]
    a.hand(0, held=(True, True, True))
    assert only(a.call_only(2000, 0, symbol), Called).symbol == symbol


@pytest.mark.rule("ROAR-DICE-06", "ROAR-DICE-R02")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_after_a_call_all_dice_are_in_the_hand_and_show_nothing(symbol: str) -> None:
    a = race(3)
    a.call(100, 0, symbol)
    assert a.h(0).dice == NO_FACES and a.h(0).held == (False, False, False)
    if symbol != "kaboom":
        assert a.refused(400, 0, Hold(0)).why == "no_face"
        assert a.refused(400, 0, Hold(0)).rule == "ROAR-DICE-R02"


@pytest.mark.rule("ROAR-DICE-R02")
def test_a_roll_replaces_exactly_the_dice_in_the_hand() -> None:
    a = race(2)
    seen: set[tuple[str, ...]] = set()
    for i in range(30):
        a.hand(0, dice=("kaboom", "ahh", "kaboom"), held=(True, False, True), cooldown_until=0)
        dice = only(a.press(i, 0, Roll()), Rolled).dice
        assert (dice[0], dice[2]) == ("kaboom", "kaboom") and a.h(0).held == (True, False, True)
        seen.add(dice)
    assert len(seen) == 4


@pytest.mark.rule("ROAR-DICE-R02")
def test_a_freed_die_keeps_its_face_until_the_next_roll() -> None:
    a = race(2)
    a.lay(0, "ahh", "ahh", "ahh")
    a.press(1, 0, Free(2))
    assert a.h(0).dice == ("ahh", "ahh", "ahh")
    a.press(2, 0, Hold(2))
    assert only(a.call_only(3, 0, "ahh"), Called).symbol == "ahh"


@pytest.mark.rule("ROAR-DICE-R02")
def test_the_same_seed_rolls_the_same_dice_and_no_roll_is_offered_with_all_dice_placed() -> None:
    def faces() -> tuple[str, ...]:
        return only(race(2).press(7, 0, Roll()), Rolled).dice

    assert faces() == faces()
    a = race(2)
    a.lay(0, "grrrr", "grrrr", "ahh")
    assert Roll() not in a.prompts(0)["race"].choices
    assert a.refused(5, 0, Roll()).why == "all_held"


@pytest.mark.rule("ROAR-DICE-R03")
def test_dice_of_several_symbols_may_lie_there_and_count_only_for_their_own() -> None:
    a = race(2)
    a.give(0, "wusch")
    a.lay(0, "grrrr", "ahh", "grrrr", "grrrr")
    assert a.h(0).held == (True,) * 4
    assert only(a.call_only(10, 0, "grrrr"), Called).symbol == "grrrr"
    b = race(2)
    b.lay(0, "grrrr", "ahh", "grrrr")
    assert [type(e).__name__ for e in b.call_only(10, 0, "grrrr")] == ["Claimed", "Refused"]


@pytest.mark.rule("ROAR-DICE-R04")
@pytest.mark.parametrize("fourth", ["roaar", "ahh"])
@pytest.mark.parametrize("placed", [True, False])
def test_with_four_dice_three_are_enough_and_the_fourth_returns_too(fourth: str, placed: bool) -> None:
    a = race(2)
    a.give(0, "wusch")
    a.hand(0, dice=("grrrr", "grrrr", fourth, "grrrr"), held=(True, True, placed, True))
    a.call_only(10, 0, "grrrr")
    assert a.damage == (0, 1)
    assert a.h(0).dice == ("",) * 4 and a.h(0).held == (False,) * 4


def test_a_die_that_does_not_exist_is_no_choice() -> None:
    a = race(2)
    a.press(0, 0, Roll())
    for die in (-1, 3, 99):
        assert a.refused(5, 0, Hold(die)).why == a.refused(5, 0, Free(die)).why == "forged"
    assert a.refused(5, 0, Call("boo")).why == "forged"


def test_the_panel_lists_dice_then_roll_then_the_four_calls() -> None:
    a = race(2)
    a.hand(0, dice=("grrrr", "", "ahh"), held=(True, False, False))
    assert a.prompts(0)["race"].choices == (Free(0), Hold(2), Roll(), *(Call(symbol) for symbol in SYMBOLS))
    for choice in a.prompts(0)["race"].choices:
        assert GAME.apply(a.state, Move(0, choice, a.guard(0), now=a.zero + 50), Chance("any")).events
