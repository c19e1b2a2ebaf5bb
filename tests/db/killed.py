"""A writer to be killed. `python -m tests.db.killed FILE TABLES`: for each line on stdin it forks a child that opens the
file and commits moves at all tables at once, until it dies.

On stdout: `born PID`, `ack TABLE REVISION` after a commit has returned, `bad …` for what must not happen, `dead`.
"""

import asyncio
import contextlib
import os
import sys
from dataclasses import replace
from pathlib import Path

from db.rows import MoveRow, OutboxItem, TableCommit
from db.sqlite import SqliteStore
from db.store import AlreadyDone, Store


def say(line: str) -> None:
    """One unbuffered line: what was said before a kill is in the pipe."""
    os.write(1, f"{line}\n".encode())


def interaction(table: str, revision: int) -> int:
    """The delivery that leads to that revision of that table."""
    return int(table[1:]) * 1_000_000 + revision


async def play(store: Store, table: str) -> None:
    """Deliver the last press again (it must be refused as done), then press on for ever."""
    loaded = await store.load(table)
    assert loaded is not None
    row, count = loaded.row, int(loaded.state or b"0")
    repeat = replace(row, revision=row.revision + 1, ply=row.ply + 1)
    if row.ply:
        with contextlib.suppress(AlreadyDone):
            again = MoveRow(kind="move", interaction=interaction(table, row.revision))
            await store.commit(TableCommit(row=repeat, move=again))
            say(f"bad {table}: revision {row.revision} was carried out twice")
    while True:
        row = replace(row, revision=row.revision + 1, ply=row.ply + 1)
        count += row.revision
        item = OutboxItem(lane=f"c:{row.channel}", kind="board", target=1, payload={}, nonce=f"{table}.{row.revision}")
        line = MoveRow(kind="move", interaction=interaction(table, row.revision), events=b"%d" % row.revision)
        await store.commit(TableCommit(row=row, move=line, state=b"%d" % count, outbox=(item,)))
        say(f"ack {table} {row.revision}")


async def child(path: Path, tables: list[str]) -> None:
    """Play at all tables at once."""
    store = await SqliteStore.open(path)
    await asyncio.gather(*(play(store, table) for table in tables))


def main() -> None:
    """A child per line of stdin; the next one is born when the one before is dead."""
    path, tables = Path(sys.argv[1]), sys.argv[2].split(",")
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            try:
                asyncio.run(child(path, tables))
            finally:
                os._exit(1)
        say(f"born {pid}")
        os.waitpid(pid, 0)
        say("dead")


if __name__ == "__main__":
    main()
