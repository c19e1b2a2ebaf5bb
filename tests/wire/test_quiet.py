"""Quiet hours and vacation over the wire: the ping waits, and is dropped by who has moved meanwhile."""

from datetime import UTC, datetime

from local.person import Person
from tests.wire.conftest import Json, Running, check_ok
from tests.wire.turns import Turns

HOUR, DAY = 3_600_000, 86_400_000


def told(person: Person) -> str:
    """The newest private words."""
    return str(person.ephemerals()[-1]["content"])


def mentions(message: Json) -> list[str]:
    return [user["id"] for user in message["mentions"]]


def calls(bot: Running, turns: Turns, person: Person) -> list[str]:
    """What the bot said at the table to that person, boards aside."""
    posts = [post.data for post in bot.table.world.posts[turns.channel].values() if not post.owner]
    return [str(p["content"]) for p in posts if not p["attachments"] and person.id in mentions(p)]


def letters(person: Person) -> list[Json]:
    """The direct messages of the bot to that person."""
    return [m for m in person.messages("dm") if m["author"].get("bot")]


async def night(bot: Running, person: Person) -> int:
    """The person's quiet hours began an hour ago; how long they still last (ms)."""
    hour = datetime.fromtimestamp(bot.clock.now() / 1000, UTC).hour
    check_ok(await person.command("notify", quiet=f"{(hour - 1) % 24}-{(hour + 3) % 24}", zone="UTC"))
    return 3 * HOUR


async def test_in_quiet_hours_nobody_is_called_and_afterwards_once(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    left = await night(bot, bob)
    turns = await Turns.start(bot, [ann, bob])
    await turns.choose()
    assert turns.asked() is bob
    assert mentions(turns.board()) == []
    assert calls(bot, turns, bob) == []
    await bot.clock.jump(bot.clock.now() + left)
    await bot.settled()
    (call,) = calls(bot, turns, bob)
    assert "is waiting for you" in call
    await bot.clock.jump(bot.clock.now() + HOUR)
    await bot.settled()
    assert len(calls(bot, turns, bob)) == 1


async def test_who_has_moved_in_the_night_hears_nothing_in_the_morning(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    left = await night(bot, bob)
    turns = await Turns.start(bot, [ann, bob])
    await turns.choose()
    while turns.asked() is bob:
        await turns.choose()
    await bot.clock.jump(bot.clock.now() + left)
    await bot.settled()
    assert calls(bot, turns, bob) == []


async def test_direct_messages_and_reminders_wait_too(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    check_ok(await bob.command("notify", way="direct", reminders="4h"))
    check_ok(await bob.command("notify", vacation=3))
    assert "Vacation until <t:" in told(bob)
    turns = await Turns.start(bot, [ann, bob])
    await turns.choose()
    await bot.clock.jump(bot.clock.now() + 2 * DAY)
    await bot.settled()
    assert letters(bob) == []
    await bot.clock.jump(bot.clock.now() + DAY + HOUR)
    await bot.settled()
    first = letters(bob)
    assert len(first) == 1
    await bot.clock.jump(bot.clock.now() + 5 * HOUR)
    await bot.settled()
    again = letters(bob)
    assert len(again) == 1, "a reminder takes the place of the first message"
    assert again[0]["id"] != first[0]["id"]


async def test_a_vacation_ends_when_its_owner_says_so(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    check_ok(await bob.command("notify", vacation=3))
    check_ok(await bob.command("notify", vacation=0))
    assert "Vacation" not in told(bob)
    turns = await Turns.start(bot, [ann, bob])
    await turns.choose()
    assert mentions(turns.board()) == [bob.id]


async def test_a_live_table_does_not_wait_for_the_morning(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    await night(bot, bob)
    turns = await Turns.start(bot, [ann, bob], tempo="live")
    await turns.choose()
    assert mentions(turns.board()) == [bob.id]


async def test_a_zone_is_guessed_from_the_language_and_wrong_ones_are_refused(bot: Running) -> None:
    ann, bartek = bot.person("Ann"), bot.person("Bartek")
    check_ok(await bartek.command("notify", quiet="22-7"))
    assert "**22:00–07:00** (Europe/Warsaw)" in told(bartek)
    check_ok(await ann.command("notify", quiet="soon"))
    assert told(ann) == "Quiet hours are written like 22:00-07:00. Nothing changed."
    check_ok(await ann.command("notify", zone="Atlantis"))
    assert told(ann).startswith("There is no such time zone.")
    found = check_ok(await ann.autocomplete("notify", "zone", "berl"))
    assert [choice["value"] for choice in found.choices] == ["Europe/Berlin"]
    spans = check_ok(await ann.autocomplete("notify", "quiet", "20-6"))
    assert [choice["value"] for choice in spans.choices] == ["20:00–06:00", "off"]
    check_ok(await ann.command("notify", quiet="off"))
    assert "Quiet" not in told(ann)
