"""Random whole games of Roar-a-Saurus without an exception: `python -m bench.roar_games [HOW MANY]` (5,000).

People who press anything at random times, their presses overtaking each other; all numbers of seats, modes and paces.
"""

import sys
import time
from collections import Counter

from rules.core.chance import Chance
from rules.core.game import Result
from rules.roar import GAME
from tests.rules.contract.drivers import DRIVERS, START
from tests.rules.roar.test_random_games import setting


def one(i: int) -> tuple[Result, int]:
    """Game number i: its result and how many moves it took. Any exception is a failure of the rules."""
    seats, options = setting(i)
    driver, seed = DRIVERS["roar"], f"bench {i}"
    state, now = GAME.setup(seats, options, Chance(seed, 0), START).state, START
    for ply in range(1, driver.most):
        result = GAME.result(state)
        if result is not None:
            return result, ply
        move = driver.move(GAME, state, Chance(seed, -ply), now)
        state = GAME.apply(state, move, Chance(seed, ply)).state
        now = max(now, move.now)
    raise RuntimeError(f"game {i} has no end")


def main() -> None:
    """Play them and print the endings."""
    many = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    began = time.process_time()
    endings: Counter[str] = Counter()
    moves = 0
    for i in range(many):
        result, n = one(i)
        endings[result.ending] += 1
        moves += n
    seconds = time.process_time() - began
    print(f"{many} games, {moves} moves, {seconds:.0f} s of processor time, endings {dict(endings)}")
    print(f"{many} of {many} without an exception")


if __name__ == "__main__":
    main()
