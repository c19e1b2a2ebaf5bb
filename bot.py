"""Starts the bot: on Discord with a token, on the local table in the browser without one."""

import asyncio
import logging
import signal
import sys

from discord import VoiceClient

from cogs._collector import settle
from cogs._config import BadSetting, Config, read
from cogs._table.app import App
from db.sqlite import SqliteStore
from db.store import StoreError
from local.client import point_discord_at
from local.server import LocalTable
from render.warm import warm

log = logging.getLogger("bot")


async def main(config: Config) -> None:
    """Run until told to stop (Ctrl+C, SIGTERM); then finish what was begun."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    config.data.mkdir(parents=True, exist_ok=True)
    store = await SqliteStore.open(config.database)
    table: LocalTable | None = None
    try:
        token = config.token
        if not token:
            table = await LocalTable.start(config.local_host, config.local_port, path=config.world)
            point_discord_at(table)
            token = table.token
        VoiceClient.warn_nacl = VoiceClient.warn_dave = False  # this bot never speaks: no warning that it cannot
        bot = App(config, store)
        warming = asyncio.create_task(warm(bot.worker))
        warming.add_done_callback(lambda _: settle())
        await bot.login(token)
        running = asyncio.create_task(bot.connect())
        if table is not None:
            await bot.wait_until_ready()
            print(f"\nThe local table is open: {table.url}\nStop it with Ctrl+C.\n", flush=True)
        await asyncio.wait({running, asyncio.create_task(stop.wait())}, return_when=asyncio.FIRST_COMPLETED)
        warming.cancel()
        await bot.close()
        await running
    finally:
        if table is not None:
            await table.stop()
        await store.close()


if __name__ == "__main__":
    try:
        settings = read()
        logging.basicConfig(level=settings.log_level, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        asyncio.run(main(settings))
    except (BadSetting, StoreError) as error:
        sys.exit(str(error))
