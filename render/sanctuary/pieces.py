"""Pieces of a player board: population dial, hearts, plates, steps of the timeline, fields of the threat table."""

from render.core.geometry import box, polygon, regular
from render.core.palette import mix
from render.core.pen import Drawing, Pen
from render.core.scene import draws
from render.sanctuary.icons import ICONS, sign
from render.sanctuary.nouns import GRASS, GRASS2, teeth
from rules.sanctuary.values import COLOURS, MOST_POPULATION

BOARD_WIDE, BOARD_HIGH = 900, 1790
MAP_TOP, PLOT_WIDE, PLOT_HIGH, PLOT_STEP = 142, 208, 236, 212
CENTRE_TOP, CENTRE_HIGH = 390, 96
HABITAT_TOP, HABITAT_WIDE, HABITAT_HIGH = 498, 420, 396
CREW_TOP, CREW_HIGH = 1314, 148
TIME_TOP, TIME_HIGH = 1474, 152
THREAT_TOP, THREAT_HIGH = 1638, 118
LEFT = 26


def habitat_corner(c: int) -> tuple[int, int]:
    """Upper left corner of a habitat's panel."""
    return LEFT + c % 2 * (HABITAT_WIDE + 8), HABITAT_TOP + c // 2 * (HABITAT_HIGH + 12)


@draws("san-board")
def board() -> Drawing:
    """The board without anything on it."""
    pen = Pen(BOARD_WIDE, BOARD_HIGH, 1, 2, "table")
    pen.shape(box(8, 8, BOARD_WIDE - 8, BOARD_HIGH - 8, 24), "card", "ink", 4)
    for a in range(4):
        x = LEFT + a * PLOT_STEP
        pen.shape(box(x, MAP_TOP, x + PLOT_WIDE, MAP_TOP + PLOT_HIGH, 12), GRASS, "ink", 3)
        hill, foot, far = MAP_TOP + 128, MAP_TOP + PLOT_HIGH - 8, x + PLOT_WIDE - 3
        pen.fill(
            f"M {x + 3} {hill} Q {x + 60} {hill - 22} {x + 120} {hill} Q {x + 170} {hill + 12} {far} {hill - 12} "
            f"L {far} {foot} L {x + 3} {foot} Z",
            GRASS2,
        )
        pen.stroke(box(x, MAP_TOP, x + PLOT_WIDE, MAP_TOP + PLOT_HIGH, 12), "ink", 3)
    for a in range(1, 4):
        x = LEFT + a * PLOT_STEP - 7
        for y in range(MAP_TOP + 6, MAP_TOP + PLOT_HIGH - 20, 26):
            pen.shape(polygon((x, y + 24), (x, y + 6), (x + 5, y), (x + 10, y + 6), (x + 10, y + 24)), "wood2", "wood3", 1.8)
    right = BOARD_WIDE - LEFT - 2
    for top, high in ((CENTRE_TOP, CENTRE_HIGH), (TIME_TOP, TIME_HIGH), (THREAT_TOP, THREAT_HIGH)):
        pen.shape(box(LEFT, top, right, top + high, 14), "paper", "line", 2.4)
    for k in range(2):
        x = LEFT + k * (HABITAT_WIDE + 8)
        pen.shape(box(x, CREW_TOP, x + HABITAT_WIDE, CREW_TOP + CREW_HIGH, 14), "paper", "line", 2.4)
    for c, letter in enumerate(COLOURS):
        x, y = habitat_corner(c)
        pen.shape(box(x, y, x + HABITAT_WIDE, y + HABITAT_HIGH, 16), f"{letter}_t", letter, 4)
        pen.shape(regular(x + 108, y + 152, 88, 6), "card", letter, 4)
        sign(pen, letter, x + 108, y + 152, 30, f"{letter}_t")
        pen.shape(
            box(x + 10, y + 262, x + HABITAT_WIDE - 10, y + HABITAT_HIGH - 10, 12),
            mix(f"{letter}_t", "white", 0.4),
            letter,
            3,
        )
    return pen.done()


@draws("san-dial")
def dial(c: str, population: int, size: int) -> Drawing:
    """An animal token: a hexagon with as many lit sides as its population."""
    pen = Pen(size, size, size / 168, 3)
    with pen.at(84, 84):
        corners = regular(0, 0, 80, 6)[0]
        pen.shape(regular(0, 0, 78, 6), "card")
        for k in range(MOST_POPULATION):
            (ax, ay), (bx, by) = corners[k], corners[k + 1]
            side = polygon((ax * 0.93, ay * 0.93), (bx * 0.93, by * 0.93), (bx * 0.77, by * 0.77), (ax * 0.77, ay * 0.77))
            pen.shape(side, c if k < population else "inset", "ink", 2.2)
        pen.shape(regular(0, 0, 60, 6), f"{c}_t", "ink", 2.6)
    return pen.done()


@draws("san-tag")
def tag(text: str, width: int, height: int, fill: str, front: str) -> Drawing:
    """A number on a small plate."""
    pen = Pen(width, height, 1, 3)
    pen.box(2, 2, width - 2, height - 2, 11, fill, "ink" if fill != "ink" else "card", 3)
    pen.text(width / 2, height / 2 + 1, text, height * 0.78, front)
    return pen.done()


@draws("san-plate")
def plate(bought: bool, size: int) -> Drawing:
    """The green plate of an area that waits for its seals; bought: pale."""
    pen = Pen(size, size * 0.5, size / 160, 3)
    pen.box(4, 4, 156, 76, 12, GRASS2 if bought else "G_d", "G_d" if bought else "ink", 3)
    return pen.done()


@draws("san-flag")
def flag(size: int) -> Drawing:
    """A flag: this land is bought."""
    pen = Pen(size, size, size / 64)
    pen.line(14, 60, 14, 6, "ink", 5)
    pen.shape("M 16 6 Q 32 0 44 8 Q 54 14 62 6 L 62 32 Q 52 40 42 34 Q 30 28 16 34 Z", "pR")
    return pen.done()


@draws("san-space")
def space(kind: str, size: int) -> Drawing:
    """An empty space for a pond or a wood."""
    pen = Pen(size, size, size / 72)
    pen.circle(36, 36, 32, GRASS, "G_d", 2.6)
    if kind == "pond":
        pen.stroke("M 19 40 C 18 34 30 30 38 32 C 46 34 54 28 56 38 C 58 48 46 50 36 49 C 28 48 20 52 19 40 Z", "G_d", 3)
    else:
        pen.stroke("M 36 16 L 46 32 L 42 32 L 52 48 L 20 48 L 30 32 L 26 32 Z", "G_d", 3)
    return pen.done()


@draws("san-step")
def step(level: int, width: int, height: int) -> Drawing:
    """A step of the timeline: the higher, the more purple; the topmost is grey."""
    pen = Pen(width, height, 1, 2)
    fill = "inset" if level == 3 else mix("seal2", "card", (0.86, 0.66, 0.42)[level])
    pen.box(2, 2, width - 2, height - 2, 12, fill, "ink", 2.6)
    return pen.done()


@draws("san-field")
def field(how: str, width: int, height: int) -> Drawing:
    """A field of the threat table. how: "now" the one that counts, "past", "later"."""
    pen = Pen(width, height, 1, 2)
    fill = {"now": "alarm", "past": "inset", "later": "card"}[how]
    pen.box(2, 2, width - 2, height - 2, 10, fill, "ink" if how == "now" else "line", 3)
    return pen.done()


@draws("san-slot")
def slot(size: int) -> Drawing:
    """An empty space for an expansion."""
    pen = Pen(size, size, size / 104, 3)
    pen.box(4, 4, 100, 100, 16, None, "line", 3)
    pen.stroke(teeth(52, 52, 30), "line", 3)
    pen.circle(52, 52, 14, None, "line", 3)
    return pen.done()


@draws("san-fed")
def fed(c: str, used: bool, size: int) -> Drawing:
    """What lies under a worker; used: it has worked this round."""
    pen = Pen(size, size, size / 64, 3)
    pen.circle(32, 32, 29, "inset" if used else "card", "ink" if c else "line", 3)
    if c:
        with pen.at(32 - 26 * 0.7, 32 - 32 * 0.7, 0.7):
            ICONS["marker"].draw(pen, c, "")
    if used:
        pen.line(12, 52, 52, 12, "card", 10)
        pen.line(12, 52, 52, 12, "no", 5)
    return pen.done()
