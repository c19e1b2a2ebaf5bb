"""The store on one SQLite file: WAL, synchronous=FULL, one writer, readers beside it that never wait for it.

    store = await SqliteStore.open(Path("data/table.db"))
    …
    await store.close()
"""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiosqlite

from db.lite import commit, log, migrate, outbox, plans, privacy, reports, settings, tables
from db.lite.writer import Writer, hop, read
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
from db.store import StillSeated, StoreError

__all__ = ["SqliteStore", "restore"]

T = TypeVar("T")

PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000", "cache_size = -16384")


class SqliteStore:
    """`db.store.Store` on SQLite. Make it with `open`."""

    def __init__(
        self,
        path: Path,
        writing: aiosqlite.Connection,
        reading: aiosqlite.Connection,
        reporting: aiosqlite.Connection,
    ) -> None:
        self.path = path
        self._writing = writing
        self._reading = reading
        self._reporting = reporting  # for what may take long, so that no press waits behind it
        self._writer = Writer(writing)
        self._closed = False

    @classmethod
    async def open(cls, path: Path) -> "SqliteStore":
        """Open or make the file and bring it up to date. NewerStore, StoreError."""
        opened = [await _connect(path)]
        try:
            await hop(opened[0], partial(migrate.refuse_newer, path=path))
            await hop(opened[0], _configure)
            await hop(opened[0], partial(migrate.migrate, path=path))
            for _ in range(2):
                opened.append(await _connect(path))
                await hop(opened[-1], _configure)
                await hop(opened[-1], lambda db: db.execute("PRAGMA query_only = ON"))
        except BaseException:
            for connection in opened:
                await connection.close()
            raise
        return cls(path, *opened)

    async def close(self) -> None:
        """Finish what was begun and close the file."""
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await self._reading.close()
        await self._reporting.close()
        await self._writing.close()

    async def _read(self, job: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        return await read(self._reading, job)

    async def _report(self, job: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        return await read(self._reporting, job)

    # Tables

    async def create(self, new: TableCommit) -> None:
        """A new table at revision 1."""
        await self._writer.run(lambda db: commit.create(db, new))

    async def commit(self, change: TableCommit) -> None:
        """The next revision of a table, all of it or nothing."""
        await self._writer.run(lambda db: commit.commit(db, change))

    async def load(self, table: str) -> Loaded | None:
        """A table with its state."""
        return await self._read(lambda db: tables.load(db, table))

    async def row(self, table: str) -> TableRow | None:
        """A table without its state."""
        return await self._read(lambda db: tables.one(db, "t.id = ?", table))

    async def open_tables(self) -> tuple[TableRow, ...]:
        """All tables in lobby or running."""
        return await self._read(tables.open_tables)

    async def current(self, channel: int) -> TableRow | None:
        """The open table of a channel."""
        return await self._read(lambda db: tables.one(db, "t.channel = ? AND t.status IN ('lobby', 'running')", channel))

    async def latest(self, channel: int) -> TableRow | None:
        """The table of a channel that changed last."""
        return await self._read(
            lambda db: tables.one(db, "t.channel = ? ORDER BY t.updated DESC, t.number DESC", channel)
        )

    async def tables_of(self, user: int, *, statuses: tuple[Status, ...] = ("lobby", "running")) -> tuple[TableRow, ...]:
        """The tables at which the user has a seat."""
        return await self._read(lambda db: tables.tables_of(db, user, statuses))

    async def due(self, until: int | None = None) -> tuple[tuple[str, int], ...]:
        """(table, due) of open tables with a clock."""
        return await self._read(lambda db: tables.due(db, until))

    async def done_as(self, interaction: int) -> tuple[str, int] | None:
        """What an interaction was carried out as."""
        return await self._read(lambda db: commit.done_as(db, interaction))

    async def set_message(self, table: str, message: MessageRow) -> None:
        """Remember a table's message of that kind."""
        await self._writer.run(lambda db: tables.set_message(db, table, message))

    async def forget_message(self, table: str, kind: str) -> None:
        """The message of that kind is gone."""
        await self._writer.run(lambda db: tables.forget_message(db, table, kind))

    async def set_plan(self, table: str, plan: PlanRow) -> None:
        """Remember the plan of a seat."""
        await self._writer.run(lambda db: plans.put(db, outbox.number_of(db, table), plan))

    async def forget_plan(self, table: str, seat: int) -> None:
        """The seat has no plan."""
        await self._writer.run(lambda db: plans.drop(db, outbox.number_of(db, table), seat))

    async def planned(self) -> tuple[str, ...]:
        """The running tables with a plan that waits."""
        return await self._read(plans.waiting)

    # Log

    async def log(
        self, table: str, *, after: int = 0, limit: int | None = None, undone: bool = False
    ) -> tuple[MoveRow, ...]:
        """Log lines, oldest first."""
        return await self._read(lambda db: log.log(db, table, after, limit, undone))

    async def recent(self, table: str, limit: int) -> tuple[MoveRow, ...]:
        """The last lines, newest first."""
        return await self._read(lambda db: log.recent(db, table, limit))

    async def undo_points(self, table: str, limit: int = 25) -> tuple[MoveRow, ...]:
        """The last decisions, newest first."""
        return await self._read(lambda db: log.undo_points(db, table, limit))

    async def past(self, table: str, ply: int) -> Past:
        """How to rebuild the state at a ply."""
        return await self._read(lambda db: log.past(db, table, ply))

    async def results(
        self, *, game: str | None = None, guild: int | None = None, user: int | None = None, limit: int = 1000
    ) -> tuple[ResultRow, ...]:
        """Seats of finished games."""
        return await self._report(lambda db: log.results(db, game, guild, user, limit))

    # Outbox

    async def put(self, *items: OutboxItem, now: int, table: str | None = None) -> None:
        """Queue items outside any table commit."""
        await self._writer.run(lambda db: outbox.put_all(db, items, now, table))

    async def deliverable(self, now: int, limit: int = 100) -> tuple[OutboxRow, ...]:
        """The head of each lane whose time has come."""
        return await self._read(lambda db: outbox.deliverable(db, now, limit))

    async def next_try(self) -> int | None:
        """When there may next be something to deliver."""
        return await self._read(outbox.next_try)

    async def sent(self, item: int, message: MessageRow | None = None) -> None:
        """An item is out."""
        await self._writer.run(lambda db: outbox.sent(db, item, message))

    async def retry(self, item: int, next_try: int, error: str) -> None:
        """An item is tried again later."""
        await self._writer.run(lambda db: outbox.retry(db, item, next_try, error))

    async def defer(self, item: int, until: int) -> None:
        """An item waits aside."""
        await self._writer.run(lambda db: outbox.defer(db, item, until))

    async def failed(self, item: int, error: str) -> None:
        """An item is given up."""
        await self._writer.run(lambda db: outbox.failed(db, item, error))

    async def withdraw(self, lane: str, collapse: str) -> int:
        """Take back pending items."""
        return await self._writer.run(lambda db: outbox.withdraw(db, lane, collapse))

    # Settings

    async def guild(self, guild: int) -> Document:
        """A server's settings."""
        return await self._read(lambda db: settings.read(db, "guild", guild))

    async def change_guild(self, guild: int, changes: Document) -> Document:
        """Change a server's settings."""
        return await self._writer.run(lambda db: settings.change(db, "guild", guild, changes))

    async def user(self, user: int) -> Document:
        """A user's settings."""
        return await self._read(lambda db: settings.read(db, "user", user))

    async def change_user(self, user: int, changes: Document) -> Document:
        """Change a user's settings."""
        return await self._writer.run(lambda db: settings.change(db, "user", user, changes))

    async def users(self, users: tuple[int, ...]) -> Mapping[int, Document]:
        """The settings of several users."""
        return await self._read(lambda db: settings.read_many(db, "user", users))

    async def get(self, key: str) -> str | None:
        """A small value."""
        return await self._read(lambda db: settings.get(db, key))

    async def set(self, key: str, value: str | None) -> None:
        """Set or remove a small value."""
        await self._writer.run(lambda db: settings.put(db, key, value))

    # Reports

    async def put_report(self, report: ReportRow) -> None:
        """Store a report."""
        await self._writer.run(lambda db: reports.put(db, report))

    async def reports(self, limit: int = 100) -> tuple[ReportRow, ...]:
        """The last reports."""
        return await self._report(lambda db: reports.newest(db, limit))

    # Privacy

    async def export_user(self, user: int) -> Document:
        """All that is stored about a user."""
        return await self._report(lambda db: privacy.export_user(db, user))

    async def forget_user(self, user: int) -> int:
        """Delete a user. StillSeated."""

        def job(db: sqlite3.Connection) -> int:
            seated = privacy.seated_at(db, user)
            if seated:
                raise StillSeated(seated)
            return privacy.forget_user(db, user)

        return await self._writer.run(job)

    async def forget_guild(self, guild: int) -> None:
        """The bot was removed from a server."""
        await self._writer.run(lambda db: privacy.forget_guild(db, guild))

    # The file

    async def backup(self, path: Path) -> None:
        """A consistent copy while running. It has a connection of its own, so nobody waits for it."""
        if self._closed:
            raise StoreError("the store is closed")
        await asyncio.to_thread(_copy, self.path, path)

    async def prune(self, before: int) -> int:
        """Delete old outbox items."""
        return await self._writer.run(lambda db: outbox.prune(db, before))

    async def counts(self) -> Mapping[str, int]:
        """Figures for the health page."""
        return await self._report(_counts)


def restore(backup: Path, path: Path) -> None:
    """Put a backup in the place of the data file, which nobody may have open. StoreError for a damaged backup."""
    fresh = path.with_name(path.name + ".restored")
    _copy(backup, fresh)
    # An old write-ahead log beside a new file would be replayed into it.
    for left in ("-wal", "-shm"):
        path.with_name(path.name + left).unlink(missing_ok=True)
    os.replace(fresh, path)


async def _connect(path: Path) -> aiosqlite.Connection:
    return await aiosqlite.connect(path, isolation_level=None, cached_statements=256)


def _configure(db: sqlite3.Connection) -> None:
    for pragma in PRAGMAS:
        db.execute(f"PRAGMA {pragma}").fetchall()


def _copy(source: Path, target: Path) -> None:
    db = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)
    try:
        migrate.copy(db, target)
    finally:
        db.close()


def _counts(db: sqlite3.Connection) -> Mapping[str, int]:
    found = {f"tables_{status}": 0 for status in ("lobby", "running", "over", "abandoned")}
    found |= {f"tables_{status}": n for status, n in db.execute("SELECT status, count(*) FROM tables GROUP BY status")}
    found |= {f"outbox_{state}": 0 for state in ("pending", "failed")}
    waiting = db.execute("SELECT state, count(*) FROM outbox WHERE state IN ('pending', 'failed') GROUP BY state")
    found |= {f"outbox_{state}": n for state, n in waiting}
    pages, size = (db.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size"))
    found["bytes"] = pages * size
    return found
