"""The world's file: SQLite, one table of JSON documents and one of attachments; every change is written at once."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

SCHEMA = """
CREATE TABLE IF NOT EXISTS document (kind TEXT NOT NULL, id TEXT NOT NULL, body TEXT NOT NULL,
    PRIMARY KEY (kind, id)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file (id TEXT PRIMARY KEY, name TEXT NOT NULL, type TEXT NOT NULL, bytes BLOB NOT NULL);
"""


class Store:
    """Documents by kind and id. Without a path everything lives in memory only."""

    def __init__(self, path: Path | None) -> None:
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
        self._db = sqlite3.connect(path if path is not None else ":memory:", isolation_level=None)
        self._db.execute("PRAGMA journal_mode=WAL")
        self._db.execute("PRAGMA synchronous=NORMAL")
        self._db.executescript(SCHEMA)

    def put(self, kind: str, key: str, body: Any) -> None:
        """Write a document, replacing an older one."""
        self._db.execute(
            "INSERT INTO document VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body",
            (kind, key, json.dumps(body, ensure_ascii=False, separators=(",", ":"))),
        )

    def get(self, kind: str, key: str) -> Any:
        """One document, or None."""
        row = self._db.execute("SELECT body FROM document WHERE kind = ? AND id = ?", (kind, key)).fetchone()
        return None if row is None else json.loads(row[0])

    def drop(self, kind: str, key: str) -> None:
        """Forget a document."""
        self._db.execute("DELETE FROM document WHERE kind = ? AND id = ?", (kind, key))

    def all(self, kind: str) -> Iterator[tuple[str, Any]]:
        """Every document of a kind, by age (ids are time-based)."""
        rows = self._db.execute("SELECT id, body FROM document WHERE kind = ?", (kind,)).fetchall()
        for key, body in sorted(rows, key=lambda row: (len(row[0]), row[0])):
            yield key, json.loads(body)

    def put_file(self, key: str, name: str, content_type: str, data: bytes) -> None:
        """Keep the bytes of an attachment."""
        self._db.execute("INSERT INTO file VALUES (?, ?, ?, ?)", (key, name, content_type, data))

    def file(self, key: str) -> tuple[str, str, bytes] | None:
        """(name, content type, bytes) of an attachment, or None."""
        row = self._db.execute("SELECT name, type, bytes FROM file WHERE id = ?", (key,)).fetchone()
        return None if row is None else (row[0], row[1], row[2])

    def drop_file(self, key: str) -> None:
        """Forget an attachment."""
        self._db.execute("DELETE FROM file WHERE id = ?", (key,))

    def close(self) -> None:
        """Close the file."""
        self._db.close()
