"""Damage and knock-outs, and the words of reflex mode that take some of it away (chapter "Knock Out", ROAR-DEV-R04)."""

from rules.roar import clock, developments
from rules.roar.constants import KNOCKOUT_CAUSE, REFLEX
from rules.roar.events import Damaged, KnockedOut, Refused, Said, Threatened
from rules.roar.race import Race
from rules.roar.refusals import illegal
from rules.roar.rounds import drop, end_if_won
from rules.roar.state import Blow


def strike(w: Race, target: int, by: int, symbol: str, amount: int, prevents: int, word: str, stamp: int) -> None:
    """An attack hits a dino. Markers that prevent work by themselves, in reflex mode only when their word is said."""
    prevents = min(prevents, amount)
    if prevents and w.draft.reflex:
        w.emit(Threatened(target, by, symbol, amount, prevents, word, clock.ms(stamp) + REFLEX, stamp))
    else:
        _land(w, target, by, symbol, amount, prevents, stamp)


def _land(w: Race, target: int, by: int, symbol: str, amount: int, prevented: int, stamp: int) -> None:
    p = w.draft.players[target]
    hit = amount - prevented
    damage = p.damage + hit
    w.emit(Damaged(target, by, symbol, hit, prevented, damage, stamp))
    if damage >= developments.limit(p.developments):
        knock_out(w, target, by, stamp)


def knock_out(w: Race, seat: int, by: int | None, stamp: int, cause: str = KNOCKOUT_CAUSE) -> None:
    """The dino is out for this round; what its player has waiting comes too late (ROAR-KO-R03)."""
    drop(w, seat, cause, by, stamp)
    w.emit(KnockedOut(seat, by, stamp, w.now))


def say(w: Race, seat: int, word: str, stamp: int) -> None:
    """A word of reflex mode, for the oldest blow that it can still take away. Illegal when none waits."""
    at = clock.ms(stamp)
    waiting = [b for b in w.draft.players[seat].blows if b.word == word]
    if not waiting:
        raise illegal("not_asked")
    blow = next((b for b in waiting if at <= b.until), None)
    if blow is None:
        w.emit(Refused(seat, "too_slow", (), at, stamp))
        return
    w.emit(Said(seat, word, at, stamp))
    _land(w, seat, blow.by, blow.symbol, blow.amount, blow.prevents, blow.stamp)
    end_if_won(w, blow.stamp)


def unanswered(w: Race, seat: int, blow: Blow) -> None:
    """Nobody said the word in time: the whole damage counts."""
    _land(w, seat, blow.by, blow.symbol, blow.amount, 0, blow.stamp)
    end_if_won(w, blow.stamp)
