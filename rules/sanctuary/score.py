"""Points: the columns of the scoring pad, ties and places (SAN-SCORE, SAN-END)."""

from rules.core.game import Result
from rules.core.record import record
from rules.sanctuary import effects as fx
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.state import Board, Four, Table
from rules.sanctuary.values import GROVE_VALUE, LEVEL_VALUE, PAIR_POINTS, POND_VALUE, STORE_POINTS, threat_points


@record
class Score:
    """The columns of one player. animals: red, yellow, green, blue. tie_break: the animals together (SAN-END-R03)."""

    reclamation: int
    animals: Four
    mgmt: int
    warehouses: int
    seals: int
    expansions: int
    threats: int

    @property
    def tie_break(self) -> int:
        """Points of population and satisfaction."""
        return sum(self.animals)

    @property
    def total(self) -> int:
        """All columns together; it may be negative."""
        return (
            self.reclamation + sum(self.animals) + self.mgmt + self.warehouses + self.seals + self.expansions + self.threats
        )


def count(board: Board) -> Score:
    """The score of a board as it is now, at-game-end expansions that change the board not yet done."""
    population, hearts = board.animals, board.hearts
    return Score(
        reclaimed(board),
        (
            population[0] * (hearts[0] + 1),
            population[1] * (hearts[1] + 1),
            population[2] * (hearts[2] + 1),
            population[3] * (hearts[3] + 1),
        ),
        sum(n // 2 for n in board.mgmt) * PAIR_POINTS,
        sum(map(sum, board.stores)) * STORE_POINTS,
        sum(n * value for n, value in zip(board.timeline, LEVEL_VALUE, strict=True)),
        sum(worth(board, TOKENS[lying.acts].effect) for lying in board.expansions if lying is not None),
        threat_points(board.threats),
    )


def reclaimed(board: Board) -> int:
    """Points of the flooding and reforestation tokens (SAN-SCORE-01)."""
    return sum(
        (board.ponds >> a & 1) * POND_VALUE[a] + (board.groves >> a & 1) * GROVE_VALUE[a] for a in range(len(POND_VALUE))
    )


def worth(board: Board, effect: fx.Effect) -> int:
    """Points of one expansion's effect at the end (SAN-SCORE-06)."""
    match effect:
        case fx.And(parts):
            return sum(worth(board, part) for part in parts)
        case fx.ScoreFlat(points):
            return points
        case fx.ScoreCount(table):
            return dict(table).get(sum(lying is not None for lying in board.expansions), 0)
        case fx.ScorePer("ranger_rescuer_pair", points):
            return points * min(len(board.rangers), len(board.rescuers))
        case fx.ScorePer("timeline_seal", points):
            return points * sum(board.timeline)
        case fx.ScorePer(_, points):
            return points * (board.ponds & board.groves).bit_count()
    return 0


def ranked(scores: tuple[Score, ...]) -> Result:
    """Winners and places: by total, then by the animals; who is equal in both shares the place."""
    keys = [(score.total, score.tie_break) for score in scores]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    best = max(key[0] for key in keys)
    level = sum(key[0] == best for key in keys)
    ending = "shared" if len(winners) > 1 else "tie-break" if level > 1 else "points"
    return Result(winners, places, tuple(score.total for score in scores), ending)


def scores(table: Table) -> tuple[Score, ...]:
    """The score of every seat."""
    return tuple(count(board) for board in table.players)
