"""Screenshots of the page with the real bot: `python -m tests.local.browser.pictures docs/pictures-of-the-table`."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

import discord
from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from cogs._config import Config
from cogs._table.app import App
from db.sqlite import SqliteStore
from tests.local.browser.conftest import ARGUMENTS, CHROMIUM
from tests.local.browser.live_table import LiveTable

COLOURS = 160  # of a saved screenshot: flat colours need no more, and the files stay small


class PictureBot(App):
    """The real bot, which closes its own store."""

    async def close(self) -> None:
        await super().close()
        await self.store.close()


def tab(browser: Browser, address: str, *, width: int = 1280, height: int = 800, dark: bool = False) -> Page:
    """A person's tab."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        has_touch=width < 800,
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(address)
    return page


def shoot(page: Page, to: Path) -> None:
    """Save what the page shows."""
    page.wait_for_timeout(400)
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    image.quantize(COLOURS, method=Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(to, optimize=True)
    print(to)


def play(browser: Browser, table: LiveTable, folder: Path) -> None:
    """From the start page into a race of two, with a picture of each state."""
    start = tab(browser, table.url, height=1180)
    start.locator(".game").first.wait_for()
    shoot(start, folder / "1-start.png")
    start.locator(".who-card", has_text="Anna").click()
    start.locator(".game", has_text="Roar-a-Saurus").get_by_role("link").click()
    start.get_by_role("button", name="Start").wait_for()
    start.set_viewport_size({"width": 1280, "height": 800})
    shoot(start, folder / "2-lobby.png")
    thread = start.url.rsplit("/", 1)[1]

    phone = tab(browser, f"{table.address('Bartek')}/{thread}", width=390, height=844, dark=True)
    phone.locator(".btn.primary").first.click()
    phone.locator("#say").focus()
    phone.keyboard.type("/")
    shoot(phone, folder / "3-commands-390-dark-pl.png")
    phone.keyboard.press("Escape")
    phone.keyboard.press("Backspace")
    phone.locator("#burger").click()
    shoot(phone, folder / "4-channels-390-dark-pl.png")
    phone.keyboard.press("Escape")

    start.get_by_role("button", name="Start").click()
    for page in (start, phone):
        page.locator(".msg:not(.ephemeral) .gallery + .components .btn").last.click()
        page.locator(".msg.ephemeral").first.wait_for()
    for page in (start, phone):
        page.locator(".msg.ephemeral .btn", has_text="🎲").first.click()  # the race begins by itself
    shoot(start, folder / "5-board-panel.png")
    shoot(phone, folder / "6-board-panel-390-dark-pl.png")
    start.locator(".enlarge").first.click()
    shoot(start, folder / "7-large-picture.png")
    start.keyboard.press("Escape")
    start.keyboard.press("Control+/")
    shoot(start, folder / "8-keys.png")


def main(folder: Path) -> None:
    """Take all pictures into `folder`."""
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:

        async def bot() -> discord.Client:
            config = Config("", Path(data), "127.0.0.1", 0, "INFO", "en")
            return PictureBot(config, await SqliteStore.open(config.database))

        table = LiveTable(bot)
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(ARGUMENTS))
        try:
            play(browser, table, folder)
        finally:
            browser.close()
            table.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
