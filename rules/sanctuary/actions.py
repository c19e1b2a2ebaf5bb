"""What a seat can press. Interned: two equal actions are one object. `Action` lists them all."""

from typing import TypeAlias

from rules.core.game import Proceed
from rules.core.record import Interned, atom


@atom
class Place(metaclass=Interned):
    """Put the next volunteer on the card at a position (kind "place")."""

    at: int


@atom
class Volunteer(metaclass=Interned):
    """Resolve volunteer k (0 placed first, 1 second) in this turn; in the advanced variant: list that one's actions."""

    k: int


@atom
class Main(metaclass=Interned):
    """Perform the main action of volunteer k (of the borrowed card when an opponent's volunteer is played)."""

    k: int


@atom
class Side(metaclass=Interned):
    """Perform, with volunteer k, the side action of the visible card at a position."""

    k: int
    at: int


@atom
class Feed(metaclass=Interned):
    """Put a marker under an unfed "ranger" or "rescuer"."""

    who: str


@atom
class Work(metaclass=Interned):
    """Use a fed "ranger" (one threat leaves) or "rescuer" (the animal of the fed colour grows)."""

    who: str


@atom
class Use(metaclass=Interned):
    """Use an own once-effect: the expansion token lying on the board (its own id, also when it became a copy)."""

    token: str


@atom
class Relax(metaclass=Interned):
    """Take back "always react when it is free" (kind "turn")."""


@atom
class End(metaclass=Interned):
    """End the turn."""


@atom
class Back(metaclass=Interned):
    """Take the choice back: nothing has been carried out yet."""


@atom
class Stop(metaclass=Interned):
    """Enough: the remaining parts or repetitions are given up."""


@atom
class Everything(metaclass=Interned):
    """All parts of an and/or action that can be done, in printed order."""


@atom
class Part(metaclass=Interned):
    """Part i (0 = first printed) of an and/or action, next."""

    i: int


@atom
class Branch(metaclass=Interned):
    """Branch i of an or action."""

    i: int


@atom
class Again(metaclass=Interned):
    """Once more (a "twice" with nothing to choose)."""


@atom
class Colour(metaclass=Interned):
    """One colour: of the marker paid, stored or fed, the animal, the warehouse. What it is for: the prompt's kind."""

    c: int


@atom
class Colours(metaclass=Interned):
    """One or more different colours at once, as a mask (bit c)."""

    mask: int


@atom
class Markers(metaclass=Interned):
    """The markers gained for the gray symbols of one effect: how many of each colour."""

    r: int
    y: int
    g: int
    b: int


@atom
class Amount(metaclass=Interned):
    """A number of markers or tokens."""

    n: int


@atom
class More(metaclass=Interned):
    """Larger numbers than those listed."""


@atom
class Pick(metaclass=Interned):
    """An expansion token: drawn from the display, moved, or copied (by the prompt's kind)."""

    token: str


@atom
class Warehouse(metaclass=Interned):
    """The warehouse (colour index) at which a token goes."""

    c: int


@atom
class Area(metaclass=Interned):
    """The area (0 home, 1, 2, 3) that is flooded or reforested."""

    a: int


@atom
class Lift(metaclass=Interned):
    """The seals raised, by the timeline level (0 bottom) each is on: (level,) or (level, level)."""

    levels: tuple[int, ...]


@atom
class Opponent(metaclass=Interned):
    """The opponent who receives a threat."""

    seat: int


@atom
class Target(metaclass=Interned):
    """The card (position) whose main or side action is copied, or the opposing volunteer that is borrowed."""

    at: int


@atom
class React(metaclass=Interned):
    """Grow the own animal too (SAN-EXP-03). c: colour of the marker paid, -1 = nothing is paid. always: from now on
    whenever it is free."""

    c: int
    always: bool


@atom
class Decline(metaclass=Interned):
    """Do not react."""


Action: TypeAlias = (
    Place
    | Volunteer
    | Main
    | Side
    | Feed
    | Work
    | Use
    | Relax
    | End
    | Back
    | Stop
    | Everything
    | Part
    | Branch
    | Again
    | Colour
    | Colours
    | Markers
    | Amount
    | More
    | Pick
    | Warehouse
    | Area
    | Lift
    | Opponent
    | Target
    | React
    | Decline
    | Proceed
)
