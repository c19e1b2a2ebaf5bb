"""Our bot in PyPI's simcord: another reading of the platform than the local table's, with no line of ours in it.

In process, no wire, virtual time. simcord waits after each act until the bot has come to rest. Two places where ours rests
without being told so are declared to it here: the outbox's event, and a press of a race that the clock will answer.
"""

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable, Generator
from pathlib import Path
from typing import Any, cast

import pytest
import simcord

from cogs._config import Config
from cogs._table.app import App
from cogs._table.clock import Alarm, Clock
from cogs._table.refusal import Refused
from db.sqlite import SqliteStore
from local.openapi import check_request, find_spec, load_spec

Json = dict[str, Any]
PLACE = "table"
BEGINNING = 1_767_225_600_000
"""ms at which simcord's time begins: 2026."""


class VirtualClock(Clock):
    """simcord's time, in ms; alarms are the loop's timers, which simcord moves."""

    def __init__(self) -> None:
        self.env: Any = None

    def now(self) -> int:
        return BEGINNING if self.env is None else int(self.env.now().timestamp() * 1000)

    def at(self, moment: int, call: Callable[..., None], *args: Any) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0, moment - self.now()) / 1000, call, *args)


class Resting(asyncio.Event):
    """The outbox's event: waiting for it is being at rest."""

    def __init__(self, clock: VirtualClock) -> None:
        super().__init__()
        self.clock = clock

    async def wait(self) -> Any:
        return await self.clock.env.external_wait(super().wait(), reason="nothing is to be sent")


class Answer:
    """A press of a race that waits for the clock: waiting for it is being at rest, too."""

    def __init__(self, future: asyncio.Future[Any], clock: VirtualClock) -> None:
        self.future, self.clock = future, clock

    def __await__(self) -> Generator[Any, None, Any]:
        waiting: Any = self.clock.env.external_wait(self.future, reason="the clock answers this press")
        return cast(Generator[Any, None, Any], waiting.__await__())


class Simulated:
    """A running bot in simcord, a server with one channel, and its people."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.clock = VirtualClock()
        self.store: SqliteStore
        self.app: App
        self.env: Any
        self.guild: Any
        self.channel: Any

    async def start(self) -> None:
        self.app = await self._made()
        self.env = self.clock.env = simcord.Env(self.app, check_errors=False)
        await self.env.start()
        self.guild = self.env.create_guild("Tables")
        self.channel = self.guild.create_text_channel(PLACE)

    async def _made(self) -> App:
        self.store = await SqliteStore.open(self.folder / "tables.sqlite")
        app = App(Config("", self.folder, "127.0.0.1", 0, "INFO", "en"), self.store, self.clock)
        app.outbox._event = Resting(self.clock)
        session: Any = app.session
        later = session._answer_later
        session._answer_later = lambda opened, stamp: Answer(later(opened, stamp), self.clock)
        return app

    async def restart(self) -> None:
        """Another process on the same files."""
        old = self.store
        self.app = await self._made()
        await self.env.restart_bot(self.app)
        await old.close()

    async def stop(self) -> None:
        await self.env.shutdown()
        await self.store.close()

    def member(self, name: str) -> Any:
        return self.guild.add_member(self.env.create_user(name))

    async def slash(self, member: Any, name: str, channel: Any = None, /, **options: Any) -> Any:
        return answered(await member.slash(channel or self.channel, name, **options))

    async def click(self, member: Any, message: Any, label: str) -> Any:
        return answered(await member.click(message, label=label))

    async def press(self, member: Any, message: Any, custom_id: str) -> Any:
        return answered(await member.click(message, custom_id=custom_id))

    async def select(self, member: Any, message: Any, custom_id: str, *values: str) -> Any:
        return answered(await member.select(message, list(values), custom_id=custom_id))

    def messages(self, channel: Any = None, viewer: Any = None) -> list[Any]:
        return list((channel or self.channel).history(viewer=viewer))

    def newest(self, label: str, channel: Any = None, viewer: Any = None) -> Any:
        """The newest message with that button."""
        found = [m for m in self.messages(channel, viewer) if label in labels(m)]
        return found[-1]


def answered(result: Any) -> Any:
    """The result of an act, which our bot has answered: an exception in a callback does not reach simcord."""
    assert result.acknowledged, "an interaction was not answered"
    return result


def parts(message: Any) -> list[Json]:
    """The buttons and menus of a message, as they were sent."""
    rows = [row if isinstance(row, dict) else row.to_dict() for row in message.components]
    return [component for row in rows for component in row["components"]]


def labels(message: Any) -> list[str]:
    """The words on its buttons."""
    return [str(part.get("label")) for part in parts(message)]


def custom_ids(message: Any, beginning: str = "") -> list[str]:
    """The custom_ids of its buttons and menus."""
    return [part["custom_id"] for part in parts(message) if part.get("custom_id", "").startswith(beginning)]


def check_requests(env: Any) -> None:
    """Every request of the bot keeps to Discord's published description and to the limits that it does not name."""
    path = find_spec()
    assert path is not None or not os.environ.get("CI"), "CI needs shared/discord/openapi.json"
    if path is None:
        return
    spec = load_spec(path)
    assert env.http_requests
    assert [line for r in env.http_requests for line in check_request(r.method, r.path, r.json, spec)] == []


@pytest.fixture
async def bot(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Simulated]:
    """A running bot; the test fails when anything of ours logged an error or a request breaks the description."""
    simulated = Simulated(tmp_path)
    await simulated.start()
    yield simulated
    await simulated.stop()
    check_requests(simulated.env)
    assert [e for e in simulated.env.errors if not isinstance(getattr(e, "original", e), Refused)] == []
    bad = [r for r in caplog.get_records("call") if r.levelno >= logging.ERROR]
    assert [r.getMessage() for r in bad] == []
