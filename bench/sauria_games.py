"""Random whole games of Sauria without an exception: `python -m bench.sauria_games [GAMES] [SECONDS]`; games/s last.

Player counts take turns, ties are decided by the bot in every other game; every state is rebuilt from its events at the end.
A tenth as many games of computer players follow, and how their seats fared.
"""

import sys
import time
from collections import Counter

from bench.sauria_play import Match, at_random, busily, by_computer
from rules.sauria import GAME


def main(games: int = 2_000, seconds: float = 600.0) -> None:
    """Play; stop early when the time is up and say so."""
    start = time.perf_counter()
    moves = played = 0
    for i in range(games):
        if time.perf_counter() - start > seconds:
            break
        match = Match(f"random{i}", 2 + i % 4, busily if i % 3 else at_random, {"ties": i % 2 == 0})
        events = [event for step in match.play() for event in step.outcome.events]
        if GAME.evolve(match.first.state, events) != match.state:
            raise AssertionError(f"game {i}: the events do not rebuild the state")
        if GAME.result(match.state) is None:
            raise AssertionError(f"game {i}: no result")
        moves += match.ply
        played += 1
    took = time.perf_counter() - start
    print(f"{played} of {games} random games, {moves} moves, no exception, {took:.0f} s")
    report(max(4, played // 10))
    print(f"{played / took:.1f}")


def report(games: int) -> None:
    """How games of computer players end: which way, how many seats survive, points and presses."""
    ways: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    points: list[int] = []
    presses = spent = 0
    for i in range(games):
        match = Match(f"computer{i}", 2 + i % 4, by_computer("normal"))
        for step in match.play():
            presses += step.prompt is not None and step.prompt.clock == "turn"
            spent += sum(getattr(event, "ap", 0) for event in step.outcome.events if type(event).__name__ == "Paid")
        result = GAME.result(match.state)
        if result is None:
            raise AssertionError(f"computer game {i}: no result")
        endings[result.ending] += 1
        ways.update(p.way or "dead" for p in match.state.players)
        points += [n for n, p in zip(result.points, match.state.players, strict=True) if p.way]
    seats = sum(ways.values())
    print(f"{games} games of computers: seats {dict(ways)}, alive {1 - ways['dead'] / seats:.0%}; endings {dict(endings)}")
    mean = sum(points) / max(1, len(points))
    print(f"points of survivors {mean:.1f}; presses per action point {presses / max(1, spent):.2f}")


if __name__ == "__main__":
    main(*(int(arg) for arg in sys.argv[1:2]), *(float(arg) for arg in sys.argv[2:3]))
