"""Carrying out a card: its effects one after another, and the questions that some of them ask.

`_question` gives the choices of an effect (fewer than two: nobody is asked), `_take` uses the answer; `deeds.DO` the rest.
"""

from typing import Any

from rules.core.decks import distinct
from rules.sauria import effects as fx
from rules.sauria import events as e
from rules.sauria.actions import Aim, Choose, Drop, Go, Stop, Use, each
from rules.sauria.book import effects_at
from rules.sauria.cards.characters import SPECIALS
from rules.sauria.decide import MOST, Asked, ask, owner
from rules.sauria.deeds import DO, mark_all, put_mark
from rules.sauria.dinosaurs import R, species
from rules.sauria.frames import EachSeat, Mend, Perform
from rules.sauria.inventory import discard, reload, reloadable
from rules.sauria.movement import uncover
from rules.sauria.places import (
    face_down,
)
from rules.sauria.possible import markable, photo_targets, put_choices, tendable


def _pages(fields: tuple[int, ...]) -> tuple[Go, ...]:
    """At most MOST fields; nobody ever has more to choose from on this map (24 locations)."""
    return tuple(Go(f) for f in fields[:MOST])


ASKING = frozenset((fx.Lose, fx.Tire, fx.Put, fx.Uncover, fx.Mark, fx.Photo, fx.Tend, fx.Reload, fx.OneOf, fx.PayAp))
"""Effects that may ask something; all others never do."""


def _question(run: R, frame: Perform, x: fx.Effect, seat: int) -> tuple[str, tuple[Any, ...]] | None:
    """(kind, choices) of an effect that asks; None: it does not, or there is nothing to choose."""
    b = run.draft
    match x:
        case fx.Lose():
            return "lose", each(Drop, distinct(b.players[seat].items))
        case fx.Tire():
            return "tire", tuple(Choose(SPECIALS[k]) for k in range(len(SPECIALS)) if b.players[seat].energy[k])
        case fx.Put(where=where):
            return "put", _pages(put_choices(b, seat, where))
        case fx.Uncover(how="choose"):
            return "uncover", _pages(face_down(b))
        case fx.Mark(scope="one", status=status):
            return "dinosaur", tuple(Aim(d.id) for d in markable(b, seat, status))
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
    effects, n = effects_at(frame.book, frame.path), frame.path[-1]
    if n >= len(effects):
        run.done()
        return None
    x = effects[n]
    seat = owner(run, frame.seat)
    if seat < 0:
        run.done()
        return None
    question = _question(run, frame, x, seat) if type(x) in ASKING else None
    if question is not None:
        kind, choices = question
        if len(choices) > 1:
            return ask(seat, kind, choices, (frame.book,))
        _go_on(run, frame)
        if choices:
            _take(run, frame, x, seat, choices[0])
        return None
    _go_on(run, frame)
    if isinstance(x, fx.Mark):
        mark_all(run, x, seat)
    elif isinstance(x, fx.Uncover):
        hidden = face_down(run.draft)
        if hidden:
            uncover(run, run.chance.pick(hidden), -1)
    else:
        DO[type(x)](run, frame, x, seat)
    return None


def _go_on(run: R, frame: Perform) -> None:
    """The next effect is up when all that this one puts on the stack is done; after the last the card is finished."""
    n = frame.path[-1] + 1
    if n < len(effects_at(frame.book, frame.path)):
        run.become(Perform(frame.seat, frame.book, (*frame.path[:-1], n)))
    else:
        run.done()


def answer_perform(run: R, frame: Perform, seat: int, action: Any) -> None:
    """The answer to an effect's question."""
    x = effects_at(frame.book, frame.path)[frame.path[-1]]
    _go_on(run, frame)
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
        case fx.Uncover():
            uncover(run, action.field, -1, who=seat)
        case fx.Mark(status=status):
            put_mark(run, seat, action.piece, status)
        case fx.Photo():
            photograph(run, seat, action.piece)
        case fx.Tend():
            run.emit(e.Tallied(seat, "helped"))
            run.push(Mend(action.piece, 1))
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
