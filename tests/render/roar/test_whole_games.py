"""Whole games of computer players, told and drawn in every language: no sentence and no picture is missing on the way."""

from typing import Any

import pytest

from bench.roar_play import Table, computers
from render.core import boxes
from render.core.scene import Text
from render.roar.face import FACE
from render.words import LOCALES, catalogue
from rules.core.game import Options
from rules.roar import GAME
from rules.roar.constants import GAME_END

NAMES = ("Anna", "李小龍", "Żółw", "", "Maximiliane-Friederike von Hohenstein")


def check_words(view: Any, words: Any, prompts: tuple[Any, ...]) -> None:
    """Headline, board and alt text of the public; panel, questions and labels of every seat."""
    public = GAME.view(view, None)
    assert FACE.headline(public, words, NAMES)
    assert FACE.text(public, words, NAMES)
    assert len(FACE.alt(public, words, NAMES)) <= 1024
    for prompt in prompts:
        seen = GAME.view(view, prompt.seat)
        assert len(FACE.mine(seen, words, NAMES)) <= 1500
        assert FACE.question(prompt, seen, words, NAMES)
        rows = FACE.rows(prompt, seen)
        choices = prompt.choices if rows is None else tuple(choice for row in rows for choice in row)
        assert sorted(map(str, choices)) == sorted(map(str, prompt.choices))
        for choice in choices:
            assert 0 < len(FACE.label(choice, prompt, seen, words, NAMES).text) <= 34


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"mode": "full"}), (3, {"mode": "simple"}), (4, {"mode": "full", "reflex": True}), (5, {"mode": "full"})],
)
def test_a_whole_game_is_told_and_drawn_in_every_language(seats: int, options: Options) -> None:
    table = Table(f"told {seats}", computers(seats), options)
    shown, pictures, told = GAME.view(table.state, None), 0, 0
    for number, step in enumerate(table.play(4_000)):
        words = catalogue(LOCALES[number % 3])
        state, events = step.outcome
        public = GAME.view(state, None)
        for line in FACE.story([e for e in events if GAME.scrub(e, None) is not None], public, words, NAMES):
            assert 0 < len(line) <= 240, line
            told += 1
        for seat in range(seats):
            mine = [e for e in events if GAME.scrub(e, seat) is not None]
            assert all(FACE.story(mine, GAME.view(state, seat), words, NAMES)) or not mine
        if number % 23 == 0:
            check_words(state, words, GAME.prompts(state))
        if FACE.picture_for(events):
            scene = FACE.scene(public, words, NAMES, since=shown)
            texts = [item for item in scene.items if isinstance(item, Text)]
            assert all(item.text and boxes.bounds(item)[2] <= scene.width for item in texts)
            shown, pictures = public, pictures + 1
    assert table.state.phase == GAME_END
    assert pictures >= 4
    assert told > 30
