"""One move under way, and the circle of the dinos."""

from rules.core.chance import Chance
from rules.core.work import Work
from rules.roar.constants import IN, WITHDRAWN
from rules.roar.events import Event
from rules.roar.evolve import FOLD
from rules.roar.state import STATE, State, StateDraft

LEFT, RIGHT = 1, -1
"""Steps in `order`: the left neighbour is the next one clockwise (ROAR-SETUP-R01)."""


class Race(Work[State, StateDraft, Event]):
    """A move being carried out at `now` (ms)."""

    __slots__ = ("now",)

    def __init__(self, state: State, chance: Chance, now: int) -> None:
        super().__init__(STATE, FOLD, state, chance)
        self.now = now


def living(d: State | StateDraft) -> list[int]:
    """The seats that are neither knocked out nor withdrawn nor watching, clockwise."""
    return [seat for seat in d.order if d.players[seat].status == IN]


def neighbour(d: State | StateDraft, seat: int, step: int) -> int:
    """The next living dino in that direction (ROAR-ATTACK-07). In a race there is always another one."""
    n, at = len(d.order), d.order.index(seat)
    return next(other for k in range(1, n) if d.players[other := d.order[(at + step * k) % n]].status == IN)


def others(d: State | StateDraft, seat: int) -> list[int]:
    """The other living dinos, clockwise from the seat's left."""
    at = d.order.index(seat)
    return [s for s in (*d.order[at + 1 :], *d.order[:at]) if d.players[s].status == IN]


def people_left(d: State | StateDraft) -> bool:
    """Whether a person still takes part: not withdrawn without a word of coming back, not watching the whole game."""
    return any(p.human and p.plays and (p.status != WITHDRAWN or p.ready) for p in d.players)
