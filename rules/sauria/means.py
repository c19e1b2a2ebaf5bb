"""What a player can afford: AP, energy, wounds, items and this round's event (chapter Actions)."""

from functools import lru_cache
from typing import NamedTuple

from rules.sauria.cards.characters import CHARACTERS, SPECIALS, TRAITS
from rules.sauria.cards.tiles import ACTIONS, TILES, Tile
from rules.sauria.places import LASTING, burdens, forbids, passives, tile_at
from rules.sauria.state import Board, Item, Wound

AP: dict[str, int] = {
    "move": 1, "attack": 1, "quiet": 2, "search": 2, "reload": 2, "rest": 3, "repair": 3,
    "sneak": 1, "sprint": 1, "burst": 1, "quick_search": 1, "evade": 2, "scour": 3, "hide": 3,
    "trade": 1, "loot": 1, "collect": 1, "tunnel": 3,
}  # fmt: skip
"""Printed costs (SAU-ACT-12 to -25, -30 to -32)."""
STRIDES = ("move", "quiet", "sneak", "sprint", "evade")
"""The movement actions that a broken leg makes dearer."""
SPECIAL: dict[str, int] = {what: i for i, what in enumerate(SPECIALS)}
BY_PLACE = ("reload", "scour")
"""Actions whose price depends on the location (SAU-R-092, SAU-LOC-19)."""
RUMMAGING = ("quick_search", "scour")
STRENUOUS = ("scour", "repair")

Why = tuple[str, str]
"""(rule ID, word) of what forbids an action."""


Standing = tuple[int, tuple[int, ...], tuple[Wound, ...], tuple[Item, ...], tuple[str, ...], str, str, bool]
"""What a player's means follow from: AP, energy, wounds, items, what holds this turn, character, tile, rummaging barred.
Few differ, so what follows is worked out once for each."""


class Means(NamedTuple):
    """What decides whether an action can be afforded. stride: AP that a leg adds; repair, reload: their cost now."""

    ap: int
    energy: tuple[int, ...]
    stride: int
    repair: int
    reload: int
    dazed: bool
    no_rummaging: bool
    ribs: bool
    shed: bool


def standing(b: Board, seat: int, tile: Tile | None) -> Standing:
    """How a player stands on this (uncovered) tile."""
    p = b.players[seat]
    barred = LASTING[b.event] == "no_rummaging" and forbids(b, seat, "no_rummaging")
    return p.ap, p.energy, p.wounds, p.items, p.turn, p.character, tile.key if tile else "", barred


@lru_cache(maxsize=16384)
def means_of(stands: Standing) -> Means:
    """What somebody who stands so has to pay with."""
    ap, energy, wound_cards, items, turn, character, tile, barred = stands
    wounds, held = burdens(wound_cards), passives(items)
    return Means(
        ap,
        energy,
        1 if "leg" in wounds and "walked" not in turn else 0,
        1 if "repair" in held else AP["repair"] - ("cutter" in held),
        1 if character == "ranger" and tile and TILES[tile].type == "ranger" else AP["reload"],
        "dazed" in turn,
        barred,
        "ribs" in wounds,
        tile == "shed" and CHARACTERS[character].energy[SPECIAL["scour"]] > 0,
    )


def price(means: Means, what: str) -> int:
    """AP of an action for this player now."""
    if what in STRIDES:
        return AP[what] + means.stride
    if what == "repair":
        return means.repair
    if what == "reload":
        return means.reload
    if what in AP:
        return AP[what]
    return ACTIONS[what].ap if what in ACTIONS else TRAITS[what].ap if what in TRAITS else 0


def needs_energy(means: Means, what: str) -> bool:
    """Special actions use 1 energy, except Scour at the shed (SAU-LOC-19, SAU-R-092)."""
    return what in SPECIAL and not (what == "scour" and means.shed)


def dear(means: Means, what: str, granted: bool = False) -> Why | None:
    """What makes an action unaffordable, or None. granted: AP are waived, nothing else (SAU-R-096)."""
    if not granted and price(means, what) > means.ap:
        return "SAU-ACT-01", "ap"
    if what in SPECIAL:
        if means.dazed:
            return "SAU-WOUND-04", "dazed"
        if needs_energy(means, what) and not means.energy[SPECIAL[what]]:
            return "SAU-ACT-06", "energy"
        if means.no_rummaging and what in RUMMAGING:
            return "SAU-EVENT-03", "event"
    if means.ribs and what in STRENUOUS:
        return "SAU-WOUND-04", "ribs"
    return None


FLAT: dict[str, tuple[int, bool]] = {
    what: (price(Means(0, (), 0, 0, 0, False, False, False, False), what), what in SPECIAL)
    for what in (*AP, *ACTIONS, *TRAITS)
    if what not in (*BY_PLACE, "repair")
}
"""AP and energy of the actions whose price nothing changes but, for a stride, a wounded leg."""


@lru_cache(maxsize=16384)
def bill(stands: Standing, what: str) -> tuple[int, bool]:
    """AP of an action for somebody who stands so, and whether it uses energy; an item's cost is its card's."""
    means = means_of(stands)
    return price(means, what), needs_energy(means, what)


def bill_of(b: Board, seat: int, what: str) -> tuple[int, bool]:
    """The same for this player now."""
    flat = FLAT.get(what)
    if flat and (what not in STRIDES or not b.players[seat].wounds):
        return flat
    return bill(standing(b, seat, tile_at(b, b.players[seat].field) if what in BY_PLACE else None), what)


def cost(b: Board, seat: int, what: str) -> int:
    """AP of an action for this player now; an item's cost is its card's."""
    return bill_of(b, seat, what)[0]


def uses_energy(b: Board, seat: int, what: str) -> bool:
    """Whether the action uses energy where the player stands."""
    return bill_of(b, seat, what)[1]
