"""The end of the game (SAN-END) and scoring (SAN-SCORE)."""

import pytest

from rules.sanctuary import GAME
from rules.sanctuary.score import Score, count, ranked
from rules.sanctuary.state import NOTHING, Player, Worker
from tests.rules.sanctuary.tables import R, Table, bought, on, resolving, stored


def ended(*boards: Player) -> Table:
    """A game whose last turn is over."""
    table = resolving(
        len(boards), boards=dict(enumerate(boards)), pawns={0: (0,)}, step=2 * len(boards), round=5
    ).change(piles=())
    while not table.state.over:
        prompt = table.asked[0]
        table.press(GAME.timeout(table.state, prompt.seat), seat=prompt.seat)
    return table


def score(total: int, animals: int) -> Score:
    """A score with that total, of which the animals make so much."""
    return Score(total - animals, (animals, 0, 0, 0), 0, 0, 0, 0, 0)


@pytest.mark.rule("SAN-SCORE-02", "SAN-SCORE-R02")
def test_an_animal_scores_its_population_times_its_satisfaction() -> None:
    assert count(Player(animals=(4, 1, 0, 6), hearts=(3, 0, 0, 1))).animals == (16, 1, 0, 12)
    assert count(Player(rangers=(Worker(R, False),), rescuers=(Worker(R, True),))).total == 0
    assert count(Player(threats=6)).total == -18


@pytest.mark.rule("SAN-SCORE-03", "SAN-SCORE-R01")
def test_every_two_markers_of_one_colour_in_the_management_center_score_three() -> None:
    assert count(Player(mgmt=(4, 3, 1, 0))).mgmt == 9
    assert count(Player(mgmt=(1, 1, 1, 1))).mgmt == 0


@pytest.mark.rule("SAN-SCORE-04")
def test_every_marker_in_a_warehouse_scores_two() -> None:
    assert count(Player(stores=stored(R=1, B=2))).warehouses == 6
    assert count(Player(stores=((0, 1, 1, 0), NOTHING, NOTHING, NOTHING))).warehouses == 4


@pytest.mark.rule("SAN-SCORE-06", "SAN-SCORE-R03", "SAN-END-R02")
def test_expansions_score_in_their_own_column_and_unused_ones_only_count_as_expansions() -> None:
    board = Player(expansions=on(R="E02", Y="E04", B="E01/E12"), timeline=(2, 0, 0, 0))
    assert count(board).expansions == 5 + 4
    assert count(Player(expansions=on(B="E07"))).total == 0
    moved = ended(Player(expansions=on(B="E14")), Player())
    assert count(moved.me()).expansions == 0
    assert count(moved.me()).reclamation == 4
    raised = ended(Player(expansions=on(R="E16"), timeline=(1, 0, 0, 0)), Player())
    assert count(raised.me()).expansions == 0
    assert count(raised.me()).seals == 2


@pytest.mark.rule("SAN-END-02")
def test_the_highest_total_wins() -> None:
    table = ended(Player(mgmt=(2, 0, 0, 0)), Player(mgmt=(4, 0, 0, 0)), Player())
    result = GAME.result(table.state)
    assert result is not None
    assert result.winners == (1,)
    assert result.points == (3, 6, 0)
    assert result.places == (2, 1, 3)
    assert result.ending == "points"


@pytest.mark.rule("SAN-END-03", "SAN-END-R03")
def test_a_tie_is_broken_by_the_animals() -> None:
    result = ranked((score(10, 2), score(10, 6), score(8, 8), score(8, 1)))
    assert result.winners == (1,)
    assert result.places == (2, 1, 3, 4)
    assert result.ending == "tie-break"
    assert count(Player(animals=(2, 0, 3, 0), hearts=(1, 0, 0, 0))).tie_break == 7


@pytest.mark.rule("SAN-END-04")
def test_who_is_level_in_both_shares_the_victory() -> None:
    result = ranked((score(10, 6), score(10, 6), score(9, 6)))
    assert result.winners == (0, 1)
    assert result.places == (1, 1, 3)
    assert result.ending == "shared"


@pytest.mark.rule("SAN-END-R01")
def test_boards_change_before_anything_is_counted() -> None:
    board = Player(expansions=on(G="E13", B="E14", R="E16"), plates=bought(1), timeline=(0, 1, 0, 0), groves=0b0001)
    table = ended(board, Player())
    kinds = [kind for kind in table.kinds() if kind in ("Flooded", "Forested", "Lifted", "Ended")]
    assert kinds == ["Flooded", "Forested", "Lifted", "Ended"]
    assert count(table.me()).reclamation == 2 + 6
    assert count(table.me()).seals == 3
    assert count(table.me()).expansions == 3
    copied = ended(Player(expansions=on(B="E14"), timeline=(1, 0, 0, 0)), Player(expansions=on(R="E01/E14")))
    effects = [event.seat for event in copied.events if type(event).__name__ == "EndEffect"]
    assert effects == [0, 1]
    assert [board.groves for board in copied.state.players] == [1, 1]
