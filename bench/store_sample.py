"""What the store's bars are measured with: a table of The Sanctuary in the middle of a random game, and its next move."""

import asyncio
import random
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from db.codec import Codec, codec_for
from db.lite import commit
from db.lite.writer import hop
from db.rows import MoveRow, OutboxItem, SeatRow, TableCommit, TableRow
from db.sqlite import SqliteStore
from rules import GAMES
from rules.core.chance import Chance
from rules.core.game import Move, Proceed, SeatSpec

SEATS, PLIES = 4, 90


@dataclass(frozen=True)
class Sample:
    """Blobs of one move of a real game."""

    codec: Codec
    state: bytes
    action: bytes
    events: bytes
    payload: dict[str, Any]


def sample() -> Sample:
    """The move after 90 plies of a four-player game, played at random from a fixed seed."""
    game: Any = GAMES["sanctuary"]
    codec, chance = codec_for(game), random.Random(7)
    state, events = game.setup((SeatSpec(),) * SEATS, {}, Chance("bench"))
    action: Any = Proceed()
    for ply in range(1, PLIES):
        prompts = [prompt for prompt in game.prompts(state) if prompt.choices]
        move: Move[Any] = Move(None, Proceed())
        if prompts:
            prompt = chance.choice(prompts)
            action = chance.choice(prompt.choices)
            move = Move(prompt.seat, action, guard=prompt.guard)
        state, events = game.apply(state, move, Chance("bench", ply))
    payload = {"table": "t123", "revision": 91, "alt": "The Sanctuary, round 12: Anna 34, Boris 31, Cleo 29, Dan 40."}
    return Sample(codec, codec.pack(state), codec.pack(action), codec.pack(events), payload)


SAMPLE = sample()


def table(number: int, **fields: Any) -> TableRow:
    """Table number so-and-so, running, in a channel of its own."""
    seats = tuple(SeatRow(seat=n, user=10**17 + number * 10 + n, name=f"Player {n}", joined=1) for n in range(SEATS))
    row = TableRow(
        id=f"t{number}",
        game="sanctuary",
        channel=10**18 + number,
        host=10**17,
        guild=10**18,
        status="running",
        options={"variant": "full", "cards": "all"},
        seats=seats,
        seed="bench",
        revision=1,
        guards=(1,) * SEATS,
        extra={"clock": 1_700_000_000_000},
        created=1_700_000_000_000,
        updated=1_700_000_000_000,
        due=1_700_000_000_000 + number,
    )
    return replace(row, **fields)


def next_commit(row: TableRow, *, state: bool = True) -> TableCommit:
    """The next move of that table, with its board for the outbox."""
    after = replace(row, revision=row.revision + 1, ply=row.ply + 1, updated=row.updated + 1_000)
    number = int(row.id[1:])
    line = MoveRow(
        kind="move",
        seat=after.ply % SEATS,
        user=row.seats[0].user,
        interaction=number * 10**7 + after.revision,
        action=SAMPLE.action,
        events=SAMPLE.events,
        now=after.updated,
        point=True,
    )
    item = OutboxItem(
        lane=f"c:{row.channel}",
        kind="board",
        target=row.channel,
        payload=SAMPLE.payload,
        nonce=f"{row.id}.{after.revision}",
        collapse="board",
    )
    return TableCommit(row=after, move=line, state=SAMPLE.state if state else None, outbox=(item,))


@asynccontextmanager
async def filled(tables: int, moves: int = 0) -> AsyncIterator[SqliteStore]:
    """A store in a temporary folder with that many running tables, each with a log of that many moves."""
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "t.db")
        try:
            await hop(store._writing, lambda db: fill(db, tables, moves))
            yield store
        finally:
            await store.close()


def fill(db: sqlite3.Connection, tables: int, moves: int) -> None:
    """Tables through `create`; their logs by one statement, since a million commits would take minutes."""
    db.execute("BEGIN")
    for number in range(1, tables + 1):
        commit.create(db, TableCommit(row=table(number), move=MoveRow(kind="start"), state=SAMPLE.state))
    db.execute(
        "WITH RECURSIVE ply (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM ply WHERE n < ?)"
        " INSERT INTO moves SELECT t.number, n + 1, n, 'move', n % 4, t.host, t.number * 10000000 + n + 1, ?, ?, 0, 0,"
        " t.created + n, 1, 0, NULL FROM tables t, ply WHERE ? > 0",
        (moves, SAMPLE.action, SAMPLE.events, moves),
    )
    db.execute("UPDATE tables SET revision = ?, ply = ?", (moves + 1, moves))
    db.execute("COMMIT")
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def milliseconds(work: Awaitable[Any]) -> float:
    """How long it took."""
    begun = time.perf_counter()
    await work
    return (time.perf_counter() - begun) * 1_000


async def interleaved(rounds: int, *works: Callable[[], Awaitable[Any]]) -> list[float]:
    """Medians in ms of several pieces of work, done in turn: A B A B …"""
    times: list[list[float]] = [[] for _ in works]
    for turn in range(rounds + rounds // 10):
        for taken, work in zip(times, works, strict=True):
            spent = await milliseconds(work())
            if turn >= rounds // 10:
                taken.append(spent)
    return [statistics.median(taken) for taken in times]


class Player:
    """Commits the next move of one of its tables at each call, in random order."""

    def __init__(self, store: SqliteStore, rows: tuple[TableRow, ...], *, state: bool = True) -> None:
        self.store = store
        self.rows = list(rows)
        self.state = state
        self.chance = random.Random(5)

    async def __call__(self) -> None:
        place = self.chance.randrange(len(self.rows))
        change = next_commit(self.rows[place], state=self.state)
        await self.store.commit(change)
        self.rows[place] = change.row


def run(bar: Coroutine[Any, Any, float]) -> None:
    """Run a bar and print its ratio last."""
    print(f"{asyncio.run(bar):.3f}")
