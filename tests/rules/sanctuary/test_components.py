"""Components (SAN-COMP) and resources (SAN-RES)."""

from collections import Counter
from dataclasses import replace

import pytest

from rules.sanctuary.actions import Colour, Main, Markers, Place, Side
from rules.sanctuary.animals import SETS
from rules.sanctuary.cards import CARDS
from rules.sanctuary.compile import bits
from rules.sanctuary.effects import ANY, Gain, If, Pay, Satisfy, children
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.score import count
from rules.sanctuary.sight import visible
from rules.sanctuary.state import NOTHING, Player
from rules.sanctuary.values import AREAS, PAWNS_EACH, PLATES, SUPPLY
from tests.rules.sanctuary.tables import R, Y, family, new, placing, resolving, solo, stored


@pytest.mark.rule("SAN-COMP-01", "SAN-COMP-02", "SAN-COMP-07", "SAN-COMP-08")
def test_there_are_a_hundred_cards_with_main_side_type_mark_threat_and_fence() -> None:
    assert len(CARDS) == 100
    for card in CARDS.values():
        assert card.main is not None and card.side is not None
        assert card.type in "RYGBX"
        assert card.mark in (0, 3, 4)
        assert card.threat in (0, 1, 2)
        assert card.fence in ("", "left", "right")


@pytest.mark.rule("SAN-COMP-03", "SAN-COMP-04")
def test_main_and_side_actions_have_one_part_or_several() -> None:
    for tree in ("main", "side"):
        sizes = {len(children(getattr(card, tree))) for card in CARDS.values()}
        assert {0, 2} <= sizes


@pytest.mark.rule("SAN-COMP-05", "SAN-COMP-R01")
def test_the_type_fence_has_five_colours_and_never_blocks_sight() -> None:
    assert Counter(card.type for card in CARDS.values()) == {"R": 19, "Y": 19, "G": 19, "B": 19, "X": 24}
    gains = {p: next(c.id for c in CARDS.values() if c.type == kind and not c.fence) for p, kind in enumerate("RYGBX", 1)}
    table = resolving(3, at=gains, pawns={0: (0,)})
    assert bits(visible(table.state, 0, 0)) == (1, 2, 3, 4, 5, 6, 7)
    assert table.state.walls == 0


@pytest.mark.rule("SAN-COMP-R02", "SAN-COMP-09")
def test_twenty_cards_have_one_sight_fence_and_it_stops_the_look() -> None:
    assert sum(card.fence != "" for card in CARDS.values()) == 20
    table = placing(3, fences={3: "right"}, pawns={})
    assert table.state.walls == 1 << 3
    assert bits(visible(table.state, 0, 1)) == (0, 2, 3)


@pytest.mark.rule("SAN-COMP-06", "SAN-PLACE-05")
def test_a_volunteer_space_holds_one_pawn() -> None:
    table = placing(3)
    table.press(Place(4), seat=0)
    assert table.state.pawns[0] == 4
    table.expect_refused(Place(4), "SAN-PLACE-05", seat=1)


@pytest.mark.rule("SAN-COMP-10", "SAN-COMP-11", "SAN-COMP-15", "SAN-COMP-16", "SAN-COMP-18")
def test_a_board_has_management_center_warehouses_expansion_spaces_booth_and_parking() -> None:
    for board in new(4).state.players:
        assert board.mgmt == NOTHING
        assert board.stores == (NOTHING,) * 4
        assert board.expansions == (None,) * 4
        assert board.rangers == board.rescuers == ()
        assert board.threats == 0
    assert len(new(4).state.players) == 4


@pytest.mark.rule("SAN-COMP-12", "SAN-COMP-19", "SAN-COMP-R03", "SAN-SETUP-05")
def test_every_map_has_four_areas_and_six_seals_on_three_plates() -> None:
    assert AREAS == 4
    for board in new(3).state.players:
        assert board.plates == PLATES == (0, 1, 2, 3)
        assert sum(board.plates) == 6
        assert board.timeline == NOTHING
        assert board.ponds == board.groves == 0


@pytest.mark.rule("SAN-COMP-13", "SAN-COMP-14")
def test_there_are_four_habitats_each_with_a_printed_satisfaction_symbol() -> None:
    board = Player(animals=(2, 0, 0, 0))
    assert len(board.animals) == len(board.hearts) == 4
    assert count(board).animals == (2, 0, 0, 0)
    assert count(replace(board, hearts=(1, 0, 0, 0))).animals == (4, 0, 0, 0)


@pytest.mark.rule("SAN-COMP-17")
def test_threats_lie_on_the_threat_table_that_shows_the_penalty() -> None:
    assert count(Player(threats=3)).threats == -7


@pytest.mark.rule("SAN-COMP-20", "SAN-ANIMAL-05", "SAN-ANIMAL-R03")
def test_sixteen_animal_tokens_have_two_faces_four_of_each_colour() -> None:
    assert len(SETS) == 4
    assert all(len(tokens) == 4 for tokens in SETS.values())
    species = [face for tokens in SETS.values() for token in tokens for face in token]
    assert len(species) == len(set(species)) == 32
    assert SETS["B"][R] == ("Wolf", "European Wildcat")
    assert SETS["A"][Y] == ("Giant Panda", "Indian Elephant")


@pytest.mark.rule("SAN-COMP-21", "SAN-COMP-22", "SAN-EXP-GR2")
def test_sixteen_expansions_of_four_colours_have_an_effect_type() -> None:
    assert len(TOKENS) == 16
    assert Counter(token.colour for token in TOKENS.values()) == dict.fromkeys("RYGB", 4)
    assert {token.kind for token in TOKENS.values()} <= {"once_game", "once_round", "always", "end"}
    colours = {colour: {t.id for t in TOKENS.values() if t.colour == colour} for colour in "RYGB"}
    assert colours == {
        "R": {"E01", "E02", "E03", "E16"},
        "Y": {"E04", "E06", "E08", "E09"},
        "G": {"E05", "E11", "E13", "E15"},
        "B": {"E07", "E10", "E12", "E14"},
    }
    for tokens in colours.values():
        kinds = Counter(TOKENS[token].kind for token in tokens)
        assert kinds["once_game"] == 1
        assert kinds["always"] in (1, 2)
        assert kinds["end"] in (1, 2)


@pytest.mark.rule("SAN-COMP-23", "SAN-COMP-24", "SAN-COMP-25", "SAN-COMP-R04")
def test_the_supply_has_the_printed_counts_and_runs_dry() -> None:
    assert SUPPLY == (40, 16, 16, 4, 4)
    assert new(4).state.supply == SUPPLY
    seals = sum(sum(board.plates) for board in new(4).state.players)
    assert seals == 24
    animal = Player(animals=(1, 0, 0, 0))
    table = solo(family("Y1"), Satisfy(ANY), animal, supply=(1, 16, 16, 4, 4))
    table.press(Side(0, 1))
    assert table.me().hearts == (1, 0, 0, 0)
    assert table.state.supply[0] == 0
    dry = solo(family("Y1"), Satisfy(ANY), animal, supply=(0, 16, 16, 4, 4))
    dry.expect_refused(Side(0, 1), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-COMP-26", "SAN-SETUP-04")
def test_every_player_has_two_pawns() -> None:
    for players in (2, 3, 4):
        assert len(new(players).state.pawns) == PAWNS_EACH * players == 2 * players


@pytest.mark.rule("SAN-COMP-27", "SAN-RES-03", "SAN-RES-04", "SAN-RES-R03")
def test_a_hundred_markers_of_one_colour_stop_no_effect() -> None:
    table = solo(family("X9"), board=Player(mgmt=(100, 100, 0, 0)))
    table.press(Main(0), Markers(2, 0, 0, 0))
    assert table.me().mgmt == (102, 100, 0, 0)


@pytest.mark.rule("SAN-RES-01", "SAN-RES-06", "SAN-ACT-16")
def test_gained_markers_go_to_the_management_center() -> None:
    card = family("Y1")
    main = CARDS[card].main
    assert isinstance(main, Gain)
    table = solo(card)
    table.press(Main(0))
    assert sum(table.me().mgmt) == 2
    assert [n > 0 for n in table.me().mgmt] == [letter in main.of for letter in "RYGB"]


@pytest.mark.rule("SAN-RES-02", "SAN-RES-R01", "SAN-ACT-S04")
def test_a_gray_symbol_is_any_colour_chosen_separately_for_each() -> None:
    table = solo(Gain((ANY, ANY)))
    table.press(Main(0))
    offered = {choice for choice in table.choices() if isinstance(choice, Markers)}
    assert len(offered) == 10
    assert Markers(1, 0, 0, 1) in offered and Markers(0, 2, 0, 0) in offered
    table.press(Markers(1, 0, 0, 1))
    assert table.me().mgmt == (1, 0, 0, 1)


@pytest.mark.rule("SAN-RES-05", "SAN-RES-07", "SAN-RES-08", "SAN-ACT-22")
def test_a_warehouse_takes_any_number_and_the_condition_ignores_its_colours_and_uses_nothing() -> None:
    mixed = (NOTHING, NOTHING, (0, 0, 0, 9), NOTHING)
    table = solo("C1", board=Player(stores=mixed, animals=(0, 0, 2, 0)))
    table.press(Main(0))
    assert table.me().animals == (0, 0, 3, 0)
    assert table.me().stores == mixed
    assert count(table.me()).warehouses == 18


@pytest.mark.rule("SAN-RES-R02")
def test_a_cost_is_paid_from_the_management_center_only() -> None:
    price = next(card.side for card in CARDS.values() if isinstance(card.side, If) and card.side.price == Pay("any=x"))
    rich = solo(family("Y1"), price, Player(stores=stored(R=3), animals=(1, 1, 1, 1)))
    rich.expect_refused(Side(0, 1), "SAN-RESOLVE-05")
    paid = solo(family("Y1"), price, Player(mgmt=(0, 0, 0, 1), stores=stored(R=3), animals=(1, 1, 1, 1)))
    paid.press(Side(0, 1), Colour(R))
    assert paid.me().mgmt == NOTHING and paid.me().stores == stored(R=3)


