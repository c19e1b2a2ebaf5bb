"""The volcano: a round cannot go on for ever (ROAR-ROUND-R04)."""

from rules.roar import developments
from rules.roar.clock import stamp
from rules.roar.constants import VOLCANO_CAUSE
from rules.roar.damage import knock_out
from rules.roar.events import Erupted
from rules.roar.race import Race, living
from rules.roar.rounds import end_if_won


def erupt(w: Race, at: int) -> None:
    """1 damage to every living dino. Would all fall, the one with the latest successful call stays and wins."""
    d = w.draft
    seats = living(d)
    falling = [s for s in seats if d.players[s].damage + 1 >= developments.limit(d.players[s].developments)]
    if len(falling) == len(seats):
        falling = sorted(w.chance.shuffled(falling), key=lambda s: d.players[s].last_call)
        standing = falling.pop()
        seats.remove(standing)
    w.emit(Erupted(d.volcano + 1, tuple(seats), at))
    for seat in falling:
        knock_out(w, seat, None, stamp(at), VOLCANO_CAUSE)
    end_if_won(w, stamp(at))
