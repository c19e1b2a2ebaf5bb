"""The points: at the end with everybody's goals, before it with what is public."""

from render.core.face import Names, Words
from render.core.palette import Colour
from render.core.scene import Scene, Sheet, Sprite
from render.sauria import terms
from render.sauria.model import initial, shown, state_of
from render.sauria.people import EMBLEMS
from rules.sauria.cards.goals import GOALS
from rules.sauria.state import State
from rules.sauria.survival import reached, result, victory_points
from rules.sauria.variants import target
from rules.sauria.view import View

WIDE, HEAD = 1000, 104
LINE = 54
TEXT = 36


def table(view: View, words: Words, names: Names) -> Scene:
    """A block for each player, the winners first and on yellow."""
    board = view.table
    found = result(board)
    seats = sorted(range(len(names)), key=lambda seat: (found.places[seat] if found else seat, seat))
    heights = [162 + 4 * LINE if board.players[seat].goal in GOALS else 150 for seat in seats]
    sheet = Sheet("sauria-score", Sprite("sau-sea", (WIDE, HEAD + 16 + sum(high + 14 for high in heights), HEAD)))
    sheet.text(24, 52, words("sau-pic-final" if board.over else "sau-pic-now"), 50, WIDE - 300, "day")
    if found and target(board):
        sheet.text(WIDE - 52, 52, f"{sum(found.points)} / {target(board)}", 50, 220, "card", "number", "rm")
    y = HEAD + 16
    for seat, high in zip(seats, heights, strict=True):
        wins = found is not None and seat in found.winners
        block(sheet, view, seat, words, names, y, high, wins)
        y += high + 14
    return sheet.scene()


def block(
    sheet: Sheet, view: View, seat: int, words: Words, names: Names, y: int, high: int, wins: bool
) -> None:
    """One player: way off the island, points, goals."""
    board, p = view.table, view.table.players[seat]
    fill: Colour = "card" if p.alive else "inset"
    panel = Sprite("panel", (WIDE - 32, high, 20, fill, "sun" if wins else "ink", 8 if wins else 4))
    sheet.put(panel, 16, y, "lt", base=True)
    sheet.put(Sprite("sau-person", (100, seat, initial(names, seat), state_of(p))), 96, y + 74, read=90)
    if wins:
        sheet.put(Sprite("trophy", (70,)), WIDE - 210, y + 70, read=64)
    points = str(victory_points(board, seat)) if board.over else str(p.points)
    sheet.text(WIDE - 52, y + 72, points, 84, 150, font="number", anchor="rm")
    sheet.text(176, y + 48, shown(names, seat, words), 48, WIDE - 440)
    if not p.character:
        return
    sheet.put(Sprite("sau-coin", (EMBLEMS[p.character], 46, "card", "ink")), 176, y + 106, "lm", read=44)
    about = terms.capital(words(f"sau-character-{p.character}"))
    if board.over or not p.alive:
        about = f"{about} · {words('sau-pic-way', way=p.way or 'dead')}"
    sheet.text(234, y + 106, about, TEXT, WIDE - 500, "ink2", "text")
    if p.goal not in GOALS:
        return
    goals(sheet, board, seat, words, y + 146)


def goals(sheet: Sheet, board: State, seat: int, words: Words, y: int) -> None:
    """The four goals, the fulfilled ones with a tick; a dead player's count for nothing."""
    p = board.players[seat]
    for k, goal in enumerate(GOALS[p.goal].goals):
        line = y + k * LINE + 24
        ok = reached(board, seat, goal) and (bool(p.way) or not board.over)
        sheet.put(Sprite("sign", ("✓" if ok else "×", 44, "yes" if ok else "ink3")), 62, line, read=40)
        sheet.text(100, line, str(goal.points), TEXT, 40, "ink" if ok else "ink3", "number")
        colour: Colour = "ink" if ok else "ink3"
        sheet.text(140, line, words(f"sau-goal-{goal.count}", n=goal.n), TEXT, WIDE - 200, colour, "text")
