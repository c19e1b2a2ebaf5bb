"""The sixteen warehouse expansions (SAN-EXP)."""

from dataclasses import replace

import pytest

from rules.sanctuary import GAME
from rules.sanctuary.actions import (
    Area,
    Back,
    Colour,
    Decline,
    End,
    Main,
    Opponent,
    Pick,
    Place,
    React,
    Relax,
    Side,
    Target,
    Use,
    Volunteer,
    Warehouse,
    Work,
)
from rules.sanctuary.compile import bits
from rules.sanctuary.effects import (
    ANY,
    ANY_X,
    NOT_X,
    Expand,
    Flood,
    Forest,
    Gain,
    Grow,
    HasStore,
    If,
    Pay,
    Times,
)
from rules.sanctuary.events import Answered, Borrowed, Threatened
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.frames import Turn
from rules.sanctuary.score import count
from rules.sanctuary.sight import visible
from rules.sanctuary.state import Owed, Player, Worker
from tests.rules.sanctuary.tables import B, G, R, Table, Y, bought, family, find, on, placing, resolving, solo, stored

PAY_GROW = If(Pay(ANY_X), Grow(NOT_X))
TWICE = Times(2, Grow(ANY))


def reacting(main: object = TWICE, mine: Player | None = None, theirs: Player | None = None, **more: object) -> Table:
    """Seat 0 may grow animals; seat 1 owns E03."""
    actor = mine or Player(animals=(1, 1, 1, 1))
    reactor = theirs or Player(animals=(1, 1, 0, 6))
    owner = replace(reactor, expansions=on(R="E03"))
    pawns = {0: (0, 9), 1: (5, 7)}
    return solo(main, board=actor, boards={1: owner}, pawns=pawns, **more)  # type: ignore[arg-type]


def seen(table: Table, at: int, seat: int = 0) -> tuple[int, ...]:
    """The positions a volunteer sees."""
    return bits(visible(table.state, seat, at))


@pytest.mark.rule("SAN-EXP-G2")
def test_a_once_per_game_effect_is_turned_for_good() -> None:
    table = solo(family("Y1"), board=Player(threats=2, expansions=on(Y="E04")))
    table.press(Use("E04"))
    assert table.me().expansions == on(Y="E04!")
    table.expect_refused(Use("E04"))


@pytest.mark.rule("SAN-EXP-01", "SAN-EXP-01R")
def test_e01_becomes_an_opposing_expansion_fresh_and_for_good() -> None:
    table = solo(
        family("Y1"),
        board=Player(expansions=on(R="E01"), threats=2),
        boards={1: Player(expansions=on(Y="E04!", G="E13"))},
    )
    table.press(Use("E01"))
    assert {choice for choice in table.choices() if isinstance(choice, Pick)} == {Pick("E04"), Pick("E13")}
    table.press(Pick("E04"))
    assert table.me().expansions == on(R="E01/E04")
    assert table.me(1).expansions == on(Y="E04!", G="E13")
    table.press(Use("E01"))
    assert table.me().expansions == on(R="E01/E04!")
    assert table.me().threats == 0
    nothing = solo(family("Y1"), board=Player(expansions=on(R="E01")))
    nothing.expect_refused(Use("E01"))


@pytest.mark.rule("SAN-EXP-01R")
def test_a_copy_of_the_four_points_has_them_without_the_freedom() -> None:
    copy = Player(expansions=on(R="E01/E06"))
    assert count(copy).expansions == 4
    table = solo("C1", board=copy, display=("E08",))
    table.press(Main(0))
    assert table.me().expansions == on(R="E01/E06", Y="E08")


@pytest.mark.rule("SAN-EXP-02", "SAN-EXP-02R", "SAN-EXP-G5")
def test_e02_scores_ten_for_two_and_five_for_three_expansions() -> None:
    assert count(Player(expansions=on(R="E02"))).expansions == 0
    assert count(Player(expansions=on(R="E02", Y="E09"))).expansions == 10
    assert count(Player(expansions=on(R="E02", Y="E09", G="E11"))).expansions == 5
    assert count(Player(expansions=on(R="E02", Y="E09", G="E11", B="E10"))).expansions == 0


@pytest.mark.rule("SAN-EXP-03", "SAN-EXP-03R1", "SAN-EXP-03R3")
def test_e03_answers_each_increase_and_does_not_hold_the_actor_up() -> None:
    table = reacting()
    table.press(Main(0), Colour(R))
    assert table.state.owed == (Owed(1, R, "free", 0),)
    assert table.prompt(1).kind == "react"
    assert table.prompt(1).optional and table.prompt(1).clock == "react"
    assert table.prompt(0).kind == "grow"
    table.press(Colour(Y))
    assert len(table.state.owed) == 2
    table.press(React(-1, False), seat=1)
    assert table.me(1).animals == (2, 1, 0, 6)
    assert table.state.owed == (Owed(1, Y, "free", 0),)
    table.press(Decline(), seat=1)
    assert table.me(1).animals == (2, 1, 0, 6)
    assert table.state.owed == ()


@pytest.mark.rule("SAN-EXP-03R1")
def test_e03_needs_the_own_animal_of_that_colour_below_six() -> None:
    table = reacting()
    table.press(Main(0), Colour(G), Colour(B))
    assert table.state.owed == ()
    mine = reacting(mine=Player(animals=(1, 1, 1, 1), expansions=on(R="E03")))
    mine.change(players=(mine.me(), replace(mine.me(1), expansions=on())))
    mine.press(Main(0), Colour(R))
    assert mine.state.owed == ()


@pytest.mark.rule("SAN-EXP-03R2", "SAN-EXP-03R4")
def test_the_reactor_meets_the_same_condition_on_the_own_board() -> None:
    actor = Player(mgmt=(1, 0, 0, 0), animals=(0, 1, 0, 0))
    payer = reacting(family("Y1"), actor, Player(mgmt=(1, 1, 1, 0), animals=(1, 1, 0, 0)), side=PAY_GROW)
    payer.press(Side(0, 1))
    assert payer.me().animals == (0, 2, 0, 0)
    assert payer.state.owed == (Owed(1, Y, "pay", 0b1101),)
    payer.press(React(G, False), seat=1)
    assert payer.me(1).mgmt == (1, 1, 0, 0)
    assert payer.me(1).animals == (1, 2, 0, 0)
    same_colour_only = reacting(family("Y1"), actor, Player(mgmt=(0, 3, 0, 0), animals=(1, 1, 0, 0)), side=PAY_GROW)
    same_colour_only.press(Side(0, 1))
    assert same_colour_only.state.owed == ()
    condition = find(side=None, main=If(HasStore(ANY_X), Grow("=x")))
    stocked = Player(animals=(1, 0, 0, 0), stores=stored(R=1))
    bare = reacting(condition, stocked, Player(animals=(1, 0, 0, 0), stores=stored(Y=1)))
    bare.press(Main(0))
    assert bare.state.owed == ()
    like = reacting(condition, stocked, stocked)
    like.press(Main(0))
    assert like.state.owed == (Owed(1, R, "store", 0b0001),)


@pytest.mark.rule("SAN-EXP-03R3")
def test_an_offer_is_answered_before_the_owners_own_turn_and_before_the_cleanup() -> None:
    table = reacting(step=1)
    table.press(Main(0), Colour(R), Colour(R), End())
    prompt = table.prompt(1)
    assert prompt.kind == "react" and not prompt.optional
    assert [p.seat for p in table.asked] == [1]
    table.press(Decline(), React(-1, False), seat=1)
    assert table.prompt(1).kind == "volunteer"
    last = reacting(step=4, tipped=0b1110)
    last.press(Main(0), Colour(R), Colour(R))
    if End() in last.choices():
        last.press(End())
    assert "Cleaned" not in last.kinds()
    assert not last.prompt(1).optional
    last.press(Decline(), Decline(), seat=1)
    assert "Cleaned" in last.kinds()


@pytest.mark.rule("SAN-EXP-03R3")
def test_always_when_free_answers_by_itself_until_taken_back() -> None:
    table = reacting(step=1)
    table.press(Main(0), Colour(R))
    assert React(-1, True) in table.choices(1)
    table.press(React(-1, True), seat=1)
    table.press(Colour(Y))
    assert table.me(1).animals == (2, 2, 0, 6)
    assert table.state.owed == ()
    table.press(End())
    table.press(Volunteer(0), seat=1)
    assert Relax() in table.choices(1)
    table.press(Relax(), seat=1)
    assert table.me(1).always is False


@pytest.mark.rule("SAN-EXP-03R3")
def test_a_reaction_triggers_nothing_and_an_offer_no_longer_possible_lapses() -> None:
    copies = resolving(
        3,
        at={0: find(main=TWICE)},
        pawns={0: (0, 7), 1: (8,), 2: (12,)},
        boards={
            0: Player(animals=(1, 0, 0, 0)),
            1: Player(animals=(5, 0, 0, 0), expansions=on(R="E03")),
            2: Player(animals=(1, 0, 0, 0), expansions=on(R="E01/E03")),
        },
    )
    copies.press(Main(0), Colour(R))
    assert [owed.seat for owed in copies.state.owed] == [1, 2, 1, 2]
    copies.press(React(-1, False), seat=1)
    assert Answered(1, "lapsed") in copies.events
    assert [owed.seat for owed in copies.state.owed] == [2, 2]


@pytest.mark.rule("SAN-EXP-03R2")
def test_a_price_that_cannot_be_met_outside_the_own_turn_is_no_offer() -> None:
    from rules.core.chance import Chance
    from rules.sanctuary import react
    from rules.sanctuary.game import _run

    table = reacting()
    run = _run(table.state, Chance(""))
    react.grown(run, 0, R, "never", 0)
    assert run.draft.owed == ()
    react.grown(run, 0, R, "free", 0)
    assert run.draft.owed == (Owed(1, R, "free", 0),)


@pytest.mark.rule("SAN-RESCUE-R03", "SAN-EXP-03R1")
def test_a_rescuers_help_is_an_increase_that_needs_a_rescuer_of_the_reactor() -> None:
    actor = Player(animals=(1, 0, 0, 0), rescuers=(Worker(R, False),))
    with_one = reacting(family("Y1"), actor, Player(animals=(1, 0, 0, 0), rescuers=(Worker(R, False),)))
    with_one.press(Work("rescuer"))
    assert with_one.state.owed == (Owed(1, R, "rescuer", 0),)
    with_one.press(React(-1, False), seat=1)
    assert with_one.me(1).rescuers == (Worker(R, True),)
    assert with_one.me(1).animals == (2, 0, 0, 0)
    other_food = reacting(family("Y1"), actor, Player(animals=(1, 0, 0, 0), rescuers=(Worker(Y, False),)))
    other_food.press(Work("rescuer"))
    assert other_food.state.owed == ()


@pytest.mark.rule("SAN-EXP-04", "SAN-EXP-04R", "SAN-THREAT-05")
def test_e04_drops_one_threat_and_gives_one_to_each_opponent_as_far_as_they_go() -> None:
    def with_threats(n: int) -> Table:
        return solo(family("Y1"), board=Player(threats=n, expansions=on(Y="E04")), players=3)

    enough = with_threats(4)
    enough.press(Use("E04"))
    while any(isinstance(choice, Opponent) for choice in enough.choices()):
        enough.press(next(choice for choice in enough.choices() if isinstance(choice, Opponent)))
    assert [board.threats for board in enough.state.players] == [1, 1, 1]
    few = with_threats(2)
    few.press(Use("E04"), Opponent(2))
    assert [board.threats for board in few.state.players] == [0, 0, 1]
    last = with_threats(1)
    last.press(Use("E04"))
    assert [board.threats for board in last.state.players] == [0, 0, 0]
    with_threats(0).expect_refused(Use("E04"))


@pytest.mark.rule("SAN-EXP-05", "SAN-EXP-05R")
def test_e05_plays_an_opposing_volunteer_in_place_of_an_own_one() -> None:
    side = find(side=Gain(("B",)))
    table = resolving(
        at={5: "C2", 4: side, 1: find(side=Gain(("R",)))},
        pawns={0: (0, 9), 1: (5, 7)},
        boards={0: Player(animals=(1, 0, 0, 0), expansions=on(G="E05"))},
        tipped=0b0100,
        step=3,
    )
    table.press(Use("E05"), Target(5))
    assert Borrowed(0, 0, 5) in table.events
    assert seen(table, 5) == (1, 2, 3, 4, 6)
    table.press(Side(0, 4), Main(0))
    assert table.me().mgmt == (0, 0, 0, 1)
    assert table.me().hearts == (1, 0, 0, 0)
    assert [event.n for event in table.events if isinstance(event, Threatened)] == [2]
    assert table.me(1).threats == 0
    assert table.state.spent[2] == 0
    table.press(End())
    assert table.state.tipped == 0b0101


@pytest.mark.rule("SAN-EXP-05R", "SAN-ACT-R18")
def test_e05_is_declared_before_the_own_volunteer_did_anything() -> None:
    board = Player(expansions=on(G="E05"))
    late = resolving(at={0: family("Y1")}, pawns={0: (0, 9), 1: (5, 7)}, boards={0: board})
    late.press(Main(0))
    late.expect_refused(Use("E05"))
    advanced = resolving(advanced=True, at={0: family("Y1")}, pawns={0: (0, 9), 1: (5, 7)}, boards={0: board})
    advanced.press(Use("E05"))
    assert {choice for choice in advanced.choices() if isinstance(choice, Volunteer)} == {Volunteer(0), Volunteer(1)}
    advanced.press(Volunteer(1), Target(7))
    assert isinstance(advanced.state.stack[-1], Turn)
    assert advanced.state.stack[-1].lent == (-1, 7)
    lonely = resolving(at={0: family("Y1")}, pawns={0: (0, 9)}, boards={0: board})
    lonely.expect_refused(Use("E05"))


@pytest.mark.rule("SAN-ACT-R18")
def test_a_borrowed_pawn_is_this_one_and_the_second_is_the_own_pawn_not_named() -> None:
    table = resolving(
        at={5: "C4", 9: family("Y1"), 0: family("Y1", 1)},
        pawns={0: (0, 9), 1: (5, 7)},
        boards={0: Player(expansions=on(G="E05"))},
    )
    table.press(Use("E05"), Target(5), Main(0))
    gained = [n > 0 for n in table.me().mgmt]
    assert sum(table.me().mgmt) == 2
    from rules.sanctuary.cards import CARDS

    main = CARDS[family("Y1")].main
    assert isinstance(main, Gain)
    assert gained == [letter in main.of for letter in "RYGB"]
    own_any = resolving(
        at={5: "C5", 9: find(side=Gain(("B",)))},
        pawns={0: (0, 9), 1: (5, 7)},
        boards={0: Player(expansions=on(G="E05"))},
    )
    own_any.press(Use("E05"), Target(5), Main(0))
    assert {choice.at for choice in own_any.choices() if isinstance(choice, Target)} >= {5, 9}


@pytest.mark.rule("SAN-EXP-06", "SAN-EXP-06R")
def test_e06_scores_four_and_goes_to_any_empty_warehouse() -> None:
    assert count(Player(expansions=on(B="E06"))).expansions == 4
    same = solo("C1", board=Player(expansions=on(Y="E09")), display=("E06", "E08"))
    same.press(Main(0))
    assert {choice.c for choice in same.choices() if isinstance(choice, Warehouse)} == {R, G, B}
    same.press(Warehouse(R))
    assert same.me().expansions == on(R="E06", Y="E09")
    other = solo(find(main=Expand(ANY, "other")), display=("E06",))
    other.press(Main(0))
    assert Warehouse(Y) in other.choices()


@pytest.mark.rule("SAN-EXP-07", "SAN-EXP-07R")
def test_e07_performs_any_main_action_of_the_layout_with_its_threat() -> None:
    board = Player(animals=(1, 0, 0, 0), expansions=on(B="E07"))
    table = solo(family("Y1"), board=board, at={6: "C2"}, pawns={0: (0, 9), 1: (6, 4)})
    table.press(Use("E07"))
    offered = {choice.at for choice in table.choices() if isinstance(choice, Target)}
    assert {0, 6} <= offered
    table.press(Target(6))
    assert table.me().hearts == (1, 0, 0, 0)
    assert table.me().threats == 2
    assert Main(0) in table.choices()
    table.press(Main(0))
    assert sum(table.me().mgmt) == 2


@pytest.mark.rule("SAN-EXP-08", "SAN-EXP-08R", "SAN-RESCUE-03")
def test_e08_scores_eight_for_each_pair_fed_or_not() -> None:
    fed, unfed = Worker(R, True), Worker(-1, False)
    board = Player(expansions=on(Y="E08"), rangers=(fed, unfed, unfed), rescuers=(unfed, fed))
    assert count(board).expansions == 16


@pytest.mark.rule("SAN-EXP-09", "SAN-EXP-09R")
def test_e09_makes_the_ends_of_a_row_neighbours() -> None:
    board = Player(expansions=on(Y="E09"))
    table = resolving(3, pawns={0: (0,), 1: (3, 6)}, boards={0: board})
    assert seen(table, 0) == (1, 2, 7)
    assert seen(table, 3, 1) == (1, 2, 4, 5)
    fenced = resolving(3, pawns={0: (0,), 1: (3, 6)}, boards={0: board}, fences={7: "right"})
    assert seen(fenced, 0) == (1, 2)
    alone = resolving(3, pawns={0: (4,)}, boards={0: board})
    assert seen(alone, 4) == (0, 1, 2, 3, 5, 6, 7)
    end_card = placing(3, pawns={1: (1,)}, boards={0: board})
    assert Place(0) in end_card.choices()
    without = placing(3, pawns={1: (1,)})
    without.expect_refused(Place(0), "SAN-PLACE-06")


@pytest.mark.rule("SAN-EXP-10", "SAN-EXP-15", "SAN-RECLAIM-02")
def test_e10_floods_and_e15_reforests_areas_with_seals() -> None:
    flood = solo(family("Y1"), Flood(), Player(expansions=on(B="E10")))
    flood.press(Side(0, 1))
    assert {choice for choice in flood.choices() if isinstance(choice, Area)} == {Area(0), Area(1), Area(2), Area(3)}
    flood.press(Area(3))
    assert flood.me().ponds == 0b1000
    forest = solo(family("Y1"), Forest(), Player(expansions=on(B="E10")))
    forest.press(Side(0, 1))
    assert forest.me().groves == 0b0001
    with_e15 = solo(family("Y1"), Forest(), Player(expansions=on(G="E15")))
    with_e15.press(Side(0, 1), Area(2))
    assert with_e15.me().groves == 0b0100


@pytest.mark.rule("SAN-EXP-11", "SAN-EXP-11R")
def test_e11_sees_through_fences_but_not_through_pawns() -> None:
    board = Player(expansions=on(G="E11"))
    table = resolving(3, pawns={0: (2,), 1: (6,)}, boards={0: board}, fences={3: "right"})
    assert seen(table, 2) == (0, 1, 3, 4, 5)
    both_effects = resolving(
        3, pawns={0: (0,), 1: (3, 6)}, boards={0: Player(expansions=on(G="E11", Y="E09"))}, fences={7: "right"}
    )
    assert seen(both_effects, 0) == (1, 2, 7)
    place = placing(3, pawns={1: (4,)}, fences={2: "right"}, boards={0: board})
    assert Place(3) in place.choices()
    taken_behind = placing(3, pawns={1: (2, 4)}, fences={2: "right"}, boards={0: board})
    assert Place(3) not in taken_behind.choices()


@pytest.mark.rule("SAN-EXP-12", "SAN-EXP-12R")
def test_e12_scores_two_for_every_seal_of_the_timeline() -> None:
    board = Player(expansions=on(B="E12"), plates=(0, 0, 1, 3), timeline=(1, 0, 1, 0))
    assert count(board).expansions == 4
    assert count(board).seals == 4


@pytest.mark.rule("SAN-EXP-13", "SAN-EXP-13R")
def test_e13_scores_three_for_every_area_with_both_tokens() -> None:
    assert count(Player(expansions=on(G="E13"), ponds=0b1011, groves=0b1001)).expansions == 6


def ended(*boards: Player) -> Table:
    """The last turn of a game is over."""
    table = resolving(
        len(boards), boards=dict(enumerate(boards)), pawns={0: (0,)}, step=2 * len(boards), round=5, k=0, piles=()
    )
    while not table.state.over:
        prompt = table.asked[0]
        table.press(GAME.timeout(table.state, prompt.seat), seat=prompt.seat)
    return table


@pytest.mark.rule("SAN-EXP-14", "SAN-EXP-14R")
def test_e14_completes_the_bought_area_that_gains_most() -> None:
    table = ended(Player(expansions=on(B="E14"), plates=bought(1, 2), ponds=0b0100), Player())
    assert table.me().ponds == 0b0110 and table.me().groves == 0b0010
    most = ended(Player(expansions=on(B="E14"), plates=bought(1, 2, 3), ponds=0b1000, groves=0b0001), Player())
    assert (most.me().ponds, most.me().groves) == (0b1100, 0b0101)
    tie = ended(Player(expansions=on(B="E14"), plates=bought(1, 2), ponds=0b0110, groves=0b0010), Player())
    assert (tie.me().ponds, tie.me().groves) == (0b0110, 0b0110)
    helped = ended(Player(expansions=on(B="E14", G="E13"), plates=bought(), ponds=0b0001), Player())
    assert helped.me().groves == 0b0001
    nothing = ended(Player(expansions=on(B="E14"), plates=bought(), ponds=1, groves=1), Player())
    assert nothing.me().ponds == 1


@pytest.mark.rule("SAN-EXP-16", "SAN-EXP-16R")
def test_e16_raises_all_seals_once_for_each_such_effect() -> None:
    table = ended(Player(expansions=on(R="E16"), plates=(0, 0, 1, 2), timeline=(1, 0, 1, 1)), Player())
    assert table.me().timeline == (0, 1, 0, 2)
    assert table.me().plates == (0, 0, 1, 2)
    copied = ended(Player(expansions=on(R="E16", B="E01/E16"), timeline=(2, 1, 0, 0)), Player())
    assert copied.me().timeline == (0, 0, 2, 1)


def test_every_expansion_has_its_effect_type() -> None:
    kinds = {token.id: token.kind for token in TOKENS.values()}
    once = {token for token, kind in kinds.items() if kind == "once_game"}
    assert once == {"E01", "E04", "E05", "E07"}
    assert {token for token, kind in kinds.items() if kind == "always"} == {"E03", "E09", "E10", "E11", "E15"}


def test_back_leaves_a_once_effect_unturned() -> None:
    table = solo(family("Y1"), board=Player(expansions=on(B="E07")), pawns={0: (0, 9), 1: (6, 4)})
    table.press(Use("E07"), Back())
    assert table.me().expansions == on(B="E07")
    assert Use("E07") in table.choices()
