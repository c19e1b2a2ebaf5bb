"""Planned turns: kept, carried out when their turn comes, dropped when something they depend on has changed.

A plan that is over stays as a word to its owner (no steps; `stopped`) until that word was read.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from cogs._table import planning
from cogs._table.opened import OpenTable
from cogs._table.refusal import Refused
from db.rows import PlanRow, TableRow
from render.core.face import Face
from rules.core.game import Move, Seat

if TYPE_CHECKING:
    from cogs._table.session import Session

Kept = dict[Seat, PlanRow]


class Plans:
    """The plans of all tables of a session. Whatever changes one is done under its table's lock."""

    def __init__(self, session: "Session", faces: dict[str, Face]) -> None:
        self.session = session
        self.faces = faces

    def face(self, opened: OpenTable) -> Face:
        """The face in whose words a table's plans are kept."""
        return self.faces[opened.row.game]

    # ------------------------------------------------------------------ made

    async def add(self, table: str, seat: Seat, user: int, mark: str, choice: str) -> OpenTable:
        """One more choice. Refused when the panel that offered it is old, or nothing can be planned now."""
        opened = await self.session.open(table)
        async with self.session.held(opened):
            steps = self._steps(opened, seat, user, mark)
            await self._keep(opened, seat, user, planning.longer(opened, self.face(opened), seat, steps, choice))
        return opened

    async def shorten(self, table: str, seat: Seat, user: int, mark: str, *, whole: bool) -> OpenTable:
        """Take the last choice back, or (whole) all of them. Refused for an old panel."""
        opened = await self.session.open(table)
        async with self.session.held(opened):
            steps = self._steps(opened, seat, user, mark)
            seen = planning.prospect(opened, self.face(opened), seat, steps)
            fits = len(seen.taken) if seen is not None else 0
            last = fits if fits < len(steps) else fits - 1  # what does not fit any more goes first
            await self._keep(opened, seat, user, () if whole else steps[: max(0, last)])
        return opened

    def _steps(self, opened: OpenTable, seat: Seat, user: int, mark: str) -> planning.Steps:
        """The stored steps, if that panel still shows them as they are."""
        own = opened.seat_of(user)
        if own is None:
            raise Refused("press-watching")
        if (no := planning.refusal(opened, own)) is not None:
            raise no
        face, steps = self.face(opened), steps_of(opened, own)
        seen = planning.prospect(opened, face, own, steps)
        if own != seat or seen is None or planning.mark(opened, face, seat, steps, seen) != mark:
            raise Refused("plan-old")
        return steps

    async def _keep(self, opened: OpenTable, seat: Seat, user: int, steps: planning.Steps) -> None:
        if steps:
            await self._put(opened, PlanRow(seat=seat, user=user, steps=steps, revision=opened.row.revision))
        else:
            await self._drop(opened, seat)

    async def _put(self, opened: OpenTable, plan: PlanRow) -> None:
        await self.session.store.set_plan(opened.id, plan)
        opened.plans[plan.seat] = plan

    async def _drop(self, opened: OpenTable, seat: Seat) -> None:
        if seat in opened.plans:
            await self.session.store.forget_plan(opened.id, seat)
            opened.plans.pop(seat, None)

    # ------------------------------------------------------------------ carried out

    @staticmethod
    def due(opened: OpenTable) -> Seat | None:
        """A seat that is asked something and has a plan."""
        planned = (seat for seat, plan in opened.plans.items() if plan.steps)
        return next((s for s in planned if planning.question(opened, opened.state, s) is not None), None)

    async def go_on(self, opened: OpenTable) -> bool:
        """Carry out the next step of a plan whose seat is asked. False when none is, or none fits any more."""
        while (seat := self.due(opened)) is not None:
            plan, prompt = opened.plans[seat], planning.question(opened, opened.state, seat)
            assert prompt is not None
            action = planning.again(opened, self.face(opened), plan.steps[0], prompt, opened.view(seat))
            if action is not None:
                rest = replace(plan, steps=plan.steps[1:], done=plan.done + 1)
                move = Move(seat, action, opened.row.guards[seat], now=self.session.now())
                await self.session.move(opened, move, plan.user, plans={**opened.plans, seat: rest}, planned=True)
                return True
            await self._put(opened, replace(plan, steps=(), stopped=True))
        return False

    def told(self, opened: OpenTable, seat: Seat) -> PlanRow | None:
        """What became of the seat's plan, for its owner, who has read it then; None: nothing to tell."""
        plan = untold(opened, seat)
        if plan is not None:
            self.session.clockwork.spawn(self._read(opened, plan))
        return plan

    async def _read(self, opened: OpenTable, plan: PlanRow) -> None:
        async with opened.lock:
            if opened.plans.get(plan.seat) == plan:
                await self._drop(opened, plan.seat)


def untold(opened: OpenTable, seat: Seat) -> PlanRow | None:
    """The seat's plan, if it is over and its owner has not been told."""
    plan = opened.plans.get(seat)
    return plan if plan is not None and not plan.steps else None


def steps_of(opened: OpenTable, seat: Seat) -> planning.Steps:
    """The steps that a seat has planned and that wait for its turn."""
    plan = opened.plans.get(seat)
    return () if plan is None else plan.steps


def left(opened: OpenTable, row: TableRow) -> Kept | None:
    """The plans that are left with this row: of who still plays the seat at a running game. None: all of them."""
    if not opened.plans:
        return None
    kept = {
        seat: plan
        for seat, plan in opened.plans.items()
        if row.status == "running" and row.seats[seat].user == plan.user and not row.seats[seat].strength
    }
    return None if kept == opened.plans else kept


def without(opened: OpenTable, seat: Seat) -> Kept | None:
    """The plans that are left when a seat's owner has chosen again and needs no word of the old one. None: all of them."""
    if untold(opened, seat) is None:
        return None
    return {other: plan for other, plan in opened.plans.items() if other != seat}


def rows(kept: Kept | None) -> tuple[PlanRow, ...] | None:
    """The plans that are left, for a commit."""
    return None if kept is None else tuple(kept.values())


def before(opened: OpenTable, revision: int) -> Kept | None:
    """The plans that were made before the move of that revision, which is taken back. None: all of them."""
    kept = {seat: plan for seat, plan in opened.plans.items() if plan.revision < revision}
    return None if kept == opened.plans else kept
