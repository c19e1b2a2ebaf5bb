"""People on the map and on boards: the pawn, hidden, dead, bleeding, to move; and the small rows of their panels."""

from render.core.geometry import circle, polygon
from render.core.palette import Colour
from render.core.pawns import pawn as upright
from render.core.pen import Drawing, Pen
from render.core.scene import draws
from render.sauria.glyphs import coin, glyph

SEATS: tuple[Colour, ...] = ("seat1", "seat2", "seat3", "seat4", "seat5")
EMBLEMS = {
    "palaeontologist": "dinosaur", "hunter": "target", "scientist": "flask", "photographer": "film", "saboteur": "gear",
    "ranger": "shield", "counselor": "tent", "chaotician": "butterfly",
}  # fmt: skip
"""The sign of each character's own markers."""
SIZE = 64


@draws("sau-person")
def person(size: int, seat: int, initial: str, state: str = "", bleeding: bool = False, turn: bool = False) -> Drawing:
    """A figure of `size` px. state: "" upright, "hidden" behind a bush, "dead" lying with a skull."""
    made = upright(size, SEATS[seat], seat, initial, state == "dead")
    pen = Pen(made.width, made.height, 1)
    if turn:
        pen.fill(circle(made.width / 2, made.height * 0.52, size * 0.62), "ink")
        pen.fill(circle(made.width / 2, made.height * 0.52, size * 0.58), "day")
    pen.shapes += made.shapes
    k = size / SIZE
    with pen.at(made.width / 2, made.height / 2, k):
        if state == "hidden":
            for grow, colour in ((2, "ink"), (0, "leaf2")):
                for x, y, r in ((-24, 20, 12), (-6, 24, 13), (13, 22, 13), (27, 17, 10)):
                    pen.fill(circle(x, y, r + grow), colour)
            coin(pen, "unseen", 22, -22, 13, "card", "ink")
        if state == "dead":
            coin(pen, "skull", 4, -18, 13, "card", "ink")
        if bleeding and state != "dead":
            coin(pen, "drop", 24, 22, 11, "white", "blood")
    return pen.done()


@draws("sau-wounds")
def wounds(spaces: str, size: int) -> Drawing:
    """The wound spaces in a row, `size` px high: "-" empty, "d" face down, "u" face up."""
    k = size / 28
    pen = Pen(len(spaces) * 25 * k, size + 2 * k, k)
    for i, space in enumerate(spaces):
        x = i * 25 + 1
        if space == "-":
            pen.box(x, 1, x + 20, 28, 4, "inset", "line", 2)
        elif space == "d":
            pen.box(x, 1, x + 20, 28, 4, "pine", "ink", 2)
            pen.line(x + 6, 20, x + 14, 9, "card", 2.4)
        else:
            pen.box(x, 1, x + 20, 28, 4, "blood", "ink", 2)
            glyph(pen, "medical", x + 10, 14.5, 6.6, "white", "blood")
    return pen.done()


@draws("sau-ap")
def action_points(n: int, most: int, size: int) -> Drawing:
    """Action points as chevrons, `size` px high."""
    k = size / 24
    pen = Pen((most * 25 + 4) * k, size, k)
    for i in range(most):
        x = i * 25 + 2
        outline = polygon((x, 1), (x + 12, 1), (x + 22, 12), (x + 12, 23), (x, 23), (x + 9, 12))
        pen.shape(outline, "seat4" if i < n else "inset", "ink" if i < n else "line", 2)
    return pen.done()


@draws("sau-hearts")
def hearts(left: int, most: int, size: int) -> Drawing:
    """Life points, `size` px high."""
    step = size * (1.05 if most < 7 else 0.86)
    pen = Pen(step * (most - 1) + size * 1.1, size, 1)
    for i in range(most):
        x = size * 0.54 + i * step
        glyph(pen, "heart", x, size * 0.5, size * 0.5, "ink")
        glyph(pen, "heart", x, size * 0.5, size * 0.4, "blood" if i < left else "inset")
    return pen.done()


DICE: dict[str, tuple[Colour, Colour]] = {
    "B": ("ink", "white"), "R": ("blood", "white"), "Y": ("sun", "ink"), "G": ("herbivore", "white"),
}  # fmt: skip


@draws("sau-die")
def die(letter: str, size: int) -> Drawing:
    """An attack die: its colour and its letter."""
    fill, ink = DICE[letter]
    pen = Pen(size, size, size / 40)
    pen.box(1.5, 1.5, 38.5, 38.5, 8, fill, "ink", 3)
    pen.text(20, 19.5, letter, 28.5, ink, "label")
    return pen.done()
