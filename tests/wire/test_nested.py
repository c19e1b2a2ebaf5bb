"""A restart in the middle of anything that a turn or a phase may hold: the same buttons under the same message go on."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from bench.sauria_play import Match, busily
from rules.sauria import GAME
from rules.sauria.frames import Act, Fight, Hunt, Keep, Leave, Perform, Step, Trade
from rules.sauria.state import State
from tests.wire.conftest import Running, check_ok
from tests.wire.turns import Turns

SEARCHED = 600
"""Random games in which the moments are looked for."""


def inside(state: State, *kinds: type) -> bool:
    """Whether frames of these kinds lie on the stack in this order, the last one on top."""
    frames = iter([type(frame) for frame in state.stack])
    return type(state.stack[-1]) is kinds[-1] and all(kind in frames for kind in kinds)


def top(state: State) -> Any:
    """What asks."""
    return state.stack[-1]


DECISIONS = ("order", "prey", "path", "refuge")
MOMENTS: dict[str, Callable[[State], bool]] = {
    "an encounter inside a sprint": lambda s: inside(s, Act, Step, Perform) and acting(s) == "sprint",
    "an encounter's choice inside a step": lambda s: inside(s, Act, Step, Perform),
    "an open trade": lambda s: inside(s, Trade) and top(s).sent,
    "a leave attack whose first attacker is chosen": lambda s: inside(s, Step, Leave),
    "the effects of a wound after the action": lambda s: inside(s, Act, Perform) and after_the_action(s),
    "cards drawn in a search": lambda s: inside(s, Act, Keep),
    "a wound in the dinosaur phase": lambda s: any(type(f) is Hunt for f in s.stack) and inside(s, Perform),
    "a decision of the starting player in the dinosaur phase": lambda s: s.phase == "dinosaur" and asked(s) in DECISIONS,
    "a fight of dinosaurs": lambda s: inside(s, Fight),
}


def acting(state: State) -> str:
    """The action under way."""
    return next((f.what for f in state.stack if type(f) is Act), "")


def asked(state: State) -> str:
    """The kind of the question."""
    prompts = GAME.prompts(state)
    return prompts[0].kind if prompts else ""


def after_the_action(state: State) -> bool:
    """Whether the action itself is over and its wounds take effect."""
    return any(type(frame) is Act and frame.stage == 3 for frame in state.stack)


@cache
def found() -> dict[str, State]:
    """One state of a random game for each moment."""
    states: dict[str, State] = {}
    for state in played():
        for name, is_one in MOMENTS.items():
            if name not in states and is_one(state):
                states[name] = state
        if len(states) == len(MOMENTS):
            break
    return states


def played() -> Iterator[State]:
    """States of random games in which the people decide the ties, and somebody is asked."""
    for i in range(SEARCHED):
        for step in Match(f"nested{i}", 2 + i % 3, busily, {"ties": False}).play():
            if step.outcome.state.stack and GAME.prompts(step.outcome.state):
                yield step.outcome.state


@pytest.mark.parametrize("moment", MOMENTS)
async def test_the_same_buttons_go_on_after_a_restart_in_the_middle_of(bot: Running, moment: str) -> None:
    state = found()[moment]
    people = [bot.person(name) for name in ("Ann", "Bob", "Cid", "Dan")[: len(state.players)]]
    turns = await Turns.start(bot, people, game="sauria", state=state)
    board, prompts = turns.board(), turns.opened.prompts
    before = turns.opened.state
    await bot.restart()
    turns.opened = await bot.app.session.open(turns.opened.id)
    await turns.settled()
    assert turns.opened.state == before
    assert turns.opened.prompts == prompts
    shown = turns.board()
    assert shown["id"] == board["id"], "nothing is posted anew"
    assert (shown["content"], shown["components"]) == (board["content"], board["components"])
    for person in people:
        check_ok(await person.command("me", turns.channel))
    ply = turns.opened.row.ply
    await turns.choose()
    assert turns.opened.row.ply > ply
    assert turns.board()["content"] != board["content"]


async def test_a_picture_that_is_being_drawn_when_the_bot_is_stopped_is_still_sent(bot: Running) -> None:
    ann = bot.person("Ann")
    turns = await Turns.start(bot, [ann], computers=1, game="sauria")
    check_ok(await ann.command("board", turns.channel))
    await bot.restart()
    await ann.wait_for(lambda: ann.ephemerals(turns.channel)[-1]["attachments"])
    assert "Our mistake" not in ann.ephemerals(turns.channel)[-1]["content"]
