"""Dinosaurs in general: their cards, packs, statuses, placing, dying, and their deck (chapters Dinosaurs, Pack, Deck)."""

from functools import lru_cache
from typing import Any

from rules.core.chance import Chance
from rules.core.resume import Run
from rules.sauria import events as e
from rules.sauria.cards.dinosaurs import CARDS, PACK, RAPTOR_PACK, SPECIES, Species
from rules.sauria.cards.marks import DISTRACTED, IDLE, LYING, NARCOTISED, PANICKED, STUNNED
from rules.sauria.events import Event
from rules.sauria.map import BOAT, NEAR, Mask, beside, bits
from rules.sauria.places import is_bunker
from rules.sauria.state import Board, Dino, State, StateDraft
from rules.sauria.variants import mixed_deck

R = Run[State, StateDraft, Event]


def species(dino: Dino) -> Species:
    """What is printed on its card."""
    return CARDS[dino.card]


def get(b: Board, dino: int) -> Dino | None:
    """A living dinosaur by id."""
    for d in b.dinos:
        if d.id == dino:
            return d
    return None


def at(b: Board, f: int) -> tuple[Dino, ...]:
    """The living dinosaurs of a field, earliest placed first."""
    return tuple([d for d in b.dinos if d.field == f]) if haunts(b) >> f & 1 else ()


_LAST: list[Any] = [(), 0]
"""The dinosaurs that `haunts` was asked about last, and its answer."""


def haunts(b: Board) -> Mask:
    """The fields with a living dinosaur. Between two events that change one, every further question is answered at once."""
    dinos = b.dinos
    if dinos is _LAST[0]:
        return _LAST[1]  # type: ignore[no-any-return]
    found = 0
    for d in dinos:
        found |= 1 << d.field
    if type(dinos) is tuple:  # a list may still change
        _LAST[:] = dinos, found
    return found


def left(dino: Dino) -> int:
    """Remaining life points."""
    return CARDS[dino.card].lp - dino.damage


def pack_of(b: Board, dino: Dino) -> tuple[Dino, ...]:
    """The dinosaur and its pack on the same field (SAU-PACK-02); alone for all others."""
    kin = CARDS[dino.card].kin
    if not kin:
        return (dino,)
    f = dino.field
    return tuple([d for d in b.dinos if d.field == f and CARDS[d.card].kin == kin])


def pack_dice(members: tuple[Dino, ...]) -> str:
    """Dice of a unit: only members that can fight, 1 yellow per member beyond the first (SAU-PACK-05, SAU-R-145)."""
    return _dice(tuple([d.card for d in members if not d.marks & IDLE]))


@lru_cache(maxsize=1024)
def _dice(cards: tuple[str, ...]) -> str:
    return "".join(sorted("".join(CARDS[card].dice for card in cards) + "Y" * (len(cards) - 1)))


def beside_lava(b: Board, f: int) -> bool:
    """On or next to lava."""
    return bool(b.lava and beside(b.lava) >> f & 1)


def refuges(b: Board, f: int) -> tuple[int, ...]:
    """Neighbouring fields that dinosaurs may step onto: neither lava nor beside it (SAU-LAVA-18, SAU-R-053)."""
    return bits(NEAR[f] & ~beside(b.lava))


def can_flee(b: Board, dino: Dino) -> bool:
    """Whether it can get away from lava: a free field, on no lava itself, not held by its pack (SAU-R-037, SAU-R-180)."""
    return bool(refuges(b, dino.field)) and not any(d.marks & LYING for d in pack_of(b, dino))


def settle(run: R) -> None:
    """What lava does to dinosaurs beside it: distraction ends, and who cannot flee panics (SAU-R-036)."""
    if not run.draft.lava:
        return
    hot = beside(run.draft.lava)
    for dino in tuple(run.draft.dinos):
        if not hot >> dino.field & 1:
            continue
        if dino.marks & DISTRACTED:
            run.emit(e.Marked(dino.id, DISTRACTED, False))
        if not dino.marks & LYING and not dino.marks & PANICKED and not can_flee(run.draft, dino):
            run.emit(e.Marked(dino.id, PANICKED, True))


def receptive(b: Board, dino: Dino, what: int) -> bool:
    """Whether a status marker would change anything: no longer one lies there (SAU-R-086), no distraction beside lava."""
    longer = what | NARCOTISED if what == STUNNED else what
    return not dino.marks & longer and not (what == DISTRACTED and beside_lava(b, dino.field))


def mark(run: R, dino: int, what: int) -> None:
    """Lay a status marker; of stunned and narcotised the longer one stays (SAU-R-086)."""
    found = get(run.draft, dino)
    if found is None or not receptive(run.draft, found, what):
        return
    if what == NARCOTISED and found.marks & STUNNED:
        run.emit(e.Marked(dino, STUNNED, False))
    run.emit(e.Marked(dino, what, True))
    settle(run)


def can_be_placed(b: Board, f: int) -> bool:
    """Not on water, not on the boat, not in the bunker on lava (SAU-R-053, SAU-R-131)."""
    return f < BOAT and not (b.saved and is_bunker(b, f))


def place(run: R, card: str, f: int, source: str, stock: tuple[str, ...] = ()) -> None:
    """Put a card into play on a field; the Raptor Pack calls its members (SAU-PACK-10, SAU-R-146)."""
    if card == RAPTOR_PACK:
        run.emit(e.RaptorPackDrawn(f, source, stock))
        for member in tuple(c for c in PACK if c in run.draft.aside):
            run.emit(e.DinosaurPlaced(run.draft.next_id, member, f, "aside"))
    else:
        run.emit(e.DinosaurPlaced(run.draft.next_id, card, f, source, stock))
    settle(run)


def draw(run: R, f: int) -> None:
    """The top card of the dinosaur deck comes into play on a field."""
    place(run, run.draft.stock[-1], f, "stock")


def wound(run: R, dino: int, damage: int, by: int = -1) -> bool:
    """Damage to one dinosaur; at its life points it dies (SAU-DINO-16, -17). Whether it died."""
    found = get(run.draft, dino)
    if found is None or damage <= 0:
        return False
    total = min(found.damage + damage, species(found).lp)
    run.emit(e.DinosaurHurt(dino, damage, total, by))
    if total < species(found).lp:
        return False
    run.emit(e.DinosaurDied(dino, found.card, found.field, by))
    return True


def wound_unit(run: R, unit: tuple[int, ...], damage: int, by: int = -1) -> None:
    """Damage to a pack goes to the member with the fewest remaining life points first (SAU-R-148)."""
    while damage > 0:
        members = [d for d in run.draft.dinos if d.id in unit]
        if not members:
            return
        weakest = min(members, key=lambda d: (left(d), d.id))
        part = min(damage, left(weakest))
        wound(run, weakest.id, part, by)
        damage -= part


def search(run: R, wanted: str) -> tuple[str, str, tuple[str, ...]] | None:
    """Find a card of a species: discard pile first, then its stage of the deck (SAU-DECK-11, -12, SAU-R-156, SAU-R-168).

    (card, source, the deck afterwards), or None when it is in neither.
    """
    b = run.draft
    name = SPECIES[wanted].name
    found = [c for c in b.discard if CARDS[c].name == name]
    if found:
        return found[0], "discard", ()
    for i in range(len(b.stock) - 1, -1, -1):
        if CARDS[b.stock[i]].name == name:
            card, rest = b.stock[i], b.stock[:i] + b.stock[i + 1 :]
            mixed = run.chance.shuffled(rest) if mixed_deck(b) else reshuffled(rest, CARDS[card].stage, run.chance)
            return card, "deck", mixed
    return None


def reshuffled(stock: tuple[str, ...], stage: int, chance: Chance) -> tuple[str, ...]:
    """The deck with the cards of one stage shuffled among their own places."""
    at_stage = [i for i, c in enumerate(stock) if CARDS[c].stage == stage]
    mixed = chance.shuffled([stock[i] for i in at_stage])
    new = list(stock)
    for i, card in zip(at_stage, mixed, strict=True):
        new[i] = card
    return tuple(new)


def enlist(run: R, wanted: str, top: bool) -> None:
    """Add a card from the discard pile to the deck: into its stage part, or on top (SAU-DECK-13, SAU-R-157)."""
    found = next((c for c in run.draft.discard if CARDS[c].name == SPECIES[wanted].name), None)
    if found is None:
        return
    stock, stage = run.draft.stock, CARDS[found].stage
    if top:
        run.emit(e.Enlisted(found, (*stock, found)))
        return
    if mixed_deck(run.draft):
        run.emit(e.Enlisted(found, run.chance.shuffled((*stock, found))))
        return
    i = next((i for i, c in enumerate(stock) if CARDS[c].stage < stage), len(stock))
    run.emit(e.Enlisted(found, reshuffled((*stock[:i], found, *stock[i:]), stage, run.chance)))
