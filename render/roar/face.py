"""Roar-a-Saurus as the cogs see it: which picture for which moment, and the words around it."""

from collections.abc import Sequence
from typing import Any

from render.core import paint
from render.core.face import Label, Names, Picture, Words
from render.core.scene import Scene
from render.core.told import end_of
from render.roar import board, kaboom, legend, news, panel, phrases, score, story
from render.roar.model import Mat, mats
from rules.core.game import Prompt, Refusal
from rules.roar import developments
from rules.roar.constants import FULL, GAME_END, IN, OUT, PAUSE, ROUND_END
from rules.roar.events import Ended, Kaboomed, KnockedOut, RoundBegan, RoundWon
from rules.roar.view import View


class RoarFace:
    """The face of Roar-a-Saurus (`render.core.face.Face`)."""

    game = "roar"
    views = ("board", "arena", "score", "dino", "legend")
    live = True

    def zooms(self, view: View, which: str, words: Words, names: Names) -> tuple[tuple[str, str], ...]:
        """The dinos of the reading view "dino"."""
        if which != "dino":
            return ()
        return tuple((str(seat), names[seat]) for seat in view.order if view.players[seat].plays)

    def cards(self, words: Words) -> tuple[tuple[str, str], ...]:
        """Nothing is drawn card by card."""
        return ()

    def picture(
        self, view: View, words: Words, names: Names, which: str = "", zoom: str = "", since: View | None = None
    ) -> Picture:
        """The picture of a moment (Kaboom, score, arena …) or the reading view asked for."""
        scene = self.scene(view, words, names, which, zoom, since)
        table = (words.locale, *names) if scene.kind == "roar-arena" else None
        return Picture(paint.encode(scene, table), f"{scene.kind}.png", self.alt(view, words, names, which, zoom))

    def scene(
        self, view: View, words: Words, names: Names, which: str = "", zoom: str = "", since: View | None = None
    ) -> Scene:
        """The picture as data."""
        dinos = mats(view, since, names, words)
        if which == "legend":
            return legend.legend(view.mode == FULL, words)
        if which == "dino":
            wanted = [dino for dino in dinos if str(dino.seat) == zoom]
            return legend.portrait((wanted or list(dinos))[0], view.mode == FULL, words)
        if which == "score" or (which in ("", "board") and view.phase == ROUND_END):
            return score.score(dinos, view.round, view.shouter if view.phase == ROUND_END else None, words)
        if which in ("", "board"):
            if view.phase == GAME_END:
                return score.final(dinos, view.winners, words)
            if view.phase == PAUSE and view.shouter is not None:
                return self._kaboom(view, since, dinos, words)
        told = (
            news.news(dinos, mats(since, None, names, words), words)
            if since is not None and since.round == view.round
            else ()
        )
        awake = view.volcano > 0
        return board.arena(dinos, told or news.hints(words, awake), words, view.round, view.mode == FULL, awake)

    def _kaboom(self, view: View, since: View | None, dinos: tuple[Mat, ...], words: Words) -> Scene:
        assert view.shouter is not None
        caller = next(dino for dino in dinos if dino.seat == view.shouter)
        strength = developments.kaboom(caller.developments)
        at = dinos.index(caller)
        hits = []
        for dino in (*dinos[at + 1 :], *dinos[:at]):
            fell = (
                dino.state == OUT
                and since is not None
                and since.round == view.round
                and since.players[dino.seat].status == IN
            )
            if dino.state == IN or fell:
                prevented = 0 if view.reflex else min(strength, developments.klonk(dino.developments))
                hits.append(kaboom.Hit(dino, strength - prevented, prevented, fell))
        shout = words("roar-call", name="kaboom_oo_ah" if strength > 1 else "kaboom")
        return kaboom.kaboom(caller, shout, tuple(hits), words)

    def alt(self, view: View, words: Words, names: Names, which: str = "", zoom: str = "") -> str:
        """The picture in words."""
        if which == "legend":
            return phrases.alt_legend(view, words)
        if which == "dino":
            players = phrases.playing(view)
            wanted = [player for player in players if str(player.seat) == zoom]
            return phrases.line((wanted or players)[0], view, words, names)
        return phrases.alt(view, words, names)

    def text(self, view: View, words: Words, names: Names) -> str:
        """The board in words."""
        return phrases.text(view, words, names)

    def headline(self, view: View, words: Words, names: Names) -> str:
        """Round, phase, who decides."""
        return phrases.headline(view, words, names)

    def story(self, events: Sequence[Any], view: View, words: Words, names: Names) -> tuple[str, ...]:
        """What happened, a sentence each."""
        return story.story(events, view, words, names)

    def summary(self, events: Sequence[Any], view: View, words: Words, names: Names) -> tuple[str, ...]:
        """The end of the story."""
        return end_of(self.story(events, view, words, names))

    def question(self, prompt: Prompt[Any], view: View, words: Words, names: Names) -> str:
        """What the prompt asks."""
        return panel.question(prompt, view, words, names)

    def label(self, action: Any, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
        """One choice."""
        return panel.label(action, prompt, view, words, names)

    def rows(self, prompt: Prompt[Any], view: View) -> tuple[tuple[Any, ...], ...] | None:
        """The race panel's rows."""
        return panel.rows(prompt)

    def private(self, prompt: Prompt[Any]) -> bool:
        """Everything is pressed on the private panel: choices would give away dice and wishes."""
        return True

    def picture_for(self, events: Sequence[Any]) -> bool:
        """At the start of a round, a Kaboom, a knock-out, the end of a round or of the game (ROAR-TIMING-R11)."""
        return any(isinstance(event, RoundBegan | Kaboomed | KnockedOut | RoundWon | Ended) for event in events)

    def mine(self, view: View, words: Words, names: Names) -> str:
        """The private panel's text."""
        return phrases.mine(view, words, names)

    def refusal(self, refusal: Refusal, words: Words, names: Names) -> str:
        """Why a press is not possible."""
        return story.refusal(refusal, words, names)


FACE = RoarFace()
