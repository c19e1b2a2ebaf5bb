"""One apply under way: an open draft, the events so far, and the one way to add to both."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Generic, TypeVar

from rules.core.chance import Chance
from rules.core.draft import Twin

S = TypeVar("S")
D = TypeVar("D")
E = TypeVar("E")

Fold = Mapping[type, Callable[[Any, Any], None]]
"""{event class: arm}; an arm writes one event to the draft. A test sees that every event has one."""


class Work(Generic[S, D, E]):
    """What the parts of one move share. `emit` appends and folds in one step, so later parts read what earlier ones did."""

    __slots__ = ("chance", "draft", "events", "fold", "twin")

    def __init__(self, twin: Twin[S, D], fold: Fold, state: S, chance: Chance) -> None:
        self.twin = twin
        self.fold = fold
        self.chance = chance
        self.draft = twin.open(state)
        self.events: list[E] = []

    def emit(self, event: E) -> None:
        """Record that something happened, and make it so."""
        self.events.append(event)
        self.fold[type(event)](self.draft, event)

    def publish(self) -> S:
        """The state after the events, frozen."""
        return self.twin.publish(self.draft)


def evolve(twin: Twin[S, D], fold: Fold, state: S, events: Iterable[E]) -> S:
    """Fold stored events into a state: one draft for all of them."""
    draft = twin.open(state)
    for event in events:
        fold[type(event)](draft, event)
    if twin.cached:
        draft.asked = None  # type: ignore[attr-defined]
    return twin.publish(draft)
