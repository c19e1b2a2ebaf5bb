"""The bot as the cogs see it: discord.py's Bot with the store, the session, the faces and the render worker."""

import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs._config import Config
from cogs._table.answers import Interaction, failed
from cogs._table.clock import Clock
from cogs._table.desk import Desk
from cogs._table.live import Computers, Panels
from cogs._table.notices import Notices
from cogs._table.outbox import Outbox
from cogs._table.post import Boards
from cogs._table.router import Router
from cogs._table.session import Session
from cogs._translator import CatalogueTranslator
from db.store import Store
from render import FACES
from render.core.face import Face
from render.core.worker import Worker
from rules import GAMES

log = logging.getLogger(__name__)

NAMES = (
    *("lobby", "play", "plan", "tables", "ballots", "notify", "cards", "rulebook", "howto", "tutorial"),
    *("explain", "stats", "settings", "about", "privacy", "upkeep"),
)
EXTENSIONS = tuple(f"cogs.{name}" for name in NAMES)


LOCAL_GUILDS = 0.1
"""Seconds that a start waits for one more server; the local table has a single one."""


class Tree(app_commands.CommandTree["App"]):
    """The command tree, whose errors become one private sentence."""

    async def interaction_check(self, interaction: Interaction) -> bool:
        """Everybody may; a stop waits for the answer."""
        self.client.router.answering()
        return True

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Refusals in one sentence, mistakes of ours with an ID."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        await failed(interaction, cause)


class App(commands.Bot):
    """One process of the bot. No privileged intent, no prefix command, nothing read of what people write."""

    def __init__(self, config: Config, store: Store, clock: Clock | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            help_command=None,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=2.0 if config.token else LOCAL_GUILDS,
        )
        self.config = config
        self.store = store
        clock = clock or Clock()
        self.started = clock.now()
        self.faces: dict[str, Face] = FACES
        self.worker = Worker()
        self.router = Router()
        self.session = Session(store, GAMES, clock)
        self.desk = Desk(self.session)
        self.outbox = Outbox(store, clock.now)
        self.session.kick = self.outbox.kick
        self.boards = Boards(self, self.session, self.faces, self.worker.draw)
        self.outbox.handlers["board"] = self.boards.deliver
        notices = Notices(self, self.session, self.faces)
        self.outbox.handlers.update(notice=notices.deliver, reminder=notices.remind)
        self.panels = Panels(self.session, self.faces)
        self.computers = Computers(self.session)
        self._running: list[Any] = []

    async def setup_hook(self) -> None:
        """Once, after the log-in and before the gateway: cogs, commands, then everything that waited for this start."""
        await self.add_cog(self.router)
        await self.tree.set_translator(CatalogueTranslator())
        for extension in EXTENSIONS:
            await self.load_extension(extension)
        await self.synchronise()
        await self.session.clockwork.restore()
        self._running.append(self.loop.create_task(self.outbox.run()))

    async def synchronise(self) -> None:
        """Send the commands to Discord, only when their definition changed since the last time (a stored hash)."""
        translator = self.tree.translator
        assert translator is not None
        definition = [
            await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()
        ]
        text = json.dumps([str(self.application_id), definition], sort_keys=True, default=str)
        mark = hashlib.sha256(text.encode()).hexdigest()
        if await self.store.get("commands") != mark:
            await self.tree.sync()
            await self.store.set("commands", mark)
            log.info("commands synchronised")

    async def close(self) -> None:
        """Finish what was begun, then leave: presses, sends, drawings."""
        self.computers.close()
        await self.session.close()
        await self.router.finish()
        await self.panels.close()
        await self.outbox.stop()
        for task in self._running:
            task.cancel()
        await super().close()
        self.worker.close()
