"""What makes tables move without a press: their alarms, live clocks that run out, and what a start resumes."""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from cogs._table import clocks, votes
from cogs._table import seats as seated
from cogs._table.clock import Alarm
from cogs._table.opened import OpenTable, is_computer
from cogs._table.tempo import IDLE_TURNS
from rules.core.game import Move, Proceed, Seat, Tick

if TYPE_CHECKING:
    from cogs._table.session import Session

log = logging.getLogger(__name__)

MOST_DEFAULTS = 100
"""Default choices for one clock that ran out; a turn is over long before."""


class Clockwork:
    """One alarm a table, and the tasks that are under way."""

    def __init__(self, session: "Session") -> None:
        self.session = session
        self.tasks: set[asyncio.Task[Any]] = set()
        self._alarms: dict[str, Alarm] = {}

    async def close(self) -> None:
        """No alarm rings any more; what is under way has five seconds."""
        self.stop()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)

    def stop(self) -> None:
        """No alarm rings any more."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()

    async def restore(self) -> None:
        """After a start: every clock is set again. Tables are loaded when their clock or a person wants them."""
        for table, due in await self.session.store.due():
            self.arm(table, due)
        games = self.session.games
        running = [r for r in await self.session.store.open_tables() if r.status == "running" and r.game in games]
        for row in running:
            if games[row.game].live:
                self.spawn(self._resume(row.id))
        planned = await self.session.store.planned()
        stopped = [r.id for r in running if not games[r.game].live and (r.id in planned or any(map(is_computer, r.seats)))]
        self.spawn(self._resume_all(stopped))

    async def _resume_all(self, tables: list[str]) -> None:
        """A stop may have come between two moves of a computer player or a plan, whom no press and no clock wakes."""
        for table in tables:
            try:
                await self._resume(table)
            except Exception:
                log.exception("table %s was not resumed", table)

    async def _resume(self, table: str) -> None:
        opened = await self.session.open(table)
        async with opened.lock:
            if opened.row.status == "running":
                restarted = opened.game.restarted(opened.state)
                if restarted is not None:
                    await self.session.move(opened, Move(None, restarted, now=self.session.now()))
                await self.session.run_on(opened)

    def arm(self, table: str, due: int | None) -> None:
        """Set the table's one alarm."""
        if (old := self._alarms.pop(table, None)) is not None:
            old.cancel()
        if due is None or self.session.closing:
            return
        self._alarms[table] = self.session.clock.at(due, self._ring, table)

    def _ring(self, table: str) -> None:
        self._alarms.pop(table, None)
        self.spawn(self._tick(table))

    async def _tick(self, table: str) -> None:
        opened = await self.session.open(table)
        async with opened.lock:
            now = self.session.now()
            if self.session.closing or opened.row.status != "running":
                return
            due = opened.game.due(opened.state)
            late = clocks.run_out(opened.row, now)
            if due is not None and due <= now:
                await self.session.move(opened, Move(None, Proceed() if due == 0 else Tick(), now=now))
            elif late is not None:
                await self._time_out(opened, late)
            elif (vote := votes.open_vote(opened.row)) is not None and vote["until"] <= now:
                await self.session.voting.count(opened)
            elif (overdue := votes.overdue(opened.row, now)) is not None:
                await self.session.voting.overdue(opened, overdue)
            else:
                self.arm(table, opened.row.due)
                return
            await self.session.run_on(opened)

    async def _time_out(self, opened: OpenTable, seat: Seat) -> None:
        """A live clock ran out: the game's own default is played until what the clock was for is over.

        The second time in a row the computer takes over, until the person presses a button.
        """
        for _ in range(MOST_DEFAULTS):
            action = opened.game.timeout(opened.state, seat)
            await self.session.move(opened, Move(seat, action, opened.row.guards[seat], now=self.session.now()))
            row = opened.row
            if row.status != "running" or clocks.run_out(row, self.session.now()) != seat:
                break
        if row.status == "running" and clocks.idle_turns(row, seat) >= IDLE_TURNS:
            await self.session.edit(opened, seated.stand_in(row, seat), None, None)

    def spawn(self, work: Any) -> None:
        """Do this beside everything else; what it raises is logged."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._settled)

    def _settled(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a table's clock failed", exc_info=error)
