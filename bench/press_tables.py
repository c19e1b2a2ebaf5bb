"""Fifty running tables on the local table's wire, with people who press what their screens show.

The bot runs in a process of its own (`bench.press_bot`); this process is Discord and everybody who plays.
"""

import asyncio
import random
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from local.components import walk
from local.person import Person
from local.server import LocalTable
from rules import GAMES

Json = dict[str, Any]

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gina", "Hugo")
"""Eight people play at all tables, under another name at each: every table has names of its own."""
SEATS = {"roar": 2}
"""Seats at a table; four where nothing is said."""
EPHEMERAL = 64
HOLD_BACK = "Call."
"""Presses that wait for the clock of a race on purpose."""
START_LIMIT = 30.0


@dataclass
class Pending:
    """A press under way: when it began, and when its answer and its picture came (seconds of `perf_counter`)."""

    kind: str
    began: float
    answered: float = 0.0
    shown: float = 0.0
    error: str = ""
    done: asyncio.Event = field(default_factory=asyncio.Event)


class Choice(NamedTuple):
    """Something that a person may press now: on which message, what, and the value in a menu."""

    person: Person
    message: Json
    custom_id: str
    value: str = ""


@dataclass
class Place:
    """One table: its channel, its people, what they see."""

    channel: str
    people: list[Person]
    board: Json | None = None
    panels: dict[str, Json] = field(default_factory=dict)
    pictures: set[str] = field(default_factory=set)
    waits: Pending | None = None
    """The press whose picture is not there yet."""
    open: Pending | None = None
    """The press that is not answered yet, or the last one."""

    @property
    def free(self) -> bool:
        """Whether everything that was pressed here is answered and shown."""
        return self.waits is None and (self.open is None or self.open.answered > 0)


class Hall:
    """All tables and everybody's ears."""

    def __init__(self, table: LocalTable, game: str) -> None:
        self.table, self.game = table, game
        self.live = GAMES[game].live
        self.people = [table.person(name) for name in NAMES]
        self.places: dict[str, Place] = {}
        self.pending: dict[str, Pending] = {}
        self.chance = random.Random(20261130)
        for person in self.people:
            table.hub.add(person.id, partial(self._hear, person.id))

    # ------------------------------------------------------------------ hearing

    def _hear(self, person: str, event: str, data: Any) -> None:
        if event in ("INTERACTION_SUCCESS", "INTERACTION_FAILURE"):
            pending = self.pending.pop(data.get("nonce"), None)
            if pending is not None:
                pending.answered = time.perf_counter()
                pending.error = data.get("error", "") if event == "INTERACTION_FAILURE" else ""
                pending.done.set()
        elif event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and (place := self.places.get(data["channel_id"])) is not None:
            if data["flags"] & EPHEMERAL:
                place.panels[person] = data
            elif person == self.people[0].id:
                self._seen(place, data)

    @staticmethod
    def _seen(place: Place, data: Json) -> None:
        if data["components"]:
            place.board = data
        new = {attachment["id"] for attachment in data["attachments"]} - place.pictures
        if new:
            place.pictures |= new
            if place.waits is not None:
                place.waits.shown = time.perf_counter()
                place.waits = None

    # ------------------------------------------------------------------ doing

    async def press(self, choice: Choice, kind: str) -> Pending:
        """Begin a press."""
        pending = Pending(kind, time.perf_counter())
        if choice.value:
            begun = await choice.person.select(choice.message, choice.custom_id, [choice.value], wait=False)
        else:
            begun = await choice.person.press(choice.message, choice.custom_id, raw=True, wait=False)
        self.pending[begun.nonce] = pending
        return pending

    async def stall(self) -> float:
        """The longest stall of the bot's event loop since the last question, in ms."""
        place = next(iter(self.places.values()))
        await self.people[0].press(self._board(place), "stall", raw=True)
        told = [m for m in self.people[0].ephemerals(place.channel) if m["content"].startswith("stall ")]
        return float(told[-1]["content"].split()[1])

    async def bare(self) -> Pending:
        """Press what is answered with a bare defer."""
        place = self.chance.choice(list(self.places.values()))
        return await self.press(Choice(self.people[0], self._board(place), "bare"), "bare")

    @staticmethod
    def _board(place: Place) -> Json:
        if place.board is None:
            raise RuntimeError(f"no board in {place.channel}")
        return place.board

    def choices(self, place: Place, *, calls: bool = False) -> list[Choice]:
        """Every move that somebody at this table may press now. calls: also what waits for the clock of a race."""
        found: list[Choice] = []
        seen = [(None, place.board)] if not self.live else []
        for owner, message in [*seen, *place.panels.items()]:
            for item in walk(message["components"]) if message is not None else ():
                custom_id = str(item.get("custom_id", ""))
                if not custom_id.startswith("t:") or item.get("disabled") or (HOLD_BACK in custom_id and not calls):
                    continue
                person = place.people[int(custom_id.split(":")[2])]
                if message is None or owner not in (None, person.id):
                    continue
                values = [option["value"] for option in item.get("options", [])]
                found.append(Choice(person, message, custom_id, self.chance.choice(values) if values else ""))
        return found

    async def panel(self, place: Place, person: Person) -> None:
        """Ask for a private panel."""
        board = self._board(place)
        mine = next(i["custom_id"] for i in walk(board["components"]) if str(i.get("custom_id")).startswith("m:"))
        await (await self.press(Choice(person, board, mine), "panel")).done.wait()

    async def open(self, number: int) -> Place:
        """Open a table in a thread of its own; everybody sits down."""
        seats = SEATS.get(self.game, 4)
        people = [self.people[(number + seat) % len(self.people)] for seat in range(seats)]
        for person in people:
            self.table.world.users[person.id]["global_name"] = f"{NAMES[self.people.index(person)]} {number + 1}"
        old = set(self.table.world.channels)
        await people[0].command("play", game=self.game)
        channels = self.table.world.channels  # /play is answered before its thread is made
        channel = await people[0].wait_for(lambda: next((key for key in channels if key not in old), None))
        lobby = await people[0].wait_for_message(lambda m: m["components"], channel)
        for person in people[1:]:
            await person.press(lobby, "Join")
        place = self.places[channel] = Place(channel, people, lobby)
        return place

    async def start(self, place: Place) -> Pending:
        """Begin to press Start."""
        lobby = self._board(place)
        button = next(item for item in walk(lobby["components"]) if item.get("label") == "Start")
        return await self.press(Choice(place.people[0], lobby, button["custom_id"]), "start")


@asynccontextmanager
async def hall(game: str, tables: int) -> AsyncIterator[Hall]:
    """So many tables of that game, not started yet; rate limits off."""
    table = await LocalTable.start()
    table.rates.enabled = False
    online = asyncio.Event()
    table.gateway.on_status = lambda on: online.set() if on else None
    with TemporaryDirectory() as folder:
        arguments = (table.api_base, table.gateway_url, table.token, str(Path(folder)))
        process = await asyncio.create_subprocess_exec(sys.executable, "-m", "bench.press_bot", *arguments)
        try:
            async with asyncio.timeout(START_LIMIT):
                await online.wait()
            room = Hall(table, game)
            await room.people[0].wait_for(lambda: table.world.commands, START_LIMIT)
            for number in range(tables):
                await room.open(number)
            yield room
        finally:
            process.kill()
            await process.wait()
            await table.stop()
