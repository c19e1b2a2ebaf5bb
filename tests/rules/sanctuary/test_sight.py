"""Line of sight (SAN-LOS) and placing (SAN-PLACE)."""

import pytest

from rules.core.chance import Chance
from rules.sanctuary.actions import End, Main, Place, Side
from rules.sanctuary.compile import bits
from rules.sanctuary.effects import DoSide, Gain
from rules.sanctuary.events import Placed, Unplaced
from rules.sanctuary.frames import Round
from rules.sanctuary.rounds import placing_order, resolving_order
from rules.sanctuary.sight import blocker, occupied, sight, spots, visible
from rules.sanctuary.state import Player
from tests.rules.sanctuary.tables import Table, find, new, on, placing, resolving


def seen(table: Table, at: int, seat: int = 0) -> tuple[int, ...]:
    """The positions a volunteer sees."""
    return bits(visible(table.state, seat, at))


def places(table: Table, seat: int = 0) -> set[int]:
    """Where a seat may place."""
    return {choice.at for choice in table.choices(seat)}


@pytest.mark.rule("SAN-LOS-01", "SAN-MAIN-01")
def test_the_only_main_action_is_that_of_the_own_card() -> None:
    table = resolving(at={0: find(main=Gain(("R", "Y")))})
    assert [choice for choice in table.choices() if isinstance(choice, Main)] == [Main(0)]
    table.expect_refused(Main(1), "SAN-RESOLVE-07")


@pytest.mark.rule("SAN-LOS-02", "SAN-LOS-03", "SAN-LOS-07", "SAN-LOS-06")
def test_a_volunteer_sees_along_its_row_but_not_its_own_card_and_not_round_the_end() -> None:
    table = resolving(3, pawns={0: (3,)})
    assert seen(table, 3) == (0, 1, 2, 4, 5, 6, 7)
    assert seen(table, 0) == (1, 2)
    table.expect_refused(Side(0, 3), "SAN-LOS-07")
    table.expect_refused(Side(0, 9), "SAN-LOS-03")


@pytest.mark.rule("SAN-LOS-04", "SAN-LOS-08", "SAN-SIDE-03")
def test_a_pawn_upright_or_tipped_hides_its_card_and_what_lies_behind() -> None:
    table = resolving(3, pawns={0: (3, 1), 1: (5,)})
    assert seen(table, 3) == (2, 4)
    table.expect_refused(Side(0, 5), "SAN-LOS-04")
    table.expect_refused(Side(0, 6), "SAN-LOS-04")
    table.change(tipped=0b0100)
    assert seen(table, 3) == (2, 4)


@pytest.mark.rule("SAN-LOS-05", "SAN-LOS-R01", "SAN-LOS-R02")
def test_a_fence_on_either_side_of_a_boundary_closes_it_both_ways() -> None:
    by_left_card = resolving(3, fences={4: "right"}, pawns={0: (2,)})
    by_right_card = resolving(3, fences={5: "left"}, pawns={0: (2,)})
    facing = resolving(3, fences={4: "right", 5: "left"}, pawns={0: (2,)})
    for table in (by_left_card, by_right_card, facing):
        assert table.state.walls == 1 << 4
        assert seen(table, 2) == (0, 1, 3, 4)
        assert seen(table, 6) == (5, 7)
        table.expect_refused(Side(0, 5), "SAN-LOS-05")
    own = resolving(3, fences={2: "right"}, pawns={0: (2,)})
    assert seen(own, 2) == (0, 1)
    outer = resolving(3, fences={7: "right"}, pawns={0: (2,)})
    assert seen(outer, 2) == (0, 1, 3, 4, 5, 6, 7)


@pytest.mark.rule("SAN-LOS-09")
def test_a_card_in_sight_of_two_volunteers_serves_both() -> None:
    shared = find(side=Gain(("B",)))
    table = resolving(at={1: shared}, pawns={0: (0,), 1: (2,)}, tipped=0, step=1)
    table.press(Side(0, 1), End())
    assert table.me().mgmt[3] == 1
    table.press(Side(0, 1), seat=1)
    assert table.me(1).mgmt[3] == 1


@pytest.mark.rule("SAN-LOS-R03", "SAN-EXP-GR4", "SAN-EXP-G4")
def test_an_always_expansion_drawn_this_turn_helps_at_once() -> None:
    table = resolving(at={0: "C1"}, fences={1: "right"}, display=("E09",), pawns={0: (0,)})
    assert seen(table, 0) == (1,)
    table.press(Main(0))
    assert table.me().expansions == on(Y="E09")
    assert seen(table, 0) == (1, 2, 3, 4, 5, 6, 7, 8, 9)


@pytest.mark.rule("SAN-LOS-R04", "SAN-ACT-02", "SAN-ACT-04")
def test_a_copy_needs_no_sight_and_no_common_row() -> None:
    copier = find(side=DoSide("opp_any"))
    gain = find(side=Gain(("B",)))
    table = resolving(3, at={1: copier, 12: gain}, pawns={0: (0,), 1: (12,)})
    assert not visible(table.state, 0, 0) >> 12 & 1
    table.press(Side(0, 1))
    assert table.me().mgmt == (0, 0, 0, 1)


@pytest.mark.rule("SAN-PLACE-01", "SAN-PLACE-02", "SAN-PLACE-03", "SAN-PLACE-04")
def test_placing_goes_round_once_and_then_back() -> None:
    table = new(4, first="2")
    order: list[int] = []
    while table.state.stack[-1] != Round("resolve", 1) and table.asked[0].kind == "place":
        prompt = table.asked[0]
        order.append(prompt.seat)
        table.press(prompt.choices[0], seat=prompt.seat)
    assert order == [1, 2, 3, 0, 0, 3, 2, 1] == list(placing_order(1, 4))
    assert all(at >= 0 for at in table.state.pawns)


@pytest.mark.rule("SAN-PLACE-06", "SAN-PLACE-09", "SAN-PLACE-10")
def test_a_placed_pawn_must_see_a_card() -> None:
    edge = placing(3, pawns={1: (1,)})
    assert 0 not in places(edge)
    edge.expect_refused(Place(0), "SAN-PLACE-06")
    between = placing(3, pawns={1: (2, 4)})
    between.expect_refused(Place(3), "SAN-PLACE-06")
    beside_a_fence = placing(3, pawns={1: (4,)}, fences={2: "right"})
    beside_a_fence.expect_refused(Place(3), "SAN-PLACE-06")


@pytest.mark.rule("SAN-PLACE-07", "SAN-PLACE-08", "SAN-PLACE-R01", "SAN-PLACE-11")
def test_a_placement_may_not_blind_a_pawn_but_may_narrow_its_sight() -> None:
    only_card = placing(3, pawns={0: (0,), 1: (2,)}, seat=1)
    only_card.expect_refused(Place(1), seat=1)
    several = placing(3, pawns={1: (0,)}, fences={2: "right"})
    assert seen(several, 0, 1) == (1, 2)
    several.expect_refused(Place(1), "SAN-PLACE-07")
    assert 2 in places(several)
    several.press(Place(2))
    assert seen(several, 0, 1) == (1,)
    own = placing(3, pawns={0: (0,)}, fences={2: "right"}, step=0)
    own.expect_refused(Place(1), "SAN-PLACE-07")


@pytest.mark.rule("SAN-PLACE-R02")
def test_sight_is_judged_by_the_expansions_of_each_pawns_owner() -> None:
    fences = {0: "right", 3: "right"}
    plain = placing(3, pawns={1: (1,)}, fences=fences)
    plain.expect_refused(Place(2), "SAN-PLACE-07")
    through = placing(3, pawns={1: (1,)}, fences=fences, boards={1: Player(expansions=on(G="E11"))})
    assert 2 in places(through)
    mine_does_not_help = placing(3, pawns={1: (1,)}, fences=fences, boards={0: Player(expansions=on(G="E11"))})
    mine_does_not_help.expect_refused(Place(2), "SAN-PLACE-07")


@pytest.mark.rule("SAN-PLACE-R03")
def test_a_pawn_without_a_legal_card_stays_away_and_its_turn_is_skipped() -> None:
    """A constructed position: only A1 and A2 are joined, everything else is walled in."""
    table = resolving(2, pawns={})
    table.change(pawns=(-1,) * 4, walls=0b1111111110, stack=(Round("place", 2),), first=0)
    assert places(table, 1) == {0, 1}
    table.press(Place(0), seat=1)
    assert table.events[:2] == [Placed(1, 1, 0), Unplaced(0, 1)]
    assert table.state.pawns == (-1, -1, -1, 0)
    assert [prompt.seat for prompt in table.asked] == [1]
    assert table.prompt(1).kind == "turn"


@pytest.mark.rule("SAN-PLACE-R04")
def test_placing_cannot_be_passed() -> None:
    table = placing(3)
    assert {type(choice) for choice in table.choices()} == {Place}
    table.expect_refused(End())


@pytest.mark.rule("SAN-PLACE-R05", "SAN-RESOLVE-01")
def test_which_volunteer_is_resolved_first_is_free() -> None:
    table = resolving(k=-1)
    assert table.prompt().kind == "volunteer"
    assert len(table.choices()) == 2
    assert resolving_order(1, 3, False) == (1, 2, 0, 1, 2, 0)


def test_a_look_round_a_row_counts_every_card_once() -> None:
    assert sight(10, 0, 1, 0, False, True) == 0b1111111110
    assert sight(10, 1 << 9, 1, 0, False, True) == 0b1111111110
    assert blocker(resolving(3, pawns={0: (3,)}).state, 0, 3, 5) == ""


@pytest.mark.rule("SAN-PLACE-R01", "SAN-PLACE-R02")
def test_legal_places_are_just_those_after_which_every_pawn_sees_a_card() -> None:
    """The quick way of the rules against the invariant itself, on random positions with all mixes of E09 and E11."""
    chance = Chance("places")
    tokens: tuple[dict[str, str], ...] = ({}, {"Y": "E09"}, {"G": "E11"}, {"Y": "E09", "G": "E11"})
    fences = ("", "", "", "left", "right")
    checked = 0
    for _ in range(120):
        players = chance.between(2, 4)
        boards = {seat: Player(expansions=on(**chance.pick(tokens))) for seat in range(players)}
        places = chance.shuffled(range({2: 10, 3: 16, 4: 20}[players]))
        standing = {seat: tuple(places[2 * seat : 2 * seat + chance.below(3)]) for seat in range(players)}
        table = resolving(players, boards=boards, pawns=standing, fences={p: chance.pick(fences) for p in range(20)})
        state = table.state
        for seat in range(players):
            legal = set()
            for at in set(range(len(state.cards))) - set(state.pawns):
                taken = occupied(state) | 1 << at
                pawns = [(pawn // 2, where) for pawn, where in enumerate(state.pawns) if where >= 0] + [(seat, at)]
                if all(visible(state, owner, where, taken) for owner, where in pawns):
                    legal.add(at)
            assert set(bits(spots(state, seat))) == legal
            checked += len(legal)
    assert checked > 300
