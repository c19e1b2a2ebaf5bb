"""What the tests do at a tab, by keyboard and mouse, as people do it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def command(page: Page, line: str) -> None:
    """Type a command without options and send it."""
    page.locator("#say").fill("")
    page.locator("#say").focus()
    page.keyboard.type(f"/{line} ")
    page.locator(".cmd").wait_for()
    page.keyboard.press("Enter")


def say(page: Page, words: str) -> None:
    """Write a message."""
    page.locator("#say").fill(words)
    page.locator("#say").press("Enter")


def newest(page: Page) -> Locator:
    """The newest message on the screen."""
    return page.locator(".msg").last


def board(page: Page) -> Locator:
    """Ask the bot for a board; the message, which stays the same when others follow."""
    boards = page.locator(".msg", has=page.get_by_role("button", name="Fight"))
    before = boards.count()
    command(page, "board")
    message = boards.nth(before)
    message.get_by_role("button", name="Plan").wait_for()
    return message
