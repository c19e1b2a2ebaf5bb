"""Games, wins and ratings of a server: /stats of one person, /leaderboard of a game. Who does not want to be seen is not."""

import asyncio
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs._table.answers import Interaction, tell, words_of
from cogs._table.app import App
from cogs._table.refusal import Refused
from cogs._translator import cmd, options
from db.rows import ResultRow
from render import FACES
from rules import GAMES

BEST = 10
MOST = 6_000
"""Seats of finished games of one kind that are looked at, newest first: about 0.3 s, in a thread."""
HIDDEN = "stats_hidden"
GAME_CHOICES = [app_commands.Choice(name=cmd(f"game-{name}"), value=name) for name in GAMES if name in FACES]


def ranked(results: Sequence[ResultRow]) -> list[Any]:
    """`_ratings.standings`, whose library is loaded by the first who asks."""
    from cogs._ratings import standings

    return list(standings(results))


class Stats(commands.Cog):
    """What the results in the store say about people."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def _standings(self, guild: int | None, game: str) -> list[Any]:
        results = await self.app.store.results(game=game, guild=guild, limit=MOST)
        return await asyncio.to_thread(ranked, results)

    async def _hidden(self, users: tuple[int, ...]) -> set[int]:
        return {user for user, settings in (await self.app.store.users(users)).items() if settings.get(HIDDEN)}

    @app_commands.command(name=cmd("stats"), description=cmd("stats-about"))
    @app_commands.guild_only()
    @options(person="stats-person", shown="stats-shown")
    @app_commands.choices(shown=[app_commands.Choice(name=cmd(f"stats-{v}"), value=v) for v in ("visible", "hidden")])
    async def stats(
        self, interaction: Interaction, person: discord.User | discord.Member | None = None, shown: str | None = None
    ) -> None:
        """Somebody's games on this server; or whether others see one's own."""
        words, who = words_of(interaction), person or interaction.user
        if shown is not None:
            await self.app.store.change_user(interaction.user.id, {HIDDEN: True if shown == "hidden" else None})
            await tell(interaction, words(f"stats-now-{shown}"))
            return
        if who.id != interaction.user.id and await self._hidden((who.id,)):
            raise Refused("stats-private")
        lines = []
        for game in GAMES:
            for place, found in enumerate(await self._standings(interaction.guild_id, game), 1):
                if found.user == who.id:
                    figures = {"n": found.games, "won": found.won, "rating": found.rating, "place": place}
                    lines.append(words("stats-line", game=words(f"{game}-title"), **figures))
        name = discord.utils.escape_markdown(who.display_name)
        text = "\n".join([words("stats-title", player=name), *(lines or [words("stats-none")])])
        await tell(interaction, text)

    @app_commands.command(name=cmd("leaderboard"), description=cmd("leaderboard-about"))
    @app_commands.guild_only()
    @options(game="card-game")
    @app_commands.choices(game=GAME_CHOICES)
    async def leaderboard(self, interaction: Interaction, game: str) -> None:
        """The best of this server in a game."""
        words = words_of(interaction)
        found = await self._standings(interaction.guild_id, game)
        hidden = await self._hidden(tuple(s.user for s in found))
        best = [s for s in found if s.user not in hidden][:BEST]
        lines = [
            words("leaderboard-line", place=place, player=f"<@{s.user}>", rating=s.rating, n=s.games, won=s.won)
            for place, s in enumerate(best, 1)
        ]
        title = words("leaderboard-title", game=words(f"{game}-title"))
        note = f"-# {words('leaderboard-note')}"
        await tell(interaction, "\n".join([title, *(lines or [words("leaderboard-none")]), note]))


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Stats(bot))
