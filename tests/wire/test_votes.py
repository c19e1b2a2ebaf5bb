"""Deadlines and votes over the wire: the others decide about who does not move, and about going back."""

import re

from local.person import Person
from tests.wire.conftest import Json, Running, check_ok
from tests.wire.turns import Turns

HOUR, DAY = 3_600_000, 86_400_000


def told(person: Person, channel: str) -> str:
    """The newest private words."""
    return str(person.ephemerals(channel)[-1]["content"])


def mentions(message: Json) -> set[str]:
    return {user["id"] for user in message["mentions"]}


SAID = re.compile("The vote ends|The table (waits|has)|is back|Everybody agrees|Not everybody")


def ballots(bot: Running, turns: Turns) -> list[Json]:
    """The vote messages of the table, oldest first."""
    posts = [post.data for post in bot.table.world.posts[turns.channel].values() if not post.owner]
    return [p for p in posts if not p["attachments"] and SAID.search(p["content"])]


async def wait(bot: Running, ms: int) -> None:
    """Time passes, and what it sets going is done."""
    await bot.clock.jump(bot.clock.now() + ms)
    await bot.settled()


async def started(bot: Running, *names: str, deadline: str = "1d") -> tuple[Turns, list[Person]]:
    """A Sanctuary over days in which a decision has a deadline; the first person is asked."""
    people = [bot.person(name) for name in names]
    return await Turns.start(bot, people, deadline=deadline), people


async def test_after_a_deadline_the_others_are_asked_and_may_wait(bot: Running) -> None:
    turns, (ann, bob, cy) = await started(bot, "Ann", "Bob", "Cy")
    assert "Time until <t:" in turns.board()["content"]
    await wait(bot, DAY - HOUR)
    assert ballots(bot, turns) == []
    await wait(bot, 2 * HOUR)
    (vote,) = ballots(bot, turns)
    assert mentions(vote) == {bob.id, cy.id}
    assert "The deadline of Ann is over." in vote["content"]
    check_ok(await ann.press(vote, "Wait"))
    assert told(ann, turns.channel) == "Only the others who play at this table vote. Nothing changed."
    check_ok(await bob.press(vote, "Wait"))
    assert "1 of 2 have voted." in ballots(bot, turns)[0]["content"]
    check_ok(await cy.press(ballots(bot, turns)[0], "Wait"))
    (vote,) = ballots(bot, turns)
    assert vote["content"] == "The table waits: Ann has a new deadline."
    assert vote["components"] == []
    await wait(bot, DAY + HOUR)
    assert len(ballots(bot, turns)) == 2, "the new deadline is over too"


async def test_with_two_people_the_other_lets_the_computer_play_the_turn(bot: Running) -> None:
    turns, (ann, bob) = await started(bot, "Ann", "Bob")
    await wait(bot, DAY + HOUR)
    check_ok(await bob.press(ballots(bot, turns)[0], "Computer plays this turn"))
    await bot.settled()
    assert turns.asked() is bob
    assert turns.opened.row.seats[0].strength == ""
    assert "the computer plays this turn of Ann" in ballots(bot, turns)[0]["content"]
    assert mentions(turns.board()) == {bob.id}
    assert ann.id not in mentions(turns.board())


async def test_the_computer_takes_the_seat_until_its_owner_presses_a_button(bot: Running) -> None:
    turns, (ann, bob) = await started(bot, "Ann", "Bob")
    await wait(bot, DAY + HOUR)
    check_ok(await bob.press(ballots(bot, turns)[0], "Computer takes the seat"))
    await bot.settled()
    assert turns.opened.row.seats[0].strength == "normal"
    assert turns.asked() is bob
    check_ok(await ann.press(turns.board(), turns.choices()[0][0]["custom_id"]))
    assert turns.opened.row.seats[0].strength == ""


async def test_who_moves_at_the_last_moment_ends_the_vote(bot: Running) -> None:
    turns, (_, bob) = await started(bot, "Ann", "Bob")
    await wait(bot, DAY + HOUR)
    vote = ballots(bot, turns)[0]
    await turns.choose()
    assert ballots(bot, turns)[0]["content"] == "Ann is back; no vote is needed any more."
    check_ok(await bob.press(vote, f"b:{turns.opened.id}:{turns.opened.row.extra['vote']['begun']}:seat", raw=True))
    assert told(bob, turns.channel) == "This vote is over. Nothing changed."


async def test_silence_waits_and_a_vacation_stops_the_deadline(bot: Running) -> None:
    turns, (ann, _) = await started(bot, "Ann", "Bob", deadline="4h")
    await wait(bot, 5 * HOUR)
    await wait(bot, 12 * HOUR)
    assert ballots(bot, turns)[0]["content"] == "The table waits: Ann has a new deadline."
    check_ok(await ann.command("notify", vacation=3))
    await wait(bot, DAY)
    assert len(ballots(bot, turns)) == 1
    await wait(bot, 2 * DAY + 5 * HOUR)
    assert len(ballots(bot, turns)) == 2


async def test_a_vote_survives_a_restart(bot: Running) -> None:
    turns, (_, bob) = await started(bot, "Ann", "Bob", deadline="4h")
    await wait(bot, 5 * HOUR)
    await bot.restart()
    check_ok(await bob.press(ballots(bot, turns)[0], "Wait"))
    await bot.settled()
    assert ballots(bot, turns)[0]["content"] == "The table waits: Ann has a new deadline."
    await wait(bot, 5 * HOUR)
    assert len(ballots(bot, turns)) == 2


async def test_the_host_changes_the_deadline_of_a_running_game(bot: Running) -> None:
    turns, (ann, bob) = await started(bot, "Ann", "Bob", deadline="none")
    assert "Time until" not in turns.board()["content"]
    check_ok(await bob.command("table deadline", turns.channel, limit="1h"))
    assert told(bob, turns.channel).startswith("Only the host")
    check_ok(await ann.command("table deadline", turns.channel, limit="1h"))
    await bot.settled()
    assert "Time until <t:" in turns.board()["content"]
    await wait(bot, 2 * HOUR)
    assert len(ballots(bot, turns)) == 1


async def others_have_chosen(turns: Turns) -> None:
    """Ann has chosen, and then Bob."""
    await turns.choose()
    await turns.choose()


async def test_past_the_choices_of_others_an_undo_takes_everybodys_yes(bot: Running) -> None:
    turns, (ann, bob, cy) = await started(bot, "Ann", "Bob", "Cy", deadline="none")
    before = turns.opened.state
    await others_have_chosen(turns)
    check_ok(await ann.command("table undo", turns.channel))
    assert told(ann, turns.channel).startswith("Others have chosen since your last choice")
    check_ok(await ann.press(ann.ephemerals(turns.channel)[-1], "Ask the others"))
    await bot.settled()
    (vote,) = ballots(bot, turns)
    assert mentions(vote) == {bob.id, cy.id}
    check_ok(await bob.press(vote, "Yes, go back"))
    assert turns.opened.row.ply == 2
    check_ok(await cy.press(ballots(bot, turns)[0], "Yes, go back"))
    await bot.settled()
    assert turns.opened.state == before
    assert turns.opened.row.ply == 0
    assert turns.asked() is ann
    assert "Everybody agrees" in ballots(bot, turns)[0]["content"]


async def test_one_no_ends_the_vote_and_nothing_is_taken_back(bot: Running) -> None:
    turns, (ann, bob, _) = await started(bot, "Ann", "Bob", "Cy", deadline="none")
    await others_have_chosen(turns)
    found = check_ok(await ann.autocomplete("table undo", "to", "", turns.channel))
    assert len(found.choices) == 2
    check_ok(await ann.command("table undo", turns.channel, to=found.choices[1]["value"]))
    check_ok(await ann.press(ann.ephemerals(turns.channel)[-1], "Ask the others"))
    await bot.settled()
    again = f"b:{turns.opened.id}:{found.choices[0]['value']}:ask"
    check_ok(await ann.press(ann.ephemerals(turns.channel)[-1], again, raw=True))
    assert told(ann, turns.channel).startswith("A vote is under way at this table")
    check_ok(await bob.press(ballots(bot, turns)[0], "No"))
    await bot.settled()
    assert ballots(bot, turns)[0]["content"] == "Not everybody agrees: the game goes on as it is."
    assert turns.opened.row.ply == 2


async def test_who_plays_with_computers_goes_back_without_asking(bot: Running) -> None:
    ann = bot.person("Ann")
    turns = await Turns.start(bot, [ann], computers=1)
    await turns.choose()
    check_ok(await ann.command("table undo", turns.channel))
    check_ok(await ann.press(ann.ephemerals(turns.channel)[-1], "Ask the others"))
    await bot.settled()
    assert turns.opened.row.ply == 0
    assert ballots(bot, turns) == []


async def test_silence_for_a_day_means_no(bot: Running) -> None:
    turns, (ann, _) = await started(bot, "Ann", "Bob", deadline="none")
    await others_have_chosen(turns)
    check_ok(await ann.command("table undo", turns.channel))
    check_ok(await ann.press(ann.ephemerals(turns.channel)[-1], "Ask the others"))
    await wait(bot, DAY + HOUR)
    assert ballots(bot, turns)[0]["content"].startswith("Not everybody agrees")
    assert turns.opened.row.ply == 2


async def test_at_a_live_table_a_vote_nobody_answers_ends_after_five_minutes(bot: Running) -> None:
    people = [bot.person("Ann"), bot.person("Bob")]
    turns = await Turns.start(bot, people, tempo="live")
    await others_have_chosen(turns)
    ann = people[0]
    check_ok(await ann.command("table undo", turns.channel))
    check_ok(await ann.press(ann.ephemerals(turns.channel)[-1], "Ask the others"))
    await wait(bot, 4 * 60_000)
    assert ballots(bot, turns)[0]["components"] != []
    await wait(bot, 2 * 60_000)
    assert ballots(bot, turns)[0]["content"].startswith("Not everybody agrees")
