"""Chapter Victory Marker: rounds, shouts, breaks, the volcano."""

import pytest

from rules.core.game import Illegal
from rules.roar import GAME, clock
from rules.roar.actions import Call, Continue, Halt, Ready, Roll, Shout
from rules.roar.constants import OUT
from rules.roar.events import (
    Called,
    Damaged,
    Entitled,
    Erupted,
    Healed,
    KnockedOut,
    Live,
    Missed,
    Offered,
    Refused,
    RoundBegan,
    RoundWon,
)
from tests.rules.roar.arena import START, Arena, every, only, race, table


def won(n: int, winner: int = 0, mode: str = "simple") -> Arena:
    """A game whose first round has just been won."""
    a = race(n, {"mode": mode})
    for seat in range(n):
        if seat != winner:
            a.hurt(seat, 3)
    a.call(100, winner, "kaboom")
    return a


@pytest.mark.rule("ROAR-ROUND-01", "ROAR-ROUND-R01")
def test_when_all_are_ready_the_starter_shouts_and_three_seconds_later_the_race_is_live() -> None:
    a = table(2, {"starter": "2"})
    assert list(a.prompts(0)) == list(a.prompts(1)) == ["ready"]
    assert not every(a.at(START + 10, 0, Ready()), Offered)
    offered = only(a.at(START + 20, 1, Ready()), Offered)
    assert (offered.seat, offered.until) == (1, START + 10_020)
    assert not a.prompts(0) and list(a.prompts(1)) == ["shout"]
    began = only(a.at(START + 500, 1, Shout()), RoundBegan)
    assert (began.round, began.seats, began.live_at, began.seat) == (1, (0, 1), START + 3500, 1)
    assert a.state.phase == "countdown" and all(h.dice == ("", "", "") for h in a.state.hands)
    assert not a.run_to(START + 3499)
    assert only(a.run_to(START + 3500), Live).at == START + 3500


@pytest.mark.rule("ROAR-ROUND-R01")
def test_without_a_shout_the_round_begins_after_ten_seconds() -> None:
    a = table(2)
    for seat in (0, 1):
        a.at(START + seat, seat, Ready())
    assert not a.run_to(START + 10_000)
    began = only(a.run_to(START + 10_001), RoundBegan)
    assert (began.seat, began.press, began.live_at) == (None, 0, START + 13_001)


@pytest.mark.rule("ROAR-ROUND-R01")
def test_who_is_not_ready_after_a_minute_watches_and_the_next_one_in_the_circle_shouts() -> None:
    a = table(4, {"starter": "2"})
    for seat in (0, 3):
        a.at(START + 59_000, seat, Ready())
    assert not a.run_to(START + 59_999)
    events = a.run_to(START + 60_000)
    assert only(events, Missed).seats == (1, 2) and only(events, Offered).seat == 3
    assert [p.plays for p in a.state.players] == [True, False, False, True]
    a.at(START + 61_000, 3, Shout())
    assert only(a.events, RoundBegan).seats == (0, 3) and a.state.cooldown == 3200
    with pytest.raises(Illegal, match="ROAR-WIN-R02 watching"):
        a.at(START + 62_000, 1, Ready())
    assert a.prompts(1) == {}


@pytest.mark.rule("ROAR-ROUND-R01")
def test_with_fewer_than_two_ready_the_game_does_not_start() -> None:
    a = table(3)
    a.at(START, 0, Ready())
    a.run_to(START + 60_000)
    result = GAME.result(a.state)
    assert result is not None and (result.ending, result.winners, result.points) == ("not_started", (), (0, 0, 0))
    assert GAME.prompts(a.state) == () and GAME.due(a.state) is None


@pytest.mark.rule("ROAR-ROUND-R01", "ROAR-TIMING-R13")
def test_computers_do_not_play_alone_when_nobody_else_is_ready() -> None:
    a = table(3, computers=2)
    a.run_to(START + 60_000)
    result = GAME.result(a.state)
    assert result is not None and result.ending == "cancelled" and not every(a.events, Offered)


@pytest.mark.rule("ROAR-ROUND-R01", "ROAR-TIMING-R05")
def test_presses_stamped_before_the_live_stamp_are_refused() -> None:
    a = table(2)
    for seat in (0, 1):
        a.at(START + seat, seat, Ready())
    a.at(START + 100, 0, Shout())
    a.zero = a.state.live_at
    assert a.refused(-1, 0, Roll()).why == "countdown"
    assert a.refused(-1, 0, Roll(), arrives=10).why == "countdown"
    a.press(0, 0, Roll())
    assert a.h(0).rolls == 1 and a.state.phase == "live"


def test_ready_and_shout_are_taken_once_and_only_from_whom_they_are_asked() -> None:
    a = table(2)
    a.at(START, 0, Ready())
    for seat, action in ((0, Ready()), (0, Shout()), (1, Shout())):
        with pytest.raises(Illegal, match="not_asked"):
            a.at(START + 5, seat, action)
    a.at(START + 6, 1, Ready())
    with pytest.raises(Illegal, match="not_asked"):
        a.at(START + 7, 1, Shout())


@pytest.mark.rule("ROAR-ROUND-02")
def test_the_last_living_dino_gets_a_victory_marker() -> None:
    a = race(3)
    a.player(2, status=OUT)
    a.hurt(1, 3)
    event = only(a.call(100, 0, "grrrr"), RoundWon)
    assert (event.seat, event.round) == (0, 1)
    assert a.p(0).victories == 1 and a.points == (4, 0, 0) and a.state.phase == "round_end"


@pytest.mark.rule("ROAR-ROUND-03")
def test_all_dice_go_back_to_the_hands() -> None:
    a = race(3)
    a.lay(1, "ahh", "ahh")
    a.hurt(0, 1)
    for seat in (1, 2):
        a.hurt(seat, 3)
    a.call(100, 0, "kaboom")
    assert all(h.dice == ("", "", "") and not any(h.held) for h in a.state.hands)
    assert a.damage == (0, 0, 0) and [p.status for p in a.state.players] == ["in"] * 3


@pytest.mark.rule("ROAR-ROUND-04", "ROAR-ROUND-R03")
def test_after_a_break_of_eight_seconds_the_winner_shouts() -> None:
    a = won(3, winner=2)
    end = a.zero + 350
    assert GAME.due(a.state) == end + 8000 and not a.prompts(2)
    offered = only(a.run_to(end + 8000), Offered)
    assert (offered.seat, offered.until) == (2, end + 18_000)
    began = only(a.at(end + 8500, 2, Shout()), RoundBegan)
    assert (began.round, began.seat, began.live_at) == (2, 2, end + 11_500)


@pytest.mark.rule("ROAR-ROUND-R03")
def test_the_host_may_stop_the_break_and_go_on() -> None:
    a = won(2)
    end = a.zero + 350
    assert (GAME.halted(a.state, True), GAME.halted(a.state, False)) == (Halt(), Continue())
    a.at(end + 100, None, Halt())
    assert GAME.due(a.state) is None and a.state.halted
    with pytest.raises(Illegal, match="not_asked"):
        a.at(end + 200, None, Halt())
    a.at(end + 60_000, None, Continue())
    assert GAME.due(a.state) == end + 60_000
    a.run_to(end + 60_000)
    assert list(a.prompts(0)) == ["shout"] and a.state.shout_by == end + 70_000
    with pytest.raises(Illegal, match="not_asked"):
        a.at(end + 60_001, None, Continue())


@pytest.mark.rule("ROAR-ROUND-R03")
def test_a_stop_after_the_shout_was_offered_takes_it_back_and_no_stop_is_taken_in_the_race() -> None:
    a = won(2)
    a.run_to(a.state.shout_from)
    a.at(a.state.shout_from + 5, None, Halt())
    assert a.prompts(0) == {} and GAME.due(a.state) is None
    with pytest.raises(Illegal, match="not_asked"):
        a.at(a.state.shout_from + 6, 0, Shout())
    with pytest.raises(Illegal, match="not_asked"):
        race(2).at(START + 9000, None, Halt())


@pytest.mark.rule("ROAR-ROUND-05", "ROAR-ROUND-R02")
def test_the_winner_discards_all_developments_and_its_fourth_die_the_others_keep_theirs() -> None:
    a = race(3, {"mode": "full"})
    a.give(0, "wusch", "oh_yeah", "oo_ah", "oo_ah")
    a.give(1, "wusch", "klonk")
    for seat in (1, 2):
        a.hurt(seat, 3)
    event = only(a.call(100, 0, "kaboom"), RoundWon)
    assert event.discarded == ("wusch", "oh_yeah", "oo_ah", "oo_ah")
    assert a.p(0).developments == () and a.h(0).dice == ("", "", "")
    assert a.p(1).developments == ("wusch", "klonk") and a.h(1).dice == ("",) * 4
    a.next_round()
    a.call(100, 0, "ahh")
    assert "wusch" in [getattr(c, "development", "") for c in a.prompts(0)["development"].choices]


@pytest.mark.rule("ROAR-ROUND-R04")
def test_the_volcano_burns_every_living_dino_at_180_s_and_every_10_s_after_that() -> None:
    a = race(3, computers=3)
    a.player(2, status=OUT)
    assert clock.volcano_at(a.state) == a.zero + 180_000
    assert not a.run(180_249)
    event = only(a.run(180_250), Erupted)
    assert (event.tick, event.seats, event.at) == (1, (0, 1), a.zero + 180_000)
    assert a.damage == (1, 1, 0)
    assert not a.run(190_249)
    assert only(a.run(190_250), Erupted).tick == 2 and a.damage == (2, 2, 0)


@pytest.mark.rule("ROAR-ROUND-R04")
def test_pauses_do_not_count_as_live_time() -> None:
    a = race(3, computers=3)
    a.call(100_000, 0, "kaboom")
    a.resume(104_250)
    assert a.state.live_before == 100_000
    assert clock.volcano_at(a.state) == a.zero + 104_250 + 80_000


@pytest.mark.rule("ROAR-ROUND-R04", "ROAR-DEV-KLONK")
def test_nothing_prevents_the_volcano_and_nobody_gets_its_knock_outs() -> None:
    a = race(3, {"mode": "full"}, computers=3)
    a.give(1, "klonk", "klink_left", "klink_right")
    a.hurt(1, 3)
    events = a.run(180_250)
    out = only(events, KnockedOut)
    assert (out.seat, out.by) == (1, None) and a.points == (0, 0, 0)
    assert a.damage == (1, 4, 1) and a.state.phase == "live"


@pytest.mark.rule("ROAR-ROUND-R04")
@pytest.mark.parametrize(("stamped", "healed"), [(179_999, 1), (180_000, 0)])
def test_a_tick_takes_its_place_among_the_calls_and_heals_remove_nothing_after_it(stamped: int, healed: int) -> None:
    a = race(2, {"mode": "full"}, computers=2)
    a.hurt(0, 2)
    a.lay(0, "ahh", "ahh", "ahh")
    a.run(180_100)
    events = a.press(stamped, 0, Call("ahh"), arrives=180_200) + a.run(180_450)
    names = [type(e).__name__ for e in events if isinstance(e, (Erupted, Healed))]
    assert names == (["Healed", "Erupted"] if healed else ["Erupted", "Healed"])
    assert only(events, Healed).amount == healed and a.damage[0] == 3 - healed
    assert only(events, Entitled).seat == 0


@pytest.mark.rule("ROAR-ROUND-R04")
def test_a_call_whose_window_ends_brings_the_tick_before_it_first() -> None:
    a = race(2, computers=2)
    a.hurt(1, 2)
    a.lay(0, "grrrr", "grrrr", "grrrr")
    a.press(180_001, 0, Call("grrrr"))
    events = a.run(180_251)
    assert [type(e).__name__ for e in events] == ["Erupted", "Called", "Damaged", "KnockedOut", "RoundWon"]
    assert a.points == (4, 0)


@pytest.mark.rule("ROAR-ROUND-R04")
def test_when_all_would_fall_the_one_with_the_latest_successful_call_stays_and_wins() -> None:
    a = race(4, computers=4)
    a.call(1000, 2, "ahh")
    a.call(2000, 1, "ahh")
    a.call(3000, 3, "ahh")
    for seat in range(4):
        a.hurt(seat, 3)
    events = a.run(180_250)
    assert [out.seat for out in every(events, KnockedOut)] == [0, 2, 1]
    assert only(events, Erupted).seats == (0, 1, 2) and only(events, RoundWon).seat == 3
    assert a.points == (0, 0, 0, 3)


@pytest.mark.rule("ROAR-ROUND-R04")
def test_among_those_without_a_call_the_generator_decides() -> None:
    winners = set()
    for ply in range(30):
        a = race(3, computers=3)
        a.ply = ply * 100
        for seat in range(3):
            a.hurt(seat, 3)
        winners.add(only(a.run(180_250), RoundWon).seat)
    assert winners == {0, 1, 2}


@pytest.mark.rule("ROAR-ROUND-R04")
def test_a_call_of_an_earlier_round_does_not_count_as_the_latest() -> None:
    a = won(2)
    a.next_round()
    assert [p.last_call for p in a.state.players] == [0, 0] and a.state.volcano == 0


@pytest.mark.rule("ROAR-ROUND-R04")
def test_no_round_exceeds_220_s_of_live_time() -> None:
    a = race(5, {"mode": "full"}, computers=5)
    for seat in range(5):
        a.give(seat, "oh_yeah")
    won_ = only([e for e in a.run(220_250) if isinstance(e, RoundWon)], RoundWon)
    assert won_.at == a.zero + 220_250 and [e.tick for e in every(a.events, Erupted)] == [1, 2, 3, 4, 5]


@pytest.mark.rule("ROAR-ROUND-R04")
def test_if_only_some_fall_they_all_fall_and_the_rest_fights_on() -> None:
    a = race(4, computers=4)
    for seat, damage in enumerate((3, 2, 3, 0)):
        a.hurt(seat, damage)
    events = a.run(180_250)
    assert sorted(out.seat for out in every(events, KnockedOut)) == [0, 2] and not every(events, RoundWon)
    assert not every(events, Damaged) and not every(events, Called) and not every(events, Refused)
