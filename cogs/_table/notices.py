"""Telling people that a game waits for them: once, where they want it, and again at their interval.

A notice and its reminders are outbox items of the person's own lane, queued by the transaction that made the game wait and
withdrawn by the one that ends the waiting. What is sent is worked out at delivery, from the newest state: a person who has
moved meanwhile hears nothing.
"""

import logging
from typing import Any

import discord

from cogs._table import orders
from cogs._table.answers import calling
from cogs._table.opened import OpenTable
from cogs._table.outbox import Deferred
from cogs._table.plan_panel import news
from cogs._table.plans import untold
from cogs._table.quiet import quiet_until
from cogs._table.session import Session
from cogs._table.tempo import is_live
from db.rows import Document, MessageRow, OutboxRow, TableRow
from render.core.face import Face
from render.words import catalogue
from rules.core.game import Prompt, Seat

log = logging.getLogger(__name__)

WAYS = ("mention", "direct", "both", "none")
HOUR = 3_600_000
INTERVALS = {"off": 0, "4h": 4 * HOUR, "12h": 12 * HOUR, "24h": 24 * HOUR}
DEFAULT_INTERVAL = "24h"
MOST_REMINDERS = 4
"""They grow apart (1, 2, 4, 8 intervals); after the last one the table alone is posted to."""
DM_CLOSED = 50007


def wants_mention(row: TableRow, settings: Document, at: int) -> bool:
    """Whether a person wants to be mentioned at that table at that moment (ms): chosen so, and not in quiet hours."""
    by_mention = settings.get("notify", "mention") in ("mention", "both")
    return by_mention and (is_live(row.options) or quiet_until(settings, at) is None)


class Notices:
    """The outbox's handlers for kinds "notice" and "reminder"."""

    def __init__(self, client: discord.Client, session: Session, faces: dict[str, Face]) -> None:
        self.client = client
        self.session = session
        self.faces = faces

    async def _waiting(self, item: OutboxRow) -> tuple[OpenTable, Prompt[Any]] | None:
        """The table and what it asks the person, if it still asks the same thing."""
        opened = await self.session.open(str(item.payload["table"]))
        seat = int(item.payload["seat"])
        async with opened.lock:  # the order is on the disk a moment before the row in memory is the new one
            row, prompts = opened.row, opened.prompts
        if opened.seat_of(item.target) != seat or row.guards[seat] != item.payload["revision"]:
            return None
        mine = sorted((p for p in prompts if p.seat == seat), key=lambda p: p.optional)
        return (opened, mine[0]) if mine else None

    async def deliver(self, item: OutboxRow) -> MessageRow | None:
        """A first notice: the board's own mention is one already, so only direct messages are sent here.

        In quiet hours and on vacation it waits, and then mentions the person at the table where the board did not.
        """
        if (found := await self._waiting(item)) is None:
            return None
        opened, prompt = found
        settings = await self.session.store.user(item.target)
        self._not_now(opened, settings)
        if not item.payload.get("quiet"):
            secret = self.faces[opened.row.game].private(prompt)
            way = settings.get("notify", "mention")
            if way in ("direct", "both"):
                await self._direct(item, settings, opened, secret=secret)
            if way in ("mention", "both") and not secret and not wants_mention(opened.row, settings, item.created):
                words = catalogue(opened.language)
                what = self.faces[opened.row.game].question(prompt, opened.view(None), words, opened.said)
                since = f"<t:{opened.row.updated // 1000}:R>"
                await self._at_table(
                    opened, item.target, words("turn-reminder", table=self._named(opened), what=what, since=since)
                )
        if not prompt.optional:  # the game waits for nobody else
            await self._next(item, settings, 1)
        return None

    async def remind(self, item: OutboxRow) -> MessageRow | None:
        """A reminder, to where the person wants to be told."""
        if (found := await self._waiting(item)) is None or found[1].optional:
            return None
        opened, prompt = found
        settings, number = await self.session.store.user(item.target), int(item.payload["number"])
        self._not_now(opened, settings)
        way = settings.get("notify", "mention")
        if way in ("direct", "both"):
            await self._direct(item, settings, opened)
        elif way == "mention":
            words = catalogue(opened.language)
            face = self.faces[opened.row.game]
            what = face.question(prompt, opened.view(None), words, opened.said)
            key = "turn-last-reminder" if number >= MOST_REMINDERS else "turn-reminder"
            since = f"<t:{opened.row.updated // 1000}:R>"
            text = words(key, table=self._named(opened), what=what, since=since)
            await self._at_table(opened, item.target, text)
        await self._next(item, settings, number + 1)
        return None

    def _not_now(self, opened: OpenTable, settings: Document) -> None:
        """Deferred in the person's quiet hours or vacation. Not for a live table: who plays there is here."""
        until = None if is_live(opened.row.options) else quiet_until(settings, self.session.now())
        if until is not None:
            raise Deferred(until)

    async def _next(self, item: OutboxRow, settings: Document, number: int) -> None:
        interval = INTERVALS.get(str(settings.get("reminders", DEFAULT_INTERVAL)), 0)
        if not interval or number > MOST_REMINDERS or settings.get("notify") == "none":
            return
        now = self.session.now()
        payload = item.payload
        again = orders.reminder(
            str(payload["table"]),
            int(payload["seat"]),
            item.target,
            int(payload["revision"]),
            number,
            now + interval * 2 ** (number - 1),
        )
        await self.session.store.put(again, now=now, table=str(payload["table"]))

    async def _direct(
        self, item: OutboxRow, settings: Document, opened: OpenTable, *, secret: bool = False
    ) -> None:
        """One fresh direct message that lists every game that waits for the person; the one before it is deleted.

        secret: nobody else may know that the person is asked, so closed direct messages have no way round.
        """
        words = catalogue(str(settings.get("locale", opened.language)))
        lines = [words("dm-title")]
        read: list[tuple[OpenTable, Seat]] = []
        for row in await self.session.store.tables_of(item.target, statuses=("running",)):
            table = await self.session.open(row.id)
            seat = table.seat_of(item.target)
            prompt = next((p for p in table.prompts if p.seat == seat), None)
            if prompt is not None and seat is not None:
                question = self.faces[row.game].question(prompt, table.view(None), words, table.said)
                lines.append(words("dm-line", table=self._named(table), what=question))
                lines += news(untold(table, seat), words, table.link)
                read.append((table, seat))
        user = discord.Object(item.target)
        try:
            channel = await self.client.create_dm(user)
            sent = await channel.send("\n".join(lines)[:2000], nonce=item.nonce)
        except discord.Forbidden as error:
            if error.code != DM_CLOSED:
                raise
            if not secret:
                await self._closed(item.target, settings, opened)
            return
        for table, seat in read:
            self.session.plans.told(table, seat)
        old = settings.get("direct_message")
        await self.session.store.change_user(item.target, {"direct_message": sent.id, "dm_closed": None})
        if old is not None:
            try:
                await channel.get_partial_message(int(old)).delete()
            except discord.HTTPException as error:
                log.info("an old notice stays: %s", error)

    async def _closed(self, user: int, settings: Document, opened: OpenTable) -> None:
        """Direct messages are closed: a mention at the table, and the hint how to change it only once."""
        words = catalogue(opened.language)
        seat = opened.seat_of(user)
        name = opened.said[seat] if seat is not None else ""
        key = "dm-closed-again" if settings.get("dm_closed") else "dm-closed"
        await self._at_table(opened, user, words(key, player=name, what=words("dm-your-turn")))
        await self.session.store.change_user(user, {"dm_closed": True})

    async def _at_table(self, opened: OpenTable, user: int, text: str) -> None:
        channel = self.client.get_partial_messageable(opened.row.channel, guild_id=opened.row.guild)
        await channel.send(f"<@{user}> {text}"[:2000], allowed_mentions=calling((user,)))

    def _named(self, opened: OpenTable) -> str:
        words = catalogue(opened.language)
        return f"[{words(f'{opened.row.game}-title')}]({opened.link})"
