"""The engine bars for Sauria, four seats, five games of each kind: `python -m bench.sauria_engine [ROUNDS]`."""

import sys

from bench.engine import ROUNDS, Played, measure, recorded
from bench.sauria_play import Match, Player, at_random, busily
from rules.sauria import GAME

GAMES = 5


def played(seed: str, player: Player) -> Played:
    """A four-player game."""
    match = Match(seed, 4, player)
    return recorded(seed, match.state, ((s.before, s.move, s.outcome.events) for s in match.play()))


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    random, busy = ([played(f"engine{i}", player) for i in range(GAMES)] for player in (at_random, busily))
    measure(GAME, random, busy, rounds)
