"""Item spaces, drawing, keeping, discarding, trading, looting (chapters Items, Trading, Death)."""

from functools import lru_cache

from rules.core.decks import distinct
from rules.core.game import Prompt
from rules.sauria import events as e
from rules.sauria.actions import Accept, Back, Decline, Drop, Give, Pick, Send, Want, Withdraw, each
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.cards.items import DECKS, ITEMS
from rules.sauria.cards.tiles import Tile
from rules.sauria.decide import Asked, ask
from rules.sauria.dinosaurs import R
from rules.sauria.frames import Keep, Overflow, Trade
from rules.sauria.places import has_trait, tile_at, wounded
from rules.sauria.state import Board, Item

VIALS = 2


def spaces(b: Board, seat: int) -> int:
    """Item spaces of the board, one less with a mangled hand."""
    return CHARACTERS[b.players[seat].character].spaces - int(wounded(b, seat, "hand"))


def load(b: Board, seat: int, items: tuple[Item, ...]) -> int:
    """Spaces that these items take on that board (SAU-ITEM-05, SAU-ITEM-12, SAU-R-117)."""
    return _load(items, has_trait(b, seat, "vials"))


@lru_cache(maxsize=4096)
def _load(items: tuple[Item, ...], vials: bool) -> int:
    size = sum(ITEMS[i.key].size for i in items)
    return size - min(VIALS, sum(i.key == "dna" for i in items)) if vials else size


def fits(b: Board, seat: int, items: tuple[Item, ...]) -> bool:
    """Whether a board can hold exactly these items (SAU-ITEM-06)."""
    return load(b, seat, items) <= spaces(b, seat)


def deck_here(b: Board, seat: int) -> str:
    """The item deck of the location the player stands on, "" where nothing can be searched (SAU-ITEM-03, SAU-R-115)."""
    return deck_of(tile_at(b, b.players[seat].field))


def deck_of(tile: Tile | None) -> str:
    """The item deck of an uncovered location."""
    return tile.type if tile is not None and tile.type in DECKS else ""


def home_of(item: Item) -> str:
    """The location type where a weapon is reloaded (SAU-WEAPON-08); unique ones at ranger locations."""
    return ITEMS[item.key].deck or "ranger"


def reloadable(b: Board, seat: int, anywhere: bool = False) -> tuple[int, ...]:
    """Slots of ranged weapons that can be refilled here."""
    here = deck_here(b, seat)
    found = []
    for slot, item in enumerate(b.players[seat].items):
        weapon = ITEMS[item.key].weapon
        if weapon and item.ammo < weapon.ammo and (anywhere or home_of(item) == here):
            found.append(slot)
    return tuple(found)


def reload(run: R, seat: int, slot: int) -> None:
    """Refill a weapon to its printed number (SAU-R-108)."""
    item = run.draft.players[seat].items[slot]
    weapon = ITEMS[item.key].weapon
    if weapon:
        run.emit(e.AmmoChanged(seat, slot, item.key, weapon.ammo))
        run.emit(e.Tallied(seat, "reloads"))


def draw_items(run: R, seat: int, deck: str, n: int, keep: int) -> None:
    """Draw up to n cards of a deck; `keep` of them stay (SAU-ACT-15, -24). The choice comes on top of the stack."""
    cards = run.draft.items[DECKS.index(deck)]
    taken = tuple(reversed(cards[len(cards) - min(n, len(cards)) :]))
    if not taken:
        return
    run.emit(e.ItemsDrawn(seat, deck, taken))
    if len(taken) > keep:
        run.push(Keep(seat, keep))
    else:
        for card in taken:
            hold(run, seat, card)
        burden(run, seat)


def burden(run: R, seat: int) -> None:
    """Something came to the board: when it no longer fits, the surplus goes at once (SAU-ITEM-06)."""
    if not fits(run.draft, seat, run.draft.players[seat].items):
        run.push(Overflow(seat))


def hold(run: R, seat: int, card: str) -> None:
    """A drawn card comes to the board with its full ammunition (SAU-WEAPON-05)."""
    weapon = ITEMS[card].weapon
    run.emit(e.ItemKept(seat, card, weapon.ammo if weapon else 0))


def step_keep(run: R, frame: Keep, value: object) -> Asked | None:
    """Choose which of the open cards stay."""
    drawn = run.draft.drawn
    if len(drawn) > frame.keep > 0:
        return ask(frame.seat, "keep", tuple(Pick(i) for i in range(len(drawn))), drawn)
    for card in drawn:
        if frame.keep:
            hold(run, frame.seat, card)
        else:
            run.emit(e.ItemRefused(frame.seat, card))
    run.done()
    burden(run, frame.seat)
    return None


def answer_keep(run: R, frame: Keep, seat: int, action: Pick) -> None:
    """One card is kept."""
    hold(run, seat, run.draft.drawn[action.n])
    run.become(Keep(seat, frame.keep - 1))


def step_overflow(run: R, frame: Overflow, value: object) -> Asked | None:
    """Never more items than spaces: discard the surplus at once (SAU-ITEM-06, SAU-R-116). Equal items are asked for once."""
    items = run.draft.players[frame.seat].items
    if fits(run.draft, frame.seat, items):
        run.done()
        return None
    return ask(frame.seat, "surplus", each(Drop, distinct(items)))


def answer_overflow(run: R, frame: Overflow, seat: int, action: Drop) -> None:
    """One item goes."""
    discard(run, seat, action.slot, "surplus")


def discard(run: R, seat: int, slot: int, why: str) -> None:
    """An item leaves the game (SAU-ITEM-10)."""
    run.emit(e.ItemDropped(seat, slot, run.draft.players[seat].items[slot].key, why))


def partners(b: Board, seat: int) -> tuple[int, ...]:
    """Living players on the same field with whom something could be swapped (SAU-TRADE-01, SAU-R-140)."""
    p = b.players[seat]
    near = [s for s, q in enumerate(b.players) if q.field == p.field and s != seat and q.alive and (p.items or q.items)]
    return tuple(near)


def _split(items: tuple[Item, ...], slots: tuple[int, ...]) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    return tuple(items[i] for i in slots), tuple(x for i, x in enumerate(items) if i not in slots)


def offer(b: Board, frame: Trade) -> tuple[tuple[Item, ...], tuple[Item, ...], bool]:
    """What is given and wanted, and whether both boards could hold the result (SAU-TRADE-03, SAU-R-139)."""
    give, mine = _split(b.players[frame.seat].items, frame.give)
    want, theirs = _split(b.players[frame.partner].items, frame.want)
    ok = bool(give or want) and fits(b, frame.seat, (*mine, *want)) and fits(b, frame.partner, (*theirs, *give))
    return give, want, ok


def step_trade(run: R, frame: Trade, value: object) -> Asked | None:
    """The offer is put together; once made it waits for the partner and can be withdrawn (never blocks)."""
    give, want, ok = offer(run.draft, frame)
    about = (frame.seat, frame.partner, tuple(i.key for i in give), tuple(i.key for i in want))
    if frame.sent:
        return (
            Prompt(frame.partner, "offer", (Accept(), Decline()), clock="react", about=about),
            Prompt(frame.seat, "withdraw", (Withdraw(),), clock="", about=about, optional=True),
        )
    mine = tuple(Give(i) for i in range(len(run.draft.players[frame.seat].items)))
    theirs = tuple(Want(i) for i in range(len(run.draft.players[frame.partner].items)))
    return ask(frame.seat, "trade", (*mine, *theirs, *((Send(),) if ok else ()), Back()), about, "turn")


def _toggle(slots: tuple[int, ...], slot: int) -> tuple[int, ...]:
    return tuple(s for s in slots if s != slot) if slot in slots else tuple(sorted((*slots, slot)))


def answer_trade(run: R, frame: Trade, seat: int, action: object) -> None:
    """Change the offer, make it, agree, refuse or take it back. The AP is paid on acceptance."""
    if isinstance(action, Give):
        run.become(Trade(frame.seat, frame.partner, _toggle(frame.give, action.slot), frame.want))
    elif isinstance(action, Want):
        run.become(Trade(frame.seat, frame.partner, frame.give, _toggle(frame.want, action.slot)))
    elif isinstance(action, Send):
        run.become(Trade(frame.seat, frame.partner, frame.give, frame.want, True))
    elif isinstance(action, Accept):
        give, want, _ = offer(run.draft, frame)
        run.done()
        if run.draft.players[frame.seat].hidden:
            run.emit(e.Hid(frame.seat, False))
        run.emit(e.Traded(frame.seat, frame.partner, give, want, 1))
        run.emit(e.Tallied(frame.seat, "trades"))
        run.emit(e.Tallied(frame.partner, "trades"))
    else:
        if not isinstance(action, Back):
            run.emit(e.TradeEnded(frame.seat, frame.partner, "withdrawn" if isinstance(action, Withdraw) else "declined"))
        run.done()


def lootable(b: Board, seat: int, dead: int) -> tuple[int, ...]:
    """Slots of a dead player's items that fit (SAU-DEATH-03, SAU-DEATH-07, SAU-R-142); equal ones once."""
    p, q = b.players[seat], b.players[dead]
    if q.alive or not q.body or q.field != p.field:
        return ()
    return tuple(i for i in distinct(q.items) if fits(b, seat, (*p.items, q.items[i])))


def collectable(b: Board, seat: int) -> str:
    """An egg or DNA lying on the field that fits, "" for none.

    Once the nursery has laid its own eggs, those on it are had by its own action only (SAU-R-091).
    """
    p = b.players[seat]
    for f, kind in b.objects:
        if f == p.field and fits(b, seat, (*p.items, Item(kind))):
            tile = tile_at(b, f)
            return "" if b.nursery and tile is not None and tile.key == "nursery" else kind
    return ""


def corpses(b: Board, seat: int) -> tuple[int, ...]:
    """Dead players here with something that can be taken."""
    return tuple([s for s, q in enumerate(b.players) if q.body and lootable(b, seat, s)])
