"""Chance: the same draws for the same seed and ply, others for any other, all in range and evenly spread."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import islice

import pytest

from rules.core.chance import Chance, units

MANY = 60_000
BOUND = {5: 30.0, 19: 56.0, 23: 62.0}
"""Chi-square by degrees of freedom that evenly spread draws exceed once in 50,000 to 70,000 times."""
GOLDEN_BELOW = [10, 494, 844, 523, 951, 574, 15, 379, 609, 416, 942, 682, 471, 831, 219, 203, 868, 975]
GOLDEN_UNIT = 0.01088331486640115
GOLDEN_SHUFFLED = (1, 9, 8, 5, 6, 0, 2, 4, 7, 3)
GOLDEN_ROLL = "eedbaeaedeac"


def chi_square(seen: Sequence[object], kinds: int) -> float:
    """How far the counts of what was seen lie from each of so many kinds being equally frequent."""
    counts, even = Counter(seen), len(seen) / kinds
    assert len(counts) <= kinds
    return sum((n - even) ** 2 / even for n in counts.values()) + (kinds - len(counts)) * even


def drawn(chance: Chance, n: int = 20) -> list[float]:
    """The next draws."""
    return [chance.unit() for _ in range(n)]


def test_the_stream_is_the_one_that_recordings_and_lessons_were_made_with() -> None:
    chance = Chance("golden", 7)
    assert [chance.below(1000) for _ in range(18)] == GOLDEN_BELOW
    assert Chance("golden", 7).unit() == GOLDEN_UNIT
    assert Chance("golden", 0).shuffled(range(10)) == GOLDEN_SHUFFLED
    assert "".join(Chance("Łucja 🦖", 1).roll("abcdef", 12)) == GOLDEN_ROLL


def test_a_seed_and_a_ply_always_bring_the_same() -> None:
    assert drawn(Chance("a", 3)) == drawn(Chance("a", 3))
    assert Chance("a").unit() == Chance("a", 0).unit()


def test_plies_and_seeds_bring_something_else() -> None:
    names = [(seed, ply) for seed in ("a", "b", "a/1", "A", "") for ply in (-1, 0, 1, 11, 2)]
    first = [tuple(drawn(Chance(seed, ply))) for seed, ply in names]
    assert len(set(first)) == len(names)
    numbers = [number for some in first for number in some]
    assert len(set(numbers)) == len(numbers), "no stream is a part of another one"


def test_a_stream_does_not_end_or_repeat_itself_with_its_blocks() -> None:
    numbers = list(islice(units("long"), 4000))
    assert len(set(numbers)) == len(numbers)
    assert all(0 <= number < 1 for number in numbers)


def test_a_chance_counts_as_used_from_its_first_draw_on() -> None:
    draws: tuple[Callable[[Chance], object], ...] = (
        lambda chance: chance.unit(),
        lambda chance: chance.below(1),
        lambda chance: chance.between(4, 4),
        lambda chance: chance.pick("x"),
        lambda chance: chance.roll("x", 1),
        lambda chance: chance.shuffled((1, 2)),
    )
    for draw in draws:
        chance = Chance("used", 1)
        assert not chance.used
        draw(chance)
        assert chance.used
    nothing = Chance("used", 1)
    assert (nothing.shuffled(()), nothing.shuffled((1,)), nothing.roll("x", 0)) == ((), (1,), ())
    assert not nothing.used


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 100, 2**31 + 11, 2**53])
def test_below_stays_in_range(n: int) -> None:
    chance = Chance(f"below {n}", 1)
    assert all(0 <= chance.below(n) < n for _ in range(2000))


class Last(Chance):
    """A chance whose draws are all the greatest one that there is."""

    def __init__(self) -> None:
        super().__init__("last")
        self._draw = lambda: (2**53 - 1) * 2.0**-53


@pytest.mark.parametrize("n", [1, 3, 6, 7, 100, 2**31 + 11, 2**53 - 1, 2**53])
def test_the_greatest_draw_still_is_below(n: int) -> None:
    assert Last().below(n) == n - 1
    assert Last().between(1, n) == n


def test_what_cannot_be_drawn_is_an_error() -> None:
    for n in (0, -1):
        with pytest.raises(ValueError, match="below"):
            Chance("x").below(n)
    with pytest.raises(ValueError, match="nothing"):
        Chance("x").pick(())


def test_between_and_pick_reach_both_ends_and_nothing_else() -> None:
    chance = Chance("ends", 1)
    assert {chance.between(-2, 3) for _ in range(1000)} == {-2, -1, 0, 1, 2, 3}
    assert {chance.pick("abc") for _ in range(1000)} == {"a", "b", "c"}


def test_shuffling_keeps_every_item_and_leaves_the_original_alone() -> None:
    items = [*range(50), 7, 7]
    shuffled = Chance("shuffle", 1).shuffled(items)
    assert sorted(shuffled) == sorted(items)
    assert list(shuffled) != items
    assert items == [*range(50), 7, 7]


def test_throws_are_evenly_spread_in_a_stream() -> None:
    chance = Chance("even", 1)
    assert chi_square([chance.below(6) for _ in range(MANY)], 6) < BOUND[5]
    assert chi_square([chance.below(20) for _ in range(MANY)], 20) < BOUND[19]


@pytest.mark.parametrize("nth", [0, 3, 7, 8])
def test_the_nth_throw_of_each_ply_is_evenly_spread(nth: int) -> None:
    throws = [Chance("even", ply).roll(range(6), nth + 1)[nth] for ply in range(MANY // 4)]
    assert chi_square(throws, 6) < BOUND[5]


def test_all_orders_of_four_cards_are_equally_frequent() -> None:
    chance = Chance("orders", 1)
    assert chi_square([chance.shuffled("abcd") for _ in range(MANY)], 24) < BOUND[23]
