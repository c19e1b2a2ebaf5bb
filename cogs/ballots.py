"""Votes at the table: the message with its buttons, and the presses."""

from typing import Any

from discord.ext import commands

from cogs._table import votes
from cogs._table.answers import Interaction, calling, words_of
from cogs._table.app import App
from cogs._table.notices import wants_mention
from cogs._table.opened import OpenTable
from cogs._table.panel import Button, Panel, as_view
from cogs._table.refusal import Refused
from db.rows import MessageRow, OutboxRow
from render.core.face import Label, Words
from render.words import catalogue

STYLES = {"yes": "success", "no": "danger", "seat": "danger", "decide": "primary"}


def ballot(opened: OpenTable, vote: votes.Vote) -> Panel:
    """The buttons of an open vote."""
    words = catalogue(opened.language)
    return (
        tuple(
            Button(
                f"b:{opened.id}:{vote['begun']}:{choice}",
                Label(words(f"button-vote-{choice}"), style=STYLES.get(choice, "secondary")),
            )
            for choice in votes.CHOICES[vote["kind"]]
        ),
    )


def worded(opened: OpenTable, vote: votes.Vote, words: Words) -> str:
    """How the vote stands, or what came of it. Who voted for what stays with the voters."""
    player, until = opened.said[int(vote["seat"])], f"<t:{int(vote['until']) // 1000}:R>"
    if vote["outcome"]:
        return words(f"vote-{vote['kind']}-{vote['outcome']}", player=player)
    asked = words(f"vote-{vote['kind']}", player=player, time=until)
    return f"{asked}\n-# {words('vote-count', n=len(vote['ballots']), most=len(vote['voters']))}"


class Ballots(commands.Cog):
    """The votes of all tables, as Discord shows them."""

    def __init__(self, app: App) -> None:
        self.app = app
        app.router.add("b", self.pressed)
        app.outbox.handlers["vote"] = self.deliver

    async def deliver(self, item: OutboxRow) -> MessageRow | None:
        """The outbox's handler for kind "vote": a new message for a new vote, else an edit of its message."""
        opened = await self.app.session.open(str(item.payload["table"]))
        vote, posted = votes.vote_of(opened.row), opened.messages.get("vote")
        if vote is None:
            return None
        text, view = worded(opened, vote, catalogue(opened.language)), None
        if not vote["outcome"]:
            view = as_view(ballot(opened, vote))
        if posted is not None and posted.revision == vote["begun"]:
            message = self.app.get_partial_messageable(posted.channel).get_partial_message(posted.message)
            await message.edit(content=text, view=view)
            return None
        if view is None:
            return None  # over before anybody saw it
        row = opened.row
        settings = await self.app.store.users(tuple(vote["voters"]))
        called = [u for u in vote["voters"] if wants_mention(row, settings.get(u, {}), self.app.session.now())]
        sent = await self.app.get_partial_messageable(row.channel, guild_id=row.guild).send(
            " ".join([*(f"<@{user}>" for user in called), text]),
            view=view,
            allowed_mentions=calling(called),
            nonce=item.nonce,
        )
        new = MessageRow(kind="vote", channel=row.channel, message=sent.id, revision=int(vote["begun"]))
        opened.messages["vote"] = new
        return new

    async def pressed(self, interaction: Interaction, rest: list[str]) -> None:
        """b:<table>:<revision of the vote>:<choice>, b:<table>:<revision of the decision>:ask"""
        if len(rest) != 3 or not rest[1].isdecimal():
            raise Refused("press-unknown")
        table, number, choice = rest[0], int(rest[1]), rest[2]
        user, voting, words = interaction.user.id, self.app.session.voting, words_of(interaction)
        if choice == "ask":
            opened = await voting.ask_undo(table, user, number, interaction.id)
            asked = votes.open_vote(opened.row) is not None
            text = words("undo-asked" if asked else "undo-alone")
            await interaction.response.edit_message(content=text, view=None)
            return
        opened = await voting.cast(table, number, user, choice, interaction.id)
        vote = votes.vote_of(opened.row) or {}
        view: Any = None if vote.get("outcome") else as_view(ballot(opened, vote))
        await interaction.response.edit_message(content=worded(opened, vote, catalogue(opened.language)), view=view)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py when the extension is loaded."""
    assert isinstance(bot, App)
    await bot.add_cog(Ballots(bot))
