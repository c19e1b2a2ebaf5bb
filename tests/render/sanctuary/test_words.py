"""The Sanctuary in words: every message in three languages, every event, choice and refusal of whole games."""

import re

import pytest

from render.core.face import Label
from render.sanctuary import phrases, telling
from render.sanctuary.asking import BUTTON, DESCRIPTION, LABELS
from render.sanctuary.face import FACE
from render.sanctuary.model import address
from render.sanctuary.samples import LAID, NAMES, game, hand_made, moment
from render.words import HERE, Catalogue, catalogue
from rules.core.game import Proceed, Prompt, Refusal
from rules.core.resume import Waiting
from rules.sanctuary import actions, events
from rules.sanctuary import effects as fx
from rules.sanctuary.atoms import ATOMS
from rules.sanctuary.cards import CARDS
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.game import GAME
from rules.sanctuary.state import Owed

GAMES = ((2, "words", False), (3, "words", False), (4, "words", True))
MESSAGE = re.compile(r"^([a-z][A-Za-z0-9-]*) =", re.MULTILINE)


def messages(locale: str) -> set[str]:
    """The keys of a language's file."""
    return set(MESSAGE.findall((HERE / locale / "sanctuary.ftl").read_text(encoding="utf-8")))


@pytest.mark.parametrize("locale", ["de", "pl"])
def test_the_languages_have_the_same_messages_as_english(locale: str) -> None:
    assert messages(locale) == messages("en")


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_every_message_uses_the_arguments_that_english_uses(locale: str) -> None:
    def arguments(text: str) -> dict[str, set[str]]:
        parts = re.split(r"^(?=[a-z][A-Za-z0-9-]* =)", text, flags=re.MULTILINE)[1:]
        return {part.split(" =")[0]: set(re.findall(r"\$([a-z_]+)", part)) for part in parts}

    english = arguments((HERE / "en" / "sanctuary.ftl").read_text(encoding="utf-8"))
    other = arguments((HERE / locale / "sanctuary.ftl").read_text(encoding="utf-8"))
    extra = {key: names - english[key] - {"noun", "n", "area", "c"} for key, names in other.items()}
    assert {key: names for key, names in extra.items() if names} == {}


def test_the_lobby_has_words_for_title_views_and_options(words: Catalogue) -> None:
    keys = ["sanctuary-title", "sanctuary-blurb", *(f"sanctuary-view-{which}" for which in FACE.views)]
    for spec in GAME.options:
        keys.append(f"sanctuary-option-{spec.name}")
        keys += [f"sanctuary-option-{spec.name}-{value}" for value in spec.choices]
    assert all(words(key) for key in keys)


@pytest.mark.parametrize("what", ["main", "side"])
def test_every_card_has_words_long_and_short(words: Catalogue, what: str) -> None:
    for card in CARDS:
        effect = phrases.of_card(card, what)
        long, short = phrases.long(effect, words), phrases.short(effect, words)
        assert long[0].isupper() or not long[0].isalpha(), card
        assert "{" not in long + short, card
        assert len(short) <= 100, (card, short)


def test_cards_with_different_effects_read_differently(words: Catalogue) -> None:
    effects = {effect for card in CARDS.values() for effect in (card.main, card.side)}
    read = {phrases.long(effect, words) for effect in effects}
    assert len(read) == len(effects)


def test_every_expansion_says_what_it_does_and_how_often(words: Catalogue) -> None:
    texts = {token: phrases.token_words(token, words) for token in TOKENS}
    assert len(set(texts.values())) == len(TOKENS)
    assert all(words("san-kind", kind=TOKENS[token].kind) in text for token, text in texts.items())


def test_the_brief_cards_read_as_the_rules_say(english: Catalogue) -> None:
    assert phrases.long(CARDS["C2"].main, english) == "A heart each for one or two different animals"
    assert phrases.long(CARDS["C4"].main, english) == "Once: perform the main action of your other volunteer’s card"
    assert phrases.long(CARDS["C6"].side, english) == "Pay any colour, then population +1: another colour"
    assert phrases.long(fx.Times(2, fx.Grow(fx.ANY)), english) == "Up to twice: population +1: any"


def test_every_event_is_told_or_meant_to_be_silent() -> None:
    assert set(telling.TOLD) | set(telling.UNTOLD) | {Waiting} == set(events.Event.__args__)
    assert not set(telling.TOLD) & set(telling.UNTOLD)


def test_every_action_has_a_label() -> None:
    assert set(LABELS) | {Proceed} == set(actions.Action.__args__)


KINDS = {atom.kind for atom in ATOMS.values()} | {
    *("place", "volunteer", "feed", "work", "parts", "branch", "forgo", "pay", "has_store", "store", "amount"),
    *("exchange_pay", "exchange_gain", "expand-at", "shift-at"),
}


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_every_kind_of_prompt_has_its_own_question(words: Catalogue, kind: str) -> None:
    asked = words("san-ask", kind=kind, n=2, text="", what="")
    assert asked and "{" not in asked


def test_kinds_that_are_rare_in_play_are_asked_and_labelled(words: Catalogue) -> None:
    view = GAME.view(hand_made(), 0)
    working = Prompt(0, "work", (actions.Colour(3), actions.Back()), about=("rescuer",))
    storing = Prompt(0, "amount", (actions.Amount(1), actions.More()), about=("B8a", "main", (), 1, 30))
    for prompt in (working, storing):
        assert FACE.question(prompt, view, words, NAMES[:2])
        assert all(FACE.label(choice, prompt, view, words, NAMES[:2]).text for choice in prompt.choices)
    assert FACE.label(actions.Colour(3), working, view, words, NAMES[:2]).text.endswith("6 → 7")
    assert FACE.story((events.Unplaced(1, 0),), view, words, NAMES[:2])[0].startswith("Bartek")


@pytest.mark.parametrize(("players", "seed", "advanced"), GAMES)
def test_a_whole_game_is_told_asked_and_labelled(words: Catalogue, players: int, seed: str, advanced: bool) -> None:
    names = NAMES[:players]
    for step in game(players, seed, advanced):
        view = GAME.view(step.after, None)
        for line in FACE.story(step.events, view, words, names):
            assert 0 < len(line) <= 260, line
        assert 0 < len(FACE.headline(view, words, names)) <= 200
        for prompt in GAME.prompts(step.after):
            own = GAME.view(step.after, prompt.seat)
            assert 0 < len(FACE.question(prompt, own, words, names)) <= 300
            labels = [FACE.label(choice, prompt, own, words, names) for choice in prompt.choices]
            assert all(0 < len(label.text) <= BUTTON and len(label.description) <= DESCRIPTION for label in labels)
            told = [(label.text, label.emoji, label.description) for label in labels]
            assert len(set(told)) == len(told), told


def test_a_story_has_one_sentence_for_each_event_with_its_numbers(english: Catalogue) -> None:
    view = GAME.view(hand_made(), None)
    happened = (
        events.Used(0, 0, "main", 4), events.Gained(0, 0, 1), events.Gained(0, 1, 2), events.Grew(0, 3), events.Grew(0, 3),
        events.Threatened(0, 2),
    )
    assert FACE.story(happened, view, english, NAMES[:2]) == (
        "Anna: main action of A5.",
        "Anna gains red 1 (now 5), yellow 2 (now 12).",
        "Anna: Black-billed stork, population 4 → 5.",
        "Anna: Black-billed stork, population 5 → 6.",
        "Anna takes 2 threats (now 3 = −7 points).",
    )


def test_nobody_reads_that_somebody_could_react(words: Catalogue) -> None:
    view = GAME.view(hand_made(), None)
    silent = (
        events.Offered(Owed(1, 0, "free", 0)),
        events.Always(1, True),
        events.Answered(1, "no"),
        events.Answered(1, "lapsed"),
    )
    assert FACE.story(silent, view, words, NAMES[:2]) == ()


@pytest.mark.parametrize("which", FACE.views)
def test_alternative_texts_fit(words: Catalogue, which: str) -> None:
    for players, seed in ((2, "x"), (4, "z")):
        view = moment(players, seed, 3, "resolve", "turn")[1]
        zooms = ["", *(zoom for zoom, _ in FACE.zooms(view, which, words, NAMES[:players]))]
        for zoom in zooms:
            assert 20 < len(FACE.alt(view, words, NAMES[:players], which, zoom)) <= 1024, (which, zoom)


def test_the_first_two_hundred_characters_say_whose_turn_it_is_and_what_the_volunteer_sees(words: Catalogue) -> None:
    start = FACE.alt(GAME.view(hand_made(), None), words, NAMES[:2])[:200]
    assert "Anna" in start
    assert "A5" in start and "A3, A4, A6, A7" in start


def test_every_decision_can_be_made_from_the_text_board(words: Catalogue) -> None:
    for players, seed in ((2, "x"), (3, "y"), (4, "z")):
        step, view = moment(players, seed, 2, "place", "place")
        text = FACE.text(view, words, NAMES[:players])
        for at, card in enumerate(view.cards):
            line = next(line for line in text.splitlines() if line.startswith(f"**{address(players, at)}**"))
            assert phrases.short(CARDS[card].main, words) in line and phrases.short(CARDS[card].side, words) in line
        assert all(phrases.token_name(token, words) in text for token in view.display)
        assert all(name in text for name in NAMES[:players])
        assert step.after.cards == view.cards


def test_my_board_says_what_each_volunteer_sees_and_what_blocks_it(english: Catalogue) -> None:
    text = FACE.mine(GAME.view(hand_made(), 0), english, NAMES[:2])
    assert "A5 (Anna) sees A3, A4, A6, A7; left: fence, right: fence." in text
    assert "**A5** – main action: Once: perform the main action of your other volunteer’s card" in text
    side = phrases.short(CARDS[LAID[2]].side, english)
    assert f"· A3: {side} – used already" in text


def test_watching_nobody_has_a_board(words: Catalogue) -> None:
    view = GAME.view(hand_made(), None)
    assert FACE.mine(view, words, NAMES[:2]) == words("san-not-mine")


@pytest.mark.parametrize(("players", "seed", "advanced"), GAMES)
def test_every_refusal_of_a_game_has_its_reason(words: Catalogue, players: int, seed: str, advanced: bool) -> None:
    plain = words("san-why", rule="none")
    for step in game(players, seed, advanced)[::7]:
        for seat in range(players):
            for refused in GAME.refusals(step.after, seat):
                text = FACE.refusal(refused, words, NAMES[:players])
                assert plain not in text, refused
                assert len(text) <= 200


def test_an_unknown_refusal_still_gives_a_sentence(words: Catalogue) -> None:
    assert words("san-why", rule="none") in FACE.refusal(Refusal("press", ""), words, NAMES)


def test_end_turn_warns_while_something_is_left() -> None:
    english = catalogue("en")
    state = hand_made()
    prompt = next(prompt for prompt in GAME.prompts(state) if prompt.kind == "turn")
    label = FACE.label(actions.End(), prompt, GAME.view(state, prompt.seat), english, NAMES[:2])
    assert prompt.about[1] > 0
    assert label == Label(f"End turn · {prompt.about[1]} unused", "", "danger", "")


def test_a_reaction_is_asked_in_private() -> None:
    turn = next(prompt for prompt in GAME.prompts(hand_made()) if prompt.kind == "turn")
    assert not FACE.private(turn)
    assert FACE.private(Prompt(1, "react", (actions.Decline(),), about=(0, "free", 0), optional=True))
