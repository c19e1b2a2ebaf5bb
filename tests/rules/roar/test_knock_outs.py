"""Chapter Knock Out."""

import pytest

from rules.roar.actions import Call, Free, Hold, Roll
from rules.roar.constants import IN, OUT
from rules.roar.events import Called, Damaged, KnockedOut, Refused
from tests.rules.roar.arena import every, only, race


@pytest.mark.rule("ROAR-KO-01", "ROAR-KO-03")
def test_the_fourth_marker_knocks_out_and_its_attacker_gets_a_point_at_once() -> None:
    a = race(3)
    for n in range(1, 4):
        assert not every(a.call(n * 1000, 0, "grrrr"), KnockedOut)
        assert a.p(1).status == IN and a.damage[1] == n
    out = only(a.call(4000, 0, "grrrr"), KnockedOut)
    assert (out.seat, out.by) == (1, 0)
    assert a.p(1).status == OUT and a.points == (1, 0, 0)
    assert a.state.phase == "live"


@pytest.mark.rule("ROAR-KO-01", "ROAR-DEV-OHYEAH")
def test_with_oh_yeah_only_the_fifth_marker_knocks_out() -> None:
    a = race(3, {"mode": "full"})
    a.give(1, "oh_yeah")
    a.hurt(1, 3)
    assert not every(a.call(1000, 0, "grrrr"), KnockedOut) and a.damage[1] == 4
    assert only(a.call(2000, 0, "grrrr"), KnockedOut).seat == 1 and a.damage[1] == 5


@pytest.mark.rule("ROAR-KO-02")
def test_who_is_out_does_not_press_any_more_in_this_round() -> None:
    a = race(3)
    a.press(0, 1, Roll())
    a.hurt(1, 3)
    a.call(100, 0, "grrrr")
    assert a.prompts(1) == {}
    for action in (Roll(), Hold(0), Free(0), Call("ahh")):
        reason = a.refused(9000, 1, action)
        assert (reason.why, reason.rule) == ("out", "ROAR-KO-02")


@pytest.mark.rule("ROAR-KO-R01", "ROAR-ROUND-03")
def test_points_stay_while_damage_and_the_mark_of_being_out_go_at_the_end_of_the_round() -> None:
    a = race(3)
    a.hurt(0, 2)
    for seat in (1, 2):
        a.hurt(seat, 3)
    a.call(100, 0, "kaboom")
    assert a.points == (5, 0, 0) and a.p(0).knockouts == 2
    assert a.damage == (0, 0, 0) and {p.status for p in a.state.players} == {IN}
    a.next_round()
    assert a.points == (5, 0, 0)


@pytest.mark.rule("ROAR-KO-R02")
def test_credit_goes_to_the_caller_whose_damage_reached_the_limit() -> None:
    a = race(3)
    for n in range(3):
        a.call(100 + n * 500, 0, "grrrr")
    assert only(a.call(2000, 2, "roaar"), KnockedOut).by == 2
    assert a.points == (0, 0, 1)


@pytest.mark.rule("ROAR-KO-R02")
def test_excess_damage_is_lost_and_a_kaboom_gives_a_marker_for_each_dino_it_knocks_out() -> None:
    a = race(4, {"mode": "full"})
    a.give(0, "oo_ah", "oo_ah")
    for seat in (1, 2):
        a.hurt(seat, 3)
    events = a.call(100, 0, "kaboom")
    assert [(hit.amount, hit.damage) for hit in every(events, Damaged)] == [(3, 6), (3, 6), (3, 3)]
    assert a.points == (2, 0, 0, 0) and a.p(3).status == IN


@pytest.mark.rule("ROAR-KO-R03")
def test_an_earlier_stamped_call_of_the_victim_comes_before_the_knock_out() -> None:
    a = race(3)
    a.hurt(1, 3)
    a.lay(0, "grrrr", "grrrr", "grrrr")
    a.lay(1, "grrrr", "grrrr", "grrrr")
    a.press(100, 0, Call("grrrr"))
    a.press(98, 1, Call("grrrr"), arrives=340)
    a.run(350)
    assert a.damage == (0, 4, 1) and a.p(1).status == OUT


@pytest.mark.rule("ROAR-KO-R03", "ROAR-TIMING-R03")
def test_a_later_stamped_call_of_the_victim_is_refused() -> None:
    a = race(3)
    a.hurt(1, 3)
    a.lay(0, "grrrr", "grrrr", "grrrr")
    a.lay(1, "grrrr", "grrrr", "grrrr")
    a.press(100, 0, Call("grrrr"))
    a.press(125, 1, Call("grrrr"))
    refusal = only(a.run(400), Refused)
    assert (refusal.seat, refusal.why, refusal.about) == (1, "late", (25, 0, "knockout"))
    assert a.damage == (0, 4, 0)
    assert a.refused(401, 1, Call("grrrr")).about == (301, 0, "knockout")


@pytest.mark.rule("ROAR-KO-R03")
def test_two_dinos_never_knock_each_other_out() -> None:
    a = race(2)
    for seat in (0, 1):
        a.hurt(seat, 3)
        a.lay(seat, "grrrr", "grrrr", "grrrr")
    a.press(100, 1, Call("grrrr"))
    a.press(101, 0, Call("grrrr"))
    events = a.run(400)
    assert only(events, Called).seat == only(events, KnockedOut).by == 1
    assert a.points == (0, 4)
