"""The host's role: handed on, and open to everybody seated when the host is silent."""

from local.person import Person
from tests.wire.conftest import Running, check_ok
from tests.wire.turns import Turns

DAY = 86_400_000


def told(person: Person, channel: str) -> str:
    """The newest private words."""
    return str(person.ephemerals(channel)[-1]["content"])


async def test_the_host_makes_another_player_the_host(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    check_ok(await bob.command("table host", turns.channel, seat="2"))
    assert told(bob, turns.channel).startswith("Only the host and people who may manage this channel")
    check_ok(await ann.command("table host", turns.channel, seat="1"))
    assert told(ann, turns.channel) == "This person is the host already. Nothing changed."
    check_ok(await ann.command("table host", turns.channel, seat="2"))
    assert turns.opened.row.host == int(bob.id)
    check_ok(await bob.command("table kick", turns.channel, seat="1"))
    check_ok(await bob.command("table host", turns.channel, seat="1"))
    assert told(bob, turns.channel) == "Choose the seat of a person who plays here. Nothing changed."


async def test_when_the_host_is_silent_for_three_days_everybody_seated_may_act_and_nobody_else(bot: Running) -> None:
    ann, bob, eve = bot.person("Ann"), bot.person("Bob"), bot.person("Eve")
    turns = await Turns.start(bot, [ann, bob])
    await turns.choose()
    await bot.clock.jump(bot.clock.now() + 3 * DAY - 60_000)
    check_ok(await bob.command("table abandon", turns.channel))
    assert told(bob, turns.channel).startswith("Only the host")
    await bot.clock.jump(bot.clock.now() + 120_000)
    check_ok(await eve.command("table abandon", turns.channel))
    assert told(eve, turns.channel).startswith("Only the host")
    check_ok(await bob.command("table abandon", turns.channel))
    assert turns.opened.row.status == "abandoned"


async def test_a_move_of_the_host_is_a_sign_of_life(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    turns = await Turns.start(bot, [ann, bob])
    await bot.clock.jump(bot.clock.now() + 4 * DAY)
    await turns.choose()
    check_ok(await bob.command("table abandon", turns.channel))
    assert turns.opened.row.status == "running"


async def test_in_a_lobby_too_others_may_start_when_the_host_is_silent(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    channel = await bot.opened(ann, "sanctuary", place="here")
    lobby = await ann.wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
    check_ok(await bob.press(lobby, "Join"))
    check_ok(await bob.press(lobby, "Start"))
    assert told(bob, channel).startswith("Only Ann can do that")
    await bot.clock.jump(bot.clock.now() + 4 * DAY)
    check_ok(await bob.press(lobby, "Start"))
    await bot.settled()
    assert (await bot.store.open_tables())[0].status == "running"
