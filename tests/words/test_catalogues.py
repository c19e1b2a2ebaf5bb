"""Every sentence exists in every language, with the same arguments, and keeps to the platform's lengths."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from render.words import HERE, LOCALES, Catalogue, catalogue

PARSER = FluentParser()


@cache
def messages(locale: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for path in sorted((HERE / locale).glob("*.ftl")):
        for entry in PARSER.parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {locale}"
                found[entry.id.name] = entry
    return found


def arguments(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def walk(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            for value in vars(node).values():
                walk(value)
        elif isinstance(node, list):
            for value in node:
                walk(value)

    walk(message)
    return found


@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale != "en"])
def test_a_language_has_every_message_and_none_of_its_own(locale: str) -> None:
    english, other = set(messages("en")), set(messages(locale))
    assert sorted(english - other) == []
    assert sorted(other - english) == []


@pytest.mark.parametrize("locale", [locale for locale in LOCALES if locale != "en"])
def test_a_message_uses_only_arguments_that_the_english_one_gets(locale: str) -> None:
    english = messages("en")
    wrong = {key: extra for key, m in messages(locale).items() if (extra := arguments(m) - arguments(english[key]))}
    assert wrong == {}


@pytest.mark.parametrize("locale", LOCALES)
def test_command_names_and_descriptions_keep_to_discords_limits(locale: str) -> None:
    for key in messages(locale):
        if not key.startswith("cmd-"):
            continue
        text = catalogue(locale)(key)
        assert len(text) <= 100, key
        if key.endswith("-about") or f"{key}-about" not in messages("en"):
            continue
        assert re.fullmatch(r"[-_'\w]{1,32}", text) and text == text.lower(), f"{key}: {text}"


@pytest.mark.parametrize("locale", LOCALES)
def test_buttons_have_at_most_34_characters(locale: str) -> None:
    long = {key: catalogue(locale)(key) for key in messages(locale) if key.startswith("button-")}
    assert {key: text for key, text in long.items() if len(text) > 34} == {}


def test_an_unknown_language_speaks_english() -> None:
    assert catalogue("fr") is catalogue("en")
    assert catalogue("en-GB") is catalogue("en")
    assert catalogue("de").locale == "de"


def test_a_missing_key_is_an_error_and_a_missing_argument_too(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(KeyError):
        catalogue("en")("no-such-key")
    monkeypatch.setattr(Catalogue, "strict", True)
    with pytest.raises(ValueError, match="player"):
        catalogue("en")("play-opened", place="here")


def test_a_gap_in_a_language_is_logged_and_filled_with_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Catalogue, "strict", False)
    gappy = Catalogue("xx-none", catalogue("en"))
    assert gappy("button-join") == "Join"
