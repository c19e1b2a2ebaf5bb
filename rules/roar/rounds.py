"""Chapters "Victory Marker" and "Winning the Game": how rounds end and begin, and how the game ends."""

from rules.roar import clock, variants
from rules.roar.actions import Call, Take
from rules.roar.constants import (
    BREAK,
    COUNTDOWN_TIME,
    KABOOM,
    ROUND_END,
    ROUND_END_CAUSE,
    WINNING_POINTS,
    WITHDRAWN,
)
from rules.roar.events import Developed, Ended, HandedOver, Refused, RoundBegan, RoundWon, Tied
from rules.roar.race import Race, living, people_left

CANCELLED, NOT_STARTED, POINTS, TIE_BREAK = "cancelled", "not_started", "points", "tie-break"


def begin(w: Race, at: int, seat: int | None, press: int = 0) -> None:
    """The shout at `at`: countdown to the live stamp (ROAR-ROUND-R01). The computer plays for who did not come back."""
    d = w.draft
    absent = [s for s, p in enumerate(d.players) if p.status == WITHDRAWN and not p.ready]
    for s in absent:
        w.emit(HandedOver(s, False, w.now))
    if absent and cancelled(w):
        return
    seats = tuple(s for s in d.order if d.players[s].plays and (not d.tied or s in d.tied))
    cooldown = variants.cooldown(d.pace, len(seats))
    w.emit(RoundBegan(d.round + (d.phase == ROUND_END), seats, cooldown, at + COUNTDOWN_TIME, seat, press))


def cancelled(w: Race) -> bool:
    """End the game when no person is left (ROAR-TIMING-R13)."""
    if people_left(w.draft):
        return False
    drop_all(w, ROUND_END_CAUSE, None, clock.stamp(w.now))
    w.emit(Ended(CANCELLED, ()))
    return True


def end_if_won(w: Race, stamp: int) -> bool:
    """The last living dino wins the round (ROAR-ROUND-02); perhaps that ends the game (ROAR-WIN-02)."""
    d = w.draft
    left = living(d)
    if len(left) > 1:
        return False
    winner = left[0]
    drop_all(w, ROUND_END_CAUSE, winner, stamp)
    w.emit(RoundWon(winner, d.round, d.players[winner].developments, stamp, w.now, w.now + BREAK))
    _end_if_decided(w, winner)
    return True


def _end_if_decided(w: Race, winner: int) -> None:
    d = w.draft
    if d.tied:
        w.emit(Ended(TIE_BREAK, (winner,)))
        return
    best = max(p.points for p in d.players)
    leaders = tuple(seat for seat in d.order if d.players[seat].points == best)
    if best < WINNING_POINTS:
        return
    if len(leaders) == 1:
        w.emit(Ended(POINTS, leaders))
    else:
        w.emit(Tied(leaders))


def drop(w: Race, seat: int, cause: str, by: int | None, stamp: int) -> None:
    """Refuse what the seat has waiting: its calls came too late, its other presses are dropped without penalty.

    A development that was chosen survives a Kaboom, not a knock-out and not the end of the round (ROAR-DEV-R01).
    """
    h = w.draft.hands[seat]
    for q in w.draft.queue:
        if q.seat != seat:
            continue
        at = clock.ms(q.stamp)
        if isinstance(q.action, Take) and cause == KABOOM:
            w.emit(Developed(seat, q.action.development, False, at, q.stamp))
        elif isinstance(q.action, Call):
            late = max(1, at - clock.ms(stamp))
            w.emit(Refused(seat, "late", (late, by, cause), at, q.stamp))
        else:
            w.emit(Refused(seat, "dropped", (cause,), at, q.stamp))
    if h.early:
        w.emit(Refused(seat, "dropped", (cause,), clock.ms(h.early_press), h.early_press))


def drop_all(w: Race, cause: str, by: int | None, stamp: int) -> None:
    """Refuse everything that waits: a Kaboom, the end of a round or of the game, a restart."""
    for seat in range(len(w.draft.players)):
        drop(w, seat, cause, by, stamp)
