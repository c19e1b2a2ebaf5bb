"""A browser, a table with a bot, and tabs of people. A module with a bot of its own overrides `live_table`.

    def test_something(open_table: OpenTable) -> None:
        anna = open_table("Anna")                      # a tab in a browser context of its own
        phone = open_table("Bartek", width=390, dark=True)

When the test is over, every tab must have been free of errors of its scripts and of refused requests.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.local.browser.demo_bot import DemoBot
from tests.local.browser.live_table import LiveTable

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = (
    *("--no-sandbox", "--headless", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
)
WAIT_MS = 10_000
expect.set_options(timeout=WAIT_MS)
# A line that breaks on purpose is written to the console by the browser itself.
EXPECTED = ("WebSocket connection to", "net::ERR_CONNECTION_REFUSED")


class OpenTable(Protocol):
    """Opens a person's tab and waits until the table is there."""

    def __call__(
        self,
        person: str,
        channel: str | None = None,
        *,
        width: int = 1280,
        height: int = 860,
        dark: bool = False,
        address: str | None = None,
    ) -> Page: ...


@pytest.fixture(scope="module")  # not longer: playwright's loop counts as running, and asynchronous tests may follow
def browser() -> Iterator[Browser]:
    """Debian's chromium."""
    if not CHROMIUM.exists():
        if os.environ.get("CI") == "true":
            pytest.fail("/usr/bin/chromium is missing: apt-get install chromium")
        pytest.skip("/usr/bin/chromium is missing: apt-get install chromium")
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(ARGUMENTS))
        yield opened
        opened.close()


@pytest.fixture(scope="module")
def live_table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveTable]:
    """A table with the demo bot of these tests."""
    table = LiveTable(DemoBot, tmp_path_factory.mktemp("table") / "world.sqlite3")
    yield table
    table.stop()


@pytest.fixture
def open_table(browser: Browser, live_table: LiveTable) -> Iterator[OpenTable]:
    """See `OpenTable`."""
    contexts: list[Any] = []
    troubles: list[str] = []

    def note(kind: str, text: str) -> None:
        if kind == "error" and not any(words in text for words in EXPECTED):
            troubles.append(text)

    def open_one(
        person: str,
        channel: str | None = None,
        *,
        width: int = 1280,
        height: int = 860,
        dark: bool = False,
        address: str | None = None,
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            has_touch=width < 800,
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(WAIT_MS)
        page.on("console", lambda message: note(message.type, f"{message.text} ({message.location.get('url')})"))
        page.on("pageerror", lambda error: note("error", str(error)))
        page.goto(address or live_table.address(person, channel))
        if address is None:
            page.locator("#where h1").wait_for()
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert not troubles, troubles
