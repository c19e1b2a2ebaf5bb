"""Group commit: what waits goes in together, and one that fails takes nothing along."""

import asyncio
import sqlite3
import threading
from dataclasses import replace
from pathlib import Path

import pytest

from db.lite import settings
from db.lite.writer import MOST_AT_ONCE, transaction
from db.sqlite import SqliteStore
from db.store import ChannelTaken, StaleRevision, Store, StoreError
from tests.db.made import created, lobby, move, opened, running


def database() -> sqlite3.Connection:
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.execute("CREATE TABLE t (n INTEGER PRIMARY KEY)")
    return db


def insert(n: int, then: Exception | None = None) -> object:
    def job(db: sqlite3.Connection) -> int:
        db.execute("INSERT INTO t VALUES (?)", (n,))
        if then is not None:
            raise then
        return n * 10

    return job


def stored(db: sqlite3.Connection) -> list[int]:
    return [n for (n,) in db.execute("SELECT n FROM t ORDER BY n")]


def test_the_jobs_of_a_batch_answer_each_for_itself() -> None:
    db, bad = database(), ValueError("no")
    assert transaction(db, [insert(1), insert(2, bad), insert(3)]) == [(10, None), (None, bad), (30, None)]  # type: ignore[list-item]
    assert stored(db) == [1, 3]
    assert not db.in_transaction


def test_a_single_job_that_fails_leaves_nothing_and_no_open_transaction() -> None:
    db, bad = database(), ValueError("no")
    assert transaction(db, [insert(1, bad)]) == [(None, bad)]  # type: ignore[list-item]
    assert stored(db) == []
    assert not db.in_transaction


def test_a_batch_that_cannot_be_committed_keeps_nothing() -> None:
    db = database()
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("CREATE TABLE child (n REFERENCES t DEFERRABLE INITIALLY DEFERRED)")

    def orphan(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO child VALUES (99)")

    with pytest.raises(sqlite3.IntegrityError):
        transaction(db, [insert(1), orphan])  # type: ignore[list-item]
    assert stored(db) == []
    assert not db.in_transaction


async def test_a_move_leaves_the_stored_seats_and_every_index_untouched(sqlite: SqliteStore) -> None:
    row = await running(sqlite)
    statements: list[str] = []
    await sqlite._writing.set_trace_callback(statements.append)
    await sqlite.commit(move(row))
    written = [" ".join(sql.split()[:3]) for sql in statements if sql.split()[0] in ("INSERT", "UPDATE", "DELETE")]
    assert written == ["UPDATE tables SET", "INSERT INTO states", "INSERT INTO players", "INSERT INTO moves"]
    assert "channel" not in next(sql for sql in statements if sql.startswith("UPDATE tables"))


async def test_commits_of_many_tables_at_once_all_arrive(store: Store) -> None:
    rows = await asyncio.gather(*(running(store, f"t{n}", channel=n) for n in range(40)))
    await asyncio.gather(*(store.commit(move(row)) for row in rows))
    assert {row.revision for row in await store.open_tables()} == {3}


async def test_what_arrives_while_one_commits_goes_into_one_transaction(sqlite: SqliteStore) -> None:
    statements: list[str] = []
    rows = [await running(sqlite, f"t{n}", channel=n) for n in range(10)]
    await sqlite._writing.set_trace_callback(statements.append)
    await asyncio.gather(*(sqlite.commit(move(row)) for row in rows))
    assert [sql for sql in statements if sql.startswith(("BEGIN", "COMMIT"))] == ["BEGIN IMMEDIATE", "COMMIT"]


async def test_of_two_commits_of_one_revision_in_one_batch_one_is_stale(store: Store) -> None:
    row = await running(store)
    answers = await asyncio.gather(
        store.commit(move(row, events=b"first")), store.commit(move(row, events=b"second")), return_exceptions=True
    )
    assert answers[0] is None
    assert isinstance(answers[1], StaleRevision)
    assert [line.events for line in await store.log("kx7", after=2)] == [b"first"]


async def test_a_refused_job_in_a_batch_spoils_no_other(store: Store) -> None:
    wanted = (created(store, id_, channel=channel) for id_, channel in (("a", 1), ("b", 1), ("c", 2)))
    answers = await asyncio.gather(*wanted, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(lobby()), ChannelTaken, type(lobby())]
    assert [row.id for row in await store.open_tables()] == ["a", "c"]


async def test_more_than_fit_into_one_batch_are_all_written(store: Store) -> None:
    count = MOST_AT_ONCE * 2 + 5
    await asyncio.gather(*(store.set(f"k{n}", str(n)) for n in range(count)))
    assert [await store.get(f"k{n}") for n in (0, MOST_AT_ONCE, count - 1)] == ["0", str(MOST_AT_ONCE), str(count - 1)]


async def test_a_caller_who_gives_up_does_not_stop_the_commit(store: Store) -> None:
    row = await running(store)
    task = asyncio.create_task(store.commit(move(row)))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.set("after", "it")
    found = await store.row("kx7")
    assert found is not None
    assert found.revision == 3


async def test_closing_finishes_what_was_begun(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "t.db")
    writes = [asyncio.create_task(store.set(f"k{n}", "v")) for n in range(5)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writes)
    async with opened(tmp_path / "t.db") as again:
        assert [await again.get(f"k{n}") for n in range(5)] == ["v"] * 5


async def test_a_commit_is_flushed_to_the_disk(sqlite: SqliteStore) -> None:
    mode = await sqlite._writing.execute_fetchall("PRAGMA journal_mode")
    level = await sqlite._writing.execute_fetchall("PRAGMA synchronous")
    assert [tuple(row) for row in mode] == [("wal",)]
    assert [tuple(row) for row in level] == [(2,)]  # FULL


async def test_readers_cannot_write(sqlite: SqliteStore) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        await sqlite._reading.execute_fetchall("DELETE FROM small")


async def test_all_queries_of_one_reading_see_the_same_moment(sqlite: SqliteStore) -> None:
    await sqlite.set("k", "before")
    asked, written = threading.Event(), threading.Event()

    def job(db: sqlite3.Connection) -> tuple[str | None, str | None]:
        first = settings.get(db, "k")
        asked.set()
        assert written.wait(5)
        return first, settings.get(db, "k")

    reading = asyncio.create_task(sqlite._read(job))
    await asyncio.to_thread(asked.wait, 5)
    await sqlite.set("k", "after")
    written.set()
    assert await reading == ("before", "before")
    assert await sqlite.get("k") == "after"


async def test_a_full_disk_is_told_as_a_store_error_and_spoils_nothing(sqlite: SqliteStore) -> None:
    row = await running(sqlite)
    ((pages,),) = await sqlite._writing.execute_fetchall("PRAGMA page_count")
    await sqlite._writing.execute_fetchall(f"PRAGMA max_page_count = {pages}")
    big = replace(move(row), state=b"x" * 100_000)
    with pytest.raises(StoreError, match="disk is full"):
        await sqlite.commit(big)
    await sqlite._writing.execute_fetchall("PRAGMA max_page_count = 1000000")
    assert await sqlite.row("kx7") == row
    await sqlite.commit(big)


async def test_a_damaged_answer_to_a_reader_is_told_as_a_store_error(sqlite: SqliteStore) -> None:
    with pytest.raises(StoreError, match="no such table: nowhere"):
        await sqlite._read(lambda db: db.execute("SELECT * FROM nowhere"))
    assert await sqlite.get("k") is None


async def test_a_full_disk_refuses_the_whole_batch_since_all_of_it_was_rolled_back(sqlite: SqliteStore) -> None:
    row, other = await running(sqlite), await running(sqlite, "p2m", channel=6)
    ((pages,),) = await sqlite._writing.execute_fetchall("PRAGMA page_count")
    await sqlite._writing.execute_fetchall(f"PRAGMA max_page_count = {pages}")
    big = replace(move(other), state=b"x" * 100_000)
    answers = await asyncio.gather(sqlite.commit(move(row)), sqlite.commit(big), return_exceptions=True)
    assert [type(answer) for answer in answers] == [StoreError, StoreError]
    assert await sqlite.open_tables() == (row, other)
