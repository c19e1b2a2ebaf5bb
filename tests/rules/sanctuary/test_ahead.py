"""Planning ahead: the next placement or turn of a seat, and what a planned choice depends on."""

from dataclasses import replace
from typing import Any

import pytest

from rules.core.chance import Chance
from rules.core.game import Move
from rules.sanctuary import GAME
from rules.sanctuary.actions import Action, End, Main, Place
from rules.sanctuary.events import Placed
from rules.sanctuary.frames import Round
from rules.sanctuary.state import State
from tests.rules.sanctuary.tables import Table, new, placing, resolving


def kinds(state: State, seat: int) -> list[tuple[int, str]]:
    """Who is asked what in the position that a seat plans from."""
    ahead = GAME.ahead(state, seat)
    return [] if ahead is None else [(prompt.seat, prompt.kind) for prompt in GAME.prompts(ahead)]


@pytest.mark.rule("SAN-PLACE-02", "SAN-PLACE-03")
def test_a_seat_that_waits_plans_its_next_placement() -> None:
    table = new(3, first="1")
    assert [kinds(table.state, seat) for seat in (1, 2)] == [[(1, "place")], [(2, "place")]]
    table.press(table.choices(0)[0], seat=0)
    table.press(table.choices(1)[0], seat=1)
    assert kinds(table.state, 0) == [(0, "place")], "its second volunteer comes last"
    ahead = GAME.ahead(table.state, 0)
    assert ahead is not None
    place = GAME.prompts(ahead)[0].choices[0]
    assert isinstance(place, Place)
    events = GAME.apply(ahead, Move(0, place), Chance("plan")).events
    assert events[0] == Placed(0, 1, place.at)
    assert all(type(event) in GAME.certain for event in events)


@pytest.mark.rule("SAN-RESOLVE-01")
def test_a_turn_is_planned_until_both_volunteers_are_resolved() -> None:
    table = placed()
    assert kinds(table.state, 0) == [], "it is its turn"
    assert kinds(table.state, 1) == [(1, "volunteer")]
    end(table)
    end(table)
    assert kinds(table.state, 1) == [(1, "turn")], "one volunteer is left"
    end(table)
    end(table)
    assert [kinds(table.state, seat) for seat in (0, 1)] == [[(0, "place")], [(1, "place")]], "a new round"


def placed() -> Table:
    """Two seats after placing: the first one resolves."""
    table = new(2, first="1")
    for _ in range(4):
        table.press(table.asked[0].choices[0], seat=table.asked[0].seat)
    return table


def end(table: Table) -> None:
    """Whoever resolves ends that turn as soon as possible; the next pile is revealed if it was the last."""
    before = table.state.tipped
    while table.state.tipped == before:
        prompt = table.asked[0]
        table.press(End() if End() in prompt.choices else prompt.choices[0], seat=prompt.seat)
    if not table.asked:
        table.proceed()


def test_after_a_planned_turn_nothing_follows() -> None:
    table = placed()
    state: Any = GAME.ahead(table.state, 1)
    while prompts := GAME.prompts(state):
        (prompt,) = prompts
        action = End() if End() in prompt.choices else prompt.choices[0]
        outcome = GAME.apply(state, Move(1, action), Chance("plan"))
        assert all(type(event) in GAME.certain for event in outcome.events)
        state = outcome.state
    assert (state.stack, state.over) == ((), False)


def test_a_game_that_is_over_has_no_turn_to_come() -> None:
    assert GAME.ahead(replace(placed().state, stack=(), over=True), 1) is None
    assert GAME.ahead(replace(placed().state, stack=(Round("pause"),)), 1) is None


def basis(state: State, action: Action, seat: int = 0) -> Any:
    """What a choice of that seat's next prompt depends on."""
    prompt = next(prompt for prompt in GAME.prompts(state) if prompt.seat == seat)
    return GAME.basis(GAME.view(state, seat), prompt, action)


def test_a_placement_depends_on_what_is_seen_from_the_card() -> None:
    open_row = basis(placing(2).state, Place(0))
    assert basis(placing(2, pawns={1: (5,)}).state, Place(0)) != open_row
    fenced = placing(2, fences={1: "right"}).state
    there = replace(fenced, pawns=(-1, -1, 5, -1), asked=None)
    assert basis(there, Place(0)) == basis(fenced, Place(0)), "behind the fence nothing is seen anyway"


def test_a_turn_depends_on_the_own_board_and_volunteers_and_on_nobody_elses() -> None:
    state = resolving().state
    plain = basis(state, Main(0))
    mine, yours = state.players[0], state.players[1:]
    assert basis(replace(state, players=(replace(mine, mgmt=(1, 0, 0, 0)), *yours)), Main(0)) != plain
    assert basis(replace(state, spent=(1, *state.spent[1:])), Main(0)) != plain
    others = tuple(replace(board, mgmt=(1, 1, 1, 1)) for board in yours)
    assert basis(replace(state, players=(mine, *others), supply=(1, 1, 1, 1, 1)), Main(0)) == plain
