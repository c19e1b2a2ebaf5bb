"""The face of an action card: landscape and main action above the picket fence of its colour, side action below."""

from render.core.frames import sign as glyph
from render.core.geometry import blob, box, circle, polygon
from render.core.palette import mix
from render.core.pen import Drawing, Pen
from render.core.scene import draws
from render.sanctuary import grammar
from render.sanctuary.icons import sign
from render.sanctuary.nouns import burst
from rules.sanctuary.cards import CARDS

WIDE, HIGH = 150, 264
BLEED = 4
"""Room round a card for its sight fence, in units: two neighbours with fences just do not overlap."""


@draws("san-card")
def card(name: str, width: int) -> Drawing:
    """A card `width` px wide; the drawing is BLEED units larger on each side."""
    k = width / WIDE
    pen = Pen((WIDE + 2 * BLEED) * k, (HIGH + 2 * BLEED) * k, k, 4 if k < 1.2 else 3 if k < 2.4 else 2)
    with pen.at(BLEED, BLEED):
        face(pen, name)
    return pen.done()


def face(pen: Pen, name: str) -> None:
    """Draw a card with its corner at the origin."""
    made = CARDS[name]
    c = made.type
    pen.box(1.2, 1.2, WIDE - 1.2, HIGH - 1.2, 11, "card", "ink", 2.4)
    pen.fill(box(7, 7, WIDE - 7, 172, 7), f"{c}_t")
    scenery(pen, c)
    pen.box(7, 7, WIDE - 7, 172, 7, None, c, 4)
    pen.fill(box(4, 184, WIDE - 4, HIGH - 4, 9), "paper")
    pen.fill(box(4, 176, WIDE - 4, 186), "paper")
    type_fence(pen, 3, WIDE - 3, 164, 188, c)
    pen.circle(75, 31, 24, "wood2", "ink", 2.4)
    pen.circle(75, 31, 17.5, "inset", "wood", 2)
    pen.stroke(circle(75, 31, 10), "wood2", 1.8)
    left = 29 if made.fence == "left" else 24
    if c == "X":
        pen.circle(left, 25, 9.5, "X", "ink", 2.2)
    else:
        sign(pen, c, left, 26 if c == "R" else 25, 9.5, c, "ink", 2.2)
    if made.threat:
        burst(pen, 117 if made.fence == "right" else 124, 28, 20 if made.fence == "right" else 21.5, str(made.threat))
    inner = 12 if made.fence else 0
    shift = inner if made.fence == "left" else 0
    grammar.draw(pen, made.main, 11 + shift * 0.8, 57, WIDE - 22 - inner * 0.8, 105, 1.12)
    corner = 20 if made.mark else 0
    if made.fence == "right":
        shift += corner
    grammar.draw(pen, made.side, 7 + shift, 192, WIDE - 14 - inner - corner, 66, 0.9)
    if made.mark:
        with pen.at(WIDE if made.fence == "right" else 0, 0, 1, 0, made.fence == "right"):
            ends = ((WIDE - 35, HIGH - 1), (WIDE - 1.5, HIGH - 35), (WIDE - 1.5, HIGH - 10), (WIDE - 4, HIGH - 4))
            pen.fill(polygon(*ends, (WIDE - 10, HIGH - 1.5)), "ink")
            pen.text(WIDE - 12.5, HIGH - 13, str(made.mark), 19, "white")
    if made.fence:
        sight_fence(pen, made.fence)


def type_fence(pen: Pen, x0: float, x1: float, y0: float, y1: float, c: str) -> None:
    """The picket fence in the card's colour: the horizon between main and side action."""
    count = 11
    step = (x1 - x0) / count
    for y in (y0 + 8, y1 - 6):
        pen.fill(box(x0, y - 2, x1, y + 2), f"{c}_d")
    for k in range(count):
        a = x0 + k * step + 1
        b = a + step - 2
        picket = polygon((a, y1), (a, y0 + 4.5), ((a + b) / 2, y0), (b, y0 + 4.5), (b, y1))
        pen.shape(picket, c, f"{c}_d", 1.3)


def sight_fence(pen: Pen, side: str) -> None:
    """The fence that blocks sight: a plank wall over a whole edge, sticking out beyond the card."""
    left = -2.6 if side == "left" else WIDE - 12.4
    pen.box(left, 2, left + 15, HIGH - 2, 2, "wood3", "ink", 2.4)
    for k in range(1, 6):
        y = 2 + (HIGH - 4) * k / 6
        pen.line(left + 2, y, left + 13, y, "wood", 2)
    for y in (8, HIGH - 8):
        pen.circle(left + 7.5, y, 2.2, "wood2", None)


def scenery(pen: Pen, c: str) -> None:
    """A landscape tone on tone; its motif repeats the card's colour without colour."""
    near, far = mix(f"{c}_t", c, 0.24), mix(f"{c}_t", c, 0.13)

    def hill(y0: float, y1: float, y2: float, shade: tuple[int, int, int]) -> None:
        ends = ((9, y0, 1), (40, y1), (75, (y1 + y2) / 2), (112, y2), (WIDE - 9, y0, 1), (WIDE - 9, 172, 1), (9, 172, 1))
        pen.fill(blob(*ends), shade)

    if c == "R":
        pen.fill(circle(112, 92, 25), far)
        hill(148, 140, 150, near)
        pen.line(34, 146, 36, 108, near, 5)
        pen.fill(circle(36, 102, 26, 9), near)
        pen.fill(circle(30, 93, 15, 6), near)
    elif c == "Y":
        for x, y, r in ((40, 86, 16), (58, 90, 12), (26, 91, 10)):
            pen.fill(circle(x, y, r), far)
        hill(138, 130, 140, far)
        for k in range(15, 140, 12):
            pen.fill(polygon((k - 3, 170), (k - 4.5, 146), (k, 139), (k + 4.5, 146), (k + 3, 170)), near)
    elif c == "G":
        hill(132, 118, 134, far)
        for k, size in ((26, 1.1), (40, 0.8), (106, 0.9), (124, 1.2)):
            pen.fill(polygon((k, 152 - 46 * size), (k + 15 * size, 156), (k - 15 * size, 156)), near)
        hill(156, 148, 152, near)
    elif c == "B":
        for x, y, r in ((36, 84, 13), (52, 86, 16), (68, 88, 10)):
            pen.fill(circle(x, y, r), far)
        hill(150, 142, 150, far)
        pen.fill(polygon((92, 160), (92, 128), (90, 128), (114, 110), (138, 128), (136, 128), (136, 160)), near)
        pen.fill(box(104, 140, 124, 160), far)
    else:
        pen.fill(polygon((14, 160), (58, 92), (80, 126), (92, 108), (136, 160)), far)
        pen.fill(polygon((58, 92), (70, 111), (58, 118), (47, 109)), near)
        hill(162, 152, 158, near)


@draws("san-done")
def done(size: int) -> Drawing:
    """A tick on a pale disc: this main or side action has been used."""
    pen = Pen(size, size, size / 64)
    pen.circle(32, 32, 28, "card", "ink", 4)
    glyph(pen, "✓", 32, 32, 26, "X_d")
    return pen.done()


