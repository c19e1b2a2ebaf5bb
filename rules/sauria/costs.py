"""What a player may do now, and why not, if not (chapter Actions)."""

from collections.abc import Callable
from functools import cache, lru_cache

from rules.core.decks import distinct
from rules.core.game import Prompt
from rules.sauria.actions import Action
from rules.sauria.cards.characters import CHARACTERS, TRAITS
from rules.sauria.cards.items import DECKS, ITEMS
from rules.sauria.cards.tiles import ACTIONS, TILES, Tile
from rules.sauria.combat import ATTACKS, any_target
from rules.sauria.dinosaurs import haunts
from rules.sauria.effects import Effects
from rules.sauria.inventory import collectable, corpses, deck_here, partners, reloadable
from rules.sauria.means import STRIDES, Standing, Why, dear, means_of, standing
from rules.sauria.places import powered, steps, tile_at, tunnel_stops, within
from rules.sauria.possible import useful
from rules.sauria.repair import repairs
from rules.sauria.state import Board, Item

TRAITS_OF: dict[str, tuple[str, ...]] = {k: tuple(a.key for a in c.actions) for k, c in CHARACTERS.items()}


STEPS, DINOSAURS, PLACE, DECK, MARKERS, TUNNEL, UNSEEN, ITEMS_HELD, COMPANY, OBJECTS = (1 << i for i in range(10))
"""What there is at all for an action to act on, as bits of a scene: the first and cheapest look. PLACE: a location
with an item deck; DECK: with cards in it."""
GROUND: dict[str, tuple[int, int]] = {
    key: (PLACE * (tile.type in DECKS) | TUNNEL * tile.tunnel, DECKS.index(tile.type) if tile.type in DECKS else -1)
    for key, tile in TILES.items()
}
"""Per tile its part of the scene and which item deck is searched there (-1: none)."""


def scene_of(b: Board, seat: int, tile: Tile | None) -> int:
    """The scene of a player that stands on this (uncovered) tile."""
    p = b.players[seat]
    f = p.field
    scene = STEPS if not b.once or steps(b, f) else 0
    if tile is not None:
        ground, deck = GROUND[tile.key]
        scene |= ground
        if deck >= 0 and b.items[deck]:
            scene |= DECK
    if b.dinos and haunts(b) & within(b, f):
        scene |= DINOSAURS
    if p.items:
        scene |= ITEMS_HELD
    if b.objects:
        scene |= OBJECTS
    if b.sabotage or b.boat == 1:
        scene |= MARKERS
    if not (p.bleeding or p.hidden):
        scene |= UNSEEN
    for q in b.players:
        if q.field == f and q is not p:
            scene |= COMPANY
    return scene


def usable_items(b: Board, seat: int) -> tuple[int, ...]:
    """Slots of items that can be used by themselves now (SAU-ITEM-07); equal ones once."""
    p = b.players[seat]
    return tuple([slot for slot, effects in _uses(p.items, p.ap) if useful(b, seat, effects)])


@lru_cache(maxsize=4096)
def _uses(items: tuple[Item, ...], ap: int) -> tuple[tuple[int, Effects], ...]:
    """Slots of items that can be used by themselves for that many AP, equal ones once, and what they would do."""
    cards = [(slot, ITEMS[items[slot].key]) for slot in distinct(items)]
    return tuple((slot, card.effects) for slot, card in cards if card.ap is not None and card.ap <= ap)


def blocked(b: Board, seat: int, what: str, granted: bool = False) -> Why | None:
    """Why an action cannot be chosen now, or None. granted: AP are waived, nothing else (SAU-R-096)."""
    lacks = NEEDS[what] if what in NEEDS else _own_need(what)
    means = means_of(standing(b, seat, tile_at(b, b.players[seat].field)))
    return dear(means, what, granted) or lacks(b, seat)


def _no_step(b: Board, seat: int) -> Why | None:
    return None if not b.once or steps(b, b.players[seat].field) else ("SAU-BUNKER-06", "nowhere")


def _no_tunnel(b: Board, seat: int) -> Why | None:
    return None if tunnel_stops(b, seat, b.players[seat].field) else ("SAU-TUNNEL-03", "tunnel")


def _no_target(b: Board, seat: int) -> Why | None:
    return None if any_target(b, seat) else ("SAU-COMBAT-16", "no target")


def _no_deck(b: Board, seat: int) -> Why | None:
    deck = deck_here(b, seat)
    return None if deck and b.items[DECKS.index(deck)] else ("SAU-R-115", "nothing to search")


def _no_weapon(b: Board, seat: int) -> Why | None:
    return None if reloadable(b, seat) else ("SAU-WEAPON-08", "nothing to reload")


def _no_marker(b: Board, seat: int) -> Why | None:
    return None if repairs(b, seat) else ("SAU-R-043", "nothing to repair")


def _no_hiding(b: Board, seat: int) -> Why | None:
    p = b.players[seat]
    return ("SAU-ACT-26", "bleeding") if p.bleeding else ("SAU-ACT-25", "hidden") if p.hidden else None


def _no_partner(b: Board, seat: int) -> Why | None:
    return None if partners(b, seat) else ("SAU-TRADE-01", "nobody")


def _no_body(b: Board, seat: int) -> Why | None:
    return None if corpses(b, seat) else ("SAU-DEATH-07", "no body")


def _no_object(b: Board, seat: int) -> Why | None:
    return None if collectable(b, seat) else ("SAU-ITEM-12", "no object")


def _no_use(b: Board, seat: int) -> Why | None:
    p = b.players[seat]
    for _, effects in _uses(p.items, p.ap):
        if useful(b, seat, effects):
            return None
    return "SAU-ITEM-07", "no item"


def _no_item(b: Board, seat: int) -> Why | None:
    return None if b.players[seat].items else ("SAU-ITEM-09", "no item")


def _nothing(b: Board, seat: int) -> Why | None:
    return None


Need = Callable[[Board, int], Why | None]

MENU: tuple[tuple[int, Need, tuple[str, ...]], ...] = (
    (STEPS, _no_step, STRIDES),
    (DINOSAURS, _no_target, ATTACKS),
    (DECK, _no_deck, ("search", "quick_search", "scour")),
    (PLACE | ITEMS_HELD, _no_weapon, ("reload",)),
    (0, _nothing, ("rest",)),
    (MARKERS, _no_marker, ("repair",)),
    (UNSEEN, _no_hiding, ("hide",)),
    (TUNNEL, _no_tunnel, ("tunnel",)),
    (ITEMS_HELD, _no_use, ("item",)),
    (COMPANY, _no_partner, ("trade",)),
    (COMPANY, _no_body, ("loot",)),
    (OBJECTS, _no_object, ("collect",)),
    (ITEMS_HELD, _no_item, ("discard",)),
)
"""What everybody may do, in the order of the menu: the scene without which it is idle to ask, and what it needs."""
PLAIN = (_nothing, _no_step, _no_deck, _no_hiding, _no_item)
"""Needs that are met by the scene alone."""
ALL_ACTIONS: tuple[str, ...] = tuple(what for _, _, actions in MENU for what in actions)
NEEDS: dict[str, Need] = {what: need for _, need, actions in MENU for what in actions}


def open_actions(b: Board, seat: int) -> tuple[str, ...]:
    """Everything of the menu and of the own actions that the player may do now."""
    offer, met = survey(b, seat)
    return offer.actions(met)


def survey(b: Board, seat: int) -> "tuple[Offer, int]":
    """What the menu can hold, and which of its needs are met (see `Offer.actions`)."""
    tile = tile_at(b, b.players[seat].field)
    offer = worth_asking(standing(b, seat, tile), scene_of(b, seat, tile))
    met = 0
    for need in offer.needs:
        met += met + (need(b, seat) is None)
    return offer, met


class Offer:
    """What the menu can hold for somebody with these AP: rows of actions, of which those with a need are still to be asked
    for. asked: the questions that have been made of it, by seat and met needs."""

    __slots__ = ("asked", "needs", "rows")

    def __init__(self, rows: tuple[tuple[Need | None, tuple[str, ...]], ...]) -> None:
        self.rows = rows
        self.needs: tuple[Need, ...] = tuple(need for need, _ in rows if need)
        self.asked: dict[tuple[int, int], tuple[Prompt[Action], ...]] = {}

    def actions(self, met: int) -> tuple[str, ...]:
        """The actions when of the needs those are met that are 1 in `met`, the last need its lowest bit."""
        answers = iter(bin(met)[2:].zfill(len(self.needs)))
        return tuple(what for need, actions in self.rows if need is None or next(answers) == "1" for what in actions)


@lru_cache(maxsize=16384)
def worth_asking(stands: Standing, scene: int) -> Offer:
    """What is left of the menu and of the own actions for somebody who stands so in that scene: without what is too dear,
    and without what has nothing to act on."""
    means = means_of(stands)
    rows = [(None if need in PLAIN else need, actions) for there, need, actions in MENU if there & scene == there]
    rows += [(_own_need(what), (what,)) for what in own_actions(*stands[5:7])]
    able = [(need, tuple(what for what in actions if dear(means, what) is None)) for need, actions in rows]
    return Offer(tuple(row for row in able if row[1]))


@lru_cache(maxsize=1024)
def own_actions(character: str, tile: str) -> tuple[str, ...]:
    """Keys of the location actions of a tile ("": none) and of the character's traits."""
    return (*(a.key for a in (TILES[tile].actions if tile else ())), *TRAITS_OF[character])


@cache
def _own_need(what: str) -> Need:
    """What a location action or trait needs: power, not to be used up this turn, and to do something."""

    def location(b: Board, seat: int) -> Why | None:
        if action.power and not powered(b, b.players[seat].field):
            return "SAU-POWER-03", "no power"
        return None if useful(b, seat, action.effects) else ("SAU-ACT-09", "no use")

    def own(b: Board, seat: int) -> Why | None:
        if trait.once and what in b.players[seat].turn:
            return "SAU-ACT-36", "once"
        return None if useful(b, seat, trait.effects) else ("SAU-ACT-36", "no use")

    if what in ACTIONS:
        action = ACTIONS[what]
        return location
    trait = TRAITS[what]
    return own
