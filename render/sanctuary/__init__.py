"""The Sanctuary drawn and told. Importing the package registers its drawings."""

from render.core import pawns
from render.sanctuary import animals, cards, cloth, grounds, marks, nouns, pieces, tokens, verbs

__all__ = ["animals", "cards", "cloth", "grounds", "marks", "nouns", "pawns", "pieces", "tokens", "verbs"]
