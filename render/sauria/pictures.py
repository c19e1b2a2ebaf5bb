"""Which picture is drawn for which view and zoom. "card" is a view for /card alone: its zooms are `cards.REFS`."""

from render.core.face import Names, Words
from render.core.scene import Scene
from render.sauria import cards, character, closeup, herd, island, legend, score
from render.sauria.model import on_board
from rules.sauria.map import AREAS
from rules.sauria.view import View

VIEWS = ("board", "area", "around", "character", "dinosaurs", "score", "legend")


def zooms(view: View, which: str, words: Words, names: Names) -> tuple[tuple[str, str], ...]:
    """The parts that a view can show."""
    players = view.table.players
    if which == "area":
        return tuple((area, words("sau-area-title", a=area)) for area in AREAS)
    if which == "around":
        return tuple((str(seat), names[seat]) for seat, p in enumerate(players) if on_board(p))
    if which == "character":
        return tuple((str(seat), names[seat]) for seat, p in enumerate(players) if p.character)
    if which == "dinosaurs":
        return tuple((str(n + 1), herd.title(view, n, words)) for n in range(herd.pages(view)))
    return ()


def scene(view: View, words: Words, names: Names, which: str, zoom: str, since: View | None) -> Scene:
    """The picture as data. A zoom that does not exist shows the first part that does."""
    if which == "card" and zoom in cards.REFS:
        return cards.scene(zoom, words)
    found = [value for value, _ in zooms(view, which, words, names)]
    part = zoom if zoom in found else preferred(view, found)
    if which == "area":
        return closeup.area(view, part, since, words, names)
    if which == "around" and part:
        return closeup.figure(view, int(part), since, words, names)
    if which == "character" and part:
        return character.board(view, int(part), words, names)
    if which == "dinosaurs":
        return herd.page(view, int(part or 1) - 1, words)
    if which == "score" or (which in ("", "board") and view.table.over):
        return score.table(view, words, names)
    if which == "legend":
        return legend.legend(words)
    return island.board(view, since, words, names)


def preferred(view: View, found: list[str]) -> str:
    """The viewer's own part, or that of whoever is to move; else the first."""
    for seat in (view.seat, view.table.seat):
        if seat is not None and str(seat) in found:
            return str(seat)
    return found[0] if found else ""
