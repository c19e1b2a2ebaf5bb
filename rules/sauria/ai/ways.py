"""The three ways off the island: which stand open, what opens the others, and what each step towards them is worth."""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from rules.sauria.ai.routes import LAST, Terrain, Way
from rules.sauria.cards.items import DECK
from rules.sauria.cards.tiles import BY_ZONE, TILES
from rules.sauria.map import BOAT, LOCATIONS, ZONE, distance
from rules.sauria.places import bunker_closed, face_down, find, has_trait, powered, protected, tile_at
from rules.sauria.state import State
from rules.sauria.survival import SIGNAL_LIMIT
from rules.sauria.variants import first_lava, turn_points

LIFE = 9.0
"""Victory points that being alive at the end is worth."""
ALTERNATIVE = (1.0, 0.35, 0.12, 0.06)
"""What another way is worth when so many stand open."""
TUNNEL = 3
AFLOAT, CUT_OFF = 2, 20
"""Steps that are reckoned to or from the boat, and where lava lies between."""
MEETING = frozenset(k for k, tile in TILES.items() if tile.encounter)


class Haven(NamedTuple):
    """Where the end is survived: the field to go to, AP to spend there, how it is called."""

    field: int
    ap: int
    kind: str


def tunnels_open(t: State, seat: int) -> bool:
    """Whether a seat may use the tunnels."""
    return t.tunnels or has_trait(t, seat, "tunnels")


def stops(t: State) -> tuple[int, ...]:
    """Uncovered ends of the tunnels besides the bunker."""
    found = (x for x in LOCATIONS if (tile := tile_at(t, x)) is not None and tile.tunnel and tile.key != "bunker")
    return tuple(found)


def havens(t: State, seat: int) -> tuple[Haven, ...]:
    """Where this seat survives the end as things stand."""
    here = t.players[seat].field
    found = []
    pad, bunker = find(t, "helipad"), find(t, "bunker")
    if pad >= 0 and 0 < t.signal <= SIGNAL_LIMIT:
        found.append(Haven(pad, 0, "helicopter"))
    if t.boat == 2:
        found.append(Haven(BOAT, 0, "boat"))
    if bunker >= 0 and protected(t, bunker):
        if here == bunker:
            found.append(Haven(bunker, 0, "bunker"))
        elif not bunker_closed(t):
            if not t.saved:
                found.append(Haven(bunker, 0, "bunker"))
            if tunnels_open(t, seat):
                found += [Haven(f, TUNNEL, "bunker") for f in stops(t)]
    return tuple(found)


def homes(t: State, seat: int, terrain: Terrain, ways: dict[int, Way]) -> list[tuple[float, Haven]]:
    """(AP until one is home, haven) of the havens in reach, nearest first."""
    found = []
    for haven in havens(t, seat):
        way = ways.get(haven.field)
        if way is not None:
            walk = terrain.real(way.effort)
            found.append((through(t, seat, walk) if haven.ap else walk, haven))
    return sorted(found)


def through(t: State, seat: int, walk: float) -> float:
    """AP until one is out of the tunnels, which take three of one turn: what is left over in a turn is lost."""
    ap, each = t.players[seat].ap, turn_points(t)
    if ap - walk >= TUNNEL:
        return walk + TUNNEL
    turns = max(0, ceil((walk - ap) / each - 0.1))
    spare = ap + turns * each - walk
    return ap + (turns + (spare < TUNNEL)) * float(each)


def lasting(t: State, seat: int) -> int:
    """How many ways stand open until the end, the bunker only where it can be entered after its doors have locked."""
    kinds = {h.kind for h in havens(t, seat) if h.kind != "bunker" or h.ap or t.players[seat].field == h.field}
    return len(kinds)


def nearer(t: State, seat: int, f: int) -> int:
    """How many others are nearer to a field."""
    mine = _away(t, seat, f)
    return sum(q.alive and s != seat and _away(t, s, f) < mine for s, q in enumerate(t.players))


def _away(t: State, seat: int, f: int) -> int:
    p = t.players[seat].field
    if p >= BOAT or f >= BOAT:
        return AFLOAT
    d = distance(p, f, t.lava)
    return d if d >= 0 else CUT_OFF


class Steps(NamedTuple):
    """Victory points that a step towards a way is worth to this seat now; 0 when it is done or of no use."""

    signal: float
    tower_power: float
    bunker_power: float
    plant: float
    parts: float
    boat: float
    pad: float
    tower: float
    docks: float
    bunker: float
    access: float
    stop: float
    fuel: float


def steps_worth(t: State, seat: int) -> Steps:
    """What opening the ways is worth."""
    open_ = min(lasting(t, seat), 3)
    life = LIFE * ALTERNATIVE[open_] * (1.0 + 0.04 * t.round)
    pad, tower, docks, bunker, plant = (find(t, k) for k in ("helipad", "radio_tower", "docks", "bunker", "power_plant"))
    hidden = frozenset(ZONE[f] for f in face_down(t))
    in_time = t.round <= SIGNAL_LIMIT
    carried = any(i.key == "boat_parts" for p in t.players if p.alive for i in p.items)
    # the helicopter
    heli = bool(pad >= 0 or 3 in hidden) and (t.signal > 0 or in_time) and t.signal <= SIGNAL_LIMIT
    lit = tower >= 0 and powered(t, tower)
    lacking = (pad < 0) + (not t.signal) * (1 + (tower < 0) + (not lit))
    of_heli = life / lacking if heli and lacking else 0.0
    # the boat
    afloat = docks >= 0 or 3 in hidden
    missing = (docks < 0) + (t.boat != 2) * (1 + (not carried))
    of_boat = 0.9 * life / missing if afloat and missing and "solo" not in t.modes else 0.0
    if "solo" in t.modes and docks < 0 and 3 in hidden:
        of_boat = 0.9 * life
    # the bunker
    early = t.round < first_lava(t) + 1
    usable = bunker >= 0 or (1 in hidden and early)
    ways_in = tunnels_open(t, seat) and bool(stops(t))
    shut = (bunker < 0) + (not t.once) + (not tunnels_open(t, seat)) + (not stops(t))
    of_bunker = 0.8 * life / shut if usable and shut and (t.once or early) else 0.0
    power = of_bunker if not t.once and usable and early else 0.0
    waits = heli and not t.signal and not lit
    return Steps(
        signal=of_heli if not t.signal else 0.0,
        tower_power=of_heli if waits and tower >= 0 else 0.0,
        bunker_power=power if bunker >= 0 else 0.0,
        plant=(power + (of_heli if waits else 0.0)) if t.plant < 2 and (plant >= 0 or 2 in hidden) else 0.0,
        parts=of_boat if t.boat != 2 and not carried else 0.0,
        boat=of_boat if t.boat == 1 else 0.0,
        pad=of_heli if pad < 0 else 0.0,
        tower=of_heli if tower < 0 and not t.signal else 0.0,
        docks=of_boat if docks < 0 else 0.0,
        bunker=of_bunker if bunker < 0 else 0.0,
        access=of_bunker if not tunnels_open(t, seat) and 2 in hidden else 0.0,
        stop=of_bunker if not ways_in and not stops(t) else 0.0,
        fuel=max(power, of_heli if waits else 0.0),
    )


CURIOSITY = 0.35
"""Victory points that a look at an unknown location is worth for its own sake."""
WONDERS = 0.2
"""The same of an encounter: a card that helps more often than it hurts."""


@lru_cache(maxsize=4096)
def unseen(zone: int, seen: tuple[str, ...]) -> tuple[str, ...]:
    """Tiles of a zone that nobody has turned up."""
    return tuple(k for k in BY_ZONE[zone - 1] if k not in seen)


def uncovering(t: State, zone: int, worth: Steps, meeting: float) -> float:
    """Victory points that turning up an unknown location of a zone promises."""
    tiles = unseen(zone, t.tiles)
    if not tiles:
        return 0.0
    of = {
        "helipad": worth.pad, "radio_tower": worth.tower, "docks": worth.docks, "bunker": worth.bunker,
        "power_plant": worth.plant, "tunnel_access": worth.access + worth.stop, "aviary": worth.stop,
        "beach_cabin": worth.stop,
    }  # fmt: skip
    found = sum(of.get(k, 0.0) for k in tiles) + meeting * sum(k in MEETING for k in tiles)
    early = 1.0 - t.round / (LAST + 4)
    return CURIOSITY * early + found / len(tiles)


@lru_cache(maxsize=4096)
def left_in(deck: str, known: tuple[tuple[str, int], ...], solo: bool) -> tuple[tuple[str, int], ...]:
    """(card, copies) of a deck that may still be drawn."""
    gone = dict(known)
    found = []
    for key in dict.fromkeys(DECK[deck]):
        if solo and key in ("boat_parts", "satellite_phone"):
            continue
        n = DECK[deck].count(key) - gone.get(key, 0)
        if n > 0:
            found.append((key, n))
    return tuple(found)
