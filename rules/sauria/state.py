"""The state of a game of Sauria: everything on the table, and what is unfinished."""

from typing import TypeAlias

from rules.core.draft import Twin, slots
from rules.core.game import Prompt, cached
from rules.core.record import Interned, atom, drafted, record
from rules.core.resume import Frame
from rules.sauria.actions import Action

HIDDEN = "?"
"""What a view shows for a card that the viewer may not see."""


@atom
class Item(metaclass=Interned):
    """An item card or carried object on a board or body; ammo: shots left."""

    key: str
    ammo: int = 0


@atom
class Wound(metaclass=Interned):
    """A wound card in its space. Face down nobody knows it."""

    card: str
    up: bool = False


@drafted
class Player:
    """One character. field -1 before placing. body: the dead figure lies on its field and can be looted.

    entered: order of arrival on the field. met: herbivores that stood on the field when it was entered this turn.
    turn / coming: what holds in this / the next turn. tally: own progress, sorted pairs. way: how it survived.
    """

    character: str = ""
    goal: str = ""
    field: int = -1
    ap: int = 0
    energy: tuple[int, ...] = ()
    items: tuple[Item, ...] = ()
    wounds: tuple[Wound, ...] = ()
    bleeding: bool = False
    hidden: bool = False
    alive: bool = True
    body: bool = False
    points: int = 0
    entered: int = 0
    met: tuple[int, ...] = ()
    turn: tuple[str, ...] = ()
    coming: tuple[str, ...] = ()
    tally: tuple[tuple[str, int], ...] = ()
    peek: tuple[str, str] = ("", "")
    way: str = ""


@drafted
class Dino:
    """A living dinosaur in play. id: 10 and up, in the order of placing. damage: red markers. marks: bits of cards.marks."""

    id: int
    card: str
    field: int
    damage: int = 0
    marks: int = 0


@record
class Body:
    """The figure of a dead dinosaur."""

    card: str
    field: int


@drafted
class State:
    """Everything. Masks are sets of land fields; decks have their top at the end. seat -1: nobody.

    bags: (black, red) left per area. tiles: by `map.PLACE`. up: uncovered location fields. plant: 0 face down, 1 uncovered,
    2 repaired. boat: 0 none, 1 sabotaged, 2 repaired; boat_at: its water hex. signal: round of sending, 0 = off.
    once: the bunker has had power. saved: the bunker lies on lava. deeds: fields the saboteur sabotaged herself.
    own_power: the bunker has a source of its own. modes: the variants, see `variants`.
    drawn: item cards lying open while somebody chooses.
    """

    round: int
    phase: str
    starter: int
    seat: int
    ties: bool
    players: tuple[Player, ...]
    dinos: tuple[Dino, ...]
    bodies: tuple[Body, ...]
    next_id: int
    arrivals: int
    bags: tuple[tuple[int, int], ...]
    tiles: tuple[str, ...]
    up: int
    lava: int
    encounters: int
    stock: tuple[str, ...]
    discard: tuple[str, ...]
    aside: tuple[str, ...]
    day: tuple[str, ...]
    night: tuple[str, ...]
    past: tuple[str, ...]
    event: str
    meetings: tuple[str, ...]
    met: tuple[str, ...]
    wounds: tuple[str, ...]
    eruptions: tuple[str, ...]
    erupted: tuple[str, ...]
    items: tuple[tuple[str, ...], ...]
    gone: tuple[str, ...]
    drawn: tuple[str, ...]
    objects: tuple[tuple[int, str], ...]
    dug: int
    plant: int
    generator: int
    petrol: int
    sabotage: int
    mended: int
    deeds: int
    nursery: bool
    once: bool
    saved: bool
    tunnels: bool
    signal: int
    boat: int
    boat_at: int
    own_power: bool
    modes: tuple[str, ...]
    over: bool
    stack: tuple[Frame, ...] = ()
    asked: tuple[Prompt[Action], ...] | None = cached()


class PlayerDraft:
    """A Player that can be written to."""

    __slots__ = slots(Player)
    character: str
    goal: str
    field: int
    ap: int
    energy: tuple[int, ...]
    items: tuple[Item, ...]
    wounds: tuple[Wound, ...]
    bleeding: bool
    hidden: bool
    alive: bool
    body: bool
    points: int
    entered: int
    met: tuple[int, ...]
    turn: tuple[str, ...]
    coming: tuple[str, ...]
    tally: tuple[tuple[str, int], ...]
    peek: tuple[str, str]
    way: str


class DinoDraft:
    """A Dino that can be written to."""

    __slots__ = slots(Dino)
    id: int
    card: str
    field: int
    damage: int
    marks: int


class StateDraft:
    """A State that can be written to; only `evolve` does."""

    __slots__ = slots(State)
    round: int
    phase: str
    starter: int
    seat: int
    ties: bool
    players: tuple[Player, ...]
    dinos: tuple[Dino, ...]
    bodies: tuple[Body, ...]
    next_id: int
    arrivals: int
    bags: tuple[tuple[int, int], ...]
    tiles: tuple[str, ...]
    up: int
    lava: int
    encounters: int
    stock: tuple[str, ...]
    discard: tuple[str, ...]
    aside: tuple[str, ...]
    day: tuple[str, ...]
    night: tuple[str, ...]
    past: tuple[str, ...]
    event: str
    meetings: tuple[str, ...]
    met: tuple[str, ...]
    wounds: tuple[str, ...]
    eruptions: tuple[str, ...]
    erupted: tuple[str, ...]
    items: tuple[tuple[str, ...], ...]
    gone: tuple[str, ...]
    drawn: tuple[str, ...]
    objects: tuple[tuple[int, str], ...]
    dug: int
    plant: int
    generator: int
    petrol: int
    sabotage: int
    mended: int
    deeds: int
    nursery: bool
    once: bool
    saved: bool
    tunnels: bool
    signal: int
    boat: int
    boat_at: int
    own_power: bool
    modes: tuple[str, ...]
    over: bool
    stack: tuple[Frame, ...]
    asked: tuple[Prompt[Action], ...] | None


PLAYER = Twin(Player, PlayerDraft)
DINO = Twin(Dino, DinoDraft)
STATE = Twin(State, StateDraft, players=PLAYER, dinos=DINO)

Board: TypeAlias = State | StateDraft
"""What questions about the table are asked of: a published state or an open draft."""
