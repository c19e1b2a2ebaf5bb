"""What a second reading of the rulebook and the ledger asked for beside the tests by chapter."""

import itertools
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from bench.sanctuary_play import Match
from rules.core.chance import Chance
from rules.core.game import Move
from rules.sanctuary import GAME
from rules.sanctuary import actions as act
from rules.sanctuary import effects as fx
from rules.sanctuary.actions import Amount, Area, Colour, End, Everything, Main, Markers, Part, Side, Stop, Target, Use
from rules.sanctuary.animals import SETS, species
from rules.sanctuary.cards import CARDS
from rules.sanctuary.compile import bits
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.piles import build
from rules.sanctuary.score import count
from rules.sanctuary.sight import visible
from rules.sanctuary.state import NOTHING, Player, Worker
from tests.rules.sanctuary.tables import G, R, Table, Y, bought, find, new, on, placing, resolving, solo, stored

EXCHANGE = fx.If(fx.Pay(fx.ANY_X, 0), fx.Gain((fx.NOT_X,), paid=True))

KINDS = {
    "once_game": {"E01", "E04", "E05", "E07"},
    "always": {"E03", "E09", "E10", "E11", "E15"},
    "end": {"E02", "E06", "E08", "E12", "E13", "E14", "E16"},
}
"""The effect types of the sixteen (brief 3.5)."""

EFFECTS: dict[str, fx.Effect] = {
    "E01": fx.CopyExpansion(),
    "E02": fx.ScoreCount(((2, 10), (3, 5))),
    "E03": fx.ReactToGrow(),
    "E04": fx.If(fx.DropThreat(1), fx.GiveThreat("opp_each")),
    "E05": fx.ActAs(),
    "E06": fx.And((fx.Passive("free_slot"), fx.ScoreFlat(4))),
    "E07": fx.DoMain("any_card"),
    "E08": fx.ScorePer("ranger_rescuer_pair", 8),
    "E09": fx.Passive("wrap"),
    "E10": fx.Passive("flood_unbought"),
    "E11": fx.Passive("see_fences"),
    "E12": fx.ScorePer("timeline_seal", 2),
    "E13": fx.ScorePer("area_both", 3),
    "E14": fx.AtEnd("reclaim_one_area"),
    "E15": fx.Passive("forest_unbought"),
    "E16": fx.AtEnd("raise_all"),
}
"""The effects of the sixteen (brief 3.5)."""

NAMES = """
Siberian Tiger/Asiatic Lion|Grevy's Zebra/Black Rhinoceros|Giant Panda/Indian Elephant|Sumatran Orangutan/Gouldian Finch
Wolf/European Wildcat|Koala/European Bison|Eurasian Lynx/Brown Bear|Black-billed Stork/Golden Eagle
Polar Bear/Snow Leopard|Tatra Chamois/Muskox|Grey Seal/Magellanic Penguin|Walrus/North Atlantic Right Whale
Cheetah/African Wild Dog|Addax/Scimitar-horned Oryx|Abyssinian Ibex/Common Wombat|Syrian Hamster/Dingo
"""
"""The brief's table of sets (5): red | green | yellow | blue."""


def options(table: Table, kind: type, seat: int = 0) -> set[Any]:
    """The choices of one kind on offer."""
    return {choice for choice in table.choices(seat) if isinstance(choice, kind)}


@pytest.mark.rule("SAN-RESOLVE-R03", "SAN-ACT-19")
def test_an_exchange_begun_as_a_part_can_still_be_left_out_when_its_markers_are_named() -> None:
    board = Player(mgmt=(2, 0, 0, 0))
    table = solo(fx.both(fx.Gain(("R",)), EXCHANGE), board=board)
    table.press(Main(0), Part(0), Part(1), Amount(3))
    assert table.prompt().kind == "exchange_gain"
    before = table.state
    table.press(Stop())
    assert table.state != before
    assert table.me().mgmt == (3, 0, 0, 0)
    assert table.prompt().kind == "turn"


@pytest.mark.rule("SAN-ROUND-R02")
def test_a_clock_that_runs_out_ends_every_turn_in_a_few_steps() -> None:
    for i, (players, advanced) in enumerate(itertools.product((2, 3), (False, True))):
        match = Match(f"clock{i}", ("easy",) * players, {"advanced": advanced})
        for number, step in enumerate(match.play()):
            state = step.outcome.state
            if number % 5 or not state.asked or state.asked[0].clock != "turn":
                continue
            seat, tipped = state.asked[0].seat, state.tipped.bit_count()
            for ply in range(12):
                if state.tipped.bit_count() != tipped or not state.cards:
                    break
                state = GAME.apply(state, Move(seat, GAME.timeout(state, seat)), Chance("clock", ply)).state
            assert state.tipped.bit_count() != tipped or not state.cards, step.outcome.state.stack


@pytest.mark.rule("SAN-EXP-04", "SAN-EXP-04R")
def test_e04_asks_who_gets_a_threat_only_where_there_are_too_few() -> None:
    enough = solo(fx.Gain(("G",)), board=Player(threats=3, expansions=on(Y="E04")), players=3)
    enough.press(Use("E04"))
    assert enough.prompt().kind == "turn"
    assert [board.threats for board in enough.state.players] == [0, 1, 1]
    few = solo(fx.Gain(("G",)), board=Player(threats=2, expansions=on(Y="E04")), players=4, boards={2: Player(threats=1)})
    few.press(Use("E04"))
    assert options(few, act.Opponent) == {act.Opponent(1), act.Opponent(2), act.Opponent(3)}
    few.press(act.Opponent(2))
    assert [board.threats for board in few.state.players] == [0, 0, 2, 0]


@pytest.mark.rule("SAN-ACT-R18", "SAN-ACT-R07")
def test_naming_the_second_volunteer_settles_who_is_active_for_the_whole_chain() -> None:
    again = find(main=fx.DoMain("own_second"))
    table = resolving(
        advanced=True,
        at={0: again, 9: find(main=fx.Gain(("B",))), 4: "C4"},
        pawns={0: (0, 9)},
        boards={0: Player(expansions=on(B="E07"))},
    )
    table.press(Use("E07"), Target(4))
    assert table.me().mgmt == (0, 0, 0, 1)
    assert [event.card for event in table.events if type(event).__name__ == "Copied"] == ["C4", table.state.cards[9]]


@pytest.mark.rule("SAN-COMP-21", "SAN-COMP-22")
def test_the_sixteen_expansions_are_those_of_the_brief() -> None:
    assert {token.id: token.effect for token in TOKENS.values()} == EFFECTS
    assert {kind: {t.id for t in TOKENS.values() if t.kind == kind} for kind in KINDS} == KINDS


@pytest.mark.rule("SAN-ANIMAL-R03", "SAN-COMP-20")
def test_the_species_are_those_of_the_brief_by_set_and_colour() -> None:
    for name, line in zip("ABCD", NAMES.strip().splitlines(), strict=True):
        red, green, yellow, blue = (tuple(token.strip().split("/")) for token in line.split("|"))
        assert SETS[name] == (red, yellow, green, blue)
    assert species("B", 0, R) == "Wolf"
    assert species("B", 1 << R, R) == "European Wildcat"


def test_constraint_10_no_gray_main_does_all_of_a_more_threatening_coloured_one() -> None:
    def does(card: str) -> Counter[str]:
        kinds: Counter[str] = Counter()
        trees: list[fx.Effect] = [CARDS[card].main]
        while trees:
            effect = trees.pop()
            trees += fx.children(effect)
            name = type(effect).__name__
            if isinstance(effect, fx.Gain):
                kinds[name] += len(effect.of)
            elif name not in ("And", "Or", "If", "Times", "Distinct"):
                kinds[name] += 1
        return kinds

    compared = 0
    for gray, coloured in itertools.product(CARDS.values(), CARDS.values()):
        if gray.type == "X" and coloured.type != "X" and does(gray.id) >= does(coloured.id):
            compared += 1
            assert gray.threat >= coloured.threat, (gray.id, coloured.id)
    assert compared > 0


@pytest.mark.rule("SAN-ACT-S01", "SAN-ACT-S02", "SAN-ACT-S03", "SAN-ACT-S05", "SAN-RES-06")
def test_center_warehouse_animal_and_expansion_are_where_the_symbols_act() -> None:
    gain = solo(fx.Gain(("R", "B")))
    gain.press(Main(0))
    assert gain.me() == Player(mgmt=(1, 0, 0, 1))
    store = solo(fx.Store("R"), board=Player(mgmt=(1, 1, 0, 0)))
    store.press(Main(0))
    assert store.me() == Player(mgmt=(0, 1, 0, 0), stores=stored(R=1))
    animal = solo(fx.Animal("Y"))
    animal.press(Main(0))
    assert animal.me() == Player(animals=(0, 1, 0, 0))
    expand = solo(fx.Expand("B"), display=("E08", "E10"))
    expand.press(Main(0))
    assert expand.me() == Player(expansions=on(B="E10"))


@pytest.mark.rule("SAN-ACT-S14", "SAN-ACT-S09", "SAN-ACT-S10")
def test_every_token_symbol_moves_its_own_token_and_nothing_else() -> None:
    board = Player(plates=bought(1), timeline=(0, 1, 0, 0), animals=(1, 0, 0, 0), threats=2)
    after: dict[fx.Effect, Player] = {}
    for effect in (fx.Flood(), fx.Forest(), fx.Satisfy("R"), fx.Raise(1), fx.Hire("ranger"), fx.Hire("rescuer")):
        table = solo(effect, board=board)
        table.press(Main(0))
        if options(table, Area):
            table.press(Area(1))
        after[effect] = table.me()
    assert after[fx.Flood()].ponds == 0b10 and after[fx.Flood()].groves == 0
    assert after[fx.Forest()].groves == 0b10 and after[fx.Forest()].ponds == 0
    assert after[fx.Satisfy("R")].hearts == (1, 0, 0, 0)
    assert after[fx.Raise(1)].timeline == (0, 0, 1, 0)
    assert (len(after[fx.Hire("ranger")].rangers), len(after[fx.Hire("ranger")].rescuers)) == (1, 0)
    assert (len(after[fx.Hire("rescuer")].rangers), len(after[fx.Hire("rescuer")].rescuers)) == (0, 1)
    shift = solo(fx.Gain(("G",)), fx.If(fx.SkipMain(), fx.ShiftExpansion()), Player(expansions=on(R="E09")))
    shift.press(Side(0, 1), act.Warehouse(G))
    assert shift.me() == Player(expansions=on(G="E09"))


@pytest.mark.rule("SAN-LOS-01", "SAN-MAIN-01", "SAN-LOS-02")
def test_a_volunteer_performs_its_own_cards_main_action_and_only_side_actions_of_what_it_sees() -> None:
    cards = {p: find(main=fx.Gain(("RYGB"[p],)), side=fx.Gain(("RYGB"[(p + 1) % 4],))) for p in range(4)}
    table = resolving(at=cards, pawns={0: (1, 9)})
    table.press(Main(0))
    assert table.me().mgmt == (0, 1, 0, 0)
    table.press(Side(0, 2))
    assert table.me().mgmt == (0, 1, 0, 1)
    table.expect_refused(Main(0), "SAN-RESOLVE-06")
    table.expect_refused(Side(0, 1), "SAN-LOS-07")
    assert options(table, Main) == set()


@pytest.mark.rule("SAN-COMP-12", "SAN-COMP-R03", "SAN-RECLAIM-R01")
def test_each_of_the_four_areas_has_one_flooding_and_one_reforestation_space() -> None:
    board = Player(plates=NOTHING, timeline=(6, 0, 0, 0))
    for a in range(4):
        for effect in (fx.Flood(), fx.Forest()):
            table = solo(fx.Gain(("G",)), effect, board)
            table.press(Side(0, 1))
            if options(table, Area):
                assert options(table, Area) == {Area(other) for other in range(a, 4)}
                table.press(Area(a))
            board = table.me()
    assert board.ponds == board.groves == 0b1111
    full = solo(fx.Flood(), fx.Forest(), board)
    full.expect_refused(Main(0), "SAN-RESOLVE-05")
    full.expect_refused(Side(0, 1), "SAN-RESOLVE-05")


@pytest.mark.rule("SAN-COMP-R01", "SAN-COMP-05", "SAN-COMP-09", "SAN-COMP-R02")
def test_only_sight_fences_block_whatever_the_type_of_the_cards() -> None:
    plain = [card.id for card in CARDS.values() if not card.fence]
    row = [next(card for card in plain if CARDS[card].type == kind) for kind in "RYGBX"]
    table = resolving(3, at=dict(enumerate(row)), pawns={0: (0,)})
    assert bits(visible(table.state, 0, 0)) == (1, 2, 3, 4, 5, 6, 7)
    fenced = next(card.id for card in CARDS.values() if card.fence == "left")
    table = resolving(3, at={**dict(enumerate(row)), 3: fenced}, pawns={0: (0,)})
    assert bits(visible(table.state, 0, 0)) == (1, 2)


@pytest.mark.rule("SAN-DEAL-03", "SAN-DEAL-R05", "SAN-THREAT-R01")
def test_each_performance_of_a_threatening_main_action_takes_all_it_shows() -> None:
    table = resolving(
        at={0: "C4", 9: "C2"}, pawns={0: (0, 9), 1: (4,)}, boards={0: Player(animals=(1, 0, 0, 0), expansions=on(B="E07"))}
    )
    assert CARDS["C2"].threat == 2
    table.press(Main(0))
    assert table.me().threats == 2
    table.press(Use("E07"), Target(9))
    assert table.me().threats == 4
    assert table.state.spent[1] == 0


@pytest.mark.rule("SAN-ANIMAL-R02", "SAN-SAT-R01", "SAN-RECLAIM-R03", "SAN-LAND-R01")
def test_animals_satisfaction_and_land_never_go_back() -> None:
    rises = 0
    for i, players in enumerate((2, 3, 4)):
        match = Match(f"back{i}", ("normal",) * players)
        for step in match.play():
            for before, after in zip(step.before.players, step.outcome.state.players, strict=True):
                pairs = [*zip(before.animals, after.animals, strict=True), *zip(before.hearts, after.hearts, strict=True)]
                assert all(old <= new for old, new in pairs)
                assert before.ponds & after.ponds == before.ponds and before.groves & after.groves == before.groves
                assert all(old >= new for old, new in zip(before.plates, after.plates, strict=True))
                rises += before.animals != after.animals
    assert rises > 20


@pytest.mark.rule("SAN-RES-02", "SAN-RES-R01")
def test_a_gray_symbol_can_be_each_of_the_four_colours() -> None:
    for c in range(4):
        gain = solo(fx.Gain((fx.ANY,)))
        gain.press(Main(0), Markers(*(int(c == i) for i in range(4))))
        assert gain.me().mgmt[c] == 1
        store = solo(fx.Store(fx.ANY), board=Player(mgmt=(1, 1, 1, 1)))
        store.press(Main(0), Colour(c))
        assert store.me().stores[c][c] == 1


@pytest.mark.rule("SAN-RESOLVE-03", "SAN-SIDE-01")
def test_a_turn_may_end_with_actions_left_at_any_moment() -> None:
    table = solo(fx.Gain(("R",)), fx.Gain(("Y",)), at={2: find(side=fx.Gain(("B",)))}, pawns={0: (0, 9), 1: (5, 7)})
    for done in (Side(0, 1), Main(0)):
        assert End() in table.choices()
        table.press(done)
    assert Side(0, 2) in table.choices()
    table.press(End())
    assert table.me().mgmt == (1, 1, 0, 0)
    assert table.asked[0].seat == 1


@pytest.mark.rule("SAN-EXP-03R2", "SAN-EXP-03R4")
def test_two_increases_under_one_price_cost_the_reactor_a_marker_each() -> None:
    main = fx.If(fx.Pay(fx.ANY_X), fx.Times(2, fx.Grow(fx.NOT_X)))
    owner = Player(mgmt=(2, 0, 1, 0), animals=(0, 1, 0, 0), expansions=on(R="E03"))
    table = solo(
        main, board=Player(mgmt=(1, 0, 0, 0), animals=(0, 1, 0, 0)), boards={1: owner}, pawns={0: (0, 9), 1: (5, 7)}
    )
    table.press(Main(0), Colour(Y))
    assert [owed.need for owed in table.state.owed] == ["pay", "pay"]
    table.press(act.React(R, False), seat=1)
    assert options(table, act.React, 1) == {act.React(R, False), act.React(G, False)}
    table.press(act.React(G, False), seat=1)
    assert table.me(1).animals == (0, 3, 0, 0)
    assert table.me(1).mgmt == (1, 0, 0, 0)


@pytest.mark.rule("SAN-SCORE-06", "SAN-EXP-06", "SAN-EXP-12", "SAN-END-R03")
def test_all_columns_of_one_board_add_up() -> None:
    board = Player(
        mgmt=(3, 0, 2, 0),
        stores=stored(B=2),
        animals=(3, 0, 0, 2),
        hearts=(1, 0, 0, 0),
        plates=(0, 0, 1, 3),
        timeline=(0, 1, 0, 1),
        ponds=0b0001,
        groves=0b0010,
        threats=2,
        expansions=on(R="E06", B="E12"),
    )
    score = count(board)
    assert (score.reclamation, score.animals, score.mgmt, score.warehouses) == (2 + 3, (6, 0, 0, 2), 6, 4)
    assert (score.seals, score.expansions, score.threats) == (6, 4 + 4, -4)
    assert score.total == 5 + 8 + 6 + 4 + 6 + 8 - 4
    assert score.tie_break == 8


@pytest.mark.rule("SAN-LOS-08", "SAN-ACT-R05")
def test_a_tipped_pawn_blocks_and_can_still_be_copied() -> None:
    copied = find(side=fx.Gain(("B",)))
    table = resolving(at={1: find(side=fx.DoSide("opp_any")), 3: copied}, pawns={0: (0,), 1: (3,)}, tipped=0b0100)
    assert bits(visible(table.state, 0, 0)) == (1, 2)
    table.press(Side(0, 1))
    assert table.me().mgmt == (0, 0, 0, 1)


@pytest.mark.rule("SAN-RESOLVE-R03")
def test_everything_does_the_parts_that_become_possible_on_the_way() -> None:
    main = fx.both(fx.Gain(("R",)), fx.Store("R"), fx.If(fx.HasStore("R"), fx.Grow("R")), fx.Gain(("B",)))
    table = solo(main, board=Player(animals=(1, 0, 0, 0)))
    table.press(Main(0), Everything())
    assert table.me().animals == (2, 0, 0, 0)
    assert table.me().stores == stored(R=1)
    assert table.me().mgmt == (0, 0, 0, 1)


@pytest.mark.rule("SAN-PLACE-08", "SAN-PLACE-07", "SAN-PLACE-11")
def test_a_fence_beside_a_standing_pawn_counts_when_its_last_card_would_be_taken() -> None:
    fenced = placing(3, pawns={1: (2,)}, fences={2: "right", 0: "left"})
    fenced.expect_refused(act.Place(1), "SAN-PLACE-07")
    open_ = placing(3, pawns={1: (2,)}, fences={0: "left"})
    open_.press(act.Place(1))
    assert bits(visible(open_.state, 1, 2)) == (3, 4, 5, 6, 7)


@pytest.mark.rule("SAN-LOS-R02", "SAN-EXP-09R")
def test_an_outer_fence_counts_for_the_wrap_around_alone() -> None:
    board = Player(expansions=on(Y="E09"))
    for fences in ({7: "right"}, {0: "left"}):
        round_ = resolving(3, pawns={0: (0,), 1: (3,)}, boards={0: board}, fences=fences)
        assert bits(visible(round_.state, 0, 0)) == (1, 2)
        assert bits(visible(round_.state, 1, 3)) == (1, 2, 4, 5, 6, 7)
    unfenced = resolving(3, pawns={0: (0,), 1: (3,)}, boards={0: board})
    assert bits(visible(unfenced.state, 0, 0)) == (1, 2, 4, 5, 6, 7)
    assert bits(visible(unfenced.state, 0, 8)) == (9, 10, 11, 12, 13, 14, 15)


@pytest.mark.rule("SAN-SETUP-14", "SAN-SETUP-R01", "SAN-SETUP-07", "SAN-SETUP-R03")
def test_decks_piles_and_the_displayed_expansions_are_each_shuffled() -> None:
    for players in (2, 3, 4):
        for pile in build(players, Chance("order")):
            types = [CARDS[card].type for card in pile]
            assert types != sorted(types, key="RYGBX".index)
    assert len({frozenset(build(2, Chance(f"deck{i}"))[0]) for i in range(8)}) == 8
    displays = {new(2, f"display{i}").state.display for i in range(12)}
    assert len({frozenset(display) for display in displays}) > 6
    assert {token for display in displays for token in display} == set(TOKENS)


@pytest.mark.rule("SAN-EXP-01R")
def test_a_copy_that_copied_is_copied_as_what_it_became_and_an_unused_one_not_at_all() -> None:
    became = solo(
        fx.Gain(("G",)), board=Player(expansions=on(B="E01")), boards={1: Player(expansions=on(R="E01/E13", Y="E04!"))}
    )
    became.press(Use("E01"), act.Pick("E01"))
    assert became.me().expansions == on(B="E01/E13")
    unused = solo(fx.Gain(("G",)), board=Player(expansions=on(B="E01")), boards={1: Player(expansions=on(R="E01"))})
    unused.expect_refused(Use("E01"))


@pytest.mark.rule("SAN-EXP-03R1", "SAN-RESCUE-R03")
def test_offers_go_clockwise_from_the_actor_and_a_used_rescuer_is_no_help() -> None:
    reactor = Player(animals=(1, 0, 0, 0), expansions=on(R="E03"), rescuers=(Worker(R, False),))
    other = replace(reactor, expansions=on(B="E01/E03"))
    boards = {0: reactor, 1: Player(animals=(1, 0, 0, 0), rescuers=(Worker(R, False),)), 2: other}
    table = resolving(3, seat=1, at={0: find(main=fx.Grow("R"))}, pawns={1: (0, 7), 0: (8,), 2: (12,)}, boards=boards)
    table.press(Main(0), seat=1)
    assert [owed.seat for owed in table.state.owed] == [2, 0]
    table.press(act.Work("rescuer"), seat=1)
    assert [(owed.seat, owed.need) for owed in table.state.owed][2:] == [(2, "rescuer"), (0, "rescuer")]
    tired = {**boards, 0: replace(reactor, rescuers=(Worker(R, True),)), 2: Player()}
    late = resolving(3, seat=1, at={0: find()}, pawns={1: (0, 7), 0: (8,), 2: (12,)}, boards=tired)
    late.press(act.Work("rescuer"), seat=1)
    assert late.me(1).animals == (2, 0, 0, 0)
    assert late.state.owed == ()


@pytest.mark.rule("SAN-EXP-05R")
def test_a_borrowed_volunteer_sees_with_the_expansions_of_the_actor() -> None:
    mine, theirs = Player(expansions=on(G="E05", B="E11")), Player(expansions=on(Y="E09"))
    table = resolving(
        pawns={0: (0, 9), 1: (5,)}, fences={3: "right", 6: "right"}, boards={0: mine, 1: theirs}, step=3
    )
    table.press(Use("E05"))
    assert {choice.at for choice in options(table, Side)} == {1, 2, 3, 4, 6, 7, 8}
    table.expect_refused(Side(0, 5), "SAN-LOS-07")
    table.press(Main(0), Side(0, 8), End())
    assert table.me().mgmt == (0, 0, 2, 0)
    assert table.state.tipped == 0b0001
    assert table.state.spent[2] == 0


@pytest.mark.rule("SAN-EXP-07R")
def test_e07_reaches_every_card_of_the_layout_occupied_or_not() -> None:
    table = resolving(4, pawns={0: (0, 11), 1: (3, 19)}, boards={0: Player(expansions=on(B="E07"))})
    table.press(Use("E07"))
    assert {choice.at for choice in options(table, Target)} == set(range(20))
    table.press(Target(15))
    assert table.me().mgmt == (0, 0, 1, 0)
    assert table.state.spent == (0,) * 8


CORE: dict[str, tuple[fx.Effect, ...]] = {
    "R2": (fx.Distinct(1, 2, fx.Animal(fx.ANY)),),
    "R6": (fx.Times(2, fx.Grow(fx.ANY)),),
    "Y3": (fx.Times(1, fx.If(fx.Pay(fx.ANY), fx.Gain((fx.ANY, fx.ANY, fx.ANY)))),),
    "Y4": (EXCHANGE,),
    "Y6": (fx.Distinct(1, 2, fx.Satisfy(fx.ANY)),),
    "Y7": (fx.Satisfy(fx.ANY), fx.Gain((fx.ANY,))),
    "G1": (fx.Buy(),),
    "G2": (fx.Times(2, fx.Buy()),),
    "G3": (fx.Raise(1), fx.Buy()),
    "G4": (fx.Raise(2),),
    "G5": (fx.Flood(),),
    "G6": (fx.Forest(),),
    "G7": (fx.Flood(), fx.Forest()),
    "G8": (fx.either(fx.Buy(), fx.Raise(2)),),
    "B2": (fx.Expand(fx.ANY, "other"),),
    "B3": (fx.Store(fx.ANY),),
    "B7": (fx.ShiftExpansion(), fx.Store(fx.ANY)),
    "B8": (fx.Times(0, fx.Store(fx.ANY_X)),),
    "X1": (fx.Times(1, fx.DoMain("own_second")),),
    "X2": (fx.DoMain("opp_any"),),
    "X3": (fx.DoSide("own_any"),),
    "X4": (fx.Hire("ranger"),),
    "X5": (fx.Hire("rescuer"),),
    "X6": (fx.GiveThreat("opp_one"),),
    "X7": (fx.DropThreat(2),),
    "X9": (fx.Gain((fx.ANY, fx.ANY)),),
}
"""What the main action of every card of a slot has in it (brief 4.2); what balancing added may stand beside it."""


def within(effect: fx.Effect) -> list[fx.Effect]:
    """An effect and all that is inside it."""
    return [effect, *(deeper for kid in fx.children(effect) for deeper in within(kid))]


def test_the_main_action_of_every_card_has_what_its_slot_of_the_plan_names() -> None:
    mains: dict[str, list[list[fx.Effect]]] = {}
    for card in CARDS.values():
        found = within(card.main)
        mains.setdefault(card.family, []).append(found)
        for wanted in CORE.get(card.family, ()):
            assert wanted in found, card
    for found in mains["R1"]:
        assert isinstance(found[0], fx.Animal) and len(found[0].of) == 2
    for found in mains["R3"]:
        grown = {letter for each in found if isinstance(each, fx.Grow) for letter in each.of}
        assert len(grown) == 2 and grown <= set("RYGB")
    for slot in ("R4", "B5", "B6"):
        for found in mains[slot]:
            assert any(isinstance(each, fx.If) and isinstance(each.price, fx.HasStore) for each in found)
    for slot in ("R5", "X8"):
        for found in mains[slot]:
            assert any(isinstance(each, fx.If) and isinstance(each.price, fx.Pay) for each in found)
    for found in mains["Y1"]:
        assert isinstance(found[0], fx.Gain) and len(set(found[0].of) & set("RYGB")) == len(found[0].of) == 2
    for found in mains["Y2"]:
        assert isinstance(found[0], fx.Gain) and len(found[0].of) >= 3
    for found in mains["Y5"]:
        assert isinstance(found[0], fx.Satisfy) and len(found[0].of) == 2
    for found in mains["B4"]:
        assert sum(isinstance(each, fx.Store) for each in found) == 2
    drawn = [each.of for found in mains["B1"] for each in found if isinstance(each, fx.Expand)]
    assert sorted(drawn) == sorted("RYGB")
