"""Which picture is drawn for which view and zoom."""

from render.core.face import Names, Words
from render.core.scene import Scene
from render.sauria import island
from rules.sauria.view import View

VIEWS = ("board",)


def zooms(view: View, which: str, words: Words, names: Names) -> tuple[tuple[str, str], ...]:
    """The parts that a view can show."""
    return ()


def scene(view: View, words: Words, names: Names, which: str, zoom: str, since: View | None) -> Scene:
    """The picture as data. A zoom that does not exist shows the first part."""
    return island.board(view, since, words, names)
