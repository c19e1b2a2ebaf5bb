"""A pen that writes a drawing down as data: fills, strokes, letters and emoji in the drawing's own pixels.

What a thing looks like is a function that takes a pen; nothing here knows Pillow, so drawings can be compared and measured
without painting them.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from math import cos, radians, sin

from render.core.geometry import Line, Outline, circle, path
from render.core.geometry import box as rounded
from render.core.palette import Colour, Rgb, rgb
from rules.core.record import record

LINE = 3.4
"""Outline on the 64-unit icon grid; inner lines are 2.4."""


@record
class Fill:
    """A filled polygon."""

    points: Line
    colour: Rgb


@record
class Stroke:
    """A line with round joins; caps: round ends too."""

    points: Line
    colour: Rgb
    width: float
    caps: bool = True


@record
class Letters:
    """A word. halo: a second colour `edge` px wide around the letters; turn: degrees, counter-clockwise, about (x, y)."""

    x: float
    y: float
    text: str
    size: float
    colour: Rgb
    font: str
    anchor: str
    halo: Rgb | None = None
    edge: float = 0
    turn: float = 0


@record
class Emoji:
    """An OpenMoji glyph trimmed to its ink, fitted into a square of `size` px about (x, y)."""

    x: float
    y: float
    glyph: str
    size: float
    flip: bool = False


@record
class Clip:
    """Shapes that show only inside a polygon."""

    points: Line
    inside: "tuple[Shape, ...]"


Shape = Fill | Stroke | Letters | Emoji | Clip


@record
class Drawing:
    """A finished drawing: its size in px, its shapes in painting order, how much finer it is painted, its ground."""

    width: int
    height: int
    shapes: tuple[Shape, ...]
    fine: int = 4
    ground: Rgb | None = None


class Pen:
    """Draws in units; `scale` px are one unit. `at` moves, scales, turns and mirrors what is drawn inside it."""

    def __init__(self, width: float, height: float, scale: float = 1.0, fine: int = 4, ground: Colour | None = None) -> None:
        self.width, self.height = max(1, round(width)), max(1, round(height))
        self.fine = fine
        self.ground = None if ground is None else rgb(ground)
        self.shapes: list[Shape] = []
        self.matrix = (scale, 0.0, 0.0, scale, 0.0, 0.0)

    @contextmanager
    def at(self, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, flip: bool = False) -> Iterator["Pen"]:
        """A frame of its own: origin at (x, y), turned clockwise, mirrored left to right when `flip`."""
        old = self.matrix
        a, b, c, d, e, f = old
        co, si = cos(radians(turn)) * scale, sin(radians(turn)) * scale
        way = -1 if flip else 1
        self.matrix = (
            (a * co + c * si) * way,
            (b * co + d * si) * way,
            -a * si + c * co,
            -b * si + d * co,
            a * x + c * y + e,
            b * x + d * y + f,
        )
        yield self
        self.matrix = old

    @property
    def unit(self) -> float:
        """How many px one unit is here."""
        a, b, c, d, _, _ = self.matrix
        return float(abs(a * d - b * c) ** 0.5)

    @property
    def flipped(self) -> bool:
        """True inside a mirrored frame."""
        a, b, c, d, _, _ = self.matrix
        return a * d - b * c < 0

    def move(self, points: Line) -> Line:
        """Points of this frame in the drawing's px."""
        a, b, c, d, e, f = self.matrix
        return tuple((a * x + c * y + e, b * x + d * y + f) for x, y in points)

    def fill(self, outline: Outline | str, colour: Colour) -> None:
        """Fill an outline."""
        for line in path(outline) if isinstance(outline, str) else outline:
            self.shapes.append(Fill(self.move(line), rgb(colour)))

    def stroke(self, outline: Outline | str, colour: Colour = "ink", width: float = LINE, caps: bool = True) -> None:
        """Draw an outline as a line."""
        for line in path(outline) if isinstance(outline, str) else outline:
            self.shapes.append(Stroke(self.move(line), rgb(colour), width * self.unit, caps))

    def shape(self, outline: Outline | str, colour: Colour, line: Colour | None = "ink", width: float = LINE) -> None:
        """Fill an outline and draw its edge."""
        self.fill(outline, colour)
        if line is not None:
            self.stroke(outline, line, width)

    def circle(
        self, x: float, y: float, radius: float, colour: Colour | None, line: Colour | None = "ink", width: float = LINE
    ) -> None:
        """A disc, or a ring when `colour` is None."""
        if colour is not None:
            self.shape(circle(x, y, radius), colour, line, width)
        elif line is not None:
            self.stroke(circle(x, y, radius), line, width)

    def box(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        radius: float,
        colour: Colour | None,
        line: Colour | None = "ink",
        width: float = LINE,
    ) -> None:
        """A rounded box, or its edge alone when `colour` is None."""
        if colour is not None:
            self.shape(rounded(x0, y0, x1, y1, radius), colour, line, width)
        elif line is not None:
            self.stroke(rounded(x0, y0, x1, y1, radius), line, width)

    def line(self, x0: float, y0: float, x1: float, y1: float, colour: Colour = "ink", width: float = LINE) -> None:
        """A straight line."""
        self.stroke((((x0, y0), (x1, y1)),), colour, width)

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        colour: Colour = "ink",
        font: str = "number",
        anchor: str = "mm",
        halo: Colour | None = None,
        edge: float = 3,
        turn: float = 0,
    ) -> None:
        """A word. Letters are never mirrored, only moved and scaled."""
        ((px, py),) = self.move(((x, y),))
        unit = self.unit
        around = None if halo is None else rgb(halo)
        self.shapes.append(
            Letters(
                px, py, text, size * unit, rgb(colour), font, anchor, around, edge * unit if halo is not None else 0, turn
            )
        )

    def emoji(self, x: float, y: float, glyph: str, size: float) -> None:
        """An OpenMoji glyph about (x, y), mirrored with its frame."""
        ((px, py),) = self.move(((x, y),))
        self.shapes.append(Emoji(px, py, glyph, size * self.unit, self.flipped))

    @contextmanager
    def clip(self, outline: Outline) -> Iterator["Pen"]:
        """What is drawn inside shows only within the outline's first line."""
        outer, self.shapes = self.shapes, []
        yield self
        inside = tuple(self.shapes)
        self.shapes = outer
        self.shapes.append(Clip(self.move(outline[0]), inside))

    def done(self) -> Drawing:
        """The drawing so far."""
        return Drawing(self.width, self.height, tuple(self.shapes), self.fine, self.ground)
