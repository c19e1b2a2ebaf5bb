"""Chapter Ahh."""

import pytest

from rules.roar.actions import Call
from rules.roar.constants import OUT
from rules.roar.events import Called, Developed, Entitled, Healed
from tests.rules.roar.arena import every, only, race


@pytest.mark.rule("ROAR-HEAL-01")
@pytest.mark.parametrize("damage", [1, 2, 3])
def test_ahh_removes_one_marker(damage: int) -> None:
    a = race(2)
    a.hurt(0, damage)
    a.hurt(1, 3)
    healed = only(a.call(100, 0, "ahh"), Healed)
    assert (healed.amount, healed.damage) == (1, damage - 1)
    assert a.damage == (damage - 1, 3)


@pytest.mark.rule("ROAR-HEAL-R01")
def test_ahh_without_damage_only_returns_the_dice_in_the_simple_game() -> None:
    a = race(2)
    events = a.call(100, 0, "ahh")
    assert only(events, Called).name == "ahh" and only(events, Healed).amount == 0
    assert a.damage == (0, 0) and a.h(0).dice == ("", "", "")
    assert not every(events, Entitled)


@pytest.mark.rule("ROAR-HEAL-02")
@pytest.mark.parametrize("damage", [0, 2])
def test_in_the_full_game_every_ahh_entitles_to_a_development(damage: int) -> None:
    a = race(2, {"mode": "full"})
    a.hurt(0, damage)
    assert only(a.call(100, 0, "ahh"), Entitled).seat == 0
    assert a.p(0).choosing


@pytest.mark.rule("ROAR-HEAL-R02")
def test_healing_comes_first_so_a_mhhm_gained_by_this_call_helps_only_the_next_one() -> None:
    a = race(2, {"mode": "full"})
    a.hurt(0, 3)
    a.hand(0, wishes=("mhhm",))
    events = a.call(100, 0, "ahh")
    assert [type(e).__name__ for e in events] == ["Claimed", "Called", "Healed", "Developed"]
    assert only(events, Developed).development == "mhhm" and a.damage[0] == 2
    second = a.call(500, 0, "ahh")
    assert only(second, Called).name == "ahh_mhhm" and a.damage[0] == 0


@pytest.mark.rule("ROAR-HEAL-R03")
def test_a_knocked_out_dino_cannot_heal() -> None:
    a = race(3)
    a.hurt(1, 3)
    a.call(100, 0, "grrrr")
    a.lay(1, "ahh", "ahh", "ahh")
    assert a.refused(5000, 1, Call("ahh")).why == "out"
    assert a.p(1).status == OUT and a.damage[1] == 4


@pytest.mark.rule("ROAR-DEV-MHHM", "ROAR-DEV-R09")
@pytest.mark.parametrize(("damage", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_mhhm_heals_up_to_two_and_stores_nothing(damage: int, left: int) -> None:
    a = race(2, {"mode": "full"})
    a.give(0, "mhhm")
    a.hurt(0, damage)
    events = a.call(100, 0, "ahh")
    assert only(events, Called).name == "ahh_mhhm"
    assert only(events, Healed).amount == damage - left and a.damage[0] == left
    a.hurt(0, 2)
    assert a.damage[0] == 2
