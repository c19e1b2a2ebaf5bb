"""The engine bars for Roar-a-Saurus: `python -m bench.roar_engine [ROUNDS]`. Ratios to catanatron 3.2.1, two random players.

Both sides take turns (A B A B …), processor time, medians. Ours is `prompts` and `apply` of games recorded before; theirs is
the checked `play`, random player included. seed=0 means "random" there, so seeds begin at 1.
"""

import gc
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any, NamedTuple

from catanatron import Color, Game, RandomPlayer

from bench.roar_play import START, Table, computers
from db.codec import codec_for
from rules.core.chance import Chance
from rules.core.game import Move, SeatSpec
from rules.roar import GAME
from rules.roar.state import State
from tests.rules.contract.drivers import DRIVERS

CODEC = codec_for(GAME)


class Played(NamedTuple):
    """A game to be played once more: its first state, moves, the states before them, all events."""

    seed: str
    first: State
    moves: list[Move[Any]]
    states: list[State]
    events: list[Any]


def random_play(seed: str) -> Played:
    """Five people who press anything at random times."""
    driver = DRIVERS["roar"]
    state, now = GAME.setup((SeatSpec(),) * 5, {"mode": "full", "pace": "frantic"}, Chance(seed, 0), START).state, START
    played = Played(seed, state, [], [], [])
    while GAME.result(state) is None:
        ply = len(played.moves) + 1
        move = driver.move(GAME, state, Chance(f"{seed}/driver", ply), now)
        state = _keep(played, state, move, ply)
        now = max(now, move.now)
    return played


def busy_play(seed: str) -> Played:
    """Five computers at full speed, the full game: hardly a press that does nothing."""
    table = Table(seed, computers(5), {"mode": "full", "pace": "frantic"}, ("hard",) * 5)
    played = Played(seed, table.first, [], [], [])
    state = table.first
    for step in table.play():
        if len(played.moves) + 1 == table.ply:
            state = _keep(played, state, step.move, table.ply)
    return played


def _keep(played: Played, state: State, move: Move[Any], ply: int) -> State:
    outcome = GAME.apply(state, move, Chance(played.seed, ply))
    played.moves.append(move)
    played.states.append(state)
    played.events.extend(outcome.events)
    return outcome.state


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


def catan_attempts(game: Game) -> int:
    """The reference's way to try an action: copy the game, play on the copy."""
    n = 0
    while game.winning_color() is None and n < 300:
        game.copy().play_tick()
        game.play_tick()
        n += 1
    return n


def rate(work: Callable[[], int]) -> float:
    """Actions per second of processor time."""
    began = time.process_time()
    n = work()
    return n / (time.process_time() - began)


def catan_attempt_rate(seed: int) -> float:
    """Tries per second: the time of playing itself is taken off."""
    both, alone = catan(seed), catan(seed)
    began = time.process_time()
    n = catan_attempts(both)
    middle = time.process_time()
    for _ in range(n):
        alone.play_tick()
    return n / (2 * middle - began - time.process_time())


def main() -> None:
    """Measure, print, the must-ratio last."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    games = {"random": random_play("engine"), "busy": busy_play("engine")}
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
    busiest = max((CODEC.pack(state) for state in games["busy"].states), key=len)
    sizes = [len(CODEC.pack(event)) for event in games["busy"].events]
    mean = sum(sizes) / len(sizes)
    print(f"encoded state at most {len(busiest)} bytes, event {mean:.0f} in the mean, {max(sizes)} at most")
    print(f"replay ÷ catanatron {mid['replay'] / mid['catan']:.1f}  (must 5, goal 15)")
    print(f"trying an action: time ÷ catanatron copy + play {mid['catan try'] / mid['try']:.2f}  (must 1, goal 0.3)")
    print(f"prompts + apply, busy ÷ catanatron {mid['busy'] / mid['catan']:.2f}  (must 1.0, goal 3)")
    print(f"prompts + apply, random ÷ catanatron {mid['random'] / mid['catan']:.2f}  (must 1.0, goal 3)")


if __name__ == "__main__":
    main()
