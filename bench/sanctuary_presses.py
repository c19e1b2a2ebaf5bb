"""Presses per resolving turn (issue 4.3): `python -m bench.sanctuary_presses [games] [strength]`; the last line is the bar.

A press is a real choice when the prompt offered at least two things other than taking back, stopping or ending. The bar:
the median of presses that were no real choice is at most 2.
"""

import statistics
import sys
from collections import Counter

from bench.sanctuary_play import Match
from rules.sanctuary.actions import Back, End, Relax, Stop
from rules.sanctuary.frames import Turn

EMPTY = (Back, End, Relax, Stop)


def turns(match: Match) -> list[tuple[int, int]]:
    """For every turn of a match: presses, and how many of them were real choices."""
    found: list[tuple[int, int]] = []
    presses = real = 0
    turn: tuple[int, int, int] | None = None
    for step in match.play():
        prompt = step.prompt
        owner = next((f.seat for f in step.before.stack if isinstance(f, Turn)), None)
        if prompt is None or prompt.seat != owner or prompt.kind == "react":
            continue
        here = (step.before.round, step.before.stack[0].step, owner)
        if here != turn:
            if turn is not None:
                found.append((presses, real))
            presses, real, turn = 0, 0, here
        presses += 1
        real += sum(type(choice) not in EMPTY for choice in prompt.choices) > 1
    found.append((presses, real))
    return found


def main(games: int = 60, strength: str = "normal") -> None:
    """Play, and print median and 95th percentile."""
    every: list[tuple[int, int]] = []
    for i in range(games):
        every += turns(Match(f"presses{i}", (strength,) * (2 + i % 3)))
    presses = sorted(each[0] for each in every)
    empty = sorted(each[0] - each[1] for each in every)
    at = int(len(every) * 0.95)
    print(f"{len(every)} turns of {games} games, {strength} players")
    print(f"presses per turn: median {statistics.median(presses):.0f}, p95 {presses[at]}, most {presses[-1]}")
    print(f"of them real choices: median {statistics.median(each[1] for each in every):.0f}")
    print(f"presses without a choice: {dict(sorted(Counter(empty).items()))}, p95 {empty[at]}")
    print(f"{statistics.median(empty):.0f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 60, sys.argv[2] if sys.argv[2:] else "normal")
