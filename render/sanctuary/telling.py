"""What happened, a sentence for each event, with the numbers that decided it. Markers of one effect make one sentence."""

from collections.abc import Callable, Sequence
from typing import Any

from render.core.face import Names, Words
from render.sanctuary.model import address, addresses, last_round, species_key
from render.sanctuary.phrases import long, of_card, short, token_name, token_words
from rules.sanctuary import events as ev
from rules.sanctuary.score import ranked, scores
from rules.sanctuary.values import COLOURS, GROVE_VALUE, LEVEL_VALUE, POND_VALUE, threat_points
from rules.sanctuary.view import View

NAME = 32
MERGED = (ev.Gained, ev.Discarded, ev.Stored)


class Counts:
    """The numbers that sentences name, worked out backwards from the view after the last event."""

    def __init__(self, view: View) -> None:
        boards = view.players
        self.mgmt = [list(board.mgmt) for board in boards]
        self.stored = [[sum(store) for store in board.stores] for board in boards]
        self.animals = [list(board.animals) for board in boards]
        self.hearts = [list(board.hearts) for board in boards]
        self.threats = [board.threats for board in boards]
        self.plates = [list(board.plates) for board in boards]
        self.round = view.round

    def undo(self, event: Any) -> None:
        """Go back before an event."""
        match event:
            case ev.Gained(seat, c, n):
                self.mgmt[seat][c] -= n
            case ev.Discarded(seat, c, n):
                self.mgmt[seat][c] += n
            case ev.Stored(seat, c, n):
                self.mgmt[seat][c] += n
                self.stored[seat][c] -= n
            case ev.Fed(seat, _, _, c):
                self.mgmt[seat][c] += 1
            case ev.Arrived(seat, c) | ev.Grew(seat, c):
                self.animals[seat][c] -= 1
            case ev.Satisfied(seat, c):
                self.hearts[seat][c] -= 1
            case ev.Threatened(seat, n):
                self.threats[seat] -= n
            case ev.Dropped(seat, n):
                self.threats[seat] += n
            case ev.Gave(seat, to):
                self.threats[seat] += 1
                self.threats[to] -= 1
            case ev.Bought(seat, area, _):
                self.plates[seat][area] += 1
            case ev.Dealt():
                self.round -= 1


class Teller:
    """Tells events. The view is the one after the last of them."""

    def __init__(self, view: View, words: Words, names: Names) -> None:
        self.view, self.words, self.names = view, words, names
        self.counts = Counts(view)

    def tell(self, events: Sequence[Any]) -> tuple[str, ...]:
        """The sentences in order."""
        told: list[str] = []
        k = len(events)
        while k:
            k -= 1
            event = events[k]
            group = [event]
            if isinstance(event, MERGED):
                while k and type(events[k - 1]) is type(event) and events[k - 1].seat == event.seat:
                    k -= 1
                    group.insert(0, events[k])
            if (isinstance(event, ev.Tipped) and k and isinstance(events[k - 1], ev.Tipped)) or type(event) not in TOLD:
                lines: tuple[str, ...] = ()
            elif isinstance(event, MERGED):
                lines = (self.markers(group),)
            else:
                lines = TOLD[type(event)](self, event)
            told[:0] = lines
            for one in reversed(group):
                self.counts.undo(one)
        return tuple(told)

    def name(self, seat: int) -> str:
        """A seat's name."""
        return self.names[seat][:NAME]

    def card(self, at: int) -> str:
        """A card's address."""
        return address(len(self.view.players), at)

    def colour(self, c: int, noun: str = "marker") -> str:
        """A colour."""
        return self.words("san-colour", c=COLOURS[c], noun=noun)

    def animal(self, seat: int, c: int) -> str:
        """A seat's species."""
        return self.words("san-species", name=species_key(self.view.players[seat], c))

    def markers(self, group: Sequence[Any]) -> str:
        """Several markers gained, paid or stored at once."""
        seat = group[0].seat
        amounts: dict[int, int] = {}
        for one in group:
            amounts[one.c] = amounts.get(one.c, 0) + one.n
        stored = isinstance(group[0], ev.Stored)
        now = self.counts.stored[seat] if stored else self.counts.mgmt[seat]
        parts = [self.words("san-amount", colour=self.colour(c), n=n, now=now[c]) for c, n in amounts.items()]
        key = {ev.Gained: "gained", ev.Discarded: "paid", ev.Stored: "stored"}[type(group[0])]
        return self.words(f"san-told-{key}", player=self.name(seat), list=", ".join(parts))

    def say(self, key: str, seat: int, **about: Any) -> tuple[str, ...]:
        """One sentence about a seat."""
        return (self.words(f"san-told-{key}", player=self.name(seat), **about),)


Tell = Callable[[Teller, Any], tuple[str, ...]]


def _began(t: Teller, e: ev.Began) -> tuple[str, ...]:
    return t.say("began", e.first, advanced="yes" if e.advanced else "no")


def _dealt(t: Teller, e: ev.Dealt) -> tuple[str, ...]:
    line = t.words("san-told-dealt", n=t.counts.round, max=last_round(t.view), cards=len(e.cards))
    if not e.opened:
        return (line,)
    return line, t.words("san-told-opened", list=addresses(t.view, e.opened))


def _grew(t: Teller, e: ev.Grew) -> tuple[str, ...]:
    b = t.counts.animals[e.seat][e.c]
    return t.say("grew", e.seat, animal=t.animal(e.seat, e.c), a=b - 1, b=b)


def _satisfied(t: Teller, e: ev.Satisfied) -> tuple[str, ...]:
    b = t.counts.hearts[e.seat][e.c] + 1
    return t.say("satisfied", e.seat, animal=t.animal(e.seat, e.c), a=b - 1, b=b)


def _expanded(t: Teller, e: ev.Expanded) -> tuple[str, ...]:
    text = token_words(e.token, t.words)
    return t.say("expanded", e.seat, token=token_name(e.token, t.words), text=text, c=COLOURS[e.c])


def _became(t: Teller, e: ev.Became) -> tuple[str, ...]:
    return t.say("became", e.seat, token=token_name(e.token, t.words), copied=token_name(e.as_, t.words))


def _bought(t: Teller, e: ev.Bought) -> tuple[str, ...]:
    left = t.counts.plates[e.seat][e.area]
    return t.say("bought", e.seat, area=e.area, n=LEVEL_VALUE[e.level], left=left)


def _lifted(t: Teller, e: ev.Lifted) -> tuple[str, ...]:
    return t.say("lifted", e.seat, n=e.n, a=LEVEL_VALUE[e.level], b=LEVEL_VALUE[e.level + 1])


def _threatened(t: Teller, e: ev.Threatened) -> tuple[str, ...]:
    total = t.counts.threats[e.seat]
    return t.say("threatened", e.seat, n=e.n, total=total, points=minus(threat_points(total)))


def _dropped(t: Teller, e: ev.Dropped) -> tuple[str, ...]:
    total = t.counts.threats[e.seat]
    return t.say("dropped", e.seat, n=e.n, total=total, points=minus(threat_points(total)))


def _gave(t: Teller, e: ev.Gave) -> tuple[str, ...]:
    a, b = t.counts.threats[e.seat], t.counts.threats[e.to]
    return t.say("gave", e.seat, to=t.name(e.to), a=a, b=b)


def _answered(t: Teller, e: ev.Answered) -> tuple[str, ...]:
    return t.say("reacts", e.seat) if e.how == "yes" else ()


def _copied(t: Teller, e: ev.Copied) -> tuple[str, ...]:
    return t.say("copied", e.seat, what=e.what, text=short(of_card(e.card, e.what), t.words))


def _turned(t: Teller, e: ev.Turned) -> tuple[str, ...]:
    lying = next((x for x in t.view.players[e.seat].expansions if x is not None and x.token == e.token), None)
    acts = lying.acts if lying is not None else e.token
    return t.say("turned", e.seat, token=token_name(e.token, t.words), text=long(of_card(acts, "token"), t.words))


def _ended(t: Teller, e: ev.Ended) -> tuple[str, ...]:
    result = ranked(scores(t.view))
    best = max(result.points)
    if len(result.winners) > 1:
        winners = ", ".join(t.name(seat) for seat in result.winners)
        head = t.words("san-told-shared", list=winners, n=best)
    else:
        seat = result.winners[0]
        second = max((p for other, p in enumerate(result.points) if other != seat), default=0)
        key = "tie-break" if result.ending == "tie-break" else "won"
        head = t.words(f"san-told-{key}", player=t.name(seat), n=best, lead=best - second)
    order = sorted(range(len(result.places)), key=lambda seat: result.places[seat])
    listed = " · ".join(f"{result.places[s]}. {t.name(s)} {minus(result.points[s])}" for s in order)
    return head, t.words("san-told-places", list=listed)


def minus(number: int) -> str:
    """A number with a proper minus sign."""
    return str(number).replace("-", "−")


TOLD: dict[type, Tell] = {
    ev.Began: _began,
    ev.Dealt: _dealt,
    ev.Placed: lambda t, e: t.say("placed", e.seat, card=t.card(e.at)),
    ev.Unplaced: lambda t, e: t.say("unplaced", e.seat),
    ev.Used: lambda t, e: t.say("used", e.seat, what=e.what, card=t.card(e.at)),
    ev.Turned: _turned,
    ev.Copied: _copied,
    ev.Borrowed: lambda t, e: t.say("borrowed", e.seat, card=t.card(e.at)),
    ev.Forwent: lambda t, e: t.say("forwent", e.seat),
    ev.Gained: lambda t, e: (t.markers([e]),),
    ev.Discarded: lambda t, e: (t.markers([e]),),
    ev.Stored: lambda t, e: (t.markers([e]),),
    ev.Arrived: lambda t, e: t.say("arrived", e.seat, animal=t.animal(e.seat, e.c)),
    ev.Grew: _grew,
    ev.Satisfied: _satisfied,
    ev.Expanded: _expanded,
    ev.Shifted: lambda t, e: t.say("shifted", e.seat, token=token_name(e.token, t.words), c=COLOURS[e.c]),
    ev.Became: _became,
    ev.Bought: _bought,
    ev.Lifted: _lifted,
    ev.Flooded: lambda t, e: t.say("flooded", e.seat, area=e.area, n=POND_VALUE[e.area]),
    ev.Forested: lambda t, e: t.say("forested", e.seat, area=e.area, n=GROVE_VALUE[e.area]),
    ev.Hired: lambda t, e: t.say("hired", e.seat, who=e.who),
    ev.Fed: lambda t, e: t.say("fed", e.seat, who=e.who, colour=t.colour(e.c)),
    ev.Worked: lambda t, e: t.say("worked", e.seat, who=e.who),
    ev.Threatened: _threatened,
    ev.Dropped: _dropped,
    ev.Gave: _gave,
    ev.Answered: _answered,
    ev.Tipped: lambda t, e: t.say("tipped", e.seat),
    ev.Cleaned: lambda t, e: t.say("cleaned", e.first),
    ev.EndEffect: lambda t, e: t.say("end-effect", e.seat, token=token_name(e.token, t.words)),
    ev.Ended: _ended,
}
UNTOLD = (ev.Offered, ev.Always)
"""Events without a sentence: nobody may read that somebody could react, or wants to always."""

