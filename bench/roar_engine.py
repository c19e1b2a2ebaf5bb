"""The engine bars for Roar-a-Saurus, five seats: `python -m bench.roar_engine [ROUNDS]`."""

import sys
from collections.abc import Iterator
from typing import Any

from bench.engine import ROUNDS, Played, measure, recorded
from bench.roar_play import START, Table, computers
from rules.core.chance import Chance
from rules.core.game import Move, SeatSpec
from rules.roar import GAME
from tests.rules.contract.drivers import DRIVERS

OPTIONS = {"mode": "full", "pace": "frantic"}
Steps = Iterator[tuple[Any, Move[Any], tuple[Any, ...]]]


def random_play(seed: str) -> Played:
    """Five people who press anything at random times."""
    driver = DRIVERS["roar"]
    first = GAME.setup((SeatSpec(),) * 5, OPTIONS, Chance(seed, 0), START).state

    def steps() -> Steps:
        state, now, ply = first, START, 0
        while GAME.result(state) is None:
            ply += 1
            move = driver.move(GAME, state, Chance(f"{seed}/driver", ply), now)
            before, (state, events) = state, GAME.apply(state, move, Chance(seed, ply))
            now = max(now, move.now)
            yield before, move, events

    return recorded(seed, first, steps())


def busy_play(seed: str) -> Played:
    """Five computers at full speed, the full game: hardly a press that does nothing."""
    table = Table(seed, computers(5), OPTIONS, ("hard",) * 5)

    def steps() -> Steps:
        state, ply = table.first, 0
        for step in table.play():
            if ply + 1 == table.ply:  # not what came too late to be carried out
                ply += 1
                before, (state, events) = state, GAME.apply(state, step.move, Chance(seed, ply))
                yield before, step.move, events

    return recorded(seed, table.first, steps())


if __name__ == "__main__":
    measure(GAME, [random_play("engine")], [busy_play("engine")], int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
