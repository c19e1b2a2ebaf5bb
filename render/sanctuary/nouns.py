"""Icons of things: markers, animals, warehouses, expansions, seals, threats, hearts, people."""

from math import cos, pi, radians, sin

from render.core.frames import sign as glyph
from render.core.geometry import HEART, Outline, box, circle, polygon, regular, star, wavy
from render.core.palette import Colour, mix
from render.core.pawns import BODY
from render.core.pen import LINE, Pen
from render.sanctuary.icons import icon, paw, sign

SKIN = "#F0C9A0"
LIGHTS = {
    "R": ((17, 40), (24, 27)),
    "Y": ((13, 27), (13, 21), (20, 19)),
    "G": ((13, 38), (15, 29)),
    "B": ((14, 40), (16, 46)),
}
GRASS = "leaf3"
GRASS2 = "#80A850"


def clover(pen: Pen) -> None:
    """Any colour: four petals, so that it is no disc among discs and cogs."""
    with pen.at(26, 32, 1, 45):
        petals = (("R", -1, -1), ("Y", 1, -1), ("B", 1, 1), ("G", -1, 1))
        for _, dx, dy in petals:
            pen.stroke(circle(dx * 9.5, dy * 9.5, 10.5), "ink", 2 * LINE)
        for letter, dx, dy in petals:
            pen.fill(circle(dx * 9.5, dy * 9.5, 10.5), letter)
            pen.fill(box(min(0, dx * 10), min(0, dy * 10), max(0, dx * 10), max(0, dy * 10)), letter)
        pen.line(0, -15, 0, 15, "white", 2.8)
        pen.line(-15, 0, 15, 0, "white", 2.8)


@icon("marker", 52)
def marker(pen: Pen, c: str, variant: str) -> None:
    """A resource marker: the sign of its colour with one highlight."""
    if c == "X":
        clover(pen)
        if variant:
            pen.circle(43, 51, 12, "ink", "card", 2.6)
            glyph(pen, variant, 43, 51, 10, "white")
        return
    sign(pen, c, 26, 33 if c == "R" else 32, {"R": 24, "Y": 24, "G": 22, "B": 23}[c], c, "ink")
    pen.stroke((LIGHTS[c],), mix(c, "white", 0.6), 3)


@icon("animal-token", 58)
def animal_token(pen: Pen, c: str, variant: str) -> None:
    """An animal in its habitat: a hexagon with a paw. Variant "none": not there yet."""
    if variant == "none":
        pen.shape(regular(29, 32, 27, 6), "paper", "line", 3)
        return
    pen.shape(regular(29, 32, 29, 6), c, "ink")
    paw(pen, c, 29, 34, 17)


def house(pen: Pen, c: str, filled: Colour = "") -> None:
    """A barn without a door."""
    pen.shape("M 6 62 L 6 31 L 31 9 L 56 31 L 56 62 Z", filled or f"{c}_t", "ink")
    pen.shape("M 1 34 L 31 6 L 61 34 L 56 40 L 31 17 L 6 40 Z", c, "ink")


@icon("barn", 62)
def barn(pen: Pen, c: str, variant: str) -> None:
    """A warehouse. Variant "plain": without the sign on its door."""
    house(pen, c)
    if variant != "plain":
        pen.box(18, 37, 44, 63, 3, "card", "ink", 2.8)
        sign(pen, c, 31, 50.5, 8.5, c if c != "X" else "")


@icon("tray", 64)
def tray(pen: Pen, c: str, variant: str) -> None:
    """The management centre: a wooden tray with markers."""
    with pen.at(9, 10, 0.5):
        sign(pen, "R", 24, 38, 22, "R", "ink")
        sign(pen, "B", 70, 38, 22, "B", "ink")
    pen.shape("M 4 38 L 60 38 L 54 62 L 10 62 Z", "wood2", "ink")
    pen.line(8, 50, 56, 50, "ink", 2.6)


def teeth(x: float, y: float, size: float) -> Outline:
    """The outline of a cog."""
    points = []
    for k in range(8):
        for turn, reach in ((-13, 1), (13, 1), (17, 0.76), (28, 0.76)):
            t = radians(k * 45 + turn)
            points.append((x + size * reach * cos(t), y + size * reach * sin(t)))
    return ((*points, points[0]),)


def gear(pen: Pen, c: str, x: float, y: float, size: float) -> None:
    """An expansion: a cog with the sign of its colour."""
    pen.shape(teeth(x, y, size), c, "ink")
    pen.circle(x, y, size * 0.52, "card", "ink", 2.6)
    sign(pen, c, x, y + 0.3, size * 0.32, c if c != "X" else "")


@icon("cog", 58)
def cog(pen: Pen, c: str, variant: str) -> None:
    """An expansion."""
    gear(pen, c, 29, 32, 28)


def rosette(pen: Pen, x: float, y: float, size: float) -> None:
    """A seal with its ribbons."""
    for way in (-1, 1):
        tail = ((0.55, 0.5), (0.9, 1.75), (0.35, 1.45), (0, 1.75), (0, 0.5))
        pen.shape(polygon(*((x + way * size * dx, y + size * dy) for dx, dy in tail)), "seal2", "ink", LINE * 0.9)
    pen.shape(wavy(x, y, size * 0.98), "seal", "ink")
    pen.stroke(circle(x, y, size * 0.62), "seal2", 2.4)
    pen.fill(star(x, y, size * 0.46, size * 0.2, 5), "white")


@icon("seal", 54)
def seal(pen: Pen, c: str, variant: str) -> None:
    """A seal."""
    rosette(pen, 27, 26, 20)


def burst(pen: Pen, x: float, y: float, size: float, text: str = "") -> None:
    """A threat: a dark burst with an orange rim; the text is a number, "!" is drawn."""
    pen.shape(star(x, y, size, size * 0.7, 9), "threat", "ink")
    pen.stroke(star(x, y, size * 0.8, size * 0.6, 9), "alarm", 2.4)
    if text == "!":
        pen.line(x, y - size * 0.3, x, y + size * 0.08, "white", size * 0.17)
        pen.fill(circle(x, y + size * 0.36, size * 0.11), "white")
    elif text:
        pen.text(x, y + size * 0.02, text, size * 1.06, "white")


@icon("threat", 60)
def threat(pen: Pen, c: str, variant: str) -> None:
    """A threat token; the variant is its number, "" an exclamation mark."""
    burst(pen, 30, 32, 30, variant or "!")


@icon("heart", 60)
def heart(pen: Pen, c: str, variant: str) -> None:
    """A satisfaction token; variant "printed": the hollow one of the board."""
    with pen.at(30, 32, 26):
        pen.shape(HEART, "card" if variant == "printed" else "heart", "ink", LINE / 26)


def figure(pen: Pen, fill: Colour, halo: Colour = "") -> None:
    """A pawn of nobody in particular."""
    if halo:
        pen.stroke(BODY, halo, 11)
        pen.circle(32, 14, 13, halo, halo, 9)
    pen.shape(BODY, fill)
    pen.circle(32, 14, 12, fill)
    pen.fill("M 24 20 L 40 20 L 42 26 L 22 26 Z", fill)


def rival(pen: Pen, halo: Colour = "") -> None:
    """An opponent's pawn: dark, pointed ears, a mask; outline and tone differ from one's own."""
    if halo:
        pen.stroke("M 19 14 L 15 -3 L 28 4 L 36 4 L 49 -3 L 45 14", halo, 11)
        pen.stroke(BODY, halo, 11)
        pen.circle(32, 14, 13, halo, halo, 9)
    pen.shape("M 20 14 L 16 -3 L 29 5 L 35 5 L 48 -3 L 44 14 Z", "threat", "ink")
    figure(pen, "threat")
    pen.fill("M 23 11 L 31 14 L 25 18 Z", "alarm")
    pen.fill("M 41 11 L 33 14 L 39 18 Z", "alarm")


@icon("me", 64)
def me(pen: Pen, c: str, variant: str) -> None:
    """One's own pawn: white."""
    figure(pen, "white")


@icon("opponent", 64)
def opponent(pen: Pen, c: str, variant: str) -> None:
    """An opponent."""
    with pen.at(1, 3, 0.96):
        rival(pen)


@icon("opponents", 88)
def opponents(pen: Pen, c: str, variant: str) -> None:
    """All opponents."""
    with pen.at(34, 5, 0.86):
        rival(pen)
    with pen.at(0, 5, 0.92):
        rival(pen, "card")


@icon("ranger", 62)
def ranger(pen: Pen, c: str, variant: str) -> None:
    """A ranger: a face under a broad hat."""
    pen.shape("M 6 63 Q 6 44 31 44 Q 56 44 56 63 Z", "G", "ink")
    pen.shape("M 24 44 L 31 54 L 38 44 Z", "card", "ink", 2.4)
    pen.circle(31, 32, 14, SKIN)
    for x in (26, 36):
        pen.circle(x, 34, 1.7, "ink", None)
    pen.stroke("M 27 39 Q 31 42 35 39", "ink", 2.2)
    pen.shape("M 2 25 Q 31 14 60 25 Q 58 31 31 26 Q 4 31 2 25 Z", "wood")
    pen.shape("M 16 21 Q 18 3 27 5 Q 31 9 35 5 Q 44 3 46 21 Q 31 17 16 21 Z", "wood")
    pen.stroke("M 17 18 Q 31 13 45 18", "Y", 3.2)


@icon("rescuer", 70)
def rescuer(pen: Pen, c: str, variant: str) -> None:
    """An animal rescuer: an ambulance."""
    pen.shape("M 3 52 L 3 20 Q 3 14 9 14 L 44 14 L 44 20 L 54 20 Q 58 20 60 26 L 67 38 L 67 52 Z", "card", "ink")
    pen.shape("M 47 24 L 53 24 Q 56 24 58 29 L 61 36 L 47 36 Z", "B_t", "ink", 2.6)
    pen.fill("M 5 42 L 66 42 L 66 50 L 5 50 Z", "alarm")
    pen.stroke("M 3 52 L 67 52")
    glyph(pen, "+", 23, 28, 16, "no")
    for x in (17, 53):
        pen.circle(x, 53, 9, "threat")
        pen.circle(x, 53, 3, "card", None)
    pen.box(18, 7, 28, 14, 2, "B", "ink", 2.4)


def pond_shape(pen: Pen) -> None:
    """A pond with waves."""
    pen.shape("M 4 42 C 3 32 20 26 34 29 C 48 32 60 22 63 40 C 66 54 46 58 30 54 C 18 52 6 66 4 42 Z", "pond", "ink")
    for x, y in ((16, 40), (34, 47), (40, 36)):
        pen.stroke(f"M {x} {y} Q {x + 4} {y - 5} {x + 8} {y} Q {x + 12} {y + 4} {x + 15} {y - 1}", "white", 3)


@icon("pond", 66)
def pond(pen: Pen, c: str, variant: str) -> None:
    """A flooding: pond, falling drop and reed. Variant "unbought": with a seal, also where land is not bought."""
    pond_shape(pen)
    pen.line(52, 30, 52, 8)
    pen.line(58, 32, 60, 14)
    pen.box(49, 4, 55, 18, 3, "wood", "ink", 2.4)
    pen.shape("M 20 24 C 14 16 20 10 22 4 C 26 10 31 16 25 24 Q 22 27 20 24 Z", "B", "ink", 2.6)
    if variant:
        sealed(pen)


@icon("trees", 72)
def trees(pen: Pen, c: str, variant: str) -> None:
    """A reforestation: two conifers. Variant "unbought" as for the pond."""
    for x, y, size in ((36, 4, 0.86), (2, 0, 1)):
        with pen.at(x, y, size):
            pen.box(14, 48, 22, 63, 1, "wood", "ink", LINE * 0.9)
            pen.shape(
                "M 18 2 L 32 24 L 26 24 L 36 40 L 30 40 L 38 52 L -2 52 L 6 40 L 0 40 L 10 24 L 4 24 Z", "G_d", "ink",
            )
    if variant:
        sealed(pen)


def sealed(pen: Pen) -> None:
    """The seal in the corner: land that is not bought yet."""
    pen.circle(54, 51, 12, "seal", "card", 3)
    pen.fill(star(54, 51, 8, 3.6, 5), "white")


@icon("reclaimed", 80)
def reclaimed(pen: Pen, c: str, variant: str) -> None:
    """Pond and wood of one area."""
    with pen.at(0, 18, 0.7):
        pond_shape(pen)
    with pen.at(32, 0, 0.62):
        trees(pen, c, "")


@icon("points", 64)
def points(pen: Pen, c: str, variant: str) -> None:
    """A star with a number of points."""
    pen.shape(star(32, 33, 31, 17, 5), "sun")
    if variant:
        pen.text(32, 35, variant, 30 if len(variant) < 2 else 24, "ink")


@icon("first", 62)
def first(pen: Pen, c: str, variant: str) -> None:
    """The first player card: a pennant."""
    pen.line(10, 4, 10, 62, "ink", 5)
    pen.shape("M 12 6 L 58 20 L 12 36 Z", "sun")


@icon("once_game", 44)
def once_game(pen: Pen, c: str, variant: str) -> None:
    """Once per game: a crossed circle."""
    pen.circle(22, 32, 18, "card")
    pen.line(11, 43, 33, 21, "no", 6)
    pen.stroke(circle(22, 32, 18))


@icon("once_round", 40)
def once_round(pen: Pen, c: str, variant: str) -> None:
    """Once per round: an hourglass."""
    pen.shape("M 8 16 L 32 16 L 22 32 L 32 48 L 8 48 L 18 32 Z", "card")
    pen.fill("M 13 46 L 20 36 L 27 46 Z", "wood")
    pen.line(6, 15, 34, 15, "ink", 5)
    pen.line(6, 49, 34, 49, "ink", 5)


@icon("always", 56)
def always(pen: Pen, c: str, variant: str) -> None:
    """Always: a lying eight."""
    turns = [k * pi / 20 for k in range(41)]
    loop = (tuple((28 + 22 * cos(t) / (1 + sin(t) ** 2), 32 + 32 * sin(t) * cos(t) / (1 + sin(t) ** 2)) for t in turns),)
    pen.stroke(loop, "ink", 11)
    pen.stroke(loop, "G", 5)


@icon("end", 48)
def end(pen: Pen, c: str, variant: str) -> None:
    """At game end: an alarm clock."""
    for x in (11, 37):
        pen.circle(x, 16, 7.5, "X", "ink", LINE * 0.9)
    for x0, x1 in ((13, 8), (35, 40)):
        pen.line(x0, 47, x1, 54, "ink", 5)
    pen.circle(24, 33, 18, "card")
    pen.line(24, 33, 24, 21, "ink", 4)
    pen.line(24, 33, 32, 37, "ink", 4)
