"""Icons of actions. Digits are drawn as that many things, because digits in icons get too small on a phone."""

from render.core.frames import sign as glyph
from render.core.geometry import HEART, circle, polygon, regular, wavy
from render.core.palette import Colour
from render.core.pen import LINE, Pen
from render.sanctuary.icons import ICONS, arrow, badge, icon, paw, sign
from render.sanctuary.nouns import GRASS, GRASS2, burst, figure, gear, house, opponent, opponents, rival, rosette, teeth


def quantity(pen: Pen, x: float, y: float, what: str) -> None:
    """The badge of a remembered or forbidden colour, "=" or "≠"; nothing for ""."""
    if what:
        pen.circle(x, y, 12, "card", "ink", 2.6)
        glyph(pen, what, x, y, 10, "ink")


@icon("plus", 34)
def plus(pen: Pen, c: str, variant: str) -> None:
    """Gain: a green plus."""
    glyph(pen, "+", 17, 32, 24, "ink")
    glyph(pen, "+", 17, 32, 20, "yes")


@icon("store", 92)
def store(pen: Pen, c: str, variant: str) -> None:
    """A marker goes through the dark door of its warehouse."""
    with pen.at(30, 0):
        house(pen, c)
        pen.box(18, 37, 44, 63, 3, "ink", "ink", 2.8)
    with pen.at(0, 25, 0.66):
        ICONS["marker"].draw(pen, c, "")
    arrow(pen, 32, 62, 51, "white", 7, 9, "ink")


@icon("store-tall", 64, 92)
def store_tall(pen: Pen, c: str, variant: str) -> None:
    """The same, stacked: the marker comes from above."""
    with pen.at(1, 28):
        house(pen, c)
        pen.box(18, 37, 44, 63, 3, "ink", "ink", 2.8)
    with pen.at(13, -8, 0.74):
        ICONS["marker"].draw(pen, c, "")
    pen.line(32, 42, 32, 62, "ink", 12)
    pen.shape(polygon((20, 60), (44, 60), (32, 78)), "white", "ink", 5)
    pen.line(32, 42, 32, 62, "white", 7)
    pen.fill(polygon((21, 60), (43, 60), (32, 77)), "white")


@icon("store-two", 92)
def store_two(pen: Pen, c: str, variant: str) -> None:
    """A marker of one of two colours goes to its warehouse: a house in both colours."""
    with pen.at(30, 0):
        for k, half in enumerate(c):
            far = 6 if k == 0 else 56
            eave, edge = (1, 6) if k == 0 else (61, 56)
            pen.fill(polygon((far, 62), (far, 31), (31, 9), (31, 62)), f"{half}_t")
            pen.fill(polygon((eave, 34), (31, 6), (31, 17), (edge, 40)), half)
        pen.stroke("M 6 37 L 6 62 L 56 62 L 56 37", "ink")
        pen.stroke("M 1 34 L 31 6 L 61 34 L 56 40 L 31 17 L 6 40 Z", "ink")
        pen.box(18, 37, 44, 63, 3, "ink", "ink", 2.8)
    for k, half in enumerate(c):
        with pen.at(3, k * 30, 0.56):
            ICONS["marker"].draw(pen, half, "")
    pen.line(4, 36, 27, 28, "ink", 3)
    arrow(pen, 34, 64, 51, "white", 7, 9, "ink")


@icon("stocked", 62)
def stocked(pen: Pen, c: str, variant: str) -> None:
    """Condition: the warehouse holds a marker."""
    house(pen, c)
    pen.box(14, 36, 48, 63, 3, "card", "ink", 2.8)
    sign(pen, c, 31, 51, 9.5, c if c != "X" else "", "ink", 2.4)
    badge(pen, 53, 14, "✓", 12, "yes")


@icon("animal", 60)
def animal(pen: Pen, c: str, variant: str) -> None:
    """A new animal: the hexagon behind a picket fence."""
    pen.shape(regular(30, 27, 26, 6), c)
    paw(pen, c, 30, 28, 15)
    for x in (3, 17, 31, 45):
        pen.shape(polygon((x, 63), (x, 46), (x + 6, 40), (x + 12, 46), (x + 12, 63)), "wood2", "ink", 2.6)
    pen.line(2, 54, 58, 54, "ink", 3)
    quantity(pen, 50, 11, variant)


def growing(pen: Pen, c: str) -> None:
    """A hexagon with a turning arrow and a plus."""
    pen.shape(regular(31, 34, 23, 6), c)
    paw(pen, c, 31, 35, 13)
    way = circle(31, 34, 29, 0, 150, 330)
    pen.stroke(way, "ink", 9)
    x, y = way[0][-1]
    pen.shape(polygon((x + 10, y - 5), (x + 2, y + 13), (x - 11, y + 1)), "card", "ink", 3)
    pen.stroke(way, "card", 3.6)
    pen.circle(58, 50, 12.5, "ink", "card", 2.5)
    glyph(pen, "+", 58, 50, 11, "white")


@icon("grow", 72)
def grow(pen: Pen, c: str, variant: str) -> None:
    """The population of an animal rises by one."""
    growing(pen, c)
    quantity(pen, 11, 52, variant)


def small_stocked(pen: Pen, c: str) -> None:
    """The condition as a part of a larger icon."""
    pen.stroke("M 6 62 L 6 38 L 1 34 L 31 6 L 61 34 L 56 40 L 56 62 Z", "card", 13)
    house(pen, c)
    pen.box(14, 36, 48, 63, 3, "card", "ink", 3)
    sign(pen, c, 31, 51, 10, c if c != "X" else "", "ink", 2.6)


@icon("stocked-grow", 104)
def stocked_grow(pen: Pen, c: str, variant: str) -> None:
    """If the warehouse holds a marker, its animal grows: barn with a tick before the growing hexagon."""
    with pen.at(34, 0, 0.98):
        growing(pen, c)
    with pen.at(0, 22, 0.68):
        small_stocked(pen, c)
    badge(pen, 12, 17, "✓", 12, "yes")


@icon("stocked-grow-tall", 76, 94)
def stocked_grow_tall(pen: Pen, c: str, variant: str) -> None:
    """The same, stacked: the hexagon over the barn."""
    with pen.at(2, 0):
        growing(pen, c)
    with pen.at(0, 45, 0.78):
        small_stocked(pen, c)
    badge(pen, 57, 80, "✓", 13, "yes")


@icon("satisfy", 60)
def satisfy(pen: Pen, c: str, variant: str) -> None:
    """A heart with the sign of the animal's colour in its window."""
    with pen.at(30, 32, 27):
        pen.shape(HEART, c, "ink", LINE / 27)
    pen.circle(30, 29, 15, "card", "ink", 2.4)
    sign(pen, c, 30, 29, 9.8, c if c != "X" else "")
    quantity(pen, 50, 52, variant)


@icon("expand", 68)
def expand(pen: Pen, c: str, variant: str) -> None:
    """An expansion under the roof of its own colour; variant "other": under a white roof, not its own."""
    gear(pen, c, 34, 40, 23)
    pen.shape("M 2 26 L 2 19 L 34 3 L 66 19 L 66 26 Z", "card" if variant else c)
    if variant:
        badge(pen, 55, 45, "≠", 12)


@icon("shift", 112)
def shift(pen: Pen, c: str, variant: str) -> None:
    """A cog moves from barn to barn."""
    for left, door in ((0, "card"), (66, "ink")):
        with pen.at(left, 16, 0.74):
            house(pen, "X")
            pen.box(18, 37, 44, 63, 3, door, "ink", 2.8)
    way = circle(56, 40, 34, 32, 205, 335)
    pen.stroke(way, "ink", 9)
    x, y = way[0][-1]
    pen.shape(polygon((x + 4, y + 11), (x - 11, y - 1), (x + 8, y - 8)), "ink", "ink", 3)
    pen.stroke(way, "card", 3)
    gear(pen, "X", 56, 14, 14)


@icon("buy", 66)
def buy(pen: Pen, c: str, variant: str) -> None:
    """A signboard with a seal: land is bought."""
    pen.box(28, 34, 38, 63, 2, "wood")
    pen.shape("M 2 63 Q 33 52 64 63 Z", GRASS2)
    pen.box(2, 3, 64, 42, 5, GRASS)
    rosette(pen, 33, 18, 13.5)


@icon("raise", 70)
def raise_(pen: Pen, c: str, variant: str) -> None:
    """Stairs and an arrow up; as many seals as may be raised, three for all of them."""
    pen.shape("M 2 62 L 2 50 L 24 50 L 24 38 L 46 38 L 46 26 L 68 26 L 68 62 Z", "paper")
    for x, y in ((2, 50), (24, 38), (46, 26)):
        pen.line(x, y, x + 22, y, "seal", 5)
    with pen.at(8, 40, 1, -40):
        arrow(pen, 0, 47, 0, "seal", 6, 9, "card")
    for x in {"2": (34, 56), "all": (15, 36, 57)}.get(variant, (54,)):
        pen.shape(wavy(x, 51, 9.5), "seal", "ink", 2.6)
        pen.circle(x, 51, 3, "white", None)


@icon("give", 112)
def give(pen: Pen, c: str, variant: str) -> None:
    """A threat goes to an opponent; variant "each": to every one."""
    burst(pen, 25, 34, 25, "!")
    arrow(pen, 50, 68, 34, "ink", 7, 9)
    with pen.at(62, 6, 0.86):
        (opponents if variant else opponent)(pen, "X", "")


def struck(pen: Pen, x: float, size: float) -> None:
    """A threat struck out in green."""
    burst(pen, x, 33, size, "!")
    for colour, width in (("card", 13.0), ("yes", 7.5)):
        pen.line(x - size, 33 + size, x + size, 33 - size, colour, width)


@icon("drop", 66)
def drop(pen: Pen, c: str, variant: str) -> None:
    """A threat leaves."""
    struck(pen, 33, 27)


@icon("drop-two", 104)
def drop_two(pen: Pen, c: str, variant: str) -> None:
    """Up to two threats leave."""
    struck(pen, 27, 25)
    struck(pen, 77, 25)


def halves(pen: Pen, part: str) -> None:
    """A card whose named half is pulled out and lit; the other half stays narrow and dull."""
    pen.box(8, 3, 46, 63, 5, "card")
    main = part == "main"
    pen.box(12, 49 if main else 7, 42, 59 if main else 31, 2, "inset", "line", 2)
    top = 40.5 if main else 32.5
    for x in range(13, 44, 8):
        a, b = x - 2.6, x + 2.6
        pen.fill(polygon((a, top + 8), (a, top + 2.5), (x, top), (b, top + 2.5), (b, top + 8)), "wood3")
    if main:
        pen.box(1, 8, 53, 39, 5, "sun")
        pen.fill("M 14 15 L 30 23.5 L 14 32 Z", "ink")
    else:
        pen.box(1, 41, 72, 63, 5, "sun")
        pen.fill("M 12 46 L 24 52 L 12 58 Z", "ink")


def whose(pen: Pen, who: str) -> None:
    """The pawn of a copied card: opponent, any card, the own other one (two pawns, the back one lit), own."""
    if who.startswith("opp"):
        rival(pen, "card")
    elif who == "any_card":
        figure(pen, "inset", "card")
    elif who == "own_second":
        with pen.at(-14, 12, 0.8):
            figure(pen, "X", "card")
        with pen.at(8, 0):
            figure(pen, "white", "card")
    else:
        figure(pen, "white", "card")


@icon("main", 82)
def main(pen: Pen, c: str, variant: str) -> None:
    """The main action of the card under that volunteer: the upper half is pulled out."""
    halves(pen, "main")
    with pen.at(38, -1, 0.66):
        whose(pen, variant)


@icon("side", 76)
def side(pen: Pen, c: str, variant: str) -> None:
    """The side action of the card under that volunteer: the lower half is pulled out."""
    halves(pen, "side")
    with pen.at(33, 2, 0.62):
        whose(pen, variant)


@icon("skip", 58)
def skip(pen: Pen, c: str, variant: str) -> None:
    """The own main action is given up: the card crossed out."""
    with pen.at(2, 0):
        halves(pen, "main")
    for colour, width in (("card", 11), ("no", 7)):
        pen.line(9, 11, 49, 38, colour, width)
        pen.line(9, 38, 49, 11, colour, width)


@icon("copy", 70)
def copy(pen: Pen, c: str, variant: str) -> None:
    """An expansion becomes a copy of another one: two cogs."""
    gear(pen, "X", 22, 24, 21)
    pen.stroke(teeth(46, 42, 21), "card", 9)
    pen.shape(teeth(46, 42, 20), "card")
    pen.circle(46, 42, 9, "threat", "ink", 2.6)


@icon("act-as", 96)
def act_as(pen: Pen, c: str, variant: str) -> None:
    """Own pawn and opponent's change parts."""
    with pen.at(0, 12, 0.8):
        figure(pen, "white")
    with pen.at(46, 12, 0.8):
        opponent(pen, "X", "")
    arrow(pen, 34, 60, 4, "ink", 4, 7)
    arrow(pen, 60, 34, 13, "ink", 4, 7)


def pickets(pen: Pen, x0: float, x1: float, y0: float, y1: float, colour: Colour = "wood3", count: int = 3) -> None:
    """A piece of picket fence."""
    step = (x1 - x0) / count
    for k in range(count):
        a = x0 + k * step + 1
        b = a + step - 2
        pen.shape(polygon((a, y1), (a, y0 + 5), ((a + b) / 2, y0), (b, y0 + 5), (b, y1)), colour, "ink", 2.4)
    middle = y0 + (y1 - y0) * 0.45
    pen.line(x0, middle, x1, middle, "ink", 2.6)


def eye(pen: Pen, x: float, y: float, size: float = 16) -> None:
    """An eye."""
    pen.shape(f"M {x - size} {y} Q {x} {y - size} {x + size} {y} Q {x} {y + size} {x - size} {y} Z", "white", "ink", 2.8)
    pen.circle(x, y, size * 0.36, "ink", None)


@icon("see_fences", 76)
def see_fences(pen: Pen, c: str, variant: str) -> None:
    """An eye that looks through a fence."""
    pickets(pen, 28, 56, 6, 58)
    eye(pen, 18, 32)
    arrow(pen, 38, 74, 32, "yes", 6, 9, "card")


@icon("wrap", 88)
def wrap(pen: Pen, c: str, variant: str) -> None:
    """The row's ends are neighbours: cards under a two-headed arc."""
    for x in (4, 32, 60):
        pen.box(x, 30, x + 24, 62, 3, "card")
    pen.stroke(circle(44, 28, 34, 20, 190, 350), "ink", 6)
    pen.fill("M 4 31 L 4 17 L 17 24 Z", "ink")
    pen.fill("M 84 31 L 84 17 L 71 24 Z", "ink")


@icon("free_slot", 64)
def free_slot(pen: Pen, c: str, variant: str) -> None:
    """At any warehouse: a white roof over all colours."""
    pen.shape("M 2 28 L 2 21 L 32 5 L 62 21 L 62 28 Z", "card")
    sign(pen, "X", 32, 46, 14, "", "ink", 2.6)


@icon("react", 96)
def react(pen: Pen, c: str, variant: str) -> None:
    """When an opponent's animal grows, mine does too."""
    with pen.at(0, 12, 0.74):
        opponent(pen, "X", "")
    with pen.at(38, 2, 0.84):
        growing(pen, "X")
