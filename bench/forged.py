"""Forged custom_ids: each is refused politely, and nothing changes. `python -m bench.forged [HOW MANY]`; how many last.

The custom_ids of real panels of running tables with parts replaced, cut, doubled or swapped between tables and seats. Half
of them are pressed by who owned the button, the others by other players and by strangers. What happens to be legal is a
press like any other: it is carried out, and not counted.
"""

import asyncio
import random
import string
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

from cogs._table.answers import Interaction
from cogs._table.clock import Clock
from cogs._table.desk import Desk
from cogs._table.live import panel_of
from cogs._table.opened import OpenTable
from cogs._table.panel import Menu
from cogs._table.refusal import Refused
from cogs._table.session import Session
from cogs.play import press_of
from db.rows import SeatRow, TableRow
from db.sqlite import SqliteStore
from render import FACES
from render.words import catalogue
from rules import GAMES

MANY = 100_000
PER_GAME = 3
PEOPLE = 4
REREAD = 500
LETTERS = string.ascii_letters + string.digits + ":.-_ \x00é💥"


class Forged(NamedTuple):
    """A press that nobody's button sends: its custom_id, the values of a menu, who presses."""

    custom_id: str
    values: tuple[str, ...]
    user: int


class Forger:
    """Makes presses out of the real custom_ids of some tables."""

    def __init__(self, tables: list[OpenTable], seed: str) -> None:
        self.chance = random.Random(seed)
        self.tables = tables
        self.real: list[tuple[str, int]] = []
        self.users = [seat.user or 0 for table in tables for seat in table.row.seats] + [1, 999]
        self.made = 0

    def __call__(self) -> Forged:
        """The next one. Now and then the panels are read again: legal presses move the games on."""
        if self.made % REREAD == 0:
            self.real = [one for table in self.tables for one in ids_of(table)] or self.real
        self.made += 1
        chance = self.chance
        real, owner = chance.choice(self.real)
        parts = real.split(":")
        for _ in range(chance.randint(1, 2)):
            place = chance.randrange(len(parts)) if chance.random() < 0.05 else chance.randrange(1, len(parts))
            other = chance.choice(self.real)[0].split(":")
            parts[place] = chance.choice(
                (
                    other[place],
                    str(chance.randint(-3, 1 << 40)),
                    "".join(chance.choices(LETTERS, k=chance.randint(0, 12))),
                    parts[place][::-1],
                    parts[place] * 2,
                )
            )
        if chance.random() < 0.1:
            parts = parts[: chance.randint(1, len(parts))]
        elif chance.random() < 0.1:
            parts.append(chance.choice(parts))
        values = tuple(chance.choice(("0", "-1", "24", "x", "", "9" * 30)) for _ in range(chance.randint(0, 2)))
        return Forged(":".join(parts)[:100], values, owner if chance.random() < 0.5 else chance.choice(self.users))


def ids_of(table: OpenTable) -> list[tuple[str, int]]:
    """The custom_ids on the panels of all seats, each with its owner."""
    face, words = FACES[table.row.game], catalogue("en")
    found: list[tuple[str, int]] = []
    for seat in table.row.seats:
        for row in panel_of(table, seat.seat, face, words)[1]:
            ids = [row.id] if isinstance(row, Menu) else [button.id for button in row]
            found += [(one, seat.user or 0) for one in ids]
    return found


async def running(session: Session) -> list[OpenTable]:
    """Tables of every game that can be shown, just begun."""
    desk, found = Desk(session), []
    for n, game in enumerate(name for name in GAMES if name in FACES for _ in range(PER_GAME)):
        people = min(PEOPLE, max(GAMES[game].seat_counts))
        seats = tuple(SeatRow(seat=s, user=100 + n * 10 + s, name=f"Player {s}", joined=1) for s in range(people))
        row = TableRow(id=f"table{n}", game=game, channel=n + 1, host=100 + n * 10, seed=f"forged{n}", seats=seats)
        await desk.create(row, 1 + n * 2, row.host)
        found.append(await desk.begin(row.id, row.host, 2 + n * 2))
    return found


async def refused(session: Session, forged: Forged, stamp: int) -> str:
    """The key of the sentence that a forged press is answered with; "" when it was a legal press after all."""
    route, *rest = forged.custom_id.split(":")
    data = {"custom_id": forged.custom_id, "values": list(forged.values)}
    interaction = SimpleNamespace(data=data, user=SimpleNamespace(id=forged.user), id=stamp)
    try:
        if route != "t":
            raise Refused("press-unknown")
        await session.press(press_of(cast(Interaction, interaction), rest))
    except Refused as no:
        catalogue("en")(no.key, **no.args_)
        return no.key
    return ""


async def rest(tables: list[OpenTable]) -> None:
    """Let what a legal press has set going come to its end: it keeps the table's lock."""
    for table in tables:
        async with table.lock:
            pass


async def play(many: int, seed: str = "forged") -> Counter[str]:
    """Press so many forged buttons; how they were answered. AssertionError when a refused one changed anything."""
    answers: Counter[str] = Counter()
    with TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder) / "tables.sqlite")
        session = Session(store, GAMES, Frozen())
        tables = await running(session)
        forger, stamp = Forger(tables, seed), 10**6
        while answers.total() - answers[""] < many:
            before = [(table.row, table.state) for table in tables]
            stamp += 1
            answer = await refused(session, forger(), stamp)
            answers[answer] += 1
            if not answer:
                await rest(tables)
            if answer and before != [(table.row, table.state) for table in tables]:
                raise AssertionError(f"a press refused with {answer} changed a table")
        await session.close()
        await store.close()
    return answers


class Frozen(Clock):
    """No alarm rings: only presses may change anything."""

    def at(self, moment: int, call: Any, *args: Any) -> "Frozen":
        """Never."""
        return self

    def cancel(self) -> None:
        """Nothing to cancel."""


if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else MANY
    said = asyncio.run(play(count))
    print(f"legal after all (and carried out): {said.pop('', 0)}; refused: {dict(said.most_common())}")
    print(said.total())
