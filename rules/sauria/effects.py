"""The vocabulary of card effects: what events, encounters, items, wounds, tiles and traits are written in.

Each is data; `perform.py` carries it out for the frame's seat (an event without a seat: the starting player chooses).
"""

from typing import TypeAlias

from rules.core.record import record


@record
class Noise:
    """Draw n noise markers where the figure stands (SAU-R-025; in an encounter with the night surcharge)."""

    n: int = 1


@record
class Hurt:
    """n damage."""

    n: int = 1


@record
class Strike:
    """Attacked with these dice; NR counts as a hit (SAU-R-090)."""

    dice: str


@record
class Heal:
    """Remove up to n wound cards of the player's choice (SAU-R-114)."""

    n: int = 1


@record
class Bleed:
    """Take the blood cube."""


@record
class Bandage:
    """Lose the blood cube."""


@record
class Energy:
    """Refill n energy of the player's choice."""

    n: int


@record
class Tire:
    """Lose all energy of one special action of the player's choice."""


@record
class Gain:
    """Draw n items of a deck; "" = the deck of the location the figure stands on."""

    n: int = 1
    deck: str = ""


@record
class Lose:
    """Discard one item of the player's choice; without items nothing happens."""


@record
class Surplus:
    """Discard what no longer fits the item spaces."""


@record
class Grant:
    """The player may perform an action without AP (SAU-ENC-05, SAU-R-096)."""

    what: str


@record
class Place:
    """Search a named dinosaur and place it (SAU-DECK-11). where: "here", "random" (a land field drawn by chance)."""

    species: str
    where: str = "here"


@record
class Enlist:
    """Add a dinosaur card of a species from the discard pile to the dinosaur deck (SAU-DECK-13)."""

    species: str
    top: bool = False


@record
class Put:
    """Put the figure on a field of the player's choice: "road" or "jungle" of its area. Not a move (SAU-R-052)."""

    where: str


@record
class Uncover:
    """Uncover one face-down location without anybody entering it: "choose" or "random" (SAU-ENC-03)."""

    how: str = "choose"


@record
class Petrol:
    """Power the power-capable location the player stands on (SAU-POWER-07)."""


@record
class Generator:
    """Power all power-capable locations of the player's area (SAU-POWER-06)."""


@record
class Surge:
    """All power-capable locations have power this round (SAU-EVENT-12)."""


@record
class Signal:
    """Send the emergency signal."""


@record
class Points:
    """n victory points when the condition holds: "", "unhurt", "bleeding", "light", "egg", "alone"."""

    n: int
    condition: str = ""


@record
class Mark:
    """Status for dinosaurs: scope "one" or "all" (on the field), "carnivores", "herbivores" (everywhere)."""

    status: int
    scope: str = "one"


@record
class Object:
    """Gain a carried object: "egg" or "dna"."""

    kind: str


@record
class TakeObject:
    """Take one carried object lying on the field."""

    kind: str


@record
class LayObjects:
    """Lay n carried objects on a random undestroyed location field."""

    kind: str
    n: int = 1


@record
class AP:
    """n more AP this turn; outside the own turn in the next one."""

    n: int = 1


@record
class Coming:
    """Something that holds in the player's next turn: "-ap", "+ap", "dazed"."""

    what: str


@record
class Gather:
    """All raptors move onto the field of the one placed first."""


@record
class Wander:
    """Every dinosaur that may moves one field towards the nearest player."""


@record
class RefillBag:
    """The drawn markers of the area the player stands in go back into its bag."""


@record
class Peek:
    """Look at the top card: "dinosaur", "event" or "lava"."""

    what: str


@record
class Photo:
    """Photograph a dinosaur on the same or an adjacent field."""


@record
class Sample:
    """Take DNA from a body or a lying dinosaur on the field."""


@record
class Dig:
    """Record one find of the character's own marker (once per field)."""


@record
class Tend:
    """Heal 1 damage of another player on the same field."""


@record
class Sabotage:
    """Lay a sabotage marker where the player stands (SAU-R-136)."""


@record
class Reload:
    """Refill one ranged weapon anywhere."""


@record
class Branch:
    """One side of a choice."""

    key: str
    effects: tuple["Effect", ...]


@record
class OneOf:
    """The player chooses one branch."""

    branches: tuple[Branch, ...]


@record
class PayAp:
    """The player may pay n AP for the effects ("unless otherwise stated", SAU-ACT-11)."""

    n: int
    effects: tuple["Effect", ...]


@record
class Each:
    """The effects for every living player that `who` names, from the starting player clockwise.

    who: "all", "bleeding", "jungle", "dark" (no light source), "coast" (coast fields and the boat), "lava" (beside lava).
    """

    who: str
    effects: tuple["Effect", ...]


Effect: TypeAlias = (
    Noise | Hurt | Strike | Heal | Bleed | Bandage | Energy | Tire | Gain | Lose | Surplus | Grant | Place | Enlist | Put
    | Uncover | Petrol | Generator | Surge | Signal | Points | Mark | Object | TakeObject | LayObjects | AP | Coming
    | Gather | Wander | RefillBag | Peek | Photo | Sample | Dig | Tend | Sabotage | Reload | OneOf | PayAp | Each
)  # fmt: skip
Effects: TypeAlias = tuple[Effect, ...]
