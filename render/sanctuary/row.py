"""Reading view: half a row of cards, three or two to a line, with pawns and lines of sight."""

from render.core.face import Names, Words
from render.core.scene import Scene, Sheet, Sprite
from render.sanctuary import lanes
from render.sanctuary.cards import HIGH, WIDE
from render.sanctuary.model import address, closed_to, deciding, phase, shown
from render.sanctuary.model import lanes as lanes_of
from render.sanctuary.table import card, pawns
from rules.sanctuary.view import View

GAP, EDGE = 22, 24
HEAD, FOOT = 72, 128


def title(view: View, part: range) -> str:
    """ "A1–A5"."""
    players = len(view.players)
    return f"{address(players, part[0])}–{address(players, part[-1])}"


def row(view: View, part: range, since: View | None, words: Words, names: Names) -> Scene:
    """The cards of half a row."""
    columns = 3 if len(part) == 5 else 2
    wide = 330 if columns == 3 else 400
    scale = wide / WIDE
    lines = -(-len(part) // columns)
    line_high = round(HEAD + HIGH * scale + FOOT)
    size = (columns * wide + (columns - 1) * GAP + 2 * EDGE, lines * line_high + EDGE)
    sheet = Sheet("sanctuary-row", Sprite("san-felt", size))

    def where(at: int) -> tuple[float, float]:
        k = at - part[0]
        return EDGE + k % columns * (wide + GAP), HEAD + k // columns * line_high

    for at in part:
        x, y = where(at)
        card(sheet, view.cards[at], x, y, wide)
        sheet.text(x + wide // 2, y - 38, address(len(view.players), at), 52, wide, "card", anchor="mm")
    now, acting = phase(view), deciding(view)
    if now in ("place", "resolve") and acting:
        lanes.lay(sheet, view, lanes_of(view, acting[0]), where, scale, part, now == "resolve")
    lanes.barred(sheet, tuple(at for at in closed_to(view) if at in part), where, scale)
    pawns(sheet, view, since, names, scale, where, part)
    if len(part) % columns:
        legend(sheet, view, part, words, names, where(part[-1] + 1), wide)
    return sheet.scene()


def legend(
    sheet: Sheet, view: View, part: range, words: Words, names: Names, corner: tuple[float, float], wide: int
) -> None:
    """The empty place of the last line: which cards these are, and whose volunteers stand on them."""
    x, y = corner
    sheet.text(x + wide // 2, y + 40, title(view, part), 76, wide, "card", anchor="mm")
    line = y + 130
    for pawn, at in enumerate(view.pawns):
        if at in part:
            seat = pawn // 2
            sheet.put(Sprite("san-figure", (72, seat)), x + 44, line, read=56)
            width = sheet.text(x + 92, line, address(len(view.players), at), 44, 110, "card")
            sheet.text(x + 104 + width, line, shown(names, seat, words), 44, wide - 104 - width, "sun")
            line += 92
