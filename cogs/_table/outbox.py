"""Delivers what transactions left to be sent: each lane in order, lanes beside each other, again until it is out.

Sends carry the item's nonce, so that one repeated after a crash or a broken connection appears once. Only the newest state
of a message is ever sent: a newer board withdraws the one that waits. What Discord forbids (403, 404) is not tried again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import aiohttp
import discord

from db.rows import MessageRow, OutboxRow
from db.store import Store

log = logging.getLogger(__name__)

Handler = Callable[[OutboxRow], Awaitable[MessageRow | None]]
"""Sends one item; returns the table's message that it posted, if any. Raises Later to wait, anything else to fail."""

FIRST_RETRY = 500
LONGEST_RETRY = 60_000
MOST_TRIES = 50
"""About three quarters of an hour at the longest delay; then the item is given up and logged."""


class Later(Exception):
    """Not yet: try again after `ms` (a limit of ours, e.g. edits per second of one message). Not counted as a failure."""

    def __init__(self, ms: int) -> None:
        super().__init__(ms)
        self.ms = ms


class Deferred(Exception):
    """Not before `until` (ms): quiet hours, a vacation. The lane goes on without the item."""

    def __init__(self, until: int) -> None:
        super().__init__(until)
        self.until = until


class Outbox:
    """One per process. `kick` after every commit; `run` until `stop`."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.handlers: dict[str, Handler] = {}
        self._event = asyncio.Event()
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._stopping = False

    def kick(self) -> None:
        """There may be something to send."""
        self._event.set()

    async def run(self) -> None:
        """Deliver until stopped. Waits for a kick or for the time of the next retry."""
        while not self._stopping:
            self._event.clear()
            now = self.now()
            for item in await self.store.deliverable(now):
                if item.lane not in self._busy:
                    self._busy[item.lane] = asyncio.create_task(self._deliver(item))
            next_try = await self.store.next_try()
            wait = None if next_try is None or next_try <= now else max(0.005, (next_try - now) / 1000)
            try:
                async with asyncio.timeout(wait):
                    await self._event.wait()
            except TimeoutError:
                pass

    async def stop(self) -> None:
        """Finish the sends under way, at most five seconds; the rest waits in the store for the next start."""
        self._stopping = True
        self._event.set()
        if self._busy:
            await asyncio.wait(self._busy.values(), timeout=5)

    async def _deliver(self, item: OutboxRow) -> None:
        try:
            handler = self.handlers.get(item.kind)
            if handler is None:
                await self.store.failed(item.id, f"nobody delivers {item.kind}")
                return
            try:
                message = await handler(item)
            except Later as later:
                await self.store.retry(item.id, self.now() + later.ms, "")
            except Deferred as deferred:
                await self.store.defer(item.id, deferred.until)
            except (discord.Forbidden, discord.NotFound) as error:
                log.warning("outbox %s: %s", item.kind, error)
                await self.store.failed(item.id, str(error))
            except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
                await self._again(item, error)
            except Exception as error:
                log.exception("outbox %s %s failed", item.kind, item.id)
                await self._again(item, error)
            else:
                await self.store.sent(item.id, message)
        finally:
            self._busy.pop(item.lane, None)
            self.kick()

    async def _again(self, item: OutboxRow, error: Exception) -> None:
        client_error = isinstance(error, discord.HTTPException) and 400 <= error.status < 500 and error.status != 429
        if client_error or item.attempts + 1 >= MOST_TRIES:
            log.error("outbox %s %s given up: %s", item.kind, item.id, error)
            await self.store.failed(item.id, str(error))
            return
        delay = min(LONGEST_RETRY, FIRST_RETRY * 2 ** min(item.attempts, 10))
        await self.store.retry(item.id, self.now() + delay, str(error))
