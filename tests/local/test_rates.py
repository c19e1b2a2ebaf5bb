"""Rate limits: buckets and their headers, the global limit, old messages, the block of an address."""

from __future__ import annotations

import discord
import pytest

from local.person import Person
from local.server import LocalTable
from tests.local.conftest import Bot, Raw
from tests.local.test_traps import MESSAGES, code_of, heard_press


async def test_a_bucket_of_five_messages_is_counted_in_the_headers_and_the_sixth_refused(
    table: LocalTable, raw: Raw
) -> None:
    table.rates.enabled = True
    path = f"/channels/{table.channel_id('welcome')}/messages"
    left = []
    for _ in range(5):
        status, headers, _ = await raw.send("POST", path, {"content": "x"})
        assert status == 200
        left.append(headers["X-RateLimit-Remaining"])
    assert left == ["4", "3", "2", "1", "0"]
    assert headers["X-RateLimit-Limit"] == "5"
    assert 0 < float(headers["X-RateLimit-Reset-After"]) <= 5
    status, headers, body = await raw.send("POST", path, {"content": "x"})
    assert status == table.requests[-1].status == 429
    assert isinstance(body, dict)
    assert (body["global"], body["message"]) == (False, "You are being rate limited.")
    assert 0 < body["retry_after"] <= 5
    assert headers["Via"]
    assert headers["X-RateLimit-Scope"] == "user"
    assert headers["Content-Type"] == "application/json"
    other = f"/channels/{table.channel_id('sauria')}/messages"
    assert (await raw.send("POST", other, {"content": "x"}))[0] == 200
    table.clock.advance(5)
    assert (await raw.send("POST", path, {"content": "x"}))[0] == 200


async def test_the_client_waits_by_the_headers_and_draws_no_429(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel
) -> None:
    table.rates.limits["PATCH", MESSAGES + "/{message_id}"] = (3, 0.2)
    message = await welcome.send("0")
    table.rates.enabled = True
    for number in range(1, 8):
        message = await message.edit(content=str(number))
    assert message.content == "7"
    assert [request.status for request in table.requests if request.method == "PATCH"] == [200] * 7


async def test_the_global_limit_of_fifty_a_second_spares_answers_to_interactions(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person, raw: Raw
) -> None:
    heard = await heard_press(bot, welcome, anna)
    table.rates.limits["GET", "/users/@me"] = (1000, 1.0)
    table.rates.enabled = True
    answers = [await raw.send("GET", "/users/@me") for _ in range(51)]
    assert [status for status, _, _ in answers].count(429) == 1
    status, headers, body = answers[-1]
    assert status == 429
    assert isinstance(body, dict)
    assert body["global"] is True
    assert headers["X-RateLimit-Global"] == "true"
    assert (await raw.send("POST", f"/interactions/{heard.id}/{heard.token}/callback", {"type": 6}))[0] == 204


async def test_messages_older_than_an_hour_are_limited_harder_30046(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, raw: Raw
) -> None:
    message = await welcome.send("0")
    table.clock.advance(3601)
    table.rates.enabled = True
    path = f"/channels/{welcome.id}/messages/{message.id}"
    for _ in range(30):
        assert (await raw.send("PATCH", path, {"content": "x"}))[0] == 200
        table.clock.advance(5)
    status, headers, body = await raw.send("PATCH", path, {"content": "x"})
    assert isinstance(body, dict)
    assert (status, body["code"]) == (429, 30046)
    assert body["retry_after"] > 0
    assert headers["Via"]
    table.clock.advance(3600)
    assert (await raw.send("PATCH", path, {"content": "x"}))[0] == 200


async def test_ten_thousand_refusals_block_the_address(table: LocalTable, raw: Raw) -> None:
    table.rates.refusals_allowed = 3
    for _ in range(3):
        async with raw.session.get(table.api_base + "/users/@me") as response:
            assert response.status == 401
    status, headers, body = await raw.send("GET", "/users/@me")
    assert status == 429
    assert "Via" not in headers
    assert isinstance(body, str)
    table.clock.advance(601)
    assert (await raw.send("GET", "/users/@me"))[0] == 200


async def test_two_hundred_commands_may_be_created_a_day_30034(table: LocalTable, bot: Bot) -> None:
    path = f"/applications/{table.application_id}/commands"

    def commands(start: int) -> list[dict[str, str]]:
        return [{"name": f"c{number}", "description": "d"} for number in range(start, start + 100)]

    await bot.rest("PUT", path, commands(0))
    await bot.rest("PUT", path, commands(0))  # the same names are no creations
    await bot.rest("PUT", path, commands(100))
    with pytest.raises(discord.HTTPException) as caught:
        await bot.rest("PUT", path, commands(200))
    assert code_of(caught) == (400, 30034)
    table.clock.advance(86_401)
    assert len(await bot.rest("PUT", path, commands(200))) == 100
