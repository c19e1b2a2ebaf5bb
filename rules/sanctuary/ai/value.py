"""What a board is worth to a computer player: its points now, and what its parts promise for the rounds still to come."""

from rules.sanctuary.ending import gain
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.score import reclaimed, worth
from rules.sanctuary.state import Board, Expansion
from rules.sanctuary.values import AREAS, GROVE_VALUE, LEVEL_VALUE, MOST_POPULATION, POND_VALUE, threat_points

PROMISE = {"E03": 1.2, "E09": 0.5, "E10": 1.0, "E11": 0.5, "E15": 1.0}
"""Points per round still to come of the always-effects."""
ONCE = {"E01": 4.0, "E04": 3.5, "E05": 4.0, "E07": 6.0}
"""Points of an unused once-effect while a turn is left to use it."""


def value(board: Board, left: float) -> float:
    """Estimated final points of a board. left: rounds still to come after this one (0 in the last round)."""
    points = float(reclaimed(board) + threat_points(board.threats)) - 0.15 * left * board.threats
    for population, hearts in zip(board.animals, board.hearts, strict=True):
        if population:
            points += min(MOST_POPULATION, population + 0.4 * left) * (hearts + 1 + 0.2 * left)
    for held in board.mgmt:
        points += held // 2 * 3 + held % 2 * 1.1 + min(held, 2) * 0.12 * left
    for c, store in enumerate(board.stores):
        stored = sum(store)
        if stored:
            points += 2 * stored + (0.3 if board.animals[c] else 0.15) * left
    timeline = board.timeline
    points += sum(n * v for n, v in zip(timeline, LEVEL_VALUE, strict=True))
    points += 0.12 * left * (timeline[0] + timeline[1] + timeline[2])
    for area in range(AREAS):
        if not board.plates[area]:
            promise = 0.1 * left
            points += promise * (
                (not board.ponds >> area & 1) * POND_VALUE[area] + (not board.groves >> area & 1) * GROVE_VALUE[area]
            )
    for ranger in board.rangers:
        if ranger.food < 0:
            points += 0.4 + 0.5 * left
        else:
            points += (1.6 if board.threats else 0.7) * left + (0 if ranger.used else 1.0 * (board.threats > 0))
    for rescuer in board.rescuers:
        if rescuer.food < 0:
            points += 0.4 + 0.8 * left
        else:
            grows = (board.hearts[rescuer.food] + 1) * (0.9 if 0 < board.animals[rescuer.food] < MOST_POPULATION else 0.3)
            points += grows * (left + (not rescuer.used))
    for lying in board.expansions:
        if lying is not None:
            points += _token(board, lying, left)
    return points


def _token(board: Board, lying: Expansion, left: float) -> float:
    acts = lying.acts
    if acts in ONCE:
        return 0.0 if lying.turned else ONCE[acts] * (1 if left else 0.6)
    if acts in PROMISE:
        return PROMISE[acts] * (left + 0.3)
    seals = board.timeline
    if acts == "E14":
        bought = [gain(board, a) for a in range(AREAS) if not board.plates[a]]
        return max(bought, default=0) + 0.2 * left
    if acts == "E16":
        return seals[0] + seals[1] + seals[2] + 0.5 * left
    now = float(worth(board, TOKENS[acts].effect))
    if acts == "E02":
        count = sum(x is not None for x in board.expansions)
        return now * 0.9 if left and now else now if now else 5.0 * (count == 1) * (left > 0)
    if acts == "E08":
        one = bool(board.rangers) != bool(board.rescuers)
        return now + left * (0.9 if one else 0.4)
    if acts == "E12":
        return now + 0.9 * left
    if acts == "E13":
        half = (board.ponds ^ board.groves).bit_count()
        return now + left * (0.4 + 0.3 * half)
    return now
