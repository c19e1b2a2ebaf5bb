"""Which picture is drawn for which view and zoom."""

from render.core.face import Names, Words
from render.core.scene import Scene
from render.sanctuary import board, legend, row, score, sheets, table
from render.sanctuary.model import address, parts, position, seat_of
from rules.sanctuary.cards import CARDS
from rules.sanctuary.values import COLOURS
from rules.sanctuary.view import View

VIEWS = ("board", "row", "player", "card", "expansions", "score", "legend")


def zooms(view: View, which: str, words: Words, names: Names) -> tuple[tuple[str, str], ...]:
    """The parts that a view can show."""
    players = len(view.players)
    if which == "row":
        return tuple((address(players, part[0]), row.title(view, part)) for part in parts(view))
    if which == "player":
        return tuple((str(seat), name) for seat, name in enumerate(names))
    if which == "card":
        return tuple((address(players, at), address(players, at)) for at in range(len(view.cards)))
    if which == "expansions":
        return tuple((colour, words("san-label-warehouse", c=colour)) for colour in COLOURS)
    if which == "legend":
        return tuple((part, words("san-pic-legend", part=part)) for part in legend.ENTRIES)
    return ()


def scene(view: View, words: Words, names: Names, which: str, zoom: str, since: View | None) -> Scene:
    """The picture as data. A zoom that does not exist shows the first part."""
    players = len(view.players)
    if which == "row" and view.cards:
        at = position(players, zoom) or 0
        part = next(part for part in parts(view) if at in part)
        return row.row(view, part, since, words, names)
    if which == "player":
        return board.board(view, seat_of(view, zoom), since, words, names)
    if which == "card" and (view.cards or zoom in CARDS):
        if zoom in CARDS:
            return sheets.card(zoom, "", words)
        at = position(players, zoom) or 0
        return sheets.card(view.cards[at], address(players, at), words)
    if which == "expansions":
        return sheets.expansions(view.display, zoom, words) if zoom in tuple(COLOURS) else sheets.shop(view.display, words)
    if which == "score" or (which in ("", "board") and view.over):
        return score.table(view, words, names)
    if which == "legend":
        return legend.legend((zoom,) if zoom in legend.ENTRIES else tuple(legend.ENTRIES), words)
    return table.table(view, since, words, names)
