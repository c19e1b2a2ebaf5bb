"""A press on its way through the session, and what comes of it."""

from collections.abc import Callable
from typing import Any, NamedTuple

from cogs._table.opened import OpenTable
from cogs._table.refusal import Refused
from rules.core.game import Refusal, Seat


class Press(NamedTuple):
    """A press on a choice, as the button carries it.

    choice: its index, in a race its code. stamp: the interaction's id (its snowflake).
    """

    table: str
    seat: Seat
    guard: int
    kind: str
    choice: str
    user: int
    stamp: int


class Done(NamedTuple):
    """A press that was carried out: what happened, and whether it had been carried out before (a repeated delivery).

    stopped: the step at which the seat's plan had stopped, when its owner has not been told; else 0.
    """

    table: OpenTable
    seat: Seat
    events: tuple[Any, ...]
    repeated: bool = False
    stopped: int = 0


class Change(NamedTuple):
    """What watchers of the session are told after each commit of a running game, in order."""

    table: OpenTable
    before: Any
    events: tuple[Any, ...]
    seat: Seat | None


class AgainstRules(Refused):
    """A press that the game itself refused; its face has the words. Nothing has changed."""

    def __init__(self, table: OpenTable, seat: Seat, refusal: Refusal) -> None:
        super().__init__("press-old", link=table.link)
        self.table = table
        self.seat = seat
        self.refusal = refusal


Watcher = Callable[[Change], None]
