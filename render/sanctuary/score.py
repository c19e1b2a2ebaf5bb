"""The score table: a row for each source of points, a column for each player."""

from render.core.face import Names, Words
from render.core.geometry import box
from render.core.palette import mix
from render.core.pen import Drawing, Pen
from render.core.scene import Scene, Sheet, Sprite, draws
from render.sanctuary.grounds import leaves
from render.sanctuary.model import PAWN_COLOURS, initials, shown
from rules.sanctuary.score import Score, ranked, scores
from rules.sanctuary.view import View

LEFT = {2: 400, 3: 400, 4: 380}
COLUMN = {2: 290, 3: 206, 4: 164}
TOP, LINE = 276, 82
ROWS: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = (
    ("land", (("reclaimed", "X"),)),
    ("R", (("animal-token", "R"), ("heart", "X"))),
    ("Y", (("animal-token", "Y"), ("heart", "X"))),
    ("G", (("animal-token", "G"), ("heart", "X"))),
    ("B", (("animal-token", "B"), ("heart", "X"))),
    ("centre", (("tray", "X"),)),
    ("stores", (("barn", "X"),)),
    ("seals", (("seal", "X"),)),
    ("expansions", (("cog", "X"),)),
    ("threats", (("threat", "X"),)),
)


def columns(score: Score) -> tuple[int, ...]:
    """The points of a player in the order of ROWS."""
    return (score.reclamation, *score.animals, score.mgmt, score.warehouses, score.seals, score.expansions, score.threats)


def size(players: int) -> tuple[int, int]:
    """Width and height of the picture."""
    return LEFT[players] + players * COLUMN[players] + 34, TOP + len(ROWS) * LINE + 230


def middles(players: int) -> list[int]:
    """The middle of each player's column."""
    return [LEFT[players] + COLUMN[players] // 2 + seat * COLUMN[players] for seat in range(players)]


@draws("san-score-ground")
def ground(players: int, winners: tuple[int, ...]) -> Drawing:
    """The pad with its stripes, icons and total line; the columns of winners in yellow."""
    wide, high = size(players)
    pen = Pen(wide, high, 1, 2, "table")
    leaves(pen, wide, high)
    pen.shape(box(14, 14, wide - 14, high - 14, 24), "card", "ink", 4)
    column = COLUMN[players]
    for seat in winners:
        x = middles(players)[seat]
        pen.shape(box(x - column / 2 + 4, 28, x + column / 2 - 4, high - 28, 20), mix("sun", "card", 0.62), "sun", 4)
    for k in range(0, len(ROWS), 2):
        y = TOP + k * LINE + 3
        pen.fill(box(32, y, LEFT[players] - 8, y + LINE - 6, 14), "paper")
    y = TOP + len(ROWS) * LINE + 20
    pen.fill(box(32, y, wide - 32, y + 100, 20), "ink")
    return pen.done()


def table(view: View, words: Words, names: Names) -> Scene:
    """The points as they are now; at the end with the winners."""
    players = len(view.players)
    counted = scores(view)
    result = ranked(counted)
    column, centres = COLUMN[players], middles(players)
    sheet = Sheet("sanctuary-score", Sprite("san-score-ground", (players, result.winners if view.over else ())))
    sheet.text(48, 110, words("san-pic-score", over="yes" if view.over else "no"), 56, LEFT[players] - 60)
    sheet.text(48, 176, words("san-pic-round-of", n=view.round), 40, LEFT[players] - 60, "X_d", "text")
    for seat in range(players):
        sheet.put(Sprite("pawn", (112, PAWN_COLOURS[seat], seat, initials(names)[seat])), centres[seat], 128, read=112)
        if view.over and seat in result.winners:
            sheet.put(Sprite("trophy", (56,)), centres[seat] + 56, 66, read=50)
        sheet.text(centres[seat], 240, shown(names, seat, words), 40, column - 10, anchor="mm")
    values = [columns(score) for score in counted]
    for k, (name, icons) in enumerate(ROWS):
        y = TOP + k * LINE + LINE // 2
        x = 92 - 25 * (len(icons) - 1)
        for icon, c in icons:
            sheet.put(Sprite("san-icon", (icon, 56, c, "plain" if icon == "barn" else "")), x, y, read=50)
            x += 52
        sheet.text(158, y, words("san-pic-source", what=name), 40, LEFT[players] - 170, font="text")
        for seat in range(players):
            n = values[seat][k]
            colour = "no" if n < 0 else "ink" if n else "line"
            sheet.text(centres[seat], y, str(n).replace("-", "−") if n else "·", 46, column - 20, colour, "number", "mm")
    foot(sheet, words, counted, result.winners)
    return sheet.scene()


def foot(sheet: Sheet, words: Words, counted: tuple[Score, ...], winners: tuple[int, ...]) -> None:
    """Totals and the value that breaks ties."""
    players = len(counted)
    centres = middles(players)
    y = TOP + len(ROWS) * LINE + 70
    sheet.text(54, y, words("san-pic-source", what="total"), 52, 300, "card")
    for seat, score in enumerate(counted):
        lit = seat in winners
        total = str(score.total).replace("-", "−")
        sheet.text(
            centres[seat], y, total, 66 if lit else 54, COLUMN[players] - 8, "sun" if lit else "card", "number", "mm"
        )
    y += 100
    for k, icon in enumerate(("animal-token", "heart")):
        sheet.put(Sprite("san-icon", (icon, 46)), 44 + k * 50, y, "lm", read=44)
    sheet.text(158, y, words("san-pic-source", what="tie"), 40, LEFT[players] - 170, "X_d", "text")
    for seat, score in enumerate(counted):
        sheet.text(centres[seat], y, str(score.tie_break), 42, COLUMN[players] - 10, "X_d", "number", "mm")
