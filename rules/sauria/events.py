"""What can happen. Events carry the numbers that decided, so that the story can be told from them alone.

A piece is an int: 0–4 a seat, 10 and up a dinosaur, -1 nobody.
"""

from typing import TypeAlias

from rules.core.record import record
from rules.core.resume import Waiting
from rules.sauria.state import Item


@record
class CharacterTaken:
    """A seat has its character and a goal card (secret)."""

    seat: int
    character: str
    goal: str


@record
class Landed:
    """A figure was placed on its start field."""

    seat: int
    field: int


@record
class RoundBegan:
    """The round marker lies on `round`."""

    round: int
    night: bool


@record
class PhaseBegan:
    """phase: "event", "lava", "action", "dinosaur", "clean-up"."""

    phase: str


@record
class EventRevealed:
    """The starting player reveals an event card. reshuffled: the deck was empty and holds these cards now."""

    card: str
    night: bool
    reshuffled: tuple[str, ...] = ()


@record
class EventLeft:
    """The event card is taken away."""

    card: str


@record
class LavaDrawn:
    """A lava card: the nth of its colour."""

    card: str
    nth: int


@record
class LavaPlaced:
    """These fields became lava together. saved: the bunker among them lies on top of its lava hex."""

    fields: tuple[int, ...]
    saved: bool


@record
class TurnBegan:
    """A turn with that many action points."""

    seat: int
    ap: int


@record
class TurnEnded:
    """A turn is over; unspent AP are lost."""

    seat: int
    lost: int


@record
class Paid:
    """An action begins: what, AP and whether 1 energy of that special action was used. A paid stride counts as walking.

    item: the one that is used, where that is the action.
    """

    seat: int
    what: str
    ap: int
    energy: bool
    item: str = ""


@record
class ApGained:
    """More AP this turn."""

    seat: int
    n: int


@record
class Next:
    """Something holds in the player's next turn."""

    seat: int
    what: str


@record
class Flagged:
    """Something that was used once holds for the rest of this turn."""

    seat: int
    what: str


@record
class EnergyChanged:
    """Energy per special action afterwards."""

    seat: int
    energy: tuple[int, ...]


@record
class Moved:
    """A figure moved. how: the action, "lava" is told apart by the map. met: herbivores standing there."""

    seat: int
    start: int
    field: int
    how: str
    met: tuple[int, ...]


@record
class Put:
    """A figure was put somewhere: not a move."""

    seat: int
    start: int
    field: int


@record
class Held:
    """No retreat: the figure stays."""

    seat: int
    field: int


@record
class Hid:
    """A figure was laid down to hide, or stands up again."""

    seat: int
    hidden: bool


@record
class NoiseMade:
    """The sum of an action: its symbols, jungle fields, location symbols, night surcharge, sneak or card effects, total."""

    seat: int
    area: int
    symbols: int
    jungle: int
    places: int
    night: int
    less: int
    total: int


@record
class MarkerDrawn:
    """One noise marker; black and red left in the bag. The bag is filled again at once when it is empty."""

    seat: int
    area: int
    red: bool
    black_left: int
    red_left: int


@record
class BagFilled:
    """The drawn markers went back."""

    area: int
    black: int
    red: int


@record
class DinosaurPlaced:
    """A figure and its card come into play. source: "stock" (top of the deck), "discard", "deck" (searched), "aside".

    stock: after a search in the deck what is left of it, reshuffled (secret); else ().
    """

    dino: int
    card: str
    field: int
    source: str
    stock: tuple[str, ...] = ()


@record
class RaptorPackDrawn:
    """The Raptor Pack card came up and was discarded. source as in DinosaurPlaced."""

    field: int
    source: str = "stock"
    stock: tuple[str, ...] = ()


@record
class Enlisted:
    """A card from the discard pile joined the dinosaur deck; stock is the deck afterwards (secret)."""

    card: str
    stock: tuple[str, ...]


@record
class DinosaurMoved:
    """why: "prey", "kin", "lava", "event"; prey: the piece it walks to; distance before the step; rank of the prey."""

    dino: int
    start: int
    field: int
    why: str
    prey: int = -1
    distance: int = 0
    rank: int = 0


@record
class DinosaurIdle:
    """It does nothing, and why: "lying", "distracted", "calm", "no prey", "no way", "panicked", "pack"."""

    dino: int
    why: str


@record
class DinosaursAte:
    """A carnivore or pack ate; all bodies on the field are gone."""

    dinos: tuple[int, ...]
    field: int
    cards: tuple[str, ...]
    seats: tuple[int, ...]


@record
class Marked:
    """A status marker was laid or removed."""

    dino: int
    mark: int
    on: bool


@record
class Rolled:
    """An attack. why: "attack", "counter", "leaving", "hunt", "fight", "card"; item: the weapon; dice and faces in order."""

    by: int
    target: int
    why: str
    dice: str
    faces: tuple[int, ...]
    damage: int
    item: str = ""


@record
class DinosaurHurt:
    """Red markers on a dinosaur card; by: who gets the credit."""

    dino: int
    damage: int
    total: int
    by: int = -1


@record
class DinosaurDied:
    """It is a body now; its card is on the discard pile (pack members: aside)."""

    dino: int
    card: str
    field: int
    by: int = -1


@record
class WoundDrawn:
    """A damage: a wound card lies face down in the next free space (the card is secret)."""

    seat: int
    card: str


@record
class WoundTurned:
    """A damage with all spaces full: the card in this space is face up now."""

    seat: int
    space: int
    card: str


@record
class Absorbed:
    """An item took a damage and is gone."""

    seat: int
    slot: int
    item: str


@record
class Healed:
    """A wound card went under the wound deck (secret while face down)."""

    seat: int
    space: int
    card: str
    up: bool


@record
class Bled:
    """The blood cube was taken or lost."""

    seat: int
    bleeding: bool


@record
class Died:
    """A character is dead and lies on its field."""

    seat: int
    field: int


@record
class ItemsDrawn:
    """Cards from an item deck, lying open."""

    seat: int
    deck: str
    cards: tuple[str, ...]


@record
class ItemKept:
    """One of the open cards comes to the board."""

    seat: int
    card: str
    ammo: int


@record
class ItemRefused:
    """One of the open cards leaves the game."""

    seat: int
    card: str


@record
class ItemDropped:
    """An item left the board and the game. why: "discarded", "used", "wound", "surplus"."""

    seat: int
    slot: int
    item: str
    why: str


@record
class ObjectGained:
    """An egg or DNA; field: where it lay, -1: from the supply."""

    seat: int
    kind: str
    field: int = -1


@record
class ObjectsLaid:
    """Carried objects lie on a field."""

    field: int
    kind: str
    n: int
    nursery: bool = False


@record
class AmmoChanged:
    """Shots left on a weapon."""

    seat: int
    slot: int
    item: str
    ammo: int


@record
class Traded:
    """An accepted offer. ap: what the proposer paid."""

    seat: int
    partner: int
    give: tuple[Item, ...]
    want: tuple[Item, ...]
    ap: int


@record
class TradeEnded:
    """An offer that came to nothing: "declined", "withdrawn"."""

    seat: int
    partner: int
    why: str


@record
class Looted:
    """An item of a dead player was taken."""

    seat: int
    dead: int
    slot: int
    item: Item


@record
class Uncovered:
    """A location tile is face up. by: who entered, -1: nobody. marker: an encounter marker was laid."""

    field: int
    tile: str
    by: int
    marker: bool


@record
class MarkerSpent:
    """The encounter of a field is over for the game."""

    field: int


@record
class EncounterDrawn:
    """An encounter card. reshuffled: the deck was empty and holds these cards now."""

    seat: int
    card: str
    reshuffled: tuple[str, ...] = ()


@record
class Chosen:
    """A choice offered by a card."""

    seat: int
    book: str
    option: str


@record
class PlantRepaired:
    """The power plant works."""

    field: int
    seat: int


@record
class Repaired:
    """A sabotage marker was turned over."""

    field: int
    seat: int


@record
class Sabotaged:
    """A sabotage marker of the saboteur lies on a field."""

    field: int
    seat: int


@record
class PetrolPoured:
    """One location has power of its own."""

    field: int
    seat: int


@record
class GeneratorOn:
    """All power-capable locations of an area have power."""

    area: int
    seat: int


@record
class BunkerOn:
    """The bunker has had power: from now on it protects."""

    field: int


@record
class BoatPlaced:
    """The boat lies in the water beside the docks."""

    water: int


@record
class BoatRepaired:
    """The boat can be entered."""

    seat: int


@record
class SignalSent:
    """The emergency signal; in_time: by round 13."""

    seat: int
    round: int
    in_time: bool


@record
class PointsGained:
    """Victory points of an encounter."""

    seat: int
    n: int
    book: str


@record
class Tallied:
    """Progress of a count that no other event shows (its owner alone may know)."""

    seat: int
    count: str
    n: int = 1


@record
class Peeked:
    """A look at the top card of a deck (the card is secret to others)."""

    seat: int
    deck: str
    card: str


@record
class Dug:
    """A find was recorded on a field."""

    seat: int
    field: int


@record
class BodiesCleared:
    """Clean-up took these bodies off the board."""

    cards: tuple[tuple[str, int], ...]


@record
class StarterPassed:
    """The starting player marker goes on."""

    seat: int


@record
class Rescued:
    """A character is safe: "helicopter", "boat", "bunker"."""

    seat: int
    way: str


@record
class GameEnded:
    """The game is over."""


Event: TypeAlias = (
    CharacterTaken | Landed | RoundBegan | PhaseBegan | EventRevealed | EventLeft | LavaDrawn | LavaPlaced | TurnBegan
    | TurnEnded | Paid | ApGained | Next | Flagged | EnergyChanged | Moved | Put | Held | Hid | NoiseMade | MarkerDrawn
    | BagFilled | DinosaurPlaced | RaptorPackDrawn | Enlisted | DinosaurMoved | DinosaurIdle | DinosaursAte | Marked
    | Rolled | DinosaurHurt | DinosaurDied | WoundDrawn | WoundTurned | Absorbed | Healed | Bled | Died | ItemsDrawn
    | ItemKept | ItemRefused | ItemDropped | ObjectGained | ObjectsLaid | AmmoChanged | Traded | TradeEnded | Looted
    | Uncovered | MarkerSpent | EncounterDrawn | Chosen | PlantRepaired | Repaired | Sabotaged | PetrolPoured
    | GeneratorOn | BunkerOn | BoatPlaced | BoatRepaired | SignalSent | PointsGained | Tallied | Peeked | Dug
    | BodiesCleared | StarterPassed | Rescued | GameEnded | Waiting
)  # fmt: skip
EVENTS: tuple[type, ...] = Event.__args__
REVEALING: tuple[type, ...] = (
    EventRevealed, LavaDrawn, MarkerDrawn, DinosaurPlaced, RaptorPackDrawn, Enlisted, Rolled, WoundDrawn, WoundTurned,
    ItemsDrawn, Uncovered, EncounterDrawn, Peeked,
)  # fmt: skip
"""A die, a marker, a card or a tile: decks and tiles lie ready since the setup, so chance need not be asked for them."""
