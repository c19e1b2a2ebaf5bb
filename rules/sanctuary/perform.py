"""Carrying out an action: the interpreter over the frames of its effect tree. Atoms are in atoms.py."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from rules.core.game import Prompt
from rules.core.resume import Run
from rules.sanctuary import effects as fx
from rules.sanctuary.actions import (
    Action,
    Amount,
    Back,
    Branch,
    Colour,
    Everything,
    More,
    Part,
    Stop,
    Volunteer,
)
from rules.sanctuary.cards import CARDS
from rules.sanctuary.compile import NODES, NOWHERE, ROOTS, Context, Node, bits
from rules.sanctuary.events import (
    Copied,
    Discarded,
    Dropped,
    Event,
    Forwent,
    Gained,
    Stored,
    Threatened,
    Turned,
    Used,
)
from rules.sanctuary.frames import Address, Bulk, Either, Exchange, Frame, Parts, Perform, Price, Repeat, Single, Turn
from rules.sanctuary.state import State, StateDraft
from rules.sanctuary.values import EVERY

Play = Run[State, StateDraft, Event]
Asked = tuple[Prompt[Action], ...] | None
PAGE = 20
"""Amounts listed at once."""


def begin(run: Play, action: Perform) -> None:
    """Start an action. It must be possible."""
    run.push(action)
    run.push(frame(ROOTS[action.card, action.what], action.seat, 0))


def frame(node: Node, seat: int, memory: int) -> Frame:
    """The frame that carries out an effect."""
    effect = node.effect
    if isinstance(effect, fx.And):
        return Parts(seat, node.at, memory)
    if isinstance(effect, fx.Or):
        return Either(seat, node.at, memory)
    if isinstance(effect, fx.If):
        if isinstance(effect.price, fx.Pay) and effect.price.n == 0:
            return Exchange(seat, node.at)
        return Price(seat, node.at, memory)
    if isinstance(effect, fx.Times):
        if effect.n == 0:
            return Bulk(seat, node.at)
        return Repeat(seat, node.at, memory) if effect.n > 1 else frame(node.kids[0], seat, memory)
    return Single(seat, node.at, memory)


def context(run: Play) -> Context:
    """Who acts, read off the stack: the turn, the performing volunteer and the chain of copies."""
    seat, k, lent = -1, -1, (-1, -1)
    chain = []
    for f in run.stack:
        if type(f) is Perform:
            seat, k = f.seat, f.k
            chain.append((f.card, f.what))
        elif type(f) is Turn:
            seat, k, lent = f.seat, f.k, f.lent
    return Context(seat, k, lent, tuple(chain))


def around(run: Play, node: Node) -> Context:
    """The context, where the effect looks at it."""
    return context(run) if node.relates else NOWHERE


def mark(run: Play) -> None:
    """Something is carried out now: the running actions have begun, and so has the turn."""
    for i, f in enumerate(run.stack):
        if type(f) is Turn:
            if not f.acted:
                run.stack[i] = Turn(f.seat, f.k, f.lent, True)
        elif type(f) is Perform and not f.did:
            run.stack[i] = Perform(f.seat, f.card, f.what, f.k, f.at, f.token, f.copy, True)
            if f.copy:
                run.emit(Copied(f.seat, f.card, f.what))
            elif f.token:
                run.emit(Turned(f.seat, f.token))
            else:
                run.emit(Used(f.seat, f.k, f.what, f.at))


def ask(run: Play, seat: int, at: Address, kind: str, choices: tuple[Action, ...], *about: Any, stop: bool = False) -> Asked:
    """A question about an effect. about: its address, then what the words need.

    Back while nothing was carried out; later a part of an and/or can still be left out (SAN-RESOLVE-R03).
    """
    begun = next(f for f in run.stack if type(f) is Perform).did
    if stop or (begun and type(run.stack[-2]) is Parts):
        choices = (*choices, Stop())
    if not begun:
        choices = (*choices, Back())
    return (Prompt(seat, kind, choices, 0, "turn", (*at, *about)),)


def back(run: Play) -> None:
    """Give up an action of which nothing was carried out."""
    while type(run.stack[-1]) is not Turn:
        run.stack.pop()


def give_up(run: Play, action: Action) -> None:
    """Stop leaves the top frame's effect out; Back gives up the whole action."""
    if isinstance(action, Stop):
        run.done(False)
    else:
        back(run)


def step_perform(run: Play, f: Perform, value: Any) -> Asked:
    """The action is over; whoever performed a main action takes the threat of that card (SAN-MAIN-03, -R01)."""
    if f.did and f.what == "main" and CARDS[f.card].threat:
        run.emit(Threatened(f.seat, CARDS[f.card].threat))
    run.done(f.did)
    return None


def step_parts(run: Play, f: Parts, value: Any) -> Asked:
    """And/or: any of the parts, in any order (SAN-RESOLVE-R03)."""
    node, board = NODES[f.at], run.draft.players[f.seat]
    now = around(run, node)
    left = [
        i
        for i, kid in enumerate(node.kids)
        if not f.done >> i & 1 and kid.possible(run.draft, board, f.memory, now)
    ]
    if not left:
        run.done(f.did)
        return None
    if f.everything or (not f.did and len(left) == 1):
        _part(run, f, left[0])
        return None
    choices: tuple[Action, ...] = tuple(Part(i) for i in left)
    if len(left) > 1:
        choices = (Everything(), *choices)
    return ask(run, f.seat, f.at, "parts", choices, stop=f.did)


def _part(run: Play, f: Parts, i: int) -> None:
    run.become(Parts(f.seat, f.at, f.memory, f.done | 1 << i, f.everything, True))
    run.push(frame(NODES[f.at].kids[i], f.seat, f.memory))


def answer_parts(run: Play, f: Parts, seat: int, action: Action) -> None:
    """A part, all of them, or enough."""
    if isinstance(action, Part):
        _part(run, f, action.i)
    elif isinstance(action, Everything):
        run.become(Parts(f.seat, f.at, f.memory, f.done, True, f.did))
    elif isinstance(action, Stop):
        run.done(f.did)
    else:
        back(run)


def step_either(run: Play, f: Either, value: Any) -> Asked:
    """Or: exactly one branch (SAN-SIDE-R01)."""
    node, board = NODES[f.at], run.draft.players[f.seat]
    now = around(run, node)
    left = [i for i, kid in enumerate(node.kids) if kid.possible(run.draft, board, f.memory, now)]
    if len(left) == 1:
        run.become(frame(node.kids[left[0]], f.seat, f.memory))
        return None
    return ask(run, f.seat, f.at, "branch", tuple(Branch(i) for i in left))


def answer_either(run: Play, f: Either, seat: int, action: Action) -> None:
    """The branch."""
    if isinstance(action, Branch):
        run.become(frame(NODES[f.at].kids[action.i], f.seat, f.memory))
    else:
        give_up(run, action)


def step_price(run: Play, f: Price, value: Any) -> Asked:
    """If … then: the price or condition first, then what it is for."""
    if f.paid:
        run.done(True)
        return None
    node = NODES[f.at]
    effect = node.effect
    assert isinstance(effect, fx.If)
    mask = node.mask(run.draft, run.draft.players[f.seat], f.memory, around(run, node))
    options = bits(mask)
    if len(options) == 1:
        _pay(run, f, effect.price, options[0])
        return None
    if isinstance(effect.price, fx.SkipMain):
        return ask(run, f.seat, f.at, "forgo", tuple(Volunteer(k) for k in options))
    kind = "pay" if isinstance(effect.price, fx.Pay) else "has_store"
    return ask(run, f.seat, f.at, kind, tuple(Colour(c) for c in options))


def _pay(run: Play, f: Price, price: fx.Cost, option: int) -> None:
    memory = f.memory
    if isinstance(price, fx.HasStore):
        memory = 1 << option
    else:
        mark(run)
        if isinstance(price, fx.Pay):
            run.emit(Discarded(f.seat, option, price.n))
            memory = 1 << option
        elif isinstance(price, fx.SkipMain):
            run.emit(Forwent(f.seat, option))
        else:
            run.emit(Dropped(f.seat, price.n))
    run.become(Price(f.seat, f.at, memory, True))
    then = NODES[f.at].kids[0]
    if then.possible(run.draft, run.draft.players[f.seat], memory, around(run, then)):
        run.push(frame(then, f.seat, memory))


def answer_price(run: Play, f: Price, seat: int, action: Action) -> None:
    """The colour paid or the warehouse that meets the condition, or the volunteer whose main action is given up."""
    effect = NODES[f.at].effect
    assert isinstance(effect, fx.If)
    if isinstance(action, Colour):
        _pay(run, f, effect.price, action.c)
    elif isinstance(action, Volunteer):
        _pay(run, f, effect.price, action.k)
    else:
        give_up(run, action)


def step_repeat(run: Play, f: Repeat, value: Any) -> Asked:
    """Up to n times; after the first time each further one may be left out (SAN-ACT-R02)."""
    node = NODES[f.at]
    effect = node.effect
    assert isinstance(effect, fx.Times)
    kid = node.kids[0]
    over = f.done == effect.n or value is False
    if over or not kid.possible(run.draft, run.draft.players[f.seat], f.memory, around(run, node)):
        run.done(True)
        return None
    run.become(Repeat(f.seat, f.at, f.memory, f.done + 1))
    run.push(Single(f.seat, kid.at, f.memory, "", f.done > 0))
    return None


def amounts(most: int, base: int) -> tuple[Action, ...]:
    """The numbers 1..most, a page at a time, so that no prompt grows beyond what can be shown."""
    page: tuple[Action, ...] = tuple(Amount(n) for n in range(base + 1, min(most, base + PAGE) + 1))
    return (*page, More()) if most > base + PAGE else page


def step_bulk(run: Play, f: Bulk, value: Any) -> Asked:
    """Any number of one colour: the colour, then how many (SAN-ACT-R02)."""
    node, board = NODES[f.at], run.draft.players[f.seat]
    if f.c < 0:
        options = bits(node.kids[0].mask(run.draft, board, 0, NOWHERE))
        if len(options) == 1:
            run.become(replace(f, c=options[0]))
            return None
        return ask(run, f.seat, f.at, "store", tuple(Colour(c) for c in options))
    most = board.mgmt[f.c]
    if most == 1:
        _store(run, f, 1)
        return None
    return ask(run, f.seat, f.at, "amount", amounts(most, f.base), f.c, most)


def _store(run: Play, f: Bulk, n: int) -> None:
    mark(run)
    run.emit(Stored(f.seat, f.c, n))
    run.done(True)


def answer_bulk(run: Play, f: Bulk, seat: int, action: Action) -> None:
    """Colour, amount, or the next page of amounts."""
    if isinstance(action, Colour):
        run.become(replace(f, c=action.c))
    elif isinstance(action, Amount):
        _store(run, f, action.n)
    elif isinstance(action, More):
        run.become(replace(f, base=f.base + PAGE))
    else:
        give_up(run, action)


def step_exchange(run: Play, f: Exchange, value: Any) -> Asked:
    """Any number of markers, of any colours but one, against as many of that one (SAN-ACT-19, -R16).

    Nothing is paid before the gained colour is known, so that everything can be taken back until then.
    """
    board = run.draft.players[f.seat]
    if f.c >= 0:
        most = board.mgmt[f.c]
        if most == 1:
            _count(run, f, 1)
            return None
        return ask(run, f.seat, f.at, "amount", amounts(most, f.base), f.c, most)
    paid = sum(1 << c for c in range(4) if f.paid[c])
    more = _payable(run, f)
    if more:
        if not paid and len(more) == 1:
            run.become(replace(f, c=more[0]))
            return None
        return ask(run, f.seat, f.at, "exchange_pay", tuple(Colour(c) for c in more), f.paid, stop=paid != 0)
    gained = bits(EVERY & ~paid)
    if len(gained) == 1:
        _exchange(run, f, gained[0])
        return None
    return ask(run, f.seat, f.at, "exchange_gain", tuple(Colour(c) for c in gained), f.paid)


def _count(run: Play, f: Exchange, n: int) -> None:
    paid = (*f.paid[: f.c], n, *f.paid[f.c + 1 :])
    run.become(Exchange(f.seat, f.at, paid))  # type: ignore[arg-type]


def _exchange(run: Play, f: Exchange, c: int) -> None:
    mark(run)
    for colour, n in enumerate(f.paid):
        if n:
            run.emit(Discarded(f.seat, colour, n))
    run.emit(Gained(f.seat, c, sum(f.paid)))
    run.done(True)


def answer_exchange(run: Play, f: Exchange, seat: int, action: Action) -> None:
    """A colour to pay, how many of it, enough, the colour gained. Stop where the gained colour is asked leaves it out."""
    if isinstance(action, Colour):
        if _payable(run, f):
            run.become(replace(f, c=action.c))
        else:
            _exchange(run, f, action.c)
    elif isinstance(action, Amount):
        _count(run, f, action.n)
    elif isinstance(action, More):
        run.become(replace(f, base=f.base + PAGE))
    elif isinstance(action, Stop) and f.c < 0 and any(f.paid) and _payable(run, f):
        run.become(replace(f, enough=True))
    else:
        give_up(run, action)


def _payable(run: Play, f: Exchange) -> tuple[int, ...]:
    """The colours that may be paid as well: one must be left over to be gained."""
    mgmt = run.draft.players[f.seat].mgmt
    paid = sum(1 << c for c in range(4) if f.paid[c])
    if f.enough:
        return ()
    return tuple(c for c in range(4) if mgmt[c] and not f.paid[c] and paid | 1 << c != EVERY)


STEP: dict[type, Callable[[Play, Any, Any], Asked]] = {
    Perform: step_perform,
    Parts: step_parts,
    Either: step_either,
    Price: step_price,
    Repeat: step_repeat,
    Bulk: step_bulk,
    Exchange: step_exchange,
}
ANSWER: dict[type, Callable[[Play, Any, int, Any], None]] = {
    Parts: answer_parts,
    Either: answer_either,
    Price: answer_price,
    Bulk: answer_bulk,
    Exchange: answer_exchange,
}
