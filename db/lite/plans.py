"""Planned turns: at most one for each seat of a table."""

import sqlite3
from collections.abc import Iterable

from db.lite import columns
from db.rows import PlanRow

SELECT = "SELECT seat, user_id, steps, revision, done, stopped FROM plans"


def of_table(db: sqlite3.Connection, number: int) -> tuple[PlanRow, ...]:
    """The plans of a table by seat."""
    return tuple(map(columns.plan_row, db.execute(f"{SELECT} WHERE number = ? ORDER BY seat", (number,))))


def put(db: sqlite3.Connection, number: int, plan: PlanRow) -> None:
    """The plan of a seat, in the place of the one before."""
    db.execute(
        "INSERT OR REPLACE INTO plans (number, seat, user_id, steps, revision, done, stopped) VALUES (?,?,?,?,?,?,?)",
        (number, *columns.plan_columns(plan)),
    )


def replace_all(db: sqlite3.Connection, number: int, plans: Iterable[PlanRow]) -> None:
    """From now on the table has these plans and no others."""
    drop_all(db, number)
    for plan in plans:
        put(db, number, plan)


def drop(db: sqlite3.Connection, number: int, seat: int) -> None:
    """The plan of a seat is gone."""
    db.execute("DELETE FROM plans WHERE number = ? AND seat = ?", (number, seat))


def drop_all(db: sqlite3.Connection, number: int) -> None:
    """The table has no plans any more."""
    db.execute("DELETE FROM plans WHERE number = ?", (number,))


def waiting(db: sqlite3.Connection) -> tuple[str, ...]:
    """The running tables with a plan that has not been carried out."""
    found = db.execute(
        "SELECT DISTINCT t.id FROM plans p JOIN tables t USING (number)"
        " WHERE p.steps <> '[]' AND t.status = 'running' ORDER BY t.number"
    )
    return tuple(table for (table,) in found)
