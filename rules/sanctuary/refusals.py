"""What a seat cannot do now and why, for /me: from the same tests that make the choices."""

from collections.abc import Sequence
from typing import Any

from rules.core.game import Prompt, Refusal
from rules.sanctuary.actions import Action, Main, Side, Use, Work
from rules.sanctuary.frames import Round, Turn
from rules.sanctuary.rounds import placing_order
from rules.sanctuary.sight import misplaced, occupied
from rules.sanctuary.state import Table
from rules.sanctuary.turn import acts_with, barrier, extras, standing, unresolved
from rules.sanctuary.values import WIDTH


def explained(table: Table, stack: Sequence[Any], seat: int) -> tuple[Refusal, ...]:
    """Every card on which the seat may not place, or every action that its volunteers cannot use now.

    about: for "place" (position,); for "main" (k, position); for "side" (k, position of the card); for "work" (who,); for
    "use" (token,). Before the own turn the actions are judged as if it were now.
    """
    if not table.cards:
        return ()
    bottom = stack[0] if stack else None
    if isinstance(bottom, Round) and bottom.phase == "place":
        placing = seat in placing_order(table.first, len(table.players))[bottom.step :]
        return _places(table, seat) if placing else ()
    turn = next((f for f in stack if isinstance(f, Turn) and f.seat == seat), None) or Turn(seat)
    if turn.k < 0:
        named = unresolved(table, seat)
    else:
        named = acts_with(table, turn)
    found = []
    for k in named:
        here = Turn(seat, k, turn.lent, turn.acted)
        at = standing(table, turn, k)
        row = at - at % WIDTH[len(table.players)]
        listed: list[Action] = [Main(k)]
        listed += [Side(k, p) for p in range(row, row + WIDTH[len(table.players)]) if p != at]
        for action in listed:
            if rule := barrier(table, here, action):
                what, where = ("side", action.at) if isinstance(action, Side) else ("main", at)
                found.append(Refusal(what, rule, (k, where)))
    for action in extras(table, turn):
        if isinstance(action, Work | Use) and (rule := barrier(table, turn, action)):
            found.append(
                Refusal("work", rule, (action.who,)) if isinstance(action, Work) else Refusal("use", rule, (action.token,))
            )
    return tuple(found)


def _places(table: Table, seat: int) -> tuple[Refusal, ...]:
    taken = occupied(table)
    return tuple(
        Refusal("place", rule, (p,))
        for p in range(len(table.cards))
        if not taken >> p & 1 and (rule := misplaced(table, seat, p))
    )


def rule_against(
    table: Table, stack: Sequence[Any], prompts: tuple[Prompt[Any], ...], seat: int | None, action: Any
) -> str:
    """The rule that a refused press runs into; "" when it is simply not the question."""
    asked = next((prompt for prompt in prompts if prompt.seat == seat), None)
    if asked is None or seat is None:
        return "SAN-RESOLVE-01"
    if asked.kind == "place" and hasattr(action, "at") and 0 <= action.at < len(table.cards):
        return misplaced(table, seat, action.at)
    turn = stack[-1]
    if isinstance(turn, Turn) and isinstance(action, Main | Side) and action.k in acts_with(table, turn):
        if isinstance(action, Side) and not 0 <= action.at < len(table.cards):
            return ""
        return barrier(table, turn, action)
    if isinstance(turn, Turn) and isinstance(action, Main | Side):
        return "SAN-RESOLVE-07"
    return ""
