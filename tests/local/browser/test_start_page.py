"""The start page: people, languages, quick start."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.local.browser.conftest import OpenTable
from tests.local.browser.live_table import LiveTable

pytestmark = pytest.mark.browser


def test_only_games_that_the_bot_offers_can_be_started(open_table: OpenTable, live_table: LiveTable) -> None:
    page = open_table("Anna", address=live_table.url)
    expect(page.locator(".game h3")).to_have_text(["Sauria", "Roar-a-Saurus"])
    roar = page.locator(".game", has_text="Roar-a-Saurus")
    expect(roar.get_by_label("Computer players").locator("option")).to_have_text(["1", "2", "3", "4"])


def test_quick_start_plays_the_game_as_the_chosen_person_and_follows_to_its_thread(
    open_table: OpenTable, live_table: LiveTable
) -> None:
    page = open_table("Anna", address=live_table.url)
    page.locator(".who-card", has_text="Anna").click()
    roar = page.locator(".game", has_text="Roar-a-Saurus")
    roar.get_by_label("Computer players").select_option("3")
    roar.get_by_role("link", name="Play Roar-a-Saurus as Anna").click()
    expect(page.locator("#where h1")).to_have_text("Roar-a-Saurus table")
    page.locator("#topic a").click()
    expect(page.locator("#where h1")).to_have_text("roar-a-saurus")
    expect(page.locator(".msg", has_text="Roar-a-Saurus: 3 computers")).to_have_count(1)
    page.reload()
    page.locator("#where h1").wait_for()
    expect(page.locator(".cmd")).to_have_count(0)
    expect(page.locator(".msg", has_text="Roar-a-Saurus: 3 computers")).to_have_count(1)


def test_somebody_new_gets_a_seat_and_a_language(open_table: OpenTable, live_table: LiveTable) -> None:
    page = open_table("Anna", address=live_table.url)
    page.locator(".who-card", has_text="Anna").click()
    page.get_by_text("Add a person").click()
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator("#name-error")).to_have_text("Write a name first.")
    page.get_by_label("Name").fill("anna")
    page.get_by_label("Name").press("Enter")
    expect(page.locator("#name-error")).to_have_text("There is already somebody called anna here. Take another name.")
    page.get_by_label("Name").fill("Ewa")
    page.get_by_label("Language").select_option("pl")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.locator(".who-card", has_text="Ewa").locator("input")).to_be_checked()
    expect(page.get_by_role("heading", level=1)).to_have_text("Lokalny stół")
    page.get_by_role("link", name="podejdź do stołu jako Ewa").click()
    expect(page.locator("#me")).to_contain_text("Ewa")
    expect(page.locator("#seats")).to_contain_text("Miejsca")


def test_the_page_speaks_the_language_of_its_person(open_table: OpenTable) -> None:
    german, polish = open_table("Jürgen", "sauria"), open_table("Bartek", "sauria")
    expect(german.locator("html")).to_have_attribute("lang", "de")
    expect(german.locator(".begin")).to_contain_text("Hier beginnt sauria.")
    expect(german.locator("#say")).to_have_attribute("placeholder", re.compile("^Nachricht an #sauria"))
    expect(polish.locator("html")).to_have_attribute("lang", "pl")
    expect(polish.locator(".begin")).to_contain_text("Tu się zaczyna: sauria.")


def test_colours_follow_the_choice(open_table: OpenTable, live_table: LiveTable) -> None:
    page = open_table("Anna", address=live_table.url)
    paper = page.locator(".start-sheet")
    light = paper.evaluate("e => getComputedStyle(e).backgroundColor")
    button = page.locator("#theme")
    button.click()
    button.click()
    expect(button).to_have_attribute("title", re.compile("dark|dunkel|ciemne"))
    assert paper.evaluate("e => getComputedStyle(e).backgroundColor") != light
