"""The rules of Sauria. `GAME` is the game; README.md tells where each chapter is."""

from rules.sauria.game import GAME

__all__ = ["GAME"]
