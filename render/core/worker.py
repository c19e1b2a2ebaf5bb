"""The render worker: one thread that draws, so that the event loop never waits for a picture."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Worker:
    """Runs drawing functions one after the other in a thread of its own, in the order they were asked for.

    One thread is enough: Pillow and zlib free the interpreter while they work, and a second one would only make the loop
    wait for it more often.
    """

    def __init__(self) -> None:
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="render")
        self._turn = asyncio.Semaphore(1)

    async def start(self, *warm_ups: Callable[[], object]) -> None:
        """Run the warm-ups (caches, fonts) in the thread; returns when they are done. What one raises is raised."""
        for warm_up in warm_ups:
            await self.draw(warm_up)

    async def draw(self, fn: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result of `fn(*args)`, drawn in the thread. Cancelled before its turn, it is never drawn."""
        loop = asyncio.get_running_loop()
        async with self._turn:
            return await loop.run_in_executor(self._pool, lambda: fn(*args, **kwargs))

    def close(self) -> None:
        """Let the drawing that runs finish; drop what waits."""
        self._pool.shutdown(wait=True, cancel_futures=True)
