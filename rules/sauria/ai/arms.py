"""Weapons: how likely a dinosaur falls, and what an attack is worth."""

from functools import lru_cache
from typing import NamedTuple

from rules.sauria.ai.risk import blow, toll
from rules.sauria.ai.wants import RATE, Wants
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.marks import LYING
from rules.sauria.combat import dice_of, weapons
from rules.sauria.dice import FACES
from rules.sauria.dinosaurs import left, pack_dice, pack_of, species
from rules.sauria.map import NEAR
from rules.sauria.state import Dino, State

BULLET = 0.05
"""Victory points that a shot is saved for."""


class Strike(NamedTuple):
    """An attack now: dinosaur, slot, AP until it should lie, victory points that it promises over all."""

    dino: int
    slot: int
    ap: int
    value: float


@lru_cache(maxsize=4096)
def falls(dice: str, rolls: int, lp: int) -> float:
    """Chance that so many rolls of these dice do at least lp damage."""
    odds = {0: 1.0}
    for die in dice * rolls:
        after: dict[int, float] = {}
        for total, p in odds.items():
            for face in FACES[die]:
                n = min(lp, total + abs(face))
                after[n] = after.get(n, 0.0) + p / 6
        odds = after
    return odds.get(lp, 0.0) if lp > 0 else 1.0


def trophy(d: Dino, wanted: Wants, melee: bool) -> float:
    """Victory points that killing it brings."""
    kind = species(d)
    value = wanted.get("kills", 0.0) + wanted.get("kills_large" if kind.large else "kills_small", 0.0)
    if kind.large and kind.carnivore:
        value += wanted.get("kills_large_carnivore", 0.0)
    return value + (wanted.get("kills_melee", 0.0) if melee else 0.0)


def knockout(d: Dino, wanted: Wants) -> float:
    """Victory points that putting it out brings."""
    kind = species(d)
    big = wanted.get("stuns_large_carnivore", 0.0) if kind.large and kind.carnivore else 0.0
    return wanted.get("stuns", 0.0) + big


def strike(t: State, seat: int, d: Dino, slot: int, relief: float, hurt: int, wanted: Wants, bursts: bool) -> Strike:
    """An attack on a dinosaur with one weapon. relief: AP that its being out of the way spares."""
    p = t.players[seat]
    item = p.items[slot] if slot >= 0 else None
    weapon = ITEMS[item.key].weapon if item else None
    effect = weapon.effect if weapon else ""
    dice = dice_of(t, seat, slot, d)
    shots = item.ammo if item and weapon and weapon.ammo else 9
    most = min(shots, p.ap + (1 if bursts else 0))
    spent = BULLET - wanted.get("shots", 0.0) if weapon is not None and weapon.ammo else 0.0
    if effect in ("stun", "narcotise"):
        hit = falls(dice, 1, 1)
        if d.marks & LYING:
            return Strike(d.id, slot, 1, -1.0)
        return Strike(d.id, slot, 1, hit * (knockout(d, wanted) + RATE * relief) - 2 * spent)
    melee = not (weapon and weapon.ammo)
    need = 1 if effect == "kill" else left(d)
    gain = trophy(d, wanted, melee) + RATE * relief
    if "dna" in wanted and d.field == p.field and any(i.key == "sample_kit" for i in p.items):
        gain += 0.6 * wanted["dna"]
    calm = not species(d).carnivore and not species(d).hostile
    answer = blow(pack_dice(pack_of(t, d))) if not d.marks & LYING else 0.0
    best = Strike(d.id, slot, 1, -9.0)
    for rolls in range(1, most + 1):
        chance = falls(dice, rolls, need)
        value = gain * chance - spent * rolls
        if melee:
            value -= RATE * toll(hurt, answer) * rolls * (1 - chance / 2)
        elif calm and d.field == p.field:
            value -= RATE * toll(hurt, answer) * (1 - chance)
        ap = max(1, rolls - (1 if bursts else 0))
        found = Strike(d.id, slot, ap, value)
        if found.value / (ap + 0.4) > best.value / (best.ap + 0.4):
            best = found
    return best


def strikes(t: State, seat: int, reliefs: dict[int, float], hurt: int, wanted: Wants, bursts: bool) -> list[Strike]:
    """Every attack that is possible now, the most promising first."""
    p = t.players[seat]
    if p.field >= len(NEAR):
        return []
    reach = NEAR[p.field] | 1 << p.field
    found = [
        strike(t, seat, d, slot, reliefs.get(d.id, 0.0), hurt, wanted, bursts)
        for d in t.dinos
        if reach >> d.field & 1
        for slot in weapons(t, seat, d)
    ]
    return sorted(found, key=lambda s: (-s.value / (s.ap + 0.4), s.dino, s.slot))
