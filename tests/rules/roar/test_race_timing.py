"""TIMING: stamps, the hold-back window, cooldowns, early rolls, late presses, guards."""

import pytest

from rules.core.game import Illegal, Move, Proceed, Tick
from rules.roar import GAME, clock
from rules.roar.actions import Action, Call, Free, Hold, Ready, Roll
from rules.roar.constants import DISCORD_EPOCH, HOLD_BACK, SYMBOLS
from rules.roar.events import Called, Claimed, Damaged, Delayed, Live, Placed, Queued, Refused, Rolled, RoundWon
from tests.rules.roar.arena import Arena, every, only, race


def armed(a: Arena, seat: int, symbol: str = "grrrr") -> None:
    """Three matching dice lie on the seat's dino."""
    a.lay(seat, symbol, symbol, symbol)


@pytest.mark.rule("ROAR-TIMING-R01")
def test_the_time_of_a_press_is_the_time_inside_its_snowflake() -> None:
    assert clock.ms(175928847299117063) == 1462015105796
    assert clock.ms(0) == DISCORD_EPOCH == 1420070400000
    for at in (1_462_015_105_796, 1_800_000_000_000):
        assert clock.ms(clock.stamp(at)) == clock.ms(clock.stamp(at) + (1 << 22) - 1) == at
        assert clock.ms(clock.stamp(at) - 1) == at - 1
    assert clock.computer_stamp(DISCORD_EPOCH + 5, 3) == (5 << 22) + 3


@pytest.mark.rule("ROAR-TIMING-R01")
@pytest.mark.parametrize("first", [0, 1])
def test_in_the_same_millisecond_the_whole_snowflake_decides_not_the_arrival(first: int) -> None:
    a = race(2)
    for seat in (0, 1):
        a.hurt(seat, 3)
        armed(a, seat)
    base = clock.stamp(a.zero + 100)
    for seat in (0, 1):
        a.at(a.zero + 100, seat, Call("grrrr"), stamp=base + (5 if seat == first else 6), arrives=a.zero + 100 + seat)
    events = a.run(400)
    assert only(events, Called).seat == only(events, RoundWon).seat == first


@pytest.mark.rule("ROAR-TIMING-R02")
def test_a_call_is_carried_out_250_ms_after_its_arrival_rolls_and_holds_at_once() -> None:
    a = race(2)
    assert HOLD_BACK == 250
    only(a.press(10, 0, Roll()), Rolled)
    only(a.press(11, 0, Hold(0)), Placed)
    armed(a, 1)
    claim = only(a.press(100, 1, Call("grrrr"), arrives=130), Claimed)
    assert claim.until == a.zero + 380 == GAME.due(a.state)
    assert not a.run(379) and a.damage == (0, 0)
    assert only(a.run(380), Damaged).seat == 0


@pytest.mark.rule("ROAR-TIMING-R02")
def test_presses_that_arrive_in_the_wrong_order_are_carried_out_in_the_right_one() -> None:
    a = race(3)
    a.hurt(2, 3)
    armed(a, 0, "roaar")
    armed(a, 1)
    a.press(120, 1, Call("grrrr"), arrives=150)
    a.press(100, 0, Call("roaar"), arrives=399)
    events = a.run(400)
    assert [called.seat for called in every(events, Called)] == [0, 1]
    assert a.points == (1, 0, 0) and a.damage[0] == 1


@pytest.mark.rule("ROAR-TIMING-R02")
def test_a_window_that_ends_takes_smaller_snowflakes_with_it_but_not_larger_ones() -> None:
    a = race(4)
    for seat in (0, 1, 2):
        armed(a, seat)
    a.press(110, 1, Call("grrrr"))
    a.press(105, 0, Call("grrrr"), arrives=300)
    a.press(115, 2, Call("grrrr"), arrives=120)
    assert [c.seat for c in every(a.run(360), Called)] == [0, 1]
    assert [q.seat for q in a.state.queue] == [2]
    assert [c.seat for c in every(a.run(370), Called)] == [2]


@pytest.mark.rule("ROAR-TIMING-R03")
def test_a_late_press_that_is_still_legal_is_accepted() -> None:
    a = race(3)
    armed(a, 0)
    armed(a, 2, "roaar")
    a.press(200, 0, Call("grrrr"))
    a.run(450)
    only(a.press(100, 2, Call("roaar"), arrives=600), Claimed)
    assert only(a.run(850), Called).seat == 2
    assert a.damage == (0, 2, 0)


@pytest.mark.rule("ROAR-TIMING-R03")
@pytest.mark.parametrize("action", [Call("grrrr"), Roll(), Hold(0)])
def test_a_press_stamped_before_a_kaboom_that_was_already_carried_out_is_too_late_by_n_ms(action: Roll) -> None:
    a = race(3)
    armed(a, 1)
    old = a.guard(1)
    a.call(100, 0, "kaboom")
    reason = a.refused(99, 1, action, guard=old, arrives=390)
    assert (reason.why, reason.rule, reason.about) == ("late", "ROAR-TIMING-R03", (40, 0, "kaboom"))
    assert a.damage == (0, 1, 1)


@pytest.mark.rule("ROAR-TIMING-R03", "ROAR-KABOOM-05")
def test_a_call_after_the_kaboom_tells_the_distance_for_two_seconds_then_the_plain_reason() -> None:
    a = race(3)
    old = a.guard(1)
    a.call(100, 0, "kaboom")
    assert a.refused(2100, 1, Call("grrrr"), guard=old).about == (2000, 0, "kaboom")
    assert a.refused(2101, 1, Call("grrrr"), guard=old).why == "paused"
    assert a.refused(800, 1, Roll(), guard=old).why == "paused"
    assert a.refused(800, 1, Call("grrrr")).why == "paused"
    a.resume(4350)
    assert a.refused(4400, 1, Call("grrrr"), guard=old).why == "old_epoch"
    assert a.refused(1500, 1, Call("grrrr"), guard=old, arrives=4500).about == (1400, 0, "kaboom")


@pytest.mark.rule("ROAR-TIMING-R03")
def test_a_press_after_the_end_of_the_round_is_too_late_too() -> None:
    a = race(2)
    a.hurt(1, 3)
    old = a.guard(1)
    a.call(100, 0, "grrrr")
    assert a.refused(90, 1, Call("grrrr"), guard=old, arrives=357).about == (7, 0, "knockout")
    assert a.refused(90, 0, Call("grrrr"), guard=old, arrives=358).about == (8, 0, "round")
    assert a.refused(130, 0, Call("grrrr"), guard=old).about == (30, 0, "round")
    assert a.refused(5000, 0, Call("grrrr"), guard=old).why == "round_end"


@pytest.mark.rule("ROAR-TIMING-R04")
def test_a_press_of_an_old_epoch_is_refused_without_penalty() -> None:
    a = race(3)
    a.press(0, 1, Roll())
    old = a.guard(1)
    a.call(100, 0, "kaboom")
    a.resume(4350)
    assert clock.unpack(a.guard(1)) == (a.state.epoch, 0)
    for action in (Roll(), Hold(0), Free(0), Call("ahh")):
        reason = a.refused(6500, 1, action, guard=old)
        assert (reason.why, reason.rule) == ("old_epoch", "ROAR-TIMING-R04")
    assert a.h(1).locked_until == 0 and only(a.press(6500, 1, Roll()), Rolled).seat == 1


@pytest.mark.rule("ROAR-TIMING-R04")
def test_the_guard_of_every_button_is_epoch_and_roll_number_and_none_from_the_future_is_taken() -> None:
    a = race(2)
    a.press(0, 0, Roll())
    assert a.prompts(0)["race"].guard == clock.guard(1, 1) == a.me(0).guard
    assert clock.unpack(clock.guard(7, 300)) == (7, 300)
    for guard in (clock.guard(2, 0), clock.guard(1, 2)):
        assert a.refused(5, 0, Call("ahh"), guard=guard).why == "forged"


@pytest.mark.rule("ROAR-TIMING-R05")
def test_rolls_holds_and_calls_are_taken_only_in_live() -> None:
    a = race(2)
    a.press(0, 1, Roll())
    for phase in ("ready", "countdown", "pause", "round_end", "game_end"):
        why = "paused" if phase == "pause" else phase
        b = race(2)
        b.set(phase=phase, live_at=b.zero + 90_000, shout_by=b.zero + 90_000, shout_from=b.zero + 90_000)
        b.set(ready_by=b.zero + 90_000)
        presses: list[Action] = [Roll(), Hold(0), Free(1), *map(Call, SYMBOLS)]
        for action in presses:
            assert b.refused(500, 1, action).why == why
    assert only(a.press(500, 1, Hold(0)), Placed).die == 0


@pytest.mark.rule("ROAR-TIMING-R05")
def test_a_stamp_proves_that_its_time_has_come_even_when_our_clock_is_behind() -> None:
    a = race(2)
    a.set(phase="countdown", live_at=a.zero + 1000)
    events = a.press(1000, 0, Roll(), arrives=990)
    assert only(events, Live).at == a.zero + 1000 and only(events, Rolled).seat == 0


@pytest.mark.rule("ROAR-TIMING-R06")
def test_a_roll_before_its_time_is_refused_without_penalty_and_does_not_restart_the_cooldown() -> None:
    a = race(3)
    assert only(a.press(100, 0, Roll()), Rolled).cooldown_until == a.zero + 2600
    for when in (101, 1000, 2099):
        early = only(a.press(when, 0, Roll()), Refused)
        assert (early.why, early.about, early.locked_until) == ("not_yet", (2600 - when,), 0)
    assert a.h(0).rolls == 1 and a.h(0).cooldown_until == a.zero + 2600
    assert only(a.press(2600, 0, Roll()), Rolled).cooldown_until == a.zero + 5100


@pytest.mark.rule("ROAR-TIMING-R06")
def test_the_cooldown_runs_between_stamps_not_arrivals() -> None:
    a = race(2)
    a.press(100, 0, Roll(), arrives=900)
    assert a.h(0).cooldown_until == a.zero + 3300
    assert only(a.press(3300, 0, Roll(), arrives=3301), Rolled).at == a.zero + 3300


@pytest.mark.rule("ROAR-TIMING-R06")
def test_the_cooldown_of_a_round_stays_when_dinos_fall() -> None:
    a = race(3)
    a.hurt(1, 3)
    a.call(100, 0, "grrrr")
    assert only(a.press(500, 0, Roll()), Rolled).cooldown_until == a.zero + 3000


@pytest.mark.rule("ROAR-TIMING-R06")
def test_a_resume_clears_the_cooldown_of_everybody() -> None:
    a = race(3)
    a.press(50, 1, Roll())
    a.call(100, 0, "kaboom")
    a.resume(4350)
    assert [h.cooldown_until for h in a.state.hands] == [0, 0, 0]
    b = race(2)
    b.press(0, 1, Roll())
    b.hurt(1, 3)
    b.call(100, 0, "grrrr")
    b.next_round()
    assert only(b.press(0, 1, Roll()), Rolled).at == b.zero


@pytest.mark.rule("ROAR-TIMING-R07")
def test_dice_are_valid_as_soon_as_they_are_rolled_and_count_if_held_at_the_place_of_the_call() -> None:
    a = race(2)
    a.press(0, 0, Roll())
    a.hand(0, dice=("ahh", "ahh", "ahh"))
    for die in (0, 1, 2):
        a.press(die, 0, Hold(die))
    a.press(3, 0, Call("ahh"))
    assert only(a.run(253), Called).symbol == "ahh"
    b = race(2)
    b.lay(0, "ahh", "ahh", "ahh")
    b.press(50, 0, Call("ahh"))
    b.press(49, 0, Free(0), arrives=200)
    assert only(b.run(300), Refused).why == "wrong_call"


@pytest.mark.rule("ROAR-TIMING-R17")
def test_later_presses_of_a_seat_wait_behind_its_call() -> None:
    a = race(2)
    a.press(0, 0, Roll())
    armed(a, 0)
    a.hand(0, cooldown_until=0)
    a.press(100, 0, Call("grrrr"))
    only(a.press(110, 0, Free(0)), Queued)
    only(a.press(120, 0, Roll()), Queued)
    assert a.h(0).held == (True, True, True)
    events = a.run(350)
    assert [type(e).__name__ for e in events] == ["Called", "Damaged", "Refused", "Rolled"]
    refusal = only(events, Refused)
    assert (refusal.why, refusal.locked_until) == ("no_face", 0)
    rolled = only(events, Rolled)
    assert rolled.at == a.zero + 120 and all(rolled.dice) and not a.state.queue


@pytest.mark.rule("ROAR-TIMING-R17", "ROAR-ATTACK-R03")
def test_a_later_press_neither_spoils_nor_repairs_an_earlier_call() -> None:
    a = race(2)
    a.press(0, 0, Roll())
    a.hand(0, dice=("grrrr",) * 3, held=(True, True, False), cooldown_until=0)
    a.press(100, 0, Call("grrrr"))
    a.press(101, 0, Hold(2))
    a.press(102, 0, Roll())
    events = a.run(350)
    assert [(e.why, e.about) for e in every(events, Refused)] == [("wrong_call", ("grrrr", 2)), ("all_held", ())]
    assert only(events, Placed).die == 2 and a.damage == (0, 0)
    assert a.h(0).locked_until == a.zero + 1100


@pytest.mark.rule("ROAR-TIMING-R17")
def test_a_roll_behind_a_wrong_call_is_locked_and_another_call_is_judged_at_its_own_place() -> None:
    a = race(2)
    a.press(0, 0, Roll())
    a.hand(0, dice=("grrrr", "ahh", "roaar"), held=(True, True, False), cooldown_until=0)
    a.press(100, 0, Call("grrrr"))
    a.press(150, 0, Roll())
    a.press(160, 0, Call("ahh"))
    a.press(170, 0, Free(0))
    first = a.run(350)
    assert [e.why for e in every(first, Refused)] == ["wrong_call", "locked"]
    assert every(first, Refused)[1].about == (950,)
    assert len(a.state.queue) == 2
    second = a.run(410)
    assert [e.why for e in every(second, Refused)] == ["locked"] and only(second, Placed).held is False


@pytest.mark.rule("ROAR-TIMING-R17")
def test_an_earlier_stamped_press_that_arrives_meanwhile_comes_before_the_call() -> None:
    a = race(2)
    a.press(0, 0, Roll())
    a.hand(0, dice=("grrrr",) * 3, held=(True, True, False))
    a.press(100, 0, Call("grrrr"))
    only(a.press(99, 0, Hold(2), arrives=200), Placed)
    assert only(a.run(350), Called).seat == 0


@pytest.mark.rule("ROAR-TIMING-R17")
def test_presses_of_other_seats_do_not_wait() -> None:
    a = race(2)
    armed(a, 0)
    a.press(100, 0, Call("grrrr"))
    assert only(a.press(101, 1, Roll()), Rolled).seat == 1


@pytest.mark.rule("ROAR-TIMING-R17")
def test_a_hold_or_free_for_an_older_roll_is_refused_without_penalty() -> None:
    a = race(2)
    a.press(0, 0, Roll())
    old = a.guard(0)
    a.press(0, 0, Hold(1))
    a.press(3200, 0, Roll())
    for action in (Hold(0), Free(1)):
        reason = a.refused(3300, 0, action, guard=old)
        assert (reason.why, reason.rule) == ("old_roll", "ROAR-TIMING-R17")
    only(a.press(3300, 0, Call("ahh"), guard=old), Claimed)


@pytest.mark.rule("ROAR-TIMING-R19")
@pytest.mark.parametrize("early", [500, 1])
def test_a_roll_at_most_half_a_second_early_waits_and_counts_from_the_end_of_the_cooldown(early: int) -> None:
    a = race(2)
    a.press(0, 0, Roll())
    delayed = only(a.press(3200 - early, 0, Roll()), Delayed)
    assert delayed.until == a.zero + 3200 == GAME.due(a.state) and a.h(0).rolls == 1
    assert a.me(0).early == a.zero + 3200
    again = only(a.press(3199, 0, Roll()), Refused)
    assert again.why == "not_yet"
    rolled = only(a.run(3200), Rolled)
    assert (rolled.at, rolled.press, rolled.cooldown_until) == (a.zero + 3200, delayed.press, a.zero + 6400)
    assert a.h(0).early == 0


@pytest.mark.rule("ROAR-TIMING-R19", "ROAR-TIMING-R06")
def test_more_than_half_a_second_early_is_refused_and_an_early_one_that_arrives_late_is_rolled_at_once() -> None:
    a = race(2)
    a.press(0, 0, Roll())
    assert only(a.press(2699, 0, Roll()), Refused).about == (501,)
    assert only(a.press(2700, 0, Roll(), arrives=3500), Rolled).at == a.zero + 3200


@pytest.mark.rule("ROAR-TIMING-R19")
def test_a_kaboom_a_knock_out_or_the_end_of_the_round_drops_a_waiting_roll() -> None:
    for cause, damage in (("kaboom", 0), ("knockout", 3)):
        a = race(3)
        a.press(0, 1, Roll())
        a.hurt(1, damage)
        a.press(2100, 1, Roll())
        dropped = only(a.call(2110, 0, "kaboom" if cause == "kaboom" else "grrrr"), Refused)
        assert (dropped.seat, dropped.why, dropped.about, dropped.locked_until) == (1, "dropped", (cause,), 0)
        assert a.h(1).early == a.h(1).early_press == 0 and not every(a.run(4000), Rolled)
    b = race(2)
    b.press(0, 0, Roll())
    b.hurt(1, 3)
    b.press(2800, 0, Roll())
    dropped = only(b.call(2850, 0, "grrrr"), Refused)
    assert (dropped.seat, dropped.about) == (0, ("round",))


@pytest.mark.rule("ROAR-TIMING-R19", "ROAR-TIMING-R17")
def test_calls_come_before_a_waiting_roll_and_holds_pressed_after_it_are_for_an_older_roll() -> None:
    a = race(2)
    a.press(0, 0, Roll())
    armed(a, 0, "ahh")
    a.hand(0, held=(True, True, True))
    a.press(2700, 0, Free(0))
    a.press(2701, 0, Roll())
    assert a.refused(2702, 0, Hold(0)).why == "old_roll"
    only(a.press(2700, 0, Hold(0), arrives=2710), Placed)
    a.press(2720, 0, Call("ahh"))
    assert only(a.run(2970), Called).symbol == "ahh"
    assert all(only(a.run(3200), Rolled).dice)


@pytest.mark.rule("ROAR-TIMING-R19")
def test_a_waiting_roll_with_all_dice_placed_meanwhile_is_refused() -> None:
    a = race(2)
    a.press(0, 0, Roll())
    a.hand(0, held=(True, True, False))
    a.press(2701, 0, Roll())
    a.press(2700, 0, Hold(2), arrives=2750)
    assert only(a.run(3200), Refused).why == "all_held"
    assert a.h(0).early == 0


@pytest.mark.rule("ROAR-TIMING-R16")
def test_only_the_stamp_counts_so_a_slow_way_to_us_costs_nothing_once_stamped() -> None:
    a = race(3)
    a.hurt(1, 3)
    armed(a, 0)
    armed(a, 2, "roaar")
    a.press(201, 2, Call("roaar"), arrives=210)
    a.press(200, 0, Call("grrrr"), arrives=455)
    a.run(460)
    assert a.points == (1, 0, 0)


def test_a_tick_that_is_not_due_and_a_press_without_a_seat_are_refused() -> None:
    a = race(2)
    for action in (Tick(), Proceed(), Roll()):
        with pytest.raises(Illegal):
            a.apply(Move(None, action, now=a.zero + 5))
    for seat in (-1, 2):
        with pytest.raises(Illegal, match="watching"):
            a.apply(Move(seat, Roll(), a.guard(0), now=a.zero + 5))
    with pytest.raises(Illegal):
        a.apply(Move(0, Tick(), a.guard(0), now=a.zero + 5))
    with pytest.raises(Illegal, match="not_asked"):
        a.apply(Move(0, Ready(), a.guard(0), now=a.zero + 5))
    assert every(a.events, RoundWon) == []
