"""A fast race on the page: presses several times a second on a private panel, edits that keep focus, nodes and places."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.local.browser.acts import board, command, newest
from tests.local.browser.conftest import OpenTable
from tests.local.browser.live_table import LiveTable

pytestmark = pytest.mark.browser

PEOPLE = ("Anna", "Bartek", "Jürgen", "Zofia Łęcka", "Ewa")
# Presses one die after the other as soon as the page lets it, as fast thumbs do; returns what the panel says in the end.
PRESS = """async ([from, count]) => {
  const until = async (test) => { while (!test()) await new Promise((r) => setTimeout(r, 4)); };
  const panel = [...document.querySelectorAll('.msg.ephemeral')].at(-1);
  for (let n = 0; n < count; n++) {
    const die = panel.querySelectorAll('.btn')[(from + n * 7) % 20];
    await until(() => die.getAttribute('aria-disabled') !== 'true');
    die.click();
  }
  await until(() => panel.querySelector('.md').textContent === `Presses: ${count}`);
  return panel.querySelector('.md').textContent;
}"""


def panel(page: Page) -> None:
    """Ask for a private panel and wait until it stands."""
    command(page, "panel")
    page.locator(".msg.ephemeral .btn", has_text=re.compile("^Die 20$")).wait_for()


def place(locator: Locator) -> list[int]:
    """Where something stands, in whole pixels."""
    box = locator.bounding_box()
    assert box is not None
    return [round(box["x"]), round(box["y"]), round(box["width"]), round(box["height"])]


def test_five_tabs_press_and_no_press_is_lost_or_doubled(open_table: OpenTable) -> None:
    pages = [open_table(name, "roar-a-saurus") for name in PEOPLE[:4]]
    start = open_table("Anna", address=pages[0].url.split("table.html")[0])
    start.get_by_text("Add a person").click()
    start.get_by_label("Name").fill("Ewa")
    start.get_by_role("button", name="Add", exact=True).click()
    start.locator(".who-card", has_text="Ewa").wait_for()
    pages.append(open_table("Ewa", "roar-a-saurus"))
    for page in pages:
        panel(page)
    handles = [page.evaluate_handle(f"() => {{ window.result = ({PRESS})([{n}, 25]) }}") for n, page in enumerate(pages)]
    assert len(handles) == 5
    assert [page.evaluate("window.result") for page in pages] == ["Presses: 25"] * 5


def test_the_other_buttons_are_closed_while_a_press_is_unanswered(open_table: OpenTable) -> None:
    page = open_table("Anna")
    message = board(page)
    message.get_by_role("button", name="Slow").click()
    fight = message.get_by_role("button", name="Fight")
    expect(fight).to_have_attribute("aria-disabled", "true")
    expect(message.get_by_role("combobox", name="Move to …")).to_have_attribute("aria-disabled", "true")
    fight.dispatch_event("click")
    expect(fight).not_to_have_attribute("aria-disabled", "true")
    expect(message.locator(".md-h")).to_have_text("Round 0")


def test_an_edit_keeps_the_pressed_button_its_focus_and_its_place(open_table: OpenTable) -> None:
    page = open_table("Anna", "the-sanctuary")
    panel(page)
    die = page.locator(".msg.ephemeral .btn", has_text=re.compile("^Die 7$")).last
    before = die.bounding_box()
    node = die.element_handle()
    assert node is not None
    die.focus()
    for presses in (1, 2, 3):
        page.keyboard.press("Enter")
        expect(page.locator(".msg.ephemeral .md").last).to_have_text(f"Presses: {presses}")
        expect(die).not_to_have_attribute("aria-disabled", "true")
    assert node.evaluate("b => b.isConnected && b === document.activeElement")
    assert die.bounding_box() == before


def test_what_others_write_does_not_push_a_button_from_under_a_thumb(open_table: OpenTable, live_table: LiveTable) -> None:
    async def talk() -> None:
        for n in range(4):
            await live_table.table.person("Bartek").say(f"Line {n}", "sauria")

    anna = open_table("Anna", "sauria")
    board(anna)
    panel(anna)
    die = anna.locator(".msg.ephemeral .btn", has_text=re.compile("^Die 7$")).last
    die.click()
    before = place(die)
    live_table.run(talk())
    anna.locator(".msg", has_text="Line 3").wait_for(state="attached")
    assert place(die) == before
    expect(newest(anna)).to_be_in_viewport()  # a moment later the newest message is in view again
    assert place(die) != before


def test_a_new_picture_replaces_the_old_one_without_a_gap(open_table: OpenTable) -> None:
    page = open_table("Anna")
    message = board(page)
    message.locator("img").evaluate("img => img.decode()")
    figure = message.locator("figure")
    before = place(figure)
    # watches every frame: the picture must never be without its pixels
    page.evaluate(
        """() => {
          const img = [...document.querySelectorAll('.msg figure.picture img')].at(-1);
          window.seen = { img, gaps: 0, frames: 0 };
          const look = () => {
            seen.frames++;
            if (!img.isConnected || !img.complete || !img.naturalWidth) seen.gaps++;
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    first = message.locator("img").get_attribute("src")
    message.get_by_role("button", name="Draw again").click()
    expect(message.locator("img")).not_to_have_attribute("src", str(first))
    page.wait_for_function("seen.frames > 3")
    assert page.evaluate("seen.gaps") == 0
    assert place(figure) == before


def test_a_focused_button_that_closes_hands_the_focus_to_its_message(open_table: OpenTable) -> None:
    page = open_table("Anna")
    message = board(page)
    fight = message.get_by_role("button", name="Fight")
    fight.focus()
    page.evaluate(
        """async () => {
          const { dispatch, state } = await import('/js/state.js');
          const m = state.messages.get(state.current).at(-1);
          const close = (c) => (c.label === 'Fight' ? { ...c, disabled: true } : c);
          const components = m.components.map((r) => ({ ...r, components: r.components.map(close) }));
          dispatch('MESSAGE_UPDATE', { id: m.id, channel_id: m.channel_id, components });
        }"""
    )
    expect(fight).to_be_disabled()
    expect(message).to_be_focused()


def test_an_edit_that_leaves_the_picture_does_not_load_it_again(open_table: OpenTable) -> None:
    page = open_table("Anna")
    message = board(page)
    message.locator("img").evaluate("img => img.decode()")
    loads: list[str] = []
    page.on("request", lambda request: loads.append(request.url))
    for n in (1, 2, 3):
        message.get_by_role("button", name="Fight").click()
        expect(message.locator(".md-h")).to_have_text(f"Round {n}")
    assert loads == []
