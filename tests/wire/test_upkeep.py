"""Once a day: a copy that can be used, and no more than seven of them."""

from pathlib import Path
from typing import Any

from cogs.upkeep import DAY, KEPT_COPIES
from db.sqlite import SqliteStore
from tests.wire.conftest import Running, check_ok
from tests.wire.turns import Turns


async def test_the_daily_copy_opens_as_a_store_with_every_table(bot: Running) -> None:
    await bot.opened(bot.person("Ann"), "roar", place="here")
    upkeep: Any = bot.app.get_cog("Upkeep")
    copy: Path = await upkeep.once()
    store = await SqliteStore.open(copy)
    try:
        assert [row.game for row in await store.open_tables()] == ["roar"]
    finally:
        await store.close()


async def test_the_oldest_copies_go(bot: Running) -> None:
    upkeep: Any = bot.app.get_cog("Upkeep")
    for _ in range(KEPT_COPIES + 2):
        newest: Path = await upkeep.once()
        bot.table.clock.advance(DAY / 1000)
    assert len(list(newest.parent.glob("tables-*.sqlite"))) == KEPT_COPIES
    assert newest.exists()


def lines(bot: Running, channel: str) -> list[str]:
    """The bot's public lines without a picture."""
    posts = bot.table.world.posts[channel].values()
    return [p.data["content"] for p in posts if not p.owner and not p.data["attachments"] and not p.data["components"]]


async def day(bot: Running, days: float) -> None:
    """So much time passes, then the daily round."""
    upkeep: Any = bot.app.get_cog("Upkeep")
    await bot.clock.jump(bot.clock.now() + int(days * DAY))
    await upkeep.once()
    await bot.settled()


async def test_a_lobby_that_never_starts_closes_after_a_week_and_says_so_a_day_before(bot: Running) -> None:
    ann = bot.person("Ann")
    channel = await bot.opened(ann, "roar", place="here")
    await day(bot, 5.9)
    assert lines(bot, channel) == []
    await day(bot, 0.2)
    (announced,) = lines(bot, channel)
    assert announced.startswith(f"<@{ann.id}> This lobby has waited for its start for 6 days. It closes <t:")
    await day(bot, 0.5)
    assert len(lines(bot, channel)) == 1, "said once"
    await day(bot, 1)
    assert lines(bot, channel)[-1].endswith("This table is closed: its game never started. /play opens a new one.")
    assert await bot.store.open_tables() == ()
    check_ok(await ann.command("play", game="roar", place="here"))


async def test_who_comes_after_the_announcement_keeps_the_lobby_open(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    channel = await bot.opened(ann, "roar", place="here")
    await day(bot, 6.5)
    lobby = await ann.wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
    check_ok(await bob.press(lobby, "Join"))
    await day(bot, 1)
    assert len(await bot.store.open_tables()) == 1
    await day(bot, 5.5)
    assert len(lines(bot, channel)) == 2, "announced anew, a week after that"
    await day(bot, 1)
    assert await bot.store.open_tables() == ()


async def test_a_game_without_a_move_for_sixty_days_closes(bot: Running) -> None:
    ann, bob = bot.person("Ann"), bot.person("Bob")
    check_ok(await ann.command("notify", way="none"))
    turns = await Turns.start(bot, [ann, bob])
    await day(bot, 58.9)
    before = len(lines(bot, turns.channel))
    await day(bot, 0.2)
    announced = lines(bot, turns.channel)[before:]
    assert [line.split(" The table")[0] for line in announced] == [f"<@{bob.id}> Nobody has moved here for 59 days."]
    await day(bot, 1)
    assert turns.opened.row.status == "abandoned"
    assert lines(bot, turns.channel)[-1].endswith("The game ends without a result.")
