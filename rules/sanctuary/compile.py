"""Effect trees made ready to run: each is compiled once, at import, to closures that say whether it can be done now."""

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from rules.sanctuary import effects as fx
from rules.sanctuary.actions import Markers
from rules.sanctuary.cards import CARDS, Card
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.frames import Address
from rules.sanctuary.state import MAIN, NOTHING, Board, Four, Table, acting
from rules.sanctuary.values import COLOURS, EVERY, GROVES, MOST_POPULATION, PONDS, RANGERS, RESCUERS, SATISFACTION


class Context(NamedTuple):
    """Who acts: the seat, its volunteer k (-1 = none named), the positions it plays for its own ones, the copy chain."""

    seat: int
    k: int
    lent: tuple[int, int]
    chain: tuple[tuple[str, str], ...]


NOWHERE = Context(-1, -1, (-1, -1), ())
"""For actions that do not look at volunteers."""

Possible = Callable[[Table, Board, int, Context], bool]
Mask = Callable[[Table, Board, int, Context], int]


class Node(NamedTuple):
    """A compiled effect.

    possible: whether at least one atom can be done now. mask: what may be chosen for a price, condition or atom: colours,
    for Flood and Forest areas. need, need_mask: the condition that an E03 owner must meet for this Grow (SAN-EXP-03R4);
    need_mask is over colours, with the grown one left out or alone where the card shows it so. gains: the markers a Gain
    may bring. relates: whether anything inside looks at the context (copies, giving up a main action, borrowing).
    """

    at: Address
    effect: fx.Effect
    kids: "tuple[Node, ...]"
    possible: Possible
    mask: Mask
    need: str = "free"
    need_mask: int = 0
    gains: tuple[Markers, ...] = ()
    relates: bool = False


RELATING = (fx.DoMain, fx.DoSide, fx.ActAs, fx.CopyExpansion)

NODES: dict[Address, Node] = {}
"""Every effect of every card and expansion by its address."""
ROOTS: dict[tuple[str, str], Node] = {}
"""The whole actions: (card, "main" or "side"), (expansion, "token")."""


@lru_cache
def fixed(spec: str) -> int:
    """The colours a spec names without looking at what is remembered, as a mask."""
    if spec in (fx.ANY, fx.ANY_X, fx.SAME_X, fx.NOT_X):
        return EVERY
    return sum(1 << COLOURS.index(letter) for letter in spec)


def held(four: Four) -> int:
    """The colours of which there is at least one, as a mask."""
    a, b, c, d = four
    return (a > 0) | (b > 0) << 1 | (c > 0) << 2 | (d > 0) << 3


def filled(board: Board) -> int:
    """The warehouses in which a marker lies, whatever its colour (SAN-RES-07), as a mask."""
    a, b, c, d = board.stores
    return (a != NOTHING) | (b != NOTHING) << 1 | (c != NOTHING) << 2 | (d != NOTHING) << 3


def growable(board: Board) -> int:
    """The animals present and below the largest population, as a mask (SAN-ANIMAL-03, -04)."""
    a, b, c, d = board.animals
    return (
        (0 < a < MOST_POPULATION)
        | (0 < b < MOST_POPULATION) << 1
        | (0 < c < MOST_POPULATION) << 2
        | (0 < d < MOST_POPULATION) << 3
    )


@lru_cache(maxsize=1 << 14)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers of the set bits, ascending."""
    return tuple(i for i in range(mask.bit_length()) if mask >> i & 1)


BITS = tuple(bits(mask) for mask in range(16))


def empty(board: Board) -> int:
    """The warehouses without an expansion, as a mask."""
    a, b, c, d = board.expansions
    return (a is None) | (b is None) << 1 | (c is None) << 2 | (d is None) << 3


OWN_WAREHOUSE = {token.id: 1 << COLOURS.index(token.colour) for token in TOKENS.values()}
"""The warehouse of each token's own colour, as a mask."""


def homes(board: Board, token: str, at: str) -> int:
    """The warehouses where a drawn token may go (SAN-ACT-12, -R11); E06 goes to any empty one (SAN-EXP-06R)."""
    return _homes(empty(board), token, at)


def _homes(free: int, token: str, at: str) -> int:
    if token == "E06":
        return free
    return free & OWN_WAREHOUSE[token] if at == "same" else free & ~OWN_WAREHOUSE[token]


def takeable(table: Table, board: Board, spec: str, at: str) -> tuple[str, ...]:
    """The displayed tokens of a spec's colours that have a home."""
    wanted, free = fixed(spec), empty(board)
    return tuple(token for token in table.display if wanted & OWN_WAREHOUSE[token] and _homes(free, token, at))


def movable(board: Board) -> tuple[str, ...]:
    """The own expansions that can be moved to another warehouse (SAN-ACT-23)."""
    if not empty(board):
        return ()
    return tuple(lying.token for lying in board.expansions if lying is not None)


def areas(table: Table, board: Board, kind: int) -> int:
    """The areas that may be flooded (kind PONDS) or reforested (GROVES), as a mask (SAN-RECLAIM-01, -02, -R01)."""
    if not table.supply[kind]:
        return 0
    taken, licence = (board.ponds, "E10") if kind == PONDS else (board.groves, "E15")
    return (EVERY if acting(board, licence) else EVERY & ~held(board.plates)) & ~taken


def volunteers(table: Table, context: Context, which: str) -> tuple[int, ...]:
    """The cards that a volunteer symbol points at, as positions (SAN-ACT-R05, -R18)."""
    seat, k, lent, _ = context
    pawns = table.pawns
    if which == "any_card":
        return tuple(range(len(table.cards)))
    if which == "opp_any":
        return tuple(at for pawn, at in enumerate(pawns) if at >= 0 and pawn // 2 != seat)
    own = (pawns[2 * seat], pawns[2 * seat + 1])
    if which == "own_second" and k >= 0:
        own = (own[1 - k], -1)
    elif which == "own_any":
        return tuple(at for at in dict.fromkeys((*own, *lent)) if at >= 0)
    return tuple(at for at in own if at >= 0)


def targets(table: Table, board: Board, context: Context, what: str, which: str) -> tuple[int, ...]:
    """The positions whose main or side action a copy may perform now: possible, and not yet in the chain (SAN-ACT-R07)."""
    return tuple(at for at in volunteers(table, context, which) if _copiable(table, board, context, what, which, at))


def active(table: Table, context: Context, which: str, at: int) -> int:
    """The active volunteer while a card is copied: who names the second one has named the other as active (SAN-ACT-R18)."""
    if context.k < 0 and which == "own_second":
        return int(table.pawns[2 * context.seat] == at)
    return context.k


def _copiable(table: Table, board: Board, context: Context, what: str, which: str, at: int) -> bool:
    seat, _, lent, chain = context
    pair = (table.cards[at], what)
    if pair in chain:
        return False
    now = Context(seat, active(table, context, which, at), lent, (*chain, pair))
    return ROOTS[pair].possible(table, board, 0, now)


def _reaches(what: str, which: str) -> Possible:
    """Whether a copy has a target: the first one settles it."""

    def possible(table: Table, board: Board, memory: int, context: Context) -> bool:
        return any(_copiable(table, board, context, what, which, at) for at in volunteers(table, context, which))

    return possible


def forgoable(table: Table, context: Context) -> tuple[int, ...]:
    """The own volunteers whose main action may be the price (SAN-MAIN-R02): unresolved, and not the one being performed."""
    seat, active, _, chain = context
    running = active if chain and chain[0][1] == "main" else -1
    return tuple(
        k
        for k in ((0, 1) if table.advanced else (active,))
        if k >= 0
        and k != running
        and table.pawns[2 * seat + k] >= 0
        and not table.spent[2 * seat + k] & MAIN
        and not table.tipped >> 2 * seat + k & 1
    )


def borrowers(table: Table, context: Context) -> tuple[int, ...]:
    """The own volunteers in whose place an opposing one may be played: nothing done with them yet (SAN-EXP-05R)."""
    seat, active, lent, _ = context
    return tuple(
        k
        for k in ((0, 1) if table.advanced else (active,))
        if k >= 0
        and table.pawns[2 * seat + k] >= 0
        and not table.spent[2 * seat + k]
        and lent[k] < 0
        and not table.tipped >> 2 * seat + k & 1
    )


def copyable(table: Table, seat: int) -> tuple[str, ...]:
    """The opposing expansions that E01 may copy (SAN-EXP-01R)."""
    return tuple(
        lying.token
        for other, board in enumerate(table.players)
        if other != seat
        for lying in board.expansions
        if lying is not None and lying.acts != "E01"
    )


def _spec(spec: str) -> Callable[[int], int]:
    if spec == fx.SAME_X:
        return lambda memory: memory
    if spec == fx.NOT_X:
        return lambda memory: EVERY & ~memory
    mask = fixed(spec)
    return lambda memory: mask


def _colour_mask(effect: fx.Store | fx.Animal | fx.Grow | fx.Satisfy) -> Mask:
    of = _spec(effect.of)
    if isinstance(effect, fx.Store):
        return lambda t, p, m, x: of(m) & held(p.mgmt)
    if isinstance(effect, fx.Animal):
        return lambda t, p, m, x: of(m) & ~held(p.animals)
    if isinstance(effect, fx.Grow):
        return lambda t, p, m, x: of(m) & growable(p)
    return lambda t, p, m, x: of(m) & held(p.animals) if t.supply[SATISFACTION] else 0


def _serving(colours: int, then: Possible, table: Table, board: Board, context: Context) -> int:
    """The colours of a mask with which, remembered, the effect is possible."""
    mask = 0
    for c in BITS[colours]:
        if then(table, board, 1 << c, context):
            mask |= 1 << c
    return mask


def _price_mask(price: fx.Cost, then: Node) -> Mask:
    possible = then.possible
    if isinstance(price, fx.Pay):
        payable = fixed(price.of)
        if price.n == 0:
            return lambda t, p, m, x: payable & held(p.mgmt)
        return lambda t, p, m, x: _serving(payable & held(p.mgmt), possible, t, p, x)
    if isinstance(price, fx.HasStore):
        wanted = fixed(price.of)
        return lambda t, p, m, x: _serving(wanted & filled(p), possible, t, p, x)
    if isinstance(price, fx.SkipMain):
        return lambda t, p, m, x: sum(1 << k for k in forgoable(t, x)) if possible(t, p, m, x) else 0
    least = price.n
    return lambda t, p, m, x: int(p.threats >= least)


def _need(effect: fx.Grow, under: fx.Cost | None) -> tuple[str, int]:
    """What an E03 owner must meet: the IF part as the card shows it (SAN-EXP-03R2, -03R4)."""
    if under is None:
        return "free", 0
    if isinstance(under, fx.Pay):
        return ("pay_other" if effect.of == fx.NOT_X else "pay"), fixed(under.of)
    if isinstance(under, fx.HasStore):
        return ("store_same" if effect.of == fx.SAME_X else "store"), fixed(under.of)
    return "never", 0


def _any(parts: tuple[Possible, ...]) -> Possible:
    """Whether one of the parts is possible; two of them are by far the commonest."""
    if len(parts) == 2:
        first, second = parts
        return lambda t, p, m, x: first(t, p, m, x) or second(t, p, m, x)
    return lambda t, p, m, x: any(part(t, p, m, x) for part in parts)


def _gains(effect: fx.Gain) -> tuple[Markers, ...]:
    found: dict[Markers, None] = {}
    for choice in product(*(bits(fixed(spec)) for spec in effect.of)):
        found[Markers(*(choice.count(c) for c in range(4)))] = None
    return tuple(found)


def _no_mask(t: Table, p: Board, m: int, x: Context) -> int:
    return 0


def _simple(effect: fx.Effect) -> Possible:
    """Atoms without a colour to choose."""
    match effect:
        case fx.Gain():
            return lambda t, p, m, x: True
        case fx.Expand(of, at):
            return lambda t, p, m, x: bool(takeable(t, p, of, at))
        case fx.ShiftExpansion():
            return lambda t, p, m, x: bool(movable(p))
        case fx.Buy():
            return lambda t, p, m, x: any(p.plates)
        case fx.Raise():
            return lambda t, p, m, x: any(p.timeline[:-1])
        case fx.Hire(who):
            kind = RANGERS if who == "ranger" else RESCUERS
            return lambda t, p, m, x: t.supply[kind] > 0
        case fx.GiveThreat() | fx.DropThreat():
            return lambda t, p, m, x: p.threats > 0
        case fx.DoMain(which):
            return _reaches("main", which)
        case fx.DoSide(which):
            return _reaches("side", which)
        case fx.CopyExpansion():
            return lambda t, p, m, x: bool(copyable(t, x.seat))
        case fx.ActAs():
            return lambda t, p, m, x: bool(borrowers(t, x) and volunteers(t, x, "opp_any"))
    return lambda t, p, m, x: False


def _build(card: str, what: str, path: tuple[int, ...], effect: fx.Effect, under: fx.Cost | None) -> Node:
    at: Address = (card, what, path)
    inner = effect.price if isinstance(effect, fx.If) else under
    kids = tuple(_build(card, what, (*path, i), kid, inner) for i, kid in enumerate(fx.children(effect)))
    mask: Mask = _no_mask
    need, need_mask = "free", 0
    gains: tuple[Markers, ...] = ()
    possible: Possible
    match effect:
        case fx.Store() | fx.Animal() | fx.Grow() | fx.Satisfy():
            mask = _colour_mask(effect)
            if isinstance(effect, fx.Grow):
                need, need_mask = _need(effect, under)
        case fx.If(price, _):
            mask = _price_mask(price, kids[0])
        case fx.Flood():
            mask = lambda t, p, m, x: areas(t, p, PONDS)  # noqa: E731
        case fx.Forest():
            mask = lambda t, p, m, x: areas(t, p, GROVES)  # noqa: E731
        case fx.Distinct():
            mask = kids[0].mask
        case fx.Gain() if not effect.paid:
            gains = _gains(effect)
    if isinstance(effect, fx.And | fx.Or):
        possible = _any(tuple(kid.possible for kid in kids))
    elif isinstance(effect, fx.Times):
        possible = kids[0].possible
    elif mask is not _no_mask:
        chosen = mask
        possible = lambda t, p, m, x: chosen(t, p, m, x) != 0  # noqa: E731
    else:
        possible = _simple(effect)
    skips = isinstance(effect, fx.If) and isinstance(effect.price, fx.SkipMain)
    relates = skips or isinstance(effect, RELATING) or any(kid.relates for kid in kids)
    node = NODES[at] = Node(at, effect, kids, possible, mask, need, need_mask, gains, relates)
    return node


def install(card: Card) -> None:
    """Compile a card's two actions."""
    ROOTS[card.id, "main"] = _build(card.id, "main", (), card.main, None)
    ROOTS[card.id, "side"] = _build(card.id, "side", (), card.side, None)


for _card in CARDS.values():
    install(_card)
for _token in TOKENS.values():
    ROOTS[_token.id, "token"] = _build(_token.id, "token", (), _token.effect, None)
