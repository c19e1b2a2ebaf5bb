"""500 random games of people who press anything, arrive in any order and fall asleep: nothing breaks, nothing is lost."""

from collections import Counter
from typing import Any

import pytest

from rules.core.chance import Chance
from rules.core.game import Move, SeatSpec
from rules.roar import GAME, developments
from rules.roar.constants import GAME_END, IN, LIVE, OUT, PAUSE, WATCHING, WITHDRAWN
from rules.roar.developments import DEVELOPMENTS
from rules.roar.events import KnockedOut, RoundWon
from rules.roar.state import State
from tests.rules.contract.drivers import DRIVERS, START

BATCHES, GAMES_EACH = 20, 25
PACES = ("frantic", "frantic", "frantic", "normal", "frantic", "calm")


def setting(i: int) -> tuple[tuple[SeatSpec, ...], dict[str, Any]]:
    """Table number i: seats, mode, pace and balancing go round."""
    n = 2 + i % 4
    presets = ("none", "beginner", "veteran", "simple")
    seats = tuple(SeatSpec(seat != i % 5, (("preset", presets[(i + seat) % 4]),)) for seat in range(n))
    return seats, {"mode": ("full", "simple")[i % 3 == 0], "pace": PACES[i % 6], "reflex": i % 7 == 0}


def check(state: State, counts: Counter[str]) -> None:
    """What must hold in every state."""
    for p, h in zip(state.players, state.hands, strict=True):
        assert p.damage >= 0 and (p.status == OUT) >= (p.damage >= developments.limit(p.developments))
        assert p.status != OUT or p.damage >= developments.limit(p.developments)
        assert len(h.dice) == len(h.held) == developments.dice(p.developments)
        assert all(face or not held for face, held in zip(h.dice, h.held, strict=True))
        assert all(p.developments.count(name) <= DEVELOPMENTS[name].copies for name in p.developments)
        assert p.status in (IN, OUT, WITHDRAWN, WATCHING)
        assert not (p.status != IN and (p.choosing or p.blows or h.early))
    assert sum(p.knockouts for p in state.players) == counts["knockouts"]
    assert sum(p.victories for p in state.players) == counts["victories"]
    stamps = [q.stamp for q in state.queue]
    assert stamps == sorted(stamps) and (not stamps or state.phase == LIVE)
    if state.phase in (LIVE, PAUSE):
        assert sum(p.status == IN for p in state.players) >= 2


@pytest.mark.parametrize("batch", range(BATCHES))
def test_random_games_run_to_their_end_and_lose_no_marker(batch: int) -> None:
    driver = DRIVERS["roar"]
    for i in range(batch * GAMES_EACH, (batch + 1) * GAMES_EACH):
        seats, options = setting(i)
        seed = f"random {i}"
        state, now, counts = GAME.setup(seats, options, Chance(seed, 0), START).state, START, Counter[str]()
        for ply in range(1, driver.most):
            if state.phase == GAME_END:
                break
            move: Move[Any] = driver.move(GAME, state, Chance(seed, -ply), now)
            outcome = GAME.apply(state, move, Chance(seed, ply))
            now, state = max(now, move.now), outcome.state
            for e in outcome.events:
                counts["knockouts"] += isinstance(e, KnockedOut) and e.by is not None
                counts["victories"] += isinstance(e, RoundWon)
            if ply % 5 == 0:
                check(state, counts)
        result = GAME.result(state)
        assert result is not None and result.ending in ("points", "tie-break", "cancelled", "not_started")
        check(state, counts)
