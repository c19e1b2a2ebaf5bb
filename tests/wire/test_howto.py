"""How to play over the wire: short pages with pictures, for each game and language."""

import pytest

from cogs._howto import PAGES
from local.person import Person
from render.words import LOCALES, catalogue
from tests.wire.conftest import Running, check_ok
from tests.wire.lessons import shown


async def turned(person: Person, label: str, page: str) -> None:
    """Press the button with that label until that page is shown."""
    check_ok(await person.press(shown(person), label))
    await person.wait_for(lambda: page in shown(person)["content"], 30)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted(PAGES))
async def test_a_newcomer_turns_all_pages_in_one_private_message(bot: Running, game: str, locale: str) -> None:
    person, words, pages = bot.person("Ann"), catalogue(locale), PAGES[game]
    person.locale = locale
    check_ok(await person.command("rules", game=game))
    await turned(person, words("button-howto"), f"1/{len(pages)}")
    names: set[str] = set()
    for number, page in enumerate(pages, 1):
        message = shown(person)
        assert words(f"howto-{game}-{page.key}") in message["content"]
        assert len(message["attachments"]) == 1
        assert message["attachments"][0]["description"]
        names.add(message["attachments"][0]["filename"])
        if number < len(pages):
            await turned(person, words("button-howto-next"), f"{number + 1}/{len(pages)}")
    assert len(names) >= 3
    await turned(person, words("button-back"), f"{len(pages) - 1}/{len(pages)}")
    assert len(person.ephemerals()) == 1
    assert [m for m in person.messages() if not m.get("flags", 0) & 64] == []


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", sorted(PAGES))
def test_there_are_five_to_eight_pages_of_at_most_600_characters(game: str, locale: str) -> None:
    assert 5 <= len(PAGES[game]) <= 8
    long = {page.key: len(text) for page in PAGES[game] if len(text := catalogue(locale)(f"howto-{game}-{page.key}")) > 600}
    assert long == {}


async def test_a_forged_page_is_refused(bot: Running) -> None:
    ann = bot.person("Ann")
    check_ok(await ann.command("rules", game="sauria"))
    message = shown(ann)
    for forged in ("h", "h:sauria", "h:sauria:99", "h:chess:0", "h:sauria:²", "h:sauria:0:0"):
        check_ok(await ann.press(message, forged, raw=True))
        assert shown(ann)["content"].startswith("This button is not one of this table's.")
