"""The ground of every map picture: sea, coast, the four areas, roads, jungle, the volcano, field labels. Never changes."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import sin

from render.core.geometry import Outline, Point, box, circle, polygon, segment
from render.core.palette import Colour, mix
from render.core.pen import Drawing, Pen
from render.core.scene import draws
from render.sauria.hexes import ROOT, Frame, edge, far_from_land, hexagon, neighbours, scatter, turned
from rules.sauria.map import AREA, AREAS, BOAT, KIND, LABEL, LAND, ROADS, ZONE1

UNIT = 80
"""Hex side for which all line widths are given."""
NET = frozenset((*ROADS, *ZONE1))
GROUNDS: dict[str, tuple[Colour, Colour, Colour]] = {
    "blue": ("blue", "blue2", "blue3"),
    "black": ("black", "black2", "black3"),
    "red": ("red", "red2", "red3"),
    "white": ("pale", "pale2", "white"),
}
"""Per area its ground, its pattern and its strong colour."""
HIGHLIGHT = mix("leaf2", "leaf3", 0.3)


@draws("sau-island")
def island(width: int, height: int, side: int, x: int, y: int) -> Drawing:
    """The window of a frame; side, x and y in tenths of a px."""
    pen = Pen(width, height, 1, 2, ground="sea")
    scenery(pen, Frame(width, height, side / 10, x / 10, y / 10), 0)
    return pen.done()


@draws("sau-closeup")
def closeup(width: int, height: int, top: int, map_: int, side: int, x: int, y: int) -> Drawing:
    """The ground of a reading view: a window `map_` px high below a bar of `top` px, the rest dark."""
    pen = Pen(width, height, 1, 2, ground="sea")
    scenery(pen, Frame(width, top + map_, side / 10, x / 10, y / 10 + top), CLOSE_LABEL)
    pen.fill(box(0, 0, width, top), "ink")
    pen.fill(box(0, top + map_, width, height), "ink")
    return pen.done()


CLOSE_LABEL = 35
"""Px of the field labels in reading views."""


def scenery(pen: Pen, frame: Frame, label: int) -> None:
    """All of a window; label: px of the field labels, 0 = in proportion."""
    seen = tuple(f for f in range(LAND) if frame.sees(f, 2))
    k = frame.side / UNIT
    coast(pen, frame, seen, k)
    areas(pen, frame, seen, k)
    roads(pen, frame, seen, k)
    for f in seen:
        if KIND[f] == "jungle":
            jungle(pen, frame, f)
    for f in seen:
        pen.stroke(hexagon(*frame.at(f), frame.side), "ink", 1.5 * k)
    borders(pen, frame, seen, k)
    volcano(pen, frame.x, frame.y, frame.side)
    for f in seen:
        cx, cy = frame.at(f)
        chip(pen, cx, cy - 0.665 * frame.side, LABEL[f], AREAS[AREA[f]], label / 17.5 if label else k)


def coast(pen: Pen, frame: Frame, seen: tuple[int, ...], k: float) -> None:
    """Four lines of depth round the beach, and waves in the deep water."""
    rings: tuple[tuple[float, Colour], ...] = (
        (62, "sea2"), (36, "sea3"), (19, "foam"), (13.5, "ink"), (11, "sand"),
    )  # fmt: skip
    outer = tuple(f for f in seen if LABEL[f][0] == "D")
    for wide, colour in rings:
        for f in outer:
            shape = hexagon(*frame.at(f), frame.side)
            pen.fill(shape, colour)
            pen.stroke(shape, colour, 2 * wide * k)
    for i in range(36):
        x, y = scatter(i + 1) * frame.width, scatter(i * 7 + 3) * frame.height
        if far_from_land(frame, x, y):
            pen.stroke(wave(x, y, 34 * k), "sea2", 2.2 * k)


def wave(x: float, y: float, wide: float) -> Outline:
    """A little wave about (x, y)."""
    return (tuple((x - wide / 2 + wide * i / 16, y + sin(i / 16 * 4 * 3.1416) * wide * 0.07) for i in range(17)),)


def areas(pen: Pen, frame: Frame, seen: tuple[int, ...], k: float) -> None:
    """The fields in the colour of their area, each with its pattern."""
    for f in seen:
        pen.fill(hexagon(*frame.at(f), frame.side), GROUNDS[AREAS[AREA[f]]][0])
    for f in seen:
        area = AREAS[AREA[f]]
        PATTERNS[area](pen, *frame.at(f), frame.side, k, GROUNDS[area][1])


def inside(dx: float, dy: float, side: float) -> bool:
    """Whether a point lies in a hex, from the hex's centre."""
    return abs(dy) <= side * ROOT / 2 and ROOT * abs(dx) + abs(dy) <= ROOT * side


def stretch(pen: Pen, points: list[Point], x: float, y: float, side: float, colour: Colour, wide: float) -> None:
    """The part of a line that lies in the hex about (x, y)."""
    kept = tuple(point for point in points if inside(point[0] - x, point[1] - y, side))
    if len(kept) > 1:
        pen.stroke((kept,), colour, wide, caps=False)


def waves(pen: Pen, x: float, y: float, side: float, k: float, colour: Colour) -> None:
    """Blue: waves. Like every pattern they hang on a lattice of the picture, so that they go on across the hexes."""
    step, grain = 34 * k, 4 * k
    for row in range(int((y - side) // step), int((y + side) // step) + 2):
        spots = [x - side + i * grain for i in range(int(2 * side / grain) + 2)]
        stretch(pen, [(px, row * step + 3 * k * sin(px / (9 * k))) for px in spots], x, y, side, colour, 2.4 * k)


def hatch(pen: Pen, x: float, y: float, side: float, k: float, colour: Colour) -> None:
    """Black: diagonals."""
    step, grain = 70 * k, 3 * k
    for n in range(int((x + y - 2 * side) // step), int((x + y + 2 * side) // step) + 1):
        spots = [y - side + i * grain for i in range(int(2 * side / grain) + 2)]
        stretch(pen, [(n * step - py, py) for py in spots], x, y, side, colour, 2.4 * k)


def triangles(pen: Pen, x: float, y: float, side: float, k: float, colour: Colour) -> None:
    """Red: small triangles."""
    for px, py in lattice(x, y, side, 40 * k, 24 * k):
        pen.fill(polygon((px, py - 4.6 * k), (px + 5.2 * k, py + 4 * k), (px - 5.2 * k, py + 4 * k)), colour)


def dots(pen: Pen, x: float, y: float, side: float, k: float, colour: Colour) -> None:
    """White: dots."""
    for px, py in lattice(x, y, side, 34 * k, 22 * k):
        pen.fill(circle(px, py, 2.7 * k), colour)


def lattice(x: float, y: float, side: float, wide: float, high: float) -> Iterator[tuple[float, float]]:
    """The points inside a hex of rows of which every other one is shifted by half a step."""
    for row in range(int((y - side) // high), int((y + side) // high) + 2):
        for col in range(int((x - side) // wide) - 1, int((x + side) // wide) + 2):
            px, py = col * wide + (row % 2) * wide / 2, row * high
            if inside(px - x, py - y, side * 0.97):
                yield px, py


PATTERNS: dict[str, Callable[[Pen, float, float, float, float, Colour], None]] = {
    "blue": waves, "black": hatch, "red": triangles, "white": dots,
}  # fmt: skip


def roads(pen: Pen, frame: Frame, seen: tuple[int, ...], k: float) -> None:
    """Sandy roads from field to field, with a round place where they end on the coast."""
    ways = [
        (f, n) for f in seen if f in NET for n in neighbours(f) if n in NET and not (f in ZONE1 and n in ZONE1)
    ]
    colours: tuple[tuple[float, Colour], ...] = ((0.44, "sand3"), (0.38, "sand"))
    for wide, colour in colours:
        for f, n in ways:
            (x, y), (a, b) = frame.at(f), frame.at(n)
            pen.line(x, y, (x + a) / 2, (y + b) / 2, colour, wide * frame.side)
        for f in seen:
            if f in ROADS and LABEL[f][0] == "D":
                pen.fill(circle(*frame.at(f), wide * frame.side * 0.9), colour)
    for f, n in ways:
        if f in ROADS:
            (x, y), (a, b) = frame.at(f), frame.at(n)
            for line in dashes((x + (a - x) * 0.06, y + (b - y) * 0.06), ((x + a) / 2, (y + b) / 2), 9 * k, 8 * k):
                pen.stroke(line, "sand2", 3 * k)


def dashes(start: tuple[float, float], end: tuple[float, float], on: float, off: float) -> Iterator[Outline]:
    """The strokes of a dashed straight line."""
    (x, y), (a, b) = start, end
    long = ((a - x) ** 2 + (b - y) ** 2) ** 0.5
    at = 0.0
    while at < long:
        to = min(at + on, long)
        yield segment(
            (x + (a - x) * at / long, y + (b - y) * at / long), (x + (a - x) * to / long, y + (b - y) * to / long)
        )
        at = to + off


def jungle(pen: Pen, frame: Frame, f: int) -> None:
    """Trees round an open middle."""
    s, i = frame.side, f + 1
    x, y = frame.at(f)
    spots = []
    for j in range(6):
        px, py = turned(x, y + 0.03 * s, s * 0.66, 60 * j + 24 + 14 * scatter(i * 17 + j), 0.85)
        spots.append((px, py, s * (0.145 + 0.045 * scatter(i * 3 + j * 5))))
    for dx, dy, r in ((-0.24, 0.02, 0.12), (0.22, 0.06, 0.12)):
        spots.append((x + dx * s, y + dy * s, r * s))
    for j, (px, py, r) in enumerate(sorted(spots, key=lambda spot: spot[1])):
        tree(pen, px, py, r, int(scatter(i * 7 + j) * 10))


LOBES = (
    ((-0.72, 0.26, 0.52), (0.7, 0.22, 0.56), (-0.18, 0.02, 0.72), (0.34, -0.12, 0.6)),
    ((-0.62, 0.16, 0.66), (0.6, 0.2, 0.62), (0, -0.3, 0.8)),
)


def tree(pen: Pen, x: float, y: float, r: float, seed: int) -> None:
    """A canopy of three or four lobes."""
    lobes = LOBES[seed % 2]
    for a, b, q in lobes:
        pen.fill(circle(x + a * r, y + b * r + r * 0.22, (q + 0.02) * r), "leaf")
    for a, b, q in lobes:
        pen.fill(circle(x + a * r, y + b * r, q * r * 0.93), mix("leaf", "leaf2", 0.55))
    a, b, q = lobes[2]
    pen.fill(circle(x + a * r - 0.16 * r, y + b * r - 0.2 * r, q * r * 0.42), HIGHLIGHT)


def borders(pen: Pen, frame: Frame, seen: tuple[int, ...], k: float) -> None:
    """The dashed line between areas."""
    found = [(f, n) for f in seen for n in neighbours(f) if f < n and AREA[f] != AREA[n]]
    for f, n in found:
        pen.stroke(edge(frame, f, n), "ink", 8 * k)
    for f, n in found:
        pen.stroke(edge(frame, f, n), "card", 4.4 * k)
        ((start, end),) = edge(frame, f, n)
        for line in dashes(start, end, 7 * k, 9 * k):
            pen.stroke(line, "ink", 4.4 * k, caps=False)


def volcano(pen: Pen, x: float, y: float, s: float) -> None:
    """The mountain in the middle."""
    pen.fill(hexagon(x, y, s * 0.99), "crust")
    with pen.at(x, y, s):
        pen.shape(
            polygon(
                (-1, 0.52), (-0.72, 0.1), (-0.42, -0.28), (-0.28, -0.62), (0.28, -0.62), (0.44, -0.25), (0.72, 0.12),
                (1, 0.52), (0.55, 0.84), (-0.55, 0.84),
            ), "rock", "ink", 2.2 / UNIT,
        )  # fmt: skip
        pen.fill(
            polygon(
                (-0.28, -0.62), (-0.42, -0.28), (-0.72, 0.1), (-1, 0.52), (-0.55, 0.84), (-0.2, 0.84), (-0.34, 0.3),
                (-0.16, -0.1),
            ), "rock2",
        )  # fmt: skip
        pen.fill(
            polygon(
                (-0.28, -0.62), (0.28, -0.62), (0.36, -0.42), (0.24, -0.2), (0.3, 0.1), (0.16, 0.36), (0.06, 0.1),
                (0.04, -0.2), (-0.1, -0.05), (-0.16, 0.3), (-0.28, 0.02), (-0.24, -0.24), (-0.38, -0.36),
            ), "lava",
        )  # fmt: skip
        pen.fill(
            polygon(
                (-0.22, -0.58), (0.22, -0.58), (0.2, -0.36), (0.12, -0.24), (0.17, 0.12), (0.1, 0), (0.05, -0.3),
                (-0.06, -0.22), (-0.14, -0.1), (-0.2, -0.34),
            ), "lava2",
        )  # fmt: skip
        pen.shape(circle(0, -0.63, 0.3, 0.085), "lava3", "ink", 2 / UNIT)
        puffs = ((-0.02, -0.78, 0.16), (0.16, -0.9, 0.17), (-0.16, -0.93, 0.13), (0.04, -1.06, 0.15))
        for x, y, r in puffs:
            pen.fill(circle(x, y, r + 2 / UNIT), "ink")
        for x, y, r in puffs:
            pen.fill(circle(x, y, r), "inset")
            pen.fill(circle(x - 0.05, y - 0.05, r * 0.55), "white")


@lru_cache(512)
def chip_shape(area: str, wide: float, high: float) -> Outline:
    """The outline of a field's label: pill, rectangle, pointed, ribbon; one form per area."""
    a, b = wide / 2, high / 2
    if area == "blue":
        return box(-a, -b, a, b, b)
    if area == "black":
        return box(-a + 2, -b, a - 2, b)
    if area == "red":
        return polygon((-a + 3, -b), (a - 3, -b), (a + 4, 0), (a - 3, b), (-a + 3, b), (-a - 4, 0))
    return polygon((-a - 1, -b), (a + 1, -b), (a - 5, 0), (a + 1, b), (-a - 1, b), (-a + 5, 0))


def chip(pen: Pen, x: float, y: float, label: str, area: str, k: float) -> None:
    """A field's label; k = 1 writes 17.5 px."""
    wide, high = 17 + 9.4 * len(label), 22
    with pen.at(x, y, k):
        pen.fill(chip_shape(area, wide + 4, high + 4), "ink" if area == "white" else "white")
        pen.fill(chip_shape(area, wide, high), GROUNDS[area][2])
        pen.text(0, -0.5, label, 17.5, "ink" if area == "white" else "white", "label")


@draws("sau-chip")
def chip_alone(label: str, area: str, size: int) -> Drawing:
    """A field's label whose letters are `size` px high."""
    k = size / 17.5
    pen = Pen((17 + 9.4 * len(label) + 16) * k, 28 * k, 1, 3)
    chip(pen, pen.width / 2, pen.height / 2, label, area, k)
    return pen.done()


def area_of(f: int) -> str:
    """The area whose colours a field has; the boat's are blue."""
    return AREAS[AREA[f]] if f < BOAT else "blue"
