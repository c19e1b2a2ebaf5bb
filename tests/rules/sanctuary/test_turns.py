"""Resolving (SAN-RESOLVE), main and side actions (SAN-MAIN, SAN-SIDE), threats (SAN-THREAT), the variant (SAN-ADV)."""

import pytest

from rules.sanctuary import GAME
from rules.sanctuary.actions import (
    Again,
    Amount,
    Back,
    Branch,
    Colour,
    Colours,
    End,
    Everything,
    Main,
    Opponent,
    Part,
    Side,
    Stop,
    Target,
    Use,
    Volunteer,
    Warehouse,
    Work,
)
from rules.sanctuary.cards import CARDS
from rules.sanctuary.effects import (
    Buy,
    DoMain,
    DoSide,
    DropThreat,
    Gain,
    GiveThreat,
    If,
    ShiftExpansion,
    SkipMain,
    Store,
    Times,
)
from rules.sanctuary.events import Copied, Forwent, Threatened, Tipped
from rules.sanctuary.frames import Round
from rules.sanctuary.rounds import resolving_order
from rules.sanctuary.state import Player, Worker
from tests.rules.sanctuary.tables import B, G, R, Y, family, find, new, on, resolving, solo, stored

SKIP = If(SkipMain(), ShiftExpansion())


@pytest.mark.rule("SAN-RESOLVE-01", "SAN-RESOLVE-08")
def test_each_player_resolves_one_volunteer_and_then_in_the_same_order_the_other() -> None:
    table = new(3, first="2")
    for _ in range(6):
        table.press(table.asked[0].choices[0], seat=table.asked[0].seat)
    while table.asked:
        prompt = table.asked[0]
        table.press(End() if End() in prompt.choices else prompt.choices[0], seat=prompt.seat)
    tipped = [event for event in table.events if isinstance(event, Tipped)]
    assert [event.seat for event in tipped] == [1, 2, 0, 1, 2, 0] == list(resolving_order(1, 3, False))
    assert len({(event.seat, event.k) for event in tipped}) == 6


@pytest.mark.rule("SAN-RESOLVE-02", "SAN-RESOLVE-04", "SAN-SIDE-01", "SAN-RESOLVE-06")
def test_main_and_side_actions_are_done_in_any_order_each_once() -> None:
    side = find(side=Gain(("B",)))
    other = find(side=Gain(("R",)))
    table = solo(family("Y1"), at={1: side, 2: other})
    table.press(Side(0, 1))
    table.expect_refused(Side(0, 1), "SAN-RESOLVE-06")
    table.press(Main(0))
    table.expect_refused(Main(0), "SAN-RESOLVE-06")
    table.press(Side(0, 2))
    assert sum(table.me().mgmt) == 4


@pytest.mark.rule("SAN-RESOLVE-03", "SAN-MAIN-02", "SAN-THREAT-03", "SAN-RESOLVE-08")
def test_everything_is_optional_and_a_main_action_left_out_brings_no_threat() -> None:
    table = solo("C6", pawns={0: (0, 9), 1: (5, 7)})
    table.press(End())
    assert table.me() == Player()
    assert table.state.tipped == 1
    assert table.state.pawns[0] == 0


@pytest.mark.rule("SAN-RESOLVE-05", "SAN-RESOLVE-R04")
def test_an_action_of_which_nothing_can_be_done_is_refused_and_costs_nothing() -> None:
    table = solo(family("Y5"), Store("R"))
    table.expect_refused(Main(0), "SAN-RESOLVE-05")
    table.expect_refused(Side(0, 1), "SAN-RESOLVE-05")
    assert table.state.spent == (0, 0, 0, 0)


@pytest.mark.rule("SAN-RESOLVE-07")
def test_two_volunteers_are_not_mixed_in_the_basic_game() -> None:
    table = resolving(k=-1, at={0: family("Y1"), 9: family("Y1", 1)})
    table.press(Volunteer(1))
    table.expect_refused(Main(0), "SAN-RESOLVE-07")
    table.press(Back())
    assert table.prompt().kind == "volunteer"
    table.press(Volunteer(1), Main(1))
    assert Back() not in table.choices()
    assert sum(table.me().mgmt) == 2


@pytest.mark.rule("SAN-RESOLVE-R01")
def test_copying_an_action_does_not_use_it_up_for_its_own_volunteer() -> None:
    table = solo("C4", at={9: family("Y1")}, pawns={0: (0, 9), 1: (4,)}, step=4, tipped=0)
    table.press(Main(0))
    assert sum(table.me().mgmt) == 2
    assert table.state.spent[1] == 0
    shared = resolving(at={1: find(side=Gain(("B",)))}, pawns={0: (0, 2)}, k=0)
    shared.press(Side(0, 1), End())
    later = resolving(at={1: find(side=Gain(("B",)))}, pawns={0: (0, 2)}, k=1, tipped=1)
    assert Side(1, 1) in later.choices()


@pytest.mark.rule("SAN-RESOLVE-R02", "SAN-EXP-GR3")
def test_between_two_actions_everything_is_allowed_but_not_inside_one() -> None:
    board = Player(mgmt=(1, 0, 0, 0), threats=1, rangers=(Worker(R, False),), expansions=on(B="E07"))
    table = solo(family("G1"), board=board)
    assert {Work("ranger"), Use("E07")} <= set(table.choices())
    table.press(Main(0))
    assert table.prompt().kind == "parts"
    table.press(Part(0))
    assert {type(choice) for choice in table.choices()} == {Part, Stop}
    table.press(Stop())
    assert {Work("ranger"), Use("E07")} <= set(table.choices())
    before_a_first_action = solo(family("G1"), board=board, pawns={0: (0, 9), 1: (4, 6)})
    before_a_first_action.press(Work("ranger"))
    assert before_a_first_action.me().threats == 0


@pytest.mark.rule("SAN-RESOLVE-R03", "SAN-ACT-S06", "SAN-ACT-R01")
def test_parts_of_an_and_are_done_in_any_order_and_may_be_left_out() -> None:
    card = family("G1")
    reversed_order = solo(card)
    reversed_order.press(Main(0), Part(1), Part(0))
    assert reversed_order.kinds().index("Gained") < reversed_order.kinds().index("Bought")
    one_only = solo(card)
    one_only.press(Main(0), Part(1), Stop())
    assert one_only.me().plates == (0, 1, 2, 3)
    assert sum(one_only.me().mgmt) == 1
    everything = solo(card)
    everything.press(Main(0), Everything())
    assert everything.me().plates == (0, 0, 2, 3)
    assert sum(everything.me().mgmt) == 1


@pytest.mark.rule("SAN-RESOLVE-R05")
def test_a_turn_ends_by_itself_when_nothing_is_left_to_think_about() -> None:
    table = resolving(at={0: find(main=Gain(("R", "Y")))}, pawns={0: (0,), 1: (1, 4)}, step=1)
    table.press(Main(0))
    assert table.state.tipped & 1
    assert table.asked[0].seat == 1
    spare = Player(rangers=(Worker(R, False),))
    waiting = resolving(
        at={0: find(main=Gain(("R", "Y")))}, pawns={0: (0,), 1: (1, 4)}, step=1, boards={0: spare}
    )
    waiting.press(Main(0))
    assert End() in waiting.choices()
    once = resolving(
        at={0: find(main=Gain(("R", "Y")))}, pawns={0: (0,), 1: (1, 4)}, step=1, boards={0: Player(expansions=on(Y="E04"))}
    )
    once.press(Main(0))
    assert once.choices() == (End(),)
    assert once.prompt().about == (0, 0)


def test_the_end_of_turn_button_knows_how_much_is_left() -> None:
    table = solo(family("Y1"), Gain(("B",)), fences={2: "left"})
    assert table.prompt().about == (0, 2)
    table.press(Side(0, 1))
    assert table.prompt().about == (0, 1)


@pytest.mark.rule("SAN-MAIN-03", "SAN-THREAT-01", "SAN-MAIN-R01", "SAN-DEAL-R05")
def test_whoever_performs_a_main_action_even_in_part_takes_its_threat_afterwards() -> None:
    table = solo(family("Y7", fence=None), board=Player(animals=(1, 0, 0, 0)))
    table.press(Main(0), Part(0))
    assert table.me().threats == 0
    table.press(Stop())
    assert table.me().threats == 1
    assert table.kinds()[-2] == "Threatened"
    full = solo("C2", board=Player(animals=(1, 0, 0, 0)))
    full.press(Main(0))
    assert full.me().hearts == (1, 0, 0, 0)
    assert full.me().threats == 2
    assert Colours(1) not in full.choices()


@pytest.mark.rule("SAN-SIDE-02")
def test_a_side_action_brings_no_threat() -> None:
    card = next(card.id for card in CARDS.values() if card.threat and isinstance(card.side, Gain) and not card.fence)
    table = resolving(at={1: card}, pawns={0: (0, 9)})
    table.press(Side(0, 1))
    assert table.me().threats == 0
    assert "Threatened" not in table.kinds()


@pytest.mark.rule("SAN-SIDE-R01", "SAN-ACT-S07")
def test_an_or_gives_exactly_one_branch() -> None:
    table = resolving(
        at={1: "C1"}, display=("E09",), boards={0: Player(mgmt=(0, 2, 0, 0))}, pawns={0: (0, 9)}
    )
    table.press(Side(0, 1))
    assert {choice for choice in table.choices() if isinstance(choice, Branch)} == {Branch(0), Branch(1)}
    table.press(Branch(1))
    assert table.me().stores == stored(Y=1)
    assert table.me().expansions == (None,) * 4
    table.expect_refused(Side(0, 1), "SAN-RESOLVE-06")


@pytest.mark.rule("SAN-MAIN-R02", "SAN-ACT-06", "SAN-ACT-23")
def test_giving_up_the_main_action_is_a_price_paid_once_and_without_threat() -> None:
    table = solo("C6", SKIP, Player(expansions=on(R="E09")))
    table.press(Side(0, 1))
    assert table.prompt().kind == "shift"
    table.press(Warehouse(B))
    assert Forwent(0, 0) in table.events
    assert table.me().expansions == on(B="E09")
    assert table.me().threats == 0
    table.expect_refused(Main(0), "SAN-RESOLVE-06")
    done = solo(family("Y1"), SKIP, Player(expansions=on(R="E09")))
    done.press(Main(0))
    done.expect_refused(Side(0, 1), "SAN-RESOLVE-05")
    both = resolving(advanced=True, at={1: find(side=SKIP)}, pawns={0: (0, 4)}, boards={0: Player(expansions=on(R="E09"))})
    both.press(Side(0, 1))
    assert both.prompt().kind == "forgo"
    both.press(Volunteer(1), Warehouse(G))
    assert Forwent(0, 1) in both.events


@pytest.mark.rule("SAN-MAIN-R03")
def test_through_a_copied_side_action_the_active_volunteers_main_action_is_the_price() -> None:
    table = solo(
        family("Y1"),
        DoSide("opp_any"),
        Player(expansions=on(R="E09")),
        at={5: find(side=SKIP)},
        pawns={0: (0, 9), 1: (5,)},
    )
    table.press(Side(0, 1), Warehouse(Y))
    assert Forwent(0, 0) in table.events
    assert table.me().expansions == on(Y="E09")
    table.expect_refused(Main(0), "SAN-RESOLVE-06")


@pytest.mark.rule("SAN-MAIN-R02", "SAN-ACT-R06")
def test_a_main_action_cannot_be_the_price_of_itself() -> None:
    table = solo("C5", at={9: find(side=SKIP)}, board=Player(expansions=on(R="E09")), pawns={0: (0, 9)})
    table.expect_refused(Main(0), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-THREAT-02", "SAN-THREAT-R04", "SAN-SCORE-07")
def test_any_number_of_threats_can_be_held() -> None:
    table = solo("C2", board=Player(animals=(1, 0, 0, 0), threats=40))
    table.press(Main(0))
    assert table.me().threats == 42


@pytest.mark.rule("SAN-THREAT-04", "SAN-ACT-25", "SAN-THREAT-R03", "SAN-ACT-S13")
def test_a_threat_is_given_to_a_freely_chosen_opponent() -> None:
    table = solo(family("Y1"), GiveThreat("opp_one"), Player(threats=2), players=3, boards={2: Player(threats=1)})
    table.press(Side(0, 1))
    assert {c for c in table.choices() if isinstance(c, Opponent)} == {Opponent(1), Opponent(2)}
    table.press(Opponent(2))
    assert [board.threats for board in table.state.players] == [1, 0, 2]
    assert all(prompt.seat == 0 for prompt in table.asked)


@pytest.mark.rule("SAN-THREAT-05")
def test_threats_are_discarded_to_the_supply() -> None:
    table = solo(DropThreat(2), board=Player(threats=3))
    table.press(Main(0), Amount(2))
    assert table.me().threats == 1


@pytest.mark.rule("SAN-THREAT-R01", "SAN-ACT-01")
def test_the_threat_is_that_of_the_card_performed_and_the_copying_cards_comes_last() -> None:
    plain = solo("C4", at={9: family("Y7", fence=None)}, board=Player(animals=(1, 0, 0, 0)))
    plain.press(Main(0), Everything())
    while plain.prompt().kind == "gain":
        plain.press(plain.choices()[0])
    assert plain.me().threats == 1
    copier = find(main=DoMain("opp_any"), threat=1)
    twice = solo(copier, at={5: "C2"}, board=Player(animals=(1, 0, 0, 0)), pawns={0: (0, 9), 1: (5,)})
    twice.press(Main(0))
    assert [event.n for event in twice.events if isinstance(event, Threatened)] == [2, 1]
    assert Copied(0, "C2", "main") in twice.events
    assert twice.me(1).threats == 0


@pytest.mark.rule("SAN-THREAT-R02", "SAN-CARD-05")
def test_what_is_taken_at_the_end_cannot_be_given_before() -> None:
    table = solo("C5", at={9: find(side=Gain(("B",)))})
    table.press(Main(0), Target(9))
    assert "Gave" not in table.kinds()
    assert table.me().mgmt == (0, 0, 0, 1)
    assert table.me().threats == 1


@pytest.mark.rule("SAN-ADV-01", "SAN-ADV-02", "SAN-ADV-03", "SAN-ADV-04", "SAN-ADV-R01")
def test_in_the_advanced_variant_both_volunteers_are_mixed_in_one_turn() -> None:
    gain = find(main=Gain(("R", "Y")))
    table = resolving(
        advanced=True,
        at={0: gain, 1: find(side=Gain(("B",))), 9: family("Y1", 1), 8: find(side=Gain(("R",)))},
        pawns={0: (0, 9), 1: (4, 5)},
    )
    assert {Main(0), Main(1), Side(0, 1), Side(1, 8)} <= set(table.choices())
    table.press(Main(0), Side(1, 8), Side(0, 1), Main(1))
    assert sum(table.me().mgmt) == 6
    table.expect_refused(Main(0))
    if End() in table.choices():
        table.press(End())
    assert table.state.tipped == 0b0011
    assert table.asked[0].seat == 1
    assert resolving_order(0, 3, True) == (0, 1, 2)


@pytest.mark.rule("SAN-ADV-R02")
def test_the_host_chooses_the_variant_and_it_is_off_by_default() -> None:
    assert new(2).state.advanced is False
    assert new(2, advanced=True).state.advanced is True
    assert next(spec for spec in GAME.options if spec.name == "advanced").default is False


def test_a_crowded_advanced_turn_lists_one_volunteer_at_a_time() -> None:
    tokens = Player(
        mgmt=(3, 3, 3, 3),
        animals=(1, 1, 1, 1),
        stores=stored(R=1, Y=1, G=1, B=1),
        threats=3,
        rangers=(Worker(R, False), Worker(-1, False)),
        rescuers=(Worker(R, False), Worker(-1, False)),
        expansions=on(R="E01", Y="E04", G="E05", B="E07"),
    )
    table = resolving(4, advanced=True, pawns={0: (0, 10), 1: (9, 19)}, boards={0: tokens})
    assert len(table.choices()) <= 25
    assert Main(0) not in table.choices()
    table.press(Volunteer(0))
    assert len(table.choices()) <= 25
    assert Main(0) in table.choices() and Main(1) not in table.choices()
    table.press(Back())
    assert Volunteer(1) in table.choices()
    table.press(Volunteer(1), Side(1, 11))
    assert Volunteer(0) in table.choices()


@pytest.mark.rule("SAN-RESOLVE-R04")
def test_back_takes_a_choice_back_while_nothing_was_carried_out() -> None:
    table = solo("C6")
    table.press(Main(0), Back())
    assert table.kinds().count("Used") == 0
    assert table.state.spent == (0, 0, 0, 0)
    assert Main(0) in table.choices()


@pytest.mark.rule("SAN-LAND-01")
def test_twice_asks_again_and_can_be_stopped() -> None:
    table = solo(find(main=Times(2, Buy()), threat=1))
    table.press(Main(0))
    assert set(table.choices()) == {Again(), Stop()}
    table.press(Stop())
    assert table.me().plates == (0, 0, 2, 3)
    assert table.me().threats == 1


def test_a_copy_asks_for_its_target_where_there_is_a_choice() -> None:
    table = solo(
        find(main=DoMain("opp_any")), at={4: family("Y1"), 6: family("Y1", 1)}, pawns={0: (0, 9), 1: (4, 6)}, step=1
    )
    table.press(Main(0))
    assert set(table.choices()) == {Target(4), Target(6), Back()}
    assert table.state.stack[0] == Round("resolve", 1)
    table.press(Target(6))
    assert sum(table.me().mgmt) == 2
    assert Colour(R) not in table.choices()
