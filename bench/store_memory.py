"""Bar: memory of a stored idle table and of a live one, KiB. Must 10 and 50, goal 2 and 10; last the worse ÷ its goal."""

import gc
import tracemalloc

from bench.store_sample import SAMPLE, filled, run
from db.sqlite import SqliteStore

TABLES, LIVE = 10_000, 500


async def bar() -> float:
    """Idle: what stays after a start, the clocks. Live: row, messages and decoded state."""
    async with filled(TABLES, 5) as store:
        await SqliteStore.open(store.path)  # warms imports and statements
        again = await SqliteStore.open(store.path)
        gc.collect()
        tracemalloc.start()
        await again.open_tables()
        clocks = dict(await again.due())
        gc.collect()
        idle = tracemalloc.get_traced_memory()[0] / TABLES / 1024
        live = []
        for number in range(1, LIVE + 1):
            loaded = await again.load(f"t{number}")
            assert loaded is not None
            assert loaded.state is not None
            live.append((loaded.row, loaded.messages, SAMPLE.codec.unpack(loaded.state)))
        gc.collect()
        each = (tracemalloc.get_traced_memory()[0] / 1024 - idle * TABLES) / len(live)
        tracemalloc.stop()
        await again.close()
    print(f"idle table {idle:.2f} KiB (goal 2, {len(clocks)} clocks), live table {each:.2f} KiB (goal 10)")
    return max(idle / 2, each / 10)


if __name__ == "__main__":
    run(bar())
