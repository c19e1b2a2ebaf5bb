"""Line of sight (SAN-LOS): what a volunteer sees along its row, and why it does not see the rest."""

from functools import lru_cache

from rules.sanctuary.cards import CARDS
from rules.sanctuary.state import Board, Table, effects_of
from rules.sanctuary.values import ROWS, WIDTH

SEE_FENCES = "E11"
WRAP = "E09"


def closed(cards: tuple[str, ...], width: int, opened: tuple[int, ...] = ()) -> int:
    """The closed boundaries of a layout as a mask: bit p = between p and its right neighbour, at a row's end the
    boundary to the row's first card. A fence on either side closes it (SAN-LOS-R01, SAN-EXP-09R)."""
    walls = 0
    for p, card in enumerate(cards):
        right = p + 1 if (p + 1) % width else p + 1 - width
        if p not in opened and (CARDS[card].fence == "right" or CARDS[cards[right]].fence == "left"):
            walls |= 1 << p
    return walls


@lru_cache(maxsize=1 << 16)
def sight(width: int, walls: int, occupied: int, at: int, through: bool, wrap: bool) -> int:
    """The cards seen from a position, as a mask: to both sides until a pawn, a closed boundary or the row's end.

    through: fences are ignored (SAN-EXP-11). wrap: the row's ends are neighbours; its own card ends the look round.
    """
    start = at - at % width
    end = start + width - 1
    if through:
        walls = 0
    seen = 0
    here = at
    while not walls >> here & 1:
        if here == end:
            if not wrap:
                break
            here = start
        else:
            here += 1
        if here == at or occupied >> here & 1:
            break
        seen |= 1 << here
    here = at
    while True:
        if here == start:
            if not wrap:
                break
            here = end
        else:
            here -= 1
        if walls >> here & 1 or here == at or occupied >> here & 1:
            break
        seen |= 1 << here
    return seen


def occupied(table: Table) -> int:
    """The cards with a pawn on them, upright or tipped, as a mask (SAN-LOS-04, SAN-LOS-08)."""
    mask = 0
    for at in table.pawns:
        if at >= 0:
            mask |= 1 << at
    return mask


def looks(board: Board) -> tuple[bool, bool]:
    """Whether the volunteers of this board's owner see through fences and round the row's ends."""
    effects = effects_of(board.expansions)
    return SEE_FENCES in effects, WRAP in effects


def visible(table: Table, seat: int, at: int, pawns: int | None = None) -> int:
    """What a volunteer of that seat sees from a position, as a mask; pawns: the occupied cards, if not as they stand."""
    through, wrap = looks(table.players[seat])
    taken = occupied(table) if pawns is None else pawns
    return sight(WIDTH[len(table.players)], table.walls, taken, at, through, wrap)


def blocker(table: Table, seat: int, at: int, target: int) -> str:
    """The rule that keeps a volunteer at a position from seeing a card; "" when it sees it."""
    width = WIDTH[len(table.players)]
    if target == at:
        return "SAN-LOS-07"
    if at // width != target // width:
        return "SAN-LOS-03"
    if visible(table, seat, at) >> target & 1:
        return ""
    if occupied(table) >> target & 1:
        return "SAN-LOS-04"
    through, _ = looks(table.players[seat])
    step = 1 if target > at else -1
    for here in range(at, target, step):
        if table.walls >> min(here, here + step) & 1 and not through:
            return "SAN-LOS-05"
        if occupied(table) >> (here + step) & 1:
            return "SAN-LOS-04"
    raise ValueError(f"{target} is seen from {at}")


def spots(table: Table, seat: int) -> int:
    """The cards on which that seat may place a volunteer now, as a mask (SAN-PLACE-R01).

    One invariant: after the placement every pawn sees at least one card, each judged with the expansions of its own owner
    (SAN-PLACE-R02). A pawn sees a card just when it sees a neighbouring one, so only its two neighbours matter.
    """
    free, seeing, kept = _room(table, seat)
    return free & seeing & ~kept


def misplaced(table: Table, seat: int, at: int) -> str:
    """The rule that forbids a volunteer of that seat on a card; "" when it may stand there."""
    free, seeing, kept = _room(table, seat)
    if not free >> at & 1:
        return "SAN-PLACE-05"
    if not seeing >> at & 1:
        return "SAN-PLACE-06"
    return "SAN-PLACE-07" if kept >> at & 1 else ""


def _room(table: Table, seat: int) -> tuple[int, int, int]:
    """The free cards, those from which a volunteer of the seat would see one, and those that a pawn has left to see."""
    players = table.players
    width = WIDTH[len(players)]
    cards = len(table.cards)
    free = (1 << cards) - 1 & ~occupied(table)
    by_flags: dict[tuple[bool, bool], tuple[int, int]] = {}
    by_owner = []
    for board in players:
        flags = looks(board)
        if flags not in by_flags:
            by_flags[flags] = _neighbours(free, table.walls, width, cards, *flags)
        by_owner.append(by_flags[flags])
    right, left = by_owner[seat]
    seeing = right | left
    kept = 0
    for pawn, at in enumerate(table.pawns):
        if at >= 0:
            right, left = by_owner[pawn // 2]
            to_right, to_left = right >> at & 1, left >> at & 1
            if to_right != to_left:
                start = at - at % width
                kept |= 1 << (start + (at - start + (1 if to_right else width - 1)) % width)
            elif not to_right:
                kept = -1
    return free, seeing, kept


def _neighbours(free: int, walls: int, width: int, cards: int, through: bool, wrap: bool) -> tuple[int, int]:
    """The cards whose right, and those whose left neighbour is free with nothing between, as masks."""
    ends = ENDS[width, cards]
    open_ = (1 << cards) - 1 if through else (1 << cards) - 1 & ~walls
    inner = open_ & ~ends
    right = free >> 1 & inner
    left = (free & inner) << 1
    if wrap:
        round_ = open_ & ends
        back = width - 1
        right |= free << back & round_
        left |= (free & round_) >> back
    return right, left


ENDS = {
    (width, width * ROWS[players]): sum(1 << end for end in range(width - 1, width * ROWS[players], width))
    for players, width in WIDTH.items()
}
"""The last cards of the rows, as a mask, by width and number of cards."""
