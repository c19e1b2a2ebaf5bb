"""What a commit leaves to be sent: the newest board, notices to who is asked now, reminders."""

from db.rows import OutboxItem, TableRow
from rules.core.game import Seat


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


def notice(row: TableRow, seat: Seat, user: int) -> OutboxItem:
    """The notice that this seat is asked since the row's revision."""
    return OutboxItem(
        lane=f"u:{user}",
        kind="notice",
        target=user,
        payload={"table": row.id, "seat": seat, "revision": row.revision},
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
