"""Driving a race of Roar-a-Saurus over the wire: people who press what a good player would."""

import asyncio
from collections.abc import Callable
from typing import Any

from cogs._table.codes import encode
from cogs._table.opened import OpenTable
from cogs._table.panel import press_id
from local.person import Outcome, Person
from rules.core.chance import Chance
from rules.core.game import Prompt, Seat
from rules.roar.actions import Call, Free, Hold, Roll
from tests.wire.conftest import Json, Running, check_ok

Wanted = Callable[[Any], bool]


def newest(person: Person, channel: str) -> Json:
    """The newest message that this person alone sees."""
    return person.ephemerals(channel)[-1]


async def start_race(bot: Running, people: list[Person], computers: int, **chosen: str) -> tuple[str, str]:
    """A started race: (channel, table id). `chosen` are options of the table."""
    channel = await bot.opened(people[0], "roar", computers=computers, place="here")
    lobby = await people[0].wait_for_message(lambda m: "Join" in bot.buttons(m), channel)
    for person in people[1:]:
        check_ok(await person.press(lobby, "Join"))
    table = (await bot.store.tables_of(int(people[0].id)))[0].id
    if chosen:
        check_ok(await people[0].press(lobby, "Options"))
        options = people[0].ephemerals(channel)[-1]
        for name, value in chosen.items():
            check_ok(await people[0].select(options, f"l:{table}:set:0:{name}", [value]))
    check_ok(await people[0].press(lobby, "Start"))
    return channel, table


class Race:
    """A race that runs: its people with their panels. Time passes only when somebody waits for something."""

    def __init__(self, bot: Running, channel: str, opened: OpenTable) -> None:
        self.bot, self.channel, self.opened = bot, channel, opened
        self.panels: dict[Seat, tuple[Person, Json]] = {}
        self.presses = 0
        self._chance = Chance("the people of this test")

    @classmethod
    async def join(cls, bot: Running, people: list[Person], channel: str, table: str) -> "Race":
        """Everybody opens their panel, and is ready by that."""
        race = cls(bot, channel, await bot.app.session.open(table))
        board = await people[0].wait_for_message(lambda m: "My panel" in bot.buttons(m), channel)
        for person in people:
            check_ok(await person.press(board, "My panel"))
            race.panels[race.seat(person)] = person, newest(person, channel)
        return race

    def seat(self, person: Person) -> Seat:
        """The seat of a person."""
        seat = self.opened.seat_of(int(person.id))
        assert seat is not None
        return seat

    async def skip(self, ms: int) -> None:
        """Let game time pass."""
        await self.bot.clock.jump(self.bot.clock.now() + ms)

    async def until(self, done: Callable[[], bool], wanted: Wanted = lambda action: True) -> None:
        """Everybody plays well, but presses only `wanted` actions, until it is done."""
        async with asyncio.timeout(60):
            while not done():
                waits = [1000]
                for seat in list(self.panels):
                    waits.append(await self._turn(seat, wanted))
                    if done():
                        return
                await self.skip(min(waits))

    async def _turn(self, seat: Seat, wanted: Wanted) -> int:
        """One press of that seat if it is time for one (0), else how long it waits (ms)."""
        waits = [1000]
        for prompt in [p for p in self.opened.prompts if p.seat == seat]:
            game, view = self.opened.game, self.opened.view(seat)
            decision: Any = game.decide(view, prompt, "hard", self._chance, self.bot.clock.now())
            if decision.action is None or not wanted(decision.action):
                continue
            if decision.wait == 0:
                check_ok(await self.press(seat, prompt, decision.action))
                return 0
            waits.append(decision.wait)
        return min(waits)

    async def collect(self, seat: Seat, symbol: str) -> None:
        """That seat rolls until it holds three of the symbol; it does not call."""
        while True:
            view: Any = self.opened.view(seat)
            prompt = next((p for p in self.opened.prompts if p.seat == seat and p.kind == "race"), None)
            if prompt is None or view.phase != "live":
                await self.until(lambda: self.opened.state.phase == "live", lambda action: not isinstance(action, Call))
                continue
            hand = list(zip(view.me.dice, view.me.held, strict=True))
            if sum(held and face == symbol for face, held in hand) >= 3:
                return
            wrong = [i for i, (face, held) in enumerate(hand) if held and face != symbol]
            right = [i for i, (face, held) in enumerate(hand) if not held and face == symbol]
            if wrong or right:
                check_ok(await self.press(seat, prompt, Free(wrong[0]) if wrong else Hold(right[0])))
                continue
            await self.skip(max(0, view.me.cooldown_until - self.bot.clock.now()))
            check_ok(await self.press(seat, prompt, Roll()))

    def call(self, seat: Seat, symbol: str) -> str:
        """The custom_id of that seat's call button."""
        prompt = next(p for p in self.opened.prompts if p.seat == seat and p.kind == "race")
        return self.choice(prompt, Call(symbol))

    def choice(self, prompt: Prompt[Any], action: Any) -> str:
        """The custom_id of a choice."""
        return press_id(self.opened.id, prompt, prompt.guard, encode(action))

    async def press(self, seat: Seat, prompt: Prompt[Any], action: Any) -> Outcome:
        """Press a choice on the panel and let time pass until it is answered."""
        person, panel = self.panels[seat]
        pressing = asyncio.create_task(person.press(panel, self.choice(prompt, action), raw=True))
        while not pressing.done():
            await self.skip(20)
        self.presses += 1
        return pressing.result()
