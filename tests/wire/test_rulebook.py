"""Rules looked up over the wire: by words, by ID, chapter by chapter."""

import pytest

from local.person import Person
from render.words.rulebook import FILES, book
from tests.wire.conftest import Json, Running, check_ok


def shown(person: Person) -> Json:
    """The newest private message."""
    return person.ephemerals()[-1]


async def test_a_rule_is_found_by_its_words_and_by_its_id(bot: Running) -> None:
    ann = bot.person("Ann")
    check_ok(await ann.command("rules", game="sauria", search="jungle field adds"))
    assert "**SAU-NOISE-15** Each jungle field entered adds 1." in shown(ann)["content"]
    check_ok(await ann.command("rules", game="sauria", search="SAU-BUNKER-05"))
    assert "> Our ruling R-129:" in shown(ann)["content"]


async def test_what_is_typed_is_completed_to_at_most_25_lines(bot: Running) -> None:
    ann = bot.person("Ann")
    outcome = check_ok(await ann.autocomplete("rules", "search", "noise", game="sauria"))
    assert 0 < len(outcome.choices) <= 25
    assert all(len(choice["name"]) <= 100 for choice in outcome.choices)
    check_ok(await ann.command("rules", game="sauria", search=outcome.choices[3]["value"]))
    assert f"**{outcome.choices[3]['value']}**" in shown(ann)["content"]


async def test_a_search_without_a_hit_says_how_to_find_more(bot: Running) -> None:
    ann = bot.person("Ann")
    check_ok(await ann.command("rules", game="roar", search="snowstorm"))
    assert shown(ann)["content"].startswith("No rule of Roar-a-Saurus has all of these words.")


async def test_chapters_are_read_page_by_page_in_one_message(bot: Running) -> None:
    ann = bot.person("Ann")
    check_ok(await ann.command("rules", game="sauria"))
    first = shown(ann)
    menus = [item for row in first["components"] for item in row["components"] if item["type"] == 3]
    assert sum(len(menu["options"]) for menu in menus) == 40
    check_ok(await ann.select(first, menus[0]["custom_id"], ["LAVA"]))
    page = shown(ann)
    assert page["id"] == first["id"]
    assert "**LAVA – eruptions** 1/" in page["content"]
    read = page["content"]
    while "Next page" in bot.buttons(shown(ann)):
        check_ok(await ann.press(shown(ann), "Next page"))
        read += shown(ann)["content"]
        assert len(shown(ann)["content"]) <= 2000
    assert "SAU-LAVA-13" in read
    check_ok(await ann.press(shown(ann), "Page back"))
    check_ok(await ann.press(shown(ann), "Chapters"))
    assert shown(ann)["components"][1]["components"][0]["type"] == 3


@pytest.mark.parametrize("game", sorted(FILES))
async def test_every_game_shows_its_chapters(bot: Running, game: str) -> None:
    ann = bot.person("Ann")
    check_ok(await ann.command("rules", game=game))
    values = [o["value"] for row in shown(ann)["components"][1:] for o in row["components"][0]["options"]]
    assert values == list(dict.fromkeys(rule.chapter for rule in book(game).rules))


async def test_a_forged_page_is_refused(bot: Running) -> None:
    ann = bot.person("Ann")
    check_ok(await ann.command("rules", game="sauria"))
    first = shown(ann)
    for forged in ("r:sauria:LAVA:99", "r:sauria:NONE:0", "r:chess:LAVA:0", "r:sauria:LAVA:²", "r:sauria"):
        check_ok(await ann.press(first, forged, raw=True))
        assert shown(ann)["content"].startswith("This button is not one of this table's.")


async def test_a_reader_of_german_is_told_that_the_rules_are_quoted_in_english(bot: Running) -> None:
    jo = bot.person("Jürgen")
    check_ok(await jo.command("rules", game="roar", search="kaboom"))
    assert shown(jo)["content"].startswith("### Regeln von Roar-a-Saurus")
    assert "auf Englisch" in shown(jo)["content"]
