"""Reports of rules problems, for the operator."""

import sqlite3

from db.lite.outbox import number_of
from db.rows import ReportRow


def put(db: sqlite3.Connection, report: ReportRow) -> None:
    """Store one. UnknownTable."""
    db.execute(
        "INSERT INTO reports (id, number, revision, user_id, words, created) VALUES (?,?,?,?,?,?)",
        (report.id, number_of(db, report.table), report.revision, report.user, report.words, report.created),
    )


def newest(db: sqlite3.Connection, limit: int) -> tuple[ReportRow, ...]:
    """The last ones, newest first."""
    found = db.execute(
        "SELECT r.id, t.id, r.revision, r.user_id, r.words, r.created FROM reports r JOIN tables t USING (number)"
        " ORDER BY r.created DESC, r.id LIMIT ?",
        (limit,),
    )
    return tuple(
        ReportRow(id=key, table=table, revision=revision, user=user, words=words, created=created)
        for key, table, revision, user, words, created in found
    )
