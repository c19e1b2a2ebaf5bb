"""Tables and commits as the tests need them, and the store they go into."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from db.rows import MoveRow, OutboxItem, SeatRow, TableCommit, TableRow
from db.sqlite import SqliteStore
from db.store import Store

ANNA, BORIS = 71, 72


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Store]:
    """The store on that file, closed at the end."""
    store = await SqliteStore.open(path)
    try:
        yield store
    finally:
        await store.close()


def lobby(id_: str = "kx7", **fields: Any) -> TableRow:
    """A table as it is created: Anna hosts in channel 5, an easy computer player is in."""
    row = TableRow(
        id=id_,
        game="roar",
        channel=5,
        host=ANNA,
        guild=9,
        options={"variant": "basic", "sets": ("a", "b"), "quick": True},
        seats=(SeatRow(seat=0, user=ANNA, name="Änna 🦕", joined=3), SeatRow(seat=1, strength="easy")),
        content="1",
        seed="s33d",
        revision=1,
        created=1_000,
        updated=1_000,
    )
    return replace(row, **fields)


async def created(store: Store, id_: str = "kx7", **fields: Any) -> TableRow:
    """A table stored as a lobby."""
    row = lobby(id_, **fields)
    await store.create(TableCommit(row=row, move=MoveRow(kind="table", user=row.host)))
    return row


async def running(store: Store, id_: str = "kx7", **fields: Any) -> TableRow:
    """A table that has begun: revision 2, ply 0, state b"s0"."""
    row = replace(await created(store, id_, **fields), status="running", revision=2, guards=(2, 2))
    await store.commit(TableCommit(row=row, move=MoveRow(kind="start", events=b"e0"), state=b"s0"))
    return row


def move(row: TableRow, *outbox: OutboxItem, **fields: Any) -> TableCommit:
    """The next move of a table; its state and events are named after the ply reached: b"s1", b"e1"."""
    after = replace(row, revision=row.revision + 1, ply=row.ply + 1, updated=row.updated + 10)
    line = {"kind": "move", "seat": 0, "user": ANNA, "action": b"a", "events": b"e%d" % after.ply, "point": True}
    return TableCommit(row=after, move=MoveRow(**{**line, **fields}), state=b"s%d" % after.ply, outbox=outbox)


async def moved(store: Store, row: TableRow, times: int = 1, **fields: Any) -> TableRow:
    """The table after that many moves."""
    for _ in range(times):
        commit = move(row, **fields)
        await store.commit(commit)
        row = commit.row
    return row


def undo(row: TableRow, ply: int) -> TableCommit:
    """Back to an earlier ply."""
    after = replace(row, revision=row.revision + 1, ply=ply)
    return TableCommit(row=after, move=MoveRow(kind="undo", user=ANNA), state=b"s%d" % ply)


def notice(lane: str = "c:5", nonce: str = "n", **fields: Any) -> OutboxItem:
    """Something to send."""
    item = OutboxItem(lane=lane, kind="board", target=5, payload={"text": "your turn"}, nonce=nonce)
    return replace(item, **fields)
