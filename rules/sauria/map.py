"""Isla Sauria: 60 fields around the volcano, their areas, zones, roads, coast and the water that a boat can lie in.

Fields are ints: 0–5 ring A, 6–17 ring B, 18–35 ring C, 36–59 ring D (the coast), 60 the boat, 61–90 the water hexes E1–E30.
Sets of land fields are bit masks, bit f for field f. Flat-top hexes, number 1 of each ring straight north, clockwise.
"""

from functools import lru_cache

Field = int
Mask = int

AREAS = ("blue", "black", "red", "white")
NOWHERE = -1
LAND = 60
BOAT: Field = 60
WATER: Field = 61

_WALK = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


def _ring(k: int) -> list[tuple[int, int]]:
    q, r = 0, -k
    found = []
    for dq, dr in _WALK:
        for _ in range(k):
            found.append((q, r))
            q, r = q + dq, r + dr
    return found


HEX: tuple[tuple[int, int], ...] = (*_ring(1), *_ring(2), *_ring(3), *_ring(4), (0, 0), *_ring(5))
"""Axial coordinates of every field; the boat's own (0, 0) is a stand-in, it lies on its water hex."""

LABEL: tuple[str, ...] = (
    *(f"{name}{n}" for k, name in ((1, "A"), (2, "B"), (3, "C"), (4, "D")) for n in range(1, 6 * k + 1)),
    "boat",
    *(f"E{n}" for n in range(1, 31)),
)
FIELD: dict[str, Field] = {label: f for f, label in enumerate(LABEL)}


def fields(names: str) -> tuple[Field, ...]:
    """The fields of a list like "A1-A3 C7"."""
    found: list[Field] = []
    for part in names.split():
        first, _, last = part.partition("-")
        found += range(FIELD[first], FIELD[last or first] + 1)
    return tuple(found)


def mask(of: tuple[Field, ...] | list[Field]) -> Mask:
    """The bit mask of some land fields."""
    m = 0
    for f in of:
        m |= 1 << f
    return m


@lru_cache(maxsize=4096)
def bits(m: Mask) -> tuple[Field, ...]:
    """The fields of a mask, lowest first."""
    return tuple(f for f in range(m.bit_length()) if m >> f & 1)


ZONE1 = fields("B2 B5 B8 B11")
ZONE2 = fields("C2 C4 C6 C8 C11 C13 C15 C17")
ZONE3 = fields("D2 D4 D6 D8 D10 D12 D14 D16 D18 D20 D22 D24")
LOCATIONS = (*ZONE1, *ZONE2, *ZONE3)
LOCATION_MASK: Mask = mask(LOCATIONS)
PLACE: dict[Field, int] = {f: i for i, f in enumerate(LOCATIONS)}
"""Position of a location field in `State.tiles`."""
ROADS = fields("B1 B3 B4 B6 B7 B9 B10 B12 C1 C5 C10 C14 D1 D7 D13 D19")
ENCOUNTER_FIELDS = fields("C3 C7 C12 C16")

ZONE: tuple[int, ...] = tuple(1 if f in ZONE1 else 2 if f in ZONE2 else 3 if f in ZONE3 else 0 for f in range(LAND))
KIND: tuple[str, ...] = tuple("location" if ZONE[f] else "road" if f in ROADS else "jungle" for f in range(LAND))

_AREA = (
    fields("A1-A2 B1-B3 C1-C4 D1-D6"),
    fields("A3 B4-B6 C5-C9 D7-D12"),
    fields("A4-A5 B7-B9 C10-C13 D13-D18"),
    fields("A6 B10-B12 C14-C18 D19-D24"),
)
AREA: tuple[int, ...] = (*(next(a for a in range(4) if f in _AREA[a]) for f in range(LAND)), NOWHERE)
AREA_MASK: tuple[Mask, ...] = tuple(mask(_AREA[a]) for a in range(4))

_AT = {HEX[f]: f for f in range(LAND)}
_AT_WATER = {HEX[f]: f for f in range(WATER, len(HEX))}


def _beside(f: Field) -> list[tuple[int, int]]:
    q, r = HEX[f]
    return [(q + dq, r + dr) for dq, dr in _WALK]


NEAR: tuple[Mask, ...] = tuple(mask([_AT[h] for h in _beside(f) if h in _AT]) for f in range(LAND))
"""Neighbouring land fields of each land field."""
WATERS: tuple[tuple[Field, ...], ...] = tuple(
    tuple(sorted(_AT_WATER[h] for h in _beside(f) if h in _AT_WATER)) for f in range(LAND)
)
"""Water hexes beside each land field, clockwise from north."""
SHORE: dict[Field, Mask] = {w: mask([_AT[h] for h in _beside(w) if h in _AT]) for w in range(WATER, len(HEX))}
"""Land fields beside each water hex."""

ALL: Mask = (1 << LAND) - 1
COAST: Mask = mask([f for f in range(LAND) if WATERS[f]])
INNER: Mask = mask(fields("A1-A6"))
"""The fields beside the volcano."""
ZONE1_MASK: Mask = mask(ZONE1)


def _touching(of: Mask) -> Mask:
    found = 0
    for f in bits(of):
        found |= NEAR[f]
    return found


FLOW: tuple[tuple[Mask, Mask, Mask], ...] = tuple(
    (
        a & _touching(INNER | ZONE1_MASK),
        a & ~COAST,
        a & mask([f for f in range(LAND) if KIND[f] != "location"]),
    )
    for a in AREA_MASK
)
"""Per area what its first, second and third lava card covers (SAU-LAVA-08, -09, -10)."""


@lru_cache(maxsize=1024)
def beside(lava: Mask) -> Mask:
    """Every land field that is lava or has a lava neighbour."""
    return lava | _touching(lava)


@lru_cache(maxsize=16384)
def rings(start: Field, closed: Mask) -> tuple[Mask, ...]:
    """Masks of the land fields at distance 0, 1, 2 … from start, never stepping onto closed fields (SAU-R-072)."""
    seen = edge = 1 << start
    found = [edge]
    while True:
        edge = _touching(edge) & ~seen & ~closed
        if not edge:
            return tuple(found)
        seen |= edge
        found.append(edge)


@lru_cache(maxsize=16384)
def distances(start: Field, closed: Mask) -> tuple[int, ...]:
    """Per land field the fewest steps from start, or -1 when there is no way."""
    found = [-1] * LAND
    for k, ring in enumerate(rings(start, closed)):
        for f in bits(ring):
            found[f] = k
    return tuple(found)


def distance(start: Field, end: Field, closed: Mask) -> int:
    """Fewest steps, or -1 when there is no way."""
    return distances(start, closed)[end] if end < LAND else -1
