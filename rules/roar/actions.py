"""What seats may press, and what the table itself may do (seat None)."""

from typing import TypeAlias

from rules.core.game import Proceed, Tick
from rules.core.record import Interned, atom


@atom
class Ready(metaclass=Interned):
    """I am here: before the first round, or back after having been withdrawn."""


@atom
class Shout(metaclass=Interned):
    """ "Roar-a-Saurus!": starts a round or ends a Kaboom's pause."""


@atom
class Roll(metaclass=Interned):
    """Roll all dice in the hand."""


@atom
class Hold(metaclass=Interned):
    """Place a die on the dino."""

    die: int


@atom
class Free(metaclass=Interned):
    """Take a die off the dino; it keeps its face until the next roll."""

    die: int


@atom
class Call(metaclass=Interned):
    """Call the name of an action: roaar, grrrr, kaboom or ahh."""

    symbol: str


@atom
class Take(metaclass=Interned):
    """Take this development for an Ahh."""

    development: str


@atom
class Skip(metaclass=Interned):
    """Take no development for this Ahh."""


@atom
class Wish(metaclass=Interned):
    """Add a development at the end of the own wish list."""

    development: str


@atom
class ClearWishes(metaclass=Interned):
    """Empty the own wish list."""


@atom
class Say(metaclass=Interned):
    """Say "klink" or "klonk" in time (reflex mode)."""

    word: str


@atom
class Restarted(metaclass=Interned):
    """Table: the process was started again in the middle of the game (ROAR-TIMING-R15)."""


@atom
class Halt(metaclass=Interned):
    """Table: the host stops the break between two rounds (ROAR-ROUND-R03)."""


@atom
class Continue(metaclass=Interned):
    """Table: the host goes on after Halt."""


@atom
class Seated(metaclass=Interned):
    """Table: from now on a person (human) or the computer plays this seat."""

    seat: int
    human: bool


Action: TypeAlias = (
    Ready
    | Shout
    | Roll
    | Hold
    | Free
    | Call
    | Take
    | Skip
    | Wish
    | ClearWishes
    | Say
    | Restarted
    | Halt
    | Continue
    | Seated
    | Tick
    | Proceed
)
