# ruff: noqa: E501 (a card is read as one literal)
"""The 25 location tiles: 4 of zone 1, 8 of zone 2, 12 of zone 3, and the boat, which lies in the water."""

from rules.core.record import record
from rules.sauria.effects import (
    Bandage,
    Each,
    Effects,
    Energy,
    Gain,
    Heal,
    Hurt,
    Peek,
    Place,
    Reload,
    Signal,
    Strike,
    TakeObject,
    Uncover,
)


@record
class LocationAction:
    """What can be done on a tile: key "tile.verb", AP, whether it needs power."""

    key: str
    name: str
    ap: int
    effects: Effects
    power: bool = False


@record
class Tile:
    """type: hazard, medical, technology, ranger, maintenance or "" (boat). noise: symbols. reveal: when uncovered."""

    key: str
    name: str
    zone: int
    type: str
    text: str = ""
    noise: int = 0
    encounter: bool = False
    tunnel: bool = False
    power: bool = False
    reveal: Effects = ()
    actions: tuple[LocationAction, ...] = ()


TILES: dict[str, Tile] = {
    t.key: t
    for t in (
        Tile("bunker", "Bunker", 1, "medical", "Once powered, characters here are safe.", tunnel=True, power=True),
        Tile("visitor_centre", "Visitor centre", 1, "technology", "1 AP: look at the top lava card.",
             actions=(LocationAction("visitor_centre.map", "Read the seismograph", 1, (Peek("lava"),)),)),
        Tile("ranger_station", "Ranger station", 1, "ranger", "1 AP: look at the top dinosaur card.",
             actions=(LocationAction("ranger_station.watch", "Watch the herd", 1, (Peek("dinosaur"),)),)),
        Tile("garage", "Garage", 1, "maintenance", "2 AP: refill 1 energy.",
             actions=(LocationAction("garage.coffee", "Coffee", 2, (Energy(1),)),)),
        Tile("power_plant", "Power plant", 2, "maintenance", "Starts sabotaged. Repaired, it powers the whole island."),
        Tile("nursery", "Nursery", 2, "technology", "Powered the first time: 2 eggs. With power, 1 AP: take one.", power=True,
             actions=(LocationAction("nursery.egg", "Take an egg", 1, (TakeObject("egg"),), power=True),)),
        Tile("shed", "Shed", 2, "maintenance", "Scour costs no energy here.", encounter=True),
        Tile("clinic", "Clinic", 2, "medical", "With power, 2 AP: heal 2 damage and stop bleeding.", power=True,
             actions=(LocationAction("clinic.treat", "Treatment", 2, (Heal(2), Bandage()), power=True),)),
        Tile("armoury", "Armoury", 2, "ranger", "With power, 2 AP: draw 1 ranger item.", power=True,
             actions=(LocationAction("armoury.locker", "Open a locker", 2, (Gain(1, "ranger"),), power=True),)),
        Tile("campsite", "Campsite", 2, "medical", "2 AP: refill 2 energy.", encounter=True,
             actions=(LocationAction("campsite.fire", "By the fire", 2, (Energy(2),)),)),
        Tile("tunnel_access", "Tunnel access", 2, "maintenance", "Opens the tunnels for everybody.", tunnel=True),
        Tile("quarantine_pen", "Quarantine pen", 2, "hazard", "When uncovered: a Compsognathus breaks out here.", noise=1,
             reveal=(Place("compsognathus"),)),
        Tile("helipad", "Helipad", 3, "ranger", "Signal by round 13: everybody here escapes after round 16."),
        Tile("docks", "Docks", 3, "maintenance", "The boat lies in the water beside them."),
        Tile("radio_tower", "Radio tower", 3, "technology", "With power, 1 AP: send the signal.", power=True,
             actions=(LocationAction("radio_tower.signal", "Send the signal", 1, (Signal(),), power=True),)),
        Tile("laboratory", "Laboratory", 3, "technology", "With power, 2 AP: draw 1 technology item.", encounter=True, power=True,
             actions=(LocationAction("laboratory.vault", "Open the vault", 2, (Gain(1, "technology"),), power=True),)),
        Tile("lighthouse", "Lighthouse", 3, "technology", "1 AP: look at the top event card.",
             actions=(LocationAction("lighthouse.log", "Read the log", 1, (Peek("event"),)),)),
        Tile("aviary", "Aviary", 3, "hazard", "When uncovered: every bleeding character is attacked with a red die.",
             noise=1, tunnel=True, reveal=(Each("bleeding", (Strike("R"),)),)),
        Tile("game_trail", "Game trail", 3, "hazard", "A trodden path: 3 noise.", noise=3),
        Tile("collapsed_cliff", "Collapsed cliff", 3, "hazard", "When uncovered: 1 damage to everybody on the coast or the boat.",
             reveal=(Each("coast", (Hurt(1),)),)),
        Tile("lookout", "Lookout", 3, "ranger", "1 AP: uncover any location.", encounter=True,
             actions=(LocationAction("lookout.scan", "Scan the island", 1, (Uncover(),)),)),
        Tile("hunting_lodge", "Hunting lodge", 3, "ranger", "1 AP: refill one ranged weapon of any kind.", encounter=True,
             actions=(LocationAction("hunting_lodge.bench", "Workbench", 1, (Reload(),)),)),
        Tile("field_hospital", "Field hospital", 3, "medical", "1 AP: stop bleeding.", encounter=True,
             actions=(LocationAction("field_hospital.stitch", "Stitches", 1, (Bandage(),)),)),
        Tile("beach_cabin", "Beach cabin", 3, "medical", "A trapdoor into the tunnels.", tunnel=True),
        Tile("boat", "Boat", 0, "", "Repair it with boat parts at the docks. Dinosaurs cannot come here."),
    )
}  # fmt: skip
ACTIONS: dict[str, LocationAction] = {a.key: a for t in TILES.values() for a in t.actions}
BY_ZONE: tuple[tuple[str, ...], ...] = tuple(tuple(k for k, t in TILES.items() if t.zone == z) for z in range(1, 4))
