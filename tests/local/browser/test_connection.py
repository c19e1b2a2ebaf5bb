"""Lines that break: nothing is lost, nothing is doubled, and the page says what is going on."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.local.browser.acts import board, command, newest, say
from tests.local.browser.conftest import OpenTable
from tests.local.browser.live_table import LiveTable

pytestmark = pytest.mark.browser
BOT_IS_BACK_MS = 30_000  # the client library waits between its tries


def test_words_written_without_a_line_arrive_once_when_it_is_back(open_table: OpenTable, live_table: LiveTable) -> None:
    anna, bartek = open_table("Anna", "sauria"), open_table("Bartek", "sauria")
    say(anna, "before")
    expect(newest(bartek)).to_contain_text("before")
    port = live_table.table.port
    live_table.run(live_table.table.stop())
    expect(anna.locator("#offline")).to_contain_text("No connection to the table")
    say(anna, "in between")
    expect(newest(anna)).to_contain_text("in between")
    live_table.run(live_table.start_table(port))
    expect(anna.locator("#offline")).not_to_contain_text("No connection")
    for page in (anna, bartek):
        expect(page.locator(".msg .md").filter(has_text="in between")).to_have_count(1)
        expect(page.locator(".msg .md").filter(has_text="before")).to_have_count(1)
    expect(newest(anna).locator(".when")).not_to_have_text("sending…")
    anna.reload()
    expect(anna.locator(".msg .md").filter(has_text="in between")).to_have_count(1)


def test_what_happened_while_the_line_was_broken_is_there_afterwards(open_table: OpenTable, live_table: LiveTable) -> None:
    anna = open_table("Anna", "welcome")
    expect(anna.locator("#offline")).to_be_hidden(timeout=BOT_IS_BACK_MS)
    message = board(anna)
    button = message.get_by_role("button", name="Draw again")
    button.focus()
    node = button.element_handle()
    assert node is not None
    port = live_table.table.port
    live_table.run(live_table.table.stop())
    anna.locator("#offline").wait_for()
    live_table.run(live_table.start_table(port))

    async def meanwhile() -> None:
        await live_table.table.person("Bartek").say("while you were away", "welcome")

    live_table.run(meanwhile())
    expect(newest(anna)).to_contain_text("while you were away")
    assert node.evaluate("b => b === document.activeElement")
    expect(message).to_have_count(1)


def test_a_bot_that_is_away_is_named_and_welcomed_back(open_table: OpenTable, live_table: LiveTable) -> None:
    page = open_table("Anna", "the-sanctuary")
    live_table.run(live_table.stop_bot())
    expect(page.locator("#offline")).to_contain_text("The bot is not here just now")
    live_table.run(live_table.start_bot())
    expect(page.locator("#offline")).to_be_hidden()
    command(page, "slow")
    expect(newest(page)).to_contain_text("Thought about it.")


def test_an_unknown_address_leads_to_the_start_page(open_table: OpenTable, live_table: LiveTable) -> None:
    page = open_table("Anna", address=f"{live_table.url}table.html#token=nobody")
    expect(page.locator("#offline")).to_contain_text("This address belongs to nobody")
    page.get_by_role("link", name="Choose a person").click()
    expect(page.get_by_role("heading", name="The local table")).to_be_visible()


def test_the_token_of_a_person_is_in_no_request(open_table: OpenTable, live_table: LiveTable) -> None:
    page = open_table("Anna", address=live_table.url)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url + str(request.headers)))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.goto(live_table.address("Anna"))
    page.reload()
    board(page)
    token = live_table.table.world.people[live_table.table.person("Anna").id]["token"]
    assert len(asked) > 20
    assert not [line for line in asked if token in line]


def test_nothing_is_fetched_from_elsewhere(open_table: OpenTable, live_table: LiveTable) -> None:
    page = open_table("Anna", address=live_table.url)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.locator(".game").first.wait_for()
    page.goto(live_table.address("Anna"))
    board(page)
    assert asked
    assert all(url.startswith(live_table.url) for url in asked)
