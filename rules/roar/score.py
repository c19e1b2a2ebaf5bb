"""Chapter "Winning the Game": places and points."""

from rules.core.game import Result
from rules.roar.constants import GAME_END
from rules.roar.state import State


def result(state: State) -> Result | None:
    """Winners first, then by points, then by victory markers, else shared (ROAR-WIN-R03). None while the game runs."""
    if state.phase != GAME_END:
        return None
    ranks = [(seat in state.winners, p.points, p.victories) for seat, p in enumerate(state.players)]
    places = tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
    return Result(state.winners, places, tuple(p.points for p in state.players), state.ending)
