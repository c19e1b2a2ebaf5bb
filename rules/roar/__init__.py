"""The rules of Roar-a-Saurus: a timed reaction race. `GAME` is the game; README.md tells where each chapter is."""

from rules.roar.game import Roar

GAME = Roar()
