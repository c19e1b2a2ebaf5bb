"""The routes beside messages and interactions, the size of pictures, every kind of field."""

from __future__ import annotations

import io
import struct
from typing import Any

import discord
import pytest

from local.attachments import image_size
from local.person import Person
from local.resolve import Refused
from local.server import LocalTable
from tests.local.conftest import Bot
from tests.local.test_interactions import button, row
from tests.local.test_traps import MESSAGES, code_of, public_thread


async def test_history_is_read_by_its_ends_and_its_middle(
    table: LocalTable, welcome: discord.TextChannel, anna: Person
) -> None:
    said = []
    for number in range(7):
        said.append(await anna.say(str(number)))
        if number == 2:  # The messages after it are nearer in time than those before it.
            table.world.clock.advance(5)
    middle = discord.Object(int(said[3]["id"]))

    async def words(**where: Any) -> list[str]:
        return [str(message.id) for message in [message async for message in welcome.history(**where)]]

    keys = [data["id"] for data in said]
    assert await words(limit=3) == keys[:3:-1]
    assert await words(limit=2, before=middle) == [keys[2], keys[1]]
    assert await words(limit=2, after=middle, oldest_first=True) == [keys[4], keys[5]]
    assert sorted(await words(limit=3, around=middle)) == keys[2:5]
    table.take_permission("read_message_history")
    assert await words(limit=3) == []


async def test_a_limit_of_history_above_a_hundred_is_refused(bot: Bot, welcome: discord.TextChannel) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await bot.rest("GET", MESSAGES + "?limit=101", channel_id=welcome.id)
    assert code_of(caught) == (400, 50035)


async def test_messages_are_pinned_and_unpinned_with_permission(table: LocalTable, welcome: discord.TextChannel) -> None:
    message = await welcome.send("board")
    await message.pin()
    assert [pinned.id async for pinned in welcome.pins()] == [message.id]
    await message.unpin()
    assert [pinned.id async for pinned in welcome.pins()] == []
    table.take_permission("pin_messages")
    table.take_permission("manage_messages")
    with pytest.raises(discord.Forbidden) as caught:
        await message.pin()
    assert code_of(caught) == (403, 50013)


async def test_the_bots_typing_is_seen(welcome: discord.TextChannel, anna: Person, bot: Bot) -> None:
    await welcome.typing()
    typed = [data["user_id"] for event, data in anna.events if event == "TYPING_START"]
    assert typed == [str(bot.application_id)]


async def test_a_reply_to_a_lost_message_is_refused_unless_told_otherwise(welcome: discord.TextChannel) -> None:
    lost = await welcome.send("soon gone")
    await lost.delete()
    with pytest.raises(discord.HTTPException) as caught:
        await welcome.send("x", reference=lost.to_reference())
    assert code_of(caught) == (400, 50035)
    sent = await welcome.send("x", reference=lost.to_reference(fail_if_not_exists=False))
    assert sent.reference is None


async def test_server_channels_roles_and_members_can_be_fetched(bot: Bot, table: LocalTable, anna: Person) -> None:
    guild = await bot.fetch_guild(int(table.world.guild_id))
    assert (guild.name, guild.approximate_member_count, str(guild.owner_id)) == ("Local table", 5, anna.id)
    assert [channel.name for channel in await guild.fetch_channels()][:2] == ["welcome", "roar-a-saurus"]
    assert [one.name for one in await guild.fetch_roles()] == ["@everyone", "Bot"]
    assert (await guild.fetch_member(int(anna.id))).display_name == "Anna"
    assert [one.name async for one in bot.fetch_guilds()] == ["Local table"]
    everybody = await bot.rest("GET", f"/guilds/{guild.id}/members?limit=3")
    assert [member["user"]["global_name"] for member in everybody] == ["Game table", "Anna", "Bartek"]
    assert (await bot.application_info()).id == table.application_id
    assert (await bot.rest("GET", "/gateway/bot"))["url"] == (await bot.rest("GET", "/gateway"))["url"]


async def test_a_channel_is_changed_and_deleted_with_permission_only(
    table: LocalTable, welcome: discord.TextChannel, anna: Person
) -> None:
    own = welcome.set_permissions(welcome.guild.me, view_channel=True)
    for attempt in (welcome.edit(topic="new"), welcome.delete(), own):
        with pytest.raises(discord.Forbidden) as caught:
            await attempt
        assert code_of(caught) == (403, 50013)
    for one in table.world.guild["roles"]:
        one["permissions"] = str(int(one["permissions"]) | 1 << 4 | 1 << 28)
    thread = await public_thread(welcome)
    await welcome.edit(topic="new", name="hello")
    assert table.world.channels[str(welcome.id)]["topic"] == "new"
    await anna.say("hello", "hello")
    await welcome.set_permissions(welcome.guild.me, view_channel=True, send_messages=True)
    await welcome.set_permissions(welcome.guild.default_role, view_channel=False)
    assert table.person("Bartek").messages("hello") == []
    await welcome.send("still here")
    await welcome.set_permissions(welcome.guild.default_role, overwrite=None)
    assert len(table.person("Bartek").messages("hello")) == 3
    with pytest.raises(discord.HTTPException) as refused:
        await welcome.edit(name="x" * 101)
    assert code_of(refused) == (400, 50035)
    await welcome.delete()
    assert {str(welcome.id), str(thread.id)}.isdisjoint(table.world.channels)
    assert {str(welcome.id), str(thread.id)} <= {data["id"] for event, data in anna.events if event == "CHANNEL_DELETE"}


async def test_threads_are_listed_while_open_and_when_archived_with_their_members(
    welcome: discord.TextChannel, anna: Person, bot: Bot
) -> None:
    thread = await public_thread(welcome)
    await thread.add_user(discord.Object(int(anna.id)))
    assert {str(member.id) for member in await thread.fetch_members()} == {anna.id, str(bot.application_id)}
    assert str((await thread.fetch_member(int(anna.id))).id) == anna.id
    assert [one.id for one in await welcome.guild.active_threads()] == [thread.id]
    await thread.remove_user(discord.Object(int(anna.id)))
    with pytest.raises(discord.NotFound) as caught:
        await thread.fetch_member(int(anna.id))
    assert code_of(caught) == (404, 10007)
    await thread.edit(archived=True)
    assert await welcome.guild.active_threads() == []
    assert [one.id async for one in welcome.archived_threads()] == [thread.id]
    with pytest.raises(discord.HTTPException) as refused:
        await bot.rest("POST", "/channels/{channel_id}/threads", {"name": "", "type": 11}, channel_id=welcome.id)
    assert code_of(refused) == (400, 50035)


@pytest.mark.parametrize(
    ("data", "size"),
    [
        (b"GIF89a" + struct.pack("<HH", 30, 20), ("image/gif", 30, 20)),
        (b"\xff\xd8\xff\xe0\x00\x04ab\xff\xc0\x00\x11\x08" + struct.pack(">HH", 20, 30) + bytes(9), ("image/jpeg", 30, 20)),
        (b"RIFF....WEBPVP8X" + bytes(8) + bytes([29, 0, 0, 19, 0, 0]), ("image/webp", 30, 20)),
        (b"RIFF....WEBPVP8L" + bytes(5) + struct.pack("<I", 29 | 19 << 14), ("image/webp", 30, 20)),
        (b"RIFF....WEBPVP8 " + bytes(10) + struct.pack("<HH", 30, 20), ("image/webp", 30, 20)),
        (b"words", None),
        (b"\xff\xd8", None),
        (b"RIFF....WEBPother", None),
    ],
)
def test_the_size_of_a_picture_is_read_from_its_first_bytes(data: bytes, size: tuple[str, int, int] | None) -> None:
    assert image_size(data) == size


async def test_other_files_are_served_as_downloads(welcome: discord.TextChannel, bot: Bot) -> None:
    message = await welcome.send(file=discord.File(io.BytesIO(b"<script>"), "my game.html"))
    (attachment,) = message.attachments
    assert (attachment.filename, attachment.content_type) == ("my_game.html", "text/html")
    async with bot.http._HTTPClient__session.get(attachment.url) as response:  # type: ignore[attr-defined]
        assert response.headers["Content-Disposition"] == "attachment"
        assert await response.read() == b"<script>"


async def test_a_form_of_every_kind_of_field_comes_back(bot: Bot, welcome: discord.TextChannel, anna: Person) -> None:
    await bot.rest("POST", MESSAGES, {"content": "x", "components": row(button("b", "b"))}, channel_id=welcome.id)
    choice = [{"label": name, "value": name} for name in "abc"]
    inner: list[dict[str, Any]] = [
        {"type": 21, "custom_id": "radio", "options": choice},
        {"type": 22, "custom_id": "boxes", "options": choice, "min_values": 0, "max_values": 2},
        {"type": 23, "custom_id": "box"},
        {"type": 5, "custom_id": "who"},
    ]
    outer = [{"type": 10, "content": "Fill in"}, *({"type": 18, "label": "l", "component": item} for item in inner)]
    form = {"type": 9, "data": {"title": "t", "custom_id": "m", "components": outer}}
    pending = await anna.press(anna.messages()[-1], "b", wait=False)
    await anna.wait_for(lambda: bot.heard)
    place = {"key": bot.heard[0].id, "token": bot.heard[0].token}
    await bot.rest("POST", "/interactions/{key}/{token}/callback", form, **place)
    opened = await anna.outcome(pending)
    good: dict[str, Any] = {"radio": "a", "boxes": ["b", "c"], "box": True, "who": [anna.id]}
    for wrong in ({"radio": None}, {"radio": "x"}, {"boxes": ["a", "b", "c"]}, {"boxes": ["x"]}, {"who": ["1"]}):
        with pytest.raises(Refused):
            await anna.submit_modal(opened, **{**good, **wrong})

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        bot.heard.append(interaction)
        await interaction.response.defer()

    assert (await anna.submit_modal(opened, **good)).ok
    data: Any = bot.heard[-1].data
    fields = [item["component"] for item in data["components"][1:]]
    assert [item.get("value", item.get("values")) for item in fields] == ["a", ["b", "c"], True, [anna.id]]
    assert list(data["resolved"]["users"]) == [anna.id]


async def test_roles_mentionables_and_user_commands_are_resolved(
    bot: Bot, table: LocalTable, anna: Person, bartek: Person
) -> None:
    got: list[Any] = []

    @bot.tree.command()
    async def invite(interaction: discord.Interaction, role: discord.Role, who: discord.Role | discord.Member) -> None:
        got.extend((role.name, who.id))
        await interaction.response.send_message("ok")

    await bot.tree.sync()
    everyone = table.world.guild_id
    await anna.command("invite", role=everyone, who=bartek)
    assert got == ["@everyone", int(bartek.id)]
    for wrong in ({"role": anna.id, "who": bartek}, {"role": everyone, "who": "1"}):
        with pytest.raises(Refused):
            await anna.command("invite", **wrong)
