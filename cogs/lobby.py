"""Opening a table: /play, and the lobby's buttons until the game starts."""

import secrets
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs._table import seats
from cogs._table.answers import NOBODY, Interaction, may_post, public_words, tell, values_of, words_of
from cogs._table.app import App
from cogs._table.host import acts_as_host
from cogs._table.lobby_view import lobby_panel, lobby_text, options_panel, seat_panel
from cogs._table.opened import OpenTable
from cogs._table.openings import ARCHIVES, opening_refused
from cogs._table.panel import Panel, as_view
from cogs._table.refusal import Refused
from cogs._table.tempo import specs
from cogs._translator import cmd, options
from db.rows import Document, MessageRow, OutboxRow, TableRow
from db.store import ChannelTaken
from render import FACES
from render.core.face import Words
from render.words import catalogue
from rules import GAMES
from rules.core.game import OptionSpec

COMPUTERS_MOST = 4

Edit = Callable[[TableRow], TableRow]


class Lobby(commands.Cog):
    """Tables before their game starts, and rematches."""

    def __init__(self, app: App) -> None:
        self.app = app
        app.router.add("l", self.pressed)
        app.outbox.handlers["lobby"] = self.deliver

    # ------------------------------------------------------------------ /play

    @app_commands.command(name=cmd("play"), description=cmd("play-about"))
    @app_commands.guild_only()
    @options(game="play-game", computers="play-computers", place="play-place")
    @app_commands.choices(
        game=[app_commands.Choice(name=cmd(f"game-{name}"), value=name) for name in GAMES if name in FACES],
        place=[app_commands.Choice(name=cmd(f"place-{p}"), value=p) for p in ("thread", "here")],
    )
    async def play(
        self,
        interaction: Interaction,
        game: str,
        computers: app_commands.Range[int, 0, COMPUTERS_MOST] = 0,
        place: str | None = None,
    ) -> None:
        """Open a table: in a thread of its own where the bot may create one, otherwise here."""
        settings = await self._server(interaction)
        words = public_words(interaction, settings, self.app.config.language)
        rules, user = GAMES[game], interaction.user
        row = TableRow(
            id=secrets.token_hex(4),
            game=game,
            channel=interaction.channel_id or 0,
            guild=interaction.guild_id,
            host=user.id,
            seed=secrets.token_hex(16),
            content=str(rules.version),
            extra={"language": words.locale},
        )
        if not await self.app.store.results(game=game, guild=interaction.guild_id, limit=1):
            row = replace(row, options=dict(rules.first))
        most = max(rules.seat_counts)
        row = seats.join(row, user.id, user.display_name, most, self.app.session.now())
        for _ in range(min(computers, most - 1)):
            row = seats.add_computer(row, words("computer"), most)
        await self._open(interaction, row, words, place or str(settings.get("place", "thread")), settings)

    async def _server(self, interaction: Interaction) -> Document:
        """The server's settings. Refused where they allow this person no table."""
        settings = await self.app.store.guild(interaction.guild_id or 0)
        parent = getattr(interaction.channel, "parent_id", None)
        manager = interaction.permissions.manage_guild
        if (key := opening_refused(settings, interaction.channel_id or 0, parent, manager)) is not None:
            channels = " ".join(f"<#{c}>" for c in settings.get("channels") or ())
            raise Refused(key, channels=channels)
        return settings

    async def _open(
        self, interaction: Interaction, row: TableRow, words: Words, place: str, settings: Document
    ) -> None:
        thread = await self._thread(interaction, row, words, settings) if place == "thread" else None
        if thread is not None:
            row = replace(row, channel=thread.id)
        else:
            may_post(interaction)
        text, view = lobby_text(row, GAMES[row.game], words), as_view(lobby_panel(row, words))
        try:
            await self.app.desk.create(row, interaction.id, interaction.user.id)
        except ChannelTaken as taken:
            table = await self.app.session.open(taken.table)
            raise Refused("play-taken", link=table.link) from None
        try:
            message = await self._first(interaction, row, words, (text, view), thread)
        except (discord.HTTPException, OSError):
            await self.app.desk.repost(row.id, row.channel, interaction.user.id, interaction.id)
            raise
        await self._remember(row, message)

    async def _first(
        self,
        interaction: Interaction,
        row: TableRow,
        words: Words,
        lobby: tuple[str, discord.ui.View],
        thread: discord.Thread | None,
    ) -> int:
        """The lobby's first message: the answer itself, or in a thread of its own."""
        text, view = lobby
        if thread is None:
            answer = await interaction.response.send_message(text, view=view, allowed_mentions=NOBODY)
            return answer.message_id or (await interaction.original_response()).id
        sent = await thread.send(text, view=view, allowed_mentions=NOBODY)
        opened = words("play-opened", player=discord.utils.escape_markdown(row.seats[0].name), place=thread.mention)
        await interaction.edit_original_response(content=opened, allowed_mentions=NOBODY)
        return sent.id

    async def _thread(
        self, interaction: Interaction, row: TableRow, words: Words, settings: Document
    ) -> discord.Thread | None:
        """A thread for the table; None in a thread, or where the bot may not make one or not write in it."""
        may = interaction.app_permissions
        channel = interaction.channel
        if not isinstance(channel, discord.TextChannel) or not (may.create_public_threads and may.send_messages_in_threads):
            return None
        await interaction.response.defer()  # two requests come before the answer
        name = words("thread-name", game=words(f"{row.game}-title"), player=row.seats[0].name)
        minutes: Any = ARCHIVES[str(settings.get("archive", "week"))]
        return await channel.create_thread(
            name=name[:100], type=discord.ChannelType.public_thread, auto_archive_duration=minutes
        )

    async def _remember(self, row: TableRow, message: int) -> None:
        posted = MessageRow(kind="lobby", channel=row.channel, message=message, revision=row.revision)
        await self.app.store.set_message(row.id, posted)
        table = await self.app.session.open(row.id)
        table.messages["lobby"] = posted

    # ------------------------------------------------------------------ the buttons

    async def pressed(self, interaction: Interaction, rest: list[str]) -> None:
        """l:<table>:<verb>[:<argument>…]"""
        if len(rest) < 2:
            raise Refused("press-unknown")
        table = await self.app.session.open(rest[0])
        verb, args = rest[1], rest[2:]
        handler = {
            "join": self._join,
            "leave": self._leave,
            "computer": self._computer,
            "options": self._options,
            "start": self._start,
            "set": self._set,
            "seat": self._seat,
            "seatset": self._seatset,
            "strength": self._strength,
            "remove": self._remove,
            "rematch": self._rematch,
        }.get(verb)
        if handler is None:
            raise Refused("press-unknown")
        await handler(interaction, table, args)

    async def _join(self, interaction: Interaction, table: OpenTable, _: list[str]) -> None:
        user, now = interaction.user, self.app.session.now()
        most = max(table.game.seat_counts)
        await self._change(interaction, table, lambda row: seats.join(row, user.id, user.display_name, most, now))

    async def _leave(self, interaction: Interaction, table: OpenTable, _: list[str]) -> None:
        await self._change(interaction, table, lambda row: seats.leave(row, interaction.user.id))

    async def _computer(self, interaction: Interaction, table: OpenTable, _: list[str]) -> None:
        if table.seat_of(interaction.user.id) is None and table.row.host != interaction.user.id:
            raise Refused("lobby-not-seated")
        most, name = max(table.game.seat_counts), catalogue(table.language)("computer")
        await self._change(interaction, table, lambda row: seats.add_computer(row, name, most))

    async def _start(self, interaction: Interaction, table: OpenTable, _: list[str]) -> None:
        await self._host_only(interaction, table)
        may_post(interaction)
        await self.app.desk.begin(table.id, interaction.user.id, interaction.id)
        words = catalogue(table.language)
        await interaction.response.edit_message(content=lobby_text(table.row, table.game, words), view=None)

    async def _change(self, interaction: Interaction, table: OpenTable, edit: Edit) -> None:
        """Change the lobby by a button of its own message, which shows it at once."""
        await self.app.desk.change(table.id, lambda t: edit(t.row), interaction.user.id, interaction.id, show=False)
        words, row = catalogue(table.language), table.row
        text, view = lobby_text(row, table.game, words), as_view(lobby_panel(row, words))
        await interaction.response.edit_message(content=text, view=view)
        if table.row.revision != row.revision:  # two answers were on their way at once: the older may have come last
            await self.app.desk.show_lobby(table)

    # ------------------------------------------------------------------ the host's options

    async def _host_only(self, interaction: Interaction, table: OpenTable) -> None:
        if not await acts_as_host(self.app.store, table.row, interaction.user.id, self.app.session.now()):
            host = next((s.name for s in table.row.seats if s.user == table.row.host), "?")
            raise Refused("lobby-host-only", host=discord.utils.escape_markdown(host))
        seats.only_lobby(table.row)

    async def _options(self, interaction: Interaction, table: OpenTable, args: list[str]) -> None:
        await self._host_only(interaction, table)
        await self._show_options(interaction, table, self._page(args[:1]))

    async def _show_options(self, interaction: Interaction, table: OpenTable, page: int = 0) -> None:
        words = words_of(interaction)
        await self._private(interaction, words("lobby-options"), options_panel(table.row, table.game, words, page))

    async def _seat(self, interaction: Interaction, table: OpenTable, args: list[str]) -> None:
        await self._host_only(interaction, table)
        await self._show_seat(interaction, table, self._number(table, args), self._page(args[1:2]))

    async def _show_seat(self, interaction: Interaction, table: OpenTable, number: int, page: int = 0) -> None:
        words, seat = words_of(interaction), table.row.seats[number]
        title = words("lobby-seat", n=number + 1, player=discord.utils.escape_markdown(seat.name))
        await self._private(interaction, title, seat_panel(table.row, seat, table.game, words, page))

    @staticmethod
    def _page(args: list[str]) -> int:
        return int(args[0]) if args and args[0] in ("0", "1", "2") else 0

    async def _set(self, interaction: Interaction, table: OpenTable, args: list[str]) -> None:
        spec, values = self._spec(table, args[-1] if args else ""), values_of(interaction)
        await self._quietly(interaction, table, lambda row: seats.set_option(row, spec, values))
        await self._show_options(interaction, table, self._page(args[:1]))

    async def _seatset(self, interaction: Interaction, table: OpenTable, args: list[str]) -> None:
        number = self._number(table, args)
        spec, values = self._spec(table, args[-1]), values_of(interaction)
        await self._quietly(interaction, table, lambda row: seats.set_seat_option(row, number, spec, values))
        await self._show_seat(interaction, table, number, self._page(args[1:2]))

    async def _strength(self, interaction: Interaction, table: OpenTable, args: list[str]) -> None:
        number, values = self._number(table, args), values_of(interaction)
        await self._quietly(interaction, table, lambda row: seats.set_strength(row, number, "".join(values)))
        await self._show_seat(interaction, table, number)

    async def _remove(self, interaction: Interaction, table: OpenTable, args: list[str]) -> None:
        number = self._number(table, args)
        await self._quietly(interaction, table, lambda row: seats.remove_computer(row, number))
        await self._show_options(interaction, table)

    async def _quietly(self, interaction: Interaction, table: OpenTable, edit: Edit) -> None:
        """A change of the host's from a private panel; the lobby message follows by the outbox, after the answer."""
        await self._host_only(interaction, table)
        await self.app.desk.change(table.id, lambda t: edit(t.row), interaction.user.id, interaction.id)

    async def deliver(self, item: OutboxRow) -> MessageRow | None:
        """The outbox's handler for kind "lobby": the lobby message as it has to be now."""
        table = await self.app.session.open(str(item.payload["table"]))
        lobby, again = table.messages.get("lobby"), bool(item.payload.get("again"))
        if not again and (lobby is None or lobby.revision >= table.row.revision):
            return None
        words, row = catalogue(table.language), table.row
        text, view = lobby_text(row, table.game, words), as_view(lobby_panel(row, words))
        if lobby is not None and not again:
            message = self.app.get_partial_messageable(lobby.channel).get_partial_message(lobby.message)
            await message.edit(content=text, view=view, allowed_mentions=NOBODY)
            shown = table.messages["lobby"] = replace(lobby, revision=row.revision)
            return shown
        channel = self.app.get_partial_messageable(row.channel, guild_id=row.guild)
        sent = await channel.send(text, view=view, allowed_mentions=NOBODY, nonce=item.nonce)
        if lobby is not None:
            await self.app.boards.retire(lobby)
        posted = MessageRow(kind="lobby", channel=row.channel, message=sent.id, revision=row.revision)
        table.messages["lobby"] = posted
        return posted

    async def _private(self, interaction: Interaction, text: str, panel: Panel) -> None:
        if interaction.message is not None and interaction.message.flags.ephemeral:
            await interaction.response.edit_message(content=text, view=as_view(panel))
        else:
            await tell(interaction, text, as_view(panel))

    @staticmethod
    def _spec(table: OpenTable, name: str) -> OptionSpec:
        spec = next((s for s in specs(table.game.options, table.game.live) if s.name == name), None)
        if spec is None:
            raise Refused("press-unknown")
        return spec

    @staticmethod
    def _number(table: OpenTable, args: list[str]) -> int:
        if not args or not args[0].isdecimal() or int(args[0]) >= len(table.row.seats):
            raise Refused("press-unknown")
        return int(args[0])

    # ------------------------------------------------------------------ again

    async def _rematch(self, interaction: Interaction, table: OpenTable, _: list[str]) -> None:
        """A new lobby in the same place with the same seats, options and presets; the evening's tally goes on."""
        old = table.row
        if old.status not in ("over", "abandoned"):
            raise Refused("press-double")
        words = catalogue(table.language)
        user = interaction.user
        row = replace(
            old,
            id=secrets.token_hex(4),
            seed=secrets.token_hex(16),
            status="lobby",
            seats=seats.again(old.seats, words("computer")),
            revision=0,
            ply=0,
            guards=(),
            due=None,
            extra={**old.extra, "tally": self._tally(table)},
        )
        people = [s.user for s in row.seats if s.user is not None]
        if not people:
            row = seats.join(row, user.id, user.display_name, max(table.game.seat_counts), self.app.session.now())
            people = [user.id]
        if user.id in people or old.host not in people:
            row = replace(row, host=user.id if user.id in people else people[0])
        await self._open(interaction, row, words, "here", {})

    @staticmethod
    def _tally(table: OpenTable) -> list[list[Any]]:
        """[name, games won] for each seat of the evening, most first."""
        won = {str(n): int(w) for n, w in table.row.extra.get("tally", [])}
        result = None if table.state is None else table.game.result(table.state)
        for seat in table.row.seats:
            won[seat.name] = won.get(seat.name, 0) + (result is not None and seat.seat in result.winners)
        return [[n, w] for n, w in sorted(won.items(), key=lambda pair: (-pair[1], pair[0]))]


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Lobby(bot))
