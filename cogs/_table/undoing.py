"""Going back: the ply of a table sinks, its revision only grows, so that no old button comes to life again."""

from dataclasses import replace
from typing import TYPE_CHECKING

from cogs._table import clocks, orders, plans
from cogs._table.opened import OpenTable
from cogs._table.presses import Change
from cogs._table.refusal import Refused
from db.rows import MoveRow, TableCommit
from rules.core.game import Seat

if TYPE_CHECKING:
    from cogs._table.session import Session


async def back(
    session: "Session", opened: OpenTable, point: MoveRow, seat: Seat, user: int | None, interaction: int | None
) -> None:
    """Go back to before the decision `point`. Under the table's lock; seat: whose undo it is, not called for it."""
    row, game = opened.row, opened.game
    past = await session.store.past(opened.id, point.ply - 1)
    state = opened.codec.unpack(past.state)
    for packed in past.events:
        state = game.evolve(state, opened.codec.unpack(packed))
    before, after, revision = game.prompts(opened.state), game.prompts(state), row.revision + 1
    guards = (revision,) * len(row.seats)
    changed = replace(row, revision=revision, ply=point.ply - 1, guards=guards, updated=session.now())
    changed = clocks.wound(changed, after, game.due(state), seat, user)
    notices, void = orders.calls(changed, before, after, seat)
    kept = plans.before(opened, point.revision)
    await session.commit(
        opened,
        TableCommit(
            row=changed,
            move=MoveRow(kind="undo", seat=seat, user=user, interaction=interaction, now=session.now()),
            state=opened.codec.pack(state),
            outbox=(orders.board(changed), *notices, *orders.vote(row, changed)),
            withdraw=void,
            plans=plans.rows(kept),
        ),
    )
    opened.row, opened.state = changed, state
    opened.plans = opened.plans if kept is None else kept
    opened.last.clear()
    session.after_commit(Change(opened, None, (), seat))


async def own_point(session: "Session", opened: OpenTable, seat: Seat, user: int) -> MoveRow:
    """The last choice of that person, if only their own unrevealing choices and the table's own moves came since.

    What a clock, the computer or somebody before them chose for the seat is not their own. Refused says what stands in the
    way.
    """
    if opened.game.live:
        raise Refused("undo-race")
    for line in await session.store.recent(opened.id, 200):
        if line.kind != "move":
            continue
        if line.revealed:
            raise Refused("undo-revealed")
        if line.seat == seat and line.user == user and line.point:
            return line
        if line.seat is not None:
            raise Refused("undo-others")
    raise Refused("undo-nothing")
