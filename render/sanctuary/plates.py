"""Name plates of the table: who it is, markers, animals, seals, threats, points. Their icons lie in the ground."""

from render.core.scene import Sheet, Sprite
from render.sanctuary import grounds
from render.sanctuary.cloth import MARKER, TOP
from render.sanctuary.model import PAWN_COLOURS, board_changes, deciding
from rules.sanctuary.score import count
from rules.sanctuary.state import Player
from rules.sanctuary.values import COLOURS
from rules.sanctuary.view import View

LEAST = 17


def plate(sheet: Sheet, view: View, seat: int, before: Player | None, name: str, initial: str) -> None:
    """What changes on a seat's plate."""
    players = len(view.players)
    board = view.players[seat]
    new = board_changes(board, before)
    lies = grounds.spots(players, seat)
    sheet.put(
        Sprite("pawn", (56 if players == 2 else 52, PAWN_COLOURS[seat], seat, initial)), *lies.pawn, read=50, base=True
    )
    if seat in deciding(view):
        x, wide = grounds.plates(players)[seat]
        plan = grounds.PLANS[players]
        sheet.put(Sprite("ring", (wide - 2, plan.plate_high - 2, 14, "sun", 6)), x + 1, plan.plates + 1, "lt")
    x, y = lies.name
    width = sheet.text(x, y, name, 27, lies.seals[0] - x - (44 if seat == view.first else 6), least=LEAST)
    if seat == view.first:
        sheet.put(Sprite("san-icon", ("first", 30)), x + width + 6, y - 1, "lm", read=28)
    number(sheet, lies.seals, 28, sum(board.timeline), any(change.startswith("level") for change in new))
    number(sheet, lies.threats, 32, board.threats, "threats" in new)
    number(sheet, lies.points, 34, count(board).total, False, 60 if players == 2 else 34)
    for c, letter in enumerate(COLOURS):
        number(sheet, lies.markers[c], 30, board.mgmt[c], f"mgmt{c}" in new)
        population = board.animals[c]
        token = Sprite("san-icon", ("animal-token", 34, letter, "" if population else "none"))
        x, y = lies.animals[c]
        sheet.put(token, x - 2, y, "lm", read=MARKER, base=True)
        number(sheet, (x, y), 34, population, f"animal{c}" in new or f"heart{c}" in new)


def number(sheet: Sheet, spot: tuple[int, int], icon: int, n: int, new: bool, room: int = 46) -> None:
    """A number right of an icon `icon` px wide; zero is pale."""
    x, y = spot
    text = str(n).replace("-", "−")
    sheet.text(x + icon + 3, y + 1, text, 24, room, "ink" if n else "line", "number", least=LEAST)
    if new:
        sheet.put(Sprite("spark", (TOP - 2,)), x + icon - 2, y - 16)
