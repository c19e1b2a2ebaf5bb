"""Bar: one move committed (WAL, synchronous FULL), p50 ÷ append + fdatasync of the same bytes. Must 4, goal 2.5."""

import os
import tempfile

import msgspec

from bench.store_sample import SAMPLE, Player, filled, interleaved, run

ROUNDS = 400


async def bar() -> float:
    """The whole `commit`: hop, ten statements, flush, hop back. Beside it the same without the state, for decision 012."""
    content = SAMPLE.state + SAMPLE.action + SAMPLE.events + msgspec.json.encode(SAMPLE.payload)
    async with filled(200, 20) as store:
        rows = await store.open_tables()
        with tempfile.TemporaryFile(buffering=0) as file:

            async def floor() -> None:
                file.write(content)
                os.fdatasync(file.fileno())

            whole, bare = Player(store, rows[:100]), Player(store, rows[100:], state=False)
            plain, move, stateless = await interleaved(ROUNDS, floor, whole, bare)
    print(f"append + fdatasync of {len(content)} bytes {plain:.3f} ms, commit {move:.3f}, without state {stateless:.3f} ms")
    return move / plain


if __name__ == "__main__":
    run(bar())
