"""What a player may do and what it costs; why not, if not (chapter Actions)."""

from collections.abc import Callable

from rules.sauria.cards.characters import CHARACTERS, SPECIALS, TRAITS
from rules.sauria.cards.items import DECKS, ITEMS
from rules.sauria.cards.tiles import ACTIONS
from rules.sauria.cards.wounds import WOUNDS
from rules.sauria.combat import targets
from rules.sauria.inventory import collectable, corpses, partners, reloadable
from rules.sauria.perform import possible
from rules.sauria.places import carries, forbids, powered, steps, tile_at, tunnel_stops
from rules.sauria.repair import repairs
from rules.sauria.state import Board

AP: dict[str, int] = {
    "move": 1, "attack": 1, "quiet": 2, "search": 2, "reload": 2, "rest": 3, "repair": 3,
    "sneak": 1, "sprint": 1, "burst": 1, "quick_search": 1, "evade": 2, "scour": 3, "hide": 3,
    "trade": 1, "loot": 1, "collect": 1, "tunnel": 3,
}  # fmt: skip
"""Printed costs (SAU-ACT-12 to -25, -30 to -32)."""
TRAITS_OF: dict[str, tuple[str, ...]] = {k: tuple(a.key for a in c.actions) for k, c in CHARACTERS.items()}
STRIDES = ("move", "quiet", "sneak", "sprint", "evade")
"""The movement actions that a broken leg makes dearer."""
SPECIAL: dict[str, int] = {what: i for i, what in enumerate(SPECIALS)}
RUMMAGING = ("quick_search", "scour")
STRENUOUS = ("scour", "repair")

Why = tuple[str, str]
"""(rule ID, word) of what forbids an action."""


class Facts:
    """What one player can act on, looked up once for all actions of a menu."""

    __slots__ = ("ap", "b", "deck", "field", "p", "seat", "steps", "stride", "tile", "wounds")

    def __init__(self, b: Board, seat: int) -> None:
        p = b.players[seat]
        self.b, self.seat, self.p, self.field, self.ap = b, seat, p, p.field, p.ap
        self.wounds = [WOUNDS[w.card].lasting for w in p.wounds if w.up] if p.wounds else ()
        self.stride = 1 if "leg" in self.wounds and "walked" not in p.turn else 0
        self.tile = tile_at(b, p.field)
        self.deck = self.tile.type if self.tile is not None and self.tile.type in DECKS else ""
        self.steps = steps(b, p.field)


def _repair(facts: Facts, ap: int) -> int:
    if carries(facts.b, facts.seat, "repair"):
        return 1
    return ap - int(carries(facts.b, facts.seat, "cutter"))


def _reload(facts: Facts, ap: int) -> int:
    return 1 if facts.deck == "ranger" and facts.p.character == "ranger" else ap


def _stride(facts: Facts, ap: int) -> int:
    return ap + facts.stride


CHANGED: dict[str, Callable[[Facts, int], int]] = {
    "repair": _repair,
    "reload": _reload,
    **dict.fromkeys(STRIDES, _stride),
}
"""Actions whose cost depends on items, traits or wounds."""


def price(facts: Facts, what: str) -> int:
    """AP of an action for this player now; an item's cost is its card's."""
    ap = AP.get(what)
    if ap is None:
        return ACTIONS[what].ap if what in ACTIONS else TRAITS[what].ap if what in TRAITS else 0
    change = CHANGED.get(what)
    return change(facts, ap) if change else ap


def cost(b: Board, seat: int, what: str) -> int:
    """AP of an action for this player now."""
    return price(Facts(b, seat), what) if what in CHANGED or what not in AP else AP[what]


def uses_energy(b: Board, seat: int, what: str) -> bool:
    """Special actions use 1 energy, except Scour at the shed (SAU-LOC-19, SAU-R-092)."""
    if what != "scour":
        return what in SPECIAL
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
    return obstacle(Facts(b, seat), what, granted)


def obstacle(facts: Facts, what: str, granted: bool = False) -> Why | None:
    """The same, with the player's facts known."""
    lacks = NEEDS.get(what)
    return dear(facts, what, granted) or (lacks(facts) if lacks else _own_action(facts, what))


def dear(facts: Facts, what: str, granted: bool = False) -> Why | None:
    """Whether AP, energy, a wound or the event forbid an action that has something to act on."""
    if not granted and price(facts, what) > facts.ap:
        return "SAU-ACT-01", "ap"
    special = SPECIAL.get(what)
    if special is not None:
        if "dazed" in facts.p.turn:
            return "SAU-WOUND-04", "dazed"
        if not facts.p.energy[special] and uses_energy(facts.b, facts.seat, what):
            return "SAU-ACT-06", "energy"
        if what in RUMMAGING and forbids(facts.b, facts.seat, "no_rummaging"):
            return "SAU-EVENT-03", "event"
    if "ribs" in facts.wounds and what in STRENUOUS:
        return "SAU-WOUND-04", "ribs"
    return None


def _no_step(facts: Facts) -> Why | None:
    return None if facts.steps else ("SAU-BUNKER-06", "nowhere")


def _no_tunnel(facts: Facts) -> Why | None:
    tile = facts.tile
    found = tile is not None and tile.tunnel and tunnel_stops(facts.b, facts.seat, facts.field)
    return None if found else ("SAU-TUNNEL-03", "tunnel")


def _no_target(facts: Facts) -> Why | None:
    return None if facts.b.dinos and targets(facts.b, facts.seat) else ("SAU-COMBAT-16", "no target")


def _no_deck(facts: Facts) -> Why | None:
    deck = facts.deck
    return None if deck and facts.b.items[DECKS.index(deck)] else ("SAU-R-115", "nothing to search")


def _no_weapon(facts: Facts) -> Why | None:
    found = facts.deck and reloadable(facts.b, facts.seat)
    return None if found else ("SAU-WEAPON-08", "nothing to reload")


def _no_marker(facts: Facts) -> Why | None:
    b = facts.b
    return None if (b.sabotage or b.boat == 1) and repairs(b, facts.seat) else ("SAU-R-043", "nothing to repair")


def _no_hiding(facts: Facts) -> Why | None:
    p = facts.p
    return ("SAU-ACT-26", "bleeding") if p.bleeding else ("SAU-ACT-25", "hidden") if p.hidden else None


def _no_partner(facts: Facts) -> Why | None:
    return None if partners(facts.b, facts.seat) else ("SAU-TRADE-01", "nobody")


def _no_body(facts: Facts) -> Why | None:
    return None if corpses(facts.b, facts.seat) else ("SAU-DEATH-07", "no body")


def _no_object(facts: Facts) -> Why | None:
    return None if facts.b.objects and collectable(facts.b, facts.seat) else ("SAU-ITEM-12", "no object")


def _no_use(facts: Facts) -> Why | None:
    return None if facts.p.items and usable_items(facts.b, facts.seat) else ("SAU-ITEM-07", "no item")


def _no_item(facts: Facts) -> Why | None:
    return None if facts.p.items else ("SAU-ITEM-09", "no item")


def _nothing(facts: Facts) -> Why | None:
    return None


MENU: tuple[tuple[Callable[[Facts], Why | None], tuple[str, ...]], ...] = (
    (_no_step, STRIDES),
    (_no_target, ("attack", "burst")),
    (_no_deck, ("search", "quick_search", "scour")),
    (_no_weapon, ("reload",)),
    (_nothing, ("rest",)),
    (_no_marker, ("repair",)),
    (_no_hiding, ("hide",)),
    (_no_tunnel, ("tunnel",)),
    (_no_use, ("item",)),
    (_no_partner, ("trade",)),
    (_no_body, ("loot",)),
    (_no_object, ("collect",)),
    (_no_item, ("discard",)),
)
"""What everybody may do, in the order of the menu, by what it needs to act on."""
ALL_ACTIONS: tuple[str, ...] = tuple(what for _, actions in MENU for what in actions)
LEAST: dict[str, int] = {what: 1 if what in ("repair", "reload") else AP.get(what, 0) for what in ALL_ACTIONS}
"""The least that an action can cost anybody."""
NEEDS: dict[str, Callable[[Facts], Why | None]] = {what: need for need, actions in MENU for what in actions}


def open_actions(b: Board, seat: int) -> tuple[str, ...]:
    """Everything of the menu and of the own actions that the player may do now."""
    facts = Facts(b, seat)
    ap, found = facts.ap, []
    for need, actions in MENU:
        if need(facts) is None:
            found += [what for what in actions if LEAST[what] <= ap and dear(facts, what) is None]
    found += [what for what in own_actions(facts) if obstacle(facts, what) is None]
    return tuple(found)


def own_actions(facts: Facts) -> tuple[str, ...]:
    """Keys of the location actions here and of the character's traits."""
    traits = TRAITS_OF[facts.p.character]
    return (*(a.key for a in facts.tile.actions), *traits) if facts.tile and facts.tile.actions else traits


def _own_action(facts: Facts, what: str) -> Why | None:
    """Location actions and traits: power, once a turn, and whether they would do anything."""
    b, seat = facts.b, facts.seat
    if what in ACTIONS:
        action = ACTIONS[what]
        if action.power and not powered(b, facts.field):
            return "SAU-POWER-03", "no power"
        return None if any(possible(b, seat, x) for x in action.effects) else ("SAU-ACT-09", "no use")
    trait = TRAITS[what]
    if trait.once and what in facts.p.turn:
        return "SAU-ACT-36", "once"
    return None if any(possible(b, seat, x) for x in trait.effects) else ("SAU-ACT-36", "no use")
