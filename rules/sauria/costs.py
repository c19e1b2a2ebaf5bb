"""What a player may do and what it costs; why not, if not (chapter Actions)."""

from rules.sauria.cards.characters import SPECIALS, TRAITS
from rules.sauria.cards.items import DECKS, ITEMS
from rules.sauria.cards.tiles import ACTIONS
from rules.sauria.combat import targets
from rules.sauria.inventory import corpses, deck_here, partners, reloadable
from rules.sauria.movement import MOVES
from rules.sauria.perform import possible
from rules.sauria.places import carries, in_force, powered, steps, tile_at, tunnel_stops, wounded
from rules.sauria.repair import repairs
from rules.sauria.state import Board

AP: dict[str, int] = {
    "move": 1, "attack": 1, "quiet": 2, "search": 2, "reload": 2, "rest": 3, "repair": 3,
    "sneak": 1, "sprint": 1, "burst": 1, "quick_search": 1, "evade": 2, "scour": 3, "hide": 3,
    "trade": 1, "loot": 1, "tunnel": 3,
}  # fmt: skip
"""Printed costs (SAU-ACT-12 to -25, -30 to -32)."""
LEAST: dict[str, int] = {**AP, "repair": 1, "reload": 1, "item": 0, "discard": 0}
"""The least an action can cost anybody."""
STRIDES = tuple(what for what in MOVES if what != "tunnel")
"""The movement actions that a broken leg makes dearer."""

Why = tuple[str, str]
"""(rule ID, word) of what forbids an action."""


def cost(b: Board, seat: int, what: str) -> int:
    """AP of an action for this player now; an item's cost is its card's (`item_cost`)."""
    ap = AP.get(what)
    if ap is None:
        return ACTIONS[what].ap if what in ACTIONS else TRAITS[what].ap if what in TRAITS else 0
    if what == "repair":
        return 1 if carries(b, seat, "repair") else ap - int(carries(b, seat, "cutter"))
    if what == "reload" and b.players[seat].character == "ranger" and deck_here(b, seat) == "ranger":
        return 1
    if what in STRIDES and wounded(b, seat, "leg") and "walked" not in b.players[seat].turn:
        return ap + 1
    return ap


def uses_energy(b: Board, seat: int, what: str) -> bool:
    """Special actions use 1 energy, except Scour at the shed (SAU-LOC-19, SAU-R-092)."""
    if what not in SPECIALS:
        return False
    if what != "scour":
        return True
    tile = tile_at(b, b.players[seat].field)
    return tile is None or tile.key != "shed"


def usable_items(b: Board, seat: int) -> tuple[int, ...]:
    """Slots of items that can be used by themselves now (SAU-ITEM-07); equal ones once."""
    p = b.players[seat]
    found = []
    for slot, item in enumerate(p.items):
        card = ITEMS[item.key]
        if card.ap is None or card.ap > p.ap or p.items.index(item) != slot:
            continue
        if any(possible(b, seat, effect) for effect in card.effects):
            found.append(slot)
    return tuple(found)


def blocked(b: Board, seat: int, what: str, granted: bool = False) -> Why | None:
    """Why an action cannot be chosen now, or None. granted: AP are waived, nothing else (SAU-R-096)."""
    p = b.players[seat]
    if not granted and cost(b, seat, what) > p.ap:
        return "SAU-ACT-01", "ap"
    if what in SPECIALS:
        if "dazed" in p.turn:
            return "SAU-WOUND-04", "dazed"
        if uses_energy(b, seat, what) and not p.energy[SPECIALS.index(what)]:
            return "SAU-ACT-06", "energy"
        if what in ("quick_search", "scour") and in_force(b, "no_rummaging"):
            return "SAU-EVENT-03", "event"
    if what in ("scour", "repair") and wounded(b, seat, "ribs"):
        return "SAU-WOUND-04", "ribs"
    return nothing(b, seat, what)


def nothing(b: Board, seat: int, what: str) -> Why | None:
    """What an action lacks to act on."""
    p = b.players[seat]
    if what == "tunnel":
        return None if tunnel_stops(b, seat, p.field) else ("SAU-TUNNEL-03", "tunnel")
    if what in STRIDES:
        return None if steps(b, p.field) else ("SAU-BUNKER-06", "nowhere")
    if what in ("attack", "burst"):
        return None if targets(b, seat) else ("SAU-COMBAT-16", "no target")
    if what in ("search", "quick_search", "scour"):
        deck = deck_here(b, seat)
        return None if deck and b.items[DECKS.index(deck)] else ("SAU-R-115", "nothing to search")
    if what == "reload":
        return None if reloadable(b, seat) else ("SAU-WEAPON-08", "nothing to reload")
    if what == "repair":
        return None if repairs(b, seat) else ("SAU-R-043", "nothing to repair")
    if what == "hide":
        return ("SAU-ACT-26", "bleeding") if p.bleeding else ("SAU-ACT-25", "hidden") if p.hidden else None
    if what == "trade":
        return None if partners(b, seat) else ("SAU-TRADE-01", "nobody")
    if what == "loot":
        return None if corpses(b, seat) else ("SAU-DEATH-07", "no body")
    if what == "item":
        return None if usable_items(b, seat) else ("SAU-ITEM-07", "no item")
    if what == "discard":
        return None if p.items else ("SAU-ITEM-09", "no item")
    if what in ACTIONS:
        action = ACTIONS[what]
        if action.power and not powered(b, p.field):
            return "SAU-POWER-03", "no power"
        return None if any(possible(b, seat, x) for x in action.effects) else ("SAU-ACT-09", "no use")
    if what in TRAITS:
        trait = TRAITS[what]
        if trait.once and what in p.turn:
            return "SAU-ACT-36", "once"
        return None if any(possible(b, seat, x) for x in trait.effects) else ("SAU-ACT-36", "no use")
    return None
