"""Looking after tables: /games and /table."""

import io
import json
from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs._table import record, seats
from cogs._table.answers import NOBODY, Interaction, calling, may_post, tell, words_of
from cogs._table.app import App
from cogs._table.host import acts_as_host, passed_on
from cogs._table.opened import OpenTable, unattended
from cogs._table.panel import CONTENT, OPTIONS, Button, as_view, cut
from cogs._table.post import as_file
from cogs._table.refusal import Refused
from cogs._table.telling import told
from cogs._table.tempo import DEADLINE, is_live
from cogs._table.votes import with_deadline
from cogs._translator import cmd, options
from db.rows import TableRow
from render.core.face import Label, Words
from render.words import catalogue

LOG_LINES = 15
LOG_DEPTH = 200
SHOWN_GAMES = 15


class Tables(commands.Cog):
    """What is about a table and not about the game on it."""

    table = app_commands.Group(name=cmd("table"), description=cmd("table-about"), guild_only=True)

    def __init__(self, app: App) -> None:
        self.app = app
        app.router.add("k", self.replayed)

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
        title, link = words(f"{table.row.game}-title"), table.link
        since = f"<t:{table.row.updated // 1000}:R>"
        if table.row.status == "lobby":
            return words("games-lobby", title=title, link=link, since=since)
        if waits:
            return words("games-you", title=title, link=link, since=since)
        others = " · ".join(table.said[s] for s in table.asked() if s != mine)
        return words("games-others", title=title, link=link, since=since, list=others or "–")

    # ------------------------------------------------------------------ /table

    @table.command(name=cmd("leave"), description=cmd("leave-about"))
    async def leave(self, interaction: Interaction) -> None:
        """Get up: in a lobby the seat is free again, in a running game the computer takes it."""
        table = await self.here(interaction)
        user = interaction.user.id
        if table.row.status == "lobby":
            await self.app.desk.change(table.id, lambda t: seats.leave(t.row, user), user, interaction.id)
        else:
            await self.app.desk.change(table.id, lambda t: seats.give_up(t.row, user), user, interaction.id)
        await self._public(interaction, table, "table-left", player=self._name(interaction))

    @table.command(name=cmd("abandon"), description=cmd("abandon-about"))
    async def abandon(self, interaction: Interaction) -> None:
        """Close the table without a result. The host may, and who may manage the channel."""
        table = await self.here(interaction)
        await self._host_only(interaction, table)
        await self.app.desk.change(table.id, self._closed, interaction.user.id, interaction.id)
        await self._public(interaction, table, "table-abandoned", player=self._name(interaction))

    @staticmethod
    def _closed(table: OpenTable) -> TableRow:
        if table.row.status not in ("lobby", "running"):
            raise Refused("press-over")
        return replace(table.row, status="abandoned", due=None)

    @table.command(name=cmd("undo"), description=cmd("undo-about"))
    @options(to="undo-to")
    async def undo(self, interaction: Interaction, to: str | None = None) -> None:
        """Take back one's own last choice while nothing was revealed; else, or further back, ask the others."""
        table = await self.here(interaction)
        seats.only_running(table.row)
        if to is not None:
            if not to.isdecimal():
                raise Refused("undo-gone")
            await self._ask_undo(interaction, table, int(to), "undo-ask-back")
            return
        try:
            await self.app.desk.undo(table.id, interaction.user.id, interaction.id)
        except Refused as no:
            point = None if no.key not in ("undo-revealed", "undo-others") else await self._last_point(interaction, table)
            if point is None:
                raise
            await self._ask_undo(interaction, table, point, no.key)
            return
        await self._public(interaction, table, "undo-done", player=self._name(interaction))

    async def _last_point(self, interaction: Interaction, table: OpenTable) -> int | None:
        """The revision of the person's own last decision."""
        seat = table.seat_of(interaction.user.id)
        lines = await self.app.store.undo_points(table.id)
        return next((line.revision for line in lines if line.seat == seat), None)

    async def _ask_undo(self, interaction: Interaction, table: OpenTable, point: int, key: str) -> None:
        """Say what stands in the way, and offer to ask the others."""
        if table.seat_of(interaction.user.id) is None:
            raise Refused("press-watching")
        words = words_of(interaction)
        button = Button(f"b:{table.id}:{point}:ask", Label(words("button-undo-ask"), style="primary"))
        await tell(interaction, words(key), as_view(((button,),)))

    @undo.autocomplete("to")
    async def points(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The decisions back to which one may ask to go, newest first."""
        row = await self.app.store.current(interaction.channel_id or 0)
        if row is None or row.status != "running":
            return []
        table, words, found = await self.app.session.open(row.id), words_of(interaction), []
        face, view = self.app.faces[row.game], table.view(None)
        for back, line in enumerate(await self.app.store.undo_points(row.id), 1):
            told_ = face.story(table.public_events(line.events or b""), view, words, table.names) if line.events else ()
            what = told_[0] if told_ else words("undo-quietly", player=table.names[line.seat or 0])
            name = cut(f"{back}. {what}", 100)
            if typed.lower() in name.lower():
                found.append(app_commands.Choice(name=name, value=str(line.revision)))
        return found[:OPTIONS]

    @table.command(name=cmd("deadline"), description=cmd("deadline-about"))
    @options(limit="deadline-limit")
    @app_commands.choices(limit=[app_commands.Choice(name=cmd(f"limit-{v}"), value=v) for v in DEADLINE.choices])
    async def deadline(self, interaction: Interaction, limit: str) -> None:
        """The host changes how long a decision may take; who is asked now has the whole time."""
        table = await self.here(interaction)
        await self._host_only(interaction, table)
        if table.game.live or is_live(table.row.options):
            raise Refused("deadline-live")
        await self.app.desk.change(table.id, lambda t: with_deadline(t.row, limit), interaction.user.id, interaction.id)
        await self._public(interaction, table, f"deadline-now-{'none' if limit == 'none' else 'set'}",
                           what=catalogue(table.language)(f"cmd-limit-{limit}"))  # fmt: skip

    @table.command(name=cmd("replace"), description=cmd("replace-about"))
    @options(seat="replace-seat", person="replace-person")
    async def replace(self, interaction: Interaction, seat: str, person: discord.Member) -> None:
        """Another person takes a seat of a running game. The host may give any seat, everybody their own."""
        table = await self.here(interaction)
        number = self._seat(table, seat)
        own = table.row.seats[number].user == interaction.user.id
        if not own:
            await self._host_only(interaction, table)
        if person.bot:
            raise Refused("replace-bot")
        now, old = self.app.session.now(), table.names[number]
        await self.app.desk.change(
            table.id,
            lambda t: seats.replaced(t.row, number, person.id, person.display_name, now),
            interaction.user.id,
            interaction.id,
        )
        new = discord.utils.escape_markdown(table.names[number])
        text = catalogue(table.language)("table-replaced", player=new, old=discord.utils.escape_markdown(old))
        await interaction.response.send_message(f"{person.mention} {text}", allowed_mentions=calling((person.id,)))

    @table.command(name=cmd("kick"), description=cmd("kick-about"))
    @options(seat="replace-seat")
    async def kick(self, interaction: Interaction, seat: str) -> None:
        """The host takes a person from the table; in a running game the computer has the seat."""
        table = await self.here(interaction)
        await self._host_only(interaction, table)
        taken = table.row.seats[self._seat(table, seat)]
        user = taken.user
        if user is None or user == interaction.user.id:
            raise Refused("kick-person")

        def edit(opened: OpenTable) -> TableRow:
            return (seats.leave if opened.row.status == "lobby" else seats.give_up)(opened.row, user)

        await self.app.desk.change(table.id, edit, interaction.user.id, interaction.id)
        out = discord.utils.escape_markdown(taken.name)
        await self._public(interaction, table, "table-kicked", host=self._name(interaction), player=out)

    @table.command(name=cmd("host"), description=cmd("host-about"))
    @options(seat="replace-seat")
    async def host(self, interaction: Interaction, seat: str) -> None:
        """Another person who plays here becomes the host."""
        table = await self.here(interaction)
        await self._host_only(interaction, table)
        number = self._seat(table, seat)
        await self.app.desk.change(table.id, lambda t: passed_on(t.row, number), interaction.user.id, interaction.id)
        await self._public(interaction, table, "table-host-now", player=table.said[number])

    @host.autocomplete("seat")
    @replace.autocomplete("seat")
    @kick.autocomplete("seat")
    async def seats_here(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The seats of this channel's table."""
        row = await self.app.store.current(interaction.channel_id or 0)
        named = [(f"{s.seat + 1}. {s.name}", str(s.seat + 1)) for s in row.seats] if row is not None else []
        return [app_commands.Choice(name=n, value=v) for n, v in named if typed.lower() in n.lower()][:25]

    @staticmethod
    def _seat(table: OpenTable, typed: str) -> int:
        if not typed.isdecimal() or not 1 <= int(typed) <= len(table.row.seats):
            raise Refused("table-no-seat", most=len(table.row.seats))
        return int(typed) - 1

    @table.command(name=cmd("hand-over"), description=cmd("hand-over-about"))
    async def hand_over(self, interaction: Interaction) -> None:
        """The computer plays for me until I come back; the second time I am back."""
        table = await self.here(interaction)
        user = interaction.user.id

        def edit(opened: OpenTable) -> TableRow:
            row = opened.row
            seats.only_running(row)
            if (away := seats.stood_in(row, user)) is not None:
                return seats.back(row, away)
            if (own := opened.seat_of(user)) is None:
                raise Refused("press-watching")
            return seats.stand_in(row, own)

        await self.app.desk.change(table.id, edit, user, interaction.id)
        away = seats.stood_in(table.row, user) is not None
        waits = unattended(table.row) and not table.game.live
        key = "seat-back" if not away else "seat-all-away" if waits else "seat-handed-over"
        await self._public(interaction, table, key, player=self._name(interaction))

    @table.command(name=cmd("pause"), description=cmd("pause-about"))
    async def pause(self, interaction: Interaction) -> None:
        """The host stops a race in the break between two rounds."""
        await self._halt(interaction, on=True)

    @table.command(name=cmd("resume"), description=cmd("resume-about"))
    async def resume(self, interaction: Interaction) -> None:
        """The host lets it go on."""
        await self._halt(interaction, on=False)

    async def _halt(self, interaction: Interaction, *, on: bool) -> None:
        table = await self.here(interaction)
        await self._host_only(interaction, table)
        await self.app.desk.halt(table.id, on)
        key = "table-paused" if on else "table-resumed"
        await self._public(interaction, table, key, player=self._name(interaction))

    @table.command(name=cmd("repost"), description=cmd("repost-about"))
    async def repost(self, interaction: Interaction) -> None:
        """The board as a new message here; the old one loses its buttons. Brings a table back from a lost channel."""
        table = await self._mine(interaction)
        may_post(interaction)
        await self.app.desk.repost(table.id, interaction.channel_id or 0, interaction.user.id, interaction.id)
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
        lines = await told(self.app.store, table, face, words, LOG_DEPTH)
        text = "\n".join(lines[-LOG_LINES:]) or words("log-empty")
        await tell(interaction, cut(text, CONTENT))

    # ------------------------------------------------------------------ after the end

    async def _ended(self, interaction: Interaction) -> OpenTable:
        """The last game of this channel. Refused while it runs: it would show every deck and die."""
        row = await self.app.store.latest(interaction.channel_id or 0)
        if row is None:
            raise Refused("no-table-here")
        return await self._over(row.id)

    async def _over(self, table: str) -> OpenTable:
        opened = await self.app.session.open(table)
        if not opened.begun:
            raise Refused("press-not-started")
        if opened.row.status == "running":
            raise Refused("record-running")
        return opened

    @table.command(name=cmd("export"), description=cmd("export-about"))
    async def export(self, interaction: Interaction) -> None:
        """The last game of this channel as one JSON file, from which it can be played again exactly."""
        table = await self._ended(interaction)
        data = json.dumps(await record.exported(self.app.store, table), ensure_ascii=False).encode()
        file = discord.File(io.BytesIO(data), filename=f"{table.row.game}-{table.id}.json")
        said = words_of(interaction)("record-exported")
        await interaction.response.send_message(said, file=file, ephemeral=True, allowed_mentions=NOBODY)

    @table.command(name=cmd("replay"), description=cmd("replay-about"))
    async def replay(self, interaction: Interaction) -> None:
        """The last game of this channel step by step, as everybody saw it. Privately."""
        table = await self._ended(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        text, picture, view = await self._moment(table, 0, words_of(interaction))
        await interaction.followup.send(text, file=picture, view=view, ephemeral=True, allowed_mentions=NOBODY)

    async def replayed(self, interaction: Interaction, rest: list[str]) -> None:
        """k:<table>:<way>:<moment>"""
        if len(rest) != 3 or not rest[2].isdecimal():
            raise Refused("press-unknown")
        table = await self._over(rest[0])
        await interaction.response.defer()
        text, picture, view = await self._moment(table, int(rest[2]), words_of(interaction))
        await interaction.edit_original_response(content=text, attachments=[picture], view=view, allowed_mentions=NOBODY)

    async def _moment(self, table: OpenTable, at: int, words: Words) -> tuple[str, discord.File, discord.ui.View]:
        """One step of a replay: what happened, the picture, and the ways to other steps."""
        face, store = self.app.faces[table.row.game], self.app.store
        found = await record.moments(store, table, face)
        most = len(found) - 1
        at = min(at, most)
        states = [await record.position(store, table, found[i].ply) for i in (max(at - 1, 0), at)]
        before, seen = (table.game.view(state, None) for state in states)
        picture = await self.app.worker.draw(face.picture, seen, words, table.names, "", "", before)
        lines = [words("record-step", n=at, most=most), f"### {face.headline(seen, words, table.said)}"]
        lines += face.summary(found[at].events, seen, words, table.said)
        buttons = tuple(
            Button(f"k:{table.id}:{way}:{to}", Label(words(f"button-step-{way}"))) for way, to in record.steps(at, most)
        )
        return cut("\n".join(lines), CONTENT), as_file(picture), as_view((buttons,) if buttons else ())

    # ------------------------------------------------------------------

    async def _host_only(self, interaction: Interaction, table: OpenTable) -> None:
        manager, now = interaction.permissions.manage_channels, self.app.session.now()
        if not await acts_as_host(self.app.store, table.row, interaction.user.id, now, manager=manager):
            raise Refused("table-host-only")

    def _name(self, interaction: Interaction) -> str:
        return discord.utils.escape_markdown(seats.clean_name(interaction.user.display_name))

    async def _public(self, interaction: Interaction, table: OpenTable, key: str, **args: str) -> None:
        text = catalogue(table.language)(key, **args)
        await interaction.response.send_message(text, allowed_mentions=NOBODY)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Tables(bot))
