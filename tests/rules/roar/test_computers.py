"""ROAR-TIMING-R14: computer players decide from their view, at a human pace."""

import pytest

from bench.roar_play import Table, computers
from rules.core.chance import Chance
from rules.core.game import Decision, Prompt
from rules.roar import GAME, ai, clock
from rules.roar.actions import Action, Call, Free, Hold, Ready, Roll, Say, Shout, Skip, Take
from rules.roar.constants import SYMBOLS
from rules.roar.events import Live, Rolled
from tests.rules.roar.arena import Arena, race, table


def decisions(
    a: Arena, seat: int, kind: str, strength: str = "normal", now: int = 0, n: int = 200
) -> list[Decision[Action]]:
    """What the seat would do, n times with other draws. now: ms after the live stamp."""
    prompt, view = a.prompts(seat)[kind], GAME.view(a.state, seat)
    return [GAME.decide(view, prompt, strength, Chance(str(i)), a.zero + now) for i in range(n)]


def action(a: Arena, seat: int, kind: str = "race") -> Action | None:
    """The seat's action."""
    found = {d.action for d in decisions(a, seat, kind, n=5)}
    assert len(found) == 1
    return found.pop()


@pytest.mark.rule("ROAR-TIMING-R14")
@pytest.mark.parametrize(("strength", "least", "most"), [("hard", 240, 360), ("normal", 560, 840), ("easy", 1040, 1560)])
def test_a_roll_comes_so_long_after_the_cooldown(strength: str, least: int, most: int) -> None:
    a = race(2, computers=1)
    a.hand(1, dice=("", "", ""), acted=a.zero + 1000, cooldown_until=a.zero + 3200)
    waits = [d.wait - 2200 for d in decisions(a, 1, "race", strength, now=1000)]
    assert {d.action for d in decisions(a, 1, "race", strength)} == {Roll()}
    assert least <= min(waits) < least + 10 and most - 10 < max(waits) <= most


@pytest.mark.rule("ROAR-TIMING-R14")
@pytest.mark.parametrize("symbol", SYMBOLS)
def test_a_call_comes_half_a_second_to_1200_ms_after_three_lie_there(symbol: str) -> None:
    a = race(2, computers=1)
    a.lay(1, symbol, symbol, symbol)
    a.hand(1, acted=a.zero + 2000)
    waits = [d.wait for d in decisions(a, 1, "race", now=2000)]
    assert 500 <= min(waits) < 520 and 1180 < max(waits) <= 1200
    assert action(a, 1) == Call(symbol)
    later = [d.wait for d in decisions(a, 1, "race", now=3500)]
    assert set(later) == {0}


@pytest.mark.rule("ROAR-TIMING-R14")
def test_the_first_action_after_a_resume_takes_at_least_800_ms() -> None:
    a = race(2, computers=1)
    assert min(d.wait for d in decisions(a, 1, "race", "hard")) == 800
    a.lay(1, "ahh", "ahh", "ahh")
    assert min(d.wait for d in decisions(a, 1, "race", now=-2000)) == 2800


@pytest.mark.rule("ROAR-TIMING-R14")
def test_a_locked_computer_waits_for_the_end_of_its_lock() -> None:
    a = race(2, computers=1)
    a.hand(1, locked_until=a.zero + 9000)
    assert {d.wait for d in decisions(a, 1, "race", now=5000)} == {4000}
    a.hand(1, dice=("ahh", "roaar", "roaar"))
    assert max(d.wait for d in decisions(a, 1, "race", now=5000)) == 0


@pytest.mark.rule("ROAR-TIMING-R14")
@pytest.mark.parametrize(
    ("dice", "damage", "living", "wanted"),
    [
        (("grrrr", "grrrr", "kaboom"), 0, 3, "grrrr"),
        (("roaar", "grrrr", "roaar"), 1, 3, "roaar"),
        (("grrrr", "grrrr", "ahh"), 2, 3, "ahh"),
        (("grrrr", "grrrr", "grrrr"), 3, 5, "ahh"),
        (("grrrr", "roaar", "kaboom"), 0, 3, "kaboom"),
        (("grrrr", "grrrr", "kaboom"), 0, 4, "kaboom"),
        (("grrrr", "grrrr", "kaboom"), 0, 5, "kaboom"),
        (("grrrr", "grrrr", "grrrr"), 0, 5, "grrrr"),
        (("ahh", "ahh", "roaar"), 1, 3, "ahh"),
        (("ahh", "ahh", "roaar"), 0, 3, "roaar"),
        (("ahh", "ahh", "ahh"), 0, 3, ""),
        (("", "", ""), 0, 3, ""),
    ],
)
def test_heal_at_two_damage_else_most_dice_and_kaboom_at_a_full_table(
    dice: tuple[str, ...], damage: int, living: int, wanted: str
) -> None:
    a = race(5, computers=4)
    for seat in range(1, 6 - living):
        a.player(seat, status="out")
    a.hurt(4, damage)
    a.hand(4, dice=dice)
    assert ai.wanted_symbol(GAME.view(a.state, 4), a.me(4)) == wanted


def test_after_the_volcano_it_does_not_heal_and_in_the_full_game_ahh_is_worth_a_development() -> None:
    a = race(3, computers=2)
    a.hurt(1, 3)
    a.hand(1, dice=("ahh", "ahh", "grrrr"))
    a.set(volcano=1)
    assert ai.wanted_symbol(GAME.view(a.state, 1), a.me(1)) == "grrrr"
    b = race(3, {"mode": "full"}, {1: {"preset": "simple"}}, computers=2)
    for seat, wanted in ((1, "grrrr"), (2, "ahh")):
        b.hand(seat, dice=("ahh", "ahh", "grrrr"))
        assert ai.wanted_symbol(GAME.view(b.state, seat), b.me(seat)) == wanted


def test_it_places_what_it_wants_takes_off_what_it_does_not_and_rolls_the_rest() -> None:
    a = race(3, computers=2)
    a.hand(1, dice=("grrrr", "roaar", "grrrr"), held=(False, True, False))
    assert action(a, 1) == Hold(0)
    a.hand(1, held=(True, True, False))
    assert action(a, 1) == Free(1)
    a.hand(1, held=(True, False, True))
    assert action(a, 1) == Roll()
    waits = [d.wait for d in decisions(a, 1, "race", now=5000)]
    assert max(waits) == 0
    a.hand(1, held=(True, False, False), acted=a.zero + 5000)
    waits = [d.wait for d in decisions(a, 1, "race", now=5000)]
    assert 250 <= min(waits) < 260 and 440 < max(waits) <= 450


def test_while_something_of_its_own_is_waiting_it_does_nothing() -> None:
    a = race(3, {"mode": "full"}, computers=2)
    a.hand(1, early=a.zero + 400)
    assert decisions(a, 1, "race", n=1) == [Decision(None, 250)]
    a.hand(1, early=0)
    a.press(100, 1, Call("ahh"))
    assert decisions(a, 1, "race", n=1) == [Decision(None, 250)]
    a.player(2, choosing=True)
    assert decisions(a, 2, "race", n=1) == [Decision(None, 250)]


def test_the_other_prompts_of_a_computer() -> None:
    a = table(2, {"mode": "full"})
    assert action(a, 0, "ready") == Ready() and decisions(a, 0, "wishes", n=1) == [Decision(None, 60_000)]
    for kind, what in (("shout", Shout()), ("react", Say("klonk"))):
        view = GAME.view(a.state, 0)
        d = GAME.decide(view, Prompt(0, kind, (what,)), "easy", Chance("x"))
        assert d.action == what and 500 <= d.wait <= 1200
    with pytest.raises(ValueError, match="godlike"):
        GAME.decide(GAME.view(a.state, 0), a.prompts(0)["ready"], "godlike", Chance("x"))


def test_it_likes_wusch_best_and_an_easy_one_takes_anything() -> None:
    a = race(2, {"mode": "full"}, computers=1)
    a.player(1, choosing=True)
    assert action(a, 1, "development") == Take("wusch")
    a.give(1, "wusch", "oh_yeah")
    assert action(a, 1, "development") == Take("oo_ah")
    assert len({d.action for d in decisions(a, 1, "development", "easy")}) == 7
    nothing: Prompt[Action] = Prompt(1, "development", (Skip(),))
    assert GAME.decide(GAME.view(a.state, 1), nothing, "hard", Chance("x")).action == Skip()


@pytest.mark.rule("ROAR-TIMING-R14")
def test_in_whole_games_computers_use_the_same_queue_and_never_act_sooner_than_a_person_could() -> None:
    game = Table("pace", computers(4), {"mode": "full"}, ("hard", "hard", "normal", "easy"))
    live_at, cooldown = 0, [0] * 4
    rolls = 0
    for step in game.play():
        seat = step.move.seat
        for event in step.outcome.events:
            if isinstance(event, Live):
                live_at, cooldown = event.at, [event.at] * 4
            if isinstance(event, Rolled):
                rolls += 1
                at = clock.ms(event.press)
                assert at >= cooldown[event.seat] + 240 and event.at == at
                cooldown[event.seat] = event.cooldown_until
        if seat is not None and isinstance(step.move.action, (Roll, Hold, Free, Call)):
            assert step.move.now >= live_at + 800 and step.move.stamp == 0
    assert rolls > 200 and GAME.result(game.state) is not None
