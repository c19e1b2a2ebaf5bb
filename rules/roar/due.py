"""What happens by itself and when: hold-back windows, the timed happenings of a round, the table's own clocks."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from rules.roar import clock, damage, presence, table, volcano
from rules.roar.calls import commit
from rules.roar.constants import (
    COUNTDOWN,
    HOLD_BACK,
    IN,
    LIVE,
    PAUSE,
    READY,
    ROUND_END,
    SLEEPING_AFTER,
    WITHDRAWN_AFTER,
)
from rules.roar.presses import early_roll, release
from rules.roar.race import Race
from rules.roar.state import State, StateDraft

Due: TypeAlias = tuple[int, Any, tuple[Any, ...]]
"""(when in ms, function, its arguments after the Race)."""


def due(state: State) -> int | None:
    """When the next Tick is wanted (ms since the epoch); None = never."""
    if state.phase == LIVE:
        return _soonest(state)
    return min((item[0] for item in _pending(state)), default=None)


def advance(w: Race) -> None:
    """Let everything happen that is due at `w.now`, in order."""
    while True:
        first = min(_pending(w.draft), key=_when, default=None)
        if first is None or first[0] > w.now:
            return
        first[1](w, *first[2])


def settle(w: Race, key: int) -> None:
    """Carry out every call with a stamp up to `key`, and what happens by itself before it, in the order of their times.

    A window that ends takes all smaller snowflakes with it (ROAR-TIMING-R02); a Kaboom or the end of the round stops it.
    """
    while w.draft.phase == LIVE:
        press = next((q for q in w.draft.queue if q.until), None)
        at, act, args = min(_timed(w.draft), key=_when)
        if press is not None and press.stamp <= key and press.stamp < clock.stamp(at):
            commit(w, press)
            release(w, press.seat)
        elif clock.stamp(at) <= key:
            act(w, *args)
        else:
            return


def _soonest(d: State) -> int:
    """The earliest of `_pending` in the race. Asked before every press, hence without making the list."""
    when = clock.volcano_at(d)
    began = d.live_at - d.live_before
    pressed = None
    for p, h in zip(d.players, d.hands, strict=True):
        if p.human and p.status == IN:
            alone = began + h.pressed + (WITHDRAWN_AFTER if p.sleeping else SLEEPING_AFTER)
            if alone < when:
                when = alone
        if p.blows:
            when = min(when, *(blow.until for blow in p.blows))
        if h.early and (pressed is None or h.early < pressed):
            pressed = h.early
    when += HOLD_BACK
    for q in d.queue:
        if 0 < q.until < when:
            when = q.until
    return when if pressed is None or when < pressed else pressed


def _when(item: Due) -> int:
    return item[0]


def _pending(d: State | StateDraft) -> Iterator[Due]:
    """All that will happen if nobody presses."""
    if d.phase == LIVE:
        for q in d.queue:
            if q.until:
                yield q.until, settle, (q.stamp,)
        for at, _, _ in _timed(d):
            yield at + HOLD_BACK, settle, (clock.stamp(at),)
        for seat, h in enumerate(d.hands):
            if h.early:
                yield h.early, early_roll, (seat,)
    elif d.phase == COUNTDOWN:
        yield d.live_at, table.go_live, ()
    elif d.phase == READY and not d.shout_open:
        yield d.ready_by, table.muster, ()
    elif d.phase in (READY, PAUSE, ROUND_END):
        if d.shout_by:
            yield d.shout_by, table.shout_by_itself, ()
        if d.shout_from and not d.shout_open and not d.halted:
            yield d.shout_from, table.offer_shout, ()
        if d.phase == PAUSE:
            for at, act, args in _blows(d):
                yield at + HOLD_BACK, act, args


def _timed(d: State | StateDraft) -> Iterator[Due]:
    """What takes its place among the calls by its time; the volcano is always there."""
    at = clock.volcano_at(d)
    yield at, volcano.erupt, (at,)
    for seat, p in enumerate(d.players):
        if p.blows:
            yield from _blows(d, seat)
        if p.status != IN or not p.human:
            continue
        if not p.sleeping:
            yield clock.when_live(d, d.hands[seat].pressed + SLEEPING_AFTER), presence.sleep, (seat,)
        else:
            at = clock.when_live(d, d.hands[seat].pressed + WITHDRAWN_AFTER)
            yield at, presence.withdraw, (seat, at)


def _blows(d: State | StateDraft, only: int | None = None) -> Iterator[Due]:
    for seat, p in enumerate(d.players):
        if only in (None, seat):
            for blow in p.blows:
                yield blow.until, damage.unanswered, (seat, blow)
