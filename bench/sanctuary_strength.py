"""How strong the computer players are (issue 4.6): `python -m bench.sanctuary_strength run|report [games] [seconds]`.

Two-player games in pairs: the same seed with the seats exchanged. The hard player against the easy (random) and the normal
(greedy) one. Resumable: games are kept in data/ by a hash of the cards and the players' code. A shared victory counts half.
"""

import json
import math
import sys
import time
from hashlib import sha256
from pathlib import Path
from typing import Any

from bench.sanctuary_balance import fingerprint
from bench.sanctuary_play import Match
from rules.sanctuary import GAME
from rules.sanctuary.ai import plan

RIVALS = {"easy": 95.0, "normal": 65.0}
"""Opponent → the share of games that the hard player must win, in per cent."""


def kept(rival: str) -> Path:
    """Where the games against a rival are kept."""
    code = sha256(Path(plan.__file__).read_bytes()).hexdigest()[:6]
    return Path(f"data/sanctuary-strength-{fingerprint()}-{code}-{rival}.jsonl")


def played(rival: str) -> list[dict[str, Any]]:
    """The games kept so far."""
    path = kept(rival)
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def game(rival: str, number: int) -> dict[str, Any]:
    """One game: pair number // 2, the hard player in seat number % 2."""
    mine = number % 2
    match = Match(f"strength/{rival}/{number // 2}", ("hard", rival) if mine == 0 else (rival, "hard"))
    state = match.finish()
    result = GAME.result(state)
    assert result is not None
    share = (mine in result.winners) / len(result.winners)
    return {"share": share, "points": [result.points[mine], result.points[1 - mine]]}


def run(games: int, seconds: float) -> None:
    """Play on until there are that many games against each rival or the time is up."""
    start = time.perf_counter()
    Path("data").mkdir(exist_ok=True)
    for rival in RIVALS:
        with kept(rival).open("a") as out:
            for number in range(len(played(rival)), games):
                if time.perf_counter() - start > seconds:
                    print(f"time is up: {number} of {games} games against {rival}")
                    return
                out.write(json.dumps(game(rival, number)) + "\n")
                out.flush()


def report() -> None:
    """Print the shares with their 95 % intervals."""
    for rival, bar in RIVALS.items():
        games = played(rival)
        if not games:
            continue
        share = sum(each["share"] for each in games) / len(games)
        half = 1.96 * math.sqrt(share * (1 - share) / len(games))
        mine = sum(each["points"][0] for each in games) / len(games)
        theirs = sum(each["points"][1] for each in games) / len(games)
        verdict = "kept" if 100 * share >= bar else "missed"
        print(
            f"hard against {rival}: {100 * share:.1f} % ± {100 * half:.1f} of {len(games)} games"
            f" ({mine:.1f} : {theirs:.1f} points), bar {bar:.0f} % {verdict}"
        )


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["run", *numbers]:
            run(int(numbers[0]) if numbers else 400, float(numbers[1]) if numbers[1:] else 600.0)
            report()
        case _:
            report()
