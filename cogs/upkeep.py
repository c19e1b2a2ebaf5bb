"""What the bot does for itself once a day: a copy of the store, forgetting what was delivered, closing unused tables."""

import logging
from pathlib import Path

from discord.ext import commands, tasks

from cogs._table.app import App
from cogs._table.expiry import Expiry

log = logging.getLogger(__name__)

DAY = 86_400_000
KEPT_ITEMS = 14 * DAY
"""ms for which delivered outbox items are kept."""
KEPT_COPIES = 7


class Upkeep(commands.Cog):
    """Runs a few minutes after the start and then every 24 hours."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.expiry = Expiry(app, app.session, app.desk)
        app.outbox.handlers["line"] = self.expiry.deliver
        self.daily.start()

    async def cog_unload(self) -> None:
        """No more rounds."""
        self.daily.cancel()

    @tasks.loop(hours=24)
    async def daily(self) -> None:
        """One round. What goes wrong is logged and tried again tomorrow."""
        if self.daily.current_loop == 0:
            return  # a start is busy enough
        try:
            await self.once()
        except Exception:
            log.exception("the daily upkeep failed")

    async def once(self) -> Path:
        """Copy the store into data/copies (the newest seven are kept), prune the outbox, close tables; the copy's path."""
        now = self.app.session.now()
        await self.app.store.prune(now - KEPT_ITEMS)
        folder = self.app.config.data / "copies"
        folder.mkdir(parents=True, exist_ok=True)
        copy = folder / f"tables-{now // DAY}.sqlite"
        await self.app.store.backup(copy)
        for old in sorted(folder.glob("tables-*.sqlite"))[:-KEPT_COPIES]:
            old.unlink()
        await self.expiry.once()
        return copy


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Upkeep(bot))
