"""What lies behind the things: sun-burst, leaves, the track with its arrows, the night of a Kaboom."""

from math import cos, radians, sin
from random import Random

from render.core.dice import body
from render.core.geometry import box, circle, polygon, segment
from render.core.palette import Colour, mix
from render.core.pen import Drawing, Pen
from render.core.scene import draws
from render.roar.layout import AREAS, LINE, LINES, MAT, NEWS, PLACES_Y, SIGNS, WIDTH, area, places
from render.roar.tokens import ARROW, FACE_DRAWINGS, empty, unhurt

RING = {2: (600, 290, 0, 0), 5: (600, 570, 380, 390), 4: (600, 560, 390, 360), 3: (600, 470, 390, 280)}
"""The track: centre and radii."""
WAYS: dict[int, tuple[tuple[int, int, float, float], ...]] = {
    5: ((884, 232, 40, 1), (925, 709, 104, 0.72), (600, 960, 180, 0.86), (275, 709, -104, 0.72), (316, 232, -40, 1)),
    4: ((896, 280, 44, 1), (896, 838, 136, 1), (304, 838, -136, 1), (304, 280, -44, 1)),
    3: ((900, 330, 46, 1), (600, 792, 180, 0.85), (300, 330, -46, 1)),
}
"""The pairs of arrows between neighbours: centre, direction clockwise, scale."""
LEAF = "M 0 0 C .5 -.3 1.0 -.3 1.45 0 C 1.0 .3 .5 .3 0 0 Z"


def rays(pen: Pen, x: float, y: float, colour: Colour, count: int) -> None:
    """Sun rays from a point over the whole drawing."""
    reach = 1.5 * max(pen.width, pen.height)
    for k in range(count):
        ends = [radians((k + half) * 360 / count) for half in (0, 0.5)]
        pen.fill(polygon((x, y), *((x + reach * cos(t), y + reach * sin(t)) for t in ends)), colour)


def leaves(pen: Pen) -> None:
    """Palm leaves in the four corners."""
    w, h = pen.width, pen.height
    for x, y, size, turn in ((0, 0, 190, 45), (w, 0, 190, 135), (0, h, 210, -45), (w, h, 210, -135)):
        for spread in (-62, -30, 0, 30, 62):
            with pen.at(x, y, size, turn + spread):
                pen.fill(LEAF, "leaf" if spread % 60 else mix("leaf", "ink", 0.25))
                pen.line(0.1, 0, 1.35, 0, mix("leaf", "ink", 0.45), 0.02)


@draws("sunburst")
def sunburst(width: int, height: int, x: int, y: int, leafy: bool = True) -> Drawing:
    """Rays and leaves."""
    pen = Pen(width, height, 1, 2, "sky")
    rays(pen, x, y, "ray", 22)
    if leafy:
        leaves(pen)
    return pen.done()


@draws("arena")
def arena(seats: int) -> Drawing:
    """The ground of the arena for two to five dinos: track, arrows, what they mean, and the panel for the news."""
    top, high = NEWS[seats], 26 + LINE * LINES
    pen = Pen(WIDTH, top + high + 20, 1, 2, "sky")
    x, y = RING[seats][:2]
    rays(pen, x, y - 30, "ray", 22)
    leaves(pen)
    if seats == 2:
        pen.line(300, 236, 900, 236, "ink", 190)
        pen.line(300, 236, 900, 236, "sand", 180)
        for across, face in ((192, "grrrr"), (280, "roaar")):
            double(pen, across, face)
            die_at(pen, face, 600, across, 66)
    else:
        track(pen, seats)
        for row, face in enumerate(("grrrr", "roaar")):
            signpost(pen, face, SIGNS[seats] + row * 68)
    pen.box(22, top + 2, WIDTH - 22, top + high - 2, 22, "card", "ink", 4)
    return pen.done()


def track(pen: Pen, seats: int) -> None:
    """The ring on which the dinos stand, with a pair of arrows between neighbours."""
    x, y, wide, tall = RING[seats]
    pen.stroke(circle(x, y, wide, tall), "ink", 112)
    pen.stroke(circle(x, y, wide, tall), "sand", 104)
    for wx, wy, turn, scale in WAYS[seats]:
        with pen.at(wx, wy, scale, turn):
            for down, face, back in ((-23, "grrrr", False), (23, "roaar", True)):
                with pen.at(0, down, 1, 0, back):
                    pen.shape(ARROW, face, "ink", 6)


def signpost(pen: Pen, face: str, y: float) -> None:
    """Which way an attack goes: die, name, arrow."""
    pen.box(457, y - 29, 743, y + 29, 20, "card", "ink", 4)
    die_at(pen, face, 489, y, 50)
    pen.text(519, y, face.upper(), 43, "ink", "number", "lm")
    with pen.at(709, y, 56 / 128, 0, face == "roaar"):
        pen.shape(ARROW, face, "ink", 7)


def die_at(pen: Pen, face: str, x: float, y: float, size: float) -> None:
    """A die about (x, y)."""
    with pen.at(x - size / 2, y - size / 2, size / 64):
        body(pen, face, FACE_DRAWINGS[face])


def double(pen: Pen, y: float, face: str) -> None:
    """A two-headed arrow between two dinos: each is the other's left and right neighbour."""
    left, right = 470, 730
    pen.stroke(segment((left, y), (right, y)), "ink", 34)
    pen.stroke(segment((left, y), (right, y)), face, 22)
    for x, way in ((left, -1), (right, 1)):
        pen.shape(polygon((x + way * 44, y), (x, y - 32), (x, y + 32)), face, "ink", 6)
        pen.fill(
            polygon((x - way * 12, y - 10), (x + way * 10, y - 10), (x + way * 10, y + 10), (x - way * 12, y + 10)), face
        )


@draws("boom")
def boom(height: int) -> Drawing:
    """The night of a Kaboom with four bursts in one another."""
    pen = Pen(WIDTH, height, 1, 2, "night")
    rays(pen, 600, 545, "night2", 28)
    rough = Random(4)

    def burst(outer: float, inner: float, tips: int, colour: Colour, line: Colour | None) -> None:
        ends = []
        for k in range(2 * tips):
            reach = (inner if k % 2 else outer) * (1 + rough.uniform(-0.1, 0.12))
            t = radians(k * 180 / tips - 84)
            ends.append((600 + reach * cos(t) * 1.12, 545 + reach * sin(t) * 0.86))
        pen.shape(polygon(*ends), colour, line, 9)

    burst(520, 390, 15, "no", "ink")
    burst(430, 310, 15, "lava", None)
    burst(345, 250, 15, "sun", None)
    burst(262, 200, 13, "card", None)
    return pen.done()


@draws("mat")
def mat(species: str, out: bool, full: bool, limit: int) -> Drawing:
    """A dino's mat without what lies on it: header in its colour, a shadow to stand on, empty areas and places."""
    width, height = MAT
    pen = Pen(width + 8, height + 8, 1, 2)
    colour: Colour = "out2" if out else species
    with pen.at(4, 4):
        pen.box(0, 0, width, height, 26, "out3" if out else mix(species, "card", 0.72), "ink", 5)
        with pen.clip(box(2, 2, width - 2, height - 2, 24)):
            pen.fill(box(0, 0, width, 60), colour)
        pen.line(3, 60, width - 3, 60, "ink", 4)
        pen.fill(circle(width / 2, 268, 122, 16), mix(colour, "card", 0.4))
        pen.box(0, 0, width, height, 26, None, "ink", 5)
        for name, glyph in AREAS if full else ():
            x, y = area(name)
            with pen.at(x, y, 1):
                empty(pen, glyph, name == "zinngg_left")
        for place in () if out else places(limit, full):
            with pen.at(place, PLACES_Y, 50 / 48):
                unhurt(pen, place == places(limit, full)[-1] and limit > 4)
    return pen.done()
