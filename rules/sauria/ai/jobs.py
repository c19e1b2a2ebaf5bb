"""What a player could do where: every job with its field, its AP and the victory points that it promises."""

from collections.abc import Iterator
from typing import NamedTuple

from rules.sauria.ai.risk import Hunters, frailty, hurt_of, leaving, toll
from rules.sauria.ai.routes import Terrain, time_left
from rules.sauria.ai.wants import RATE, draw_worth, item_worth, seen, wants
from rules.sauria.ai.ways import WONDERS, homes, nearer, steps_worth, stops, tunnels_open, uncovering
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.cards.items import DECKS, ITEMS
from rules.sauria.cards.marks import LYING
from rules.sauria.dinosaurs import species
from rules.sauria.inventory import load, spaces
from rules.sauria.map import AREA, BOAT, KIND, LAND, LOCATIONS, NEAR, ZONE, bits
from rules.sauria.places import carries, face_down, find, on_lava, powered, tile_at
from rules.sauria.state import Item, State

ENERGY = (0.25, 0.8, 0.5, 0.8, 0.9, 0.5, 0.5)
"""AP that an energy is worth: sneak, sprint, burst, quick search, evade, scour, hide."""
EVADING = 1.3
"""AP that slipping away from attackers costs more than walking."""
BLOOD = 1.5
"""AP that bleeding costs."""
YIELD = 0.3
"""What an errand is worth to a player when somebody else is nearer to it."""


class Job(NamedTuple):
    """Go to a field and spend AP there on an action of the menu ("" = be there). arg: item key or other detail."""

    field: int
    ap: float
    value: float
    what: str = ""
    arg: str = ""


class Mind:
    """What one seat works out of its view for one decision."""

    def __init__(self, t: State, seat: int) -> None:
        self.t, self.seat = t, seat
        self.p = t.players[seat]
        self.here = self.p.field
        self.hurt = frailty(t, self.p)
        self.wanted = wants(t, seat)
        self.hunters = Hunters(t, seat)
        liking = (self.wanted.get("noise", 0.0) + 0.2 * self.wanted.get("reds", 0.0)) / RATE / 2
        self.terrain = Terrain(t, seat, self.hunters, liking)
        self.ways = self.terrain.ways(self.here)
        self.homes = homes(t, seat, self.terrain, self.ways)
        self.worth = steps_worth(t, seat)
        self.left = time_left(t, seat)
        self.held = tuple(i.key for i in self.p.items)
        self.room = spaces(t, seat) - load(t, seat, self.p.items)
        self.danger = self.hunters.stay(self.here, self.p.hidden)
        damage, held = leaving(t, seat)
        self.exit = toll(self.hurt, damage) + 0.8 * held if damage or held else 0.0
        evades = self.p.ap >= 2 and self.p.energy[4] > 0
        self.escape = min(self.exit, EVADING) if evades else self.exit

    def item(self, key: str) -> float:
        """Victory points that an item is worth to this seat."""
        return item_worth(self.t, self.seat, key, self.worth, self.wanted)

    def mending(self, n: int) -> float:
        """AP that healing n damage is worth."""
        healed = min(n, len(self.p.wounds))
        return toll(self.hurt - healed, healed) if healed else 0.0


def jobs(m: Mind) -> Iterator[Job]:
    """Everything worth thinking about."""
    yield from errands(m)
    yield from looks(m)
    yield from rummages(m)
    yield from collections(m)
    yield from pursuits(m)
    yield from comforts(m)


def shared(m: Mind, f: int, value: float, own: float = 0.0) -> float:
    """What an errand for everybody is worth: less when others are nearer; own: what only the own goals give."""
    return own + value * YIELD ** min(2, nearer(m.t, m.seat, f))


def errands(m: Mind) -> Iterator[Job]:
    """Steps towards a way off the island that can be done now."""
    t, worth, wanted = m.t, m.worth, m.wanted
    tower, plant, bunker, docks = (find(t, k) for k in ("radio_tower", "power_plant", "bunker", "docks"))
    fuel = next((k for k in ("petrol", "generator") if k in m.held), "")
    if tower >= 0 and not t.signal:
        own = wanted.get("signal", 0.0)
        if powered(t, tower):
            yield Job(tower, 1, shared(m, tower, worth.signal, own), "radio_tower.signal")
        elif fuel and worth.signal:
            yield Job(tower, 2, worth.signal + worth.tower_power + own, "item", fuel)
    if "satellite_phone" in m.held and not t.signal and (worth.signal or "signal" in wanted):
        yield Job(m.here, 1, 2 * worth.signal + wanted.get("signal", 0.0), "item", "satellite_phone")
    cost = 1 if "wrench" in m.held else 2 if "bolt_cutter" in m.held else 3
    mends = wanted.get("repairs", 0.0)
    if plant >= 0 and t.plant == 1:
        spoils = wanted.get("sabotages", 0.0)
        yield Job(plant, cost, shared(m, plant, worth.plant, mends + wanted.get("powered", 0.0) - spoils), "repair")
    if docks >= 0 and t.boat == 1 and carries(t, m.seat, "boat_parts"):
        yield Job(docks, cost, worth.boat + mends, "repair")
    if mends:
        for f in bits(t.sabotage):
            if f != plant or t.plant != 1:
                yield Job(f, cost, mends, "repair")
    if fuel:
        for f in LOCATIONS:
            tile = tile_at(t, f)
            if tile is not None and tile.power and not powered(t, f) and not t.sabotage >> f & 1:
                value = wanted.get("powered", 0.0) + 0.1 + (worth.bunker_power if f == bunker else 0.0)
                yield Job(f, 1 if fuel == "petrol" else 2, value, "item", fuel)


def looks(m: Mind) -> Iterator[Job]:
    """Unknown locations, encounters, areas that were not entered yet."""
    t, wanted = m.t, m.wanted
    meeting = WONDERS + wanted.get("encounters", 0.0)
    by_zone = [uncovering(t, zone, m.worth, meeting) + wanted.get("uncovered", 0.0) for zone in (1, 2, 3)]
    for f in face_down(t):
        yield Job(f, 0, by_zone[ZONE[f] - 1])
    for f in bits(t.encounters):
        if not on_lava(t, f):
            yield Job(f, 0, meeting)
    if "areas" in wanted:
        been = {count for count, _ in m.p.tally}
        new = [a for a in range(4) if f"area{a}" not in been]
        for f in range(LAND):
            if AREA[f] in new and not on_lava(t, f):
                yield Job(f, 0, wanted["areas"])


def rummages(m: Mind) -> Iterator[Job]:
    """Searching at uncovered locations."""
    t = m.t
    known = seen(t)
    value: dict[str, float] = {}
    cost = 1.0 + m.terrain.noise[0] if m.p.energy[3] else 2.0
    for f in LOCATIONS:
        tile = tile_at(t, f)
        if tile is None or tile.type not in DECKS or (t.saved and tile.key == "bunker" and f != m.here):
            continue
        if tile.type not in value:
            full = (0.45 if m.room <= 0 else 1.0) * min(1.0, (16 - t.round) / 3)
            drawn = draw_worth(t, m.seat, tile.type, m.worth, m.wanted, known)
            value[tile.type] = full * drawn + m.wanted.get("items", 0.0)
        yield Job(f, cost, value[tile.type], "search")
        if tile.key in ("armoury", "laboratory") and powered(t, f):
            yield Job(f, 2, value[tile.type], "armoury.locker" if tile.key == "armoury" else "laboratory.vault")
        if tile.key == "lookout" and face_down(t):
            zone3 = any(ZONE[x] == 3 for x in face_down(t))
            yield Job(f, 1, 0.6 * uncovering(t, 3 if zone3 else 2, m.worth, 0.0), "lookout.scan")
        if tile.key == "hunting_lodge" or "reloads" in m.wanted:
            for i in spent(m):
                if tile.key == "hunting_lodge":
                    yield Job(f, 1, 0.4 + m.wanted.get("reloads", 0.0), "hunting_lodge.bench", i.key)
                elif (ITEMS[i.key].deck or "ranger") == tile.type:
                    yield Job(f, 2, 0.2 + m.wanted.get("reloads", 0.0), "reload", i.key)


def spent(m: Mind) -> Iterator[Item]:
    """Weapons to be refilled: those with less than half of their shots, or any for a goal."""
    for item in m.p.items:
        weapon = ITEMS[item.key].weapon
        if weapon is not None and item.ammo < weapon.ammo and (item.ammo * 2 < weapon.ammo or "reloads" in m.wanted):
            yield item


def collections(m: Mind) -> Iterator[Job]:
    """Things that lie about: eggs, bodies of the dead, finds, DNA."""
    t, wanted = m.t, m.wanted
    for f, kind in t.objects:
        if kind in wanted and m.room > 0:
            tile = tile_at(t, f)
            nursery = tile is not None and tile.key == "nursery"
            if not nursery or powered(t, f):
                yield Job(f, 1, wanted[kind], "nursery.egg" if nursery else "collect")
    for q in t.players:
        if not q.alive and q.body and q.items and q.field < BOAT:
            best = max(m.item(i.key) for i in q.items)
            yield Job(q.field, 1, best * (1.0 if m.room > 0 else 0.4), "loot")
    if "finds" in wanted and "brush_kit" in m.held:
        for f in range(LAND):
            if KIND[f] == "jungle" and not t.dug >> f & 1 and not on_lava(t, f):
                yield Job(f, 2, wanted["finds"], "item", "brush_kit")
    if "dna" in wanted and "sample_kit" in m.held and (m.room > 0 or m.held.count("dna") < 2):
        for f in {x.field for x in t.bodies} | {d.field for d in t.dinos if d.marks & LYING}:
            yield Job(f, 1, wanted["dna"], "item", "sample_kit")


def pursuits(m: Mind) -> Iterator[Job]:
    """The own character's ways to points."""
    t, wanted = m.t, m.wanted
    if "camera" in m.held and any(w.startswith("photo") for w in wanted):
        taken = dict(m.p.tally)
        for d in t.dinos:
            kind = species(d)
            value = wanted.get("photos", 0.0) + kind.large * wanted.get("photos_large", 0.0)
            value += (kind.large and kind.carnivore) * wanted.get("photos_large_carnivore", 0.0)
            if f"photo:{kind.kin or kind.key}" not in taken:
                value += wanted.get("photos_species", 0.0)
            if value:
                for f in (d.field, *bits(NEAR[d.field])):
                    if not on_lava(t, f):
                        yield Job(f, 1, value, "item", "camera")
    if "sabotages" in wanted and m.p.character == "saboteur":
        yield from spoiling(m)
    if "tunnels" in wanted and tunnels_open(t, m.seat):
        ends = stops(t)
        bunker = find(t, "bunker")
        ends = (*ends, bunker) if bunker >= 0 and (not t.saved or m.here == bunker) else ends
        if len(ends) > 1 or (t.once and ends):
            for f in ends:
                yield Job(f, 3, wanted["tunnels"], "tunnel")
    if "shuffles" in wanted and "chaotician.shuffle" not in m.p.turn:
        yield Job(m.here, 1, wanted["shuffles"], "chaotician.shuffle")
    if "jammer" in m.held and "shuffles" in wanted:
        yield Job(m.here, 1, wanted["shuffles"], "item", "jammer")
    for s, q in enumerate(t.players):
        if s == m.seat or not q.alive or q.field >= BOAT or q.hidden:
            continue
        if "trades" in wanted:
            yield Job(q.field, 1, wanted["trades"], "trade")
        if m.p.character == "counselor" and q.wounds:
            mercy = 0.25 if "coop" in t.modes and hurt_of(q) > 3 else 0.0
            if "helped" in wanted or mercy:
                yield Job(q.field, 1, wanted.get("helped", 0.0) + mercy, "counselor.tend")


def spoiling(m: Mind) -> Iterator[Job]:
    """The saboteur's trait, where it does not cut off her own way home."""
    t = m.t
    for f in LOCATIONS:
        tile = tile_at(t, f)
        if tile is None or (t.sabotage | t.deeds) >> f & 1:
            continue
        if not (tile.power or (tile.key == "power_plant" and t.plant == 2)):
            continue
        harm = 0.0
        if tile.key == "radio_tower" and not t.signal:
            harm = m.worth.signal + m.worth.tower_power
        elif tile.key == "bunker" and m.here != f:
            harm = 3.0 if not t.once or any(h.kind == "bunker" for _, h in m.homes) else 0.0
        elif tile.key == "power_plant" and not t.signal and t.round <= 13:
            harm = m.worth.signal
        if "coop" in t.modes:
            harm *= 2
        yield Job(f, 2, m.wanted["sabotages"] - harm, "saboteur.sabotage")


def comforts(m: Mind) -> Iterator[Job]:
    """Resting, healing, and what else does the own body good."""
    t, p = m.t, m.p
    full = CHARACTERS[p.character].energy
    rounds = (16 - t.round) / 16
    tired = sum(w * (a - b) for w, a, b in zip(ENERGY, full, p.energy, strict=True))
    if "energy_free" in m.wanted and t.round >= 12:
        tired = -4.0
    rest = RATE * (min(1.0, 0.3 + rounds) * tired * (t.round < 15) + m.mending(1)) + m.wanted.get("rests", 0.0)
    yield Job(m.here, 3, rest, "rest")
    clinic = find(t, "clinic")
    if clinic >= 0 and powered(t, clinic) and p.wounds:
        yield Job(clinic, 2, RATE * (m.mending(2) + BLOOD * p.bleeding), "clinic.treat")
    hospital = find(t, "field_hospital")
    if hospital >= 0 and p.bleeding:
        yield Job(hospital, 1, RATE * BLOOD, "field_hospital.stitch")
    camp = find(t, "campsite")
    if camp >= 0 and tired >= 1.5:
        yield Job(camp, 2, RATE * min(1.0, 0.3 + rounds) * min(tired, 1.6), "campsite.fire")
    for key, heals in (("bandage", 1), ("first_aid_kit", 3)):
        if key in m.held and (len(p.wounds) >= heals or p.bleeding):
            value = RATE * (m.mending(heals) + BLOOD * p.bleeding) - (0.1 if heals == 1 else 0.35)
            yield Job(m.here, ITEMS[key].ap or 1, value, "item", key)
    if "energy_bar" in m.held and tired >= 1.6:
        yield Job(m.here, 0.1, RATE * 1.4, "item", "energy_bar")
    if "jammer" in m.held and m.here < BOAT and "shuffles" not in m.wanted:
        black, red = t.bags[AREA[m.here]]
        yield Job(m.here, 1, 0.25 if t.stock and red > 0.25 * (black + red) else -1.0, "item", "jammer")
    if "ammo_printer" in m.held and any(spent(m)):
        yield Job(m.here, 1, 0.35 + m.wanted.get("reloads", 0.0), "item", "ammo_printer")
    if "drone" in m.held and face_down(t):
        zone = 3 if any(ZONE[f] == 3 for f in face_down(t)) else 2
        yield Job(m.here, 1, 0.75 * uncovering(t, zone, m.worth, 0.0) - 0.1, "item", "drone")
