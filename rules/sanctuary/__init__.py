"""The Sanctuary: Endangered Species."""

from rules.sanctuary.game import GAME

__all__ = ["GAME"]
