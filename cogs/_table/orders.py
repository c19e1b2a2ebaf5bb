"""What a commit leaves to be sent: the newest board, notices to who is asked now, reminders."""

from typing import Any

from db.rows import OutboxItem, TableRow
from rules.core.game import Prompt, Seat

Prompts = tuple[Prompt[Any], ...]


def board(row: TableRow, *, again: bool = False) -> OutboxItem:
    """The order to show the newest board; a newer one takes its place before it went out. again: as a new message."""
    return OutboxItem(
        lane=f"c:{row.channel}",
        kind="board",
        target=row.channel,
        payload={"table": row.id, "revision": row.revision, **({"again": True} if again else {})},
        nonce=f"{row.id}-{row.revision}" + ("-again" if again else ""),
        collapse="" if again else f"board:{row.id}",
    )


def lobby(row: TableRow, *, again: bool = False) -> OutboxItem:
    """The order to show the newest lobby; a newer one takes its place before it went out. again: as a new message."""
    return OutboxItem(
        lane=f"c:{row.channel}",
        kind="lobby",
        target=row.channel,
        payload={"table": row.id, "revision": row.revision, **({"again": True} if again else {})},
        nonce=f"l{row.id}-{row.revision}" + ("-a" if again else ""),
        collapse="" if again else f"lobby:{row.id}",
    )


def vote(old: TableRow, row: TableRow) -> tuple[OutboxItem, ...]:
    """The order to show how the table's vote stands, if it has changed."""
    if old.extra.get("vote") == row.extra.get("vote"):
        return ()
    return (
        OutboxItem(
            lane=f"c:{row.channel}",
            kind="vote",
            target=row.channel,
            payload={"table": row.id},
            nonce=f"v{row.id}-{row.revision}",
            collapse=f"vote:{row.id}",
        ),
    )


def line(row: TableRow, key: str, at: int) -> OutboxItem:
    """The order to say `key` at the table, with the time `at` (ms) in it."""
    return OutboxItem(
        lane=f"c:{row.channel}",
        kind="line",
        target=row.channel,
        payload={"table": row.id, "key": key, "at": at},
        nonce=f"e{row.id}-{row.revision}-{key[-9:]}"[:25],
    )


def newest(old: TableRow, row: TableRow) -> OutboxItem:
    """What shows a table after its row changed: its lobby until the game has begun, then its board."""
    return lobby(row) if old.status == "lobby" else board(row)


def notice(row: TableRow, seat: Seat, user: int, *, quiet: bool) -> OutboxItem:
    """The notice that this seat is asked as it is now. quiet: only reminders may follow from it."""
    return OutboxItem(
        lane=f"u:{user}",
        kind="notice",
        target=user,
        payload={"table": row.id, "seat": seat, "revision": row.guards[seat], "quiet": quiet},
        nonce=f"n{row.id}-{row.revision}-{seat}",
        collapse=f"notice:{row.id}",
    )


def reminder(table: str, seat: Seat, user: int, revision: int, number: int, at: int) -> OutboxItem:
    """The reminder `number` (from 1) that this seat is asked since that revision, not before `at` (ms)."""
    return OutboxItem(
        lane=f"u:{user}",
        kind="reminder",
        target=user,
        payload={"table": table, "seat": seat, "revision": revision, "number": number},
        nonce=f"r{table}-{revision}-{seat}-{number}",
        collapse=f"reminder:{table}",
        not_before=at,
    )


def voids(table: str, user: int) -> tuple[tuple[str, str], ...]:
    """The (lane, collapse key) pairs that become void when this person is not asked any more."""
    return (f"u:{user}", f"notice:{table}"), (f"u:{user}", f"reminder:{table}")


def called_anew(old: TableRow, row: TableRow, asked: Prompts) -> tuple[OutboxItem, ...]:
    """Notices to people who have come to a seat that is asked already: a newcomer, or somebody who is back."""
    found: list[OutboxItem] = []
    for before, seat in zip(old.seats, row.seats, strict=True):
        came = seat.user is not None and not seat.strength and (before.user != seat.user or before.strength)
        if came and seat.user is not None and any(p.seat == seat.seat for p in asked):
            found.append(notice(row, seat.seat, seat.user, quiet=before.user == seat.user))
    return tuple(found)


def calls(
    row: TableRow, before: Prompts, after: Prompts, mover: Seat | None
) -> tuple[tuple[OutboxItem, ...], tuple[tuple[str, str], ...]]:
    """Whom a move calls to the table, and whose calls it makes void.

    Somebody is called when their prompt is new, quietly when they have just acted themselves; their waiting calls become
    void when they are asked something else or nothing any more.
    """
    asked = {p.seat for p in after}
    notices: list[OutboxItem] = []
    void: list[tuple[str, str]] = []
    for seat in row.seats:
        if seat.user is None or seat.strength:
            continue
        fresh = row.guards[seat.seat] == row.revision
        if fresh and any(p.seat == seat.seat for p in before):
            void += voids(row.id, seat.user)
        if fresh and seat.seat in asked:
            notices.append(notice(row, seat.seat, seat.user, quiet=seat.seat == mover))
    return tuple(notices), tuple(void)
