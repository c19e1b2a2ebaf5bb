"""The planning player: looks through whole turns, and places by what the layout will look like when all have placed."""

from typing import Any

from rules.core.chance import Chance
from rules.core.game import Move, Prompt
from rules.sanctuary.actions import Action, Decline, End, Place, Stop, Volunteer
from rules.sanctuary.ai import greedy
from rules.sanctuary.ai.value import value
from rules.sanctuary.ai.worth import Margins, margins, rounds_left
from rules.sanctuary.compile import bits
from rules.sanctuary.frames import Round
from rules.sanctuary.rounds import placing_order
from rules.sanctuary.sight import occupied, spots
from rules.sanctuary.state import STATE, State

BEAM = 4
"""Positions kept at each depth of a turn."""
LEAVES = 8
"""Ways to answer an action's own questions that are looked at."""
DEPTH = 9
"""Actions looked ahead in a turn."""
CANDIDATES = 8
"""Cards looked at closely on placing."""
ENVY = 0.35
"""How much the others' prospects count against one's own."""
HIDDEN = ("turn", "place", "volunteer", "react")


def choose(game: Any, state: State, prompt: Prompt[Action], chance: Chance) -> Action:
    """The planned choice for a prompt. state: one that fits the view."""
    if len(prompt.choices) == 1:
        return prompt.choices[0]
    if isinstance(prompt.choices[0], Place):
        return place(game, state, prompt)
    if prompt.kind == "volunteer":
        return max(prompt.choices, key=lambda choice: prospects(game, state, prompt.seat, choice))
    if prompt.kind == "react":
        return greedy.choose(game, state, prompt, chance)
    return search(game, state, prompt)[1]


def search(game: Any, state: State, prompt: Prompt[Action], beam: int = BEAM) -> tuple[float, Action]:
    """The best value a turn can end with, and the first choice on the way there."""
    seat, left = prompt.seat, rounds_left(state)
    best = (-1e9, prompt.choices[0])
    level: list[tuple[float, State, Action]] = []
    for choice in prompt.choices:
        if type(choice) in (End, Decline):
            best = max(best, (value(state.players[seat], left), choice), key=_value)
        elif type(choice) not in greedy.NEVER and not (type(choice) is Volunteer and prompt.kind == "turn"):
            level += [(got, after, choice) for got, after in leaves(game, state, seat, choice, left)]
    for _ in range(DEPTH):
        if not level:
            break
        level.sort(key=_value, reverse=True)
        if level[0][0] > best[0] + 1e-9:
            best = (level[0][0], level[0][2])
        further: list[tuple[float, State, Action]] = []
        known: set[Any] = set()
        for _, at, first in level[:beam]:
            mine = next((p for p in game.prompts(at) if p.seat == seat and p.kind == "turn"), None)
            if mine is None or at.round != state.round:
                continue
            for choice in mine.choices:
                if type(choice) is End or type(choice) in greedy.NEVER or type(choice) is Volunteer:
                    continue
                for got, after in leaves(game, at, seat, choice, left):
                    key = (after.players[seat], after.spent)
                    if key not in known:
                        known.add(key)
                        further.append((got, after, first))
        level = further
    return best


def leaves(game: Any, state: State, seat: int, choice: Action, left: int) -> list[tuple[float, State]]:
    """Where a choice may lead once its own questions are answered, best first."""
    after = game.apply(state, Move(seat, choice), Chance("")).state
    open_ones = [after]
    found: list[tuple[float, State]] = []
    tried = 0
    while open_ones and tried < 4 * LEAVES:
        at = open_ones.pop()
        mine = next((p for p in game.prompts(at) if p.seat == seat and p.kind not in HIDDEN), None)
        if mine is None:
            found.append((value(at.players[seat], left if at.round == state.round else rounds_left(at)), at))
            continue
        for further in mine.choices:
            if type(further) in greedy.NEVER or (type(further) is Stop and mine.kind == "parts"):
                continue
            tried += 1
            open_ones.append(game.apply(at, Move(seat, further), Chance("")).state)
    found.sort(key=_value, reverse=True)
    return found[:LEAVES]


def _value(entry: tuple[Any, ...]) -> float:
    return entry[0]  # type: ignore[no-any-return]


def prospects(game: Any, state: State, seat: int, choice: Any) -> float:
    """What resolving that volunteer now, and the other one after it, would leave the board worth."""
    after = game.apply(state, Move(seat, choice), Chance("")).state
    prompt = next((p for p in game.prompts(after) if p.seat == seat), None)
    return search(game, after, prompt, 2)[0] if prompt is not None else -1e9


def place(game: Any, state: State, prompt: Prompt[Action]) -> Action:
    """The card after which, all others having placed, the own volunteers are best off against the others'."""
    seat = prompt.seat
    boards = [margins(state, other) for other in range(len(state.players))]
    taken = occupied(state)
    ordered = sorted(
        prompt.choices,
        key=lambda choice: greedy.promise(state, seat, boards[seat], choice.at, taken | 1 << choice.at),  # type: ignore[union-attr]
        reverse=True,
    )[:CANDIDATES]
    return max(ordered, key=lambda choice: outlook(game, state, seat, boards, choice.at))  # type: ignore[union-attr]


def outlook(game: Any, state: State, seat: int, boards: list[Margins], at: int) -> float:
    """The own prospects less the others', after placing there and everybody placing on greedily."""
    bottom = state.stack[0]
    assert isinstance(bottom, Round)
    players = len(state.players)
    draft = STATE.open(state)
    order = placing_order(state.first, players)
    for step in range(bottom.step, len(order)):
        who = order[step]
        taken = occupied(draft)
        if step == bottom.step:
            spot = at
        else:
            free = bits(spots(draft, who))
            spot = max(
                free, key=lambda p: greedy.promise(draft, who, boards[who], p, taken | 1 << p), default=-1
            )
        pawn = 2 * who + step // players
        draft.pawns = (*draft.pawns[:pawn], spot, *draft.pawns[pawn + 1 :])
    taken = occupied(draft)
    total = 0.0
    for other in range(players):
        both = sum(
            greedy.promise(draft, other, boards[other], p, taken) for p in draft.pawns[2 * other : 2 * other + 2] if p >= 0
        )
        total += both if other == seat else -ENVY * both / (players - 1)
    return total


