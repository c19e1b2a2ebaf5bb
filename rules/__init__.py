"""The games. `GAMES` is the explicit list; everything outside `rules` finds a game here."""

from typing import Any

from rules import roar, sanctuary, sauria
from rules.core.game import Game

GAMES: dict[str, Game[Any, Any, Any, Any]] = {
    "roar": roar.GAME,
    "sanctuary": sanctuary.GAME,
    "sauria": sauria.GAME,
}
