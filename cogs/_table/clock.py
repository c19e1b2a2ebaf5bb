"""The one clock of the program: wall time in ms, and alarms. Tests hand in one that they can push forward."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol


class Alarm(Protocol):
    """Something that will ring."""

    def cancel(self) -> None:
        """It will not."""


class Clock:
    """Milliseconds since the epoch."""

    def now(self) -> int:
        """Now, in ms."""
        return time.time_ns() // 1_000_000

    def at(self, moment: int, call: Callable[..., None], *args: Any) -> Alarm:
        """Call back at that moment (ms), at once when it is over."""
        return asyncio.get_running_loop().call_later(max(0, moment - self.now()) / 1000, call, *args)
