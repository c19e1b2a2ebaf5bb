"""What effects promise a player before they are done: marginal values of a board, summed up along an effect tree."""

from typing import NamedTuple

from rules.sanctuary import effects as fx
from rules.sanctuary.ai.value import value
from rules.sanctuary.cards import CARDS
from rules.sanctuary.compile import areas, bits, fixed, growable, held, homes, movable
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.state import PLAYER, Expansion, Table, Worker
from rules.sanctuary.values import COLOURS, EVERY, GROVES, LEVEL_OF_ROUND, PONDS, RANGERS, RESCUERS, ROUNDS, SATISFACTION

NOT_YET = 0.3
"""How much of an effect counts that cannot be done on the board as it is."""
COPY_MAIN = {"opp_any": 4.7, "own_second": 4.0, "any_card": 6.0}
COPY_SIDE = 2.0
"""What copies bring on average; what can be copied is not known while volunteers are being placed."""


class Margins(NamedTuple):
    """Points that one more of each thing would bring, by colour where it has one; negative threats are losses."""

    gain: tuple[float, ...]
    store: tuple[float, ...]
    animal: tuple[float, ...]
    grow: tuple[float, ...]
    satisfy: tuple[float, ...]
    pay: tuple[float, ...]
    filled: int
    buy: float
    lift: float
    flood: float
    forest: float
    ranger: float
    rescuer: float
    threat: float
    tokens: tuple[tuple[str, float], ...]
    shift: float
    rivals: float


def rounds_left(table: Table) -> int:
    """Rounds still to come after this one."""
    return ROUNDS[len(table.players)] - table.round


def margins(table: Table, seat: int) -> Margins:
    """The marginal values of a seat's board now."""
    board = table.players[seat]
    left = rounds_left(table)
    base = value(board, left)

    def worth(**change: object) -> float:
        draft = PLAYER.open(board)  # type: ignore[arg-type]
        for name, new in change.items():
            setattr(draft, name, new)
        return value(draft, left) - base

    def plus(four: tuple[int, ...], c: int, n: int = 1) -> tuple[int, ...]:
        return (*four[:c], four[c] + n, *four[c + 1 :])

    def each(can: int, name: str) -> tuple[float, ...]:
        four = getattr(board, name)
        return tuple(worth(**{name: plus(four, c)}) if can >> c & 1 else 0.0 for c in range(4))

    have = held(board.mgmt)
    present = held(board.animals)
    gains = each(EVERY, "mgmt")
    stores = []
    for c in range(4):
        stored = (*board.stores[:c], plus(board.stores[c], c), *board.stores[c + 1 :])
        mgmt = plus(board.mgmt, c, -1) if board.mgmt[c] else board.mgmt
        stores.append(worth(stores=stored, mgmt=mgmt) * (1 if board.mgmt[c] else NOT_YET))
    area = next((a for a, seals in enumerate(board.plates) if seals), -1)
    level = LEVEL_OF_ROUND[table.round]
    buy = 0.0
    if area >= 0:
        buy = worth(plates=plus(board.plates, area, -1), timeline=plus(board.timeline, level))
    movable_seals = [i for i in range(3) if board.timeline[i]]
    lift = 1.0 if movable_seals else 0.2
    ponds, groves = areas(table, board, PONDS), areas(table, board, GROVES)
    flood = max((worth(ponds=board.ponds | 1 << a) for a in bits(ponds)), default=0.0)
    forest = max((worth(groves=board.groves | 1 << a) for a in bits(groves)), default=0.0)
    tokens = []
    for token in table.display:
        home = homes(board, token, "same") or homes(board, token, "other")
        if home:
            c = bits(home)[0]
            lying = Expansion(token, token, False)
            tokens.append((token, worth(expansions=(*board.expansions[:c], lying, *board.expansions[c + 1 :]))))
    return Margins(
        gains,
        tuple(stores),
        each(EVERY & ~present, "animals"),
        each(growable(board), "animals"),
        each(present, "hearts") if table.supply[SATISFACTION] else (0.0,) * 4,
        tuple(worth(mgmt=plus(board.mgmt, c, -1)) if have >> c & 1 else -9.0 for c in range(4)),
        sum(1 << c for c in range(4) if any(board.stores[c])),
        buy,
        lift,
        flood,
        forest,
        worth(rangers=(*board.rangers, Worker(-1, False))) if table.supply[RANGERS] else 0.0,
        worth(rescuers=(*board.rescuers, Worker(-1, False))) if table.supply[RESCUERS] else 0.0,
        worth(threats=board.threats + 1),
        tuple(tokens),
        0.1 if movable(board) else 0.0,
        worth(threats=board.threats - 1) if board.threats else 0.0,
    )


def estimate(m: Margins, effect: fx.Effect) -> float:
    """Points that an effect promises by these margins."""
    match effect:
        case fx.And(parts):
            return sum(max(0.0, estimate(m, part)) for part in parts)
        case fx.Or(parts):
            return max(estimate(m, part) for part in parts)
        case fx.Times(n, do):
            return estimate(m, do) * (1.0 if n == 1 else 1.8)
        case fx.Distinct(_, most, do):
            best = sorted(m.satisfy if isinstance(do, fx.Satisfy) else m.animal, reverse=True)
            return sum(best[:most])
        case fx.Gain(of):
            return sum(max(m.gain[c] for c in bits(fixed(spec))) for spec in of)
        case fx.Store(of):
            return max(m.store[c] for c in bits(fixed(of)))
        case fx.Animal(of):
            return max(m.animal[c] for c in bits(fixed(of)))
        case fx.Grow(of):
            return max(m.grow[c] for c in bits(fixed(of)))
        case fx.Satisfy(of):
            return max(m.satisfy[c] for c in bits(fixed(of)))
        case fx.If(price, then):
            return _priced(m, price, then)
        case fx.Expand(of, at):
            wanted = fixed(of)
            return max((v for token, v in m.tokens if at == "other" or wanted >> _colour(token) & 1), default=0.0)
        case fx.Buy():
            return m.buy
        case fx.Raise(n):
            return m.lift * n
        case fx.Flood():
            return m.flood
        case fx.Forest():
            return m.forest
        case fx.Hire(who):
            return m.ranger if who == "ranger" else m.rescuer
        case fx.GiveThreat():
            return m.rivals * 1.3
        case fx.DropThreat(n):
            return m.rivals * n * 0.9
        case fx.DoMain(of):
            return COPY_MAIN[of]
        case fx.DoSide():
            return COPY_SIDE
    return m.shift


def _colour(token: str) -> int:


    return COLOURS.index(TOKENS[token].colour)


def _priced(m: Margins, price: fx.Cost, then: fx.Effect) -> float:
    if isinstance(price, fx.HasStore):
        wanted = fixed(price.of)
        same = isinstance(then, fx.Grow) and then.of == fx.SAME_X
        each = [
            (m.grow[c] if same else estimate(m, then)) * (1 if m.filled >> c & 1 else NOT_YET) for c in bits(wanted)
        ]
        return max(each)
    if isinstance(price, fx.Pay):
        if price.n == 0:
            return 0.4
        best = 0.0
        for c in bits(fixed(price.of)):
            if isinstance(then, fx.Grow):
                of = EVERY & ~(1 << c) if then.of == fx.NOT_X else fixed(then.of)
                got = max(m.grow[d] for d in bits(of))
            else:
                got = estimate(m, then)
            paid = m.pay[c]
            best = max(best, got + paid if paid > -9 else (got - 1.5) * NOT_YET)
        return best
    return m.shift


def main_worth(m: Margins, card: str) -> float:
    """Points that a card's main action promises, its threat included; 0 when it had better be left out."""
    return max(0.0, estimate(m, CARDS[card].main) + CARDS[card].threat * m.threat)


def side_worth(m: Margins, card: str) -> float:
    """Points that a card's side action promises."""
    return max(0.0, estimate(m, CARDS[card].side))


