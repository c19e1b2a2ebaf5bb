"""Marks laid on a table: the line of sight with its ticks and what ends it, rounds, piles, plates' colours."""

from render.core.frames import sign as glyph
from render.core.geometry import box
from render.core.palette import mix
from render.core.pawns import headgear
from render.core.pen import Drawing, Pen
from render.core.scene import draws
from render.sanctuary.model import PAWN_COLOURS, ROMAN
from render.sanctuary.nouns import figure
from render.sanctuary.verbs import eye, pickets

SEATS = ("hat", "bobble", "cap", "sprout")
DISC = 54
"""Size of a mark under a card, in card units."""


@draws("san-beam")
def beam(width: int, size: int) -> Drawing:
    """A piece of the line of sight."""
    pen = Pen(width, size + 6, 1, 3)
    pen.fill(box(0, 0, width, size + 6), "ink")
    pen.fill(box(0, 3, width, size + 3), "sun")
    return pen.done()


@draws("san-eye")
def eye_disc(size: int) -> Drawing:
    """The volunteer that looks."""
    pen = Pen(size, size, size / 54)
    pen.circle(27, 27, 24.5, "sun", "ink", 3)
    eye(pen, 27, 27, 17)
    return pen.done()


@draws("san-seen")
def seen(size: int, how: str) -> Drawing:
    """Under a card in sight. how: "now" its side action can be used, "used", "not" now."""
    pen = Pen(size, size, size / 54)
    if how == "now":
        pen.circle(27, 27, 20, "yes", "card", 4)
        glyph(pen, "✓", 27, 27, 16, "white")
    elif how == "used":
        pen.circle(27, 27, 17, "inset", "ink", 3)
        glyph(pen, "✓", 27, 27, 13, "X_d")
    else:
        pen.circle(27, 27, 13, "card", "ink", 3)
        pen.line(21, 27, 33, 27, "X_d", 4)
    return pen.done()


@draws("san-stop")
def stop(size: int) -> Drawing:
    """The end of a look: a red bar."""
    pen = Pen(size * 0.4, size, size / 54)
    pen.line(10.8, 8, 10.8, 46, "ink", 13)
    pen.line(10.8, 8, 10.8, 46, "no", 7)
    return pen.done()


def person(pen: Pen, seat: int, halo: bool = False) -> None:
    """A seat's pawn without its letter: colour and headgear."""
    figure(pen, PAWN_COLOURS[seat], "white" if halo else "")
    with pen.at(32, 14, 12):
        headgear(pen, SEATS[seat], mix(PAWN_COLOURS[seat], "ink", 0.28))


@draws("san-figure")
def figure_alone(size: int, seat: int) -> Drawing:
    """A seat's pawn where its name stands beside it."""
    pen = Pen(size * 1.1, size * 1.2, size / 78)
    with pen.at(10, 16):
        person(pen, seat, True)
    return pen.done()


@draws("san-blocker")
def blocker(size: int, what: str, seat: int = 0) -> Drawing:
    """What blocks: a fence or a pawn in a red ring."""
    pen = Pen(size, size, size / 56)
    pen.circle(28, 28, 24, "card", "ink", 3)
    pen.circle(28, 28, 20.5, None, "no", 4)
    if what == "fence":
        pickets(pen, 15, 41, 17, 40, "wood")
    else:
        with pen.at(13.5, 12, 0.46):
            person(pen, seat)
    return pen.done()


@draws("san-pip")
def pip(number: int, when: str, size: int) -> Drawing:
    """The numeral of a round. when: "past", "now", "later"."""
    pen = Pen(size, size * 0.92, size / 50)
    fill = {"past": "inset", "now": "seal", "later": "card"}[when]
    pen.box(3, 3, 47, 43, 10, fill, "ink" if when == "now" else "line", 2.6)
    pen.text(25, 23, ROMAN[number], 20, "white" if when == "now" else "X_d", "title")
    return pen.done()


@draws("san-barred")
def barred(size: int) -> Drawing:
    """Nobody may stand here now."""
    pen = Pen(size, size, size / 64)
    pen.circle(32, 32, 28, "card", "no", 6)
    glyph(pen, "×", 32, 32, 26, "no")
    return pen.done()
