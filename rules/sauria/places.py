"""Fields and locations: what lies where, what has power, who can go where (chapters Locations, Power, Bunker, Tunnels)."""

from functools import lru_cache

from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.cards.events import EVENTS
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.tiles import TILES, Tile
from rules.sauria.cards.wounds import WOUNDS
from rules.sauria.map import AREA, BOAT, KIND, LOCATION_MASK, LOCATIONS, NEAR, NOWHERE, PLACE, SHORE, Mask, bits
from rules.sauria.state import Board, Item, Wound

LASTING: dict[str, str] = {"": "", **{key: event.lasting for key, event in EVENTS.items()}}
"""What holds for the round by its event card; without a card nothing."""


def is_night(round_: int) -> bool:
    """Rounds 5–8 and 13–16 are black (SAU-ROUND-03, SAU-R-018)."""
    return (round_ - 1) // 4 % 2 == 1


def in_force(b: Board, what: str) -> bool:
    """Whether this round's event card holds that (SAU-EVENT-03)."""
    return LASTING[b.event] == what


def forbids(b: Board, seat: int, what: str) -> bool:
    """Whether this round's event card takes something from the player: not in the protected bunker (SAU-BUNKER-03)."""
    return LASTING[b.event] == what and not protected(b, b.players[seat].field)


def carries(b: Board, seat: int, passive: str) -> bool:
    """Whether the player has an item of that kind ("light", "machete", "repair" …)."""
    return passive in passives(b.players[seat].items)


@lru_cache(maxsize=4096)
def passives(items: tuple[Item, ...]) -> frozenset[str]:
    """The kinds of these items ("light", "machete" …; "" among them says nothing)."""
    return frozenset(ITEMS[item.key].passive for item in items)


def has_trait(b: Board, seat: int, trait: str) -> bool:
    """Whether the character has a lasting trait."""
    return trait in CHARACTERS[b.players[seat].character].traits


def wounded(b: Board, seat: int, lasting: str) -> bool:
    """Whether a face-up wound has that lasting effect. Twice counts once."""
    return lasting in burdens(b.players[seat].wounds)


@lru_cache(maxsize=4096)
def burdens(wounds: tuple[Wound, ...]) -> frozenset[str]:
    """The lasting effects of the wounds that are face up."""
    return frozenset(WOUNDS[w.card].lasting for w in wounds if w.up)


def is_up(b: Board, f: int) -> bool:
    """Whether the location tile there is uncovered."""
    return f < BOAT and bool(b.up >> f & 1)


def on_lava(b: Board, f: int) -> bool:
    """Whether the field is covered by lava, the saved bunker not counted (SAU-LAVA-13, SAU-R-034)."""
    return f < BOAT and bool(b.lava >> f & 1) and not (b.saved and is_bunker(b, f))


def is_bunker(b: Board, f: int) -> bool:
    """Whether the bunker tile lies there face up."""
    return is_up(b, f) and b.tiles[PLACE[f]] == "bunker"


def tile_at(b: Board, f: int) -> Tile | None:
    """The uncovered, undestroyed tile of a field; the boat's on the boat."""
    if f >= BOAT:
        return TILES["boat"] if f == BOAT else None
    if not b.up >> f & 1:
        return None
    key = b.tiles[PLACE[f]]
    return None if b.lava >> f & 1 and not (b.saved and key == "bunker") else TILES[key]


def kind_at(b: Board, f: int) -> str:
    """ "boat", "lava", "jungle", "road" or "location"."""
    if f == BOAT:
        return "boat"
    return "lava" if b.lava >> f & 1 and on_lava(b, f) else KIND[f]


def find(b: Board, tile: str) -> int:
    """The field of an uncovered, undestroyed tile, or -1."""
    try:
        f = LOCATIONS[b.tiles.index(tile)]
    except ValueError:  # it lies face down, and who looks on does not know where
        return -1
    return f if b.up >> f & 1 and not (b.lava >> f & 1 and on_lava(b, f)) else -1


def face_down(b: Board) -> tuple[int, ...]:
    """Location fields that could still be uncovered."""
    return bits(LOCATION_MASK & ~(b.up | b.lava))


def powered(b: Board, f: int) -> bool:
    """Whether a power-capable location has power (SAU-POWER-04, SAU-R-098)."""
    tile = tile_at(b, f)
    if tile is None or not tile.power or b.sabotage >> f & 1:
        return False
    if b.own_power and tile.key == "bunker":
        return True
    if in_force(b, "surge") or b.petrol >> f & 1 or b.generator >> AREA[f] & 1:
        return True
    plant = find(b, "power_plant") if b.plant == 2 else -1
    return plant >= 0 and not b.sabotage >> plant & 1


def protected(b: Board, f: int) -> bool:
    """Whether players on that field are in the protected bunker (SAU-R-177)."""
    return b.once and f < BOAT and bool(b.up >> f & 1) and is_bunker(b, f) and not on_lava(b, f)


def sheltered(b: Board, f: int) -> bool:
    """Where no noise is drawn and nobody is prey: the boat and the protected bunker."""
    return f == BOAT or protected(b, f)


def bunker_closed(b: Board) -> bool:
    """Whether a player's act keeps the bunker without power (SAU-BUNKER-05, SAU-R-129)."""
    if not b.sabotage or not b.once:
        return False
    f = find(b, "bunker")
    if f < 0 or powered(b, f):
        return False
    plant = find(b, "power_plant")
    return bool(b.sabotage >> f & 1) or (b.plant == 2 and plant >= 0 and bool(b.sabotage >> plant & 1))


def may_enter(b: Board, f: int) -> bool:
    """Whether a player may enter: the boat when repaired, the bunker unless it is closed."""
    if f == BOAT:
        return b.boat == 2
    return not (is_bunker(b, f) and bunker_closed(b))


def around(b: Board, f: int) -> Mask:
    """The land fields beside a field, the boat's included (SAU-R-127)."""
    return SHORE[b.boat_at] if f == BOAT else NEAR[f]


def within(b: Board, f: int) -> Mask:
    """A field and the land fields beside it."""
    return NEAR[f] | 1 << f if f < BOAT else SHORE[b.boat_at] | 1 << BOAT


def steps(b: Board, f: int) -> tuple[int, ...]:
    """The fields a player can step to from f (SAU-MOVE-01, SAU-BUNKER-06, SAU-R-127)."""
    if f == BOAT:
        return bits(SHORE[b.boat_at])
    near = NEAR[f]
    if b.once and (b.saved or b.sabotage):
        bunker = find(b, "bunker")
        if b.saved and f == bunker:
            return ()
        if bunker >= 0 and (b.saved or bunker_closed(b)):
            near &= ~(1 << bunker)
    land = bits(near)
    return (*land, BOAT) if b.boat == 2 and SHORE[b.boat_at] >> f & 1 else land


def tunnel_stops(b: Board, seat: int, f: int) -> tuple[int, ...]:
    """Where the tunnels lead from f: () without a way in (SAU-TUNNEL-03, SAU-R-132)."""
    here = tile_at(b, f)
    if here is None or not here.tunnel or not (b.tunnels or has_trait(b, seat, "tunnels")):
        return ()
    return tuple(x for x in LOCATIONS if x != f and (t := tile_at(b, x)) is not None and t.tunnel and may_enter(b, x))


def area_of(b: Board, f: int) -> int:
    """The area of a field; the boat has none."""
    return NOWHERE if f == BOAT else AREA[f]


def living(b: Board) -> tuple[int, ...]:
    """Living seats, from the starting player clockwise."""
    players, first = b.players, b.starter
    return tuple([s for s in (*range(first, len(players)), *range(first)) if players[s].alive])


def chooser(b: Board) -> int:
    """Who makes the starting player's decisions: the marker's owner or the next living one (SAU-R-021). -1: nobody lives."""
    if b.players[b.starter].alive:
        return b.starter
    alive = living(b)
    return alive[0] if alive else -1


def dark(b: Board, seat: int) -> bool:
    """Whether the night surcharge hits the player (SAU-NIGHT-01, -12)."""
    return is_night(b.round) and not carries(b, seat, "light") and not in_force(b, "moonlight")
