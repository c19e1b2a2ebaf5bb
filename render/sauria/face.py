"""Sauria as the cogs see it: which picture, and the words around it."""

from collections.abc import Sequence
from typing import Any

from render.core import paint
from render.core.face import Label, Names, Picture, Words
from render.core.scene import Scene
from render.sauria import alts, asking, cards, private, reading, summary, telling
from render.sauria.pictures import VIEWS, scene, zooms
from rules.core.game import Prompt, Refusal
from rules.sauria.view import View


class SauriaFace:
    """The face of Sauria (`render.core.face.Face`)."""

    game = "sauria"
    views = VIEWS
    live = False

    def zooms(self, view: View, which: str, words: Words, names: Names) -> tuple[tuple[str, str], ...]:
        """The parts that a reading view can show: areas, seats, pages."""
        return zooms(view, which, words, names)

    def cards(self, words: Words) -> tuple[tuple[str, str], ...]:
        """Every card, by kind and name."""
        return cards.titles(words)

    def picture(
        self, view: View, words: Words, names: Names, which: str = "", zoom: str = "", since: View | None = None
    ) -> Picture:
        """The island, or the reading view asked for."""
        made = self.scene(view, words, names, which, zoom, since)
        table = (words.locale, *names) if made.kind == "sauria-island" else None
        return Picture(paint.encode(made, table), f"{made.kind}.png", self.alt(view, words, names, which, zoom))

    def scene(
        self, view: View, words: Words, names: Names, which: str = "", zoom: str = "", since: View | None = None
    ) -> Scene:
        """The picture as data."""
        return scene(view, words, names, which, zoom, since)

    def alt(self, view: View, words: Words, names: Names, which: str = "", zoom: str = "") -> str:
        """The picture in words."""
        return alts.alt(view, words, names, which, zoom)

    def text(self, view: View, words: Words, names: Names) -> str:
        """The board in words."""
        return reading.text(view, words, names)

    def headline(self, view: View, words: Words, names: Names) -> str:
        """Round, phase, who decides."""
        return reading.headline(view, words, names)

    def story(self, events: Sequence[Any], view: View, words: Words, names: Names) -> tuple[str, ...]:
        """What happened, a sentence each."""
        return telling.story(events, view, words, names)

    def summary(self, events: Sequence[Any], view: View, words: Words, names: Names) -> tuple[str, ...]:
        """What matters most of what happened, as much as a post has room for."""
        return summary.summary(events, view, words, names)

    def question(self, prompt: Prompt[Any], view: View, words: Words, names: Names) -> str:
        """What the prompt asks."""
        return asking.question(prompt, view, words, names)

    def label(self, action: Any, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
        """One choice, with its price, noise and risk."""
        return asking.label(action, prompt, view, words, names)

    def rows(self, prompt: Prompt[Any], view: View) -> tuple[tuple[Any, ...], ...] | None:
        """The panel lays the choices out itself."""
        return None

    def private(self, prompt: Prompt[Any]) -> bool:
        """No choice of this game is secret: what may be chosen follows from what lies open."""
        return False

    def picture_for(self, events: Sequence[Any]) -> bool:
        """Only asked for a race."""
        return True

    def mine(self, view: View, words: Words, names: Names) -> str:
        """My goals with their progress, wounds, energy, items, what I may do."""
        return private.mine(view, words, names)

    def refusal(self, refusal: Refusal, words: Words, names: Names) -> str:
        """Why something is not possible."""
        return private.refusal(refusal, words)


FACE = SauriaFace()
