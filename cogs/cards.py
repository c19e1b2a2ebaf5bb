"""Looking things up in pictures: /card draws one card, or a game's legend, with its words."""

from functools import cache
from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs._table.answers import NOBODY, Interaction, words_of
from cogs._table.app import App
from cogs._table.panel import CONTENT, OPTIONS, cut
from cogs._table.post import as_file
from cogs._table.refusal import Refused
from cogs._translator import cmd, options
from render import FACES
from render.core.face import Words
from rules import GAMES
from rules.core.chance import Chance
from rules.core.game import SeatSpec

NOBODY_SITS = tuple(str(seat + 1) for seat in range(5))


@cache
def fresh_view(game: str) -> Any:
    """The public view of a game that has just been set up: what is drawn alone needs no more."""
    rules = GAMES[game]
    seats = (SeatSpec(),) * max(2, min(rules.seat_counts))
    return rules.view(rules.setup(seats, {}, Chance("cards"), 0).state, None)


def drawable(game: str, words: Words) -> list[tuple[str, str]]:
    """(view/zoom, title) of everything that /card can draw of a game: legend first, then the cards."""
    face, view = FACES[game], fresh_view(game)
    found: list[tuple[str, str]] = []
    for which in [w for w in ("legend", "expansions") if w in face.views]:
        title = words(f"{game}-view-{which}")
        found.append((which, title))
        parts = face.zooms(view, which, words, NOBODY_SITS)
        found += [(f"{which}/{zoom}", f"{title}: {part}") for zoom, part in parts]
    return found + [(f"card/{zoom}", title) for zoom, title in face.cards(words)]


class Cards(commands.Cog):
    """Cards and legends."""

    def __init__(self, app: App) -> None:
        self.app = app

    @app_commands.command(name=cmd("card"), description=cmd("card-about"))
    @options(game="card-game", name="card-name")
    @app_commands.choices(game=[app_commands.Choice(name=cmd(f"game-{g}"), value=g) for g in GAMES if g in FACES])
    async def card(self, interaction: Interaction, game: str | None = None, name: str = "legend") -> None:
        """A card or the legend, larger, privately; of the game that is played here unless another is named."""
        if (game := game or await self._played_here(interaction)) is None:
            raise Refused("card-which-game")
        words, face = words_of(interaction), self.app.faces[game]
        which, _, zoom = name.partition("/")
        if name not in [value for value, _ in drawable(game, words)]:
            raise Refused("card-none")
        await interaction.response.defer(ephemeral=True, thinking=True)
        picture = await self.app.worker.draw(face.picture, fresh_view(game), words, NOBODY_SITS, which, zoom, None)
        await interaction.followup.send(
            cut(picture.alt, CONTENT), file=as_file(picture), ephemeral=True, allowed_mentions=NOBODY
        )

    async def _played_here(self, interaction: Interaction) -> str | None:
        """The game of this channel's table."""
        row = await self.app.store.latest(interaction.channel_id or 0)
        return None if row is None or row.game not in FACES else row.game

    @card.autocomplete("name")
    async def names(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Cards whose words hold what was typed."""
        game, low = interaction.namespace.game or await self._played_here(interaction), typed.lower()
        if game not in FACES:
            return []
        found = [(v, t) for v, t in drawable(game, words_of(interaction)) if low in t.lower()]
        return [app_commands.Choice(name=cut(title, 100), value=value) for value, title in found[:OPTIONS]]


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Cards(bot))
