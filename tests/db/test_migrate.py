"""Numbered migrations: each in a transaction, a copy before each, nothing done to a newer file."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from db.lite.migrate import FOLDER, migrate, migrations, version_of
from db.sqlite import SqliteStore
from db.store import NewerStore, StoreError


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two invented migrations."""
    made = tmp_path / "migrations"
    made.mkdir()
    (made / "001_first.sql").write_text("CREATE TABLE t (n); INSERT INTO t VALUES (1);")
    (made / "002_second.sql").write_text("ALTER TABLE t ADD COLUMN m; UPDATE t SET m = n + 1;")
    return made


@pytest.fixture
def db(tmp_path: Path) -> Iterator[sqlite3.Connection]:
    """An empty file."""
    connection = sqlite3.connect(tmp_path / "t.db", isolation_level=None)
    yield connection
    connection.close()


def rows(path: Path) -> list[tuple[int, ...]]:
    connection = sqlite3.connect(path)
    found = connection.execute("SELECT * FROM t").fetchall()
    connection.close()
    return found


def test_a_new_file_gets_all_of_them(db: sqlite3.Connection, folder: Path, tmp_path: Path) -> None:
    copies = migrate(db, tmp_path / "t.db", folder)
    assert version_of(db) == 2
    assert db.execute("SELECT * FROM t").fetchall() == [(1, 2)]
    assert [copy.name for copy in copies] == ["t.db.before-002"]


def test_an_older_file_is_copied_before_the_step_and_the_copy_is_as_it_was(
    db: sqlite3.Connection, folder: Path, tmp_path: Path
) -> None:
    second = (folder / "002_second.sql").rename(tmp_path / "later.sql")
    migrate(db, tmp_path / "t.db", folder)
    db.execute("INSERT INTO t VALUES (7)")
    second.rename(folder / "002_second.sql")
    (copy,) = migrate(db, tmp_path / "t.db", folder)
    assert rows(copy) == [(1,), (7,)]
    assert rows(tmp_path / "t.db") == [(1, 2), (7, 8)]


def test_a_file_that_is_up_to_date_is_left_alone(db: sqlite3.Connection, folder: Path, tmp_path: Path) -> None:
    migrate(db, tmp_path / "t.db", folder)
    (tmp_path / "t.db.before-002").unlink()
    assert migrate(db, tmp_path / "t.db", folder) == []
    assert not (tmp_path / "t.db.before-002").exists()


def test_a_step_that_fails_changes_nothing(db: sqlite3.Connection, folder: Path, tmp_path: Path) -> None:
    (folder / "002_second.sql").write_text("UPDATE t SET n = 99; INSERT INTO nowhere VALUES (1);")
    with pytest.raises(StoreError, match=r"002_second\.sql failed, nothing was changed: no such table"):
        migrate(db, tmp_path / "t.db", folder)
    assert version_of(db) == 1
    assert db.execute("SELECT * FROM t").fetchall() == [(1,)]
    assert not db.in_transaction


def test_a_gap_in_the_numbers_is_noticed(folder: Path) -> None:
    (folder / "004_late.sql").write_text("")
    with pytest.raises(StoreError, match=r"not numbered 1, 2, 3 …: \[1, 2, 4\]"):
        migrations(folder)


async def test_a_file_of_a_newer_version_is_refused_in_one_sentence_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    newer = sqlite3.connect(path)
    newer.execute("PRAGMA user_version = 99")
    newer.close()
    before = path.read_bytes()
    known = len(migrations(FOLDER))
    with pytest.raises(NewerStore) as refused:
        await SqliteStore.open(path)
    assert str(refused.value) == (
        f"{path} was written by a newer version of this program (its format is 99, known here are those up to {known}):"
        " start the newer version, or restore a backup made before it."
    )
    assert path.read_bytes() == before
    assert not (tmp_path / "t.db-wal").exists()


def test_whoever_is_in_a_log_of_the_first_format_is_found_after_the_second(tmp_path: Path, db: sqlite3.Connection) -> None:
    first = tmp_path / "first"
    first.mkdir()
    (first / "001_first.sql").write_bytes((FOLDER / "001_first.sql").read_bytes())
    migrate(db, tmp_path / "t.db", first)
    db.execute(
        "INSERT INTO tables VALUES (1, 'kx7', 'roar', 5, 71, 9, 'over', '{}', '1', 's', 0, 2, 0, '', NULL, '{}', 0)"
    )
    db.execute("INSERT INTO seats VALUES (1, 0, 71, '', 'Anna', 0, '{}'), (1, 1, NULL, 'easy', '', 0, '{}')")
    moves = "INSERT INTO moves VALUES (1, ?, 0, 'table', NULL, ?, NULL, NULL, NULL, 0, 0, 0, 0, 0, NULL)"
    db.executemany(moves, [(1, 71), (2, 72), (3, None)])
    migrate(db, tmp_path / "t.db")
    assert db.execute("SELECT user_id, number FROM players ORDER BY user_id").fetchall() == [(71, 1), (72, 1)]
