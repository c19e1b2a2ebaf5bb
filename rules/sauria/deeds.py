"""Carrying out card effects that ask nothing: one function per kind, gathered in DO.

Each gets (run, frame, effect, seat), the frame that names it. The stack has already moved on; what takes longer is pushed.
"""

from collections.abc import Callable
from typing import Any

from rules.sauria import dinosaurs
from rules.sauria import effects as fx
from rules.sauria import events as e
from rules.sauria.cards.marks import NARCOTISED, STUNNED
from rules.sauria.combat import put_out
from rules.sauria.dice import hits, throw
from rules.sauria.dinosaurs import R, at, species
from rules.sauria.frames import EachSeat, Mend, Perform, Plan, Recharge, Wandering
from rules.sauria.harm import bleed, hurt
from rules.sauria.inventory import burden, deck_here, draw_items
from rules.sauria.map import ALL, AREA, BOAT, LOCATIONS, beside, bits
from rules.sauria.movement import check_power
from rules.sauria.noise import draw as draw_noise
from rules.sauria.noise import refill
from rules.sauria.places import (
    area_of,
    dark,
    find,
    powered,
    sheltered,
)
from rules.sauria.possible import fuelable, peekable, reached
from rules.sauria.repair import sabotage

Do = Callable[[R, Perform, Any, int], None]


def _noise(run: R, frame: Perform, x: fx.Noise, seat: int) -> None:
    if frame.book.startswith("event:"):
        draw_noise(run, seat, x.n)
        return
    f = run.draft.players[seat].field
    night = int(dark(run.draft, seat))
    if not sheltered(run.draft, f):
        run.emit(e.NoiseMade(seat, area_of(run.draft, f), x.n, 0, 0, night, 0, x.n + night))
        draw_noise(run, seat, x.n + night)


def _hurt(run: R, frame: Perform, x: fx.Hurt, seat: int) -> None:
    hurt(run, seat, x.n)


def _strike(run: R, frame: Perform, x: fx.Strike, seat: int) -> None:
    faces = throw(x.dice, run.chance)
    run.emit(e.Rolled(-1, seat, "card", x.dice, faces, hits(faces)))
    hurt(run, seat, hits(faces))


def _heal(run: R, frame: Perform, x: fx.Heal, seat: int) -> None:
    run.push(Mend(seat, x.n))


def _bleed(run: R, frame: Perform, x: fx.Bleed, seat: int) -> None:
    bleed(run, seat)


def _bandage(run: R, frame: Perform, x: fx.Bandage, seat: int) -> None:
    if run.draft.players[seat].bleeding:
        run.emit(e.Bled(seat, False))


def _energy(run: R, frame: Perform, x: fx.Energy, seat: int) -> None:
    run.push(Recharge(seat, x.n))


def _gain(run: R, frame: Perform, x: fx.Gain, seat: int) -> None:
    deck = x.deck or deck_here(run.draft, seat)
    if deck:
        draw_items(run, seat, deck, x.n, x.n)


def _surplus(run: R, frame: Perform, x: fx.Surplus, seat: int) -> None:
    burden(run, seat)


def _grant(run: R, frame: Perform, x: fx.Grant, seat: int) -> None:
    run.push(Plan(seat, x.what, True))


def _place(run: R, frame: Perform, x: fx.Place, seat: int) -> None:
    if x.where == "random":
        f = run.chance.pick(bits(ALL & ~beside(run.draft.lava)) or bits(ALL))
    elif frame.book.startswith("tile:"):
        f = find(run.draft, frame.book[5:])
    else:
        f = run.draft.players[seat].field
    found = dinosaurs.search(run, x.species)
    if found and dinosaurs.can_be_placed(run.draft, f):
        dinosaurs.place(run, found[0], f, found[1], found[2])


def _enlist(run: R, frame: Perform, x: fx.Enlist, seat: int) -> None:
    dinosaurs.enlist(run, x.species, x.top)


def _petrol(run: R, frame: Perform, x: fx.Petrol, seat: int) -> None:
    if fuelable(run.draft, seat):
        f = run.draft.players[seat].field
        had = powered(run.draft, f)
        run.emit(e.PetrolPoured(f, seat))
        if not had:
            run.emit(e.Tallied(seat, "powered"))
        check_power(run)


def _generator(run: R, frame: Perform, x: fx.Generator, seat: int) -> None:
    run.emit(e.GeneratorOn(AREA[run.draft.players[seat].field], seat))
    run.emit(e.Tallied(seat, "powered"))
    check_power(run)


def _surge(run: R, frame: Perform, x: fx.Surge, seat: int) -> None:
    check_power(run)


def _signal(run: R, frame: Perform, x: fx.Signal, seat: int) -> None:
    if not run.draft.signal:
        run.emit(e.SignalSent(seat, run.draft.round, run.draft.round <= 13))
        run.emit(e.Tallied(seat, "signal"))


def _points(run: R, frame: Perform, x: fx.Points, seat: int) -> None:
    p = run.draft.players[seat]
    holds = {
        "": True,
        "unhurt": not p.wounds,
        "bleeding": p.bleeding,
    }[x.condition]
    if holds:
        run.emit(e.PointsGained(seat, x.n, frame.book))


def _object(run: R, frame: Perform, x: fx.Object, seat: int) -> None:
    run.emit(e.ObjectGained(seat, x.kind))
    burden(run, seat)


def _take_object(run: R, frame: Perform, x: fx.TakeObject, seat: int) -> None:
    run.emit(e.ObjectGained(seat, x.kind, run.draft.players[seat].field))


def _lay(run: R, frame: Perform, x: fx.LayObjects, seat: int) -> None:
    open_ = tuple(f for f in LOCATIONS if not run.draft.lava >> f & 1)
    run.emit(e.ObjectsLaid(run.chance.pick(open_), x.kind, x.n))


def _ap(run: R, frame: Perform, x: fx.AP, seat: int) -> None:
    if run.draft.seat == seat:
        run.emit(e.ApGained(seat, x.n))
    else:
        for _ in range(x.n):
            run.emit(e.Next(seat, "+ap"))


def _coming(run: R, frame: Perform, x: fx.Coming, seat: int) -> None:
    run.emit(e.Next(seat, x.what))


def _gather(run: R, frame: Perform, x: fx.Gather, seat: int) -> None:
    raptors = [d for d in run.draft.dinos if species(d).kin == "raptor"]
    for d in raptors[1:]:
        if d.field != raptors[0].field:
            run.emit(e.DinosaurMoved(d.id, d.field, raptors[0].field, "event"))
    dinosaurs.settle(run)


def _wander(run: R, frame: Perform, x: fx.Wander, seat: int) -> None:
    run.push(Wandering(tuple(d.id for d in run.draft.dinos)))


def _refill(run: R, frame: Perform, x: fx.RefillBag, seat: int) -> None:
    f = run.draft.players[seat].field
    if f != BOAT:
        refill(run, AREA[f])
        run.emit(e.Tallied(seat, "shuffles"))


def _peek(run: R, frame: Perform, x: fx.Peek, seat: int) -> None:
    cards = peekable(run.draft, x.what)
    if cards:
        run.emit(e.Peeked(seat, x.what, cards[-1]))


def _sample_dna(run: R, frame: Perform, x: fx.Sample, seat: int) -> None:
    run.emit(e.ObjectGained(seat, "dna"))


def _dig(run: R, frame: Perform, x: fx.Dig, seat: int) -> None:
    run.emit(e.Dug(seat, run.draft.players[seat].field))
    run.emit(e.Tallied(seat, "finds"))


def _sabotage(run: R, frame: Perform, x: fx.Sabotage, seat: int) -> None:
    sabotage(run, seat)


def _each(run: R, frame: Perform, x: fx.Each, seat: int) -> None:
    run.push(EachSeat(reached(run.draft, x), frame.book, (*frame.path, 0)))


def mark_all(run: R, x: fx.Mark, seat: int) -> None:
    """A status for all dinosaurs of the field, or for all carnivores or herbivores."""
    if x.scope == "all":
        found = at(run.draft, run.draft.players[seat].field)
    else:
        wanted = x.scope == "carnivores"
        found = tuple(d for d in run.draft.dinos if species(d).carnivore == wanted)
    for d in found:
        put_mark(run, seat, d.id, x.status)


def put_mark(run: R, seat: int, dino: int, status: int) -> None:
    """A status for one dinosaur, by a card."""
    if status in (STUNNED, NARCOTISED):
        put_out(run, seat, dino, status)
    else:
        dinosaurs.mark(run, dino, status)


DO: dict[type, Do] = {
    fx.Noise: _noise, fx.Hurt: _hurt, fx.Strike: _strike, fx.Heal: _heal, fx.Bleed: _bleed, fx.Bandage: _bandage,
    fx.Energy: _energy, fx.Gain: _gain, fx.Surplus: _surplus, fx.Grant: _grant, fx.Place: _place, fx.Enlist: _enlist,
    fx.Petrol: _petrol, fx.Generator: _generator, fx.Surge: _surge, fx.Signal: _signal, fx.Points: _points,
    fx.Object: _object, fx.TakeObject: _take_object, fx.LayObjects: _lay, fx.AP: _ap, fx.Coming: _coming,
    fx.Gather: _gather, fx.Wander: _wander, fx.RefillBag: _refill, fx.Peek: _peek, fx.Sample: _sample_dna, fx.Dig: _dig,
    fx.Sabotage: _sabotage, fx.Each: _each,
}  # fmt: skip
