"""Land and seals (SAN-LAND, SAN-SEAL), reclamation (SAN-RECLAIM), rangers and rescuers (SAN-RANGER, SAN-RESCUE)."""

import pytest

from rules.sanctuary.actions import Again, Area, Colour, End, Everything, Feed, Lift, Main, Part, Side, Work
from rules.sanctuary.effects import Buy, Flood, Forest, Gain, Hire, Raise, Times, both
from rules.sanctuary.events import Bought
from rules.sanctuary.score import count
from rules.sanctuary.state import NOTHING, Player, Worker
from rules.sanctuary.values import GROVE_VALUE, LEVEL_OF_ROUND, LEVEL_VALUE, POND_VALUE
from tests.rules.sanctuary.tables import B, G, R, Y, bought, family, find, placing, resolving, solo

BUY = Buy()


@pytest.mark.rule("SAN-ACT-14", "SAN-LAND-01", "SAN-LAND-04", "SAN-LAND-05")
def test_land_is_bought_seal_by_seal_from_the_lowest_plate() -> None:
    board = Player()
    areas = []
    for _ in range(6):
        table = solo(family("Y1"), BUY, board)
        table.press(Side(0, 1))
        areas += [event.area for event in table.events if isinstance(event, Bought)]
        board = table.me()
    assert areas == [1, 2, 2, 3, 3, 3]
    assert board.plates == NOTHING
    assert sum(board.timeline) == 6


@pytest.mark.rule("SAN-LAND-R02")
def test_with_no_seal_left_nothing_can_be_bought() -> None:
    table = solo(family("Y1"), BUY, Player(plates=NOTHING, timeline=(6, 0, 0, 0)))
    table.expect_refused(Side(0, 1), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-LAND-02", "SAN-LAND-03", "SAN-SEAL-R01")
def test_a_seal_goes_to_the_numeral_of_the_round_where_any_number_may_lie() -> None:
    assert LEVEL_VALUE == (1, 2, 3, 4)
    for round, level in ((1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)):
        assert LEVEL_OF_ROUND[round] == level
        table = solo(family("Y1"), BUY, Player(plates=(0, 0, 2, 3), timeline=(1, 1, 1, 0)), round=round)
        table.press(Side(0, 1))
        assert table.me().timeline[level] == 2


@pytest.mark.rule("SAN-ACT-13", "SAN-SEAL-01", "SAN-SEAL-R02", "SAN-ACT-R13")
def test_different_seals_rise_one_space_each_but_never_above_the_gray_one() -> None:
    table = solo(Raise(2), board=Player(plates=(0, 0, 0, 2), timeline=(2, 1, 0, 1)))
    table.press(Main(0))
    lifts = {choice for choice in table.choices() if isinstance(choice, Lift)}
    assert lifts == {Lift((0, 0)), Lift((0, 1))}
    table.press(Lift((0, 1)))
    assert table.me().timeline == (1, 1, 1, 1)
    one_left = solo(Raise(2), board=Player(plates=(0, 0, 2, 2), timeline=(1, 0, 0, 2)))
    one_left.press(Main(0))
    assert one_left.me().timeline == (0, 1, 0, 2)
    none_left = solo(Raise(2), board=Player(plates=(0, 0, 2, 3), timeline=(0, 0, 0, 1)))
    none_left.expect_refused(Main(0), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-SEAL-02", "SAN-SEAL-03", "SAN-SCORE-05")
def test_seals_on_plates_are_not_raised_and_score_nothing() -> None:
    table = solo(Raise(2))
    table.expect_refused(Main(0), "SAN-RESOLVE-05")
    assert count(Player()).seals == 0
    assert count(Player(timeline=(1, 1, 1, 1))).seals == 10


@pytest.mark.rule("SAN-LAND-R01", "SAN-RECLAIM-01", "SAN-RECLAIM-02", "SAN-RECLAIM-R01", "SAN-RECLAIM-R03")
def test_a_token_goes_to_a_free_space_of_a_bought_area() -> None:
    table = solo(both(Flood(), Forest()), board=Player(plates=bought(1), ponds=0b0001))
    table.press(Main(0), Everything())
    assert table.me().ponds == 0b0011
    assert {choice for choice in table.choices() if isinstance(choice, Area)} == {Area(0), Area(1)}
    table.press(Area(1))
    assert table.me().groves == 0b0010
    assert table.me().mgmt == NOTHING
    home = solo(family("Y1"), Flood())
    home.press(Side(0, 1))
    assert home.me().ponds == 0b0001
    full = solo(family("Y1"), Flood(), Player(ponds=0b0001))
    full.expect_refused(Side(0, 1), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-RECLAIM-03", "SAN-RECLAIM-R02", "SAN-SCORE-01")
def test_a_token_scores_its_space() -> None:
    assert POND_VALUE == GROVE_VALUE == (2, 3, 4, 5)
    assert count(Player(ponds=0b1001, groves=0b0010)).reclamation == 2 + 5 + 3


@pytest.mark.rule("SAN-COMP-R04")
def test_an_empty_supply_of_reclamation_tokens_stops_the_action() -> None:
    table = solo(family("Y1"), Forest(), supply=(40, 16, 0, 4, 4))
    table.expect_refused(Side(0, 1), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-ACT-15", "SAN-RANGER-01", "SAN-RANGER-02", "SAN-RANGER-R04", "SAN-RESCUE-R01")
def test_any_number_of_rangers_and_rescuers_are_hired_until_the_four_are_gone() -> None:
    for who, index in (("ranger", 3), ("rescuer", 4)):
        card = find(main=both(Hire(who), Gain(("any",))))
        crew = (Worker(-1, False),) * 3
        board = Player(rangers=crew, rescuers=crew)
        supply = [40, 16, 16, 1, 1]
        table = solo(card, board=board, supply=tuple(supply))
        table.press(Main(0), Part(0))
        assert len(getattr(table.me(), f"{who}s")) == 4
        assert table.state.supply[index] == 0
        dry = solo(card, board=board, supply=(40, 16, 16, 0, 0))
        dry.press(Main(0))
        assert len(getattr(dry.me(), f"{who}s")) == 3


@pytest.mark.rule("SAN-RANGER-03", "SAN-RANGER-R01", "SAN-COMP-18")
def test_a_marker_from_the_management_center_is_put_under_a_ranger_for_good() -> None:
    table = solo(family("Y1"), board=Player(mgmt=(0, 1, 0, 1), rangers=(Worker(-1, False),)))
    table.press(Feed("ranger"))
    assert {choice for choice in table.choices() if isinstance(choice, Colour)} == {Colour(Y), Colour(B)}
    table.press(Colour(B))
    assert table.me().rangers == (Worker(B, False),)
    assert table.me().mgmt == (0, 1, 0, 0)
    assert Feed("ranger") not in table.choices()
    assert count(table.me()).total == 0
    poor = solo(family("Y1"), board=Player(rangers=(Worker(-1, False),)))
    poor.expect_refused(Feed("ranger"))


@pytest.mark.rule("SAN-RANGER-04", "SAN-RANGER-R02")
def test_each_fed_ranger_removes_one_threat_per_round() -> None:
    board = Player(mgmt=(1, 0, 0, 0), threats=5, rangers=(Worker(R, False), Worker(-1, False), Worker(-1, False)))
    table = solo(family("Y1"), board=board)
    table.press(Work("ranger"))
    assert table.me().threats == 4
    table.expect_refused(Work("ranger"))
    table.press(Feed("ranger"), Work("ranger"))
    assert table.me().threats == 3
    assert table.me().rangers == (Worker(R, True), Worker(R, True), Worker(-1, False))


@pytest.mark.rule("SAN-RANGER-R03")
def test_workers_work_only_in_own_resolving_turns_each_once_a_round() -> None:
    crew = Player(threats=3, rangers=(Worker(R, False),))
    waiting = placing(3, boards={0: crew}, pawns={})
    assert Work("ranger") not in waiting.choices()
    first = resolving(boards={0: crew}, pawns={0: (0, 9), 1: (4, 6)}, k=0, step=1)
    first.press(Work("ranger"), End())
    assert first.asked[0].seat == 1
    first.press(first.choices(1)[0], End(), seat=1)
    assert first.asked[0].seat == 0
    assert Work("ranger") not in first.choices()


@pytest.mark.rule("SAN-RESCUE-01", "SAN-RESCUE-02")
def test_a_rescuer_is_kept_on_the_board() -> None:
    card = find(main=both(Hire("rescuer"), Gain(("any",))))
    table = solo(card)
    table.press(Main(0), Part(0))
    assert table.me().rescuers == (Worker(-1, False),)


@pytest.mark.rule("SAN-RESCUE-R02")
def test_a_fed_rescuer_lets_the_animal_of_its_markers_colour_grow_once_a_round() -> None:
    board = Player(
        mgmt=(1, 0, 0, 0), animals=(2, 6, 1, 0), rescuers=tuple(Worker(food, False) for food in (R, Y, G, B))
    )
    table = solo(family("Y1"), board=board)
    table.press(Work("rescuer"))
    assert {choice for choice in table.choices() if isinstance(choice, Colour)} == {Colour(R), Colour(G)}
    table.press(Colour(R))
    assert table.me().animals == (3, 6, 1, 0)
    assert table.me().rescuers[0] == Worker(R, True)
    table.press(Work("rescuer"))
    assert table.me().animals == (3, 6, 2, 0)
    table.expect_refused(Work("rescuer"))
    unfed = solo(family("Y1"), board=Player(animals=(1, 1, 1, 1), rescuers=(Worker(-1, False),)))
    unfed.expect_refused(Work("rescuer"))


def test_buying_twice_can_cross_from_one_area_to_the_next() -> None:
    table = solo(find(main=Times(2, Buy())))
    table.press(Main(0), Again())
    assert table.me().plates == (0, 0, 1, 3)
