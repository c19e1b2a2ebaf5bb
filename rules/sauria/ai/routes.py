"""Ways over the island: what each field costs to enter, the cheapest ways, and the time that is left."""

import heapq
from typing import NamedTuple

from rules.sauria.ai.risk import Hunters, guarded, noise_price, toll
from rules.sauria.map import AREA, BOAT, KIND, LAND
from rules.sauria.movement import LAVA_DAMAGE
from rules.sauria.places import dark, on_lava, steps, tile_at
from rules.sauria.state import State
from rules.sauria.variants import turn_points

LAST = 16
BURN = 40.0
"""Marks the one field of lava that a way may cross."""
LOUD = 0.35
"""AP above which a noise is avoided by sneaking."""


class Way(NamedTuple):
    """effort in AP, dangers included; first: the first step."""

    effort: float
    first: int


class Terrain:
    """What it costs one seat to walk where."""

    def __init__(self, t: State, seat: int, hunters: Hunters, liking: float = 0.0) -> None:
        self.t, self.seat = t, seat
        p = t.players[seat]
        self.hurt = hunters.hurt
        self.noise = tuple(noise_price(t, self.hurt, a, liking) for a in range(4))
        self.burn = toll(self.hurt, LAVA_DAMAGE) * 1.3
        self.may_burn = self.hurt + LAVA_DAMAGE < 10
        night = int(dark(t, seat))
        guards = {d.field for d in t.dinos}
        self.quiet = p.energy[0] > 0 if p.energy else False
        price = []
        for f in range(LAND):
            tile = tile_at(t, f)
            loud = night + (KIND[f] == "jungle") + (tile.noise if tile else 0)
            cost = 1.0 + loud * self.noise[AREA[f]]
            if f in guards:
                damage = guarded(t, seat, f)
                cost += min(1.5, toll(self.hurt, damage)) if damage else 0.0
            price.append(max(0.3, cost))
        price.append(1.0)
        self.price: list[float] = price

    def ways(self, start: int) -> dict[int, Way]:
        """The cheapest way to every field, lava crossed at most once and only by who survives it."""
        t, price = self.t, self.price
        best = {start: Way(0.0, start)}
        queue = [(0.0, start, start)]
        while queue:
            effort, f, first = heapq.heappop(queue)
            if effort > best[f].effort:
                continue
            for n in steps(t, f):
                cost = effort + price[n]
                if n != BOAT and t.lava >> n & 1 and on_lava(t, n):
                    if effort >= BURN or not self.may_burn:
                        continue
                    cost += BURN
                if n not in best or cost < best[n].effort:
                    best[n] = Way(cost, n if f == start else first)
                    heapq.heappush(queue, (cost, n, best[n].first))
        return best

    def real(self, effort: float) -> float:
        """The effort of a way with the burn as what it costs."""
        return effort - BURN + self.burn if effort >= BURN else effort


def time_left(t: State, seat: int) -> int:
    """AP that a seat has until the end, this turn's included."""
    return t.players[seat].ap + turn_points(t) * (LAST - t.round)
