"""Balance of the island by simulation: tables of computer players, resumable; the report is Markdown.

`python -m bench.sauria_balance run [games] [seconds] [cell …]` plays on until there are that many games in each cell or the
time (of the processor) is up; `report [cell …]` prints what has been played; `survival [games]` is the row of `make bench`.
Games are kept in data/ by a hash of rules, cards and players: what changes a game starts afresh.
"""

import hashlib
import json
import math
import sys
import time
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from bench.sauria_play import Match, Step, by_computer
from rules.core.game import Options
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import Use
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.cards.encounters import ENCOUNTERS
from rules.sauria.cards.events import EVENTS
from rules.sauria.cards.goals import GOALS
from rules.sauria.cards.items import DECK, ITEMS
from rules.sauria.state import State
from rules.sauria.survival import reached

WAYS = ("helicopter", "boat", "bunker")
SURVIVAL = (40.0, 75.0)
"""Per cent of carefully played seats that must get off the island alive (product.md)."""


class Cell(NamedTuple):
    """Tables that are counted together."""

    seats: int
    strength: str
    options: Options


JURASSIC: Options = {"jurassic": ("deck", "events", "start")}
CELLS: dict[str, Cell] = {
    **{f"standard-{n}": Cell(n, "hard", {}) for n in (2, 3, 4, 5)},
    **{f"normal-{n}": Cell(n, "normal", {}) for n in (2, 3, 4, 5)},
    **{f"easy-{n}": Cell(n, "hard", {"difficulty": "easy"}) for n in (2, 3, 4, 5)},
    **{f"hard-{n}": Cell(n, "hard", {"difficulty": "hard"}) for n in (2, 3, 4, 5)},
    **{f"jurassic-{n}": Cell(n, "hard", JURASSIC) for n in (2, 3, 4, 5)},
    "solo": Cell(1, "hard", {}),
    "solo-7": Cell(1, "hard", {"solo_target": "7"}),
    "solo-easy": Cell(1, "hard", {"difficulty": "easy"}),
    "solo-hard": Cell(1, "hard", {"difficulty": "hard"}),
    "solo-normal": Cell(1, "normal", {}),
    **{f"coop-{n}": Cell(n, "hard", {"coop": True}) for n in (2, 3, 4, 5)},
    "coop-easy-3": Cell(3, "hard", {"coop": True, "difficulty": "easy"}),
}


@lru_cache(maxsize=1)
def fingerprint() -> str:
    """Eight hex digits of everything that decides how a game goes, as it was when the program began."""
    root = Path(str(sys.modules["rules.sauria"].__file__)).parent
    code = "".join(path.read_text() for path in sorted(root.rglob("*.py")))
    return hashlib.sha256(code.encode()).hexdigest()[:8]


def kept(cell: str) -> Path:
    """Where the games of a cell are kept."""
    return Path(f"data/sauria-balance-{fingerprint()}-{cell}.jsonl")


def played(cell: str) -> list[dict[str, Any]]:
    """The games kept so far."""
    path = kept(cell)
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


class Tally:
    """What is noted while a game is played."""

    def __init__(self, seats: int) -> None:
        self.damage = [0] * seats
        self.loud: set[int] = set()
        self.events: list[str] = []
        self.met: list[str] = []
        self.got: list[str] = []
        self.used: set[tuple[int, str]] = set()
        self.turns: list[int] = []

    def note(self, step: Step) -> None:
        """One move."""
        before = step.before
        if step.prompt is not None and step.prompt.kind == "item" and isinstance(step.move.action, Use):
            seat = step.prompt.seat
            self.used.add((seat, before.players[seat].items[step.move.action.slot].key))
        for x in step.outcome.events:
            match x:
                case e.WoundDrawn() | e.WoundTurned():
                    self.damage[x.seat] += 1
                case e.MarkerDrawn(red=True):
                    self.loud.add(before.round)
                case e.EventRevealed():
                    self.events.append(x.card)
                case e.EncounterDrawn():
                    self.met.append(x.card)
                case e.ItemKept():
                    self.got.append(x.card)
                case e.Absorbed():
                    self.used.add((x.seat, x.item))
                case e.Rolled(item=item, by=by) if item:
                    self.used.add((by, item))
                case e.TurnBegan() if not self.turns:
                    self.turns.append(x.seat)
                case _:
                    self._passive(before, x)

    def _passive(self, before: State, x: Any) -> None:
        """Items that help by being there."""
        held = {"Paid": ("wrench", "bolt_cutter"), "NoiseMade": ("torch", "headlamp", "machete")}.get(type(x).__name__, ())
        if isinstance(x, e.Paid) and x.what != "repair":
            return
        for item in before.players[x.seat].items if held else ():
            if item.key in held and (item.key != "machete" or x.jungle) and (item.key != "torch" or not x.night):
                self.used.add((x.seat, item.key))
        if isinstance(x, e.BoatRepaired) and x.seat >= 0:
            self.used.add((x.seat, "boat_parts"))


def game(name: str, number: int) -> dict[str, Any]:
    """Play one game of a cell."""
    cell = CELLS[name]
    options = {**cell.options, "characters": "random"}
    match = Match(f"balance/{name}/{number}", cell.seats, by_computer(cell.strength), options)
    tally = Tally(cell.seats)
    empty = 0
    for step in match.play():
        tally.note(step)
        state = step.outcome.state
        if not state.stock and not empty and state.phase != "setup":
            empty = state.round
    state = match.state
    result = GAME.result(state)
    assert result is not None
    first = tally.turns[0] if tally.turns else 0
    return {
        "ending": result.ending,
        "seats": [
            {
                "who": p.character,
                "way": p.way,
                "points": result.points[s],
                "won": round((s in result.winners) / max(1, len(result.winners)), 3),
                "order": (s - first) % cell.seats,
                "damage": tally.damage[s],
                "killed": not p.way and any(w.up for w in p.wounds) and all(w.up for w in p.wounds),
                "goal": p.goal,
                "reached": [g.points for g in GOALS[p.goal].goals if reached(state, s, g)],
            }
            for s, p in enumerate(state.players)
        ],
        "rounds": state.round,
        "loud": len(tally.loud),
        "empty": empty,
        "events": tally.events,
        "met": tally.met,
        "got": tally.got,
        "used": [key for _, key in sorted(tally.used)],
        "open": [
            *(["helicopter"] if 0 < state.signal <= 13 and "helipad" in _up(state) else []),
            *(["boat"] if state.boat == 2 else []),
            *(["bunker"] if state.once else []),
        ],
    }


def _up(state: State) -> tuple[str, ...]:
    view = GAME.view(state, None).table
    return view.tiles


def run(games: int, seconds: float, cells: Iterable[str]) -> None:
    """Play on, each game written when it is over."""
    start = time.process_time()
    Path("data").mkdir(exist_ok=True)
    for name in cells:
        with kept(name).open("a") as out:
            for number in range(len(played(name)), games):
                if time.process_time() - start > seconds:
                    print(f"time is up: {number} of {games} games of {name}")
                    return
                out.write(json.dumps(game(name, number)) + "\n")
                out.flush()


def share(found: Iterable[float]) -> str:
    """A mean of shares in per cent with its 95 % interval."""
    values = [100 * x for x in found]
    if not values:
        return "–"
    spread = math.sqrt(sum((x - fmean(values)) ** 2 for x in values) / len(values))
    return f"{fmean(values):.1f} % ± {1.96 * spread / math.sqrt(len(values)):.1f}"


def row(name: str, games: list[dict[str, Any]]) -> str:
    """One line of the table."""
    seats = [seat for each in games for seat in each["seats"]]
    ways = Counter(seat["way"] for seat in seats)
    alive = len(seats) - ways[""]
    by_way = " · ".join(f"{100 * ways[way] / max(1, alive):.0f}" for way in WAYS)
    points = fmean([seat["points"] for seat in seats if seat["way"]] or [0])
    endings = Counter(each["ending"] for each in games)
    ends = ", ".join(f"{k} {100 * n / len(games):.0f}" for k, n in endings.most_common())
    return (
        f"| {name} | {len(games)} | {share(bool(seat['way']) for seat in seats)} | {by_way} | {points:.1f} "
        f"| {fmean(seat['damage'] for seat in seats):.1f} | {ends} |"
    )


def report(cells: Iterable[str]) -> None:
    """Print everything as Markdown."""
    found = {name: games for name in cells if (games := played(name))}
    print("| cell | games | seats alive | by helicopter · boat · bunker, % | points alive | damage | endings, % |")
    print("|---|---|---|---|---|---|---|")
    for name, games in found.items():
        print(row(name, games))
    standard = [each for name, games in found.items() if name.startswith("standard") for each in games]
    if standard:
        details(standard)


def details(games: list[dict[str, Any]]) -> None:
    """Seats, characters, goals and cards of standard games of hard computers."""
    seats = [seat for each in games for seat in each["seats"]]
    print("\nSeat order (from the first starting player): alive, won")
    for order in range(5):
        mine = [seat for each in games if len(each["seats"]) > order for seat in each["seats"] if seat["order"] == order]
        even = 100 * fmean(s["won"] - 1 / len(each["seats"]) for each in games for s in each["seats"] if s["order"] == order)
        print(f"- {order + 1}: {share(bool(s['way']) for s in mine)}, {even:+.1f} % over an even share of the wins")
    print("\nCharacters: alive, points of the living, games")
    for who in CHARACTERS:
        mine = [seat for seat in seats if seat["who"] == who]
        points = fmean([seat["points"] for seat in mine if seat["way"]] or [0])
        print(f"- {who}: {share(bool(seat['way']) for seat in mine)}, {points:.1f}, {len(mine)}")
    print("\nGoal cards: seats, share that reached each goal of 4 · 3 · 2 · 1 points")
    for goal in GOALS:
        mine = [seat for seat in seats if seat["goal"] == goal]
        rates = " · ".join(f"{100 * sum(n in s['reached'] for s in mine) / max(1, len(mine)):.0f}" for n in (4, 3, 2, 1))
        print(f"- {goal}: {len(mine)}, {rates}")
    rounds = sum(each["rounds"] for each in games)
    print(f"\nRounds with a red marker: {100 * sum(each['loud'] for each in games) / rounds:.0f} %")
    empty = [each["empty"] for each in games if each["empty"]]
    print(f"Dinosaur deck empty: {100 * len(empty) / len(games):.0f} % of games, mean round {fmean(empty or [0]):.1f}")
    opened = Counter(way for each in games for way in each["open"])
    print("Ways open at the end: " + ", ".join(f"{way} {100 * opened[way] / len(games):.0f} %" for way in WAYS))
    cards(games)


def cards(games: list[dict[str, Any]]) -> None:
    """How often cards came and were used."""
    for what, deck in (("events", EVENTS), ("met", ENCOUNTERS)):
        seen = Counter(card for each in games for card in each[what])
        low, *_, high = sorted((seen[card], card) for card in deck)
        print(f"{what}: from {low[0]} ({low[1]}) to {high[0]} ({high[1]}) times")
    got = Counter(card for each in games for card in each["got"])
    used = Counter(card for each in games for card in each["used"])
    print("\nItems: kept, used at least once per holder")
    keys = (*dict.fromkeys(card for deck in DECK.values() for card in deck),)
    for key in keys:
        print(f"- {ITEMS[key].name}: {got[key]}, {used[key]} ({100 * used[key] / max(1, got[key]):.0f} %)")


def survival(games: int) -> None:
    """Standard tables of hard computers, 2 to 5 seats in turn: what share of the seats survives; the figure comes last."""
    ways: Counter[str] = Counter()
    for number in range(games):
        seats = game(f"standard-{2 + number % 4}", number)["seats"]
        ways.update(seat["way"] for seat in seats)
    total, alive = sum(ways.values()), sum(ways.values()) - ways[""]
    print(f"{games} games, {total} seats: " + ", ".join(f"{way} {100 * ways[way] / total:.0f} %" for way in WAYS))
    print(f"rarest way {min(100 * ways[way] / max(1, alive) for way in WAYS):.1f} % of the survivors")
    print(f"alive {100 * alive / total:.1f}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["run", *rest]:
            run(int(rest[0]) if rest else 200, float(rest[1]) if rest[1:] else 600.0, rest[2:] or tuple(CELLS))
            report(rest[2:] or tuple(CELLS))
        case ["survival", *rest]:
            survival(int(rest[0]) if rest else 100)
        case [_, *rest]:
            report(rest or tuple(CELLS))
        case _:
            report(tuple(CELLS))
