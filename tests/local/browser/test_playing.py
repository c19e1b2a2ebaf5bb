"""People at the page: words, commands, boards, private answers, forms, threads and letters, over the real server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.local.browser.acts import board, command, newest, say
from tests.local.browser.conftest import OpenTable
from tests.local.browser.demo_bot import ALT
from tests.local.browser.live_table import LiveTable

pytestmark = pytest.mark.browser


def test_what_one_person_writes_stands_in_the_other_tab_at_once(open_table: OpenTable) -> None:
    anna, bartek = open_table("Anna"), open_table("Bartek")
    say(anna, "Who is in for **an island**?")
    expect(newest(bartek).locator("strong")).to_have_text("an island")
    expect(newest(bartek).locator(".author")).to_contain_text("Anna")
    expect(newest(anna)).not_to_have_class(re.compile("local"))


def test_somebody_who_writes_is_announced_to_the_others(open_table: OpenTable) -> None:
    anna, bartek = open_table("Anna"), open_table("Bartek")
    bartek.locator("#say").press_sequentially("He")
    expect(anna.locator("#typing")).to_have_text("Bartek is writing")


def test_a_command_is_completed_filled_checked_and_answered(open_table: OpenTable) -> None:
    page = open_table("Anna", "sauria")
    page.locator("#say").press_sequentially("/pl")
    expect(page.locator(".picker [role=option]").first).to_contain_text("/play")
    page.keyboard.press("Tab")
    expect(page.locator(".chip label")).to_have_text("game")
    page.keyboard.type("roar")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Add computers").click()
    page.keyboard.type("9")
    page.keyboard.press("Enter")
    expect(page.locator("#composer-error")).to_have_text("computers: a whole number from 0 to 4")
    page.keyboard.press("Backspace")
    page.keyboard.type("3")
    page.keyboard.press("Enter")
    expect(page.locator(".msg", has_text="Roar-a-Saurus: 3 computers")).to_be_visible()


def test_a_thread_appears_in_the_list_and_opens_from_its_message(open_table: OpenTable) -> None:
    anna, bartek = open_table("Anna", "sauria"), open_table("Bartek", "sauria")
    anna.locator("#say").press_sequentially("/play saur")
    anna.keyboard.press("Enter")
    anna.keyboard.press("Enter")
    for page in (anna, bartek):
        page.locator(".msg", has_text="Sauria: 0 computers").locator(".thread-card").click()
        expect(page.locator("#where h1")).to_have_text("Sauria table")
        expect(page.locator(".room.deep[aria-current=page]")).to_contain_text("Sauria table")
        expect(newest(page)).to_contain_text("The game begins here.")
    bartek.locator("#topic a").click()
    expect(bartek.locator("#where h1")).to_have_text("sauria")


def test_the_bot_completes_while_one_types(open_table: OpenTable) -> None:
    page = open_table("Anna")
    page.locator("#say").press_sequentially("/rule ")
    page.keyboard.type("lava")
    expect(page.locator(".picker [role=option]")).to_have_text(["SAU-LAVA-R01 Lava flows downhill"])
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(newest(page)).to_contain_text("Rule: SAU-LAVA-R01")


def test_a_subcommand_takes_its_options(open_table: OpenTable) -> None:
    page = open_table("Anna")
    page.locator("#say").press_sequentially("/table l")
    expect(page.locator(".picker [role=option]").nth(1)).to_contain_text("/table log")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Add lines").click()
    page.keyboard.type("5")
    page.keyboard.press("Enter")
    expect(newest(page)).to_contain_text("The last 5 lines.")


def test_a_line_that_is_no_command_is_not_sent(open_table: OpenTable) -> None:
    page = open_table("Anna", "the-sanctuary")
    say(page, "/nosuch")
    expect(page.locator("#composer-error")).to_contain_text("No command matches")
    expect(page.locator(".msg")).to_have_count(0)


def test_private_answers_reach_only_their_owner_and_can_be_dismissed(open_table: OpenTable) -> None:
    anna, bartek = open_table("Anna", "roar-a-saurus"), open_table("Bartek", "roar-a-saurus")
    board(anna).get_by_role("button", name="My secrets").click()
    answer = anna.locator(".msg.ephemeral", has_text="Only for Anna")
    expect(answer).to_contain_text("Only you can see this")
    board(bartek).get_by_role("button", name="My secrets").click()
    bartek.locator(".msg.ephemeral", has_text="Only for Bartek").wait_for()
    expect(bartek.locator(".msg", has_text="Only for Anna")).to_have_count(0)
    answer.get_by_role("button", name="Dismiss").click()
    expect(answer).to_have_count(0)
    anna.reload()
    anna.locator(".msg").first.wait_for()
    expect(answer).to_have_count(0)


def test_a_choice_from_a_menu_is_sent(open_table: OpenTable) -> None:
    page = open_table("Anna")
    menu = board(page).get_by_role("combobox", name="Move to …")
    menu.click()
    page.get_by_role("option", name="D5").click()
    expect(newest(page)).to_contain_text("You go to D5.")
    expect(menu).to_contain_text("D5")


def test_several_choices_are_sent_together_and_escape_sends_none(open_table: OpenTable) -> None:
    page = open_table("Anna")
    menu = board(page).get_by_role("combobox", name=re.compile("Keep dice"))
    menu.click()
    page.keyboard.press("Space")
    page.keyboard.press("Escape")
    expect(menu).to_contain_text("Keep dice")
    menu.click()
    for key in ("Space", "ArrowDown", "ArrowDown", "Space"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Use 2").click()
    expect(newest(page)).to_contain_text("Kept: 1, 3")


def test_a_form_says_what_is_missing_and_is_sent(open_table: OpenTable) -> None:
    page = open_table("Anna")
    board(page).get_by_role("button", name="Plan").click()
    form = page.locator("dialog.modal")
    form.get_by_role("button", name="Send").click()
    expect(form.locator(".field-error:visible")).to_have_count(3)
    expect(form.get_by_label("Note")).to_be_focused()
    page.keyboard.type("Hide first")
    form.get_by_role("combobox", name="Field").click()
    page.get_by_role("option", name="D5").click()
    form.get_by_label("Fast").check()
    form.get_by_label("Search").check()
    form.get_by_label("Sure").check()
    form.get_by_role("button", name="Send").click()
    expect(form).to_have_count(0)
    expect(newest(page)).to_contain_text("Queued: Hide first · D5 · fast · search · True")


def test_an_embed_shows_words_fields_and_a_picture_with_its_description(open_table: OpenTable) -> None:
    page = open_table("Anna")
    command(page, "story")
    embed = page.locator(".embed").last
    expect(embed.locator(".embed-title")).to_have_text("A table is open")
    expect(embed.locator("dt")).to_have_text(["Seats", "Length"])
    expect(embed.locator(".mention.me")).to_have_text("@Anna")
    picture = embed.locator("img")
    assert picture.evaluate("img => img.decode().then(() => img.naturalWidth)") == 800
    expect(newest(page).locator("img:visible")).to_have_count(1)  # the file of the embed is not shown a second time


def test_v2_components_are_drawn_and_change_in_place(open_table: OpenTable) -> None:
    page = open_table("Anna")
    command(page, "sheet")
    sheet = page.locator(".container").last
    expect(sheet.locator("[role=heading]")).to_have_text("Animal sheet")
    expect(sheet.get_by_alt_text(ALT)).to_be_visible()
    picture = sheet.locator("img").element_handle()
    sheet.get_by_role("button", name="Again").click()
    expect(sheet).to_contain_text("Press it 1 times")
    assert picture is not None
    assert picture.evaluate("img => img.isConnected")


def test_an_answer_that_takes_time_is_announced_and_then_given(open_table: OpenTable) -> None:
    page = open_table("Anna")
    command(page, "slow")
    expect(newest(page)).to_contain_text("Game table is thinking")
    expect(newest(page)).to_contain_text("Thought about it.")
    expect(page.locator(".thinking")).to_have_count(0)


def test_a_command_without_an_answer_can_be_tried_again(open_table: OpenTable) -> None:
    page = open_table("Anna")
    command(page, "silent")
    expect(newest(page)).to_contain_text("The bot did not answer in time.")
    newest(page).get_by_role("button", name="Try again").click()
    expect(page.locator(".cmd")).to_have_text("/silent")
    page.keyboard.press("Enter")
    expect(newest(page)).to_contain_text("The bot did not answer in time.")
    newest(page).get_by_role("button", name="Dismiss").click()
    expect(page.locator(".fail:visible")).to_have_count(0)


def test_a_press_without_an_answer_says_so_and_the_buttons_work_again(open_table: OpenTable) -> None:
    page = open_table("Anna")
    message = board(page)
    message.get_by_role("button", name="Never").click()
    expect(message.get_by_role("button", name="Fight")).to_have_attribute("aria-disabled", "true")
    expect(message.locator(".press-fail")).to_contain_text("This interaction failed.")
    expect(page.locator("#live-now")).to_contain_text("This interaction failed.")
    message.get_by_role("button", name="Fight").click()
    expect(message.locator(".md-h")).to_have_text("Round 1")
    expect(message.locator(".press-fail")).to_be_hidden()


def test_a_command_of_the_menu_of_a_message_explains_the_board(open_table: OpenTable) -> None:
    page = open_table("Anna")
    message = board(page)
    message.focus()
    page.keyboard.press("m")
    page.get_by_role("menuitem", name="Explain this board").click()
    expect(newest(page)).to_contain_text(f"In words: {ALT}")


def test_a_letter_of_the_bot_is_counted_until_it_is_read(open_table: OpenTable) -> None:
    page = open_table("Zofia Łęcka")
    command(page, "letter")
    room = page.locator(".room", has_text="Game table")
    expect(room.locator(".badge")).to_contain_text("1")
    expect(page).to_have_title(re.compile(r"^\(1\)"))
    room.click()
    expect(newest(page)).to_contain_text("It is your turn in #sauria.")
    expect(room.locator(".badge")).to_have_count(0)
    page.reload()
    page.locator("#where h1").wait_for()
    expect(page.locator(".badge")).to_have_count(0)


def test_a_mention_in_another_channel_is_marked_and_its_line_shown(open_table: OpenTable, live_table: LiveTable) -> None:
    anna, bartek = open_table("Anna", "welcome"), open_table("Bartek", "the-sanctuary")
    say(bartek, f"<@{live_table.table.person('Anna').id}>, your move")
    room = anna.locator(".room", has_text="the-sanctuary")
    expect(room.locator(".badge")).to_contain_text("1")
    room.click()
    expect(anna.locator(".new-line")).to_be_visible()
    expect(newest(anna)).to_have_class(re.compile("for-me"))
    expect(newest(anna).locator(".mention.me")).to_have_text("@Anna")


def test_a_picture_is_enlarged_and_described(open_table: OpenTable) -> None:
    page = open_table("Anna")
    enlarge = board(page).get_by_role("button", name=re.compile("Enlarge"))
    enlarge.click()
    page.get_by_role("button", name="Description").click()
    expect(page.locator("#lb-caption")).to_have_text(ALT)
    page.keyboard.press("Escape")
    expect(enlarge).to_be_focused()


def test_older_messages_come_when_one_scrolls_up(open_table: OpenTable, live_table: LiveTable) -> None:
    async def fill() -> None:
        for n in range(130):
            await live_table.table.person("Bartek").say(f"Line {n}", "the-sanctuary")

    live_table.run(fill())
    page = open_table("Anna", "the-sanctuary")
    expect(page.get_by_text("Line 129", exact=True)).to_be_visible()
    assert page.get_by_text("Line 60", exact=True).count() == 0
    for _ in range(12):
        page.locator(".scroller").evaluate("s => { s.scrollTop = 0 }")
        if page.get_by_text("Line 0", exact=True).count():
            break
        page.wait_for_timeout(150)
    expect(page.get_by_text("Line 0", exact=True)).to_have_count(1)
    lines = page.locator(".msg .md").all_text_contents()
    assert [words for words in lines if words.startswith("Line ")] == [f"Line {n}" for n in range(130)]


def test_the_table_of_another_person_is_a_tab_away(open_table: OpenTable) -> None:
    page = open_table("Anna")
    page.locator("#seats").click()
    with page.context.expect_page() as opened:
        page.locator(".seat", has_text="Jürgen").get_by_role("link").click()
    expect(opened.value.locator("#me")).to_contain_text("Jürgen")
    expect(opened.value.locator("#seats")).to_have_attribute("aria-label", re.compile("^Plätze"))


def test_an_address_of_another_person_in_the_same_tab_makes_it_theirs(open_table: OpenTable, live_table: LiveTable) -> None:
    page = open_table("Anna", "sauria")
    page.goto(live_table.address("Bartek", "welcome"))
    expect(page.locator("#me")).to_contain_text("Bartek")
    expect(page.locator("#where h1")).to_have_text("welcome")
