"""What a choice brought to light cannot be taken back: the engine says so of each die, marker, card and tile."""

import pytest

from bench.sauria_play import Match, busily
from rules.core.chance import Chance
from rules.core.game import Move
from rules.sauria import GAME
from rules.sauria.actions import Action, Do, Go, Use
from rules.sauria.map import FIELD
from rules.sauria.state import State
from tests.rules.sauria.island import dino, island, person, play

GAMES = 60


def stands(state: State, *actions: Action) -> bool:
    """Whether the last of these choices of the first player stands."""
    for action in actions[:-1]:
        state = play(state, action).state
    chance = Chance("undo")
    events = GAME.apply(state, Move(0, actions[-1]), chance).events
    return chance.used or any(isinstance(event, GAME.revealing) for event in events)


@pytest.mark.parametrize(
    ("items", "actions", "expected"),
    [
        ((), (Do("search"),), True),
        ((), (Do("quiet"), Go(FIELD["A1"])), False),
        ((), (Do("quiet"), Go(FIELD["C2"])), True),
        ((), (Do("quiet"), Go(FIELD["C3"])), True),
        ((), (Do("hide"),), False),
        ((), (Do("pass"),), False),
        (("machete",), (Do("attack"), Use(0)), True),
    ],
)
def test_a_search_a_tile_an_encounter_and_a_roll_stand_and_a_quiet_step_does_not(
    items: tuple[str, ...], actions: tuple[Action, ...], expected: bool
) -> None:
    dinos = [dino("pachy", "B2")] if items else []
    state = island(person("hunter", "B2", *items), person("scientist", "D23"), up=("bunker",), dinos=dinos)
    assert stands(state, *actions) is expected


def shown(state: State) -> tuple[object, ...]:
    """All that lies hidden, as far as somebody has come to know of it: how many cards are left, what is turned up."""
    faces = tuple(tuple(w.card for w in p.wounds if w.up) for p in state.players)
    decks = (state.day, state.night, state.meetings, state.eruptions, state.stock, *state.items)
    return tuple(map(len, decks)), state.up, state.drawn != (), faces, tuple(p.peek for p in state.players)


def test_in_random_games_whatever_comes_to_light_stands() -> None:
    stood = free = 0
    for i in range(GAMES):
        game = Match(f"back{i}", 1 + i % 5, busily, {"ties": False})
        for step in game.play():
            chance = Chance(game.seed, game.ply)
            events = GAME.apply(step.before, step.move, chance).events
            stays = chance.used or any(isinstance(event, GAME.revealing) for event in events)
            before, after = shown(step.before), shown(step.outcome.state)
            if before != after and not stays:
                changed = [pair for pair in zip(before, after, strict=True) if pair[0] != pair[1]]
                assert hidden_again(step.before, step.outcome.state), (step.move, changed, events)
            stood, free = stood + stays, free + (not stays)
    assert stood > 1000
    assert free > 1000


def hidden_again(before: State, after: State) -> bool:
    """Whether the only difference is that known cards went out of sight: kept, healed, a glance that is over."""
    old, new = shown(before), shown(after)
    pairs = list(zip(before.players, after.players, strict=True))
    healed = all(set(a.wounds) <= set(b.wounds) for b, a in pairs)
    return old[:2] == new[:2] and not after.drawn and healed and all(a.peek in (b.peek, ("", "")) for b, a in pairs)
