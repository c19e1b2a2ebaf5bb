"""The map as a scene: what lies and who stands on the fields of a window. All map pictures share it."""

from functools import lru_cache
from math import hypot

from render.core.face import Names, Words
from render.core.scene import Sheet, Sprite
from render.sauria import terms
from render.sauria.ground import area_of
from render.sauria.hexes import Frame, facing, neighbours
from render.sauria.model import (
    Crowds,
    Piece,
    changed,
    coming,
    crowds,
    fresh_lava,
    initial,
    protected_bunker,
    state_of,
    symbols,
    walks,
)
from rules.core.record import record
from rules.sauria.dinosaurs import left, species
from rules.sauria.map import BOAT, LABEL, LAND, LOCATIONS, SHORE, ZONE, bits
from rules.sauria.places import on_lava, tile_at
from rules.sauria.state import State
from rules.sauria.view import View

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""
SLOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, -0.03),),
    2: ((-0.34, -0.03), (0.34, -0.03)),
    3: ((-0.38, -0.2), (0.38, -0.2), (0, 0.17)),
    4: ((-0.38, -0.24), (0.38, -0.24), (-0.38, 0.22), (0.38, 0.22)),
    5: ((-0.52, -0.25), (0, -0.23), (0.52, -0.25), (-0.28, 0.25), (0.28, 0.25)),
    6: ((-0.52, -0.25), (0, -0.23), (0.52, -0.25), (-0.53, 0.25), (0, 0.27), (0.53, 0.25)),
}
SCALE = {1: 1.1, 2: 0.92, 3: 0.78, 4: 0.72, 5: 0.66, 6: 0.66}
SHORT: dict[tuple[str, str], str] = {}
"""Short names of tiles by language and tile."""
MOST = 6
FIGURE, PERSON = 0.7, 0.66
"""Width of a large dinosaur and of a person, in hex sides, before SCALE."""


@record
class Style:
    """How a window is drawn: px of the field labels (0: as on the whole board), whether tiles carry their names."""

    label: int = 0
    named: bool = True
    room: int = 0
    """Px from the left within which the boat must lie; 0: the whole window."""
    top: int = 0
    taken: tuple[Box, ...] = ()
    """Px from the top, and boxes, that the boat leaves free."""


def tenths(px: float) -> int:
    """Px as the sprites take them."""
    return round(px * 10)


def ground(frame: Frame) -> Sprite:
    """The ground of a window."""
    side, x, y = map(tenths, (frame.side, frame.x, frame.y))
    return Sprite("sau-island", (frame.width, frame.height, side, x, y))


def lay(sheet: Sheet, frame: Frame, view: View, since: View | None, words: Words, names: Names, style: Style) -> None:
    """Everything on the ground, from the lava up to the figures. Fields outside the window are left out."""
    table = view.table
    seen = tuple(f for f in range(LAND) if frame.sees(f))
    standing = crowds(table)
    lava(sheet, frame, view, since, style)
    for f in LOCATIONS:
        if frame.sees(f) and (not table.lava >> f & 1 or f == protected_bunker(table)):
            tile(sheet, frame, view, f, len(standing.get(f, ())), words, style)
    boat(sheet, frame, view, words, style)
    omens(sheet, frame, table, seen, style)
    for f in changed(table, since.table if since else None):
        if f in seen:
            sheet.put(Sprite("sau-ring", (tenths(frame.side),)), *frame.at(f))
            label(sheet, frame, f, style)
    arrows(sheet, frame, view, since)
    markers(sheet, frame, view, seen, standing, style)
    for f in (*seen, BOAT):
        if f != BOAT or table.boat_at >= 0:
            crowd(sheet, frame, view, f, standing.get(f, ()), names, style)


def lava(sheet: Sheet, frame: Frame, view: View, since: View | None, style: Style) -> None:
    """The lava fields; what is new glows."""
    new = fresh_lava(view, since)
    bunker = protected_bunker(view.table)
    covered = view.table.lava & ~(1 << bunker if bunker >= 0 else 0)
    for f in bits(covered):
        if not frame.sees(f):
            continue
        front = tuple(sorted(facing(f, n) for n in neighbours(f) if not covered >> n & 1))
        args = (f, bool(new >> f & 1), LABEL[f], area_of(f), tenths(frame.side), style.label, front)
        sheet.put(Sprite("sau-lava", args), *frame.at(f))
    if view.table.lava and -frame.side < frame.x < frame.width + frame.side:
        sheet.put(Sprite("sau-volcano", (tenths(frame.side),)), frame.x, frame.y - 0.1 * frame.side)


def omens(sheet: Sheet, frame: Frame, table: State, seen: tuple[int, ...], style: Style) -> None:
    """A mark on every field that the next lava takes for certain."""
    fields, round_ = coming(table)
    for f in bits(fields):
        if f in seen:
            args = (round_, tenths(frame.side), style.label, f not in LOCATIONS)
            sheet.put(Sprite("sau-omen", args), *frame.at(f))
            label(sheet, frame, f, style)


def tile(sheet: Sheet, frame: Frame, view: View, f: int, figures: int, words: Words, style: Style) -> None:
    """A location, face up or face down; so many figures stand there."""
    table = view.table
    side, (x, y) = tenths(frame.side), frame.at(f)
    here = tile_at(table, f)
    if here is None:
        sheet.put(Sprite("sau-down", (ZONE[f], LABEL[f], area_of(f), side, style.label)), x, y)
        return
    name = short(here.key, words) if style.named else ""
    busy = min(2, (figures + 1) // 2)
    args = (here.key, name, LABEL[f], area_of(f), side, busy, symbols(table, f), style.label)
    sheet.put(Sprite("sau-tile", args), x, y)
    if f == protected_bunker(table):
        sheet.put(Sprite("sau-front", (side,)), x, y)


def short(key: str, words: Words) -> str:
    """A tile's name as it fits on the tile. Kept: a board asks for twenty of them."""
    name = SHORT.get((words.locale, key))
    if name is None:
        name = terms.capital(words("sau-tile-short", tile=key, name=terms.tile(key, words)))
        SHORT[words.locale, key] = name
    return name


def boat(sheet: Sheet, frame: Frame, view: View, words: Words, style: Style) -> None:
    """The boat where it lies. It may overlap the beach: in the east and the west there is little room."""
    table = view.table
    if table.boat_at < 0 or not frame.sees(table.boat_at):
        return
    name = words("sau-boat-label") if style.named else ""
    x, y, size = berth(frame, table.boat_at, style)
    sheet.put(Sprite("sau-boat", (tenths(size), name, table.boat == 1)), x, y)


@lru_cache(256)
def berth(frame: Frame, water: int, style: Style) -> tuple[float, float, float]:
    """Where and how large the boat is drawn: on its water, but clear of the window's edge, of plates and of field labels;
    small and half on the beach where there is too little room."""
    x, y = frame.at(water)
    side = frame.side
    labels = ((a, b - 0.665 * side) for a, b in map(frame.at, bits(SHORE[water])))
    kept = (*style.taken, *((a - 0.3 * side, b - 0.16 * side, a + 0.3 * side, b + 0.16 * side) for a, b in labels))
    right = style.room or frame.width
    steps = [0.1 * side * k for k in range(-12, 13)]
    ways = sorted(((dx, dy) for dx in steps for dy in steps), key=lambda way: hypot(*way))
    found = (x, y, 0.6 * side)
    for share in (0.92, 0.72, 0.6):
        wide, high = 0.84 * share * side, 0.73 * share * side
        free = (
            (x + dx, y + dy)
            for dx, dy in ways
            if wide <= x + dx <= right - wide
            and style.top + high <= y + dy <= frame.height - high
            and not any(
                x + dx - wide < x1 and x + dx + wide > x0 and y + dy - high < y1 and y + dy + high > y0
                for x0, y0, x1, y1 in kept
            )
        )
        spot = next(free, None)
        if spot is None:
            continue
        found = (*spot, share * side)
        if hypot(spot[0] - x, spot[1] - y) < 0.3 * side:
            break
    return found


def stand(frame: Frame, view: View, f: int, style: Style) -> tuple[float, float]:
    """Where a field's figures stand."""
    return berth(frame, view.table.boat_at, style)[:2] if f == BOAT else frame.at(f)


def arrows(sheet: Sheet, frame: Frame, view: View, since: View | None) -> None:
    """The dinosaurs' steps since the last picture."""
    for walk in walks(view.table, since.table if since else None):
        (x, y), (a, b) = frame.at(walk.start), frame.at(walk.field)
        if frame.sees(walk.start) and frame.sees(walk.field):
            args = (round(a - x), round(b - y), walk.carnivore, walk.number, tenths(frame.side))
            aside = 0.42 * frame.side if abs(a - x) < 1 else 0  # straight up or down it would lie on a label
            sheet.put(Sprite("sau-arrow", args), (x + a) / 2 + aside, (y + b) / 2)


def markers(sheet: Sheet, frame: Frame, view: View, seen: tuple[int, ...], standing: Crowds, style: Style) -> None:
    """Encounter markers, bodies of dinosaurs, eggs and DNA."""
    table, s = view.table, frame.side
    for f in seen:
        x, y = frame.at(f)
        if table.encounters >> f & 1 and not on_lava(table, f):
            free = f not in standing and tile_at(table, f) is None
            big = max(round(s * (0.6 if free else 0.34)), 2 * style.label + 6)
            dx, dy = (0.0, 0.05) if free else (-0.56, -0.4)
            sheet.put(Sprite("sau-marker", (big,)), x + dx * s, y + dy * s)
        for k, one in enumerate([b for b in table.bodies if b.field == f][:2]):
            sprite = Sprite("sau-body", (terms.kind(one.card), round(s * 0.62)))
            sheet.put(sprite, x + (0.46 - 0.92 * k) * s, y + 0.48 * s)
        for k, kind in enumerate(("egg", "dna")):
            lying = sum(at == f and what == kind for at, what in table.objects)
            if lying:
                sheet.put(Sprite("sau-thing", (kind, lying, round(s * 0.3))), x + (0.5 - k) * s, y - 0.36 * s)


def crowd(
    sheet: Sheet, frame: Frame, view: View, f: int, found: tuple[Piece, ...], names: Names, style: Style
) -> None:
    """The figures of a field: seals and pawns first, then all tags, so that no tag is covered."""
    table = view.table
    if not found:
        return
    x, y = stand(frame, view, f, style)
    shown = found if len(found) <= MOST else foremost(found, table.seat)
    n = min(MOST, len(found))
    size = frame.side * SCALE[n]
    places = sorted(zip(shown, SLOTS[n], strict=False), key=lambda pair: pair[1][1])
    for one, (dx, dy) in places:
        figure(sheet, view, one, x + dx * frame.side, y + dy * frame.side, size, names)
    for one, (dx, dy) in places:
        if one.dino is not None:
            kind = terms.kind(one.dino.card)
            letters = max(11, round(size * FIGURE * 13.5 / 56))
            low = (0.43 if species(one.dino).large else 0.345) * FIGURE * size
            tag = Sprite("sau-tag", (kind, left(one.dino), one.dino.damage > 0, letters))
            sheet.put(tag, x + dx * frame.side, y + dy * frame.side + low)
    if len(found) > MOST:
        dx, dy = SLOTS[MOST][-1]
        wide = round(frame.side * 0.5)
        sheet.put(Sprite("sau-more", (len(found) - MOST + 1, wide)), x + dx * frame.side, y + dy * frame.side)
    if len(found) >= 3 and f != BOAT:
        label(sheet, frame, f, style)


def foremost(found: tuple[Piece, ...], seat: int) -> tuple[Piece, ...]:
    """Whom a field shows that has no room for all: who is to move, and of the others people and dinosaurs in turn."""
    people = sorted((one for one in found if one.dino is None), key=lambda one: one.seat != seat)
    herd = [one for one in found if one.dino is not None]
    few = min(len(herd), max(2, MOST - 1 - len(people)))
    return (*people[: MOST - 1 - few], *herd[:few])


def label(sheet: Sheet, frame: Frame, f: int, style: Style) -> None:
    """A field's label once more, above what would cover it."""
    x, y = frame.at(f)
    chip = Sprite("sau-chip", (LABEL[f], area_of(f), style.label or round(frame.side * 17.5 / 80)))
    sheet.put(chip, x, y - 0.665 * frame.side)


def figure(sheet: Sheet, view: View, one: Piece, x: float, y: float, size: float, names: Names) -> None:
    """One figure."""
    if one.dino is not None:
        sheet.put(Sprite("sau-figure", (terms.kind(one.dino.card), round(size * FIGURE), one.dino.marks)), x, y)
        return
    p = view.table.players[one.seat]
    turn = view.table.seat == one.seat and p.alive
    args = (round(size * PERSON), one.seat, initial(names, one.seat), state_of(p), p.bleeding, turn)
    sheet.put(Sprite("sau-person", args), x, y)
