"""Every state checked by script, light and dark, 1280 and 390 px: names, ids, contrast, targets, sideways scroll."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.local.browser.acts import board, command, newest, say
from tests.local.browser.conftest import OpenTable
from tests.local.browser.live_table import LiveTable

pytestmark = pytest.mark.browser

AUDIT = Path(__file__).with_name("audit.js").read_text(encoding="utf-8")
LOOKS = pytest.mark.parametrize(
    ("person", "width", "dark"),
    [("Anna", 1280, False), ("Jürgen", 1280, True), ("Bartek", 390, False), ("Zofia Łęcka", 390, True)],
)


def check(page: Page, state: str) -> None:
    """Assert that the page has no fault in this state."""
    page.wait_for_timeout(50)  # for what comes into view in the next frame
    assert page.evaluate(AUDIT) == [], state


def test_the_audit_finds_faults(open_table: OpenTable) -> None:
    page = open_table("Anna", "welcome")
    page.evaluate(
        """() => {
          const add = (tag, style, more = {}) => {
            const el = Object.assign(document.createElement(tag), more);
            Object.assign(el.style, style);
            document.querySelector('.foot').append(el);
          };
          add('button', { width: '20px', height: '20px', padding: 0 });
          add('p', { color: '#ccc', background: '#fff' }, { id: 'say', textContent: 'pale' });
          add('img', { width: '9px', height: '9px' }, { src: 'favicon.svg' });
          add('a', { position: 'fixed', left: '95vw', width: '20vw' }, { className: 'btn', href: '#', textContent: 'x' });
        }"""
    )
    found = "\n".join(page.evaluate(AUDIT))
    for fault in ("no name", "no alt", "id twice: say", "contrast 1.6", "target 20x20", "beyond the edge"):
        assert fault in found, fault


@LOOKS
def test_every_state_of_the_table_is_accessible(open_table: OpenTable, person: str, width: int, dark: bool) -> None:
    page = open_table(person, "roar-a-saurus", width=width, dark=dark)
    check(page, "just opened")
    say(page, "# Head\n> quote `code` **bold** <t:1893456000:R> ||hidden|| https://example.org\n- list\n```\ntable\n```")
    expect(newest(page).locator("pre")).to_be_visible()
    check(page, "words")
    message = board(page)
    check(page, "board")
    message.locator(".select").first.click()
    check(page, "menu")
    page.keyboard.press("Escape")
    message.locator(".select").nth(1).click()
    page.keyboard.press("Space")
    check(page, "several choices")
    page.keyboard.press("Escape")
    message.get_by_role("button", name="Plan").click()
    page.locator("dialog.modal").wait_for()
    check(page, "form")
    page.locator("dialog.modal [type=submit]").click()
    check(page, "form with faults")
    page.keyboard.press("Escape")
    message.get_by_role("button", name="My secrets").click()
    page.locator(".msg.ephemeral").first.wait_for()
    check(page, "private answer")
    message.get_by_role("button", name="Never").click()
    message.locator(".press-fail:visible").wait_for()
    check(page, "failed press")
    newest(page).focus()
    page.keyboard.press("m")
    check(page, "menu of a message")
    page.keyboard.press("Escape")
    message.locator(".enlarge").click()
    page.locator(".lb-bar button").first.click()
    check(page, "large picture")
    page.keyboard.press("Escape")
    page.locator("#seats").click()
    page.locator(".seat").first.wait_for()
    check(page, "seats")
    page.keyboard.press("Escape")
    page.keyboard.press("Control+/")
    check(page, "keys")


@LOOKS
def test_commands_sheets_and_lists_are_accessible(open_table: OpenTable, person: str, width: int, dark: bool) -> None:
    page = open_table(person, "sauria", width=width, dark=dark)
    page.locator("#say").focus()
    page.keyboard.type("/")
    check(page, "list of commands")
    page.keyboard.type("play ")
    check(page, "command with its list of choices")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    check(page, "command with a fault")
    page.locator(".cmd").click()
    for name, part in (("panel", ".btn"), ("sheet", ".container"), ("story", ".embed")):
        command(page, name)
        newest(page).locator(part).first.wait_for()
        check(page, name)
    command(page, "silent")
    check(page, "thinking")
    newest(page).locator(".fail:not(.press-fail)").wait_for()
    check(page, "command without an answer")
    command(page, "letter")
    page.locator(".badge").first.wait_for(state="attached")
    if width < 800:
        page.locator("#burger").click()
    check(page, "list of channels")


@LOOKS
def test_the_start_page_is_accessible(
    open_table: OpenTable, live_table: LiveTable, person: str, width: int, dark: bool
) -> None:
    page = open_table(person, address=live_table.url, width=width, dark=dark)
    page.locator(".who-card", has_text=person).click()
    page.locator(".game").first.wait_for()
    check(page, "start page")
    page.locator("summary").click()
    page.locator("#add button").click()
    check(page, "adding a person")


@pytest.mark.parametrize("width", [320, 768, 1920])
def test_no_width_scrolls_sideways(open_table: OpenTable, width: int) -> None:
    page = open_table("Anna", "the-sanctuary", width=width)
    command(page, "panel")
    newest(page).locator(".btn").first.wait_for()
    board(page)
    for part in ("html", ".scroller"):
        assert page.locator(part).evaluate("e => e.scrollWidth - e.clientWidth") <= 0, part
