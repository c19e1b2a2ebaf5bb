"""Whole games of The Sanctuary between computer players: for the benches and for the tests."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.core.chance import Chance
from rules.core.game import Move, Options, Outcome, Proceed, Prompt, SeatSpec
from rules.sanctuary import GAME
from rules.sanctuary.actions import Action
from rules.sanctuary.events import Event
from rules.sanctuary.state import State

MOST = 5_000


class Step(NamedTuple):
    """One move: the state before it, the question it answers (None: Proceed), and what came of it."""

    before: State
    prompt: Prompt[Action] | None
    move: Move[Action]
    outcome: Outcome[State, Event]


class Match:
    """A game of seats that act by strength; the whole of it follows from the seed."""

    def __init__(self, seed: str, strengths: tuple[str, ...], options: Options | None = None) -> None:
        self.seed = seed
        self.strengths = strengths
        seats = tuple(SeatSpec(human=False) for _ in strengths)
        self.first = GAME.setup(seats, options or {}, Chance(seed, 0))
        self.state = self.first.state
        self.ply = 0

    def choose(self, prompt: Prompt[Action]) -> Any:
        """What the seat asked does."""
        chance = Chance(f"{self.seed}/{prompt.seat}", self.ply)
        view = GAME.view(self.state, prompt.seat)
        return GAME.decide(view, prompt, self.strengths[prompt.seat], chance).action

    def play(self) -> Iterator[Step]:
        """Every move until the game is over. Open reactions are answered at once."""
        while not self.state.over:
            self.ply += 1
            if self.ply > MOST:
                raise RuntimeError(f"{self.seed}: a game that does not end")
            prompts = GAME.prompts(self.state)
            prompt = prompts[-1] if prompts else None
            move: Move[Any] = Move(None, Proceed()) if prompt is None else Move(prompt.seat, self.choose(prompt))
            before = self.state
            outcome = GAME.apply(before, move, Chance(self.seed, self.ply))
            self.state = outcome.state
            yield Step(before, prompt, move, outcome)

    def finish(self) -> State:
        """The state at the end."""
        for _ in self.play():
            pass
        return self.state
