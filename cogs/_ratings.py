"""Ratings from finished games: openskill's Plackett-Luce model over the places. Imported at the first question (0.13 s).

A person's rating is `mu - 3 sigma`, shown so that everybody begins at 1000: it rises with wins, and as the model gets surer.
"""

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from db.rows import ResultRow

START = 1000
SCALE = 40
"""Points shown for one of the model's; sigma begins at 25/3, so a sure average player comes to 2000."""


class Standing(NamedTuple):
    """What one person has reached in one game."""

    user: int
    games: int
    won: int
    rating: int


def standings(results: Iterable[ResultRow]) -> list[Standing]:
    """The people of the finished games of one kind, best rating first; `results` newest first, a game's seats together.

    Computer players are opponents like others, one for each strength. Games in which all share one place (a joint target, a
    single player) count as games, and say nothing about who plays better.
    """
    model = PlackettLuce()
    ratings: dict[int | str, PlackettLuceRating] = {}
    games: dict[int, tuple[int, int]] = {}
    finished = [list(seats) for _, seats in groupby(results, key=lambda row: row.table)]
    for seats in reversed(finished):
        for row in seats:
            if row.user is not None and not row.strength:
                played, won = games.get(row.user, (0, 0))
                games[row.user] = (played + 1, won + row.won)
        if len({row.place for row in seats}) < 2:
            continue
        keys = [_key(row) for row in seats]
        before = [[ratings.get(key) or model.rating()] for key in keys]
        after = model.rate(before, ranks=[float(row.place) for row in seats])
        ratings.update((key, team[0]) for key, team in zip(keys, after, strict=True) if key != "nobody")
    found = [Standing(user, n, won, _shown(ratings.get(user))) for user, (n, won) in games.items()]
    return sorted(found, key=lambda s: (-s.rating, -s.won, s.user))


def _key(row: ResultRow) -> int | str:
    """Whose rating a seat moves: a person's, a computer's, or (a person who was deleted) nobody's."""
    if row.strength:
        return f"computer {row.strength}"
    return "nobody" if row.user is None else row.user


def _shown(rating: PlackettLuceRating | None) -> int:
    return START if rating is None else max(0, round(START + SCALE * (rating.mu - 3 * rating.sigma)))
