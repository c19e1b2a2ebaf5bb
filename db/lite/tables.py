"""Tables found and loaded."""

import sqlite3
from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter

from db.lite import columns, plans
from db.lite.outbox import number_of, write_message
from db.rows import Loaded, MessageRow, Status, TableRow


def load(db: sqlite3.Connection, table: str) -> Loaded | None:
    """A table with its state, messages and plans."""
    found = db.execute(
        f"SELECT {columns.TABLE}, x.state FROM tables t LEFT JOIN states x USING (number) WHERE t.id = ?", (table,)
    ).fetchone()
    if found is None:
        return None
    *row, state = found
    messages = db.execute("SELECT kind, channel, message, revision FROM messages WHERE number = ?", (row[0],))
    by_kind = {m[0]: columns.message_row(m) for m in messages}
    return Loaded(_with_seats(db, tuple(row)), state, by_kind, plans.of_table(db, row[0]))


def one(db: sqlite3.Connection, where: str, *values: object) -> TableRow | None:
    """The first table for which the condition holds."""
    found = db.execute(f"SELECT {columns.TABLE} FROM tables t WHERE {where} LIMIT 1", values).fetchone()
    return None if found is None else _with_seats(db, found)


def open_tables(db: sqlite3.Connection) -> tuple[TableRow, ...]:
    """All tables in lobby or running, in two queries that pass by the finished ones: those only grow in number."""
    still_open = "tables t INDEXED BY tables_open"
    seated = db.execute(
        f"SELECT s.number, {columns.SEAT} FROM {still_open} CROSS JOIN seats s USING (number)"
        " WHERE t.status IN ('lobby', 'running') ORDER BY s.number, s.seat"
    )
    seats = {number: tuple(columns.seat_row(s[1:]) for s in group) for number, group in groupby(seated, itemgetter(0))}
    found = db.execute(
        f"SELECT {columns.TABLE} FROM {still_open} WHERE t.status IN ('lobby', 'running') ORDER BY t.number"
    )
    return tuple(columns.table_row(row, seats.get(row[0], ())) for row in found)


def tables_of(db: sqlite3.Connection, user: int, statuses: Iterable[Status]) -> tuple[TableRow, ...]:
    """Where the user has a seat, last changed first."""
    wanted = tuple(statuses)
    found = db.execute(
        f"SELECT {columns.TABLE} FROM tables t WHERE t.number IN (SELECT number FROM seats WHERE user_id = ?)"
        f" AND t.status IN ({','.join('?' * len(wanted))}) ORDER BY t.updated DESC, t.number DESC",
        (user, *wanted),
    ).fetchall()
    return tuple(_with_seats(db, row) for row in found)


def due(db: sqlite3.Connection, until: int | None) -> tuple[tuple[str, int], ...]:
    """(table, due) of open tables with a clock, soonest first."""
    return tuple(
        db.execute(
            "SELECT id, due FROM tables WHERE status IN ('lobby', 'running') AND due IS NOT NULL"
            " AND (?1 IS NULL OR due <= ?1) ORDER BY due, number",
            (until,),
        )
    )


def set_message(db: sqlite3.Connection, table: str, message: MessageRow) -> None:
    """The table's message of that kind. UnknownTable."""
    write_message(db, number_of(db, table), message)


def forget_message(db: sqlite3.Connection, table: str, kind: str) -> None:
    """That message is gone. UnknownTable."""
    db.execute("DELETE FROM messages WHERE number = ? AND kind = ?", (number_of(db, table), kind))


def _with_seats(db: sqlite3.Connection, row: columns.Row) -> TableRow:
    seats = db.execute(f"SELECT {columns.SEAT} FROM seats s WHERE s.number = ? ORDER BY s.seat", (row[0],))
    return columns.table_row(row, tuple(map(columns.seat_row, seats)))
