"""What the arms of `evolve` share: the table, and the parts of the draft that they write to."""

from bisect import bisect_left
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


def count(d: D, seat: int, name: str, n: int = 1) -> None:
    """A player's progress in something that its goals may count (SAU-R-120)."""
    p = player(d, seat)
    tally = p.tally
    i = bisect_left(tally, (name,))
    known = i < len(tally) and tally[i][0] == name
    p.tally = (*tally[:i], (name, n + tally[i][1] if known else n), *tally[i + known :])


def arm(event: type) -> Callable[[Callable[[D, Any], None]], Callable[[D, Any], None]]:
    """Registers the arm of an event."""

    def keep(fold: Callable[[D, Any], None]) -> Callable[[D, Any], None]:
        FOLD[event] = fold
        return fold

    return keep
