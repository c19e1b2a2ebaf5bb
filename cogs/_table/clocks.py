"""The clocks of a live table, kept in the row (SAN-ROUND-R02): one for each decision, but one for a whole turn.

extra["clocks"] is {seat: [name, deadline in ms]}, extra["idle"] {seat: clocks that ran out in a row}. `row.due` is the
soonest of the game's own time and these.
"""

from dataclasses import replace
from typing import Any

from cogs._table.tempo import WHOLE_TURN, clock_ms, is_live
from db.rows import TableRow
from rules.core.game import Prompt, Seat


def wound(
    row: TableRow, prompts: tuple[Prompt[Any], ...], due: int | None, mover: Seat | None, user: int | None
) -> TableRow:
    """The row with its clocks set for these prompts, and `due` the soonest of all.

    A move of `mover` without a `user` is one that its clock made, which counts once the clock is over; with one it ends
    their row of idle turns.
    """
    if not is_live(row.options):
        return replace(row, due=due)
    old: dict[str, list[Any]] = row.extra.get("clocks", {})
    idle: dict[str, int] = dict(row.extra.get("idle", {}))
    clocks: dict[str, list[Any]] = {}
    kept: set[Seat] = set()
    for prompt in prompts:
        seat, key, ms = row.seats[prompt.seat], str(prompt.seat), clock_ms(prompt)
        if seat.user is None or seat.strength or ms is None:
            continue
        name, deadline = old.get(key, ["", 0])
        same_prompt = row.guards[prompt.seat] != row.revision
        same_turn = prompt.clock == WHOLE_TURN and mover == prompt.seat
        if name == prompt.clock and (same_prompt or same_turn):
            kept.add(prompt.seat)
        else:
            deadline = row.updated + ms
        clocks[key] = [prompt.clock, deadline]
    if mover is not None and row.seats[mover].user is not None:
        if user is not None:
            idle[str(mover)] = 0
        elif mover not in kept:
            idle[str(mover)] = idle.get(str(mover), 0) + 1
    times = [*(deadline for _, deadline in clocks.values()), *([] if due is None else [due])]
    return replace(row, due=min(times, default=None), extra={**row.extra, "clocks": clocks, "idle": idle})


def run_out(row: TableRow, now: int) -> Seat | None:
    """The seat whose clock ran out first, None while all run."""
    late = [(at, int(seat)) for seat, (_, at) in row.extra.get("clocks", {}).items() if at <= now]
    return min(late)[1] if late else None


def idle_turns(row: TableRow, seat: Seat) -> int:
    """How often in a row this seat's clock ran out."""
    return int(row.extra.get("idle", {}).get(str(seat), 0))
