"""The resume stack is data: after every single move a game may be stored, read back and played on, in any mode."""

from collections import Counter
from collections.abc import Iterator

import pytest

from bench.sauria_play import Match, at_random, busily
from db.codec import codec_for
from rules.core.chance import Chance
from rules.core.game import Options
from rules.sauria import GAME
from rules.sauria.actions import Do, Use
from rules.sauria.frames import FRAMES, Assault
from rules.sauria.state import State
from tests.rules.sauria.island import dino, island, person, play

CODEC = codec_for(GAME)
Shape = tuple[type, ...]
MODES: tuple[Options, ...] = (
    {},
    {"ties": False},
    {"coop": True, "ties": False},
    {"difficulty": "easy", "ties": False},
    {"difficulty": "hard"},
    {"jurassic": ("deck", "events", "start"), "ties": False},
    {"difficulty": "hard", "jurassic": ("deck", "start"), "coop": True},
    {"characters": "random", "solo_target": "7"},
)
GAMES = 128
DEEP = 7
"""Round, Actions, Turn, Act, Step, Perform, Mend: what an encounter in the middle of a movement asks; seldom deeper."""


def games() -> Iterator[Match]:
    """Every mode with every number of seats that it takes; the ones that play busily get into more."""
    for i in range(GAMES):
        options, seats = MODES[i % len(MODES)], 1 + (i // len(MODES) + i) % 5
        yield Match(f"resume{i}", seats, busily if i % 4 else at_random, options)


def assert_read_back_alike(state: State, loaded: State, seats: tuple[int | None, ...]) -> None:
    """Prompts, clocks, result and these seats' views of a state that was stored are those of the one that was not."""
    assert loaded == state
    assert loaded.asked is None, "what rides along is worked out anew"
    assert GAME.prompts(loaded) == GAME.prompts(state)
    assert GAME.due(loaded) == GAME.due(state)
    assert GAME.result(loaded) == GAME.result(state)
    for seat in seats:
        assert GAME.view(loaded, seat) == GAME.view(state, seat)


def stored(state: State) -> State:
    """The state as it comes from the disk."""
    loaded: State = CODEC.unpack(CODEC.pack(state))
    return loaded


def shape(state: State) -> Shape:
    """What is unfinished, without its particulars."""
    return tuple(type(frame) for frame in state.stack)


@pytest.mark.rule("SAU-R-046", "SAU-R-113")
def test_a_game_goes_on_alike_from_the_disk_after_every_move_whatever_is_unfinished() -> None:
    seen: Counter[Shape] = Counter()
    for game in games():
        other, everybody = stored(game.first.state), (None, *range(len(game.first.state.players)))
        for step in game.play():
            outcome = GAME.apply(other, step.move, Chance(game.seed, game.ply))
            assert outcome == step.outcome
            other, waiting = stored(outcome.state), shape(outcome.state)
            assert_read_back_alike(step.outcome.state, other, () if seen[waiting] else everybody)
            seen[waiting] += 1
        assert other.over
        assert_read_back_alike(game.state, stored(other), everybody)
    frames = {kind for waiting in seen for kind in waiting}
    assert set(FRAMES) - frames <= {Assault}, "every other frame waited for somebody"
    assert max(len(waiting) for waiting in seen) >= DEEP, "the deepest nesting"


@pytest.mark.rule("SAU-R-046", "SAU-R-105")
def test_a_burst_that_waits_for_another_weapon_goes_on_alike_from_the_disk() -> None:
    s = island(person("scientist", "B2", "shotgun:1", "machete", "wrench"), dinos=[dino("pachy", "B2")])
    waiting = play(s, Do("burst"), Use(0), faces=[0, 0]).state
    assert Assault in shape(waiting)
    loaded = stored(waiting)
    assert_read_back_alike(waiting, loaded, (None, 0, 1))
    assert play(loaded, Use(1), faces=[1]) == play(waiting, Use(1), faces=[1])
