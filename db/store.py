"""The store as the session sees it. `db.sqlite` implements it now, PostgreSQL can later: nothing here speaks of either.

A press:  loaded = await store.load(id)                    # once per table; then kept by the session
          codec = codec_for(game); state = codec.unpack(loaded.state)
          …                                                # check, apply
          row = replace(loaded.row, revision=loaded.row.revision + 1, ply=…, guards=…, due=…, updated=now)
          await store.commit(TableCommit(row=row, move=MoveRow(kind="move", …), state=codec.pack(state), outbox=…))

When `commit` returns, the move is on the disk. When it raises, nothing of it is.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Protocol

from db.rows import (
    Document,
    Loaded,
    MessageRow,
    MoveRow,
    OutboxItem,
    OutboxRow,
    Past,
    PlanRow,
    ReportRow,
    ResultRow,
    Status,
    TableCommit,
    TableRow,
)


class StoreError(Exception):
    """Anything the store refuses. Nothing was changed."""


class StaleRevision(StoreError):
    """Another commit was first. `stored` is the revision in the store; load again and check anew."""

    def __init__(self, table: str, stored: int) -> None:
        super().__init__(f"table {table} is at revision {stored} already")
        self.table = table
        self.stored = stored


class AlreadyDone(StoreError):
    """This interaction was carried out before: a repeated delivery. Answer as if it had just succeeded."""

    def __init__(self, table: str, revision: int) -> None:
        super().__init__(f"carried out already, as revision {revision} of table {table}")
        self.table = table
        self.revision = revision


class ChannelTaken(StoreError):
    """The channel has an open table; `table` is its id."""

    def __init__(self, channel: int, table: str) -> None:
        super().__init__(f"channel {channel} has the open table {table}")
        self.channel = channel
        self.table = table


class UnknownTable(StoreError):
    """There is no such table."""


class StillSeated(StoreError):
    """The user sits at open tables and cannot be forgotten before leaving them; `tables` are their ids."""

    def __init__(self, tables: tuple[str, ...]) -> None:
        super().__init__(f"still seated at {', '.join(tables)}")
        self.tables = tables


class NewerStore(StoreError):
    """The stored data were written by a newer version of the program."""


class Tables(Protocol):
    """Tables: made, committed, loaded, found."""

    async def create(self, commit: TableCommit) -> None:
        """A new table: `row.revision` is 1, the move is its first log line. ChannelTaken, AlreadyDone."""

    async def commit(self, commit: TableCommit) -> None:
        """Write everything of it in one transaction; returns when it is durable.

        AlreadyDone (looked at first: a repeat of a move that went on since is a repeat, not stale), StaleRevision,
        UnknownTable, ChannelTaken (a table that would open again).
        """

    async def load(self, table: str) -> Loaded | None:
        """A table with its state; None when there is none."""

    async def row(self, table: str) -> TableRow | None:
        """A table without its state."""

    async def open_tables(self) -> tuple[TableRow, ...]:
        """All tables in lobby or running, oldest first, without states: what a start needs."""

    async def current(self, channel: int) -> TableRow | None:
        """The open table of a channel."""

    async def latest(self, channel: int) -> TableRow | None:
        """The table of a channel that changed last, open or not (for replay, rematch, export)."""

    async def tables_of(self, user: int, *, statuses: tuple[Status, ...] = ("lobby", "running")) -> tuple[TableRow, ...]:
        """The tables at which the user has a seat, last changed first."""

    async def due(self, until: int | None = None) -> tuple[tuple[str, int], ...]:
        """(table, due in ms) of open tables with a clock, soonest first; only those due by `until` if given."""

    async def done_as(self, interaction: int) -> tuple[str, int] | None:
        """(table, revision) that an interaction was carried out as; None when it was not."""

    async def set_message(self, table: str, message: MessageRow) -> None:
        """Remember a table's message of that kind (no revision: what Discord shows is not a move)."""

    async def forget_message(self, table: str, kind: str) -> None:
        """The message of that kind is gone."""

    async def set_plan(self, table: str, plan: PlanRow) -> None:
        """Remember the plan of a seat in the place of its last one (no revision: it is nobody's move yet). UnknownTable."""

    async def forget_plan(self, table: str, seat: int) -> None:
        """The seat has no plan. UnknownTable."""

    async def planned(self) -> tuple[str, ...]:
        """The running tables with a plan that has not been carried out: what a start looks at."""


class Log(Protocol):
    """What happened at a table."""

    async def log(
        self, table: str, *, after: int = 0, limit: int | None = None, undone: bool = False
    ) -> tuple[MoveRow, ...]:
        """Log lines with a revision above `after`, oldest first; without those taken back unless `undone`."""

    async def recent(self, table: str, limit: int) -> tuple[MoveRow, ...]:
        """The last `limit` lines that stand, newest first."""

    async def undo_points(self, table: str, limit: int = 25) -> tuple[MoveRow, ...]:
        """The last decisions that undo may return to, newest first. Going back before `move` means ply `move.ply - 1`;
        it needs no vote if no line from `move` on is `revealed`."""

    async def past(self, table: str, ply: int) -> Past:
        """How to rebuild the state at that ply of the line that stands. StoreError when the ply was never reached."""

    async def results(
        self, *, game: str | None = None, guild: int | None = None, user: int | None = None, limit: int = 1000
    ) -> tuple[ResultRow, ...]:
        """Seats of finished games, last finished first."""


class Outbox(Protocol):
    """What transactions left to be sent. A crash between sending and `sent` repeats the item with the same nonce."""

    async def put(self, *items: OutboxItem, now: int, table: str | None = None) -> None:
        """Queue `OutboxItem`s outside any table commit (a digest, a reminder)."""

    async def deliverable(self, now: int, limit: int = 100) -> tuple[OutboxRow, ...]:
        """The item each lane must send next, if its time has come; at most one per lane, oldest first."""

    async def next_try(self) -> int | None:
        """When `deliverable` may next have something: the earliest next_try of pending items (ms); None: nothing waits."""

    async def sent(self, item: int, message: MessageRow | None = None) -> None:
        """It is out. `message`, if it posted one, becomes the table's message of that kind in the same transaction."""

    async def retry(self, item: int, next_try: int, error: str) -> None:
        """It failed and is tried again at `next_try`; until then its lane waits."""

    async def defer(self, item: int, until: int) -> None:
        """Not now, and no failure (quiet hours): as if it had been put with `not_before` = until; its lane goes on."""

    async def failed(self, item: int, error: str) -> None:
        """It failed for good; its lane goes on."""

    async def withdraw(self, lane: str, collapse: str) -> int:
        """Take back pending items that have become void; returns how many."""


class Settings(Protocol):
    """Small documents by id."""

    async def guild(self, guild: int) -> Document:
        """A server's settings, {} when it has none."""

    async def change_guild(self, guild: int, changes: Document) -> Document:
        """Set the named settings (None removes one); returns all of them."""

    async def user(self, user: int) -> Document:
        """A user's settings (locale, notify, time zone …), {} when there are none."""

    async def change_user(self, user: int, changes: Document) -> Document:
        """Set the named settings (None removes one); returns all of them."""

    async def users(self, users: tuple[int, ...]) -> Mapping[int, Document]:
        """The settings of several users at once; those without any are left out."""

    async def get(self, key: str) -> str | None:
        """A small value of the program's own ("commands": hash of the synchronised commands)."""

    async def set(self, key: str, value: str | None) -> None:
        """Set or (None) remove it."""


class Reports(Protocol):
    """What people wrote to the operator."""

    async def put_report(self, report: ReportRow) -> None:
        """Store a report of a rules problem. UnknownTable."""

    async def reports(self, limit: int = 100) -> tuple[ReportRow, ...]:
        """The last reports, newest first."""


class Privacy(Protocol):
    """What a person may ask for."""

    async def export_user(self, user: int) -> Document:
        """All that is stored about a user, as JSON: settings, seats, moves, results, waiting notices."""

    async def forget_user(self, user: int) -> int:
        """Delete it. Finished games keep an anonymous seat; returns how many. StillSeated while at an open table."""

    async def forget_guild(self, guild: int) -> None:
        """The bot was removed from a server: its settings go, its open tables are abandoned, what waits is withdrawn."""


class Store(Tables, Log, Outbox, Settings, Reports, Privacy, Protocol):
    """Everything, on one durable store with one writer."""

    async def backup(self, path: Path) -> None:
        """A consistent copy while running, complete when this returns. Replaces `path` only when it is complete."""

    async def prune(self, before: int) -> int:
        """Delete delivered and withdrawn outbox items older than `before` (ms); returns how many."""

    async def counts(self) -> Mapping[str, int]:
        """Figures for the health page: tables by status, pending and failed outbox items, bytes stored."""

    async def close(self) -> None:
        """Finish what was begun and let go of the files. Calls after it raise StoreError."""
