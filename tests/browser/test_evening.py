"""An evening of Roar-a-Saurus in the browser: five seats, three of them people in tabs of their own."""

import asyncio
import os
from collections import Counter
from contextlib import suppress
from functools import partial
from typing import Any

import pytest
from playwright.async_api import Browser, Page, TimeoutError

from cogs._table.opened import OpenTable
from local.person import Outcome, Person
from rules.core.game import Prompt, Seat
from tests.browser.walk import CHROMIUM, Walk, browsing, tab
from tests.wire.conftest import Running
from tests.wire.race import Race

PEOPLE = ("Anna", "Bartek", "Jürgen")
LATE = "Zofia Łęcka"
THINKING = 1000
"""ms of game time after each press: three people who take their time need fewer presses for a whole game."""


class Tabs(Race):
    """A race whose people press in their browsers."""

    def __init__(self, bot: Running, opened: OpenTable, pages: dict[str, Page]) -> None:
        super().__init__(bot, str(opened.row.channel), opened)
        self.pages: dict[Seat, Page] = {}
        self.pressed: Counter[Seat] = Counter()
        for name, page in pages.items():
            person = bot.person(name)
            self.pages[self.seat(person)] = page
            self.panels[self.seat(person)] = person, {}

    async def open_panels(self) -> None:
        """Everybody opens their panel, and is ready by that."""
        for page in self.pages.values():
            await page.get_by_role("button", name="My panel").last.click()
            await page.locator(".msg.ephemeral").last.wait_for()

    async def press(self, seat: Seat, prompt: Prompt[Any], action: Any) -> Outcome:
        """Click the choice in the seat's tab and let time pass until it is answered."""
        page = self.pages[seat]
        button = page.locator(f'.msg.ephemeral [data-key="{self.choice(prompt, action)}"]').last
        with suppress(TimeoutError):  # a Kaboom or a knock-out took the button away
            await button.click(timeout=2000)
            self.pressed[seat] += 1
        while await page.locator("[aria-busy=true]").count():
            await self.skip(20)
        await self.skip(THINKING)
        return Outcome("", ok=True)

    async def play(self) -> None:
        """Everybody plays well until the game is over."""
        while self.opened.row.status == "running":
            following = self.opened.state.round + 1
            await self.until(partial(self._reached, following))

    def _reached(self, number: int) -> bool:
        return self.opened.state.round >= number or self.opened.row.status != "running"


def address(bot: Running, person: Person, channel: int) -> str:
    """Where a person's tab shows that channel."""
    token = bot.table.world.people[person.id]["token"]
    return f"{bot.table.url}table.html#token={token}/{channel}"


async def come(bot: Running, browser: Browser, name: str, channel: int) -> Page:
    """Somebody opens a tab of their own at the table and joins."""
    page = await tab(browser, 390, 844)
    await page.goto(address(bot, bot.person(name), channel))
    await page.get_by_role("button", name="Join").last.click()
    await page.locator(".msg", has=page.get_by_role("button", name="Join")).last.get_by_text(name).wait_for()
    return page


async def lobby_words(page: Page) -> str:
    """What the newest lobby says."""
    return str(await page.locator(".msg", has=page.get_by_role("button", name="Join")).last.inner_text())


@pytest.mark.browser
async def test_five_seats_play_an_evening_with_a_rematch_and_a_late_comer() -> None:
    if not CHROMIUM.exists() and os.environ.get("CI") != "true":
        pytest.skip("/usr/bin/chromium is missing: apt-get install chromium")
    async with browsing() as (bot, browser):
        host = Walk(await tab(browser), bot, None)
        await host.lobby("Roar-a-Saurus", computers=2)
        first = await bot.app.session.open((await bot.store.open_tables())[0].id)
        pages = {PEOPLE[0]: host.page}
        for name in PEOPLE[1:]:
            pages[name] = await come(bot, browser, name, first.row.channel)
        await host.press("Start")
        race = Tabs(bot, first, pages)
        await race.open_panels()
        await race.play()
        assert len(first.row.seats) == 5 and min(race.pressed[seat] for seat in race.pages) >= 10
        result = first.game.result(first.state)
        assert result is not None and max(result.points) >= 10
        winner = first.names[result.winners[0]]
        for page in pages.values():
            final = page.locator(".msg", has=page.get_by_role("button", name="Rematch")).last
            await final.get_by_text(f"{winner} wins!").first.wait_for()

        bartek = pages[PEOPLE[1]]
        await bartek.get_by_role("button", name="Rematch").last.click()
        await bartek.get_by_role("button", name="Start").last.wait_for()
        late = await come(bot, browser, LATE, first.row.channel)
        words = await lobby_words(late)
        assert "Won this evening" in words and f"{winner} 1" in words
        await bartek.get_by_role("button", name="Start").last.click()
        await late.get_by_role("button", name="My panel").last.wait_for()
        again = await bot.app.session.open((await bot.store.open_tables())[0].id)
        kept = [seat.name for seat in first.row.seats]
        kept.remove(max(name for name in kept if name not in PEOPLE))
        assert [seat.name for seat in again.row.seats] == [*kept, LATE], "the last computer made room"
        second = Tabs(bot, again, {**pages, LATE: late})
        await asyncio.wait_for(second.open_panels(), 60)
        await second.until(lambda: again.state.phase == "live" and all(hand.rolls for hand in again.state.hands))
        assert all(player.plays for player in again.state.players)
