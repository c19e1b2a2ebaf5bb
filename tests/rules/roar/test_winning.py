"""Chapter Winning the Game."""

import pytest

from rules.roar import GAME
from rules.roar.actions import Call, Roll
from rules.roar.constants import OUT, WATCHING
from rules.roar.events import Ended, RoundBegan, Tied
from tests.rules.roar.arena import Arena, every, only, race


def about_to_win(n: int, winner: int, **markers: tuple[int, int]) -> Arena:
    """All but the winner are one marker from falling; markers: s0=(knock-outs, victories) …"""
    a = race(n, {"mode": "full"})
    for name, (knockouts, victories) in markers.items():
        a.player(int(name[1:]), knockouts=knockouts, victories=victories)
    for seat in range(n):
        a.hurt(seat, 0 if seat == winner else 3)
    return a


@pytest.mark.rule("ROAR-WIN-01", "ROAR-COMP-05")
def test_a_knock_out_is_one_point_and_a_victory_three() -> None:
    a = race(2)
    a.player(0, knockouts=4, victories=2)
    assert a.points == (10, 0) and GAME.view(a.state, None).players[0].points == 10


@pytest.mark.rule("ROAR-WIN-02")
@pytest.mark.parametrize(("knockouts", "over"), [(5, False), (6, True), (7, True)])
def test_the_game_ends_at_the_end_of_a_round_in_which_somebody_has_ten(knockouts: int, over: bool) -> None:
    a = about_to_win(2, 0, s0=(knockouts, 0))
    a.call(100, 0, "grrrr")
    assert a.points[0] == knockouts + 4
    assert (a.state.phase == "game_end") is over and bool(every(a.events, Ended)) is over
    result = GAME.result(a.state)
    if over:
        assert result is not None
        assert (result.winners, result.places, result.ending) == ((0,), (1, 2), "points")
        assert GAME.prompts(a.state) == () and GAME.due(a.state) is None
    else:
        assert result is None and a.state.phase == "round_end"


@pytest.mark.rule("ROAR-WIN-02")
def test_the_most_points_win_even_for_somebody_else_than_the_round_winner() -> None:
    a = about_to_win(3, 0, s1=(12, 0), s0=(6, 0))
    a.call(100, 0, "kaboom")
    result = GAME.result(a.state)
    assert a.points == (11, 12, 0) and result is not None and result.winners == (1,)
    assert result.places == (2, 1, 3) and result.points == (11, 12, 0)


@pytest.mark.rule("ROAR-WIN-R01")
def test_reaching_ten_inside_a_round_does_not_stop_it() -> None:
    a = race(3)
    a.player(0, knockouts=9)
    a.hurt(1, 3)
    a.call(100, 0, "grrrr")
    assert a.points[0] == 10 and a.state.phase == "live"
    a.press(400, 2, Roll())
    assert a.h(2).rolls == 1


@pytest.mark.rule("ROAR-WIN-03", "ROAR-WIN-R02")
def test_a_tie_for_most_is_played_out_by_the_tied_alone() -> None:
    a = about_to_win(4, 0, s0=(2, 1), s1=(10, 0), s3=(9, 0))
    a.player(2, status=OUT)
    a.give(0, "wusch")
    a.give(1, "mhhm", "wusch")
    a.call(100, 0, "kaboom")
    assert a.points == (10, 10, 0, 9)
    assert only(a.events, Tied).seats == a.state.tied == (0, 1)
    a.next_round()
    assert every(a.events, RoundBegan)[-1].seats == (0, 1) and a.state.cooldown == 3200
    assert [p.status for p in a.state.players] == ["in", "in", WATCHING, WATCHING]
    assert a.damage == (0, 0, 0, 0)
    assert a.p(0).developments == () and a.p(1).developments == ("wusch", "mhhm")
    assert a.prompts(2) == {} and a.refused(100, 2, Roll()).why == "watching"


@pytest.mark.rule("ROAR-WIN-R02")
def test_the_winner_of_the_last_round_wins_the_game_whatever_the_totals() -> None:
    a = about_to_win(3, 0, s0=(5, 0), s1=(0, 0), s2=(10, 0))
    a.call(100, 0, "kaboom")
    assert a.points == (10, 0, 10) and a.state.tied == (0, 2)
    a.next_round()
    a.player(0, knockouts=a.p(0).knockouts + 20)
    a.hurt(0, 3)
    a.call(100, 2, "roaar")
    result = GAME.result(a.state)
    assert result is not None and (result.winners, result.ending, result.places) == ((2,), "tie-break", (2, 3, 1))
    assert a.points == (30, 0, 14)


@pytest.mark.rule("ROAR-WIN-R02")
def test_attacks_in_the_last_round_skip_who_watches() -> None:
    a = about_to_win(4, 0, s0=(4, 0), s2=(10, 0))
    a.call(100, 0, "kaboom")
    assert a.state.tied == (0, 2)
    a.next_round()
    a.call(100, 0, "grrrr")
    assert a.damage == (0, 0, 1, 0)
    a.lay(1, "ahh", "ahh", "ahh")
    assert a.refused(900, 1, Call("ahh")).why == "watching"


@pytest.mark.rule("ROAR-WIN-R03")
def test_places_follow_points_then_victories_and_are_shared_otherwise() -> None:
    a = about_to_win(5, 0, s0=(20, 0), s1=(3, 1), s2=(0, 2), s3=(6, 0), s4=(6, 0))
    a.call(100, 0, "kaboom")
    result = GAME.result(a.state)
    assert result is not None and result.points == (27, 6, 6, 6, 6)
    assert result.places == (1, 3, 2, 4, 4)
