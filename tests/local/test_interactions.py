"""Commands, presses, selects, forms, suggestions: there and back over the real wire."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest
from discord import app_commands

from local.clock import Snowflakes
from local.person import Person
from local.resolve import Refused
from local.server import LocalTable
from tests.local.conftest import Bot

PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + (640).to_bytes(4, "big") + (480).to_bytes(4, "big") + b"\x08\x03\0\0\0"


def row(*components: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"type": 1, "components": list(components)}]


def button(label: str, custom_id: str, **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": label, "custom_id": custom_id, **more}


async def post(bot: Bot, channel: discord.TextChannel, **body: Any) -> dict[str, Any]:
    message: dict[str, Any] = await bot.rest("POST", "/channels/{channel_id}/messages", body, channel_id=channel.id)
    return message


async def test_a_command_arrives_with_its_options_resolved_and_its_answer_reaches_everybody(
    table: LocalTable, bot: Bot, anna: Person, bartek: Person
) -> None:
    got: dict[str, Any] = {}

    @bot.tree.command()
    async def play(
        interaction: discord.Interaction, game: str, who: discord.Member, where: discord.TextChannel, seats: int = 2
    ) -> None:
        got.update(game=game, who=who, where=where, seats=seats, interaction=interaction)
        await interaction.response.send_message(f"{who.mention} plays {game}")

    await bot.tree.sync()
    outcome = await anna.command("play", game="roar", who=bartek, where=table.channel_id("sauria"), seats=4)
    assert outcome.ok
    assert (got["game"], got["seats"], got["where"].id) == ("roar", 4, int(table.channel_id("sauria")))
    assert (got["who"].id, got["who"].display_name) == (int(bartek.id), "Bartek")
    interaction = got["interaction"]
    assert interaction.user.id == int(anna.id)
    assert interaction.locale is discord.Locale.british_english
    assert interaction.guild_locale is discord.Locale.american_english
    assert interaction.app_permissions.send_messages
    assert interaction.permissions.manage_guild  # Anna owns the server
    assert interaction.filesize_limit == 10 * 1024 * 1024
    assert interaction.context.guild
    assert interaction.channel is bot.get_channel(int(table.channel_id("welcome")))
    answer = bartek.messages()[-1]
    assert answer["content"] == f"<@{bartek.id}> plays roar"
    assert [user["id"] for user in answer["mentions"]] == [bartek.id]
    assert answer["interaction_metadata"]["user"]["id"] == anna.id


async def test_a_persons_language_goes_into_every_interaction(bot: Bot, table: LocalTable) -> None:
    locales = []

    @bot.tree.command()
    async def hello(interaction: discord.Interaction) -> None:
        locales.append(interaction.locale)
        await interaction.response.send_message("hello", ephemeral=True)

    await bot.tree.sync()
    for name in ("Jürgen", "Zofia Łęcka"):
        await table.person(name).command("hello")
    assert locales == [discord.Locale.german, discord.Locale.polish]


async def test_a_press_edits_the_message_for_everybody(bot: Bot, welcome: discord.TextChannel, table: LocalTable) -> None:
    anna, bartek = table.person("Anna"), table.person("Bartek")

    class Board(discord.ui.View):
        @discord.ui.button(label="Join", custom_id="join")
        async def join(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            await interaction.response.edit_message(content=f"{interaction.user.display_name} is in", view=None)

    await welcome.send("Who plays?", view=Board(timeout=None))
    outcome = await bartek.press(anna.messages()[-1], "Join")
    assert outcome.ok
    message = anna.messages()[-1]
    assert (message["content"], message["components"]) == ("Bartek is in", [])
    assert message["edited_timestamp"] is not None


async def test_a_select_sends_its_values_and_refuses_what_it_does_not_offer(
    bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    values = []

    class Colours(discord.ui.View):
        @discord.ui.select(custom_id="colour", max_values=2, options=[discord.SelectOption(label=c) for c in "rgb"])
        async def colour(self, interaction: discord.Interaction, select: discord.ui.Select[Any]) -> None:
            values.append(select.values)
            await interaction.response.defer()

    await welcome.send("Which?", view=Colours(timeout=None))
    message = anna.messages()[-1]
    assert (await anna.select(message, "colour", ["g", "b"])).ok
    assert values == [["g", "b"]]
    for wrong in (["x"], ["r", "g", "b"], [], ["r", "r"]):
        with pytest.raises(Refused):
            await anna.select(message, "colour", wrong)
    assert len(values) == 1


async def test_a_user_select_resolves_members(
    bot: Bot, welcome: discord.TextChannel, anna: Person, bartek: Person
) -> None:
    chosen = []

    class Guests(discord.ui.View):
        @discord.ui.select(cls=discord.ui.UserSelect, custom_id="guest")
        async def guest(self, interaction: discord.Interaction, select: discord.ui.UserSelect[Any]) -> None:
            chosen.extend(select.values)
            await interaction.response.defer()

    await welcome.send("Whom?", view=Guests(timeout=None))
    await anna.select(anna.messages()[-1], "guest", [bartek.id])
    assert [type(member) for member in chosen] == [discord.Member]
    assert chosen[0].id == int(bartek.id)


async def test_nobody_can_press_what_is_not_there_or_disabled(
    bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    await post(bot, welcome, content="x", components=row(button("Off", "off", disabled=True)))
    message = anna.messages()[-1]
    with pytest.raises(Refused, match="disabled"):
        await anna.press(message, "off")
    with pytest.raises(Refused, match="no button"):
        await anna.press(message, "forged")
    assert bot.heard == []


async def test_a_raw_press_carries_a_forged_custom_id_to_the_bot(
    bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    await post(bot, welcome, content="x", components=row(button("Go", "go")))
    await anna.press(anna.messages()[-1], "forged", raw=True, wait=False)
    (heard,) = await anna.wait_for(lambda: bot.heard)
    assert heard.data["custom_id"] == "forged"


async def test_a_form_opens_is_checked_and_comes_back_with_the_message_it_came_from(
    bot: Bot, welcome: discord.TextChannel, anna: Person
) -> None:
    notes: list[tuple[str, list[str], discord.Message | None]] = []

    class Plan(discord.ui.Modal, title="Plan"):
        note: discord.ui.TextInput[Any] = discord.ui.TextInput(label="Note", custom_id="note", min_length=3, max_length=10)
        where: discord.ui.Label[Any] = discord.ui.Label(
            text="Where",
            component=discord.ui.Select(custom_id="where", options=[discord.SelectOption(label="d4")]),
        )

        async def on_submit(self, interaction: discord.Interaction) -> None:
            assert isinstance(self.where.component, discord.ui.Select)
            notes.append((self.note.value, self.where.component.values, interaction.message))
            await interaction.response.edit_message(content="planned")

    class Board(discord.ui.View):
        @discord.ui.button(label="Plan", custom_id="plan")
        async def plan(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            await interaction.response.send_modal(Plan())

    await welcome.send("Board", view=Board(timeout=None))
    message = anna.messages()[-1]
    opened = await anna.press(message, "Plan")
    assert opened.modal is not None
    assert opened.modal["title"] == "Plan"
    with pytest.raises(Refused, match="note"):
        await anna.submit_modal(opened, note="ab", where=["d4"])
    with pytest.raises(Refused):
        await anna.submit_modal(opened, note="north", where=["e5"])
    assert (await anna.submit_modal(opened, note="north", where=["d4"])).ok
    note, where, origin = notes[0]
    assert (note, where) == ("north", ["d4"])
    assert origin is not None
    assert str(origin.id) == message["id"]
    assert anna.messages()[-1]["content"] == "planned"


async def test_suggestions_come_while_an_option_is_typed(bot: Bot, anna: Person) -> None:
    @bot.tree.command()
    async def rules(interaction: discord.Interaction, search: str) -> None:
        await interaction.response.send_message(search)

    @rules.autocomplete("search")
    async def suggest(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=f"{typed}!", value=typed)]

    await bot.tree.sync()
    outcome = await anna.autocomplete("rules", "search", "lava")
    assert outcome.choices == [{"name": "lava!", "value": "lava"}]


async def test_subcommands_and_menu_commands_work(bot: Bot, anna: Person, welcome: discord.TextChannel) -> None:
    group = app_commands.Group(name="table", description="This table")

    @group.command()
    async def leave(interaction: discord.Interaction) -> None:
        assert interaction.command is not None
        await interaction.response.send_message(interaction.command.qualified_name)

    @bot.tree.context_menu(name="Explain this board")
    async def explain(interaction: discord.Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"about {message.content}", ephemeral=True)

    bot.tree.add_command(group)
    await bot.tree.sync()
    await anna.command("table leave")
    assert anna.messages()[-1]["content"] == "table leave"
    assert anna.messages()[-1]["interaction_metadata"]["name"] == "table leave"
    said = await anna.say("look at that")
    await anna.message_command("Explain this board", said)
    assert anna.ephemerals()[-1]["content"] == "about look at that"


async def test_the_client_refuses_commands_with_missing_or_wrong_options(bot: Bot, anna: Person) -> None:
    @bot.tree.command()
    @app_commands.choices(game=[app_commands.Choice(name="Roar", value="roar")])
    async def play(interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 2, 5]) -> None:
        await interaction.response.send_message("ok")

    await bot.tree.sync()
    wrong: list[dict[str, Any]] = [{}, {"seats": 6}, {"seats": "2"}, {"game": "chess", "seats": 2}]
    for options in ({"game": "roar", **item} for item in wrong):
        with pytest.raises(Refused):
            await anna.command("play", **options)
    assert bot.heard == []


async def test_an_ephemeral_answer_reaches_only_its_owner_and_no_gateway_event(
    bot: Bot, welcome: discord.TextChannel, anna: Person, bartek: Person
) -> None:
    seen: list[discord.Message] = []

    @bot.event
    async def on_message(message: discord.Message) -> None:
        seen.append(message)

    class Board(discord.ui.View):
        @discord.ui.button(label="Dice", custom_id="dice")
        async def dice(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            await interaction.response.send_message("two suns", ephemeral=True)

    await welcome.send("Board", view=Board(timeout=None))
    before = len(bartek.events)
    await anna.press(anna.messages()[-1], "Dice")
    assert [message["content"] for message in anna.ephemerals()] == ["two suns"]
    assert anna.ephemerals()[0]["flags"] & 64
    assert bartek.ephemerals() == []
    assert "two suns" not in [message["content"] for message in bartek.messages()]
    assert [event for event, _ in bartek.events[before:]] == []
    await welcome.send("done")
    await anna.wait_for(lambda: len(seen) == 2)
    assert [message.content for message in seen] == ["Board", "done"]
    key = anna.ephemerals()[0]["id"]
    with pytest.raises(discord.NotFound) as caught:
        await welcome.fetch_message(int(key))
    assert caught.value.code == 10008


async def test_a_public_answer_to_a_press_on_a_private_message_does_not_quote_it(
    bot: Bot, anna: Person, bartek: Person
) -> None:
    class Dice(discord.ui.View):
        @discord.ui.button(label="Show", custom_id="show")
        async def show(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            await interaction.response.send_message("Anna shows")

    @bot.tree.command()
    async def dice(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("two suns", view=Dice(timeout=None), ephemeral=True)

    await bot.tree.sync()
    await anna.command("dice")
    await anna.press(anna.ephemerals()[-1], "Show")
    shown = bartek.messages()[-1]
    assert (shown["content"], shown["referenced_message"]) == ("Anna shows", None)
    assert "two suns" not in str(bartek.events)


async def test_quotes_nest_one_level_only(welcome: discord.TextChannel, anna: Person) -> None:
    message = await welcome.send("0")
    for number in range(1, 4):
        message = await message.reply(str(number))
    quoted = anna.messages()[-1]["referenced_message"]
    assert quoted["content"] == "2"
    assert "referenced_message" not in quoted


async def test_thinking_is_shown_until_the_first_followup_takes_its_place(bot: Bot, anna: Person) -> None:
    @bot.tree.command()
    async def draw(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        assert anna.ephemerals()[-1]["flags"] & 128
        await interaction.followup.send("drawn", file=discord.File(io.BytesIO(PNG), "a.png", description="a board"))
        await interaction.followup.send("public")

    await bot.tree.sync()
    await anna.command("draw")
    await anna.wait_for_message(lambda message: message["content"] == "public")
    (answer,) = anna.ephemerals()
    assert (answer["content"], answer["flags"] & 128) == ("drawn", 0)
    attachment = answer["attachments"][0]
    assert (attachment["width"], attachment["height"], attachment["description"]) == (640, 480, "a board")
    assert anna.file(attachment) == PNG


async def test_the_original_answer_can_be_fetched_edited_and_deleted_and_stays_private(
    bot: Bot, anna: Person, bartek: Person
) -> None:
    @bot.tree.command()
    async def once(interaction: discord.Interaction) -> None:
        callback = await interaction.response.send_message("one", ephemeral=True)
        original = await interaction.original_response()
        assert callback.message_id == original.id
        await interaction.edit_original_response(content="two")
        further = await interaction.followup.send("three", wait=True, ephemeral=True)
        await further.edit(content="four")
        await further.delete()

    await bot.tree.sync()
    await anna.command("once")
    await anna.wait_for(lambda: any(event == "MESSAGE_DELETE" for event, _ in anna.events))
    assert [message["content"] for message in anna.ephemerals()] == ["two"]
    assert [event for event, _ in bartek.events if event != "APPLICATION_COMMANDS"] == []


async def test_direct_messages_reach_only_their_owner(bot: Bot, anna: Person, bartek: Person) -> None:
    user = await bot.fetch_user(int(anna.id))
    await user.send("your turn")
    assert [message["content"] for message in anna.messages("dm")] == ["your turn"]
    assert bartek.messages("dm") == []
    assert not [data for event, data in bartek.events if event == "MESSAGE_CREATE"]


async def test_a_command_in_a_direct_message_has_a_user_and_no_member(bot: Bot, anna: Person) -> None:
    users = []

    @bot.tree.command()
    async def me(interaction: discord.Interaction) -> None:
        users.append((type(interaction.user), interaction.guild, interaction.context.dm_channel))
        await interaction.response.send_message("you")

    await bot.tree.sync()
    await anna.command("me", "dm")
    assert users == [(discord.User, None, True)]
    assert anna.messages("dm")[-1]["content"] == "you"


async def test_a_scripted_press_can_carry_an_id_of_its_own_and_events_can_change_places(
    bot: Bot, table: LocalTable, welcome: discord.TextChannel, anna: Person, bartek: Person
) -> None:
    order: list[tuple[str, int]] = []

    class Race(discord.ui.View):
        @discord.ui.button(label="Call", custom_id="call")
        async def call(self, interaction: discord.Interaction, _: discord.ui.Button[Any]) -> None:
            order.append((interaction.user.display_name, interaction.id))
            await interaction.response.defer()

    await welcome.send("Race", view=Race(timeout=None))
    message = anna.messages()[-1]
    table.faults.dispatch("reorder", "INTERACTION_CREATE")
    first = await anna.press(message, "Call", wait=False)
    second = await bartek.press(message, "Call", wait=False)
    assert (await anna.outcome(first)).ok
    assert (await bartek.outcome(second)).ok
    assert [name for name, _ in order] == ["Bartek", "Anna"]
    assert order[1][1] < order[0][1]
    early = Snowflakes.at(table.clock.now() - 1)
    await anna.press(message, "Call", snowflake=early)
    assert order[-1] == ("Anna", early)
