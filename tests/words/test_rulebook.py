"""The ledgers as the bot quotes them: complete, and found by ID and by words."""

import re

import pytest

from render.words.rulebook import FILES, FOLDER, book, found

GAMES = sorted(FILES)


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_a_ledger_can_be_found_by_its_id(game: str) -> None:
    text = (FOLDER / FILES[game]).read_text()
    ids = re.findall(r"^- (?:RULING )?((?:ROAR|SAN|SAU)-[A-Z]+-[A-Z0-9]+) \|", text, re.MULTILINE)
    assert [rule.id for rule in book(game).rules] == ids
    assert [found(game, one, 1)[0].id for one in ids] == ids


def test_every_ruling_under_a_line_is_quoted_with_it() -> None:
    numbers = re.findall(r"^  - RULING (R-\d+):", (FOLDER / FILES["sauria"]).read_text(), re.MULTILINE)
    assert [number for rule in book("sauria").rules for number, _ in rule.rulings] == numbers
    assert [rule.id for rule in found("sauria", "r-129", 5)] == ["SAU-BUNKER-05"]


def test_an_id_may_be_typed_without_the_game_and_without_its_zero() -> None:
    assert {found("sauria", typed, 9) for typed in ("SAU-NOISE-03", "noise-03", "Noise-3 ")} == {
        found("sauria", "SAU-NOISE-03", 9)
    }


def test_words_find_lines_that_have_all_of_them_the_line_itself_before_its_rulings() -> None:
    lines = found("sauria", "jungle night", 50)
    said = [all(word in rule.text.lower() for word in ("jungle", "night")) for rule in lines]
    assert said[0]
    assert said == sorted(said, reverse=True)
    assert not said[-1], "some have one of the words in a ruling only"
    assert found("sauria", "jungle snowstorm", 50) == ()


@pytest.mark.parametrize("game", GAMES)
def test_no_line_shows_how_the_ledger_is_written(game: str) -> None:
    for rule in book(game).rules:
        assert "[D]" not in rule.text
        assert " | " not in rule.text
        assert rule.text
