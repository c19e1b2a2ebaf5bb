"""Record whole games of The Sanctuary, one for each way to end: `python -m bench.sanctuary_record [FOLDER]`.

A file holds seed, strengths, options, every move and what must come of them: result and a digest of the last state. Written
anew only when a rule, a card or the state has changed on purpose; `tests/games/sanctuary` plays them back.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

from bench.sanctuary_play import Match, Step
from db.codec import codec_for
from rules.core.game import Options
from rules.sanctuary import GAME
from rules.sanctuary.state import State

FOLDER = Path(__file__).parent.parent / "tests" / "games" / "sanctuary"
CODEC = codec_for(GAME)
MOST_SEEDS = 20_000


class Wanted(NamedTuple):
    """Who plays how, and how it must end ("" = anyhow)."""

    strengths: tuple[str, ...]
    advanced: bool
    ending: str = ""


GAMES = {
    "two": Wanted(("normal",) * 2, False, "points"),
    "three": Wanted(("normal", "easy", "normal"), False, "points"),
    "four": Wanted(("normal", "easy", "normal", "easy"), False, "points"),
    "two-advanced": Wanted(("normal", "easy"), True),
    "four-advanced": Wanted(("normal",) * 4, True),
    "tie-break": Wanted(("easy",) * 2, False, "tie-break"),
    "shared": Wanted(("easy",) * 2, False, "shared"),
}


def digest(state: State) -> str:
    """Sixteen hex digits of the whole state."""
    return hashlib.sha256(repr(state).encode()).hexdigest()[:16]


def outcome(state: State) -> dict[str, Any]:
    """The result as JSON."""
    result = GAME.result(state)
    assert result is not None
    return {
        "winners": list(result.winners),
        "places": list(result.places),
        "points": list(result.points),
        "ending": result.ending,
    }


def first(wanted: Wanted) -> tuple[Match, list[Step]]:
    """The first seed whose game ends as wanted. LookupError when there is none among the first ones."""
    options: Options = {"advanced": wanted.advanced}
    for i in range(MOST_SEEDS):
        match = Match(f"recorded {i}", wanted.strengths, options)
        steps = list(match.play())
        if wanted.ending in ("", outcome(match.state)["ending"]):
            return match, steps
    raise LookupError(f"no such game among {MOST_SEEDS} seeds: {wanted}")


def main(folder: Path = FOLDER) -> None:
    """Write every file."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, wanted in GAMES.items():
        match, steps = first(wanted)
        text = {
            "game": GAME.name,
            "version": GAME.version,
            "seed": match.seed,
            "seats": len(wanted.strengths),
            "options": {"advanced": wanted.advanced},
            "result": outcome(match.state),
            "hash": digest(match.state),
            "moves": [[step.move.seat, CODEC.plain(step.move.action)] for step in steps],
        }
        (folder / f"{name}.json").write_text(json.dumps(text) + "\n")
        print(f"{name}: {match.seed}, {len(steps)} moves, {text['result']}")


if __name__ == "__main__":
    main(*(Path(arg) for arg in sys.argv[1:2]))
