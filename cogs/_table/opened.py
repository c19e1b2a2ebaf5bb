"""A table that is open in memory: its row, its state, its lock."""

import asyncio
from collections.abc import Mapping
from copy import copy
from typing import Any

from discord.utils import escape_markdown

from db.rows import Loaded, MessageRow, PlanRow, ResultRow, SeatRow, TableRow
from rules.core.game import Game, Prompt, Result, Seat

AnyGame = Game[Any, Any, Any, Any]


class OpenTable:
    """One table and everything about it that the session keeps between presses. Reads need no lock; changes do."""

    __slots__ = ("codec", "game", "last", "lock", "messages", "plans", "row", "state", "waiting")

    def __init__(self, game: AnyGame, codec: Any, loaded: Loaded) -> None:
        self.game = game
        self.codec = codec
        self.row: TableRow = loaded.row
        self.state: Any = None if loaded.state is None else codec.unpack(loaded.state)
        self.messages: dict[str, MessageRow] = dict(loaded.messages)
        self.plans: dict[Seat, PlanRow] = {plan.seat: plan for plan in loaded.plans}
        self.lock = asyncio.Lock()
        self.last: dict[Seat, tuple[int, str, str]] = {}
        """The last press of each seat that was carried out: guard, kind, index. Tells a double press from an old one."""
        self.waiting: dict[int, asyncio.Future[tuple[Any, ...]]] = {}
        """Presses of a race that the clock answers, by stamp."""

    @property
    def id(self) -> str:
        """The table's short id."""
        return self.row.id

    @property
    def names(self) -> tuple[str, ...]:
        """The display name of each seat."""
        return tuple(seat.name for seat in self.row.seats)

    @property
    def said(self) -> tuple[str, ...]:
        """The names for words that Discord formats: without Markdown of their own."""
        return tuple(escape_markdown(name) for name in self.names)

    @property
    def language(self) -> str:
        """The language of public posts."""
        return str(self.row.extra.get("language", "en"))

    @property
    def link(self) -> str:
        """A link to the table's newest board, else to its channel."""
        board = self.messages.get("board")
        place = f"https://discord.com/channels/{self.row.guild or '@me'}/{self.row.channel}"
        return place if board is None else f"{place}/{board.message}"

    @property
    def begun(self) -> bool:
        """Whether there is a board to show: not in a lobby, nor where one was closed before its game began."""
        return self.state is not None

    @property
    def prompts(self) -> tuple[Prompt[Any], ...]:
        """Who may decide what now; () in the lobby and when the game is over."""
        return () if self.state is None or self.row.status != "running" else self.game.prompts(self.state)

    def view(self, seat: Seat | None) -> Any:
        """What that seat (None: everybody) may know."""
        return self.game.view(self.state, seat)

    def public_events(self, packed: bytes) -> list[Any]:
        """The stored events of a move as everybody may see them."""
        return [e for event in self.codec.unpack(packed) if (e := self.game.scrub(event, None)) is not None]

    def seat_of(self, user: int) -> Seat | None:
        """The seat that this person plays now; None for who watches, or whom the computer stands in for."""
        return next((s.seat for s in self.row.seats if s.user == user and not s.strength), None)

    def still(self) -> "OpenTable":
        """The table as it is now, to be read only: later moves do not change it. Messages and plans are the same ones."""
        return copy(self)

    def guard(self, prompt: Prompt[Any]) -> int:
        """What a button of this prompt carries: the game's own guard, else the revision at which the prompt last changed."""
        return prompt.guard if self.game.live else self.row.guards[prompt.seat]

    def asked(self) -> tuple[Seat, ...]:
        """The seats that the game waits for, in order, each once: people and computers, but no optional prompts."""
        return tuple(dict.fromkeys(p.seat for p in self.prompts if not p.optional))


def is_computer(seat: SeatRow) -> bool:
    """Whether the computer decides for this seat, for good or for a while."""
    return bool(seat.strength)


def unattended(row: TableRow) -> bool:
    """Whether the computer stands in for everybody: computers among themselves do not play the game to its end."""
    return all(map(is_computer, row.seats))


Prompts = tuple[Prompt[Any], ...]


def changed_guards(row: TableRow, before: Prompts, after: Prompts, revision: int) -> tuple[int, ...]:
    """guards[seat] for the new row: `revision` where that seat is asked something else now, the old one elsewhere."""

    def by_seat(prompts: Prompts) -> Mapping[Seat, Prompts]:
        found: dict[Seat, Prompts] = {}
        for prompt in prompts:
            found[prompt.seat] = (*found.get(prompt.seat, ()), prompt)
        return found

    old, new = by_seat(before), by_seat(after)
    return tuple(revision if old.get(seat) != new.get(seat) else guard for seat, guard in enumerate(row.guards))


def results_of(row: TableRow, result: Result) -> tuple[ResultRow, ...]:
    """How each seat of a table that is over did."""
    return tuple(
        ResultRow(
            seat=seat.seat,
            place=result.places[seat.seat],
            points=result.points[seat.seat],
            won=seat.seat in result.winners,
            ending=result.ending,
            user=seat.user,
            strength=seat.strength,
            seats=len(row.seats),
            finished=row.updated,
        )
        for seat in row.seats
    )
