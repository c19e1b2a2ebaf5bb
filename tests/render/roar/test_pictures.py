"""The pictures of Roar-a-Saurus: readable on a phone, without secrets, the same every time, in every language and script."""

from dataclasses import replace

import pytest

from render.core import boxes, fonts, paint
from render.core.scene import LEAST, Place, Scene, Text, drawing
from render.roar import samples
from render.roar.dinos import BODIES
from render.roar.face import FACE
from render.roar.model import SPECIES, shown
from render.roar.tokens import GLYPHS
from render.words import LOCALES, catalogue
from rules.roar.constants import DINOS, SYMBOLS
from rules.roar.developments import DEVELOPMENTS
from tests.render.checks import inside, phone_sizes, pixels

EN = catalogue("en")
MOMENTS = samples.moments()
SCENES = {(locale, name): scene for locale in LOCALES for name, scene in samples.scenes(catalogue(locale)).items()}
STRANGE = ("", "李小龍", "محمد علي", "🦖🦕🌋", "Maximiliane-Friederike von und zu Hohenstein")


def words_on(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Text)]


def sprites_on(scene: Scene, name: str) -> list[Place]:
    return [item for item in scene.items if isinstance(item, Place) and item.sprite.name == name]


@pytest.mark.parametrize("key", SCENES, ids=":".join)
def test_every_label_and_icon_is_at_least_14_px_on_a_phone(key: tuple[str, str]) -> None:
    small = {what: size for what, size in phone_sizes(SCENES[key]).items() if size < LEAST - 0.01}
    assert small == {}


@pytest.mark.parametrize("key", SCENES, ids=":".join)
def test_every_text_fits_its_room_and_nothing_to_be_read_sticks_out(key: tuple[str, str]) -> None:
    scene = SCENES[key]
    for item in scene.items:
        if isinstance(item, Text):
            assert fonts.width(item.text, item.font, item.size) <= item.room, item.text
            left, top, right, bottom = boxes.bounds(item)
            assert left >= 0 and top >= 0 and right <= scene.width and bottom <= scene.height, item.text
    assert inside(scene) == []


@pytest.mark.parametrize("key", SCENES, ids=":".join)
def test_our_own_words_are_never_cut(key: tuple[str, str]) -> None:
    cut = [text for text in words_on(SCENES[key]) if text.endswith("…") and not text.endswith(" …")]
    assert cut == []


@pytest.mark.parametrize("name", MOMENTS)
def test_a_picture_is_the_same_every_time_and_decodes_strictly(name: str) -> None:
    view, which, zoom, since = MOMENTS[name]
    first = FACE.picture(view, EN, samples.NAMES, which, zoom, since)
    again = FACE.picture(view, EN, samples.NAMES, which, zoom, since)
    assert first == again
    width, height, _ = pixels(first.data)
    assert (width, height) == (SCENES["en", name].width, SCENES["en", name].height)


@pytest.mark.rule("ROAR-TIMING-R11")
@pytest.mark.parametrize("name", MOMENTS)
def test_dice_and_wishes_of_a_seat_are_in_no_picture(name: str) -> None:
    view, which, zoom, since = MOMENTS[name]
    mine = samples.own(0, ("grrrr", "grrrr", "roaar", ""), (True, True, False, False))
    other = samples.own(0, ("ahh", "kaboom", "", ""), (True, False, False, False), wishes=("klonk",), rolls=5)
    pictures = [
        FACE.picture(replace(view, seat=seat, me=me), EN, samples.NAMES, which, zoom, since).data
        for seat, me in ((None, None), (0, mine), (0, other))
    ]
    assert pictures[0] == pictures[1] == pictures[2]


@pytest.mark.parametrize("name", MOMENTS)
def test_alt_texts_keep_to_the_length_and_begin_with_the_moment(name: str) -> None:
    view, which, zoom, since = MOMENTS[name]
    for locale in LOCALES:
        long = tuple("x" * 32 for _ in samples.NAMES)
        alt = FACE.picture(view, catalogue(locale), long, which, zoom, since).alt
        assert 0 < len(alt) <= 1024
        if which not in ("legend", "dino"):
            assert alt[:200].startswith("Roar-a-Saurus, ")
            assert ("3" in alt[:60]) == (view.phase != "game_end")


@pytest.mark.parametrize("names", [STRANGE, STRANGE[::-1], ("a",) * 5])
def test_names_in_any_script_never_break_a_picture(names: tuple[str, ...]) -> None:
    for view, which, zoom, since in MOMENTS.values():
        scene = FACE.scene(view, EN, names, which, zoom, since)
        for item in scene.items:
            if isinstance(item, Text):
                assert item.text
                assert all(fonts.has(item.font, char) for char in item.text), item.text
        assert pixels(FACE.picture(view, EN, names, which, zoom, since).data)[0] == scene.width


def test_a_name_that_cannot_be_drawn_is_shown_by_its_seat() -> None:
    assert [shown(STRANGE, seat, EN) for seat in range(4)] == ["Player 1", "Player 2", "Player 3", "Player 4"]
    assert shown(STRANGE, 4, EN).startswith("Maximiliane")


def test_every_dino_symbol_and_development_of_the_rules_has_a_drawing() -> None:
    assert {SPECIES[dino] for dino in DINOS} == set(BODIES)
    assert {drawing(die.sprite).width for die in sprites_on(SCENES["en", "legend"], "die")} == {76}
    assert {die.sprite.args[0] for die in sprites_on(SCENES["en", "legend"], "die")} == set(SYMBOLS)
    assert {name.replace("_left", "").replace("_right", "").replace("_", "") for name in DEVELOPMENTS} == set(GLYPHS)


def test_what_changed_since_the_last_picture_is_marked() -> None:
    plain, news = SCENES["en", "arena-5"], SCENES["en", "arena-5-news"]
    assert sprites_on(plain, "change") == sprites_on(plain, "spark") == sprites_on(plain, "ring") == []
    assert sorted(place.sprite.args[0] for place in sprites_on(news, "change")) == [-2, 1, 1, 2]
    assert len(sprites_on(news, "spark")) == 2
    assert len(sprites_on(news, "ring")) == 1
    assert words_on(news)[-1] == "K.O.!"


def test_a_knocked_out_dino_lies_on_its_back_and_says_so_in_letters() -> None:
    news = SCENES["en", "arena-5-news"]
    moods = {place.sprite.args[0]: place.sprite.args[2] for place in sprites_on(news, "dino") if len(place.sprite.args) > 2}
    assert moods["brachi"] == "out"
    assert words_on(news).count("K.O.") == 1


def test_nothing_new_in_a_new_round_shows_how_to_play() -> None:
    view = samples.view(samples.seats(5))
    scene = FACE.scene(view, EN, samples.NAMES, since=replace(samples.after_blows(samples.seats(5)), round=2))
    assert words_on(scene)[-1] == EN("roar-pic-three")
    assert sprites_on(scene, "change") == []


@pytest.mark.rule("ROAR-DEV-KLONK", "ROAR-DEV-OOAH")
def test_the_kaboom_shows_what_each_dino_took_and_whose_klonk_helped() -> None:
    scene = SCENES["en", "kaboom"]
    assert [place.sprite.args[0] for place in sprites_on(scene, "blow")] == [3, 3, 3, 2]
    assert [place.sprite.args[0] for place in sprites_on(scene, "development")] == ["klonk"]
    assert words_on(scene).count("K.O.") == 1
    assert "Tricia: Kaboom-Oo Ah!" in words_on(scene)


@pytest.mark.rule("ROAR-WIN-01", "ROAR-WIN-R03")
def test_the_score_ranks_by_points_and_counts_eggs_and_bones() -> None:
    scene = SCENES["en", "score"]
    names = [text for text in words_on(scene) if text in samples.NAMES]
    assert names == ["Rexona", "Pterry", "Żółw", "Tricia", "Brüno"]
    assert len(sprites_on(scene, "egg")) == sum(victories for _, victories in samples.MARKERS)
    assert len(sprites_on(scene, "bone")) == sum(knockouts for knockouts, _ in samples.MARKERS)


def test_the_end_names_the_winner_and_counts_markers_beyond_ten_points() -> None:
    scene = SCENES["en", "final"]
    assert "Rexona wins!" in words_on(scene)
    assert [text for text in words_on(scene) if text.startswith("×")] == ["× 3", "× 4"]
    assert sprites_on(SCENES["en", "over"], "trophy") == []


@pytest.mark.rule("ROAR-SETUP-R01")
def test_the_mats_stand_clockwise_in_the_order_of_the_circle() -> None:
    five = samples.seats(5)
    scene = FACE.scene(samples.view(five, order=(2, 0, 4, 1, 3)), EN, samples.NAMES)
    mats = [place.sprite.args[0] for place in sprites_on(scene, "mat")]
    assert mats == ["stego", "rex", "ptera", "trike", "brachi"]
    assert (sprites_on(scene, "mat")[0].y, sprites_on(scene, "mat")[1].x) == (18, 798)


def test_the_simple_game_shows_no_areas_for_developments() -> None:
    for place in sprites_on(SCENES["en", "arena-4-simple"], "mat"):
        assert place.sprite.args[2] is False
    assert sprites_on(SCENES["en", "arena-4-simple"], "development") == []


def test_an_arena_drawn_after_another_moment_of_its_table_equals_the_arena_drawn_alone() -> None:
    start, news = MOMENTS["arena-5"][0], MOMENTS["arena-5-news"][0]
    for view, since in ((start, None), (news, start), (start, news), (news, None)):
        drawn = FACE.picture(view, EN, samples.NAMES, since=since).data
        assert drawn == paint.encode(FACE.scene(view, EN, samples.NAMES, since=since))


def test_a_reading_view_for_a_seat_that_is_not_there_shows_the_first_dino() -> None:
    view = MOMENTS["arena-3"][0]
    assert FACE.zooms(view, "dino", EN, samples.NAMES) == (("0", "Rexona"), ("1", "Tricia"), ("2", "Żółw"))
    assert FACE.zooms(view, "legend", EN, samples.NAMES) == ()
    assert words_on(FACE.scene(view, EN, samples.NAMES, "dino", "7"))[0] == "Rexona"


def test_the_file_name_says_the_kind_of_picture_and_no_name() -> None:
    kinds = {FACE.picture(view, EN, samples.NAMES, which, zoom, since).name for view, which, zoom, since in MOMENTS.values()}
    assert kinds == {
        "roar-arena.png",
        "roar-kaboom.png",
        "roar-score.png",
        "roar-final.png",
        "roar-dino.png",
        "roar-legend.png",
    }


def test_scenes_are_comparable_as_text() -> None:
    lines = SCENES["en", "arena-2"].dump().splitlines()
    assert lines[0] == "roar-arena 1200x682 on arena(2,)"
    assert "40,89 “Rexona” title 43 lm room 238" in lines
    assert len(lines) == len(SCENES["en", "arena-2"].items) + 1
