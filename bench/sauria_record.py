"""Record whole games of Sauria, one for each way to end: `python -m bench.sauria_record [FOLDER]`.

A file holds seed, seats, options, every move and what must come of them: result, rounds and hash of the last state. Written
anew only when a rule or the state has changed on purpose; `tests/games/sauria/test_recorded_games.py` plays them back.
"""

import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bench.sauria_play import Match, Player, busily, by_computer
from db.codec import codec_for
from rules.core.game import Options, Result
from rules.sauria import GAME
from rules.sauria.cards.goals import GOALS
from rules.sauria.state import State
from rules.sauria.survival import reached

FOLDER = Path(__file__).parent.parent / "tests" / "games" / "sauria"
CODEC = codec_for(GAME)
MOST_SEEDS = 400
Wanted = Callable[[State, Result], bool]


def earned(state: State, seat: int) -> int:
    """The points that a player had gathered, whether it lives or not."""
    p = state.players[seat]
    return p.points + sum(g.points for g in GOALS[p.goal].goals if reached(state, seat, g))


def outlived(state: State, result: Result) -> bool:
    """Somebody dead had more points than the winner."""
    dead = [s for s, p in enumerate(state.players) if not p.way]
    return len(result.winners) == 1 and any(earned(state, s) > result.points[result.winners[0]] for s in dead)


def ends(ending: str) -> Wanted:
    """Games that end this way."""
    return lambda state, result: result.ending == ending


GAMES: dict[str, tuple[int, Player, Options, Wanted]] = {
    "two-helicopter": (2, by_computer("normal"), {}, ends("helicopter")),
    "three-boat": (3, by_computer("normal"), {}, ends("boat")),
    "four-bunker": (4, by_computer("normal"), {}, ends("bunker")),
    "five-all-dead": (5, busily, {"ties": False}, ends("all_dead")),
    "three-tie": (3, by_computer("normal"), {"ties": False}, ends("tie")),
    "four-outlived": (4, by_computer("easy"), {"characters": "random"}, outlived),
    "five-helicopter": (5, by_computer("easy"), {"ties": False}, ends("helicopter")),
    "solo-won": (1, by_computer("normal"), {}, ends("solo_won")),
    "solo-points": (1, by_computer("normal"), {"difficulty": "easy", "solo_target": "7"}, ends("solo_points")),
    "solo-death": (1, busily, {"difficulty": "hard"}, ends("solo_death")),
    "coop-won": (2, by_computer("normal"), {"coop": True, "difficulty": "easy"}, ends("coop_won")),
    "coop-points": (2, by_computer("normal"), {"coop": True, "difficulty": "easy"}, ends("coop_points")),
    "coop-death": (3, by_computer("normal"), {"coop": True}, ends("coop_death")),
    "jurassic-hard": (3, busily, {"difficulty": "hard", "jurassic": ("deck", "events", "start")}, ends("all_dead")),
}


def record(seats: int, player: Player, options: Options, wanted: Wanted) -> dict[str, Any]:
    """The first game that ends as wanted. LookupError when there is none among the first ones."""
    for i in range(MOST_SEEDS):
        match = Match(f"recorded {i}", seats, player, options)
        moves = [(step.move.seat, step.move.action) for step in match.play()]
        result = GAME.result(match.state)
        if result is None or not wanted(match.state, result):
            continue
        return {
            "game": GAME.name,
            "version": GAME.version,
            "seed": match.seed,
            "seats": seats,
            "options": {k: list(v) if isinstance(v, tuple) else v for k, v in options.items()},
            "moves": [[seat, CODEC.plain(action)] for seat, action in moves],
            "result": {
                "winners": result.winners,
                "places": result.places,
                "points": result.points,
                "ending": result.ending,
            },
            "ways": [p.way for p in match.state.players],
            "hash": hashlib.sha256(CODEC.pack(match.state)).hexdigest()[:16],
        }
    raise LookupError(f"no such game among {MOST_SEEDS} seeds: {seats} seats, {options}")


def main() -> None:
    """Write every game to the folder."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for name, (seats, player, options, wanted) in GAMES.items():
        game = record(seats, player, options, wanted)
        (folder / f"{name}.json").write_text(json.dumps(game, separators=(",", ":")) + "\n")
        print(f"{name}: {game['seed']}, {len(game['moves'])} moves, {game['result']}")


if __name__ == "__main__":
    main()
