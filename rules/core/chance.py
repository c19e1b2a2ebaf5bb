"""Chance: the only place where numbers are drawn. Derived from (seed, ply), so that taking a step back never rerolls."""

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A stream of draws named by a seed and a ply. The generator is made on first use (seeding costs 4 µs).

    Everything is built on `random.Random.random()`, whose sequence is the same on every Python; what was drawn is written
    into the events, so a replay asks no chance at all.
    """

    __slots__ = ("_ply", "_random", "_seed")

    def __init__(self, seed: str, ply: int = 0) -> None:
        self._seed = seed
        self._ply = ply
        self._random: random.Random | None = None

    @property
    def used(self) -> bool:
        """Whether anything was drawn: a move that did cannot be taken back by its player alone."""
        return self._random is not None

    def unit(self) -> float:
        """A float in [0, 1)."""
        if self._random is None:
            self._random = random.Random(f"{self._seed}/{self._ply}")
        return self._random.random()

    def below(self, n: int) -> int:
        """An int in [0, n). n must be positive."""
        if n <= 0:
            raise ValueError(f"below({n})")
        return int((self._random.random() if self._random else self.unit()) * n)

    def between(self, low: int, high: int) -> int:
        """An int in [low, high], both ends included."""
        return low + self.below(high - low + 1)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        if self._random is None or not items:
            return items[self.below(len(items))]
        return items[int(self._random.random() * len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in random order (Fisher–Yates from the end)."""
        order = list(items)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)

    def roll(self, faces: Sequence[T], count: int) -> tuple[T, ...]:
        """`count` independent throws of a die with these faces."""
        return tuple(self.pick(faces) for _ in range(count))
