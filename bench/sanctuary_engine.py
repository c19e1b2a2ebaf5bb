"""The engine bars for The Sanctuary: `python -m bench.sanctuary_engine [ROUNDS]`. Ratios to catanatron 3.2.1, two players.

Both sides take turns (A B A B …), processor time, medians. Ours is `prompts` and `apply` of recorded games of four.
"""

import gc
import sys
from collections.abc import Callable
from statistics import median
from typing import Any, NamedTuple

from bench.roar_engine import catan, catan_attempt_rate, catan_play, rate
from bench.sanctuary_play import Match
from db.codec import codec_for
from rules.core.chance import Chance
from rules.core.game import Move, Prompt
from rules.sanctuary import GAME
from rules.sanctuary.actions import Back, End, Relax, Stop
from rules.sanctuary.state import State

CODEC = codec_for(GAME)
IDLE = (Back, End, Relax, Stop)


class Busy(Match):
    """Random play that never stops while something can be done."""

    def choose(self, prompt: Prompt[Any]) -> Any:
        """Any choice that does something."""
        doing = [choice for choice in prompt.choices if type(choice) not in IDLE]
        return Chance(f"{self.seed}/{prompt.seat}", self.ply).pick(doing or prompt.choices)


class Played(NamedTuple):
    """A game to be played once more: its first state, moves, the states before them, all events."""

    seed: str
    first: State
    moves: list[Move[Any]]
    states: list[State]
    events: list[Any]


def record(match: Match) -> Played:
    """Play a match and keep everything."""
    played = Played(match.seed, match.state, [], [], [])
    for step in match.play():
        played.moves.append(step.move)
        played.states.append(step.before)
        played.events.extend(step.outcome.events)
    return played


def again(played: Played) -> int:
    """Prompts and apply for every move."""
    state = played.first
    for ply, move in enumerate(played.moves, 1):
        GAME.prompts(state)
        state = GAME.apply(state, move, Chance(played.seed, ply)).state
    return len(played.moves)


def replay(played: Played) -> int:
    """Fold all stored events at once."""
    GAME.evolve(played.first, played.events)
    return len(played.moves)


def attempts(played: Played) -> int:
    """Apply each move to a state that stays."""
    for ply, (state, move) in enumerate(zip(played.states, played.moves, strict=True), 1):
        GAME.apply(state, move, Chance(played.seed, ply))
    return len(played.moves)


def main() -> None:
    """Measure, print, the must-ratio last."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    games = {"random": record(Match("engine", ("easy",) * 4)), "busy": record(Busy("engine", ("easy",) * 4))}
    gc.collect()
    gc.freeze()
    found: dict[str, list[float]] = {name: [] for name in ("catan", "catan try", "random", "busy", "replay", "try")}
    for i in range(1, rounds + 1):
        reference = catan(i)
        jobs: dict[str, Callable[[], int]] = {
            "catan": lambda reference=reference: catan_play(reference),  # type: ignore[misc]
            "random": lambda: again(games["random"]),
            "busy": lambda: again(games["busy"]),
            "replay": lambda: replay(games["busy"]),
            "try": lambda: attempts(games["busy"]),
        }
        for name, job in jobs.items():
            found[name].append(rate(job))
        found["catan try"].append(catan_attempt_rate(i))
    mid = {name: median(values) for name, values in found.items()}
    for name, value in mid.items():
        print(f"{name:10} {value:12,.0f} actions/s")
    states = [len(CODEC.pack(state)) for state in games["busy"].states]
    sizes = [len(CODEC.pack(event)) for event in games["busy"].events]
    print(f"encoded state {sum(states) / len(states):.0f} bytes in the mean, {max(states)} at most  (must 8192, goal 3072)")
    print(f"encoded event {sum(sizes) / len(sizes):.0f} bytes in the mean, {max(sizes)} at most  (must 300, goal 100)")
    print(f"replay ÷ catanatron {mid['replay'] / mid['catan']:.1f}  (must 5, goal 15)")
    print(f"trying an action: time ÷ catanatron copy + play {mid['catan try'] / mid['try']:.2f}  (must 1, goal 0.3)")
    print(f"prompts + apply, busy ÷ catanatron {mid['busy'] / mid['catan']:.2f}  (must 1.0, goal 3)")
    print(f"prompts + apply, random ÷ catanatron {mid['random'] / mid['catan']:.2f}  (must 1.0, goal 3)")


if __name__ == "__main__":
    main()
