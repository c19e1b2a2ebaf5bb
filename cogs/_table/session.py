"""The session: lock, load, check, apply, save, outbox. The one way a table changes; no discord in here.

Every change is one transaction: state, log line with its events, guards and what is to be sent. When `press` returns, the
move is on the disk; when it raises `Refused`, nothing has changed.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, NamedTuple

from cogs._table import orders
from cogs._table.opened import AnyGame, OpenTable, changed_guards, is_computer
from cogs._table.refusal import Refused
from db.codec import codec_for
from db.rows import MoveRow, ResultRow, TableCommit, TableRow
from db.store import AlreadyDone, ChannelTaken, StaleRevision, Store
from rules.core.chance import Chance
from rules.core.game import Decision, Illegal, Move, Proceed, Prompt, Refusal, Result, Seat, SeatSpec, Tick

log = logging.getLogger(__name__)

MOST_IN_A_ROW = 2_000
"""Automatic moves after one press before the session calls it a mistake of ours."""

BUSY_AFTER = 2.0
"""Seconds that a press waits for the one before it; Discord gives three in all."""


class Press(NamedTuple):
    """A press on a choice, as the button carries it. stamp: the interaction's id (its snowflake). choice: its index."""

    table: str
    seat: Seat
    guard: int
    kind: str
    choice: int
    user: int
    stamp: int


class Done(NamedTuple):
    """A press that was carried out: what happened, and whether it had been carried out before (a repeated delivery)."""

    table: OpenTable
    seat: Seat
    events: tuple[Any, ...]
    repeated: bool = False


class Change(NamedTuple):
    """What watchers of the session are told after each commit of a running game, in order."""

    table: OpenTable
    before: Any
    events: tuple[Any, ...]
    seat: Seat | None


class AgainstRules(Refused):
    """A press that the game itself refused; its face has the words. Nothing has changed."""

    def __init__(self, table: OpenTable, seat: Seat, refusal: Refusal) -> None:
        super().__init__("press-old", link=Session.link(table))
        self.table = table
        self.seat = seat
        self.refusal = refusal


Watcher = Callable[[Change], None]


class Session:
    """All tables of this process."""

    def __init__(self, store: Store, games: dict[str, AnyGame], now: Callable[[], int]) -> None:
        self.store = store
        self.games = games
        self.now = now
        self.watchers: list[Watcher] = []
        self.kick: Callable[[], None] = lambda: None
        """Tells the outbox that there is something to send."""
        self._open: dict[str, OpenTable] = {}
        self._loading: dict[str, asyncio.Task[OpenTable]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False

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

    async def restore(self) -> None:
        """After a start: every clock is set again. Tables are loaded when their clock or a person wants them."""
        for table, due in await self.store.due():
            self._arm(table, due)
        for row in await self.store.open_tables():
            if row.status == "running" and row.game in self.games and self.games[row.game].live:
                self._spawn(self._resume(row.id))

    async def _resume(self, table: str) -> None:
        opened = await self.open(table)
        async with opened.lock:
            if opened.row.status == "running":
                restarted = opened.game.restarted(opened.state)
                if restarted is not None:
                    await self._move(opened, Move(None, restarted, now=self.now()))
                await self._run_on(opened)

    async def close(self) -> None:
        """Finish what was begun and stop all clocks."""
        self._closing = True
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        for opened in list(self._open.values()):
            async with opened.lock:
                pass
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    def forget(self, table: str) -> None:
        """Let go of a table that is over; it is loaded again when somebody asks for it."""
        self._open.pop(table, None)

    # ------------------------------------------------------------------ a press

    async def press(self, press: Press) -> Done:
        """Carry out a press. Raises Refused with the sentence to answer; in a race this may wait for the clock."""
        opened = await self.open(press.table)
        try:
            async with asyncio.timeout(BUSY_AFTER):
                await opened.lock.acquire()
        except TimeoutError:
            raise Refused("press-busy") from None
        try:
            if self._closing:
                raise Refused("press-stopping")
            seat, prompt = self._check(opened, press)
            action = prompt.choices[press.choice]
            answer = self._answer_later(opened, press.stamp) if opened.game.live else None
            move = Move(seat, action, press.guard, press.stamp, self.now())
            try:
                events = await self._move(opened, move, press.user)
            except AlreadyDone:
                opened.waiting.pop(press.stamp, None)
                return Done(opened, seat, (), repeated=True)
            except Illegal as error:
                opened.waiting.pop(press.stamp, None)
                if not error.why:
                    raise Refused("press-old", link=self.link(opened)) from error
                raise AgainstRules(opened, seat, Refusal(error.why, error.rule, error.about)) from error
            opened.last[seat] = (press.guard, press.kind, press.choice)
            await self._run_on(opened)
        finally:
            opened.lock.release()
        if answer is not None:
            try:
                async with asyncio.timeout(BUSY_AFTER):
                    events = await answer
            except TimeoutError:
                log.error("table %s: the clock did not answer press %s", press.table, press.stamp)
        return Done(opened, seat, events)

    def _check(self, opened: OpenTable, press: Press) -> tuple[Seat, Prompt[Any]]:
        """The seat and the prompt that a press answers; Refused says why it answers none."""
        if opened.row.status == "lobby":
            raise Refused("press-not-started")
        if opened.row.status != "running":
            raise Refused("press-over")
        seat = opened.seat_of(press.user)
        if seat is None:
            raise Refused("press-watching")
        prompts = opened.prompts
        if seat != press.seat:
            if not 0 <= press.seat < len(opened.names):
                raise Refused("press-unknown")
            if any(p.seat == press.seat for p in prompts):
                raise Refused("press-wrong-person", player=opened.names[press.seat])
            raise Refused("press-old", link=self.link(opened))
        prompt = next((p for p in prompts if p.seat == seat and p.kind == press.kind), None)
        stale = prompt is None or (not opened.game.live and press.guard != opened.row.guards[seat])
        if stale and opened.last.get(seat) == (press.guard, press.kind, press.choice):
            raise Refused("press-double")
        if stale or prompt is None:
            raise Refused("press-old", link=self.link(opened))
        if not 0 <= press.choice < len(prompt.choices):
            raise Refused("press-unknown")
        return seat, prompt

    @staticmethod
    def link(opened: OpenTable) -> str:
        """A link to the table's newest board, or its channel."""
        board = opened.messages.get("board")
        place = f"https://discord.com/channels/{opened.row.guild or '@me'}/{opened.row.channel}"
        return place if board is None else f"{place}/{board.message}"

    def _answer_later(self, opened: OpenTable, stamp: int) -> asyncio.Future[tuple[Any, ...]]:
        future: asyncio.Future[tuple[Any, ...]] = asyncio.get_running_loop().create_future()
        opened.waiting[stamp] = future
        return future

    # ------------------------------------------------------------------ one move, one transaction

    async def _move(self, opened: OpenTable, move: Move[Any], user: int | None = None) -> tuple[Any, ...]:
        """Apply one move and commit it. Illegal and AlreadyDone change nothing."""
        row, before, game = opened.row, opened.state, opened.game
        ply = row.ply + 1
        chance = Chance(row.seed, ply)
        prompts = game.prompts(before)
        outcome = game.apply(before, move, chance)
        result = game.result(outcome.state)
        revision = row.revision + 1
        changed = replace(
            row,
            revision=revision,
            ply=ply,
            guards=row.guards if game.live else changed_guards(row, prompts, game.prompts(outcome.state), revision),
            due=None if result else game.due(outcome.state),
            status="over" if result else "running",
            updated=self.now(),
        )
        codec = opened.codec
        await self._commit(
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
                    revealed=chance.used,
                ),
                state=codec.pack(outcome.state),
                outbox=(orders.board(changed),),
                results=() if result is None else tuple(self._result(changed, result, s) for s in range(len(changed.seats))),
            ),
        )
        opened.row, opened.state = changed, outcome.state
        self._after_commit(Change(opened, before, outcome.events, move.seat))
        return outcome.events

    async def _commit(self, opened: OpenTable, commit: TableCommit) -> None:
        """Write it. A table that another process moved on is dropped here and loaded anew at the next press."""
        try:
            await self.store.commit(commit)
        except StaleRevision:
            self.forget(opened.id)
            raise

    def _result(self, row: TableRow, result: Result, seat: Seat) -> ResultRow:
        return ResultRow(
            seat=seat,
            place=result.places[seat],
            points=result.points[seat],
            won=seat in result.winners,
            ending=result.ending,
            user=row.seats[seat].user,
            strength=row.seats[seat].strength,
            seats=len(row.seats),
            finished=row.updated,
        )

    def _after_commit(self, change: Change) -> None:
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
        self._arm(opened.id, opened.row.due)
        for watcher in self.watchers:
            watcher(change)
        self.kick()

    # ------------------------------------------------------------------ what goes on by itself

    async def _run_on(self, opened: OpenTable) -> None:
        """Carry out what needs no person: phases that only proceed, and computer players (of a game without a race)."""
        for _ in range(MOST_IN_A_ROW):
            if opened.row.status != "running" or self._closing:
                return
            if opened.game.due(opened.state) == 0:
                await self._move(opened, Move(None, Proceed(), now=self.now()))
                continue
            if opened.game.live:
                return
            choice = await self._computer(opened)
            if choice is None:
                return
            seat, action = choice
            await self._move(opened, Move(seat, action, opened.row.guards[seat], now=self.now()))
        raise RuntimeError(f"table {opened.id} does not come to rest")

    async def _computer(self, opened: OpenTable) -> tuple[Seat, Any] | None:
        """The next choice of a computer player, or None when only people are asked."""
        for prompt in opened.prompts:
            if is_computer(opened.row.seats[prompt.seat]):
                decision = self.decide(opened, prompt)
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
            if opened.row.status != "running" or self._closing:
                return False
            try:
                await self._move(opened, Move(seat, action, guard, now=self.now()))
            except Illegal:
                return False
            await self._run_on(opened)
            return True

    def _arm(self, table: str, due: int | None) -> None:
        """Set the table's one alarm."""
        if (old := self._alarms.pop(table, None)) is not None:
            old.cancel()
        if due is None or self._closing:
            return
        delay = max(0.0, (due - self.now()) / 1000)
        self._alarms[table] = asyncio.get_running_loop().call_later(delay, self._ring, table)

    def _ring(self, table: str) -> None:
        self._alarms.pop(table, None)
        self._spawn(self._tick(table))

    async def _tick(self, table: str) -> None:
        opened = await self.open(table)
        async with opened.lock:
            now = self.now()
            if self._closing or opened.row.status != "running":
                return
            due = opened.game.due(opened.state)
            if due is None:
                return
            if due > now:
                self._arm(table, due)
                return
            await self._move(opened, Move(None, Proceed() if due == 0 else Tick(), now=now))
            await self._run_on(opened)

    def _spawn(self, work: Any) -> None:
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._settled)

    def _settled(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a table's clock failed", exc_info=error)

    # ------------------------------------------------------------------ the table itself

    async def create(self, row: TableRow, interaction: int, user: int) -> OpenTable:
        """A new table in its lobby. ChannelTaken when the channel has one."""
        row = replace(row, revision=1, updated=self.now(), created=self.now())
        await self.store.create(TableCommit(row=row, move=MoveRow(user=user, interaction=interaction, now=self.now())))
        return await self.open(row.id)

    async def change(
        self,
        table: str,
        edit: Callable[[OpenTable], TableRow | Awaitable[TableRow]],
        user: int,
        interaction: int | None,
        *,
        board: bool = False,
    ) -> OpenTable:
        """Change the row of a table (joining, options, leaving …): `edit` gives the new row or raises Refused."""
        opened = await self.open(table)
        async with opened.lock:
            edited = edit(opened)
            row = await edited if isinstance(edited, Awaitable) else edited
            row = replace(row, revision=opened.row.revision + 1, updated=self.now())
            commit = TableCommit(
                row=row,
                move=MoveRow(user=user, interaction=interaction, now=self.now()),
                outbox=(orders.board(row),) if board else (),
            )
            try:
                await self._commit(opened, commit)
            except AlreadyDone:
                return opened
            opened.row = row
            self._arm(table, row.due)
            if row.status == "running":
                await self._run_on(opened)
        self.kick()
        return opened

    async def hand_over(self, table: str, user: int, interaction: int, *, for_good: bool) -> None:
        """The computer takes a person's seat; `for_good`, or until they come back. Without people the table is abandoned."""

        def edit(opened: OpenTable) -> TableRow:
            row, seat = opened.row, opened.seat_of(user)
            if row.status != "running":
                raise Refused("press-over")
            if seat is None:
                raise Refused("press-watching")
            old = row.seats[seat]
            new = replace(old, user=None if for_good else user, strength="normal")
            changed = tuple(new if s.seat == seat else s for s in row.seats)
            if all(s.user is None for s in changed):
                return replace(row, seats=changed, status="abandoned", due=None)
            people = [s.user for s in changed if s.user is not None and not s.strength]
            host = row.host if row.host in people or not people else people[0]
            return replace(row, seats=changed, host=host)

        opened = await self.open(table)
        seat = opened.seat_of(user)
        await self.change(table, edit, user, interaction, board=True)
        if seat is not None and opened.row.status == "running":
            await self._seated(opened, seat, human=False)

    async def _seated(self, opened: OpenTable, seat: Seat, *, human: bool) -> None:
        async with opened.lock:
            action = opened.game.seated(opened.state, seat, human)
            if action is not None:
                await self._move(opened, Move(None, action, now=self.now()))
                await self._run_on(opened)

    async def repost(self, table: str, channel: int, user: int, interaction: int) -> None:
        """Show the board as a new message, in that channel from now on."""

        def edit(opened: OpenTable) -> TableRow:
            return replace(opened.row, channel=channel)

        try:
            opened = await self.change(table, edit, user, interaction)
        except ChannelTaken as taken:
            raise Refused("play-taken", link=self.link(await self.open(taken.table))) from None
        await self.store.put(orders.board(opened.row, again=True), now=self.now(), table=table)
        self.kick()

    async def begin(self, table: str, user: int, interaction: int | None) -> OpenTable:
        """Set up the game and start it. Refused when it runs already or the seats do not fit."""
        opened = await self.open(table)
        async with opened.lock:
            row, game = opened.row, opened.game
            if row.status != "lobby":
                raise Refused("lobby-started")
            if len(row.seats) not in game.seat_counts:
                raise Refused("lobby-seats", least=min(game.seat_counts), most=max(game.seat_counts))
            specs = tuple(SeatSpec(not s.strength, tuple(sorted(s.options.items()))) for s in row.seats)
            now = self.now()
            outcome = game.setup(specs, row.options, Chance(row.seed), now)
            revision = row.revision + 1
            started = replace(
                row,
                status="running",
                revision=revision,
                ply=0,
                guards=(revision,) * len(row.seats),
                due=game.due(outcome.state),
                updated=now,
            )
            pack = opened.codec.pack
            start = MoveRow(kind="start", user=user, interaction=interaction, events=pack(outcome.events), now=now)
            try:
                await self._commit(
                    opened, TableCommit(row=started, move=start, state=pack(outcome.state), outbox=(orders.board(started),))
                )
            except AlreadyDone:
                return opened
            opened.row, opened.state = started, outcome.state
            self._after_commit(Change(opened, None, outcome.events, None))
            await self._run_on(opened)
        return opened
