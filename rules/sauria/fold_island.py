"""Events that change the island, its dinosaurs, decks and rounds: one arm each."""

from typing import Any

from rules.core.decks import without
from rules.core.resume import Waiting
from rules.sauria import events as e
from rules.sauria.cards.dinosaurs import PACK, RAPTOR_PACK
from rules.sauria.fold import FOLD, D, arm, count, dinosaur, player
from rules.sauria.map import PLACE, mask
from rules.sauria.state import Body, Dino


def _told(d: D, x: Any) -> None:
    """Events that are only told."""


for _event in (
    e.Held, e.NoiseMade, e.DinosaurIdle, e.Rolled, e.TradeEnded, e.Chosen,
):  # fmt: skip
    FOLD[_event] = _told


@arm(e.RoundBegan)
def _(d: D, x: e.RoundBegan) -> None:
    d.round = x.round


@arm(e.PhaseBegan)
def _(d: D, x: e.PhaseBegan) -> None:
    d.phase = x.phase


@arm(e.EventRevealed)
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


@arm(e.EventLeft)
def _(d: D, x: e.EventLeft) -> None:
    d.event, d.past = "", (*d.past, x.card)


@arm(e.LavaDrawn)
def _(d: D, x: e.LavaDrawn) -> None:
    d.eruptions, d.erupted = d.eruptions[:-1], (*d.erupted, x.card)
    _forget(d, "lava")


@arm(e.LavaPlaced)
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


@arm(e.MarkerDrawn)
def _(d: D, x: e.MarkerDrawn) -> None:
    d.bags = (*d.bags[: x.area], (x.black_left, x.red_left), *d.bags[x.area + 1 :])
    count(d, x.seat, "noise")
    if x.red:
        count(d, x.seat, "reds")


@arm(e.BagFilled)
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


@arm(e.DinosaurPlaced)
def _(d: D, x: e.DinosaurPlaced) -> None:
    _take(d, x.card, x.source, x.stock)
    new = Dino(x.dino, x.card, x.field)
    d.dinos = (*d.dinos, new) if type(d.dinos) is tuple else [*d.dinos, new]  # type: ignore[assignment]
    d.next_id = x.dino + 1


@arm(e.RaptorPackDrawn)
def _(d: D, x: e.RaptorPackDrawn) -> None:
    _take(d, RAPTOR_PACK, x.source, x.stock)
    d.discard = (*d.discard, RAPTOR_PACK)


@arm(e.Enlisted)
def _(d: D, x: e.Enlisted) -> None:
    d.discard, d.stock = without(d.discard, x.card), x.stock
    _forget(d, "dinosaur")


@arm(e.DinosaurMoved)
def _(d: D, x: e.DinosaurMoved) -> None:
    dinosaur(d, x.dino).field = x.field


@arm(e.DinosaursAte)
def _(d: D, x: e.DinosaursAte) -> None:
    d.bodies = tuple(b for b in d.bodies if b.field != x.field)
    for seat in x.seats:
        player(d, seat).body = False


@arm(e.Marked)
def _(d: D, x: e.Marked) -> None:
    dino = dinosaur(d, x.dino)
    dino.marks = dino.marks | x.mark if x.on else dino.marks & ~x.mark


@arm(e.DinosaurHurt)
def _(d: D, x: e.DinosaurHurt) -> None:
    dinosaur(d, x.dino).damage = x.total


@arm(e.DinosaurDied)
def _(d: D, x: e.DinosaurDied) -> None:
    left = [y for y in d.dinos if y.id != x.dino]
    d.dinos = tuple(left) if type(d.dinos) is tuple else left  # type: ignore[assignment]
    d.bodies = (*d.bodies, Body(x.card, x.field))
    if x.card in PACK:
        d.aside = tuple(sorted((*d.aside, x.card)))
    else:
        d.discard = (*d.discard, x.card)


@arm(e.ObjectsLaid)
def _(d: D, x: e.ObjectsLaid) -> None:
    d.objects = (*d.objects, *((x.field, x.kind) for _ in range(x.n)))
    d.nursery = d.nursery or x.nursery


@arm(e.Uncovered)
def _(d: D, x: e.Uncovered) -> None:
    d.up |= 1 << x.field
    if x.by >= 0:
        count(d, x.by, "uncovered")
    if x.marker:
        d.encounters |= 1 << x.field
    if x.tile == "power_plant":
        d.plant = 1
        d.sabotage |= 1 << x.field
    elif x.tile == "tunnel_access":
        d.tunnels = True


@arm(e.MarkerSpent)
def _(d: D, x: e.MarkerSpent) -> None:
    d.encounters &= ~(1 << x.field)


@arm(e.EncounterDrawn)
def _(d: D, x: e.EncounterDrawn) -> None:
    if x.reshuffled:
        d.meetings, d.met = x.reshuffled, ()
    d.meetings, d.met = d.meetings[:-1], (*d.met, x.card)
    count(d, x.seat, "encounters")


@arm(e.PlantRepaired)
def _(d: D, x: e.PlantRepaired) -> None:
    d.plant = 2
    d.sabotage &= ~(1 << x.field)


@arm(e.Repaired)
def _(d: D, x: e.Repaired) -> None:
    d.sabotage &= ~(1 << x.field)
    d.mended |= 1 << x.field


@arm(e.Sabotaged)
def _(d: D, x: e.Sabotaged) -> None:
    d.sabotage |= 1 << x.field
    d.deeds |= 1 << x.field


@arm(e.PetrolPoured)
def _(d: D, x: e.PetrolPoured) -> None:
    d.petrol |= 1 << x.field


@arm(e.GeneratorOn)
def _(d: D, x: e.GeneratorOn) -> None:
    d.generator |= 1 << x.area


@arm(e.BunkerOn)
def _(d: D, x: e.BunkerOn) -> None:
    d.once = True


@arm(e.BoatPlaced)
def _(d: D, x: e.BoatPlaced) -> None:
    d.boat, d.boat_at = 1, x.water


@arm(e.BoatRepaired)
def _(d: D, x: e.BoatRepaired) -> None:
    d.boat = 2


@arm(e.SignalSent)
def _(d: D, x: e.SignalSent) -> None:
    d.signal = x.round


@arm(e.Dug)
def _(d: D, x: e.Dug) -> None:
    d.dug |= 1 << x.field


@arm(e.BodiesCleared)
def _(d: D, x: e.BodiesCleared) -> None:
    gone = {field for _, field in x.cards}
    d.bodies = tuple(b for b in d.bodies if b.field not in gone)


@arm(e.StarterPassed)
def _(d: D, x: e.StarterPassed) -> None:
    d.starter = x.seat


@arm(e.GameEnded)
def _(d: D, x: e.GameEnded) -> None:
    d.over, d.seat = True, -1


@arm(Waiting)
def _(d: D, x: Waiting) -> None:
    d.stack = x.stack
