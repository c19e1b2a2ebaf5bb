"""Every game on the list through its codec, in random play: what is stored comes back, and asks the same."""

import random
from typing import Any

import pytest

from db.codec import codec_for
from rules import GAMES
from rules.core.chance import Chance
from rules.core.game import Illegal, Move, Proceed, SeatSpec, Tick

PLIES = 150
MOST_STATE, MOST_EVENT = 8 * 1024, 300  # bytes; the second on average over a game


def next_move(game: Any, state: Any, chance: random.Random, now: int) -> Move[Any] | None:
    """A random legal press, or what the clock does."""
    due = game.due(state)
    prompts = [prompt for prompt in game.prompts(state) if prompt.choices]
    if due == 0:
        return Move(None, Proceed(), now=now)
    if due is not None and (not prompts or chance.random() < 0.05):
        return Move(None, Tick(), now=max(now, due))
    if not prompts:
        return None
    prompt = chance.choice(prompts)
    return Move(prompt.seat, chance.choice(prompt.choices), guard=prompt.guard, stamp=now, now=now)


@pytest.mark.parametrize(("name", "seats"), [(name, n) for name, game in GAMES.items() for n in game.seat_counts])
def test_states_actions_and_events_of_a_game_come_back_equal_and_small(name: str, seats: int) -> None:
    game: Any = GAMES[name]
    codec, chance = codec_for(game), random.Random(f"{name}/{seats}")
    state, events = game.setup((SeatSpec(human=False),) * seats, {}, Chance("codec"), 1_000)
    written = count = 0
    for ply in range(1, PLIES):
        blob, log = codec.pack(state), codec.pack(events)
        back = codec.unpack(blob)
        assert back == state
        assert game.prompts(back) == game.prompts(state)
        assert codec.unpack(log) == events
        assert len(blob) <= MOST_STATE
        written, count = written + len(log), count + len(events)
        move = next_move(game, state, chance, 1_000 + ply * 700)
        if move is None:
            break
        assert codec.unpack(codec.pack(move.action)) == move.action
        try:
            state, events = game.apply(state, move, Chance("codec", ply))
        except Illegal:
            events = ()
    assert written <= MOST_EVENT * count
