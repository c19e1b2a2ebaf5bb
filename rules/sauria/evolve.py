"""The only place where the state changes: one arm per event, in `fold_players` and `fold_island`."""

from rules.sauria import fold_island, fold_players
from rules.sauria.fold import FOLD

__all__ = ["FOLD", "fold_island", "fold_players"]
