"""How to play: a few private pages for each game, with pictures that are drawn when somebody looks at them."""

from discord.ext import commands

from cogs._howto import PAGES, moment
from cogs._lessons import LESSONS
from cogs._lessons.page import names_of
from cogs._table.answers import NOBODY, Interaction, words_of
from cogs._table.app import App
from cogs._table.panel import Button, as_view
from cogs._table.post import as_file
from cogs._table.refusal import Refused
from render.core.face import Label


class HowToPlay(commands.Cog):
    """The pages."""

    def __init__(self, app: App) -> None:
        self.app = app
        app.router.add("h", self.pressed)

    async def pressed(self, interaction: Interaction, rest: list[str]) -> None:
        """h:<game>:<page>: that page takes the place of the private message whose button was pressed."""
        if len(rest) != 2 or rest[0] not in PAGES or not rest[1].isdecimal() or not int(rest[1]) < len(PAGES[rest[0]]):
            raise Refused("press-unknown")
        await interaction.response.defer()
        game, number, words = rest[0], int(rest[1]), words_of(interaction)
        pages, one = PAGES[game], PAGES[game][int(rest[1])]
        names = names_of(LESSONS[game], interaction.user.display_name, words)
        picture = await self.app.worker.draw(
            self.app.faces[game].picture, moment(game, one.step), words, names, one.which, one.zoom, None
        )
        title = words("howto-title", game=words(f"{game}-title"), n=number + 1, of=len(pages))
        turn = [
            Button(f"h:{game}:{to}", Label(words(key), style=style))
            for key, to, style in (("button-back", number - 1, "secondary"), ("button-howto-next", number + 1, "primary"))
            if 0 <= to < len(pages)
        ]
        chapters = Button(f"r:{game}:contents:0", Label(words("button-chapters")))
        await interaction.edit_original_response(
            content=f"{title}\n{words(f'howto-{game}-{one.key}')}",
            view=as_view(((*turn, chapters),)),
            attachments=[as_file(picture)],
            allowed_mentions=NOBODY,
        )


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(HowToPlay(bot))
