"""No secret gets out: whatever a viewer may not know is permuted, and all that they get stays the same, byte by byte."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from render import FACES
from render.words import LOCALES
from rules import GAMES
from rules.core.chance import Chance
from rules.core.game import Move, Seat, Tick
from rules.roar.events import PRIVATE
from tests.leaks.permute import PERMUTERS
from tests.leaks.seen import planned, presses, seen, table
from tests.rules.contract.drivers import DRIVERS, START

LATEST = 400
"""Moves whose events are told beside the moment."""
MOMENTS = {"roar": (2, 40, 90, 160, 320), "sanctuary": (3, 60, 120), "sauria": (4, 40, 62, 150, 300)}
"""Plies at which a random game is looked at; in a race each time until a press waits or something else is hidden."""
DEALS = 2


class Moment(NamedTuple):
    """A state of a real game, what happened just before, and when."""

    state: Any
    events: tuple[Any, ...]
    now: int


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """Moments of one random game with most seats."""
    return tuple(played(game))


def played(game: str) -> Iterator[Moment]:
    """One random game, stopped at its moments."""
    rules, driver, seed = GAMES[game], DRIVERS[game], f"leaks {game} 3"
    seats, options = driver.settings[1]
    state, now = rules.setup(seats, options, Chance(seed, 0), START).state, START
    wanted, events = list(MOMENTS[game]), []
    for ply in range(1, driver.most):
        if rules.result(state) is not None or not wanted:
            return
        move = driver.move(rules, state, Chance(seed, -ply), now)
        state, new = rules.apply(state, move, Chance(seed, ply))
        now = max(now, move.now)
        events.append(new)
        if ply >= wanted[0] and (not rules.live or state.queue or ply < 10):
            wanted.pop(0)
            yield Moment(state, tuple(e for some in events[-LATEST:] for e in some), now)


CASES = [
    pytest.param(game, number, viewer, id=f"{game}-{number}-{'public' if viewer is None else f'seat{viewer}'}")
    for game in PERMUTERS
    if game in FACES
    for number in range(len(MOMENTS[game]))
    for viewer in (None, *range(len(DRIVERS[game].settings[1].seats)))
]


@pytest.mark.parametrize(("game", "number", "viewer"), CASES)
async def test_nothing_that_a_viewer_gets_depends_on_what_they_may_not_know(
    game: str, number: int, viewer: Seat | None
) -> None:
    state, events, now = moments(game)[number]
    guards = range(1, len(state.players) + 1)
    moves = presses(table(game, state, guards), viewer, now)
    for deal in range(DEALS):
        chance = Chance(f"deal {deal}", number)
        other = PERMUTERS[game].state(state, viewer, chance)
        otherwise = PERMUTERS[game].events(events, viewer, chance)
        assert other != state, "nothing was permuted"
        for locale in LOCALES if not deal else ("en",):
            real = await seen(table(game, state, guards), viewer, events, locale, moves)
            false = await seen(table(game, other, guards), viewer, otherwise, locale, moves)
            assert [name for name in real if real[name] != false[name]] == []


def test_in_a_permuted_race_nothing_happens_at_once_that_everybody_would_see() -> None:
    """Else it is no race that the viewer could be in: who is awake and who is out is public."""
    rules = GAMES["roar"]
    for number, (state, _, now) in enumerate(moments("roar")):
        until = (rules.due(state) or now) - 1
        for viewer in (None, *range(len(state.players))):
            for deal in range(DEALS):
                other = PERMUTERS["roar"].state(state, viewer, Chance(f"deal {deal}", number))
                while (due := rules.due(other)) is not None and due <= until:
                    other, events = rules.apply(other, Move(None, Tick(), now=due), Chance("leaks"))
                    assert [event for event in events if not isinstance(event, PRIVATE)] == []


@pytest.mark.parametrize("game", [game for game in ("roar", "sauria") if game in FACES])
async def test_what_is_permuted_is_shown_to_its_owner(game: str) -> None:
    state, events, _ = moments(game)[-1]
    guards = range(1, len(state.players) + 1)
    other = PERMUTERS[game].state(state, 0, Chance("deal", 1))
    changed: set[Seat] = set()
    for seat in range(1, len(state.players)):
        real = await seen(table(game, state, guards), seat, events, "en", ())
        false = await seen(table(game, other, guards), seat, events, "en", ())
        changed |= {seat} if real["mine"] != false["mine"] or real["panel"] != false["panel"] else set()
    assert changed, "the permuted secrets are those that panels show"


def test_the_moments_hold_secrets_of_every_kind() -> None:
    race = [moment.state for moment in moments("roar")]
    assert any(state.queue for state in race)
    assert any(hand.wishes for state in race for hand in state.hands)
    assert any(hand.cooldown_until for state in race for hand in state.hands)
    island = [moment.state for moment in moments("sauria")]
    assert any(not wound.up for state in island for p in state.players for wound in p.wounds)
    assert any(p.peek[1] for state in island for p in state.players)
    assert {type(event).__name__ for event in moments("sauria")[-1].events} >= {"WoundDrawn", "Tallied", "Peeked"}
    assert any(state.piles for state in (moment.state for moment in moments("sanctuary")))


def test_some_moments_leave_room_for_a_plan_of_several_choices() -> None:
    for game in ("sanctuary", "sauria"):
        seats = range(len(moments(game)[0].state.players))
        tables = [table(game, moment.state, [1 for _ in seats]) for moment in moments(game)]
        assert max(len(planned(opened, seat, "en")) for opened in tables for seat in seats) > 2


def test_every_game_that_can_be_played_has_a_permuter() -> None:
    assert set(FACES) <= set(PERMUTERS)
