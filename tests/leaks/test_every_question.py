"""No secret gets out by what Sauria asks: a moment of random games for every kind of question, all texts of all viewers."""

from functools import cache
from typing import Any

import pytest

from bench.sauria_play import Match, busily
from rules.core.chance import Chance
from rules.sauria import GAME
from rules.sauria.state import State
from tests.leaks.permute import PERMUTERS
from tests.leaks.seen import seen, table

GAMES = 70
LATEST = 60
"""Moves whose events are told beside the moment."""
TOLD = "de"
"""A language in which `seen` draws no pictures; they are compared where the moments are few."""


@cache
def moments() -> dict[str, tuple[State, tuple[Any, ...]]]:
    """A state that asks for each kind of question, late ones first, and what happened before it."""
    found: dict[str, tuple[State, tuple[Any, ...]]] = {}
    for i in range(GAMES):
        events: list[tuple[Any, ...]] = []
        modes = {"coop": i % 7 == 3, "difficulty": ("standard", "hard", "easy")[i % 3]}
        for step in Match(f"asked{i}", 2 + i % 4, busily, {"ties": i % 2 == 0, **modes}).play():
            state = step.outcome.state
            events.append(step.outcome.events)
            for prompt in GAME.prompts(state):
                known = found.get(prompt.kind)
                if known is None or known[0].round < 3 <= state.round:
                    found[prompt.kind] = state, tuple(e for some in events[-LATEST:] for e in some)
    return found


KINDS = sorted(moments())


def test_there_is_a_moment_for_most_of_the_questions() -> None:
    assert len(KINDS) >= 28
    assert {"turn", "field", "keep", "offer", "heal", "order", "prey", "uncover", "choose"} <= set(KINDS)


@pytest.mark.parametrize("kind", KINDS)
async def test_no_text_of_anybody_depends_on_what_they_may_not_know_while_this_is_asked(kind: str) -> None:
    state, events = moments()[kind]
    guards = range(1, len(state.players) + 1)
    for viewer in (None, *range(len(state.players))):
        chance = Chance(f"asked {kind}", 1)
        other = PERMUTERS["sauria"].state(state, viewer, chance)
        otherwise = PERMUTERS["sauria"].events(events, viewer, chance)
        assert other != state, "nothing was permuted"
        real = await seen(table("sauria", state, guards), viewer, events, TOLD, ())
        false = await seen(table("sauria", other, guards), viewer, otherwise, TOLD, ())
        assert [name for name in real if real[name] != false[name]] == []
