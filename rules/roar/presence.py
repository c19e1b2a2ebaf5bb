"""Who stops pressing: sleeping, withdrawn, replaced by the computer (ROAR-TIMING-R12, R13)."""

from rules.roar.clock import stamp
from rules.roar.constants import ROUNDS_MISSED, WITHDRAWN
from rules.roar.events import HandedOver, Slept, Withdrew
from rules.roar.race import Race
from rules.roar.rounds import cancelled, drop, end_if_won


def sleep(w: Race, seat: int) -> None:
    """20 s of live time without a press."""
    w.emit(Slept(seat))


def withdraw(w: Race, seat: int, at: int) -> None:
    """45 s of live time without a press: out of this round, a marker for nobody; twice in a row: the computer plays on."""
    drop(w, seat, WITHDRAWN, None, stamp(at))
    w.emit(Withdrew(seat, at))
    if w.draft.players[seat].missed >= ROUNDS_MISSED:
        w.emit(HandedOver(seat, False, w.now))
    if not cancelled(w):
        end_if_won(w, stamp(at))
