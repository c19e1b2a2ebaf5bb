"""Bar: seconds until ready with 10,000 running games, before the gateway. Must 3, goal 1."""

import statistics
import time

from bench.store_sample import filled, run
from db.sqlite import SqliteStore

TABLES = 10_000


async def bar() -> float:
    """Open the file, list the running tables, arm their clocks."""
    times = []
    async with filled(TABLES, 20) as store:
        for _ in range(5):
            begun = time.perf_counter()
            again = await SqliteStore.open(store.path)
            rows, clocks = await again.open_tables(), await again.due()
            times.append(time.perf_counter() - begun)
            await again.close()
    print(f"{len(rows)} tables, {len(clocks)} clocks: {statistics.median(times):.3f} s of 1")
    return statistics.median(times)


if __name__ == "__main__":
    run(bar())
