"""Planning: the next placement or resolving turn of a seat as it would begin now, and what a planned choice depends on.

No rule of the booklet is in here. Nothing is planned beyond the round: the cards of the next one are not known.
"""

from typing import Any

from rules.core.game import Prompt
from rules.core.resume import Waiting
from rules.sanctuary import events as e
from rules.sanctuary.actions import Action, Place, Side
from rules.sanctuary.frames import Round, Turn
from rules.sanctuary.rounds import placing_order, resolving_order
from rules.sanctuary.sight import visible
from rules.sanctuary.state import STATE, State
from rules.sanctuary.turn import unresolved
from rules.sanctuary.view import View

SURPRISES = (e.Began, e.Dealt, e.Cleaned, e.EndEffect, e.Ended)
CERTAIN: tuple[type, ...] = (Waiting, *(kind for kind in e.Event.__args__ if kind not in SURPRISES))
"""All that a placement or a turn brings: chance only deals the cards of a round."""


def ahead(state: State, seat: int) -> State | None:
    """The seat's next decision of this round with nothing in between, not yet stepped. A turn stands alone on the stack."""
    bottom = state.stack[0] if state.stack else None
    if not isinstance(bottom, Round) or any(type(f) is Turn and f.seat == seat for f in state.stack):
        return None
    players = len(state.players)
    if bottom.phase == "place":
        order = placing_order(state.first, players)
        step = next((i for i in range(bottom.step, len(order)) if order[i] == seat), None)
        return None if step is None else _at(state, Round("place", step))
    if bottom.phase != "resolve" or not unresolved(state, seat):
        return None
    to_come = resolving_order(state.first, players, state.advanced)[bottom.step :]
    return _at(state, Turn(seat)) if seat in to_come else None


def _at(state: State, frame: Round | Turn) -> State:
    d = STATE.open(state)
    d.stack, d.asked = (frame,), None
    return STATE.publish(d)


def basis(view: View, prompt: Prompt[Action], action: Action) -> tuple[Any, ...]:
    """The own board and pawns; for a card its name, and for a placement what is seen from there.

    Expansions and tokens that run out are not in it: without them the choice is not offered any more.
    """
    seat = prompt.seat
    own = slice(2 * seat, 2 * seat + 2)
    there: tuple[Any, ...] = ()
    if isinstance(action, Place):
        there = (view.cards[action.at], visible(view, seat, action.at))
    elif isinstance(action, Side):
        there = (view.cards[action.at],)
    return (view.players[seat], view.pawns[own], view.spent[own], view.tipped >> 2 * seat & 3, there)
