"""Small documents by id, small values by key."""

import sqlite3
from typing import Any

from db.lite import columns
from db.rows import Document


def read(db: sqlite3.Connection, scope: str, id_: int) -> dict[str, Any]:
    """The settings of a guild or a user, {} when there are none."""
    found = db.execute("SELECT value FROM settings WHERE scope = ? AND id = ?", (scope, id_)).fetchone()
    return {} if found is None else columns.document(found[0])


def read_many(db: sqlite3.Connection, scope: str, ids: tuple[int, ...]) -> dict[int, Document]:
    """Those of several at once."""
    found = db.execute(
        f"SELECT id, value FROM settings WHERE scope = ? AND id IN ({','.join('?' * len(ids))})", (scope, *ids)
    )
    return {id_: columns.document(value) for id_, value in found}


def change(db: sqlite3.Connection, scope: str, id_: int, changes: Document) -> dict[str, Any]:
    """Set the named settings, remove those set to None; all that remain."""
    kept = {name: value for name, value in {**read(db, scope, id_), **changes}.items() if value is not None}
    if not kept:
        db.execute("DELETE FROM settings WHERE scope = ? AND id = ?", (scope, id_))
    else:
        db.execute(
            "INSERT INTO settings (scope, id, value) VALUES (?, ?, ?)"
            " ON CONFLICT (scope, id) DO UPDATE SET value = excluded.value",
            (scope, id_, columns.text(kept)),
        )
    return kept


def get(db: sqlite3.Connection, key: str) -> str | None:
    """A small value."""
    found = db.execute("SELECT value FROM small WHERE key = ?", (key,)).fetchone()
    return None if found is None else found[0]


def put(db: sqlite3.Connection, key: str, value: str | None) -> None:
    """Set or remove a small value."""
    if value is None:
        db.execute("DELETE FROM small WHERE key = ?", (key,))
    else:
        db.execute(
            "INSERT INTO small (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
            (key, value),
        )
