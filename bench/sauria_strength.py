"""How strong the computer players of Sauria are: `python -m bench.sauria_strength [games] [seconds] [seats …]`.

Each seed is played twice at one table with every other seat of one strength and the rest of the other, then the other way
round. Counted per seat: share of the wins, alive, points. A shared victory counts its part. The last figure is the share of
the wins that the hard seats took from the normal ones.
"""

import math
import sys
import time
from statistics import fmean
from typing import NamedTuple

from bench.sauria_play import Match, by_computer
from rules.core.game import Options
from rules.sauria import GAME

PAIRS = (("normal", "easy"), ("hard", "easy"), ("hard", "normal"))
BARS = {("normal", "easy"): 55.0, ("hard", "easy"): 70.0, ("hard", "normal"): 60.0}
"""Per cent of the wins that the stronger half of the seats must take."""
OPTIONS: Options = {"characters": "random"}


class Seat(NamedTuple):
    """How one seat fared; won: its share of the victory."""

    strength: str
    won: float
    alive: bool
    points: int


def table(strong: str, weak: str, seats: int, number: int) -> list[Seat]:
    """One game: pair number // 2, the strengths exchanged in the second game of a pair."""
    strengths = tuple((strong, weak)[(seat + number) % 2] for seat in range(seats))
    match = Match(f"strength/{strong}/{weak}/{number // 2}", seats, by_computer(*strengths), OPTIONS)
    state = match.finish()
    result = GAME.result(state)
    assert result is not None
    part = 1 / max(1, len(result.winners))
    return [
        Seat(strengths[s], part * (s in result.winners), bool(p.way), result.points[s]) for s, p in enumerate(state.players)
    ]


def shown(strength: str, seats: list[Seat]) -> str:
    """One side of a comparison."""
    mine = [seat for seat in seats if seat.strength == strength]
    alive, points = fmean(seat.alive for seat in mine), fmean(seat.points for seat in mine)
    return f"{strength} alive {100 * alive:.0f} %, {points:.1f} points"


def compare(strong: str, weak: str, seats: int, games: int, until: float) -> float | None:
    """Play and print one comparison; the stronger side's share of the wins in per cent."""
    found: list[Seat] = []
    wins: list[float] = []
    for number in range(2 * (games // 2)):
        if number % 2 == 0 and time.process_time() > until:
            break
        now = table(strong, weak, seats, number)
        found += now
        if any(seat.won for seat in now):
            wins.append(sum(seat.won for seat in now if seat.strength == strong))
    if not wins:
        return None
    share = 100 * fmean(wins)
    half = 196 * math.sqrt(fmean((x - share / 100) ** 2 for x in wins) / len(wins))
    verdict = "kept" if share >= BARS[strong, weak] else "missed"
    print(
        f"{seats} seats, {strong} against {weak}: {share:.1f} % ± {half:.1f} of the wins of {len(wins)} games"
        f" ({shown(strong, found)}; {shown(weak, found)}), bar {BARS[strong, weak]:.0f} % {verdict}",
        flush=True,
    )
    return share


def main(games: int = 200, seconds: float = 600.0, counts: tuple[int, ...] = (2, 4)) -> None:
    """Every pair of strengths at tables of these sizes."""
    until = time.process_time() + seconds
    last: list[float] = []
    for strong, weak in PAIRS:
        found = (compare(strong, weak, seats, games, until) for seats in counts)
        last = [share for share in found if share is not None]
    if last:
        print(f"hard seats' share of the wins {fmean(last):.1f}")


if __name__ == "__main__":
    numbers = [int(n) for n in sys.argv[1:]]
    main(numbers[0] if numbers else 200, numbers[1] if numbers[1:] else 600.0, tuple(numbers[2:]) or (2, 4))
