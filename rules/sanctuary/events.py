"""What happens. Each event is one fact with the numbers it needs; `evolve` folds them, words are made from them.

seat is always the player whose board changes. Colours, warehouses and areas are indices (values.COLOURS; area 0 = home).
"""

from typing import TypeAlias

from rules.core.record import Interned, atom, record
from rules.core.resume import Waiting
from rules.sanctuary.state import Owed


@record
class Began:
    """The table is laid: first has the first player card, sets are the animal sets by seat, display the expansions."""

    first: int
    advanced: bool
    sets: tuple[str, ...]
    display: tuple[str, ...]


@record
class Dealt:
    """A pile was laid out, cards by position. opened: closed boundaries that count as open this round (SAN-DEAL-R04)."""

    cards: tuple[str, ...]
    opened: tuple[int, ...]


@atom
class Placed(metaclass=Interned):
    """Volunteer k of a seat stands on the card at a position."""

    seat: int
    k: int
    at: int


@atom
class Unplaced(metaclass=Interned):
    """Volunteer k found no legal card and is not placed this round (SAN-PLACE-R03)."""

    seat: int
    k: int


@atom
class Used(metaclass=Interned):
    """Volunteer k begins its main (what "main") action or the side action (what "side") of the card at a position."""

    seat: int
    k: int
    what: str
    at: int


@atom
class Turned(metaclass=Interned):
    """A once-effect begins; its token is turned."""

    seat: int
    token: str


@atom
class Copied(metaclass=Interned):
    """The main or side action (what) of a card is performed through a copy."""

    seat: int
    card: str
    what: str


@atom
class Borrowed(metaclass=Interned):
    """The volunteer standing at a position is played in place of the own volunteer k (SAN-EXP-05)."""

    seat: int
    k: int
    at: int


@atom
class Forwent(metaclass=Interned):
    """Volunteer k's main action is given up as a price."""

    seat: int
    k: int


@atom
class Gained(metaclass=Interned):
    """n markers come to the management center."""

    seat: int
    c: int
    n: int


@atom
class Discarded(metaclass=Interned):
    """n markers leave the management center for the supply."""

    seat: int
    c: int
    n: int


@atom
class Stored(metaclass=Interned):
    """n markers go from the management center to the warehouse of their colour."""

    seat: int
    c: int
    n: int


@atom
class Arrived(metaclass=Interned):
    """An animal enters its habitat with population 1."""

    seat: int
    c: int


@atom
class Grew(metaclass=Interned):
    """The population of an animal rises by one."""

    seat: int
    c: int


@atom
class Satisfied(metaclass=Interned):
    """A satisfaction token is placed under an animal."""

    seat: int
    c: int


@atom
class Expanded(metaclass=Interned):
    """An expansion is taken from the display and put at warehouse c."""

    seat: int
    token: str
    c: int


@atom
class Shifted(metaclass=Interned):
    """An own expansion moves to warehouse c."""

    seat: int
    token: str
    c: int


@atom
class Became(metaclass=Interned):
    """A token counts from now on as `as_` (SAN-EXP-01)."""

    seat: int
    token: str
    as_: str


@atom
class Bought(metaclass=Interned):
    """A seal goes from the plate of an area to the timeline level of this round."""

    seat: int
    area: int
    level: int


@atom
class Lifted(metaclass=Interned):
    """n seals move up one space from a timeline level."""

    seat: int
    level: int
    n: int


@atom
class Flooded(metaclass=Interned):
    """A flooding token is placed in an area."""

    seat: int
    area: int


@atom
class Forested(metaclass=Interned):
    """A reforestation token is placed in an area."""

    seat: int
    area: int


@atom
class Hired(metaclass=Interned):
    """A "ranger" or "rescuer" joins."""

    seat: int
    who: str


@atom
class Fed(metaclass=Interned):
    """A marker goes from the management center under the i-th ranger or rescuer."""

    seat: int
    who: str
    i: int
    c: int


@atom
class Worked(metaclass=Interned):
    """The i-th ranger or rescuer was used this round."""

    seat: int
    who: str
    i: int


@atom
class Threatened(metaclass=Interned):
    """n threat tokens come from the supply."""

    seat: int
    n: int


@atom
class Dropped(metaclass=Interned):
    """n threat tokens leave for the supply."""

    seat: int
    n: int


@atom
class Gave(metaclass=Interned):
    """A threat token moves to the board of another player."""

    seat: int
    to: int


@atom
class Offered(metaclass=Interned):
    """A reaction is open (SAN-EXP-03)."""

    owed: Owed


@atom
class Answered(metaclass=Interned):
    """The oldest open reaction of a seat is settled: how "yes", "no" or "lapsed" (no longer possible)."""

    seat: int
    how: str


@atom
class Always(metaclass=Interned):
    """A seat wants to react whenever it is free (on), or be asked again."""

    seat: int
    on: bool


@atom
class Tipped(metaclass=Interned):
    """Volunteer k is resolved and lies on its card."""

    seat: int
    k: int


@atom
class Cleaned(metaclass=Interned):
    """Cleanup: volunteers, cards and turned once-per-round tokens; the first player card goes to `first`."""

    first: int


@atom
class EndEffect(metaclass=Interned):
    """An at-game-end expansion that changes the board acts (its changes follow)."""

    seat: int
    token: str


@atom
class Ended(metaclass=Interned):
    """The game is over; points are counted from the boards."""


Event: TypeAlias = (
    Began
    | Dealt
    | Placed
    | Unplaced
    | Used
    | Turned
    | Copied
    | Borrowed
    | Forwent
    | Gained
    | Discarded
    | Stored
    | Arrived
    | Grew
    | Satisfied
    | Expanded
    | Shifted
    | Became
    | Bought
    | Lifted
    | Flooded
    | Forested
    | Hired
    | Fed
    | Worked
    | Threatened
    | Dropped
    | Gave
    | Offered
    | Answered
    | Always
    | Tipped
    | Cleaned
    | EndEffect
    | Ended
    | Waiting
)
