"""The frames of the resume stack: what is unfinished, as data.

at: the address of an effect, (card or token, "main" / "side" / "token", path of child numbers): see compile.NODES.
memory: the colours remembered for later parts, as a mask. k: which own volunteer acts, -1 = none is named. Interned where
the fields are few small values: frames are made anew at every step.
"""

from typing import TypeAlias

from rules.core.record import Interned, atom, record

Address: TypeAlias = tuple[str, str, tuple[int, ...]]


@atom
class Round(metaclass=Interned):
    """The bottom frame. phase: "reveal", "place", "resolve", "clean", "pause" (waits for Proceed). step: within it."""

    phase: str
    step: int = 0


@atom
class Turn(metaclass=Interned):
    """A resolving turn. k: the volunteer (basic; -1 = not chosen yet) or the one whose actions are listed (advanced).

    lent: for each own volunteer the position of the opposing one played in its place, -1 = none (SAN-EXP-05).
    acted: something was done in this turn.
    """

    seat: int
    k: int = -1
    lent: tuple[int, int] = (-1, -1)
    acted: bool = False


@atom
class Perform(metaclass=Interned):
    """One action: a card's "main" or "side", or an expansion's "token". at: position of the card, -1 for expansions.

    token: the id of the expansion lying on the board (card is then the effect it has). copy: reached through another
    action; the Perform frames below are its chain. did: something of it was carried out.
    """

    seat: int
    card: str
    what: str
    k: int
    at: int
    token: str = ""
    copy: bool = False
    did: bool = False


@atom
class Parts(metaclass=Interned):
    """An and/or: done is a mask of the parts done or given up; everything: go on without asking."""

    seat: int
    at: Address
    memory: int = 0
    done: int = 0
    everything: bool = False
    did: bool = False


@atom
class Either(metaclass=Interned):
    """An or: one branch."""

    seat: int
    at: Address
    memory: int = 0


@atom
class Price(metaclass=Interned):
    """An if … then: paid says that the price was paid or the condition met; memory then holds its colour."""

    seat: int
    at: Address
    memory: int = 0
    paid: bool = False


@atom
class Repeat(metaclass=Interned):
    """Up to n times; done counts."""

    seat: int
    at: Address
    memory: int = 0
    done: int = 0


@record
class Bulk:
    """Any number of one colour. c: the colour, -1 = not chosen. base: how far the listed amounts have been turned on."""

    seat: int
    at: Address
    c: int = -1
    base: int = 0


@record
class Exchange:
    """Any number of markers against as many of one other colour. paid: chosen so far by colour. c: colour being counted."""

    seat: int
    at: Address
    paid: tuple[int, int, int, int] = (0, 0, 0, 0)
    c: int = -1
    base: int = 0
    enough: bool = False


@atom
class Single(metaclass=Interned):
    """An atomic effect that may ask for its target. pick: a first choice already made (token, warehouse …)."""

    seat: int
    at: Address
    memory: int = 0
    pick: str = ""
    optional: bool = False


@atom
class Feeding(metaclass=Interned):
    """The owner chooses the marker for an unfed worker."""

    seat: int
    who: str


@atom
class Working(metaclass=Interned):
    """The owner chooses which fed rescuer helps."""

    seat: int
    who: str


Frame: TypeAlias = (
    Round | Turn | Perform | Parts | Either | Price | Repeat | Bulk | Exchange | Single | Feeding | Working
)
