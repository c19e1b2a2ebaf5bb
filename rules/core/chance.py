"""Chance: the only place where numbers are drawn. Derived from (seed, ply), so that taking a step back never rerolls."""

import random
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A stream of draws named by a seed and a ply. The generator is made on first use (seeding costs 4 µs).

    Everything is built on `random.Random.random()`, whose sequence is the same on every Python; what was drawn is written
    into the events, so a replay asks no chance at all.
    """

    __slots__ = ("_draw", "_ply", "_seed")

    def __init__(self, seed: str, ply: int = 0) -> None:
        self._seed = seed
        self._ply = ply
        self._draw: Callable[[], float] | None = None

    @property
    def used(self) -> bool:
        """Whether anything was drawn: a move that did cannot be taken back by its player alone."""
        return self._draw is not None

    def _begin(self) -> Callable[[], float]:
        self._draw = draw = random.Random(f"{self._seed}/{self._ply}").random
        return draw

    def unit(self) -> float:
        """A float in [0, 1)."""
        return (self._draw or self._begin())()

    def below(self, n: int) -> int:
        """An int in [0, n). n must be positive."""
        if n <= 0:
            raise ValueError(f"below({n})")
        return int((self._draw or self._begin())() * n)

    def between(self, low: int, high: int) -> int:
        """An int in [low, high], both ends included."""
        return low + self.below(high - low + 1)

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely. There must be one."""
        if not items:
            raise ValueError("pick from nothing")
        return items[int((self._draw or self._begin())() * len(items))]

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
