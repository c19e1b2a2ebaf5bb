"""Events that change a player: one arm each."""

from rules.core.decks import without
from rules.sauria import events as e
from rules.sauria.cards.characters import CHARACTERS, SPECIALS
from rules.sauria.cards.items import DECKS, ITEMS, OBJECTS
from rules.sauria.fold import D, arm, count, player
from rules.sauria.map import AREA, AREAS, BOAT
from rules.sauria.means import STRIDES
from rules.sauria.state import Item, Wound

VISITED = tuple(f"area{a}" for a in range(len(AREAS)))
"""The counts that note an area entered."""


def _go(d: D, seat: int, f: int, met: tuple[int, ...]) -> None:
    """The figure stands on that field, the last that came there; an area is noted when it is first entered."""
    p = player(d, seat)
    p.field, p.met, p.entered = f, met, d.arrivals
    d.arrivals += 1
    if f == BOAT:
        return
    area = VISITED[AREA[f]]
    for name, _ in p.tally:
        if name == area:
            return
    count(d, seat, area)


def _without_slot(items: tuple[Item, ...], slot: int) -> tuple[Item, ...]:
    return items[:slot] + items[slot + 1 :]


@arm(e.CharacterTaken)
def _(d: D, x: e.CharacterTaken) -> None:
    p, board = player(d, x.seat), CHARACTERS[x.character]
    p.character, p.goal, p.energy = x.character, x.goal, board.energy
    if board.start:
        weapon = ITEMS[board.start].weapon
        p.items = (Item(board.start, weapon.ammo if weapon else 0),)


@arm(e.Landed)
def _(d: D, x: e.Landed) -> None:
    _go(d, x.seat, x.field, ())


@arm(e.TurnBegan)
def _(d: D, x: e.TurnBegan) -> None:
    p = player(d, x.seat)
    p.ap, p.turn, p.coming, p.met = x.ap, p.coming, (), ()
    d.seat = x.seat


@arm(e.TurnEnded)
def _(d: D, x: e.TurnEnded) -> None:
    p = player(d, x.seat)
    p.ap, p.turn, p.met = 0, (), ()
    d.seat = -1


@arm(e.Paid)
def _(d: D, x: e.Paid) -> None:
    p = player(d, x.seat)
    p.ap -= x.ap
    if x.ap and x.what in STRIDES and "walked" not in p.turn:
        p.turn = (*p.turn, "walked")
    if x.energy:
        k = SPECIALS.index(x.what)
        p.energy = (*p.energy[:k], p.energy[k] - 1, *p.energy[k + 1 :])


@arm(e.ApGained)
def _(d: D, x: e.ApGained) -> None:
    player(d, x.seat).ap += x.n


@arm(e.Next)
def _(d: D, x: e.Next) -> None:
    p = player(d, x.seat)
    p.coming = (*p.coming, x.what)


@arm(e.Flagged)
def _(d: D, x: e.Flagged) -> None:
    p = player(d, x.seat)
    p.turn = (*p.turn, x.what)


@arm(e.EnergyChanged)
def _(d: D, x: e.EnergyChanged) -> None:
    player(d, x.seat).energy = x.energy


@arm(e.Moved)
def _(d: D, x: e.Moved) -> None:
    _go(d, x.seat, x.field, x.met)


@arm(e.Put)
def _(d: D, x: e.Put) -> None:
    _go(d, x.seat, x.field, ())


@arm(e.Hid)
def _(d: D, x: e.Hid) -> None:
    player(d, x.seat).hidden = x.hidden


@arm(e.WoundDrawn)
def _(d: D, x: e.WoundDrawn) -> None:
    p = player(d, x.seat)
    p.wounds = (*p.wounds, Wound(x.card))
    d.wounds = d.wounds[:-1]


@arm(e.WoundTurned)
def _(d: D, x: e.WoundTurned) -> None:
    p = player(d, x.seat)
    p.wounds = (*p.wounds[: x.space], Wound(x.card, True), *p.wounds[x.space + 1 :])


@arm(e.Absorbed)
def _(d: D, x: e.Absorbed) -> None:
    p = player(d, x.seat)
    p.items, d.gone = _without_slot(p.items, x.slot), (*d.gone, x.item)


@arm(e.Healed)
def _(d: D, x: e.Healed) -> None:
    p = player(d, x.seat)
    p.wounds = p.wounds[: x.space] + p.wounds[x.space + 1 :]
    d.wounds = (x.card, *d.wounds)


@arm(e.Bled)
def _(d: D, x: e.Bled) -> None:
    player(d, x.seat).bleeding = x.bleeding


@arm(e.Died)
def _(d: D, x: e.Died) -> None:
    p = player(d, x.seat)
    p.alive, p.ap, p.hidden, p.body = False, 0, False, True
    if d.seat == x.seat:
        d.seat = -1


@arm(e.ItemsDrawn)
def _(d: D, x: e.ItemsDrawn) -> None:
    k = DECKS.index(x.deck)
    d.items = (*d.items[:k], d.items[k][: len(d.items[k]) - len(x.cards)], *d.items[k + 1 :])
    d.drawn = (*d.drawn, *x.cards)


@arm(e.ItemKept)
def _(d: D, x: e.ItemKept) -> None:
    p = player(d, x.seat)
    p.items, d.drawn = (*p.items, Item(x.card, x.ammo)), without(d.drawn, x.card)
    count(d, x.seat, "items")


@arm(e.ItemRefused)
def _(d: D, x: e.ItemRefused) -> None:
    d.drawn, d.gone = without(d.drawn, x.card), (*d.gone, x.card)


@arm(e.ItemDropped)
def _(d: D, x: e.ItemDropped) -> None:
    p = player(d, x.seat)
    p.items = _without_slot(p.items, x.slot)
    if x.item not in OBJECTS:
        d.gone = (*d.gone, x.item)


@arm(e.ObjectGained)
def _(d: D, x: e.ObjectGained) -> None:
    p = player(d, x.seat)
    p.items = (*p.items, Item(x.kind))
    if x.field >= 0:
        i = d.objects.index((x.field, x.kind))
        d.objects = d.objects[:i] + d.objects[i + 1 :]


@arm(e.AmmoChanged)
def _(d: D, x: e.AmmoChanged) -> None:
    p = player(d, x.seat)
    p.items = (*p.items[: x.slot], Item(x.item, x.ammo), *p.items[x.slot + 1 :])


def _swap(held: tuple[Item, ...], less: tuple[Item, ...], more: tuple[Item, ...]) -> tuple[Item, ...]:
    left = list(held)
    for item in less:
        left.remove(item)
    return (*left, *more)


@arm(e.Traded)
def _(d: D, x: e.Traded) -> None:
    p, partner = player(d, x.seat), player(d, x.partner)
    p.items = _swap(p.items, x.give, x.want)
    partner.items = _swap(partner.items, x.want, x.give)
    p.ap -= x.ap


@arm(e.Looted)
def _(d: D, x: e.Looted) -> None:
    dead = player(d, x.dead)
    dead.items = _without_slot(dead.items, x.slot)
    p = player(d, x.seat)
    p.items = (*p.items, x.item)


@arm(e.PointsGained)
def _(d: D, x: e.PointsGained) -> None:
    player(d, x.seat).points += x.n


@arm(e.Tallied)
def _(d: D, x: e.Tallied) -> None:
    count(d, x.seat, x.count, x.n)


@arm(e.Peeked)
def _(d: D, x: e.Peeked) -> None:
    player(d, x.seat).peek = (x.deck, x.card)


@arm(e.Rescued)
def _(d: D, x: e.Rescued) -> None:
    player(d, x.seat).way = x.way
