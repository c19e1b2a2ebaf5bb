"""A player's turn: the menu, choosing targets, paying, and the life of an action (chapter Actions; SAU-R-046)."""

from collections.abc import Callable
from functools import lru_cache

from rules.sauria import events as e
from rules.sauria import noise
from rules.sauria.actions import Action, Aim, Back, Do, Drop, Go, Stop, Use, each
from rules.sauria.cards.characters import CHARACTERS, TRAITS
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.tiles import ACTIONS
from rules.sauria.combat import ATTACKS, targets, weapons
from rules.sauria.costs import blocked, open_actions, usable_items
from rules.sauria.decide import Asked, ask
from rules.sauria.dinosaurs import R, get
from rules.sauria.frames import Act, Assault, Mend, Perform, Plan, Step, Trade, Turn
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
from rules.sauria.movement import MOVES, enter, next_steps, uneventful
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
    return menu(frame.seat, p.ap, open_actions(run.draft, frame.seat))


@lru_cache(maxsize=16384)
def menu(seat: int, ap: int, names: tuple[str, ...]) -> Asked:
    """The question of a menu, made once for each menu that occurs."""
    return ask(seat, "turn", (*map(Do, names), Do("pass")), (ap,), "turn")


def answer_turn(run: R, frame: Turn, seat: int, action: Do) -> None:
    """An action of the menu."""
    if action.what == "pass":
        run.emit(e.TurnEnded(seat, run.draft.players[seat].ap))
        run.done()
    else:
        plan = Plan(seat, action.what)
        if action.what in AIMS:
            run.push(plan)
        else:
            begin(run, plan)


Choices = Callable[[Board, int], tuple[Action, ...]]
AIMS: dict[str, tuple[str, Choices]] = {
    **dict.fromkeys(MOVES, ("field", lambda b, seat: each(Go, steps(b, b.players[seat].field)))),
    "tunnel": ("tunnel", lambda b, seat: each(Go, tunnel_stops(b, seat, b.players[seat].field))),
    "repair": ("repair", lambda b, seat: each(Go, repairs(b, seat))),
    "reload": ("reload", lambda b, seat: each(Use, reloadable(b, seat))),
    "item": ("item", lambda b, seat: each(Use, usable_items(b, seat))),
    "trade": ("partner", lambda b, seat: each(Aim, partners(b, seat))),
    "discard": ("discard", lambda b, seat: each(Drop, tuple(range(len(b.players[seat].items))))),
    "loot": ("body", lambda b, seat: each(Aim, corpses(b, seat))),
    **dict.fromkeys(ATTACKS, ("target", lambda b, seat: each(Aim, tuple([d.id for d in targets(b, seat)])))),
}
"""What is chosen first for an action: the kind of the question, and its choices. What is not listed needs no choice."""


def plan_choices(b: Board, frame: Plan) -> tuple[str, tuple[Action, ...]] | None:
    """(kind, choices) of the next thing to choose for an action; None: everything is chosen."""
    seat, what = frame.seat, frame.what
    if frame.target < 0 and frame.slot == -2:
        aim = AIMS.get(what)
        return (aim[0], aim[1](b, seat)) if aim else None
    if frame.slot == -2 and what in ATTACKS:
        target = get(b, frame.target)
        return ("weapon", each(Use, weapons(b, seat, target))) if target else None
    if frame.slot == -2 and what == "loot":
        return "loot", each(Use, lootable(b, seat, frame.target))
    return None


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
    chosen = _chosen(frame, action)
    if plan_choices(run.draft, chosen):
        run.become(chosen)
    else:
        run.done()
        begin(run, chosen)


def pay(run: R, frame: Plan) -> None:
    """AP, energy, the end of hiding (SAU-R-045, SAU-R-046)."""
    seat, what = frame.seat, frame.what
    b = run.draft
    ap, energy = bill_of(b, seat, what)
    item = b.players[seat].items[frame.slot].key if what == "item" else ""
    if item:
        ap = ITEMS[item].ap or 0
    run.emit(e.Paid(seat, what, 0 if frame.granted else ap, energy, item))
    if what in TRAITS and TRAITS[what].once:
        run.emit(e.Flagged(seat, what))
    if what != "rest" and b.players[seat].hidden:
        run.emit(e.Hid(seat, False))


def begin(run: R, frame: Plan) -> None:
    """Pay for an action and put it on the stack with what it does first."""
    seat, what = frame.seat, frame.what
    if what == "discard":
        discard(run, seat, frame.slot, "discarded")
        return
    if what == "trade":
        run.push(Trade(seat, frame.target))
        return
    pay(run, frame)
    symbols = noise.sound_of(run.draft, seat, what).symbols
    if what in MOVES:
        length = CHARACTERS[run.draft.players[seat].character].sprint[0] if what == "sprint" else 1
        if length == 1 and uneventful(run.draft, seat, frame.target, what):
            enter(run, seat, frame.target, what)
            noise.make(run, seat, what, symbols, *noise.terrain(run.draft, frame.target))
            return
        run.push(Act(seat, what, frame.granted, 0, length - 1, symbols))
        run.push(Step(seat, frame.target, what))
        return
    if what == "item":
        symbols = ITEMS[run.draft.players[seat].items[frame.slot].key].noise
    run.push(Act(seat, what, frame.granted, 2, 0, symbols))
    carry_out(run, frame)


def carry_out(run: R, frame: Plan) -> None:
    """What an action that is not a movement does."""
    seat, what = frame.seat, frame.what
    if what in ATTACKS:
        run.push(Assault(seat, frame.target, frame.slot, 2 if what == "burst" else 1))
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
        run.push(Step(seat, action.field, frame.what))
