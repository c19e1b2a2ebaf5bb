"""The worked examples of the ledger, WE-01 to WE-15."""

import pytest

from rules.core.chance import Chance
from rules.core.game import Move
from rules.sanctuary import GAME
from rules.sanctuary.actions import Branch, Colour, Colours, Everything, Main, Place, Side, Target
from rules.sanctuary.compile import bits
from rules.sanctuary.effects import Animal, Gain, Grow, HasStore, If, Satisfy, Store
from rules.sanctuary.rounds import placing_order, resolving_order
from rules.sanctuary.score import count
from rules.sanctuary.sight import visible
from rules.sanctuary.state import Player
from tests.rules.sanctuary.tables import B, G, R, Table, Y, find, new, on, placing, resolving, solo, stored


def seen(table: Table, seat: int, at: int) -> set[str]:
    """The addresses in row A that a pawn sees."""
    return {f"A{p + 1}" for p in bits(visible(table.state, seat, at))}


@pytest.mark.rule("SAN-LOS-03", "SAN-LOS-04", "SAN-LOS-05", "SAN-LOS-06", "SAN-LOS-07")
def test_we_01_line_of_sight() -> None:
    table = resolving(3, pawns={0: (4,), 1: (1,)}, fences={6: "right"})
    assert seen(table, 0, 4) == {"A3", "A4", "A6", "A7"}


@pytest.mark.rule("SAN-PLACE-06", "SAN-PLACE-10")
def test_we_02_placing_by_the_own_sight() -> None:
    table = placing(3, pawns={1: (1,)})
    table.expect_refused(Place(0), "SAN-PLACE-06")
    table.press(Place(3))
    assert {"A3", "A5", "A6", "A7", "A8"} == seen(table, 0, 3)


@pytest.mark.rule("SAN-PLACE-07", "SAN-PLACE-08", "SAN-PLACE-11")
def test_we_03_placing_by_the_sight_of_others() -> None:
    table = placing(3, pawns={1: (2,), 2: (3,)}, fences={6: "right"})
    assert seen(table, 1, 2) == {"A1", "A2"}
    assert seen(table, 2, 3) == {"A5", "A6", "A7"}
    table.expect_refused(Place(1), "SAN-PLACE-07")
    table.expect_refused(Place(4), "SAN-PLACE-07")
    table.press(Place(5))
    assert seen(table, 0, 5) == {"A5", "A7"}
    assert seen(table, 2, 3) == {"A5"}
    assert seen(table, 1, 2) == {"A1", "A2"}


@pytest.mark.rule("SAN-RESOLVE-02", "SAN-RESOLVE-05", "SAN-ACT-16", "SAN-ACT-27", "SAN-ACT-22")
def test_we_04_the_first_volunteer() -> None:
    wolf = Player(animals=(1, 0, 0, 0))
    cards = {3: find(main=Gain(("R", "Y"))), 4: find(side=Store("R")), 2: find(side=If(HasStore("R"), Grow("R")))}
    table = resolving(3, at=cards, pawns={0: (3, 12), 1: (8, 15)}, boards={0: wolf})
    table.expect_refused(Side(0, 2), "SAN-RESOLVE-05")
    table.press(Main(0), Side(0, 4), Side(0, 2))
    assert table.me().mgmt == (0, 1, 0, 0)
    assert table.me().stores == stored(R=1)
    assert table.me().animals == (2, 0, 0, 0)


@pytest.mark.rule("SAN-RESOLVE-04", "SAN-ACT-10", "SAN-ACT-07", "SAN-SCORE-02", "SAN-SCORE-04")
def test_we_05_the_second_volunteer() -> None:
    after = Player(animals=(2, 0, 0, 0), mgmt=(0, 1, 0, 0), stores=stored(R=1))
    animal, satisfy = find(main=Animal("YB")), find(side=Satisfy("RY"))
    cards = {3: animal, 4: satisfy, 2: find(side=Store("Y"))}
    table = resolving(3, at=cards, pawns={0: (12, 3), 1: (8, 15)}, boards={0: after}, k=1, tipped=1)
    table.press(Side(1, 4), Main(1), Colour(Y), Side(1, 2))
    assert table.me().animals == (2, 1, 0, 0)
    assert table.me().hearts == (1, 0, 0, 0)
    assert table.me().mgmt == (0, 0, 0, 0)
    assert table.me().stores == stored(R=1, Y=1)
    score = count(table.me())
    assert (score.animals, score.warehouses, score.total) == ((4, 1, 0, 0), 4, 9)


@pytest.mark.rule("SAN-SCORE-02")
def test_we_06_the_snow_leopard() -> None:
    assert count(Player(animals=(4, 0, 0, 0), hearts=(3, 0, 0, 0))).animals[R] == 16


@pytest.mark.rule("SAN-PLACE-02", "SAN-PLACE-03", "SAN-PLACE-04", "SAN-RESOLVE-01", "SAN-CLEAN-05")
def test_we_07_the_order_of_placing_and_resolving() -> None:
    assert [("ABCD")[seat] for seat in placing_order(0, 4)] == list("ABCDDCBA")
    assert [("ABCD")[seat] for seat in resolving_order(0, 4, False)] == list("ABCDABCD")
    table = new(4, first="1")
    while table.asked:
        prompt = table.asked[0]
        table.state, _ = GAME.apply(
            table.state, Move(prompt.seat, GAME.timeout(table.state, prompt.seat)), Chance("we", 1)
        )
    assert table.state.first == 1


@pytest.mark.rule("SAN-ACT-11", "SAN-ACT-12", "SAN-ACT-22", "SAN-CARD-01")
def test_we_08_card_one() -> None:
    blue_in_green = ((0, 0, 0, 0), (0, 0, 0, 0), (0, 0, 0, 1), (0, 0, 0, 0))
    board = Player(expansions=on(Y="E09"), stores=blue_in_green, animals=(0, 0, 3, 0))
    table = solo("C1", board=board, display=("E08", "E04"))
    table.press(Main(0))
    assert table.me().expansions == on(Y="E09")
    assert table.me().animals[G] == 4
    assert table.me().stores == blue_in_green
    assert table.me().threats == 0


@pytest.mark.rule("SAN-ACT-29", "SAN-THREAT-01", "SAN-CARD-02")
def test_we_09_card_two() -> None:
    table = solo("C2", board=Player(animals=(1, 0, 0, 1), threats=1))
    table.press(Main(0), Colours(0b1001))
    assert table.me().hearts == (1, 0, 0, 1)
    assert table.me().threats == 3
    assert count(table.me()).threats == -7


@pytest.mark.rule("SAN-ACT-22", "SAN-ACT-27", "SAN-CARD-03")
def test_we_10_card_three() -> None:
    table = solo("C3", board=Player(mgmt=(0, 1, 0, 0), stores=stored(B=1), animals=(0, 0, 0, 2)))
    table.press(Main(0), Everything())
    assert table.me().animals[B] == 3
    assert table.me().stores == stored(B=1, Y=1)
    assert table.me().mgmt == (0, 0, 0, 0)
    assert table.me().threats == 1


@pytest.mark.rule("SAN-ACT-03", "SAN-THREAT-R01", "SAN-CARD-04")
def test_we_11_card_four() -> None:
    table = resolving(at={0: "C4", 9: "C6"}, pawns={0: (0, 9), 1: (4, 6)})
    table.press(Main(0), Colours(0b0011))
    assert table.me().animals == (1, 1, 0, 0)
    assert table.me().threats == 2
    again = resolving(at={0: "C4", 9: "C6"}, pawns={0: (0, 9), 1: (4, 6)}, k=1, tipped=1, boards={0: table.me()})
    again.press(Main(1), Colours(0b1100))
    assert again.me().threats == 4


@pytest.mark.rule("SAN-THREAT-R02", "SAN-ACT-05", "SAN-CARD-05")
def test_we_12_card_five() -> None:
    table = solo("C5", at={9: find(side=Gain(("B",)))}, pawns={0: (0, 9), 1: (5, 7)})
    table.press(Main(0), Target(9))
    assert [board.threats for board in table.state.players] == [1, 0]
    assert table.me().mgmt == (0, 0, 0, 1)
    assert Branch(0) not in table.choices()


@pytest.mark.rule("SAN-ACT-17", "SAN-CARD-06")
def test_we_13_card_six_side() -> None:
    table = resolving(at={1: "C6"}, pawns={0: (0, 9)}, boards={0: Player(mgmt=(1, 0, 0, 0), animals=(2, 0, 2, 0))})
    table.press(Side(0, 1))
    assert table.me().mgmt == (0, 0, 0, 0)
    assert table.me().animals == (2, 0, 3, 0)


@pytest.mark.rule("SAN-SCORE-03")
def test_we_14_resources_in_the_management_center() -> None:
    assert count(Player(mgmt=(4, 0, 1, 3))).mgmt == 9


@pytest.mark.rule("SAN-SCORE-07")
@pytest.mark.parametrize(
    ("tokens", "points"), [(0, 0), (1, -2), (2, -4), (3, -7), (4, -10), (5, -14), (6, -18), (9, -18)]
)
def test_we_15_the_threat_table(tokens: int, points: int) -> None:
    assert count(Player(threats=tokens)).threats == points
