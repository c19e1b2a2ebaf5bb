"""Once a day: a copy that can be used, and no more than seven of them."""

from pathlib import Path
from typing import Any

from cogs.upkeep import DAY, KEPT_COPIES
from db.sqlite import SqliteStore
from tests.wire.conftest import Running


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
