"""Whether an effect would do anything, and whom it reaches: asked before something is offered."""

from collections.abc import Callable
from typing import Any

from rules.sauria import dinosaurs
from rules.sauria import effects as fx
from rules.sauria.cards.characters import CHARACTERS, SPECIALS
from rules.sauria.cards.items import DECKS
from rules.sauria.cards.marks import LYING
from rules.sauria.dinosaurs import at, haunts
from rules.sauria.inventory import deck_here, fits, reloadable
from rules.sauria.map import AREA, AREA_MASK, BOAT, KIND, bits
from rules.sauria.places import (
    around,
    carries,
    face_down,
    kind_at,
    living,
    protected,
    tile_at,
    within,
)
from rules.sauria.repair import can_sabotage
from rules.sauria.state import Board, Dino, Item
from rules.sauria.variants import bag_players, night_deck


def tired(b: Board, seat: int) -> tuple[int, ...]:
    """Special actions that have used energy."""
    full = CHARACTERS[b.players[seat].character].energy
    return tuple(k for k in range(len(SPECIALS)) if b.players[seat].energy[k] < full[k])


def photo_targets(b: Board, seat: int) -> tuple[Dino, ...]:
    """Dinosaurs on the same or an adjacent field."""
    f = b.players[seat].field
    near = within(b, f)
    return tuple([d for d in b.dinos if near >> d.field & 1]) if haunts(b) & near else ()


def tendable(b: Board, seat: int) -> tuple[int, ...]:
    """Other wounded players on the same field."""
    f = b.players[seat].field
    return tuple(s for s, q in enumerate(b.players) if s != seat and q.alive and q.field == f and q.wounds)


def put_choices(b: Board, seat: int, where: str) -> tuple[int, ...]:
    """Fields of the player's area of that kind that are not lava."""
    f = b.players[seat].field
    if f == BOAT:
        return ()
    return tuple(x for x in bits(AREA_MASK[AREA[f]] & ~b.lava) if KIND[x] == where and x != f)


def useful(b: Board, seat: int, effects: fx.Effects) -> bool:
    """Whether at least one of these effects would do anything; a cost for nothing is never offered."""
    for effect in effects:
        test = POSSIBLE.get(type(effect))
        if test is None or test(b, seat, effect):
            return True
    return False


def _can_gain(b: Board, seat: int, x: fx.Gain) -> bool:
    name = x.deck or deck_here(b, seat)
    return bool(name) and bool(b.items[DECKS.index(name)])


def _can_generate(b: Board, seat: int, x: fx.Generator) -> bool:
    f = b.players[seat].field
    return f != BOAT and not b.generator >> AREA[f] & 1


def markable(b: Board, seat: int, status: int) -> tuple[Dino, ...]:
    """Dinosaurs on the player's field that a status marker would change."""
    return tuple([d for d in at(b, b.players[seat].field) if dinosaurs.receptive(b, d, status)])


def _can_mark(b: Board, seat: int, x: fx.Mark) -> bool:
    return x.scope not in ("one", "all") or bool(markable(b, seat, x.status))


def _can_take(b: Board, seat: int, x: fx.TakeObject) -> bool:
    p = b.players[seat]
    return (p.field, x.kind) in b.objects and fits(b, seat, (*p.items, Item(x.kind)))


def _can_refill(b: Board, seat: int, x: fx.RefillBag) -> bool:
    f = b.players[seat].field
    return f != BOAT and sum(b.bags[AREA[f]]) < 5 * bag_players(len(b.players))


def _can_dig(b: Board, seat: int, x: fx.Dig) -> bool:
    f = b.players[seat].field
    return kind_at(b, f) == "jungle" and not b.dug >> f & 1


def fuelable(b: Board, seat: int) -> bool:
    """Whether the player stands on a power-capable location to which petrol would give a source (SAU-POWER-07, SAU-R-100).

    A surge or the plant may give it power now: both can end. A source that lasts as long as petrol makes it useless.
    """
    f = b.players[seat].field
    tile = tile_at(b, f)
    if tile is None or not tile.power or (b.sabotage | b.petrol) >> f & 1:
        return False
    return not b.generator >> AREA[f] & 1 and not (b.own_power and tile.key == "bunker")


def _sample(b: Board, seat: int) -> bool:
    f = b.players[seat].field
    found = any(x.field == f for x in b.bodies) or any(d.marks & LYING for d in at(b, f))
    return found and fits(b, seat, (*b.players[seat].items, Item("dna")))


POSSIBLE: dict[type, Callable[[Board, int, Any], bool]] = {
    fx.Heal: lambda b, seat, x: bool(b.players[seat].wounds),
    fx.Bandage: lambda b, seat, x: b.players[seat].bleeding,
    fx.Energy: lambda b, seat, x: bool(tired(b, seat)),
    fx.Gain: _can_gain,
    fx.Uncover: lambda b, seat, x: bool(face_down(b)),
    fx.Petrol: lambda b, seat, x: fuelable(b, seat),
    fx.Generator: _can_generate,
    fx.Signal: lambda b, seat, x: not b.signal,
    fx.Mark: _can_mark,
    fx.TakeObject: _can_take,
    fx.RefillBag: _can_refill,
    fx.Peek: lambda b, seat, x: bool(peekable(b, x.what)),
    fx.Photo: lambda b, seat, x: bool(photo_targets(b, seat)),
    fx.Sample: lambda b, seat, x: _sample(b, seat),
    fx.Dig: _can_dig,
    fx.Tend: lambda b, seat, x: bool(tendable(b, seat)),
    fx.Sabotage: lambda b, seat, x: can_sabotage(b, seat),
    fx.Reload: lambda b, seat, x: bool(reloadable(b, seat, True)),
}
"""When an effect would do something; all others always do."""


def peekable(b: Board, what: str) -> tuple[str, ...]:
    """The deck that can be looked at; the event deck is that of the next round."""
    if what == "dinosaur":
        return b.stock
    if what == "lava":
        return b.eruptions
    return b.night if night_deck(b, b.round + 1) else b.day


HARMFUL = (fx.Hurt, fx.Strike, fx.Bleed, fx.Lose, fx.Tire, fx.Coming, fx.Noise)


def reached(b: Board, x: fx.Each) -> tuple[int, ...]:
    """Living seats that the effect names, in order; no harm reaches the protected bunker (SAU-R-025, SAU-EVENT-08)."""
    harms = any(isinstance(effect, HARMFUL) for effect in x.effects)
    found = (s for s in living(b) if _named(b, s, x.who))
    return tuple(s for s in found if not (harms and protected(b, b.players[s].field)))


def _named(b: Board, seat: int, who: str) -> bool:
    p = b.players[seat]
    match who:
        case "bleeding":
            return p.bleeding
        case "jungle":
            return kind_at(b, p.field) == "jungle"
        case "dark":
            return not carries(b, seat, "light")
        case "coast":
            return p.field == BOAT or p.field >= 36
        case "lava":
            return bool((b.lava & around(b, BOAT)) if p.field == BOAT else dinosaurs.beside_lava(b, p.field))
        case _:
            return True
