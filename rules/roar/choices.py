"""Choices beside the race: a development for an Ahh, and the wish list (chapter "Receiving Developments")."""

from rules.roar import clock, developments
from rules.roar.constants import COUNTDOWN, FULL, READY, ROUND_END
from rules.roar.events import Developed, Skipped, Wished
from rules.roar.race import Race
from rules.roar.refusals import illegal


def take(w: Race, seat: int, name: str, stamp: int) -> None:
    """Lay the chosen development on its area, if it is free (ROAR-DEV-02)."""
    p = w.draft.players[seat]
    if not p.choosing or name not in developments.free(p.developments, p.forbidden):
        raise illegal("not_asked")
    w.emit(Developed(seat, name, False, clock.ms(stamp), stamp))


def skip(w: Race, seat: int, stamp: int) -> None:
    """Take none."""
    if not w.draft.players[seat].choosing:
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
