"""The engine bars for Sauria: `python -m bench.sauria_engine [ROUNDS]`. Ratios to catanatron 3.2.1, two random players.

Both sides take turns (A B A B …), processor time, medians. Ours is `prompts` and `apply` of four-player games recorded
before; theirs is the checked `play`, random player included. seed=0 means "random" there, so seeds begin at 1.
"""

import gc
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any, NamedTuple

from catanatron import Color, Game, RandomPlayer

from bench.sauria_play import Match, Player, at_random, busily
from db.codec import codec_for
from rules.core.chance import Chance
from rules.core.game import Move
from rules.sauria import GAME
from rules.sauria.state import State

CODEC = codec_for(GAME)


class Played(NamedTuple):
    """A game to be played once more: its seed, first state, moves, the states before them, all events."""

    seed: str
    first: State
    moves: list[Move[Any]]
    states: list[State]
    events: list[Any]


def recorded(seed: str, player: Player) -> Played:
    """A four-player game."""
    match = Match(seed, 4, player)
    played = Played(seed, match.first.state, [], [], [])
    for step in match.play():
        played.moves.append(step.move)
        played.states.append(step.before)
        played.events.extend(step.outcome.events)
    return played


def again(games: list[Played]) -> int:
    """Prompts and apply for every move."""
    for played in games:
        state = played.first
        for ply, move in enumerate(played.moves, 1):
            GAME.prompts(state)
            state = GAME.apply(state, move, Chance(played.seed, ply)).state
    return sum(len(played.moves) for played in games)


def replay(games: list[Played]) -> int:
    """Fold all stored events at once."""
    for played in games:
        GAME.evolve(played.first, played.events)
    return sum(len(played.moves) for played in games)


def attempts(games: list[Played]) -> int:
    """Apply each move to a state that stays."""
    for played in games:
        for ply, (state, move) in enumerate(zip(played.states, played.moves, strict=True), 1):
            GAME.apply(state, move, Chance(played.seed, ply))
    return sum(len(played.moves) for played in games)


def catan(seed: int) -> Game:
    """A fresh game of the reference."""
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)


def catan_play(game: Game) -> int:
    """The reference played to its end."""
    n = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        n += 1
    return n


def rate(work: Callable[[], int]) -> float:
    """Actions per second of processor time."""
    began = time.process_time()
    n = work()
    return n / (time.process_time() - began)


def catan_attempt_rate(seed: int) -> float:
    """Copies with one play per second: the time of playing itself is taken off."""
    both, alone = catan(seed), catan(seed)
    began = time.process_time()
    n = 0
    while both.winning_color() is None and n < 300:
        both.copy().play_tick()
        both.play_tick()
        n += 1
    middle = time.process_time()
    for _ in range(n):
        alone.play_tick()
    return n / (2 * middle - began - time.process_time())


def main() -> None:
    """Measure, print, the must-ratio last."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    games = {
        "random": [recorded(f"engine{i}", at_random) for i in range(5)],
        "busy": [recorded(f"engine{i}", busily) for i in range(5)],
    }
    gc.collect()
    gc.freeze()  # as the bot does after its start; the recorded games are no garbage of either side
    found: dict[str, list[float]] = {name: [] for name in ("catan", "catan try", "random", "busy", "replay", "try")}
    for i in range(1, rounds + 1):
        game = catan(i)
        found["catan"].append(rate(lambda game=game: catan_play(game)))  # type: ignore[misc]
        for name, played in games.items():
            found[name].append(rate(lambda played=played: again(played)))  # type: ignore[misc]
        found["catan try"].append(catan_attempt_rate(i))
        found["replay"].append(rate(lambda: replay(games["busy"])))
        found["try"].append(rate(lambda: attempts(games["busy"])))
    mid = {name: median(values) for name, values in found.items()}
    for name, value in mid.items():
        print(f"{name:10} {value:12,.0f} actions/s")
    states = [state for played in games["busy"] for state in played.states]
    sizes = [len(CODEC.pack(event)) for played in games["busy"] for event in played.events]
    busiest = max(len(CODEC.pack(state)) for state in states)
    mean = sum(sizes) / len(sizes)
    print(
        f"encoded state at most {busiest} bytes (must 8192), event {mean:.0f} in the mean, {max(sizes)} at most (must 300)"
    )
    print(f"replay ÷ catanatron {mid['replay'] / mid['catan']:.1f}  (must 5, goal 15)")
    print(f"trying an action: time ÷ catanatron copy + play {mid['catan try'] / mid['try']:.2f}  (must 1, goal 0.3)")
    print(f"prompts + apply, busy ÷ catanatron {mid['busy'] / mid['catan']:.2f}  (must 1.0, goal 3)")
    print(f"prompts + apply, random ÷ catanatron {mid['random'] / mid['catan']:.2f}  (must 1.0, goal 3)")


if __name__ == "__main__":
    main()
