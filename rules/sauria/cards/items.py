# ruff: noqa: E501 (a card is read as one literal)
"""The item cards: four decks and the unique starting items.

A weapon has dice against large and small dinosaurs ("" = cannot be used against that size); reach 1 = also from an
adjacent field; ammo 0 = melee. `passive` names what holds while the item is carried.
"""

from rules.core.record import record
from rules.sauria.cards.marks import DISTRACTED, NARCOTISED
from rules.sauria.effects import (
    AP,
    Bandage,
    Dig,
    Effects,
    Energy,
    Generator,
    Heal,
    Mark,
    Peek,
    Petrol,
    Photo,
    RefillBag,
    Reload,
    Sample,
    Signal,
    Uncover,
)

DECKS = ("medical", "maintenance", "ranger", "technology")


@record
class Weapon:
    """effect: "" damage, "stun", "narcotise", "kill"."""

    large: str
    small: str
    ammo: int = 0
    reach: int = 0
    effect: str = ""


@record
class ItemCard:
    """ap: cost when used (None = not used by itself). used_up: discarded after use. size: item spaces. noise: symbols."""

    key: str
    name: str
    deck: str
    copies: int
    text: str
    ap: int | None = None
    effects: Effects = ()
    used_up: bool = True
    size: int = 1
    weapon: Weapon | None = None
    passive: str = ""
    noise: int = 0


ITEMS: dict[str, ItemCard] = {
    i.key: i
    for i in (
        # medical
        ItemCard("bandage", "Bandage", "medical", 4, "Stop bleeding, heal 1 damage.", 1, (Bandage(), Heal(1))),
        ItemCard("first_aid_kit", "First-aid kit", "medical", 4, "Stop bleeding, heal 3 damage.", 2, (Bandage(), Heal(3))),
        ItemCard("energy_bar", "Energy bar", "medical", 4, "Refill 2 energy.", 0, (Energy(2),)),
        ItemCard("adrenaline", "Adrenaline", "medical", 3, "2 more AP this turn.", 0, (AP(2),)),
        ItemCard("padded_vest", "Padded vest", "medical", 3, "The next damage you would take is absorbed; then discard it.",
                 passive="armour"),
        # maintenance
        ItemCard("boat_parts", "Boat parts", "maintenance", 3, "Lets you repair the boat at the docks; discarded then.",
                 passive="boat_parts"),
        ItemCard("petrol", "Petrol", "maintenance", 3, "Power the power-capable location you stand on.", 1, (Petrol(),)),
        ItemCard("torch", "Torch", "maintenance", 3, "A light source.", passive="light"),
        ItemCard("headlamp", "Headlamp", "maintenance", 2, "A light source.", passive="light"),
        ItemCard("wrench", "Wrench", "maintenance", 4, "Repair costs 1 AP.", weapon=Weapon("", "Y"), passive="repair"),
        ItemCard("firecracker", "Firecrackers", "maintenance", 3, "All dinosaurs on your field are distracted. 1 noise.", 1,
                 (Mark(DISTRACTED, "all"),), noise=1),
        # ranger
        ItemCard("machete", "Machete", "ranger", 3, "All jungle fields of one action together cost at most 1 noise.",
                 weapon=Weapon("G", "Y"), passive="machete"),
        ItemCard("pistol", "Pistol", "ranger", 4, "6 shots.", weapon=Weapon("Y", "R", 6)),
        ItemCard("shotgun", "Shotgun", "ranger", 3, "4 shots.", weapon=Weapon("R", "RY", 4)),
        ItemCard("assault_rifle", "Assault rifle", "ranger", 2, "6 shots.", size=2, weapon=Weapon("RY", "RR", 6)),
        ItemCard("tranquilliser_pistol", "Tranquilliser pistol", "ranger", 3, "3 shots, also from an adjacent field. A hit stuns.",
                 weapon=Weapon("R", "R", 3, 1, "stun")),
        ItemCard("tranquilliser_rifle", "Tranquilliser rifle", "ranger", 1,
                 "2 shots, also from an adjacent field. A hit narcotises.", size=2, weapon=Weapon("RY", "RY", 2, 1, "narcotise")),
        ItemCard("bait", "Bait", "ranger", 2, "Distract one dinosaur on your field.", 1, (Mark(DISTRACTED, "one"),)),
        # technology
        ItemCard("satellite_phone", "Satellite phone", "technology", 2, "Send the emergency signal.", 1, (Signal(),)),
        ItemCard("generator", "Emergency generator", "technology", 1, "Power all power-capable locations of your area.", 2,
                 (Generator(),), size=2),
        ItemCard("rail_cannon", "Rail cannon", "technology", 1, "1 shot. A hit kills any dinosaur.", size=2,
                 weapon=Weapon("B", "B", 1, 0, "kill")),
        ItemCard("urine", "Bottle of T-Rex urine", "technology", 3, "All dinosaurs on your field are distracted.", 0,
                 (Mark(DISTRACTED, "all"),)),
        ItemCard("drone", "Drone", "technology", 4, "Uncover any location.", 1, (Uncover(),)),
        ItemCard("gas_grenade", "Sleeping gas", "technology", 3, "All dinosaurs on your field are narcotised.", 1,
                 (Mark(NARCOTISED, "all"),)),
        ItemCard("jammer", "Sound jammer", "technology", 2, "The drawn noise markers of your area go back into the bag.", 1,
                 (RefillBag(),)),
        ItemCard("ammo_printer", "Ammunition printer", "technology", 2, "Refill one ranged weapon anywhere.", 1, (Reload(),)),
        # unique starting items
        ItemCard("brush_kit", "Brush kit", "", 1, "2 AP on a jungle field: a find, once per field.", 2, (Dig(),), used_up=False),
        ItemCard("hunting_rifle", "Hunting rifle", "", 1, "4 shots, also from an adjacent field.",
                 weapon=Weapon("R", "R", 4, 1)),
        ItemCard("sample_kit", "Sample kit", "", 1, "1 AP: DNA from a dead or lying dinosaur on your field.", 1, (Sample(),),
                 used_up=False),
        ItemCard("camera", "Camera", "", 1, "1 AP: photograph a dinosaur on your field or beside it.", 1, (Photo(),),
                 used_up=False),
        ItemCard("bolt_cutter", "Bolt cutter", "", 1, "Repair costs 1 AP less.", passive="cutter", weapon=Weapon("", "G")),
        ItemCard("field_radio", "Field radio", "", 1, "1 AP: look at the top event card.", 1, (Peek("event"),), used_up=False),
        # carried objects
        ItemCard("egg", "Egg", "", 7, "Carried; scored at the end."),
        ItemCard("dna", "DNA", "", 7, "Carried; scored at the end."),
    )
}  # fmt: skip
DECK: dict[str, tuple[str, ...]] = {
    deck: tuple(i.key for i in ITEMS.values() if i.deck == deck for _ in range(i.copies)) for deck in DECKS
}
OBJECTS = ("egg", "dna")
"""Carried objects: they take an item space but are not item cards."""
