"""What a seat may know: the same table with the hidden cards turned over (SAU-R-118)."""

from collections import Counter

from rules.core.chance import Chance
from rules.core.record import record
from rules.core.resume import Waiting
from rules.sauria import events as e
from rules.sauria.cards.dinosaurs import CARDS
from rules.sauria.cards.events import DAY, NIGHT
from rules.sauria.cards.items import DECKS
from rules.sauria.cards.tiles import BY_ZONE
from rules.sauria.cards.wounds import DECK as WOUNDS
from rules.sauria.events import Event
from rules.sauria.map import LOCATIONS
from rules.sauria.setup import LAVA_CARDS
from rules.sauria.state import HIDDEN, PLAYER, STATE, Player, State, StateDraft, Wound
from rules.sauria.variants import encounter_deck, goal_cards, item_deck, mixed_deck, night_deck


@record
class View:
    """The table as seat sees it (None: the public). Hidden cards are "?"; dinosaur cards face down show their stage: "?2".

    Every question of `places`, `noise`, `costs` … can be asked of `table`. What others have tallied for their goals is ().
    """

    seat: int | None
    table: State


def _backs(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Dinosaur cards face down: their backs show the stage."""
    return tuple(f"{HIDDEN}{CARDS[c].stage}" for c in cards)


def _blank(cards: tuple[str, ...]) -> tuple[str, ...]:
    return (HIDDEN,) * len(cards)


def _player(p: Player, own: bool, over: bool) -> Player:
    d = PLAYER.open(p)
    d.wounds = tuple(w if w.up else Wound(HIDDEN) for w in p.wounds)
    if not own:
        d.peek = (p.peek[0], HIDDEN if p.peek[1] else "")
        if not over:
            d.goal = HIDDEN if p.goal else ""
            d.tally = ()
    return PLAYER.publish(d)


def view(state: State, seat: int | None) -> View:
    """Hide deck orders, face-down tiles and wounds, others' goals and progress. At the end the goals are shown."""
    d = STATE.open(state)
    shown = state.over or "coop" in state.modes
    d.players = tuple(_player(p, s == seat, shown) for s, p in enumerate(state.players))
    d.tiles = tuple(t if state.up >> f & 1 else HIDDEN for f, t in zip(LOCATIONS, state.tiles, strict=True))
    d.stock = _blank(state.stock) if mixed_deck(state) else _backs(state.stock)
    d.discard = tuple(sorted(_backs(state.discard)))
    d.day, d.night, d.meetings = _blank(state.day), _blank(state.night), _blank(state.meetings)
    d.wounds, d.eruptions = _blank(state.wounds), _blank(state.eruptions)
    d.items = tuple(_blank(deck) for deck in state.items)
    d.asked = None
    return View(seat, STATE.publish(d))


def scrub(event: Event, seat: int | None) -> Event | None:
    """The event as that seat may see it; None: not at all."""
    match event:
        case e.CharacterTaken(seat=owner, character=character) if owner != seat:
            return e.CharacterTaken(owner, character, HIDDEN)
        case e.WoundDrawn(seat=owner):
            return e.WoundDrawn(owner, HIDDEN)
        case e.Healed(seat=owner, space=space, up=False):
            return e.Healed(owner, space, HIDDEN, False)
        case e.DinosaurPlaced(dino=dino, card=card, field=f, source=source, stock=stock) if stock:
            return e.DinosaurPlaced(dino, card, f, source, _blank(stock))
        case e.RaptorPackDrawn(field=f, source=source, stock=stock) if stock:
            return e.RaptorPackDrawn(f, source, _blank(stock))
        case e.Enlisted(card=card, stock=stock):
            return e.Enlisted(card, _blank(stock))
        case e.EventRevealed(card=card, night=night, reshuffled=mixed) if mixed:
            return e.EventRevealed(card, night, _blank(mixed))
        case e.EncounterDrawn(seat=owner, card=card, reshuffled=mixed) if mixed:
            return e.EncounterDrawn(owner, card, _blank(mixed))
        case e.Tallied(seat=owner) if owner != seat:
            return None
        case e.Peeked(seat=owner, deck=deck) if owner != seat:
            return e.Peeked(owner, deck, HIDDEN)
        case Waiting():
            return None
        case _:
            return event


def _fill(shown: tuple[str, ...], unseen: list[str]) -> tuple[str, ...]:
    return tuple(unseen.pop() if c == HIDDEN else c for c in shown)


def _unseen(whole: tuple[str, ...], seen: Counter[str], chance: Chance) -> list[str]:
    return list(chance.shuffled(tuple((Counter(whole) - seen).elements())))


def guess(v: View, chance: Chance) -> State:
    """A table that fits the view: hidden cards are dealt at random from those nobody has seen."""
    t = v.table
    d = STATE.open(t)
    tiles = iter(t.tiles)
    filled: list[str] = []
    for zone in BY_ZONE:
        shown = tuple(next(tiles) for _ in zone)
        filled += _fill(shown, _unseen(zone, Counter(shown), chance))
    d.tiles = tuple(filled)
    peek = t.players[v.seat].peek if v.seat is not None else ("", "")
    _dinosaurs(t, d, peek, chance)
    whole = (*DAY, *NIGHT) if "jurassic_events" in t.modes and "hard" not in t.modes else NIGHT
    d.day = _events(t, whole if "jurassic_events" in t.modes else DAY, t.day, peek, chance)
    d.night = _events(t, NIGHT, t.night, peek, chance)
    d.meetings = _fill(t.meetings, _unseen(encounter_deck(t.modes), Counter(t.met), chance))
    d.eruptions = _known_top(_unseen(LAVA_CARDS, Counter(t.erupted), chance), peek, "lava")
    d.items = _items(t, chance)
    wounds = _unseen(WOUNDS, Counter(w.card for p in t.players for w in p.wounds), chance)
    players = []
    for p in t.players:
        q = PLAYER.open(p)
        q.wounds = tuple(w if w.up else Wound(wounds.pop()) for w in p.wounds)
        if p.goal == HIDDEN:
            q.goal = chance.pick(goal_cards(t, p.character))
        players.append(PLAYER.publish(q))
    d.wounds = tuple(wounds)
    d.players = tuple(players)
    return STATE.publish(d)


def _known_top(cards: list[str], peek: tuple[str, str], deck: str) -> tuple[str, ...]:
    if peek[0] == deck and peek[1] in cards:
        cards.remove(peek[1])
        cards.append(peek[1])
    return tuple(cards)


def _events(
    t: State, whole: tuple[str, ...], shown: tuple[str, ...], peek: tuple[str, str], chance: Chance
) -> tuple[str, ...]:
    seen = Counter(c for c in (*t.past, t.event) if c)
    left = _unseen(whole, seen, chance)
    top = peek[1] if peek[0] == "event" and peek[1] in left else ""
    if top and shown and night_deck(t, t.round + 1) == (shown is t.night):
        left.remove(top)
        return (*left[: len(shown) - 1], top)
    return tuple(left[: len(shown)])


def _dinosaurs(t: State, d: StateDraft, peek: tuple[str, str], chance: Chance) -> None:
    in_play = {x.card for x in t.dinos}
    pools = {k: [c for c in CARDS if CARDS[c].stage == k and c not in in_play] for k in range(1, 5)}
    top = peek[1] if peek[0] == "dinosaur" else ""
    for k in pools:
        pools[k] = list(chance.shuffled(pools[k]))
        if top in pools[k]:
            pools[k].remove(top)
    d.discard = tuple(pools[int(back[1:])].pop() for back in t.discard)
    under = t.stock[:-1] if top else t.stock
    if mixed_deck(t):
        stock = [c for pool in pools.values() for c in pool]
        stock = list(chance.shuffled(stock))
    else:
        stock = [pools[int(back[1:])].pop() for back in under]
    d.stock = (*stock, top) if top else tuple(stock)


def _items(t: State, chance: Chance) -> tuple[tuple[str, ...], ...]:
    seen = Counter((*t.gone, *t.drawn, *(i.key for p in t.players for i in p.items)))
    decks = []
    for name, shown in zip(DECKS, t.items, strict=True):
        decks.append(tuple(_unseen(item_deck(name, t.modes), seen, chance)[: len(shown)]))
    return tuple(decks)
