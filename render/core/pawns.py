"""The pawn of a person, the same in every game: colour, headgear and initial by seat, so that colour never stands alone."""

from render.core.geometry import path
from render.core.palette import Colour, mix
from render.core.pen import LINE, Drawing, Pen
from render.core.scene import draws

BODY = (
    "M 22 20 C 10 24 2 32 4 38 C 6 42 14 40 18 38 C 17 46 10 54 9 61 L 28 61 L 32 50 L 36 61 L 55 61 "
    "C 54 54 47 46 46 38 C 50 40 58 42 60 38 C 62 32 54 24 42 20 Z"
)
SEATS = ("hat", "bobble", "cap", "sprout", "band")
"""Headgear by seat."""


def headgear(pen: Pen, kind: str, colour: Colour) -> None:
    """Drawn about the head's centre, head radius 1."""
    edge = LINE / 14
    if kind == "hat":
        pen.shape("M -1.5 -.3 Q 0 -.75 1.5 -.3 Q 1.4 -.05 0 -.25 Q -1.4 -.05 -1.5 -.3 Z", colour, "ink", edge)
        pen.shape("M -.8 -.5 Q -.75 -1.45 -.2 -1.3 Q 0 -1.1 .2 -1.3 Q .75 -1.45 .8 -.5 Z", colour, "ink", edge)
    elif kind == "bobble":
        pen.shape("M -.95 -.35 Q -.95 -1.35 0 -1.35 Q .95 -1.35 .95 -.35 Z", colour, "ink", edge)
        pen.circle(0, -1.55, 0.36, colour, "ink", edge)
    elif kind == "cap":
        pen.shape(
            "M -.95 -.35 Q -.9 -1.3 .05 -1.3 Q .9 -1.25 .95 -.5 L 1.7 -.35 L 1.65 -.12 L -.95 -.2 Z", colour, "ink", edge
        )
    elif kind == "sprout":
        for turn in (-42, 0, 42):
            with pen.at(0, -0.6, 1, turn):
                pen.shape("M 0 0 Q -.55 -.7 0 -1.25 Q .55 -.7 0 0 Z", colour, "ink", edge)
    else:
        pen.shape("M -1 -.55 Q 0 -.95 1 -.55 L 1 -.1 Q 0 -.5 -1 -.1 Z", colour, "ink", edge)


@draws("pawn")
def pawn(size: int, colour: Colour, seat: int, initial: str, tipped: bool = False) -> Drawing:
    """A pawn of `size` px; tipped: lying on its side."""
    pen = Pen(size * 1.34, size * 1.42, size / 64)
    with pen.at(43, 52, 1, 70 if tipped else 0), pen.at(-32, -36):
        pen.stroke(path(BODY), "white", 11)
        pen.circle(32, 14, 13, "white", "white", 9)
        pen.shape(BODY, colour)
        pen.circle(32, 14, 12, colour)
        pen.fill("M 24 20 L 40 20 L 42 26 L 22 26 Z", colour)
        with pen.at(32, 14, 12):
            headgear(pen, SEATS[seat], mix(colour, "ink", 0.28))
        if not tipped:
            pen.text(32, 38, initial, 22, "ink", "title")
    return pen.done()
