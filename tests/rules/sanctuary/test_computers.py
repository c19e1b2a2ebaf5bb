"""Computer players: what they see, that they answer everything, that they get better with strength."""

from dataclasses import replace
from typing import Any

import pytest

from bench.sanctuary_play import Match
from rules.core.chance import Chance
from rules.core.game import STRENGTHS
from rules.sanctuary import GAME
from rules.sanctuary.actions import Back, Main, Place, React, Relax, Volunteer
from rules.sanctuary.ai import choose
from rules.sanctuary.ai.value import value
from rules.sanctuary.ai.worth import estimate, main_worth, margins
from rules.sanctuary.cards import CARDS
from rules.sanctuary.effects import ANY, Gain, Satisfy
from rules.sanctuary.score import count
from rules.sanctuary.state import Player, Worker
from tests.rules.sanctuary.tables import find, new, on, resolving, solo, stored


@pytest.mark.parametrize("strength", STRENGTHS)
def test_every_question_of_a_game_is_answered_with_a_choice_of_it(strength: str) -> None:
    match = Match(f"answers {strength}", (strength, "easy"))
    for step in match.play():
        if step.prompt is not None:
            assert step.move.action in step.prompt.choices
            assert step.prompt.seat != 0 or type(step.move.action) not in (Back, Relax) or len(step.prompt.choices) == 1
    assert GAME.result(match.state) is not None


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_choice_depends_on_the_view_and_the_chance_alone(strength: str) -> None:
    state = new(3, "same").state
    prompt = GAME.prompts(state)[0]
    other = GAME.guess(GAME.view(state, None), Chance("other piles"))
    assert other.piles != state.piles
    first, second = (
        GAME.decide(GAME.view(each, prompt.seat), prompt, strength, Chance("c")).action for each in (state, other)
    )
    assert first is second


def test_a_player_thinks_on_blank_piles() -> None:
    state = new(4).state
    thought = choose.thought(GAME.view(state, 0))
    assert thought.piles == ((),) * 4
    assert replace(thought, piles=state.piles) == state


def test_greedy_beats_random_and_planning_beats_both() -> None:
    totals: dict[str, list[int]] = {strength: [] for strength in STRENGTHS}
    for i in range(4):
        for strength in ("normal", "hard"):
            rival = "easy" if strength == "normal" else "normal"
            seats = (strength, rival) if i % 2 else (rival, strength)
            state = Match(f"strength {i}", seats).finish()
            totals[strength].append(count(state.players[seats.index(strength)]).total)
            totals[rival].append(count(state.players[seats.index(rival)]).total)
    mean = {strength: sum(points) / len(points) for strength, points in totals.items()}
    assert mean["easy"] + 20 < mean["normal"] < mean["hard"]


def test_a_board_without_rounds_to_come_is_worth_its_points() -> None:
    board = Player(
        mgmt=(2, 4, 0, 0),
        stores=stored(R=1),
        animals=(3, 0, 1, 0),
        hearts=(1, 0, 0, 0),
        timeline=(1, 0, 1, 0),
        ponds=1,
        threats=3,
        expansions=on(Y="E06", G="E13"),
    )
    assert value(board, 0) == count(board).total
    assert value(board, 3) > value(board, 0)


def test_estimates_follow_the_board() -> None:
    table = solo(Gain((ANY, ANY)), board=Player(animals=(4, 0, 0, 0), mgmt=(1, 0, 0, 0)), round=6)
    m = margins(table.state, 0)
    assert estimate(m, Satisfy("R")) == pytest.approx(4)
    assert estimate(m, Satisfy("YG")) == 0
    assert main_worth(m, "C2") == pytest.approx(0)
    assert m.threat == pytest.approx(-2)
    assert all(estimate(m, tree) > -20 for card in CARDS.values() for tree in (card.main, card.side))


def decision(table: Any, strength: str, seat: int = 0) -> Any:
    """What the computer does in a position."""
    prompt = table.prompt(seat)
    return GAME.decide(GAME.view(table.state, seat), prompt, strength, Chance("d")).action


@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_a_player_takes_what_helps_and_reacts_when_it_is_free(strength: str) -> None:
    table = solo(Gain(("R", "R")), pawns={0: (0, 9), 1: (1, 4)})
    assert decision(table, strength) == Main(0)
    owner = Player(animals=(1, 0, 0, 0), expansions=on(R="E03"))
    grower = find(main=CARDS["R3b"].main)
    offered = resolving(
        at={0: grower}, pawns={0: (0, 9), 1: (1, 4)}, boards={0: Player(animals=(1, 1, 1, 1)), 1: owner}
    )
    offered.press(Main(0))
    while not any(prompt.kind == "react" for prompt in offered.asked):
        offered.press(offered.choices()[0])
    assert isinstance(decision(offered, strength, 1), React)


@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_a_player_places_on_the_better_card(strength: str) -> None:
    table = new(2, "place")
    prompt = table.asked[0]
    chosen = GAME.decide(GAME.view(table.state, prompt.seat), prompt, strength, Chance("p")).action
    assert isinstance(chosen, Place) and chosen in prompt.choices


@pytest.mark.parametrize("strength", ["normal", "hard"])
def test_a_player_opens_a_list_in_a_crowded_advanced_turn(strength: str) -> None:
    rich = Player(
        mgmt=(3, 3, 3, 3),
        animals=(1, 1, 1, 1),
        threats=3,
        rangers=(Worker(0, False), Worker(-1, False)),
        rescuers=(Worker(0, False), Worker(-1, False)),
        expansions=on(R="E01", Y="E04", G="E05", B="E07"),
    )
    table = resolving(4, advanced=True, pawns={0: (0, 10), 1: (9, 19)}, boards={0: rich, 1: Player(expansions=on(R="E02"))})
    assert Volunteer(0) in table.choices() and Volunteer(1) in table.choices()
    assert isinstance(decision(table, strength), Volunteer)
