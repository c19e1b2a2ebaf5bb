"""Tells events in order, a sentence each; looks ahead for what belongs together."""

from collections.abc import Callable, Sequence
from typing import Any

from render.core.face import Names, Words
from render.sauria import terms
from render.sauria.terms import capital, joined
from rules.core.resume import Waiting
from rules.sauria import events as ev
from rules.sauria.view import View

MOVES = ("move", "quiet", "sneak", "sprint", "evade", "tunnel")
PRICED = (*MOVES, "attack", "burst")
"""Actions whose price stands in the sentence about what they do."""
BETWEEN = (ev.DinosaurPlaced, ev.RaptorPackDrawn, ev.BagFilled, ev.Tallied, ev.Marked)
"""What can happen between two noise markers of one draw."""
HARM = (ev.WoundDrawn, ev.WoundTurned, ev.Absorbed)
RING_B = 6
"""The first field that is not beside the volcano."""
SEATS = 10
"""Pieces below this number are seats."""


class Teller:
    """Tells events. The view may be later than the events: only what never changes is taken from it."""

    def __init__(self, view: View, words: Words, names: Names, arms: "Arms") -> None:
        self.view, self.words, self.names, self.arms = view, words, names, arms
        self.cards = {d.id: d.card for d in view.table.dinos}
        self.lines: list[tuple[str, str]] = []
        """Each sentence with the key of its kind."""
        self.events: Sequence[Any] = ()
        self.at = 0
        self.told: set[int] = set()
        self.price: dict[int, str] = {}
        self.later: list[tuple[str, str]] = []
        """Effects whose cause is told next."""

    def tell(self, events: Sequence[Any]) -> tuple[str, ...]:
        """The sentences in order."""
        self.events = events
        for event in events:
            if isinstance(event, ev.DinosaurPlaced | ev.DinosaurDied):
                self.cards[event.dino] = event.card
        for self.at, event in enumerate(events):
            if self.at not in self.told and (arm := self.arms.get(type(event))) is not None:
                arm(self, event)
        self.flush()
        return tuple(line for _, line in self.lines)

    # --- words ---

    def say(self, key: str, /, **about: Any) -> None:
        """One more sentence."""
        self.lines.append((key, capital(self.words(f"sau-told-{key}", **about))))

    def flush(self) -> None:
        """Tell the effects whose cause has been told."""
        self.lines += self.later
        self.later.clear()

    def name(self, seat: int) -> str:
        """A seat's display name."""
        return self.names[seat]

    def field(self, f: int) -> str:
        """A field's label."""
        return terms.field(f, self.words)

    def subject(self, dino: int) -> str:
        """A dinosaur that does something."""
        card = self.cards.get(dino)
        return terms.dino_subject(card, self.words) if card else self.words("sau-dino-unknown")

    def object(self, dino: int) -> str:
        """A dinosaur to which something is done."""
        card = self.cards.get(dino)
        return terms.dino_object(card, self.words) if card else self.words("sau-dino-unknown-object")

    def label(self, piece: int) -> str:
        """A player or a dinosaur as a bare name."""
        if piece < SEATS:
            return self.name(piece)
        card = self.cards.get(piece)
        return terms.dino_name(card, self.words) if card else self.words("sau-dino-unknown")

    def items(self, keys: Sequence[str]) -> str:
        """Several item cards."""
        return joined(terms.item_name(key, self.words) for key in keys)

    def spend(self, seat: int) -> str:
        """The price of the action under way, told once."""
        return self.price.pop(seat, "")

    # --- looking ahead ---

    def run(self, kinds: tuple[type, ...], same: Callable[[Any], bool], between: tuple[type, ...] = ()) -> list[Any]:
        """This event and those of the same kind that follow it, perhaps with others between; they count as told."""
        found = []
        for k in range(self.at, len(self.events)):
            event = self.events[k]
            if isinstance(event, kinds) and same(event):
                found.append(event)
                self.told.add(k)
            elif not isinstance(event, between or (ev.Tallied, Waiting)):
                break
        return found

    def ends(self) -> bool:
        """Whether nothing is told after this event."""
        return not any(type(event) in self.arms for event in self.events[self.at + 1 :])

    def after(self, kind: type | tuple[type, ...], past: tuple[type, ...] = ()) -> Any:
        """The next event that is neither silent nor of `past`, when it is of that kind; else None. Not counted as told."""
        for k in range(self.at + 1, len(self.events)):
            event = self.events[k]
            if isinstance(event, kind):
                return event
            if not isinstance(event, (ev.Tallied, Waiting, ev.Flagged, *past)):
                return None
        return None

    def take(self, event: Any) -> None:
        """Counts an event found by `after` as told."""
        self.told.add(next(k for k in range(self.at + 1, len(self.events)) if self.events[k] is event))


Arms = dict[type, Callable[[Teller, Any], None]]
"""The sentence of each kind of event."""
