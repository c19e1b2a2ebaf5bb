"""Fault switches for requests: what the client sees, and what happened to the world."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from local.person import Person
from local.server import LocalTable
from tests.local.conftest import Bot
from tests.local.test_traps import MESSAGES, heard_press


def words(person: Person) -> list[str]:
    return [message["content"] for message in person.messages()]


async def test_a_request_dropped_before_its_effect_leaves_the_world_as_it_was(
    table: LocalTable, welcome: discord.TextChannel, anna: Person
) -> None:
    table.faults.request("drop", MESSAGES)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await welcome.send("lost")
    assert words(anna) == []
    await welcome.send("sent")
    assert words(anna) == ["sent"]


async def test_a_connection_closed_after_the_effect_hides_that_it_happened(
    table: LocalTable, welcome: discord.TextChannel, anna: Person
) -> None:
    table.faults.request("close_after", MESSAGES)
    with pytest.raises(aiohttp.ClientError):
        await welcome.send("sent", nonce=5)
    await anna.wait_for(lambda: words(anna) == ["sent"])
    await welcome.send("sent", nonce=5)
    assert words(anna) == ["sent"]


async def test_a_server_error_does_nothing_and_the_client_tries_again(
    table: LocalTable, welcome: discord.TextChannel, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    rule = table.faults.request("5xx", MESSAGES, status=502)
    naps: list[float] = []
    sleep = asyncio.sleep

    async def nap(seconds: float) -> None:
        naps.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", nap)
    await welcome.send("sent")
    assert words(anna) == ["sent"]
    assert (rule.hits, [seconds for seconds in naps if seconds]) == (1, [1])


async def test_a_503_is_not_repeated_by_the_client(table: LocalTable, welcome: discord.TextChannel, anna: Person) -> None:
    table.faults.request("5xx", MESSAGES, status=503)
    with pytest.raises(discord.DiscordServerError) as caught:
        await welcome.send("lost")
    assert caught.value.status == 503
    assert words(anna) == []


async def test_a_429_tells_how_long_to_wait_and_the_client_does(
    table: LocalTable, welcome: discord.TextChannel, anna: Person
) -> None:
    rule = table.faults.request("429", MESSAGES, times=2, seconds=0.02)
    await welcome.send("sent")
    assert rule.hits == 2
    assert words(anna) == ["sent"]


async def test_a_doubled_request_happens_twice_unless_a_nonce_makes_it_one(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    table.faults.request("double", MESSAGES, times=2)
    await bot.http.request(_post(welcome), json={"content": "bare"})
    await welcome.send("with the client's own nonce")
    assert words(anna) == ["bare", "bare", "with the client's own nonce"]


async def test_a_doubled_answer_to_a_press_is_taken_once(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    heard = await heard_press(bot, welcome, anna)
    table.faults.request("double", "/interactions/*")
    await heard.response.send_message("once")
    assert words(anna)[1:] == ["once"]


async def test_requests_can_change_places(table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person) -> None:
    rule = table.faults.request("reorder", MESSAGES, seconds=2)
    first = asyncio.create_task(bot.http.request(_post(welcome), json={"content": "first"}))
    await anna.wait_for(lambda: rule.hits)
    other = await bot.fetch_user(int(anna.id))
    assert other.id == int(anna.id)
    second = asyncio.create_task(bot.http.request(_post(welcome), json={"content": "second"}))
    await asyncio.gather(first, second)
    assert words(anna) == ["second", "first"]


def _post(channel: discord.TextChannel) -> discord.http.Route:
    # a route of its own each time: the client must not queue the second behind the first
    return discord.http.Route("POST", MESSAGES, channel_id=channel.id, metadata=str(id(object())))


async def test_a_delayed_request_happens_later_and_is_overtaken(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    rule = table.faults.request("delay", MESSAGES, seconds=0.1)
    first = asyncio.create_task(bot.http.request(_post(welcome), json={"content": "first"}))
    await anna.wait_for(lambda: rule.hits)
    await anna.say("meanwhile")
    await first
    assert words(anna) == ["meanwhile", "first"]


async def test_switches_can_be_cleared(table: LocalTable, welcome: discord.TextChannel, anna: Person) -> None:
    table.faults.request("5xx", "*", times=1000)
    table.faults.dispatch("drop", "*", times=1000)
    table.faults.clear()
    await welcome.send("sent")
    assert words(anna) == ["sent"]
