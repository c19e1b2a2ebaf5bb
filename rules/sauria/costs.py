"""What a player may do now, and why not, if not (chapter Actions)."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from rules.sauria.cards.characters import CHARACTERS, TRAITS
from rules.sauria.cards.items import DECKS, ITEMS
from rules.sauria.cards.tiles import ACTIONS, TILES
from rules.sauria.combat import has_target
from rules.sauria.effects import Effects
from rules.sauria.inventory import collectable, corpses, partners, reloadable
from rules.sauria.means import STRIDES, Standing, Why, dear, means_of, standing
from rules.sauria.places import powered, steps, tile_at, tunnel_stops
from rules.sauria.possible import useful
from rules.sauria.repair import repairs
from rules.sauria.state import Board, Item

TRAITS_OF: dict[str, tuple[str, ...]] = {k: tuple(a.key for a in c.actions) for k, c in CHARACTERS.items()}


class Facts:
    """What one player can act on, looked up once for all actions of a menu."""

    __slots__ = ("alone", "b", "deck", "field", "p", "seat", "tile")

    def __init__(self, b: Board, seat: int) -> None:
        p = b.players[seat]
        self.b, self.seat, self.p, self.field = b, seat, p, p.field
        self.tile = tile = tile_at(b, p.field)
        self.deck = tile.type if tile is not None and tile.type in DECKS else ""
        self.alone = True
        for q in b.players:
            if q.field == p.field and q is not p:
                self.alone = False


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
    lacks = NEEDS.get(what)
    means = means_of(standing(facts.b, facts.seat, facts.tile))
    return dear(means, what, granted) or (lacks(facts) if lacks else _own_action(facts, what))


def _no_step(facts: Facts) -> Why | None:
    return None if not facts.b.once or steps(facts.b, facts.field) else ("SAU-BUNKER-06", "nowhere")


def _no_tunnel(facts: Facts) -> Why | None:
    tile = facts.tile
    found = tile is not None and tile.tunnel and tunnel_stops(facts.b, facts.seat, facts.field)
    return None if found else ("SAU-TUNNEL-03", "tunnel")


def _no_target(facts: Facts) -> Why | None:
    return None if facts.b.dinos and has_target(facts.b, facts.seat) else ("SAU-COMBAT-16", "no target")


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
    return None if not facts.alone and partners(facts.b, facts.seat) else ("SAU-TRADE-01", "nobody")


def _no_body(facts: Facts) -> Why | None:
    return None if not facts.alone and corpses(facts.b, facts.seat) else ("SAU-DEATH-07", "no body")


def _no_object(facts: Facts) -> Why | None:
    return None if facts.b.objects and collectable(facts.b, facts.seat) else ("SAU-ITEM-12", "no object")


def _no_use(facts: Facts) -> Why | None:
    p = facts.p
    for _, effects in _uses(p.items, p.ap) if p.items else ():
        if useful(facts.b, facts.seat, effects):
            return None
    return "SAU-ITEM-07", "no item"


def _no_item(facts: Facts) -> Why | None:
    return None if facts.p.items else ("SAU-ITEM-09", "no item")


def _nothing(facts: Facts) -> Why | None:
    return None


Need = Callable[[Facts], Why | None]
Rows = tuple[tuple[Need, tuple[str, ...]], ...]

MENU: Rows = (
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
NEEDS: dict[str, Need] = {what: need for need, actions in MENU for what in actions}


def open_actions(b: Board, seat: int) -> tuple[str, ...]:
    """Everything of the menu and of the own actions that the player may do now."""
    facts = Facts(b, seat)
    can = affordable(standing(b, seat, facts.tile))
    found: list[str] = []
    for need, actions in can.rows:
        if need(facts) is None:
            found += actions
    for what in can.own:
        if _own_action(facts, what) is None:
            found.append(what)
    return tuple(found)


class Affordable(NamedTuple):
    """What is left of MENU and of the own actions when all that is too dear is taken away."""

    rows: Rows
    own: tuple[str, ...]


@lru_cache(maxsize=16384)
def affordable(stands: Standing) -> Affordable:
    """What somebody who stands so can afford."""
    means = means_of(stands)
    rows = [(need, tuple(what for what in actions if dear(means, what) is None)) for need, actions in MENU]
    own = own_actions(*stands[5:7])
    return Affordable(tuple(row for row in rows if row[1]), tuple(what for what in own if dear(means, what) is None))


@lru_cache(maxsize=1024)
def own_actions(character: str, tile: str) -> tuple[str, ...]:
    """Keys of the location actions of a tile ("": none) and of the character's traits."""
    return (*(a.key for a in (TILES[tile].actions if tile else ())), *TRAITS_OF[character])


def _own_action(facts: Facts, what: str) -> Why | None:
    """Location actions and traits: power, once a turn, and whether they would do anything."""
    b, seat = facts.b, facts.seat
    if what in ACTIONS:
        action = ACTIONS[what]
        if action.power and not powered(b, facts.field):
            return "SAU-POWER-03", "no power"
        return None if useful(b, seat, action.effects) else ("SAU-ACT-09", "no use")
    trait = TRAITS[what]
    if trait.once and what in facts.p.turn:
        return "SAU-ACT-36", "once"
    return None if useful(b, seat, trait.effects) else ("SAU-ACT-36", "no use")
