"""The planning figures of the ledger, simulated anew: `python -m bench.roar_balance [GAMES A ROW]` (60).

The model of a person: every press is one round trip of 0.15–0.40 s, new dice take 0.5–0.95 s to read, each further press
0.25–0.45 s. What to collect is chosen by expected rolls. All seats are like that; times are wall time of a battle round
without break and countdown.
"""

import sys
from functools import cache
from math import comb
from statistics import median, quantiles
from typing import NamedTuple

from bench.roar_play import Table, computers
from rules.core.chance import Chance
from rules.core.game import Decision, Prompt
from rules.roar import GAME
from rules.roar.actions import Action, Call, Free, Hold, Roll
from rules.roar.constants import AHH, FACES, FULL, HOLD_BACK, IN, KABOOM, MATCH, SYMBOLS
from rules.roar.events import Live, RoundWon
from rules.roar.view import OwnView, View

ROUND_TRIP, READING, PRESSING = (150, 400), (500, 950), (250, 450)


@cache
def rolls_needed(missing: int, dice: int, faces: int) -> float:
    """Expected rolls until `missing` dice show a symbol with so many of six faces, keeping each that does."""
    if missing <= 0:
        return 0.0
    p = faces / 6
    chances = [comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(dice + 1)]
    rest = sum(chance * rolls_needed(missing - k, dice - k, faces) for k, chance in enumerate(chances) if k)
    return (1 + rest) / (1 - chances[0])


def wanted(view: View, own: OwnView) -> str:
    """The symbol that is worth most per expected roll; "" before the first roll."""
    if not any(own.dice):
        return ""
    me = view.players[own.seat]
    rivals = sum(p.status == IN for p in view.players) - 1
    ahh = (0.9 * (me.damage > 1) if not view.volcano else 0.0) + 0.6 * (view.mode == FULL and bool(own.free))
    worth = {"roaar": 1.0, "grrrr": 1.0, KABOOM: 0.3 + 0.7 * rivals, AHH: ahh}

    def gain(symbol: str) -> float:
        have = own.dice.count(symbol)
        return worth[symbol] / (1 + rolls_needed(MATCH - have, len(own.dice) - have, FACES.count(symbol)))

    return max(SYMBOLS, key=gain)


def person(view: View, prompt: Prompt[Action], strength: str, chance: Chance, now: int) -> Decision[Action]:
    """What the modelled person presses next, and when the press arrives."""
    own = view.me
    if prompt.kind != "race" or own is None:
        return GAME.decide(view, prompt, strength, chance, now)
    if own.early or own.waiting or own.taking or view.players[own.seat].choosing:
        return Decision(None, HOLD_BACK)
    action = _next(view, own)
    fresh = any(own.dice) and not any(own.held)
    think = chance.between(*(READING if fresh or now <= view.live_at else PRESSING))
    wait = chance.between(*ROUND_TRIP) + think
    if isinstance(action, Roll):
        wait = max(wait, own.cooldown_until - now + chance.between(-300, 200))
    return Decision(action, wait)


def _next(view: View, own: OwnView) -> Action:
    symbol = wanted(view, own)
    lying = [face for face, held in zip(own.dice, own.held, strict=True) if held]
    if symbol and lying.count(symbol) >= MATCH:
        return Call(symbol)
    for i, (face, held) in enumerate(zip(own.dice, own.held, strict=True)):
        if face and held != (face == symbol):
            return Free(i) if held else Hold(i)
    return Roll()


class Row(NamedTuple):
    """One row of the table."""

    seconds: list[float]
    volcano: float
    presses: float
    rounds: float
    minutes: float


def measure(seats: int, mode: str, pace: str, games: int) -> Row:
    """So many games of modelled persons."""
    seconds: list[float] = []
    burnt = rounds = presses = 0
    minutes = live = 0.0
    for i in range(games):
        table = Table(f"balance {i}", computers(seats), {"mode": mode, "pace": pace}, mind=person)
        began, first, tick = 0, True, 0
        for step in table.play():
            state = step.outcome.state
            presses += step.move.seat is not None and state.phase == "live"
            tick = max(tick, state.volcano)
            for event in step.outcome.events:
                if isinstance(event, Live) and first:
                    began, first = event.at, False
                if isinstance(event, RoundWon):
                    seconds.append((event.at - began) / 1000)
                    burnt += tick > 0
                    rounds, first, tick = rounds + 1, True, 0
                    live += seconds[-1]
        minutes += (table.now - table.first.clock) / 60_000
    return Row(seconds, burnt / rounds, presses * 60 / live / seats, rounds / games, minutes / games)


def main() -> None:
    """Print the table of the ledger."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    print("| players | pace | mode | median (10-90 %) s | volcano | presses a minute and seat | rounds, minutes a game |")
    print("|---|---|---|---|---|---|---|")
    for pace in ("normal", "frantic"):
        for seats in (2, 3, 4, 5):
            for mode in ("simple", "full"):
                row = measure(seats, mode, pace, games)
                tenths = quantiles(row.seconds, n=10)
                spread = f"{median(row.seconds):.0f} ({tenths[0]:.0f}-{tenths[-1]:.0f})"
                print(
                    f"| {seats} | {pace} | {mode} | {spread} | {row.volcano:.1%} | {row.presses:.0f} "
                    f"| {row.rounds:.1f}, {row.minutes:.1f} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
