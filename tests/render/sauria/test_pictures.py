"""The pictures of Sauria: readable on a phone, without secrets, the same every time, in every language and script."""

from dataclasses import replace
from typing import Any

import pytest

from render.core import boxes, fonts, paint
from render.core.palette import ROLES
from render.core.scene import LEAST, Place, Scene, Text, drawing
from render.sauria import chart, closeup, herd, island, legend, model, reading, samples, terms, tiles
from render.sauria.dinos import CODES, COLOURS
from render.sauria.face import FACE
from render.sauria.hexes import around, facing, neighbours
from render.sauria.silhouettes import SILHOUETTES
from render.words import LOCALES, catalogue
from rules.sauria.cards.dinosaurs import CARDS, SPECIES
from rules.sauria.cards.goals import GOALS
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.tiles import TILES
from rules.sauria.game import GAME
from rules.sauria.map import AREA, AREAS, BOAT, FIELD, INNER, LAND, LOCATIONS, SHORE, ZONE, ZONE1_MASK, bits
from rules.sauria.state import HIDDEN, Dino, Item, State, Wound
from rules.sauria.variants import first_lava
from rules.sauria.view import View
from tests.render.checks import apart, inside, letters, phone_sizes, pixels

EN = catalogue("en")
NAMES = samples.NAMES
SCENES: dict[str, dict[str, Scene]] = {}
OVERVIEW = "sauria-island"
STRANGE = ("", "李小龍", "محمد علي", "🦖🦕🌋", "Maximiliane-Friederike von und zu Hohenstein")
SINCE, VIEW = samples.moment(5, "five", 12)
FULL = samples.crowded(VIEW)
PARTS = (("board", ""), ("area", "red"), ("around", "1"), ("character", "1"), ("dinosaurs", ""), ("score", ""))


def scenes(locale: str) -> dict[str, Scene]:
    if locale not in SCENES:
        SCENES[locale] = samples.scenes(catalogue(locale))
    return SCENES[locale]


def readings(locale: str) -> dict[str, Scene]:
    """The reading views: everything but the whole island."""
    return {name: scene for name, scene in scenes(locale).items() if scene.kind != OVERVIEW}


def sprites_on(scene: Scene, name: str) -> list[Place]:
    return [item for item in scene.items if isinstance(item, Place) and item.sprite.name == name]


def words_on(scene: Scene) -> list[str]:
    return [item.text for item in scene.items if isinstance(item, Text)]


def exempt(what: str) -> bool:
    """Labels on the map that the rows below it repeat in full size: tags, initials, zone numbers, noise counts."""
    small = ("sau-tag", "sau-person", "sau-tile", "sau-figure", "sau-thing", "sau-more")
    return any(what.endswith(f" in {name}") for name in small)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_label_and_icon_of_a_reading_view_is_at_least_14_px_on_a_phone(locale: str) -> None:
    for name, scene in readings(locale).items():
        small = {what: size for what, size in phone_sizes(scene).items() if size < LEAST - 0.01 and not exempt(what)}
        assert small == {}, name


@pytest.mark.parametrize("locale", LOCALES)
def test_the_row_of_every_location_can_be_read_on_a_phone(locale: str) -> None:
    words = catalogue(locale)
    for key, tile in TILES.items():
        if key == "boat":
            continue
        field = next(f for f in LOCATIONS if ZONE[f] == tile.zone)
        keys = tuple(key if f == field else here for f, here in zip(LOCATIONS, VIEW.table.tiles, strict=True))
        table = replace(VIEW.table, tiles=keys, up=1 << field, lava=0, sabotage=0)
        scene = FACE.scene(View(None, table), words, NAMES, "area", AREAS[AREA[field]])
        small = {what: size for what, size in phone_sizes(scene).items() if size < LEAST - 0.01 and not exempt(what)}
        assert small == {}, key
        assert inside(scene) == [], key
        assert any(item.sprite.name == "sau-symbol" for item in scene.items if isinstance(item, Place)) == bool(
            model.symbols(table, field)
        )
        assert not any(text.endswith("…") for text in words_on(scene)), key


@pytest.mark.parametrize("locale", LOCALES)
def test_every_text_fits_its_room_and_nothing_to_be_read_sticks_out(locale: str) -> None:
    for name, scene in scenes(locale).items():
        for item in scene.items:
            if isinstance(item, Text):
                assert fonts.width(item.text, item.font, item.size) <= item.room, (name, item.text)
                left, top, right, bottom = boxes.bounds(item)
                assert left >= 0 and top >= 0 and right <= scene.width and bottom <= scene.height, (name, item.text)
        assert inside(scene) == [], name


@pytest.mark.parametrize("locale", LOCALES)
def test_our_own_words_are_never_cut(locale: str) -> None:
    cut = [(name, text) for name, scene in scenes(locale).items() for text in words_on(scene) if text.endswith("…")]
    assert cut == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_tile_and_every_dinosaur_fits_its_place_in_every_language(locale: str) -> None:
    words = catalogue(locale)
    for key in TILES:
        if key != "boat":
            text, _ = fonts.fit(chart.short(key, words), "label", 15, round(island.FRAME.side), tiles.LEAST)
            assert not text.endswith("…"), text
            names = (terms.tile(key, words), chart.short(key, words))
            assert min(fonts.width(name, "label", 35) for name in names) <= 300, key
    for card in CARDS:
        name = terms.short_name(card, words)
        assert fonts.width(name, "title", 35) <= 352, name


def test_a_picture_is_the_same_every_time_and_decodes_strictly() -> None:
    for which, zoom in (*PARTS, ("dinosaurs", "2")):
        first = FACE.picture(FULL, EN, NAMES, which, zoom, SINCE)
        again = FACE.picture(FULL, EN, NAMES, which, zoom, SINCE)
        assert first == again
        scene = FACE.scene(FULL, EN, NAMES, which, zoom, SINCE)
        assert pixels(first.data)[:2] == (scene.width, scene.height)


def test_an_island_drawn_after_another_moment_equals_the_island_drawn_alone() -> None:
    for view, since in ((SINCE, None), (VIEW, SINCE), (SINCE, VIEW), (FULL, SINCE)):
        drawn = FACE.picture(view, EN, NAMES, since=since).data
        assert drawn == paint.encode(FACE.scene(view, EN, NAMES, since=since))


def secrets(state: Any) -> Any:
    """The same table with everything else in what nobody may see: deck orders, face-down tiles and wounds, goals."""
    hidden = tuple(f for f in LOCATIONS if not state.up >> f & 1)
    down = [state.tiles[LOCATIONS.index(f)] for f in hidden]
    turned = iter(reversed(down))
    keys = tuple(next(turned) if f in hidden else t for f, t in zip(LOCATIONS, state.tiles, strict=True))
    players = tuple(
        replace(
            p,
            goal=next(k for k in GOALS if k.startswith(f"{p.character}.") and k != p.goal),
            tally=(("kills", 5), ("finds", 4)),
            wounds=tuple(w if w.up else Wound("ribs" if w.card != "ribs" else "leg") for w in p.wounds),
        )
        for p in state.players
    )
    return replace(
        state,
        tiles=keys,
        players=players,
        day=state.day[::-1],
        night=state.night[::-1],
        eruptions=state.eruptions[::-1],
        meetings=state.meetings[::-1],
        wounds=state.wounds[::-1],
    )


@pytest.mark.rule("SAU-R-118")
def test_views_that_differ_only_in_secrets_give_equal_pictures_and_words() -> None:
    state = next(step.after for step in samples.game(5, "five") if step.after.round == 3 and step.after.phase == "action")
    wounded = replace(state.players[1], wounds=(Wound("arm"), Wound("leg", True)))
    state = replace(state, players=(state.players[0], wounded, *state.players[2:]))
    other = secrets(state)
    assert other != state
    one, two = GAME.view(state, None), GAME.view(other, None)
    for which, zoom in PARTS:
        first, second = (FACE.picture(view, EN, NAMES, which, zoom) for view in (one, two))
        assert first == second
    assert FACE.text(one, EN, NAMES) == FACE.text(two, EN, NAMES)
    assert FACE.headline(one, EN, NAMES) == FACE.headline(two, EN, NAMES)
    assert FACE.mine(one, EN, NAMES) == FACE.mine(two, EN, NAMES) == ""
    neighbour = GAME.view(state, 0), GAME.view(replace(other, players=(state.players[0], *other.players[1:])), 0)
    assert FACE.mine(neighbour[0], EN, NAMES) == FACE.mine(neighbour[1], EN, NAMES)
    boards = [FACE.picture(view, EN, NAMES, "character", "1") for view in neighbour]
    assert boards[0] == boards[1]


@pytest.mark.rule("SAU-R-118")
def test_the_goals_are_on_the_owners_board_alone() -> None:
    state = samples.game(4, "four")[150].after
    goal = GOALS[state.players[1].goal].goals[0]
    text = EN(f"sau-goal-{goal.count}", n=goal.n)
    mine = words_on(FACE.scene(GAME.view(state, 1), EN, NAMES[:4], "character", "1"))
    theirs = words_on(FACE.scene(GAME.view(state, 0), EN, NAMES[:4], "character", "1"))
    assert text in mine and EN("sau-pic-only-you") in mine
    assert text not in theirs and EN("sau-pic-goals-secret") in theirs


def test_alt_texts_keep_to_the_length_and_say_what_the_picture_shows() -> None:
    long = tuple("x" * 32 for _ in NAMES)
    for locale in LOCALES:
        words = catalogue(locale)
        for which in FACE.views:
            for zoom, _ in (("", ""), *FACE.zooms(FULL, which, words, long)):
                alt = FACE.alt(FULL, words, long, which, zoom)
                assert 0 < len(alt) <= 1024
                assert "**" not in alt
    assert "Spinosaurus" in FACE.alt(FULL, EN, NAMES, "dinosaurs", "1")
    assert FACE.alt(FULL, EN, NAMES, "area", "red").startswith("Red area.")
    assert FACE.alt(FULL, EN, NAMES).startswith("Sauria, Round 12 of 16")


@pytest.mark.parametrize("names", [STRANGE, STRANGE[::-1], ("a",) * 5])
def test_names_in_any_script_never_break_a_picture(names: tuple[str, ...]) -> None:
    for which in FACE.views:
        scene = FACE.scene(FULL, EN, names, which, "", SINCE)
        for item in scene.items:
            if isinstance(item, Text):
                assert item.text
                assert all(fonts.has(item.font, char) for char in item.text), item.text
        assert pixels(FACE.picture(FULL, EN, names, which).data)[0] == scene.width


def test_figures_have_different_letters_even_when_names_begin_alike() -> None:
    assert [model.initial(("Anna", "Arne", "Bea", "李", ""), seat) for seat in range(5)] == ["1", "2", "B", "4", "5"]


def test_every_species_and_tile_has_a_drawing_a_code_and_colours() -> None:
    kinds = {terms.kind(card) for card in CARDS} - {"raptor_pack"}
    assert kinds == set(SILHOUETTES) == set(CODES) == set(COLOURS)
    assert len(set(CODES.values())) == len(CODES)
    assert set(tiles.ICONS) | {"lighthouse", "boat"} == set(TILES)
    assert kinds <= set(SPECIES)


def test_what_changed_since_the_last_picture_has_a_ring_and_steps_have_numbered_arrows() -> None:
    start, end = FIELD["D9"], FIELD["D8"]
    before = View(None, replace(VIEW.table, dinos=(Dino(10, "allosaurus.1", start), Dino(11, "gallimimus.1", start))))
    after = View(None, replace(before.table, dinos=(Dino(10, "allosaurus.1", end), Dino(11, "gallimimus.1", start, 1))))
    assert model.changed(after.table, before.table) == (end, start)
    scene = FACE.scene(after, EN, NAMES, since=before)
    assert len(sprites_on(scene, "sau-ring")) == 2
    assert [arrow.sprite.args[2:4] for arrow in sprites_on(scene, "sau-arrow")] == [(True, 1)]
    assert sprites_on(FACE.scene(after, EN, NAMES), "sau-arrow") == []
    undecided = View(None, replace(after.table, ties=False))
    assert sprites_on(FACE.scene(undecided, EN, NAMES, since=before), "sau-arrow")[0].sprite.args[3] == 0


def test_a_wound_taken_since_the_last_picture_is_marked_in_the_players_row() -> None:
    hurt = replace(VIEW.table.players[1], wounds=(Wound(HIDDEN),) * 4)
    calm = replace(hurt, wounds=(Wound(HIDDEN),) * 3)
    others = VIEW.table.players
    views = [View(None, replace(VIEW.table, players=(others[0], p, *others[2:]))) for p in (calm, hurt)]
    assert len(sprites_on(FACE.scene(views[1], EN, NAMES, since=views[0]), "spark")) == 1
    assert sprites_on(FACE.scene(views[1], EN, NAMES, since=views[1]), "spark") == []


def test_fifteen_dinosaurs_and_a_full_field_are_all_on_the_map_or_counted() -> None:
    scene = FACE.scene(FULL, EN, NAMES, since=SINCE)
    more = sum(place.sprite.args[0] for place in sprites_on(scene, "sau-more"))
    people = sum(model.on_board(p) for p in FULL.table.players)
    on_map = [place for place in sprites_on(scene, "sau-person") if place.x < 1150]
    assert len(sprites_on(scene, "sau-figure")) + len(on_map) + more == 15 + people
    tags = sprites_on(scene, "sau-tag")
    assert len(tags) == len(sprites_on(scene, "sau-figure"))


def test_a_field_too_full_shows_who_is_to_move_and_the_largest_dinosaurs() -> None:
    here = FIELD["D9"]
    dinos = tuple(Dino(10 + k, card, here) for k, card in enumerate(("raptor.1", "raptor.2", "tyrannosaurus.1")))
    players = tuple(replace(p, alive=True, field=here, hidden=False) for p in VIEW.table.players)
    table = replace(VIEW.table, players=players, dinos=dinos, seat=4)
    scene = FACE.scene(View(None, table), EN, NAMES)
    assert [place.sprite.args[0] for place in sprites_on(scene, "sau-figure")] == ["tyrannosaurus", "raptor"]
    people = [place.sprite.args[1] for place in sprites_on(scene, "sau-person") if place.x < 1150]
    assert len(people) == 3
    assert 4 in people
    assert [place.sprite.args[0] for place in sprites_on(scene, "sau-more")] == [3]


@pytest.mark.parametrize("ap", [0, 3, 4, 5, 7])
def test_many_action_points_do_not_cover_the_wounds(ap: int) -> None:
    players = tuple(replace(p, ap=ap, alive=True) for p in VIEW.table.players)
    for which in ("board", "around"):
        scene = FACE.scene(View(None, replace(VIEW.table, players=players)), EN, NAMES, which, "1")
        wounds = [boxes.bounds(place) for place in sprites_on(scene, "sau-wounds")]
        assert wounds
        for place in sprites_on(scene, "sau-ap"):
            assert not any(boxes.meet(boxes.bounds(place), box) for box in wounds), which


def test_six_figures_on_a_field_do_not_cover_each_others_tags() -> None:
    here = FIELD["D9"]
    cards = ("tyrannosaurus.1", "allosaurus.1", "raptor.1", "raptor.2", "pachy.1", "gallimimus.1")
    table = replace(VIEW.table, dinos=tuple(Dino(10 + k, card, here) for k, card in enumerate(cards)))
    players = tuple(replace(p, field=FIELD["D1"]) for p in table.players)
    scene = FACE.scene(View(None, replace(table, players=players)), EN, NAMES)
    tags = [boxes.bounds(tag) for tag in sprites_on(scene, "sau-tag")]
    assert len(tags) == 6
    for k, first in enumerate(tags):
        for second in tags[k + 1 :]:
            wide = min(first[2], second[2]) - max(first[0], second[0])
            high = min(first[3], second[3]) - max(first[1], second[1])
            assert wide <= 4 or high <= 4


def test_every_figure_of_a_reading_view_is_listed_by_name_below_the_map() -> None:
    seat = next(seat for seat, p in enumerate(FULL.table.players) if p.alive)
    scene = FACE.scene(FULL, EN, NAMES, "around", str(seat))
    below = [item.text for item in scene.items if isinstance(item, Text) and item.y > closeup.HEAD + closeup.MAP]
    assert "Raptor ×3" in below
    assert "Tyrannosaurus" in below
    for other, p in enumerate(FULL.table.players):
        if p.alive and p.field == FULL.table.players[seat].field:
            assert NAMES[other] in below


@pytest.mark.parametrize("area", AREAS)
def test_an_area_shows_all_its_fields_whole(area: str) -> None:
    fields = closeup.zone_of(VIEW.table, "area", area)
    frame = around(tuple(f for f in fields if f != BOAT), closeup.WIDE, closeup.MAP, closeup.FAR)
    for f in fields:
        if f != BOAT:
            x, y = frame.at(f)
            assert frame.side <= x <= closeup.WIDE - frame.side
            assert frame.side * 0.86 <= y <= closeup.MAP - frame.side * 0.86


@pytest.mark.rule("SAU-R-125")
@pytest.mark.parametrize("water", [FIELD[f"E{n}"] for n in range(1, 31)])
def test_the_boat_is_drawn_whole_wherever_it_lies(water: int) -> None:
    view = View(None, replace(VIEW.table, boat=1, boat_at=water))
    (boat,) = sprites_on(FACE.scene(view, EN, NAMES), "sau-boat")
    left, top, right, bottom = boxes.bounds(boat)
    assert left >= -14 and top >= -14
    assert right <= island.LEFT + 14 and bottom <= island.HIGH + 14


def test_night_lava_signal_and_the_empty_deck_are_on_the_board() -> None:
    night = View(None, replace(VIEW.table, round=14, signal=0, stock=(), lava=(1 << 6) - 1, event="fog"))
    scene = FACE.scene(night, EN, NAMES, since=View(None, replace(night.table, lava=0)))
    assert sprites_on(scene, "sau-way")[0].sprite.args[1] == "closed"
    assert sprites_on(scene, "sau-track")[0].sprite.args[1:3] == (14, "Night")
    assert "0" in words_on(scene)
    assert [place.sprite.args[1] for place in sprites_on(scene, "sau-lava")] == [True] * 6
    assert len(sprites_on(scene, "sau-volcano")) == 1
    mixed = View(None, replace(VIEW.table, stock=(HIDDEN, HIDDEN), modes=("jurassic_deck",)))
    assert sprites_on(FACE.scene(mixed, EN, NAMES), "sau-stage") == []


def test_the_bunker_on_its_lava_hex_is_drawn_on_top() -> None:
    bunker = LOCATIONS[0]
    keys = ("bunker", *VIEW.table.tiles[1:])
    table = replace(VIEW.table, tiles=keys, up=VIEW.table.up | 1 << bunker, lava=1 << bunker, once=True, saved=True)
    scene = FACE.scene(View(None, table), EN, NAMES)
    assert "bunker" in [place.sprite.args[0] for place in sprites_on(scene, "sau-tile")]
    assert len(sprites_on(scene, "sau-front")) == 1
    assert sprites_on(scene, "sau-lava") == []


def test_the_dead_and_the_hidden_are_drawn_lying() -> None:
    players = (
        replace(VIEW.table.players[0], alive=False, body=True, field=FIELD["D1"]),
        replace(VIEW.table.players[1], alive=True, hidden=True, field=FIELD["D2"]),
        *VIEW.table.players[2:],
    )
    scene = FACE.scene(View(None, replace(VIEW.table, players=players)), EN, NAMES)
    states = {place.sprite.args[1]: place.sprite.args[3] for place in sprites_on(scene, "sau-person")}
    assert (states[0], states[1]) == ("dead", "hidden")


@pytest.mark.rule("SAU-WIN-01")
def test_the_end_shows_the_winners_first_and_everybodys_goals() -> None:
    state = samples.game(4, "four")[-1].after
    assert state.over
    scene = FACE.scene(GAME.view(state, None), EN, NAMES[:4])
    found = GAME.result(state)
    assert found is not None
    assert scene.kind == "sauria-score"
    assert len(sprites_on(scene, "trophy")) == len(found.winners)
    order = [text for text in words_on(scene) if text in NAMES]
    assert sorted(order, key=lambda name: found.places[NAMES.index(name)]) == order
    assert sum(text in words_on(scene) for text in map(str, found.points)) >= 1


def test_a_solo_or_cooperative_end_shows_the_points_and_the_target() -> None:
    state = replace(samples.game(4, "four")[-1].after, modes=("coop",))
    scene = FACE.scene(GAME.view(state, None), EN, NAMES[:4])
    found = GAME.result(state)
    assert found is not None
    assert f"{sum(found.points)} / 32" in words_on(scene)


def test_items_show_dice_shots_and_price() -> None:
    p = replace(VIEW.table.players[1], items=(Item("pistol", 2), Item("first_aid_kit")), alive=True)
    view = View(1, replace(VIEW.table, players=(VIEW.table.players[0], p, *VIEW.table.players[2:])))
    scene = FACE.scene(view, EN, NAMES, "character", "1")
    bullets = [place.sprite.args[2] for place in sprites_on(scene, "sau-glyph") if place.sprite.args[0] == "bullet"]
    assert bullets == ["blood", "blood", "line", "line", "line", "line"]
    pistol = ITEMS["pistol"].weapon
    assert pistol is not None
    dice = [place.sprite.args[0] for place in sprites_on(scene, "sau-die")]
    assert dice == [*reversed(pistol.small), *reversed(pistol.large)]
    assert "2 AP" in words_on(scene)


def test_the_dinosaur_cards_come_in_the_order_in_which_they_act_four_to_a_page() -> None:
    assert herd.pages(FULL) == 4
    cards = [d.card for d in herd.order(FULL)]
    kinds = [SPECIES[terms.kind(card)].carnivore for card in cards]
    assert kinds == sorted(kinds, reverse=True)
    shown = [text for page in "1234" for text in words_on(FACE.scene(FULL, EN, NAMES, "dinosaurs", page))]
    assert all(terms.short_name(card, EN) in shown for card in cards)
    nobody = View(None, replace(VIEW.table, dinos=()))
    assert EN("sau-text-no-dinos") in words_on(FACE.scene(nobody, EN, NAMES, "dinosaurs"))


def test_the_parts_of_the_reading_views_are_named() -> None:
    assert [zoom for zoom, _ in FACE.zooms(FULL, "area", EN, NAMES)] == list(AREAS)
    assert [zoom for zoom, _ in FACE.zooms(FULL, "character", EN, NAMES)] == ["0", "1", "2", "3", "4"]
    assert [name for _, name in FACE.zooms(FULL, "dinosaurs", EN, NAMES)][-1] == "Dinosaurs 13–15 of 15"
    assert FACE.zooms(FULL, "board", EN, NAMES) == FACE.zooms(FULL, "legend", EN, NAMES) == ()
    own = FACE.scene(View(2, VIEW.table), EN, NAMES, "character")
    assert NAMES[2] in words_on(own)


def test_before_anybody_has_landed_every_view_can_be_drawn() -> None:
    view = GAME.view(samples.game(3, "three")[0].after, None)
    for which in FACE.views:
        assert FACE.scene(view, EN, NAMES[:3], which).width >= 1000


def test_the_legend_explains_every_status_and_type() -> None:
    explained = {what for what, _ in legend.SIGNS}
    assert set(terms.MARKS.values()) <= explained
    assert set(tiles.TYPES) <= explained
    assert {"carnivore", "herbivore", "tunnel", "noise", "encounter", "bleeding", "hidden", "dead"} <= explained
    assert {"lava", "omen", "die-b", "die-r", "die-y", "die-g"} <= explained


def test_the_file_name_says_the_kind_of_picture_and_no_name() -> None:
    kinds = {FACE.picture(FULL, EN, NAMES, which).name for which in FACE.views}
    assert kinds == {
        f"sauria-{what}.png" for what in ("island", "area", "around", "character", "dinosaurs", "score", "legend")
    }


def test_areas_seats_and_seals_are_told_apart_by_the_colour_blind() -> None:
    families = (
        ("blue", "black", "red", "pale"), ("blue3", "black3", "red3", "white"),
        ("seat1", "seat2", "seat3", "seat4", "seat5"), ("carnivore", "herbivore"), ("lava2", "crust"),
        ("lava2", "ink"), ("crust", "blue", "black", "red", "pale"),
    )  # fmt: skip
    for family in families:
        assert set(family) <= set(ROLES)
        for k, first in enumerate(family):
            for second in family[k + 1 :]:
                for kind in ("normal", "deuteranopia", "protanopia", "tritanopia"):
                    assert apart(first, second, kind) >= 12, (first, second, kind)


def around_lava(**changes: Any) -> State:
    """A table without lava, before the first eruption, with these changes."""
    calm: dict[str, Any] = {"round": 8, "phase": "action", "lava": 0, "once": False, "saved": False, "modes": ()}
    return replace(VIEW.table, **{**calm, **changes})


def omens(table: State) -> dict[str, int]:
    """The marked fields with the round on the mark."""
    scene = FACE.scene(View(None, table), EN, NAMES)
    marks = {(place.x, place.y): place.sprite.args[0] for place in sprites_on(scene, "sau-omen")}
    centres = {label: island.FRAME.at(f) for label, f in FIELD.items() if f < LAND}
    found = {}
    for place in sprites_on(scene, "sau-omen"):
        left, top, right, bottom = boxes.bounds(place)
        middle = ((left + right) / 2, (top + bottom) / 2)
        near = min(centres, key=lambda label: abs(centres[label][0] - middle[0]) + abs(centres[label][1] - middle[1]))
        found[near] = marks[place.x, place.y]
    return found


@pytest.mark.rule("SAU-LAVA-03", "SAU-LAVA-04", "SAU-LAVA-05")
def test_the_fields_that_the_next_lava_takes_for_certain_are_marked_with_its_round() -> None:
    ring = {f"A{n}": 9 for n in range(1, 7)}
    assert omens(around_lava(round=7)) == {}
    assert omens(around_lava()) == ring
    assert omens(around_lava(round=9, phase="event")) == ring
    bunker = VIEW.table.tiles.index("bunker")
    up = VIEW.table.up | 1 << LOCATIONS[bunker]
    zone = dict.fromkeys(("B2", "B5", "B8", "B11"), 10)
    assert omens(around_lava(round=9, lava=INNER, up=up)) == zone
    safe = {label: n for label, n in zone.items() if FIELD[label] != LOCATIONS[bunker]}
    assert omens(around_lava(round=9, lava=INNER, up=up, once=True)) == safe
    assert omens(around_lava(round=10, lava=INNER | ZONE1_MASK, up=up)) == {}
    text = FACE.text(View(None, around_lava()), EN, NAMES)
    assert EN("sau-text-lava-next", n=9, list="A1–A6") in text
    assert EN("sau-text-lava-next", n=9, list="A1–A6") in FACE.alt(View(None, around_lava()), EN, NAMES)


@pytest.mark.rule("SAU-HARD-03")
def test_an_earlier_volcano_is_announced_earlier() -> None:
    table = around_lava(round=6, modes=("hard",))
    assert set(omens(replace(table, round=first_lava(table) - 1)).values()) == {first_lava(table)}
    assert omens(replace(table, round=first_lava(table) - 2)) == {}


def test_the_front_of_the_lava_runs_where_land_begins_and_nowhere_else() -> None:
    scene = FACE.scene(View(None, around_lava(round=9, lava=INNER)), EN, NAMES)
    fronts = {place.sprite.args[0]: place.sprite.args[-1] for place in sprites_on(scene, "sau-lava")}
    assert fronts[FIELD["A1"]] == (3, 4, 5)
    assert fronts[FIELD["A4"]] == (0, 1, 2)
    assert all(len(sides) == 3 for sides in fronts.values())
    for f in range(LAND):
        for n in neighbours(f):
            assert facing(n, f) == (facing(f, n) + 3) % 6


def test_the_ways_off_the_island_stand_on_the_board_with_a_sign_each() -> None:
    bunker = VIEW.table.tiles.index("bunker")
    open_ = replace(VIEW.table, signal=9, boat=2, once=True, saved=True, up=VIEW.table.up | 1 << LOCATIONS[bunker])
    assert [state for _, _, state in island.ways(open_)] == ["open", "open", "open"]
    early = around_lava(round=3, signal=0, boat=0, up=0)
    assert [state for _, _, state in island.ways(early)] == ["≤13", "unknown", "unknown"]
    late = around_lava(round=14, signal=14, boat=1, lava=INNER | ZONE1_MASK, up=1 << LOCATIONS[bunker])
    assert [state for _, _, state in island.ways(late)] == ["closed", "broken", "closed"]
    found = around_lava(round=4, boat=1, signal=0, up=1 << LOCATIONS[bunker])
    scene = FACE.scene(View(None, found), EN, NAMES)
    assert [place.sprite.args[1] for place in sprites_on(scene, "sau-way")] == ["≤13", "broken", "off"]
    for line in reading.ways(found, EN):
        assert line in FACE.alt(View(None, found), EN, NAMES)


def test_the_black_and_red_markers_left_stand_in_numbers_on_every_plate() -> None:
    view = View(None, replace(VIEW.table, bags=((17, 3), (4, 0), (0, 2), (0, 0))))
    plates = [place.sprite for place in sprites_on(FACE.scene(view, EN, NAMES), "sau-plate")]
    assert [plate.args[2:5] for plate in plates] == [(17, 3, "15%"), (4, 0, "0%"), (0, 2, "100%"), (0, 0, "–")]
    for plate, (black, red) in zip(plates, view.table.bags, strict=True):
        assert {str(black), str(red)} <= {shape.text for shape in letters(drawing(plate).shapes)}


@pytest.mark.parametrize("water", [FIELD[f"E{n}"] for n in range(1, 31)])
def test_the_boat_covers_no_plate_no_track_and_no_label_beside_it(water: int) -> None:
    x, y, size = chart.berth(island.FRAME, water, chart.Style(room=island.LEFT - 4, top=92, taken=island.TAKEN))
    wide, high = 0.84 * size, 0.72 * size
    boat = (round(x - wide), round(y - high), round(x + wide), round(y + high))
    assert boat[1] >= 91
    assert not any(boxes.meet(boat, taken) for taken in island.TAKEN)
    for f in bits(SHORE[water]):
        cx, cy = island.FRAME.at(f)
        low = cy - 0.665 * island.FRAME.side
        assert not boxes.meet(boat, (round(cx - 20), round(low - 10), round(cx + 20), round(low + 10)))


def test_the_surroundings_name_every_field_beside_the_figure_for_who_cannot_see_them() -> None:
    seat = next(seat for seat, p in enumerate(VIEW.table.players) if p.alive and p.field < BOAT)
    alt = FACE.alt(VIEW, EN, NAMES, "around", str(seat))
    f = VIEW.table.players[seat].field
    assert all(terms.field(n, EN) in alt for n in (f, *neighbours(f)))


def test_all_land_fields_lie_inside_the_whole_island() -> None:
    frame = island.FRAME
    for f in range(LAND):
        x, y = frame.at(f)
        assert frame.side <= x <= island.LEFT - frame.side
        assert 92 + frame.side * 0.87 <= y <= island.HIGH - frame.side * 0.87
