"""What is to be sent: ordered within a lane, lanes independent."""

import sqlite3

from db.lite import columns
from db.rows import MessageRow, OutboxItem, OutboxRow
from db.store import UnknownTable


def put(db: sqlite3.Connection, item: OutboxItem, now: int, number: int | None) -> None:
    """Queue an item; pending ones of its lane with the same collapse key become void."""
    if item.collapse:
        withdraw(db, item.lane, item.collapse)
    db.execute(
        "INSERT INTO outbox (number, lane, kind, target, payload, nonce, collapse, next_try, created,"
        " state, attempts, error) VALUES (?,?,?,?,?,?,?,?,?,'pending',0,'')",
        (
            number,
            item.lane,
            item.kind,
            item.target,
            columns.text(item.payload),
            item.nonce,
            item.collapse,
            item.not_before,
            now,
        ),
    )


def put_all(db: sqlite3.Connection, items: tuple[OutboxItem, ...], now: int, table: str | None) -> None:
    """Queue items that belong to no commit."""
    number = None if table is None else number_of(db, table)
    for item in items:
        put(db, item, now, number)


def number_of(db: sqlite3.Connection, table: str) -> int:
    """The internal key of a table. UnknownTable."""
    found = db.execute("SELECT number FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        raise UnknownTable(table)
    number: int = found[0]
    return number


def withdraw(db: sqlite3.Connection, lane: str, collapse: str) -> int:
    """Pending items of that lane and key become void; how many."""
    return db.execute(
        "UPDATE outbox SET state = 'withdrawn' WHERE lane = ? AND state = 'pending' AND collapse = ?", (lane, collapse)
    ).rowcount


def deliverable(db: sqlite3.Connection, now: int, limit: int) -> tuple[OutboxRow, ...]:
    """The head of each lane whose time has come. An item not yet tried and not yet due is no head: it waits aside."""
    found = db.execute(
        f"SELECT {columns.OUTBOX} FROM outbox o LEFT JOIN tables t USING (number) WHERE o.next_try <= ? AND o.id IN"
        " (SELECT min(id) FROM outbox WHERE state = 'pending' AND (attempts > 0 OR next_try <= ?) GROUP BY lane)"
        " ORDER BY o.id LIMIT ?",
        (now, now, limit),
    )
    return tuple(map(columns.outbox_row, found))


def next_try(db: sqlite3.Connection) -> int | None:
    """The earliest time at which `deliverable` has something: items behind one that is being retried do not count."""
    found: int | None = db.execute(
        "SELECT min(next_try) FROM outbox o WHERE state = 'pending' AND NOT EXISTS (SELECT 1 FROM outbox e"
        " WHERE e.state = 'pending' AND e.lane = o.lane AND e.id < o.id AND e.attempts > 0)"
    ).fetchone()[0]
    return found


def sent(db: sqlite3.Connection, item: int, message: MessageRow | None) -> None:
    """Mark an item as out, and remember the message that it became."""
    found = db.execute("UPDATE outbox SET state = 'sent', error = '' WHERE id = ? RETURNING number", (item,)).fetchone()
    if found is not None and found[0] is not None and message is not None:
        write_message(db, found[0], message)


def retry(db: sqlite3.Connection, item: int, when: int, error: str) -> None:
    """Try again later. Nothing happens to one that became void meanwhile."""
    db.execute(
        "UPDATE outbox SET attempts = attempts + 1, next_try = ?, error = ? WHERE id = ? AND state = 'pending'",
        (when, error, item),
    )


def defer(db: sqlite3.Connection, item: int, until: int) -> None:
    """Wait aside until then."""
    db.execute("UPDATE outbox SET attempts = 0, next_try = ? WHERE id = ? AND state = 'pending'", (until, item))


def failed(db: sqlite3.Connection, item: int, error: str) -> None:
    """Give it up."""
    db.execute(
        "UPDATE outbox SET attempts = attempts + 1, state = 'failed', error = ? WHERE id = ? AND state = 'pending'",
        (error, item),
    )


def write_message(db: sqlite3.Connection, number: int, message: MessageRow) -> None:
    """The table's message of that kind."""
    db.execute(
        "INSERT INTO messages (number, kind, channel, message, revision) VALUES (?,?,?,?,?)"
        " ON CONFLICT (number, kind) DO UPDATE SET channel = excluded.channel, message = excluded.message,"
        " revision = excluded.revision",
        (number, message.kind, message.channel, message.message, message.revision),
    )


def prune(db: sqlite3.Connection, before: int) -> int:
    """Delete what went out or became void before that time."""
    return db.execute("DELETE FROM outbox WHERE state IN ('sent', 'withdrawn') AND created < ?", (before,)).rowcount
