"""What is stored about a person or a server: shown and deleted."""

import sqlite3
from dataclasses import replace
from typing import Any

from db.lite import columns, plans, settings, tables
from db.lite.commit import write_move
from db.rows import Document, MoveRow

AT_ITS_TABLES = "{}number IN (SELECT number FROM players WHERE user_id = ?1)"
"""Bounds a search by user to the tables that ever saw them: a log of millions has no index by user."""


def export_user(db: sqlite3.Connection, user: int) -> Document:
    """All that is stored about a user, as JSON. Actions are named by place in the log: their content is the game's."""
    return {
        "user": str(user),
        "settings": settings.read(db, "user", user),
        "tables": _dicts(
            db,
            "SELECT t.id AS 'table', t.game, t.guild, t.channel, t.status, s.seat, s.name, s.joined FROM seats s"
            " JOIN tables t USING (number) WHERE s.user_id = ? ORDER BY t.number",
            user,
        ),
        "hosted": _dicts(
            db,
            "SELECT id AS 'table', game, status, created FROM tables"
            f" WHERE host = ?1 AND {AT_ITS_TABLES.format('')} ORDER BY number",
            user,
        ),
        "moves": _dicts(
            db,
            "SELECT t.id AS 'table', m.revision, m.ply, m.kind, m.seat, m.now FROM moves m JOIN tables t USING (number)"
            f" WHERE m.user_id = ?1 AND {AT_ITS_TABLES.format('m.')} ORDER BY m.now, m.number, m.revision",
            user,
        ),
        "results": _dicts(
            db,
            "SELECT t.id AS 'table', t.game, r.seat, r.place, r.points, r.won, r.ending, r.finished FROM results r"
            " JOIN tables t USING (number) WHERE r.user_id = ? ORDER BY r.finished",
            user,
        ),
        "plans": _dicts(
            db,
            "SELECT t.id AS 'table', p.seat, p.steps, p.revision, p.done, p.stopped FROM plans p"
            f" JOIN tables t USING (number) WHERE p.user_id = ?1 AND {AT_ITS_TABLES.format('p.')} ORDER BY t.number",
            user,
        ),
        "reports": _dicts(
            db,
            "SELECT r.id, t.id AS 'table', r.revision, r.words, r.created FROM reports r JOIN tables t USING (number)"
            " WHERE r.user_id = ? ORDER BY r.created",
            user,
        ),
        "notices": _dicts(
            db, "SELECT kind, payload, state, created FROM outbox WHERE lane = ? ORDER BY id", f"u:{user}"
        ),
    }


def seated_at(db: sqlite3.Connection, user: int) -> tuple[str, ...]:
    """Open tables at which the user has a seat."""
    return tuple(row.id for row in tables.tables_of(db, user, ("lobby", "running")))


def forget_user(db: sqlite3.Connection, user: int) -> int:
    """Delete a user who sits at no open table; how many seats became anonymous."""
    seats = db.execute("SELECT number FROM seats WHERE user_id = ?", (user,)).fetchall()
    closed = "status NOT IN ('lobby', 'running')"
    its = AT_ITS_TABLES.format("")
    # A closed table's `extra` may name people (votes) and is of no more use.
    db.execute(f"UPDATE tables SET extra = '{{}}' WHERE {closed} AND {its}", (user,))
    db.execute("UPDATE seats SET user_id = NULL, name = '' WHERE user_id = ?", (user,))
    db.execute(f"UPDATE moves SET user_id = NULL WHERE user_id = ?1 AND {its}", (user,))
    db.execute("UPDATE results SET user_id = NULL WHERE user_id = ?", (user,))
    db.execute(f"UPDATE tables SET host = 0 WHERE host = ?1 AND {closed} AND {its}", (user,))
    db.execute(f"DELETE FROM plans WHERE user_id = ?1 AND {its}", (user,))
    db.execute("DELETE FROM reports WHERE user_id = ?", (user,))
    db.execute("DELETE FROM players WHERE user_id = ?", (user,))
    db.execute("DELETE FROM outbox WHERE lane = ?", (f"u:{user}",))
    db.execute("DELETE FROM settings WHERE scope = 'user' AND id = ?", (user,))
    return len(seats)


def forget_guild(db: sqlite3.Connection, guild: int) -> None:
    """Settings go, open tables are abandoned with a log line, what waits and is planned there goes."""
    found = db.execute(
        f"SELECT {columns.TABLE} FROM tables t WHERE t.guild = ? AND t.status IN ('lobby', 'running')", (guild,)
    ).fetchall()
    for columns_ in found:
        number, row = columns_[0], columns.table_row(columns_, ())
        db.execute(
            "UPDATE tables SET status = 'abandoned', due = NULL, revision = revision + 1 WHERE number = ?", (number,)
        )
        write_move(db, number, replace(row, revision=row.revision + 1), MoveRow(kind="table", now=row.updated))
        plans.drop_all(db, number)
        db.execute("UPDATE outbox SET state = 'withdrawn' WHERE number = ? AND state = 'pending'", (number,))
    db.execute("DELETE FROM settings WHERE scope = 'guild' AND id = ?", (guild,))


def _dicts(db: sqlite3.Connection, query: str, value: object) -> list[dict[str, Any]]:
    cursor = db.execute(query, (value,))
    names = [column[0] for column in cursor.description]
    return [dict(zip(names, row, strict=True)) for row in cursor]
