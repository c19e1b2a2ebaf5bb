"""One writer with group commit: what arrives while a transaction is being made durable goes into the next one, together.

A job is a plain function of the connection. A batch is ONE hop into the connection's thread, so nothing is ever awaited
between BEGIN and COMMIT; each job stands in a SAVEPOINT, so one that fails takes nothing of the others with it.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, cast

import aiosqlite

from db.store import StoreError

T = TypeVar("T")
Job = Callable[[sqlite3.Connection], Any]

MOST_AT_ONCE = 256


class Writer:
    """Runs jobs on a connection that nobody else writes through."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def run(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """What the job returns, once it is on the disk; or what it raised, with nothing of it kept.

        A caller that is cancelled no longer hears of it; the job is carried out all the same.
        """
        if self._closed:
            raise StoreError("the store is closed")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, future))
        if self._task is None:
            self._task = asyncio.create_task(self._drain())
        return cast(T, await future)

    async def close(self) -> None:
        """Take no more jobs; return when those already taken are done."""
        self._closed = True
        if self._task is not None:
            await asyncio.shield(self._task)

    async def _drain(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            try:
                answers = await hop(self._connection, partial(transaction, jobs=[job for job, _ in batch]))
            except Exception as error:
                answers = [(None, error)] * len(batch)
            for (_, future), (value, failure) in zip(batch, answers, strict=True):
                if future.done():
                    continue
                if failure is None:
                    future.set_result(value)
                else:
                    future.set_exception(_told(failure))
        self._task = None


async def hop(connection: aiosqlite.Connection, job: Callable[[sqlite3.Connection], T]) -> T:
    """Run a function in the connection's thread. aiosqlite has no public call for it; its version is pinned."""
    inside: Any = connection
    return cast(T, await inside._execute(job, inside._conn))


async def read(connection: aiosqlite.Connection, job: Callable[[sqlite3.Connection], T]) -> T:
    """What the job finds, all of it at one moment: no commit shows between two of its queries."""
    try:
        return await hop(connection, partial(_snapshot, job=job))
    except sqlite3.Error as error:
        raise _told(error) from error


def _snapshot(db: sqlite3.Connection, job: Callable[[sqlite3.Connection], T]) -> T:
    db.execute("BEGIN")
    try:
        return job(db)
    finally:
        db.execute("COMMIT")


def _told(error: Exception) -> Exception:
    """The store's own errors as they are; those of the database (a full disk) as a StoreError."""
    if not isinstance(error, sqlite3.Error):
        return error
    told = StoreError(f"the data file: {error}")
    told.__cause__ = error
    return told


def transaction(db: sqlite3.Connection, jobs: list[Job]) -> list[tuple[Any, Exception | None]]:
    """(result, None) or (None, what was raised) of each job. Raises when nothing could be committed at all."""
    answers: list[tuple[Any, Exception | None]] = []
    alone = len(jobs) == 1
    db.execute("BEGIN IMMEDIATE")
    try:
        for job in jobs:
            if not alone:
                db.execute("SAVEPOINT job")
            try:
                answers.append((job(db), None))
            except Exception as error:
                if not db.in_transaction:  # a full disk: SQLite has rolled back the whole of it
                    raise
                answers.append((None, error))
                if alone:
                    db.execute("ROLLBACK")
                    return answers
                db.execute("ROLLBACK TO job")
            if not alone:
                db.execute("RELEASE job")
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return answers
