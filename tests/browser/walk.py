"""A person without a Discord account plays in a real browser: from the start page to the final picture.

`python -m tests.browser.walk roar docs/pictures/walk` plays it and keeps a screenshot of each step: these are the README's.
"""

import asyncio
import itertools
import random
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from playwright.async_api import Browser, Page, TimeoutError, async_playwright

from local.client import point_discord_at
from local.server import LocalTable
from tests.wire.conftest import Running

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = (
    *("--no-sandbox", "--headless", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)


PATIENCE = 200
"""Twentieths of a second until the page has to show what the bot sent."""
NO_CHOICES = ("My options", "Back", "The whole story")
TITLES = {"sanctuary": "The Sanctuary", "sauria": "Sauria"}


class Walk:
    """One walk: a page, the running bot, and where the screenshots go (None: nowhere)."""

    def __init__(self, page: Page, bot: Running, shots: Path | None) -> None:
        self.page = page
        self.bot = bot
        self.shots = shots
        self._number = itertools.count(1)

    async def shot(self, name: str) -> None:
        """A picture of the page as it is now."""
        if self.shots is not None:
            await self.page.wait_for_timeout(250)
            await self.page.screenshot(path=self.shots / f"{next(self._number)}-{name}.png")

    async def press(self, label: str, *, last: bool = True) -> None:
        """Click the newest button with that label."""
        buttons = self.page.get_by_role("button", name=label, exact=False)
        await (buttons.last if last else buttons.first).click()

    async def skip(self, ms: int) -> None:
        """Let game time pass."""
        await self.bot.clock.jump(self.bot.clock.now() + ms)

    async def play_roar(self, computers: int) -> str:
        """Start page, /play, lobby, panel, rolls until the game is over; the words of the last board."""
        page = self.page
        await self.lobby("Roar-a-Saurus", computers)
        await self.press("Start")
        await page.get_by_role("button", name="My panel").last.wait_for()
        await self.press("My panel")
        await page.get_by_text("You are").last.wait_for()
        await self.shot("panel")
        table = (await self.bot.store.open_tables())[0].id
        opened = await self.bot.app.session.open(table)
        kept: set[str] = set()
        for _ in range(600):
            if opened.row.status != "running":
                break
            phase = opened.state.phase
            if phase not in kept and phase in ("live", "pause", "round_end"):
                kept.add(phase)
                await self.bot.settled()
                await self.shot(phase)
            if phase == "live":
                await self._one_press()
            await self.skip(1500)
        return await self._last_board()

    async def play_turns(self, title: str, computers: int, most: int = 2_000) -> str:
        """A game by the buttons and menus under the board, to its end or `most` presses; the words of the last board."""
        page, chance = self.page, random.Random(7)
        self.bot.table.rates.enabled = False
        await self.lobby(title, computers)
        await self.press("Start")
        await page.get_by_role("button", name="My options").last.wait_for()
        await self.shot("placing")
        table = (await self.bot.store.open_tables())[0].id
        opened = await self.bot.app.session.open(table)
        kept: set[str] = set()
        for _ in range(most):
            await self.bot.settled()
            if opened.row.status != "running":
                break
            kind = opened.prompts[0].kind
            if kind not in kept:
                kept.add(kind)
                await self.shot(kind)
            await self._choose(chance, str(opened.row.channel))
        return await self._last_board()

    async def _last_board(self) -> str:
        """The words of the final board, as soon as it is there and nothing is under way any more."""
        page = self.page
        await page.get_by_role("button", name="Rematch").last.wait_for()
        await self.bot.settled()
        await page.locator("[aria-busy=true]").first.wait_for(state="detached")
        await self.shot("final")
        return str(await page.locator(".msg", has=page.get_by_role("button", name="Rematch")).last.inner_text())

    def _offered(self, channel: str) -> list[str]:
        """The labels of the buttons under the newest board, as the bot sent it."""
        for post in reversed(list(self.bot.table.world.posts[channel].values())):
            items = [item for row in post.data["components"] for item in row["components"]]
            labels = [str(item["label"]) for item in items if item["type"] == 2]
            if "My options" in labels:
                return labels
        return []

    async def _choose(self, chance: random.Random, channel: str) -> None:
        """Press any choice of the newest board, as soon as the page shows it: a button, or an option of its menu."""
        page, offered = self.page, self._offered(channel)
        board = page.locator(".msg", has=page.get_by_role("button", name="My options")).last
        await page.locator("[aria-busy=true]").first.wait_for(state="detached")
        menu, buttons = board.get_by_role("combobox"), board.get_by_role("button")
        for _ in range(PATIENCE):
            labels = [text.split("\n")[-1] for text in await buttons.all_inner_texts()]
            if [text for text in labels if text] == offered:  # those of the picture have no text
                break
            await page.wait_for_timeout(50)
        else:
            raise AssertionError(f"the page shows {labels} and not {offered}")
        if await menu.count():
            await menu.first.click()
            options = page.get_by_role("option")
            await options.first.wait_for()
            await options.nth(chance.randrange(await options.count())).click()
        else:
            choices = [i for i, text in enumerate(labels) if text and text not in NO_CHOICES]
            await buttons.nth(chance.choice(choices)).click()
        await page.locator("[aria-busy=true]").first.wait_for(state="detached")

    async def lobby(self, title: str, computers: int) -> None:
        """From the start page into the lobby of a table."""
        page = self.page
        await page.goto(self.bot.table.url)
        card = page.locator(".game", has_text=title)
        await card.wait_for()
        await self.shot("start")
        await card.get_by_role("combobox").select_option(str(computers))
        await card.get_by_role("button").or_(card.get_by_role("link")).last.click()
        await page.locator(".cmd").wait_for()
        await self.shot("play")
        await page.get_by_role("button", name="Join").last.wait_for()
        await self.shot("lobby")

    async def _one_press(self) -> None:
        """Roll, unless the panel has just lost the button (a Kaboom, the end of a round)."""
        try:
            await self.page.get_by_role("button", name="Roll", exact=False).last.click(timeout=1500)
        except TimeoutError:
            return
        await self.page.locator("[aria-busy=true]").first.wait_for(state="detached")


@asynccontextmanager
async def browsing() -> AsyncIterator[tuple[Running, Browser]]:
    """A running bot at a local table, and a browser."""
    table = await LocalTable.start()
    point_discord_at(table)
    with tempfile.TemporaryDirectory() as folder:
        bot = Running(table, Path(folder))
        await bot.start()
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(ARGUMENTS))
            try:
                yield bot, browser
            finally:
                await browser.close()
                await bot.stop()
                await table.stop()


async def tab(browser: Browser, width: int = 1280, height: int = 900) -> Page:
    """A tab in a browser context of its own, as another person's browser."""
    page = await browser.new_page(viewport={"width": width, "height": height}, device_scale_factor=1)
    page.set_default_timeout(10_000)
    return page


async def run(game: str, shots: Path | None, width: int = 1280, height: int = 900) -> str:
    """Play the walk of that game once, against one computer player."""
    async with browsing() as (bot, browser):
        walk = Walk(await tab(browser, width, height), bot, shots)
        return await (walk.play_roar(1) if game == "roar" else walk.play_turns(TITLES[game], 1))


if __name__ == "__main__":
    folder = Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(run(sys.argv[1], folder, *map(int, sys.argv[3:])))
