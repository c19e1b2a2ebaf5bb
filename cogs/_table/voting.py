"""Votes of a table: opened, cast, counted, carried out. Everything that changes a row is done under its table's lock.

What an outcome does is a move like any other: computer players take the decision, or the seat; an undo is the desk's.
"""

import asyncio
from typing import TYPE_CHECKING

from cogs._table import seats, undoing, votes
from cogs._table.opened import OpenTable
from cogs._table.refusal import Refused
from cogs._table.tempo import deadline_ms
from db.rows import MoveRow
from rules.core.game import Move, Seat

if TYPE_CHECKING:
    from cogs._table.session import Session

MOST_DECISIONS = 100
"""Decisions that a computer takes for one overdue turn; a turn is over long before."""
POINTS = 25
"""Decisions back to which an undo may go."""


class Voting:
    """The votes of all tables of a session."""

    def __init__(self, session: "Session") -> None:
        self.session = session

    # ------------------------------------------------------------------ opened

    async def overdue(self, opened: OpenTable, seat: Seat) -> None:
        """A deadline is over: the others vote. It does not run while the person is on vacation."""
        row, now = opened.row, self.session.now()
        user = row.seats[seat].user
        settings = {} if user is None else await self.session.store.user(user)
        vacation = int(settings.get("vacation") or 0)
        if vacation > now:
            row = votes.postponed(row, seat, vacation + (deadline_ms(row.options) or 0))
        else:
            row = votes.begun(row, "deadline", seat, now)
        await self.session.edit(opened, row, None, None, show=False)

    async def ask_undo(self, table: str, user: int, point: int, interaction: int) -> OpenTable:
        """Ask the others to go back to before the decision of revision `point`; alone among computers it is done at once."""
        opened = await self.session.open(table)
        async with self.session.held(opened):
            seats.only_running(opened.row)
            seat = opened.seat_of(user)
            if seat is None:
                raise Refused("press-watching")
            if opened.game.live:
                raise Refused("undo-race")
            line = await self._point(opened, point)
            if line is None:
                raise Refused("undo-gone")
            if not votes.others(opened.row, seat):
                await undoing.back(self.session, opened, line, seat, user, interaction)
                return opened
            row = votes.begun(opened.row, "undo", seat, self.session.now(), to=line.ply - 1, point=point)
            await self.session.edit(opened, row, user, interaction, show=False)
        return opened

    async def _point(self, opened: OpenTable, revision: int) -> MoveRow | None:
        """A decision that still stands and is not too far back."""
        lines = await self.session.store.undo_points(opened.id, POINTS)
        return next((line for line in lines if line.revision == revision), None)

    # ------------------------------------------------------------------ cast and counted

    async def cast(self, table: str, begun: int, user: int, choice: str, interaction: int) -> OpenTable:
        """One person's vote; when it decides, what comes of it is done. Refused says why it does not count."""
        opened = await self.session.open(table)
        async with self.session.held(opened):
            seats.only_running(opened.row)
            row = votes.cast(opened.row, begun, user, choice)
            await self.session.edit(opened, row, user, interaction, show=False)
            await self.count(opened)
        return opened

    async def count(self, opened: OpenTable) -> None:
        """Carry out the vote of the table if it has come to something."""
        row, now = opened.row, self.session.now()
        vote = votes.open_vote(row)
        outcome = None if vote is None else votes.verdict(vote, now)
        if vote is None or outcome is None:
            return
        seat = int(vote["seat"])
        if outcome == "wait":
            row = votes.postponed(row, seat, now + (deadline_ms(row.options) or votes.DEADLINE_VOTE))
        point = await self._point(opened, int(vote["point"])) if outcome == "yes" else None
        if outcome == "yes" and point is None:
            outcome = "gone"
        await self.session.edit(opened, votes.closed(row, outcome), None, None, show=False)
        if outcome == "seat":
            await self.session.edit(opened, seats.stand_in(opened.row, seat), None, None)
        elif outcome == "decide":
            await self._decide(opened, seat)
        elif point is not None:
            await undoing.back(self.session, opened, point, seat, None, None)

    async def _decide(self, opened: OpenTable, seat: Seat) -> None:
        """The computer decides for the seat until it is somebody else's turn."""
        for _ in range(MOST_DECISIONS):
            prompt = next((p for p in opened.prompts if p.seat == seat and not p.optional), None)
            if prompt is None or opened.row.status != "running":
                return
            decision = await asyncio.to_thread(self.session.decide, opened, prompt)
            action = opened.game.timeout(opened.state, seat) if decision.action is None else decision.action
            now = self.session.now()
            await self.session.move(opened, Move(seat, action, opened.row.guards[seat], now=now))
