"""Time and ids of the local table. Tests advance the clock; nothing here reads the wall clock anywhere else."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """Wall time in seconds that tests may push forward."""

    def __init__(self) -> None:
        self._offset = 0.0
        self._moved = asyncio.Event()

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time() + self._offset

    def advance(self, seconds: float) -> None:
        """Push the clock forward; whoever sleeps on it wakes when due."""
        self._offset += seconds
        self._moved.set()
        self._moved = asyncio.Event()

    async def sleep_until(self, moment: float) -> None:
        """Return once `now() >= moment`, also when the clock was advanced."""
        while (left := moment - self.now()) > 0:
            moved = self._moved
            try:
                async with asyncio.timeout(left):
                    await moved.wait()
            except TimeoutError:
                continue

    def iso(self, moment: float | None = None) -> str:
        """A moment (default: now) the way Discord writes it."""
        at = datetime.fromtimestamp(self.now() if moment is None else moment, UTC)
        return at.isoformat(timespec="microseconds")


class Snowflakes:
    """Time-based ids, strictly increasing, also across restarts (`last` is the highest id ever given)."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self._last = last

    def next(self) -> str:
        """A new id; its upper bits are the milliseconds since Discord's epoch."""
        fresh = self.at(self._clock.now())
        self._last = max(fresh, self._last + 1)
        return str(self._last)

    @staticmethod
    def at(moment: float) -> int:
        """The lowest id of a moment given in seconds since 1970."""
        return (int(moment * 1000) - DISCORD_EPOCH_MS) << 22


def moment_of(snowflake: str) -> float:
    """Seconds since 1970 at which an id was made."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000
