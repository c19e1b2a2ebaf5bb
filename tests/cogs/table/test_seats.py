"""Sitting down and getting up in a lobby."""

from dataclasses import replace

import pytest

from cogs._table import seats
from cogs._table.refusal import Refused
from db.rows import TableRow
from rules.core.game import OptionSpec

EMPTY = TableRow(id="t", game="roar", channel=1, host=10)
PACE = OptionSpec("pace", "choice", ("calm", "normal"), "normal")
FORBIDDEN = OptionSpec("forbidden", "many", ("wusch", "klonk"), (), per_seat=True)
REFLEX = OptionSpec("reflex", "flag", (), False)


def with_people(*users: int) -> TableRow:
    row = EMPTY
    for user in users:
        row = seats.join(row, user, f"P{user}", 5, 0)
    return row


def names(row: TableRow) -> list[str]:
    return [s.name for s in row.seats]


def check_refused(key: str, call: object, *args: object) -> None:
    with pytest.raises(Refused) as refused:
        call(*args)  # type: ignore[operator]
    assert refused.value.key == key


def test_people_sit_down_in_order_with_numbered_seats() -> None:
    row = with_people(10, 11)
    assert [(s.seat, s.user, s.name) for s in row.seats] == [(0, 10, "P10"), (1, 11, "P11")]


def test_nobody_sits_twice() -> None:
    check_refused("lobby-already", seats.join, with_people(10), 10, "P", 5, 0)


def test_a_person_takes_the_place_of_the_last_computer_at_a_full_table() -> None:
    row = seats.add_computer(seats.add_computer(with_people(10), "Computer", 3), "Computer", 3)
    assert names(seats.join(row, 11, "Ann", 3, 0)) == ["P10", "Computer 1", "Ann"]


def test_a_table_full_of_people_takes_nobody_more() -> None:
    check_refused("lobby-full", seats.join, with_people(1, 2), 3, "P", 2, 0)
    check_refused("lobby-full", seats.add_computer, with_people(1, 2), "Computer", 2)


def test_the_next_person_becomes_host_when_the_host_leaves() -> None:
    assert seats.leave(with_people(10, 11), 10).host == 11


def test_the_table_closes_when_the_last_person_leaves() -> None:
    row = seats.leave(seats.add_computer(with_people(10), "Computer", 5), 10)
    assert row.status == "abandoned"


def test_a_computer_gets_the_lowest_free_number() -> None:
    row = seats.add_computer(seats.add_computer(with_people(10), "Computer", 5), "Computer", 5)
    row = seats.remove_computer(row, 1)
    assert names(seats.add_computer(row, "Computer", 5)) == ["P10", "Computer 2", "Computer 1"]


def test_a_person_is_not_removed_like_a_computer() -> None:
    check_refused("press-unknown", seats.remove_computer, with_people(10), 0)


def test_options_keep_only_what_differs_from_the_default() -> None:
    row = seats.set_option(with_people(10), PACE, ["calm"])
    assert row.options == {"pace": "calm"}
    assert seats.set_option(row, PACE, ["normal"]).options == {}
    assert seats.set_option(row, REFLEX, ["on"]).options == {"pace": "calm", "reflex": True}


def test_a_seat_has_options_of_its_own_in_the_order_of_the_choices() -> None:
    row = seats.set_seat_option(with_people(10), 0, FORBIDDEN, ["klonk", "wusch"])
    assert row.seats[0].options == {"forbidden": ("wusch", "klonk")}


@pytest.mark.parametrize("values", [["frantic"], [], ["calm", "normal"]])
def test_a_forged_value_changes_nothing(values: list[str]) -> None:
    check_refused("press-unknown", seats.set_option, with_people(10), PACE, values)


@pytest.mark.parametrize(
    ("call", "args"),
    [
        (seats.join, (12, "P", 5, 0)),
        (seats.leave, (10,)),
        (seats.add_computer, ("Computer", 5)),
        (seats.remove_computer, (0,)),
        (seats.set_strength, (0, "hard")),
        (seats.set_option, (PACE, ["calm"])),
        (seats.set_seat_option, (0, FORBIDDEN, [])),
    ],
)
def test_a_running_game_has_no_lobby_any_more(call: object, args: tuple[object, ...]) -> None:
    check_refused("lobby-started", call, replace(with_people(10), status="running"), *args)


@pytest.mark.parametrize(
    ("given", "kept"), [("  Ann\n", "Ann"), ("\u202e\x00", "?"), ("x" * 50, "x" * 32), ("王芳", "王芳")]
)
def test_display_names_are_one_line_and_never_empty(given: str, kept: str) -> None:
    assert seats.clean_name(given) == kept
