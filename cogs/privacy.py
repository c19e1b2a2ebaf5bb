"""What is stored about a person: shown, exported and deleted (/privacy); a server that removes the bot is forgotten."""

import io
import json
import logging

import discord
from discord import app_commands
from discord.ext import commands

from cogs._table.answers import NOBODY, Interaction, tell, words_of
from cogs._table.app import App
from cogs._table.panel import Button, Panel, as_view
from cogs._table.refusal import Refused
from cogs._translator import cmd
from db.store import StillSeated
from render.core.face import Label, Words

log = logging.getLogger(__name__)

SHOWN = ("tables", "moves", "results", "plans", "reports", "notices")
"""The lists of the export that are counted for the reader."""


def offered(words: Words) -> Panel:
    """What can be done about it."""
    keys = (("export", "secondary"), ("ask", "danger"))
    return (tuple(Button(f"y:{verb}", Label(words(f"button-privacy-{verb}"), style=style)) for verb, style in keys),)


def asked(words: Words) -> Panel:
    """Whether it is really to be deleted."""
    keys = (("delete", "danger"), ("keep", "secondary"))
    return (tuple(Button(f"y:{verb}", Label(words(f"button-privacy-{verb}"), style=style)) for verb, style in keys),)


class Privacy(commands.Cog):
    """A person's own data."""

    def __init__(self, app: App) -> None:
        self.app = app
        app.router.add("y", self.pressed)

    @app_commands.command(name=cmd("privacy"), description=cmd("privacy-about"))
    async def privacy(self, interaction: Interaction) -> None:
        """How much of what is stored about me, and the ways to have it or to delete it."""
        words = words_of(interaction)
        await tell(interaction, await self._summary(interaction.user.id, words), as_view(offered(words)))

    async def _summary(self, user: int, words: Words) -> str:
        stored = await self.app.store.export_user(user)
        lines = [words("privacy-title")]
        lines += [words(f"privacy-{name}", n=len(stored[name])) for name in SHOWN if stored[name]]
        lines += [words("privacy-settings")] if stored["settings"] else []
        lines += [words("privacy-nothing")] if len(lines) == 1 else []
        return "\n".join([*lines, words("privacy-never")])

    async def pressed(self, interaction: Interaction, rest: list[str]) -> None:
        """y:export, y:ask, y:delete, y:keep"""
        words, verb = words_of(interaction), rest[0] if len(rest) == 1 else ""
        if verb == "export":
            await self._export(interaction)
        elif verb == "ask":
            await interaction.response.edit_message(content=words("privacy-sure"), view=as_view(asked(words)))
        elif verb == "delete":
            await self._delete(interaction)
        elif verb == "keep":
            text = await self._summary(interaction.user.id, words)
            await interaction.response.edit_message(content=text, view=as_view(offered(words)))
        else:
            raise Refused("press-unknown")

    async def _export(self, interaction: Interaction) -> None:
        stored = await self.app.store.export_user(interaction.user.id)
        data = json.dumps(stored, ensure_ascii=False, indent=1, default=str).encode()
        await interaction.response.send_message(
            words_of(interaction)("privacy-exported"),
            file=discord.File(io.BytesIO(data), filename="my-data.json"),
            ephemeral=True,
            allowed_mentions=NOBODY,
        )

    async def _delete(self, interaction: Interaction) -> None:
        user, words = interaction.user.id, words_of(interaction)
        finished = await self.app.store.tables_of(user, statuses=("over", "abandoned"))
        try:
            seats = await self.app.store.forget_user(user)
        except StillSeated as seated:
            links = [(await self.app.session.open(table)).link for table in seated.tables]
            raise Refused("privacy-seated", list=" · ".join(links[:5])) from None
        for row in finished:
            self.app.session.forget(row.id)  # it may lie in memory with the name
        log.info("a person's data were deleted, %s seats are anonymous", seats)
        await interaction.response.edit_message(content=words("privacy-deleted", n=seats), view=None)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server: its settings go, its open tables are abandoned."""
        for row in await self.app.store.open_tables():
            if row.guild == guild.id:
                self.app.session.forget(row.id)
        await self.app.store.forget_guild(guild.id)
        log.info("server %s was forgotten", guild.id)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Privacy(bot))
