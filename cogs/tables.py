"""Looking after tables: /games and /table."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs._table import seats
from cogs._table.answers import NOBODY, Interaction, tell, words_of
from cogs._table.app import App
from cogs._table.opened import OpenTable
from cogs._table.panel import cut
from cogs._table.post import CONTENT
from cogs._table.refusal import Refused
from cogs._table.session import Session
from cogs._translator import cmd
from db.rows import TableRow
from render.words import catalogue

LOG_LINES = 15
SHOWN_GAMES = 15


class Tables(commands.Cog):
    """What is about a table and not about the game on it."""

    table = app_commands.Group(name=cmd("table"), description=cmd("table-about"), guild_only=True)

    def __init__(self, app: App) -> None:
        self.app = app

    async def here(self, interaction: Interaction) -> OpenTable:
        """The open table of this channel. Refused when there is none."""
        row = await self.app.store.current(interaction.channel_id or 0)
        if row is None:
            raise Refused("no-table-here")
        return await self.app.session.open(row.id)

    # ------------------------------------------------------------------ /games

    @app_commands.command(name=cmd("games"), description=cmd("games-about"))
    async def games(self, interaction: Interaction) -> None:
        """My running games, those that wait for me first."""
        words, user = words_of(interaction), interaction.user.id
        lines: list[tuple[bool, str]] = []
        for row in await self.app.store.tables_of(user):
            if interaction.guild_id is not None and row.guild != interaction.guild_id:
                continue
            table = await self.app.session.open(row.id)
            mine = table.seat_of(user)
            waits = mine is not None and mine in table.asked()
            lines.append((not waits, self._line(table, mine, waits, words_of(interaction).locale)))
        if not lines:
            raise Refused("games-none")
        shown = [line for _, line in sorted(lines)][:SHOWN_GAMES]
        if len(lines) > SHOWN_GAMES:
            shown.append(words("games-more", n=len(lines) - SHOWN_GAMES))
        await tell(interaction, cut("\n".join([words("games-title"), *shown]), CONTENT))

    @staticmethod
    def _line(table: OpenTable, mine: int | None, waits: bool, locale: str) -> str:
        words = catalogue(locale)
        title, link = words(f"{table.row.game}-title"), Session.link(table)
        since = f"<t:{table.row.updated // 1000}:R>"
        if table.row.status == "lobby":
            return words("games-lobby", title=title, link=link, since=since)
        if waits:
            return words("games-you", title=title, link=link, since=since)
        others = " · ".join(discord.utils.escape_markdown(table.names[s]) for s in table.asked() if s != mine)
        return words("games-others", title=title, link=link, since=since, list=others or "–")

    # ------------------------------------------------------------------ /table

    @table.command(name=cmd("leave"), description=cmd("leave-about"))
    async def leave(self, interaction: Interaction) -> None:
        """Get up: in a lobby the seat is free again, in a running game the computer takes it."""
        table = await self.here(interaction)
        user = interaction.user.id
        if table.row.status == "lobby":
            await self.app.session.change(table.id, lambda t: seats.leave(t.row, user), user, interaction.id)
        else:
            await self.app.session.hand_over(table.id, user, interaction.id, for_good=True)
        await self._public(interaction, table, "table-left", player=self._name(interaction))

    @table.command(name=cmd("abandon"), description=cmd("abandon-about"))
    async def abandon(self, interaction: Interaction) -> None:
        """Close the table without a result. The host may, and who may manage the channel."""
        table = await self.here(interaction)
        if interaction.user.id != table.row.host and not interaction.permissions.manage_channels:
            raise Refused("table-host-only")
        await self.app.session.change(table.id, self._closed, interaction.user.id, interaction.id, board=True)
        await self._public(interaction, table, "table-abandoned", player=self._name(interaction))

    @staticmethod
    def _closed(table: OpenTable) -> TableRow:
        if table.row.status not in ("lobby", "running"):
            raise Refused("press-over")
        return replace(table.row, status="abandoned", due=None)

    @table.command(name=cmd("repost"), description=cmd("repost-about"))
    async def repost(self, interaction: Interaction) -> None:
        """The board as a new message here; the old one loses its buttons. Brings a table back from a lost channel."""
        table = await self._mine(interaction)
        if table.row.status == "lobby":
            raise Refused("press-not-started")
        await self.app.session.repost(table.id, interaction.channel_id or 0, interaction.user.id, interaction.id)
        await tell(interaction, words_of(interaction)("table-reposted"))

    async def _mine(self, interaction: Interaction) -> OpenTable:
        """The table of this channel, or the one that the person plays and whose channel is not this one."""
        row = await self.app.store.current(interaction.channel_id or 0)
        if row is None:
            rows = await self.app.store.tables_of(interaction.user.id, statuses=("running",))
            own = [r for r in rows if r.guild == interaction.guild_id]
            if len(own) != 1:
                raise Refused("no-table-here")
            row = own[0]
        return await self.app.session.open(row.id)

    @table.command(name=cmd("log"), description=cmd("log-about"))
    async def log(self, interaction: Interaction) -> None:
        """What happened lately, in words, without anybody's secrets."""
        row = await self.app.store.latest(interaction.channel_id or 0)
        if row is None:
            raise Refused("no-table-here")
        table = await self.app.session.open(row.id)
        if table.state is None:
            raise Refused("press-not-started")
        face, words = self.app.faces[row.game], words_of(interaction)
        lines: list[str] = []
        for move in await self.app.store.recent(row.id, 200):
            if move.events is None:
                continue
            lines = [*face.story(table.public_events(move.events), table.view(None), words, table.names), *lines]
            if len(lines) >= LOG_LINES:
                break
        text = "\n".join(lines[-LOG_LINES:]) or words("log-empty")
        await tell(interaction, cut(text, CONTENT))

    # ------------------------------------------------------------------

    def _name(self, interaction: Interaction) -> str:
        return discord.utils.escape_markdown(seats.clean_name(interaction.user.display_name))

    async def _public(self, interaction: Interaction, table: OpenTable, key: str, **args: str) -> None:
        text = catalogue(table.language)(key, **args)
        await interaction.response.send_message(text, allowed_mentions=NOBODY)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Tables(bot))
