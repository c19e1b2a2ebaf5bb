"""What happened at a table, and the way back to any of its plies."""

import sqlite3

from db.lite import columns
from db.lite.outbox import number_of
from db.rows import MoveRow, Past, ResultRow
from db.store import StoreError


def log(db: sqlite3.Connection, table: str, after: int, limit: int | None, undone: bool) -> tuple[MoveRow, ...]:
    """Lines above a revision, oldest first."""
    standing = "" if undone else "AND m.undone IS NULL"
    return _lines(db, table, f"m.revision > ? {standing} ORDER BY m.revision LIMIT ?", after, -1 if limit is None else limit)


def recent(db: sqlite3.Connection, table: str, limit: int) -> tuple[MoveRow, ...]:
    """The last lines that stand, newest first."""
    return _lines(db, table, "m.undone IS NULL ORDER BY m.revision DESC LIMIT ?", limit)


def undo_points(db: sqlite3.Connection, table: str, limit: int) -> tuple[MoveRow, ...]:
    """Decisions that stand, newest first."""
    return _lines(db, table, "m.point AND m.undone IS NULL ORDER BY m.revision DESC LIMIT ?", limit)


def past(db: sqlite3.Connection, table: str, ply: int) -> Past:
    """The keyframe at or before a ply and the events from there to it."""
    number = number_of(db, table)
    now: int = db.execute("SELECT ply FROM tables WHERE number = ?", (number,)).fetchone()[0]
    frame = db.execute(
        "SELECT ply, state FROM keyframes WHERE number = ? AND ply <= ? ORDER BY ply DESC LIMIT 1", (number, ply)
    ).fetchone()
    if frame is None or ply > now:
        raise StoreError(f"table {table} has no ply {ply}")
    events = db.execute(
        "SELECT events FROM moves WHERE number = ? AND revision > ? AND ply > ? AND ply <= ? AND kind = 'move'"
        " AND undone IS NULL AND events IS NOT NULL ORDER BY revision",
        (number, frame[0], frame[0], ply),
    )
    return Past(ply, frame[1], tuple(blob for (blob,) in events))


def results(
    db: sqlite3.Connection, game: str | None, guild: int | None, user: int | None, limit: int
) -> tuple[ResultRow, ...]:
    """Seats of finished games, last finished first."""
    asked = {"t.game": game, "t.guild": guild, "r.user_id": user}
    wanted = {column: value for column, value in asked.items() if value is not None}
    where = " AND ".join(["TRUE", *(f"{column} = ?" for column in wanted)])
    found = db.execute(
        f"SELECT {columns.RESULT} FROM results r JOIN tables t USING (number) WHERE {where}"
        " ORDER BY r.finished DESC, r.number DESC, r.seat LIMIT ?",
        (*wanted.values(), limit),
    )
    return tuple(map(columns.result_row, found))


def _lines(db: sqlite3.Connection, table: str, rest: str, *values: object) -> tuple[MoveRow, ...]:
    found = db.execute(f"SELECT {columns.MOVE} FROM moves m WHERE m.number = ? AND {rest}", (number_of(db, table), *values))
    return tuple(columns.move_row(table, row) for row in found)
