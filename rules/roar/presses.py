"""The race's own presses: roll, hold, free, call (ROAR-TIMING-R02 to R07, R17, R19)."""

from rules.core.game import Illegal
from rules.roar import clock
from rules.roar.actions import Call, Free, Hold, Roll
from rules.roar.calls import lock_left
from rules.roar.constants import EARLY_ROLL, FACES, HOLD_BACK, IN, LATE_WORDS, LIVE, SYMBOLS
from rules.roar.events import Claimed, Delayed, Placed, Queued, Refused, Rolled
from rules.roar.race import Race
from rules.roar.refusals import illegal, phase_reason, seat_reason

Why = tuple[str, tuple[object, ...]]
"""A word key of `refusals.RULE` and its numbers."""

TOLD = ("locked", "not_yet")
"""Reasons that are answered by an event: the press itself was offered, only its time was wrong."""


def race_press(w: Race, seat: int, action: Roll | Hold | Free | Call, stamp: int, guard: int) -> None:
    """A press on a panel arrives. Illegal: it changes nothing (old panel, pause, out …)."""
    d = w.draft
    at = clock.ms(stamp)
    _check_known(w, seat, action, guard)
    if d.phase != LIVE or d.players[seat].status != IN or guard >> clock.ROLL_BITS != d.epoch or at < d.live_at:
        raise _not_in_race(w, seat, action, stamp, guard)
    behind = bool(d.queue) and any(q.seat == seat and q.until and q.stamp < stamp for q in d.queue)
    if isinstance(action, Call):
        if not behind and (left := lock_left(d.hands[seat], at)):
            w.emit(Refused(seat, "locked", (left,), at, stamp))
        else:
            w.emit(Claimed(seat, action.symbol, stamp, guard, w.now + HOLD_BACK, at))
    elif behind:
        w.emit(Queued(seat, action, stamp, guard, at))
    elif why := carry_out(w, seat, action, stamp, guard):
        if why[0] not in TOLD:
            raise illegal(why[0], *why[1])
        w.emit(Refused(seat, why[0], why[1], at, stamp))


def release(w: Race, seat: int) -> None:
    """A call of the seat was judged: what waited behind it, up to its next call, takes effect now (ROAR-TIMING-R17)."""
    while w.draft.phase == LIVE:
        press = next((q for q in w.draft.queue if q.seat == seat), None)
        if press is None or press.until:
            return
        why = carry_out(w, seat, press.action, press.stamp, press.guard)
        if why:
            w.emit(Refused(seat, why[0], why[1], clock.ms(press.stamp), press.stamp))


def carry_out(w: Race, seat: int, action: Roll | Hold | Free, stamp: int, guard: int) -> Why | None:
    """Do it, or say why not and change nothing."""
    if isinstance(action, Roll):
        return _roll(w, seat, stamp)
    return _place(w, seat, action, stamp, guard)


def early_roll(w: Race, seat: int) -> None:
    """The cooldown is over: the roll that was pressed a little early counts as pressed now (ROAR-TIMING-R19)."""
    h = w.draft.hands[seat]
    if all(h.held):
        w.emit(Refused(seat, "all_held", (), h.early, h.early_press))
    else:
        _throw(w, seat, h.early, h.early_press)


def _roll(w: Race, seat: int, stamp: int) -> Why | None:
    h = w.draft.hands[seat]
    at = clock.ms(stamp)
    if w.draft.players[seat].choosing:
        return "choosing", ()
    if all(h.held):
        return "all_held", ()
    if left := lock_left(h, at):
        return "locked", (left,)
    left = h.cooldown_until - at
    if h.early or left > EARLY_ROLL:
        return "not_yet", (left,)
    if left > 0 and w.now < h.cooldown_until:
        w.emit(Delayed(seat, h.cooldown_until, at, stamp))
    else:
        _throw(w, seat, max(at, h.cooldown_until), stamp)
    return None


def _throw(w: Race, seat: int, at: int, press: int) -> None:
    """New faces for exactly the dice in the hand (ROAR-DICE-R02)."""
    h = w.draft.hands[seat]
    chance = w.chance
    dice = tuple(face if held else chance.pick(FACES) for face, held in zip(h.dice, h.held, strict=True))
    w.emit(Rolled(seat, dice, at, at + w.draft.cooldown + w.draft.players[seat].handicap, press))


def _place(w: Race, seat: int, action: Hold | Free, stamp: int, guard: int) -> Why | None:
    h = w.draft.hands[seat]
    die, hold = action.die, isinstance(action, Hold)
    if guard & clock.ROLLS != h.rolls or (h.early and h.early_press < stamp):
        return "old_roll", ()
    if not h.dice[die]:
        return "no_face", ()
    if h.held[die] == hold:
        return "held" if hold else "not_held", ()
    w.emit(Placed(seat, die, hold, clock.ms(stamp), stamp))
    return None


def _check_known(w: Race, seat: int, action: Roll | Hold | Free | Call, guard: int) -> None:
    """Illegal for a button that no panel of this seat can ever have had."""
    epoch, h = w.draft.epoch, w.draft.hands[seat]
    newest = clock.guard(epoch, h.rolls)
    if isinstance(action, Call):
        known = action.symbol in SYMBOLS
    elif isinstance(action, Roll):
        known = True
    else:
        known = action.die >= 0 and (action.die < len(h.dice) or guard >> clock.ROLL_BITS < epoch)
    if guard > newest or not known:
        raise illegal("forged")


def _not_in_race(w: Race, seat: int, action: Roll | Hold | Free | Call, stamp: int, guard: int) -> Illegal:
    """Why: outside LIVE, old epoch, before the live stamp, out; "late" where that was a near thing (ROAR-TIMING-R03)."""
    d = w.draft
    p = d.players[seat]
    epoch = clock.unpack(guard)[0]
    cut = p.cut or d.cut
    if cut and epoch <= cut.epoch and (epoch < d.epoch or d.phase != LIVE or p.status != IN):
        after = clock.ms(stamp) - clock.ms(cut.stamp)
        if stamp < cut.stamp:
            return illegal("late", max(1, w.now - cut.at), cut.by, cut.cause)
        if isinstance(action, Call) and after <= LATE_WORDS:
            return illegal("late", max(1, after), cut.by, cut.cause)
    why = phase_reason(d) or seat_reason(p)
    if not why:
        why = "old_epoch" if epoch != d.epoch else "paused" if d.live_before else "countdown"
    return illegal(why)
