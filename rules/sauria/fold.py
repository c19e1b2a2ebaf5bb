"""What the arms of `evolve` share: the table, and the parts of the draft that they write to."""

from collections.abc import Callable
from typing import Any

from rules.sauria.state import STATE, DinoDraft, PlayerDraft, StateDraft

D = StateDraft
FOLD: dict[type, Callable[[Any, Any], None]] = {}


player: Callable[[D, int], PlayerDraft] = STATE.owners["players"]
"""A player to write to."""
_dinosaur: Callable[[D, int], DinoDraft] = STATE.owners["dinos"]


def dinosaur(d: D, dino: int) -> DinoDraft:
    """A dinosaur to write to."""
    for i, x in enumerate(d.dinos):
        if x.id == dino:
            return _dinosaur(d, i)
    raise KeyError(dino)


def arm(event: type) -> Callable[[Callable[[D, Any], None]], Callable[[D, Any], None]]:
    """Registers the arm of an event."""

    def keep(fold: Callable[[D, Any], None]) -> Callable[[D, Any], None]:
        FOLD[event] = fold
        return fold

    return keep
