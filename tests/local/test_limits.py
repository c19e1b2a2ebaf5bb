"""Every line of the limits table: one inside the limit is taken, one outside is refused with Discord's code and path."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest

from local.person import Person
from tests.local.conftest import Bot
from tests.local.test_interactions import button, row

V2 = 1 << 15


def options(count: int, **more: Any) -> list[dict[str, Any]]:
    return [{"label": f"o{number}", "value": f"v{number}", **more} for number in range(count)]


def select(**more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "s", "options": options(2), **more}


def texts(*sizes: int) -> list[dict[str, Any]]:
    return [{"type": 10, "content": "x" * size} for size in sizes]


def fields(count: int, name: int = 1, value: int = 1) -> dict[str, Any]:
    return {"fields": [{"name": "n" * name, "value": "v" * value} for _ in range(count)]}


def errors_of(error: discord.HTTPException) -> list[str]:
    """Paths of the faults in a refused request."""
    return sorted(line.split(":")[0].removeprefix("In ") for line in str(error).splitlines()[1:])


def rows(count: int) -> list[dict[str, Any]]:
    return [part for number in range(count) for part in row(button("b", f"c{number}"))]


TAKEN = {
    "content of 2000": {"content": "x" * 2000},
    "custom_id of 100": {"components": row(button("b", "c" * 100)), "content": "x"},
    "label of 80": {"components": row(button("b" * 80, "c")), "content": "x"},
    "five rows": {"components": rows(5), "content": "x"},
    "five buttons": {"components": row(*(button("b", f"c{n}") for n in range(5))), "content": "x"},
    "25 options": {"components": row(select(options=options(25))), "content": "x"},
    "placeholder of 150": {"components": row(select(placeholder="p" * 150)), "content": "x"},
    "option texts of 100": {
        "components": row(select(options=[{"label": "l" * 100, "value": "v" * 100, "description": "d" * 100}])),
        "content": "x",
    },
    "ten embeds": {"embeds": [{"title": "t"}] * 10},
    "embed texts": {"embeds": [{"title": "t" * 256, "description": "d" * 4096, "author": {"name": "a" * 256}}]},
    "embed footer": {"embeds": [{"footer": {"text": "f" * 2048}, **fields(2, 256, 1024)}]},
    "25 fields": {"embeds": [fields(25)]},
    "embeds of 6000 together": {"embeds": [{"description": "d" * 4000}, {"description": "d" * 2000}]},
    "V2 text of 4000": {"flags": V2, "components": texts(2000, 2000)},
    "40 nested": {"flags": V2, "components": [{"type": 17, "components": texts(*[1] * 39)}]},
}
REFUSED: dict[str, tuple[dict[str, Any], list[str]]] = {
    "content of 2001": ({"content": "x" * 2001}, ["content"]),
    "custom_id of 101": (
        {"content": "x", "components": row(button("b", "c" * 101))},
        ["components.0.components.0.custom_id"],
    ),
    "empty custom_id": ({"content": "x", "components": row(button("b", ""))}, ["components.0.components.0.custom_id"]),
    "custom_id twice": ({"content": "x", "components": row(button("a", "c"), button("b", "c"))}, ["components"]),
    "label of 81": ({"content": "x", "components": row(button("b" * 81, "c"))}, ["components.0.components.0.label"]),
    "neither label nor emoji": ({"content": "x", "components": row(button("", "c"))}, ["components.0.components.0.label"]),
    "words as emoji": (
        {"content": "x", "components": row(button("b", "c", emoji={"name": "sun"}))},
        ["components.0.components.0.emoji.name"],
    ),
    "link without url": (
        {"content": "x", "components": row({"type": 2, "style": 5, "label": "l"})},
        ["components.0.components.0.url"],
    ),
    "six rows": ({"content": "x", "components": rows(6)}, ["components"]),
    "six buttons": (
        {"content": "x", "components": row(*(button("b", f"c{n}") for n in range(6)))},
        ["components.0.components"],
    ),
    "button beside a select": (
        {"content": "x", "components": row(select(), button("b", "c"))},
        ["components.0.components.1"],
    ),
    "empty row": ({"content": "x", "components": row()}, ["components.0.components"]),
    "button outside a row": ({"content": "x", "components": [button("b", "c")]}, ["components.0.type"]),
    "26 options": (
        {"content": "x", "components": row(select(options=options(26)))},
        ["components.0.components.0.options"],
    ),
    "no options": ({"content": "x", "components": row(select(options=[]))}, ["components.0.components.0.options"]),
    "option value twice": (
        {"content": "x", "components": row(select(options=options(1) + options(1)))},
        ["components.0.components.0.options.1.value"],
    ),
    "option label of 101": (
        {"content": "x", "components": row(select(options=[{"label": "l" * 101, "value": "v"}]))},
        ["components.0.components.0.options.0.label"],
    ),
    "option value of 101": (
        {"content": "x", "components": row(select(options=[{"label": "l", "value": "v" * 101}]))},
        ["components.0.components.0.options.0.value"],
    ),
    "option description of 101": (
        {"content": "x", "components": row(select(options=options(1, description="d" * 101)))},
        ["components.0.components.0.options.0.description"],
    ),
    "placeholder of 151": (
        {"content": "x", "components": row(select(placeholder="p" * 151))},
        ["components.0.components.0.placeholder"],
    ),
    "max_values above the options": (
        {"content": "x", "components": row(select(max_values=3))},
        ["components.0.components.0.max_values"],
    ),
    "min_values above max_values": (
        {"content": "x", "components": row(select(min_values=2, max_values=1))},
        ["components.0.components.0.min_values"],
    ),
    "more defaults than max_values": (
        {"content": "x", "components": row(select(options=options(2, default=True)))},
        ["components.0.components.0.options"],
    ),
    "eleven embeds": ({"embeds": [{"title": "t"}] * 11}, ["embeds"]),
    "embed title of 257": ({"embeds": [{"title": "t" * 257}]}, ["embeds.0.title"]),
    "embed description of 4097": ({"embeds": [{"description": "d" * 4097}]}, ["embeds.0.description"]),
    "26 fields": ({"embeds": [fields(26)]}, ["embeds.0.fields"]),
    "field name of 257": ({"embeds": [fields(1, name=257)]}, ["embeds.0.fields.0.name"]),
    "field value of 1025": ({"embeds": [fields(1, value=1025)]}, ["embeds.0.fields.0.value"]),
    "empty field": ({"embeds": [fields(1, value=0)]}, ["embeds.0.fields.0.value"]),
    "footer of 2049": ({"embeds": [{"footer": {"text": "f" * 2049}}]}, ["embeds.0.footer.text"]),
    "author of 257": ({"embeds": [{"author": {"name": "a" * 257}}]}, ["embeds.0.author.name"]),
    "embeds of 6001 together": ({"embeds": [{"description": "d" * 4000}, {"description": "d" * 2001}]}, ["embeds"]),
    "embed picture from a file path": ({"embeds": [{"image": {"url": "file:///x"}}]}, ["embeds.0.image.url"]),
    "V2 with content": ({"flags": V2, "content": "x", "components": texts(1)}, ["content"]),
    "V2 with embeds": ({"flags": V2, "embeds": [{"title": "t"}], "components": texts(1)}, ["embeds"]),
    "V2 without the flag": ({"components": texts(1)}, ["components.0.type"]),
    "V2 text of 4001 together": ({"flags": V2, "components": texts(2000, 2001)}, ["components"]),
    "41 nested": ({"flags": V2, "components": [{"type": 17, "components": texts(*[1] * 40)}]}, ["components"]),
    "section without accessory": (
        {"flags": V2, "components": [{"type": 9, "components": texts(1)}]},
        ["components.0.accessory"],
    ),
    "container in a container": (
        {"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": texts(1)}]}]},
        ["components.0.components.0.type"],
    ),
    "gallery of eleven": (
        {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "https://x/y.png"}}] * 11}]},
        ["components.0.items"],
    ),
    "gallery alt text of 1025": (
        {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "https://x/y"}, "description": "d" * 1025}]}]},
        ["components.0.items.0.description"],
    ),
    "picture that was not sent": (
        {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}]},
        ["components"],
    ),
    "nonce of 26": ({"content": "x", "nonce": "n" * 26}, ["nonce"]),
    "mentions parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        ["allowed_mentions"],
    ),
    "alt text of 1025": (
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png", "description": "d" * 1025}]},
        ["attachments.0.description", "attachments.0.id"],
    ),
    "a file that was not sent": (
        {"content": "x", "attachments": [{"id": 0, "filename": "a.png"}]},
        ["attachments.0.id"],
    ),
}


@pytest.mark.parametrize("name", TAKEN)
async def test_a_message_at_the_limit_is_taken(bot: Bot, welcome: discord.TextChannel, name: str) -> None:
    message = await bot.rest("POST", "/channels/{channel_id}/messages", TAKEN[name], channel_id=welcome.id)
    assert message["channel_id"] == str(welcome.id)


@pytest.mark.parametrize("name", REFUSED)
async def test_a_message_above_a_limit_is_refused_with_50035_and_its_path(
    bot: Bot, welcome: discord.TextChannel, anna: Person, name: str
) -> None:
    body, places = REFUSED[name]
    with pytest.raises(discord.HTTPException) as caught:
        await bot.rest("POST", "/channels/{channel_id}/messages", body, channel_id=welcome.id)
    assert (caught.value.status, caught.value.code) == (400, 50035)
    assert errors_of(caught.value) == places
    assert anna.messages() == []


@pytest.mark.parametrize("body", [{}, {"content": " \n"}, {"embeds": [{}]}, {"components": []}])
async def test_an_empty_message_is_refused_with_50006(bot: Bot, welcome: discord.TextChannel, body: dict[str, Any]) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await bot.rest("POST", "/channels/{channel_id}/messages", body, channel_id=welcome.id)
    assert (caught.value.status, caught.value.code) == (400, 50006)


async def test_ten_files_are_taken_and_eleven_refused(bot: Bot, welcome: discord.TextChannel) -> None:
    def files(count: int) -> list[discord.File]:
        return [discord.File(io.BytesIO(b"x"), f"{number}.txt") for number in range(count)]

    assert len((await welcome.send(files=files(10))).attachments) == 10
    with pytest.raises(discord.HTTPException) as caught:
        await bot.http.send_message(welcome.id, params=_params(files(11)))
    assert caught.value.code == 30015


def _params(files: list[discord.File]) -> discord.http.MultipartParameters:
    return discord.http.handle_message_parameters(files=files)


async def test_a_file_of_ten_mebibytes_is_taken_and_one_byte_more_refused(welcome: discord.TextChannel) -> None:
    limit = 10 * 1024 * 1024
    await welcome.send(file=discord.File(io.BytesIO(bytes(limit)), "a.bin"))
    with pytest.raises(discord.HTTPException) as caught:
        await welcome.send(file=discord.File(io.BytesIO(bytes(limit + 1)), "a.bin"))
    assert (caught.value.status, caught.value.code) == (413, 40005)


def modal(components: list[dict[str, Any]] | None = None, **more: Any) -> dict[str, Any]:
    return {"title": "t", "custom_id": "m", "components": components or [label()], **more}


def label(inner: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "l", "component": inner or {"type": 4, "style": 1, "custom_id": "c"}, **more}


def text_input(**more: Any) -> dict[str, Any]:
    return {"type": 4, "style": 1, "custom_id": "c", **more}


MODALS: dict[str, tuple[dict[str, Any], str]] = {
    "title of 46": (modal(title="t" * 46), "data.title"),
    "six components": (modal([label(text_input(custom_id=f"c{n}")) for n in range(6)]), "data.components"),
    "label of 46": (modal([label(label="l" * 46)]), "data.components.0.label"),
    "description of 101": (modal([label(description="d" * 101)]), "data.components.0.description"),
    "value of 4001": (modal([label(text_input(value="v" * 4001))]), "data.components.0.component.value"),
    "max_length of 4001": (modal([label(text_input(max_length=4001))]), "data.components.0.component.max_length"),
    "placeholder of 101": (modal([label(text_input(placeholder="p" * 101))]), "data.components.0.component.placeholder"),
    "26 options": (modal([label(select(options=options(26)))]), "data.components.0.component.options"),
    "custom_id of 101": (modal(custom_id="c" * 101), "data.custom_id"),
    "custom_id twice": (modal([label(), label()]), "data.components"),
    "button": (modal([label(button("b", "c"))]), "data.components.0.component.type"),
}


@pytest.mark.parametrize("name", ["at the limit", *MODALS])
async def test_a_form_above_a_limit_is_refused_and_at_the_limit_taken(
    bot: Bot, welcome: discord.TextChannel, anna: Person, name: str
) -> None:
    full = [
        label(text_input(custom_id=f"c{n}", max_length=4000, value="v" * 4000), label="l" * 45, description="d" * 100)
        for n in range(5)
    ]
    body, place = MODALS.get(name, (modal(full, title="t" * 45, custom_id="m" * 100), ""))
    await bot.rest(
        "POST",
        "/channels/{channel_id}/messages",
        {"content": "x", "components": row(button("b", "b"))},
        channel_id=welcome.id,
    )
    pending = await anna.press(anna.messages()[-1], "b", wait=False)
    (heard,) = await anna.wait_for(lambda: bot.heard)
    answer = bot.rest(
        "POST", "/interactions/{key}/{token}/callback", {"type": 9, "data": body}, key=heard.id, token=heard.token
    )
    if not place:
        await answer
        assert (await anna.outcome(pending)).modal is not None
        return
    with pytest.raises(discord.HTTPException) as caught:
        await answer
    assert caught.value.code == 50035
    assert errors_of(caught.value) == [place]
