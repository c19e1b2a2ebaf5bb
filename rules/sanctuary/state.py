"""The state: data only. A position is an index into `cards`; a pawn is seat * 2 + k; colours are 0..3 (R Y G B)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Protocol, TypeAlias

from rules.core.draft import Twin, slots
from rules.core.game import Prompt, cached
from rules.core.record import Interned, atom, drafted
from rules.sanctuary.values import PLATES, SUPPLY

Four: TypeAlias = tuple[int, int, int, int]
NOTHING: Four = (0, 0, 0, 0)


@atom
class Expansion(metaclass=Interned):
    """An expansion on a board. acts: the effect it has (another id once E01 has copied). turned: used."""

    token: str
    acts: str
    turned: bool


@atom
class Worker(metaclass=Interned):
    """A ranger or rescuer. food: colour of the marker under it, -1 = unfed. used: worked this round."""

    food: int
    used: bool


@atom
class Owed(metaclass=Interned):
    """An open reaction (SAN-EXP-03): seat may grow its animal c when it meets the condition.

    need: "free", "pay" (a marker of a colour in mask is discarded), "store" (a marker lies in a warehouse of mask),
    "rescuer" (an own unused rescuer fed with colour c works).
    """

    seat: int
    c: int
    need: str
    mask: int


@drafted
class Player:
    """One board.

    mgmt: markers in the management center. stores[w][c]: markers of colour c in warehouse w. animals: population, 0 =
    not in the sanctuary. hearts: satisfaction tokens placed. expansions: by warehouse. plates: seals by area. timeline:
    seals by level, bottom first. ponds, groves: areas with a flooding, a reforestation token, as masks.
    animal_set, faces: the look of the animal tokens only (faces: mask of the colours shown with their second species).
    """

    mgmt: Four = NOTHING
    stores: tuple[Four, Four, Four, Four] = (NOTHING, NOTHING, NOTHING, NOTHING)
    animals: Four = NOTHING
    hearts: Four = NOTHING
    expansions: tuple[Expansion | None, ...] = (None, None, None, None)
    plates: Four = PLATES
    timeline: Four = NOTHING
    ponds: int = 0
    groves: int = 0
    rangers: tuple[Worker, ...] = ()
    rescuers: tuple[Worker, ...] = ()
    threats: int = 0
    always: bool = False
    animal_set: str = "A"
    faces: int = 0


@drafted
class State:
    """A whole game.

    round: piles revealed so far. first: who has the first player card. piles: undealt, hidden. dealt: cards of earlier and
    this round. cards: the layout by position, row after row. walls: closed boundaries as a mask (bit p = right edge of
    position p; at a row's end the wrap-around). pawns: position of each pawn, -1 = not on a card. tipped: mask over
    pawns. spent: per pawn a mask of the positions whose side action it has used, bit MAIN for its main action.
    display: expansions to be had, by colour. supply: see values.SUPPLY. owed: open reactions, oldest first.
    """

    advanced: bool
    players: tuple[Player, ...]
    piles: tuple[tuple[str, ...], ...]
    display: tuple[str, ...]
    first: int
    pawns: tuple[int, ...]
    spent: tuple[int, ...]
    round: int = 0
    dealt: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    walls: int = 0
    tipped: int = 0
    supply: tuple[int, ...] = SUPPLY
    owed: tuple[Owed, ...] = ()
    over: bool = False
    stack: tuple[Any, ...] = ()
    asked: tuple[Prompt[Any], ...] | None = cached()


MAIN = 1 << 20
"""The bit of `spent` that stands for the main action."""


class PlayerDraft:
    """The mutable twin of Player."""

    __slots__ = slots(Player)
    mgmt: Four
    stores: tuple[Four, Four, Four, Four]
    animals: Four
    hearts: Four
    expansions: tuple[Expansion | None, ...]
    plates: Four
    timeline: Four
    ponds: int
    groves: int
    rangers: tuple[Worker, ...]
    rescuers: tuple[Worker, ...]
    threats: int
    always: bool
    animal_set: str
    faces: int


class StateDraft:
    """The mutable twin of State."""

    __slots__ = slots(State)
    advanced: bool
    players: tuple[Player, ...]
    piles: tuple[tuple[str, ...], ...]
    display: tuple[str, ...]
    first: int
    pawns: tuple[int, ...]
    spent: tuple[int, ...]
    round: int
    dealt: tuple[str, ...]
    cards: tuple[str, ...]
    walls: int
    tipped: int
    supply: tuple[int, ...]
    owed: tuple[Owed, ...]
    over: bool
    stack: tuple[Any, ...]
    asked: tuple[Prompt[Any], ...] | None


PLAYER = Twin(Player, PlayerDraft)
STATE = Twin(State, StateDraft, players=PLAYER)


class Board(Protocol):
    """A player's board, whether of a state, an open draft or a view."""

    @property
    def mgmt(self) -> Four: ...
    @property
    def stores(self) -> tuple[Four, Four, Four, Four]: ...
    @property
    def animals(self) -> Four: ...
    @property
    def hearts(self) -> Four: ...
    @property
    def expansions(self) -> tuple[Expansion | None, ...]: ...
    @property
    def plates(self) -> Four: ...
    @property
    def timeline(self) -> Four: ...
    @property
    def ponds(self) -> int: ...
    @property
    def groves(self) -> int: ...
    @property
    def rangers(self) -> tuple[Worker, ...]: ...
    @property
    def rescuers(self) -> tuple[Worker, ...]: ...
    @property
    def threats(self) -> int: ...
    @property
    def always(self) -> bool: ...


class Table(Protocol):
    """What everybody sees of a game: a state, an open draft or a view."""

    @property
    def advanced(self) -> bool: ...
    @property
    def players(self) -> Sequence[Board]: ...
    @property
    def display(self) -> tuple[str, ...]: ...
    @property
    def first(self) -> int: ...
    @property
    def pawns(self) -> tuple[int, ...]: ...
    @property
    def spent(self) -> tuple[int, ...]: ...
    @property
    def round(self) -> int: ...
    @property
    def cards(self) -> tuple[str, ...]: ...
    @property
    def walls(self) -> int: ...
    @property
    def tipped(self) -> int: ...
    @property
    def supply(self) -> tuple[int, ...]: ...
    @property
    def owed(self) -> tuple[Owed, ...]: ...


@lru_cache(maxsize=1 << 14)
def effects_of(expansions: tuple[Expansion | None, ...]) -> frozenset[str]:
    """The effects that lie on a board, whether as themselves or as copies."""
    return frozenset(lying.acts for lying in expansions if lying is not None)


def acting(board: Board, effect: str) -> bool:
    """Whether an expansion with that effect lies on the board, as itself or as a copy."""
    return effect in effects_of(board.expansions)
