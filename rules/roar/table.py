"""Everything around the race: the ready check, the shouts, the break, a restart, who sits where."""

from rules.roar import clock
from rules.roar.constants import (
    COUNTDOWN,
    GAME_END,
    LIVE,
    PAUSE,
    READY,
    RESTART_COUNTDOWN,
    ROUND_END,
    SHOUT_AUTO,
    WITHDRAWN,
)
from rules.roar.events import Continued, Ended, Halted, HandedOver, Live, Missed, Offered, Readied, Resumed
from rules.roar.race import Race
from rules.roar.refusals import illegal
from rules.roar.rounds import NOT_STARTED, begin, cancelled, drop_all

RESTART = "restart"


def ready(w: Race, seat: int, stamp: int) -> None:
    """A seat is here: for the ready check, or back after a withdrawal in the next round (ROAR-TIMING-R12)."""
    d = w.draft
    p = d.players[seat]
    checking = d.phase == READY and not d.shout_open
    if p.ready or not (checking or p.status == WITHDRAWN) or d.phase == GAME_END:
        raise illegal("not_asked")
    w.emit(Readied(seat, stamp))
    if checking:
        muster_when_ready(w)


def muster_when_ready(w: Race) -> None:
    """End the ready check when nobody is missing."""
    if all(p.ready for p in w.draft.players):
        muster(w)


def muster(w: Race) -> None:
    """The ready check is over: who is missing watches; with fewer than two the game does not start (ROAR-ROUND-R01)."""
    d = w.draft
    missing = tuple(seat for seat, p in enumerate(d.players) if not p.ready)
    if missing:
        w.emit(Missed(missing))
    playing = [seat for seat in d.order if d.players[seat].plays]
    if len(playing) < 2:
        w.emit(Ended(NOT_STARTED, ()))
    elif not (missing and cancelled(w)):
        w.emit(Offered(_starter(w, playing), w.now + SHOUT_AUTO))


def _starter(w: Race, playing: list[int]) -> int:
    """The chosen starter, or the next one clockwise who plays."""
    order = w.draft.order
    shouter = w.draft.shouter
    at = order.index(shouter) if shouter is not None else 0
    return next(seat for seat in (*order[at:], *order[:at]) if seat in playing)


def offer_shout(w: Race) -> None:
    """The break, or the least time of a Kaboom's pause, is over: the shout may be pressed."""
    d = w.draft
    assert d.shouter is not None, "only a shouter has a time to shout from"
    w.emit(Offered(d.shouter, d.shout_by or d.shout_from + SHOUT_AUTO))


def shout(w: Race, seat: int, stamp: int) -> None:
    """ "Roar-a-Saurus!": begins a round, or ends the pause after a Kaboom."""
    d = w.draft
    if not d.shout_open or seat != d.shouter:
        raise illegal("not_asked")
    at = clock.ms(stamp)
    if d.phase == PAUSE:
        w.emit(Live(max(at, d.shout_from), seat, stamp))
    else:
        begin(w, at, seat, stamp)


def shout_by_itself(w: Race) -> None:
    """Nobody shouted in time."""
    d = w.draft
    if d.phase == PAUSE:
        w.emit(Live(d.shout_by))
    else:
        begin(w, w.now, None)


def go_live(w: Race) -> None:
    """The countdown is over."""
    w.emit(Live(w.draft.live_at))


def halt(w: Race) -> None:
    """The host stops the break between two rounds (ROAR-ROUND-R03)."""
    if w.draft.phase != ROUND_END or w.draft.halted:
        raise illegal("not_asked")
    w.emit(Halted())


def go_on(w: Race) -> None:
    """The host ends the stop."""
    if not w.draft.halted:
        raise illegal("not_asked")
    w.emit(Continued(w.now))


def restarted(w: Race) -> None:
    """The process was started again: PAUSE, a new epoch, 5 s countdown (ROAR-TIMING-R15). Waiting calls are settled."""
    d = w.draft
    if d.phase == GAME_END:
        raise illegal("game_end")
    if d.phase not in (LIVE, PAUSE, COUNTDOWN):
        w.emit(Resumed(w.now, 0, 0))
        return
    drop_all(w, RESTART, None, clock.stamp(w.now))
    live = clock.live_time(d, d.clock) if d.phase == LIVE else d.live_before
    w.emit(Resumed(w.now, w.now + RESTART_COUNTDOWN, live))


def seated(w: Race, seat: int, human: bool) -> None:
    """A person or the computer plays the seat from now on. Without any person the game is cancelled."""
    d = w.draft
    if d.phase == GAME_END or not 0 <= seat < len(d.players):
        raise illegal("not_asked")
    p = d.players[seat]
    if not p.plays or p.human == human:
        raise illegal("not_asked")
    w.emit(HandedOver(seat, human, w.now))
    if not (not human and cancelled(w)) and d.phase == READY and not d.shout_open:
        muster_when_ready(w)
