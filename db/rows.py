"""The records that go into the store and come out of it. Times are ms since the epoch, ids of Discord are whole ints.

Blobs (`state`, `action`, `events`) are made by `db.codec`; the store never looks into them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from rules.core.game import Options

Status = Literal["lobby", "running", "over", "abandoned"]
OPEN: tuple[Status, ...] = ("lobby", "running")
"""A channel holds at most one table of these."""

MoveKind = Literal["start", "move", "table", "undo"]
"""start: the setup (ply 0). move: a game move, Tick or Proceed (ply + 1). undo: ply goes back.
table: joining, leaving, options, pause, votes (ply stays)."""

Document = Mapping[str, Any]
"""JSON: None, bools, ints, floats, strings, lists and string-keyed dicts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sits where. `user` and no strength: a person. A strength and no user: a computer player. Both: the computer
    plays for a person who may come back. Neither: an empty or an anonymous seat."""

    seat: int
    user: int | None = None
    strength: str = ""
    name: str = ""
    joined: int = 0
    options: Options = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table without its state. Change it with `dataclasses.replace` and hand it to `commit`.

    guards[seat]: the revision at which that seat's prompt was last changed. due: when the table next wants attention of
    its own accord (a rule's clock, a deadline, a lobby that closes), None = never. extra: the session's own JSON (votes,
    pause, clocks). content: version of the cards and rules it began with. seed: of `Chance`; never shown.
    """

    id: str
    game: str
    channel: int
    host: int
    guild: int | None = None
    status: Status = "lobby"
    options: Options = field(default_factory=dict)
    seats: tuple[SeatRow, ...] = ()
    content: str = ""
    seed: str = ""
    revision: int = 0
    ply: int = 0
    guards: tuple[int, ...] = ()
    due: int | None = None
    extra: Document = field(default_factory=dict)
    created: int = 0
    updated: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveRow:
    """One line of a table's log; one per commit.

    table, revision, ply: filled by the store from the committed row. interaction: the delivery that caused it, unique in
    the whole store; None for the clock. point: a decision that undo may return to; the position before it is `ply - 1`.
    revealed: it drew or showed something, so undo past it needs everybody's vote. undone: the revision of the undo that
    took it back, None while it stands.
    """

    kind: MoveKind = "table"
    seat: int | None = None
    user: int | None = None
    interaction: int | None = None
    action: bytes | None = None
    events: bytes | None = None
    guard: int = 0
    stamp: int = 0
    now: int = 0
    point: bool = False
    revealed: bool = False
    table: str = ""
    revision: int = 0
    ply: int = 0
    undone: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageRow:
    """A message of Discord that belongs to a table; kind: "board", "lobby", "panel" …, one of each."""

    kind: str
    channel: int
    message: int
    revision: int = 0


OutboxState = Literal["pending", "sent", "failed", "withdrawn"]


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxItem:
    """Something to be sent after the commit. Items of one lane go out in order, lanes are independent.

    lane: "c:<channel>" or "u:<user>". kind: what the outbox cog does with it. target: the channel or user id. payload:
    JSON without secrets of others. nonce: given to Discord, so that a repeated delivery posts once. collapse: a new item
    withdraws the pending ones of its lane with the same key (an old picture, a notice that became void); "" never.
    not_before: ms; while it waits for that (quiet hours) it does not hold up the lane.
    """

    lane: str
    kind: str
    target: int
    payload: Document
    nonce: str
    collapse: str = ""
    not_before: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxRow(OutboxItem):
    """A stored item. attempts: failed tries so far; next_try: ms; error: what the last one said."""

    id: int
    table: str | None
    state: OutboxState = "pending"
    attempts: int = 0
    next_try: int = 0
    error: str = ""
    created: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """How one seat did in a finished game. place 1 = winner. The store fills what the table knows, from `table` on."""

    seat: int
    place: int
    points: int
    won: bool
    ending: str
    table: str = ""
    game: str = ""
    guild: int | None = None
    user: int | None = None
    strength: str = ""
    seats: int = 0
    finished: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanRow:
    """What a person has planned for the next turn of their seat, and what became of it.

    steps: the choices still to be carried out, as JSON; () when the plan is over. revision: of the table when it was made.
    done: choices carried out. stopped: it ended before its last step; the owner has yet to be told.
    """

    seat: int
    user: int
    steps: tuple[Document, ...] = ()
    revision: int = 0
    done: int = 0
    stopped: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportRow:
    """What a person wrote about a rule that looked wrong to them, and the revision of the table that they saw."""

    id: str
    table: str
    revision: int
    user: int
    words: str
    created: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TableCommit:
    """All that one accepted press (or tick) changes, written in one transaction or not at all.

    row: the whole new row; `row.revision` is the loaded one + 1. move: the line for the log. state: the new state, None
    leaves it. outbox: what is to be sent. withdraw: (lane, collapse key) pairs whose pending items have become void.
    results: at the end of a game, one per seat. plans: all plans that the table has from now on, None leaves them.
    An undo has move.kind "undo", row.ply = the ply returned to, and the state found there (`Store.past`).
    """

    row: TableRow
    move: MoveRow
    state: bytes | None = None
    outbox: tuple[OutboxItem, ...] = ()
    withdraw: tuple[tuple[str, str], ...] = ()
    results: tuple[ResultRow, ...] = ()
    plans: tuple[PlanRow, ...] | None = None


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table with its state (None in the lobby), its messages by kind and the plans of its seats."""

    row: TableRow
    state: bytes | None
    messages: Mapping[str, MessageRow]
    plans: tuple[PlanRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Past:
    """How to get the state at a ply: the state stored at or before it, and the events blobs to fold into that, in order."""

    ply: int
    state: bytes
    events: tuple[bytes, ...]
