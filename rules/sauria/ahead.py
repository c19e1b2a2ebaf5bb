"""Planning a turn: the position that it would begin with, what a planned choice depends on, and what holds no surprise.

No rule of the booklet is in here. Everything is asked of what the planner sees; the next event card, lava and dinosaurs are
not guessed at: when they change what a choice depends on, `basis` differs.
"""

from typing import Any

from rules.core.game import Prompt
from rules.core.resume import Waiting
from rules.sauria import events as e
from rules.sauria.actions import Action, Aim, Go
from rules.sauria.dinosaurs import at, get
from rules.sauria.evolve import FOLD
from rules.sauria.frames import Actions, Round, Turn
from rules.sauria.map import BOAT, NEAR, SHORE
from rules.sauria.places import dark, is_night, kind_at, powered, tile_at
from rules.sauria.rounds import ROUNDS, points_of
from rules.sauria.state import STATE, Board, State
from rules.sauria.view import View

CERTAIN: tuple[type, ...] = (
    Waiting, e.TurnEnded, e.Paid, e.ApGained, e.Next, e.Flagged, e.EnergyChanged, e.Moved, e.Hid, e.NoiseMade,
    e.MarkerDrawn, e.BagFilled, e.Marked, e.Absorbed, e.WoundDrawn, e.Healed, e.Bled, e.ItemDropped, e.ObjectGained,
    e.AmmoChanged, e.Looted, e.Chosen, e.PlantRepaired, e.Repaired, e.Sabotaged, e.PetrolPoured, e.GeneratorOn,
    e.BunkerOn, e.BoatRepaired, e.SignalSent, e.Tallied, e.Dug,
)  # fmt: skip
"""What a turn may bring that its player foresees. A black marker is among it: a red one brings a dinosaur, which is not."""

EVENT, LAVA = 1, 2
"""`Round.phase` while the phases before the actions are under way: it counts the next one."""


def ahead(state: State, seat: int) -> State | None:
    """The beginning of the seat's next turn: of this round when it is still to come, else of the next one.

    Its turn stands alone on the stack: what follows it is not planned. The next round has no event card yet.
    """
    p = state.players[seat]
    if state.over or not p.alive or p.field < 0 or any(type(f) is Turn and f.seat == seat for f in state.stack):
        return None
    now = any(_to_come(frame, seat) for frame in state.stack)
    if not now and state.round >= ROUNDS:
        return None
    d = STATE.open(state)
    if not now:
        d.round, d.event = state.round + 1, ""
    d.phase, d.stack, d.drawn, d.asked = "action", (Turn(seat),), (), None
    began = e.TurnBegan(seat, points_of(d, seat))
    FOLD[e.TurnBegan](d, began)
    return STATE.publish(d)


def _to_come(frame: object, seat: int) -> bool:
    if isinstance(frame, Actions):
        return seat in frame.left
    return isinstance(frame, Round) and frame.phase in (EVENT, LAVA)


def basis(view: View, prompt: Prompt[Action], action: Action) -> tuple[Any, ...]:
    """The own figure and board, day and light, all that is on the start and the target field, dinosaurs beside them."""
    t, seat = view.table, prompt.seat
    p = t.players[seat]
    wounds = tuple(w.card for w in p.wounds if w.up), sum(not w.up for w in p.wounds)
    own = (p.field, p.ap, p.energy, p.items, wounds, p.bleeding, p.hidden, p.turn)
    fields = tuple(dict.fromkeys((p.field, *_targets(t, action))))
    near = 0
    for f in fields:
        near |= _beside(t, f)
    beside = tuple((d.id, d.field, d.marks) for d in t.dinos if near >> d.field & 1 and d.field not in fields)
    return (own, is_night(t.round), dark(t, seat), tuple(_scene(t, f, seat) for f in fields), beside)


def _targets(b: Board, action: Action) -> tuple[int, ...]:
    """The field that a choice is about: where it leads, or where its dinosaur stands."""
    if isinstance(action, Go):
        return (action.field,)
    dino = get(b, action.piece) if isinstance(action, Aim) else None
    return () if dino is None else (dino.field,)


def _beside(b: Board, f: int) -> int:
    return NEAR[f] if f < BOAT else SHORE[b.boat_at] if f == BOAT else 0


def _scene(b: Board, f: int, seat: int) -> tuple[Any, ...]:
    """What lies and stands on a field: ground, tile, power, encounter, the figures of others, dinosaurs with their state."""
    if f > BOAT:
        return (f,)
    tile = tile_at(b, f)
    people = tuple((s, p.alive) for s, p in enumerate(b.players) if p.field == f and s != seat and (p.alive or p.body))
    dinos = tuple((d.id, d.card, d.damage, d.marks) for d in at(b, f))
    place = (tile.key if tile else "", tile is not None and powered(b, f), bool(f < BOAT and b.encounters >> f & 1))
    return (f, kind_at(b, f), *place, people, dinos)
