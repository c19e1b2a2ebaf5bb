"""Fights between dinosaurs on one field: simultaneous combat rounds until a side is dead (chapter Several dinosaurs)."""

from typing import NamedTuple

from rules.sauria import dinosaurs
from rules.sauria import events as e
from rules.sauria.actions import Aim
from rules.sauria.cards.marks import DISTRACTED, IDLE, LYING, PANICKED
from rules.sauria.decide import Asked, ask
from rules.sauria.dice import hits, throw
from rules.sauria.dinosaurs import R, at, get, left, pack_dice, pack_of, species
from rules.sauria.frames import Fight
from rules.sauria.places import chooser
from rules.sauria.state import Board, Dino

MOST_ROUNDS = 200
Unit = tuple[Dino, ...]


class Aims(NamedTuple):
    """Who attacks whom in this combat round, or the attacker for whom the starting player must decide."""

    pairs: tuple[tuple[Unit, Unit], ...]
    open: tuple[Unit, tuple[Unit, ...]] | None


def begin_fight(b: Board, unit: Unit, target: int, acted: tuple[int, ...]) -> Fight:
    """The fight that a unit's attack on a dinosaur begins; who has not acted, is able and has prey joins (SAU-R-151)."""
    f = unit[0].field
    prey = next(d for d in b.dinos if d.id == target)
    here = at(b, f)
    free = [d for d in here if species(d).carnivore and d.id not in acted and not d.marks & (IDLE | PANICKED)]
    if species(prey).carnivore:
        joined = {d.id for d in (*unit, *free, *pack_of(b, prey)) if species(d).large}
        return Fight(f, tuple(sorted(joined)), ((unit[0].id, target),), "duel")
    grazers = [d for d in here if not species(d).carnivore]
    small = any(not species(d).large for d in grazers)
    joined = {d.id for d in (*unit, *(d for d in free if species(d).large or small))}
    big = any(species(d).large for d in grazers)
    mixed = small and big and any(d.id in joined and not species(d).large for d in here)
    return Fight(f, tuple(sorted(joined)), ((unit[0].id, target),), "herbivores", 0, mixed)


def units(b: Board, ids: tuple[int, ...]) -> tuple[Unit, ...]:
    """Living dinosaurs of these ids as packs."""
    found: list[Unit] = []
    for i in ids:
        d = get(b, i)
        if d is not None and not any(d is x for u in found for x in u):
            found.append(tuple([x for x in pack_of(b, d) if x.id in ids]))
    return tuple(found)


def strength(unit: Unit) -> int:
    """Remaining life points of a unit."""
    return sum([left(d) for d in unit])


def weakest(among: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """The units with the fewest remaining life points."""
    if len(among) < 2:
        return among
    strengths = [strength(u) for u in among]
    fewest = min(strengths)
    return tuple([u for u, n in zip(among, strengths, strict=True) if n == fewest])


def pairings(b: Board, frame: Fight) -> tuple[tuple[Unit, tuple[Unit, ...]], ...]:
    """Per attacker its best targets; several are equal (SAU-MULTI-04 to -08, SAU-R-150, SAU-R-152)."""
    fighters = units(b, frame.carnivores)
    if frame.mode == "duel":
        return duel(frame, fighters)
    if frame.mode == "among":
        return tuple((u, weakest(tuple(v for v in fighters if v is not u))) for u in fighters if len(fighters) > 1)
    grazers: tuple[Unit, ...] = tuple((d,) for d in at(b, frame.field) if not species(d).carnivore)
    big = tuple(u for u in grazers if species(u[0]).large)
    small = tuple(u for u in grazers if not species(u[0]).large)
    large = tuple(u for u in fighters if species(u[0]).large)
    little = tuple(u for u in fighters if not species(u[0]).large)
    apart = frame.mixed and (big or little)
    found: list[tuple[Unit, tuple[Unit, ...]]] = [(u, big if apart else big or small) for u in large]
    found += [(u, small) for u in little]
    if large:
        found += [(u, weakest(large)) for u in big]
    found += [(u, weakest(little if apart else (*little, *large))) for u in small]
    return tuple((u, targets) for u, targets in found if targets)


def duel(frame: Fight, fighters: tuple[Unit, ...]) -> tuple[tuple[Unit, tuple[Unit, ...]], ...]:
    """A fight of carnivores: the one that began it keeps to its prey, which strikes back at it; others that joined have
    equal prey in all the others (SAU-CARN-11, SAU-CARN-14, SAU-R-151)."""
    by, prey = frame.aims[0]
    found = []
    for u in fighters:
        foe = prey if u[0].id == by else by if u[0].id == prey else -1
        found.append((u, tuple(v for v in fighters if v is not u and foe in (-1, v[0].id))))
    return tuple((u, targets) for u, targets in found if targets)


def aims(b: Board, frame: Fight) -> Aims:
    """Every attacker's target: the only one, the one decided before, or the first when the bot decides ties."""
    decided = dict(frame.aims)
    pairs: list[tuple[Unit, Unit]] = []
    for unit, best in pairings(b, frame):
        if all(d.marks & LYING for d in unit):
            continue
        known = decided.get(unit[0].id)
        target = next((t for t in best if any(d.id == known for d in t)), None) if known else None
        if target is None:
            if len(best) > 1 and not b.ties and chooser(b) >= 0:
                return Aims((), (unit, best))
            target = best[0]
        pairs.append((unit, target))
    return Aims(tuple(pairs), None)


def over(frame: Fight, chosen: Aims) -> bool:
    """Whether one side is dead (SAU-MULTI-03), or only helpless ones are left (SAU-R-153)."""
    return chosen.open is None and not any(d.id in frame.carnivores for u, _ in chosen.pairs for d in u)


def step_fight(run: R, frame: Fight, value: object) -> Asked | None:
    """One combat round: all rolls, then all damage (SAU-MULTI-01, -02)."""
    chosen = aims(run.draft, frame)
    if frame.rounds >= MOST_ROUNDS or over(frame, chosen):
        go_on(run, frame)
        return None
    if chosen.open is not None:
        unit, best = chosen.open
        return ask(chooser(run.draft), "fight", tuple(Aim(t[0].id) for t in best[:25]), (unit[0].id,))
    for _, target in chosen.pairs:
        for victim in target:
            now = get(run.draft, victim.id)
            if now is not None and now.marks & DISTRACTED:
                run.emit(e.Marked(victim.id, DISTRACTED, False))
    blows: list[tuple[Unit, Unit, int]] = []
    for unit, target in chosen.pairs:
        members = tuple([d for x in unit if (d := get(run.draft, x.id)) is not None])
        dice = pack_dice(members)
        if not dice:
            continue
        faces = throw(dice, run.chance)
        run.emit(e.Rolled(unit[0].id, target[0].id, "fight", dice, faces, hits(faces)))
        blows.append((unit, target, hits(faces)))
    alive = len(units(run.draft, frame.carnivores)) if frame.mode == "duel" else 0
    for unit, target, damage in blows:
        dinosaurs.wound_unit(run, tuple([d.id for d in target]), damage, unit[0].id)
    if alive and len(units(run.draft, frame.carnivores)) < alive:
        run.done()
        return None
    run.become(Fight(frame.field, frame.carnivores, frame.aims, frame.mode, frame.rounds + 1, frame.mixed))
    return None


def go_on(run: R, frame: Fight) -> None:
    """Large carnivores that have killed the herbivores fight on among themselves (SAU-MULTI-08, SAU-R-153)."""
    large = tuple(d.id for d in at(run.draft, frame.field) if species(d).carnivore and species(d).large)
    fought = any(i in frame.carnivores for i in large)
    grazers = any(not species(d).carnivore for d in at(run.draft, frame.field))
    if frame.mode == "herbivores" and fought and not grazers and len(units(run.draft, large)) > 1:
        run.become(Fight(frame.field, large, (), "among", frame.rounds))
    else:
        run.done()


def answer_fight(run: R, frame: Fight, seat: int, action: Aim) -> None:
    """The starting player's choice of a target; it holds while it is among the best."""
    chosen = aims(run.draft, frame)
    assert chosen.open is not None
    attacker = chosen.open[0][0].id
    kept = tuple(pair for pair in frame.aims if pair[0] != attacker)
    aims_now = (*kept, (attacker, action.piece))
    run.become(Fight(frame.field, frame.carnivores, aims_now, frame.mode, frame.rounds, frame.mixed))
