"""Reading views of the map: an area, or the surroundings of a figure; below it every location and every figure by name."""

from render.core import fonts
from render.core.face import Names, Words
from render.core.palette import Colour
from render.core.scene import Scene, Sheet, Sprite
from render.sauria import chart, terms
from render.sauria.ground import area_of
from render.sauria.hexes import Frame, around, neighbours
from render.sauria.island import wound_spaces
from render.sauria.model import Piece, crowds, initial, shown, state_of, symbols
from render.sauria.tiles import TYPES
from rules.sauria.dinosaurs import left, pack_of, species
from rules.sauria.map import AREA, AREAS, BOAT, LABEL, LAND, LOCATIONS, SHORE, bits
from rules.sauria.places import is_night, tile_at
from rules.sauria.state import Dino, State
from rules.sauria.view import View

WIDE = 1000
HEAD = 104
MAP = 900
TILE_ROW, ROW = 66, 132
LABEL_PX = 35
COLUMN = 488
TEXT = 36
MOST_AP = 4
"""More action points than this are a number beside one chevron."""
CLOSE, FAR = 168, 132
"""Hex sides: round a figure; the most in an area."""


def zone_of(table: State, which: str, part: str) -> tuple[int, ...]:
    """The fields that a picture is about: an area's, or a figure's and the ones beside it; the boat where it lies there."""
    if which == "area":
        a = AREAS.index(part) if part in AREAS else 0
        fields = tuple(f for f in range(LAND) if AREA[f] == a)
    else:
        f = max(0, table.players[int(part)].field)
        fields = (BOAT, *bits(SHORE[table.boat_at])) if f == BOAT else (f, *neighbours(f))
    moored = table.boat_at >= 0 and BOAT not in fields and any(SHORE[table.boat_at] >> f & 1 for f in fields)
    return (*fields, BOAT) if moored else fields


def area(view: View, which: str, since: View | None, words: Words, names: Names) -> Scene:
    """One area with a rim of the others."""
    fields = zone_of(view.table, "area", which)
    frame = around(tuple(f for f in fields if f != BOAT), WIDE, MAP, FAR)
    title = words("sau-area-title", a=which)
    return draw("sauria-area", view, since, words, names, frame, fields, title, "")


def figure(view: View, seat: int, since: View | None, words: Words, names: Names) -> Scene:
    """The surroundings of a player's figure."""
    table = view.table
    fields = zone_of(table, "around", str(seat))
    f = fields[0]
    x, y = Frame(0, 0, CLOSE, 0, 0).at(table.boat_at if f == BOAT else f)
    frame = Frame(WIDE, MAP, CLOSE, WIDE / 2 - x, MAP / 2 - y)
    title = terms.spot(table, f, words)
    return draw("sauria-around", view, since, words, names, frame, fields, title, shown(names, seat, words))


def draw(
    kind: str,
    view: View,
    since: View | None,
    words: Words,
    names: Names,
    frame: Frame,
    fields: tuple[int, ...],
    title: str,
    name: str,
) -> Scene:
    """Head, map, names of the tiles, figures."""
    table = view.table
    tiles = [f for f in fields if f == BOAT or (f in LOCATIONS and tile_at(table, f) is not None)]
    standing = crowds(table)
    figures = [one for f in fields for one in units(table, standing.get(f, ()))]
    rows = -(-len(tiles) // 2) * TILE_ROW + -(-len(figures) // 2) * ROW
    high = HEAD + MAP + rows + (84 if not figures else 28)
    side, x, y = map(chart.tenths, (frame.side, frame.x, frame.y))
    sheet = Sheet(kind, Sprite("sau-closeup", (WIDE, high, HEAD, MAP, side, x, y)))
    moved = Frame(WIDE, HEAD + MAP, frame.side, frame.x, frame.y + HEAD)
    chart.lay(sheet, moved, view, since, words, names, chart.Style(LABEL_PX, False, top=HEAD))
    head(sheet, view, words, title, name, high)
    top: float = HEAD + MAP + 12
    for k, f in enumerate(tiles):
        tile_row(sheet, table, f, words, 8 + k % 2 * (COLUMN + 8), top + k // 2 * TILE_ROW)
    top += -(-len(tiles) // 2) * TILE_ROW
    for k, one in enumerate(figures):
        figure_row(sheet, view, one, words, names, 8 + k % 2 * (COLUMN + 8), top + k // 2 * ROW)
    if not figures:
        sheet.text(WIDE / 2, top + 34, words("sau-pic-empty"), TEXT, WIDE - 60, "card", "text", "mm")
    return sheet.scene()


def head(sheet: Sheet, view: View, words: Words, title: str, name: str, high: int) -> None:
    """The bar above and the dark floor below hide what of the map sticks out."""
    sheet.put(Sprite("strip", (WIDE, HEAD, 0, "ink")), 0, 0, "lt")
    sheet.put(Sprite("strip", (WIDE, high - HEAD - MAP, 0, "ink")), 0, HEAD + MAP, "lt")
    round_ = words("sau-pic-round", n=max(1, view.table.round))
    wide = sheet.text(WIDE - 24, 52, round_, 42, 260, "card", "label", "rm")
    night = is_night(max(1, view.table.round))
    sheet.put(Sprite("sau-glyph", ("moon" if night else "sun", 50, "day", "ink")), WIDE - 44 - wide, 52, "rm", read=50)
    room = WIDE - 130 - wide
    if name:
        sheet.text(24, 32, name, 44, room, "day")
        sheet.text(24, 78, title, TEXT, room, "card", "text")
    else:
        sheet.text(24, 52, title, 56, room, "day")


def units(table: State, who: tuple[Piece, ...]) -> tuple[Piece | tuple[Dino, ...], ...]:
    """The figures of a field; a pack is one unit."""
    found: list[Piece | tuple[Dino, ...]] = []
    seen: set[int] = set()
    for one in who:
        if one.dino is None:
            found.append(one)
        elif one.dino.id not in seen:
            pack = pack_of(table, one.dino)
            seen |= {d.id for d in pack}
            found.append(pack)
    return tuple(found)


def tile_row(sheet: Sheet, table: State, f: int, words: Words, x: float, y: float) -> None:
    """A location: its field, type, name and symbols; the boat with its state."""
    here = tile_at(table, f)
    if here is None:
        return
    colour: Colour = TYPES.get(here.type, "sea")
    sheet.put(Sprite("strip", (COLUMN, TILE_ROW - 8, 14, colour)), x, y, "lt")
    middle = y + (TILE_ROW - 8) / 2
    chip = words("sau-boat-label") if f == BOAT else LABEL[f]
    wide = sheet.put(Sprite("sau-chip", (chip, area_of(f), LABEL_PX)), x + 6, middle, "lm")
    if f == BOAT:
        state = words("sau-pic-boat", state="broken" if table.boat == 1 else "ready")
        sheet.text(x + 6 + wide, middle, terms.capital(state), TEXT, COLUMN - wide - 18, "white", "label")
        return
    right = x + COLUMN - 8
    for symbol in reversed(symbols(table, f)):
        right -= sheet.put(Sprite("sau-symbol", (symbol, 46)), right, middle, "rm", read=44) + 2
    left = x + 6 + wide
    room, name = right - left - 4, terms.capital(terms.tile(here.key, words))
    if fonts.width(name, "label", LABEL_PX) > room:
        name = chart.short(here.key, words)
    sheet.text(left, middle, name, TEXT, room, "white", "label")


def figure_row(
    sheet: Sheet, view: View, one: Piece | tuple[Dino, ...], words: Words, names: Names, x: float, y: float
) -> None:
    """A player or a dinosaur (a pack) with what counts."""
    turn = isinstance(one, Piece) and view.table.seat == one.seat
    sheet.put(Sprite("panel", (COLUMN, ROW - 10, 16, "card", "sun" if turn else "ink", 6 if turn else 3)), x, y, "lt")
    if isinstance(one, Piece):
        person_row(sheet, view, one.seat, words, names, x, y)
    else:
        pack_row(sheet, one, words, x, y)


def place_chip(sheet: Sheet, f: int, words: Words, right: float, y: float) -> float:
    """The field's label at the right; returns its width."""
    label = words("sau-boat-label") if f == BOAT else LABEL[f]
    return sheet.put(Sprite("sau-chip", (label, area_of(f), LABEL_PX)), right, y, "rm")


def person_row(sheet: Sheet, view: View, seat: int, words: Words, names: Names, x: float, y: float) -> None:
    """A player's figure, name, wounds, action points."""
    p = view.table.players[seat]
    sheet.put(
        Sprite("sau-person", (82, seat, initial(names, seat), state_of(p), p.bleeding)), x + 62, y + 62, read=70
    )
    wide = place_chip(sheet, p.field, words, x + COLUMN - 8, y + 36)
    sheet.text(x + 126, y + 36, shown(names, seat, words), 40, COLUMN - 146 - wide)
    sheet.put(Sprite("sau-wounds", (wound_spaces(p), 40)), x + 124, y + 88, "lm", read=40)
    if p.alive and p.ap > MOST_AP:
        wide = sheet.text(x + COLUMN - 12, y + 87, str(p.ap), 42, 60, anchor="rm")
        sheet.put(Sprite("sau-ap", (1, 1, 38)), x + COLUMN - 18 - wide, y + 88, "rm", read=36)
    elif p.alive:
        sheet.put(Sprite("sau-ap", (p.ap, max(3, p.ap), 38)), x + COLUMN - 12, y + 88, "rm", read=36)


def pack_row(sheet: Sheet, pack: tuple[Dino, ...], words: Words, x: float, y: float) -> None:
    """A dinosaur's figure, name, life points, status; a pack shows three of its seals."""
    first = pack[0]
    key = terms.kind(first.card)
    step = min(28, 84 // max(1, len(pack)))
    for k, d in enumerate(pack[:4]):
        sheet.put(Sprite("sau-figure", (key, 84, d.marks)), x + 62 + k * step, y + 60, read=60 if k == 0 else 0)
    left_edge = x + 124 + (min(4, len(pack)) - 1) * step
    alone = len(pack) == 1
    wide = place_chip(sheet, first.field, words, x + COLUMN - 8, y + (86 if alone else 36))
    name = terms.short_name(first.card, words) if alone else f"{terms.species(key, words)} ×{len(pack)}"
    right = x + COLUMN - 12
    sheet.text(left_edge, y + 36, name, 40, right - left_edge - (0 if alone else wide))
    at = left_edge
    if alone:
        at += sheet.put(Sprite("sau-glyph", ("heart", 40, "blood", "card")), at, y + 88, "lm", read=38) + 6
        at += sheet.text(at, y + 87, f"{left(first)} / {species(first).lp}", TEXT, 120, font="label") + 14
        status = terms.states(first, words)
        if status and fonts.width(status, "small", LABEL_PX) <= right - wide - at:
            sheet.text(at, y + 87, status, LABEL_PX, right - wide - at, "carnivore", "small")
        return
    for d in pack:
        if at > right - 70:
            break
        at += sheet.put(Sprite("sau-glyph", ("heart", 38, "blood", "card")), at, y + 88, "lm", read=36) + 4
        at += sheet.text(at, y + 87, str(left(d)), TEXT, 60, font="label") + 12
