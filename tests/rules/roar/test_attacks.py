"""Chapters Game Play (the attacks), Attacking and Kaboom."""

import pytest

from rules.roar.actions import Call, Free, Hold, Roll, Shout, Take
from rules.roar.constants import IN, OUT, SYMBOLS
from rules.roar.events import Called, Claimed, Damaged, Kaboomed, KnockedOut, Live, Refused, Rolled, RoundWon
from tests.rules.roar.arena import every, only, race


@pytest.mark.rule("ROAR-ATTACK-01", "ROAR-ATTACK-02")
@pytest.mark.parametrize(("symbol", "target"), [("roaar", 4), ("grrrr", 1)])
def test_roaar_hits_the_right_and_grrrr_the_left_neighbour_for_one(symbol: str, target: int) -> None:
    a = race(5)
    hit = only(a.call(100, 0, symbol), Damaged)
    assert (hit.seat, hit.by, hit.amount, hit.damage) == (target, 0, 1, 1)
    assert a.damage == tuple(int(seat == target) for seat in range(5))


@pytest.mark.rule("ROAR-ATTACK-03", "ROAR-KABOOM-02")
def test_kaboom_hits_all_others_for_one() -> None:
    a = race(5)
    events = a.call(100, 2, "kaboom")
    assert [hit.seat for hit in every(events, Damaged)] == [3, 4, 0, 1]
    assert a.damage == (1, 1, 0, 1, 1)


@pytest.mark.rule("ROAR-ATTACK-04", "ROAR-ATTACK-R01")
def test_nothing_counts_before_it_is_called_and_the_four_calls_are_always_offered() -> None:
    a = race(2)
    a.lay(0, "grrrr", "grrrr", "grrrr", held=False)
    for die in range(3):
        a.press(die, 0, Hold(die))
    a.run(5000)
    assert a.damage == (0, 0)
    for dice in (("", "", ""), ("grrrr", "grrrr", "grrrr")):
        a.hand(0, dice=dice)
        assert {Call(symbol) for symbol in SYMBOLS} <= set(a.prompts(0)["race"].choices)
    a.call_only(5001, 0, "grrrr")
    assert a.damage == (0, 1)


@pytest.mark.rule("ROAR-ATTACK-05")
def test_two_dinos_attack_each_other_at_the_same_moment_and_nobody_waits() -> None:
    a = race(2)
    for seat in (0, 1):
        a.lay(seat, "grrrr", "grrrr", "grrrr")
        a.press(100, seat, Call("grrrr"))
    a.run(350)
    assert a.damage == (1, 1) and a.state.phase == "live"


@pytest.mark.rule("ROAR-ATTACK-05", "ROAR-KO-01")
def test_two_attacks_on_one_dino_that_are_carried_out_together_are_counted_once_each() -> None:
    a = race(3)
    a.hurt(1, 1)
    a.lay(0, "grrrr", "grrrr", "grrrr")
    a.lay(2, "roaar", "roaar", "roaar")
    a.press(120, 0, Call("grrrr"))
    a.press(100, 2, Call("roaar"), arrives=130)
    assert [hit.damage for hit in every(a.run(370), Damaged)] == [2, 3]
    assert a.damage == (0, 3, 0) and a.p(1).status == IN


@pytest.mark.rule("ROAR-ATTACK-06")
def test_with_two_left_each_is_left_and_right_of_the_other() -> None:
    a = race(4)
    a.player(1, status=OUT)
    a.player(2, status=OUT)
    a.call(100, 0, "grrrr")
    a.call(600, 0, "roaar")
    a.call(1100, 3, "grrrr")
    a.call(1600, 3, "roaar")
    assert a.damage == (2, 0, 0, 2)


@pytest.mark.rule("ROAR-ATTACK-07")
@pytest.mark.parametrize(("symbol", "target"), [("grrrr", 3), ("roaar", 4)])
def test_attacks_skip_dinos_that_are_out(symbol: str, target: int) -> None:
    a = race(5)
    a.player(1, status=OUT)
    a.player(2, status=OUT)
    a.call(100, 0, symbol)
    assert a.damage == tuple(int(seat == target) for seat in range(5))


@pytest.mark.rule("ROAR-ATTACK-R02", "ROAR-ATTACK-07")
def test_the_target_is_worked_out_when_the_call_is_carried_out() -> None:
    a = race(3)
    a.hurt(1, 3)
    a.lay(2, "roaar", "roaar", "roaar")
    a.lay(0, "grrrr", "grrrr", "grrrr")
    a.press(100, 2, Call("roaar"))
    a.press(110, 0, Call("grrrr"))
    a.run(400)
    assert a.p(1).status == OUT and a.damage == (0, 4, 1)


@pytest.mark.rule("ROAR-ATTACK-R03")
@pytest.mark.parametrize("matching", [0, 1, 2])
def test_a_wrong_call_locks_roll_and_calls_for_one_second(matching: int) -> None:
    a = race(2)
    a.lay(0, *["ahh"] * matching)
    before = a.h(0).dice
    refusal = only(a.call_only(100, 0, "ahh"), Refused)
    assert (refusal.why, refusal.about) == ("wrong_call", ("ahh", matching))
    assert refusal.locked_until == a.zero + 1100 == a.h(0).locked_until
    assert a.h(0).dice == before
    for when, action in ((400, Roll()), (1099, Roll()), (1099, Call("grrrr"))):
        locked = only(a.press(when, 0, action), Refused)
        assert (locked.why, locked.about, locked.locked_until) == ("locked", (1100 - when,), 0)
    assert only(a.press(1100, 0, Roll()), Rolled).seat == 0
    assert only(a.press(1100, 0, Call("grrrr")), Claimed).seat == 0


@pytest.mark.rule("ROAR-ATTACK-R03")
def test_the_lock_begins_in_the_millisecond_of_the_wrong_call() -> None:
    a = race(2)
    a.call_only(100, 0, "ahh")
    assert only(a.press(100, 0, Roll(), arrives=400), Refused).about == (1000,)


@pytest.mark.rule("ROAR-ATTACK-R03")
def test_the_lock_stops_nobody_else_and_no_placing() -> None:
    a = race(2)
    a.press(0, 0, Roll())
    a.call_only(100, 0, "ahh")
    a.press(400, 0, Hold(0))
    a.press(401, 0, Free(0))
    assert only(a.press(402, 1, Roll()), Rolled).seat == 1


@pytest.mark.rule("ROAR-ATTACK-R03")
def test_a_press_stamped_before_the_wrong_call_is_not_locked_by_it() -> None:
    a = race(2)
    a.call_only(100, 0, "ahh")
    assert only(a.press(99, 0, Roll(), arrives=360), Rolled).at == a.zero + 99


@pytest.mark.rule("ROAR-ATTACK-R04")
@pytest.mark.parametrize(("symbol", "marker"), [("grrrr", "klink_right"), ("roaar", "klink_left"), ("kaboom", "klonk")])
def test_an_attack_without_damage_is_still_an_attack(symbol: str, marker: str) -> None:
    a = race(2)
    a.give(1, marker)
    events = a.call(100, 0, symbol)
    assert only(events, Called).symbol == symbol
    hit = only(events, Damaged)
    assert (hit.amount, hit.prevented, hit.damage) == (0, 1, 0)
    assert a.h(0).dice == ("", "", "") and a.damage == (0, 0)


@pytest.mark.rule("ROAR-KABOOM-01", "ROAR-KABOOM-03", "ROAR-KABOOM-R01")
def test_a_kaboom_pauses_the_game_and_takes_all_dice_back() -> None:
    a = race(3)
    a.player(2, status=OUT)
    a.lay(1, "ahh", "ahh")
    epoch = a.state.epoch
    events = a.call(100, 0, "kaboom")
    assert a.state.phase == "pause" and a.state.epoch == epoch + 1
    for h in a.state.hands:
        assert h.dice == ("", "", "") and h.held == (False, False, False) and h.rolls == 0
    assert [type(e).__name__ for e in events] == ["Claimed", "Called", "Damaged", "Kaboomed"]
    assert {prompt for seat in (0, 1, 2) for prompt in a.prompts(seat)} == set()


@pytest.mark.rule("ROAR-KABOOM-04", "ROAR-KABOOM-R02")
def test_the_attacker_ends_the_pause_with_a_shout_after_two_seconds() -> None:
    a = race(3)
    kaboom = only(a.call(100, 0, "kaboom"), Kaboomed)
    assert kaboom.at == a.zero + 350
    assert a.refused(2349, 0, Shout()).why == "not_asked"
    assert a.refused(2350, 1, Shout()).why == "not_asked"
    a.run(2350)
    assert list(a.prompts(0)) == ["shout"] and not a.prompts(1)
    live = only(a.press(2700, 0, Shout()), Live)
    assert (live.at, live.seat) == (a.zero + 2700, 0)
    assert a.state.phase == "live" and a.state.live_at == a.zero + 2700


@pytest.mark.rule("ROAR-KABOOM-R02")
def test_without_a_shout_the_game_goes_on_after_four_seconds() -> None:
    a = race(3)
    a.call(100, 0, "kaboom")
    a.run(4349)
    assert a.state.phase == "pause"
    live = only(a.run(4350), Live)
    assert (live.at, live.seat) == (a.zero + 4350, None) and a.state.phase == "live"


@pytest.mark.rule("ROAR-KABOOM-R02")
def test_a_kaboom_that_ends_the_round_has_no_pause() -> None:
    a = race(2)
    a.hurt(1, 3)
    epoch = a.state.epoch
    events = a.call(100, 0, "kaboom")
    assert only(events, RoundWon).seat == 0 and not every(events, Kaboomed)
    assert a.state.phase == "round_end" and a.state.epoch == epoch + 1


@pytest.mark.rule("ROAR-KABOOM-05", "ROAR-KABOOM-R01")
def test_a_call_stamped_after_the_kaboom_is_refused_and_tells_how_late_it_was() -> None:
    a = race(3)
    a.lay(0, "kaboom", "kaboom", "kaboom")
    a.lay(1, "grrrr", "grrrr", "grrrr")
    a.press(100, 0, Call("kaboom"))
    a.press(140, 1, Call("grrrr"))
    refusal = only(a.run(350), Refused)
    assert (refusal.seat, refusal.why, refusal.about, refusal.locked_until) == (1, "late", (40, 0, "kaboom"), 0)
    assert a.damage == (0, 1, 1) and a.h(1).dice == ("", "", "")


@pytest.mark.rule("ROAR-KABOOM-R01")
def test_a_call_stamped_before_the_kaboom_is_carried_out_first_even_when_it_arrives_later() -> None:
    a = race(3)
    a.lay(0, "kaboom", "kaboom", "kaboom")
    a.lay(1, "grrrr", "grrrr", "grrrr")
    a.press(100, 0, Call("kaboom"))
    a.press(99, 1, Call("grrrr"), arrives=349)
    events = a.run(350)
    assert [(type(e), e.seat) for e in events if isinstance(e, (Called, Damaged))] == [
        (Called, 1), (Damaged, 2), (Called, 0), (Damaged, 1), (Damaged, 2),
    ]  # fmt: skip
    assert isinstance(events[-1], Kaboomed)
    assert a.damage == (0, 1, 2)


@pytest.mark.rule("ROAR-KABOOM-R03")
def test_in_the_pause_presses_are_refused_without_penalty_but_developments_may_be_chosen() -> None:
    a = race(3, {"mode": "full"})
    a.call(50, 1, "ahh")
    a.call(400, 0, "kaboom")
    for action in (Roll(), Hold(0), Free(0), Call("ahh")):
        reason = a.refused(3000, 2, action)
        assert (reason.why, reason.rule, reason.about) == ("paused", "ROAR-KABOOM-R03", ())
    assert a.h(2).locked_until == 0
    assert list(a.prompts(1)) == ["development"]
    a.press(1000, 1, Take("klonk"))
    assert a.p(1).developments == ("klonk",) and a.state.phase == "pause"


@pytest.mark.rule("ROAR-KABOOM-R04")
def test_of_two_kabooms_the_one_with_the_smaller_snowflake_counts() -> None:
    a = race(2)
    for seat in (0, 1):
        a.lay(seat, "kaboom", "kaboom", "kaboom")
    a.press(100, 1, Call("kaboom"))
    a.press(100, 0, Call("kaboom"))
    events = a.run(400)
    assert only(events, Called).seat == 1 and only(events, Refused).seat == 0
    assert a.damage == (1, 0)


@pytest.mark.rule("ROAR-KABOOM-R01", "ROAR-KO-R02")
def test_a_kaboom_knocks_out_before_the_pause() -> None:
    a = race(4)
    a.hurt(1, 3)
    a.hurt(2, 3)
    events = a.call(100, 0, "kaboom")
    assert [type(e).__name__ for e in events] == [
        "Claimed", "Called", "Damaged", "KnockedOut", "Damaged", "KnockedOut", "Damaged", "Kaboomed",
    ]  # fmt: skip
    assert [out.by for out in every(events, KnockedOut)] == [0, 0]
    assert [p.status for p in a.state.players] == [IN, OUT, OUT, IN]
