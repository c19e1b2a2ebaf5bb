"""What can be unfinished. A frame of a player has `seat` and is cut when that player dies.

Paths into a card's effects are tuples: index, then branch and index again ((1, 0, 2) = third effect of the first branch of
the second effect). No frame holds a card that anybody may not see.
"""

from rules.core.record import record
from rules.core.resume import Frame


@record
class Opening:
    """Setup: left = seats that still choose a character or a field. stage: "character", "field"."""

    stage: str
    left: tuple[int, ...]


@record
class Round:
    """The round's phases in order; `phase` counts them."""

    phase: int = 0


@record
class Pause:
    """A phase is over and there is something to look at: waits for Proceed."""


@record
class Damage:
    """`fields` became lava: damage to these seats, then to the dinosaurs there."""

    fields: tuple[int, ...]
    left: tuple[int, ...]


@record
class Actions:
    """The action phase: seats that still have their turn."""

    left: tuple[int, ...]


@record
class Turn:
    """A player's turn."""

    seat: int


@record
class Plan:
    """An action whose target is being chosen; nothing is paid yet. granted: by a card, without AP."""

    seat: int
    what: str
    granted: bool = False
    target: int = -1
    slot: int = -2


@record
class Act:
    """An action under way: its movement and noise, and the wounds it turned (the outermost one keeps them).

    stage: 0 a step runs above, 1 asks for the next one, 2 what it does runs above, 3 noise is made, wounds follow.
    noise: its noise symbols.
    """

    seat: int
    what: str
    granted: bool
    stage: int
    steps: int = 0
    noise: int = 0
    jungle: int = 0
    places: int = 0
    todo: tuple[Frame, ...] = ()


@record
class Step:
    """One step of a movement. stage: 0 not yet there, 1 uncovered, 2 the encounter is drawn."""

    seat: int
    to: int
    what: str
    stage: int = 0


@record
class Leave:
    """Leave attacks: units (dinosaurs that attack as one) still to come. named: the first of equals has been chosen."""

    seat: int
    units: tuple[tuple[int, ...], ...]
    held: bool = False
    named: bool = False


@record
class Assault:
    """A player's attack rolls on one dinosaur. slot -2: the weapon is to be chosen.

    held: the item that lay in the slot at the last roll; a counterattack may have taken it since, or moved it up.
    """

    seat: int
    target: int
    slot: int
    rolls: int
    held: str = ""


@record
class Perform:
    """Carries out a card's effects from `path` on. seat -1: an event, the starting player chooses."""

    seat: int
    book: str
    path: tuple[int, ...]


@record
class EachSeat:
    """The effects at `path` for one seat after another."""

    seats: tuple[int, ...]
    book: str
    path: tuple[int, ...]


@record
class Keep:
    """Cards drawn from an item deck lie open: `keep` of them may be kept."""

    seat: int
    keep: int


@record
class Overflow:
    """More items than spaces: discard until they fit."""

    seat: int


@record
class Mend:
    """Heal n wound cards of the player's choice."""

    seat: int
    n: int


@record
class Recharge:
    """Refill n energy, one at a time."""

    seat: int
    n: int


@record
class Trade:
    """An offer being made (sent False) or waiting for the partner. Slots of both boards."""

    seat: int
    partner: int
    give: tuple[int, ...] = ()
    want: tuple[int, ...] = ()
    sent: bool = False


@record
class Mooring:
    """The player who uncovered the docks picks the boat's water hex."""

    seat: int


@record
class Hunt:
    """The dinosaur phase: dinosaurs that have acted; carnivores first."""

    acted: tuple[int, ...]
    herbivores: bool = False


@record
class Beast:
    """One dinosaur or pack acts. prey, to: what the starting player decided (-1: not yet)."""

    unit: tuple[int, ...]
    prey: int = -1
    to: int = -1


@record
class Fight:
    """A fight between dinosaurs on one field. carnivores: those that take part.

    aims: (attacker, target) pairs that are decided, first that of the beginner. mode: "herbivores", "duel" (carnivores,
    until one is dead), "among" (large carnivores after the herbivores, until one is left). mixed: small and large of both
    kinds began it, so that each size keeps to its own until the large herbivores and the small carnivores are dead.
    """

    field: int
    carnivores: tuple[int, ...]
    aims: tuple[tuple[int, int], ...]
    mode: str
    rounds: int = 0
    mixed: bool = False


@record
class Wandering:
    """An event lets these dinosaurs move one field. prey, to: what the starting player decided for the first (-1: open)."""

    left: tuple[int, ...]
    prey: int = -1
    to: int = -1


FRAMES = (
    Opening, Round, Pause, Damage, Actions, Turn, Plan, Act, Step, Leave, Assault, Perform, EachSeat, Keep, Overflow,
    Mend, Recharge, Trade, Mooring, Hunt, Beast, Fight, Wandering,
)  # fmt: skip
