"""The real bot on the local table's wire: real discord.py over loopback HTTP and WebSocket, a real store on disk."""

import asyncio
import logging
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs._config import Config
from cogs._table.app import App
from db.sqlite import SqliteStore
from local.client import point_discord_at
from local.openapi import check_request, find_spec, load_spec
from local.person import Outcome, Person
from local.server import LocalTable
from tests.wire.jump import JumpClock

Json = dict[str, Any]


class Running:
    """A bot and the table that it is connected to. `restart` ends the bot and starts another on the same files."""

    def __init__(self, table: LocalTable, folder: Path) -> None:
        self.table = table
        self.folder = folder
        self.clock = JumpClock(table.clock)
        self.app: App
        self.store: SqliteStore
        self._task: asyncio.Task[None]

    async def start(self) -> None:
        self.store = await SqliteStore.open(self.folder / "tables.sqlite")
        config = Config("", self.folder, "127.0.0.1", 0, "INFO", "en")
        self.app = App(config, self.store, self.clock)
        self.clock.after_jump = self.app.outbox.kick
        await self.app.login(self.table.token)
        self._task = asyncio.create_task(self.app.connect())
        await self.app.wait_until_ready()

    async def stop(self) -> None:
        await self.app.close()
        await self._task
        await self.store.close()

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    def person(self, name: str) -> Person:
        return self.table.person(name)

    async def settled(self) -> None:
        """What rang was carried out, and nothing waits to be sent any more."""
        async with asyncio.timeout(10):
            while (
                self.app.session.clockwork.tasks
                or self.app.outbox._busy
                or await self.store.deliverable(self.app.session.now())
            ):
                await asyncio.sleep(0.01)

    async def opened(self, host: Person, game: str, computers: int = 0, **options: Any) -> str:
        """`/play` in a place of its own; the channel id of the table."""
        outcome = await host.command("play", game=game, computers=computers, **options)
        check_ok(outcome)
        rows = await self.store.tables_of(int(host.id))
        return str(rows[0].channel)

    def buttons(self, message: Json) -> dict[str, Json]:
        """The buttons of a message by label."""
        return {b.get("label") or "": b for row in message["components"] for b in row["components"] if b["type"] == 2}


def check_ok(outcome: Outcome) -> Outcome:
    assert outcome.ok, outcome.error
    return outcome


def check_requests(table: LocalTable) -> None:
    """Every request of the test keeps to Discord's published description and to the limits that it does not name."""
    path = find_spec()
    assert path is not None or not os.environ.get("CI"), "CI needs shared/discord/openapi.json"
    if path is None:
        return
    spec = load_spec(path)
    wrong = [line for r in table.requests for line in check_request(r.method, r.path, r.body, spec)]
    assert wrong == []
    refused = [(r.method, r.path, r.status, r.response) for r in table.requests if r.status in (400, 401, 405, 501)]
    assert refused == []


@pytest.fixture
async def bot(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Running]:
    """A running bot; the test fails when anything of ours logged an error."""
    table = await LocalTable.start()
    point_discord_at(table)
    running = Running(table, tmp_path)
    await running.start()
    yield running
    await running.stop()
    await table.stop()
    check_requests(table)
    bad = [r for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert [r.getMessage() for r in bad] == []
