"""The clocks of a live table, kept in the row: a seat's clock runs while its prompt stays the same (docs: SAN-ROUND-R02).

extra["clocks"] is {seat: deadline in ms}, extra["idle"] {seat: clocks that ran out in a row}. `row.due` is the soonest of
the game's own time and these.
"""

from dataclasses import replace
from typing import Any

from cogs._table.tempo import clock_ms, is_live
from db.rows import TableRow
from rules.core.game import Prompt, Seat


def wound(
    row: TableRow, prompts: tuple[Prompt[Any], ...], due: int | None, mover: Seat | None, user: int | None
) -> TableRow:
    """The row with its clocks set for these prompts, and `due` the soonest of all.

    A move of `mover` without a `user` is one that its clock made; with one it ends their row of idle turns.
    """
    if not is_live(row.options):
        return replace(row, due=due)
    old: dict[str, int] = row.extra.get("clocks", {})
    idle: dict[str, int] = dict(row.extra.get("idle", {}))
    clocks: dict[str, int] = {}
    for prompt in prompts:
        seat, key, ms = row.seats[prompt.seat], str(prompt.seat), clock_ms(prompt)
        if seat.user is None or seat.strength or ms is None:
            continue
        same = key in old and row.guards[prompt.seat] != row.revision
        clocks[key] = old[key] if same else row.updated + ms
    if mover is not None and row.seats[mover].user is not None:
        idle[str(mover)] = 0 if user is not None else idle.get(str(mover), 0) + 1
    times = [*clocks.values(), *([] if due is None else [due])]
    return replace(row, due=min(times, default=None), extra={**row.extra, "clocks": clocks, "idle": idle})


def run_out(row: TableRow, now: int) -> Seat | None:
    """The seat whose clock ran out first, None while all run."""
    late = [(at, int(seat)) for seat, at in row.extra.get("clocks", {}).items() if at <= now]
    return min(late)[1] if late else None


def idle_turns(row: TableRow, seat: Seat) -> int:
    """How often in a row this seat's clock ran out."""
    return int(row.extra.get("idle", {}).get(str(seat), 0))
