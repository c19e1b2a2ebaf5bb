"""Planning ahead: the position of the next turn, and what a planned choice depends on."""

from dataclasses import replace
from typing import Any

import pytest

from rules.core.chance import Chance
from rules.core.game import Move
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import Action, Aim, Do, Go
from rules.sauria.cards.marks import STUNNED
from rules.sauria.frames import Actions, Hunt, Opening, Pause, Plan, Round, Trade, Turn
from rules.sauria.map import FIELD
from rules.sauria.state import State
from tests.rules.sauria.island import Rigged, dino, down, hunting, island, person, up

HUNTER, SCIENTIST = person("hunter", "D23"), person("scientist", "B3")


def next_turn(state: State, seat: int = 1) -> State:
    """The position that the seat plans from."""
    found = GAME.ahead(state, seat)
    assert found is not None
    return found


@pytest.mark.rule("SAU-ACT-01", "SAU-ROUND-04")
def test_a_seat_whose_turn_is_still_to_come_plans_it_in_this_round_with_all_its_action_points() -> None:
    ahead = next_turn(island(HUNTER, replace(SCIENTIST, ap=0), event="flare"))
    assert (ahead.round, ahead.event, ahead.seat, ahead.players[1].ap) == (1, "flare", 1, 3)
    (prompt,) = GAME.prompts(ahead)
    assert (prompt.seat, prompt.kind, prompt.about) == (1, "turn", (3,))


@pytest.mark.parametrize("phase", [1, 2])
def test_before_the_actions_of_a_round_every_seat_plans_them(phase: int) -> None:
    state = island(HUNTER, SCIENTIST, stack=(Round(phase), Pause()), seat=-1)
    assert [next_turn(state, seat).round for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("SAU-ROUND-03")
def test_a_seat_that_has_had_its_turn_plans_the_next_round_with_its_night_and_without_its_event() -> None:
    state = island(HUNTER, SCIENTIST, round=4, event="flare", stack=(Round(3), Actions(()), Turn(0)))
    ahead = next_turn(state)
    assert (ahead.round, ahead.event) == (5, "")
    (prompt,) = GAME.prompts(ahead)
    own = [GAME.basis(GAME.view(s, 1), prompt, Do("move"))[1:3] for s in (state, ahead)]
    assert own == [(False, False), (True, True)], "night comes"
    assert next_turn(hunting(HUNTER, SCIENTIST, round=4)).round == 5


def test_what_a_card_does_to_the_next_turn_is_in_it_and_lasts_for_that_turn() -> None:
    ahead = next_turn(island(HUNTER, replace(SCIENTIST, coming=("-ap", "dazed"), turn=("walked",))))
    assert (ahead.players[1].ap, ahead.players[1].turn, ahead.players[1].coming) == (2, ("-ap", "dazed"), ())


@pytest.mark.parametrize(
    "state",
    [
        island(HUNTER, replace(SCIENTIST, alive=False)),
        island(HUNTER, SCIENTIST, over=True, stack=()),
        island(HUNTER, SCIENTIST, round=16, stack=(Round(4), Pause(), Hunt(()))),
        island(HUNTER, replace(SCIENTIST, field=-1), stack=(Opening("field", (1,)),)),
        island(HUNTER, SCIENTIST, stack=(Round(3), Actions(()), Turn(1)), seat=1),
        island(HUNTER, SCIENTIST, stack=(Round(3), Actions(()), Turn(1), Trade(1, 0, (), (), True)), seat=1),
    ],
    ids=["dead", "over", "last round", "not landed", "own turn", "own turn waits for another"],
)
def test_who_has_no_turn_to_come_plans_none(state: State) -> None:
    assert GAME.ahead(state, 1) is None


def test_in_the_last_round_a_turn_that_is_still_to_come_is_planned() -> None:
    assert next_turn(island(HUNTER, SCIENTIST, round=16)).round == 16


def test_what_somebody_else_has_begun_is_left_out() -> None:
    state = island(HUNTER, SCIENTIST, stack=(Round(3), Actions((1,)), Turn(0), Plan(0, "move")), drawn=("torch",))
    ahead = next_turn(state)
    assert (ahead.stack, ahead.drawn) == ((Turn(1),), ())


def test_after_the_planned_turn_nothing_follows() -> None:
    outcome = GAME.apply(next_turn(island(HUNTER, SCIENTIST)), Move(1, Do("pass")), Chance("plan"))
    assert GAME.prompts(outcome.state) == ()
    assert [type(x) for x in outcome.events if type(x) not in GAME.certain] == []
    assert isinstance(outcome.events[0], e.TurnEnded)


def played(state: State, *actions: Action, chance: Chance | None = None) -> tuple[Any, ...]:
    """What these choices of the second seat bring in its planned turn."""
    events: list[Any] = []
    state = next_turn(state)
    for action in actions:
        outcome = GAME.apply(state, Move(1, action), chance or Rigged())
        state = outcome.state
        events += outcome.events
    return tuple(events)


@pytest.mark.parametrize(
    ("state", "actions", "certain"),
    [
        (island(HUNTER, SCIENTIST), (Do("move"), Go(FIELD["B4"])), True),
        (island(HUNTER, SCIENTIST), (Do("rest"),), True),
        (island(HUNTER, SCIENTIST), (Do("move"), Go(FIELD["A2"])), True),
        (island(HUNTER, person("scientist", "C8"), up=("clinic",)), (Do("search"),), False),
        (island(HUNTER, SCIENTIST), (Do("move"), Go(FIELD["B2"])), False),
        (island(HUNTER, SCIENTIST, dinos=(dino("compsognathus", "B3"),)), (Do("attack"),), False),
        (island(HUNTER, SCIENTIST, dinos=(dino("dilophosaurus", "B3"),)), (Do("move"), Go(FIELD["B4"])), False),
    ],
    ids=["a quiet road", "rest", "a black marker", "items", "a tile turned up", "dice", "a leave attack"],
)
def test_what_is_drawn_rolled_or_turned_up_is_not_certain(
    state: State, actions: tuple[Action, ...], certain: bool
) -> None:
    assert all(type(event) in GAME.certain for event in played(state, *actions)) is certain


def test_a_red_marker_is_not_certain_because_of_the_dinosaur_that_it_brings() -> None:
    events = played(island(HUNTER, SCIENTIST), Do("move"), Go(FIELD["A2"]), chance=Rigged(markers="R"))
    assert {type(event) for event in events if type(event) not in GAME.certain} == {e.DinosaurPlaced}


def basis(state: State, action: Action, kind: str = "field") -> Any:
    """What a choice of the second seat depends on, for a move that it has begun."""
    state = replace(state, stack=(Turn(1), *((Plan(1, "move"),) if kind == "field" else ())), seat=1, asked=None)
    (prompt,) = GAME.prompts(state)
    return GAME.basis(GAME.view(state, 1), prompt, action)


B4 = Go(FIELD["B4"])
PLAIN = island(HUNTER, SCIENTIST)
NEAR = dino("dilophosaurus", "B4")


@pytest.mark.parametrize(
    "changed",
    [
        island(HUNTER, replace(SCIENTIST, ap=2)),
        island(HUNTER, replace(SCIENTIST, energy=(0, *SCIENTIST.energy[1:]))),
        island(HUNTER, replace(SCIENTIST, items=person("scientist", "B3", "torch").items)),
        island(HUNTER, replace(SCIENTIST, wounds=down("cut"))),
        island(HUNTER, replace(SCIENTIST, wounds=up("cut"))),
        island(HUNTER, replace(SCIENTIST, bleeding=True)),
        island(HUNTER, replace(SCIENTIST, hidden=True)),
        island(HUNTER, replace(SCIENTIST, turn=("walked",))),
        island(HUNTER, SCIENTIST, round=5),
        island(replace(HUNTER, field=FIELD["B4"]), SCIENTIST),
        island(HUNTER, SCIENTIST, dinos=(NEAR,)),
        island(HUNTER, SCIENTIST, dinos=(replace(NEAR, field=FIELD["C6"]),)),
        island(HUNTER, SCIENTIST, lava=1 << FIELD["B4"]),
    ],
    ids=[
        *("AP", "energy", "items", "a wound", "a wound face up", "bleeding", "hidden", "used up", "night"),
        *("a figure", "a dinosaur", "a dinosaur beside", "lava"),
    ],
)
def test_a_step_depends_on_the_own_figure_and_on_what_is_where_it_goes(changed: State) -> None:
    assert basis(changed, B4) != basis(PLAIN, B4)


def test_a_step_depends_on_the_state_of_the_dinosaurs_there() -> None:
    states = [
        island(HUNTER, SCIENTIST, dinos=(there,)) for there in (NEAR, replace(NEAR, damage=1), replace(NEAR, marks=STUNNED))
    ]
    assert len({basis(state, B4) for state in states}) == 3
    aims = [basis(state, Aim(NEAR.id), "turn") for state in states]
    assert len(set(aims)) == 3, "and an attack on one"


@pytest.mark.parametrize(
    "changed",
    [
        island(replace(HUNTER, field=FIELD["D20"], ap=0, wounds=down("cut")), SCIENTIST),
        island(HUNTER, SCIENTIST, dinos=(replace(NEAR, field=FIELD["D10"]),)),
        island(HUNTER, SCIENTIST, lava=1 << FIELD["D10"]),
        island(HUNTER, replace(SCIENTIST, wounds=()), event="flare"),
        island(HUNTER, SCIENTIST, round=2, starter=1),
    ],
    ids=["another's figure", "a far dinosaur", "far lava", "the event", "the next round"],
)
def test_what_happens_elsewhere_changes_nothing(changed: State) -> None:
    assert basis(changed, B4) == basis(PLAIN, B4)


def test_which_wound_lies_face_down_is_not_in_it() -> None:
    two = [island(HUNTER, replace(SCIENTIST, wounds=down(card))) for card in ("cut", "artery")]
    assert basis(two[0], B4) == basis(two[1], B4)
