"""The bot in a process of its own for the press bars: `python -m bench.press_bot API GATEWAY TOKEN FOLDER`.

The same as bot.py starts, and two routes of the bench's own: "bare" answers with nothing but discord.py's `defer()`, "stall"
tells the longest stall of the event loop since the last time it was asked (ms).
"""

import asyncio
import sys
import time
from pathlib import Path

import discord
import yarl

from cogs._collector import settle
from cogs._config import Config
from cogs._table.answers import Interaction, tell
from cogs._table.app import App
from db.sqlite import SqliteStore
from render.warm import warm

TICK = 0.002
"""Seconds between two looks at the clock."""


class Watch:
    """Notices how late the event loop comes back to somebody who asked for it."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def run(self) -> None:
        """Sleep and look at the clock until cancelled."""
        while True:
            asked = time.perf_counter()
            await asyncio.sleep(TICK)
            self.longest = max(self.longest, time.perf_counter() - asked - TICK)

    async def told(self, interaction: Interaction, _: list[str]) -> None:
        """The route "stall"."""
        longest, self.longest = self.longest, 0.0
        await tell(interaction, f"stall {longest * 1000:.3f}")


async def bare(interaction: Interaction, _: list[str]) -> None:
    """The route "bare": the quickest answer that there is."""
    await interaction.response.defer()


async def main(api: str, gateway: str, token: str, folder: Path) -> None:
    """Run until killed."""
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    store = await SqliteStore.open(folder / "tables.sqlite")
    app = App(Config("", folder, "127.0.0.1", 0, "ERROR", "en"), store)
    watch = Watch()
    app.router.add("bare", bare)
    app.router.add("stall", watch.told)
    await warm(app.worker)
    settle()
    watching = asyncio.create_task(watch.run())
    await app.start(token)
    watching.cancel()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], Path(sys.argv[4])))
