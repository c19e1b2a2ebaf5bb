"""Lava: the fields it covers, the front where land begins, the fields that go next, the volcano."""

from itertools import pairwise

from render.core.geometry import Line, circle
from render.core.palette import Colour
from render.core.pen import Drawing, Pen
from render.core.scene import draws
from render.sauria.glyphs import glyph
from render.sauria.ground import UNIT, chip, dashes, volcano
from render.sauria.hexes import ROOT, hexagon, scatter, turned
from render.sauria.tiles import canvas

FRONT: tuple[tuple[float, float, Colour], ...] = ((0.985, 9, "ink"), (0.925, 8, "ink"), (0.94, 6, "lava2"))
"""The front line: where it lies in the hex, its width, its colour. Unbroken: here is lava; what is dashed only goes next."""


@draws("sau-lava")
def lava(f: int, fresh: bool, label: str, area: str, side: int, size: int = 0, front: tuple[int, ...] = ()) -> Drawing:
    """A lava field: dark plates with cracks; fresh lava glows. front: the sides on which land begins (`hexes.facing`)."""
    s = side / 10
    pen, x, y = canvas(s)
    hot: Colour = "lava2" if fresh else "lava"
    glow: Colour = "lava" if fresh else "crack"
    cx, cy = x + (scatter(f * 3) - 0.5) * 0.24 * s, y + (scatter(f * 5 + 1) - 0.5) * 0.24 * s
    inner: Line = tuple(
        turned(cx, cy, (0.4 + 0.16 * scatter(f * 11 + j)) * s, 60 * j + 30 * scatter(f + j), 0.92) for j in range(6)
    )
    outer = hexagon(x, y, s * 0.985)[0]
    pen.fill(hexagon(x, y, s), glow)
    pen.fill(hexagon(x, y, s * 0.9), hot)
    for j in range(6):
        plate = (outer[j], outer[j + 1], inner[(j + 1) % 6], inner[j])
        pen.fill(shrunk(plate, 0.92), glow)
        pen.fill(shrunk(plate, 0.8 if fresh else 0.84), "crust")
    pen.fill(shrunk(inner, 0.9), glow)
    pen.fill(shrunk(inner, 0.76 if fresh else 0.8), "crust")
    if fresh:
        for j in range(3):
            px, py = inner[(f + 2 * j) % 6]
            pen.fill(circle(px, py, s * 0.085), "lava2")
            pen.fill(circle(px, py, s * 0.05), "lava3")
    k = s / UNIT
    for share, wide, colour in FRONT:
        corners = hexagon(x, y, s * share)[0]
        for j in front:
            pen.line(*corners[j], *corners[j + 1], colour, wide * k)
    if label:
        chip(pen, x, y - 0.665 * s, label, area, size / 17.5 if size else k)
    return pen.done()


def shrunk(points: Line, share: float) -> tuple[Line]:
    """A polygon drawn together towards its middle."""
    mx, my = sum(p[0] for p in points) / len(points), sum(p[1] for p in points) / len(points)
    made = tuple((mx + (x - mx) * share, my + (y - my) * share) for x, y in points)
    return ((*made, made[0]),)


@draws("sau-front")
def rim(side: int) -> Drawing:
    """A burning rim: the protected bunker on top of its lava hex."""
    s = side / 10
    pen, x, y = canvas(s)
    pen.stroke(hexagon(x, y, s * 0.95), "ink", 9 * s / UNIT)
    pen.stroke(hexagon(x, y, s * 0.95), "lava2", 5 * s / UNIT)
    return pen.done()


@draws("sau-volcano")
def volcano_alone(side: int) -> Drawing:
    """The volcano, for a place over the lava round it."""
    s = side / 10
    pen = Pen(2 * s, 2.6 * s, 1, 2)
    volcano(pen, s, 1.4 * s, s)
    return pen.done()


@draws("sau-omen")
def omen(round_: int, side: int, size: int = 0, inside: bool = False) -> Drawing:
    """A dashed frame, a flame and the round: lava comes here for certain.

    round_ 0: the sign alone, for the legend. size: px of the number, 0 = as on the board. inside: the tag stands in the
    field, which has no name there; else at its lower right corner.
    """
    s = side / 10
    k = s / UNIT
    pen = Pen(2.3 * s, ROOT * s + 4, 1, 3)
    x, y = pen.width / 2, pen.height / 2
    corners = hexagon(x, y, s * 0.945)[0]
    pen.stroke((corners,), "ink", 9 * k)
    for start, end in pairwise(corners):
        for line in dashes(start, end, 11 * k, 7.6 * k):
            pen.stroke(line, "lava2", 5.4 * k, caps=False)
    if not round_:
        glyph(pen, "flame", x, y, 0.5 * s, "lava", "lava3")
        return pen.done()
    px = size or 19 * k
    wide, high = px * (1.2 + 0.6 * len(str(round_))), px * 1.25
    left, middle = (x - wide / 2, y + 0.6 * s) if inside else (x + 1.13 * s - wide, y + 0.56 * s)
    pen.box(left, middle - high / 2, left + wide, middle + high / 2, high / 2, "lava3", "ink", 2.4 * k)
    glyph(pen, "flame", left + px * 0.66, middle, px * 0.46, "lava", "lava3")
    pen.text(left + px * 1.12, middle - 0.5, str(round_), px, "ink", "label", "lm")
    return pen.done()
