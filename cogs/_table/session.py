"""The session: lock, load, check, apply, save, outbox. The one way a table changes; no discord in here.

Every change is one transaction: state, log line with its events, guards and what is to be sent. When `press` returns, the
move is on the disk; when it raises `Refused`, nothing has changed.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

from cogs._table import clocks, orders
from cogs._table import seats as seated
from cogs._table.clock import Clock
from cogs._table.clockwork import Clockwork
from cogs._table.codes import decode
from cogs._table.opened import AnyGame, OpenTable, changed_guards, is_computer, results_of, unattended
from cogs._table.plans import Kept, Plans, left, rows, untold, without
from cogs._table.presses import AgainstRules, Change, Done, Press, Watcher
from cogs._table.refusal import Refused
from cogs._table.votes import ended
from cogs._table.voting import Voting
from db.codec import codec_for
from db.rows import MoveRow, TableCommit, TableRow
from db.store import AlreadyDone, StaleRevision, Store
from render import FACES
from rules.core.chance import Chance
from rules.core.game import Decision, Illegal, Move, Proceed, Prompt, Refusal, Seat

log = logging.getLogger(__name__)

PATIENCE = 500
"""Choices of computer players after one press; from then on each gets the game's own default."""

MOST_IN_A_ROW = 2_000
"""Automatic moves after one press before the session calls it a mistake of ours."""

BUSY_AFTER = 2.0
"""Seconds that a press waits for the one before it; Discord gives three in all."""


class Session:
    """All tables of this process."""

    def __init__(self, store: Store, games: dict[str, AnyGame], clock: Clock) -> None:
        self.store = store
        self.games = games
        self.clock = clock
        self.now = clock.now
        self.watchers: list[Watcher] = []
        self.kick: Callable[[], None] = lambda: None
        """Tells the outbox that there is something to send."""
        self._open: dict[str, OpenTable] = {}
        self._loading: dict[str, asyncio.Task[OpenTable]] = {}
        self.clockwork = Clockwork(self)
        self.plans = Plans(self, FACES)
        self.voting = Voting(self)
        self.closing = False

    # ------------------------------------------------------------------ open and close

    async def open(self, table: str) -> OpenTable:
        """The table, loaded on first use. Refused when there is no such table."""
        if (found := self._open.get(table)) is not None:
            return found
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.ensure_future(self._load(table))
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(task)

    async def _load(self, table: str) -> OpenTable:
        loaded = await self.store.load(table)
        if loaded is None or loaded.row.game not in self.games:
            raise Refused("table-gone")
        game = self.games[loaded.row.game]
        opened = self._open[table] = OpenTable(game, codec_for(game), loaded)
        return opened

    async def close(self) -> None:
        """Finish what was begun and stop all clocks."""
        self.closing = True
        self.clockwork.stop()
        for opened in list(self._open.values()):
            async with opened.lock:
                pass
        await self.clockwork.close()

    def forget(self, table: str) -> None:
        """Let go of a table that is over; it is loaded again when somebody asks for it."""
        self._open.pop(table, None)

    # ------------------------------------------------------------------ a press

    async def press(self, press: Press) -> Done:
        """Carry out a press. Raises Refused with the sentence to answer; in a race this may wait for the clock."""
        opened = await self.open(press.table)
        async with self.held(opened):
            if self.closing:
                raise Refused("press-stopping")
            await self._come_back(opened, press.user)
            try:
                seat, action = self._check(opened, press)
            except Refused:
                await self._show_again(opened)
                raise
            answer = self._answer_later(opened, press.stamp) if opened.game.live else None
            move = Move(seat, action, press.guard, press.stamp, self.now())
            over = untold(opened, seat)
            try:
                events = await self.move(opened, move, press.user, plans=without(opened, seat))
            except AlreadyDone:
                opened.waiting.pop(press.stamp, None)
                return Done(opened, seat, (), repeated=True)
            except Illegal as error:
                opened.waiting.pop(press.stamp, None)
                if not error.why:
                    raise Refused("press-old", link=opened.link) from error
                raise AgainstRules(opened, seat, Refusal(error.why, error.rule, error.about)) from error
            opened.last[seat] = (press.guard, press.kind, press.choice)
        if answer is not None:
            try:
                async with asyncio.timeout(BUSY_AFTER):
                    events = await answer
            except TimeoutError:
                log.error("table %s: the clock did not answer press %s", press.table, press.stamp)
        return Done(opened, seat, events, stopped=over.done + 1 if over is not None and over.stopped else 0)

    @asynccontextmanager
    async def held(self, opened: OpenTable) -> AsyncIterator[None]:
        """The table's lock for a press. Refused when the one before it takes too long.

        What goes on by itself afterwards (phases, computer players) is done by a task that keeps the lock: the press is
        answered before, and the next board shows all of it at once.
        """
        try:
            async with asyncio.timeout(BUSY_AFTER):
                await opened.lock.acquire()
        except TimeoutError:
            raise Refused("press-busy") from None
        try:
            yield
        finally:
            if self._goes_on(opened):
                self.clockwork.spawn(self._run_and_release(opened))
            else:
                opened.lock.release()

    def _goes_on(self, opened: OpenTable) -> bool:
        """Whether the table moves without a person now."""
        if opened.row.status != "running" or self.closing:
            return False
        if opened.game.due(opened.state) == 0 or self.plans.due(opened) is not None:
            return True
        if opened.game.live or unattended(opened.row):
            return False
        return any(is_computer(opened.row.seats[p.seat]) for p in opened.prompts)

    async def _run_and_release(self, opened: OpenTable) -> None:
        try:
            await self.run_on(opened)
        finally:
            opened.lock.release()

    async def _show_again(self, opened: OpenTable) -> None:
        """Somebody presses in vain: when the newest board never arrived, it is sent once more."""
        board = opened.messages.get("board")
        if opened.begun and not opened.game.live and (board is None or board.revision < opened.row.revision):
            await self.store.put(orders.board(opened.row), now=self.now(), table=opened.id)
            self.kick()

    def _check(self, opened: OpenTable, press: Press) -> tuple[Seat, Any]:
        """The seat and the action that a press stands for; Refused says why it stands for none."""
        if opened.row.status == "lobby":
            raise Refused("press-not-started")
        if opened.row.status != "running":
            raise Refused("press-over")
        seat = opened.seat_of(press.user)
        if seat is None:
            raise Refused("press-watching")
        if seat != press.seat:
            raise self._not_yours(opened, press.seat)
        if opened.game.live:
            action = decode(opened.game, press.choice)
            if action is None:
                raise Refused("press-unknown")
            return seat, action
        prompt = next((p for p in opened.prompts if p.seat == seat and p.kind == press.kind), None)
        if prompt is None or press.guard != opened.row.guards[seat]:
            if opened.last.get(seat) == (press.guard, press.kind, press.choice):
                raise Refused("press-double")
            raise Refused("press-old", link=opened.link)
        if not press.choice.isdecimal() or int(press.choice) >= len(prompt.choices):
            raise Refused("press-unknown")
        return seat, prompt.choices[int(press.choice)]

    @staticmethod
    def _not_yours(opened: OpenTable, seat: Seat) -> Refused:
        if not 0 <= seat < len(opened.names):
            return Refused("press-unknown")
        if any(p.seat == seat for p in opened.prompts):
            return Refused("press-wrong-person", player=opened.said[seat])
        return Refused("press-old", link=opened.link)

    def _answer_later(self, opened: OpenTable, stamp: int) -> asyncio.Future[tuple[Any, ...]]:
        future: asyncio.Future[tuple[Any, ...]] = asyncio.get_running_loop().create_future()
        opened.waiting[stamp] = future
        return future

    # ------------------------------------------------------------------ one move, one transaction

    async def move(
        self,
        opened: OpenTable,
        move: Move[Any],
        user: int | None = None,
        *,
        plans: Kept | None = None,
        planned: bool = False,
    ) -> tuple[Any, ...]:
        """Apply one move and commit it. Illegal and AlreadyDone change nothing.

        plans: all that are left after it; None: none changes. planned: the person is not there, so what follows calls them.
        """
        row, before, game = opened.row, opened.state, opened.game
        ply = row.ply + 1
        chance = Chance(row.seed, ply)
        prompts = game.prompts(before)
        outcome = game.apply(before, move, chance)
        result = game.result(outcome.state)
        revision = row.revision + 1
        after = () if result else game.prompts(outcome.state)
        changed = replace(
            row,
            revision=revision,
            ply=ply,
            seats=seated.handed_over(row.seats, outcome.events, game.handovers),
            guards=row.guards if game.live else changed_guards(row, prompts, after, revision),
            status="over" if result else "running",
            updated=self.now(),
        )
        changed = clocks.wound(changed, after, None if result else game.due(outcome.state), move.seat, user)
        notices, void = ((), ()) if game.live else orders.calls(changed, prompts, after, None if planned else move.seat)
        plans = {} if result and opened.plans else plans
        codec = opened.codec
        await self.commit(
            opened,
            TableCommit(
                row=changed,
                move=MoveRow(
                    kind="move",
                    seat=move.seat,
                    user=user,
                    interaction=move.stamp or None,
                    action=codec.pack(move.action),
                    events=codec.pack(outcome.events),
                    guard=move.guard,
                    stamp=move.stamp,
                    now=move.now,
                    point=move.seat is not None and not game.live,
                    revealed=chance.used or any(isinstance(event, game.revealing) for event in outcome.events),
                ),
                state=codec.pack(outcome.state),
                outbox=(orders.board(changed), *notices, *orders.vote(row, changed)),
                withdraw=void,
                results=() if result is None else results_of(changed, result),
                plans=rows(plans),
            ),
        )
        opened.row, opened.state = changed, outcome.state
        opened.plans = opened.plans if plans is None else plans
        self.after_commit(Change(opened, before, outcome.events, move.seat))
        return outcome.events

    async def commit(self, opened: OpenTable, commit: TableCommit) -> None:
        """Write it. A table that another process moved on is dropped here and loaded anew at the next press."""
        try:
            await self.store.commit(commit)
        except StaleRevision:
            self.forget(opened.id)
            raise

    def after_commit(self, change: Change) -> None:
        opened = change.table
        for event in change.events:
            stamp = 0 if isinstance(event, opened.game.notes) else getattr(event, "press", 0)
            if stamp and (future := opened.waiting.pop(stamp, None)) is not None and not future.done():
                future.set_result(change.events)
        if opened.row.status != "running":
            for future in opened.waiting.values():
                if not future.done():
                    future.set_result(())
            opened.waiting.clear()
        self.clockwork.arm(opened.id, opened.row.due)
        for watcher in self.watchers:
            watcher(change)
        self.kick()

    # ------------------------------------------------------------------ what goes on by itself

    async def run_on(self, opened: OpenTable) -> None:
        """Carry out what needs no person: phases that only proceed, plans, computer players (of a game without a race)."""
        for made in range(MOST_IN_A_ROW):
            if opened.row.status != "running" or self.closing:
                return
            if opened.game.due(opened.state) == 0:
                await self.move(opened, Move(None, Proceed(), now=self.now()))
                continue
            if opened.game.live:
                return
            if await self.plans.go_on(opened):
                continue
            choice = await self._computer(opened, patient=made < PATIENCE)
            if choice is None:
                return
            seat, action = choice
            await self.move(opened, Move(seat, action, opened.row.guards[seat], now=self.now()))
        raise RuntimeError(f"table {opened.id} does not come to rest")

    async def _computer(self, opened: OpenTable, *, patient: bool) -> tuple[Seat, Any] | None:
        """The next choice of a computer player, or None when only people are asked, or none of them is there.

        Not patient any more (computers that offer each other the same for ever): the game's own default.
        """
        for prompt in () if unattended(opened.row) else opened.prompts:
            if is_computer(opened.row.seats[prompt.seat]):
                if not patient and not prompt.optional:
                    return prompt.seat, opened.game.timeout(opened.state, prompt.seat)
                decision = await asyncio.to_thread(self.decide, opened, prompt)  # a strong one thinks for a while
                if decision.action is not None:
                    return prompt.seat, decision.action
        return None

    def decide(self, opened: OpenTable, prompt: Prompt[Any]) -> Decision[Any]:
        """What the computer player of that seat wants. It sees the seat's view and dice of its own, nothing else."""
        seat = prompt.seat
        strength = opened.row.seats[seat].strength or "normal"
        own = Chance(f"{opened.row.seed}/computer/{seat}", opened.row.revision)
        return opened.game.decide(opened.view(seat), prompt, strength, own, self.now())

    async def play(self, table: str, seat: Seat, action: Any, guard: int) -> bool:
        """A computer player's press in a race. False when it is not legal any more (nothing has changed)."""
        opened = await self.open(table)
        async with opened.lock:
            if opened.row.status != "running" or self.closing:
                return False
            try:
                await self.move(opened, Move(seat, action, guard, now=self.now()))
            except Illegal:
                return False
            await self.run_on(opened)
            return True

    # ------------------------------------------------------------------ the row without the game

    async def edit(
        self, opened: OpenTable, row: TableRow, user: int | None, interaction: int | None, *, show: bool = True
    ) -> None:
        """Commit a new row, and tell the game which seats changed between person and computer. Under the lock.

        show: queue the newest lobby or board; not where the answer to the press shows it.
        """
        old = opened.row
        row = replace(row, revision=old.revision + 1, updated=self.now())
        running = row.status == "running" and old.status == "running" and not opened.game.live
        if running:
            row = clocks.reseated(old, row, opened.prompts, opened.game.due(opened.state))
        elif row.status != "running":
            row = ended(row)
        news = orders.called_anew(old, row, opened.prompts) if running else ()
        plans = left(opened, row)
        commit = TableCommit(
            row=row,
            move=MoveRow(user=user, interaction=interaction, now=self.now()),
            outbox=(*((orders.newest(old, row),) if show else ()), *news, *orders.vote(old, row)),
            plans=rows(plans),
        )
        try:
            await self.commit(opened, commit)
        except AlreadyDone:
            return
        opened.row = row
        opened.plans = opened.plans if plans is None else plans
        self.clockwork.arm(opened.id, row.due)
        self.kick()
        if row.status != "running" or old.status != "running":
            return
        for before, after in zip(old.seats, row.seats, strict=True):
            if bool(before.strength) != bool(after.strength):
                action = opened.game.seated(opened.state, after.seat, not after.strength)
                if action is not None:
                    await self.move(opened, Move(None, action, now=self.now()))

    async def _come_back(self, opened: OpenTable, user: int) -> None:
        """A person for whom the computer stands in presses a button: the seat is theirs again."""
        row = opened.row
        if row.status == "running" and (seat := seated.stood_in(row, user)) is not None:
            await self.edit(opened, seated.back(row, seat), user, None)
