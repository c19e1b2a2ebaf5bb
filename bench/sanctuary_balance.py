"""Balance by simulation (issue 4.7): greedy games for 2, 3 and 4 players, resumable; the report is Markdown.

`python -m bench.sanctuary_balance run [games] [seconds] [players …]` plays on until there are that many games for each
player count or the time is up; `report` prints what has been played. Games are kept in data/, by a hash of the cards and
the numbers: a changed card starts afresh.
"""

import hashlib
import json
import math
import statistics
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path
from typing import Any

from bench.sanctuary_play import Match
from rules.sanctuary import expansions, values
from rules.sanctuary.actions import Main, Place
from rules.sanctuary.ai import value as judged
from rules.sanctuary.ai.worth import rounds_left
from rules.sanctuary.cards import CARDS
from rules.sanctuary.frames import Perform
from rules.sanctuary.score import scores
from rules.sanctuary.state import State

COUNTS = (2, 3, 4)
COLUMNS = ("reclamation", "animals", "mgmt", "warehouses", "seals", "expansions", "threats")
GIVEN = ("C1", "C2", "C3", "C4", "C5", "C6")


def fingerprint() -> str:
    """Eight hex digits of everything the figures depend on: cards, expansions, board values, the judging player."""
    numbers = sorted((k, repr(v)) for k, v in vars(values).items() if k.isupper())
    source = Path(judged.__file__).parent
    code = "".join((source / name).read_text() for name in ("value.py", "worth.py", "greedy.py"))
    text = repr((sorted(CARDS.items()), sorted(expansions.TOKENS.items()), numbers, code))
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def kept(players: int) -> Path:
    """Where the games of a player count are kept."""
    return Path(f"data/sanctuary-balance-{fingerprint()}-{players}.jsonl")


def played(players: int) -> list[dict[str, Any]]:
    """The games kept so far."""
    path = kept(players)
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def game(players: int, number: int) -> dict[str, Any]:
    """Play one game; the first player rotates with the number."""
    first = number % players
    match = Match(f"balance{players}/{number}", ("normal",) * players, {"first": str(first + 1)})
    shown: list[str] = list(match.state.cards)
    placed: list[str] = []
    gains: list[tuple[str, float]] = []
    waiting: tuple[int, str, float] | None = None
    for step in match.play():
        state = step.outcome.state
        action = step.move.action
        if isinstance(action, Place):
            placed.append(step.before.cards[action.at])
        if isinstance(action, Main) and step.prompt is not None:
            seat = step.prompt.seat
            card = _main_of(step.before, seat, action.k)
            waiting = (seat, card, _value(step.before, seat))
        if waiting is not None and not any(isinstance(f, Perform) for f in state.stack):
            seat, card, base = waiting
            gains.append((card, round(_value(state, seat, step.before) - base, 3)))
            waiting = None
        if step.prompt is None:
            shown += state.cards
    result = scores(match.state)
    best = max((s.total, s.tie_break) for s in result)
    winners = [seat for seat, s in enumerate(result) if (s.total, s.tie_break) == best]
    return {
        "won": [round((seat in winners) / len(winners), 4) for seat in _order(first, players)],
        "totals": [result[seat].total for seat in _order(first, players)],
        "columns": [
            [s.reclamation, s.tie_break, s.mgmt, s.warehouses, s.seals, s.expansions, s.threats] for s in result
        ],
        "threats": [player.threats for player in match.state.players],
        "shown": shown,
        "placed": placed,
        "gains": gains,
    }


def _order(first: int, players: int) -> tuple[int, ...]:
    return tuple((first + i) % players for i in range(players))


def _main_of(state: State, seat: int, k: int) -> str:
    turn = state.stack[-1]
    at = turn.lent[k] if turn.lent[k] >= 0 else state.pawns[2 * seat + k]
    return state.cards[at]


def _value(state: State, seat: int, same_round: State | None = None) -> float:
    return judged.value(state.players[seat], rounds_left(same_round or state))


def run(games: int, seconds: float, counts: tuple[int, ...]) -> None:
    """Play on, each game written when it is over."""
    start = time.perf_counter()
    Path("data").mkdir(exist_ok=True)
    for players in counts:
        done = len(played(players))
        with kept(players).open("a") as out:
            for number in range(done, games):
                if time.perf_counter() - start > seconds:
                    print(f"time is up: {number} of {games} games with {players} players")
                    return
                out.write(json.dumps(game(players, number)) + "\n")


def interval(shares: list[float]) -> float:
    """Half the 95 % interval of a mean, in points of a hundred."""
    return 196 * statistics.pstdev(shares) / math.sqrt(len(shares))


def rates(games: list[dict[str, Any]]) -> dict[str, float]:
    """Of the rounds in which a card lay out, the share in which a volunteer was placed on it, in per cent."""
    shown: Counter[str] = Counter()
    placed: Counter[str] = Counter()
    for each in games:
        shown.update(each["shown"])
        placed.update(each["placed"])
    return {card: 100 * placed[card] / shown[card] for card in CARDS if shown[card]}


def gained(games: list[dict[str, Any]]) -> dict[str, list[float]]:
    """What each main action brought its performer, threat included, as the greedy player judges boards."""
    found: dict[str, list[float]] = defaultdict(list)
    for each in games:
        for card, points in each["gains"]:
            found[card].append(points)
    return found


def report() -> None:
    """Print the tables, and last how many bands are missed."""
    missed: list[str] = []
    everything: list[dict[str, Any]] = []
    for players in COUNTS:
        games = played(players)
        if not games:
            continue
        everything += games
        print(f"\n## {players} players, {len(games)} games\n")
        fair = 100 / players
        for i in range(players):
            shares = [each["won"][i] for each in games]
            mean = 100 * statistics.fmean(shares)
            print(f"- seat {i + 1} from the first player wins {mean:.1f} % ± {interval(shares):.1f}")
            if abs(mean - fair) > 4:
                missed.append(f"{players}p seat {i + 1}: {mean:.1f} %")
        totals = [total for each in games for total in each["totals"]]
        tokens = [n for each in games for n in each["threats"]]
        deciles = statistics.quantiles(totals, n=10)
        spread = f"tenth {deciles[0]:.0f}, median {deciles[4]:.0f}, ninetieth {deciles[8]:.0f}"
        print(f"- score {statistics.fmean(totals):.1f} ({spread})")
        none = 100 * sum(n == 0 for n in tokens) / len(tokens)
        print(f"- threats at the end {statistics.fmean(tokens):.2f}; {none:.0f} % hold none")
        if not 60 <= statistics.fmean(totals) <= 110:
            missed.append(f"{players}p score {statistics.fmean(totals):.1f}")
        if not 2 <= statistics.fmean(tokens) <= 5:
            missed.append(f"{players}p threats {statistics.fmean(tokens):.2f}")
        rows = [row for each in games for row in each["columns"]]
        means = [statistics.fmean(row[i] for row in rows) for i in range(len(COLUMNS))]
        print("- points by column: " + ", ".join(f"{name} {mean:.1f}" for name, mean in zip(COLUMNS, means, strict=True)))
        chosen = rates(games)
        for card, rate in sorted(chosen.items(), key=lambda item: item[1]):
            if not 8 <= rate <= 70:
                missed.append(f"{players}p {card} chosen {rate:.0f} %")
        low, *_, high = sorted(chosen.items(), key=lambda item: item[1])
        print(f"- cards are chosen between {low[1]:.0f} % ({low[0]}) and {high[1]:.0f} % ({high[0]})")
    found = gained(everything)
    plain = statistics.fmean(x for card, xs in found.items() if not CARDS[card].threat and card not in GIVEN for x in xs)
    print(f"\n## Main actions\n\nWithout threat: {plain:.2f} points on average. With threat, penalty included:\n")
    for card in sorted((c for c in found if CARDS[c].threat), key=lambda c: CARDS[c].family):
        ratio = statistics.fmean(found[card]) / plain
        mean = statistics.fmean(found[card])
        print(f"- {card} ({CARDS[card].threat}): {mean:.2f}, {ratio:.2f} times, {len(found[card])} uses")
    ours = [card for card in found if CARDS[card].threat and card not in GIVEN]
    for family in sorted({CARDS[card].family for card in ours}):
        points = [x for card in ours if CARDS[card].family == family for x in found[card]]
        ratio = statistics.fmean(points) / plain
        if not 0.75 <= ratio <= 1.25:
            missed.append(f"family {family} gains {ratio:.2f} times")
    whole = [x for card in ours for x in found[card]]
    print(f"\nAll mains with threat together: {statistics.fmean(whole) / plain:.2f} times those without.")
    print(f"\n## Bands missed: {len(missed)}\n")
    for line in missed:
        print(f"- {line}")


def cards() -> None:
    """Print every card's choice rate by player count, and what its main action brings."""
    by_count = {players: rates(played(players)) for players in COUNTS}
    found = gained([each for players in COUNTS for each in played(players)])
    for card in CARDS.values():
        shares = " ".join(f"{by_count[players].get(card.id, math.nan):5.0f}" for players in COUNTS)
        points = found.get(card.id, [])
        mean = statistics.fmean(points) if points else math.nan
        print(f"{card.id:4} {card.type} {card.mark} t{card.threat} {shares}  main {mean:5.2f} ({len(points)})")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["run", *numbers]:
            wanted = tuple(int(n) for n in numbers[2:]) or COUNTS
            run(int(numbers[0]) if numbers else 2_000, float(numbers[1]) if numbers[1:] else 600.0, wanted)
        case ["cards"]:
            cards()
        case _:
            report()
