"""What danger costs: in action points that a careful player gives to be spared it."""

from functools import lru_cache

from rules.sauria.cards.dinosaurs import CARDS
from rules.sauria.cards.marks import AGGRESSIVE, FRIGHTENED, IDLE, LYING, PANICKED
from rules.sauria.dice import FACES, NR
from rules.sauria.dinosaurs import beside_lava, can_flee, pack_dice, pack_of, species
from rules.sauria.map import AREAS, BOAT, FLOW, INNER, NEAR, ZONE1_MASK, Mask
from rules.sauria.movement import leave_units, provoked
from rules.sauria.places import protected, sheltered
from rules.sauria.setup import LAVA_CARDS
from rules.sauria.state import Dino, Player, State
from rules.sauria.variants import first_lava

TOLL = (0.4, 0.4, 0.5, 0.7, 1.0, 1.6, 2.4, 3.6, 6.0, 14.0)
"""Price of one more damage after 0, 1, … 9 of the ten that a character can take."""
LETHAL = 60.0
HARM = {"1": 0.5, "2": 1.4, "3": 2.2, "4": 3.2}
"""Damage that a dinosaur of a stage does, on average, to whom it surprises."""
UNKNOWN_HARM = 1.8
CAUTION = 2
"""Damage that is reckoned in advance in a cooperative game."""
NEARBY = 0.5
"""How much of a blow a hunter is worth that will only have arrived by the next turn."""


def hurt_of(p: Player) -> int:
    """Damage taken: wound cards, those face up twice."""
    return len(p.wounds) + sum(w.up for w in p.wounds)


def frailty(t: State, p: Player) -> int:
    """Damage taken as it is priced: where the first death loses the game for all, everybody spares itself early."""
    return min(9, hurt_of(p) + (CAUTION if "coop" in t.modes else 0))


def toll(hurt: int, damage: float) -> float:
    """AP that so much (expected) damage is worth to a character with that much already."""
    cost = 0.0
    while damage > 0 and hurt < len(TOLL):
        cost += TOLL[hurt] * min(1.0, damage)
        damage, hurt = damage - 1, hurt + 1
    return cost + (LETHAL if damage > 0 else 0.0)


@lru_cache(maxsize=1024)
def blow(dice: str, leaving: bool = False) -> float:
    """Expected damage of a roll."""
    return sum(sum(0 if x == NR and leaving else abs(x) for x in FACES[die]) / 6 for die in dice)


@lru_cache(maxsize=1024)
def grip(dice: str) -> float:
    """Chance that somebody who leaves is held."""
    free = 1.0
    for die in dice:
        free *= 1 - FACES[die].count(NR) / 6
    return 1 - free


def leaving(t: State, seat: int) -> tuple[float, float]:
    """(expected damage, chance of being held) of walking off the own field."""
    damage, free = 0.0, 1.0
    by_id = {d.id: d for d in t.dinos}
    for unit in leave_units(t, seat):
        dice = pack_dice(tuple(by_id[i] for i in unit))
        damage += blow(dice, True)
        free *= 1 - grip(dice)
    return damage, 1 - free


def guarded(t: State, seat: int, f: int) -> float:
    """Expected damage of passing through a field: what lives there attacks who leaves it again."""
    dice = "".join(pack_dice((d,)) for d in t.dinos if d.field == f and provoked(t, seat, d))
    return blow(dice, True) if dice else 0.0


def lava_odds(t: State, peek: tuple[str, str] = ("", "")) -> tuple[tuple[Mask, float], ...]:
    """What the next lava phase may cover, and how likely; () when none comes."""
    coming, first = t.round + 1, first_lava(t)
    if coming < first or t.round >= 16:
        return ()
    if coming == first:
        return ((INNER, 1.0),)
    if coming == first + 1:
        return ((ZONE1_MASK, 1.0),)
    if peek[0] == "lava" and peek[1]:
        return ((FLOW[AREAS.index(peek[1])][t.erupted.count(peek[1])] & ~t.lava, 1.0),)
    left = len(LAVA_CARDS) - len(t.erupted)
    return tuple(
        (FLOW[a][n] & ~t.lava, (3 - n) / left) for a, name in enumerate(AREAS) if (n := t.erupted.count(name)) < 3
    )


class Hunters:
    """The units that may attack a seat in the next dinosaur phase, and what the next lava may burn."""

    def __init__(self, t: State, seat: int) -> None:
        self.t, self.seat = t, seat
        self.p = t.players[seat]
        self.hurt = frailty(t, self.p)
        self.lava = lava_odds(t, self.p.peek)
        self.here: dict[int, list[str]] = {}
        self.near: dict[int, float] = {}
        seen: set[int] = set()
        for d in t.dinos:
            if d.id in seen:
                continue
            unit = pack_of(t, d)
            seen.update(x.id for x in unit)
            self._note(d, unit)

    def _note(self, d: Dino, unit: tuple[Dino, ...]) -> None:
        t, kind = self.t, species(d)
        able = tuple(x for x in unit if not x.marks & (LYING if x.marks & PANICKED else IDLE))
        if not able:
            return
        dice = pack_dice(able) or "".join(CARDS[x.card].dice for x in able)
        hot = beside_lava(t, d.field)
        trapped = bool(d.marks & PANICKED) or (hot and not can_flee(t, d))
        wild = kind.carnivore or kind.hostile or d.marks & (AGGRESSIVE | FRIGHTENED)
        if trapped or (wild and not hot):
            self.here.setdefault(d.field, []).append(dice)
        if kind.carnivore and not trapped and not hot:
            held = any(s != self.seat and q.alive and not q.hidden and q.field == d.field for s, q in enumerate(t.players))
            if held or any(b.field == d.field for b in t.bodies):
                return
            m, f = NEAR[d.field], 0
            while m:
                if m & 1:
                    self.near[f] = self.near.get(f, 0.0) + blow(dice, True)
                m, f = m >> 1, f + 1

    def screened(self, f: int) -> bool:
        """Whether somebody else there would be attacked instead."""
        mine = (not self.p.bleeding, self.p.entered if f == self.p.field else 1 << 30)
        others = (q for s, q in enumerate(self.t.players) if s != self.seat and q.alive and not q.hidden and q.field == f)
        return any((not q.bleeding, q.entered) < mine for q in others)

    def staying(self, f: int) -> float:
        """Expected damage of the next dinosaur phase on a field."""
        dice = self.here.get(f)
        if not dice or sheltered(self.t, f) or self.screened(f):
            return 0.0
        return sum(map(blow, dice))

    def stay(self, f: int, hidden: bool = False) -> float:
        """AP that it costs to end the turn on a field: attacks, hunters that arrive, lava."""
        t = self.t
        if f == BOAT or (t.once and protected(t, f)):
            return 0.0
        cost = 0.0
        if not hidden:
            damage = self.staying(f)
            cost = toll(self.hurt, damage) if damage else 0.0
            if not damage and f in self.near and not beside_lava(t, f) and not self.screened(f):
                cost += NEARBY * toll(self.hurt, self.near[f])
        burn = sum(p for m, p in self.lava if m >> f & 1)
        return cost + burn * toll(self.hurt, 5.0) if burn else cost


def noise_price(t: State, hurt: int, area: int, liking: float = 0.0) -> float:
    """AP that drawing one marker of an area's bag costs; liking: what a drawn marker is worth to a goal."""
    if not t.stock or area < 0:
        return 0.0
    black, red = t.bags[area]
    harm = HARM.get(t.stock[-1][1:], UNKNOWN_HARM)
    return red / (black + red) * toll(hurt, harm) - liking
