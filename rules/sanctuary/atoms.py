"""The atomic effects: what may be chosen for each, and what then happens. One entry per effect in ATOMS."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from typing import Any, NamedTuple

from rules.sanctuary import effects as fx
from rules.sanctuary import react
from rules.sanctuary.actions import (
    Action,
    Again,
    Amount,
    Area,
    Back,
    Colour,
    Colours,
    Lift,
    Markers,
    Opponent,
    Pick,
    Stop,
    Target,
    Volunteer,
    Warehouse,
)
from rules.sanctuary.compile import (
    NODES,
    NOWHERE,
    Node,
    active,
    bits,
    borrowers,
    copyable,
    empty,
    homes,
    movable,
    takeable,
    targets,
    volunteers,
)
from rules.sanctuary.events import (
    Arrived,
    Became,
    Borrowed,
    Bought,
    Dropped,
    Expanded,
    Flooded,
    Forested,
    Gained,
    Gave,
    Grew,
    Hired,
    Lifted,
    Satisfied,
    Shifted,
    Stored,
)
from rules.sanctuary.frames import Perform, Single, Turn
from rules.sanctuary.perform import Asked, Play, ask, begin, context, give_up, mark
from rules.sanctuary.values import LEVEL_OF_ROUND

Options = Callable[[Play, Single, Node], tuple[Action, ...]]
Do = Callable[[Play, Single, Node, Any], None]


class Atom(NamedTuple):
    """kind: of the prompt. options: what may be chosen, never empty when the effect is possible. do: carry it out."""

    kind: str
    options: Options
    do: Do


def step_single(run: Play, f: Single, value: Any) -> Asked:
    """Ask for the target where there is a choice, else carry the effect out."""
    if value is not None:
        run.done(value)
        return None
    node = NODES[f.at]
    atom = ATOMS[type(node.effect)]
    options = atom.options(run, f, node)
    if len(options) == 1 and not f.optional:
        atom.do(run, f, node, options[0])
        return None
    return ask(run, f.seat, f.at, atom.kind, options, *((f.pick,) if f.pick else ()), stop=f.optional)


def answer_single(run: Play, f: Single, seat: int, action: Action) -> None:
    """The target, enough, or back."""
    if isinstance(action, Stop | Back):
        give_up(run, action)
    else:
        node = NODES[f.at]
        ATOMS[type(node.effect)].do(run, f, node, action)


def _colours(run: Play, f: Single, node: Node) -> tuple[Action, ...]:
    mask = node.mask(run.draft, run.draft.players[f.seat], f.memory, NOWHERE)
    return tuple(Colour(c) for c in bits(mask))


def _once(run: Play, f: Single, node: Node) -> tuple[Action, ...]:
    return (Again(),)


def _gains(run: Play, f: Single, node: Node) -> tuple[Action, ...]:
    return node.gains


def _gain(run: Play, f: Single, node: Node, action: Markers) -> None:
    mark(run)
    for c, n in enumerate((action.r, action.y, action.g, action.b)):
        if n:
            run.emit(Gained(f.seat, c, n))
    run.done(True)


def _store(run: Play, f: Single, node: Node, action: Colour) -> None:
    mark(run)
    run.emit(Stored(f.seat, action.c, 1))
    run.done(True)


def _animal(run: Play, f: Single, node: Node, action: Colour) -> None:
    mark(run)
    run.emit(Arrived(f.seat, action.c))
    run.done(True)


def _grow(run: Play, f: Single, node: Node, action: Colour) -> None:
    mark(run)
    run.emit(Grew(f.seat, action.c))
    react.grown(run, f.seat, action.c, node.need, node.need_mask)
    run.done(True)


def _satisfy(run: Play, f: Single, node: Node, action: Colour) -> None:
    mark(run)
    run.emit(Satisfied(f.seat, action.c))
    run.done(True)


def _different(run: Play, f: Single, node: Node) -> tuple[Action, ...]:
    """Sets of different colours, the largest first, capped by what is possible (SAN-ACT-R14)."""
    effect = node.effect
    assert isinstance(effect, fx.Distinct)
    mask = node.mask(run.draft, run.draft.players[f.seat], f.memory, NOWHERE)
    if isinstance(effect.do, fx.Satisfy):
        most = min(effect.most, run.draft.supply[0])
    else:
        most = effect.most
    colours = bits(mask)
    return tuple(
        Colours(sum(1 << c for c in chosen))
        for n in range(min(most, len(colours)), min(effect.least, len(colours)) - 1, -1)
        for chosen in combinations(colours, n)
    )


def _distinct(run: Play, f: Single, node: Node, action: Colours) -> None:
    effect = node.effect
    assert isinstance(effect, fx.Distinct)
    mark(run)
    for c in bits(action.mask):
        run.emit(Satisfied(f.seat, c) if isinstance(effect.do, fx.Satisfy) else Arrived(f.seat, c))
    run.done(True)


def _displayed(run: Play, f: Single, node: Node) -> tuple[Action, ...]:
    effect = node.effect
    assert isinstance(effect, fx.Expand)
    board = run.draft.players[f.seat]
    if f.pick:
        return tuple(Warehouse(c) for c in bits(homes(board, f.pick, effect.at)))
    return tuple(Pick(token) for token in takeable(run.draft, board, effect.of, effect.at))


def _expand(run: Play, f: Single, node: Node, action: Pick | Warehouse) -> None:
    if isinstance(action, Pick):
        run.become(replace(f, pick=action.token))
        return
    mark(run)
    run.emit(Expanded(f.seat, f.pick, action.c))
    run.done(True)


def _own_tokens(run: Play, f: Single, node: Node) -> tuple[Action, ...]:
    board = run.draft.players[f.seat]
    if f.pick:
        return tuple(Warehouse(c) for c in bits(empty(board)))
    return tuple(Pick(token) for token in movable(board))


def _shift(run: Play, f: Single, node: Node, action: Pick | Warehouse) -> None:
    if isinstance(action, Pick):
        run.become(replace(f, pick=action.token))
        return
    mark(run)
    run.emit(Shifted(f.seat, f.pick, action.c))
    run.done(True)


def _buy(run: Play, f: Single, node: Node, action: Again) -> None:
    mark(run)
    plates = run.draft.players[f.seat].plates
    area = next(a for a, seals in enumerate(plates) if seals)
    run.emit(Bought(f.seat, area, LEVEL_OF_ROUND[run.draft.round]))
    run.done(True)


def _seals(run: Play, f: Single, node: Node) -> tuple[Action, ...]:
    """Which seals rise, by level; seals on one level are alike, each rises once (SAN-ACT-13, -R13)."""
    effect = node.effect
    assert isinstance(effect, fx.Raise)
    timeline = run.draft.players[f.seat].timeline
    liftable = [level for level in range(3) for _ in range(timeline[level])]
    chosen = combinations(liftable, min(effect.n, len(liftable)))
    return tuple(Lift(levels) for levels in dict.fromkeys(chosen))


def _lift(run: Play, f: Single, node: Node, action: Lift) -> None:
    mark(run)
    for level in sorted(set(action.levels), reverse=True):
        run.emit(Lifted(f.seat, level, action.levels.count(level)))
    run.done(True)


def _areas(run: Play, f: Single, node: Node) -> tuple[Action, ...]:
    mask = node.mask(run.draft, run.draft.players[f.seat], f.memory, NOWHERE)
    return tuple(Area(a) for a in bits(mask))


def _flood(run: Play, f: Single, node: Node, action: Area) -> None:
    mark(run)
    run.emit(Flooded(f.seat, action.a))
    run.done(True)


def _forest(run: Play, f: Single, node: Node, action: Area) -> None:
    mark(run)
    run.emit(Forested(f.seat, action.a))
    run.done(True)


def _hire(run: Play, f: Single, node: Node, action: Again) -> None:
    effect = node.effect
    assert isinstance(effect, fx.Hire)
    mark(run)
    run.emit(Hired(f.seat, effect.who))
    run.done(True)


def _receivers(run: Play, f: Single, node: Node) -> tuple[Action, ...]:
    """Who can get a threat; "each" leaves a choice only where there are too few for all (SAN-EXP-04)."""
    effect = node.effect
    assert isinstance(effect, fx.GiveThreat)
    left = tuple(
        Opponent(seat)
        for seat in range(len(run.draft.players))
        if seat != f.seat and str(seat) not in f.pick
    )
    return left[:1] if effect.to == "opp_each" and run.draft.players[f.seat].threats >= len(left) else left


def _give(run: Play, f: Single, node: Node, action: Opponent) -> None:
    """One threat to the chosen opponent; "each" goes on until all have one or none is left (SAN-EXP-04)."""
    effect = node.effect
    assert isinstance(effect, fx.GiveThreat)
    mark(run)
    run.emit(Gave(f.seat, action.seat))
    given = f.pick + str(action.seat)
    left = len(run.draft.players) - 1 - len(given)
    threats = run.draft.players[f.seat].threats
    if effect.to == "opp_one" or not left or not threats:
        run.done(True)
    else:
        run.become(replace(f, pick=given))


def _numbers(run: Play, f: Single, node: Node) -> tuple[Action, ...]:
    effect = node.effect
    assert isinstance(effect, fx.DropThreat)
    return tuple(Amount(n) for n in range(min(effect.n, run.draft.players[f.seat].threats), 0, -1))


def _drop(run: Play, f: Single, node: Node, action: Amount) -> None:
    mark(run)
    run.emit(Dropped(f.seat, action.n))
    run.done(True)


def _what(node: Node) -> str:
    return "main" if isinstance(node.effect, fx.DoMain) else "side"


def _cards(run: Play, f: Single, node: Node) -> tuple[Action, ...]:
    effect = node.effect
    assert isinstance(effect, fx.DoMain | fx.DoSide)
    found = targets(run.draft, run.draft.players[f.seat], context(run), _what(node), effect.of)
    return tuple(Target(at) for at in found)


def _copy(run: Play, f: Single, node: Node, action: Target) -> None:
    effect = node.effect
    assert isinstance(effect, fx.DoMain | fx.DoSide)
    k = active(run.draft, context(run), effect.of, action.at)
    begin(run, Perform(f.seat, run.draft.cards[action.at], _what(node), k, action.at, "", True))


def _opposing_tokens(run: Play, f: Single, node: Node) -> tuple[Action, ...]:
    return tuple(Pick(token) for token in copyable(run.draft, f.seat))


def _become(run: Play, f: Single, node: Node, action: Pick) -> None:
    """E01 takes the effect of an opposing token, fresh; one that copied itself counts as what it has become."""
    mark(run)
    token = next(p.token for p in reversed(run.stack) if type(p) is Perform)
    acts = next(
        lying.acts
        for seat, board in enumerate(run.draft.players)
        for lying in board.expansions
        if seat != f.seat and lying is not None and lying.token == action.token
    )
    run.emit(Became(f.seat, token, acts))
    run.done(True)


def _borrowable(run: Play, f: Single, node: Node) -> tuple[Action, ...]:
    """First the own volunteer that is named (where it is open), then the opposing one (SAN-EXP-05R)."""
    now = context(run)
    named = borrowers(run.draft, now)
    if not f.pick and len(named) > 1:
        return tuple(Volunteer(k) for k in named)
    return tuple(Target(at) for at in volunteers(run.draft, now, "opp_any"))


def _borrow(run: Play, f: Single, node: Node, action: Volunteer | Target) -> None:
    if isinstance(action, Volunteer):
        run.become(replace(f, pick=str(action.k)))
        return
    k = int(f.pick) if f.pick else borrowers(run.draft, context(run))[0]
    mark(run)
    run.emit(Borrowed(f.seat, k, action.at))
    for i, turn in enumerate(run.stack):
        if type(turn) is Turn:
            lent = (action.at, turn.lent[1]) if k == 0 else (turn.lent[0], action.at)
            run.stack[i] = replace(turn, lent=lent)
    run.done(True)


ATOMS: dict[type, Atom] = {
    fx.Gain: Atom("gain", _gains, _gain),
    fx.Store: Atom("store", _colours, _store),
    fx.Animal: Atom("animal", _colours, _animal),
    fx.Grow: Atom("grow", _colours, _grow),
    fx.Satisfy: Atom("satisfy", _colours, _satisfy),
    fx.Distinct: Atom("distinct", _different, _distinct),
    fx.Expand: Atom("expand", _displayed, _expand),
    fx.ShiftExpansion: Atom("shift", _own_tokens, _shift),
    fx.Buy: Atom("buy", _once, _buy),
    fx.Raise: Atom("raise", _seals, _lift),
    fx.Flood: Atom("flood", _areas, _flood),
    fx.Forest: Atom("forest", _areas, _forest),
    fx.Hire: Atom("hire", _once, _hire),
    fx.GiveThreat: Atom("give_threat", _receivers, _give),
    fx.DropThreat: Atom("drop_threat", _numbers, _drop),
    fx.DoMain: Atom("copy_main", _cards, _copy),
    fx.DoSide: Atom("copy_side", _cards, _copy),
    fx.CopyExpansion: Atom("copy_expansion", _opposing_tokens, _become),
    fx.ActAs: Atom("borrow", _borrowable, _borrow),
}
"""Every atomic effect that can be carried out."""

