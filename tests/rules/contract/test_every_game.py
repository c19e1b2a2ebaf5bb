"""What holds for every game on the list, whatever its rules: the promises of `rules.core.game`."""

import hashlib
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, NamedTuple

import pytest

from db.codec import codec_for
from rules import GAMES
from rules.core.chance import Chance
from rules.core.game import STRENGTHS, Illegal, Move, Outcome, legal
from tests.rules.contract.drivers import DRIVERS, START, AnyGame, Driver, Setting

CASES = [
    pytest.param(GAMES[name], DRIVERS[name], setting, id=f"{name}-{len(setting.seats)}-{i}")
    for name in GAMES
    for i, setting in enumerate(DRIVERS[name].settings)
]
every_game = pytest.mark.parametrize(("game", "driver", "setting"), CASES)

MOST_EVENTS = 200
MOST_FRAMES = 20
EVERY = 23
"""Costly looks are taken at every so-manieth state."""


class Step(NamedTuple):
    """A move and the states around it. now: time of the move before it."""

    ply: int
    now: int
    before: Any
    move: Move[Any]
    outcome: Outcome[Any, Any]


def play(game: AnyGame, driver: Driver, setting: Setting, seed: str) -> Iterator[Step]:
    """A random game to its end."""
    state = game.setup(setting.seats, setting.options, Chance(seed, 0), START).state
    now = START
    for ply in range(1, driver.most):
        if game.result(state) is not None:
            return
        move = driver.move(game, state, Chance(f"{seed}/driver", ply), now)
        outcome = game.apply(state, move, Chance(seed, ply))
        yield Step(ply, now, state, move, outcome)
        now = max(now, move.now)
        state = outcome.state
    raise AssertionError(f"seed {seed}: no end after {driver.most} moves")


def looked_at(game: AnyGame, driver: Driver, setting: Setting, seed: str) -> Iterator[Step]:
    """Some steps of a random game."""
    return (step for step in play(game, driver, setting, seed) if step.ply % EVERY == 1)


def test_every_game_on_the_list_has_a_driver() -> None:
    assert set(DRIVERS) == set(GAMES) and all(GAMES[name].name == name for name in GAMES)


@every_game
def test_events_alone_rebuild_the_state_after_every_move(game: AnyGame, driver: Driver, setting: Setting) -> None:
    stored: list[Any] = []
    first = None
    for step in play(game, driver, setting, "rebuild"):
        first = first or step.before
        assert game.evolve(step.before, step.outcome.events) == step.outcome.state
        stored += step.outcome.events
        last = step.outcome.state
    assert game.evolve(first, stored) == last and game.result(last) is not None


@every_game
def test_somebody_can_act_or_something_is_due_until_the_game_is_over(
    game: AnyGame, driver: Driver, setting: Setting
) -> None:
    for step in play(game, driver, setting, "never stuck"):
        state = step.before
        assert any(p.choices for p in game.prompts(state)) or game.due(state) is not None
        last = step.outcome.state
    assert game.prompts(last) == () and game.due(last) is None
    result = game.result(last)
    assert result is not None and len(result.places) == len(result.points) == len(setting.seats)
    assert all(result.places[seat] == 1 for seat in result.winners)


@every_game
def test_moves_stay_small(game: AnyGame, driver: Driver, setting: Setting) -> None:
    for step in play(game, driver, setting, "small"):
        assert len(step.outcome.events) < MOST_EVENTS
        assert len(getattr(step.outcome.state, "stack", ())) < MOST_FRAMES
        assert all(len(p.choices) <= 25 for p in game.prompts(step.outcome.state))


@every_game
def test_a_stored_state_comes_back_equal_with_the_same_prompts(game: AnyGame, driver: Driver, setting: Setting) -> None:
    codec = codec_for(game)
    for step in looked_at(game, driver, setting, "stored"):
        loaded = codec.unpack(codec.pack(step.before))
        assert loaded == step.before and game.prompts(loaded) == game.prompts(step.before)
        events = codec.unpack(codec.pack(step.outcome.events))
        assert game.evolve(loaded, events) == step.outcome.state


@every_game
def test_every_choice_that_is_offered_is_accepted(game: AnyGame, driver: Driver, setting: Setting) -> None:
    for step in looked_at(game, driver, setting, "offered"):
        for prompt in game.prompts(step.before):
            for choice in prompt.choices:
                move = Move(prompt.seat, choice, prompt.guard, 0, step.now)
                assert game.apply(step.before, move, Chance("any")).state is not step.before
        seats = {prompt.seat for prompt in game.prompts(step.before)}
        assert all(legal(game, step.before, seat) for seat in seats)


@every_game
def test_a_forged_move_is_refused_and_changes_nothing(game: AnyGame, driver: Driver, setting: Setting) -> None:
    codec = codec_for(game)
    for step in looked_at(game, driver, setting, "forged"):
        before = codec.pack(step.before)
        for move in driver.forged(game, step.before):
            with pytest.raises(Illegal):
                game.apply(step.before, move, Chance("any"))
        assert codec.pack(step.before) == before


@every_game
def test_a_published_state_refuses_assignment(game: AnyGame, driver: Driver, setting: Setting) -> None:
    for step in looked_at(game, driver, setting, "frozen"):
        for name in (f.name for f in fields(step.outcome.state)):
            with pytest.raises(AttributeError):
                setattr(step.outcome.state, name, None)


@every_game
def test_a_guess_has_the_view_it_was_made_from(game: AnyGame, driver: Driver, setting: Setting) -> None:
    for step in looked_at(game, driver, setting, "guess"):
        for seat in (None, *range(len(setting.seats))):
            view = game.view(step.before, seat)
            assert game.view(game.guess(view, Chance(f"guess{step.ply}")), seat) == view


@every_game
def test_the_turn_ahead_asks_its_own_seat_and_follows_from_what_the_seat_sees(
    game: AnyGame, driver: Driver, setting: Setting
) -> None:
    codec = codec_for(game)
    for step in looked_at(game, driver, setting, "ahead"):
        for seat in range(len(setting.seats)):
            view = game.view(step.before, seat)
            real = game.ahead(step.before, seat)
            guessed = [game.ahead(game.guess(view, Chance(f"ahead{n}")), seat) for n in range(2)]
            assert [state is None for state in guessed] == [real is None] * 2
            if real is None:
                continue
            asked = [p for p in game.prompts(real) if not p.optional]
            assert len({p.seat for p in asked}) <= 1
            for prompt in asked:
                for choice in prompt.choices:
                    assert game.apply(real, Move(prompt.seat, choice), Chance("any")).state is not real
            for state in guessed:
                assert game.view(state, seat) == game.view(real, seat)
                for prompt in [p for p in asked if p.seat == seat]:
                    bases = [game.basis(game.view(s, seat), prompt, a) for s in (state, real) for a in prompt.choices]
                    assert bases[: len(prompt.choices)] == bases[len(prompt.choices) :]
                    assert codec.plain(tuple(bases))


@every_game
def test_a_computer_decides_for_a_legal_choice_or_waits(game: AnyGame, driver: Driver, setting: Setting) -> None:
    for step in looked_at(game, driver, setting, "decide"):
        for prompt in game.prompts(step.before)[:3]:
            strength = STRENGTHS[step.ply % 3]
            view = game.view(step.before, prompt.seat)
            decision = game.decide(view, prompt, strength, Chance("decide", step.ply), step.now)
            assert decision.wait >= 0
            assert decision.action is None or decision.action in prompt.choices


@every_game
def test_a_clock_that_ran_out_does_something_legal(game: AnyGame, driver: Driver, setting: Setting) -> None:
    for step in looked_at(game, driver, setting, "timeout"):
        for seat in {prompt.seat for prompt in game.prompts(step.before)}:
            assert game.timeout(step.before, seat) in legal(game, step.before, seat)


@every_game
def test_a_restart_and_a_change_of_hands_are_moves_of_the_table_or_nothing(
    game: AnyGame, driver: Driver, setting: Setting
) -> None:
    for step in looked_at(game, driver, setting, "table"):
        actions = [game.restarted(step.before), game.seated(step.before, 0, False), game.seated(step.before, 0, True)]
        for action in actions:
            if action is not None:
                outcome = game.apply(step.before, Move(None, action, 0, 0, step.now), Chance("table"))
                assert game.evolve(step.before, outcome.events) == outcome.state


@every_game
def test_the_same_seed_and_moves_give_the_same_state_byte_for_byte(game: AnyGame, driver: Driver, setting: Setting) -> None:
    codec = codec_for(game)
    moves = []
    for step in play(game, driver, setting, "again"):
        moves.append(step.move)
        last = step.outcome.state
    state = game.setup(setting.seats, setting.options, Chance("again", 0), START).state
    for ply, move in enumerate(moves, 1):
        state = game.apply(state, move, Chance("again", ply)).state
    assert hashlib.sha256(codec.pack(state)).digest() == hashlib.sha256(codec.pack(last)).digest()


@every_game
def test_unknown_seats_and_options_are_refused(game: AnyGame, driver: Driver, setting: Setting) -> None:
    for n in (0, min(game.seat_counts) - 1, max(game.seat_counts) + 1):
        with pytest.raises(ValueError):
            game.setup(setting.seats[:1] * n, setting.options, Chance("x"))
    with pytest.raises(ValueError):
        game.setup(setting.seats, {**setting.options, "no such option": True}, Chance("x"))
