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

from collections.abc import Callable, Iterable, Mapping
from dataclasses import fields
from typing import Any, Generic, TypeVar

from rules.core.record import unfrozen

S = TypeVar("S")
D = TypeVar("D")


def slots(state: type) -> tuple[str, ...]:
    """The slots of a record class, for the twin's `__slots__`."""
    return tuple(f.name for f in fields(state))


def _written(lines: Iterable[str], **names: Any) -> Any:
    """The function of this source. Written out, slot by slot and part by part, it takes a fifth of the time of any loop."""
    exec("\n".join(lines), names)
    return names["written"]


def _copier(writable: type, names: tuple[str, ...]) -> Callable[[Any], Any]:
    """A function that copies these slots into a new draft."""
    body = (f"    draft.{name} = state.{name}" for name in names)
    lines = ("def written(state):", "    draft = new(Draft)", *body, "    return draft")
    return _written(lines, new=object.__new__, Draft=writable)  # type: ignore[no-any-return]


def _owner(name: str, twin: "Twin[Any, Any]") -> Callable[[Any, int], Any]:
    """A function that gives one part of an open draft, copied on the first call."""
    lines = (
        "def written(draft, index):",
        f"    held = draft.{name}",
        "    if type(held) is tuple:",
        f"        held = draft.{name} = list(held)",
        "    part = held[index]",
        "    if type(part) is not Draft:",
        "        part = held[index] = open(part)",
        "    return part",
    )
    return _written(lines, Draft=twin.writable, open=twin.open)  # type: ignore[no-any-return]


def _publisher(state: type[S], parts: Mapping[str, "Twin[Any, Any]"]) -> Callable[[Any], S]:
    """A function that freezes a draft and those of its parts that were opened."""
    lines = ["def written(draft):"]
    for name, twin in parts.items():
        freeze = f"publish_{name}(part)" if twin.parts else f"part.__class__ = State_{name}"
        lines += (
            f"    held = draft.{name}",
            "    if type(held) is list:",
            "        for part in held:",
            f"            if type(part) is Draft_{name}:",
            f"                {freeze}",
            f"        draft.{name} = tuple(held)",
        )
    lines += ("    draft.__class__ = State", "    return draft")
    known: dict[str, Any] = {"State": state}
    for name, twin in parts.items():
        known |= {f"Draft_{name}": twin.writable, f"State_{name}": twin.state, f"publish_{name}": twin.publish}
    return _written(lines, **known)  # type: ignore[no-any-return]


class Twin(Generic[S, D]):
    """Opens, owns and publishes drafts of one state class. `parts` name the fields that hold tuples of other records."""

    def __init__(self, state: type[S], draft: type[D], **parts: "Twin[Any, Any]") -> None:
        names = slots(state)
        if tuple(getattr(draft, "__slots__", ())) != names:
            raise TypeError(f"{draft.__name__} has other slots than {state.__name__}")
        self.state = state
        self.draft = draft
        self.writable = unfrozen(state)
        """What open drafts are in truth; the declared class is for the type checker."""
        self.parts = parts
        self.cached = "asked" in names
        self.open: Callable[[S], D] = _copier(self.writable, names)
        """A mutable copy of the state; its parts are still the state's own."""
        self.publish: Callable[[D], S] = _publisher(state, parts)
        """The draft itself, frozen. It must not be written to afterwards, and cannot be."""
        self.owners = {name: _owner(name, twin) for name, twin in parts.items()}
        """Per field of parts the function (draft, index) that gives one of them as a draft of its own."""

    def own(self, draft: D, name: str, index: int) -> Any:
        """The part `name[index]` of an open draft as a draft of its own, copied on the first call."""
        return self.owners[name](draft, index)
