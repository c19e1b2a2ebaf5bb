"""The engine bars for The Sanctuary, four seats: `python -m bench.sanctuary_engine [ROUNDS]`."""

import sys
from typing import Any

from bench.engine import ROUNDS, Played, measure, recorded
from bench.sanctuary_play import Match
from rules.core.chance import Chance
from rules.core.game import Prompt
from rules.sanctuary import GAME
from rules.sanctuary.actions import Back, End, Relax, Stop

IDLE = (Back, End, Relax, Stop)
SEATS = ("easy",) * 4


class Busy(Match):
    """Random play that never stops while something can be done."""

    def choose(self, prompt: Prompt[Any]) -> Any:
        """Any choice that does something."""
        doing = [choice for choice in prompt.choices if type(choice) not in IDLE]
        return Chance(f"{self.seed}/{prompt.seat}", self.ply).pick(doing or prompt.choices)


def played(match: Match) -> Played:
    """Play a match and keep everything."""
    return recorded(match.seed, match.state, ((s.before, s.move, s.outcome.events) for s in match.play()))


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS
    measure(GAME, [played(Match("engine", SEATS))], [played(Busy("engine", SEATS))], rounds)
