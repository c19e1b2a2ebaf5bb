"""Name plates: who it is, markers, animals, seals, threats, points; on the table and, larger, as a reading view."""

from render.core.scene import Sheet, Sprite
from render.sanctuary.model import PAWN_COLOURS, board_changes, deciding
from rules.sanctuary.score import count
from rules.sanctuary.state import Player
from rules.sanctuary.values import COLOURS
from rules.sanctuary.view import View

LEAST = 18


def plate(
    sheet: Sheet, view: View, seat: int, before: Player | None, name: str, initial: str, place: tuple[int, int, int, int]
) -> None:
    """A plate at (x, y, width, height) of the table."""
    x, y, wide, high = place
    board = view.players[seat]
    changes = board_changes(board, before)
    broad = wide > 600
    sheet.put(Sprite("san-tab", (74, high - 10, seat)), x + 5, y + 5, "lt")
    if seat in deciding(view):
        sheet.put(Sprite("ring", (wide - 2, high - 2, 14, "sun", 6)), x + 1, y + 1, "lt")
    sheet.put(
        Sprite("pawn", (58 if broad else 52, PAWN_COLOURS[seat], seat, initial)),
        x + 42,
        y + (high // 2 if broad else 46),
        read=50,
    )
    top = y + 27
    right: float = x + wide - 14
    points = str(count(board).total).replace("-", "−")
    if broad:
        right = amount(sheet, right, top, "points", points, 34, "")
    else:
        sheet.put(Sprite("san-icon", ("points", 30)), x + 26, y + high - 28, read=24)
        sheet.text(x + 42, y + high - 27, points, 23, 34, font="number", least=LEAST)
    right = amount(sheet, right, top, "threat", str(board.threats), 32, "threats" if "threats" in changes else "")
    seals = sum(board.timeline)
    lifted = any(change.startswith("level") for change in changes)
    right = amount(sheet, right, top, "seal", str(seals), 32, "seals" if lifted else "")
    room = right - (x + 92) - (40 if seat == view.first else 4)
    width = sheet.text(x + 92, top, name, 27, room, least=LEAST)
    if seat == view.first:
        sheet.put(Sprite("san-icon", ("first", 30)), x + 92 + width + 6, top - 1, "lm", read=28)
    step = (wide - 104) / (8 if broad else 4)
    for c, letter in enumerate(COLOURS):
        left, line = x + 92 + c * step, y + high - (34 if broad else 72)
        number(sheet, left, line, Sprite("san-icon", ("marker", 30, letter)), board.mgmt[c], f"mgmt{c}" in changes)
        if broad:
            left = x + 92 + (c + 4) * step
        population = board.animals[c]
        line = y + high - (34 if broad else 28)
        new = f"animal{c}" in changes or f"heart{c}" in changes
        number(
            sheet,
            left,
            line,
            Sprite("san-icon", ("animal-token", 34, letter, "" if population else "none")),
            population,
            new,
        )


def amount(sheet: Sheet, right: float, y: float, icon: str, text: str, size: int, new: str) -> float:
    """An icon and a number, ending at `right`; returns where they begin."""
    right -= sheet.text(right, y, text, 24, 60, font="number", anchor="rm", least=LEAST) + 4
    right -= sheet.put(Sprite("san-icon", (icon, size)), right, y, "rm", read=size)
    if new:
        sheet.put(Sprite("spark", (30,)), right + size, y - 16)
    return right - 8


def number(sheet: Sheet, x: float, y: float, icon: Sprite, n: int, new: bool) -> None:
    """An icon with its number right of it; zero is pale."""
    wide = sheet.put(icon, x, y, "lm", read=30)
    sheet.text(x + wide + 3, y + 1, str(n), 24, 40, "ink" if n else "line", "number", least=LEAST)
    if new:
        sheet.put(Sprite("spark", (30,)), x + wide - 2, y - 16)
