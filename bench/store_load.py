"""Bar: first press on a cold table, ms to load and decode it. Must 20, goal 5."""

import random
import statistics

from bench.store_sample import SAMPLE, filled, milliseconds, run
from db.sqlite import SqliteStore

TABLES, ROUNDS = 10_000, 200


async def bar() -> float:
    """Tables picked at random, in a store just opened."""
    async with filled(TABLES, 20) as store:
        cold = await SqliteStore.open(store.path)

        async def first_press() -> None:
            loaded = await cold.load(f"t{random.randrange(TABLES) + 1}")
            assert loaded is not None
            assert loaded.state is not None
            SAMPLE.codec.unpack(loaded.state)

        times = sorted([await milliseconds(first_press()) for _ in range(ROUNDS)])
        await cold.close()
    most = times[int(ROUNDS * 0.95)]
    print(f"median {statistics.median(times):.3f} ms, 95 % {most:.3f} ms, longest {times[-1]:.3f} ms of 5")
    return most


if __name__ == "__main__":
    run(bar())
