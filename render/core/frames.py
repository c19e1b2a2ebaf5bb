"""Panels, pills, bars and marks: the frames and signs that every game's pictures share."""

from render.core.geometry import HEART, box, circle, polygon, segment, star
from render.core.palette import Colour
from render.core.pen import Drawing, Pen
from render.core.scene import draws

EDGE = 4
"""Outline of a panel in px at 1200 px width; 3 at 1600."""
PANEL, CARD, ROW = 22, 14, 14
"""Corner radii in px at 1200 px width: panels, cards, highlighted rows. A pill's is half its height."""


@draws("panel")
def panel(
    width: int, height: int, radius: int = PANEL, fill: Colour = "card", line: Colour = "ink", edge: int = EDGE
) -> Drawing:
    """A filled rounded box with an outline."""
    pen = Pen(width, height, 1, 3)
    half = edge / 2
    pen.box(half, half, width - half, height - half, radius, fill, line, edge)
    return pen.done()


@draws("strip")
def strip(width: int, height: int, radius: int, fill: Colour) -> Drawing:
    """A filled rounded box without an outline: a highlighted row."""
    pen = Pen(width, height, 1, 3)
    pen.fill(box(0, 0, width, height, radius), fill)
    return pen.done()


@draws("ring")
def ring(width: int, height: int, radius: int, colour: Colour = "sun", edge: int = 7) -> Drawing:
    """A rounded outline alone: the frame round what is active or new."""
    pen = Pen(width, height, 1, 2)
    half = edge / 2
    pen.box(half, half, width - half, height - half, radius, None, colour, edge)
    return pen.done()


@draws("pill")
def pill(width: int, height: int, fill: Colour = "ink", line: Colour | None = None) -> Drawing:
    """A pill: the ground of a tag."""
    pen = Pen(width, height, 1, 3)
    edge = EDGE if line else 0
    pen.box(edge / 2, edge / 2, width - edge / 2, height - edge / 2, height / 2, fill, line, edge)
    return pen.done()


def sign(pen: Pen, what: str, x: float, y: float, size: float, colour: Colour) -> None:
    """A mathematical sign or a tick, drawn: the fonts lack some of them. what: + × = ≠ ✓ ♥ ★ →"""
    if what == "+":
        pen.line(x - size * 0.6, y, x + size * 0.6, y, colour, size * 0.36)
        pen.line(x, y - size * 0.6, x, y + size * 0.6, colour, size * 0.36)
    elif what == "×":
        pen.line(x - size * 0.5, y - size * 0.5, x + size * 0.5, y + size * 0.5, colour, size * 0.34)
        pen.line(x - size * 0.5, y + size * 0.5, x + size * 0.5, y - size * 0.5, colour, size * 0.34)
    elif what in "=≠":
        pen.line(x - size * 0.55, y - size * 0.28, x + size * 0.55, y - size * 0.28, colour, size * 0.3)
        pen.line(x - size * 0.55, y + size * 0.28, x + size * 0.55, y + size * 0.28, colour, size * 0.3)
        if what == "≠":
            pen.line(x - size * 0.38, y + size * 0.66, x + size * 0.38, y - size * 0.66, colour, size * 0.28)
    elif what == "✓":
        ticked = segment(
            (x - size * 0.6, y + size * 0.02), (x - size * 0.15, y + size * 0.5), (x + size * 0.65, y - size * 0.5)
        )
        pen.stroke(ticked, colour, size * 0.34)
    elif what == "♥":
        with pen.at(x, y, size):
            pen.fill(HEART, colour)
    elif what == "★":
        pen.fill(star(x, y, size, size * 0.45, 5), colour)
    elif what == "→":
        pen.line(x - size, y, x + size * 0.3, y, colour, size * 0.36)
        pen.fill(polygon((x + size, y), (x + size * 0.1, y - size * 0.62), (x + size * 0.1, y + size * 0.62)), colour)
    else:
        raise ValueError(f"no such sign: {what}")


@draws("sign")
def sign_alone(what: str, size: int, colour: Colour = "ink") -> Drawing:
    """A sign as a sprite."""
    pen = Pen(size, size, size / 64)
    sign(pen, what, 32, 32, 26, colour)
    return pen.done()


@draws("spark")
def spark(size: int) -> Drawing:
    """Three yellow rays: new since the last picture. Stands at the upper right of the thing."""
    pen = Pen(size, size, size / 64)
    for x0, y0, x1, y1 in ((10, 30, 8, 10), (22, 34, 40, 16), (28, 46, 52, 44)):
        pen.line(x0, y0, x1, y1, "ink", 15)
    for x0, y0, x1, y1 in ((10, 30, 8, 10), (22, 34, 40, 16), (28, 46, 52, 44)):
        pen.line(x0, y0, x1, y1, "sun", 8)
    return pen.done()


@draws("star")
def star_alone(size: int, fill: Colour = "sun") -> Drawing:
    """A star: points."""
    pen = Pen(size * 1.1, size * 1.1, size / 64)
    with pen.at(3, 3):
        pen.shape(star(32, 33, 31, 17, 5), fill)
    return pen.done()


@draws("trophy")
def trophy(size: int) -> Drawing:
    """A cup: who has won."""
    pen = Pen(size, size, size / 64)
    pen.stroke("M 16 14 Q 2 14 8 26 Q 12 32 20 32", "ink", 4)
    pen.stroke("M 48 14 Q 62 14 56 26 Q 52 32 44 32", "ink", 4)
    pen.shape("M 15 8 L 49 8 Q 50 38 32 40 Q 14 38 15 8 Z", "sun")
    pen.box(28, 40, 36, 52, 1, "sun")
    pen.box(19, 51, 45, 61, 3, "wood")
    return pen.done()


@draws("disc")
def disc(size: int, fill: Colour, line: Colour = "ink", edge: float = 3.4) -> Drawing:
    """A plain disc."""
    pen = Pen(size, size, size / 64)
    pen.shape(circle(32, 32, 32 - edge / 2 - 0.5), fill, line, edge)
    return pen.done()


@draws("shout")
def shout(text: str, size: int, width: int, height: int, turn: int = 0) -> Drawing:
    """A comic word in sun yellow with four outlines: KABOOM!, ROUND 3. Plain ASCII."""
    pen = Pen(width, height, 1, 2)
    for drop, colour, edge in (
        (12, "ink", 0.19),
        (6, "ink", 0.19),
        (0, "ink", 0.19),
        (0, "white", 0.06),
        (0, "lava", 0.026),
    ):
        pen.text(width / 2, height / 2 + drop, text, size, colour, halo=colour, edge=size * edge, turn=turn)
    pen.text(width / 2, height / 2, text, size, "sun", turn=turn)
    return pen.done()


@draws("shout-white")
def shout_white(text: str, size: int, width: int, height: int) -> Drawing:
    """A heading on a picture: white letters with an ink edge. Plain ASCII."""
    pen = Pen(width, height, 1, 2)
    pen.text(width / 2, height / 2, text, size, "white", halo="ink", edge=6)
    return pen.done()
