"""Whole games told and drawn in every language, computer players and choices at random, the variants too."""

from typing import Any

import pytest

from render.core import boxes
from render.core.scene import Text
from render.sauria.face import FACE
from render.words import LOCALES, Catalogue, catalogue
from rules.core.chance import Chance
from rules.core.game import Move, Options, Proceed, SeatSpec
from rules.sauria.actions import Back
from rules.sauria.game import GAME

NAMES = ("Anna", "李小龍", "Żółw", "x", "Maximiliane-Friederike von Hohenstein")
MOST = 700


def check_words(state: Any, words: Any, names: tuple[str, ...]) -> None:
    """Headline, board and alt text of the public; panel, reasons, questions and labels of every seat."""
    public = GAME.view(state, None)
    assert FACE.headline(public, words, names)
    assert 0 < len(FACE.text(public, words, names)) <= 6000
    assert len(FACE.alt(public, words, names)) <= 1024
    for seat in range(len(names)):
        assert len(FACE.mine(GAME.view(state, seat), words, names)) <= 2500
        for refusal in GAME.refusals(state, seat):
            assert 0 < len(FACE.refusal(refusal, words, names)) <= 200
    for prompt in GAME.prompts(state):
        assert 0 < len(FACE.question(prompt, public, words, names)) <= 600
        for choice in prompt.choices:
            label = FACE.label(choice, prompt, public, words, names)
            assert 0 < len(label.text) <= 34
            assert len(label.description) <= 100


def check_story(events: Any, state: Any, words: Any, names: tuple[str, ...]) -> int:
    """Every sentence that the public and each seat are told."""
    told = 0
    for seat in (None, *range(len(names))):
        seen = [shown for event in events if (shown := GAME.scrub(event, seat)) is not None]
        for line in FACE.story(seen, GAME.view(state, seat), words, names):
            assert 0 < len(line) <= 280, line
            told += 1
    return told


@pytest.mark.parametrize(
    ("seats", "seed", "options", "thinking"),
    [
        (1, "solo", {"solo_target": "7"}, True),
        (2, "easy", {"difficulty": "easy", "ties": False}, True),
        (3, "coop", {"coop": True, "jurassic": ("deck", "events", "start")}, True),
        (4, "hard", {"difficulty": "hard", "ties": False}, False),
        (5, "wild", {"characters": "random", "ties": False}, False),
    ],
)
def test_a_whole_game_is_told_and_drawn_in_every_language(
    seats: int, seed: str, options: Options, thinking: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Catalogue, "strict", True)
    names, mind = NAMES[:seats], Chance(f"{seed}/mind")
    state, events = GAME.setup(tuple(SeatSpec() for _ in names), options, Chance(seed))
    shown, told, drawn = GAME.view(state, None), 0, 0
    for ply in range(MOST):
        words = catalogue(LOCALES[ply % 3])
        told += check_story(events, state, words, names)
        if ply % 7 == 0:
            check_words(state, words, names)
        public = GAME.view(state, None)
        if ply % 29 == 0 or public.table.over:
            scene = FACE.scene(public, words, names, since=shown)
            texts = [item for item in scene.items if isinstance(item, Text)]
            assert all(item.text and boxes.bounds(item)[2] <= scene.width for item in texts)
            shown, drawn = public, drawn + 1
        prompts = GAME.prompts(state)
        if not prompts and GAME.due(state) is None:
            break
        if prompts:
            prompt = prompts[0]
            choices: list[Any] = [choice for choice in prompt.choices if not isinstance(choice, Back)] or [*prompt.choices]
            view = GAME.view(state, prompt.seat)
            action = GAME.decide(view, prompt, "normal", mind).action if thinking else mind.pick(choices)
            move: Move[Any] = Move(prompt.seat, action)
        else:
            move = Move(None, Proceed())
        state, events = GAME.apply(state, move, Chance(seed, ply + 1))
    assert told > 60
    assert drawn >= 3
    if state.over:
        check_words(state, catalogue("pl"), names)
        assert FACE.scene(GAME.view(state, None), catalogue("de"), names).kind == "sauria-score"
