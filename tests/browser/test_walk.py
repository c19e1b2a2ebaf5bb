"""The README's walk, in a real browser: from the start page to the final picture."""

import os

import pytest

from tests.browser.walk import CHROMIUM, run


@pytest.mark.browser
@pytest.mark.parametrize("width", [1280, 390])
async def test_a_person_plays_roar_a_saurus_from_the_start_page_to_the_final_picture(width: int) -> None:
    if not CHROMIUM.exists() and os.environ.get("CI") != "true":
        pytest.skip("/usr/bin/chromium is missing: apt-get install chromium")
    words = await run("roar", None, width)
    assert "wins!" in words
    assert "Rematch" in words


ENDED = {"sanctuary": "Game over", "sauria": "The game is over"}
"""The headline of a final board."""


@pytest.mark.browser
@pytest.mark.parametrize("game", ["sanctuary", "sauria"])
async def test_a_person_plays_a_whole_game_on_a_phone(game: str) -> None:
    if not CHROMIUM.exists() and os.environ.get("CI") != "true":
        pytest.skip("/usr/bin/chromium is missing: apt-get install chromium")
    words = await run(game, None, 390, 844)
    assert "Rematch" in words
    assert ENDED[game] in words, "however it ended"
