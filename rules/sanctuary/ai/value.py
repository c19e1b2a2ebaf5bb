"""What a board is worth to a computer player: its points now, and what its parts promise for the rounds still to come."""

from typing import NamedTuple

from rules.sanctuary.ending import gain
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.score import reclaimed, worth
from rules.sanctuary.state import Board, Expansion
from rules.sanctuary.values import AREAS, GROVE_VALUE, MOST_POPULATION, POND_VALUE, threat_points


class Weights(NamedTuple):
    """How much the future counts. left stands for the rounds still to come after this one."""

    fear: float = 0.0
    """Points per threat token and round left, beside the penalty."""
    growth: float = 0.4
    """Population that an animal is expected to gain per round left."""
    care: float = 0.2
    """Satisfaction tokens that it is expected to gain per round left."""
    odd: float = 1.1
    """A marker without its pair."""
    marker: float = 0.12
    """What a marker of each colour is good for, per round left; the first two count."""
    store: float = 0.3
    """A warehouse in use whose animal is present, per round left (half of it without the animal)."""
    seal: float = 0.12
    """A seal that can still rise, per round left."""
    land: float = 0.1
    """The share of a bought area's free spaces, per round left."""
    ranger: float = 0.5
    """An unfed ranger, per round left."""
    guard: float = 1.6
    """A fed ranger with threats to remove, per round left."""
    rescuer: float = 0.8
    """An unfed rescuer, per round left."""
    help: float = 0.9
    """The share of an increase that a fed rescuer's use counts."""
    always: float = 1.0
    """Always-effects, times PROMISE per round left."""
    once: float = 1.0
    """Unused once-effects, times ONCE."""
    end: float = 1.0
    """At-game-end effects still to be served, times their promise per round left."""


WEIGHTS = Weights()
PROMISE = {"E03": 1.2, "E09": 0.5, "E10": 1.0, "E11": 0.5, "E15": 1.0}
ONCE = {"E01": 4.0, "E04": 3.5, "E05": 4.0, "E07": 6.0}


def value(board: Board, left: float) -> float:
    """Estimated final points of a board. left: rounds still to come after this one (0 in the last round)."""
    w = WEIGHTS
    threats = board.threats
    points = float(reclaimed(board) + threat_points(threats)) - w.fear * left * threats
    growth, care = w.growth * left, w.care * left + 1
    for population, hearts in zip(board.animals, board.hearts, strict=True):
        if population:
            points += min(MOST_POPULATION, population + growth) * (hearts + care)
    for held in board.mgmt:
        if held:
            points += held // 2 * 3 + held % 2 * w.odd + min(held, 2) * w.marker * left
    for c, store in enumerate(board.stores):
        stored = sum(store)
        if stored:
            points += 2 * stored + (w.store if board.animals[c] else 0.5 * w.store) * left
    a, b, c, d = board.timeline
    points += a + 2 * b + 3 * c + 4 * d + w.seal * left * (a + b + c)
    for area in range(AREAS):
        if not board.plates[area]:
            free = (not board.ponds >> area & 1) * POND_VALUE[area] + (not board.groves >> area & 1) * GROVE_VALUE[area]
            points += w.land * left * free
    for ranger in board.rangers:
        if ranger.food < 0:
            points += 0.4 + w.ranger * left
        else:
            points += (w.guard if threats else 0.4 * w.guard) * left + (not ranger.used and threats > 0)
    for rescuer in board.rescuers:
        if rescuer.food < 0:
            points += 0.4 + w.rescuer * left
        else:
            serves = 1.0 if 0 < board.animals[rescuer.food] < MOST_POPULATION else 0.3
            points += (board.hearts[rescuer.food] + 1) * w.help * serves * (left + (not rescuer.used))
    for lying in board.expansions:
        if lying is not None:
            points += _token(board, lying, left)
    return points


def _token(board: Board, lying: Expansion, left: float) -> float:
    acts = lying.acts
    if acts in ONCE:
        return 0.0 if lying.turned else WEIGHTS.once * ONCE[acts] * (1 if left else 0.6)
    if acts in PROMISE:
        return WEIGHTS.always * PROMISE[acts] * (left + 0.3)
    later = WEIGHTS.end * left
    seals = board.timeline
    if acts == "E14":
        bought = [gain(board, a) for a in range(AREAS) if not board.plates[a]]
        return max(bought, default=0) + 0.2 * later
    if acts == "E16":
        return seals[0] + seals[1] + seals[2] + 0.5 * later
    now = float(worth(board, TOKENS[acts].effect))
    if acts == "E02":
        count = sum(x is not None for x in board.expansions)
        return now * 0.9 if left and now else now if now else 5.0 * (count == 1) * (left > 0)
    if acts == "E08":
        return now + later * (0.9 if bool(board.rangers) != bool(board.rescuers) else 0.4)
    if acts == "E12":
        return now + 0.9 * later
    if acts == "E13":
        return now + later * (0.4 + 0.3 * (board.ponds ^ board.groves).bit_count())
    return now
