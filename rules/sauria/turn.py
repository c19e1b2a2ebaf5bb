"""A player's turn: the menu, choosing targets, paying, and the life of an action (chapter Actions; SAU-R-046)."""

from collections.abc import Callable
from functools import lru_cache

from rules.core.decks import distinct
from rules.sauria import events as e
from rules.sauria import noise
from rules.sauria.actions import Action, Aim, Back, Do, Drop, Go, Stop, Use, each
from rules.sauria.cards.characters import CHARACTERS, TRAITS
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.tiles import ACTIONS
from rules.sauria.combat import ATTACKS, assault, targets, weapons
from rules.sauria.costs import blocked, survey, usable_items
from rules.sauria.decide import Asked, ask
from rules.sauria.dinosaurs import R, get
from rules.sauria.frames import Act, Mend, Perform, Plan, Trade, Turn
from rules.sauria.harm import lies_open
from rules.sauria.inventory import (
    collectable,
    corpses,
    deck_here,
    discard,
    draw_items,
    lootable,
    partners,
    reload,
    reloadable,
)
from rules.sauria.means import bill_of
from rules.sauria.movement import MOVES, enter, leave_units, next_steps, step, uneventful
from rules.sauria.places import steps, tunnel_stops, wounded
from rules.sauria.recovery import recharge_all
from rules.sauria.repair import repair, repairs
from rules.sauria.state import Board


def step_turn(run: R, frame: Turn, value: object) -> Asked | None:
    """The menu, until all AP are spent or passed (SAU-ACT-03, SAU-ROUND-05)."""
    p = run.draft.players[frame.seat]
    if p.ap <= 0:
        run.emit(e.TurnEnded(frame.seat, 0))
        run.done()
        return None
    seat = frame.seat
    offer, met = survey(run.draft, seat)
    asked = offer.asked.get((seat, met))
    if asked is None:
        asked = offer.asked[seat, met] = ask(seat, "turn", (*map(Do, offer.actions(met)), Do("pass")), (p.ap,), "turn")
    return asked


def answer_turn(run: R, frame: Turn, seat: int, action: Do) -> Asked | None:
    """An action of the menu."""
    what = action.what
    if what == "pass":
        run.emit(e.TurnEnded(seat, run.draft.players[seat].ap))
        run.done()
        return None
    plan = Plan(seat, what)
    if what in AIMS:
        run.push(plan)
        return step_plan(run, plan, None)
    begin(run, plan)
    return None


Choices = Callable[[Board, int], tuple[Action, ...]]
AIMS: dict[str, tuple[str, Choices]] = {
    **dict.fromkeys(MOVES, ("field", lambda b, seat: each(Go, steps(b, b.players[seat].field)))),
    "tunnel": ("tunnel", lambda b, seat: each(Go, tunnel_stops(b, seat, b.players[seat].field))),
    "repair": ("repair", lambda b, seat: each(Go, repairs(b, seat))),
    "reload": ("reload", lambda b, seat: each(Use, reloadable(b, seat))),
    "item": ("item", lambda b, seat: each(Use, usable_items(b, seat))),
    "trade": ("partner", lambda b, seat: each(Aim, partners(b, seat))),
    "discard": ("discard", lambda b, seat: each(Drop, distinct(b.players[seat].items))),
    "loot": ("body", lambda b, seat: each(Aim, corpses(b, seat))),
    **dict.fromkeys(ATTACKS, ("target", lambda b, seat: each(Aim, tuple([d.id for d in targets(b, seat)])))),
}
"""What is chosen first for an action: the kind of the question, and its choices. What is not listed needs no choice."""


def plan_choices(b: Board, frame: Plan) -> tuple[str, tuple[Action, ...]] | None:
    """(kind, choices) of the next thing to choose for an action; None: everything is chosen."""
    seat, what = frame.seat, frame.what
    if frame.slot != -2:
        return None
    if frame.target < 0:
        aim = AIMS.get(what)
        return (aim[0], aim[1](b, seat)) if aim else None
    if what in ATTACKS:
        target = get(b, frame.target)
        return ("weapon", each(Use, weapons(b, seat, target))) if target else None
    if what == "loot":
        return "loot", each(Use, lootable(b, seat, frame.target))
    return None


TWICE = (*ATTACKS, "loot")
"""Actions that need a second choice after the first."""
ALWAYS_ASKED = ("field", "tunnel", "item", "discard")
"""Choices that are shown even when there is only one: the action's meaning lies in them."""


def step_plan(run: R, frame: Plan, value: object) -> Asked | None:
    """Ask for the targets of an action, one after another; then pay and begin it."""
    if frame.granted and blocked(run.draft, frame.seat, frame.what, True):
        run.done()
        return None
    found = plan_choices(run.draft, frame)
    if found is None:
        run.done()
        begin(run, frame)
        return None
    kind, choices = found
    if len(choices) == 1 and kind not in ALWAYS_ASKED and not (frame.granted and frame.target < 0):
        run.become(_chosen(frame, choices[0]))
        return None
    return question(frame.seat, kind, choices, frame.what, frame.granted)


@lru_cache(maxsize=16384)
def question(seat: int, kind: str, choices: tuple[Action, ...], what: str, granted: bool) -> Asked:
    """The question for a target, with the way out of it; made once for each that occurs."""
    return ask(seat, kind, (*choices, Stop() if granted else Back()), (what,), "turn")


def _chosen(frame: Plan, action: Action) -> Plan:
    if isinstance(action, Go):
        return Plan(frame.seat, frame.what, frame.granted, action.field, frame.slot)
    if isinstance(action, Aim):
        return Plan(frame.seat, frame.what, frame.granted, action.piece, frame.slot)
    assert isinstance(action, (Use, Drop))
    return Plan(frame.seat, frame.what, frame.granted, frame.target, action.slot)


def answer_plan(run: R, frame: Plan, seat: int, action: Action) -> None:
    """A target, or out of it."""
    if isinstance(action, (Back, Stop)):
        run.done()
        return
    if isinstance(action, Go) and frame.what in MOVES:
        run.done()
        go(run, seat, frame.what, frame.granted, action.field)
        return
    chosen = _chosen(frame, action)
    if chosen.what in TWICE and plan_choices(run.draft, chosen):
        run.become(chosen)
    else:
        run.done()
        begin(run, chosen)


ONCE = frozenset(key for key, trait in TRAITS.items() if trait.once)
"""Traits that are used once a turn."""


def pay(run: R, seat: int, what: str, granted: bool, slot: int = -2) -> None:
    """AP, energy, the end of hiding (SAU-R-045, SAU-R-046)."""
    b = run.draft
    ap, energy = bill_of(b, seat, what)
    item = ""
    if what == "item":
        item = b.players[seat].items[slot].key
        ap = ITEMS[item].ap or 0
    run.emit(e.Paid(seat, what, 0 if granted else ap, energy, item))
    if what in ONCE:
        run.emit(e.Flagged(seat, what))
    if b.players[seat].hidden and what != "rest":
        run.emit(e.Hid(seat, False))


def begin(run: R, frame: Plan) -> None:
    """Pay for an action that is not a movement and put it on the stack with what it does first."""
    seat, what, b = frame.seat, frame.what, run.draft
    if what == "discard":
        discard(run, seat, frame.slot, "discarded")
    elif what == "trade":
        run.push(Trade(seat, frame.target))
    else:
        pay(run, seat, what, frame.granted, frame.slot)
        held = b.players[seat].items
        symbols = ITEMS[held[frame.slot].key].noise if what == "item" else noise.sound_of(b, seat, what).symbols
        run.push(Act(seat, what, frame.granted, 2, 0, symbols))
        carry_out(run, frame)


def go(run: R, seat: int, what: str, granted: bool, to: int) -> None:
    """Pay for a movement and take its first step."""
    pay(run, seat, what, granted)
    b = run.draft
    symbols = noise.sound_of(b, seat, what).symbols
    length = CHARACTERS[b.players[seat].character].sprint[0] if what == "sprint" else 1
    units = () if what == "evade" else leave_units(b, seat)
    if length == 1 and not units and uneventful(b, to):
        enter(run, seat, to, what)
        noise.make(run, seat, what, symbols, *noise.terrain(b, to))
    else:
        run.push(Act(seat, what, granted, 0, length - 1, symbols))
        step(run, seat, to, what, units)


def carry_out(run: R, frame: Plan) -> None:
    """What an action that is not a movement does."""
    seat, what = frame.seat, frame.what
    if what in ATTACKS:
        assault(run, seat, frame.target, frame.slot, 2 if what == "burst" else 1)
    elif what in ("search", "quick_search"):
        draw_items(run, seat, deck_here(run.draft, seat), 1, 1)
    elif what == "scour":
        draw_items(run, seat, deck_here(run.draft, seat), 3, 1)
    elif what == "reload":
        reload(run, seat, frame.slot)
    elif what == "rest":
        run.emit(e.Tallied(seat, "rests"))
        if not wounded(run.draft, seat, "lung"):
            recharge_all(run, seat)
        if run.draft.players[seat].wounds:
            run.push(Mend(seat, 1))
    elif what == "repair":
        repair(run, seat, frame.target)
    elif what == "hide":
        run.emit(e.Hid(seat, True))
    elif what == "collect":
        run.emit(e.ObjectGained(seat, collectable(run.draft, seat), run.draft.players[seat].field))
    elif what == "loot":
        item = run.draft.players[frame.target].items[frame.slot]
        run.emit(e.Looted(seat, frame.target, frame.slot, item))
    elif what == "item":
        key = run.draft.players[seat].items[frame.slot].key
        if ITEMS[key].used_up:
            discard(run, seat, frame.slot, "used")
        run.push(Perform(seat, f"item:{key}", (0,)))
    else:
        run.push(Perform(seat, f"{'action' if what in ACTIONS else 'trait'}:{what}", (0,)))


def step_act(run: R, frame: Act, value: object) -> Asked | None:
    """An action goes on: next step, noise, then the wounds it turned; the player's death has cut it before."""
    stage, jungle, places, todo = frame.stage, frame.jungle, frame.places, frame.todo
    if stage <= 1:
        left = frame.steps
        if stage == 0:
            kind, more_jungle, more_places = value if isinstance(value, tuple) else ("held", 0, 0)
            jungle, places = jungle + more_jungle, places + more_places
            left = left if kind == "entered" else 0
        asked = next_steps(run, frame.seat, frame.what, left) if left else None
        if asked:
            if stage == 0:
                run.become(Act(frame.seat, frame.what, frame.granted, 1, left, frame.noise, jungle, places, todo))
            return asked
    if stage <= 2:
        noise.make(run, frame.seat, frame.what, frame.noise, jungle, places)
    if todo:
        run.become(Act(frame.seat, frame.what, frame.granted, 3, todo=todo[1:]))
        if lies_open(run.draft, todo):
            run.push(todo[0])
    else:
        run.done()
    return None


def answer_act(run: R, frame: Act, seat: int, action: Action) -> None:
    """A further step, or no more."""
    on, left = (0, frame.steps - 1) if isinstance(action, Go) else (2, 0)
    run.become(
        Act(frame.seat, frame.what, frame.granted, on, left, frame.noise, frame.jungle, frame.places, frame.todo)
    )
    if isinstance(action, Go):
        step(run, seat, action.field, frame.what, () if frame.what == "evade" else leave_units(run.draft, seat))
