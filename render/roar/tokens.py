"""Small things of Roar-a-Saurus: dice, developments, damage, markers, arrows, the volcano."""

from collections.abc import Callable

from render.core import dice
from render.core.frames import sign
from render.core.geometry import HEART, blob, box, circle, polygon, star, wavy
from render.core.palette import Colour, mix
from render.core.pen import Drawing, Pen
from render.core.scene import draws

FACES = ("grrrr", "roaar", "kaboom", "ahh")
ARROW = polygon((-58, -11), (16, -11), (16, -26), (60, 0), (16, 26), (16, 11), (-58, 11))


def mouth(pen: Pen, left: bool) -> None:
    """An open mouth: Roaar looks right, Grrrr left."""
    with pen.at(64 if left else 0, 0, 1, 0, left):
        pen.shape(
            blob((8, 50, 1), (10, 26), (26, 14), (46, 20, 1), (54, 28, 1), (30, 34, 1), (52, 44, 1), (36, 54), (18, 54)),
            "card",
            "ink",
            3.2,
        )
        pen.circle(26, 24, 3, "ink", None)
        for x in (36, 44):
            pen.fill(polygon((x - 3, 32), (x + 3, 30.5), (x + 1, 37)), "ink")


def burst(pen: Pen) -> None:
    """The flames of Kaboom."""
    pen.shape(star(32, 33, 27, 14, 9), "lava", "ink", 3.4)
    pen.fill(star(32, 33, 13, 7, 9), "white")


def cross(pen: Pen) -> None:
    """The plus of Ahh."""
    sign(pen, "+", 32, 32, 30, "ink")
    sign(pen, "+", 32, 32, 24, "white")


FACE_DRAWINGS: dict[str, Callable[[Pen], None]] = {
    "grrrr": lambda pen: mouth(pen, True),
    "roaar": lambda pen: mouth(pen, False),
    "kaboom": burst,
    "ahh": cross,
}


@draws("die")
def die(face: str, size: int) -> Drawing:
    """A battle die."""
    return dice.die(size, face, FACE_DRAWINGS[face])


# the glyph of each development about (0, 0), radius 24; `back` is the colour of the disc behind it
def klink(pen: Pen, colour: Colour, back: Colour) -> None:
    """A shield."""
    pen.fill("M -13 -14 Q 0 -20 13 -14 L 13 0 Q 12 12 0 18 Q -12 12 -13 0 Z", colour)


def zinngg(pen: Pen, colour: Colour, back: Colour) -> None:
    """Three claws."""
    for x in (-9, 0, 9):
        pen.fill(blob((x + 6, -16, 1), (x + 2, -2), (x - 6, 16, 1), (x - 4, -2)), colour)


def klonk(pen: Pen, colour: Colour, back: Colour) -> None:
    """A helmet."""
    pen.fill("M -16 6 C -16 -18 16 -18 16 6 Z", colour)
    pen.fill(box(-20, 7, 20, 13, 3), colour)


def mhhm(pen: Pen, colour: Colour, back: Colour) -> None:
    """A drumstick."""
    pen.fill(blob((-4, -16), (10, -14), (14, -2), (6, 8), (-6, 6), (-14, -4)), colour)
    pen.line(4, 6, 13, 15, colour, 6)
    pen.fill(circle(16, 13, 4.5), colour)
    pen.fill(circle(12, 18, 4.5), colour)


def wusch(pen: Pen, colour: Colour, back: Colour) -> None:
    """Wind."""
    for y, left, right in ((-9, -16, 8), (0, -8, 16), (9, -16, 6)):
        pen.stroke(
            blob((left, y), (right - 6, y), (right, y - 3), (right - 2, y - 8), (right - 7, y - 6), closed=False),
            colour,
            4.6,
        )


def ohyeah(pen: Pen, colour: Colour, back: Colour) -> None:
    """A heart with a plus."""
    with pen.at(0, 1, 15):
        pen.fill(HEART, colour)
    pen.line(-6, 0, 6, 0, back, 4.5)
    pen.line(0, -6, 0, 6, back, 4.5)


def ooah(pen: Pen, colour: Colour, back: Colour) -> None:
    """A mouth full of teeth."""
    pen.fill(circle(0, 0, 16, 13), colour)
    pen.fill(polygon((-11, -8), (-6, 0), (-1, -8), (4, 0), (9, -9)), back)
    pen.fill(polygon((-8, 9), (-3, 2), (2, 9), (6, 3), (9, 8)), back)


GLYPHS: dict[str, Callable[[Pen, Colour, Colour], None]] = {
    "klink": klink,
    "zinngg": zinngg,
    "klonk": klonk,
    "mhhm": mhhm,
    "wusch": wusch,
    "ohyeah": ohyeah,
    "ooah": ooah,
}


@draws("development")
def development(name: str, size: int, count: int = 1, flip: bool = False) -> Drawing:
    """A development's disc; with two a second one peeks out. flip: of the left side."""
    pen = Pen(size * (1.3 if count > 1 else 1.08), size * 1.08, size / 50)
    if count > 1:
        pen.circle(38, 27, 23, "sun", "ink", 3)
    with pen.at(27, 27):
        pen.circle(0, 0, 23, "sun", "ink", 3)
        with pen.at(0, 0, 0.82, 0, flip):
            GLYPHS[name](pen, "ink", "sun")
    return pen.done()


def empty(pen: Pen, glyph: str, flip: bool) -> None:
    """The empty area of a development about (0, 0)."""
    back = mix("sand", "card", 0.5)
    pen.circle(0, 0, 23, back, mix("sand", "ink", 0.35), 2.2)
    with pen.at(0, 0, 0.82, 0, flip):
        GLYPHS[glyph](pen, mix("sand", "ink", 0.22), back)


@draws("damage")
def damage(size: int) -> Drawing:
    """A damage marker."""
    pen = Pen(size, size, size / 48)
    with pen.at(24, 24):
        pen.shape(wavy(0, 0, 20, 8, 0.09), "no", "ink", 3.4)
        for x in (-8, 0, 8):
            pen.fill(blob((x + 4, -12, 1), (x + 2, 0), (x - 4, 12, 1), (x - 3, 0)), "white")
    return pen.done()


def unhurt(pen: Pen, heart: bool) -> None:
    """An empty place for damage about (0, 0); the fifth one (Oh Yeah) has a heart."""
    pen.circle(0, 0, 17, "card", mix("sand", "ink", 0.5), 3)
    if heart:
        sign(pen, "♥", 0, 1, 9, "heart")


@draws("unhurt")
def unhurt_alone(size: int, heart: bool = False) -> Drawing:
    """An empty place as a sprite."""
    pen = Pen(size, size, size / 48)
    with pen.at(24, 24):
        unhurt(pen, heart)
    return pen.done()


@draws("blow")
def blow(number: int, size: int) -> Drawing:
    """A burst with the damage done; 0: a shield instead of the burst's red."""
    pen = Pen(size, size, size / 100)
    pen.shape(wavy(50, 50, 42, 10, 0.08), "no" if number else "out2", "ink", 5)
    pen.text(50, 51, str(number), 58, "white")
    return pen.done()


@draws("change")
def change(number: int, size: int) -> Drawing:
    """Damage since the last picture: "+2" in red or, healed, "−1" in green, in a pill."""
    pen = Pen(size * 1.75, size, size / 50)
    pen.box(3, 3, 84.5, 47, 22, "no" if number > 0 else "yes", "ink", 4)
    pen.text(44, 26, f"{'+' if number > 0 else '−'}{abs(number)}", 42, "white", "title")
    return pen.done()


@draws("egg")
def egg(size: int) -> Drawing:
    """A victory marker: 3 points."""
    pen = Pen(size, size, size / 64)
    pen.shape("M 32 3 C 46 3 55 24 55 38 C 55 52 45 61 32 61 C 19 61 9 52 9 38 C 9 24 18 3 32 3 Z", "sun", "ink", 3.6)
    pen.stroke(blob((11, 36), (20, 30), (28, 38), (36, 30), (44, 38), (53, 32), closed=False), "ink", 3)
    return pen.done()


@draws("bone")
def bone(size: int) -> Drawing:
    """A knock-out marker: 1 point."""
    pen = Pen(size, size, size / 64)
    shaft = "M 18 26 L 46 26 L 46 38 L 18 38 Z"
    ends = [(x, y) for x in (14, 50) for y in (25, 39)]
    for x, y in ends:
        pen.circle(x, y, 8.5, "white", "ink", 7)
    pen.stroke(shaft, "ink", 7)
    for x, y in ends:
        pen.fill(circle(x, y, 8.6), "white")
    pen.fill(shaft, "white")
    return pen.done()


@draws("points")
def points(number: int) -> Drawing:
    """A star and the points of a dino, 62 px high."""
    wide = 26 if number > 9 else 0
    pen = Pen(108 + wide, 62, 1, 3)
    pen.box(34, 10, 104 + wide, 52, 16, "card")
    with pen.at(2, 3, 0.88):
        pen.shape(star(32, 33, 31, 17, 5), "sun")
    pen.text(80 + wide / 2, 32, str(number), 43)
    return pen.done()


@draws("volcano")
def volcano(size: int, battle: int, awake: bool = False) -> Drawing:
    """The volcano with the number of the battle round (0: none); awake: it burns everybody."""
    pen = Pen(size, size, size / 200)
    smoke: Colour = "card" if not awake else "lava2"
    for x, y, r in ((92, 40, 13), (110, 28, 16), (92, 16, 12)):
        pen.circle(x, y, r, smoke, "ink", 4)
    cone = blob((6, 190, 1), (44, 140), (74, 58, 1), (92, 64), (110, 58), (128, 64, 1), (156, 136), (194, 190, 1))
    pen.shape(cone, "volcano", "ink", 5)
    pen.shape(
        blob((72, 62, 1), (100, 52), (130, 62, 1), (134, 84), (124, 108), (114, 88), (104, 128), (92, 92), (80, 106)),
        "lava",
        "ink",
        4.5,
    )
    pen.fill(blob((84, 64), (104, 60), (120, 66), (104, 78)), "sun")
    if battle:
        pen.text(100, 160, str(battle), 62, "white", halo="ink", edge=4)
    return pen.done()


@draws("arrow")
def arrow(face: str, size: int, left: bool = False) -> Drawing:
    """The arrow of an attack, in the colour of its die."""
    pen = Pen(size, size * 0.5, size / 128)
    with pen.at(64, 32, 1, 0, left):
        pen.shape(ARROW, face, "ink", 7)
    return pen.done()


@draws("snooze")
def snooze(size: int) -> Drawing:
    """Three Z: a dino that has not moved for a while."""
    pen = Pen(size, size, size / 64)
    for x, y, k in ((16, 46, 22), (34, 30, 28), (50, 12, 22)):
        pen.text(x, y, "Z", k, "white", halo="ink", edge=3)
    return pen.done()
