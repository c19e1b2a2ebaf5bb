"""The vocabulary of the cards: symbols and atomic actions (SAN-ACT), animals (SAN-ANIMAL), satisfaction (SAN-SAT)."""

import pytest

from rules.sanctuary.actions import (
    Again,
    Amount,
    Back,
    Colour,
    Colours,
    Everything,
    Main,
    Markers,
    More,
    Part,
    Pick,
    Side,
    Stop,
    Target,
    Use,
    Warehouse,
)
from rules.sanctuary.cards import CARDS
from rules.sanctuary.effects import (
    ANY,
    ANY_X,
    NOT_X,
    SAME_X,
    Animal,
    Distinct,
    DoMain,
    DoSide,
    Effect,
    Expand,
    Gain,
    Grow,
    HasStore,
    If,
    Pay,
    Satisfy,
    ShiftExpansion,
    SkipMain,
    Store,
    Times,
    both,
    children,
)
from rules.sanctuary.events import Copied
from rules.sanctuary.score import count
from rules.sanctuary.state import NOTHING, Player
from tests.rules.sanctuary.tables import B, G, R, Table, Y, family, find, on, resolving, solo, stored

ALL = Player(animals=(1, 1, 1, 1))
PAY_GROW = If(Pay(ANY_X), Grow(NOT_X))
EXCHANGE = If(Pay(ANY_X, 0), Gain((NOT_X,), paid=True))
THREE = Times(1, If(Pay(ANY), Gain((ANY, ANY, ANY))))


def named(effect: Effect) -> set[type]:
    """The kinds of effects in a tree, prices included."""
    kinds: set[type] = {type(effect)}
    if isinstance(effect, If):
        kinds.add(type(effect.price))
    for kid in children(effect):
        kinds |= named(kid)
    return kinds


def options(table: Table, kind: type) -> set[object]:
    """The choices of one kind on offer."""
    return {choice for choice in table.choices() if isinstance(choice, kind)}


@pytest.mark.rule("SAN-ACT-S01", "SAN-ACT-S02", "SAN-ACT-S03", "SAN-ACT-S05", "SAN-ACT-S14")
def test_every_symbol_of_the_reference_cards_is_on_some_card() -> None:
    kinds = {kind for card in CARDS.values() for tree in (card.main, card.side) for kind in named(tree)}
    names = {kind.__name__ for kind in kinds}
    assert {"Gain", "Store", "HasStore", "Animal", "Expand"} <= names
    assert {"Forest", "Flood", "GiveThreat", "DropThreat", "Satisfy", "Buy", "Raise", "Hire"} <= names


@pytest.mark.rule("SAN-ACT-S08", "SAN-ACT-22", "SAN-ACT-R15")
def test_an_if_needs_its_price_or_condition_first() -> None:
    any_warehouse = If(HasStore(ANY_X), Grow(SAME_X))
    bare = solo(any_warehouse, board=ALL)
    bare.expect_refused(Main(0), "SAN-RESOLVE-05")
    table = solo(any_warehouse, board=Player(animals=(1, 1, 0, 6), stores=stored(R=1, Y=1, G=1, B=1)))
    table.press(Main(0))
    assert options(table, Colour) == {Colour(R), Colour(Y)}
    table.press(Colour(Y))
    assert table.me().animals == (1, 2, 0, 6)
    assert table.me().stores == stored(R=1, Y=1, G=1, B=1)


@pytest.mark.rule("SAN-ACT-S09", "SAN-ACT-23", "SAN-ACT-R11")
def test_an_own_expansion_moves_to_an_empty_warehouse_of_another_colour() -> None:
    skip = If(SkipMain(), ShiftExpansion())
    table = solo(family("Y1"), skip, Player(expansions=on(R="E09", Y="E13")))
    table.press(Side(0, 1))
    assert options(table, Pick) == {Pick("E09"), Pick("E13")}
    table.press(Pick("E13"))
    assert options(table, Warehouse) == {Warehouse(G), Warehouse(B)}
    table.press(Warehouse(G))
    assert table.me().expansions == on(R="E09", G="E13")
    full = solo(family("Y1"), skip, Player(expansions=on(R="E09", Y="E13", G="E15", B="E10")))
    full.expect_refused(Side(0, 1), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-ACT-S10", "SAN-ACT-16", "SAN-ACT-27")
def test_markers_are_added_discarded_and_transferred() -> None:
    table = solo(family("Y1"), Store("R"), Player(mgmt=(1, 0, 0, 0)))
    table.press(Side(0, 1))
    assert table.me().mgmt == NOTHING
    assert table.me().stores == stored(R=1)
    paid = solo(family("Y1"), PAY_GROW, Player(mgmt=(1, 0, 0, 0), animals=(1, 1, 0, 0)))
    paid.press(Side(0, 1))
    assert paid.me().mgmt == NOTHING and paid.me().stores == stored()


@pytest.mark.rule("SAN-ACT-S11", "SAN-ACT-17", "SAN-ACT-R03")
def test_a_discarded_marker_lets_an_animal_of_another_colour_grow() -> None:
    table = solo(family("Y1"), PAY_GROW, Player(mgmt=(1, 1, 0, 0), animals=(2, 0, 2, 0)))
    table.press(Side(0, 1))
    assert options(table, Colour) == {Colour(R), Colour(Y)}
    table.press(Colour(Y))
    assert options(table, Colour) == {Colour(R), Colour(G)}
    table.press(Colour(G))
    assert table.me().mgmt == (1, 0, 0, 0)
    assert table.me().animals == (2, 0, 3, 0)
    only_same = solo(family("Y1"), PAY_GROW, Player(mgmt=(1, 0, 0, 0), animals=(2, 0, 0, 0)))
    only_same.expect_refused(Side(0, 1), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-ACT-S12", "SAN-ACT-R02")
def test_once_twice_and_any_number() -> None:
    once = solo(THREE, board=Player(mgmt=(2, 0, 0, 0)))
    once.press(Main(0), Markers(3, 0, 0, 0))
    assert once.me().mgmt == (4, 0, 0, 0)
    twice = solo(Times(2, Grow(ANY)), board=ALL)
    twice.press(Main(0), Colour(R))
    assert Stop() in twice.choices() and Colour(R) in twice.choices()
    twice.press(Colour(R))
    assert twice.me().animals == (3, 1, 1, 1)
    many = solo(Times(0, Store(ANY_X)), board=Player(mgmt=(3, 1, 0, 0)))
    many.press(Main(0), Colour(R))
    assert options(many, Amount) == {Amount(1), Amount(2), Amount(3)}
    many.press(Amount(2))
    assert many.me().mgmt == (1, 1, 0, 0)
    assert many.me().stores == stored(R=2)


def test_very_many_markers_are_counted_page_by_page() -> None:
    table = solo(Times(0, Store(ANY_X)), board=Player(mgmt=(45, 0, 0, 0)))
    table.press(Main(0))
    assert len(table.choices()) <= 25 and More() in table.choices()
    table.press(More(), More())
    assert options(table, Amount) == {Amount(n) for n in range(41, 46)}
    table.press(Amount(45))
    assert table.me().stores == stored(R=45)


@pytest.mark.rule("SAN-ACT-01", "SAN-ACT-R05", "SAN-ACT-S13")
def test_a_main_action_is_copied_from_a_pawn_upright_or_tipped() -> None:
    copier = find(main=DoMain("opp_any"))
    table = solo(copier, at={5: family("Y1")}, pawns={0: (0, 9), 1: (5,)}, tipped=0b0100, step=3)
    table.press(Main(0))
    assert sum(table.me().mgmt) == 2
    assert table.me(1).mgmt == NOTHING
    nobody = solo(copier)
    nobody.expect_refused(Main(0), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-ACT-03", "SAN-ACT-R08")
def test_card_four_repeats_the_second_volunteers_main_action() -> None:
    table = solo("C4", at={9: family("Y1")})
    table.press(Main(0))
    assert sum(table.me().mgmt) == 2
    assert table.state.spent[1] == 0
    again = solo("C4", at={9: family("Y1")}, tipped=0b10, step=4).change(spent=(0, 1 << 20, 0, 0))
    again.press(Main(0))
    assert sum(again.me().mgmt) == 2
    alone = solo("C4", pawns={0: (0,)})
    alone.expect_refused(Main(0), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-ACT-05", "SAN-CARD-R01", "SAN-ACT-R07")
def test_card_five_reaches_the_side_action_under_any_own_volunteer() -> None:
    gain = find(side=Gain(("B",)))
    through_side = resolving(at={0: gain, 1: "C5", 9: find(side=Store("R"))}, pawns={0: (0, 9)})
    through_side.change(walls=0)
    through_side.press(Side(0, 1))
    assert through_side.me().mgmt == (0, 0, 0, 1)
    own = solo("C5", at={9: gain})
    own.press(Main(0))
    assert options(own, Target) == {Target(0), Target(9)}
    own.press(Target(0))
    assert own.me().mgmt == (0, 0, 0, 1)
    assert [event for event in own.events if isinstance(event, Copied)] == [
        Copied(0, "C5", "side"),
        Copied(0, gain, "side"),
    ]


@pytest.mark.rule("SAN-ACT-R07")
def test_no_pair_of_card_and_action_occurs_twice_in_one_chain() -> None:
    useless, gain = find(side=Store("R")), find(side=Gain(("B",)))
    table = resolving(at={0: useless, 1: "C5", 5: "C4", 9: gain}, pawns={0: (0, 9), 1: (5,)})
    table.change(walls=0)
    table.press(Side(0, 1))
    copied = [event for event in table.events if isinstance(event, Copied)]
    assert copied == [Copied(0, gain, "side")]
    circle = resolving(at={0: useless, 1: "C4", 5: "C5", 9: useless}, pawns={0: (0,), 1: (5,)})
    circle.change(walls=0)
    circle.expect_refused(Side(0, 1), "SAN-RESOLVE-05")
    two = solo("C4", at={9: find(main=Times(1, DoMain("own_second")))})
    two.expect_refused(Main(0), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-ACT-R06")
def test_a_copied_action_is_performed_by_and_for_the_actor() -> None:
    copier = find(side=DoSide("opp_any"))
    table = solo(
        family("Y1"),
        at={1: copier, 5: find(side=Store("R"))},
        pawns={0: (0, 9), 1: (5,)},
        board=Player(mgmt=(1, 0, 0, 0)),
        boards={1: Player(mgmt=(4, 0, 0, 0))},
    )
    table.press(Side(0, 1))
    assert table.me().stores == stored(R=1)
    assert table.me(1).mgmt == (4, 0, 0, 0)


@pytest.mark.rule("SAN-ACT-R18")
def test_the_second_volunteer_is_the_own_one_that_is_not_active() -> None:
    first = solo("C4", at={9: family("Y1")}, k=0)
    first.press(Main(0))
    assert sum(first.me().mgmt) == 2
    second = resolving(at={0: family("Y1"), 9: "C4"}, pawns={0: (0, 9)}, k=1)
    second.press(Main(1))
    assert sum(second.me().mgmt) == 2
    unnamed = resolving(
        advanced=True,
        at={0: family("Y1"), 9: family("Y1", 1), 4: "C4"},
        pawns={0: (0, 9)},
        boards={0: Player(expansions=on(B="E07"))},
    )
    unnamed.press(Use("E07"), Target(4))
    assert options(unnamed, Target) == {Target(0), Target(9)}


@pytest.mark.rule("SAN-ACT-07", "SAN-ANIMAL-02", "SAN-ACT-R09", "SAN-ACT-08", "SAN-ANIMAL-R01")
def test_a_drawn_animal_comes_with_population_one_and_only_once() -> None:
    card = family("R1")
    main = CARDS[card].main
    assert isinstance(main, Animal)
    first, second = ("RYGB".index(letter) for letter in main.of)
    table = solo(card, boards={1: Player(animals=(1, 1, 1, 1), expansions=on(R="E03"))})
    table.press(Main(0), Colour(first))
    assert table.me().animals[first] == 1
    assert table.state.owed == ()
    other = solo(card, board=table.me())
    other.press(Main(0))
    assert other.me().animals[second] == 1
    both_there = solo(card, board=other.me())
    both_there.expect_refused(Main(0), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-ACT-09", "SAN-ANIMAL-03", "SAN-ANIMAL-04", "SAN-ANIMAL-R02")
def test_population_rises_by_one_to_six_and_only_of_animals_present() -> None:
    main = Times(2, Grow(ANY))
    table = solo(main, board=Player(animals=(5, 6, 0, 1)))
    table.press(Main(0))
    assert options(table, Colour) == {Colour(R), Colour(B)}
    table.press(Colour(R))
    assert table.me().animals == (6, 6, 0, 1)
    assert options(table, Colour) == {Colour(B)}
    nothing = solo(main, board=Player(animals=(6, 0, 0, 0)))
    nothing.expect_refused(Main(0), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-ACT-10", "SAN-SAT-02", "SAN-ACT-26", "SAN-SAT-03")
def test_satisfaction_goes_only_under_an_animal_of_the_shown_colours() -> None:
    card = family("Y5")
    main = CARDS[card].main
    assert isinstance(main, Satisfy) and len(main.of) == 2
    shown = ["RYGB".index(letter) for letter in main.of]
    table = solo(card, board=ALL)
    table.press(Main(0))
    assert options(table, Colour) == {Colour(c) for c in shown}
    table.press(Colour(shown[0]))
    assert table.me().hearts == tuple(int(c == shown[0]) for c in range(4))
    absent = solo(card, board=Player(animals=tuple(int(c not in shown) for c in range(4))))  # type: ignore[arg-type]
    absent.expect_refused(Main(0), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-SAT-01", "SAN-SAT-R01")
def test_satisfaction_multiplies_without_limit() -> None:
    assert count(Player(animals=(3, 0, 0, 0), hearts=(9, 0, 0, 0))).animals == (30, 0, 0, 0)
    table = solo(family("Y1"), Satisfy(ANY), Player(animals=(1, 0, 0, 0), hearts=(12, 0, 0, 0)))
    table.press(Side(0, 1))
    assert table.me().hearts == (13, 0, 0, 0)


@pytest.mark.rule("SAN-ACT-29", "SAN-SAT-R02", "SAN-ACT-R14", "SAN-CARD-02")
def test_two_different_animals_or_as_many_as_possible() -> None:
    table = solo("C2", board=Player(animals=(1, 0, 0, 4)))
    table.press(Main(0))
    assert options(table, Colours) == {Colours(0b1001), Colours(0b0001), Colours(0b1000)}
    table.press(Colours(0b1001))
    assert table.me().hearts == (1, 0, 0, 1)
    last = solo("C2", board=ALL, supply=(1, 16, 16, 4, 4))
    last.press(Main(0))
    assert all(choice.mask.bit_count() == 1 for choice in last.choices() if isinstance(choice, Colours))


@pytest.mark.rule("SAN-ACT-28", "SAN-CARD-06")
def test_one_or_two_animals_of_different_colours() -> None:
    table = solo("C6", board=Player(animals=(1, 0, 0, 0)))
    table.press(Main(0))
    assert Colours(0b0001) not in table.choices()
    table.press(Colours(0b0110))
    assert table.me().animals == (1, 1, 1, 0)
    assert table.me().threats == 2
    one = solo("C6")
    one.press(Main(0), Colours(0b0001))
    assert one.me().animals == (1, 0, 0, 0)
    assert one.me().threats == 2


@pytest.mark.rule("SAN-ACT-11", "SAN-ACT-12", "SAN-ACT-R10", "SAN-EXP-G6", "SAN-EXP-G1")
def test_an_expansion_of_the_shown_colour_is_freely_chosen_and_put_at_its_own_empty_warehouse() -> None:
    table = solo("C1", display=("E03", "E08", "E09", "E13"))
    table.press(Main(0))
    assert options(table, Pick) == {Pick("E08"), Pick("E09")}
    table.press(Pick("E08"))
    assert table.me().expansions == on(Y="E08")
    assert table.state.display == ("E03", "E09", "E13")
    taken = solo("C1", board=Player(expansions=on(Y="E04")), display=("E09",))
    taken.expect_refused(Main(0), "SAN-RESOLVE-05")
    sold_out = solo("C1", display=("E03",))
    sold_out.expect_refused(Main(0), "SAN-RESOLVE-05")
    assert len(table.me().expansions) == 4


@pytest.mark.rule("SAN-ACT-24", "SAN-ACT-R11", "SAN-ACT-R12")
def test_an_expansion_at_another_colours_warehouse_works_fully() -> None:
    card = find(main=Expand(ANY, "other"))
    table = solo(card, board=Player(expansions=on(R="E02")), display=("E03", "E10"))
    table.press(Main(0), Pick("E10"))
    assert options(table, Warehouse) == {Warehouse(Y), Warehouse(G)}
    table.press(Warehouse(G))
    assert table.me().expansions == on(R="E02", G="E10")
    from rules.sanctuary.compile import areas
    from rules.sanctuary.values import PONDS

    assert areas(table.state, table.me(), PONDS) == 0b1111


@pytest.mark.rule("SAN-ACT-18", "SAN-ACT-R17")
def test_one_marker_is_turned_into_three_of_any_colours() -> None:
    table = solo(THREE, board=Player(mgmt=(1, 0, 0, 0)))
    table.press(Main(0))
    assert table.me().mgmt == NOTHING
    assert len(options(table, Markers)) == 20
    table.press(Markers(1, 0, 0, 2))
    assert table.me().mgmt == (1, 0, 0, 2)
    poor = solo(THREE)
    poor.expect_refused(Main(0), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-ACT-19", "SAN-ACT-R16")
def test_any_number_of_markers_of_several_colours_become_as_many_of_one_other() -> None:
    table = solo(EXCHANGE, board=Player(mgmt=(3, 1, 0, 2)))
    table.press(Main(0), Colour(R), Amount(2), Colour(B), Amount(1))
    assert options(table, Colour) == {Colour(Y)}
    table.press(Stop())
    assert options(table, Colour) == {Colour(Y), Colour(G)}
    table.press(Colour(G))
    assert table.me().mgmt == (1, 1, 3, 1)
    every = solo(EXCHANGE, board=Player(mgmt=(1, 1, 1, 1)))
    every.press(Main(0), Colour(R), Colour(Y), Colour(G))
    assert every.me().mgmt == (0, 0, 0, 4)
    undone = solo(EXCHANGE, board=Player(mgmt=(3, 1, 0, 2)))
    undone.press(Main(0), Colour(R), Amount(2), Back())
    assert undone.me().mgmt == (3, 1, 0, 2)


@pytest.mark.rule("SAN-ACT-20")
def test_a_marker_of_any_colour_goes_to_the_warehouse_of_the_same_colour() -> None:
    table = solo(family("Y1"), Store(ANY), Player(mgmt=(1, 0, 1, 0)))
    table.press(Side(0, 1))
    assert options(table, Colour) == {Colour(R), Colour(G)}
    table.press(Colour(G))
    assert table.me().stores == stored(G=1)
    assert table.me().mgmt == (1, 0, 0, 0)


@pytest.mark.rule("SAN-ACT-21")
def test_two_priced_increases_either_of_which_may_be_left_out() -> None:
    main = both(If(Pay("G"), Grow("G")), If(Pay("R"), Grow("R")))
    table = solo(main, board=Player(mgmt=(1, 0, 1, 0), animals=(1, 0, 1, 0)))
    table.press(Main(0), Everything())
    assert table.me().animals == (2, 0, 2, 0)
    assert table.me().mgmt == NOTHING
    one = solo(main, board=Player(mgmt=(1, 0, 1, 0), animals=(1, 0, 1, 0)))
    one.press(Main(0), Part(1), Stop())
    assert one.me().animals == (2, 0, 1, 0)
    assert one.me().mgmt == (0, 0, 1, 0)


@pytest.mark.rule("SAN-ACT-R04")
def test_the_list_of_example_effects_is_not_a_list_of_expansions() -> None:
    from rules.sanctuary.expansions import TOKENS

    assert len(TOKENS) == 16
    trees = {card.main for card in CARDS.values()} | {card.side for card in CARDS.values()}
    for effect in (PAY_GROW, EXCHANGE, THREE, Store(ANY), DoSide("opp_any"), Expand(ANY, "other")):
        assert effect in trees
        assert all(token.effect != effect for token in TOKENS.values())


def test_twice_with_one_target_left_asks_before_the_second_time() -> None:
    table = solo(Times(2, Grow(ANY)), board=Player(animals=(1, 0, 0, 0)))
    table.press(Main(0))
    assert set(table.choices()) == {Colour(R), Stop()}
    assert Again() not in table.choices()
    table.press(Stop())
    assert table.me().animals == (2, 0, 0, 0)


def test_distinct_is_used_for_animals_and_satisfaction_only() -> None:
    for card in CARDS.values():
        for tree in (card.main, card.side):
            if isinstance(tree, Distinct):
                assert isinstance(tree.do, Animal | Satisfy)


@pytest.mark.rule("SAN-RESOLVE-R03")
def test_a_part_begun_with_everything_can_still_be_left_out() -> None:
    main = both(Gain((ANY,)), EXCHANGE, PAY_GROW)
    board = Player(mgmt=(2, 2, 0, 0), animals=(1, 1, 0, 0))
    table = solo(main, board=board)
    table.press(Main(0), Everything(), Markers(1, 0, 0, 0))
    assert table.prompt().kind == "exchange_pay"
    assert Back() not in table.choices()
    table.press(Stop())
    assert table.prompt().kind == "pay"
    table.press(Stop())
    assert table.me().mgmt == (3, 2, 0, 0)
    assert table.me().animals == (1, 1, 0, 0)
    half = solo(main, board=board)
    half.press(Main(0), Everything(), Markers(1, 0, 0, 0), Colour(R), Stop())
    assert half.me().mgmt == (3, 2, 0, 0)
    assert half.prompt().kind == "pay"
