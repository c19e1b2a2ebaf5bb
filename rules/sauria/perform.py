"""Carrying out card effects (`effects.py`): one function per kind, and what its question and answer are.

Each function gets (run, frame, effect, seat) after the frame has moved on to the next effect, and pushes what takes longer.
Effects with a question are asked before the frame moves on: `_question` gives the choices, `_take` uses the answer.
"""

from collections.abc import Callable
from typing import Any

from rules.sauria import dinosaurs
from rules.sauria import effects as fx
from rules.sauria import events as e
from rules.sauria.actions import Aim, Choose, Drop, Go, Pick, Stop, Use
from rules.sauria.book import effects_at
from rules.sauria.cards.characters import CHARACTERS, SPECIALS
from rules.sauria.cards.items import DECKS
from rules.sauria.cards.marks import LYING, NARCOTISED, STUNNED
from rules.sauria.combat import put_out
from rules.sauria.decide import MOST, Asked, ask, owner
from rules.sauria.dice import hits, throw
from rules.sauria.dinosaurs import R, at, species
from rules.sauria.frames import EachSeat, Mend, Overflow, Perform, Plan, Recharge, Wandering
from rules.sauria.harm import bleed, heal, hurt, mendable
from rules.sauria.inventory import deck_here, discard, draw_items, fits, reload, reloadable
from rules.sauria.map import ALL, AREA, AREA_MASK, BOAT, KIND, LOCATIONS, NEAR, beside, bits
from rules.sauria.movement import check_power, uncover, visit
from rules.sauria.noise import draw as draw_noise
from rules.sauria.noise import refill
from rules.sauria.places import (
    area_of,
    carries,
    dark,
    face_down,
    find,
    is_night,
    kind_at,
    living,
    powered,
    protected,
    sheltered,
    tile_at,
)
from rules.sauria.repair import can_sabotage, sabotage
from rules.sauria.state import Board, Dino, Item


def tired(b: Board, seat: int) -> tuple[int, ...]:
    """Special actions that have used energy."""
    full = CHARACTERS[b.players[seat].character].energy
    return tuple(k for k in range(len(SPECIALS)) if b.players[seat].energy[k] < full[k])


def photo_targets(b: Board, seat: int) -> tuple[Dino, ...]:
    """Dinosaurs on the same or an adjacent field."""
    f = b.players[seat].field
    near = NEAR[f] | 1 << f if f < BOAT else 0
    return tuple(d for d in b.dinos if near >> d.field & 1)


def tendable(b: Board, seat: int) -> tuple[int, ...]:
    """Other wounded players on the same field."""
    f = b.players[seat].field
    return tuple(s for s, q in enumerate(b.players) if s != seat and q.alive and q.field == f and q.wounds)


def put_choices(b: Board, seat: int, where: str) -> tuple[int, ...]:
    """Fields of the player's area of that kind that are not lava."""
    f = b.players[seat].field
    if f == BOAT:
        return ()
    return tuple(x for x in bits(AREA_MASK[AREA[f]] & ~b.lava) if KIND[x] == where and x != f)


def possible(b: Board, seat: int, effect: fx.Effect) -> bool:
    """Whether using something for this effect would do anything; a cost for nothing is never offered."""
    test = POSSIBLE.get(type(effect))
    return test is None or test(b, seat, effect)


def _can_gain(b: Board, seat: int, x: fx.Gain) -> bool:
    name = x.deck or deck_here(b, seat)
    return bool(name) and bool(b.items[DECKS.index(name)])


def _can_generate(b: Board, seat: int, x: fx.Generator) -> bool:
    f = b.players[seat].field
    return f != BOAT and not b.generator >> AREA[f] & 1


def _can_mark(b: Board, seat: int, x: fx.Mark) -> bool:
    return x.scope not in ("one", "all") or bool(at(b, b.players[seat].field))


def _can_take(b: Board, seat: int, x: fx.TakeObject) -> bool:
    p = b.players[seat]
    return (p.field, x.kind) in b.objects and fits(b, seat, (*p.items, Item(x.kind)))


def _can_refill(b: Board, seat: int, x: fx.RefillBag) -> bool:
    f = b.players[seat].field
    return f != BOAT and sum(b.bags[AREA[f]]) < 5 * len(b.players)


def _can_dig(b: Board, seat: int, x: fx.Dig) -> bool:
    f = b.players[seat].field
    return kind_at(b, f) == "jungle" and not b.dug >> f & 1


def _unpowered(b: Board, seat: int) -> bool:
    f = b.players[seat].field
    tile = tile_at(b, f)
    return tile is not None and tile.power and not powered(b, f) and not b.sabotage >> f & 1


def _sample(b: Board, seat: int) -> bool:
    f = b.players[seat].field
    found = any(x.field == f for x in b.bodies) or any(d.marks & LYING for d in at(b, f))
    return found and fits(b, seat, (*b.players[seat].items, Item("dna")))


POSSIBLE: dict[type, Callable[[Board, int, Any], bool]] = {
    fx.Heal: lambda b, seat, x: bool(b.players[seat].wounds),
    fx.Bandage: lambda b, seat, x: b.players[seat].bleeding,
    fx.Energy: lambda b, seat, x: bool(tired(b, seat)),
    fx.Gain: _can_gain,
    fx.Uncover: lambda b, seat, x: bool(face_down(b)),
    fx.Petrol: lambda b, seat, x: _unpowered(b, seat),
    fx.Generator: _can_generate,
    fx.Signal: lambda b, seat, x: not b.signal,
    fx.Mark: _can_mark,
    fx.TakeObject: _can_take,
    fx.RefillBag: _can_refill,
    fx.Peek: lambda b, seat, x: bool(peekable(b, x.what)),
    fx.Photo: lambda b, seat, x: bool(photo_targets(b, seat)),
    fx.Sample: lambda b, seat, x: _sample(b, seat),
    fx.Dig: _can_dig,
    fx.Tend: lambda b, seat, x: bool(tendable(b, seat)),
    fx.Sabotage: lambda b, seat, x: can_sabotage(b, seat),
    fx.Reload: lambda b, seat, x: bool(reloadable(b, seat, True)),
}
"""When an effect would do something; all others always do."""


def peekable(b: Board, what: str) -> tuple[str, ...]:
    """The deck that can be looked at; the event deck is that of the next round."""
    if what == "dinosaur":
        return b.stock
    if what == "lava":
        return b.eruptions
    return b.night if is_night(b.round + 1) else b.day


HARMFUL = (fx.Hurt, fx.Strike, fx.Bleed, fx.Lose, fx.Tire, fx.Coming, fx.Noise)


def reached(b: Board, x: fx.Each) -> tuple[int, ...]:
    """Living seats that the effect names, in order; no harm reaches the protected bunker (SAU-R-025, SAU-EVENT-08)."""
    harms = any(isinstance(effect, HARMFUL) for effect in x.effects)
    found = (s for s in living(b) if _named(b, s, x.who))
    return tuple(s for s in found if not (harms and protected(b, b.players[s].field)))


def _named(b: Board, seat: int, who: str) -> bool:
    p = b.players[seat]
    match who:
        case "bleeding":
            return p.bleeding
        case "jungle":
            return kind_at(b, p.field) == "jungle"
        case "dark":
            return not carries(b, seat, "light")
        case "coast":
            return p.field == BOAT or p.field >= 36
        case "lava":
            return p.field != BOAT and dinosaurs.beside_lava(b, p.field)
        case _:
            return True


# --- effects without a question ---

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
    if x.n:
        run.push(Recharge(seat, x.n))
    else:
        recharge_all(run, seat)


def recharge_all(run: R, seat: int) -> None:
    """All energy back on the board."""
    full = CHARACTERS[run.draft.players[seat].character].energy
    if run.draft.players[seat].energy != full:
        run.emit(e.EnergyChanged(seat, full))


def _gain(run: R, frame: Perform, x: fx.Gain, seat: int) -> None:
    deck = x.deck or deck_here(run.draft, seat)
    if deck:
        draw_items(run, seat, deck, x.n, x.n)


def _surplus(run: R, frame: Perform, x: fx.Surplus, seat: int) -> None:
    run.push(Overflow(seat))


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
    if _unpowered(run.draft, seat):
        run.emit(e.PetrolPoured(run.draft.players[seat].field, seat))
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
    run.push(Overflow(seat))


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
    path = (*_done_path(frame), 0)
    run.push(EachSeat(reached(run.draft, x), frame.book, path))


def _done_path(frame: Perform) -> tuple[int, ...]:
    """The path of the effect that was just begun: the frame already points behind it."""
    return (*frame.path[:-1], frame.path[-1] - 1)


def _mark_all(run: R, x: fx.Mark, seat: int) -> None:
    if x.scope == "all":
        found = at(run.draft, run.draft.players[seat].field)
    else:
        wanted = x.scope == "carnivores"
        found = tuple(d for d in run.draft.dinos if species(d).carnivore == wanted)
    for d in found:
        _put(run, seat, d.id, x.status)


def _put(run: R, seat: int, dino: int, status: int) -> None:
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


# --- effects with a question ---


def _pages(fields: tuple[int, ...]) -> tuple[Go, ...]:
    """At most MOST fields; nobody ever has more to choose from on this map (24 locations)."""
    return tuple(Go(f) for f in fields[:MOST])


def _question(run: R, frame: Perform, x: fx.Effect, seat: int) -> tuple[str, tuple[Any, ...]] | None:
    """(kind, choices) of an effect that asks; None: it does not, or there is nothing to choose."""
    b = run.draft
    match x:
        case fx.Lose():
            return "lose", tuple(Drop(i) for i in range(len(b.players[seat].items)))
        case fx.Tire():
            return "tire", tuple(Choose(SPECIALS[k]) for k in range(len(SPECIALS)) if b.players[seat].energy[k])
        case fx.Put(where=where):
            return "put", _pages(put_choices(b, seat, where))
        case fx.Uncover(how="choose"):
            return "uncover", _pages(face_down(b))
        case fx.Mark(scope="one"):
            return "dinosaur", tuple(Aim(d.id) for d in at(b, b.players[seat].field))
        case fx.Photo():
            return "photo", tuple(Aim(d.id) for d in photo_targets(b, seat))
        case fx.Tend():
            return "tend", tuple(Aim(s) for s in tendable(b, seat))
        case fx.Reload():
            return "reload", tuple(Use(s) for s in reloadable(b, seat, True))
        case fx.OneOf(branches=branches):
            return "choose", tuple(Choose(branch.key) for branch in branches)
        case fx.PayAp(n=n):
            return "pay", (Choose("pay"), Stop()) if b.players[seat].ap >= n and b.seat == seat else ()
        case _:
            return None


def step_perform(run: R, frame: Perform, value: object) -> Asked | None:
    """Carry out the next effect of a card, or ask what it needs."""
    effects = effects_at(frame.book, frame.path)
    if frame.path[-1] >= len(effects):
        run.done()
        return None
    x = effects[frame.path[-1]]
    seat = owner(run, frame.seat)
    if seat < 0:
        run.done()
        return None
    question = _question(run, frame, x, seat)
    if question is not None:
        kind, choices = question
        if len(choices) > 1:
            return ask(seat, kind, choices, (frame.book,))
        run.become(_next(frame))
        if choices:
            _take(run, frame, x, seat, choices[0])
        return None
    run.become(_next(frame))
    if isinstance(x, fx.Mark):
        _mark_all(run, x, seat)
    elif isinstance(x, fx.Uncover):
        hidden = face_down(run.draft)
        if hidden:
            uncover(run, run.chance.pick(hidden), -1)
    else:
        DO[type(x)](run, _next(frame), x, seat)
    return None


def _next(frame: Perform) -> Perform:
    return Perform(frame.seat, frame.book, (*frame.path[:-1], frame.path[-1] + 1))


def answer_perform(run: R, frame: Perform, seat: int, action: Any) -> None:
    """The answer to an effect's question."""
    x = effects_at(frame.book, frame.path)[frame.path[-1]]
    run.become(_next(frame))
    _take(run, frame, x, seat, action)


def _take(run: R, frame: Perform, x: fx.Effect, seat: int, action: Any) -> None:
    match x:
        case fx.Lose():
            discard(run, seat, action.slot, "wound" if frame.book.startswith("wound:") else "discarded")
        case fx.Tire():
            k = SPECIALS.index(action.option)
            energy = run.draft.players[seat].energy
            run.emit(e.EnergyChanged(seat, (*energy[:k], 0, *energy[k + 1 :])))
        case fx.Put():
            run.emit(e.Put(seat, run.draft.players[seat].field, action.field))
            visit(run, seat, action.field)
        case fx.Uncover():
            uncover(run, action.field, -1)
        case fx.Mark(status=status):
            _put(run, seat, action.piece, status)
        case fx.Photo():
            photograph(run, seat, action.piece)
        case fx.Tend():
            spaces = mendable(run, action.piece)
            heal(run, action.piece, spaces[0])
            run.emit(e.Tallied(seat, "helped"))
        case fx.Reload():
            reload(run, seat, action.slot)
        case fx.OneOf(branches=branches):
            run.emit(e.Chosen(seat, frame.book, action.option))
            n = next(i for i, branch in enumerate(branches) if branch.key == action.option)
            run.push(Perform(frame.seat, frame.book, (*frame.path, n, 0)))
        case fx.PayAp(n=n):
            if isinstance(action, Choose):
                run.emit(e.Paid(seat, "card", n, False))
                run.push(Perform(frame.seat, frame.book, (*frame.path, 0, 0)))


def photograph(run: R, seat: int, dino: int) -> None:
    """Count a photograph."""
    d = next(d for d in run.draft.dinos if d.id == dino)
    kind = species(d)
    run.emit(e.Tallied(seat, "photos"))
    if kind.large:
        run.emit(e.Tallied(seat, "photos_large"))
    if kind.large and kind.carnivore:
        run.emit(e.Tallied(seat, "photos_large_carnivore"))
    if f"photo:{kind.kin or kind.key}" not in dict(run.draft.players[seat].tally):
        run.emit(e.Tallied(seat, f"photo:{kind.kin or kind.key}"))
        run.emit(e.Tallied(seat, "photos_species"))


def step_each(run: R, frame: EachSeat, value: object) -> Asked | None:
    """The effects for the next seat that still lives."""
    if not frame.seats:
        run.done()
        return None
    seat, rest = frame.seats[0], frame.seats[1:]
    run.become(EachSeat(rest, frame.book, frame.path))
    if run.draft.players[seat].alive:
        run.push(Perform(seat, frame.book, (*frame.path, 0)))
    return None


def step_mend(run: R, frame: Mend, value: object) -> Asked | None:
    """Heal up to n wound cards, one choice each."""
    spaces = mendable(run, frame.seat)
    if not frame.n or not spaces:
        run.done()
        return None
    if len(spaces) > 1:
        return ask(frame.seat, "heal", tuple(Pick(i) for i in spaces), (frame.n,))
    run.become(Mend(frame.seat, frame.n - 1))
    heal(run, frame.seat, spaces[0])
    return None


def answer_mend(run: R, frame: Mend, seat: int, action: Pick) -> None:
    """One wound card is healed."""
    run.become(Mend(frame.seat, frame.n - 1))
    heal(run, seat, action.n)


def step_recharge(run: R, frame: Recharge, value: object) -> Asked | None:
    """Refill n energy, one at a time."""
    open_ = tired(run.draft, frame.seat)
    if not frame.n or not open_:
        run.done()
        return None
    if len(open_) > 1:
        return ask(frame.seat, "energy", tuple(Choose(SPECIALS[k]) for k in open_), (frame.n,))
    _recharge(run, frame, open_[0])
    return None


def answer_recharge(run: R, frame: Recharge, seat: int, action: Choose) -> None:
    """One energy is refilled."""
    _recharge(run, frame, SPECIALS.index(action.option))


def _recharge(run: R, frame: Recharge, k: int) -> None:
    energy = run.draft.players[frame.seat].energy
    run.emit(e.EnergyChanged(frame.seat, (*energy[:k], energy[k] + 1, *energy[k + 1 :])))
    run.become(Recharge(frame.seat, frame.n - 1))
