"""What the arms of `evolve` share: the table, and the parts of the draft that they write to."""

from collections.abc import Callable
from typing import Any

from rules.sauria.state import STATE, DinoDraft, PlayerDraft, StateDraft

D = StateDraft
FOLD: dict[type, Callable[[Any, Any], None]] = {}


def player(d: D, seat: int) -> PlayerDraft:
    """A player to write to."""
    held: Any = d.players
    if type(held) is list and type(held[seat]) is PlayerDraft:
        return held[seat]  # type: ignore[no-any-return]
    return STATE.own(d, "players", seat)  # type: ignore[no-any-return]


def dinosaur(d: D, dino: int) -> DinoDraft:
    """A dinosaur to write to."""
    i = next(i for i, x in enumerate(d.dinos) if x.id == dino)
    return STATE.own(d, "dinos", i)  # type: ignore[no-any-return]


def arm(event: type) -> Callable[[Callable[[D, Any], None]], Callable[[D, Any], None]]:
    """Registers the arm of an event."""

    def keep(fold: Callable[[D, Any], None]) -> Callable[[D, Any], None]:
        FOLD[event] = fold
        return fold

    return keep
