"""/tutorial: a guided first game, for the learner alone. It lives in memory only: a restart ends it (docs/decisions/016)."""

import asyncio
import logging
from collections import OrderedDict
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs._lessons import LESSONS
from cogs._lessons.course import Course
from cogs._lessons.page import AGAIN, LEAVE, names_of, page
from cogs._table.answers import NOBODY, Interaction, values_of, words_of
from cogs._table.app import App
from cogs._table.panel import as_view
from cogs._table.post import as_file
from cogs._table.refusal import Refused
from cogs._translator import cmd, options
from rules import GAMES

log = logging.getLogger(__name__)

MOST = 200
"""Learners at a time; who has not pressed for the longest time makes room for the next one."""


class Learner:
    """Somebody's lesson. mark: what its buttons carry. seen, drawn: the view and kind of the newest picture."""

    def __init__(self, course: Course, mark: str) -> None:
        self.course = course
        self.mark = mark
        self.seen: Any = None
        self.drawn: tuple[Any, ...] = ()
        self.lock = asyncio.Lock()
        """Held while a step is shown, so that an older one never comes after a newer one."""


class Tutorial(commands.Cog):
    """Guided first games."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.learners: OrderedDict[int, Learner] = OrderedDict()
        app.router.add("u", self.pressed)

    @app_commands.command(name=cmd("tutorial"), description=cmd("tutorial-about"))
    @options(game="tutorial-game")
    @app_commands.choices(game=[app_commands.Choice(name=cmd(f"game-{g}"), value=g) for g in GAMES if g in LESSONS])
    async def tutorial(self, interaction: Interaction, game: str) -> None:
        """The first step, privately."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._show(interaction, self._begin(interaction, game))

    def _begin(self, interaction: Interaction, game: str) -> Learner:
        """A lesson from its first step; one that this person had is over."""
        learner = Learner(Course(LESSONS[game]), str(interaction.id))
        self.learners[interaction.user.id] = learner
        self.learners.move_to_end(interaction.user.id)
        while len(self.learners) > MOST:
            self.learners.popitem(last=False)
        return learner

    async def pressed(self, interaction: Interaction, rest: list[str]) -> None:
        """u:<mark>:<presses>:<choice>. A press of a step that is past only shows where the lesson is."""
        if len(rest) != 3 or not rest[1].isdecimal():
            raise Refused("press-unknown")
        mark, presses, code = rest
        learner = self.learners.get(interaction.user.id)
        if learner is None or learner.mark != mark:
            raise Refused("lesson-over")
        self.learners.move_to_end(interaction.user.id)
        course, carried_out = learner.course, True
        if code == LEAVE:
            del self.learners[interaction.user.id]
            left = words_of(interaction)("lesson-left", game=course.lesson.game)
            await interaction.response.edit_message(content=left, view=None, attachments=[])
            return
        if code == AGAIN:
            learner = self._begin(interaction, course.lesson.game)
        elif int(presses) == course.presses:
            try:
                carried_out = course.press("".join(values_of(interaction)) if code == "m" else code)
            except KeyError:
                raise Refused("press-unknown") from None
        await interaction.response.defer()
        await self._show(interaction, learner, note=not carried_out)

    async def _show(self, interaction: Interaction, learner: Learner, note: bool = False) -> None:
        """The step as it is now. The picture is drawn again only where it would be another one."""
        words, course = words_of(interaction), learner.course
        async with learner.lock:
            face = self.app.faces[course.lesson.game]
            names = names_of(course.lesson, interaction.user.display_name, words)
            text, panel = page(course, face, words, names, learner.mark, note)
            view, step = course.view, course.step or course.lesson.steps[-1]
            kind = (course.game.view(course.state, None), step.which, step.zoom)
            extra: dict[str, Any] = {}
            if kind != learner.drawn:
                try:
                    picture = await self.app.worker.draw(
                        face.picture, view, words, names, step.which, step.zoom, learner.seen
                    )
                    extra["attachments"] = [as_file(picture)]
                except Exception:
                    log.exception("step %s of the lesson of %s was not drawn", step.key, course.lesson.game)
                    extra["attachments"] = []
                learner.seen, learner.drawn = view, kind
            try:
                await interaction.edit_original_response(
                    content=text, view=as_view(panel), allowed_mentions=NOBODY, **extra
                )
            except discord.HTTPException:
                learner.drawn = ()
                raise


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Tutorial(bot))
