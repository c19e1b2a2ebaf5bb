"""Dinosaurs that an event moves, packs together (chapters Event phase, Pack)."""

from rules.sauria.actions import Aim, Go
from rules.sauria.cards.marks import DISTRACTED, LYING, PANICKED
from rules.sauria.decide import Asked, ask
from rules.sauria.dinosaurs import R, get, pack_of, settle
from rules.sauria.frames import Wandering
from rules.sauria.hunt import approaches, walk
from rules.sauria.map import distances
from rules.sauria.places import chooser
from rules.sauria.prey import is_prey
from rules.sauria.state import Board, Dino


def step_wandering(run: R, frame: Wandering, value: object) -> Asked | None:
    """An event: every dinosaur that can moves one field towards the nearest player; packs stay together."""
    if not frame.left:
        run.done()
        settle(run)
        return None
    b, asker = run.draft, chooser(run.draft)
    unit, d, seats = wanderer(b, frame.left[0])
    seat = frame.prey if frame.prey >= 0 else seats[0] if seats else -1
    if len(seats) > 1 and frame.prey < 0 and not b.ties:
        return ask(asker, "prey", tuple(Aim(s) for s in seats), (unit[0].id,))
    nearer = approaches(b, unit[0], b.players[seat].field, d) if seats else ()
    if len(nearer) > 1 and frame.to < 0 and not b.ties:
        run.become(Wandering(frame.left, seat))
        return ask(asker, "path", tuple(Go(f) for f in nearer), (unit[0].id, seat))
    if nearer:
        walk(run, unit, frame.to if frame.to >= 0 else nearer[0], "event", seat, d, 0)
    run.become(Wandering(frame.left[1:]))
    return None


def wanderer(b: Board, dino: int) -> tuple[tuple[Dino, ...], int, tuple[int, ...]]:
    """(unit, distance, nearest players) when this dinosaur leads a unit that an event moves; else ((), -1, ())."""
    d = get(b, dino)
    pack = pack_of(b, d) if d is not None else ()
    if not pack or pack[0].id != dino or any(x.marks & (LYING | DISTRACTED | PANICKED) for x in pack):
        return (), -1, ()
    away = distances(pack[0].field, b.lava)
    ways = [(away[p.field], s) for s, p in enumerate(b.players) if is_prey(b, s) and away[p.field] >= 0]
    least = min(ways, default=(0, -1))[0]
    return (pack, least, tuple([s for k, s in ways if k == least])) if least else ((), -1, ())


def answer_wandering(run: R, frame: Wandering, seat: int, action: Aim | Go) -> None:
    """The starting player's decision: the player or the field that the next dinosaur goes to."""
    if isinstance(action, Aim):
        run.become(Wandering(frame.left, action.piece))
    else:
        run.become(Wandering(frame.left, frame.prey, action.field))
