"""Attempts to break a table: each ends in one clear private sentence, and nothing has changed."""

from typing import Any

import pytest

from cogs._table.presses import Change
from local.person import Person
from rules.roar.actions import Call, Roll
from tests.wire.conftest import Json, Running, check_ok
from tests.wire.race import Race, newest, start_race
from tests.wire.turns import Turns

MISTAKE = "Our mistake"


async def a_lobby(bot: Running, host: Person, game: str = "roar", computers: int = 0) -> tuple[str, str, Json]:
    """An open lobby: channel, table id, lobby message."""
    channel = await bot.opened(host, game, computers=computers, place="here")
    lobby = await host.wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
    return channel, (await bot.store.tables_of(int(host.id)))[0].id, lobby


def told(person: Person, channel: str) -> str:
    """The newest sentence that this person alone was told."""
    return str(person.ephemerals(channel)[-1]["content"])


async def revision(bot: Running, table: str) -> int:
    """The table's revision on the disk."""
    loaded = await bot.store.load(table)
    assert loaded is not None
    return loaded.row.revision


@pytest.mark.parametrize(
    "forged", ["l:{t}:seat:²", "l:{t}:strength:²", "l:{t}:strength:1", "l:{t}:remove:²", "l:{t}:seatset:²:0:x"]
)
async def test_a_forged_button_of_a_lobby_is_not_a_mistake_of_ours(bot: Running, forged: str) -> None:
    ann = bot.person("Ann")
    channel, table, lobby = await a_lobby(bot, ann, computers=1)
    before = await revision(bot, table)
    check_ok(await ann.press(lobby, forged.replace("{t}", table), raw=True))
    assert told(ann, channel).startswith("This button is not one of this table's.")
    assert await revision(bot, table) == before


async def test_a_choice_that_is_no_number_is_not_a_mistake_of_ours(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    prompt, before = turns.opened.prompts[0], turns.opened.row.revision
    forged = f"t:{turns.opened.id}:{prompt.seat}:{turns.opened.guard(prompt)}:{prompt.kind}:²"
    check_ok(await ann.press(turns.board(), forged, raw=True))
    assert told(ann, turns.channel).startswith("This button is not one of this table's.")
    assert await revision(bot, turns.opened.id) == before


@pytest.mark.parametrize("typed", ["²", "0", "3", "x", "-1"])
async def test_a_seat_that_does_not_exist_is_named_as_such(bot: Running, typed: str) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    channel, _, lobby = await a_lobby(bot, ann)
    check_ok(await bob.press(lobby, "Join"))
    check_ok(await ann.command("table kick", channel, seat=typed))
    assert told(ann, channel) == "There is no such seat. Seats here: 1 to 2."


async def test_who_is_taken_from_the_table_does_not_leave_by_themselves(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    channel, _, lobby = await a_lobby(bot, ann)
    check_ok(await bob.press(lobby, "Join"))
    check_ok(await ann.command("table kick", channel, seat="2"))
    assert ann.messages(channel)[-1]["content"] == "Ann takes Bob from the table."


async def test_of_two_answers_that_overtake_each_other_the_lobby_shows_the_newer(bot: Running) -> None:
    ann, bob, cy = bot.person("Ann"), bot.person("Bob"), bot.person("Cy")
    channel, _, lobby = await a_lobby(bot, ann)
    rule = bot.table.faults.request("reorder", "/interactions/*/callback", seconds=5)
    presses = [(who, await who.press(lobby, "Join", wait=False)) for who in (bob, cy)]
    for who, press in presses:
        check_ok(await who.outcome(press))
    assert rule.hits == 1
    shown = await ann.wait_for_message(lambda m: m["id"] == lobby["id"] and "Cy" in m["content"], channel)
    assert "Bob" in shown["content"]


@pytest.mark.parametrize("command", ["table undo", "table pause", "table resume", "table hand-over", "table replace"])
async def test_in_a_lobby_a_command_for_a_game_says_that_it_has_not_started(bot: Running, command: str) -> None:
    ann = bot.person("Ann")
    channel, _, _ = await a_lobby(bot, ann)
    options: dict[str, Any] = {"seat": "1", "person": bot.person("Bob")} if command == "table replace" else {}
    check_ok(await ann.command(command, channel, **options))
    assert told(ann, channel).startswith("The game has not started yet.")


@pytest.mark.parametrize("asked", ["board", "words", "m", "v"])
async def test_a_table_that_was_closed_before_its_game_says_so(bot: Running, asked: str) -> None:
    ann = bot.person("Ann")
    channel, table, lobby = await a_lobby(bot, ann)
    check_ok(await ann.command("table abandon", channel))
    options: dict[str, Any] = {"view": "text"} if asked == "words" else {}
    if asked in ("board", "words"):
        check_ok(await ann.command("board", channel, **options))
    else:
        check_ok(await ann.press(lobby, f"{asked}:{table}", raw=True))
    assert told(ann, channel) == "This table is closed."
    assert (await ann.autocomplete("board", "view", "", channel)).choices


async def test_who_was_away_has_one_seat_in_a_rematch_that_two_people_ask_for_at_once(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    check_ok(await bob.command("table hand-over", turns.channel))
    check_ok(await ann.command("table abandon", turns.channel))
    await bot.settled()
    final = await ann.wait_for_message(lambda m: "Rematch" in bot.buttons(m), turns.channel)
    presses = [await who.press(final, "Rematch", wait=False) for who in (ann, bob)]
    check_ok(await ann.outcome(presses[0]))
    check_ok(await bob.outcome(presses[1]))
    tables = await bot.store.open_tables()
    assert [[(s.user, s.strength) for s in t.seats] for t in tables] == [[(int(ann.id), ""), (int(bob.id), "")]]
    lobby = await bob.wait_for_message(lambda m: "Join" in bot.buttons(m), turns.channel)
    check_ok(await bob.press(lobby, "Join"))
    assert told(bob, turns.channel) == "You are sitting at this table already."


async def test_a_lobby_whose_message_was_deleted_comes_back_by_repost(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    channel, table, lobby = await a_lobby(bot, ann)
    del bot.table.world.posts[channel][lobby["id"]]
    check_ok(await ann.command("table repost", channel))
    await bot.settled()
    again = await bob.wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
    check_ok(await bob.press(again, "Join"))
    loaded = await bot.store.load(table)
    assert loaded is not None
    assert len(loaded.row.seats) == 2


async def test_a_reposted_lobby_leaves_no_buttons_behind(bot: Running) -> None:
    ann = bot.person("Ann")
    channel, _, _ = await a_lobby(bot, ann)
    check_ok(await ann.command("table repost", channel))
    await bot.settled()
    assert len([m for m in ann.messages(channel) if "Join" in bot.buttons(m)]) == 1


@pytest.mark.parametrize("name", ["send_messages", "view_channel"])
async def test_where_nothing_can_be_posted_no_table_opens_and_none_starts(bot: Running, name: str) -> None:
    ann = bot.person("Ann")
    channel, table, lobby = await a_lobby(bot, ann, computers=1)
    bot.table.take_permission(name)
    check_ok(await ann.press(lobby, "Start"))
    assert told(ann, channel).startswith("I may not post here: **")
    assert await revision(bot, table) == 1
    check_ok(await ann.command("table abandon", channel))
    check_ok(await ann.command("play", channel, game="roar", place="here"))
    assert told(ann, channel).startswith("I may not post here: **")
    assert await bot.store.open_tables() == ()


async def test_without_the_permission_to_post_the_choice_is_saved_and_the_way_back_is_told(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    old, before, (item, value) = turns.board(), turns.opened.row.revision, turns.choices()[0]
    bot.table.take_permission("send_messages")
    check_ok(await ann.select(old, item["custom_id"], [value]))
    await bot.settled()
    assert "Your choice is saved, but I may not post here: **Send Messages**" in told(ann, turns.channel)
    assert await revision(bot, turns.opened.id) == before + 1
    bot.table.give_permission("send_messages")
    check_ok(await ann.select(old, item["custom_id"], [value]))
    await bot.settled()
    assert turns.board()["id"] != old["id"]
    assert turns.choices()


async def test_a_game_in_an_archived_thread_goes_on(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    check_ok(await ann.command("play", game="sanctuary"))
    await ann.wait_for_message(lambda m: "opens a table" in m["content"])
    row = (await bot.store.tables_of(int(ann.id)))[0]
    channel = str(row.channel)
    lobby = await ann.wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
    check_ok(await bob.press(lobby, "Join"))
    check_ok(await ann.press(lobby, "Start"))
    turns = Turns(bot, channel, await bot.app.session.open(row.id), {int(p.id): p for p in (ann, bob)})
    await bot.settled()
    old = turns.board()
    bot.table.world.channels[channel]["thread_metadata"]["archived"] = True
    await turns.choose()
    bot.table.requests.clear()  # the refused send is what this is about
    assert turns.board()["id"] != old["id"]
    assert not bot.table.world.channels[channel]["thread_metadata"]["archived"]


async def test_a_computer_that_was_stopped_before_its_move_goes_on_after_the_restart(bot: Running) -> None:
    ann = bot.person("Ann")
    turns = await Turns.start(bot, [ann], computers=1)

    def stop(change: Change) -> None:
        bot.app.session.closing = any(p.seat == 1 for p in change.table.prompts)

    bot.app.session.watchers.append(stop)
    await turns.choose()
    assert turns.opened.asked() == (1,)
    await bot.restart()
    await bot.settled()
    opened = await bot.app.session.open(turns.opened.id)
    assert opened.asked() == (0,)


async def test_the_reason_of_a_refused_call_stays_on_the_panel_while_others_play_on(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    channel, table = await start_race(bot, [ann, bob], 0)
    race = await Race.join(bot, [ann, bob], channel, table)
    await race.until(lambda: race.opened.state.phase == "live", lambda action: not isinstance(action, Call))
    mine, other = race.seat(ann), race.seat(bob)
    asked = {p.seat: p for p in race.opened.prompts if p.kind == "race"}
    check_ok(await race.press(mine, asked[mine], Call("kaboom")))
    check_ok(await race.press(other, asked[other], Roll()))
    await bot.settled()
    assert newest(ann, channel)["content"].startswith("Only 0 Kaboom held, you need 3.")


async def test_who_has_no_secrets_yet_and_is_not_asked_is_told_how_the_game_stands(bot: Running) -> None:
    people = [bot.person("Ann"), bot.person("Bob"), bot.person("Cid")]
    channel, table, lobby = await a_lobby(bot, people[0], "sauria")
    for person in people[1:]:
        check_ok(await person.press(lobby, "Join"))
    check_ok(await people[0].press(lobby, "Start"))
    await bot.settled()
    for person in people:
        check_ok(await person.command("me", channel))
        assert MISTAKE not in told(person, channel)
        assert told(person, channel)
    assert (await bot.store.load(table)) is not None


async def test_a_rematch_where_everybody_left_belongs_to_who_asks_for_it(bot: Running) -> None:
    ann, bob, dan = bot.person("Ann"), bot.person("Bob"), bot.person("Dan")
    turns = await Turns.start(bot, [ann, bob])
    for person in (bob, ann):
        check_ok(await person.command("table leave", turns.channel))
    await bot.settled()
    final = await dan.wait_for_message(lambda m: "Rematch" in bot.buttons(m), turns.channel)
    check_ok(await dan.press(final, "Rematch"))
    row = (await bot.store.open_tables())[0]
    assert row.host == int(dan.id)
    assert [(s.name, s.user) for s in row.seats] == [("Computer 1", None), ("Computer 2", None), ("Dan", int(dan.id))]
    lobby = await dan.wait_for_message(lambda m: "Join" in bot.buttons(m), turns.channel)
    check_ok(await dan.press(lobby, "Start"))
    assert (await bot.store.open_tables())[0].status == "running"


async def test_who_is_given_a_seat_is_called_to_the_table(bot: Running) -> None:
    ann, bob, cid = bot.person("Ann"), bot.person("Bob"), bot.person("Cid")
    turns = await Turns.start(bot, [ann, bob])
    check_ok(await ann.command("table replace", turns.channel, seat="1", person=cid))
    said = await cid.wait_for_message(lambda m: "takes the seat of Ann" in m["content"], turns.channel)
    assert [one["id"] for one in said["mentions"]] == [cid.id]
