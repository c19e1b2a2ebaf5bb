"""Lines of sight under the rows of a table: eye, beam, ticks, and what ends the look."""

from collections.abc import Callable

from render.core.scene import Sheet, Sprite
from render.sanctuary.cards import HIGH, WIDE
from render.sanctuary.marks import DISC
from render.sanctuary.model import Lane
from rules.sanctuary.state import Table
from rules.sanctuary.values import WIDTH

Where = Callable[[int], tuple[float, float]]
"""Upper left corner of the card at a position."""


def lay(sheet: Sheet, view: Table, lanes: tuple[Lane, ...], where: Where, scale: float, shown: range, acting: bool) -> None:
    """Draw the lanes of a seat. shown: the positions in the picture; acting: usable side actions are framed in yellow."""
    size = round(DISC * scale)
    for lane in lanes:
        beams(sheet, view, lane, where, scale, shown)
    told: dict[int, str] = {}
    for lane in lanes:
        for card in lane.cards:
            how = "now" if not card.why else "used" if card.why == "SAN-RESOLVE-06" else "not"
            if told.get(card.at) != "now":
                told[card.at] = how
    for at, how in told.items():
        if at in shown:
            x, y = where(at)
            if how == "now" and acting:
                ring = Sprite(
                    "ring", (round((WIDE + 6) * scale), round(76 * scale), round(12 * scale), "sun", round(6 * scale))
                )
                sheet.put(ring, x - 3 * scale, y + (HIGH - 75) * scale, "lt")
            sheet.put(Sprite("san-seen", (size, how)), x + WIDE * scale / 2, y + (HIGH + 25) * scale, read=size // 2)
    for lane in lanes:
        if lane.at in shown:
            x, y = where(lane.at)
            if acting and not lane.main:
                size_ = round((WIDE - 8) * scale), round(112 * scale)
                sheet.put(
                    Sprite("ring", (*size_, round(10 * scale), "sun", round(6 * scale))), x + 4 * scale, y + 55 * scale, "lt"
                )
            sheet.put(Sprite("san-eye", (size,)), x + WIDE * scale / 2, y + (HIGH + 25) * scale, read=size)


def beams(sheet: Sheet, view: Table, lane: Lane, where: Where, scale: float, shown: range) -> None:
    """The beam of one lane and the ends of its look."""
    width = WIDTH[len(view.players)]
    start = lane.at - lane.at % width
    lit = [p in lane.positions() or p == lane.at for p in range(start, start + width)]
    run: list[int] = []
    for k in range(width + 1):
        if k < width and lit[k]:
            run.append(start + k)
        elif run:
            beam(sheet, view, lane, run, where, scale, shown)
            run = []


def beam(sheet: Sheet, view: Table, lane: Lane, run: list[int], where: Where, scale: float, shown: range) -> None:
    """One unbroken piece of the beam."""
    width = WIDTH[len(view.players)]
    start = lane.at - lane.at % width
    inside = [p for p in run if p in shown]
    size = round(DISC * scale)
    if inside:
        for first, last in rows_of(inside, where):
            (x0, y), (x1, _) = where(first), where(last)
            left = x0 + (WIDE / 2 if first == lane.at == run[0] else 2) * scale
            right = x1 + (WIDE / 2 if last == lane.at == run[-1] else WIDE - 2) * scale
            if right > left:
                sheet.put(Sprite("san-beam", (round(right - left), round(7 * scale))), left, y + (HIGH + 25) * scale, "lm")
    for end, step, why in ((run[0], -1, lane.left), (run[-1], 1, lane.right)):
        there = end + step
        if end in inside:
            x, y = where(end)
            edge = x + (WIDE + 2 if step > 0 else -2) * scale
            if end == lane.at:
                edge = x + WIDE * scale / 2 + step * 34 * scale
            if why != "round" or start <= there < start + width:
                sheet.put(Sprite("san-stop", (size,)), edge, y + (HIGH + 25) * scale)
        if start <= there < start + width and there in shown and why in ("fence", "pawn"):
            x, y = where(there)
            seat = next((pawn // 2 for pawn, at in enumerate(view.pawns) if at == there), 0)
            mark = Sprite("san-blocker", (size, why, seat if why == "pawn" else 0))
            sheet.put(mark, x + WIDE * scale / 2, y + (HIGH + 25) * scale, read=size)


def barred(sheet: Sheet, positions: tuple[int, ...], where: Where, scale: float) -> None:
    """Stumps on which the seat that places may not stand."""
    for at in positions:
        x, y = where(at)
        sheet.put(Sprite("san-barred", (round(52 * scale),)), x + WIDE / 2 * scale, y + 31 * scale)


def rows_of(positions: list[int], where: Where) -> list[tuple[int, int]]:
    """The positions as (first, last) of each line of the picture."""
    lines: list[tuple[int, int]] = []
    for p in positions:
        if lines and where(lines[-1][0])[1] == where(p)[1]:
            lines[-1] = (lines[-1][0], p)
        else:
            lines.append((p, p))
    return lines
