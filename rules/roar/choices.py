"""Choices beside the race: a development for an Ahh, and the wish list (chapter "Receiving Developments")."""

from rules.roar import clock, developments
from rules.roar.actions import Take
from rules.roar.constants import COUNTDOWN, FULL, HOLD_BACK, LIVE, READY, ROUND_END
from rules.roar.events import Developed, Queued, Skipped, Wished
from rules.roar.race import Race
from rules.roar.refusals import illegal
from rules.roar.state import State, StateDraft


def take(w: Race, seat: int, action: Take, stamp: int) -> None:
    """Lay the chosen development on its area, if it is free (ROAR-DEV-02).

    In the race it is held back like a call: what was stamped earlier must not be changed by it (ROAR-DEV-R03).
    """
    d = w.draft
    p = d.players[seat]
    free = developments.free(p.developments, p.forbidden)
    if not p.choosing or taking(d, seat) or action.development not in free:
        raise illegal("not_asked")
    at = clock.ms(stamp)
    if d.phase == LIVE:
        w.emit(Queued(seat, action, stamp, 0, at, w.now + HOLD_BACK))
    else:
        w.emit(Developed(seat, action.development, False, at, stamp))


def taking(d: State | StateDraft, seat: int) -> str:
    """The development that the seat has chosen and that is still held back; "" = none."""
    return next((q.action.development for q in d.queue if q.seat == seat and isinstance(q.action, Take)), "")


def skip(w: Race, seat: int, stamp: int) -> None:
    """Take none."""
    if not w.draft.players[seat].choosing or taking(w.draft, seat):
        raise illegal("not_asked")
    w.emit(Skipped(seat, clock.ms(stamp), stamp))


def wish(w: Race, seat: int, name: str, stamp: int) -> None:
    """Put a development at the end of the wish list; only between the rounds (ROAR-DEV-R01)."""
    wishes = w.draft.hands[seat].wishes
    _check_between_rounds(w)
    if name not in developments.free(wishes, w.draft.players[seat].forbidden):
        raise illegal("not_asked")
    w.emit(Wished(seat, (*wishes, name), stamp))


def clear_wishes(w: Race, seat: int, stamp: int) -> None:
    """Empty the wish list."""
    _check_between_rounds(w)
    if not w.draft.hands[seat].wishes:
        raise illegal("not_asked")
    w.emit(Wished(seat, (), stamp))


def _check_between_rounds(w: Race) -> None:
    if w.draft.mode != FULL or w.draft.phase not in (READY, COUNTDOWN, ROUND_END):
        raise illegal("not_asked")
