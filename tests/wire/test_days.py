"""A game that is played over days: one notice, reminders, taking back, replacing, standing in."""

import pytest

from local.person import Person
from tests.wire.conftest import Json, Running, check_ok
from tests.wire.turns import Turns

HOUR_MS = 3_600_000


def mentions(message: Json) -> list[str]:
    return [user["id"] for user in message["mentions"]]


def letters(person: Person) -> list[Json]:
    """The direct messages of the bot to that person."""
    return [m for m in person.messages("dm") if m["author"].get("bot")]


async def test_each_turn_has_one_message_and_the_old_one_loses_its_buttons(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    first = turns.board()
    assert mentions(first) == [ann.id]
    await turns.choose()
    second = turns.board()
    assert second["id"] != first["id"]
    assert mentions(second) == [bob.id]
    old = turns.posts()[0]
    assert old["components"] == []
    assert old["attachments"], "the picture stays as history"


async def test_nobody_is_called_for_a_further_step_of_their_own_turn(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    await turns.until_turns()
    board, actor = turns.board(), turns.asked()
    await turns.choose()
    if turns.asked() is actor:
        assert turns.board()["id"] == board["id"], "the same message is edited"
    assert len({m["id"] for m in turns.posts()}) == len(turns.posts())


async def test_the_moves_of_a_computer_come_in_one_post(bot: Running) -> None:
    ann = bot.person("Ann")
    turns = await Turns.start(bot, [ann], computers=2)
    before = len(turns.posts())
    await turns.choose()
    assert len(turns.posts()) <= before + 1
    assert turns.board()["content"].count("places a volunteer") >= 3


@pytest.mark.parametrize(("way", "called", "written"), [("mention", 1, 0), ("direct", 0, 1), ("both", 1, 1), ("none", 0, 0)])
async def test_a_person_is_told_once_and_where_they_want_it(bot: Running, way: str, called: int, written: int) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    check_ok(await bob.command("notify", way=way))
    turns = await Turns.start(bot, [ann, bob])
    await turns.choose()
    assert len(mentions(turns.board())) == called
    assert len(letters(bob)) == written
    assert all("The Sanctuary" in m["content"] for m in letters(bob))


async def test_several_games_that_wait_are_one_direct_message_and_the_one_before_is_deleted(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    check_ok(await bob.command("notify", way="direct"))
    first = await Turns.start(bot, [ann, bob])
    await first.choose()
    ann.go("roar-a-saurus")
    second = await Turns.start(bot, [ann, bob])
    await second.choose()
    assert len(letters(bob)) == 1
    assert letters(bob)[0]["content"].count("](https://discord.com/channels/") == 2


async def test_closed_direct_messages_fall_back_to_a_mention_with_a_hint_only_once(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    check_ok(await bob.command("notify", way="direct"))
    bob.close_dms()
    turns = await Turns.start(bot, [ann, bob])
    await turns.choose()
    hints = [m for m in bob.messages(turns.channel) if "/notify" in m["content"]]
    assert [mentions(m) for m in hints] == [[bob.id]]
    await turns.choose()
    await turns.choose()
    await turns.until_turns()
    hints = [m for m in bob.messages(turns.channel) if "/notify" in m["content"]]
    assert len(hints) == 1


async def test_reminders_grow_apart_stop_after_the_fourth_and_end_with_the_move(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    check_ok(await bob.command("notify", reminders="4h"))
    turns = await Turns.start(bot, [ann, bob])
    await turns.choose()

    def reminders() -> list[Json]:
        return [m for m in bob.messages(turns.channel) if m["content"].startswith(f"<@{bob.id}> ⏰")]

    for hours, expected in [(3, 0), (2, 1), (7, 1), (2, 2), (17, 3), (33, 4), (200, 4)]:
        await bot.clock.jump(bot.clock.now() + hours * HOUR_MS)
        await turns.settled()
        assert len(reminders()) == expected
    assert "Last reminder" in reminders()[-1]["content"]


async def test_who_has_moved_is_not_reminded(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    await turns.choose()
    await turns.choose()
    await bot.clock.jump(bot.clock.now() + 25 * HOUR_MS)
    await turns.settled()
    reminded = [m for m in bob.messages(turns.channel) if "⏰" in m["content"]]
    assert [mentions(m) for m in reminded] == [[turns.asked().id]]


async def test_the_last_choice_is_taken_back_while_nothing_was_revealed(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    ply, revision, before = turns.opened.row.ply, turns.opened.row.revision, turns.opened.state
    await turns.choose()
    check_ok(await ann.command("table undo", turns.channel))
    await turns.settled()
    assert turns.opened.row.ply == ply
    assert turns.opened.row.revision == revision + 2, "plies go back, revisions never"
    assert turns.opened.state == before
    assert turns.asked() is ann


async def test_an_old_button_never_comes_to_life_again_by_an_undo(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    board, (item, _) = turns.board(), turns.choices()[0]
    await turns.choose()
    check_ok(await ann.command("table undo", turns.channel))
    await turns.settled()
    revision = turns.opened.row.revision
    check_ok(await ann.press(board, item["custom_id"], raw=True))
    assert turns.opened.row.revision == revision
    assert "earlier moment" in ann.ephemerals(turns.channel)[-1]["content"]


async def test_nobody_takes_back_what_somebody_else_has_built_on(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    await turns.choose()
    await turns.choose()
    check_ok(await ann.command("table undo", turns.channel))
    assert "Others have chosen" in ann.ephemerals(turns.channel)[-1]["content"]


async def test_a_double_press_counts_once_and_says_so(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    board, (item, _) = turns.board(), turns.choices()[0]
    revision = turns.opened.row.revision
    one = await ann.press(board, item["custom_id"], raw=True, wait=False)
    two = await ann.press(board, item["custom_id"], raw=True, wait=False)
    check_ok(await ann.outcome(one))
    check_ok(await ann.outcome(two))
    assert turns.opened.row.revision == revision + 1
    assert "first press counts" in ann.ephemerals(turns.channel)[-1]["content"]


async def test_a_press_that_the_gateway_delivers_twice_is_carried_out_once(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    board, (item, _) = turns.board(), turns.choices()[0]
    revision = turns.opened.row.revision
    bot.table.faults.dispatch("double", "INTERACTION_CREATE")
    check_ok(await ann.press(board, item["custom_id"], raw=True))
    await turns.settled()
    assert turns.opened.row.revision == revision + 1


async def test_a_newcomer_takes_a_seat_and_the_leaver_cannot_press_any_more(bot: Running) -> None:
    ann, bob, eve = bot.person("Ann"), bot.person("Bob"), bot.person("Eve")
    check_ok(await eve.command("notify", way="direct"))
    turns = await Turns.start(bot, [ann, bob])
    turns.people[int(eve.id)] = eve
    await turns.choose()
    check_ok(await ann.command("table replace", turns.channel, seat="2", person=eve))
    await turns.settled()
    assert turns.asked() is eve
    assert len(letters(eve)) == 1, "she is told that the game waits for her"
    board, (item, _) = turns.board(), turns.choices()[0]
    check_ok(await bob.press(board, item["custom_id"], raw=True))
    assert "You are watching" in bob.ephemerals(turns.channel)[-1]["content"]
    await turns.choose(person=eve)
    assert turns.asked() is not bob


async def test_the_computer_stands_in_and_any_button_brings_the_person_back(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    await turns.choose()
    check_ok(await bob.command("table hand-over", turns.channel))
    await turns.settled()
    assert turns.asked() is ann, "the computer has placed for Bob"
    check_ok(await bob.press(turns.board(), turns.choices()[0][0]["custom_id"], raw=True))
    assert turns.opened.seat_of(int(bob.id)) == 1, "Bob is back"


async def test_who_leaves_for_good_is_followed_by_the_computer(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    check_ok(await ann.command("table leave", turns.channel))
    await turns.settled()
    assert turns.opened.row.host == int(bob.id)
    assert turns.asked() is bob


@pytest.mark.rule("SAN-ROUND-R03")
async def test_a_game_without_people_is_abandoned(bot: Running) -> None:
    ann = bot.person("Ann")
    turns = await Turns.start(bot, [ann], computers=1)
    check_ok(await ann.command("table leave", turns.channel))
    assert turns.opened.row.status == "abandoned"


@pytest.mark.rule("SAN-ROUND-R02")
async def test_a_live_clock_places_for_who_is_away_and_after_two_the_computer_plays(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob], tempo="live")
    assert turns.asked() is ann
    await bot.clock.jump(bot.clock.now() + 89_000)
    await turns.settled()
    assert turns.asked() is ann
    await bot.clock.jump(bot.clock.now() + 2_000)
    await turns.settled()
    assert turns.asked() is bob
    await bot.clock.jump(bot.clock.now() + 91_000)
    await bot.clock.jump(bot.clock.now() + 91_000)
    await turns.settled()
    assert turns.opened.row.seats[1].strength, "two clocks of Bob ran out in a row"
    assert turns.opened.row.seats[1].user == int(bob.id)


@pytest.mark.rule("SAN-ROUND-R02")
async def test_a_turn_has_one_clock_of_240_s_and_counts_as_one_time_out(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob], tempo="live")
    await turns.until_turns()
    away = turns.asked()
    seat = turns.opened.seat_of(int(away.id))
    assert seat is not None
    await turns.choose()
    if turns.asked() is away:
        await bot.clock.jump(bot.clock.now() + 230_000)
        await turns.settled()
        assert turns.asked() is away, "the clock went on from the first choice of the turn, and is not over yet"
    await bot.clock.jump(bot.clock.now() + 11_000)
    await turns.settled()
    assert turns.asked() is not away, "the whole turn is over"
    assert turns.opened.row.seats[seat].strength == "", "one time-out is not two"


async def test_a_table_and_its_buttons_work_after_a_restart(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    await turns.choose()
    board, (item, _) = turns.board(), turns.choices()[0]
    await bot.restart()
    check_ok(await bob.press(board, item["custom_id"]))
    turns.opened = await bot.app.session.open(turns.opened.id)
    await turns.settled()
    assert turns.opened.row.ply >= 2


async def test_nobody_is_called_twice_because_the_bot_was_restarted(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    await turns.choose()
    assert mentions(turns.board()) == [bob.id]
    await bot.restart()
    check_ok(await ann.command("table repost", turns.channel))
    await turns.settled()
    assert len(turns.posts()) == 3
    assert mentions(turns.board()) == []
    turns.opened = await bot.app.session.open(turns.opened.id)
    while turns.asked() is bob:
        await turns.choose()
    assert mentions(turns.board()) == [ann.id], "whose turn has come is called as ever"
