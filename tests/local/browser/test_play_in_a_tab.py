"""People at the page: words, commands, boards, private answers, forms, threads and letters, over the real server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.local.browser.conftest import OpenTable
from tests.local.browser.live_table import LiveTable

pytestmark = pytest.mark.browser


def command(page: Page, line: str) -> None:
    """Type a command and send it."""
    page.locator("#say").fill("")
    page.keyboard.type(f"/{line} ")
    page.locator(".cmd").wait_for()
    page.keyboard.press("Enter")


def newest(page: Page) -> "Locator":  # noqa: F821, UP037
    """The newest message on the screen."""
    return page.locator(".msg").last


def test_what_one_person_writes_stands_in_the_other_tab_at_once(open_table: OpenTable) -> None:
    anna, bartek = open_table("Anna"), open_table("Bartek")
    anna.keyboard.type("Who is in for **an island**?")
    anna.keyboard.press("Enter")
    expect(newest(bartek).locator("strong")).to_have_text("an island")
    expect(newest(bartek).locator(".author")).to_contain_text("Anna")
    expect(newest(anna)).not_to_have_class(re.compile("local"))


def test_a_command_is_completed_filled_and_answered(open_table: OpenTable) -> None:
    page = open_table("Anna", "sauria")
    page.keyboard.type("/pl")
    expect(page.locator(".picker [role=option]").first).to_contain_text("/play")
    page.keyboard.press("Tab")
    expect(page.locator(".chip label")).to_have_text("game")
    page.keyboard.type("roar")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Add computers").click()
    page.keyboard.type("9")
    page.keyboard.press("Enter")
    expect(page.locator("#composer-error")).to_contain_text("from 0 to 4")
    page.keyboard.press("Backspace")
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    expect(page.locator(".msg", has_text="Roar-a-Saurus: 3 computers")).to_be_visible()
    page.locator(".thread-card").last.click()
    expect(page.locator("#where h1")).to_have_text("Roar-a-Saurus table")
    expect(newest(page)).to_contain_text("The game begins here.")
