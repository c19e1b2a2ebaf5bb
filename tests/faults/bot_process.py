"""The bot in a process of its own, on a local table that runs elsewhere.

python -m tests.faults.bot_process API GATEWAY TOKEN FOLDER
"""

import asyncio
import sys
from pathlib import Path

import discord
import yarl

from cogs._config import Config
from cogs._table.app import App
from db.sqlite import SqliteStore


async def main(api: str, gateway: str, token: str, folder: Path) -> None:
    """Run until killed."""
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    store = await SqliteStore.open(folder / "tables.sqlite")
    await App(Config("", folder, "127.0.0.1", 0, "INFO", "en"), store).start(token)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], Path(sys.argv[4])))
