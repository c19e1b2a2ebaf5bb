"""ROAR-TIMING-R12, R13, R15: sleeping and withdrawn seats, the end without people, a restart."""

import pytest

from rules.core.game import Illegal
from rules.roar import GAME, clock
from rules.roar.actions import Action, Call, Free, Hold, Ready, Restarted, Roll, Say, Seated, Shout, Skip, Take
from rules.roar.constants import IN, OUT, WITHDRAWN
from rules.roar.events import (
    Called,
    Delayed,
    Ended,
    HandedOver,
    KnockedOut,
    Live,
    Offered,
    Refused,
    Resumed,
    Rolled,
    RoundBegan,
    RoundWon,
    Slept,
    Withdrew,
)
from rules.roar.state import Blow
from tests.rules.roar.arena import START, Arena, every, only, race, table


def awake(a: Arena, until: int, *seats: int, since: int = 0) -> None:
    """These seats roll every 10 s up to that time."""
    for when in range(since, until, 10_000):
        for seat in seats:
            a.press(when, seat, Roll())


@pytest.mark.rule("ROAR-TIMING-R12")
def test_twenty_seconds_without_a_press_is_sleeping_and_any_press_wakes_up() -> None:
    a = race(3)
    awake(a, 30_000, 0, 2)
    assert not every(a.events, Slept) or only(a.events, Slept).seat == 1
    a.run(20_250)
    assert only(a.events, Slept).seat == 1 and a.p(1).sleeping and a.p(1).status == IN
    assert GAME.view(a.state, 0).players[1].sleeping
    a.press(30_000, 1, Roll())
    assert not a.p(1).sleeping
    assert not every(a.run(49_000), Withdrew)


@pytest.mark.rule("ROAR-TIMING-R12")
@pytest.mark.parametrize("action", [Roll(), Hold(0), Free(1), Call("ahh"), Take("klonk"), Skip(), Say("klink")])
def test_every_kind_of_press_wakes_a_sleeper_and_counts_as_the_last_one(action: Action) -> None:
    a = race(3, {"mode": "full", "reflex": True})
    a.hand(1, dice=("ahh", "ahh", ""), held=(False, True, False))
    blow = Blow(0, "grrrr", 1, 1, "klink", a.zero + 23_000, clock.stamp(a.zero + 20_500))
    a.player(1, sleeping=True, choosing=isinstance(action, (Take, Skip)), blows=(blow,))
    a.press(22_000, 1, action)
    assert not a.p(1).sleeping
    assert (a.h(1).acted, a.h(1).pressed) == (a.zero + 22_000, 22_000)


@pytest.mark.rule("ROAR-TIMING-R12")
def test_a_sleeper_is_still_a_target_with_normal_credit() -> None:
    a = race(3)
    awake(a, 21_000, 0, 2)
    a.run(20_300)
    assert a.p(1).sleeping
    a.hurt(1, 3)
    assert only(a.call(21_000, 0, "grrrr"), KnockedOut).by == 0
    assert a.points == (1, 0, 0) and not a.p(1).sleeping


@pytest.mark.rule("ROAR-TIMING-R12")
def test_after_45_s_the_seat_is_withdrawn_without_a_marker_for_anybody() -> None:
    a = race(3)
    awake(a, 50_000, 0, 2)
    a.run(45_249)
    assert a.p(1).status == IN
    assert only(a.run(45_250), Withdrew).at == a.zero + 45_000
    assert a.p(1).status == WITHDRAWN and a.points == (0, 0, 0) and not a.p(1).sleeping
    assert a.refused(46_000, 1, Roll()).why == "withdrawn"
    a.call(47_000, 0, "grrrr")
    assert a.damage == (0, 0, 1)


@pytest.mark.rule("ROAR-TIMING-R12")
def test_pauses_do_not_count_and_a_press_that_arrives_a_little_late_still_counts() -> None:
    a = race(3)
    awake(a, 15_000, 0, 2)
    a.call(15_000, 0, "kaboom")
    a.resume(19_250)
    a.run(19_250 + 5000 + 249)
    assert not every(a.events, Slept)
    a.press(24_240, 1, Roll(), arrives=24_499)
    a.run(24_600)
    assert not a.p(1).sleeping


@pytest.mark.rule("ROAR-TIMING-R12")
def test_ready_brings_a_withdrawn_seat_back_in_the_next_round_with_points_and_developments() -> None:
    a = race(3, {"mode": "full"})
    a.player(1, knockouts=2)
    a.give(1, "klonk")
    awake(a, 50_000, 0, 2)
    a.run(46_000)
    assert list(a.prompts(1)) == ["ready"] and a.prompts(1)["ready"].optional
    a.press(46_500, 1, Ready())
    assert a.p(1).status == WITHDRAWN and "ready" not in a.prompts(1)
    assert a.refused(46_600, 1, Ready()).why == "not_asked"
    a.hurt(2, 3)
    a.call(47_000, 0, "roaar")
    assert a.state.phase == "round_end" and a.p(1).status == WITHDRAWN
    a.next_round()
    assert a.p(1).status == IN and a.p(1).human and a.p(1).points == 2 and a.p(1).developments == ("klonk",)
    assert every(a.events, RoundBegan)[-1].seats == (0, 1, 2)


@pytest.mark.rule("ROAR-TIMING-R12")
def test_who_does_not_come_back_for_the_next_round_leaves_the_seat_to_the_computer() -> None:
    a = race(3)
    awake(a, 50_000, 0, 2)
    a.run(46_000)
    a.hurt(2, 3)
    a.call(47_000, 0, "roaar")
    a.next_round()
    assert only(a.events, HandedOver).seat == 1 and not a.p(1).human and a.p(1).status == IN


def a_round(a: Arena, present: bool) -> None:
    """One round that seat 0 wins; seat 1 is there, or is withdrawn and announces to come back."""
    awake(a, 46_000, 0, 2, *[1] * present)
    a.run(46_000)
    if not present and a.p(1).human:
        a.press(46_000, 1, Ready())
    a.player(0, knockouts=0, victories=0)
    for seat in (1, 2):
        a.hurt(seat, 3)
    a.call(47_000, 0, "kaboom")
    assert a.state.phase == "round_end"


@pytest.mark.rule("ROAR-TIMING-R12")
def test_withdrawn_in_two_rounds_in_a_row_the_computer_takes_over() -> None:
    a = race(3)
    a_round(a, present=False)
    assert a.p(1).human and a.p(1).missed == 1
    a.next_round()
    a_round(a, present=False)
    assert only(a.events, HandedOver).seat == 1 and not a.p(1).human and a.p(1).missed == 0


@pytest.mark.rule("ROAR-TIMING-R12")
def test_a_round_in_between_makes_the_count_start_again() -> None:
    a = race(3)
    a_round(a, present=False)
    a.next_round()
    a_round(a, present=True)
    assert a.p(1).missed == 0
    a.next_round()
    a_round(a, present=False)
    assert a.p(1).human and a.p(1).missed == 1 and not every(a.events, HandedOver)


@pytest.mark.rule("ROAR-TIMING-R13")
def test_if_withdrawals_leave_one_dino_the_round_ends_with_its_victory_marker() -> None:
    a = race(2)
    awake(a, 50_000, 0)
    event = only(a.run(46_000), RoundWon)
    assert event.seat == 0 and a.points == (3, 0) and a.state.phase == "round_end"


@pytest.mark.rule("ROAR-TIMING-R13")
def test_if_all_people_are_gone_the_game_is_cancelled() -> None:
    a = race(3, computers=1)
    a.run(45_249)
    assert a.p(0).status == a.p(1).status == IN
    a.run(45_250)
    result = GAME.result(a.state)
    assert result is not None and (result.ending, result.winners) == ("cancelled", ())
    assert only(a.events, Ended).ending == "cancelled" and GAME.due(a.state) is None


@pytest.mark.rule("ROAR-TIMING-R13")
def test_somebody_who_is_knocked_out_or_has_announced_to_come_back_is_not_gone() -> None:
    a = race(4, computers=2)
    a.player(0, status=OUT)
    a.run(46_000)
    assert a.p(1).status == WITHDRAWN and not every(a.events, Ended)
    b = race(4, computers=2)
    awake(b, 20_000, 1)
    b.run(45_300)
    b.press(45_400, 0, Ready())
    b.run(60_000)
    assert [p.status for p in b.state.players] == [WITHDRAWN, WITHDRAWN, IN, IN] and not every(b.events, Ended)


@pytest.mark.rule("ROAR-TIMING-R13")
def test_people_who_never_come_back_cancel_the_game_at_the_next_round() -> None:
    a = race(3, computers=2)
    a.player(0, status=WITHDRAWN)
    a.hurt(1, 3)
    a.call(100, 2, "roaar")
    a.run_to(a.state.shout_from + 10_000)
    assert only(a.events, Ended).ending == "cancelled"


@pytest.mark.rule("ROAR-TIMING-R12")
def test_computers_never_sleep() -> None:
    a = race(3, computers=2)
    awake(a, 90_000, 0)
    a.run(100_000)
    assert not every(a.events, Slept)


def test_a_seat_is_handed_over_and_back_and_without_people_the_game_is_cancelled() -> None:
    a = race(2)
    a.at(a.zero + 10, None, Seated(1, False))
    assert not a.p(1).human and a.p(1).status == IN
    a.at(a.zero + 30_000, None, Seated(1, True))
    assert a.p(1).human and not a.p(1).sleeping
    assert not every(a.run(40_000), Withdrew)
    for seat, human in ((1, True), (2, False), (-1, False)):
        with pytest.raises(Illegal, match="not_asked"):
            a.at(a.zero + 40_001, None, Seated(seat, human))
    a.press(40_001, 1, Roll())
    a.press(40_001, 0, Roll())
    a.at(a.zero + 40_002, None, Seated(0, False))
    a.at(a.zero + 40_003, None, Seated(1, False))
    assert only(a.events, Ended).ending == "cancelled"
    with pytest.raises(Illegal, match="not_asked"):
        a.at(a.zero + 40_004, None, Seated(1, True))


def test_a_seat_given_to_the_computer_in_the_ready_check_is_ready() -> None:
    a = table(2)
    a.at(START + 1, 0, Ready())
    assert only(a.at(START + 2, None, Seated(1, False)), Offered).seat == 0
    b = table(3, computers=1)
    b.at(START + 1, None, Seated(2, True))
    assert "ready" in b.prompts(2)


def test_the_table_tells_the_game_of_changes_only() -> None:
    a = race(2, computers=1)
    assert GAME.seated(a.state, 0, False) == Seated(0, False) and GAME.seated(a.state, 1, True) == Seated(1, True)
    assert GAME.seated(a.state, 0, True) is GAME.seated(a.state, 1, False) is None
    assert GAME.restarted(a.state) == Restarted()
    a.player(0, plays=False)
    assert GAME.seated(a.state, 0, False) is None
    a.set(phase="game_end")
    assert GAME.seated(a.state, 1, True) is None and GAME.restarted(a.state) is None


@pytest.mark.rule("ROAR-TIMING-R15")
def test_after_a_restart_the_race_waits_in_pause_with_a_new_epoch_and_goes_on_after_five_seconds() -> None:
    a = race(3, {"mode": "full"})
    a.press(7000, 0, Roll())
    a.press(8900, 2, Roll())
    a.hurt(1, 2)
    a.player(1, choosing=True)
    old = a.guard(0)
    back = a.zero + 500_000
    event = only(a.at(back, None, Restarted()), Resumed)
    assert (event.live_at, event.live_before) == (back + 5000, 8900)
    assert a.state.phase == "pause" and a.state.epoch == 2 and a.damage == (0, 2, 0)
    assert all(h.dice == ("", "", "") for h in a.state.hands)
    assert a.prompts(0) == {} and list(a.prompts(1)) == ["development"]
    assert not GAME.view(a.state, 0).shout_open and GAME.view(a.state, 0).shouter is None
    with pytest.raises(Illegal, match="not_asked"):
        a.at(back + 4000, 0, Shout())
    live = only(a.run_to(back + 5000), Live)
    assert live.at == back + 5000 and a.state.live_before == 8900
    a.zero = back + 5000
    assert a.refused(10, 0, Hold(0), guard=old).why == "old_epoch"
    assert not every(a.events, Slept) and only(a.press(0, 0, Roll()), Rolled).seat == 0


@pytest.mark.rule("ROAR-TIMING-R15")
def test_calls_that_were_waiting_are_carried_out_before_and_early_rolls_are_dropped() -> None:
    a = race(3)
    a.press(0, 1, Roll())
    only(a.press(2100, 1, Roll()), Delayed)
    a.lay(0, "grrrr", "grrrr", "grrrr")
    a.press(2200, 0, Call("grrrr"))
    events = a.at(a.zero + 90_000, None, Restarted())
    assert [type(e).__name__ for e in events] == ["Called", "Damaged", "Refused", "Resumed"]
    assert only(events, Refused).about == ("restart",) and a.damage == (0, 1, 0)
    assert not a.state.queue and a.state.live_before == 2200


@pytest.mark.rule("ROAR-TIMING-R15")
def test_a_kaboom_that_was_waiting_counts_and_the_live_time_stops_at_its_stamp() -> None:
    a = race(3)
    a.lay(0, "kaboom", "kaboom", "kaboom")
    a.press(1000, 0, Call("kaboom"))
    events = a.at(a.zero + 90_000, None, Restarted())
    assert only(events, Called).symbol == "kaboom" and only(events, Resumed).live_before == 1000
    assert a.damage == (0, 1, 1) and a.state.epoch == 3 and a.state.shouter is None
    a.run_to(a.zero + 95_000)
    assert a.state.phase == "live"


@pytest.mark.rule("ROAR-TIMING-R15")
def test_a_restart_in_the_countdown_or_pause_also_counts_down_anew() -> None:
    a = race(2)
    a.set(phase="countdown", live_at=a.zero + 3000)
    assert only(a.at(a.zero + 9000, None, Restarted()), Resumed).live_before == 0
    b = race(3)
    b.call(1000, 0, "kaboom")
    event = only(b.at(b.zero + 60_000, None, Restarted()), Resumed)
    assert (event.live_before, event.live_at) == (1000, b.zero + 65_000)


@pytest.mark.rule("ROAR-TIMING-R15")
def test_a_restart_outside_a_round_gives_the_time_again() -> None:
    a = table(2)
    a.at(START + 90_000, None, Restarted())
    assert a.state.phase == "ready" and GAME.due(a.state) == START + 150_000
    for seat in (0, 1):
        a.at(START + 90_001 + seat, seat, Ready())
    a.at(START + 200_000, None, Restarted())
    assert a.state.shout_open and GAME.due(a.state) == START + 210_000
    b = race(2)
    b.hurt(1, 3)
    b.call(100, 0, "grrrr")
    b.at(b.zero + 60_000, None, Restarted())
    assert GAME.due(b.state) == b.zero + 60_000 and b.state.phase == "round_end"
    c = race(2)
    c.hurt(1, 3)
    c.call(100, 0, "grrrr")
    c.at(c.zero + 400, None, Restarted())
    assert GAME.due(c.state) == c.zero + 8350
    c.set(phase="game_end")
    with pytest.raises(Illegal, match="game_end"):
        c.at(c.zero + 500, None, Restarted())


@pytest.mark.rule("ROAR-TIMING-R15", "ROAR-DEV-R04")
def test_a_word_of_reflex_mode_may_still_be_said_after_a_restart() -> None:
    a = race(3, {"mode": "full", "reflex": True})
    a.give(1, "klink_right")
    a.call(100, 0, "grrrr")
    a.at(a.zero + 60_000, None, Restarted())
    assert a.prompts(1)["react"].choices == (Say("klink"),)
    a.at(a.zero + 64_000, 1, Say("klink"))
    assert a.damage == (0, 0, 0) and a.p(1).blows == ()
    assert a.refused(64_500, 1, Take("wusch")).why == "not_asked"
