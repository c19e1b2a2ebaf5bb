"""The life of the board message: posted when the turn changes hands, edited while it stays, retired when a new one comes.

One message per turn carries the picture, what happened, whose turn it is and the choices. The old one loses its buttons; its
picture stays as history. A race has one message for the whole game, whose text follows and whose picture changes only where
the face asks for it.
"""

import io
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

import discord

from cogs._table.answers import calling
from cogs._table.notices import wants_mention
from cogs._table.opened import OpenTable, is_computer, unattended
from cogs._table.outbox import Later
from cogs._table.panel import CONTENT, ROWS, Button, Panel, Row, as_view, cut, of_prompt
from cogs._table.session import Session
from cogs._table.telling import told
from db.rows import MessageRow, OutboxRow
from render.core.face import Face, Label, Picture, Words
from render.core.told import end_of
from render.words import catalogue
from rules.core.game import Prompt, Seat

log = logging.getLogger(__name__)

EDIT_GAP = 1250
"""ms between two text edits of a race's message (ROAR-TIMING-R09)."""
ARCHIVED = 50083
OLD = 55 * 60_000
"""ms after which a message is posted anew: edits of messages older than an hour are limited harder (30046)."""
LOG_LINES = 6
LOG_DEPTH = 60
"""Lines of the log, and how many moves back they are looked for: most presses of a race tell the public nothing."""

Draw = Callable[..., Awaitable[Picture]]
"""The render worker: `await draw(face.picture, view, …)` runs it in the one render thread."""


class Shown(NamedTuple):
    """What the newest board message of a table shows; kept in memory only.

    since: the revision after which its story begins. past: its words without the question, once its turn is over.
    """

    asked: tuple[Seat, ...]
    view: Any
    at: int
    since: int = 0
    past: str = ""


class News(NamedTuple):
    """What happened since the last post: public events, who pressed last, and whether one person alone did all of it."""

    events: list[Any]
    actor: Seat | None
    alone: bool


class Boards:
    """Posts the boards of all tables. `deliver` is the outbox's handler for kind "board"."""

    def __init__(self, client: discord.Client, session: Session, faces: dict[str, Face], draw: Draw) -> None:
        self.client = client
        self.session = session
        self.faces = faces
        self.draw = draw
        self._shown: dict[str, Shown] = {}

    async def deliver(self, item: OutboxRow) -> MessageRow | None:
        """Show the newest state of the item's table; None when a message already shows it. Raises Later to keep the pace."""
        try:
            return await self._deliver(item)
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            thread = await self.client.fetch_channel(item.target)
            if not isinstance(thread, discord.Thread):
                raise
            await thread.edit(archived=False)
            raise Later(0) from None

    async def _deliver(self, item: OutboxRow) -> MessageRow | None:
        opened = await self.session.open(str(item.payload["table"]))
        async with opened.lock:  # a computer's moves are one post: wait for the last of them
            table = opened.still()  # what is posted is of one moment, whatever is pressed while it is drawn
        row, view, prompts = table.row, table.view(None), table.prompts
        board = opened.messages.get("board")
        if board is not None and board.revision >= row.revision and not item.payload.get("again"):
            return None
        face, words, now = self.faces[row.game], catalogue(table.language), self.session.now()
        since = board.revision if board else 0
        news = await self._since(table, since, row.revision)
        shown = self._shown.get(row.id)
        open_to = [p.seat for p in prompts if not (p.optional and face.private(p))]
        asked = tuple(dict.fromkeys(s for s in open_to if not is_computer(row.seats[s])))
        known = self._known(table, board, shown, asked)
        fresh = self._fresh(face, board, known, asked, item, now, news)
        with_picture = fresh or not face.live or face.picture_for(news.events)
        if not with_picture and shown is not None and (gap := now - shown.at) < EDIT_GAP:
            raise Later(EDIT_GAP - gap)

        people = await self._called(table, asked, known, news.actor) if fresh and not face.live else []
        more: list[Button] = []
        if face.live:
            story: Sequence[str] = await told(self.session.store, opened, face, words, LOG_DEPTH)
            left = 0
        else:
            events = news.events
            if not fresh and shown is not None and shown.since < since:  # its own turn goes on: all of it is told
                since = shown.since
                events = (await self._since(table, since, row.revision)).events
            whole = face.story(events, view, words, table.said)
            story = end_of(whole)
            if len(story) < len(whole):
                story = face.summary(events, view, words, table.said)
            left = len(whole) - len(story)
        if left:
            more.append(Button(f"s:{row.id}:{since}:{row.revision}", Label(words("button-story"))))
        content = board_text(table, face, view, prompts, story, words, people, left)
        channel = self.client.get_partial_messageable(row.channel, guild_id=row.guild)
        picture: Picture | None = None
        note = self._missing(row.channel, words)
        if note is None and with_picture:
            try:
                picture = await self.draw(face.picture, view, words, table.names, "", "", shown.view if shown else None)
            except Exception:
                log.exception("the board of table %s at revision %s was not drawn", row.id, row.revision)
                note = words("board-undrawn")
        if note is not None:
            content = without_picture(note, "" if face.live else face.text(view, words, table.said), content)
            more.append(Button(f"v:{row.id}", Label(words("button-board-text"))))
        buttons = as_view(board_panel(table, face, view, prompts, words, more))
        mentions = calling(people)
        message: int | None = None
        if not fresh and board is not None:
            extra: dict[str, Any] = {} if picture is None else {"attachments": [as_file(picture)]}
            try:
                partial = channel.get_partial_message(board.message)
                await partial.edit(content=content, view=buttons, allowed_mentions=mentions, **extra)
                message = board.message
            except discord.NotFound as error:
                if error.code != 10008:
                    raise
        if message is None:
            extra = {} if picture is None else {"file": as_file(picture)}
            sent = await channel.send(content, view=buttons, allowed_mentions=mentions, nonce=item.nonce, **extra)
            message = sent.id
            if board is not None:
                await self.retire(board, "" if shown is None else shown.past)
        past = "" if face.live else board_text(table, face, view, (), story, words, [], left)
        self._shown[row.id] = Shown(asked, view, self.session.now(), since, past)
        posted = MessageRow(kind="board", channel=row.channel, message=message, revision=row.revision)
        opened.messages["board"] = posted
        if row.status == "over":
            self._shown.pop(row.id, None)
        return posted

    async def _since(self, opened: OpenTable, after: int, upto: int) -> News:
        """The moves after that revision. Who pressed: not the clock, nor a plan."""
        events: list[Any] = []
        actor: Seat | None = None
        movers: set[Seat | None] = set()
        for line in await self.session.store.log(opened.id, after=after):
            if line.revision > upto:
                break
            if line.kind == "move":
                movers.add(line.seat)
                actor = line.seat if line.seat is not None and line.interaction is not None else actor
            if line.events is not None:
                events += opened.public_events(line.events)
        return News(events, actor, movers <= {actor})

    @staticmethod
    def _known(
        opened: OpenTable, board: MessageRow | None, shown: Shown | None, asked: tuple[Seat, ...]
    ) -> tuple[Seat, ...]:
        """Who is asked on the newest message; after a restart, who is still asked what they were asked then."""
        if shown is not None:
            return shown.asked
        return () if board is None else tuple(s for s in asked if opened.row.guards[s] <= board.revision)

    @staticmethod
    def _fresh(
        face: Face,
        board: MessageRow | None,
        known: tuple[Seat, ...],
        asked: tuple[Seat, ...],
        item: OutboxRow,
        now: int,
        news: News,
    ) -> bool:
        """Whether a new message is due: the first one, on request, an old one, or when more happened than one's own turn.

        An edit takes the place of what the message said; so only the steps of one person's turn may be one message.
        """
        if board is None or item.payload.get("again") or board.channel != item.target:
            return True
        if now - discord.utils.snowflake_time(board.message).timestamp() * 1000 > OLD:
            return True
        return not face.live and (known != asked or not news.alone)

    async def _called(
        self, opened: OpenTable, asked: tuple[Seat, ...], known: tuple[Seat, ...], actor: Seat | None
    ) -> list[int]:
        """The people whom this post mentions: newly asked, not the one who just acted, and only who wants that now."""
        seats = [s for s in asked if s != actor and s not in known]
        people = [user for s in seats if (user := opened.row.seats[s].user) is not None]
        found = await self.session.store.users(tuple(people))
        now = self.session.now()
        return [user for user in people if wants_mention(opened.row, found.get(user, {}), now)]

    def _missing(self, channel: int, words: Words) -> str | None:
        """The line that names the permission without which no picture can be sent here; None when all is well."""
        found = self.client.get_channel(channel)
        if found is None or isinstance(found, discord.abc.PrivateChannel):
            return None
        allowed = found.permissions_for(found.guild.me)
        return None if allowed.attach_files else words("perm-missing", perm=words("perm-attach-files"))

    async def retire(self, board: MessageRow, past: str = "") -> None:
        """Take the buttons off a message that is history now, and (past: its other words) the question."""
        channel = self.client.get_partial_messageable(board.channel)
        words: dict[str, Any] = {"content": past, "allowed_mentions": discord.AllowedMentions.none()} if past else {}
        try:
            await channel.get_partial_message(board.message).edit(view=None, **words)
        except discord.HTTPException as error:
            log.info("board message %s keeps its buttons: %s", board.message, error)


def as_file(picture: Picture) -> discord.File:
    """A picture as an upload, with its alt text."""
    return discord.File(io.BytesIO(picture.data), filename=picture.name, description=cut(picture.alt, 1024))


def without_picture(note: str, text: str, content: str) -> str:
    """The words of a board that has no picture: why, as much of the board in words as there is room for, the rest whole."""
    room = CONTENT - len(note) - len(content) - 2
    lines = [note, *([cut(text, room)] if text and room > 0 else []), content]
    return cut("\n".join(lines), CONTENT)


def board_text(
    opened: OpenTable,
    face: Face,
    view: Any,
    prompts: tuple[Prompt[Any], ...],
    story: Sequence[str],
    words: Words,
    people: list[int],
    left: int = 0,
) -> str:
    """The words over the picture: who is called, the headline, what happened, what is asked. At most 2000 characters.

    story: what happened since the last post, as far as there is room for it, and how many sentences are left out; of a race
    what happened lately, whose last lines its message always shows.
    """
    names = opened.said
    lines = [" ".join(f"<@{user}>" for user in people)] if people else []
    lines.append(f"### {face.headline(view, words, names)}")
    if face.live:
        lines += [face.text(view, words, names), *(f"-# {line}" for line in story[-LOG_LINES:])]
    else:
        if left:
            lines.append(f"-# {words('story-earlier', n=left)}")
        lines += story
        required = [p for p in prompts if not p.optional and not is_computer(opened.row.seats[p.seat])]
        if required:
            until = opened.row.extra.get("deadlines", {}).get(str(required[0].seat))
            limit = "" if until is None else f" {words('deadline-until', time=f'<t:{until // 1000}:R>')}"
            lines.append(f"**{face.question(required[0], view, words, names)}**{limit}")
        elif opened.row.status == "running" and unattended(opened.row):
            lines.append(f"**{words('board-unattended')}**")
    return cut("\n".join(lines), CONTENT)


def board_panel(
    opened: OpenTable, face: Face, view: Any, prompts: tuple[Prompt[Any], ...], words: Words, more: Sequence[Button] = ()
) -> Panel:
    """The rows under a board: the choices of the first person asked, and everybody's way to their own panel.

    more: the ways to what the post has no room for, the whole story or the whole board in words.
    """
    if opened.row.status != "running":
        return (
            (
                Button(f"l:{opened.id}:rematch", Label(words("button-rematch"), style="success")),
                Button(f"v:{opened.id}", Label(words("button-board-text"))),
                *(one for one in more if one.id != f"v:{opened.id}"),
            ),
        )
    key, style = ("button-panel", "primary") if face.live else ("button-my-options", "secondary")
    mine = Button(f"m:{opened.id}", Label(words(key), style=style))
    rows: list[Row] = []
    if not face.live:
        people = [p for p in prompts if not is_computer(opened.row.seats[p.seat]) and not face.private(p)]
        first = people[0].seat if people else None
        for prompt in people:
            if prompt.seat == first:
                new = of_prompt(opened.id, prompt, opened.guard(prompt), face, view, words, opened.names)
                if len(rows) + len(new) < ROWS:
                    rows += new
    return (*rows, (mine, *more))
