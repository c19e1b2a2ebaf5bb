"""A local table with a bot, running beside a synchronous browser test: its own thread, its own event loop."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import discord

from local.client import point_discord_at
from local.server import LocalTable

T = TypeVar("T")
WAIT = 20.0


class LiveTable:
    """`make_bot` is called in the table's loop, after the client library was pointed at the table; the bot logs in there."""

    def __init__(
        self, make_bot: Callable[[], discord.Client | Awaitable[discord.Client]], path: Path | None = None
    ) -> None:
        self._make_bot, self._path = make_bot, path
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._bot_task: asyncio.Task[None] | None = None
        self.table: LocalTable
        self.bot: discord.Client
        self.run(self._start())

    def run(self, coroutine: Coroutine[Any, Any, T], seconds: float = WAIT) -> T:
        """Run a coroutine in the table's loop and return its result."""
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(seconds)

    async def _start(self) -> None:
        self.table = await LocalTable.start(path=self._path)
        point_discord_at(self.table)
        await self.start_bot()

    async def start_bot(self) -> None:
        """Log a new bot in and wait until it is ready."""
        point_discord_at(self.table)
        made = self._make_bot()
        self.bot = made if isinstance(made, discord.Client) else await made
        await self.bot.login(self.table.token)
        self._bot_task = asyncio.create_task(self.bot.connect())
        ready = asyncio.create_task(self.bot.wait_until_ready())
        await asyncio.wait([ready, self._bot_task], return_when=asyncio.FIRST_COMPLETED, timeout=WAIT)
        if self._bot_task.done():
            ready.cancel()
            self._bot_task.result()
        assert ready.done(), "the bot did not become ready"

    async def stop_bot(self) -> None:
        """Log the bot out."""
        await self.bot.close()
        if self._bot_task is not None:
            await asyncio.wait([self._bot_task], timeout=WAIT)

    async def start_table(self, port: int) -> None:
        """Start a stopped table again on its file and its port; the bot comes back by itself."""
        assert self._path is not None, "a table in memory cannot be started again"
        self.table = await LocalTable.start(port=port, path=self._path)

    def stop(self) -> None:
        """End bot, table, loop and thread."""

        async def end() -> None:
            await self.stop_bot()
            await self.table.stop()

        self.run(end())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(WAIT)
        self._loop.close()

    @property
    def url(self) -> str:
        """Address of the start page."""
        return self.table.url

    def address(self, person: str, channel: str | None = None) -> str:
        """Address of a person's tab, opened at a channel (by name) if one is given."""
        who = next(key for key, user in self.table.world.users.items() if user["global_name"] == person)
        token = self.table.world.people[who]["token"]
        place = f"/{self.table.channel_id(channel)}" if channel else ""
        return f"{self.url}table.html#token={token}{place}"
