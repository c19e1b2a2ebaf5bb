"""The card file against the content brief: the six given cards, the slot plan, quotas and constraints (brief 2, 3.4, 4)."""

import itertools
import statistics
from collections import Counter
from typing import Any

import pytest

from rules.sanctuary import effects as fx
from rules.sanctuary.actions import Branch, Colour, Main, Part, Side, Stop
from rules.sanctuary.cards import CARDS
from rules.sanctuary.cards.card import Card
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.state import Player
from tests.rules.sanctuary.tables import B, Table, find, on, resolving, solo, stored

GIVEN: dict[str, dict[str, Any]] = {
    "C1": {
        "type": "B",
        "threat": 0,
        "fence": "",
        "main": {"and": [{"expand": "Y", "at": "same"}, {"if": {"has_store": "G"}, "then": {"grow": "G"}}]},
        "side": {"or": [{"expand": "Y", "at": "same"}, {"store": "Y", "n": 1, "to": "same"}]},
    },
    "C2": {
        "type": "Y",
        "threat": 2,
        "fence": "",
        "main": {"distinct": [1, 2], "do": {"satisfy": "any"}},
        "side": {"satisfy": "any"},
    },
    "C3": {
        "type": "B",
        "threat": 1,
        "fence": "right",
        "main": {
            "and": [
                {"if": {"has_store": {"as": "x", "c": "any"}}, "then": {"grow": {"same": "x"}}},
                {"or": [{"store": "Y", "n": 1, "to": "same"}, {"store": "R", "n": 1, "to": "same"}]},
            ]
        },
        "side": {
            "or": [
                {"if": {"has_store": "G"}, "then": {"grow": "G"}},
                {"if": {"has_store": "B"}, "then": {"grow": "B"}},
            ]
        },
    },
    "C4": {
        "type": "X",
        "threat": 0,
        "fence": "",
        "main": {"times": 1, "do": {"do_main": "own_second"}},
        "side": {"do_side": "opp_any"},
    },
    "C5": {
        "type": "X",
        "threat": 1,
        "fence": "left",
        "main": {"and": [{"give_threat": "opp_one", "n": 1}, {"do_side": "own_any"}]},
        "side": {"or": [{"do_side": "opp_any"}, {"do_side": "own_any"}]},
    },
    "C6": {
        "type": "R",
        "threat": 2,
        "fence": "",
        "main": {"distinct": [1, 2], "do": {"animal": "any", "n": 1}},
        "side": {"if": {"pay": {"as": "x", "c": "any"}, "n": 1}, "then": {"grow": {"not": "x"}}},
    },
}
"""The brief's JSON (3.4); the remembered colour is always called x."""

PLAN = {
    "R1": (4, 1, 1), "R2": (1, 0, 1), "R3": (2, 1, 1), "R4": (2, 1, 0), "R5": (2, 0, 0), "R6": (1, 0, 1),
    "Y1": (3, 1, 1), "Y2": (2, 0, 1), "Y3": (1, 1, 0), "Y4": (1, 0, 1), "Y5": (3, 1, 0), "Y6": (1, 0, 1), "Y7": (1, 0, 0),
    "G1": (3, 1, 1), "G2": (2, 0, 1), "G3": (1, 1, 0), "G4": (1, 0, 1), "G5": (1, 1, 0), "G6": (1, 0, 1), "G7": (2, 0, 0),
    "G8": (1, 0, 0),
    "B1": (2, 1, 1), "B2": (1, 0, 1), "B3": (2, 1, 0), "B4": (2, 0, 1), "B5": (2, 1, 0), "B6": (1, 0, 1), "B7": (1, 0, 0),
    "B8": (1, 0, 0),
    "X1": (1, 1, 0), "X2": (1, 1, 1), "X3": (1, 1, 1), "X4": (2, 1, 1), "X5": (2, 1, 1), "X6": (1, 1, 0), "X7": (1, 1, 0),
    "X8": (1, 1, 0), "X9": (2, 0, 0),
}  # fmt: skip
"""Slot → cards unmarked, marked 3, marked 4 (brief 4.2)."""

SIDES = {
    "gain one fixed": 12, "gain any": 5, "has_store grow": 11, "satisfy two": 8, "animal": 7, "expand other": 2, "buy": 6,
    "flood": 2, "side opp": 2, "give": 2, "store fixed": 12, "store any": 4, "pay grow": 5, "satisfy any": 3,
    "expand fixed": 5, "skip": 3, "raise": 5, "forest": 2, "side opp or own": 2, "exchange": 2,
}  # fmt: skip
"""Families of side actions and their numbers (brief 4.3)."""

THREATS = {"R2": 2, "R6": 2, "Y6": 2, "Y7": 1, "G2": 1, "G7": 1, "B2": 1, "B5": 1, "B8": 1, "X2": 1, "X3": 1}


def spec(text: str) -> Any:
    """A colour spec as the brief writes it."""
    special = {"any": "any", "any=x": {"as": "x", "c": "any"}, "=x": {"same": "x"}, "!x": {"not": "x"}}
    return special.get(text, text if len(text) == 1 else list(text))


def brief(e: fx.Effect | fx.Cost) -> dict[str, Any]:
    """An effect tree as the brief's JSON."""
    match e:
        case fx.And(parts):
            return {"and": [brief(part) for part in parts]}
        case fx.Or(parts):
            return {"or": [brief(part) for part in parts]}
        case fx.If(price, then):
            return {"if": brief(price), "then": brief(then)}
        case fx.Times(n, do):
            return {"times": n or "*", "do": brief(do)}
        case fx.Distinct(least, most, do):
            return {"distinct": [least, most], "do": brief(do)}
        case fx.Expand(of, at):
            return {"expand": spec(of), "at": at}
        case fx.Store(of):
            return {"store": spec(of), "n": 1, "to": "same"}
        case fx.Animal(of):
            return {"animal": spec(of), "n": 1}
        case fx.Grow(of):
            return {"grow": spec(of)}
        case fx.Satisfy(of):
            return {"satisfy": spec(of)}
        case fx.Pay(of, n):
            return {"pay": spec(of), "n": n or "*"}
        case fx.HasStore(of):
            return {"has_store": spec(of)}
        case fx.DoMain(of):
            return {"do_main": of}
        case fx.DoSide(of):
            return {"do_side": of}
        case fx.GiveThreat(to):
            return {"give_threat": to, "n": 1}
    raise LookupError(e)


def walk(e: fx.Effect) -> list[fx.Effect | fx.Cost]:
    """Every effect and price of a tree."""
    found: list[fx.Effect | fx.Cost] = [e]
    if isinstance(e, fx.If):
        found.append(e.price)
    for kid in fx.children(e):
        found += walk(kid)
    return found


def trees(card: Card) -> tuple[fx.Effect, fx.Effect]:
    """Both actions of a card."""
    return card.main, card.side


def worth(e: fx.Effect | fx.Cost) -> float:
    """The value table of the brief (4.4.2)."""
    match e:
        case fx.And(parts):
            return sum(worth(part) for part in parts)
        case fx.Or(parts):
            return max(worth(part) for part in parts)
        case fx.If(price, then):
            return worth(then) + (-1.5 * (price.n or 1) if isinstance(price, fx.Pay) else 0)
        case fx.Times(n, do):
            return worth(do) * (n or 2)
        case fx.Distinct(_, most, do):
            return worth(do) * most
        case fx.Gain(of):
            return 1.5 * len(of)
        case fx.Raise(n):
            return float(n)
        case fx.DropThreat(n):
            return 2.5 * n
    return {
        fx.Store: 2, fx.Grow: 2.5, fx.Animal: 2.5, fx.Satisfy: 3, fx.Buy: 2, fx.Flood: 3, fx.Forest: 3, fx.Expand: 4,
        fx.Hire: 4, fx.GiveThreat: 3, fx.DoMain: 4.5, fx.DoSide: 2.5, fx.ShiftExpansion: 1,
    }[type(e)]  # fmt: skip


def side_family(e: fx.Effect) -> str:
    """Which line of the quota a side action fills."""
    match e:
        case fx.Gain((of,)):
            return "gain any" if of == "any" else "gain one fixed"
        case fx.Or((fx.If(fx.HasStore(), fx.Grow()), fx.If(fx.HasStore(), fx.Grow()))):
            return "has_store grow"
        case fx.Satisfy(of):
            return "satisfy any" if of == "any" else "satisfy two"
        case fx.Animal():
            return "animal"
        case fx.Expand(_, "other"):
            return "expand other"
        case fx.Expand() | fx.Or((fx.Expand(), fx.Store())):
            return "expand fixed"
        case fx.Store(of):
            return "store any" if of == "any" else "store fixed"
        case fx.If(fx.Pay(_, 0), fx.Gain()):
            return "exchange"
        case fx.If(fx.Pay(), fx.Grow()):
            return "pay grow"
        case fx.If(fx.SkipMain(), fx.ShiftExpansion()):
            return "skip"
        case fx.Or((fx.DoSide("opp_any"), fx.DoSide("own_any"))):
            return "side opp or own"
        case fx.DoSide("opp_any"):
            return "side opp"
        case fx.GiveThreat("opp_one"):
            return "give"
        case fx.Raise(1):
            return "raise"
    return {fx.Buy: "buy", fx.Flood: "flood", fx.Forest: "forest"}[type(e)]


@pytest.mark.rule("SAN-CARD-01", "SAN-CARD-02", "SAN-CARD-03", "SAN-CARD-04", "SAN-CARD-05")
def test_the_six_given_cards_are_exactly_as_the_brief_gives_them() -> None:
    for name, wanted in GIVEN.items():
        card = CARDS[name]
        assert card.mark == 0
        assert (card.type, card.threat, card.fence) == (wanted["type"], wanted["threat"], wanted["fence"])
        assert brief(card.main) == wanted["main"]
        assert brief(card.side) == wanted["side"]


@pytest.mark.rule("SAN-CARD-06", "SAN-COMP-01")
def test_constraint_1_the_slot_plan_is_filled_and_ids_are_unique() -> None:
    filled = {
        slot: tuple(sum(c.family == slot and c.mark == mark for c in CARDS.values()) for mark in (0, 3, 4)) for slot in PLAN
    }
    assert filled == PLAN
    assert len(CARDS) == 100 == len({card.id for card in CARDS.values()})
    by_type = Counter((card.type, card.mark) for card in CARDS.values())
    for kind in "RYGB":
        assert [by_type[kind, mark] for mark in (0, 3, 4)] == [12, 3, 4]
    assert [by_type["X", mark] for mark in (0, 3, 4)] == [12, 8, 4]
    assert brief(CARDS["C6"].main) == GIVEN["C6"]["main"]
    assert all(card.family[0] == card.type for card in CARDS.values())


def test_mains_keep_to_the_theme_of_their_type() -> None:
    allowed = {
        "R": (fx.Animal, fx.Grow),
        "Y": (fx.Gain, fx.Satisfy),
        "G": (fx.Buy, fx.Raise, fx.Flood, fx.Forest, fx.Gain),
        "B": (fx.Store, fx.Expand, fx.ShiftExpansion, fx.Grow),
        "X": (fx.DoMain, fx.DoSide, fx.Hire, fx.GiveThreat, fx.DropThreat, fx.Grow, fx.Gain),
    }
    frames = (fx.And, fx.Or, fx.If, fx.Times, fx.Distinct, fx.Pay, fx.HasStore)
    for card in CARDS.values():
        for e in walk(card.main):
            assert isinstance(e, (*allowed[card.type], *frames)), card


def test_the_quota_of_side_actions_is_kept() -> None:
    assert Counter(side_family(card.side) for card in CARDS.values()) == SIDES


def test_constraint_2_threat_lies_only_on_strong_mains() -> None:
    for card in CARDS.values():
        expected = THREATS.get(card.family, 0)
        if card.family == "Y2":
            expected = 1 if card.mark == 4 else 0
        assert card.threat == expected, card
    assert sum(card.threat for card in CARDS.values()) == 31
    plain = statistics.fmean(worth(card.main) for card in CARDS.values() if not card.threat)
    assert 3.0 < plain < 4.0
    for card in CARDS.values():
        if card.threat:
            assert worth(card.main) >= plain * (1.1 if card.threat == 1 else 1.4), card


def test_constraint_3_every_atom_and_combinator_is_on_two_cards_and_on_an_unmarked_one() -> None:
    everywhere: Counter[str] = Counter()
    unmarked: Counter[str] = Counter()
    for card in CARDS.values():
        kinds = set()
        for e in itertools.chain.from_iterable(walk(tree) for tree in trees(card)):
            name = type(e).__name__
            if isinstance(e, fx.Times):
                name = "any number" if e.n == 0 else f"times {e.n}"
            if isinstance(e, fx.Pay) and e.n == 0:
                kinds.add("any number")
            if isinstance(e, fx.Hire):
                name = f"hire {e.who}"
            kinds.add(name)
        everywhere.update(kinds)
        if not card.mark:
            unmarked.update(kinds)
    wanted = {
        "Gain", "Pay", "Store", "Animal", "Grow", "Satisfy", "Expand", "ShiftExpansion", "Buy", "Raise", "Flood", "Forest",
        "hire ranger", "hire rescuer", "GiveThreat", "DropThreat", "DoMain", "DoSide", "SkipMain", "HasStore", "And", "Or",
        "If", "times 1", "times 2", "any number", "Distinct",
    }  # fmt: skip
    assert set(everywhere) == wanted
    assert all(everywhere[name] >= 2 and unmarked[name] >= 1 for name in wanted)


def names(cards: list[Card], kind: type) -> dict[str, int]:
    """How often each colour is named by effects of a kind."""
    found = dict.fromkeys("RYGB", 0)
    for card in cards:
        for e in itertools.chain.from_iterable(walk(tree) for tree in trees(card)):
            if isinstance(e, kind):
                of: str | tuple[str, ...] = getattr(e, "of")  # noqa: B009
                specs = of if isinstance(of, tuple) else (of,)
                for text in specs:
                    for colour in "RYGB" if text in ("any", "any=x", "=x", "!x") else text:
                        found[colour] += 1
    return found


@pytest.mark.parametrize("kind", [fx.Gain, fx.Store, fx.Animal, fx.Grow, fx.Satisfy, fx.Expand])
def test_constraint_4_every_colour_is_named_equally_often(kind: type) -> None:
    unmarked = [card for card in CARDS.values() if not card.mark]
    for cards in (list(CARDS.values()), unmarked):
        counts = names(cards, kind).values()
        assert max(counts) - min(counts) <= 1


def test_constraint_4_every_animal_and_expansion_can_be_drawn_often_enough() -> None:
    unmarked = [card for card in CARDS.values() if not card.mark]
    assert min(names(unmarked, fx.Animal).values()) >= 6
    assert min(names(unmarked, fx.Expand).values()) >= 2


def test_constraint_5_main_and_side_differ_and_the_side_helps_another_theme() -> None:
    theme = {
        "gain one fixed": "Y", "gain any": "Y", "has_store grow": "R", "satisfy two": "Y", "animal": "R",
        "expand other": "B", "buy": "G", "flood": "G", "side opp": "X", "give": "X", "store fixed": "B", "store any": "B",
        "pay grow": "R",
        "satisfy any": "Y", "expand fixed": "B", "skip": "B", "raise": "G", "forest": "G", "side opp or own": "X",
        "exchange": "Y",
    }  # fmt: skip
    for card in CARDS.values():
        assert card.main != card.side
        if card.id not in GIVEN:
            assert theme[side_family(card.side)] != card.type, card


def test_constraint_6_fences_are_spread_over_types_marks_and_sides() -> None:
    fenced = [card for card in CARDS.values() if card.fence]
    assert len(fenced) == 20
    for kind in "RYGBX":
        assert sorted(card.mark for card in fenced if card.type == kind) == [0, 0, 3, 4]
        assert {card.fence for card in fenced if card.type == kind and not card.mark} == {"left", "right"}
    for mark in (0, 3, 4):
        left = sum(card.fence == "left" for card in fenced if card.mark == mark)
        right = sum(card.fence == "right" for card in fenced if card.mark == mark)
        assert abs(left - right) <= 1
    assert sum(card.fence == "left" for card in fenced) == 10


def test_constraint_7_copies_name_volunteers_never_cards() -> None:
    for card in CARDS.values():
        for e in itertools.chain.from_iterable(walk(tree) for tree in trees(card)):
            if isinstance(e, fx.DoMain | fx.DoSide):
                assert e.of in ("own_second", "own_any", "opp_any")


def test_constraint_8_giving_up_the_main_action_is_a_price_on_sides_only() -> None:
    for card in CARDS.values():
        assert not any(isinstance(e, fx.SkipMain) for e in walk(card.main))
    for card in CARDS.values():
        assert not any(isinstance(e, fx.DoMain | fx.Hire) for e in walk(card.side))


def test_constraint_10_a_freer_gray_main_has_at_least_the_threat_of_the_coloured_one() -> None:
    def does(card: Card) -> Counter[str]:
        kinds: Counter[str] = Counter()
        for e in walk(card.main):
            if isinstance(e, fx.Gain):
                kinds["gain"] += len(e.of)
            elif isinstance(e, fx.Grow):
                kinds[f"grow {'priced' if any(isinstance(x, fx.Pay) for x in walk(card.main)) else ''}"] += 1
            elif isinstance(e, fx.Store | fx.Animal | fx.Satisfy | fx.Expand | fx.Buy | fx.Flood | fx.Forest):
                kinds[type(e).__name__] += 1
        return kinds

    grays = [card for card in CARDS.values() if card.type == "X"]
    for coloured in (card for card in CARDS.values() if card.type != "X"):
        for gray in grays:
            mine, theirs = does(gray), does(coloured)
            if theirs and all(mine[kind] > n for kind, n in theirs.items()):
                assert gray.threat >= coloured.threat, (gray.id, coloured.id)


def test_twice_and_any_number_repeat_one_atom() -> None:
    for card in CARDS.values():
        for e in itertools.chain.from_iterable(walk(tree) for tree in trees(card)):
            if isinstance(e, fx.Times) and e.n != 1:
                assert not fx.children(e.do)
                assert e.n or e.do == fx.Store("any=x")


def test_sides_are_one_atom_or_an_or_of_two() -> None:
    for card in CARDS.values():
        assert not isinstance(card.side, fx.And | fx.Times | fx.Distinct)


def test_expansions_are_exactly_as_the_brief_gives_them() -> None:
    effects = {token.id: token.effect for token in TOKENS.values()}
    assert effects["E01"] == fx.CopyExpansion()
    assert effects["E02"] == fx.ScoreCount(((2, 10), (3, 5)))
    assert effects["E04"] == fx.If(fx.DropThreat(1), fx.GiveThreat("opp_each"))
    assert effects["E06"] == fx.And((fx.Passive("free_slot"), fx.ScoreFlat(4)))
    assert effects["E07"] == fx.DoMain("any_card")
    assert effects["E08"] == fx.ScorePer("ranger_rescuer_pair", 8)


@pytest.mark.rule("SAN-CARD-01")
def test_card_one_draws_an_expansion_and_grows_green_or_stores_yellow() -> None:
    board = Player(animals=(0, 0, 1, 0), stores=stored(G=1), mgmt=(0, 1, 0, 0))
    table = solo("C1", board=board, display=("E08",))
    table.press(Main(0), Part(0), Part(1))
    assert table.me().expansions == on(Y="E08")
    assert table.me().animals == (0, 0, 2, 0)
    assert table.me().threats == 0
    side = resolving(at={1: "C1"}, pawns={0: (0, 9)}, boards={0: board}, display=("E08",))
    side.press(Side(0, 1), Branch(0))
    assert side.me().expansions == on(Y="E08")


@pytest.mark.rule("SAN-CARD-03")
def test_card_three_grows_any_stocked_animal_and_stores_yellow_or_red() -> None:
    board = Player(animals=(1, 0, 0, 1), stores=stored(R=1, B=1), mgmt=(1, 1, 0, 0))
    table = solo("C3", board=board)
    table.press(Main(0), Part(0), Colour(B), Part(1), Branch(1))
    assert table.me().animals == (1, 0, 0, 2)
    assert table.me().stores == stored(R=2, B=1)
    assert table.me().threats == 1
    side = resolving(at={1: "C3"}, pawns={0: (0, 9)}, boards={0: Player(animals=(1, 1, 1, 1), stores=stored(G=1, B=1, Y=1))})
    side.press(Side(0, 1), Branch(0))
    assert side.me().animals == (1, 1, 2, 1)


@pytest.mark.rule("SAN-CARD-04")
def test_card_four_side_copies_under_any_opposing_volunteer() -> None:
    table = resolving(
        3,
        at={1: "C4", 5: find(side=fx.Gain(("B",))), 9: find(side=fx.Gain(("R",)))},
        pawns={0: (0,), 1: (5,), 2: (9,)},
    )
    table.press(Side(0, 1))
    assert {choice.at for choice in table.choices() if hasattr(choice, "at")} == {5, 9}


def check_options(table: Table, *wanted: object) -> None:
    """These are on offer."""
    assert set(wanted) <= set(table.choices())


@pytest.mark.rule("SAN-CARD-05")
def test_card_five_gives_a_threat_and_does_a_side_action() -> None:
    table = solo("C5", board=Player(threats=1), at={9: find(side=fx.Gain(("B",)))})
    table.press(Main(0))
    check_options(table, Part(0), Part(1))
    table.press(Part(0), Stop())
    assert [board.threats for board in table.state.players] == [1, 1]
