"""Chance: the only place where numbers are drawn. Derived from (seed, ply), so that taking a step back never rerolls."""

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from struct import Struct
from typing import TypeVar

T = TypeVar("T")
WORDS = Struct("<8Q")
"""The eight 64-bit words of one block of the stream."""


def units(name: str) -> Iterator[float]:
    """An endless stream of floats in [0, 1), 53 bits each, named by a string: BLAKE2b of name and block number."""
    block = 0
    while True:
        for word in WORDS.unpack(blake2b(f"{name}/{block}".encode()).digest()):
            yield (word >> 11) * 2.0**-53
        block += 1


class Chance:
    """A stream of draws named by a seed and a ply, begun on first use.

    The stream is a hash's, the same on every Python and begun in 1 µs (`random.Random` takes 4 µs to seed, for a state that
    a move's few draws never use). What was drawn is written into the events, so a replay asks no chance at all.
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
        self._draw = draw = units(f"{self._seed}/{self._ply}").__next__
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
