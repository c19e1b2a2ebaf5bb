"""The four phases of a round (SAN-ROUND-01): reveal, placing, resolving, cleanup; and the whole resume table."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from rules.core.game import Prompt
from rules.sanctuary import atoms, perform, react, turn
from rules.sanctuary.actions import Action, Place
from rules.sanctuary.ending import finish
from rules.sanctuary.events import Cleaned, Dealt, Placed, Unplaced
from rules.sanctuary.frames import Round, Single, Turn
from rules.sanctuary.perform import Asked, Play
from rules.sanctuary.piles import lay_out
from rules.sanctuary.sight import spots


@lru_cache
def placing_order(first: int, players: int) -> tuple[int, ...]:
    """The seats that place, in order: once round clockwise, then back (SAN-PLACE-02, -03)."""
    circuit = tuple((first + i) % players for i in range(players))
    return circuit + circuit[::-1]


@lru_cache
def resolving_order(first: int, players: int, advanced: bool) -> tuple[int, ...]:
    """The seats that resolve, in order: twice round clockwise, in the advanced variant once (SAN-RESOLVE-01, SAN-ADV-02)."""
    circuit = tuple((first + i) % players for i in range(players))
    return circuit if advanced else circuit * 2


@lru_cache(maxsize=1 << 12)
def placings(mask: int) -> tuple[Place, ...]:
    """The placements on the cards of a mask."""
    return tuple(Place(p) for p in range(mask.bit_length()) if mask >> p & 1)


def step_round(run: Play, f: Round, value: Any) -> Asked:
    """Go on in the phase, or to the next."""
    table = run.draft
    players = len(table.players)
    if f.phase == "place":
        if f.step == 2 * players:
            run.become(Round("resolve"))
            return None
        seat, k = placing_order(table.first, players)[f.step], f.step // players
        free = placings(spots(table, seat))
        if len(free) > 1:
            return (Prompt(seat, "place", free, 0, "place", (k,)),)
        run.emit(Placed(seat, k, free[0].at) if free else Unplaced(seat, k))
        run.become(Round("place", f.step + 1))
    elif f.phase == "resolve":
        order = resolving_order(table.first, players, table.advanced)
        if f.step == len(order):
            run.become(Round("clean"))
            return None
        run.become(Round("resolve", f.step + 1))
        if turn.unresolved(table, order[f.step]):
            run.push(Turn(order[f.step]))
    elif f.phase == "clean":
        if table.owed:
            # open reactions are answered before the cleanup (SAN-EXP-03R3)
            seats = dict.fromkeys(owed.seat for owed in table.owed)
            return tuple(react.prompt(table, seat, False) for seat in seats)
        run.emit(Cleaned((table.first + 1) % players))
        if table.piles:
            run.become(Round("pause"))
        else:
            finish(run)
            run.done()
    elif f.phase == "reveal":
        cards, opened = lay_out(run.chance.pick(table.piles), players, run.chance)
        run.emit(Dealt(cards, opened))
        run.become(Round("place"))
    elif f.phase == "pause":
        return ()
    return None


def answer_round(run: Play, f: Round, seat: int | None, action: Action) -> None:
    """A placement; or, after the cleanup, Proceed."""
    if isinstance(action, Place):
        assert seat is not None
        run.emit(Placed(seat, f.step // len(run.draft.players), action.at))
        run.become(Round("place", f.step + 1))
    else:
        run.become(Round("reveal"))


STEP: dict[type, Callable[[Play, Any, Any], Asked]] = {
    Round: step_round,
    Single: atoms.step_single,
    **turn.STEP,
    **perform.STEP,
}
ANSWER: dict[type, Callable[[Play, Any, Any, Any], None]] = {
    Round: answer_round,
    Single: atoms.answer_single,
    **turn.ANSWER,
    **perform.ANSWER,
}
