"""Events become state: one arm per event, the only place where a game changes."""

from collections.abc import Callable
from typing import Any

from rules.roar import clock, developments
from rules.roar import events as ev
from rules.roar.actions import Call
from rules.roar.constants import (
    COUNTDOWN,
    GAME_END,
    IN,
    KABOOM,
    KNOCKOUT_CAUSE,
    LIVE,
    NO_FACE,
    OUT,
    PAUSE,
    READY,
    READY_CHECK,
    ROUND_END,
    ROUND_END_CAUSE,
    SHOUT_AUTO,
    WATCHING,
    WITHDRAWN,
)
from rules.roar.state import STATE, Blow, Cut, HandDraft, PlayerDraft, Press, StateDraft


def own(d: StateDraft, seat: int) -> PlayerDraft:
    """The seat's player, copied on the first write."""
    player: PlayerDraft = STATE.own(d, "players", seat)
    return player


def hand(d: StateDraft, seat: int) -> HandDraft:
    """The seat's hand, copied on the first write."""
    draft: HandDraft = STATE.own(d, "hands", seat)
    return draft


def _pressed(d: StateDraft, seat: int, at: int, press: int = 0) -> HandDraft:
    """The seat pressed at this time: it is awake, and the press waits no longer."""
    if d.players[seat].sleeping:
        own(d, seat).sleeping = False
    h = hand(d, seat)
    if at > h.acted:
        h.acted = at
    if at > d.clock:
        d.clock = at
    if d.phase == LIVE and (live := clock.live_time(d, at)) > h.pressed:
        h.pressed = live
    if press and d.queue:
        d.queue = tuple(q for q in d.queue if q.stamp != press or q.seat != seat)
    return h


def _to_hand(d: StateDraft, seat: int) -> HandDraft:
    """All dice in the hand; they show nothing until they are rolled (ROAR-DICE-R02)."""
    h = hand(d, seat)
    n = developments.dice(d.players[seat].developments)
    h.dice = (NO_FACE,) * n
    h.held = (False,) * n
    return h


def _all_to_hand(d: StateDraft) -> None:
    """A reset of all dice: a new epoch (ROAR-TIMING-R04). A waiting early roll keeps until its refusal is emitted."""
    d.epoch += 1
    for seat in range(len(d.players)):
        _to_hand(d, seat).rolls = 0


def _no_shout(d: StateDraft) -> None:
    d.shout_open = False
    d.shout_from = d.shout_by = 0


def _fallen(d: StateDraft, seat: int, status: str) -> PlayerDraft:
    """Out of this round: nothing is pending any more."""
    _to_hand(d, seat)
    p = own(d, seat)
    p.status = status
    p.choosing = False
    p.sleeping = False
    p.blows = ()
    return p


def _enqueue(d: StateDraft, press: Press) -> None:
    d.queue = tuple(sorted((*d.queue, press), key=lambda q: q.stamp))


def _opened(d: StateDraft, e: ev.Opened) -> None:
    """Set-up states are complete; the event is for the story."""


def _readied(d: StateDraft, e: ev.Readied) -> None:
    own(d, e.seat).ready = True


def _missed(d: StateDraft, e: ev.Missed) -> None:
    for seat in e.seats:
        p = own(d, seat)
        p.plays = False
        p.status = WATCHING


def _offered(d: StateDraft, e: ev.Offered) -> None:
    d.shouter = e.seat
    d.shout_open = True
    d.shout_by = e.until


def _round_began(d: StateDraft, e: ev.RoundBegan) -> None:
    d.phase = COUNTDOWN
    d.round = e.round
    d.cooldown = e.cooldown
    d.live_at = e.live_at
    d.live_before = 0
    d.volcano = 0
    _no_shout(d)
    for seat in range(len(d.players)):
        p = own(d, seat)
        p.status = IN if seat in e.seats else WATCHING
        p.ready = False
        p.last_call = 0
        p.cut = None
        h = hand(d, seat)
        h.pressed = 0
        h.locked_until = 0


def _live(d: StateDraft, e: ev.Live) -> None:
    d.phase = LIVE
    d.live_at = e.at
    _no_shout(d)
    for seat in range(len(d.players)):
        hand(d, seat).cooldown_until = 0


def _rolled(d: StateDraft, e: ev.Rolled) -> None:
    h = _pressed(d, e.seat, e.at, e.press)
    h.dice = e.dice
    h.rolls += 1
    h.cooldown_until = e.cooldown_until
    h.early = h.early_press = 0


def _delayed(d: StateDraft, e: ev.Delayed) -> None:
    h = _pressed(d, e.seat, e.at, e.press)
    h.early = e.until
    h.early_press = e.press


def _placed(d: StateDraft, e: ev.Placed) -> None:
    h = _pressed(d, e.seat, e.at, e.press)
    h.held = (*h.held[: e.die], e.held, *h.held[e.die + 1 :])


def _claimed(d: StateDraft, e: ev.Claimed) -> None:
    _pressed(d, e.seat, e.at)
    _enqueue(d, Press(e.seat, Call(e.symbol), e.press, e.guard, e.until))


def _queued(d: StateDraft, e: ev.Queued) -> None:
    _pressed(d, e.seat, e.at)
    _enqueue(d, Press(e.seat, e.action, e.press, e.guard, e.until))


def _refused(d: StateDraft, e: ev.Refused) -> None:
    h = _pressed(d, e.seat, e.at, e.press)
    if e.locked_until:
        h.locked_until = e.locked_until
    if h.early and h.early_press == e.press:
        h.early = h.early_press = 0


def _called(d: StateDraft, e: ev.Called) -> None:
    _pressed(d, e.seat, e.at, e.press)
    _to_hand(d, e.seat)
    own(d, e.seat).last_call = e.press


def _damaged(d: StateDraft, e: ev.Damaged) -> None:
    p = own(d, e.seat)
    p.damage = e.damage
    if p.blows:
        p.blows = tuple(b for b in p.blows if b.stamp != e.stamp or b.by != e.by)


def _threatened(d: StateDraft, e: ev.Threatened) -> None:
    p = own(d, e.seat)
    p.blows = (*p.blows, Blow(e.by, e.symbol, e.amount, e.prevents, e.word, e.until, e.stamp))


def _said(d: StateDraft, e: ev.Said) -> None:
    _pressed(d, e.seat, e.at)


def _knocked_out(d: StateDraft, e: ev.KnockedOut) -> None:
    p = _fallen(d, e.seat, OUT)
    p.cut = Cut(KNOCKOUT_CAUSE, e.by, e.stamp, e.at, d.epoch)
    if e.by is not None:
        own(d, e.by).knockouts += 1


def _kaboomed(d: StateDraft, e: ev.Kaboomed) -> None:
    d.cut = Cut(KABOOM, e.seat, e.stamp, e.at, d.epoch)
    d.live_before = clock.live_time(d, clock.ms(e.stamp))
    d.phase = PAUSE
    d.shouter = e.seat
    d.shout_from = e.shout_from
    d.shout_by = e.shout_by
    _all_to_hand(d)


def _healed(d: StateDraft, e: ev.Healed) -> None:
    own(d, e.seat).damage = e.damage


def _entitled(d: StateDraft, e: ev.Entitled) -> None:
    own(d, e.seat).choosing = True


def _developed(d: StateDraft, e: ev.Developed) -> None:
    h = hand(d, e.seat) if e.wished else _pressed(d, e.seat, e.at, e.press)
    p = own(d, e.seat)
    p.choosing = False
    p.developments = developments.placed(p.developments, e.development)
    more = developments.dice(p.developments) - len(h.dice)
    h.dice += (NO_FACE,) * more
    h.held += (False,) * more


def _skipped(d: StateDraft, e: ev.Skipped) -> None:
    _pressed(d, e.seat, e.at)
    own(d, e.seat).choosing = False


def _wished(d: StateDraft, e: ev.Wished) -> None:
    hand(d, e.seat).wishes = e.wishes


def _erupted(d: StateDraft, e: ev.Erupted) -> None:
    d.volcano = e.tick
    for seat in e.seats:
        own(d, seat).damage += 1


def _slept(d: StateDraft, e: ev.Slept) -> None:
    own(d, e.seat).sleeping = True


def _withdrew(d: StateDraft, e: ev.Withdrew) -> None:
    _fallen(d, e.seat, WITHDRAWN).missed += 1


def _handed_over(d: StateDraft, e: ev.HandedOver) -> None:
    p = own(d, e.seat)
    p.human = e.human
    p.sleeping = False
    p.missed = 0
    p.ready = not e.human
    hand(d, e.seat).pressed = clock.live_time(d, e.at) if d.phase == LIVE else d.live_before


def _round_won(d: StateDraft, e: ev.RoundWon) -> None:
    d.cut = Cut(ROUND_END_CAUSE, e.seat, e.stamp, e.at, d.epoch)
    d.phase = ROUND_END
    d.shouter = e.seat
    d.shout_open = False
    d.shout_from = e.shout_from
    d.shout_by = 0
    winner = own(d, e.seat)
    winner.victories += 1
    winner.developments = ()
    for seat in range(len(d.players)):
        p = own(d, seat)
        if p.status == OUT:
            p.status = IN
        if p.status != WITHDRAWN:
            p.missed = 0
        p.damage = 0
        p.choosing = False
        p.sleeping = False
        p.blows = ()
    _all_to_hand(d)


def _tied(d: StateDraft, e: ev.Tied) -> None:
    d.tied = e.seats


def _ended(d: StateDraft, e: ev.Ended) -> None:
    d.phase = GAME_END
    d.ending = e.ending
    d.winners = e.winners
    _no_shout(d)


def _halted(d: StateDraft, e: ev.Halted) -> None:
    d.halted = True
    d.shout_open = False
    d.shout_by = 0


def _continued(d: StateDraft, e: ev.Continued) -> None:
    d.halted = False
    d.shout_from = e.shout_from


def _postponed(b: Blow, until: int) -> Blow:
    return Blow(b.by, b.symbol, b.amount, b.prevents, b.word, until, b.stamp)


def _resumed(d: StateDraft, e: ev.Resumed) -> None:
    if e.live_at:
        d.phase = PAUSE
        d.live_before = e.live_before
        d.shouter = None
        d.shout_open = False
        d.shout_from = 0
        d.shout_by = e.live_at
        _all_to_hand(d)
        for seat, player in enumerate(d.players):
            if player.blows:
                own(d, seat).blows = tuple(_postponed(b, e.live_at) for b in player.blows)
    elif d.shout_open:
        d.shout_by = e.at + SHOUT_AUTO
    elif d.phase == READY:
        d.ready_by = e.at + READY_CHECK
    elif e.at > d.shout_from:
        d.shout_from = e.at


FOLD: dict[type, Callable[[Any, Any], None]] = {
    ev.Opened: _opened,
    ev.Readied: _readied,
    ev.Missed: _missed,
    ev.Offered: _offered,
    ev.RoundBegan: _round_began,
    ev.Live: _live,
    ev.Rolled: _rolled,
    ev.Delayed: _delayed,
    ev.Placed: _placed,
    ev.Claimed: _claimed,
    ev.Queued: _queued,
    ev.Refused: _refused,
    ev.Called: _called,
    ev.Damaged: _damaged,
    ev.Threatened: _threatened,
    ev.Said: _said,
    ev.KnockedOut: _knocked_out,
    ev.Kaboomed: _kaboomed,
    ev.Healed: _healed,
    ev.Entitled: _entitled,
    ev.Developed: _developed,
    ev.Skipped: _skipped,
    ev.Wished: _wished,
    ev.Erupted: _erupted,
    ev.Slept: _slept,
    ev.Withdrew: _withdrew,
    ev.HandedOver: _handed_over,
    ev.RoundWon: _round_won,
    ev.Tied: _tied,
    ev.Ended: _ended,
    ev.Halted: _halted,
    ev.Continued: _continued,
    ev.Resumed: _resumed,
}
