"""The dinosaur phase: who acts when, what each does and why (chapters Dinosaurs, Behaviours, Pack; SAU-R-077)."""

from typing import cast

from rules.sauria import events as e
from rules.sauria.actions import Action, Aim, Go, each
from rules.sauria.cards.dinosaurs import CARDS
from rules.sauria.cards.marks import AGGRESSIVE, DISTRACTED, FRIGHTENED, LYING, NARCOTISED, PANICKED, STUNNED
from rules.sauria.combat import attack_player
from rules.sauria.decide import Asked, ask
from rules.sauria.dinosaurs import (
    R,
    beside_lava,
    can_flee,
    get,
    pack_of,
    refuges,
    settle,
    species,
)
from rules.sauria.fight import begin_fight
from rules.sauria.frames import Beast, Fight, Hunt
from rules.sauria.map import distances
from rules.sauria.places import chooser
from rules.sauria.prey import Prey, nearest, nearest_kin, players_here
from rules.sauria.state import Board, Dino

LIFE = tuple({card: kind.lp * (kind.carnivore == meat) for card, kind in CARDS.items()} for meat in (False, True))
"""Printed life points of the herbivores and of the carnivores by card; 0: it is the other kind."""
Ids = tuple[int, ...]
"""The dinosaurs of a unit, also those that cannot act."""


# --- the phase ---


def waiting(b: Board, frame: Hunt) -> list[Dino]:
    """Dinosaurs of the present kind that have not acted, most printed life points first, then in the order of placing."""
    lp_of = LIFE[not frame.herbivores]
    line = [d for d in b.dinos if lp_of[d.card] and d.id not in frame.acted]
    if len(line) > 1:
        line.sort(key=lambda d: -lp_of[d.card])
    return line


def _unit(b: Board, dino: Dino, acted: tuple[int, ...]) -> tuple[Dino, ...]:
    return tuple([d for d in pack_of(b, dino) if d.id not in acted]) if CARDS[dino.card].kin else (dino,)


def units_left(b: Board, frame: Hunt) -> tuple[tuple[Dino, ...], ...]:
    """Units of the present kind that have not acted, those with the most printed life points (SAU-DINO-12, SAU-R-068)."""
    units: dict[int, tuple[Dino, ...]] = {}
    line = waiting(b, frame)
    for d in line:
        if CARDS[d.card].lp == CARDS[line[0].card].lp:
            unit = _unit(b, d, frame.acted)
            units.setdefault(unit[0].id, unit)
    return tuple(units.values())


def step_hunt(run: R, frame: Hunt, value: object) -> Asked | None:
    """Carnivores from the most life points down, then herbivores; then the markers (SAU-DINO-12 to -15)."""
    b = run.draft
    asker = chooser(b)
    line = waiting(b, frame) if asker >= 0 else []
    if not line and not frame.herbivores:
        frame = Hunt(frame.acted, True)
        run.become(frame)
        line = waiting(b, frame) if asker >= 0 else []
    if not line:
        run.done()
        end_phase(run)
        return None
    if not b.ties:
        units = units_left(b, frame)
        if len(units) > 1:
            return ask(asker, "order", tuple(Aim(u[0].id) for u in units[:25]))
    asked = _act(run, frame, _unit(b, line[0], frame.acted))
    for d in line[1:] if b.ties else ():
        # as long as nothing comes between, the line stays as it is; packs alone may have met or parted meanwhile
        top = run.stack[-1] if run.stack else None
        if asked is not None or type(top) is not Hunt or CARDS[d.card].kin or chooser(b) < 0:
            break
        asked = _act(run, top, (cast(Dino, get(b, d.id)),))
    return asked


def answer_hunt(run: R, frame: Hunt, seat: int, action: Aim) -> Asked | None:
    """The starting player names who acts next."""
    return _act(run, frame, next(u for u in units_left(run.draft, frame) if u[0].id == action.piece))


def _act(run: R, frame: Hunt, unit: tuple[Dino, ...]) -> Asked | None:
    ids = (unit[0].id,) if len(unit) == 1 else tuple([d.id for d in unit])
    run.become(Hunt(tuple(sorted((*frame.acted, *ids))), frame.herbivores))
    for d in unit:
        if not d.marks:
            continue
        if d.marks & LYING:
            run.emit(e.DinosaurIdle(d.id, "lying"))
        elif d.marks & DISTRACTED and not (CARDS[d.card].carnivore and _food(run.draft, d.field)):
            run.emit(e.DinosaurIdle(d.id, "distracted"))
    return behave(run, ids, unit)


def end_phase(run: R) -> None:
    """Stunned and distracted off, narcotised to distracted, panic without reason off, the frightened calm (SAU-DINO-15)."""
    marked = [d.id for d in run.draft.dinos if d.marks]
    if not marked:
        settle(run)
        return
    for mark in (STUNNED, DISTRACTED):
        for d in _of(run.draft, marked):
            if d.marks & mark:
                run.emit(e.Marked(d.id, mark, False))
    for d in _of(run.draft, marked):
        if d.marks & NARCOTISED:
            run.emit(e.Marked(d.id, NARCOTISED, False))
            run.emit(e.Marked(d.id, DISTRACTED, True))
    for d in _of(run.draft, marked):
        if d.marks & PANICKED and not (beside_lava(run.draft, d.field) and not can_flee(run.draft, d)):
            run.emit(e.Marked(d.id, PANICKED, False))
        if d.marks & FRIGHTENED:
            run.emit(e.Marked(d.id, FRIGHTENED, False))
    settle(run)


def _of(b: Board, ids: list[int]) -> list[Dino]:
    return [d for d in b.dinos if d.id in ids]


# --- one dinosaur or pack ---


def step_beast(run: R, frame: Beast, value: object) -> Asked | None:
    """The unit goes on after a decision, with those that live."""
    unit = tuple([d for i in frame.unit if (d := get(run.draft, i)) is not None])
    run.done()
    return behave(run, frame.unit, unit, frame.prey, frame.to)


def behave(run: R, ids: Ids, unit: tuple[Dino, ...], prey: int = -1, to: int = -1) -> Asked | None:
    """What a unit does (SAU-R-077): lying: nothing; lava: flee or panic; distracted: eat only; eat; attack; kin; walk.

    prey, to: what the starting player decided for it (-1: nothing yet). A question puts the unit on the stack.
    """
    able = calm = awake = unit
    marks = 0
    for d in unit:
        marks |= d.marks
    if marks:
        able = _without(unit, LYING)
        calm, awake = _without(able, PANICKED), _without(able, DISTRACTED)
    if not able:
        return None
    first = able[0]
    if beside_lava(run.draft, first.field):
        return flee(run, ids, able, to)
    if calm and not CARDS[first.card].carnivore:
        return graze(run, first)
    if calm and _food(run.draft, first.field):
        eat(run, calm)
        return None
    if calm and awake:
        return hunt(run, ids, awake, prey, to)
    if awake:
        lash_out(run, awake, "panicked")
    return None


def _food(b: Board, f: int) -> bool:
    return any(x.field == f for x in b.bodies) or any(p.body and p.field == f and not p.alive for p in b.players)


def _without(unit: tuple[Dino, ...], marks: int) -> tuple[Dino, ...]:
    """Those of a unit that have none of these marks."""
    for d in unit:
        if d.marks & marks:
            return tuple([d for d in unit if not d.marks & marks])
    return unit


def _decide(run: R, beast: Beast, seat: int, kind: str, choices: tuple[Action, ...], about: tuple[int, ...]) -> Asked:
    run.push(beast)
    return ask(seat, kind, choices, about)


def flee(run: R, ids: Ids, able: tuple[Dino, ...], to: int) -> Asked | None:
    """Away from lava if that is possible, as one pack; else panic and attack a player here (SAU-LAVA-19, -20, SAU-R-170)."""
    f = able[0].field
    open_ = refuges(run.draft, f)
    if any(d.marks & PANICKED for d in able) or not can_flee(run.draft, able[0]):
        for d in able:
            if not d.marks & PANICKED:
                run.emit(e.Marked(d.id, PANICKED, True))
        lash_out(run, able, "panicked")
        return None
    if to < 0 and len(open_) > 1 and not run.draft.ties and chooser(run.draft) >= 0:
        return _decide(run, Beast(ids), chooser(run.draft), "refuge", each(Go, open_), (able[0].id,))
    walk(run, able, to if to >= 0 else open_[0], "lava", -1, 0, 0)
    return None


def lash_out(run: R, unit: tuple[Dino, ...], idle: str) -> None:
    """One attack of the unit on a player of its field, if there is one."""
    here = players_here(run.draft, unit[0].field)
    if here:
        attack_player(run, unit, here[0], "hunt")
    else:
        run.emit(e.DinosaurIdle(unit[0].id, idle))


def graze(run: R, dino: Dino) -> Asked | None:
    """A herbivore attacks a player here when it is frightened or aggressive; else it passes (SAU-HERB-01, -06)."""
    if dino.marks & DISTRACTED:
        return None
    if species(dino).hostile or dino.marks & (AGGRESSIVE | FRIGHTENED):
        lash_out(run, (dino,), "calm")
    else:
        run.emit(e.DinosaurIdle(dino.id, "calm"))
    return None


def eat(run: R, unit: tuple[Dino, ...]) -> None:
    """All bodies of the field are gone; the eaters are distracted (SAU-CARN-15 to -18, SAU-R-181)."""
    f = unit[0].field
    cards = tuple([x.card for x in run.draft.bodies if x.field == f])
    seats = tuple([s for s, p in enumerate(run.draft.players) if not p.alive and p.body and p.field == f])
    run.emit(e.DinosaursAte(tuple([d.id for d in unit]), f, cards, seats))
    for d in unit:
        if not d.marks & DISTRACTED:
            run.emit(e.Marked(d.id, DISTRACTED, True))


def hunt(run: R, ids: Ids, unit: tuple[Dino, ...], prey: int, to: int) -> Asked | None:
    """Attack what is here; else go to the kin or towards the prey. A panicked member attacks only players (SAU-BEHAV-03)."""
    b, dino = run.draft, unit[0]
    here = players_here(b, dino.field)  # players come before dinosaurs, and nothing is nearer
    if here:
        attack_player(run, unit, here[0], "hunt")
        return None
    away, equals = nearest(b, dino)
    calm = _without(unit, PANICKED)
    if away == 0 and calm:
        target = prey if prey >= 0 else equals[0].piece
        if prey < 0 and len(equals) > 1 and not b.ties:
            return _decide(run, Beast(ids), chooser(b), "prey", tuple(Aim(p.piece) for p in equals[:25]), (dino.id,))
        hunt_ = next(f for f in reversed(run.stack) if type(f) is Hunt)
        fight: Fight = begin_fight(b, calm, target, hunt_.acted)
        i = next(i for i, f in enumerate(run.stack) if type(f) is Hunt)
        used = {d for d in fight.carnivores if d != target}  # who is attacked strikes back without an action (SAU-R-151)
        run.stack[i] = Hunt(tuple(sorted({*hunt_.acted, *used})), hunt_.herbivores)
        run.push(fight)
        return None
    pack = pack_of(b, dino)
    if len(pack) > 1 and any(d not in calm for d in pack):
        run.emit(e.DinosaurIdle(dino.id, "pack"))
        return None
    return approach(run, Beast(ids, prey, to), unit, away, equals)


def approach(run: R, frame: Beast, unit: tuple[Dino, ...], away: int, equals: tuple[Prey, ...]) -> Asked | None:
    """One step: to the own kind when it is closer than any prey, else towards the nearest prey (SAU-R-143, SAU-R-073)."""
    b, dino = run.draft, unit[0]
    asker = -1 if b.ties else chooser(b)
    kin_away, kin = nearest_kin(b, dino)
    to_kin = kin_away > 0 and (away < 0 or kin_away < away)
    goals = kin if to_kin else tuple([p.piece for p in equals])
    if not goals:
        run.emit(e.DinosaurIdle(dino.id, "no prey"))
        return None
    target = frame.prey
    if target < 0:
        if len(goals) > 1 and asker >= 0:
            return _decide(run, frame, asker, "prey", each(Aim, goals[:25]), (dino.id,))
        target = goals[0]
    d = kin_away if to_kin else away
    nearer = approaches(b, dino, _field_of(b, target), d)
    if not nearer:
        run.emit(e.DinosaurIdle(dino.id, "no way"))
        return None
    if frame.to < 0 and len(nearer) > 1 and asker >= 0:
        beast = Beast(frame.unit, target) if frame.prey < 0 else frame
        return _decide(run, beast, asker, "path", each(Go, nearer), (dino.id, target))
    to = frame.to if frame.to >= 0 else nearer[0]
    rank = 0 if to_kin else equals[0].rank
    walk(run, unit, to, "kin" if to_kin else "prey", target, d, rank)
    return None


def approaches(b: Board, dino: Dino, there: int, d: int) -> tuple[int, ...]:
    """The legal steps that bring a dinosaur nearer than d to a field, lowest first (SAU-R-073)."""
    to_there = distances(there, b.lava)
    return tuple([f for f in refuges(b, dino.field) if 0 <= to_there[f] < d])


def _field_of(b: Board, piece: int) -> int:
    if piece < 10:
        return b.players[piece].field
    return next(d.field for d in b.dinos if d.id == piece)


def walk(run: R, unit: tuple[Dino, ...], to: int, why: str, prey: int, d: int, rank: int) -> None:
    """The unit goes one field together (SAU-PACK-03)."""
    for member in unit:
        run.emit(e.DinosaurMoved(member.id, member.field, to, why, prey, d, rank))


def answer_beast(run: R, frame: Beast, seat: int, action: Aim | Go) -> None:
    """The starting player's decision: a prey or a field."""
    if isinstance(action, Aim):
        run.become(Beast(frame.unit, action.piece, frame.to))
    else:
        run.become(Beast(frame.unit, frame.prey, action.field))
