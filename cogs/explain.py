"""The menu of a board message: the board in words, and a report of a rules problem to the operator."""

import logging
import secrets
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs._table.answers import Interaction, tell, words_of
from cogs._table.app import App
from cogs._table.opened import OpenTable
from cogs._table.panel import CONTENT, parts
from cogs._table.refusal import Refused
from cogs._translator import cmd
from db.rows import ReportRow

log = logging.getLogger(__name__)

MOST_WORDS = 1500
"""Characters of a report."""


class Explain(commands.Cog):
    """What can be done with a board message."""

    def __init__(self, app: App) -> None:
        self.app = app
        app.router.add("q", self.written)
        self.menus = (
            app_commands.ContextMenu(name=cmd("menu-explain"), callback=self.explain),
            app_commands.ContextMenu(name=cmd("menu-report"), callback=self.report),
        )

    async def cog_load(self) -> None:
        """The menus belong to the tree, not to the cog."""
        for menu in self.menus:
            self.app.tree.add_command(menu)

    async def cog_unload(self) -> None:
        """Take them back."""
        for menu in self.menus:
            self.app.tree.remove_command(menu.name, type=menu.type)

    async def _table(self, message: discord.Message) -> OpenTable:
        """The table on whose message somebody opened the menu. Refused on other messages."""
        mine = self.app.user is not None and message.author.id == self.app.user.id
        row = await self.app.store.latest(message.channel.id) if mine else None
        if row is None:
            raise Refused("explain-no-board")
        table = await self.app.session.open(row.id)
        if not table.begun:
            raise Refused("press-not-started")
        return table

    async def explain(self, interaction: Interaction, message: discord.Message) -> None:
        """The whole visible state in words."""
        table = await self._table(message)
        face, words, view = self.app.faces[table.row.game], words_of(interaction), table.view(None)
        board = table.messages.get("board")
        lines = [] if board is not None and board.message == message.id else [words("explain-newer")]
        lines += [face.headline(view, words, table.said), face.text(view, words, table.said)]
        for part in parts("\n".join(lines), CONTENT):
            await tell(interaction, part)

    async def report(self, interaction: Interaction, message: discord.Message) -> None:
        """Ask what is wrong."""
        table, words = await self._table(message), words_of(interaction)
        form = discord.ui.Modal(title=words("report-title"), custom_id=f"q:{table.id}:{table.row.revision}")
        field: discord.ui.TextInput[Any] = discord.ui.TextInput(
            label=words("report-words"),
            placeholder=words("report-hint"),
            custom_id="words",
            style=discord.TextStyle.paragraph,
            min_length=3,
            max_length=MOST_WORDS,
        )
        form.add_item(field)
        form.stop()  # the router takes the answer, after a restart too
        await interaction.response.send_modal(form)

    async def written(self, interaction: Interaction, rest: list[str]) -> None:
        """q:<table>:<revision>, the form that was filled in."""
        said = words_in(dict(interaction.data or {}).get("components"))
        if len(rest) != 2 or not rest[1].isdecimal() or not said.strip():
            raise Refused("press-unknown")
        table = await self.app.session.open(rest[0])
        if not 0 < int(rest[1]) <= table.row.revision:
            raise Refused("press-unknown")
        report = ReportRow(
            id=secrets.token_hex(3),
            table=table.id,
            revision=int(rest[1]),
            user=interaction.user.id,
            words=said[:MOST_WORDS],
            created=self.app.session.now(),
        )
        await self.app.store.put_report(report)
        log.warning("report %s: a rules problem at table %s, revision %s", report.id, report.table, report.revision)
        await tell(interaction, words_of(interaction)("report-thanks", id=report.id))


def words_in(components: Any) -> str:
    """The text of the only field of a form, wherever Discord nests it."""
    if isinstance(components, dict):
        return str(components["value"]) if "value" in components else words_in(list(components.values()))
    return "".join(words_in(one) for one in components) if isinstance(components, list) else ""


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Explain(bot))
