"""ROAR-DEV-R04: Klink and Klonk by themselves, or in time by the defender's own word."""

import pytest

from rules.roar import GAME
from rules.roar.actions import Call, Roll, Say
from rules.roar.events import Damaged, Kaboomed, KnockedOut, Refused, RoundWon, Said, Threatened
from tests.rules.roar.arena import Arena, every, only, race


def reflex(n: int = 3) -> Arena:
    """A full game in reflex mode."""
    return race(n, {"mode": "full", "reflex": True})


@pytest.mark.rule("ROAR-DEV-R04")
def test_normally_the_markers_work_by_themselves() -> None:
    a = race(3, {"mode": "full"})
    a.give(1, "klink_right", "klonk")
    a.call(100, 0, "grrrr")
    a.call(600, 0, "kaboom")
    assert a.damage == (0, 0, 1) and not every(a.events, Threatened) and a.p(1).blows == ()


@pytest.mark.rule("ROAR-DEV-R04")
def test_in_reflex_mode_the_damage_waits_for_two_and_a_half_seconds_from_the_stamp() -> None:
    a = reflex()
    a.give(1, "klink_right")
    a.hurt(1, 3)
    threat = only(a.call(100, 0, "grrrr"), Threatened)
    assert (threat.seat, threat.amount, threat.prevents, threat.word) == (1, 1, 1, "klink")
    assert threat.until == a.zero + 2600
    assert a.damage[1] == 3 and a.p(1).status == "in"
    assert a.prompts(1)["react"].choices == (Say("klink"),) and a.prompts(1)["react"].about == (0, "grrrr")
    assert not a.run(2849)
    events = a.run(2850)
    hit = only(events, Damaged)
    assert (hit.amount, hit.prevented, hit.damage) == (1, 0, 4)
    assert only(events, KnockedOut).by == 0 and a.points == (1, 0, 0) and a.p(1).blows == ()


@pytest.mark.rule("ROAR-DEV-R04")
@pytest.mark.parametrize(("stamped", "counts"), [(2600, True), (2601, False)])
def test_the_word_counts_up_to_the_last_millisecond_also_when_it_arrives_later(stamped: int, counts: bool) -> None:
    a = reflex()
    a.give(1, "klink_right")
    a.call(100, 0, "grrrr")
    if counts:
        events = a.press(stamped, 1, Say("klink"), arrives=2800)
        assert only(events, Said).word == "klink" and only(events, Damaged).prevented == 1
        assert a.damage == (0, 0, 0) and "react" not in a.prompts(1)
    else:
        refusal = only(a.press(stamped, 1, Say("klink")), Refused)
        assert (refusal.why, refusal.about, refusal.locked_until) == ("too_slow", (), 0)
        a.run(2850)
        assert a.damage == (0, 1, 0)


@pytest.mark.rule("ROAR-DEV-R04")
def test_the_word_takes_one_from_the_whole_damage() -> None:
    a = reflex()
    a.give(0, "wusch", "zinngg_left")
    a.give(1, "klink_right")
    a.call(100, 0, "grrrr", dice=4)
    assert a.damage == (0, 0, 0) and a.p(1).blows[0].amount == 2
    a.press(900, 1, Say("klink"))
    assert a.damage == (0, 1, 0)


@pytest.mark.rule("ROAR-DEV-R04", "ROAR-DEV-KLONK")
def test_klonk_may_be_said_in_the_pause_of_the_kaboom() -> None:
    a = reflex()
    a.give(1, "klonk")
    a.give(2, "klonk")
    events = a.call(100, 0, "kaboom")
    assert len(every(events, Threatened)) == 2 and only(events, Kaboomed).seat == 0
    a.press(1000, 1, Say("klonk"))
    assert a.state.phase == "pause" and a.damage == (0, 0, 0)
    a.run(2850)
    assert a.damage == (0, 0, 1) and a.state.phase == "pause"


@pytest.mark.rule("ROAR-DEV-R04")
def test_a_knock_out_that_waited_may_end_the_round_in_the_pause_or_in_the_race() -> None:
    a = reflex(2)
    a.give(1, "klonk")
    a.hurt(1, 3)
    a.call(100, 0, "kaboom")
    assert a.state.phase == "pause"
    assert a.run(2400) and a.state.shout_open
    assert only(a.run(2850), RoundWon).seat == 0
    assert not a.state.shout_open and "shout" not in a.prompts(0)
    assert GAME.due(a.state) == a.zero + 2850 + 8000, "the break is not cut short by the shout of the pause"
    b = reflex(2)
    b.give(1, "klink_left")
    b.give(0, "wusch", "zinngg_right")
    b.hurt(1, 3)
    b.call(100, 0, "roaar", dice=4)
    events = b.press(500, 1, Say("klink"))
    assert only(events, Damaged).damage == 4 and only(events, RoundWon).seat == 0


@pytest.mark.rule("ROAR-DEV-R04")
def test_who_falls_before_the_word_takes_the_waiting_blow_with_him() -> None:
    a = reflex(3)
    a.give(1, "klink_right")
    a.hurt(1, 3)
    a.call(100, 0, "grrrr")
    a.call(600, 2, "roaar")
    assert a.points == (0, 0, 1) and a.p(1).blows == ()
    assert not every(a.run(3000), Damaged)


@pytest.mark.rule("ROAR-DEV-R04", "ROAR-ROUND-03")
def test_a_blow_that_waits_for_the_winner_of_the_round_is_forgotten() -> None:
    a = reflex(2)
    a.give(0, "klink_right")
    a.hurt(1, 3)
    a.call(100, 1, "grrrr")
    assert len(a.p(0).blows) == 1
    assert only(a.call(600, 0, "roaar"), RoundWon).seat == 0
    assert a.p(0).blows == () and "react" not in a.prompts(0)
    a.next_round()
    assert a.damage == (0, 0)


def test_a_word_nobody_waits_for_is_refused_and_two_blows_are_answered_one_by_one() -> None:
    a = reflex(3)
    a.give(1, "klink_right", "klink_left")
    assert a.refused(10, 1, Say("klink")).why == "not_asked"
    a.call(100, 0, "grrrr")
    a.call(600, 2, "roaar")
    assert len(a.p(1).blows) == 2
    assert a.refused(900, 1, Say("klonk")).why == "not_asked"
    assert only(a.press(1000, 1, Say("klink")), Damaged).by == 0
    assert only(a.press(1001, 1, Say("klink")), Damaged).by == 2
    assert a.damage == (0, 0, 0)


def test_the_race_goes_on_while_a_word_is_awaited() -> None:
    a = reflex(3)
    a.give(1, "klink_right")
    a.call(100, 0, "grrrr")
    a.press(400, 1, Roll())
    assert a.h(1).rolls == 1 and {"race", "react"} <= a.prompts(1).keys()
    a.lay(2, "grrrr", "grrrr", "grrrr")
    a.press(2599, 2, Call("grrrr"))
    a.run(2850)
    assert a.damage == (1, 1, 0)
