"""The piles: how the decks are built for a player count, which order is laid out, and what unseen piles may hold."""

from collections.abc import Iterable

from rules.core.chance import Chance
from rules.sanctuary.cards import CARDS
from rules.sanctuary.values import SHUFFLES, WIDTH

TYPES = ("R", "Y", "G", "B", "X")
PER_PILE = {2: (2, 2, 2, 2, 2), 3: (3, 3, 3, 3, 4), 4: (4, 4, 4, 4, 4)}
MIXED = {2: 6, 3: 5, 4: 4}
"""Piles drawn from the colour decks; with four players the marked-3 cards make one more (SAN-SETUP-15)."""


def in_play(players: int) -> tuple[str, ...]:
    """The cards that a game of that size uses (SAN-SETUP-08 to -10)."""
    marks = {2: (0,), 3: (0, 3), 4: (0, 3, 4)}[players]
    return tuple(card.id for card in CARDS.values() if card.mark in marks)


def build(players: int, chance: Chance) -> tuple[tuple[str, ...], ...]:
    """The piles of a new game, shuffled (SAN-SETUP-07 to -15)."""
    return _deal(players, in_play(players), MIXED[players], chance)


def guessed(players: int, dealt: Iterable[str], count: int, chance: Chance) -> tuple[tuple[str, ...], ...]:
    """`count` piles such as may be left once these cards have been seen."""
    seen = set(dealt)
    unseen = tuple(card for card in in_play(players) if card not in seen)
    extra = players == 4 and any(CARDS[card].mark == 3 for card in unseen)
    return _deal(players, unseen, count - extra, chance)


def _deal(players: int, cards: tuple[str, ...], count: int, chance: Chance) -> tuple[tuple[str, ...], ...]:
    aside = tuple(card for card in cards if players == 4 and CARDS[card].mark == 3)
    decks = {
        kind: chance.shuffled([card for card in cards if CARDS[card].type == kind and card not in aside]) for kind in TYPES
    }
    piles = [
        chance.shuffled(
            [card for kind, n in zip(TYPES, PER_PILE[players], strict=True) for card in decks[kind][i * n : i * n + n]]
        )
        for i in range(count)
    ]
    if aside:
        piles.append(chance.shuffled(aside))
    return tuple(piles)


def lone(cards: tuple[str, ...], width: int, opened: tuple[int, ...] = ()) -> int:
    """The first card that stands alone between closed boundaries and row ends; -1 when there is none."""
    fences = [CARDS[card].fence for card in cards]
    for start in range(0, len(cards), width):
        stretch, end = start, start + width - 1
        for p in range(start, start + width):
            if p == end or ((fences[p] == "right" or fences[p + 1] == "left") and p not in opened):
                if p == stretch:
                    return p
                stretch = p + 1
    return -1


def lay_out(pile: tuple[str, ...], players: int, chance: Chance) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """An order of the pile without a walled-off card, and the boundaries opened where none was found (SAN-DEAL-R04)."""
    width = WIDTH[players]
    for _ in range(SHUFFLES):
        pile = chance.shuffled(pile)
        if lone(pile, width) < 0:
            return pile, ()
    opened: tuple[int, ...] = ()
    while (alone := lone(pile, width, opened)) >= 0:
        opened = (*opened, alone - 1 if alone % width else alone)
    return pile, opened


