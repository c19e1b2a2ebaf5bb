"""Moments of The Sanctuary for the gallery, the fixed palette and the tests: played at random from a seed, or made by hand."""

from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from rules.core.chance import Chance
from rules.core.game import Move, Proceed, SeatSpec
from rules.sanctuary.actions import Back, End, More
from rules.sanctuary.game import GAME
from rules.sanctuary.state import Expansion, Player, State, Worker
from rules.sanctuary.view import View

NAMES = ("Anna", "Bartek", "Łucja", "Jörg")


class Step(NamedTuple):
    """One move of a sample game: the state before it, who chose what, what happened, the state after it."""

    before: State
    move: Move[Any]
    events: tuple[Any, ...]
    after: State


@cache
def game(players: int, seed: str, advanced: bool = False, most: int = 4000) -> tuple[Step, ...]:
    """A whole game at random; Back is never pressed, End seldom while something else is there."""
    dice = Chance(f"{seed}/choices")
    seats = tuple(SeatSpec() for _ in range(players))
    state, events = GAME.setup(seats, {"advanced": advanced}, Chance(f"{seed}/0"))
    steps = [Step(state, Move(None, Proceed()), events, state)]
    while len(steps) < most:
        prompts = GAME.prompts(state)
        if prompts:
            prompt = dice.pick(prompts)
            choices = [choice for choice in prompt.choices if not isinstance(choice, Back | More)]
            busy = [choice for choice in choices if not isinstance(choice, End)]
            move: Move[Any] = Move(prompt.seat, dice.pick(busy if busy and dice.below(12) else choices))
        elif GAME.due(state) == 0:
            move = Move(None, Proceed())
        else:
            break
        outcome = GAME.apply(state, move, Chance(f"{seed}/{len(steps)}"))
        steps.append(Step(state, move, outcome.events, outcome.state))
        state = outcome.state
    return tuple(steps)


def moment(players: int, seed: str, number: int, phase: str, kind: str) -> tuple[Step, View]:
    """The first step after which it is that round and phase and a prompt of that kind is open; and its public view."""
    for step in game(players, seed):
        prompts = GAME.prompts(step.after)
        bottom = step.after.stack[0] if step.after.stack else None
        if step.after.round >= number and getattr(bottom, "phase", "") == phase and any(p.kind == kind for p in prompts):
            return step, GAME.view(step.after, None)
    raise LookupError(f"{players} players, {seed}: no {kind} in round {number}")


def rich() -> Player:
    """A board late in a good game: every kind of thing on it, seven hearts, a copied and a used expansion."""
    return Player(
        mgmt=(5, 12, 3, 0),
        stores=((2, 1, 0, 1), (0, 3, 0, 0), (0, 0, 0, 0), (1, 0, 1, 11)),
        animals=(4, 2, 0, 6),
        hearts=(2, 0, 0, 7),
        expansions=(Expansion("E03", "E03", False), None, Expansion("E05", "E05", True), Expansion("E01", "E12", False)),
        plates=(0, 0, 1, 3),
        timeline=(0, 1, 1, 1),
        ponds=0b0011,
        groves=0b0010,
        rangers=(Worker(0, True), Worker(-1, False)),
        rescuers=(Worker(3, False),),
        threats=3,
        animal_set="B",
    )


def with_board(view: View, seat: int, board: Player) -> View:
    """The view with another board in a seat."""
    return replace(view, players=(*view.players[:seat], board, *view.players[seat + 1 :]))
