"""Everything by keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.local.browser.acts import board, newest, say
from tests.local.browser.conftest import OpenTable
from tests.local.browser.demo_bot import ALT
from tests.local.browser.live_table import LiveTable

pytestmark = pytest.mark.browser


def test_a_board_is_reached_pressed_and_left_by_keys(open_table: OpenTable) -> None:
    page = open_table("Anna")
    message = board(page)
    page.locator("#say").focus()
    page.keyboard.press("ArrowUp")
    expect(message).to_be_focused()
    page.keyboard.press("Enter")
    expect(message.get_by_role("combobox", name="Move to …")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(message.get_by_role("button", name="Fight")).to_be_focused()
    page.keyboard.press("Enter")
    expect(message.locator(".md-h")).to_have_text("Round 1")
    expect(message.get_by_role("button", name="Fight")).to_be_focused()
    page.keyboard.press("Escape")
    expect(message).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#say")).to_be_focused()


def test_a_menu_is_opened_searched_and_sent_by_keys(open_table: OpenTable) -> None:
    page = open_table("Anna")
    menu = board(page).get_by_role("combobox", name="Move to …")
    menu.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.type("d6")
    page.keyboard.press("Enter")
    expect(menu).to_be_focused()
    expect(newest(page)).to_contain_text("You go to D6.")


def test_channels_change_by_keys_and_the_unread_one_comes_next(open_table: OpenTable) -> None:
    anna, bartek = open_table("Anna", "welcome"), open_table("Bartek", "sauria")
    anna.keyboard.press("Alt+ArrowDown")
    expect(anna.locator("#where h1")).to_have_text("roar-a-saurus")
    anna.keyboard.press("Alt+ArrowUp")
    expect(anna.locator("#where h1")).to_have_text("welcome")
    say(bartek, "over here")
    anna.locator(".room.unread", has_text="sauria").wait_for()
    anna.keyboard.press("Alt+Shift+ArrowDown")
    expect(anna.locator("#where h1")).to_have_text("sauria")
    anna.keyboard.press("Control+k")
    expect(anna.locator(".room[aria-current=page]")).to_be_focused()


def test_the_keys_are_listed(open_table: OpenTable) -> None:
    page = open_table("Anna")
    page.keyboard.press("Control+/")
    expect(page.get_by_role("dialog", name="Keys").locator("dt")).to_have_count(9)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="Keys")).to_have_count(0)


def test_the_skip_link_goes_to_the_command_line_and_keeps_the_address(open_table: OpenTable) -> None:
    page = open_table("Anna")
    before = page.url
    page.locator(".skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#say")).to_be_focused()
    assert page.url == before


def test_a_picture_is_zoomed_and_moved_by_keys(open_table: OpenTable) -> None:
    page = open_table("Anna", width=700, height=500)
    board(page).locator(".enlarge").focus()
    page.keyboard.press("Enter")
    percent = page.locator(".lb-pct")
    fitted = percent.text_content()
    page.keyboard.press("+")
    expect(percent).not_to_have_text(str(fitted))
    page.keyboard.press("0")
    expect(percent).to_have_text(str(fitted))
    expect(page.get_by_role("dialog").get_by_alt_text(ALT)).to_be_visible()


def test_a_whole_quick_start_by_keys(open_table: OpenTable, live_table: LiveTable) -> None:
    page = open_table("Anna", address=live_table.url)
    page.locator(".game").first.wait_for()
    page.locator(".who-card", has_text="Anna").locator("input").focus()
    page.keyboard.press("Space")
    for _ in range(12):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.game')?.dataset.game") == "roar":
            break
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#where h1")).to_have_text("Roar-a-Saurus table")
