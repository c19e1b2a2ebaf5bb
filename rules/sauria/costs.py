"""What a player may do now, and why not, if not (chapter Actions)."""

from collections.abc import Callable
from functools import cache, lru_cache

from rules.sauria.cards.characters import CHARACTERS, TRAITS
from rules.sauria.cards.items import DECKS, ITEMS
from rules.sauria.cards.tiles import ACTIONS, TILES
from rules.sauria.combat import ATTACKS, targets
from rules.sauria.effects import Effects
from rules.sauria.inventory import collectable, corpses, deck_of, partners, reloadable
from rules.sauria.means import STRIDES, Standing, Why, dear, means_of, standing
from rules.sauria.places import powered, steps, tile_at, tunnel_stops
from rules.sauria.possible import useful
from rules.sauria.repair import repairs
from rules.sauria.state import Board, Item

TRAITS_OF: dict[str, tuple[str, ...]] = {k: tuple(a.key for a in c.actions) for k, c in CHARACTERS.items()}


DINOSAURS, DECK, MARKERS, TUNNEL, ITEMS_HELD, COMPANY, OBJECTS = (1 << i for i in range(7))
"""What there is at all for an action to act on, as bits of `Facts.scene`: the first and cheapest look."""


class Facts:
    """What one player can act on, looked up once for all actions of a menu."""

    __slots__ = ("b", "field", "p", "scene", "seat", "tile")

    def __init__(self, b: Board, seat: int) -> None:
        p = b.players[seat]
        f = p.field
        self.b, self.seat, self.p, self.field = b, seat, p, f
        self.tile = tile = tile_at(b, f)
        scene = 0
        if tile is not None:
            if tile.type in DECKS:
                scene = DECK
            if tile.tunnel:
                scene |= TUNNEL
        if b.dinos:
            scene |= DINOSAURS
        if p.items:
            scene |= ITEMS_HELD
        if b.objects:
            scene |= OBJECTS
        if b.sabotage or b.boat == 1:
            scene |= MARKERS
        for q in b.players:
            if q.field == f and q is not p:
                scene |= COMPANY
        self.scene = scene


def usable_items(b: Board, seat: int) -> tuple[int, ...]:
    """Slots of items that can be used by themselves now (SAU-ITEM-07); equal ones once."""
    p = b.players[seat]
    return tuple([slot for slot, effects in _uses(p.items, p.ap) if useful(b, seat, effects)])


@lru_cache(maxsize=4096)
def _uses(items: tuple[Item, ...], ap: int) -> tuple[tuple[int, Effects], ...]:
    """Slots of items that can be used by themselves for that many AP, equal ones once, and what they would do."""
    cards = [(slot, ITEMS[item.key]) for slot, item in enumerate(items) if items.index(item) == slot]
    return tuple((slot, card.effects) for slot, card in cards if card.ap is not None and card.ap <= ap)


def blocked(b: Board, seat: int, what: str, granted: bool = False) -> Why | None:
    """Why an action cannot be chosen now, or None. granted: AP are waived, nothing else (SAU-R-096)."""
    return obstacle(Facts(b, seat), what, granted)


def obstacle(facts: Facts, what: str, granted: bool = False) -> Why | None:
    """The same, with the player's facts known."""
    lacks = NEEDS[what] if what in NEEDS else _own_need(what)
    means = means_of(standing(facts.b, facts.seat, facts.tile))
    return dear(means, what, granted) or lacks(facts)


def _no_step(facts: Facts) -> Why | None:
    return None if not facts.b.once or steps(facts.b, facts.field) else ("SAU-BUNKER-06", "nowhere")


def _no_tunnel(facts: Facts) -> Why | None:
    return None if tunnel_stops(facts.b, facts.seat, facts.field) else ("SAU-TUNNEL-03", "tunnel")


def _no_target(facts: Facts) -> Why | None:
    return None if targets(facts.b, facts.seat) else ("SAU-COMBAT-16", "no target")


def _no_deck(facts: Facts) -> Why | None:
    deck = deck_of(facts.tile)
    return None if deck and facts.b.items[DECKS.index(deck)] else ("SAU-R-115", "nothing to search")


def _no_weapon(facts: Facts) -> Why | None:
    return None if reloadable(facts.b, facts.seat) else ("SAU-WEAPON-08", "nothing to reload")


def _no_marker(facts: Facts) -> Why | None:
    return None if repairs(facts.b, facts.seat) else ("SAU-R-043", "nothing to repair")


def _no_hiding(facts: Facts) -> Why | None:
    p = facts.p
    return ("SAU-ACT-26", "bleeding") if p.bleeding else ("SAU-ACT-25", "hidden") if p.hidden else None


def _no_partner(facts: Facts) -> Why | None:
    return None if partners(facts.b, facts.seat) else ("SAU-TRADE-01", "nobody")


def _no_body(facts: Facts) -> Why | None:
    return None if corpses(facts.b, facts.seat) else ("SAU-DEATH-07", "no body")


def _no_object(facts: Facts) -> Why | None:
    return None if collectable(facts.b, facts.seat) else ("SAU-ITEM-12", "no object")


def _no_use(facts: Facts) -> Why | None:
    p = facts.p
    for _, effects in _uses(p.items, p.ap):
        if useful(facts.b, facts.seat, effects):
            return None
    return "SAU-ITEM-07", "no item"


def _no_item(facts: Facts) -> Why | None:
    return None if facts.p.items else ("SAU-ITEM-09", "no item")


def _nothing(facts: Facts) -> Why | None:
    return None


Need = Callable[[Facts], Why | None]

MENU: tuple[tuple[int, Need, tuple[str, ...]], ...] = (
    (0, _no_step, STRIDES),
    (DINOSAURS, _no_target, ATTACKS),
    (DECK, _no_deck, ("search", "quick_search", "scour")),
    (DECK | ITEMS_HELD, _no_weapon, ("reload",)),
    (0, _nothing, ("rest",)),
    (MARKERS, _no_marker, ("repair",)),
    (0, _no_hiding, ("hide",)),
    (TUNNEL, _no_tunnel, ("tunnel",)),
    (ITEMS_HELD, _no_use, ("item",)),
    (COMPANY, _no_partner, ("trade",)),
    (COMPANY, _no_body, ("loot",)),
    (OBJECTS, _no_object, ("collect",)),
    (ITEMS_HELD, _no_item, ("discard",)),
)
"""What everybody may do, in the order of the menu: the scene without which it is idle to ask, and what it needs."""
PLAIN = (_nothing, _no_item)
"""Needs that are met by the scene alone."""
ALL_ACTIONS: tuple[str, ...] = tuple(what for _, _, actions in MENU for what in actions)
NEEDS: dict[str, Need] = {what: need for _, need, actions in MENU for what in actions}


def open_actions(b: Board, seat: int) -> tuple[str, ...]:
    """Everything of the menu and of the own actions that the player may do now."""
    facts = Facts(b, seat)
    found: list[str] = []
    for need, actions in worth_asking(standing(b, seat, facts.tile), facts.scene):
        if need is None or need(facts) is None:
            found += actions
    return tuple(found)


@lru_cache(maxsize=16384)
def worth_asking(stands: Standing, scene: int) -> tuple[tuple[Need | None, tuple[str, ...]], ...]:
    """What is left of the menu and of the own actions for somebody who stands so in that scene: without what is too dear,
    and without what has nothing to act on. Without a need: it is possible."""
    means = means_of(stands)
    rows = [(None if need in PLAIN else need, actions) for there, need, actions in MENU if there & scene == there]
    rows += [(_own_need(what), (what,)) for what in own_actions(*stands[5:7])]
    able = [(need, tuple(what for what in actions if dear(means, what) is None)) for need, actions in rows]
    return tuple(row for row in able if row[1])


@lru_cache(maxsize=1024)
def own_actions(character: str, tile: str) -> tuple[str, ...]:
    """Keys of the location actions of a tile ("": none) and of the character's traits."""
    return (*(a.key for a in (TILES[tile].actions if tile else ())), *TRAITS_OF[character])


@cache
def _own_need(what: str) -> Need:
    """What a location action or trait needs: power, not to be used up this turn, and to do something."""

    def location(facts: Facts) -> Why | None:
        if action.power and not powered(facts.b, facts.field):
            return "SAU-POWER-03", "no power"
        return None if useful(facts.b, facts.seat, action.effects) else ("SAU-ACT-09", "no use")

    def own(facts: Facts) -> Why | None:
        if trait.once and what in facts.p.turn:
            return "SAU-ACT-36", "once"
        return None if useful(facts.b, facts.seat, trait.effects) else ("SAU-ACT-36", "no use")

    if what in ACTIONS:
        action = ACTIONS[what]
        return location
    trait = TRAITS[what]
    return own
