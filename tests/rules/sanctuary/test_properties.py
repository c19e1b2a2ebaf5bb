"""What holds in every game of The Sanctuary, shown on random whole games."""

from dataclasses import replace
from typing import Any

import pytest

from bench.sanctuary_play import Match
from rules.core.chance import Chance
from rules.core.game import Illegal, Move
from rules.sanctuary import GAME
from rules.sanctuary import actions as act
from rules.sanctuary.compile import bits
from rules.sanctuary.evolve import FOLD
from rules.sanctuary.frames import Frame
from rules.sanctuary.game import RECORDS
from rules.sanctuary.piles import in_play
from rules.sanctuary.rounds import ANSWER, STEP
from rules.sanctuary.sight import spots
from rules.sanctuary.state import MAIN, State
from rules.sanctuary.values import MOST_CHOICES, PLATES, SUPPLY

GAMES_PLAYED = 500
SETTINGS = [(2, False), (3, False), (4, False), (2, True), (3, True), (4, True)]


def check_conserved(state: State) -> None:
    """No card, token, seal, animal or pawn appears or is lost."""
    players = len(state.players)
    hidden = [card for pile in state.piles for card in pile]
    assert sorted([*state.dealt, *hidden]) == sorted(in_play(players))
    assert state.cards == () or state.dealt[-len(state.cards) :] == state.cards
    boards = state.players
    spent = (
        sum(sum(board.hearts) for board in boards),
        sum(board.ponds.bit_count() for board in boards),
        sum(board.groves.bit_count() for board in boards),
        sum(len(board.rangers) for board in boards),
        sum(len(board.rescuers) for board in boards),
    )
    assert tuple(left + used for left, used in zip(state.supply, spent, strict=True)) == SUPPLY
    assert min(state.supply) >= 0
    lying = [x.token for board in boards for x in board.expansions if x is not None]
    assert len(lying) + len(state.display) == (12 if players == 2 else 16)
    assert len(set(lying) | set(state.display)) == len(lying) + len(state.display)
    for board in boards:
        assert sum(board.plates) + sum(board.timeline) == sum(PLATES)
        assert all(0 <= population <= 6 for population in board.animals)
        assert all(hearts == 0 or population for hearts, population in zip(board.hearts, board.animals, strict=True))
        assert min(board.mgmt) >= 0 and board.threats >= 0
    standing = [at for at in state.pawns if at >= 0]
    assert len(standing) == len(set(standing))


@pytest.mark.rule("SAN-COMP-R04", "SAN-ANIMAL-R02", "SAN-CLEAN-03")
def test_nothing_is_lost_and_prompts_and_moves_stay_small_in_500_random_games() -> None:
    for i in range(GAMES_PLAYED):
        players, advanced = SETTINGS[i % len(SETTINGS)]
        match = Match(f"property{i}", ("easy",) * players, {"advanced": advanced})
        check_conserved(match.state)
        for number, step in enumerate(match.play()):
            if number % 16 == 0:
                check_conserved(step.outcome.state)
            assert len(step.outcome.events) < 200
            assert len(step.outcome.state.stack) < 20
            assert all(len(prompt.choices) <= MOST_CHOICES for prompt in GAME.prompts(step.outcome.state))
        check_conserved(match.state)
        result = GAME.result(match.state)
        assert result is not None and 1 in result.places


@pytest.mark.rule("SAN-PLACE-R01", "SAN-PLACE-R03")
def test_every_volunteer_can_be_placed_in_play() -> None:
    for i in range(60):
        players, advanced = SETTINGS[i % len(SETTINGS)]
        match = Match(f"place{i}", ("easy",) * players, {"advanced": advanced})
        kinds = {type(event).__name__ for step in match.play() for event in step.outcome.events}
        assert "Unplaced" not in kinds


def test_events_rebuild_the_state_and_prompts_are_recomputed_after_every_move() -> None:
    for i, (players, advanced) in enumerate(SETTINGS):
        match = Match(f"rebuild{i}", ("easy",) * players, {"advanced": advanced})
        events: list[Any] = []
        for step in match.play():
            events += step.outcome.events
            rebuilt = GAME.evolve(step.before, step.outcome.events)
            assert rebuilt == step.outcome.state
            assert rebuilt.asked is None
            assert GAME.prompts(rebuilt) == GAME.prompts(step.outcome.state)
        assert GAME.evolve(match.first.state, events) == match.state


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (Match("again", ("easy",) * 3) for _ in range(2))
    assert repr(first.finish()) == repr(second.finish())
    assert repr(Match("other", ("easy",) * 3).finish()) != repr(first.state)


def test_every_offered_choice_is_accepted_and_forged_ones_are_not() -> None:
    forged: list[act.Action] = [act.Place(99), act.Main(7), act.Side(0, 99), act.Target(99), act.Pick("E99"), act.Amount(99)]
    for i, (players, advanced) in enumerate(SETTINGS):
        match = Match(f"offered{i}", ("easy",) * players, {"advanced": advanced})
        for number, step in enumerate(match.play()):
            if number % 5:
                continue
            state = step.outcome.state
            for prompt in GAME.prompts(state):
                assert len(set(prompt.choices)) == len(prompt.choices)
                for choice in prompt.choices:
                    assert GAME.apply(state, Move(prompt.seat, choice), Chance("x", number)).state is not state
                for action in [*forged, act.Place(0), act.Main(0), act.Main(1), act.Side(0, 3), act.Side(1, 5), act.End()]:
                    if action not in prompt.choices:
                        with pytest.raises(Illegal):
                            GAME.apply(state, Move(prompt.seat, action), Chance("x", number))


@pytest.mark.rule("SAN-ROUND-03")
def test_permuted_secrets_change_no_view_and_no_event() -> None:
    for i, (players, advanced) in enumerate(SETTINGS):
        match = Match(f"secret{i}", ("easy",) * players, {"advanced": advanced})
        for number, step in enumerate(match.play()):
            if step.prompt is None or number % 7:
                continue
            before = step.before
            chance = Chance(f"permute{number}")
            other = replace(GAME.guess(GAME.view(before, None), chance), asked=None)
            outcome = GAME.apply(other, step.move, Chance("x"))
            for seat in (None, *range(players)):
                assert GAME.view(other, seat) == GAME.view(before, seat)
                assert GAME.view(outcome.state, seat) == GAME.view(step.outcome.state, seat)
                told = [GAME.scrub(event, seat) for event in outcome.events]
                assert told == [GAME.scrub(event, seat) for event in step.outcome.events]


def test_a_guess_deals_the_unseen_cards_as_the_setup_does() -> None:
    match = Match("guess", ("easy",) * 4)
    for step in match.play():
        state = step.outcome.state
        guessed = GAME.guess(GAME.view(state, 1), Chance("g"))
        assert sorted(map(len, guessed.piles)) == sorted(map(len, state.piles))
        hidden = {card for pile in state.piles for card in pile}
        assert {card for pile in guessed.piles for card in pile} == hidden
        check_conserved(guessed)


def test_every_frame_and_event_has_its_arm() -> None:
    frames = set(Frame.__args__)
    assert set(STEP) == frames
    assert set(ANSWER) <= frames
    stored = set(RECORDS)
    assert frames <= stored
    assert {kind for kind in FOLD if kind.__module__.startswith("rules.sanctuary")} <= stored


def test_refusals_are_exactly_what_is_not_offered() -> None:
    for i, (players, advanced) in enumerate(SETTINGS):
        match = Match(f"refused{i}", ("easy",) * players, {"advanced": advanced})
        for number, step in enumerate(match.play()):
            if number % 6:
                continue
            state = step.outcome.state
            for prompt in GAME.prompts(state):
                refusals = GAME.refusals(state, prompt.seat)
                assert all(refusal.rule for refusal in refusals)
                if prompt.kind == "place":
                    refused = {refusal.about[0] for refusal in refusals if refusal.what == "place"}
                    free = set(range(len(state.cards))) - set(state.pawns)
                    assert free - refused == set(bits(spots(state, prompt.seat)))
                if prompt.kind == "turn" and prompt.about[0] >= 0 and not advanced:
                    k = prompt.about[0]
                    offered = {choice.at for choice in prompt.choices if isinstance(choice, act.Side)}
                    refused_sides = {r.about[1] for r in refusals if r.what == "side" and r.about[0] == k}
                    assert not offered & refused_sides
                    assert (act.Main(k) in prompt.choices) != any(r.what == "main" and r.about[0] == k for r in refusals)


def test_what_a_volunteer_has_used_is_marked_on_the_state() -> None:
    match = Match("spent", ("normal", "normal"))
    mains = 0
    for step in match.play():
        if isinstance(step.move.action, act.Main):
            mains += any(spent & MAIN for spent in step.outcome.state.spent)
    assert mains > 0
