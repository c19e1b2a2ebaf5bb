"""Who may act as host: the host, who looks after the channel, and everybody seated when the host is silent."""

from dataclasses import replace

from cogs._table.refusal import Refused
from cogs._table.seats import seat_of
from db.rows import TableRow
from db.store import Store

SILENT = 3 * 86_400_000
"""ms without a sign of the host after which any seated person may act in their place."""
DEPTH = 500
"""Lines of the log that are looked through for one."""


async def acts_as_host(store: Store, row: TableRow, user: int, now: int, *, manager: bool = False) -> bool:
    """Whether this person may act as host of the table now. manager: they may manage its channel."""
    if user == row.host or manager:
        return True
    if seat_of(row, user) is None:
        return False
    lines = await store.recent(row.id, DEPTH)
    since = [line for line in lines if line.now > now - SILENT]
    return len(since) < DEPTH and all(line.user != row.host for line in since)


def passed_on(row: TableRow, seat: int) -> TableRow:
    """The table with another host: a person who plays here. Refused for a computer's or a stood-in seat."""
    taken = row.seats[seat]
    if taken.user is None or taken.strength:
        raise Refused("host-person")
    if taken.user == row.host:
        raise Refused("host-already")
    return replace(row, host=taken.user)
