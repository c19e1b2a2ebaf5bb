"""A clock that a test pushes forward: the bot's alarms and the local table's time jump together."""

import asyncio
import itertools
from collections.abc import Callable
from typing import Any

from cogs._table.clock import Clock
from local.clock import Clock as TableClock


class Ring:
    """One alarm of a JumpClock."""

    def __init__(self, moment: int, call: Callable[..., None], args: tuple[Any, ...]) -> None:
        self.moment, self.call, self.args = moment, call, args
        self.handle: asyncio.TimerHandle | None = None
        self.over = False

    def cancel(self) -> None:
        self.over = True
        if self.handle is not None:
            self.handle.cancel()


class JumpClock(Clock):
    """Runs with the wall, and jumps when told to: whole games of a race pass in seconds."""

    def __init__(self, table: TableClock) -> None:
        self.table = table
        self.rings: list[Ring] = []
        self.after_jump: Callable[[], None] = lambda: None

    def now(self) -> int:
        return int(self.table.now() * 1000)

    def at(self, moment: int, call: Callable[..., None], *args: Any) -> Ring:
        ring = Ring(moment, call, args)
        self.rings = [r for r in self.rings if not r.over]
        self.rings.append(ring)
        self._set(ring)
        return ring

    def _set(self, ring: Ring) -> None:
        delay = max(0, ring.moment - self.now()) / 1000
        ring.handle = asyncio.get_running_loop().call_later(delay, self._ring, ring)

    def _ring(self, ring: Ring) -> None:
        if not ring.over:
            ring.over = True
            ring.call(*ring.args)

    def next_ring(self) -> int | None:
        """When the next alarm rings (ms)."""
        return min((r.moment for r in self.rings if not r.over), default=None)

    async def jump(self, until: int) -> None:
        """Go to that moment, alarm by alarm, giving each time to be carried out."""
        for _ in itertools.count():
            ring = self.next_ring()
            stop = until if ring is None else min(until, max(ring, self.now()))
            if stop > self.now():
                self.table.advance((stop - self.now()) / 1000)
                for one in [r for r in self.rings if not r.over]:
                    assert one.handle is not None
                    one.handle.cancel()
                    self._set(one)
                self.after_jump()
            await asyncio.sleep(0.002)
            if stop >= until:
                return
