"""Bodies with parts of the wrong type are refused as Discord refuses them; none upsets the server."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import discord

from local.server import LocalTable
from tests.local.conftest import Bot, Raw
from tests.local.test_commands import TAKEN as COMMANDS
from tests.local.test_commands import command, option
from tests.local.test_interactions import button, row
from tests.local.test_limits import V2, fields, select
from tests.local.test_traps import MESSAGE, MESSAGES

CLASSIC: dict[str, Any] = {
    "content": "x",
    "embeds": [{"title": "t", "author": {"name": "a"}, "image": {"url": "https://x/y.png"}, **fields(1)}],
    "components": [*row(button("b", "b", emoji={"name": "🦖"})), *row(select(placeholder="p"))],
    "allowed_mentions": {"parse": ["users"]},
    "message_reference": {"message_id": "1", "fail_if_not_exists": False},
    "nonce": "1",
    "flags": 4,
}
SECTION = {"type": 9, "components": [{"type": 10, "content": "x"}], "accessory": button("a", "a")}
GALLERY = {"type": 12, "items": [{"media": {"url": "https://x/y.png"}, "description": "d"}]}
SECOND: dict[str, Any] = {
    "flags": V2,
    "components": [{"type": 17, "accent_color": 1, "components": [SECTION, GALLERY, {"type": 14, "spacing": 1}]}],
}
NONSENSE: list[Any] = [None, 5, -1, 1.5, "x", "", [], {}, [None], [[]], {"x": 1}, True, "9" * 30]


def places(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every part of a body."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inner:
        yield (*at, key)
        yield from places(item, (*at, key))


def spoilt(body: Any, chance: random.Random) -> Any:
    """A copy with one part replaced by nonsense."""
    body = copy.deepcopy(body)
    *way, last = chance.choice(list(places(body)))
    target = body
    for step in way:
        target = target[step]
    target[last] = chance.choice(NONSENSE)
    return body


async def test_messages_with_nonsense_in_one_place_never_upset_the_server(
    raw: Raw, bot: Bot, welcome: discord.TextChannel
) -> None:
    chance = random.Random(7)
    message = await welcome.send("x")
    seen = set()
    for number in range(600):
        body = spoilt((CLASSIC, SECOND)[number % 2], chance)
        method, path = (("POST", MESSAGES), ("PATCH", MESSAGE))[number // 2 % 2]
        status, _, _ = await raw.send(method, path.format(channel_id=welcome.id, message_id=message.id), body)
        seen.add(status)
    assert seen == {200, 400}
    assert bot.get_channel(welcome.id) is not None
    assert (await welcome.send("and the client is well")).content == "and the client is well"
    assert bot.running


async def test_commands_with_nonsense_in_one_place_never_upset_the_server(raw: Raw, table: LocalTable) -> None:
    chance = random.Random(8)
    good = [command(options=[option(choices=[{"name": "n", "value": "v"}])], name_localizations={"de": "spielen"})]
    table.creations.count = lambda now, fresh: None  # type: ignore[method-assign]
    path = f"/applications/{table.application_id}/commands"
    seen = set()
    for body in (good, COMMANDS["groups of subcommands"]):
        for _ in range(100):
            seen.add((await raw.send("PUT", path, spoilt(body, chance)))[0])
    assert seen == {200, 400}
