"""Playing: presses on choices, the private panel, and /board and /me."""

import io
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from cogs._table import seats
from cogs._table.answers import NOBODY, Interaction, tell, unposted, values_of, words_of
from cogs._table.app import App
from cogs._table.codes import encode
from cogs._table.live import panel_of
from cogs._table.opened import OpenTable
from cogs._table.panel import CONTENT, ROWS, Panel, as_view, cut, parts
from cogs._table.plan_panel import entry, news
from cogs._table.post import as_file
from cogs._table.presses import AgainstRules, Done, Press
from cogs._table.refusal import Refused
from cogs._table.telling import story_of
from cogs._translator import cmd, options
from render.core.face import Words
from rules.core.game import Seat

MOST_PARTS = 6
"""Messages that one private answer may take; a longer one is a file."""
READY = "ready"
"""The kind of a ready check: whoever opens their panel then is ready, without a second press."""


def press_of(interaction: Interaction, rest: list[str]) -> Press:
    """The press that a custom_id stands for. Refused for one that this bot never made."""
    try:
        table, seat, guard, kind, choice = rest
        chosen = values_of(interaction)[0] if choice == "m" else choice
        return Press(table, int(seat), int(guard), kind, chosen, interaction.user.id, interaction.id)
    except (ValueError, IndexError):
        raise Refused("press-unknown") from None


class Play(commands.Cog):
    """What a player at a running table does."""

    def __init__(self, app: App) -> None:
        self.app = app
        app.router.add("t", self.pressed)
        app.router.add("m", self.opened)
        app.router.add("v", self.text)
        app.router.add("s", self.story)

    async def pressed(self, interaction: Interaction, rest: list[str]) -> None:
        """A choice: stored first, then answered; the picture follows by the outbox."""
        private = interaction.message is not None and interaction.message.flags.ephemeral
        try:
            done = await self.app.session.press(press_of(interaction, rest))
        except AgainstRules as error:
            table, words = error.table, words_of(interaction)
            why = self.app.faces[table.row.game].refusal(error.refusal, words, table.said)
            if private:
                await self._panel(interaction, table, error.seat, edit=True, said=[why])
            else:
                await tell(interaction, why)
            return
        if private:
            await self._panel(interaction, done.table, done.seat, edit=True, said=self._said(interaction, done))
        elif (perm := unposted(interaction)) is not None:
            unseen = words_of(interaction)("perm-unseen", perm=perm)
            await self._panel(interaction, done.table, done.seat, edit=False, said=[unseen])
        else:
            told = [words_of(interaction)("plan-had-stopped", k=done.stopped)] if done.stopped else []
            told += self._said(interaction, done, secret=True)
            if told:
                await tell(interaction, cut("\n".join(told), CONTENT))
            else:
                await interaction.response.defer()

    def _said(self, interaction: Interaction, done: Done, *, secret: bool = False) -> list[str]:
        """What a press brought, as its own seat may know it. secret: only what the others do not see."""
        table, scrub = done.table, done.table.game.scrub
        seen = [e for event in done.events if (e := scrub(event, done.seat)) is not None]
        face, words = self.app.faces[table.row.game], words_of(interaction)
        if not secret:
            return list(face.story(seen, table.view(done.seat), words, table.said))
        public = [e for event in done.events if (e := scrub(event, None)) is not None]
        known = face.story(public, table.view(None), words, table.said)
        own = face.story([e for e in seen if e not in public], table.view(done.seat), words, table.said)
        return [line for line in own if line not in known]

    async def opened(self, interaction: Interaction, rest: list[str]) -> None:
        """The way from the board to one's own panel. In a ready check it also says: I am here."""
        table = await self.app.session.open(rest[0] if rest else "")
        user = interaction.user.id
        if seats.returned(table.row, user) != table.row:  # any button brings back whom the computer stood in for
            await self.app.desk.change(table.id, lambda t: seats.returned(t.row, user), user, None)
        seat = self._seat(interaction, table)
        prompt = next((p for p in table.prompts if p.seat == seat and p.kind == READY), None)
        if prompt is not None and table.game.live:
            ready = encode(prompt.choices[0])
            press = Press(table.id, seat, table.guard(prompt), READY, ready, interaction.user.id, interaction.id)
            await self.app.session.press(press)
        await self._panel(interaction, table, seat, edit=False)

    async def text(self, interaction: Interaction, rest: list[str]) -> None:
        """The board in words, privately."""
        await self._text(interaction, await self.app.session.open(rest[0] if rest else ""))

    @staticmethod
    def _begun(table: OpenTable) -> None:
        if not table.begun:
            raise Refused("press-not-started" if table.row.status == "lobby" else "lobby-closed")

    async def story(self, interaction: Interaction, rest: list[str]) -> None:
        """The whole of a story of which the board shows the end, privately."""
        if len(rest) != 3 or not rest[1].isdecimal() or not rest[2].isdecimal():
            raise Refused("press-unknown")
        table = await self.app.session.open(rest[0])
        if table.state is None:
            raise Refused("press-not-started")
        if not int(rest[1]) <= int(rest[2]) <= table.row.revision:
            raise Refused("press-unknown")
        face, words = self.app.faces[table.row.game], words_of(interaction)
        lines = await story_of(self.app.store, table, face, words, int(rest[1]), int(rest[2]))
        text = "\n".join(lines) or words("log-empty")
        told = parts(text, CONTENT)
        if len(told) > MOST_PARTS:
            file = discord.File(io.BytesIO(text.encode()), filename=f"{table.row.game}-{rest[1]}-{rest[2]}.txt")
            note = words("story-as-file", n=len(lines))
            await interaction.response.send_message(note, file=file, ephemeral=True, allowed_mentions=NOBODY)
            return
        for part in told:
            await tell(interaction, part)

    def _seat(self, interaction: Interaction, table: OpenTable) -> Seat:
        self._begun(table)
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("press-watching")
        return seat

    async def _panel(
        self, interaction: Interaction, table: OpenTable, seat: Seat, *, edit: bool, said: Sequence[str] = ()
    ) -> None:
        lasting, panel = self._own(table, seat, words_of(interaction))
        content, view = cut("\n".join([*said, lasting]), CONTENT), as_view(panel)
        if table.game.live:  # before the answer is out: a refresh that comes at the same moment has nothing left to do
            self.app.panels.remember(table.id, seat, interaction, (lasting, panel))
        if edit:
            await interaction.response.edit_message(content=content, view=view)
        else:
            await interaction.response.send_message(content, view=view, ephemeral=True, allowed_mentions=NOBODY)

    def _own(self, table: OpenTable, seat: Seat, words: Words) -> tuple[str, Panel]:
        """The private panel of a seat, with its plan: what became of the last one, or the way to plan the next turn."""
        face = self.app.faces[table.row.game]
        content, panel = panel_of(table, seat, face, words)
        if table.game.live:
            return content, panel
        told = news(self.app.session.plans.told(table, seat), words, table.link)
        lines, rows = entry(table, seat, face, words)
        return "\n".join([*told, content, *lines]), (*panel, *rows)[:ROWS]

    async def _text(self, interaction: Interaction, table: OpenTable) -> None:
        self._begun(table)
        face, words = self.app.faces[table.row.game], words_of(interaction)
        view = table.view(None)
        text = f"{face.headline(view, words, table.said)}\n{face.text(view, words, table.said)}"
        for part in parts(text, CONTENT):
            await tell(interaction, part)

    async def here(self, interaction: Interaction) -> OpenTable:
        """The table of the channel that a command was used in. Refused when there is none."""
        row = await self.app.store.latest(interaction.channel_id or 0)
        if row is None:
            raise Refused("no-table-here")
        return await self.app.session.open(row.id)

    @app_commands.command(name=cmd("board"), description=cmd("board-about"))
    @options(view="board-view")
    async def board(self, interaction: Interaction, view: str | None = None) -> None:
        """The current picture again, a part of it larger, or the board as plain text."""
        table = await self.here(interaction)
        if view == "text":
            await self._text(interaction, table)
            return
        self._begun(table)
        face, words = self.app.faces[table.row.game], words_of(interaction)
        which, _, zoom = (view or "").partition("/")
        if which and which not in face.views:
            raise Refused("board-no-view")
        await interaction.response.defer(ephemeral=True, thinking=True)
        picture = await self.app.worker.draw(face.picture, table.view(None), words, table.names, which, zoom, None)
        await interaction.followup.send(
            face.headline(table.view(None), words, table.said),
            file=as_file(picture),
            ephemeral=True,
            allowed_mentions=NOBODY,
        )

    @board.autocomplete("view")
    async def board_views(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The reading views of the game that is played here, with their parts."""
        row = await self.app.store.latest(interaction.channel_id or 0)
        words = words_of(interaction)
        found = [("text", words("view-text"))]
        table = None if row is None else await self.app.session.open(row.id)
        if table is not None and table.begun:
            face, seen = self.app.faces[table.row.game], table.view(None)
            for which in face.views:
                name = words(f"{table.row.game}-view-{which}")
                found.append((which, name))
                found += [(f"{which}/{z}", f"{name}: {part}") for z, part in face.zooms(seen, which, words, table.names)]
        low = typed.lower()
        return [app_commands.Choice(name=cut(n, 100), value=v) for v, n in found if low in n.lower()][:25]

    @app_commands.command(name=cmd("me"), description=cmd("me-about"))
    async def me(self, interaction: Interaction) -> None:
        """Private: my secrets, what I may do now, and why the rest is not possible."""
        table = await self.here(interaction)
        if table.row.status not in ("running", "lobby"):
            raise Refused("press-over")
        seat = self._seat(interaction, table)
        face, words = self.app.faces[table.row.game], words_of(interaction)
        content, panel = self._own(table, seat, words)
        why = [face.refusal(r, words, table.said) for r in table.game.refusals(table.state, seat)]
        if why:
            content = "\n".join([content, words("me-not-now"), *why])
        content = cut(content, CONTENT)
        await interaction.response.send_message(content, view=as_view(panel), ephemeral=True, allowed_mentions=NOBODY)
        if table.game.live:
            self.app.panels.remember(table.id, seat, interaction, (content, panel))


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Play(bot))
