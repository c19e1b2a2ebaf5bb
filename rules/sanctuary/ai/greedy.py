"""The greedy player: tries what it may do now on a state of its own and takes what leaves its board worth most."""

from typing import Any

from rules.core.chance import Chance
from rules.core.game import Move, Prompt
from rules.sanctuary.actions import Action, Back, Decline, End, Place, Relax, Stop, Volunteer
from rules.sanctuary.ai.value import value
from rules.sanctuary.ai.worth import Margins, main_worth, margins, rounds_left, side_worth
from rules.sanctuary.compile import bits
from rules.sanctuary.sight import looks, occupied, sight
from rules.sanctuary.state import State, Table
from rules.sanctuary.values import WIDTH

TRIES = 60
"""Applied moves per decision, at most."""
FADE = (1.0, 0.85, 0.7, 0.55, 0.4, 0.3, 0.2, 0.15, 0.1)
"""How much the best, second best … side action in sight counts on placing: the sight may still be cut."""
NEVER = (Back, Relax)


class Budget:
    """The tries left for one decision."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left


def choose(game: Any, state: State, prompt: Prompt[Action], chance: Chance) -> Action:
    """The greedy choice for a prompt. state: one that fits the view."""
    choices = prompt.choices
    if len(choices) == 1:
        return choices[0]
    if isinstance(choices[0], Place):
        return place(state, prompt.seat, choices)
    if prompt.kind == "volunteer":
        return volunteer(state, prompt.seat, choices)
    return best(game, state, prompt, Budget(TRIES))[1]


def best(game: Any, state: State, prompt: Prompt[Action], budget: Budget) -> tuple[float, Action]:
    """The choice that leaves the own board worth most, further questions of the same action answered the same way."""
    seat = prompt.seat
    left = rounds_left(state)
    top, chosen = -1e9, prompt.choices[0]
    for choice in prompt.choices:
        if type(choice) in NEVER or (type(choice) is Volunteer and prompt.kind == "turn"):
            continue
        if type(choice) is End or type(choice) is Decline:
            got = value(state.players[seat], left) + 0.01
        elif budget.left <= 0 and top > -1e9:
            break
        else:
            budget.left -= 1
            got = worth_after(game, state, seat, choice, budget, left)
            if type(choice) is Stop:
                got -= 0.01
        if got > top:
            top, chosen = got, choice
    return top, chosen


def worth_after(game: Any, state: State, seat: int, choice: Action, budget: Budget, left: int) -> float:
    """The value of the own board after a choice and the best answers to what it asks next."""
    after = game.apply(state, Move(seat, choice), Chance("")).state
    for prompt in game.prompts(after):
        if prompt.seat == seat and prompt.kind not in ("turn", "place", "volunteer", "react"):
            return best(game, after, prompt, budget)[0]
    return value(after.players[seat], rounds_left(after) if after.round == state.round else left)


def volunteer(state: State, seat: int, choices: tuple[Action, ...]) -> Action:
    """The volunteer whose actions promise more first."""
    m = margins(state, seat)
    taken = occupied(state)
    return max(
        choices, key=lambda choice: promise(state, seat, m, state.pawns[2 * seat + choice.k], taken)  # type: ignore[union-attr]
    )


def place(state: State, seat: int, choices: tuple[Action, ...]) -> Action:
    """The card whose main action and visible side actions promise most."""
    m = margins(state, seat)
    taken = occupied(state)
    return max(choices, key=lambda choice: promise(state, seat, m, choice.at, taken | 1 << choice.at))  # type: ignore[union-attr]


def promise(table: Table, seat: int, m: Margins, at: int, taken: int) -> float:
    """Points that a volunteer on a card promises its owner."""
    through, wrap = looks(table.players[seat])
    seen = sight(WIDTH[len(table.players)], table.walls, taken, at, through, wrap)
    sides = sorted((side_worth(m, table.cards[p]) for p in bits(seen)), reverse=True)
    return main_worth(m, table.cards[at]) + sum(worth * fade for worth, fade in zip(sides, FADE, strict=False))
