"""A table, the real discord.py client connected to it, and people."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

from local import openapi
from local.client import point_discord_at
from local.person import Person
from local.server import LocalTable


class Bot(discord.Client):
    """The unmodified client with a command tree; `heard` lists the interactions it got."""

    def __init__(self, intents: discord.Intents | None = None) -> None:
        super().__init__(intents=intents or discord.Intents.default(), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.heard: list[discord.Interaction] = []
        self.resumes = 0
        self._run: asyncio.Task[None] | None = None

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.heard.append(interaction)

    async def on_resumed(self) -> None:
        self.resumes += 1

    async def go(self, token: str) -> None:
        """Log in and wait until everything is there."""
        await self.login(token)
        self._run = asyncio.create_task(self.connect())
        await asyncio.wait_for(self.wait_until_ready(), 5)

    @property
    def running(self) -> bool:
        """Whether the connection stands and nothing that came over it upset the client."""
        return self._run is not None and not self._run.done()

    async def end(self) -> None:
        """Say goodbye."""
        await self.close()
        if self._run is not None:
            await asyncio.wait([self._run], timeout=5)

    async def rest(self, method: str, path: str, body: Any = None, **params: Any) -> Any:
        """A request of the client's own HTTP layer with a body of our choice."""
        route = discord.http.Route(method, path, **params)
        return await self.http.request(route, json=body) if body is not None else await self.http.request(route)


class Raw:
    """Requests without a client that waits by itself, to see headers and refusals."""

    def __init__(self, table: LocalTable, session: aiohttp.ClientSession) -> None:
        self.table, self.session = table, session

    async def send(self, method: str, path: str, body: object = None) -> tuple[int, dict[str, str], object]:
        headers = {"Authorization": f"Bot {self.table.token}"}
        async with self.session.request(method, self.table.api_base + path, json=body, headers=headers) as response:
            data = await response.json() if response.content_type == "application/json" else await response.text()
            return response.status, dict(response.headers), data


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    """A fresh table without route limits (the tests of limits switch them on)."""
    running = await LocalTable.start()
    running.rates.enabled = False
    point_discord_at(running)
    yield running
    await running.stop()


@pytest.fixture
async def bot(table: LocalTable) -> AsyncIterator[Bot]:
    """A connected bot."""
    client = Bot()
    await client.go(table.token)
    yield client
    await client.end()


@pytest.fixture
def anna(table: LocalTable) -> Person:
    """The owner of the server."""
    return table.person("Anna")


@pytest.fixture
def bartek(table: LocalTable) -> Person:
    """Another person."""
    return table.person("Bartek")


@pytest.fixture
def welcome(table: LocalTable, bot: Bot) -> discord.TextChannel:
    """The first channel, as the bot sees it."""
    channel = bot.get_channel(int(table.channel_id("welcome")))
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.fixture(scope="session")
def spec() -> openapi.Spec:
    """Discord's description; missing it is a failure in CI and a skip elsewhere."""
    path = openapi.find_spec()
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail("discord/openapi.json is missing, and CI never goes without it")
        pytest.skip("discord/openapi.json is not there")
    return openapi.load_spec(path)


@pytest.fixture
async def raw(table: LocalTable) -> AsyncIterator[Raw]:
    """A bare HTTP client with the bot's token."""
    async with aiohttp.ClientSession() as session:
        yield Raw(table, session)
