"""ROAR-TIMING-R01, R02: whatever way packets take, the order of the snowflakes is the order of the race."""

from dataclasses import replace

import pytest

from rules.core.chance import Chance
from rules.core.game import Move, Tick
from rules.roar import GAME, clock
from rules.roar.actions import Action, Call
from rules.roar.constants import HOLD_BACK, SYMBOLS
from rules.roar.events import Called, Damaged, Healed, KnockedOut, Refused
from rules.roar.state import State
from tests.rules.roar.arena import Arena, race

STORY = (Called, Damaged, Healed, KnockedOut)


def laid(seed: int) -> tuple[Arena, list[Move[Action]]]:
    """A table where everybody has something to call, and their calls, stamped within 200 ms of each other."""
    chance = Chance(f"order {seed}")
    a = race(2 + seed % 4, {"mode": "full"})
    calls: list[Move[Action]] = []
    for seat in range(len(a.state.players)):
        symbol = chance.pick(SYMBOLS)
        a.give(seat, *chance.shuffled(("klonk", "oo_ah", "mhhm", "klink_left", "klink_right"))[:2])
        a.lay(seat, *[symbol] * (3 if chance.below(5) else 2))
        a.hurt(seat, chance.below(4))
        stamp = clock.stamp(a.zero + 1000 + chance.below(200)) + chance.below(1 << 22)
        calls.append(Move(seat, Call(symbol), a.guard(seat), stamp))
    return a, calls


def carried_out(state: State, arrivals: list[Move[Action]]) -> tuple[State, list[object], list[tuple[int, str]]]:
    """The state when all windows are over, what happened in order, and who was refused why."""
    story: list[object] = []
    refused: list[tuple[int, str]] = []

    def step(move: Move[Action]) -> None:
        nonlocal state
        state, events = GAME.apply(state, move, Chance("order"))
        story.extend(replace(e, at=0) if isinstance(e, KnockedOut) else e for e in events if isinstance(e, STORY))
        refused.extend((e.seat, e.why) for e in events if isinstance(e, Refused))

    for move in arrivals:
        step(move)
    end = arrivals[-1].now + HOLD_BACK
    while (due := GAME.due(state)) is not None and due <= end:
        step(Move(None, Tick(), now=due))
    return state, story, sorted(refused)


@pytest.mark.rule("ROAR-TIMING-R01", "ROAR-TIMING-R02", "ROAR-KO-R03", "ROAR-KABOOM-R04")
@pytest.mark.parametrize("seed", range(60))
def test_any_order_of_arrival_within_the_window_gives_the_same_race(seed: int) -> None:
    a, calls = laid(seed)
    outcomes = []
    for i in range(4):
        chance = Chance(f"arrival {seed}", i)
        order = sorted(calls, key=lambda move: move.stamp) if i == 0 else list(chance.shuffled(calls))
        arrivals = [replace(move, now=a.zero + 1200 + 10 * n) for n, move in enumerate(order)]
        state, story, refused = carried_out(a.state, arrivals)
        assert [e.press for e in story if isinstance(e, Called)] == sorted(e.press for e in story if isinstance(e, Called))
        outcomes.append((story, refused, [(p.damage, p.status, p.points, p.developments) for p in state.players]))
    assert all(outcome == outcomes[0] for outcome in outcomes)
