"""The normal computer player: looks for items and ways off the island, avoids teeth, and goes home in time."""

import heapq
from collections.abc import Callable

from rules.core.chance import Chance
from rules.core.game import Prompt
from rules.sauria.actions import Accept, Action, Aim, Back, Choose, Decline, Do, Drop, Go, Pick, Stop, Use
from rules.sauria.cards.items import ITEMS
from rules.sauria.costs import usable_items
from rules.sauria.dinosaurs import left
from rules.sauria.inventory import deck_here, load, spaces
from rules.sauria.map import BOAT, KIND, ZONE
from rules.sauria.means import STRIDES
from rules.sauria.movement import leave_units, provoked
from rules.sauria.places import face_down, find, on_lava, powered, protected, steps, tile_at, tunnel_stops
from rules.sauria.state import State
from rules.sauria.survival import SIGNAL_LIMIT, way_out

LAST = 16
DARING = 13
BURN = 20.0
PATIENCE = 1.3
"""Effort per round left at which it is time to go home."""
WORTH: dict[str, int] = {
    "boat_parts": 9, "satellite_phone": 9, "petrol": 8, "generator": 7, "assault_rifle": 6, "first_aid_kit": 6,
    "shotgun": 6, "hunting_rifle": 6, "torch": 5, "headlamp": 5, "wrench": 5, "tranquilliser_pistol": 5, "rail_cannon": 5,
    "bandage": 4, "padded_vest": 4, "egg": 4, "dna": 4, "camera": 6, "sample_kit": 5, "brush_kit": 5,
}  # fmt: skip
"""How gladly an item is kept; 3 for all others."""


# --- where to ---


def danger(t: State, seat: int, f: int) -> int:
    """How many dinosaurs there would attack."""
    return sum(provoked(t, seat, d) for d in t.dinos if d.field == f)


def paths(t: State, seat: int) -> dict[int, tuple[float, int]]:
    """(effort, first step) to every field in reach; near the end lava may be crossed once, if that is survived."""
    p = t.players[seat]
    start = p.field
    dares = t.round >= DARING and len(p.wounds) + sum(w.up for w in p.wounds) < 5
    best: dict[int, tuple[float, int]] = {start: (0.0, start)}
    queue: list[tuple[float, int, int]] = [(0.0, start, start)]
    while queue:
        effort, f, first = heapq.heappop(queue)
        if effort > best[f][0]:
            continue
        for n in steps(t, f):
            burns = n != BOAT and on_lava(t, n)
            if burns and (not dares or effort >= BURN):
                continue
            price = effort + 1 + BURN * burns + 2 * danger(t, seat, n) + (0.3 if n != BOAT and KIND[n] == "jungle" else 0)
            if n not in best or price < best[n][0]:
                best[n] = (price, n if f == start else first)
                heapq.heappush(queue, (price, n, n if f == start else first))
    return best


def havens(t: State) -> tuple[int, ...]:
    """Fields where the end of round 16 is survived as things stand."""
    found = [f for f in (find(t, "helipad"),) if f >= 0 and 0 < t.signal <= SIGNAL_LIMIT]
    bunker = find(t, "bunker")
    if bunker >= 0 and protected(t, bunker):
        found.append(bunker)
    return (*found, BOAT) if t.boat == 2 else tuple(found)


def errands(t: State, seat: int) -> tuple[int, ...]:
    """Fields where something can be done for everybody's way home, most useful first."""
    held = {item.key for item in t.players[seat].items}
    bunker, tower, plant, docks = (find(t, k) for k in ("bunker", "radio_tower", "power_plant", "docks"))
    fuel = held & {"petrol", "generator"}
    found = []
    if docks >= 0 and t.boat == 1 and "boat_parts" in held:
        found.append(docks)
    if bunker >= 0 and not t.once and t.round < 10 and fuel:
        found.append(bunker)
    if tower >= 0 and not t.signal and t.round <= SIGNAL_LIMIT and (fuel or powered(t, tower)):
        found.append(tower)
    if plant >= 0 and t.plant == 1 and t.round <= SIGNAL_LIMIT - 1:
        found.append(plant)
    return tuple(found)


def goal(t: State, seat: int) -> int:
    """The field to walk to now; the own one to stay."""
    here = t.players[seat].field
    ways = paths(t, seat)
    safe = [f for f in havens(t) if f in ways]
    rounds_left = LAST - t.round
    if safe:
        home = min(safe, key=lambda f: (ways[f][0], f))
        if ways[home][0] % BURN + 3 >= rounds_left * PATIENCE or (here in safe and rounds_left <= 4):
            return home
    for f in errands(t, seat):
        if f in ways:
            return f
    late = t.round >= 8
    hidden = [f for f in face_down(t) if f in ways and (not late or ZONE[f] == 3)]
    if hidden:
        return min(hidden, key=lambda f: (ways[f][0] + (0 if ZONE[f] == 3 or t.round > 4 else 1), f))
    if safe:
        return min(safe, key=lambda f: (ways[f][0], f))
    pad = find(t, "helipad")
    if pad in ways:
        return pad
    away = [f for f in ways if ZONE[f] == 3] if late else []
    return min(away, key=lambda f: (ways[f][0], f)) if away else here


def towards(t: State, seat: int) -> int:
    """The first step of the way."""
    target = goal(t, seat)
    return paths(t, seat)[target][1]


# --- the turn ---


def turn(t: State, prompt: Prompt[Action], chance: Chance) -> Action | None:
    """One action of the menu."""
    seat = prompt.seat
    p = t.players[seat]
    may = {a.what for a in prompt.choices if isinstance(a, Do)}
    here = p.field
    if all(f != BOAT and on_lava(t, f) for f in steps(t, here)):
        may -= set(STRIDES)
    home = here in havens(t)
    if home and LAST - t.round <= 1 and way_out(t, seat) in ("boat", "bunker"):
        return Do("rest" if "rest" in may and p.wounds else "pass")
    for what in ("radio_tower.signal", "repair", "nursery.egg", "counselor.tend"):
        if what in may:
            return Do(what)
    if "item" in may and best_item(t, seat) is not None:
        return Do("item")
    hurt = len(p.wounds) + sum(w.up for w in p.wounds)
    if hurt >= 3 and "clinic.treat" in may:
        return Do("clinic.treat")
    threats = leave_units(t, seat)
    if LAST - t.round <= 1 and havens(t):
        return Do(dig_in(t, seat, may) if home else make_for_home(may, bool(threats)))
    if threats:
        return Do(under_attack(t, seat, may, hurt))
    if hurt >= 5 and "rest" in may and not errands(t, seat):
        return Do("rest")
    if "search" in may and worth_searching(t, seat, p.ap):
        return Do("quick_search" if "quick_search" in may and p.ap == 1 else "search")
    target = goal(t, seat)
    if target != here:
        return Do(gait(t, seat, may))
    if "tunnel" in may and not home and set(tunnel_stops(t, seat, here)) & set(havens(t)):
        return Do("tunnel")
    for what in ("hide", "rest", "search"):
        if what in may and (what != "hide" or t.round == LAST):
            return Do(what)
    return Do("pass")


def dig_in(t: State, seat: int, may: set[str]) -> str:
    """At home in the last rounds: hide, shoot, rest; never step away."""
    wanted = ("hide", "burst", "attack") if armed(t, seat) else ("hide",)
    return next((what for what in (*wanted, "rest") if what in may), "pass")


def make_for_home(may: set[str], chased: bool) -> str:
    """Not at home in the last rounds: as fast as it goes."""
    wanted = ("evade", "sprint", "sneak", "move") if chased else ("sprint", "sneak", "move")
    return next((what for what in (*wanted, "tunnel", "quiet") if what in may), "pass")


def under_attack(t: State, seat: int, may: set[str], hurt: int) -> str:
    """Shoot what can be killed, slip away from the rest."""
    if "evade" in may and hurt >= 2:
        return "evade"
    weak = any(left(d) <= 2 for d in t.dinos if d.field == t.players[seat].field)
    if "burst" in may and armed(t, seat):
        return "burst"
    if "attack" in may and (armed(t, seat) or weak):
        return "attack"
    return "evade" if "evade" in may else "sprint" if "sprint" in may else "move" if "move" in may else "pass"


def armed(t: State, seat: int) -> bool:
    """Whether there is a loaded ranged weapon."""
    return any(item.ammo for item in t.players[seat].items)


def worth_searching(t: State, seat: int, ap: int) -> bool:
    """Search while there is room and time."""
    room = spaces(t, seat) - load(t, seat, t.players[seat].items)
    return room > 0 and ap >= 2 and t.round <= 12 and bool(deck_here(t, seat)) and not errands(t, seat)


def gait(t: State, seat: int, may: set[str]) -> str:
    """How to walk: sprint when the way is long and the night is not, sneak where it is loud."""
    far = paths(t, seat)[goal(t, seat)][0]
    if "sprint" in may and (far >= 4 or LAST - t.round <= 2) and t.players[seat].ap == 1:
        return "sprint"
    if "sneak" in may:
        return "sneak"
    return "move" if "move" in may else "quiet" if "quiet" in may else "pass"


def best_item(t: State, seat: int) -> int | None:
    """The slot of an item that should be used now."""
    p = t.players[seat]
    tile = tile_at(t, p.field)
    hurt = len(p.wounds) + sum(w.up for w in p.wounds)
    for slot, item in enumerate(p.items):
        card = ITEMS[item.key]
        if card.ap is None or card.ap > p.ap:
            continue
        wanted = {
            "satellite_phone": not t.signal and t.round <= SIGNAL_LIMIT,
            "first_aid_kit": hurt >= 3,
            "bandage": hurt >= 2 or p.bleeding,
            "petrol": tile is not None and tile.key in ("bunker", "radio_tower") and not powered(t, p.field),
            "generator": tile is not None and tile.key in ("bunker", "radio_tower") and not powered(t, p.field),
            "sample_kit": True,
            "camera": True,
            "adrenaline": t.round >= LAST - 2,
            "urine": bool(leave_units(t, seat)),
            "gas_grenade": bool(leave_units(t, seat)),
            "firecracker": bool(leave_units(t, seat)),
            "drone": True,
        }.get(item.key, False)
        if wanted and slot in usable_items(t, seat):
            return slot
    return None


# --- all other questions ---


def item(t: State, prompt: Prompt[Action], chance: Chance) -> Action | None:
    """The item that made the turn choose "item"."""
    slot = best_item(t, prompt.seat)
    return Back() if slot is None else Use(slot)


def field(t: State, prompt: Prompt[Action], chance: Chance) -> Action | None:
    """The next step; a sprint stops at the goal or before teeth."""
    seat = prompt.seat
    first = towards(t, seat)
    if first == t.players[seat].field:
        open_ = [a for a in prompt.choices if isinstance(a, Go) and (a.field == BOAT or not on_lava(t, a.field))]
        calm = sorted(open_, key=lambda a: danger(t, seat, a.field))
        return Stop() if Stop() in prompt.choices else calm[0] if calm else Back()
    return Go(first)


def tunnel(t: State, prompt: Prompt[Action], chance: Chance) -> Action | None:
    """To a haven, or anywhere else."""
    return next((Go(f) for f in havens(t) if Go(f) in prompt.choices), prompt.choices[0])


def surplus(t: State, prompt: Prompt[Action], chance: Chance) -> Action | None:
    """The least useful item goes."""
    items = t.players[prompt.seat].items
    slots = [a.slot for a in prompt.choices if isinstance(a, Drop)]
    return Drop(min(slots, key=lambda s: WORTH.get(items[s].key, 3))) if slots else None


def keep(t: State, prompt: Prompt[Action], chance: Chance) -> Action | None:
    """The most useful of the open cards stays."""
    return Pick(max(range(len(t.drawn)), key=lambda i: WORTH.get(t.drawn[i], 3)))


def target(t: State, prompt: Prompt[Action], chance: Chance) -> Action | None:
    """The dinosaur nearest to death."""
    lp = {d.id: left(d) for d in t.dinos}
    ids = [a.piece for a in prompt.choices if isinstance(a, Aim) and a.piece in lp]
    return Aim(min(ids, key=lambda i: (lp[i], i))) if ids else None


def offer(t: State, prompt: Prompt[Action], chance: Chance) -> Action | None:
    """Agree to gifts and to swaps that are worth it."""
    _, _, get, lose = prompt.about
    return Accept() if sum(WORTH.get(k, 3) for k in get) >= sum(WORTH.get(k, 3) for k in lose) else Decline()


def first(t: State, prompt: Prompt[Action], chance: Chance) -> Action | None:
    """The first choice."""
    return prompt.choices[0]


def energy(t: State, prompt: Prompt[Action], chance: Chance) -> Action | None:
    """Sprint and evade before the rest."""
    return next((Choose(k) for k in ("evade", "sprint", "sneak") if Choose(k) in prompt.choices), None)


Answer = Callable[[State, Prompt[Action], Chance], Action | None]
ANSWERS: dict[str, Answer] = {
    "turn": turn, "field": field, "step": field, "tunnel": tunnel, "item": item, "surplus": surplus, "lose": surplus,
    "keep": keep, "target": target, "offer": offer, "weapon": first, "energy": energy, "heal": first, "photo": first,
}  # fmt: skip
