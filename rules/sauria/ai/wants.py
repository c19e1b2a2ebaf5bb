"""What the own goal card still wants, and what items are worth, in victory points."""

from collections import Counter

from rules.sauria.ai.risk import hurt_of
from rules.sauria.ai.ways import Steps, left_in
from rules.sauria.cards.goals import GOALS
from rules.sauria.cards.items import DECKS, ITEMS
from rules.sauria.state import State
from rules.sauria.survival import SIGNAL_LIMIT, count
from rules.sauria.variants import target, turn_points

RATE = 0.3
"""Victory points that an action point usually brings."""
FAITH = 0.92
"""How sure the next step towards a goal is to be followed by the missing ones."""
POWER = {"assault_rifle": 0.9, "hunting_rifle": 0.8, "shotgun": 0.75, "rail_cannon": 0.7, "pistol": 0.6, "wrench": 0.35}
"""Victory points that a weapon is worth to somebody unarmed; 0.4 for the others."""

Wants = dict[str, float]
"""Count of a goal → victory points that one more of it is worth."""


HOMECOMING = ("survive", "escape")
"""Counts that coming home fulfils."""


def enough(t: State) -> bool:
    """Whether a solo or cooperative game has its points if everybody who lives comes home now."""
    wanted = target(t)
    found = sum(p.points for p in t.players if p.alive)
    for seat, p in enumerate(t.players):
        if p.alive and p.goal in GOALS:
            goals = GOALS[p.goal].goals
            found += sum(g.points for g in goals if g.count in HOMECOMING or count(t, seat, g.count) >= g.n)
    return 0 < wanted <= found


def wants(t: State, seat: int) -> Wants:
    """What one more of each count is worth to the own card's open goals; once there are points enough, coming home alone."""
    p = t.players[seat]
    found: Wants = {}
    if p.goal not in GOALS:
        return found
    left = max(1.0, (17 - t.round) * turn_points(t) / 8)
    for goal in GOALS[p.goal].goals:
        missing = goal.n - count(t, seat, goal.count)
        if missing > 0:
            sure = FAITH ** (missing - 1) * min(1.0, left / missing)
            found[goal.count] = found.get(goal.count, 0.0) + goal.points * sure / missing
    return {k: v for k, v in found.items() if k == "escape"} if found and enough(t) else found


def seen(t: State) -> tuple[tuple[str, int], ...]:
    """How often each item card has been seen: gone, open, or on a board."""
    found = Counter((*t.gone, *t.drawn, *(i.key for p in t.players for i in p.items)))
    return tuple(sorted(found.items()))


def item_worth(t: State, seat: int, key: str, worth: Steps, wanted: Wants) -> float:
    """Victory points that having an item is worth now."""
    p = t.players[seat]
    held = [i.key for i in p.items]
    card, hurt = ITEMS[key], hurt_of(p)
    left = (16 - t.round) / 16
    again = 0.4 if key in held else 1.0
    match key:
        case "boat_parts":
            return 0.3 if "boat_parts" in held else max(worth.boat, worth.parts) or 0.05
        case "satellite_phone":
            return (worth.signal * 1.5 + wanted.get("signal", 0.0)) * again if t.round <= SIGNAL_LIMIT else 0.0
        case "petrol" | "generator":
            return (worth.fuel + wanted.get("powered", 0.0)) * again + 0.05
        case "egg" | "dna":
            return wanted.get(key, 0.0) + (2.0 if key in held and not wanted.get(key) and _scored(t, seat, key) else 0.1)
        case "torch" | "headlamp":
            return 0.1 if {"torch", "headlamp"} & set(held) else 0.9 * left + 0.1
        case "first_aid_kit":
            return (0.5 + 0.12 * hurt) * (0.7 + 0.3 * again)
        case "bandage":
            return (0.3 + 0.06 * hurt + 0.3 * p.bleeding) * (0.7 + 0.3 * again)
        case "padded_vest":
            return 0.35 + 0.06 * hurt
        case "energy_bar":
            return 0.4 * again
        case "adrenaline":
            return 0.55
        case "brush_kit":
            return 3.0 if "finds" in wanted else 0.0
        case "sample_kit":
            return 3.0 if "dna" in wanted else 0.0
        case "camera":
            return 3.0 if any(w.startswith("photos") for w in wanted) else 0.0
        case "field_radio":
            return 0.05
        case "drone":
            return 0.4 * left + 0.05
    if card.weapon is not None:
        return _weapon_worth(t, seat, key, wanted)
    if key in ("urine", "gas_grenade", "firecracker", "bait"):
        out = wanted.get("stuns", 0.0) + wanted.get("stuns_large_carnivore", 0.0) if key == "gas_grenade" else 0.0
        return {"urine": 0.5, "gas_grenade": 0.5, "firecracker": 0.4, "bait": 0.3}[key] + out * 0.6
    return 0.2 * again


def _scored(t: State, seat: int, key: str) -> bool:
    goal = t.players[seat].goal
    return goal in GOALS and any(g.count == key for g in GOALS[goal].goals)


def _weapon_worth(t: State, seat: int, key: str, wanted: Wants) -> float:
    p = t.players[seat]
    weapon = ITEMS[key].weapon
    assert weapon is not None
    armed = any(i.ammo and i.key != key for i in p.items)
    base = POWER.get(key, 0.4) * (0.5 if armed else 1.0)
    if weapon.effect in ("stun", "narcotise"):
        base += 0.6 * (wanted.get("stuns", 0.0) + wanted.get("stuns_large_carnivore", 0.0))
    elif weapon.ammo:
        base += 0.5 * max((v for w, v in wanted.items() if w.startswith("kills")), default=0.0) + wanted.get("shots", 0.0)
    return base


def draw_worth(t: State, seat: int, deck: str, worth: Steps, wanted: Wants, known: tuple[tuple[str, int], ...]) -> float:
    """Expected worth of a card drawn from a deck."""
    if not t.items[DECKS.index(deck)]:
        return 0.0
    cards = left_in(deck, known, "solo" in t.modes)
    total = sum(n for _, n in cards)
    return sum(n * item_worth(t, seat, key, worth, wanted) for key, n in cards) / total if total else 0.0
