"""Whole games of computer players against a clock of our own: for the bench and for the tests."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rules.core.chance import Chance
from rules.core.game import Decision, Illegal, Move, Options, Outcome, Prompt, SeatSpec, Tick
from rules.roar import GAME
from rules.roar.actions import Action
from rules.roar.events import Event
from rules.roar.state import State
from rules.roar.view import View

START = 1_800_000_000_000
Mind = Callable[[View, Prompt[Action], str, Chance, int], Decision[Action]]
"""Who decides for a seat: what it sees, the prompt, its strength, chance, now."""


class Step(NamedTuple):
    """One move, and what came of it."""

    move: Move[Action]
    outcome: Outcome[State, Event]


class Table:
    """A game whose computer seats act by `mind`. `play` yields every move until the game is over."""

    def __init__(
        self,
        seed: str,
        seats: tuple[SeatSpec, ...],
        options: Options,
        strengths: tuple[str, ...] = (),
        mind: Mind = GAME.decide,
    ) -> None:
        self.mind = mind
        self.seed = seed
        self.ply = 0
        self.strengths = strengths or ("normal",) * len(seats)
        self.now = START
        first = GAME.setup(seats, options, Chance(seed, 0), START)
        self.first = first.state
        self.state = first.state
        self.plans: dict[tuple[int, str], tuple[object, int, Action | None, int]] = {}

    def play(self, most: int = 20_000) -> Iterator[Step]:
        """Every accepted move. RuntimeError when the game does not end within so many moves."""
        for _ in range(most):
            move = self._next()
            if move is None:
                return
            self.now = max(self.now, move.now)
            self.ply += 1
            try:
                outcome = GAME.apply(self.state, move, Chance(self.seed, self.ply))
            except Illegal:
                continue
            self.state = outcome.state
            yield Step(move, outcome)
        raise RuntimeError(f"seed {self.seed}: no end after {most} moves")

    def _next(self) -> Move[Action] | None:
        due = GAME.due(self.state)
        moves: list[Move[Action]] = [] if due is None else [Move(None, Tick(), now=max(due, self.now))]
        plans = {}
        for prompt in GAME.prompts(self.state):
            if self.state.players[prompt.seat].human:
                continue
            key = prompt.seat, prompt.kind
            about = prompt.guard, prompt.choices, self.state.phase, self.state.hands[prompt.seat].acted
            old = self.plans.get(key)
            if old is None or old[0] != about or old[1] <= self.now:
                d = self._decide(prompt.seat, prompt)
                old = about, self.now + d.wait, d.action, prompt.guard
            plans[key] = old
            if old[2] is not None:
                moves.append(Move(prompt.seat, old[2], old[3], now=max(old[1], self.now)))
        self.plans = plans
        return min(moves, key=lambda move: move.now, default=None)

    def _decide(self, seat: int, prompt: Prompt[Action]) -> Decision[Action]:
        chance = Chance(f"{self.seed}/{seat}", self.ply)
        return self.mind(GAME.view(self.state, seat), prompt, self.strengths[seat], chance, self.now)


def computers(n: int) -> tuple[SeatSpec, ...]:
    """Seats for so many computer players."""
    return (SeatSpec(human=False),) * n
