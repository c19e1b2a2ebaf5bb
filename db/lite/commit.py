"""The one transaction of a press: row, seats, state, log line, undo, keyframe, outbox, plans, results."""

import sqlite3

from db.lite import columns, outbox, plans
from db.rows import MoveRow, TableCommit, TableRow
from db.store import AlreadyDone, ChannelTaken, StaleRevision, StoreError, UnknownTable

KEYFRAME_EVERY = 50
"""Plies between stored whole states. The current state is stored with every commit: docs/decisions/012-snapshots.md."""


def create(db: sqlite3.Connection, commit: TableCommit) -> None:
    """A new table at revision 1, ply 0."""
    refuse_repeat(db, commit.move.interaction)
    row = commit.row
    if row.revision != 1 or row.ply != 0:
        raise StoreError(f"a new table is at revision 1 and ply 0, not {row.revision} and {row.ply}")
    try:
        cursor = db.execute(
            "INSERT INTO tables (id, game, channel, host, guild, status, options, content, seed, created,"
            " revision, ply, guards, due, extra, updated) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
            (row.id, *columns.lasting(row), row.created, *columns.passing(row)),
        )
    except sqlite3.IntegrityError as error:
        raise _refused(db, row, error) from None
    number = cursor.lastrowid
    assert number is not None
    write_seats(db, number, row)
    _write_rest(db, number, commit)


def commit(db: sqlite3.Connection, commit: TableCommit) -> None:
    """The next revision of a table."""
    refuse_repeat(db, commit.move.interaction)
    row = commit.row
    found = db.execute(
        "SELECT number, revision, ply, game, channel, host, guild, status, options, content, seed FROM tables WHERE id = ?",
        (row.id,),
    ).fetchone()
    if found is None:
        raise UnknownTable(row.id)
    number, revision, ply = found[:3]
    if revision != row.revision - 1:
        raise StaleRevision(row.id, revision)
    _check_ply(commit.move.kind, ply, row.ply)
    db.execute(
        "UPDATE tables SET revision = ?, ply = ?, guards = ?, due = ?, extra = ?, updated = ? WHERE number = ?",
        (*columns.passing(row), number),
    )
    lasting = columns.lasting(row)
    if found[3:] != lasting:
        _write_lasting(db, number, row, lasting)
    write_seats(db, number, row)
    if commit.move.kind == "undo":
        _take_back(db, number, row)
    _write_rest(db, number, commit)


def refuse_repeat(db: sqlite3.Connection, interaction: int | None) -> None:
    """AlreadyDone when this interaction stands in some log."""
    done = done_as(db, interaction) if interaction is not None else None
    if done is not None:
        raise AlreadyDone(*done)


def done_as(db: sqlite3.Connection, interaction: int) -> tuple[str, int] | None:
    """(table, revision) that an interaction became."""
    found: tuple[str, int] | None = db.execute(
        "SELECT t.id, m.revision FROM moves m JOIN tables t USING (number) WHERE m.interaction = ?", (interaction,)
    ).fetchone()
    return found


def write_seats(db: sqlite3.Connection, number: int, row: TableRow) -> None:
    """Make the stored seats those of the row; nothing is written when they are."""
    stored = db.execute(f"SELECT {columns.SEAT} FROM seats s WHERE s.number = ? ORDER BY s.seat", (number,)).fetchall()
    wanted = [columns.seat_columns(seat) for seat in row.seats]
    if stored == wanted:
        return
    db.execute("DELETE FROM seats WHERE number = ?", (number,))
    db.executemany(
        "INSERT INTO seats (number, seat, user_id, strength, name, joined, options) VALUES (?,?,?,?,?,?,?)",
        [(number, *seat) for seat in wanted],
    )
    for seat in row.seats:
        _remember(db, number, seat.user)


def write_move(db: sqlite3.Connection, number: int, row: TableRow, move: MoveRow) -> None:
    """The log line of this revision."""
    _remember(db, number, move.user)
    db.execute(
        "INSERT INTO moves (number, revision, ply, kind, seat, user_id, interaction, action, events, guard, stamp, now,"
        " point, revealed, undone) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,NULL)",
        (
            number,
            row.revision,
            row.ply,
            move.kind,
            move.seat,
            move.user,
            move.interaction,
            move.action,
            move.events,
            move.guard,
            move.stamp,
            move.now,
            move.point,
            move.revealed,
        ),
    )


def _remember(db: sqlite3.Connection, number: int, user: int | None) -> None:
    """That this user had to do with the table, for `db.lite.privacy`."""
    if user is not None:
        db.execute("INSERT INTO players (user_id, number) VALUES (?, ?) ON CONFLICT DO NOTHING", (user, number))


def _write_rest(db: sqlite3.Connection, number: int, commit: TableCommit) -> None:
    row, state = commit.row, commit.state
    if state is not None:
        db.execute(
            "INSERT INTO states (number, state) VALUES (?, ?) ON CONFLICT (number) DO UPDATE SET state = excluded.state",
            (number, state),
        )
        if commit.move.kind in ("start", "move") and row.ply % KEYFRAME_EVERY == 0:
            db.execute("INSERT INTO keyframes (number, ply, state) VALUES (?, ?, ?)", (number, row.ply, state))
    write_move(db, number, row, commit.move)
    for lane, collapse in commit.withdraw:
        outbox.withdraw(db, lane, collapse)
    for item in commit.outbox:
        outbox.put(db, item, row.updated, number)
    if commit.plans is not None:
        plans.replace_all(db, number, commit.plans)
    if commit.results:
        seats = {seat.seat: seat for seat in row.seats}
        db.executemany(
            "INSERT INTO results (number, seat, user_id, strength, place, points, won, ending, seats, finished)"
            " VALUES (?,?,?,?,?,?,?,?,?,?)",
            [
                (
                    number,
                    result.seat,
                    seats[result.seat].user,
                    seats[result.seat].strength,
                    result.place,
                    result.points,
                    result.won,
                    result.ending,
                    len(seats),
                    row.updated,
                )
                for result in commit.results
            ],
        )


def _write_lasting(db: sqlite3.Connection, number: int, row: TableRow, lasting: columns.Row) -> None:
    try:
        db.execute(
            "UPDATE tables SET game = ?, channel = ?, host = ?, guild = ?, status = ?, options = ?, content = ?, seed = ?"
            " WHERE number = ?",
            (*lasting, number),
        )
    except sqlite3.IntegrityError as error:
        raise _refused(db, row, error) from None


def _check_ply(kind: str, stored: int, ply: int) -> None:
    """The log can be folded only if a move steps by one and nothing else moves forward."""
    right = {"start": ply == stored == 0, "move": ply == stored + 1, "table": ply == stored, "undo": 0 <= ply < stored}
    if not right[kind]:
        raise StoreError(f"a {kind} line cannot lead from ply {stored} to ply {ply}")


def _take_back(db: sqlite3.Connection, number: int, row: TableRow) -> None:
    """Mark the moves above the ply returned to, drop what was derived from them. A move's revision exceeds its ply."""
    db.execute(
        "UPDATE moves SET undone = ? WHERE number = ? AND revision > ? AND ply > ? AND kind = 'move' AND undone IS NULL",
        (row.revision, number, row.ply, row.ply),
    )
    db.execute("DELETE FROM keyframes WHERE number = ? AND ply > ?", (number, row.ply))
    db.execute("DELETE FROM results WHERE number = ?", (number,))


def _refused(db: sqlite3.Connection, row: TableRow, error: sqlite3.IntegrityError) -> StoreError:
    other = db.execute(
        "SELECT id FROM tables WHERE channel = ? AND status IN ('lobby', 'running') AND id <> ?", (row.channel, row.id)
    ).fetchone()
    if other is not None:
        return ChannelTaken(row.channel, other[0])
    return StoreError(f"table {row.id} was refused: {error}")
