"""Deadlines and votes in the row: when they begin, go on, are over, and what they come to."""

from dataclasses import replace
from typing import Any

import pytest

from cogs._table import votes
from cogs._table.refusal import Refused
from db.rows import SeatRow, TableRow
from rules.core.game import Prompt

DAY = 86_400_000
NOW = 10 * DAY
PEOPLE = (11, 12, 13)


def table(*users: int | None, deadline: str = "1d", **more: Any) -> TableRow:
    """A running correspondence table; None is a computer."""
    seats = tuple(
        SeatRow(seat=i, user=u, strength="" if u is not None else "easy") for i, u in enumerate(users or PEOPLE)
    )
    row = TableRow(
        id="t", game="sauria", channel=1, host=11, seats=seats, status="running", revision=5, updated=NOW,
        options={"deadline": deadline}, guards=(5,) * len(seats),
    )  # fmt: skip
    return replace(row, **more)


def ask(*seats: int, optional: bool = False) -> tuple[Prompt[Any], ...]:
    return tuple(Prompt(seat, "turn", ("a",), optional=optional) for seat in seats)


def voted(row: TableRow, **ballots: str) -> TableRow:
    """The row after these votes; `p12="wait"` is the vote of person 12."""
    for person, choice in ballots.items():
        row = votes.cast(row, 6, int(person[1:]), choice)
    return row


def test_who_is_asked_has_the_whole_time_and_keeps_it_while_the_question_stays() -> None:
    row = votes.timed(table(), ask(1), None)
    assert row.extra["deadlines"] == {"1": NOW + DAY}
    assert row.due == NOW + DAY
    later = replace(row, revision=6, updated=NOW + 1000)
    assert votes.timed(later, ask(1), None).extra["deadlines"] == {"1": NOW + DAY}
    anew = replace(later, guards=(5, 6, 5))
    assert votes.timed(anew, ask(1), None).extra["deadlines"] == {"1": NOW + 1000 + DAY}
    assert votes.timed(later, ask(2), 77).extra["deadlines"] == {"2": NOW + 1000 + DAY}
    assert votes.timed(later, ask(2), 77).due == 77


@pytest.mark.parametrize(
    ("row", "prompts"),
    [
        (table(deadline="none"), ask(0)),
        (table(options={"deadline": "1d", "tempo": "live"}), ask(0)),
        (table(), ask(0, optional=True)),
        (table(None, 12, 13), ask(0)),
        (table(11, None, None), ask(0)),
    ],
    ids=["no deadline", "live clocks", "nothing to wait for", "a computer", "alone among computers"],
)
def test_there_is_no_deadline_where_nobody_waits_for_it(row: TableRow, prompts: tuple[Prompt[Any], ...]) -> None:
    timed = votes.timed(row, prompts, None)
    assert "deadlines" not in timed.extra
    assert timed.due is None


def test_a_deadline_that_is_over_is_voted_about_by_the_others() -> None:
    row = votes.timed(table(), ask(1), None)
    assert votes.overdue(row, NOW + DAY - 1) is None
    assert votes.overdue(row, NOW + DAY) == 1
    row = votes.begun(row, "deadline", 1, NOW + DAY)
    vote = votes.open_vote(row)
    assert vote is not None
    assert vote["voters"] == [11, 13]
    assert votes.overdue(row, NOW + DAY) is None, "one vote at a time"
    assert votes.with_due(row, None).due == NOW + DAY + votes.DEADLINE_VOTE
    with pytest.raises(Refused, match="vote-open"):
        votes.begun(row, "undo", 0, NOW)


def test_a_vote_is_over_when_the_person_moves_or_the_computer_takes_the_seat() -> None:
    row = votes.begun(votes.timed(table(), ask(1), None), "deadline", 1, NOW + DAY)
    still = votes.timed(replace(row, revision=6), ask(1), None)
    assert votes.open_vote(still) is not None
    moved = votes.timed(replace(row, revision=7, guards=(5, 7, 5)), ask(1), None)
    assert moved.extra["vote"]["outcome"] == "moved"
    away = replace(row.seats[1], strength="normal")
    taken = votes.timed(replace(row, revision=7, seats=(row.seats[0], away, row.seats[2])), ask(1), None)
    assert taken.extra["vote"]["outcome"] == "moved"
    assert votes.ended(row).extra["vote"]["outcome"] == "over"


@pytest.mark.parametrize(
    ("ballots", "over", "outcome"),
    [
        ({}, False, None),
        ({}, True, "wait"),
        ({"p11": "seat"}, False, None),
        ({"p11": "seat"}, True, "seat"),
        ({"p11": "seat", "p13": "seat"}, False, "seat"),
        ({"p11": "seat", "p13": "decide"}, False, None),
        ({"p11": "seat", "p13": "decide"}, True, "wait"),
        ({"p11": "seat", "p13": "decide", "p14": "decide"}, False, "decide"),
        ({"p11": "seat", "p13": "decide", "p14": "wait"}, False, "wait"),
    ],
)
def test_the_majority_of_the_votes_cast_decides_and_a_tie_or_silence_waits(
    ballots: dict[str, str], over: bool, outcome: str | None
) -> None:
    row = voted(votes.begun(table(11, 12, 13, 14), "deadline", 1, NOW), **ballots)
    vote = votes.open_vote(row)
    assert vote is not None
    assert votes.verdict(vote, NOW + votes.DEADLINE_VOTE * over) == outcome


def test_with_two_people_the_other_one_decides_at_once() -> None:
    vote = votes.open_vote(voted(votes.begun(table(11, 12), "deadline", 1, NOW), p11="decide"))
    assert vote is not None
    assert votes.verdict(vote, NOW) == "decide"


@pytest.mark.parametrize(
    ("ballots", "over", "outcome"),
    [
        ({"p11": "yes"}, False, None),
        ({"p11": "yes"}, True, "no"),
        ({"p11": "no"}, False, "no"),
        ({"p11": "yes", "p13": "yes"}, False, "yes"),
        ({}, True, "no"),
    ],
)
def test_an_undo_takes_everybodys_yes_and_silence_is_a_no(
    ballots: dict[str, str], over: bool, outcome: str | None
) -> None:
    row = voted(votes.begun(table(), "undo", 1, NOW, to=3, point=4), **ballots)
    vote = votes.open_vote(row)
    assert vote is not None
    assert votes.verdict(vote, NOW + votes.UNDO_VOTE * over) == outcome


def test_only_the_others_vote_in_the_open_vote_and_may_change_their_mind() -> None:
    row = votes.begun(table(), "deadline", 1, NOW)
    row = voted(row, p11="wait")
    row = voted(row, p11="seat")
    assert row.extra["vote"]["ballots"] == {"11": "seat"}
    for begun, user, choice, key in (
        *((6, 12, "wait", "vote-not-yours"), (6, 99, "wait", "vote-not-yours")),
        *((6, 11, "yes", "press-unknown"), (5, 11, "wait", "vote-over")),
    ):
        with pytest.raises(Refused, match=key):
            votes.cast(row, begun, user, choice)
    with pytest.raises(Refused, match="vote-over"):
        votes.cast(votes.closed(row, "wait"), 6, 11, "wait")


def test_nobody_votes_about_who_plays_with_computers_only() -> None:
    with pytest.raises(Refused, match="vote-nobody"):
        votes.begun(table(11, None), "undo", 0, NOW)


def test_another_deadline_begins_anew() -> None:
    row = votes.with_deadline(votes.timed(table(), ask(1), None), "7d")
    assert row.options["deadline"] == "7d"
    later = votes.timed(replace(row, revision=6, updated=NOW + 5), ask(1), None)
    assert later.extra["deadlines"] == {"1": NOW + 5 + 7 * DAY}
    none = votes.with_deadline(later, "none")
    assert "deadline" not in none.options
    assert votes.timed(none, ask(1), None).due is None
