"""What lies under the things: the green table with its leaves, and frames that hardly ever change."""

from typing import NamedTuple

from render.core.geometry import box
from render.core.pen import Drawing, Pen
from render.core.scene import draws
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


def plates(players: int) -> tuple[tuple[int, int], ...]:
    """Left edge and width of each name plate."""
    if players == 2:
        return (12, 784), (804, 784)
    wide = (TABLE_WIDE - 24 - 4 * (players - 1)) // players
    return tuple((12 + seat * (wide + 4), wide) for seat in range(players))


class Spots(NamedTuple):
    """Where things lie on a name plate: left middles of icons, their numbers right of them."""

    pawn: tuple[int, int]
    name: tuple[int, int]
    markers: tuple[tuple[int, int], ...]
    animals: tuple[tuple[int, int], ...]
    seals: tuple[int, int]
    threats: tuple[int, int]
    points: tuple[int, int]


def spots(players: int, seat: int) -> Spots:
    """The spots of a seat's plate: on two lines for two players, else on three."""
    plan = PLANS[players]
    x, wide = plates(players)[seat]
    y, high = plan.plates, plan.plate_high
    right = x + wide
    if players == 2:
        step = (wide - 104) / 8
        places = tuple((round(x + 92 + k * step), y + high - 34) for k in range(8))
        return Spots(
            (x + 42, y + high // 2), (x + 92, y + 27), places[:4], places[4:], (right - 262, y + 27), (right - 184, y + 27),
            (right - 102, y + 27),
        )
    step = (wide - 104) / 4
    lines = tuple(tuple((round(x + 92 + c * step), y + high - up) for c in range(4)) for up in (72, 28))
    return Spots(
        (x + 42, y + 46),
        (x + 92, y + 27),
        lines[0],
        lines[1],
        (right - 148, y + 27),
        (right - 80, y + 27),
        (x + 8, y + high - 28),
    )


TABS = 74
"""Width of the coloured part of a name plate."""


def slot(players: int, at: int) -> tuple[int, int]:
    """The upper left corner of the card at a position on the table."""
    plan, width = PLANS[players], WIDTH[players]
    return plan.left + at % width * plan.step, plan.rows[at // width]


@draws("san-plain")
def plain(width: int, height: int) -> Drawing:
    """A pale panel on the table: the ground of reading views."""
    pen = Pen(width, height, 1, 2, "table")
    leaves(pen, width, height)
    pen.shape(box(14, 14, width - 14, height - 14, 24), "card", "ink", 4)
    return pen.done()


assert set(PLANS) == set(ROWS)
