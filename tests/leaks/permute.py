"""For each game: the same moment with everything dealt anew that a viewer may not know. Written on the state alone, without
the game's own `view` and `guess`, which are on trial here."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from rules.core.chance import Chance
from rules.core.game import Seat
from rules.roar import clock, developments
from rules.roar import events as heard
from rules.roar.actions import Call, Hold, Roll, Take
from rules.roar.constants import AHH, FULL, LIVE, SLEEPING_AFTER, SYMBOLS, WITHDRAWN_AFTER
from rules.roar.state import Hand, Press
from rules.roar.state import State as Roar
from rules.sanctuary.state import State as Sanctuary
from rules.sauria import events as told
from rules.sauria.cards.dinosaurs import CARDS
from rules.sauria.cards.tiles import BY_ZONE
from rules.sauria.cards.wounds import DECK as WOUNDS
from rules.sauria.map import LOCATIONS
from rules.sauria.state import Player, Wound
from rules.sauria.state import State as Sauria
from rules.sauria.variants import goal_cards

NOT_YET = 10_000
"""ms for which an invented press waits: longer than anything that the tests press meanwhile."""
SOON = 1000
"""ms in which nothing may happen that everybody sees: longer than what is pressed after a moment."""


def roar(state: Roar, viewer: Seat | None, chance: Chance) -> Roar:
    """Other seats' dice, what they hold, their rolls, locks and times, their wishes, and the presses that wait."""
    hands = tuple(hand if s == viewer else _hand(state, s, hand, chance) for s, hand in enumerate(state.hands))
    return replace(state, hands=hands, queue=tuple(_queue(state, viewer, chance)))


def _hand(state: Roar, seat: Seat, hand: Hand, chance: Chance) -> Hand:
    wishes = chance.shuffled(tuple(developments.DEVELOPMENTS))[: chance.below(4)] if state.mode == FULL else ()
    return Hand(
        dice=tuple(chance.pick(("", *SYMBOLS)) for _ in hand.dice),
        held=tuple(chance.below(2) == 1 for _ in hand.dice),
        rolls=chance.below(40),
        cooldown_until=state.clock + chance.below(5000),
        locked_until=state.clock + chance.below(1000),
        early=chance.below(2) * (state.clock + 100),
        early_press=chance.below(1 << 40),
        wishes=wishes,
        pressed=_pressed(state, seat, chance),
        acted=state.clock - chance.below(60_000),
    )


def _pressed(state: Roar, seat: Seat, chance: Chance) -> int:
    """The live time of a last press. Who is awake is public, so nobody may be about to fall asleep or to be out."""
    live = clock.live_time(state, state.clock) if state.phase == LIVE else state.live_before
    if state.players[seat].sleeping:
        return live - SLEEPING_AFTER - chance.below(WITHDRAWN_AFTER - SLEEPING_AFTER - SOON)
    return max(0, live - chance.below(SLEEPING_AFTER - SOON))


def _queue(state: Roar, viewer: Seat | None, chance: Chance) -> Iterable[Press]:
    for press in state.queue:
        if press.seat == viewer:
            yield press
        elif chance.below(3):
            action: Any = Call(chance.pick(SYMBOLS)) if press.until else chance.pick((Roll(), Hold(0)))
            yield replace(press, action=action, stamp=press.stamp + chance.below(1 << 20))
    others = [s for s in range(len(state.players)) if s != viewer]
    for seat in others:
        if chance.below(2):
            action = chance.pick((Call(AHH), Take("wusch"), Call("kaboom")))
            yield Press(seat, action, clock.stamp(state.clock) + seat, 1 << 12, state.clock + NOT_YET)


def sanctuary(state: Sanctuary, viewer: Seat | None, chance: Chance) -> Sanctuary:
    """The undealt piles: nothing else is hidden, from anybody."""
    cards = list(chance.shuffled([card for pile in state.piles for card in pile]))
    piles = tuple(tuple(cards.pop() for _ in pile) for pile in state.piles)
    return replace(state, piles=piles, asked=None)


def sauria(state: Sauria, viewer: Seat | None, chance: Chance) -> Sauria:
    """Face-down tiles of each zone, the order of all decks, face-down wounds, others' goals, progress and glances."""
    tiles = list(state.tiles)
    for zone in BY_ZONE:
        down = [i for i, field in enumerate(LOCATIONS) if tiles[i] in zone and not state.up >> field & 1]
        for i, tile in zip(down, chance.shuffled([tiles[i] for i in down]), strict=True):
            tiles[i] = tile
    glance = state.players[viewer].peek if viewer is not None else ("", "")

    def deck(cards: Sequence[str]) -> tuple[str, ...]:
        """Shuffled; but the viewer knows the top card that they have looked at."""
        known = glance[1] and len(cards) > 0 and cards[-1] == glance[1]
        return (*chance.shuffled(tuple(cards[:-1])), cards[-1]) if known else chance.shuffled(tuple(cards))

    stock, discard = _dinosaurs(state, glance[1], chance)
    down_wounds = list(chance.shuffled((*state.wounds, *(w.card for p in state.players for w in p.wounds if not w.up))))
    shown = state.over or "coop" in state.modes

    def player(seat: Seat, p: Player) -> Player:
        wounds = tuple(w if w.up else Wound(down_wounds.pop()) for w in p.wounds)
        if seat == viewer:
            return replace(p, wounds=wounds)
        peek = (p.peek[0], chance.pick(("lava.1", "D12", "whatever"))) if p.peek[1] else p.peek
        if shown or not p.goal:
            return replace(p, wounds=wounds, peek=peek)
        goal = chance.pick(goal_cards(state, p.character))
        return replace(p, wounds=wounds, peek=peek, goal=goal, tally=(("kills", chance.below(9)),))

    players = tuple(player(seat, p) for seat, p in enumerate(state.players))
    return replace(
        state,
        players=players,
        tiles=tuple(tiles),
        stock=stock,
        discard=discard,
        day=deck(state.day),
        night=deck(state.night),
        meetings=deck(state.meetings),
        eruptions=deck(state.eruptions),
        items=tuple(deck(cards) for cards in state.items),
        wounds=tuple(down_wounds),
        asked=None,
    )


def _dinosaurs(state: Sauria, known: str, chance: Chance) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Face-down dinosaur cards change places with those of their own stage: the backs show it."""
    top = state.stock[-1:] if known and state.stock[-1:] == (known,) else ()
    rest = state.stock[: len(state.stock) - len(top)]
    pools: dict[int, list[str]] = {}
    for card in chance.shuffled((*rest, *state.discard)):
        pools.setdefault(CARDS[card].stage, []).append(card)
    stock = tuple(pools[CARDS[card].stage].pop() for card in rest)
    return (*stock, *top), tuple(pools[CARDS[card].stage].pop() for card in state.discard)


def roar_events(events: Sequence[Any], viewer: Seat | None, chance: Chance) -> tuple[Any, ...]:
    """What other seats did with their own dice and wishes never happened."""
    secret = (heard.Rolled, heard.Delayed, heard.Placed, heard.Claimed, heard.Queued, heard.Refused, heard.Wished)
    return tuple(event for event in events if not isinstance(event, secret) or event.seat == viewer)


def sanctuary_events(events: Sequence[Any], viewer: Seat | None, chance: Chance) -> tuple[Any, ...]:
    """Nothing that happens is hidden."""
    return tuple(events)


def sauria_events(events: Sequence[Any], viewer: Seat | None, chance: Chance) -> tuple[Any, ...]:
    """Other goals and wounds, other glances, nothing tallied by others, decks shuffled otherwise."""

    def other(event: Any) -> Any:
        match event:
            case told.Tallied(seat=seat) if seat != viewer:
                return None
            case told.CharacterTaken(seat=seat, character=character) if seat != viewer:
                return replace(event, goal=f"{character}.{1 + chance.below(3)}")
            case told.WoundDrawn() | told.Healed(up=False):
                return replace(event, card=chance.pick(WOUNDS))
            case told.Peeked(seat=seat) if seat != viewer:
                return replace(event, card=chance.pick(tuple(CARDS)))
            case told.DinosaurPlaced() | told.RaptorPackDrawn() | told.Enlisted():
                return replace(event, stock=chance.shuffled(event.stock))
            case told.EventRevealed() | told.EncounterDrawn():
                return replace(event, reshuffled=chance.shuffled(event.reshuffled))
            case _:
                return event

    return tuple(changed for event in events if (changed := other(event)) is not None)


class Permuter(NamedTuple):
    """How a game's hidden things are dealt anew: in a state, and in the events that led there."""

    state: Callable[[Any, Seat | None, Chance], Any]
    events: Callable[[Sequence[Any], Seat | None, Chance], tuple[Any, ...]]


PERMUTERS = {
    "roar": Permuter(roar, roar_events),
    "sanctuary": Permuter(sanctuary, sanctuary_events),
    "sauria": Permuter(sauria, sauria_events),
}
