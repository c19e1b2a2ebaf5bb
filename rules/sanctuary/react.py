"""Reactions to an opponent's increase (SAN-EXP-03): offered, owed beside the stack, judged when they are answered."""

from typing import Any

from rules.core.game import Prompt
from rules.core.resume import Run
from rules.sanctuary.actions import Action, Decline, React
from rules.sanctuary.compile import bits, filled, growable, held
from rules.sanctuary.events import Always, Answered, Discarded, Event, Grew, Offered, Worked
from rules.sanctuary.state import Board, Owed, State, StateDraft, Table, acting

Play = Run[State, StateDraft, Event]
REACT = "E03"


def payments(board: Board, owed: Owed) -> tuple[int, ...]:
    """How the offer can be taken now: (-1,) for nothing paid, the payable colours, or () when it cannot."""
    if not growable(board) >> owed.c & 1:
        return ()
    if owed.need == "pay":
        return bits(owed.mask & held(board.mgmt))
    if owed.need == "store":
        return (-1,) if owed.mask & filled(board) else ()
    if owed.need == "rescuer":
        return (-1,) if helper(board, owed.c) >= 0 else ()
    return (-1,)


def helper(board: Board, c: int) -> int:
    """The first rescuer fed with that colour and not used this round; -1 = none."""
    return next((i for i, w in enumerate(board.rescuers) if w.food == c and not w.used), -1)


def grown(run: Play, seat: int, c: int, need: str, mask: int) -> None:
    """After an increase in the own turn: offer it to the owners of E03, clockwise from the actor (SAN-EXP-03R1)."""
    if need == "never":
        return
    if need == "pay_other":
        need, mask = "pay", mask & ~(1 << c)
    elif need == "store_same":
        need, mask = "store", 1 << c
    count = len(run.draft.players)
    for step in range(1, count):
        other = (seat + step) % count
        board = run.draft.players[other]
        if acting(board, REACT):
            owed = Owed(other, c, need, mask)
            if payments(board, owed):
                run.emit(Offered(owed))
                settle(run, other)


def first(table: Table, seat: int) -> Owed | None:
    """The oldest open offer of a seat."""
    return next((owed for owed in table.owed if owed.seat == seat), None)


def settle(run: Play, seat: int) -> None:
    """Answer from the oldest on what needs no question: what is no longer possible, and what the seat always wants."""
    while (owed := first(run.draft, seat)) is not None:
        board = run.draft.players[seat]
        ways = payments(board, owed)
        if not ways:
            run.emit(Answered(seat, "lapsed"))
        elif board.always and owed.need in ("free", "store"):
            _take(run, owed, -1)
        else:
            return


def _take(run: Play, owed: Owed, c: int) -> None:
    seat = owed.seat
    run.emit(Answered(seat, "yes"))
    if c >= 0:
        run.emit(Discarded(seat, c, 1))
    if owed.need == "rescuer":
        run.emit(Worked(seat, "rescuer", helper(run.draft.players[seat], owed.c)))
    run.emit(Grew(seat, owed.c))


def prompt(table: Table, seat: int, optional: bool) -> Prompt[Action]:
    """The question for a seat's oldest open offer. about: (colour, need, mask)."""
    owed = first(table, seat)
    assert owed is not None
    choices: list[Action] = [React(c, False) for c in payments(table.players[seat], owed)]
    if owed.need in ("free", "store"):
        choices.append(React(-1, True))
    choices.append(Decline())
    return Prompt(seat, "react", tuple(choices), 0, "react", (owed.c, owed.need, owed.mask), optional)


def answer(run: Play, seat: int, action: Any) -> None:
    """Use an answer, then settle what follows without a question."""
    owed = first(run.draft, seat)
    assert owed is not None
    if type(action) is React:
        if action.always:
            run.emit(Always(seat, True))
        _take(run, owed, action.c)
    else:
        run.emit(Answered(seat, "no"))
    settle(run, seat)
