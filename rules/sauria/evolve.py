"""The only place where the state changes: one arm per event."""

from collections.abc import Callable
from typing import Any

from rules.core.decks import without
from rules.core.resume import Waiting
from rules.sauria import events as e
from rules.sauria.cards.characters import CHARACTERS, SPECIALS
from rules.sauria.cards.dinosaurs import PACK, RAPTOR_PACK
from rules.sauria.cards.items import DECKS, ITEMS, OBJECTS
from rules.sauria.map import PLACE, mask
from rules.sauria.state import STATE, Body, Dino, DinoDraft, Item, PlayerDraft, StateDraft, Wound

D = StateDraft
FOLD: dict[type, Callable[[Any, Any], None]] = {}


def player(d: D, seat: int) -> PlayerDraft:
    """A player to write to."""
    return STATE.own(d, "players", seat)  # type: ignore[no-any-return]


def dinosaur(d: D, dino: int) -> DinoDraft:
    """A dinosaur to write to."""
    i = next(i for i, x in enumerate(d.dinos) if x.id == dino)
    return STATE.own(d, "dinos", i)  # type: ignore[no-any-return]


def _without_slot(items: tuple[Item, ...], slot: int) -> tuple[Item, ...]:
    return items[:slot] + items[slot + 1 :]


def _arm(event: type) -> Callable[[Callable[[D, Any], None]], Callable[[D, Any], None]]:
    def keep(fold: Callable[[D, Any], None]) -> Callable[[D, Any], None]:
        FOLD[event] = fold
        return fold

    return keep


def _told(d: D, x: Any) -> None:
    """Events that are only told."""


for _event in (
    e.Held, e.NoiseMade, e.DinosaurIdle, e.Rolled, e.TradeEnded, e.Chosen,
):  # fmt: skip
    FOLD[_event] = _told


@_arm(e.CharacterTaken)
def _(d: D, x: e.CharacterTaken) -> None:
    p, board = player(d, x.seat), CHARACTERS[x.character]
    p.character, p.goal, p.energy = x.character, x.goal, board.energy
    if board.start:
        weapon = ITEMS[board.start].weapon
        p.items = (Item(board.start, weapon.ammo if weapon else 0),)


@_arm(e.Landed)
def _(d: D, x: e.Landed) -> None:
    p = player(d, x.seat)
    p.field, p.entered = x.field, d.arrivals
    d.arrivals += 1


@_arm(e.RoundBegan)
def _(d: D, x: e.RoundBegan) -> None:
    d.round = x.round


@_arm(e.PhaseBegan)
def _(d: D, x: e.PhaseBegan) -> None:
    d.phase = x.phase


@_arm(e.EventRevealed)
def _(d: D, x: e.EventRevealed) -> None:
    if x.reshuffled:
        d.past = tuple(c for c in d.past if c not in x.reshuffled)
        if x.night:
            d.night = x.reshuffled
        else:
            d.day = x.reshuffled
    if x.night:
        d.night = d.night[:-1]
    else:
        d.day = d.day[:-1]
    d.event = x.card
    _forget(d, "event")


@_arm(e.EventLeft)
def _(d: D, x: e.EventLeft) -> None:
    d.event, d.past = "", (*d.past, x.card)


@_arm(e.LavaDrawn)
def _(d: D, x: e.LavaDrawn) -> None:
    d.eruptions, d.erupted = d.eruptions[:-1], (*d.erupted, x.card)
    _forget(d, "lava")


@_arm(e.LavaPlaced)
def _(d: D, x: e.LavaPlaced) -> None:
    new = mask(x.fields)
    d.lava |= new
    gone = new
    if x.saved:
        d.saved = True
        gone &= ~mask([f for f in x.fields if f in PLACE and d.tiles[PLACE[f]] == "bunker"])
    d.encounters &= ~gone
    d.petrol &= ~gone
    d.sabotage &= ~gone
    d.mended &= ~gone
    d.objects = tuple(o for o in d.objects if not gone >> o[0] & 1)


@_arm(e.TurnBegan)
def _(d: D, x: e.TurnBegan) -> None:
    p = player(d, x.seat)
    p.ap, p.turn, p.coming, p.met = x.ap, p.coming, (), ()
    d.seat = x.seat


@_arm(e.TurnEnded)
def _(d: D, x: e.TurnEnded) -> None:
    p = player(d, x.seat)
    p.ap, p.turn, p.met = 0, (), ()
    d.seat = -1


@_arm(e.Paid)
def _(d: D, x: e.Paid) -> None:
    p = player(d, x.seat)
    p.ap -= x.ap
    if x.energy:
        k = SPECIALS.index(x.what)
        p.energy = (*p.energy[:k], p.energy[k] - 1, *p.energy[k + 1 :])


@_arm(e.ApGained)
def _(d: D, x: e.ApGained) -> None:
    player(d, x.seat).ap += x.n


@_arm(e.Next)
def _(d: D, x: e.Next) -> None:
    p = player(d, x.seat)
    p.coming = (*p.coming, x.what)


@_arm(e.Flagged)
def _(d: D, x: e.Flagged) -> None:
    p = player(d, x.seat)
    p.turn = (*p.turn, x.what)


@_arm(e.EnergyChanged)
def _(d: D, x: e.EnergyChanged) -> None:
    player(d, x.seat).energy = x.energy


@_arm(e.Moved)
def _(d: D, x: e.Moved) -> None:
    p = player(d, x.seat)
    p.field, p.met, p.entered = x.field, x.met, d.arrivals
    d.arrivals += 1


@_arm(e.Put)
def _(d: D, x: e.Put) -> None:
    p = player(d, x.seat)
    p.field, p.met, p.entered = x.field, (), d.arrivals
    d.arrivals += 1


@_arm(e.Hid)
def _(d: D, x: e.Hid) -> None:
    player(d, x.seat).hidden = x.hidden


@_arm(e.MarkerDrawn)
def _(d: D, x: e.MarkerDrawn) -> None:
    d.bags = (*d.bags[: x.area], (x.black_left, x.red_left), *d.bags[x.area + 1 :])


@_arm(e.BagFilled)
def _(d: D, x: e.BagFilled) -> None:
    d.bags = (*d.bags[: x.area], (x.black, x.red), *d.bags[x.area + 1 :])


def _take(d: D, card: str, source: str, stock: tuple[str, ...]) -> None:
    if source == "stock":
        d.stock = d.stock[:-1]
    elif source == "deck":
        d.stock = stock
    elif source == "discard":
        d.discard = without(d.discard, card)
    else:
        d.aside = without(d.aside, card)
    if source in ("stock", "deck"):
        _forget(d, "dinosaur")


def _forget(d: D, deck: str) -> None:
    """What somebody saw on top of a deck is no longer there."""
    for seat, p in enumerate(d.players):
        if p.peek[0] == deck:
            player(d, seat).peek = ("", "")


@_arm(e.DinosaurPlaced)
def _(d: D, x: e.DinosaurPlaced) -> None:
    _take(d, x.card, x.source, x.stock)
    new = Dino(x.dino, x.card, x.field)
    d.dinos = (*d.dinos, new) if type(d.dinos) is tuple else [*d.dinos, new]  # type: ignore[assignment]
    d.next_id = x.dino + 1


@_arm(e.RaptorPackDrawn)
def _(d: D, x: e.RaptorPackDrawn) -> None:
    _take(d, RAPTOR_PACK, x.source, x.stock)
    d.discard = (*d.discard, RAPTOR_PACK)


@_arm(e.Enlisted)
def _(d: D, x: e.Enlisted) -> None:
    d.discard, d.stock = without(d.discard, x.card), x.stock
    _forget(d, "dinosaur")


@_arm(e.DinosaurMoved)
def _(d: D, x: e.DinosaurMoved) -> None:
    dinosaur(d, x.dino).field = x.field


@_arm(e.DinosaursAte)
def _(d: D, x: e.DinosaursAte) -> None:
    d.bodies = tuple(b for b in d.bodies if b.field != x.field)
    for seat in x.seats:
        player(d, seat).body = False


@_arm(e.Marked)
def _(d: D, x: e.Marked) -> None:
    dino = dinosaur(d, x.dino)
    dino.marks = dino.marks | x.mark if x.on else dino.marks & ~x.mark


@_arm(e.DinosaurHurt)
def _(d: D, x: e.DinosaurHurt) -> None:
    dinosaur(d, x.dino).damage = x.total


@_arm(e.DinosaurDied)
def _(d: D, x: e.DinosaurDied) -> None:
    left = [y for y in d.dinos if y.id != x.dino]
    d.dinos = tuple(left) if type(d.dinos) is tuple else left  # type: ignore[assignment]
    d.bodies = (*d.bodies, Body(x.card, x.field))
    if x.card in PACK:
        d.aside = tuple(sorted((*d.aside, x.card)))
    else:
        d.discard = (*d.discard, x.card)


@_arm(e.WoundDrawn)
def _(d: D, x: e.WoundDrawn) -> None:
    p = player(d, x.seat)
    p.wounds = (*p.wounds, Wound(x.card))
    d.wounds = d.wounds[:-1]


@_arm(e.WoundTurned)
def _(d: D, x: e.WoundTurned) -> None:
    p = player(d, x.seat)
    p.wounds = (*p.wounds[: x.space], Wound(x.card, True), *p.wounds[x.space + 1 :])


@_arm(e.Absorbed)
def _(d: D, x: e.Absorbed) -> None:
    p = player(d, x.seat)
    p.items, d.gone = _without_slot(p.items, x.slot), (*d.gone, x.item)


@_arm(e.Healed)
def _(d: D, x: e.Healed) -> None:
    p = player(d, x.seat)
    p.wounds = p.wounds[: x.space] + p.wounds[x.space + 1 :]
    d.wounds = (x.card, *d.wounds)


@_arm(e.Bled)
def _(d: D, x: e.Bled) -> None:
    player(d, x.seat).bleeding = x.bleeding


@_arm(e.Died)
def _(d: D, x: e.Died) -> None:
    p = player(d, x.seat)
    p.alive, p.ap, p.hidden, p.body = False, 0, False, True
    if d.seat == x.seat:
        d.seat = -1


@_arm(e.ItemsDrawn)
def _(d: D, x: e.ItemsDrawn) -> None:
    k = DECKS.index(x.deck)
    d.items = (*d.items[:k], d.items[k][: len(d.items[k]) - len(x.cards)], *d.items[k + 1 :])
    d.drawn = (*d.drawn, *x.cards)


@_arm(e.ItemKept)
def _(d: D, x: e.ItemKept) -> None:
    p = player(d, x.seat)
    p.items, d.drawn = (*p.items, Item(x.card, x.ammo)), without(d.drawn, x.card)


@_arm(e.ItemRefused)
def _(d: D, x: e.ItemRefused) -> None:
    d.drawn, d.gone = without(d.drawn, x.card), (*d.gone, x.card)


@_arm(e.ItemDropped)
def _(d: D, x: e.ItemDropped) -> None:
    p = player(d, x.seat)
    p.items = _without_slot(p.items, x.slot)
    if x.item not in OBJECTS:
        d.gone = (*d.gone, x.item)


@_arm(e.ObjectGained)
def _(d: D, x: e.ObjectGained) -> None:
    p = player(d, x.seat)
    p.items = (*p.items, Item(x.kind))
    if x.field >= 0:
        i = d.objects.index((x.field, x.kind))
        d.objects = d.objects[:i] + d.objects[i + 1 :]


@_arm(e.ObjectsLaid)
def _(d: D, x: e.ObjectsLaid) -> None:
    d.objects = (*d.objects, *((x.field, x.kind) for _ in range(x.n)))
    d.nursery = d.nursery or x.nursery


@_arm(e.AmmoChanged)
def _(d: D, x: e.AmmoChanged) -> None:
    p = player(d, x.seat)
    p.items = (*p.items[: x.slot], Item(x.item, x.ammo), *p.items[x.slot + 1 :])


def _swap(held: tuple[Item, ...], less: tuple[Item, ...], more: tuple[Item, ...]) -> tuple[Item, ...]:
    left = list(held)
    for item in less:
        left.remove(item)
    return (*left, *more)


@_arm(e.Traded)
def _(d: D, x: e.Traded) -> None:
    p, partner = player(d, x.seat), player(d, x.partner)
    p.items = _swap(p.items, x.give, x.want)
    partner.items = _swap(partner.items, x.want, x.give)
    p.ap -= x.ap


@_arm(e.Looted)
def _(d: D, x: e.Looted) -> None:
    dead = player(d, x.dead)
    dead.items = _without_slot(dead.items, x.slot)
    p = player(d, x.seat)
    p.items = (*p.items, x.item)


@_arm(e.Uncovered)
def _(d: D, x: e.Uncovered) -> None:
    d.up |= 1 << x.field
    if x.marker:
        d.encounters |= 1 << x.field
    if x.tile == "power_plant":
        d.plant = 1
        d.sabotage |= 1 << x.field
    elif x.tile == "tunnel_access":
        d.tunnels = True


@_arm(e.MarkerSpent)
def _(d: D, x: e.MarkerSpent) -> None:
    d.encounters &= ~(1 << x.field)


@_arm(e.EncounterDrawn)
def _(d: D, x: e.EncounterDrawn) -> None:
    if x.reshuffled:
        d.meetings, d.met = x.reshuffled, ()
    d.meetings, d.met = d.meetings[:-1], (*d.met, x.card)


@_arm(e.PlantRepaired)
def _(d: D, x: e.PlantRepaired) -> None:
    d.plant = 2
    d.sabotage &= ~(1 << x.field)


@_arm(e.Repaired)
def _(d: D, x: e.Repaired) -> None:
    d.sabotage &= ~(1 << x.field)
    d.mended |= 1 << x.field


@_arm(e.Sabotaged)
def _(d: D, x: e.Sabotaged) -> None:
    d.sabotage |= 1 << x.field
    d.deeds |= 1 << x.field


@_arm(e.PetrolPoured)
def _(d: D, x: e.PetrolPoured) -> None:
    d.petrol |= 1 << x.field


@_arm(e.GeneratorOn)
def _(d: D, x: e.GeneratorOn) -> None:
    d.generator |= 1 << x.area


@_arm(e.BunkerOn)
def _(d: D, x: e.BunkerOn) -> None:
    d.once = True


@_arm(e.BoatPlaced)
def _(d: D, x: e.BoatPlaced) -> None:
    d.boat, d.boat_at = 1, x.water


@_arm(e.BoatRepaired)
def _(d: D, x: e.BoatRepaired) -> None:
    d.boat = 2


@_arm(e.SignalSent)
def _(d: D, x: e.SignalSent) -> None:
    d.signal = x.round


@_arm(e.PointsGained)
def _(d: D, x: e.PointsGained) -> None:
    player(d, x.seat).points += x.n


@_arm(e.Tallied)
def _(d: D, x: e.Tallied) -> None:
    p = player(d, x.seat)
    counts = dict(p.tally)
    counts[x.count] = counts.get(x.count, 0) + x.n
    p.tally = tuple(sorted(counts.items()))


@_arm(e.Peeked)
def _(d: D, x: e.Peeked) -> None:
    player(d, x.seat).peek = (x.deck, x.card)


@_arm(e.Dug)
def _(d: D, x: e.Dug) -> None:
    d.dug |= 1 << x.field


@_arm(e.BodiesCleared)
def _(d: D, x: e.BodiesCleared) -> None:
    gone = {field for _, field in x.cards}
    d.bodies = tuple(b for b in d.bodies if b.field not in gone)


@_arm(e.StarterPassed)
def _(d: D, x: e.StarterPassed) -> None:
    d.starter = x.seat


@_arm(e.Rescued)
def _(d: D, x: e.Rescued) -> None:
    player(d, x.seat).way = x.way


@_arm(e.GameEnded)
def _(d: D, x: e.GameEnded) -> None:
    d.over, d.seat = True, -1


@_arm(Waiting)
def _(d: D, x: Waiting) -> None:
    d.stack = x.stack


