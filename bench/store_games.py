"""Bar: cost of a move with 50,000 stored games ÷ with 100. Must 2.5, goal 1.7."""

from bench.store_sample import Player, filled, interleaved, run

ROUNDS, MOVES = 400, 15


async def bar() -> float:
    """Moves at tables picked at random from all of them: hardly one finds its pages in the cache."""
    async with filled(100, MOVES) as few, filled(50_000, MOVES) as many:
        hundred, thousands = await interleaved(
            ROUNDS, Player(few, await few.open_tables()), Player(many, await many.open_tables())
        )
    print(f"100 games: {hundred:.3f} ms, 50,000 games: {thousands:.3f} ms")
    return thousands / hundred


if __name__ == "__main__":
    run(bar())
