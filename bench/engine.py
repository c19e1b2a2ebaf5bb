"""The frame of the engine bars: games recorded before are played once more, in turns with catanatron 3.2.1.

Both sides take turns (A B A B …), processor time, medians. Ours is `prompts` and `apply`; theirs is the checked `play` of
two random players, choosing included. seed=0 means "random" there, so seeds begin at 1.
"""

import gc
import time
from collections.abc import Callable, Iterable
from statistics import median
from typing import Any, NamedTuple

from catanatron import Color, RandomPlayer
from catanatron import Game as Reference

from db.codec import codec_for
from rules.core.chance import Chance
from rules.core.game import Game, Move

ROUNDS = 15
TRIES = 300
"""Actions that one round tries on copies of the reference."""
AnyGame = Game[Any, Any, Any, Any]


class Played(NamedTuple):
    """A game to be played once more: its seed, first state, moves, the states before them, all events."""

    seed: str
    first: Any
    moves: list[Move[Any]]
    states: list[Any]
    events: list[Any]


def recorded(seed: str, first: Any, steps: Iterable[tuple[Any, Move[Any], Iterable[Any]]]) -> Played:
    """A game kept as it is played: each step is the state before it, the move and its events."""
    played = Played(seed, first, [], [], [])
    for before, move, events in steps:
        played.states.append(before)
        played.moves.append(move)
        played.events.extend(events)
    return played


def again(game: AnyGame, games: list[Played]) -> int:
    """Prompts and apply for every move; how many moves."""
    for played in games:
        state = played.first
        for ply, move in enumerate(played.moves, 1):
            game.prompts(state)
            state = game.apply(state, move, Chance(played.seed, ply)).state
    return sum(len(played.moves) for played in games)


def replay(game: AnyGame, games: list[Played]) -> int:
    """Fold all stored events of each game at once."""
    for played in games:
        game.evolve(played.first, played.events)
    return sum(len(played.moves) for played in games)


def attempts(game: AnyGame, games: list[Played]) -> int:
    """Apply each move to a state that stays."""
    for played in games:
        for ply, (state, move) in enumerate(zip(played.states, played.moves, strict=True), 1):
            game.apply(state, move, Chance(played.seed, ply))
    return sum(len(played.moves) for played in games)


def reference(seed: int) -> Reference:
    """A fresh game of the reference."""
    return Reference([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)


def reference_play(game: Reference) -> int:
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


def reference_tries(seed: int) -> float:
    """Copies with one play per second: the time of playing itself is taken off."""
    both, alone = reference(seed), reference(seed)
    began = time.process_time()
    n = 0
    while both.winning_color() is None and n < TRIES:
        both.copy().play_tick()
        both.play_tick()
        n += 1
    middle = time.process_time()
    for _ in range(n):
        alone.play_tick()
    return n / (2 * middle - began - time.process_time())


def measure(game: AnyGame, random: list[Played], busy: list[Played], rounds: int = ROUNDS) -> None:
    """Measure, print absolute figures, sizes and ratios; the must-ratio last."""
    gc.collect()
    gc.freeze()  # as the bot does after its start; the recorded games are no garbage of either side
    found: dict[str, list[float]] = {name: [] for name in ("catan", "catan try", "random", "busy", "replay", "try")}
    for seed in range(1, rounds + 1):
        fresh = reference(seed)
        jobs: dict[str, Callable[[], int]] = {
            "catan": lambda fresh=fresh: reference_play(fresh),  # type: ignore[misc]
            "random": lambda: again(game, random),
            "busy": lambda: again(game, busy),
            "replay": lambda: replay(game, busy),
            "try": lambda: attempts(game, busy),
        }
        for name, job in jobs.items():
            found[name].append(rate(job))
        found["catan try"].append(reference_tries(seed))
    mid = {name: median(values) for name, values in found.items()}
    for name, value in mid.items():
        print(f"{name:10} {value:12,.0f} actions/s")
    pack = codec_for(game).pack
    for what, sizes in (
        ("state", [len(pack(state)) for played in busy for state in played.states]),
        ("event", [len(pack(event)) for played in busy for event in played.events]),
    ):
        print(f"encoded {what} {sum(sizes) / len(sizes):.0f} bytes in the mean, {max(sizes)} at most")
    print(f"replay ÷ catanatron {mid['replay'] / mid['catan']:.1f}")
    print(f"trying an action: time ÷ catanatron copy + play {mid['catan try'] / mid['try']:.2f}")
    print(f"prompts + apply, busy ÷ catanatron {mid['busy'] / mid['catan']:.2f}")
    print(f"prompts + apply, random ÷ catanatron {mid['random'] / mid['catan']:.2f}")
