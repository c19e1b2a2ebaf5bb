"""What lies on the fields: tiles face up and face down, the boat, encounter markers, objects, rings, arrows."""

from math import hypot

from render.core import fonts
from render.core.geometry import box, circle, polygon
from render.core.palette import Colour
from render.core.pen import Drawing, Pen
from render.core.scene import draws
from render.sauria.glyphs import coin, glyph
from render.sauria.ground import GROUNDS, UNIT, chip, wave
from render.sauria.hexes import ROOT, hexagon
from rules.sauria.cards.tiles import TILES

ICONS = {
    "bunker": "🚪", "visitor_centre": "🏛", "ranger_station": "🧭", "garage": "🚙", "power_plant": "🏭", "nursery": "🥚",
    "shed": "🛖", "clinic": "🏥", "armoury": "🛡", "campsite": "⛺", "tunnel_access": "🚇", "quarantine_pen": "☣",
    "helipad": "🚁", "docks": "⚓", "radio_tower": "📡", "laboratory": "🧪", "aviary": "🪶", "game_trail": "🐾",
    "collapsed_cliff": "🪨", "lookout": "🔭", "hunting_lodge": "🦌", "field_hospital": "🚑", "beach_cabin": "🏖",
}  # fmt: skip
TYPES: dict[str, Colour] = {
    "medical": "medical", "technology": "technical", "ranger": "ranger", "maintenance": "repair", "hazard": "hazard",
}  # fmt: skip
PINE_EDGE = 0.84
LEAST = 11
SYMBOLS = ("tunnel", "noise1", "noise2", "noise3", "on", "off", "sabotaged", "repaired")


def rim(pen: Pen, x: float, y: float, s: float, area: str) -> None:
    """The edge of a tile: ink, the strong colour of its area, ink."""
    pen.fill(hexagon(x, y, s * 0.925), "ink")
    pen.fill(hexagon(x, y, s * 0.9), GROUNDS[area][2])
    pen.fill(hexagon(x, y, s * 0.84), "ink")


def canvas(side: float) -> tuple[Pen, float, float]:
    """A pen for a whole hex and its centre."""
    pen = Pen(2 * side, ROOT * side + 4, 1, 3)
    return pen, pen.width / 2, pen.height / 2


@draws("sau-tile")
def tile(
    key: str, name: str, label: str, area: str, side: int, busy: int = 0, symbols: tuple[str, ...] = (), size: int = 0
) -> Drawing:
    """A location face up. symbols: SYMBOLS on its right side.

    busy: so many figures stand there that the picture gives way (1), or that the name becomes small (2).
    side in tenths of a px; name "" = without the band's words (reading views name the tiles below the map). size: px of
    the field's label, 0 = as large as on the whole board.
    """
    s = side / 10
    k = s / UNIT
    card = TILES[key]
    pen, x, y = canvas(s)
    rim(pen, x, y, s, area)
    pen.fill(hexagon(x, y, s * 0.82), "card")
    top = (0.55 if busy > 1 or not name else 0.42) * s
    wide = 0.82 * s - top / ROOT
    low, half = 0.82 * s * ROOT / 2, 0.41 * s
    pen.fill(polygon((x - wide, y + top), (x + wide, y + top), (x + half, y + low), (x - half, y + low)), TYPES[card.type])
    pen.line(x - wide, y + top, x + wide, y + top, "ink", 1.8 * k)
    if not busy:
        if key == "lighthouse":
            lighthouse(pen, x, y - 0.04 * s, s * 0.32)
        else:
            pen.emoji(x, y - 0.04 * s, ICONS[key], s * 0.6)
    if name:
        text, px = fonts.fit(name, "label", round(s * (0.16 if busy > 1 else 0.2)), round(s), LEAST)
        pen.text(x, y + (top + low) / 2 - 0.01 * s, text, px, "white", "label")
    r = s * 0.135
    coin(pen, card.type, x - (0.86 if busy else 0.76) * s, y, r, TYPES[card.type], "white")
    side_coins(pen, x, y, s, symbols, 0.0 if busy else 0.1)
    chip(pen, x, y - 0.665 * s, label, area, size / 17.5 if size else k)
    return pen.done()


SPOTS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0.86, 0),), 2: ((0.8, -0.15), (0.8, 0.15)), 3: ((0.7, -0.28), (0.86, 0), (0.7, 0.28)),
    4: ((0.63, -0.4), (0.8, -0.13), (0.8, 0.16), (0.63, 0.42)),
}  # fmt: skip


def side_coins(pen: Pen, x: float, y: float, s: float, symbols: tuple[str, ...], back: float) -> None:
    """The symbols on the right side of a tile."""
    for symbol, (dx, dy) in zip(symbols, SPOTS[min(4, max(1, len(symbols)))], strict=False):
        symbol_coin(pen, symbol, x + (dx - back) * s, y + dy * s, s * 0.135)


def symbol_coin(pen: Pen, symbol: str, x: float, y: float, r: float) -> None:
    """One symbol: tunnel, noise with its number, power on, off, sabotaged, repaired."""
    if symbol == "tunnel":
        coin(pen, "tunnel", x, y, r, "inset", "ink")
    elif symbol.startswith("noise"):
        coin(pen, "noise", x, y, r, "inset", "ink")
        if symbol != "noise1":
            pen.text(x + r * 0.9, y + r * 0.7, symbol[-1], r * 1.2, "ink", "label", halo="white", edge=r * 0.2)
    elif symbol == "sabotaged":
        coin(pen, "gear", x, y, r, "blood", "white")
    elif symbol == "repaired":
        coin(pen, "gear", x, y, r, "herbivore", "white")
    elif symbol == "on":
        coin(pen, "power", x, y, r, "day", "ink")
    else:
        coin(pen, "power", x, y, r, "ink2", "ink3")
        pen.line(x - r * 0.6, y + r * 0.6, x + r * 0.6, y - r * 0.6, "card", r * 0.24)


@draws("sau-symbol")
def symbol_alone(symbol: str, size: int) -> Drawing:
    """A tile's symbol as a sprite; a noise of more than 1 has its number beside it, as large as words."""
    many = symbol[-1] if symbol.startswith("noise") and symbol != "noise1" else ""
    pen = Pen(size * (1.65 if many else 1.3), size * 1.1, 1)
    symbol_coin(pen, "noise1" if many else symbol, size * 0.55, size * 0.52, size * 0.46)
    if many:
        pen.text(size * 1.28, size * 0.52, many, size * 0.8, "white", "label")
    return pen.done()


@draws("sau-type")
def type_alone(what: str, size: int) -> Drawing:
    """A location type's coin."""
    pen = Pen(size, size, 1)
    coin(pen, what, size / 2, size / 2, size / 2, TYPES[what], "white")
    return pen.done()


@draws("sau-down")
def face_down(zone: int, label: str, area: str, side: int, size: int = 0) -> Drawing:
    """A location face down: the number of its zone."""
    s = side / 10
    pen, x, y = canvas(s)
    rim(pen, x, y, s, area)
    pen.fill(hexagon(x, y, s * PINE_EDGE), "pine")
    pen.stroke(hexagon(x, y, s * 0.775), "pine2", 2.2 * s / UNIT)
    pen.text(x, y + s * 0.06, str(zone), s * 0.74, "card", "title")
    for i in range(zone):
        pen.fill(circle(x + (i - (zone - 1) / 2) * s * 0.2, y + s * 0.56, s * 0.055), "sun")
    chip(pen, x, y - 0.665 * s, label, area, size / 17.5 if size else s / UNIT)
    return pen.done()


@draws("sau-ring")
def ring(side: int) -> Drawing:
    """Yellow frame: this field has changed."""
    s = side / 10
    pen = Pen(2 * s + 12, ROOT * s + 14, 1, 2)
    shape = hexagon(pen.width / 2, pen.height / 2, s * 0.975)
    pen.stroke(shape, "ink", 9 * s / UNIT)
    pen.stroke(shape, "day", 5.4 * s / UNIT)
    return pen.done()


@draws("sau-boat")
def boat(side: int, name: str, broken: bool) -> Drawing:
    """The boat in its water hex."""
    s = side / 10
    k = s / UNIT
    pen, x, y = canvas(s)
    pen.shape(hexagon(x, y, s * 0.84), "sea3", "card", 3 * k)
    pen.stroke(wave(x - 0.2 * s, y + 0.42 * s, 0.7 * s), "foam", 3 * k)
    pen.stroke(wave(x + 0.2 * s, y + 0.56 * s, 0.5 * s), "foam", 3 * k)
    small_boat(pen, x, y + 0.08 * s, s)
    if broken:
        coin(pen, "gear", x + 0.6 * s, y + 0.06 * s, s * 0.15, "blood", "white")
    if name:
        text, px = fonts.fit(name, "label", round(16.5 * k), round(0.76 * s), LEAST)
        pen.fill(box(x - 0.42 * s, y - 0.68 * s, x + 0.42 * s, y - 0.42 * s, 0.12 * s), "ink")
        pen.text(x, y - 0.555 * s, text, px, "white", "label")
    return pen.done()


def small_boat(pen: Pen, x: float, y: float, s: float) -> None:
    """A boat with a flag, about 1.2 s wide."""
    with pen.at(x, y, s):
        w = 2 / UNIT
        pen.line(-0.05, -0.42, -0.05, -0.1, "ink", 2.4 / UNIT)
        pen.shape(polygon((-0.03, -0.44), (0.2, -0.37), (-0.03, -0.3)), "seat4", "ink", w)
        pen.shape(polygon((-0.28, 0.04), (-0.22, -0.16), (0.18, -0.16), (0.28, 0.04)), "white", "ink", w)
        for dx in (-0.14, 0, 0.13):
            pen.fill(circle(dx, -0.06, 0.042), "sea")
        pen.shape(polygon((-0.58, 0.02), (0.64, 0.02), (0.44, 0.3), (-0.46, 0.3)), "carnivore2", "ink", w)
        pen.fill(polygon((-0.545, 0.1), (0.585, 0.1), (0.54, 0.16), (-0.525, 0.16)), "card")


def lighthouse(pen: Pen, x: float, y: float, r: float) -> None:
    """The lighthouse: no emoji shows one."""
    with pen.at(x, y, r):
        w = 0.085
        for m in (-1, 1):
            pen.fill(polygon((m * 0.26, -0.62), (m * 1.05, -0.92), (m * 1.05, -0.3)), "day")
        pen.shape(polygon((-0.3, -0.3), (0.3, -0.3), (0.46, 0.9), (-0.46, 0.9)), "white", "ink", w)
        for a, b in ((0, 0.3), (0.6, 0.9)):
            p, q = 0.3 + 0.16 * (a + 0.3) / 1.2, 0.3 + 0.16 * (b + 0.3) / 1.2
            pen.shape(polygon((-p, a), (p, a), (q, b), (-q, b)), "carnivore2", "ink", w)
        pen.shape(polygon((-0.24, -0.72), (0.24, -0.72), (0.24, -0.34), (-0.24, -0.34)), "day", "ink", w)
        pen.shape(polygon((-0.34, -0.7), (0, -1.05), (0.34, -0.7)), "carnivore2", "ink", w)
        pen.line(-0.4, -0.32, 0.4, -0.32, "ink", w * 1.6)


@draws("sau-marker")
def marker(size: int) -> Drawing:
    """An encounter marker: a violet diamond."""
    pen = Pen(size, size, 1)
    m = size / 2
    for reach, colour in ((m, "ink"), (m - 2, "card"), (m * 0.78, "seat5")):
        pen.fill(polygon((m, m - reach), (m + reach, m), (m, m + reach), (m - reach, m)), colour)
    pen.text(m, m * 0.98, "?", m * 0.97, "white", "title")
    return pen.done()


@draws("sau-thing")
def thing(kind: str, n: int, size: int) -> Drawing:
    """Eggs or DNA lying on a field."""
    pen = Pen(size * 1.5, size, 1)
    pen.box(1, 1, pen.width - 1, size - 1, size / 2, "card", "ink", 2)
    glyph(pen, kind, size * 0.5, size * 0.5, size * 0.32, "sand3" if kind == "egg" else "technical", "card")
    pen.text(size * 1.02, size * 0.48, str(n), size * 0.6, "ink", "label")
    return pen.done()


@draws("sau-arrow")
def arrow(dx: int, dy: int, carnivore: bool, number: int, side: int) -> Drawing:
    """How a dinosaur has moved: from one field to the next, with its number in the order of moves."""
    k = side / 10 / UNIT
    pad = 30 * k
    pen = Pen(abs(dx) + 2 * pad, abs(dy) + 2 * pad, 1, 3)
    x0, y0 = (pad if dx >= 0 else pen.width - pad), (pad if dy >= 0 else pen.height - pad)
    long = hypot(dx, dy)
    ux, uy = dx / long, dy / long
    start, end = (x0 + dx * 0.3, y0 + dy * 0.3), (x0 + dx * 0.62, y0 + dy * 0.62)
    colour: Colour = "carnivore" if carnivore else "herbivore"
    for wide, grow, tint in ((13.0, 5.0, "ink"), (9.0, 2.6, "card"), (5.2, 0.0, colour)):
        pen.line(*start, *end, tint, wide * k)
        tip = (end[0] + ux * (15 + grow * 1.4) * k, end[1] + uy * (15 + grow * 1.4) * k)
        base = (end[0] - ux * (3 + grow) * k, end[1] - uy * (3 + grow) * k)
        reach = (11 + grow) * k
        left, right = (base[0] - uy * reach, base[1] + ux * reach), (base[0] + uy * reach, base[1] - ux * reach)
        pen.fill(polygon(left, tip, right), tint)
    if number:
        pen.fill(circle(*start, 12 * k), "ink")
        pen.fill(circle(*start, 10 * k), "card")
        pen.text(start[0], start[1] - 0.5 * k, str(number), 15 * k, "ink", "label")
    return pen.done()


@draws("sau-more")
def more(n: int, size: int) -> Drawing:
    """So many figures more stand here; the reading view lists them."""
    pen = Pen(size, size * 0.62, 1)
    pen.box(1, 1, size - 1, pen.height - 1, size * 0.3, "ink", "card", 2)
    pen.text(size / 2, pen.height * 0.48, f"+{n}", size * 0.42, "card", "label")
    return pen.done()
