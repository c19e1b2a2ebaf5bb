"""Laying icons out as a sentence: pieces with a size, put in rows and columns, and the operators between them."""

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import NamedTuple

from render.core.frames import sign as glyph
from render.core.geometry import polygon
from render.core.palette import Colour
from render.core.pen import Pen
from render.sanctuary.icons import ICONS

GAP = 7
"""Between two icons, in units of the icon grid."""


class Piece(NamedTuple):
    """Something to be drawn in a box of wide × high units."""

    wide: float
    high: float
    draw: Callable[[Pen], None]


Between = Callable[[Pen, float, float], None]
"""Draws what stands between two stacked pieces: pen, width of the column, middle of the gap."""


def icon_piece(name: str, c: str = "X", variant: str = "") -> Piece:
    """An icon."""
    made = ICONS[name]
    return Piece(made.wide, made.high, lambda pen: made.draw(pen, c, variant))


def row(pieces: Sequence[Piece], gap: float = GAP) -> Piece:
    """Pieces side by side, centred on one line."""
    high = max(piece.high for piece in pieces)

    def draw(pen: Pen) -> None:
        x = 0.0
        for piece in pieces:
            with pen.at(x, (high - piece.high) / 2):
                piece.draw(pen)
            x += piece.wide + gap

    return Piece(sum(piece.wide for piece in pieces) + gap * (len(pieces) - 1), high, draw)


def column(pieces: Sequence[Piece], gap: float, between: Between) -> Piece:
    """Pieces one under the other, centred."""
    wide = max(piece.wide for piece in pieces)

    def draw(pen: Pen) -> None:
        y = 0.0
        for k, piece in enumerate(pieces):
            if k:
                between(pen, wide, y - gap / 2)
            with pen.at((wide - piece.wide) / 2, y):
                piece.draw(pen)
            y += piece.high + gap

    return Piece(wide, sum(piece.high for piece in pieces) + gap * (len(pieces) - 1), draw)


def smaller(piece: Piece, scale: float) -> Piece:
    """The same piece, scaled."""

    def draw(pen: Pen) -> None:
        with pen.at(0, 0, scale):
            piece.draw(pen)

    return Piece(piece.wide * scale, piece.high * scale, draw)


AMPERSAND = "M 7 7 L -3.6 -4.4 Q -4.6 -8.4 -0.6 -8.4 Q 3.6 -8 2 -4.4 L -4 0.6 Q -7.4 4.6 -4 7 Q 2 9 6.6 0"


def and_sign(pen: Pen, x: float, y: float) -> None:
    """And/or: an ink disc with an ampersand, drawn, so that it stays a shape at every size."""
    pen.circle(x, y, 13, "ink", None)
    with pen.at(x, y):
        pen.stroke(AMPERSAND, "card", 2.6)


def or_sign(pen: Pen, x: float, y: float) -> None:
    """Or: a yellow diamond with a slash."""
    pen.shape(polygon((x, y - 16), (x + 16, y), (x, y + 16), (x - 16, y)), "sun", "ink", 2.8)
    pen.line(x - 4, y + 7, x + 4, y - 7, "ink", 4)


AND = Piece(26, 64, lambda pen: and_sign(pen, 13, 32))
OR = Piece(32, 64, lambda pen: or_sign(pen, 16, 32))
THEN = Piece(22, 64, lambda pen: pen.fill("M 2 20 L 20 32 L 2 44 Z", "ink"))
SLASH = Piece(16, 64, lambda pen: pen.line(4, 48, 12, 16, "ink", 4))


def price(inside: Piece) -> Piece:
    """A price tag round what is given."""
    wide = inside.wide * 0.82 + 29

    def draw(pen: Pen) -> None:
        pen.shape(polygon((14, 0), (wide - 2, 0), (wide - 2, 64), (14, 64), (0, 48), (0, 16)), "card")
        pen.fill(polygon((13, 3), (20, 3), (20, 61), (13, 61), (3, 47), (3, 17)), "sun")
        pen.circle(9.5, 32, 4, "card", "ink", 2.2)
        pen.line(20, 2, 20, 62, "ink", 2)
        with pen.at(23, 32 - inside.high * 0.41, 0.82):
            inside.draw(pen)

    return Piece(wide, 64, draw)


def condition(inside: Piece) -> Piece:
    """A sign with pointed ends round what must be so; it costs nothing."""
    wide = inside.wide * 0.8 + 30

    def draw(pen: Pen) -> None:
        pen.shape(polygon((12, 1), (wide - 12, 1), (wide, 32), (wide - 12, 63), (12, 63), (0, 32)), "paper", "ink", 2.6)
        with pen.at(15, 6, 0.8):
            inside.draw(pen)

    return Piece(wide, 64, draw)


def digits(text: str) -> Piece:
    """A number as large as an icon."""
    wide = 31 * len(text)
    return Piece(wide, 52, lambda pen: pen.text(wide / 2, 27, text, 50, "ink"))


def lying_eight(pen: Pen, x: float, y: float, size: float, colour: Colour, width: float) -> None:
    """Any number: a lying eight of `size` half its width."""
    turns = [k * pi / 16 for k in range(33)]
    points = ((x + size * cos(t) / (1 + sin(t) ** 2), y + size * 1.5 * sin(t) * cos(t) / (1 + sin(t) ** 2)) for t in turns)
    pen.stroke((tuple(points),), colour, width)


def times(count: str) -> Piece:
    """How often: an ink pill with a digit, or a lying eight for any number."""

    def draw(pen: Pen) -> None:
        pen.box(0, 10, 50, 54, 13, "ink", None)
        if count == "any":
            lying_eight(pen, 25, 32, 19, "sun", 5)
        else:
            pen.text(25, 33, f"{count}×", 33, "white")

    return Piece(50, 64, draw)


def as_many(pen: Pen) -> None:
    """Then, as often as was paid: the arrowhead under a lying eight."""
    lying_eight(pen, 15, 11, 14, "ink", 4.4)
    pen.fill("M 5 22 L 27 38 L 5 54 Z", "ink")


AS_MANY = Piece(30, 64, as_many)


def different(pen: Pen) -> None:
    """Not the same colour: an ink disc with ≠."""
    pen.circle(14, 32, 13, "ink", None)
    glyph(pen, "≠", 14, 32, 12, "white")


DIFFERENT = Piece(28, 64, different)


def optional(inside: Piece) -> Piece:
    """Round brackets: may be left out."""

    def draw(pen: Pen) -> None:
        with pen.at(11, 0):
            middle, far = inside.high / 2, inside.wide
            for x, way in ((-5, -1), (far + 5, 1)):
                pen.stroke(f"M {x} {middle - 32} Q {x + way * 8} {middle} {x} {middle + 32}", "ink", 3.4)
            inside.draw(pen)

    return Piece(inside.wide + 22, inside.high, draw)
