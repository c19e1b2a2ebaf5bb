"""Decks: tuples of card ids; the top is the last one, so that drawing is a slice from the end."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.core.chance import Chance


class Drawn(NamedTuple):
    """Cards in the order drawn, what is left, and the discard pile (emptied when it had to be shuffled in)."""

    cards: tuple[str, ...]
    deck: tuple[str, ...]
    discard: tuple[str, ...]


def draw(deck: tuple[str, ...], n: int, discard: tuple[str, ...] = (), chance: Chance | None = None) -> Drawn:
    """Draw up to n cards from the top. With `chance`, an empty deck is refilled by shuffling the discard pile."""
    taken: list[str] = []
    while len(taken) < n:
        if not deck:
            if chance is None or not discard:
                break
            deck, discard = chance.shuffled(discard), ()
        k = min(n - len(taken), len(deck))
        taken += reversed(deck[len(deck) - k :])
        deck = deck[: len(deck) - k]
    return Drawn(tuple(taken), deck, discard)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards less one occurrence of `card`. ValueError when it is not there."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def distinct(cards: Sequence[object]) -> tuple[int, ...]:
    """The positions of these cards, of equal ones only the first: who chooses one need not tell them apart."""
    return tuple(i for i, card in enumerate(cards) if cards.index(card) == i)
