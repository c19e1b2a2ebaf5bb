"""Whole games of Sauria in which people do anything at any moment: choose, take back, go, come back, press what is over."""

import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from cogs._table.record import exported, played_again, position
from local.person import Outcome, Person
from rules import GAMES
from tests.wire.conftest import Json, Running, check_ok
from tests.wire.turns import Turns

MISTAKES = ("Our mistake", "Unser Fehler", "nasz błąd")
LOCALES = ("en-GB", "de", "pl")
TABLES: tuple[dict[str, str], ...] = ({"ties": "off"}, {"coop": "on", "ties": "off"}, {"tempo": "live"}, {})
MOST = 120
"""Things done in one game."""


def items(message: Json) -> list[tuple[Json, str]]:
    """(button or menu, value) of everything that can be pressed under a message."""
    parts = [item for row in message["components"] for item in row["components"] if item.get("custom_id")]
    return [(item, o["value"]) for item in parts for o in item.get("options") or [{"value": ""}]]


async def press(who: Person, message: Json, item: Json, value: str, wait: bool = True) -> Outcome:
    """Press a button, or choose a value of a menu."""
    if value:
        return await who.select(message, item["custom_id"], [value], wait=wait)
    return await who.press(message, item["custom_id"], wait=wait)


class Crowd:
    """Who plays and who looks on, each of whom may do anything."""

    def __init__(self, turns: Turns, people: list[Person], chance: random.Random) -> None:
        self.turns, self.people, self.chance = turns, people, chance
        self.old: list[tuple[Json, Json]] = []
        self.done: set[str] = set()

    async def anything(self) -> None:
        """One thing, then quiet."""
        acts: dict[Callable[[Person], Awaitable[None]], int] = {
            self.choose: 70, self.undo: 8, self.late: 4, self.at_once: 2, self.panel: 5, self.forged: 3, self.look: 4,
            self.seat: 2, self.away: 1, self.repost: 1, self.restart: 1, self.wait: 1,
        }  # fmt: skip
        act = self.chance.choices(list(acts), list(acts.values()))[0]
        await act(self.chance.choice(self.people))
        await self.turns.settled()
        self.done.add(act.__name__)

    async def choose(self, who: Person) -> None:
        """Somebody who is asked chooses; when the computer stands in for everybody, somebody comes back."""
        choices = self.turns.choices()
        if not choices:
            await self.away(who)
            return
        item, value = self.chance.choice(choices)
        self.old.append((self.turns.board(), item))
        user = self.turns.opened.row.seats[int(item["custom_id"].split(":")[2])].user
        owner = next(person for person in self.people if int(person.id) == user)
        check_ok(await press(owner, self.turns.board(), item, value))

    async def undo(self, who: Person) -> None:
        """Take back."""
        check_ok(await who.command("table undo", self.turns.channel))

    async def late(self, who: Person) -> None:
        """A button of one of the last boards."""
        if self.old:
            board, item = self.chance.choice(self.old[-6:])
            check_ok(await who.press(board, item["custom_id"], raw=True))

    async def at_once(self, who: Person) -> None:
        """Three presses by anybody before the first one is answered."""
        board, sent = self.turns.board(), []
        for item, value in self.chance.choices(self.turns.choices(), k=3) if self.turns.choices() else []:
            person = self.chance.choice(self.people)
            sent.append((person, await press(person, board, item, value, wait=False)))
        for person, outcome in sent:
            check_ok(await person.outcome(outcome))

    async def panel(self, who: Person) -> None:
        """Some presses on the own panel."""
        check_ok(await who.command("me", self.turns.channel))
        for _ in range(3):
            panel = who.ephemerals(self.turns.channel)[-1]
            if found := items(panel):
                check_ok(await press(who, panel, *self.chance.choice(found)))

    async def forged(self, who: Person) -> None:
        """A button that nobody made."""
        for item, _ in self.turns.choices()[:1]:
            parts = item["custom_id"].split(":")
            parts[self.chance.randrange(1, len(parts))] = self.chance.choice(["²", "-1", "99", "", "x", "m", "1" * 30])
            check_ok(await who.press(self.turns.board(), ":".join(parts), raw=True))

    async def look(self, who: Person) -> None:
        """A picture or the log."""
        views = (await who.autocomplete("board", "view", "", self.turns.channel)).choices
        view: Any = self.chance.choice(views)["value"]
        check_ok(await who.command("board", self.turns.channel, view=view))
        check_ok(await who.command("table log", self.turns.channel))

    async def seat(self, who: Person) -> None:
        """The host gives a seat away, or takes somebody from it."""
        host = next(p for p in self.people if int(p.id) == self.turns.opened.row.host)
        seat = str(1 + self.chance.randrange(len(self.turns.opened.row.seats)))
        if self.chance.random() < 0.7:
            check_ok(await host.command("table replace", self.turns.channel, seat=seat, person=who))
        else:
            check_ok(await host.command("table kick", self.turns.channel, seat=seat))

    async def away(self, who: Person) -> None:
        """Somebody who sits at the table goes, or comes back."""
        users = [seat.user for seat in self.turns.opened.row.seats]
        seated = [person for person in self.people if int(person.id) in users]
        check_ok(await self.chance.choice(seated).command("table hand-over", self.turns.channel))

    async def repost(self, who: Person) -> None:
        """The board as a new message."""
        check_ok(await who.command("table repost", self.turns.channel))

    async def restart(self, who: Person) -> None:
        """The bot is stopped and started."""
        await self.turns.bot.restart()
        self.turns.opened = await self.turns.bot.app.session.open(self.turns.opened.id)

    async def wait(self, who: Person) -> None:
        """Time goes by."""
        clock = self.turns.bot.clock
        await clock.jump(clock.now() + self.chance.choice([1, 60, 95, 250]) * 1000)


def check_quiet(crowd: Crowd) -> None:
    """Nobody was told of a mistake of ours, and one board at most can be played on."""
    turns = crowd.turns
    for person in crowd.people:
        for message in person.ephemerals(turns.channel)[-3:]:
            assert not any(words in message["content"] for words in MISTAKES), message["content"]
    live = [m for m in turns.posts() if any(item["custom_id"].startswith("t:") for item, _ in items(m))]
    assert len(live) <= 1


@pytest.mark.parametrize("number", range(4))
async def test_whatever_people_do_the_table_stays_whole(bot: Running, number: int) -> None:
    chance = random.Random(f"anything {number}")
    people = [bot.person(name) for name in ("Ann", "Bob", "Cid", "Dan", "Eve")]
    bot.table.rates.enabled = False
    playing = people[: 1 + number % 3]
    turns = await Turns.start(bot, playing, computers=number // 3, game="sauria", **TABLES[number])
    for person in people:
        person.locale = chance.choice(LOCALES)
    crowd = Crowd(turns, people, chance)
    for _ in range(MOST):
        if turns.opened.row.status != "running":
            break
        await crowd.anything()
        check_quiet(crowd)
    assert {"choose", "undo"} <= crowd.done
    loaded = await bot.store.load(turns.opened.id)
    assert loaded is not None
    assert loaded.state is not None
    assert turns.opened.codec.unpack(loaded.state) == turns.opened.state
    assert await position(bot.store, turns.opened, turns.opened.row.ply) == turns.opened.state, "the log leads there"
    file = json.loads(json.dumps(await exported(bot.store, turns.opened)))
    assert played_again(file, GAMES) == turns.opened.state, "and so do the moves in the file"
