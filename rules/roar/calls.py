"""Chapters "Attacking", "Kaboom", "Ahh": what a call does once it is its turn."""

from rules.roar import clock, developments
from rules.roar.actions import Take
from rules.roar.constants import (
    AHH,
    FULL,
    GRRRR,
    KABOOM,
    MATCH,
    PAUSE_LEAST,
    PAUSE_MOST,
    WRONG_CALL_LOCK,
)
from rules.roar.damage import strike
from rules.roar.events import Called, Developed, Entitled, Healed, Kaboomed, Refused
from rules.roar.race import LEFT, RIGHT, Race, neighbour, others
from rules.roar.rounds import drop_all, end_if_won
from rules.roar.state import Hand, Press


def lock_left(h: Hand, at: int) -> int:
    """How many ms of the lock after a wrong call are left at a stamp of this time; 0 outside it (ROAR-ATTACK-R03)."""
    return h.locked_until - at if h.locked_until - WRONG_CALL_LOCK <= at < h.locked_until else 0


def commit(w: Race, press: Press) -> None:
    """Carry out a call or a chosen development at its place in the order."""
    if isinstance(press.action, Take):
        w.emit(Developed(press.seat, press.action.development, False, clock.ms(press.stamp), press.stamp))
    else:
        _judge(w, press)


def _judge(w: Race, press: Press) -> None:
    """Whether a call is right or wrong is settled at its place in the order (ROAR-TIMING-R17)."""
    h = w.draft.hands[press.seat]
    symbol: str = press.action.symbol
    at = clock.ms(press.stamp)
    matching = sum(held and face == symbol for face, held in zip(h.dice, h.held, strict=True))
    if left := lock_left(h, at):
        w.emit(Refused(press.seat, "locked", (left,), at, press.stamp))
    elif matching < MATCH:
        w.emit(Refused(press.seat, "wrong_call", (symbol, matching), at, press.stamp, at + WRONG_CALL_LOCK))
    else:
        name = _shout(symbol, matching, w.draft.players[press.seat].developments)
        w.emit(Called(press.seat, symbol, name, at, press.stamp))
        if symbol == AHH:
            _ahh(w, press.seat)
        elif symbol == KABOOM:
            _kaboom(w, press.seat, press.stamp)
        else:
            _attack(w, press.seat, symbol, matching, press.stamp)


def _shout(symbol: str, matching: int, placed: tuple[str, ...]) -> str:
    """The whole name of the call, with what joins by itself (ROAR-DEV-R06)."""
    if symbol == AHH:
        return "ahh_mhhm" if developments.heal(placed) > 1 else symbol
    if symbol == KABOOM:
        return "kaboom_oo_ah" if developments.kaboom(placed) > 1 else symbol
    return f"{symbol}_zinngg" if developments.single(symbol, matching, placed) > 1 else symbol


def _attack(w: Race, seat: int, symbol: str, matching: int, stamp: int) -> None:
    """Grrrr hits the left neighbour, Roaar the right one, among those living now (ROAR-ATTACK-R02)."""
    d = w.draft
    target = neighbour(d, seat, LEFT if symbol == GRRRR else RIGHT)
    amount = developments.single(symbol, matching, d.players[seat].developments)
    prevents = developments.klink(symbol, d.players[target].developments)
    strike(w, target, seat, symbol, amount, prevents, "klink", stamp)
    end_if_won(w, stamp)


def _kaboom(w: Race, seat: int, stamp: int) -> None:
    """Damage to all others, knock-outs, new epoch, pause (ROAR-KABOOM-R01)."""
    d = w.draft
    amount = developments.kaboom(d.players[seat].developments)
    for target in others(d, seat):
        strike(w, target, seat, KABOOM, amount, developments.klonk(d.players[target].developments), "klonk", stamp)
    if not end_if_won(w, stamp):
        drop_all(w, KABOOM, seat, stamp)
        w.emit(Kaboomed(seat, stamp, w.now, w.now + PAUSE_LEAST, w.now + PAUSE_MOST))


def _ahh(w: Race, seat: int) -> None:
    """Healing first, then the development (ROAR-HEAL-R02)."""
    d = w.draft
    p = d.players[seat]
    amount = 0 if d.volcano else min(p.damage, developments.heal(p.developments))
    w.emit(Healed(seat, amount, p.damage - amount))
    if d.mode != FULL:
        return
    free = developments.free(p.developments, p.forbidden)
    wish = first_wish(d.hands[seat].wishes, p.developments, free)
    if wish:
        w.emit(Developed(seat, wish, wished=True))
    elif free:
        w.emit(Entitled(seat))


def first_wish(wishes: tuple[str, ...], placed: tuple[str, ...], free: tuple[str, ...]) -> str:
    """The first wish that is not fulfilled and may be had; a second Oo Ah is wished for by naming it twice. "" = none."""
    for i, name in enumerate(wishes):
        if name in free and placed.count(name) < wishes[: i + 1].count(name):
            return name
    return ""

