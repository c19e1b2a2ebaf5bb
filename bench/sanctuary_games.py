"""Random whole games without an exception; games per second last. `python -m bench.sanctuary_games [games] [seconds]`.

Player counts, basic and advanced games take turns; every state is rebuilt from its events at the end of its game.
"""

import sys
import time

from bench.sanctuary_play import Match
from rules.sanctuary import GAME


def main(games: int = 5_000, seconds: float = 600.0) -> None:
    """Play; stop early when the time is up and say so."""
    start = time.perf_counter()
    moves = played = 0
    for i in range(games):
        if time.perf_counter() - start > seconds:
            break
        match = Match(f"random{i}", ("easy",) * (2 + i % 3), {"advanced": i % 2 == 1})
        events = [event for step in match.play() for event in step.outcome.events]
        if GAME.evolve(match.first.state, events) != match.state:
            raise AssertionError(f"game {i}: the events do not rebuild the state")
        if GAME.result(match.state) is None:
            raise AssertionError(f"game {i}: no result")
        moves += match.ply
        played += 1
    took = time.perf_counter() - start
    print(f"{played} of {games} random games, {moves} moves, no exception, {took:.0f} s")
    print(f"{played / took:.1f}")


if __name__ == "__main__":
    main(*(int(arg) for arg in sys.argv[1:2]), *(float(arg) for arg in sys.argv[2:3]))
