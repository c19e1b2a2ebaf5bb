"""Commands and refusals: one clear private sentence each, and nothing changes."""

import pytest

from local.person import Person
from tests.wire.conftest import Json, Running, check_ok


async def a_race(bot: Running, host: Person, computers: int = 1) -> tuple[str, str, Json]:
    """A started race: channel, table id, board message."""
    channel = await bot.opened(host, "roar", computers=computers, place="here")
    lobby = await host.wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
    check_ok(await host.press(lobby, "Start"))
    board = await host.wait_for_message(lambda m: "My panel" in bot.buttons(m), channel)
    return channel, (await bot.store.tables_of(int(host.id)))[0].id, board


async def check_told(person: Person, channel: str, words: str) -> None:
    """The newest thing that this person alone was told has these words."""
    await person.wait_for(lambda: any(words in m["content"] for m in person.ephemerals(channel)[-1:]))


async def test_a_table_opens_in_a_thread_of_its_own_where_the_bot_may_make_one(bot: Running) -> None:
    ann = bot.person("Ann")
    check_ok(await ann.command("play", game="roar"))
    said = await ann.wait_for_message(lambda m: "opens a table" in m["content"])
    row = (await bot.store.tables_of(int(ann.id)))[0]
    assert bot.table.world.channels[str(row.channel)]["type"] == 11
    assert [m for m in ann.messages(str(row.channel)) if "Join" in bot.buttons(m)]
    assert f"<#{row.channel}>" in said["content"]


async def test_a_table_stays_in_the_channel_where_the_bot_may_not_make_a_thread(bot: Running) -> None:
    ann = bot.person("Ann")
    bot.table.take_permission("create_public_threads")
    check_ok(await ann.command("play", game="roar"))
    row = (await bot.store.tables_of(int(ann.id)))[0]
    assert bot.table.world.channels[str(row.channel)]["type"] == 0


async def test_a_channel_holds_one_table_and_a_second_play_links_to_it(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    channel = await bot.opened(ann, "roar", place="here")
    check_ok(await bob.command("play", channel, game="roar", place="here"))
    await check_told(bob, channel, f"/{channel}")
    assert await bot.store.tables_of(int(bob.id)) == ()


async def test_two_plays_at_the_same_moment_open_one_table(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    first = await ann.command("play", game="roar", place="here", wait=False)
    second = await bob.command("play", game="roar", place="here", wait=False)
    check_ok(await ann.outcome(first))
    check_ok(await bob.outcome(second))
    assert len(await bot.store.open_tables()) == 1


@pytest.mark.parametrize("button", ["Options", "Start"])
async def test_only_the_host_starts_and_chooses(bot: Running, button: str) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    channel = await bot.opened(ann, "roar", computers=1, place="here")
    lobby = await bob.wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
    check_ok(await bob.press(lobby, "Join"))
    check_ok(await bob.press(lobby, button))
    await check_told(bob, channel, "Only Ann")
    assert (await bot.store.open_tables())[0].status == "lobby"


async def test_one_seat_is_not_enough_to_start(bot: Running) -> None:
    ann = bot.person("Ann")
    channel = await bot.opened(ann, "roar", place="here")
    lobby = await ann.wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
    check_ok(await ann.press(lobby, "Start"))
    await check_told(ann, channel, "needs 2 to 5 players")


async def test_who_watches_is_told_so(bot: Running) -> None:
    ann, eve = bot.person("Ann"), bot.person("Eve")
    channel, _, board = await a_race(bot, ann)
    check_ok(await eve.press(board, "My panel"))
    await check_told(eve, channel, "You are watching")


@pytest.mark.parametrize(
    "forged",
    [
        *("t", "t:", "t:x", "t:nope:0:0:race:0", "t:{t}:0:0:race:0", "t:{t}:0:0:race:99", "t:{t}:9:0:race:0"),
        *("t:{t}:0:-1:race:x", "t:{t}:0:0:shout:m", "t:{t}:0:0:shout:-1"),
        *("l:{t}:start", "l:{t}:nothing", "l:{t}", "l:{t}:seat:7", "l:{t}:set:mode"),
        *("m:nope", "m", "v:", "zz:1", "::::"),
    ],
)
async def test_a_forged_custom_id_is_answered_politely_and_changes_nothing(bot: Running, forged: str) -> None:
    ann = bot.person("Ann")
    channel, table, board = await a_race(bot, ann)
    before = await bot.store.load(table)
    outcome = await ann.press(board, forged.replace("{t}", table), raw=True)
    check_ok(outcome)
    after = await bot.store.load(table)
    assert before is not None
    assert after is not None
    assert after.row.revision == before.row.revision
    assert ann.ephemerals(channel)[-1]["content"]
    assert "Our mistake" not in ann.ephemerals(channel)[-1]["content"]


async def test_the_buttons_of_another_person_do_nothing(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    channel = await bot.opened(ann, "roar", place="here")
    lobby = await ann.wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
    check_ok(await bob.press(lobby, "Join"))
    check_ok(await ann.press(lobby, "Start"))
    board = await ann.wait_for_message(lambda m: "My panel" in bot.buttons(m), channel)
    table = (await bot.store.tables_of(int(ann.id)))[0].id
    opened = await bot.app.session.open(table)
    prompt = next(p for p in opened.prompts if p.seat == opened.seat_of(int(ann.id)))
    check_ok(await bob.press(board, f"t:{table}:{prompt.seat}:{prompt.guard}:{prompt.kind}:0", raw=True))
    await check_told(bob, channel, "Ann is choosing right now")


async def test_board_me_games_and_log_answer_privately(bot: Running) -> None:
    ann = bot.person("Ann")
    channel, _, _ = await a_race(bot, ann)
    check_ok(await ann.command("board", channel))
    await ann.wait_for(lambda: ann.ephemerals(channel) and ann.ephemerals(channel)[-1]["attachments"])
    check_ok(await ann.command("board", channel, view="text"))
    await check_told(ann, channel, "damage 0/4")
    check_ok(await ann.command("me", channel))
    await check_told(ann, channel, "You are")
    check_ok(await ann.command("games", channel))
    await check_told(ann, channel, "Roar-a-Saurus")
    check_ok(await ann.command("table log", channel))
    assert len(ann.ephemerals(channel)) == 5
    assert len([m for m in bot.person("Eve").messages(channel) if m.get("flags", 0) & 64]) == 0


async def test_the_views_of_a_board_are_completed_while_typing(bot: Running) -> None:
    ann = bot.person("Ann")
    channel, _, _ = await a_race(bot, ann)
    outcome = await ann.autocomplete("board", "view", "", channel)
    assert ("the board in words", "text") in [(c["name"], c["value"]) for c in outcome.choices]
    assert 1 < len(outcome.choices) <= 25


@pytest.mark.parametrize(
    "command", ["board", "me", "table leave", "table abandon", "table repost", "table log", "table undo"]
)
async def test_a_command_without_a_table_says_so(bot: Running, command: str) -> None:
    ann = bot.person("Ann")
    check_ok(await ann.command(command))
    assert "no table in this channel" in ann.ephemerals()[-1]["content"]


async def test_without_attach_files_the_table_goes_on_in_words(bot: Running) -> None:
    ann = bot.person("Ann")
    bot.table.take_permission("attach_files")
    channel = await bot.opened(ann, "roar", computers=1, place="here")
    lobby = await ann.wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
    check_ok(await ann.press(lobby, "Start"))
    board = await ann.wait_for_message(lambda m: "My panel" in bot.buttons(m), channel)
    assert "**Attach Files**" in board["content"]
    assert "damage 0/4" in board["content"]
    assert board["attachments"] == []
    check_ok(await ann.press(board, "Board as text"))
    await check_told(ann, channel, "damage 0/4")


async def test_setup_names_each_missing_permission_and_what_stops(bot: Running) -> None:
    ann = bot.person("Ann")
    bot.table.take_permission("embed_links")
    check_ok(await ann.command("setup"))
    text = ann.ephemerals()[-1]["content"]
    assert "❌ **Embed Links** – links are shown without a preview" in text
    assert "✅ **Attach Files**" in text


async def test_about_names_the_licences(bot: Running) -> None:
    ann = bot.person("Ann")
    check_ok(await ann.command("about"))
    text = ann.ephemerals()[-1]["content"]
    assert all(name in text for name in ("OpenMoji", "CC BY-SA 4.0", "Lato", "not affiliated"))


async def test_a_table_that_lost_its_message_comes_back_by_repost(bot: Running) -> None:
    ann = bot.person("Ann")
    channel, _, board = await a_race(bot, ann)
    check_ok(await ann.command("table repost", channel))
    new = await ann.wait_for_message(lambda m: "My panel" in bot.buttons(m) and m["id"] != board["id"], channel)
    await bot.settled()
    old = next(m for m in ann.messages(channel) if m["id"] == board["id"])
    assert old["components"] == []
    assert int(new["id"]) > int(old["id"])


async def test_abandoning_closes_the_table_and_frees_the_channel(bot: Running) -> None:
    ann = bot.person("Ann")
    channel, _, _ = await a_race(bot, ann)
    check_ok(await ann.command("table abandon", channel))
    check_ok(await ann.command("play", channel, game="roar", place="here"))
    assert [r.status for r in await bot.store.open_tables()] == ["lobby"]


async def test_commands_are_synchronised_only_when_they_changed(bot: Running) -> None:
    def syncs() -> int:
        return len([r for r in bot.table.requests if r.method == "PUT" and r.path.endswith("/commands")])

    assert syncs() == 1
    await bot.restart()
    assert syncs() == 1


async def test_a_card_is_completed_while_typing_and_drawn_with_its_words(bot: Running) -> None:
    ann = bot.person("Ann")
    found = await ann.autocomplete("card", "name", "B1", game="sanctuary")
    assert 0 < len(found.choices) <= 25
    check_ok(await ann.command("card", game="sanctuary", name=found.choices[0]["value"]))
    await ann.wait_for(lambda: ann.ephemerals() and ann.ephemerals()[-1]["attachments"], 30)
    assert ann.ephemerals()[-1]["content"] == ann.ephemerals()[-1]["attachments"][0]["description"]


@pytest.mark.parametrize("game", ["roar", "sanctuary", "sauria"])
async def test_every_game_has_a_legend(bot: Running, game: str) -> None:
    ann = bot.person("Ann")
    check_ok(await ann.command("card", game=game))
    await ann.wait_for(lambda: ann.ephemerals() and ann.ephemerals()[-1]["attachments"], 30)


async def test_at_a_table_a_card_is_one_of_its_game(bot: Running) -> None:
    ann = bot.person("Ann")
    check_ok(await ann.command("card"))
    assert ann.ephemerals()[-1]["content"] == "Name a game: no table is open here."
    channel = await bot.opened(ann, "sauria", place="here")
    found = await ann.autocomplete("card", "name", "machete", channel)
    assert [choice["name"] for choice in found.choices] != []
    check_ok(await ann.command("card", channel, name=found.choices[0]["value"]))
    await ann.wait_for(lambda: ann.ephemerals(channel) and ann.ephemerals(channel)[-1]["attachments"], 30)
    assert "Machete" in ann.ephemerals(channel)[-1]["content"]


async def test_a_card_that_does_not_exist_is_said(bot: Running) -> None:
    ann = bot.person("Ann")
    check_ok(await ann.command("card", game="sanctuary", name="card/Z9"))
    assert "no such card" in ann.ephemerals()[-1]["content"]
