"""Tables that nobody uses close by themselves: a lobby after 7 days, a game 60 days after its last move.

Each is announced a day before, at the table; whatever happens there meanwhile keeps it open.
"""

import logging
from dataclasses import replace

import discord

from cogs._table import orders
from cogs._table.answers import calling
from cogs._table.desk import Desk
from cogs._table.opened import OpenTable
from cogs._table.refusal import Refused
from cogs._table.session import Session
from db.rows import MessageRow, OutboxRow, TableRow
from render.words import catalogue

log = logging.getLogger(__name__)

HOUR = 3_600_000
DAY = 24 * HOUR
LOBBY = 7 * DAY
GAME = 60 * DAY


class Expiry:
    """Looks through the open tables once a day. `deliver` is the outbox's handler for kind "line"."""

    def __init__(self, client: discord.Client, session: Session, desk: Desk) -> None:
        self.client = client
        self.session = session
        self.desk = desk

    async def once(self) -> None:
        """Announce and close what is due."""
        now, store = self.session.now(), self.session.store
        for row in await store.open_tables():
            closes = row.updated + (LOBBY if row.status == "lobby" else GAME)
            if now < closes - DAY:
                continue
            told = int(await store.get(_key(row)) or 0)
            if told <= row.updated:
                await store.set(_key(row), str(now))
                await self._say(row, f"expiry-{row.status}", max(closes, now + DAY))
            elif now >= closes and now - told >= DAY - HOUR:
                await self._close(row)

    async def _close(self, row: TableRow) -> None:
        def edit(opened: OpenTable) -> TableRow:
            if opened.row.revision != row.revision:
                raise Refused("press-old", link=opened.link)
            return replace(opened.row, status="abandoned", due=None)

        try:
            await self.desk.change(row.id, edit, None, None)
        except Refused:
            return  # somebody came at the last moment
        await self.session.store.set(_key(row), None)
        await self._say(row, f"expired-{row.status}", 0)
        log.info("table %s closed: a %s that nobody used", row.id, row.status)

    async def _say(self, row: TableRow, key: str, at: int) -> None:
        order = orders.line(row, key, at)
        await self.session.store.put(order, now=self.session.now(), table=row.id)
        self.session.kick()

    async def deliver(self, item: OutboxRow) -> MessageRow | None:
        """Post a line at the table, to the people who sit there and want to be mentioned."""
        opened = await self.session.open(str(item.payload["table"]))
        words, row = catalogue(opened.language), opened.row
        seated = tuple(seat.user for seat in row.seats if seat.user is not None)
        settings = await self.session.store.users(seated)
        called = [u for u in seated if settings.get(u, {}).get("notify", "mention") in ("mention", "both")]
        text = words(str(item.payload["key"]), time=f"<t:{int(item.payload['at']) // 1000}:R>")
        await self.client.get_partial_messageable(row.channel, guild_id=row.guild).send(
            " ".join([*(f"<@{user}>" for user in called), text]),
            allowed_mentions=calling(called),
            nonce=item.nonce,
        )
        return None


def _key(row: TableRow) -> str:
    """Where the store keeps when the closing was announced."""
    return f"expiry:{row.id}"
