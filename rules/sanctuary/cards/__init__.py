"""The hundred action cards, one file per deck. A card is one literal; words and icons follow from it."""

from rules.sanctuary.cards.blue import BLUE
from rules.sanctuary.cards.card import Card
from rules.sanctuary.cards.gray import GRAY
from rules.sanctuary.cards.green import GREEN
from rules.sanctuary.cards.red import RED
from rules.sanctuary.cards.yellow import YELLOW

CARDS: dict[str, Card] = {card.id: card for card in RED + YELLOW + GREEN + BLUE + GRAY}
"""By id, deck after deck."""

__all__ = ["CARDS", "Card"]
