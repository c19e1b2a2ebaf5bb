"""kill -9 at random instants: what was acknowledged is there, and there once."""

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO

import pytest

from db.rows import MoveRow, TableCommit
from tests.db.made import lobby, opened

KILLS = 30
TABLES = ("t1", "t2", "t3")


@pytest.fixture
def writer(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """The process whose children are killed; it ends when its stdin is closed."""
    command = [sys.executable, "-m", "tests.db.killed", str(tmp_path / "t.db"), ",".join(TABLES)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield process
        assert process.stdin is not None
        process.stdin.close()


def one_life(writer: subprocess.Popen[str], seconds: float) -> list[str]:
    """Let a child write, kill it, and return all it said."""
    out, into = pipes(writer)
    into.write("go\n")
    into.flush()
    pid = int(out.readline().removeprefix("born "))
    said = [out.readline()]  # the clock starts with the first commit, so that every kill hits a store at work
    time.sleep(seconds)
    os.kill(pid, signal.SIGKILL)
    while said[-1] != "dead\n":
        said.append(out.readline())
    return [line.strip() for line in said[:-1]]


def pipes(writer: subprocess.Popen[str]) -> tuple[IO[str], IO[str]]:
    assert writer.stdout is not None
    assert writer.stdin is not None
    return writer.stdout, writer.stdin


def assert_whole(path: Path, acknowledged: dict[str, int]) -> int:
    """Every acknowledged revision is stored, once, with its state, its log line and its outbox item; moves found."""
    db = sqlite3.connect(path)
    assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    moves = 0
    for table in TABLES:
        number, revision, ply = db.execute("SELECT number, revision, ply FROM tables WHERE id = ?", (table,)).fetchone()
        assert revision >= acknowledged.get(table, 0)
        lines = db.execute("SELECT revision, events FROM moves WHERE number = ? ORDER BY revision", (number,)).fetchall()
        assert [line[0] for line in lines] == list(range(1, revision + 1))
        assert lines[2:] == [(n, b"%d" % n) for n in range(3, revision + 1)]
        assert db.execute("SELECT state FROM states WHERE number = ?", (number,)).fetchone() == (
            b"%d" % sum(range(3, revision + 1)),
        )
        sent = db.execute("SELECT nonce FROM outbox WHERE number = ? ORDER BY id", (number,)).fetchall()
        assert sent == [(f"{table}.{n}",) for n in range(3, revision + 1)]
        assert ply == revision - 2
        moves += ply
    db.close()
    return moves


async def test_no_acknowledged_commit_is_lost_or_done_twice(tmp_path: Path, writer: subprocess.Popen[str]) -> None:
    path, chance = tmp_path / "t.db", random.Random(11)
    async with opened(path) as store:
        for n, table in enumerate(TABLES, 1):
            row = lobby(table, channel=n, status="running")
            await store.create(TableCommit(row=row, move=MoveRow()))
            begun = lobby(table, channel=n, status="running", revision=2)
            await store.commit(TableCommit(row=begun, move=MoveRow(kind="start"), state=b"0"))
    acknowledged: dict[str, int] = {}
    moves = 0
    for _ in range(KILLS):
        said = [line.split() for line in one_life(writer, chance.uniform(0, 0.04))]
        assert {words[0] for words in said} == {"ack"}
        acknowledged |= {table: int(revision) for _, table, revision in said}
        found = assert_whole(path, acknowledged)
        assert found > moves
        moves = found
