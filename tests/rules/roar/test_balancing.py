"""Chapter Balancing the Game, and wish lists."""

import pytest

from rules.roar import GAME, developments, variants
from rules.roar.actions import ClearWishes, Roll, Take, Wish
from rules.roar.developments import MARKERS
from rules.roar.events import Developed, Rolled
from tests.rules.roar.arena import every, only, race, table

FULL = {"mode": "full"}


@pytest.mark.rule("ROAR-BALANCE-01", "ROAR-BALANCE-R02", "ROAR-BALANCE-R03")
def test_a_beginner_starts_with_wusch_and_oh_yeah() -> None:
    a = race(2, FULL, {1: {"preset": "beginner"}})
    assert a.p(1).developments == ("wusch", "oh_yeah") and len(a.h(1).dice) == 4
    assert a.p(0).developments == () and len(a.h(0).dice) == 3
    assert GAME.view(a.state, 0).players[1].limit == 5


@pytest.mark.rule("ROAR-BALANCE-R02")
def test_start_developments_are_placed_once_and_discarded_by_a_won_round() -> None:
    a = race(2, FULL, {1: {"start": ("oo_ah", "oo_ah_second", "klonk")}, 0: {"start": ("mhhm",)}})
    assert a.p(1).developments == ("oo_ah", "oo_ah", "klonk")
    a.hurt(0, 3)
    a.call(100, 1, "kaboom")
    a.next_round()
    assert a.p(1).developments == () and a.p(0).developments == ("mhhm",)


@pytest.mark.rule("ROAR-BALANCE-02", "ROAR-BALANCE-R01")
def test_forbidden_developments_are_never_offered_nor_wished_for() -> None:
    a = race(2, FULL, {0: {"forbidden": ("wusch", "oo_ah_second", "klonk")}})
    a.hand(0, wishes=("klonk",))
    a.give(0, "oo_ah")
    a.call(100, 0, "ahh")
    names = [c.development for c in a.prompts(0)["development"].choices if isinstance(c, Take)]
    assert names == ["oh_yeah", "mhhm", "klink_left", "klink_right", "zinngg_left", "zinngg_right"]
    for name in ("wusch", "oo_ah", "klonk"):
        assert a.refused(500, 0, Take(name)).why == "not_asked"
    assert not every(a.events, Developed)


@pytest.mark.rule("ROAR-BALANCE-02", "ROAR-BALANCE-R03")
def test_all_developments_may_be_forbidden() -> None:
    a = race(2, FULL, {0: {"preset": "simple"}})
    assert a.p(0).forbidden == MARKERS and developments.free((), MARKERS) == ()
    a.call(100, 0, "ahh")
    assert "development" not in a.prompts(0) and "wishes" not in table(2, FULL, {0: {"preset": "simple"}}).prompts(0)


@pytest.mark.rule("ROAR-BALANCE-R03")
def test_a_veteran_has_no_zinngg_and_no_second_oo_ah() -> None:
    a = race(2, FULL, {0: {"preset": "veteran"}})
    assert developments.free((), a.p(0).forbidden) == (
        "wusch", "oh_yeah", "mhhm", "oo_ah", "klonk", "klink_left", "klink_right",
    )  # fmt: skip
    assert "oo_ah" not in developments.free(("oo_ah",), a.p(0).forbidden)
    assert set(variants.PRESETS) == {"none", "beginner", "veteran", "simple"}


@pytest.mark.rule("ROAR-BALANCE-R01")
def test_forbidding_the_first_oo_ah_forbids_both_and_lists_add_to_a_preset() -> None:
    assert developments.allowed(("oo_ah",), "oo_ah") == 0
    a = table(2, FULL, {0: {"preset": "veteran", "forbidden": ("mhhm",), "start": ("mhhm",)}})
    assert a.p(0).forbidden == ("mhhm", "oo_ah_second", "zinngg_left", "zinngg_right")
    assert a.p(0).developments == ("mhhm",)


@pytest.mark.rule("ROAR-BALANCE-03", "ROAR-BALANCE-R01", "ROAR-TIMING-R06")
@pytest.mark.parametrize("handicap", [0, 250, 500, 1000])
def test_the_weaker_hand_is_a_longer_cooldown(handicap: int) -> None:
    a = race(3, FULL, {0: {"handicap": str(handicap)}})
    assert only(a.press(0, 0, Roll()), Rolled).cooldown_until == a.zero + 2500 + handicap
    assert only(a.press(0, 1, Roll()), Rolled).cooldown_until == a.zero + 2500
    assert a.p(0).handicap == handicap


@pytest.mark.rule("ROAR-BALANCE-R01")
def test_everything_is_shown_before_the_game_begins() -> None:
    a = table(2, FULL, {1: {"start": ("klonk",), "forbidden": ("wusch",), "handicap": "500"}})
    shown = GAME.view(a.state, None).players[1]
    assert (shown.developments, shown.forbidden, shown.handicap) == (("klonk",), ("wusch",), 500)
    assert a.state.phase == "ready"


@pytest.mark.rule("ROAR-DEV-R01")
def test_wishes_are_set_between_the_rounds_by_the_seat_itself() -> None:
    a = table(2, FULL)
    a.at(a.zero, 0, Wish("oo_ah"))
    a.at(a.zero + 1, 0, Wish("klonk"))
    a.at(a.zero + 2, 0, Wish("oo_ah"))
    assert a.h(0).wishes == ("oo_ah", "klonk", "oo_ah") and a.h(1).wishes == ()
    left = [c.development for c in a.prompts(0)["wishes"].choices if isinstance(c, Wish)]
    assert "oo_ah" not in left and "klonk" not in left and "wusch" in left
    assert a.refused(3, 0, Wish("oo_ah")).why == "not_asked"
    a.at(a.zero + 4, 0, ClearWishes())
    assert a.h(0).wishes == () and ClearWishes() not in a.prompts(0)["wishes"].choices
    assert a.refused(5, 0, ClearWishes()).why == "not_asked"


@pytest.mark.rule("ROAR-DEV-R01")
def test_no_wishes_in_the_race_nor_in_the_simple_game() -> None:
    a = race(2, FULL)
    assert "wishes" not in a.prompts(0) and a.refused(5, 0, Wish("klonk")).why == "not_asked"
    b = table(2)
    assert "wishes" not in b.prompts(0) and b.refused(5, 0, Wish("klonk")).why == "not_asked"


@pytest.mark.parametrize(
    ("pace", "dinos", "ms"),
    [
        ("normal", 2, 3200), ("normal", 3, 2500), ("normal", 5, 2500), ("calm", 2, 4800), ("calm", 4, 3750),
        ("frantic", 2, 1000), ("frantic", 5, 1000),
    ],
)  # fmt: skip
@pytest.mark.rule("ROAR-TIMING-R06")
def test_the_cooldown_by_pace_and_number_of_dinos(pace: str, dinos: int, ms: int) -> None:
    assert variants.cooldown(pace, dinos) == ms
    assert race(dinos, {"pace": pace}).state.cooldown == ms
