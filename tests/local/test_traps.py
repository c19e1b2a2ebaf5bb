"""The traps of the platform: late answers, double answers, dead tokens, edits, permissions, threads, closed messages."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest

from local.person import Person
from local.server import LocalTable
from tests.local.conftest import Bot
from tests.local.test_interactions import PNG, button, row
from tests.local.test_limits import errors_of

V2 = 1 << 15
MESSAGES = "/channels/{channel_id}/messages"
MESSAGE = MESSAGES + "/{message_id}"


async def heard_press(bot: Bot, channel: discord.TextChannel, person: Person) -> discord.Interaction:
    """A press that reached the bot and waits for its answer."""
    await bot.rest("POST", MESSAGES, {"content": "x", "components": row(button("Go", "go"))}, channel_id=channel.id)
    await person.press(person.messages()[-1], "Go", wait=False)
    await person.wait_for(lambda: bot.heard)
    return bot.heard[0]


def code_of(caught: pytest.ExceptionInfo[discord.HTTPException]) -> tuple[int, int]:
    return caught.value.status, caught.value.code


async def test_an_answer_after_three_seconds_is_unknown_10062(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    heard = await heard_press(bot, welcome, anna)
    table.clock.advance(3)
    failure = await anna.wait_for(lambda: [data for event, data in anna.events if event == "INTERACTION_FAILURE"])
    assert failure[0]["error"] == "timeout"
    with pytest.raises(discord.NotFound) as caught:
        await heard.response.defer()
    assert code_of(caught) == (404, 10062)


async def test_an_answer_within_three_seconds_is_taken(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    heard = await heard_press(bot, welcome, anna)
    table.clock.advance(2.5)
    await heard.response.defer()
    assert [event for event, _ in anna.events if event.startswith("INTERACTION")] == ["INTERACTION_SUCCESS"]


async def test_a_second_answer_is_refused_40060(bot: Bot, welcome: discord.TextChannel, anna: Person) -> None:
    heard = await heard_press(bot, welcome, anna)
    await heard.response.defer()
    with pytest.raises(discord.HTTPException) as caught:
        await bot.rest(
            "POST", "/interactions/{key}/{token}/callback", {"type": 6}, key=heard.id, token=heard.token
        )
    assert code_of(caught) == (400, 40060)


async def test_an_edit_of_the_message_is_no_answer_to_the_press(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    heard = await heard_press(bot, welcome, anna)
    assert heard.message is not None
    await heard.message.edit(content="changed")
    assert anna.messages()[-1]["content"] == "changed"
    table.clock.advance(3)
    await anna.wait_for(lambda: [event for event, _ in anna.events if event == "INTERACTION_FAILURE"])
    assert "INTERACTION_SUCCESS" not in [event for event, _ in anna.events]


async def test_an_exception_in_a_dynamic_item_is_swallowed_and_seen_only_as_a_press_without_answer(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    class Broken(discord.ui.DynamicItem[discord.ui.Button[Any]], template="t:(?P<table>[0-9]+)"):
        @classmethod
        async def from_custom_id(cls, interaction: Any, item: Any, match: Any, /) -> Broken:
            return cls(item)

        async def callback(self, interaction: discord.Interaction) -> None:
            raise RuntimeError("broken")

    bot.add_dynamic_items(Broken)
    await bot.rest("POST", MESSAGES, {"content": "x", "components": row(button("Go", "t:1"))}, channel_id=welcome.id)
    pending = await anna.press(anna.messages()[-1], "Go", wait=False)
    await anna.wait_for(lambda: bot.heard)
    table.clock.advance(3)
    assert (await anna.outcome(pending)).error == "timeout"


async def test_no_program_leaves_the_server(bot: Bot) -> None:
    with pytest.raises(discord.Forbidden) as caught:
        await bot.guilds[0].leave()
    assert code_of(caught) == (403, 50013)


async def test_a_token_of_another_interaction_answers_nothing(
    bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    heard = await heard_press(bot, welcome, anna)
    with pytest.raises(discord.NotFound) as caught:
        await bot.rest("POST", "/interactions/{key}/{token}/callback", {"type": 6}, key=heard.id, token="other")
    assert code_of(caught) == (404, 10062)


async def test_a_token_ends_after_fifteen_minutes_50027_but_the_message_can_be_edited_by_its_id(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    heard = await heard_press(bot, welcome, anna)
    await heard.response.send_message("board")
    table.clock.advance(14 * 60)
    await heard.edit_original_response(content="still")
    table.clock.advance(2 * 60)
    with pytest.raises(discord.HTTPException) as caught:
        await heard.followup.send("late")
    assert code_of(caught) == (401, 50027)
    with pytest.raises(discord.HTTPException) as caught:
        await heard.edit_original_response(content="late")
    assert code_of(caught) == (401, 50027)
    await welcome.get_partial_message(int(anna.messages()[-1]["id"])).edit(content="by id")
    assert anna.messages()[-1]["content"] == "by id"


async def test_a_followup_before_the_first_answer_has_no_webhook_10015(
    bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    heard = await heard_press(bot, welcome, anna)
    with pytest.raises(discord.NotFound) as caught:
        await heard.followup.send("early")
    assert code_of(caught) == (404, 10015)


@pytest.mark.parametrize(("kind", "data"), [(1, {}), (8, {"choices": []}), (10, {}), (99, {})])
async def test_an_answer_of_the_wrong_kind_is_refused(
    bot: Bot, welcome: discord.TextChannel, anna: Person, kind: int, data: dict[str, Any]
) -> None:
    heard = await heard_press(bot, welcome, anna)
    with pytest.raises(discord.HTTPException) as caught:
        body = {"type": kind, "data": data}
        await bot.rest("POST", "/interactions/{key}/{token}/callback", body, key=heard.id, token=heard.token)
    assert code_of(caught) == (400, 50035)
    await heard.response.defer()


async def test_a_refused_answer_may_be_followed_by_a_good_one(
    bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    heard = await heard_press(bot, welcome, anna)
    with pytest.raises(discord.HTTPException) as caught:
        await heard.response.send_message("x" * 2001)
    assert code_of(caught) == (400, 50035)
    await bot.rest(
        "POST",
        "/interactions/{key}/{token}/callback",
        {"type": 4, "data": {"content": "short"}},
        key=heard.id,
        token=heard.token,
    )
    assert anna.messages()[-1]["content"] == "short"


# edits ---------------------------------------------------------------------------------------------------------------


def picture(name: str, alt: str | None = None) -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description=alt)


async def test_files_added_by_an_edit_without_a_list_are_doubled(welcome: discord.TextChannel, bot: Bot) -> None:
    message = await welcome.send(file=picture("a.png", "first"))
    form: list[dict[str, Any]] = [
        {"name": "payload_json", "value": "{}"},
        {"name": "files[0]", "value": PNG, "filename": "b.png", "content_type": "application/octet-stream"},
    ]
    route = discord.http.Route("PATCH", MESSAGE, channel_id=welcome.id, message_id=message.id)
    data = await bot.http.request(route, form=form)
    assert [item["filename"] for item in data["attachments"]] == ["a.png", "b.png"]


async def test_an_edit_with_a_list_keeps_only_what_it_names_and_alt_text_must_be_given_anew(
    welcome: discord.TextChannel, anna: Person
) -> None:
    message = await welcome.send("board", file=picture("a.png", "first"))
    old = anna.messages()[-1]["attachments"][0]
    edited = await message.edit(attachments=[picture("b.png")])
    assert [(item.filename, item.description) for item in edited.attachments] == [("b.png", None)]
    with pytest.raises(KeyError):
        anna.file(old)
    again = await edited.edit(attachments=[picture("c.png", "third")])
    assert [(item.filename, item.description) for item in again.attachments] == [("c.png", "third")]
    kept = await again.edit(content="words only")
    assert [item.filename for item in kept.attachments] == ["c.png"]
    assert (await kept.edit(attachments=[])).attachments == []


async def test_an_attachment_that_an_embed_shows_leaves_the_list(welcome: discord.TextChannel) -> None:
    embed = discord.Embed(title="Board").set_image(url="attachment://a.png")
    message = await welcome.send(embed=embed, file=picture("a.png"))
    assert message.attachments == []
    assert message.embeds[0].image.url is not None
    assert "/attachments/" in message.embeds[0].image.url
    assert message.embeds[0].image.width == 640


async def test_an_edit_may_not_empty_a_message_50006(welcome: discord.TextChannel) -> None:
    message = await welcome.send("words")
    with pytest.raises(discord.HTTPException) as caught:
        await message.edit(content=None)
    assert code_of(caught) == (400, 50006)


async def test_a_v2_message_takes_no_content_and_keeps_its_flag(welcome: discord.TextChannel, bot: Bot) -> None:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay("board"))
    message = await welcome.send(view=view)
    assert message.flags.components_v2
    place = {"channel_id": welcome.id, "message_id": message.id}
    wrong: list[dict[str, Any]] = [{"content": "words"}, {"embeds": [{"title": "t"}]}, {"flags": 0}]
    for body in wrong:
        with pytest.raises(discord.HTTPException) as caught:
            await bot.rest("PATCH", MESSAGE, body, **place)
        assert code_of(caught) == (400, 50035)
        assert errors_of(caught.value) == list(body)


async def test_a_classic_message_becomes_v2_only_without_its_words(welcome: discord.TextChannel, bot: Bot) -> None:
    message = await welcome.send("words")
    place = {"channel_id": welcome.id, "message_id": message.id}
    body: dict[str, Any] = {"flags": V2, "components": [{"type": 10, "content": "board"}]}
    with pytest.raises(discord.HTTPException) as caught:
        await bot.rest("PATCH", MESSAGE, body, **place)
    assert errors_of(caught.value) == ["content"]
    changed = await bot.rest("PATCH", MESSAGE, {**body, "content": None}, **place)
    assert (changed["content"], changed["flags"] & V2) == ("", V2)


async def test_a_picture_in_a_v2_gallery_is_resolved(welcome: discord.TextChannel) -> None:
    view = discord.ui.LayoutView(timeout=None)
    gallery: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
    gallery.add_item(media="attachment://a.png", description="a board")
    view.add_item(gallery)
    message = await welcome.send(view=view, file=picture("a.png"))
    (shown,) = message.components
    assert isinstance(shown, discord.MediaGalleryComponent)
    assert (shown.items[0].media.width, shown.items[0].description) == (640, "a board")
    assert "/attachments/" in shown.items[0].media.url


async def test_only_the_author_edits_50005(welcome: discord.TextChannel, anna: Person) -> None:
    said = await anna.say("mine")
    with pytest.raises(discord.Forbidden) as caught:
        await welcome.get_partial_message(int(said["id"])).edit(content="yours")
    assert code_of(caught) == (403, 50005)


async def test_the_same_nonce_is_sent_only_once(bot: Bot, welcome: discord.TextChannel, anna: Person) -> None:
    first = await welcome.send("board", nonce=77)
    second = await welcome.send("board", nonce=77)
    assert first.id == second.id
    assert len(anna.messages()) == 1


async def test_links_of_attachments_expire_after_a_day(
    table: LocalTable, welcome: discord.TextChannel, bot: Bot
) -> None:
    message = await welcome.send(file=picture("a.png"))
    assert await message.attachments[0].read() == PNG
    with pytest.raises(discord.NotFound):
        await bot.http.get_from_cdn(message.attachments[0].url.replace("hm=", "hm=0"))
    table.clock.advance(24 * 3600 + 1)
    with pytest.raises(discord.NotFound):
        await message.attachments[0].read()
    again = await welcome.fetch_message(message.id)
    assert await again.attachments[0].read() == PNG


# unknown things ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/channels/1", 10003),
        ("GET", "/guilds/1", 10004),
        ("GET", "/users/1", 10013),
        ("GET", "/channels/{channel}/messages/1", 10008),
        ("GET", "/guilds/{guild}/members/1", 10007),
        ("GET", "/webhooks/1/x/messages/@original", 10015),
        ("GET", "/applications/{application}/commands/1", 10063),
    ],
)
async def test_unknown_things_have_their_codes(
    bot: Bot, table: LocalTable, method: str, path: str, code: int
) -> None:
    channel, guild, application = table.channel_id("welcome"), table.world.guild_id, table.application_id
    with pytest.raises(discord.NotFound) as caught:
        await bot.rest(method, path, channel=channel, guild=guild, application=application)
    assert code_of(caught) == (404, code)


async def test_an_unknown_route_answers_501_and_names_itself(bot: Bot, table: LocalTable) -> None:
    with pytest.raises(discord.DiscordServerError) as caught:
        await bot.rest("GET", "/guilds/{guild}/emojis", guild=table.world.guild_id)
    assert caught.value.status == 501
    assert f"GET /api/v10/guilds/{table.world.guild_id}/emojis" in str(caught.value)
    assert (table.requests[-1].status, table.requests[-1].path) == (501, f"/guilds/{table.world.guild_id}/emojis")


# permissions ---------------------------------------------------------------------------------------------------------


async def test_without_access_nothing_goes_50001_and_without_permission_50013(
    table: LocalTable, welcome: discord.TextChannel, anna: Person
) -> None:
    table.take_permission("send_messages", "welcome")
    with pytest.raises(discord.Forbidden) as caught:
        await welcome.send("x")
    assert code_of(caught) == (403, 50013)
    table.give_permission("send_messages", "welcome")
    await welcome.send("x")
    table.take_permission("view_channel", "welcome")
    with pytest.raises(discord.Forbidden) as caught:
        await welcome.send("x")
    assert code_of(caught) == (403, 50001)
    assert len(anna.messages()) == 1


@pytest.mark.parametrize("name", ["attach_files", "embed_links"])
async def test_files_and_embeds_need_their_permissions(
    table: LocalTable, welcome: discord.TextChannel, name: str
) -> None:
    table.take_permission(name)
    await welcome.send("words")
    with pytest.raises(discord.Forbidden) as caught:
        if name == "attach_files":
            await welcome.send(file=picture("a.png"))
        else:
            await welcome.send(embed=discord.Embed(title="t"))
    assert code_of(caught) == (403, 50013)


async def test_an_interaction_tells_the_permissions_left_and_can_be_answered_without_that_of_sending(
    table: LocalTable, bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    table.take_permission("send_messages", "welcome")
    await bot.tree.sync()

    @bot.tree.command()
    async def setup(interaction: discord.Interaction) -> None:
        rights = interaction.app_permissions
        await interaction.response.send_message(f"{rights.send_messages} {rights.attach_files}")

    await bot.tree.sync()
    assert (await anna.command("setup")).ok
    assert anna.messages()[-1]["content"] == "False True"
    assert not welcome.permissions_for(welcome.guild.me).send_messages


async def test_deleting_others_messages_needs_permission(
    table: LocalTable, welcome: discord.TextChannel, anna: Person
) -> None:
    said = await anna.say("mine")
    table.take_permission("manage_messages")
    with pytest.raises(discord.Forbidden) as caught:
        await welcome.get_partial_message(int(said["id"])).delete()
    assert code_of(caught) == (403, 50013)
    table.give_permission("manage_messages")
    await welcome.get_partial_message(int(said["id"])).delete()
    assert anna.messages() == []


async def test_commands_of_administrators_are_hidden_from_others(bot: Bot, anna: Person, bartek: Person) -> None:
    @bot.tree.command()
    @discord.app_commands.default_permissions(manage_guild=True)
    async def setup(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("ok")

    await bot.tree.sync()
    shown = {who: [e for e in who.events if e[0] == "APPLICATION_COMMANDS"][-1][1] for who in (anna, bartek)}
    assert [command["name"] for command in shown[anna]] == ["setup"]
    assert shown[bartek] == []


async def test_closed_direct_messages_are_refused_50007(bot: Bot, anna: Person) -> None:
    user = await bot.fetch_user(int(anna.id))
    anna.close_dms()
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("your turn")
    assert code_of(caught) == (403, 50007)
    anna.close_dms(False)
    await user.send("your turn")
    assert len(anna.messages("dm")) == 1


# threads -------------------------------------------------------------------------------------------------------------


async def public_thread(channel: discord.TextChannel) -> discord.Thread:
    return await channel.create_thread(name="island", type=discord.ChannelType.public_thread)


async def test_an_archived_thread_takes_nothing_50083_until_it_is_opened(
    welcome: discord.TextChannel, anna: Person
) -> None:
    thread = await public_thread(welcome)
    message = await thread.send("board")
    await thread.edit(archived=True)
    for attempt in (thread.send("x"), message.edit(content="x"), thread.edit(name="other"), thread.add_user(_user(anna))):
        with pytest.raises(discord.HTTPException) as caught:
            await attempt
        assert code_of(caught) == (400, 50083)
    await thread.edit(archived=False)
    await thread.send("again")
    assert [data["content"] for data in anna.messages("island")] == ["board", "again"]


def _user(person: Person) -> discord.Object:
    return discord.Object(int(person.id))


async def test_a_locked_thread_is_refused_160005_without_permission_to_manage(
    table: LocalTable, welcome: discord.TextChannel
) -> None:
    thread = await public_thread(welcome)
    await thread.edit(locked=True)
    await thread.send("allowed while we may manage threads")
    table.take_permission("manage_threads")
    with pytest.raises(discord.HTTPException) as caught:
        await thread.send("x")
    assert code_of(caught) == (403, 160005)


async def test_a_persons_words_wake_an_archived_thread(welcome: discord.TextChannel, anna: Person) -> None:
    thread = await public_thread(welcome)
    await thread.edit(archived=True)
    await anna.say("hello", "island")
    assert not (await welcome.guild.fetch_channel(thread.id)).archived  # type: ignore[union-attr]


async def test_a_private_thread_is_seen_by_its_members_only(
    welcome: discord.TextChannel, table: LocalTable
) -> None:
    bartek = table.person("Bartek")
    thread = await welcome.create_thread(name="secret", type=discord.ChannelType.private_thread)
    await thread.send("before")
    assert bartek.messages("secret") == []
    await thread.add_user(_user(bartek))
    await thread.send("after")
    assert [data["content"] for data in bartek.messages("secret")] == ["before", "after"]
    await thread.remove_user(_user(bartek))
    assert bartek.messages("secret") == []
    assert [event for event, data in bartek.events if event.startswith("CHANNEL")] == ["CHANNEL_CREATE", "CHANNEL_DELETE"]


async def test_threads_need_permissions_of_their_own(table: LocalTable, welcome: discord.TextChannel) -> None:
    thread = await public_thread(welcome)
    table.take_permission("send_messages_in_threads")
    with pytest.raises(discord.Forbidden) as caught:
        await thread.send("x")
    assert code_of(caught) == (403, 50013)
    table.take_permission("create_public_threads")
    with pytest.raises(discord.Forbidden) as caught:
        await public_thread(welcome)
    assert code_of(caught) == (403, 50013)


async def test_a_message_has_one_thread_160004_and_threads_have_none_50024(welcome: discord.TextChannel, bot: Bot) -> None:
    message = await welcome.send("board")
    thread = await message.create_thread(name="talk")
    assert thread.id == message.id
    with pytest.raises(discord.HTTPException) as caught:
        await message.create_thread(name="again")
    assert code_of(caught) == (400, 160004)
    with pytest.raises(discord.HTTPException) as caught:
        await bot.rest("POST", "/channels/{channel_id}/threads", {"name": "x", "type": 11}, channel_id=thread.id)
    assert code_of(caught) == (400, 50024)
