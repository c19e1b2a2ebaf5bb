"""The ground of the whole table: all that never changes during a game, addresses and the icons of name plates included."""

from render.core.geometry import box
from render.core.palette import mix
from render.core.pen import Drawing, Pen
from render.core.scene import draws
from render.sanctuary.grounds import HEADER, PLANS, TABLE_WIDE, TABS, leaves, plates, slot, spots
from render.sanctuary.icons import ICONS
from render.sanctuary.model import PAWN_COLOURS, address
from rules.sanctuary.values import COLOURS, ROWS, WIDTH

MARKER, TOP = 30, 32
"""Sizes of the icons on a name plate."""
PILE = TABLE_WIDE - 150, 11 + HEADER // 2


def stamp(pen: Pen, name: str, c: str, size: int, x: float, y: float, variant: str = "") -> None:
    """Draw an icon with its left middle at (x, y)."""
    made = ICONS[name]
    scale = size / 64
    with pen.at(x + 3 * scale, y - made.high * scale / 2, scale):
        made.draw(pen, c, variant)


@draws("san-table")
def table(players: int) -> Drawing:
    """The table of a player count."""
    plan = PLANS[players]
    pen = Pen(TABLE_WIDE, plan.high, 1, 3, "table")
    leaves(pen, TABLE_WIDE, plan.high)
    pen.box(13, 11, TABLE_WIDE - 13, 11 + HEADER, 18, "card", "ink", 3)
    x, y = PILE
    for k, fill in enumerate(("wood", "wood", "wood2")):
        pen.box(x + k * 7, y - 18 - k * 2.5, x + 30 + k * 7, y + 20 - k * 2.5, 6, fill, "ink", 2.6)
    for at in range(ROWS[players] * WIDTH[players]):
        left, top = slot(players, at)
        pen.text(left + plan.card // 2, top - 16 * plan.scale, address(players, at), 20 * plan.scale, "card", "title")
    tray(pen, players)
    for seat in range(players):
        plate(pen, players, seat)
    return pen.done()


def tray(pen: Pen, players: int) -> None:
    """The tray for expansions, with the warehouse of each colour."""
    plan = PLANS[players]
    pen.box(13, plan.tray, TABLE_WIDE - 13, plan.tray + plan.tray_high, 16, "table2", "table3", 3)
    wide = (TABLE_WIDE - 24) / 4
    for c, colour in enumerate(COLOURS):
        x = 12 + c * wide
        stamp(pen, "barn", colour, 54, x + 14, plan.tray + plan.tray_high / 2)
        if c:
            pen.line(x, plan.tray + 16, x, plan.tray + plan.tray_high - 16, "table3", 3)


def plate(pen: Pen, players: int, seat: int) -> None:
    """An empty name plate."""
    plan = PLANS[players]
    x, wide = plates(players)[seat]
    y, high = plan.plates, plan.plate_high
    pen.box(x + 2, y + 2, x + wide - 2, y + high - 2, 14, "card", "ink", 3)
    pen.fill(box(x + 5, y + 5, x + 5 + TABS, y + high - 5, 10), mix(PAWN_COLOURS[seat], "card", 0.45))
    lies = spots(players, seat)
    for c, letter in enumerate(COLOURS):
        stamp(pen, "marker", letter, MARKER, *lies.markers[c])
    stamp(pen, "seal", "X", TOP, *lies.seals)
    stamp(pen, "threat", "X", TOP, *lies.threats)
    stamp(pen, "points", "X", TOP, *lies.points)
