"""Damage to players: wound cards, bleeding, healing, death (chapters Life Points and Wounds, Bleeding, Death)."""

from rules.core.decks import distinct
from rules.sauria import events as e
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.wounds import WOUNDS
from rules.sauria.dinosaurs import R
from rules.sauria.frames import Act, Perform, Turn
from rules.sauria.places import passives
from rules.sauria.state import Board, Wound

SPACES = 5


def hurt(run: R, seat: int, damage: int) -> None:
    """Damage: fill the wound spaces face down, then turn cards (SAU-WOUND-02 to -05).

    Wounds turned by the own action take effect after it, others at once (SAU-WOUND-07, SAU-R-113): they come on top of the
    stack, so a caller finishes its own pushing first.
    """
    if damage <= 0:
        return
    turned: list[str] = []
    for _ in range(damage):
        p = run.draft.players[seat]
        if p.items and "armour" in passives(p.items):
            vest = next(i for i, item in enumerate(p.items) if ITEMS[item.key].passive == "armour")
            run.emit(e.Absorbed(seat, vest, p.items[vest].key))
            continue
        if len(p.wounds) < SPACES:
            run.emit(e.WoundDrawn(seat, run.draft.wounds[-1]))
            continue
        down = [i for i, w in enumerate(p.wounds) if not w.up]
        space = down[0]
        run.emit(e.WoundTurned(seat, space, p.wounds[space].card))
        turned.append(p.wounds[space].card)
        if len(down) == 1:
            die(run, seat)
            return
    effects = [Perform(seat, f"wound:{card}", (0,)) for card in turned if WOUNDS[card].effects] if turned else ()
    if effects and any(type(f) is Act and f.seat == seat for f in run.stack):
        for frame in effects:
            run.after(Act, frame)
    else:
        for frame in reversed(effects):
            run.push(frame)


def die(run: R, seat: int) -> None:
    """Dead at once: the rest of the action and of the turn is lost (SAU-DEATH-01, -02, SAU-R-141).

    A cooperative game is lost with it (SAU-R-160).
    """
    run.emit(e.Died(seat, run.draft.players[seat].field))
    if "coop" in run.draft.modes:
        run.emit(e.GameEnded())
        run.stack = []
        return
    run.cut(Turn, seat)
    run.stack = [f for f in run.stack if not (type(f) is Perform and f.seat == seat)]


def bleed(run: R, seat: int) -> None:
    """Take the blood cube; a hidden player is seen (SAU-BLEED-01, SAU-R-137, SAU-R-044)."""
    p = run.draft.players[seat]
    if p.bleeding:
        return
    run.emit(e.Bled(seat, True))
    if p.hidden:
        run.emit(e.Hid(seat, False))


def heal(run: R, seat: int, space: int) -> None:
    """One wound card goes under the deck; the blood cube stays (SAU-R-114, SAU-BLEED-06)."""
    w = run.draft.players[seat].wounds[space]
    run.emit(e.Healed(seat, space, w.card, w.up))


def lies_open(b: Board, todo: tuple[Perform, ...]) -> bool:
    """Whether the first of these turned wounds still lies face up; one healed before its action is over has no effect
    (SAU-R-113, SAU-R-114)."""
    card, p = todo[0].book.removeprefix("wound:"), b.players[todo[0].seat]
    return p.wounds.count(Wound(card, True)) >= todo.count(todo[0])


def mendable(run: R, seat: int) -> tuple[int, ...]:
    """The wound spaces among which there is a real choice: each face-up card, equal ones once, and one face-down card for
    all."""
    wounds = run.draft.players[seat].wounds
    up = [i for i in distinct(wounds) if wounds[i].up]
    down = [i for i, w in enumerate(wounds) if not w.up]
    return (*up, *down[:1])
