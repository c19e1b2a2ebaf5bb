"""What is done to a table besides playing: opening, starting, changing, taking back."""

from collections.abc import Callable
from dataclasses import replace

from cogs._table import clocks, orders, undoing
from cogs._table.opened import OpenTable
from cogs._table.presses import Change
from cogs._table.refusal import Refused
from cogs._table.seats import only_running
from cogs._table.session import Session
from cogs._table.tempo import of_game
from db.rows import MoveRow, TableCommit, TableRow
from db.store import AlreadyDone, ChannelTaken
from rules.core.chance import Chance
from rules.core.game import Illegal, Move, SeatSpec


class Desk:
    """The table's own business, by the same lock and the same transactions as its moves."""

    def __init__(self, session: Session) -> None:
        self.session = session

    async def create(self, row: TableRow, interaction: int, user: int) -> OpenTable:
        """A new table in its lobby. ChannelTaken when the channel has one."""
        now = self.session.now()
        row = replace(row, revision=1, updated=now, created=now)
        move = MoveRow(user=user, interaction=interaction, now=now)
        await self.session.store.create(TableCommit(row=row, move=move))
        return await self.session.open(row.id)

    async def change(
        self,
        table: str,
        edit: Callable[[OpenTable], TableRow],
        user: int | None,
        interaction: int | None,
        *,
        show: bool = True,
    ) -> OpenTable:
        """Change the row of a table (joining, options, leaving …): `edit` gives the new row or raises Refused.

        show: post the newest lobby or board; not where the answer to the press shows it.
        """
        opened = await self.session.open(table)
        async with self.session.held(opened):
            await self.session.edit(opened, edit(opened), user, interaction, show=show)
        return opened

    async def halt(self, table: str, on: bool) -> None:
        """The host stops the game, or lets it go on. Refused where the game cannot be stopped now."""
        opened = await self.session.open(table)
        async with self.session.held(opened):
            only_running(opened.row)
            action = opened.game.halted(opened.state, on)
            try:
                if action is None:
                    raise Illegal
                await self.session.move(opened, Move(None, action, now=self.session.now()))
            except Illegal:
                raise Refused("halt-not-now" if on else "halt-none") from None

    async def repost(self, table: str, channel: int, user: int, interaction: int) -> None:
        """Show the lobby or the board as a new message, in that channel from now on."""
        try:
            opened = await self.change(table, lambda t: replace(t.row, channel=channel), user, interaction, show=False)
        except ChannelTaken as taken:
            raise Refused("play-taken", link=(await self.session.open(taken.table)).link) from None
        order = orders.lobby if opened.row.status == "lobby" else orders.board
        await self.session.store.put(order(opened.row, again=True), now=self.session.now(), table=table)
        self.session.kick()

    async def show_lobby(self, opened: OpenTable) -> None:
        """Edit the lobby's message once more: nobody knows what it shows now."""
        await self.session.store.put(orders.lobby(opened.row), now=self.session.now(), table=opened.id)
        self.session.kick()

    async def undo(self, table: str, user: int, interaction: int) -> int:
        """Take back one's own last choice while nothing was revealed. The ply goes back, the revision only grows.

        Returns the ply that the table is at again. Refused says why it is not possible.
        """
        opened = await self.session.open(table)
        async with self.session.held(opened):
            only_running(opened.row)
            seat = opened.seat_of(user)
            if seat is None:
                raise Refused("press-watching")
            point = await undoing.own_point(self.session, opened, seat, user)
            await undoing.back(self.session, opened, point, seat, user, interaction)
            return opened.row.ply

    async def begin(self, table: str, user: int, interaction: int | None) -> OpenTable:
        """Set up the game and start it. Refused when it runs already or the seats do not fit."""
        opened = await self.session.open(table)
        async with self.session.held(opened):
            row, game = opened.row, opened.game
            if row.status != "lobby":
                raise Refused("lobby-started")
            if len(row.seats) not in game.seat_counts:
                raise Refused("lobby-seats", least=min(game.seat_counts), most=max(game.seat_counts))
            specs = tuple(SeatSpec(not s.strength, tuple(sorted(s.options.items()))) for s in row.seats)
            now = self.session.now()
            try:
                outcome = game.setup(specs, of_game(row.options), Chance(row.seed), now)
            except ValueError as error:
                raise Refused("lobby-clash") from error
            revision = row.revision + 1
            guards = (revision,) * len(row.seats)
            started = replace(row, status="running", revision=revision, ply=0, guards=guards, updated=now)
            asked = game.prompts(outcome.state)
            started = clocks.wound(started, asked, game.due(outcome.state), None, None)
            notices, _ = ((), ()) if game.live else orders.calls(started, (), asked, None)
            pack = opened.codec.pack
            start = MoveRow(kind="start", user=user, interaction=interaction, events=pack(outcome.events), now=now)
            try:
                await self.session.commit(
                    opened,
                    TableCommit(
                        row=started,
                        move=start,
                        state=pack(outcome.state),
                        outbox=(orders.board(started), *notices),
                    ),
                )
            except AlreadyDone:
                return opened
            opened.row, opened.state = started, outcome.state
            self.session.after_commit(Change(opened, None, outcome.events, None))
        return opened
