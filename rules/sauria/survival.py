"""The end: who is safe, points, places (chapters Surviving, Winning, Goals)."""

from rules.core.game import Result
from rules.sauria import events as e
from rules.sauria.cards.goals import GOALS, Goal
from rules.sauria.dinosaurs import R
from rules.sauria.map import BOAT
from rules.sauria.places import living, protected, tile_at
from rules.sauria.state import Board, State
from rules.sauria.variants import target

SIGNAL_LIMIT = 13
FEW_WOUNDS = 2
FEW_ENERGY = 3
FEW_SURVIVORS = 2
ESCAPES = ("helicopter", "boat")


def way_out(b: Board, seat: int) -> str:
    """How a player standing where it stands survives the end of round 16; "" = not at all (SAU-SURVIVE-01)."""
    f = b.players[seat].field
    if f == BOAT:
        return "boat" if b.boat == 2 else ""
    if protected(b, f):
        return "bunker"
    tile = tile_at(b, f)
    return "helicopter" if tile and tile.key == "helipad" and 0 < b.signal <= SIGNAL_LIMIT else ""


def finish(run: R) -> None:
    """The last check: who is not safe dies; the game is over (SAU-ROUND-13, SAU-R-023, SAU-DEATH-08)."""
    if run.draft.round == 16:
        for seat in living(run.draft):
            way = way_out(run.draft, seat)
            if way:
                run.emit(e.Rescued(seat, way))
            else:
                run.emit(e.Died(seat, run.draft.players[seat].field))
    run.emit(e.GameEnded())
    run.stack = []


def count(b: Board, seat: int, what: str) -> int:
    """How much of a goal's count the player has: tallies, what it carries, how things stand at the end."""
    p = b.players[seat]
    counts = dict(p.tally)
    if what == "areas":
        return sum(f"area{a}" in counts for a in range(4))
    if what in ("egg", "dna"):
        return sum(item.key == what for item in p.items)
    if what == "sabotages":
        plant = b.plant == 1 and b.over
        return counts.get("sabotages", 0) + int(plant)
    if not b.over:
        return counts.get(what, 0)
    if what == "survive":
        return int(bool(p.way))
    if what == "escape":
        return int(p.way in ESCAPES)
    if what == "unhurt":
        return int(len(p.wounds) <= FEW_WOUNDS)
    if what == "energy_free":
        return int(sum(p.energy) <= FEW_ENERGY)
    if what == "survivors_few":
        return int(sum(bool(q.way) for q in b.players) <= FEW_SURVIVORS)
    if what == "survivors_all":
        return int(all(q.way for q in b.players))
    return counts.get(what, 0)


def reached(b: Board, seat: int, goal: Goal) -> bool:
    """Whether a goal is fulfilled as things stand."""
    return count(b, seat, goal.count) >= goal.n


def victory_points(b: Board, seat: int) -> int:
    """Goals and encounters; dead players have nothing (SAU-WIN-02, SAU-DEATH-06)."""
    p = b.players[seat]
    if not p.way:
        return 0
    return p.points + sum(g.points for g in GOALS[p.goal].goals if reached(b, seat, g))


def _together(state: State) -> Result | None:
    """How a solo or cooperative game ended: won by all or by nobody (SAU-SOLO-12, SAU-COOP-03 to -05); None: neither."""
    wanted = target(state)
    if not wanted:
        return None
    seats = tuple(range(len(state.players)))
    points = tuple(victory_points(state, s) for s in seats)
    alive = all(p.way for p in state.players)
    won = alive and sum(points) >= wanted
    kind = "solo" if len(seats) == 1 else "coop"
    ending = f"{kind}_won" if won else f"{kind}_points" if alive else f"{kind}_death"
    return Result(seats if won else (), (1 if won else 2,) * len(seats), points, ending)


def result(state: State) -> Result | None:
    """Winner: most points among the survivors; ties share; nobody alive, nobody wins (SAU-WIN-01, SAU-R-121, SAU-R-122).

    The dead share the place behind the survivors, never the first.
    """
    if not state.over:
        return None
    if state.modes:
        together = _together(state)
        if together:
            return together
    seats = range(len(state.players))
    points = tuple(victory_points(state, s) for s in seats)
    rank = tuple((bool(state.players[s].way), points[s]) for s in seats)
    alive = sum(lives for lives, _ in rank)
    better = (sum(other > rank[s] for other in rank) for s in seats)
    places = tuple(1 + n if rank[s][0] else 1 + max(1, alive) for s, n in zip(seats, better, strict=True))
    winners = tuple(s for s in seats if places[s] == 1)
    if not winners:
        ending = "all_dead"
    elif len(winners) > 1:
        ending = "tie"
    else:
        ending = state.players[winners[0]].way
    return Result(winners, places, points, ending)
