"""Every card as a picture of its own: readable on a phone, never cut, in three languages, and the same for everybody."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from render.core import boxes, fonts
from render.core.scene import LEAST, Place, Scene, Text
from render.sauria import cards, samples, subjects
from render.sauria.face import FACE
from render.sauria.tiles import ICONS
from render.words import LOCALES, catalogue
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.cards.dinosaurs import SPECIES
from rules.sauria.cards.encounters import ENCOUNTERS
from rules.sauria.cards.events import EVENTS
from rules.sauria.cards.goals import GOALS
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.tiles import TILES
from rules.sauria.cards.wounds import WOUNDS
from rules.sauria.view import View
from tests.render.checks import inside, phone_sizes, pixels

EN = catalogue("en")
NAMES = samples.NAMES
SMALLEST_ART = 300
TITLE = 100
"""Characters of a suggestion in Discord."""


def texts(scene: Scene) -> list[Text]:
    return [item for item in scene.items if isinstance(item, Text)]


def said(scene: Scene) -> str:
    return " ".join(item.text for item in texts(scene))


def sprites(scene: Scene, name: str) -> list[Place]:
    return [item for item in scene.items if isinstance(item, Place) and item.sprite.name == name]


def test_every_card_tile_and_board_of_the_game_can_be_drawn() -> None:
    decks: dict[str, Mapping[str, object]] = {
        "event": EVENTS, "encounter": ENCOUNTERS, "item": ITEMS, "wound": WOUNDS, "goal": GOALS, "tile": TILES,
        "character": CHARACTERS, "dinosaur": SPECIES,
    }  # fmt: skip
    assert set(cards.REFS) == {f"{kind}.{key}" for kind, keys in decks.items() for key in keys}
    assert set(subjects.EVENTS) == set(EVENTS)
    assert set(subjects.ENCOUNTERS) == set(ENCOUNTERS)
    assert set(subjects.ITEMS) == set(ITEMS)
    assert set(subjects.WOUNDS) == set(WOUNDS)
    assert {key for key in TILES if subjects.tile_subject(key) == key} == set(TILES) - set(ICONS) == {"boat", "lighthouse"}


@pytest.mark.parametrize("locale", LOCALES)
def test_no_text_of_any_card_is_cut_or_sticks_out_in_any_language(locale: str) -> None:
    words = catalogue(locale)
    for ref in cards.REFS:
        scene = cards.scene(ref, words)
        for item in texts(scene):
            assert not item.text.endswith("…"), (ref, item.text)
            assert fonts.width(item.text, item.font, item.size) <= item.room, (ref, item.text)
            left, top, right, bottom = boxes.bounds(item)
            assert left >= cards.SIDE and right <= cards.WIDE - cards.SIDE, (ref, item.text)
            assert top >= 26 and bottom <= cards.BOTTOM, (ref, item.text)
        assert inside(scene) == [], ref


@pytest.mark.parametrize("locale", LOCALES)
def test_no_line_of_a_card_lies_on_another(locale: str) -> None:
    words = catalogue(locale)
    for ref in cards.REFS:
        found = [boxes.bounds(item) for item in texts(cards.scene(ref, words))]
        for k, one in enumerate(found):
            assert not any(boxes.meet(one, other) for other in found[k + 1 :]), ref


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_of_every_card_leave_room_for_its_art(locale: str) -> None:
    words = catalogue(locale)
    for ref in cards.REFS:
        scene = cards.scene(ref, words)
        art = [place.sprite.args[-1] for place in (*sprites(scene, "sau-scene"), *sprites(scene, "sau-art"))]
        assert len(art) == (0 if ref.startswith("goal.") else 1), ref
        assert min(art, default=SMALLEST_ART) >= SMALLEST_ART, ref


def test_everything_on_a_card_is_at_least_14_px_on_a_phone() -> None:
    for ref in samples.CARDS_SHOWN:
        small = {what: size for what, size in phone_sizes(cards.scene(ref, EN)).items() if size < LEAST - 0.01}
        assert small == {}, ref


@pytest.mark.parametrize("locale", LOCALES)
def test_the_list_of_cards_has_a_title_for_each_short_enough_and_none_twice(locale: str) -> None:
    found = FACE.cards(catalogue(locale))
    assert [ref for ref, _ in found] == list(cards.REFS)
    titles = [title for _, title in found]
    doubled = {title for title in titles if titles.count(title) > 1}
    assert max(map(len, titles)) <= TITLE
    assert doubled == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_the_alt_text_of_a_card_says_its_name_and_its_words(locale: str) -> None:
    words = catalogue(locale)
    view = samples.moment(2, "two", 1)[1]
    for ref, title in FACE.cards(words):
        alt = FACE.alt(view, words, NAMES[:2], "card", ref)
        assert alt.startswith(title.rstrip("!")), ref
        assert len(alt) <= 1024
        assert "…" not in alt
    assert "1 AP" in FACE.alt(view, EN, NAMES[:2], "card", "item.bandage")


def test_a_weapon_shows_its_dice_and_shots_a_dinosaur_its_dice_and_lives() -> None:
    made = ITEMS["assault_rifle"]
    assert made.weapon is not None
    rifle = cards.scene("item.assault_rifle", EN)
    dice = [place.sprite.args[0] for place in sprites(rifle, "sau-die")]
    assert dice == [*reversed(made.weapon.large), *reversed(made.weapon.small)]
    assert sum(place.sprite.args[0] == "bullet" for place in sprites(rifle, "sau-glyph")) == made.weapon.ammo
    assert EN("sau-card-room", n=made.size).lower() in said(rifle).lower()
    beast = cards.scene("dinosaur.tyrannosaurus", EN)
    assert sorted(place.sprite.args[0] for place in sprites(beast, "sau-die")) == ["B", "R", "Y"]
    assert sprites(beast, "sau-hearts")[0].sprite.args[:2] == (9, 9)
    assert "IV" in said(beast)


def test_goals_stand_from_four_points_to_one() -> None:
    scene = cards.scene("goal.hunter.2", EN)
    points = [item.text for item in texts(scene) if item.text in "1234"]
    assert points == ["4", "3", "2", "1"]
    assert EN("sau-card-foot", what="solo") in said(scene)
    assert EN("sau-card-foot", what="solo") not in said(cards.scene("goal.hunter.3", EN))


@pytest.mark.rule("SAU-R-118")
def test_a_card_looks_the_same_from_every_seat_and_in_every_game() -> None:
    view = samples.moment(5, "five", 12)[1]
    other = View(2, replace(view.table, players=view.table.players[::-1], lava=0))
    for ref in ("goal.hunter.1", "item.pistol", "event.fog", "tile.bunker"):
        assert FACE.scene(view, EN, NAMES, "card", ref) == FACE.scene(other, EN, NAMES[:2], "card", ref)
    picture = FACE.picture(view, EN, NAMES, "card", "wound.leg")
    assert picture.name == "sauria-card.png"
    assert pixels(picture.data)[:2] == (cards.WIDE, cards.HIGH)


def test_a_card_that_does_not_exist_gives_the_island() -> None:
    view = samples.moment(5, "five", 12)[1]
    assert FACE.scene(view, EN, NAMES, "card", "event.none").kind == "sauria-island"
