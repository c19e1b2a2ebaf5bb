"""Record whole games of Roar-a-Saurus, one for each way to end: `python -m bench.roar_record [FOLDER]`.

A file holds seed, seats, options, every move and what must come of them: result and hash of the last state. Written anew
only when a rule or the state has changed on purpose; `tests/games/roar/test_recorded_games.py` plays them back.
"""

import hashlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from bench.roar_play import START, Step, Table, computers
from db.codec import codec_for
from rules.core.chance import Chance
from rules.core.game import Move, Options, Seats, SeatSpec, Tick
from rules.roar import GAME
from rules.roar.actions import Ready, Restarted, Shout
from rules.roar.events import Erupted, KnockedOut, RoundWon, Said
from rules.roar.state import State

FOLDER = Path(__file__).parent.parent / "tests" / "games" / "roar"
CODEC = codec_for(GAME)
MOST_SEEDS = 400


class Recorded(NamedTuple):
    """A game to write down."""

    seats: Seats
    options: Options
    seed: str
    steps: list[Step]


def played(seats: Seats, options: Options, seed: str) -> Recorded:
    """A game of computers."""
    return Recorded(seats, options, seed, list(Table(seed, seats, options).play()))


def first(n: int, options: Options, wanted: Callable[[list[Step]], bool]) -> Recorded:
    """The first seed whose game of n computers is as wanted. LookupError when there is none among the first ones."""
    for i in range(MOST_SEEDS):
        game = played(computers(n), options, f"recorded {i}")
        if wanted(game.steps):
            return game
    raise LookupError(f"no such game among {MOST_SEEDS} seeds: {n} seats, {options}")


def scripted(seats: Seats, options: Options, actions: Iterator[Move[Any]], seed: str = "scripted") -> Recorded:
    """These presses, then nothing but ticks until the game is over."""
    state = GAME.setup(seats, options, Chance(seed, 0), START).state
    steps: list[Step] = []

    def step(move: Move[Any]) -> State:
        outcome = GAME.apply(state, move, Chance(seed, len(steps) + 1))
        steps.append(Step(move, outcome))
        return outcome.state

    for move in actions:
        state = step(move)
    while (due := GAME.due(state)) is not None:
        state = step(Move(None, Tick(), now=due))
    return Recorded(seats, options, seed, steps)


def with_restart() -> Recorded:
    """A game whose process is started again in its 150th move."""
    seats, options, seed = computers(3), {"mode": "full"}, "restarted"
    table, steps = Table(seed, seats, options), []
    for step in table.play():
        steps.append(step)
        if len(steps) == 150:
            table.ply += 1
            table.now += 60_000
            move: Move[Any] = Move(None, Restarted(), now=table.now)
            outcome = GAME.apply(table.state, move, Chance(seed, table.ply))
            table.state = outcome.state
            steps.append(Step(move, outcome))
    return Recorded(seats, options, seed, steps)


def ending(name: str) -> Callable[[list[Step]], bool]:
    """Whether a game ended that way."""
    return lambda steps: steps[-1].outcome.state.ending == name


def by_volcano(steps: list[Step]) -> bool:
    """Whether the last round was ended by the volcano."""
    events = steps[-1].outcome.events
    fell = [e for e in events if isinstance(e, KnockedOut)]
    return any(isinstance(e, Erupted) for e in events) and bool(fell) and fell[-1].by is None


def with_words(steps: list[Step]) -> bool:
    """Whether words were said often (computers say them always in time)."""
    said = sum(isinstance(e, Said) for step in steps for e in step.outcome.events)
    return said >= 5 and ending("points")(steps)


def nobody_left() -> Iterator[Move[Any]]:
    """Both are ready, one shouts, then they are gone."""
    yield Move(0, Ready(), now=START + 1000)
    yield Move(1, Ready(), now=START + 2000)
    shouter = GAME.setup((SeatSpec(), SeatSpec()), {}, Chance("scripted", 0), START).state.shouter
    yield Move(shouter, Shout(), now=START + 3000)


def games() -> Iterator[tuple[str, Recorded]]:
    """All recordings by file name."""
    people = (SeatSpec(), SeatSpec())
    yield "two-simple", first(2, {"mode": "simple"}, ending("points"))
    yield "two-full", first(2, {"mode": "full"}, ending("points"))
    yield "five-simple", first(5, {"mode": "simple"}, ending("points"))
    yield "five-full", first(5, {"mode": "full"}, ending("points"))
    yield "five-full-reflex", first(5, {"mode": "full", "reflex": True}, with_words)
    yield "tie-break", first(5, {"mode": "simple"}, ending("tie-break"))
    yield "volcano", first(5, {"mode": "simple", "pace": "calm"}, by_volcano)
    yield "restart", with_restart()
    yield "all-gone", scripted(people, {"mode": "full"}, nobody_left())
    yield "not-started", scripted(people, {"mode": "full"}, iter([Move(0, Ready(), now=START + 5)]))


def plain(game: Recorded) -> dict[str, Any]:
    """The recording as JSON: actions positional with their name first."""
    last = game.steps[-1].outcome.state
    won = [e for step in game.steps for e in step.outcome.events if isinstance(e, RoundWon)]
    return {
        "game": GAME.name,
        "version": GAME.version,
        "seed": game.seed,
        "start": START,
        "options": dict(game.options),
        "seats": [spec.human for spec in game.seats],
        "moves": [[m.seat, CODEC.plain(m.action), m.guard, m.stamp, m.now - START] for m, _ in game.steps],
        "rounds": [e.seat for e in won],
        "result": _result(last),
        "hash": digest(last),
    }


def _result(state: State) -> dict[str, Any]:
    """The result as JSON."""
    result = GAME.result(state)
    assert result is not None
    return {
        "winners": list(result.winners),
        "places": list(result.places),
        "points": list(result.points),
        "ending": result.ending,
    }


def digest(state: State) -> str:
    """The state as 16 hexadecimal digits, whatever the codec makes of it."""
    return hashlib.sha256(repr(state).encode()).hexdigest()[:16]


def main() -> None:
    """Write all recordings."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    for name, game in games():
        path = folder / f"{name}.json"
        data = plain(game)
        moves = ",\n  ".join(json.dumps(move, separators=(",", ":")) for move in data.pop("moves"))
        head = json.dumps(data, indent=1)[:-2]
        path.write_text(f'{head},\n "moves": [\n  {moves}\n ]\n}}\n')
        print(f"{path}: {len(game.steps)} moves, {data['result']['ending']}")


if __name__ == "__main__":
    main()
