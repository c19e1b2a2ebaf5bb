"""/rules: the rule, found by words or ID, with our rulings; or read chapter by chapter. Privately."""


from discord import app_commands
from discord.ext import commands

from cogs._table.answers import NOBODY, Interaction, tell, values_of, words_of
from cogs._table.app import App
from cogs._table.panel import CONTENT, OPTIONS, Button, Menu, Panel, Row, as_view, cut, parts
from cogs._table.refusal import Refused
from cogs._translator import cmd, options
from render.core.face import Label, Words
from render.words import DEFAULT
from render.words.rulebook import FILES, Rule, book, found
from rules import GAMES

MOST = 8
"""Lines that a search shows."""
ROOM = CONTENT - 200
"""Characters of the rules in a message; the rest is for the heading and the notes below."""
ENOUGH = 1000


def worded(rule: Rule, words: Words) -> str:
    """A line of a ledger with its rulings below it."""
    said = words("rules-own", id=rule.id, text=rule.text) if rule.own else f"**{rule.id}** {rule.text}"
    return "\n".join([said, *(f"> {words('rules-ruling', id=number)} {text}" for number, text in rule.rulings)])


def chapter_pages(game: str, chapter: str, words: Words) -> list[str]:
    """A chapter as texts that fit into a message; [] for one that does not exist."""
    return parts("\n".join(worded(rule, words) for rule in book(game).of(chapter)), ROOM)


def chapter_name(key: str, title: str) -> str:
    """As the menus and headings show it."""
    return f"{key} – {title}" if title else key


def contents(game: str, words: Words) -> Panel:
    """The way to how to play, then menus with all chapters, at most 25 in each."""
    chapters = book(game).chapters
    menus: list[Row] = [(Button(f"h:{game}:0", Label(words("button-howto"), style="primary")),)]
    for start in range(0, len(chapters), OPTIONS):
        some = chapters[start : start + OPTIONS]
        placeholder = words("rules-chapters", first=some[0][0], last=some[-1][0])
        options = tuple((key, Label(chapter_name(key, title)), False) for key, title in some)
        menus.append(Menu(f"r:{game}:menu:{start}", placeholder, options))
    return tuple(menus)


class Rulebook(commands.Cog):
    """Looking rules up."""

    def __init__(self, app: App) -> None:
        self.app = app
        app.router.add("r", self.pressed)

    @app_commands.command(name=cmd("rules"), description=cmd("rules-about"))
    @options(game="card-game", search="rules-search")
    @app_commands.choices(game=[app_commands.Choice(name=cmd(f"game-{g}"), value=g) for g in GAMES if g in FILES])
    async def rules(self, interaction: Interaction, game: str, search: str = "") -> None:
        """Rules by words or ID; without them the chapters."""
        words = words_of(interaction)
        title = words(f"{game}-title")
        if not search.strip():
            await tell(interaction, self._with_note(words("rules-title", game=title), words), as_view(contents(game, words)))
            return
        lines = found(game, search, ENOUGH)
        if not lines:
            raise Refused("rules-none", game=title)
        texts = [worded(rule, words) for rule in lines[:MOST]]
        shown = texts[:1]
        for text in texts[1:]:
            if len("\n".join([*shown, text])) <= ROOM:
                shown.append(text)
        said = [words("rules-title", game=title), *shown]
        if len(lines) > len(shown):
            said.append(words("rules-more", n=len(lines) - len(shown)))
        first, *rest = parts(self._with_note("\n".join(said), words), CONTENT)
        await tell(interaction, first, as_view(contents(game, words)))
        for part in rest:
            await tell(interaction, part)

    @rules.autocomplete("search")
    async def lines(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The lines that fit what was typed, by ID and beginning."""
        game = str(interaction.namespace.game or "")
        if game not in FILES:
            return []
        fitting = found(game, typed, OPTIONS)
        return [app_commands.Choice(name=cut(f"{rule.id} {rule.text}", 100), value=rule.id) for rule in fitting]

    async def pressed(self, interaction: Interaction, rest: list[str]) -> None:
        """r:<game>:menu:<first> with a chapter, r:<game>:<chapter>:<page>, r:<game>:contents:0"""
        if len(rest) != 3 or rest[0] not in FILES or not rest[2].isdecimal():
            raise Refused("press-unknown")
        game, chapter, page = rest[0], rest[1], int(rest[2])
        words = words_of(interaction)
        if chapter == "menu":
            chapter, page = "".join(values_of(interaction)), 0
        title = words("rules-title", game=words(f"{game}-title"))
        if chapter == "contents":
            view = as_view(contents(game, words))
            await interaction.response.edit_message(content=self._with_note(title, words), view=view, attachments=[])
            return
        pages = chapter_pages(game, chapter, words)
        if not page < len(pages):
            raise Refused("press-unknown")
        name = chapter_name(chapter, dict(book(game).chapters)[chapter])
        text = self._with_note(f"{title}\n**{name}** {page + 1}/{len(pages)}\n{pages[page]}", words)
        turn = [
            Button(f"r:{game}:{chapter}:{to}", Label(words(key)))
            for key, to in (("button-page-back", page - 1), ("button-page-next", page + 1))
            if 0 <= to < len(pages)
        ]
        back = Button(f"r:{game}:contents:0", Label(words("button-chapters")))
        await interaction.response.edit_message(content=text, view=as_view(((*turn, back),)), allowed_mentions=NOBODY)

    @staticmethod
    def _with_note(text: str, words: Words) -> str:
        return text if words.locale == DEFAULT else f"{text}\n-# {words('rules-english')}"


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Rulebook(bot))
