"""What a player can answer. Small and interned: actions are compared by identity."""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias, TypeVar

from rules.core.record import Interned, atom


@atom
class Take(metaclass=Interned):
    """Choose a character (SAU-SETUP-01)."""

    character: str


@atom
class Do(metaclass=Interned):
    """Choose an action of the turn's menu: a basic or special action, "trade", "loot", "tunnel", "item", "discard", "pass",
    or the key of a location action ("radio_tower.signal") or trait ("saboteur.sabotage")."""

    what: str


@atom
class Go(metaclass=Interned):
    """Choose a field or a water hex."""

    field: int


@atom
class Aim(metaclass=Interned):
    """Choose a piece: a seat (0–4) or a dinosaur (10 and up)."""

    piece: int


@atom
class Use(metaclass=Interned):
    """Choose an item by its position on the board; -1: bare hands."""

    slot: int


@atom
class Drop(metaclass=Interned):
    """Discard the item at that position; -1: one of the cards just drawn stays out."""

    slot: int


@atom
class Pick(metaclass=Interned):
    """Choose by position: a wound space, a drawn card."""

    n: int


@atom
class Choose(metaclass=Interned):
    """Choose by name: a branch of a card, a special action."""

    option: str


@atom
class Give(metaclass=Interned):
    """Put an own item into the offer, or take it out."""

    slot: int


@atom
class Want(metaclass=Interned):
    """Ask for an item of the partner, or no longer."""

    slot: int


@atom
class Send(metaclass=Interned):
    """Make the offer."""


@atom
class Accept(metaclass=Interned):
    """Agree to the offer."""


@atom
class Decline(metaclass=Interned):
    """Refuse the offer."""


@atom
class Withdraw(metaclass=Interned):
    """Take the offer back."""


@atom
class Back(metaclass=Interned):
    """Leave a decision that has cost nothing yet."""


@atom
class Stop(metaclass=Interned):
    """Leave out what may be left out."""


Action: TypeAlias = (
    Take | Do | Go | Aim | Use | Drop | Pick | Choose | Give | Want | Send | Accept | Decline | Withdraw | Back | Stop
)
A = TypeVar("A")
ACTIONS = (Take, Do, Go, Aim, Use, Drop, Pick, Choose, Give, Want, Send, Accept, Decline, Withdraw, Back, Stop)


@lru_cache(maxsize=4096)
def each(kind: Callable[[int], A], numbers: tuple[int, ...]) -> tuple[A, ...]:
    """The choices between these fields, pieces or slots, made once for each set that occurs."""
    return tuple(map(kind, numbers))
