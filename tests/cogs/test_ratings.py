"""Ratings: who wins rises, a strong opponent counts more, and what says nothing changes nothing."""

from cogs._ratings import START, standings
from db.rows import ResultRow


def game(
    table: str, *places: int, users: tuple[int | None, ...] = (1, 2), strengths: tuple[str, ...] = ()
) -> list[ResultRow]:
    """The results of one finished game, a seat each."""
    return [
        ResultRow(seat=seat, place=place, points=0, won=place == 1, ending="points", table=table, user=users[seat],
                  strength=strengths[seat] if strengths else "")
        for seat, place in enumerate(places)
    ]  # fmt: skip


def rating(results: list[ResultRow], user: int) -> int:
    """What one person has."""
    return next(s.rating for s in standings(results) if s.user == user)


def test_the_winner_stands_before_the_loser() -> None:
    assert [(s.user, s.games, s.won) for s in standings(game("a", 2, 1))] == [(2, 1, 1), (1, 1, 0)]


def test_games_are_counted_in_the_order_they_were_finished() -> None:
    won_last = game("new", 1, 2) + game("old", 2, 1)
    won_first = game("new", 2, 1) + game("old", 1, 2)
    assert rating(won_last, 1) == rating(won_first, 2)
    assert rating(won_last, 1) > rating(won_last, 2), "the later game of two equal ones weighs more"


def test_beating_a_stronger_opponent_is_worth_more() -> None:
    strong = [row for n in range(5) for row in game(f"s{n}", 1, 2, users=(7, 8))]
    assert rating(game("x", 1, 2, users=(1, 7)) + strong, 1) > rating(game("x", 1, 2, users=(1, 8)) + strong, 1)


def test_a_computer_is_an_opponent_and_no_person() -> None:
    results = game("a", 1, 2, users=(1, None), strengths=("", "hard"))
    assert [s.user for s in standings(results)] == [1]
    assert rating(results, 1) > START


def test_who_handed_the_seat_to_the_computer_has_not_played_it_to_the_end() -> None:
    assert standings(game("a", 1, 2, users=(1, 2), strengths=("", "normal")))[0].user == 1
    assert len(standings(game("a", 1, 2, users=(1, 2), strengths=("", "normal")))) == 1


def test_a_shared_place_and_a_deleted_person_say_nothing() -> None:
    shared = standings(game("a", 1, 1))
    assert [(s.games, s.won, s.rating) for s in shared] == [(1, 1, START), (1, 1, START)]
    deleted = game("b", 1, 2, users=(None, 2)) + game("a", 1, 2, users=(None, 3))
    assert {s.user for s in standings(deleted)} == {2, 3}
    assert rating(deleted, 2) == rating(deleted, 3), "the second nobody is no better than the first"
