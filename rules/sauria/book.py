"""Where a card's effects stand: "deck:card" and a path. Paths name effects by their place in the card's own literal."""

from functools import lru_cache

from rules.sauria.cards.characters import TRAITS
from rules.sauria.cards.encounters import ENCOUNTERS
from rules.sauria.cards.events import EVENTS
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.tiles import ACTIONS, TILES
from rules.sauria.cards.wounds import WOUNDS
from rules.sauria.effects import Each, Effects, OneOf, PayAp

BOOK: dict[str, Effects] = {
    **{f"event:{k}": x.effects for k, x in EVENTS.items()},
    **{f"encounter:{k}": x.effects for k, x in ENCOUNTERS.items()},
    **{f"item:{k}": x.effects for k, x in ITEMS.items()},
    **{f"wound:{k}": x.effects for k, x in WOUNDS.items()},
    **{f"tile:{k}": x.reveal for k, x in TILES.items()},
    **{f"action:{k}": x.effects for k, x in ACTIONS.items()},
    **{f"trait:{k}": x.effects for k, x in TRAITS.items()},
}


@lru_cache(maxsize=4096)
def effects_at(book: str, path: tuple[int, ...]) -> Effects:
    """The list of effects that the last number of `path` points into."""
    found = BOOK[book]
    for i in range(0, len(path) - 1, 2):
        inner = found[path[i]]
        if isinstance(inner, OneOf):
            found = inner.branches[path[i + 1]].effects
        elif isinstance(inner, Each | PayAp):
            found = inner.effects
        else:
            raise ValueError(f"no effects inside {inner!r}")
    return found
