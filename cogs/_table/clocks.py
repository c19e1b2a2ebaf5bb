"""The clocks of a live table, kept in the row (SAN-ROUND-R02): one for each decision, but one for a whole turn.

extra["clocks"] is {seat: [name, deadline in ms]}, extra["idle"] {seat: clocks that ran out in a row}, extra["turns"] {seat:
ms} what a turn has left that is interrupted by another decision, of its owner or of somebody else. `row.due` is the soonest
of the game's own time and these.
"""

from dataclasses import replace
from typing import Any

from cogs._table.tempo import WHOLE_TURN, clock_ms, is_live
from cogs._table.votes import ended, open_vote, timed
from db.rows import TableRow
from rules.core.game import Prompt, Seat


def wound(
    row: TableRow, prompts: tuple[Prompt[Any], ...], due: int | None, mover: Seat | None, user: int | None
) -> TableRow:
    """The row with its clocks set for these prompts, and `due` the soonest of all.

    A move of `mover` without a `user` is one that its clock made, which counts once the clock is over; with one it ends
    their row of idle turns. mover None: the table itself went on, and turns that were interrupted are over.
    """
    if not is_live(row.options):
        return timed(row, prompts, due) if row.status == "running" else replace(ended(row), due=due)
    changed, kept = _set(row, prompts, due, mover, {} if mover is None else dict(row.extra.get("turns", {})))
    idle: dict[str, int] = dict(row.extra.get("idle", {}))
    if mover is not None and row.seats[mover].user is not None and not row.seats[mover].strength:
        if user is not None:
            idle[str(mover)] = 0
        elif mover not in kept:
            idle[str(mover)] = idle.get(str(mover), 0) + 1
    return replace(changed, extra={**changed.extra, "idle": idle})


def reseated(old: TableRow, row: TableRow, prompts: tuple[Prompt[Any], ...], due: int | None) -> TableRow:
    """The row after seats changed hands: fresh clocks for who has come, none for whom the computer stands in."""
    if not is_live(row.options):
        pairs = zip(old.seats, row.seats, strict=True)
        came = [str(b.seat) for a, b in pairs if (a.user, a.strength) != (b.user, b.strength)]
        left = {seat: at for seat, at in row.extra.get("deadlines", {}).items() if seat not in came}
        return timed(replace(row, extra={**row.extra, "deadlines": left}), prompts, due)
    pairs = zip(old.seats, row.seats, strict=True)
    changed = {str(b.seat) for a, b in pairs if (a.user, a.strength) != (b.user, b.strength)}
    left = {
        name: {seat: value for seat, value in row.extra.get(name, {}).items() if seat not in changed}
        for name in ("clocks", "turns", "idle")
    }
    return _set(replace(row, extra={**row.extra, **left}), prompts, due, None, left["turns"])[0]


def _set(
    row: TableRow, prompts: tuple[Prompt[Any], ...], due: int | None, mover: Seat | None, turns: dict[str, int]
) -> tuple[TableRow, set[Seat]]:
    """The row with clocks for these prompts, and the seats whose clock went on. turns: what interrupted turns have left."""
    old: dict[str, list[Any]] = row.extra.get("clocks", {})
    clocks: dict[str, list[Any]] = {}
    kept: set[Seat] = set()
    turns |= {seat: max(0, end - row.updated) for seat, (name, end) in old.items() if name == WHOLE_TURN}
    for prompt in prompts:
        seat, key, ms = row.seats[prompt.seat], str(prompt.seat), clock_ms(prompt)
        if prompt.clock == WHOLE_TURN:
            turns = {other: left for other, left in turns.items() if other == key}
        if seat.user is None or seat.strength or ms is None:
            continue
        name, deadline = old.get(key, ["", 0])
        same_prompt = row.guards[prompt.seat] != row.revision
        same_turn = prompt.clock == WHOLE_TURN and mover == prompt.seat
        if name == prompt.clock and (same_prompt or same_turn):
            kept.add(prompt.seat)
        elif prompt.clock == WHOLE_TURN and mover is not None and key in turns:
            deadline = row.updated + turns[key]
        else:
            deadline = row.updated + ms
        clocks[key] = [prompt.clock, deadline]
    turns = {seat: left for seat, left in turns.items() if clocks.get(seat, [""])[0] != WHOLE_TURN}
    vote = open_vote(row)
    times = [deadline for _, deadline in clocks.values()]
    times += [at for at in (due, None if vote is None else int(vote["until"])) if at is not None]
    return replace(row, due=min(times, default=None), extra={**row.extra, "clocks": clocks, "turns": turns}), kept


def run_out(row: TableRow, now: int) -> Seat | None:
    """The seat whose clock ran out first, None while all run."""
    late = [(at, int(seat)) for seat, (_, at) in row.extra.get("clocks", {}).items() if at <= now]
    return min(late)[1] if late else None


def idle_turns(row: TableRow, seat: Seat) -> int:
    """How often in a row this seat's clock ran out."""
    return int(row.extra.get("idle", {}).get(str(seat), 0))
