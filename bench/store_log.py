"""Bar: cost of a move at a table with a log of 10,000 ÷ at one with 10. Must 1.5, goal 1.1."""

from bench.store_sample import Player, filled, interleaved, run

ROUNDS = 300


async def bar() -> float:
    """Two stores of thirty tables each, so that both have as many pages to touch."""
    async with filled(30, 10) as short, filled(30, 10_000) as long:
        ten, many = await interleaved(
            ROUNDS, Player(short, await short.open_tables()), Player(long, await long.open_tables())
        )
    print(f"log of 10: {ten:.3f} ms, log of 10,000: {many:.3f} ms")
    return many / ten


if __name__ == "__main__":
    run(bar())
