"""Sample moments for the gallery, the palette's training, the tests and the bench: whole games by the computer players."""

from functools import cache
from typing import Any, NamedTuple

from render.core.face import Words
from render.core.scene import Scene
from render.sauria.face import FACE
from rules.core.chance import Chance
from rules.core.game import Move, Proceed, SeatSpec
from rules.sauria.game import GAME
from rules.sauria.state import State
from rules.sauria.view import View

NAMES = ("Anna", "Bartek", "Łucja", "Jörg", "Zoë")


class Step(NamedTuple):
    """One move of a sample game: the state before it, the move, what happened, the state after it."""

    before: State
    move: Move[Any]
    events: tuple[Any, ...]
    after: State


@cache
def game(players: int, seed: str, strength: str = "normal", most: int = 900, ties: bool = True) -> tuple[Step, ...]:
    """A game among computer players, at most so many moves."""
    chance = Chance(f"{seed}/setup")
    state, events = GAME.setup(tuple(SeatSpec() for _ in range(players)), {"ties": ties}, chance)
    steps = [Step(state, Move(None, Proceed()), events, state)]
    while len(steps) < most:
        prompts = GAME.prompts(state)
        if prompts:
            prompt = prompts[0]
            view = GAME.view(state, prompt.seat)
            action = GAME.decide(view, prompt, strength, Chance(f"{seed}/{len(steps)}/mind")).action
            move: Move[Any] = Move(prompt.seat, action)
        elif GAME.due(state) == 0:
            move = Move(None, Proceed())
        else:
            break
        outcome = GAME.apply(state, move, Chance(seed, len(steps)))
        steps.append(Step(state, move, outcome.events, outcome.state))
        state = outcome.state
    return tuple(steps)


def moment(players: int, seed: str, number: int, phase: str = "action") -> tuple[View, View]:
    """(public view at the start of that round's phase, the view after its last move)."""
    found = [step for step in game(players, seed) if step.after.round == number and step.after.phase == phase]
    if not found:
        raise LookupError(f"{players} players, {seed}: no {phase} phase in round {number}")
    return GAME.view(found[0].before, None), GAME.view(found[-1].after, None)


def scenes(words: Words) -> dict[str, Scene]:
    """One picture of every kind and part, by name."""
    made: dict[str, Scene] = {}
    for players, seed, number in ((5, "five", 12), (4, "four", 6), (3, "three", 1), (2, "two", 9)):
        since, view = moment(players, seed, number)
        made[f"island-{players}"] = FACE.scene(view, words, NAMES[:players], since=since)
    return made
