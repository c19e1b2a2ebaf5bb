"""The score table: a row for each source of points, a column for each player."""

from render.core.face import Names, Words
from render.core.palette import mix
from render.core.scene import Scene, Sheet, Sprite
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


def table(view: View, words: Words, names: Names) -> Scene:
    """The points as they are now; at the end with the winners."""
    players = len(view.players)
    counted = scores(view)
    result = ranked(counted)
    column = COLUMN[players]
    wide = LEFT[players] + players * column + 34
    high = TOP + len(ROWS) * LINE + 230
    sheet = Sheet("sanctuary-score", Sprite("san-plain", (wide, high)))
    centres = [LEFT[players] + column // 2 + k * column for k in range(players)]
    sheet.text(48, 110, words("san-pic-score", over="yes" if view.over else "no"), 56, LEFT[players] - 60)
    sheet.text(48, 176, words("san-pic-round-of", n=view.round), 40, LEFT[players] - 60, "X_d", "text")
    if view.over:
        for seat in result.winners:
            lit = Sprite("panel", (column - 8, high - 52, 20, mix("sun", "card", 0.62), "sun", 4))
            sheet.put(lit, centres[seat], 26, "mt")
    for seat in range(players):
        sheet.put(Sprite("pawn", (112, PAWN_COLOURS[seat], seat, initials(names)[seat])), centres[seat], 128, read=112)
        if view.over and seat in result.winners:
            sheet.put(Sprite("trophy", (56,)), centres[seat] + 56, 66, read=50)
        sheet.text(centres[seat], 240, shown(names, seat, words), 40, column - 10, anchor="mm")
    values = [columns(score) for score in counted]
    for k, (name, icons) in enumerate(ROWS):
        y = TOP + k * LINE + LINE // 2
        if k % 2 == 0:
            sheet.put(Sprite("strip", (LEFT[players] - 40, LINE - 6, 14, "paper")), 32, y, "lm")
        x = 92 - 25 * (len(icons) - 1)
        for icon, c in icons:
            sheet.put(Sprite("san-icon", (icon, 56, c, "plain" if icon == "barn" else "")), x, y, read=50)
            x += 52
        sheet.text(158, y, words("san-pic-source", what=name), 40, LEFT[players] - 170, font="text")
        for seat in range(players):
            n = values[seat][k]
            colour = "no" if n < 0 else "ink" if n else "line"
            sheet.text(centres[seat], y, str(n).replace("-", "−") if n else "·", 46, column - 20, colour, "number", "mm")
    foot(sheet, words, names, counted, centres, result.winners, wide, players)
    return sheet.scene()


def foot(
    sheet: Sheet,
    words: Words,
    names: Names,
    counted: tuple[Score, ...],
    centres: list[int],
    winners: tuple[int, ...],
    wide: int,
    players: int,
) -> None:
    """Totals and the value that breaks ties."""
    y = TOP + len(ROWS) * LINE + 70
    sheet.put(Sprite("strip", (wide - 64, 100, 20, "ink")), 32, y, "lm")
    sheet.text(54, y, words("san-pic-source", what="total"), 52, 300, "card")
    for seat, score in enumerate(counted):
        lit = seat in winners
        total = str(score.total).replace("-", "−")
        sheet.text(centres[seat], y, total, 66 if lit else 54, COLUMN[players] - 8, "sun" if lit else "card", "number", "mm")
    y += 100
    for k, icon in enumerate(("animal-token", "heart")):
        sheet.put(Sprite("san-icon", (icon, 46)), 44 + k * 50, y, "lm", read=44)
    sheet.text(158, y, words("san-pic-source", what="tie"), 40, LEFT[players] - 170, "X_d", "text")
    for seat, score in enumerate(counted):
        sheet.text(centres[seat], y, str(score.tie_break), 42, COLUMN[players] - 10, "X_d", "number", "mm")
