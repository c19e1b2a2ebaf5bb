"""The Sanctuary as the cogs see it: which picture, and the words around it."""

from collections.abc import Sequence
from typing import Any

from render.core import paint
from render.core.face import Label, Names, Picture, Words
from render.core.scene import Scene
from render.core.told import end_of
from render.sanctuary import asking, reading, telling
from render.sanctuary.phrases import short
from render.sanctuary.pictures import VIEWS, scene, zooms
from rules.core.game import Prompt, Refusal
from rules.sanctuary.cards import CARDS
from rules.sanctuary.view import View


class SanctuaryFace:
    """The face of The Sanctuary (`render.core.face.Face`)."""

    game = "sanctuary"
    views = VIEWS
    live = False

    def zooms(self, view: View, which: str, words: Words, names: Names) -> tuple[tuple[str, str], ...]:
        """The parts that a reading view can show."""
        return zooms(view, which, words, names)

    def cards(self, words: Words) -> tuple[tuple[str, str], ...]:
        """All hundred action cards, by name and what they do in short."""
        return tuple(
            (name, f"{name}: {short(card.main, words)} / {short(card.side, words)}") for name, card in CARDS.items()
        )

    def picture(
        self, view: View, words: Words, names: Names, which: str = "", zoom: str = "", since: View | None = None
    ) -> Picture:
        """The table, or the reading view asked for."""
        made = self.scene(view, words, names, which, zoom, since)
        table = (words.locale, *names) if made.kind == "sanctuary-table" else None
        return Picture(paint.encode(made, table), f"{made.kind}.png", self.alt(view, words, names, which, zoom))

    def scene(
        self, view: View, words: Words, names: Names, which: str = "", zoom: str = "", since: View | None = None
    ) -> Scene:
        """The picture as data."""
        return scene(view, words, names, which, zoom, since)

    def alt(self, view: View, words: Words, names: Names, which: str = "", zoom: str = "") -> str:
        """The picture in words."""
        return reading.alt_of(view, words, names, which, zoom)

    def text(self, view: View, words: Words, names: Names) -> str:
        """The board in words."""
        return reading.text(view, words, names)

    def headline(self, view: View, words: Words, names: Names) -> str:
        """Round, phase, who decides."""
        return reading.headline(view, words, names)

    def story(self, events: Sequence[Any], view: View, words: Words, names: Names) -> tuple[str, ...]:
        """What happened, a sentence each."""
        return telling.Teller(view, words, names).tell(events)

    def summary(self, events: Sequence[Any], view: View, words: Words, names: Names) -> tuple[str, ...]:
        """The end of the story."""
        return end_of(self.story(events, view, words, names))

    def question(self, prompt: Prompt[Any], view: View, words: Words, names: Names) -> str:
        """What the prompt asks."""
        return asking.question(prompt, view, words, names)

    def label(self, action: Any, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
        """One choice."""
        return asking.label(action, prompt, view, words, names)

    def rows(self, prompt: Prompt[Any], view: View) -> tuple[tuple[Any, ...], ...] | None:
        """The panel lays the choices out itself."""
        return None

    def private(self, prompt: Prompt[Any]) -> bool:
        """A reaction is nobody else's business: that somebody could react is not said in public."""
        return prompt.kind == "react"

    def picture_for(self, events: Sequence[Any]) -> bool:
        """Only asked for a race."""
        return True

    def mine(self, view: View, words: Words, names: Names) -> str:
        """My board, what each of my volunteers sees and what blocks it."""
        return reading.mine(view, words, names)

    def refusal(self, refusal: Refusal, words: Words, names: Names) -> str:
        """Why something is not possible."""
        return reading.refusal(refusal, words, names)


FACE = SanctuaryFace()
