"""What lies under the things: the green table with its leaves, and frames that hardly ever change."""

from typing import NamedTuple

from render.core.geometry import box
from render.core.pen import Drawing, Pen
from render.core.scene import draws
from render.sanctuary.cards import HIGH
from rules.sanctuary.values import ROWS, WIDTH

LEAF = "M 0 0 C .5 -.45 1.1 -.42 1.5 0 C 1.1 .42 .5 .45 0 0 Z"
TABLE_WIDE = 1600


class Plan(NamedTuple):
    """Where things lie on the table of a player count, in px. card: width of a card; step: from card to card."""

    card: int
    step: int
    left: int
    rows: tuple[int, ...]
    tray: int
    tray_high: int
    token: int
    plates: int
    plate_high: int
    high: int

    @property
    def scale(self) -> float:
        """Px of a card unit."""
        return self.card / 150


PLANS = {
    2: Plan(150, 158, 14, (118,), 442, 120, 96, 576, 110, 700),
    3: Plan(184, 196, 22, (116, 542), 930, 104, 76, 1048, 136, 1198),
    4: Plan(150, 158, 14, (112, 464), 790, 104, 76, 908, 136, 1058),
}
HEADER = 62


def leaves(pen: Pen, wide: float, high: float) -> None:
    """Large flat leaves in the corners, a shade darker than the table."""
    corners = (
        (0, 0, 170, 20), (wide, 0, 150, 110), (wide - 10, high, 190, 200), (10, high, 170, -70),
        (wide * 0.5, high + 60, 170, -35), (wide * 0.52, -70, 150, 140),
    )
    for x, y, size, turn in corners:
        for spread in (-48, 0, 48):
            with pen.at(x, y, size, turn + spread):
                pen.fill(LEAF, "table2")
                pen.line(0.1, 0, 1.4, 0, "table", 0.025)


@draws("san-felt")
def felt(width: int, height: int) -> Drawing:
    """The bare table."""
    pen = Pen(width, height, 1, 2, "table")
    leaves(pen, width, height)
    return pen.done()


@draws("san-table")
def table(players: int) -> Drawing:
    """The ground of the whole table: header, tray for expansions, empty name plates."""
    plan = PLANS[players]
    pen = Pen(TABLE_WIDE, plan.high, 1, 2, "table")
    leaves(pen, TABLE_WIDE, plan.high)
    pen.box(13, 11, TABLE_WIDE - 13, 11 + HEADER, 18, "card", "ink", 3)
    pen.box(13, plan.tray, TABLE_WIDE - 13, plan.tray + plan.tray_high, 16, "table2", "table3", 3)
    for k in (1, 2, 3):
        x = 12 + k * (TABLE_WIDE - 24) / 4
        pen.line(x, plan.tray + 16, x, plan.tray + plan.tray_high - 16, "table3", 3)
    for x, wide in plates(players):
        pen.box(x + 2, plan.plates + 2, x + wide - 2, plan.plates + plan.plate_high - 2, 14, "card", "ink", 3)
    return pen.done()


def plates(players: int) -> tuple[tuple[int, int], ...]:
    """Left edge and width of each name plate."""
    if players == 2:
        return (12, 784), (804, 784)
    wide = (TABLE_WIDE - 24 - 4 * (players - 1)) // players
    return tuple((12 + seat * (wide + 4), wide) for seat in range(players))


def slot(players: int, at: int) -> tuple[int, int]:
    """The upper left corner of the card at a position on the table."""
    plan, width = PLANS[players], WIDTH[players]
    return plan.left + at % width * plan.step, plan.rows[at // width]


def lane_height(players: int, row: int) -> float:
    """The line of sight runs at this height under a row."""
    plan = PLANS[players]
    return plan.rows[row] + (HIGH + 25) * plan.scale


@draws("san-plain")
def plain(width: int, height: int) -> Drawing:
    """A pale panel on the table: the ground of reading views."""
    pen = Pen(width, height, 1, 2, "table")
    leaves(pen, width, height)
    pen.shape(box(14, 14, width - 14, height - 14, 24), "card", "ink", 4)
    return pen.done()


assert set(PLANS) == set(ROWS)
