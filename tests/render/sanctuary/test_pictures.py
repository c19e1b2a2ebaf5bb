"""The pictures of The Sanctuary: readable on a phone, without secrets, the same every time, in every language and script."""

import io
from dataclasses import replace
from math import log10

import pytest
from PIL import Image, ImageChops, ImageStat

from render.core import boxes, fonts, paint
from render.core.scene import LEAST, Place, Scene, Sprite, Text, drawing
from render.sanctuary import legend, samples
from render.sanctuary.animals import GLYPHS, HEADS
from render.sanctuary.face import FACE
from render.sanctuary.model import closed_to, initials, lanes, parts
from render.sanctuary.samples import NAMES, hand_made, moment, rich, with_board
from render.sanctuary.sheets import card as card_sheet
from render.words import LOCALES, catalogue
from rules.core.chance import Chance
from rules.sanctuary.animals import SETS
from rules.sanctuary.cards import CARDS
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.game import GAME
from rules.sanctuary.sight import misplaced
from rules.sanctuary.state import Expansion, Player
from tests.render.checks import apart, inside, phone_sizes, pixels

EN = catalogue("en")
SCENES = {
    (locale, name): scene
    for locale in LOCALES
    for made in (samples.scenes(catalogue(locale)), samples.large(catalogue(locale)))
    for name, scene in made.items()
}
READING = [key for key in SCENES if not key[1].startswith("table")]
STRANGE = ("", "李小龍", "محمد علي", "Maximiliane-Friederike von und zu Hohenstein")


def words_on(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Text)]


def sprites_on(scene: Scene, name: str) -> list[Place]:
    return [item for item in scene.items if isinstance(item, Place) and item.sprite.name == name]


@pytest.mark.parametrize("key", READING, ids=":".join)
def test_every_label_and_icon_of_a_reading_view_is_at_least_14_px_on_a_phone(key: tuple[str, str]) -> None:
    small = {what: round(size, 1) for what, size in phone_sizes(SCENES[key]).items() if size < LEAST - 0.01}
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
    assert [text for text in words_on(SCENES[key]) if text.endswith("…")] == []


def test_things_on_the_ground_do_not_overlap() -> None:
    for name in ("table-2", "table-3", "table-4", "row-4", "row-5"):
        base = [boxes.bounds(item) for item in SCENES["en", name].items if isinstance(item, Place) and item.base]
        assert len(base) > 3
        for k, (x0, y0, x1, y1) in enumerate(base):
            assert [other for other in base[:k] if other[0] < x1 and other[2] > x0 and other[1] < y1 and other[3] > y0] == []


@pytest.mark.parametrize("name", ["table-2", "table-3", "table-4", "player", "row-5", "card-C3", "score-4"])
def test_a_picture_is_the_same_every_time_decodes_strictly_and_is_small(name: str) -> None:
    scene = SCENES["en", name]
    first = paint.encode(scene)
    assert first == paint.encode(scene)
    assert pixels(first)[:2] == (scene.width, scene.height)
    assert len(first) <= 350 * 1024


@pytest.mark.parametrize("name", ["table-2", "table-4", "player", "row-4", "score-3", "legend-actions"])
def test_the_fixed_colours_are_close_to_the_true_ones(name: str) -> None:
    scene = SCENES["en", name]
    shown = Image.open(io.BytesIO(paint.encode(scene))).convert("RGB")
    error = ImageStat.Stat(ImageChops.difference(shown, paint.true_colour(scene))).sum2
    mean = sum(error) / (3 * scene.width * scene.height)
    assert 10 * log10(255 * 255 / mean) >= 38


def test_only_what_changed_is_painted_and_the_bytes_are_the_same() -> None:
    for k, scene in enumerate(samples.moves(EN)[:6]):
        assert paint.encode(scene, "table of the test") == paint.encode(scene), k


@pytest.mark.rule("SAN-ROUND-03")
def test_no_picture_and_no_text_tells_what_the_undealt_piles_hold() -> None:
    state = hand_made()
    hidden = tuple(reversed([card for card in CARDS if card not in state.dealt]))
    other = replace(state, piles=tuple(hidden[k * 10 : k * 10 + 10] for k in range(3)))
    for seat in (None, 0, 1):
        views = [GAME.view(one, seat) for one in (state, other)]
        for which in FACE.views:
            scenes = [FACE.scene(view, EN, NAMES[:2], which).dump() for view in views]
            assert scenes[0] == scenes[1]
        assert FACE.text(views[0], EN, NAMES[:2]) == FACE.text(views[1], EN, NAMES[:2])
        assert FACE.mine(views[0], EN, NAMES[:2]) == FACE.mine(views[1], EN, NAMES[:2])


def test_a_guessed_state_gives_the_same_picture() -> None:
    view = moment(3, "y", 2, "place", "place")[1]
    guessed = GAME.view(GAME.guess(view, Chance("guess")), None)
    assert FACE.scene(view, EN, NAMES[:3]).dump() == FACE.scene(guessed, EN, NAMES[:3]).dump()


def test_file_names_tell_nothing() -> None:
    view = GAME.view(hand_made(), None)
    names = {FACE.picture(view, EN, NAMES[:2], which).name for which in FACE.views}
    assert names == {f"sanctuary-{what}.png" for what in ("table", "row", "player", "card", "expansions", "score", "legend")}


@pytest.mark.parametrize("names", [STRANGE, STRANGE[::-1], ("a",) * 4])
def test_names_in_any_script_never_break_a_picture(names: tuple[str, ...]) -> None:
    view = moment(4, "z", 3, "resolve", "turn")[1]
    for which in FACE.views:
        scene = FACE.scene(view, EN, names, which)
        for item in scene.items:
            if isinstance(item, Text):
                assert item.text
                assert all(fonts.has(item.font, char) for char in item.text), item.text
    assert len(set(initials(names))) == 4


@pytest.mark.parametrize("locale", LOCALES)
def test_all_hundred_cards_are_drawn_and_readable_alone(locale: str) -> None:
    for name in CARDS:
        scene = card_sheet(name, "B10", catalogue(locale))
        assert inside(scene) == []
        assert min(phone_sizes(scene).values()) >= LEAST
        for item in scene.items:
            bottom = boxes.bounds(item)[3]
            assert bottom <= scene.height - 10, (name, item)


def test_every_card_is_readable_in_half_a_row() -> None:
    view = GAME.view(hand_made(), None)
    for start in range(0, 100, 10):
        laid = replace(view, cards=tuple(CARDS)[start : start + 10], pawns=(-1,) * 4, stack=(), walls=0)
        for part in parts(laid):
            scene = FACE.scene(laid, EN, NAMES[:2], "row", f"A{part[0] + 1}")
            assert min(phone_sizes(scene).values()) >= LEAST


@pytest.mark.rule("SAN-ANIMAL-05", "SAN-ANIMAL-R03")
def test_all_32_species_are_drawn_each_differently() -> None:
    names = {face for tokens in SETS.values() for token in tokens for face in token}
    assert names == set(GLYPHS) | set(HEADS)
    assert not set(GLYPHS) & set(HEADS)
    assert len(set(GLYPHS.values())) == len(GLYPHS)
    drawn = [drawing(place.sprite).shapes for place in sprites_on(samples.contacts(EN)["animals"], "san-animal")]
    assert len(set(drawn)) == 32


@pytest.mark.parametrize("locale", LOCALES)
def test_every_species_name_fits_on_the_board(locale: str) -> None:
    view = GAME.view(hand_made(), None)
    for animal_set in SETS:
        for faces in (0, 15):
            full = replace(rich(), animals=(1, 1, 1, 1), animal_set=animal_set, faces=faces)
            scene = FACE.scene(with_board(view, 0, full), catalogue(locale), NAMES[:2], "player", "0")
            assert [text for text in words_on(scene) if text.endswith("…")] == []


def test_what_changed_since_the_last_picture_is_marked() -> None:
    view = GAME.view(hand_made(), None)
    assert sprites_on(FACE.scene(view, EN, NAMES[:2]), "spark") == []
    assert sprites_on(FACE.scene(view, EN, NAMES[:2], since=view), "spark") == []
    moved = replace(view, pawns=(3, 9, 1, 8))
    richer = with_board(moved, 1, replace(view.players[1], mgmt=(2, 4, 0, 2), threats=4))
    assert len(sprites_on(FACE.scene(richer, EN, NAMES[:2], since=view), "spark")) == 3
    assert len(sprites_on(FACE.scene(richer, EN, NAMES[:2], "player", "1", view), "spark")) == 2


@pytest.mark.rule("SAN-LOS-05", "SAN-LOS-R03")
def test_the_line_of_sight_shows_what_can_be_used_what_was_and_what_blocks() -> None:
    view = GAME.view(hand_made(), None)
    (lane,) = lanes(view, 0)
    assert (lane.at, lane.left, lane.right) == (4, "fence", "fence")
    assert [card.at for card in lane.cards] == [2, 3, 5, 6]
    assert lane.cards[0].why == "SAN-RESOLVE-06"
    scene = FACE.scene(view, EN, NAMES[:2])
    how = [place.sprite.args[1] for place in sprites_on(scene, "san-seen")]
    assert how == ["used", *("now" if not card.why else "not" for card in lane.cards[1:])]
    assert [place.sprite.args[1] for place in sprites_on(scene, "san-blocker")] == ["fence", "fence"]
    assert len(sprites_on(scene, "san-eye")) == 1


@pytest.mark.rule("SAN-EXP-09", "SAN-EXP-11")
def test_the_line_of_sight_goes_through_fences_and_round_the_row_for_who_has_the_tokens() -> None:
    view = GAME.view(hand_made(), None)
    tokens = (None, Expansion("E09", "E09", False), Expansion("E11", "E11", False), None)
    wide = with_board(view, 0, replace(rich(), expansions=tokens))
    (lane,) = lanes(wide, 0)
    assert ([card.at for card in lane.cards], lane.left, lane.right) == ([2, 3, 5, 6, 7], "pawn", "pawn")
    (alone,) = lanes(replace(wide, pawns=(4, -1, -1, -1)), 0)
    assert ([card.at for card in alone.cards], alone.left, alone.right) == ([0, 1, 2, 3, 5, 6, 7, 8, 9], "round", "round")
    scene = FACE.scene(replace(wide, pawns=(4, -1, -1, -1)), EN, NAMES[:2])
    assert sprites_on(scene, "san-blocker") == sprites_on(scene, "san-stop") == []
    assert len(sprites_on(scene, "san-beam")) == 1


@pytest.mark.rule("SAN-PLACE-R01")
def test_while_placing_cards_that_are_closed_to_the_seat_are_barred() -> None:
    step, view = moment(3, "y", 3, "place", "place")
    seat = GAME.prompts(step.after)[0].seat
    wanted = [at for at in range(len(view.cards)) if misplaced(view, seat, at) not in ("", "SAN-PLACE-05")]
    assert list(closed_to(view)) == wanted
    assert len(sprites_on(FACE.scene(view, EN, NAMES[:3]), "san-barred")) == len(wanted)


def test_seven_hearts_are_drawn_and_nine_are_counted() -> None:
    view = GAME.view(hand_made(), None)
    seven = FACE.scene(with_board(view, 0, rich()), EN, NAMES[:2], "player", "0")
    assert (
        sum(place.sprite.args[3:] == ("",) for place in sprites_on(seven, "san-icon") if place.sprite.args[0] == "heart")
        == 9
    )
    nine = replace(rich(), hearts=(2, 0, 0, 9), animals=(4, 2, 0, 6))
    scene = FACE.scene(with_board(view, 0, nine), EN, NAMES[:2], "player", "0")
    assert "×10" in words_on(scene)
    assert "60" in [place.sprite.args[0] for place in sprites_on(scene, "san-tag")]


def test_a_full_board_with_three_digit_points_fits() -> None:
    huge = Player(
        mgmt=(44, 25, 31, 18),
        stores=((12, 10, 11, 13),) * 4,
        animals=(6, 6, 6, 6),
        hearts=(17, 12, 9, 16),
        plates=(0, 0, 0, 0),
        timeline=(0, 0, 0, 6),
        ponds=15,
        groves=15,
        threats=12,
        animal_set="D",
        expansions=rich().expansions,
    )
    view = with_board(moment(4, "z", 3, "resolve", "turn")[1], 3, huge)
    for which in ("", "player", "score"):
        scene = FACE.scene(view, EN, NAMES, which, "3")
        assert inside(scene) == []
        for item in scene.items:
            if isinstance(item, Text):
                assert not item.text.endswith("…"), item
                assert fonts.width(item.text, item.font, item.size) <= item.room


def test_the_score_shows_every_column_and_the_winner() -> None:
    scene = SCENES["en", "score-3"]
    rows = (
        "Land",
        "Red",
        "Yellow",
        "Green",
        "Blue",
        "Centre",
        "Stores",
        "Seals",
        "Expansions",
        "Threats",
        "Total",
        "Tie-break",
    )
    assert [text for text in words_on(scene) if text in rows] == list(rows)
    assert len(sprites_on(scene, "trophy")) == 1
    assert sprites_on(SCENES["en", "score-now"], "trophy") == []


@pytest.mark.parametrize(("players", "advanced"), [(2, True), (3, False), (4, True)])
def test_every_moment_of_a_whole_game_can_be_drawn(players: int, advanced: bool) -> None:
    names = NAMES[:players]
    since = None
    for step in samples.game(players, "drawn", advanced)[::9]:
        view = GAME.view(step.after, None)
        for which in ("", "row", "player"):
            scene = FACE.scene(view, EN, names, which, "", since)
            assert inside(scene) == []
            assert [text for text in words_on(scene) if text.endswith("…")] == []
        since = view


@pytest.mark.rule("SAN-COMP-R05")
def test_reference_cards_scoring_pad_and_standees_are_pictures() -> None:
    view = GAME.view(hand_made(4), None)
    legend_scene = FACE.scene(view, EN, NAMES, "legend")
    assert len(sprites_on(legend_scene, "san-legend")) == sum(len(part) for part in legend.ENTRIES.values())
    pad = words_on(FACE.scene(view, EN, NAMES, "score"))
    assert {"Land", "Centre", "Stores", "Seals", "Expansions", "Threats", "Total"} <= set(pad)
    assert set(NAMES) <= set(words_on(FACE.scene(view, EN, NAMES)))


def test_a_zoom_that_does_not_exist_shows_the_first_part() -> None:
    view = GAME.view(hand_made(), 1)
    for which, first in (("row", "A1"), ("card", "A1"), ("player", "1"), ("legend", "")):
        wrong = FACE.scene(view, EN, NAMES[:2], which, "Z99")
        assert wrong.dump() == FACE.scene(view, EN, NAMES[:2], which, first).dump()


def test_every_view_offers_its_parts() -> None:
    view = GAME.view(hand_made(), None)
    zooms = {which: tuple(value for value, _ in FACE.zooms(view, which, EN, NAMES[:2])) for which in FACE.views}
    assert zooms["row"] == ("A1", "A6")
    assert zooms["player"] == ("0", "1")
    assert zooms["card"] == tuple(f"A{n}" for n in range(1, 11))
    assert zooms["expansions"] == ("R", "Y", "G", "B")
    assert zooms["legend"] == tuple(legend.ENTRIES)
    assert zooms["board"] == zooms["score"] == ()


@pytest.mark.parametrize("kind", ["normal", "deuteranopia", "protanopia", "tritanopia"])
def test_markers_and_pawns_are_told_apart_by_colour_blind_people(kind: str) -> None:
    for family in (("R", "Y", "G", "B"), ("pR", "pY", "pG", "pB")):
        pairs = [(a, b) for k, a in enumerate(family) for b in family[:k]]
        assert min(apart(a, b, kind) for a, b in pairs) >= 12


def test_all_expansions_are_drawn_turned_and_copied() -> None:
    for token in TOKENS:
        plain, turned, copied = (
            drawing(Sprite("san-token", args)) for args in ((token, 104), (token, 104, True), ("E01", 104, False, token))
        )
        assert plain != turned
        assert plain.width == turned.width == copied.width == 104
        assert token == "E01" or copied != drawing(Sprite("san-token", ("E01", 104)))
