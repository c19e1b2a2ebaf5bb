"""The bot's connection: identify, compression, intents, resume with replay, invalid sessions, faults."""

from __future__ import annotations

import asyncio
import json
import zlib
from typing import Any

import aiohttp
import discord
import pytest

from local.client import point_discord_at
from local.gateway import PRIVILEGED
from local.person import Person
from local.server import LocalTable
from tests.local.conftest import Bot
from tests.local.test_interactions import button, row
from tests.local.test_traps import MESSAGES


class Link:
    """A bare connection to the gateway."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def send(self, op: int, data: Any) -> None:
        await self.socket.send_json({"op": op, "d": data})

    async def get(self) -> Any:
        return json.loads(await self.socket.receive_str(timeout=2))

    async def close_code(self) -> int | None:
        message = await self.socket.receive(timeout=2)
        assert message.type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)
        return self.socket.close_code

    async def identify(self, table: LocalTable, intents: int = 513) -> Any:
        await self.send(2, {"token": table.token, "intents": intents, "properties": {}})
        return await self.get()


@pytest.fixture
async def connect(table: LocalTable):  # type: ignore[no-untyped-def]
    async with aiohttp.ClientSession() as session:

        async def open_link(query: str = "") -> Link:
            link = Link(await session.ws_connect(table.gateway_url + query))
            if not query:
                hello = await link.get()
                assert hello["op"] == 10
                assert hello["d"]["heartbeat_interval"] > 0
            return link

        yield open_link


async def test_ready_then_the_server_with_channels_and_only_the_bot_as_member(table: LocalTable, connect: Any) -> None:
    link = await connect()
    ready = await link.identify(table)
    assert (ready["t"], ready["s"], ready["d"]["user"]["id"]) == ("READY", 1, str(table.application_id))
    guild = await link.get()
    assert (guild["t"], guild["s"]) == ("GUILD_CREATE", 2)
    assert [channel["name"] for channel in guild["d"]["channels"]][:2] == ["welcome", "roar-a-saurus"]
    assert [member["user"]["id"] for member in guild["d"]["members"]] == [str(table.application_id)]
    await link.send(1, 2)
    assert (await link.get())["op"] == 11


async def test_zlib_frames_share_one_stream_and_end_in_a_sync_flush(table: LocalTable, connect: Any) -> None:
    link = await connect("?v=10&encoding=json&compress=zlib-stream")
    inflate = zlib.decompressobj()
    first = await link.socket.receive_bytes(timeout=2)
    assert first.endswith(b"\x00\x00\xff\xff")
    assert json.loads(inflate.decompress(first))["op"] == 10
    await link.send(2, {"token": table.token, "intents": 1, "properties": {}})
    second = await link.socket.receive_bytes(timeout=2)
    assert json.loads(inflate.decompress(second))["t"] == "READY"


@pytest.mark.parametrize(
    ("op", "data", "code"),
    [
        (2, {"token": "wrong", "intents": 0}, 4004),
        (2, {"intents": 0}, 4004),
        (3, {}, 4003),
        (77, {}, 4003),
    ],
)
async def test_what_does_not_fit_closes_the_connection(connect: Any, op: int, data: Any, code: int) -> None:
    link = await connect()
    await link.send(op, data)
    assert await link.close_code() == code


async def test_nonsense_twofold_identify_and_unknown_opcodes_close_it_too(table: LocalTable, connect: Any) -> None:
    link = await connect()
    await link.socket.send_str("nonsense")
    assert await link.close_code() == 4002
    for op, data, code in ((2, {"token": table.token, "intents": 0}, 4005), (77, {}, 4001)):
        link = await connect()
        await link.identify(table, 0)
        await link.send(op, data)
        assert await link.close_code() == code


@pytest.mark.parametrize(("intents", "code"), [(1 << 15, 4014), (1 << 1, 4014), (-1, 4013), (1 << 40, 4013)])
async def test_intents_that_are_not_allowed_are_refused(table: LocalTable, connect: Any, intents: int, code: int) -> None:
    link = await connect()
    await link.send(2, {"token": table.token, "intents": intents})
    assert await link.close_code() == code


async def test_a_hundred_and_twenty_sends_a_minute_are_the_limit_4008(table: LocalTable, connect: Any) -> None:
    link = await connect()
    for _ in range(121):
        await link.send(1, None)
    while (message := await link.socket.receive(timeout=2)).type is aiohttp.WSMsgType.TEXT:
        assert json.loads(message.data)["op"] == 11
    assert link.socket.close_code == 4008


async def test_a_thousand_identifies_a_day_are_the_limit(table: LocalTable, connect: Any) -> None:
    table.gateway.identified.extend([table.clock.now()] * 1000)
    link = await connect()
    await link.send(2, {"token": table.token, "intents": 0})
    assert await link.close_code() == 4004


async def test_without_the_content_intent_other_peoples_words_stay_hidden_unless_they_name_the_bot(
    bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    seen: list[str] = []

    @bot.event
    async def on_message(message: discord.Message) -> None:
        seen.append(message.content)

    await anna.say("secret plan")
    await anna.say(f"<@{bot.application_id}> help")
    await anna.wait_for(lambda: len(seen) == 2)
    assert seen == ["", f"<@{bot.application_id}> help"]


async def test_a_closed_connection_is_resumed_and_missed_presses_are_replayed(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    await bot.rest("POST", MESSAGES, {"content": "x", "components": row(button("Go", "g"))}, channel_id=welcome.id)
    await table.faults.close_gateway(4000)
    await anna.press(anna.messages()[-1], "Go", wait=False)
    await anna.wait_for(lambda: bot.heard)
    await anna.wait_for(lambda: bot.resumes == 1)
    assert len(bot.heard) == 1


async def test_an_invalidated_session_loses_presses_and_the_bot_identifies_anew(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda self: 0.05)
    monkeypatch.setattr(discord.Client, "before_identify_hook", _no_pause)
    await bot.rest("POST", MESSAGES, {"content": "x", "components": row(button("Go", "g"))}, channel_id=welcome.id)
    table.faults.invalidate_session(resumable=False)
    lost = await anna.press(anna.messages()[-1], "Go", wait=False)
    await anna.wait_for(lambda: [data["online"] for event, data in anna.events if event == "BOT_STATUS"] == [False, True])
    table.clock.advance(3)
    assert (await anna.outcome(lost)).ok is False
    assert (bot.resumes, bot.heard) == (0, [])
    again = await anna.press(anna.messages()[-1], "Go", wait=False)
    await anna.wait_for(lambda: [str(heard.id) for heard in bot.heard])
    assert again.nonce != lost.nonce


async def _no_pause(client: discord.Client, shard_id: int | None, *, initial: bool = False) -> None:
    """discord.py waits five seconds before it identifies again."""


async def test_a_reconnect_request_is_followed_by_a_resume(table: LocalTable, bot: Bot, anna: Person) -> None:
    table.faults.ask_reconnect()
    await anna.wait_for(lambda: bot.resumes == 1)
    assert table.gateway.online


async def test_events_can_be_doubled_dropped_and_delayed(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    seen: list[int] = []

    @bot.event
    async def on_message(message: discord.Message) -> None:
        seen.append(message.id)

    for action, wanted in (("double", [0, 0, 1]), ("drop", [1]), ("delay", [1, 0])):
        seen.clear()
        table.faults.dispatch(action, "MESSAGE_CREATE")  # type: ignore[arg-type]
        keys = [int((await anna.say(text))["id"]) for text in ("first", "second")]
        await anna.wait_for(lambda wanted=wanted: len(seen) >= len(wanted))  # type: ignore[misc]
        assert [keys.index(key) for key in seen] == wanted


async def test_a_first_handshake_that_fails_ends_the_client(
    table: LocalTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(discord.backoff.ExponentialBackoff, "delay", lambda self: 0.05)
    table.faults.request("drop", "/gateway", times=2)  # aiohttp itself repeats a GET once
    client = Bot()
    await client.login(table.token)
    with pytest.raises(AttributeError, match="sequence"):
        await client.connect()
    await client.close()


async def test_a_press_while_no_bot_has_been_there_for_seconds_fails_at_once(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    await bot.rest("POST", MESSAGES, {"content": "x", "components": row(button("Go", "g"))}, channel_id=welcome.id)
    await bot.end()
    await anna.wait_for(lambda: ("BOT_STATUS", {"online": False}) in anna.events)
    table.clock.advance(6)
    outcome = await anna.press(anna.messages()[-1], "Go")
    assert (outcome.ok, outcome.error) == (False, "offline")


async def test_allowed_privileged_intents_bring_members_and_words() -> None:
    table = await LocalTable.start(privileged_intents=PRIVILEGED)
    point_discord_at(table)
    client = Bot(discord.Intents.all())
    await client.go(table.token)
    (guild,) = client.guilds
    assert {member.display_name for member in guild.members} >= {"Anna", "Bartek", "Jürgen", "Zofia Łęcka"}
    seen: list[str] = []

    @client.event
    async def on_message(message: discord.Message) -> None:
        seen.append(f"{message.author.display_name}: {message.content}")

    nina = table.person("Nina")
    await nina.say("hello")
    await nina.wait_for(lambda: seen)
    assert seen == ["Nina: hello"]
    assert guild.get_member(int(nina.id)) is not None
    found = await guild.query_members(user_ids=[int(nina.id)])
    assert [member.id for member in found] == [int(nina.id)]
    await client.end()
    await table.stop()


async def test_the_bot_hears_people_type(bot: Bot, welcome: discord.TextChannel, table: LocalTable) -> None:
    heard = asyncio.ensure_future(bot.wait_for("raw_typing", timeout=3))
    await asyncio.sleep(0)
    table.person("Anna").type()
    assert str((await heard).user_id) == table.person("Anna").id
