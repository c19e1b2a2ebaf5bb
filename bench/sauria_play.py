"""Whole games of Sauria, at random or by computer players: for the benches and for the tests."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rules.core.chance import Chance
from rules.core.game import Move, Options, Outcome, Proceed, Prompt, SeatSpec
from rules.sauria import GAME
from rules.sauria.actions import Action
from rules.sauria.events import Event
from rules.sauria.state import State

MOST = 10_000
Player = Callable[[State, Prompt[Action], Chance], Action | None]


class Step(NamedTuple):
    """One move: the state before it, the question it answers (None: Proceed), and what came of it."""

    before: State
    prompt: Prompt[Action] | None
    move: Move[Any]
    outcome: Outcome[State, Event]


def at_random(state: State, prompt: Prompt[Action], chance: Chance) -> Action:
    """Any choice."""
    return chance.pick(prompt.choices)


def busily(state: State, prompt: Prompt[Action], chance: Chance) -> Action:
    """Any choice but those that stop early."""
    lively = [
        a
        for a in prompt.choices
        if type(a).__name__ not in ("Back", "Stop", "Withdraw") and getattr(a, "what", "") != "pass"
    ]
    return chance.pick(lively or prompt.choices)


def by_computer(*strengths: str) -> Player:
    """Computer players, from what their seats see: one strength for all, or one for each seat."""

    def play(state: State, prompt: Prompt[Action], chance: Chance) -> Action | None:
        strength = strengths[prompt.seat % len(strengths)]
        return GAME.decide(GAME.view(state, prompt.seat), prompt, strength, chance).action

    return play


class Match:
    """A game of one `Player` for all seats; the whole of it follows from the seed."""

    def __init__(self, seed: str, seats: int, player: Player = at_random, options: Options | None = None) -> None:
        self.seed = seed
        self.player = player
        self.first = GAME.setup((SeatSpec(human=False),) * seats, options or {}, Chance(seed, 0))
        self.state = self.first.state
        self.ply = 0

    def play(self) -> Iterator[Step]:
        """Every move until the game is over. RuntimeError for one that does not end."""
        while not self.state.over:
            self.ply += 1
            if self.ply > MOST:
                raise RuntimeError(f"{self.seed}: a game that does not end")
            prompts = GAME.prompts(self.state)
            chance = Chance(f"{self.seed}/player", self.ply)
            prompt = chance.pick(prompts) if prompts else None
            action = self.player(self.state, prompt, chance) if prompt else Proceed()
            if action is None:  # a computer whose offer waits for its answer
                prompt = next(p for p in prompts if not p.optional)
                action = self.player(self.state, prompt, chance)
            move: Move[Any] = Move(prompt.seat if prompt else None, action)
            before = self.state
            outcome = GAME.apply(before, move, Chance(self.seed, self.ply))
            self.state = outcome.state
            yield Step(before, prompt, move, outcome)

    def finish(self) -> State:
        """The state at the end."""
        for _ in self.play():
            pass
        return self.state
