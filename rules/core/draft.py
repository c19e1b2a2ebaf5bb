"""Drafts: a mutable twin per state class, so that one apply copies a state once and each part on its first write.

A twin is declared by hand beside its state, for the type checker:

    class PlayerDraft:
        __slots__ = slots(Player)
        damage: int

    PLAYER = Twin(Player, PlayerDraft)
    STATE = Twin(State, StateDraft, players=PLAYER)

    d = STATE.open(state)              # a copy; parts are shared with the state
    STATE.own(d, "players", 2).damage  # the third player, copied on its first write
    state = STATE.publish(d)           # the very objects become frozen again

Containers stay tuples: change = slice and join. A field named as a part holds a tuple of that part's records (a list while
the draft is open). Nobody outside `evolve` and `apply` ever sees a draft.
"""

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Generic, TypeVar

S = TypeVar("S")
D = TypeVar("D")


def slots(state: type) -> tuple[str, ...]:
    """The slots of a record class, for the twin's `__slots__`."""
    return tuple(f.name for f in fields(state))


def _copier(draft: type[D], names: tuple[str, ...]) -> Callable[[Any], D]:
    """A function that copies these slots into a new draft. Written out, one assignment per slot, it takes a fifth of the
    time of any loop over the slots."""
    body = (f"    draft.{name} = state.{name}" for name in names)
    lines = ("def copy(state):", "    draft = new(Draft)", *body, "    return draft")
    space: dict[str, Any] = {"new": object.__new__, "Draft": draft}
    exec("\n".join(lines), space)
    return space["copy"]  # type: ignore[no-any-return]


class Twin(Generic[S, D]):
    """Opens, owns and publishes drafts of one state class. `parts` name the fields that hold tuples of other records."""

    def __init__(self, state: type[S], draft: type[D], **parts: "Twin[Any, Any]") -> None:
        names = slots(state)
        if tuple(getattr(draft, "__slots__", ())) != names:
            raise TypeError(f"{draft.__name__} has other slots than {state.__name__}")
        self.state = state
        self.draft = draft
        self.parts = parts
        self.cached = "asked" in names
        self.open: Callable[[S], D] = _copier(draft, names)
        """A mutable copy of the state; its parts are still the state's own."""

    def own(self, draft: D, name: str, index: int) -> Any:
        """The part `name[index]` of an open draft as a draft of its own, copied on the first call."""
        held = getattr(draft, name)
        if type(held) is tuple:
            held = list(held)
            setattr(draft, name, held)
        part = held[index]
        twin = self.parts[name]
        if type(part) is not twin.draft:
            part = held[index] = twin.open(part)
        return part

    def publish(self, draft: D) -> S:
        """The draft itself, frozen. It must not be written to afterwards, and cannot be."""
        for name, twin in self.parts.items():
            held = getattr(draft, name)
            if type(held) is list:
                opened, frozen, nested = twin.draft, twin.state, twin.parts
                for part in held:
                    if type(part) is opened:
                        if nested:
                            twin.publish(part)
                        else:
                            part.__class__ = frozen
                setattr(draft, name, tuple(held))
        draft.__class__ = self.state  # type: ignore[assignment]
        return draft  # type: ignore[return-value]
