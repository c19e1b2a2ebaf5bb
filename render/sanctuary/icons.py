"""The register of icons: each is drawn on a grid 64 units high, with one outline, and is told apart by its silhouette."""

from collections.abc import Callable
from typing import NamedTuple

from render.core.frames import sign as glyph
from render.core.geometry import box, circle, path, polygon
from render.core.palette import Colour, mix
from render.core.pen import LINE, Drawing, Pen
from render.core.scene import draws

Draw = Callable[[Pen, str, str], None]
"""Draws an icon. Arguments: pen, colour ("R", "Y", "G", "B", "X" = any) and variant ("" = the plain one)."""


class Icon(NamedTuple):
    """Width and drawing of an icon; high: its height, 64 but for the stacked ones."""

    wide: float
    draw: Draw
    high: float = 64


ICONS: dict[str, Icon] = {}


def icon(name: str, wide: float, high: float = 64) -> Callable[[Draw], Draw]:
    """Registers the drawing of an icon."""

    def register(draw: Draw) -> Draw:
        ICONS[name] = Icon(wide, draw, high)
        return draw

    return register


@draws("san-icon")
def icon_sprite(name: str, size: int, c: str = "X", variant: str = "") -> Drawing:
    """An icon as a sprite, `size` px for 64 units."""
    made = ICONS[name]
    pen = Pen((made.wide + 6) * size / 64, (made.high + 6) * size / 64, size / 64)
    with pen.at(3, 3):
        made.draw(pen, c, variant)
    return pen.done()


TRIANGLE = path("M 0 -1.02 L 1.05 .82 L -1.05 .82 Z")
LEAF = path("M -.82 .88 C -1.25 -.35 -.3 -1.0 .92 -.98 C 1.05 .3 .35 1.2 -.82 .88 Z")
DROP = path(
    "M 0 -1.2 C .35 -.6 .86 -.15 .86 .34 C .86 .84 .46 1.1 0 1.1 C -.46 1.1 -.86 .84 -.86 .34 C -.86 -.15 -.35 -.6 0 -1.2 Z"
)
SQUARE = box(-0.86, -0.86, 0.86, 0.86, 0.16)
SHAPES = {"R": TRIANGLE, "Y": SQUARE, "G": LEAF, "B": DROP}


def sign(
    pen: Pen, c: str, x: float, y: float, size: float, colour: Colour = "", line: Colour | None = None, width: float = LINE
) -> None:
    """The shape of a colour: triangle, square, leaf, drop; a pie of all four for any."""
    with pen.at(x, y, size):
        edge = width / size
        if c == "X":
            for quarter, part in enumerate("RYBG"):
                start = -135 + quarter * 90
                pen.fill((((0, 0), *circle(0, 0, 0.98, 0, start, start + 90)[0], (0, 0)),), part)
            inner: Colour = line or "white"
            pen.stroke((((-0.69, -0.69), (0.69, 0.69)),), inner, 0.16)
            pen.stroke((((-0.69, 0.69), (0.69, -0.69)),), inner, 0.16)
            pen.stroke(circle(0, 0, 0.98), inner, edge if line else 0.16)
            return
        fill = colour or c
        if c == "R" and not line:
            pen.stroke(TRIANGLE, fill, 0.2)
        pen.shape(SHAPES[c], fill, line, edge)
        if c == "G":
            vein: Colour = mix(fill, "ink", 0.45) if line else ("G" if fill == "white" else "card")
            pen.stroke((((-1.12, 1.16), (-0.1, 0.02), (0.42, -0.5)),), vein, edge if line else 0.16)


def badge(
    pen: Pen, x: float, y: float, what: str, size: float = 13, colour: Colour = "ink", front: Colour = "white"
) -> None:
    """A small disc with a sign on it (✓ = ≠ +), in a pale ring."""
    pen.circle(x, y, size, colour, "card", 3)
    glyph(pen, what, x, y, size * 0.9, front)


def arrow(
    pen: Pen, x0: float, x1: float, y: float, colour: Colour = "ink", width: float = 6, head: float = 9, edge: Colour = ""
) -> None:
    """A level arrow from x0 to x1."""
    way = 1 if x1 > x0 else -1
    neck = x1 - way * head * 1.2
    tip = polygon((x1, y), (neck, y + head), (neck, y - head))
    if edge:
        pen.line(x0, y, neck, y, edge, width + 5)
        pen.shape(tip, edge, edge, 5)
    pen.line(x0, y, neck + way, y, colour, width)
    pen.shape(tip, colour, colour, 2)


def paw(pen: Pen, c: str, x: float, y: float, size: float, colour: Colour = "white") -> None:
    """A paw whose pad is the sign of the colour."""
    for dx, dy, toe in ((-0.86, -0.12, 0.26), (-0.36, -0.72, 0.28), (0.36, -0.72, 0.28), (0.86, -0.12, 0.26)):
        pen.fill(circle(x + dx * size, y + dy * size, toe * size * 0.88, toe * size * 1.12), colour)
    sign(pen, c, x, y + 0.42 * size, 0.52 * size, colour if c != "X" else "")
