"""Components and what can be counted (chapter Components)."""

from dataclasses import replace

import pytest

from rules.core.chance import Chance
from rules.core.game import SeatSpec
from rules.sauria import GAME
from rules.sauria.actions import Do, Use
from rules.sauria.cards.characters import CHARACTERS, SPECIALS
from rules.sauria.cards.dinosaurs import CARDS, PACK, SPECIES, STAGES
from rules.sauria.cards.encounters import DECK as ENCOUNTERS
from rules.sauria.cards.encounters import ENCOUNTERS as MEETINGS
from rules.sauria.cards.events import DAY, EVENTS, NIGHT
from rules.sauria.cards.goals import GOALS
from rules.sauria.cards.items import DECK, ITEMS, OBJECTS
from rules.sauria.cards.marks import AGGRESSIVE, DISTRACTED, PANICKED, STUNNED
from rules.sauria.cards.tiles import BY_ZONE, TILES
from rules.sauria.cards.wounds import DECK as WOUNDS
from rules.sauria.dice import FACES, NR, hits
from rules.sauria.map import ALL, AREAS, COAST, FLOW, INNER, LOCATIONS, ZONE3, bits, mask
from rules.sauria.places import powered
from rules.sauria.setup import LAVA_CARDS
from rules.sauria.state import State
from tests.rules.sauria.island import dino, island, person, phase, play, proceed


def new(seats: int) -> State:
    return GAME.setup(tuple(SeatSpec() for _ in range(seats)), {}, Chance("count")).state


@pytest.mark.rule("SAU-COMP-01", "SAU-COMP-02")
def test_there_are_eight_characters_each_with_its_own_figure() -> None:
    assert len(CHARACTERS) == 8
    assert len({c.marker for c in CHARACTERS.values()}) == 8


@pytest.mark.rule("SAU-COMP-03", "SAU-COMP-10", "SAU-R-001")
def test_39_dinosaur_cards_have_38_figures_because_the_raptor_pack_card_has_none() -> None:
    assert len(CARDS) == 39
    figures = [c for c in CARDS if c != "raptor_pack.1"]
    assert len(figures) == 38
    assert len(PACK) == 3
    assert [len(s) for s in STAGES] == [12, 10, 10, 4]


@pytest.mark.rule("SAU-COMP-04", "SAU-R-002")
def test_the_engine_rolls_more_dice_of_a_colour_than_the_box_holds() -> None:
    assert set(FACES) == {"B", "R", "Y", "G"}
    raptors = [dino("pack", "C1", 10 + i, copy=i + 1) for i in range(3)]
    from rules.sauria.dinosaurs import pack_dice

    assert pack_dice(tuple(raptors)).count("R") == 3


@pytest.mark.rule("SAU-COMP-05", "SAU-COMP-16", "SAU-LOC-01")
def test_four_areas_have_a_bag_and_three_lava_cards_each() -> None:
    assert AREAS == ("blue", "black", "red", "white")
    assert len(new(3).bags) == 4
    assert sorted(LAVA_CARDS) == sorted(AREAS * 3)
    assert len(LAVA_CARDS) == 12


@pytest.mark.rule("SAU-COMP-06", "SAU-COMP-08", "SAU-R-004")
def test_the_board_has_60_fields_and_at_most_48_of_them_can_become_lava() -> None:
    assert len(bits(ALL)) == 60
    lava = INNER | mask((7, 10, 13, 16))
    for cards in FLOW:
        for card in cards:
            lava |= card
    assert len(bits(lava)) == 48
    assert set(bits(ALL & ~lava)) == set(ZONE3)


@pytest.mark.rule("SAU-COMP-07", "SAU-R-003")
def test_25_location_tiles_of_which_the_boat_is_the_one_without_a_zone() -> None:
    assert len(TILES) == 25
    assert [len(z) for z in BY_ZONE] == [4, 8, 12]
    assert [k for k, t in TILES.items() if t.zone == 0] == ["boat"]


@pytest.mark.rule("SAU-COMP-09", "SAU-SETUP-17", "SAU-HELI-06", "SAU-POWER-01")
def test_the_signal_and_all_power_start_off() -> None:
    s = new(2)
    assert s.signal == 0
    shown = replace(s, up=mask(LOCATIONS))
    assert not any(powered(shown, f) for f in LOCATIONS)
    assert 0 <= s.starter < 2


@pytest.mark.rule("SAU-COMP-11", "SAU-R-005", "SAU-EVENT-13", "SAU-R-027")
def test_35_events_are_17_by_day_and_18_by_night_so_neither_deck_runs_out() -> None:
    assert (len(DAY), len(NIGHT)) == (17, 18)
    assert len(DAY) >= 8
    assert len(NIGHT) >= 16
    assert all(x.lasting or x.effects for x in EVENTS.values())


@pytest.mark.rule("SAU-COMP-12", "SAU-GOAL-01", "SAU-GOAL-02", "SAU-GOAL-03", "SAU-GOAL-10")
def test_three_goal_cards_per_character_with_four_goals_worth_at_most_ten_points() -> None:
    assert len(GOALS) == 24
    for character in CHARACTERS:
        mine = [g for g in GOALS.values() if g.character == character]
        assert len(mine) == 3
        assert any(g.solo for g in mine)
        for card in mine:
            assert [g.points for g in card.goals] == [4, 3, 2, 1]
            assert len({(g.count, g.n) for g in card.goals}) == 4
    assert any(g.count == "kills" for k, c in GOALS.items() if k.startswith("hunter") for g in c.goals)


@pytest.mark.rule("SAU-COMP-13", "SAU-ENC-09", "SAU-ENC-11", "SAU-R-097")
def test_30_encounters_ten_of_each_sign_leave_at_least_ten_in_every_mode() -> None:
    assert len(ENCOUNTERS) == 30
    signs = [x.sign for x in MEETINGS.values()]
    assert (signs.count("+"), signs.count("-"), signs.count("")) == (10, 10, 10)


@pytest.mark.rule("SAU-COMP-14", "SAU-ITEM-02", "SAU-ITEM-13")
def test_78_item_cards_are_four_decks_and_six_starting_items() -> None:
    unique = [c.start for c in CHARACTERS.values() if c.start]
    assert [len(DECK[d]) for d in ("medical", "maintenance", "ranger", "technology")] == [18, 18, 18, 18]
    assert len(unique) == len(set(unique)) == 6
    assert all(ITEMS[k].copies == 1 and not ITEMS[k].deck for k in unique)
    people = GAME.setup((SeatSpec(),) * 5, {"characters": "random"}, Chance("start")).state.players
    assert [tuple(i.key for i in p.items) for p in people] == [
        (start,) if (start := CHARACTERS[p.character].start) else () for p in people
    ]
    assert sum(len(p.items) for p in people) >= 3


@pytest.mark.rule("SAU-COMP-15", "SAU-COMP-26", "SAU-WOUND-01")
def test_25_wound_cards_serve_five_players_with_five_spaces() -> None:
    from rules.sauria.harm import SPACES

    assert len(WOUNDS) == 25 == 5 * SPACES


@pytest.mark.rule("SAU-COMP-17", "SAU-COMP-18", "SAU-COMP-24", "SAU-COMP-25", "SAU-R-009")
def test_five_players_need_80_black_and_20_red_noise_markers() -> None:
    bags = new(5).bags
    assert sum(black for black, _ in bags) == 80
    assert sum(red for _, red in bags) == 20
    assert 70 - 20 == 50


@pytest.mark.rule("SAU-COMP-19", "SAU-ACT-07", "SAU-ACT-05")
def test_the_five_most_energetic_characters_need_at_most_50_green_cubes() -> None:
    sums = sorted(sum(c.energy) for c in CHARACTERS.values())
    assert sum(sums[-5:]) <= 50
    assert all(7 <= x <= 10 for x in sums)
    assert len({c.energy for c in CHARACTERS.values()}) == 8
    assert all(len(c.energy) == len(SPECIALS) == 7 for c in CHARACTERS.values())
    assert any(0 in c.energy for c in CHARACTERS.values())


@pytest.mark.rule("SAU-COMP-20", "SAU-BEHAV-14")
def test_a_dinosaur_may_carry_several_status_markers_at_once() -> None:
    s = island(person("hunter", "D5", "tranquilliser_pistol", "urine"), dinos=[dino("pachy", "D5", marks=PANICKED)])
    s = play(s, Do("attack"), Use(0), faces=[1]).state
    s = play(s, Do("item"), Use(1)).state
    assert s.dinos[0].marks == PANICKED | AGGRESSIVE | STUNNED | DISTRACTED
    assert proceed(phase(s, 3)).state.dinos[0].marks == AGGRESSIVE


@pytest.mark.rule("SAU-COMP-21", "SAU-R-006", "SAU-GOAL-06", "SAU-GOAL-07")
def test_eight_kinds_of_goal_marks_and_two_carried_objects() -> None:
    marks = {c.marker for c in CHARACTERS.values()}
    assert marks == {"tent", "target", "film", "butterfly", "flask", "dinosaur", "shield", "gear"}
    assert OBJECTS == ("egg", "dna")
    assert 7 * 5 + 8 + 7 + 7 == 57


@pytest.mark.rule("SAU-COMP-22", "SAU-R-007", "SAU-COMP-23", "SAU-R-008")
def test_six_tiles_take_power_and_six_have_an_encounter() -> None:
    assert sum(t.power for t in TILES.values()) == 6
    assert {"bunker", "radio_tower", "nursery"} <= {k for k, t in TILES.items() if t.power}
    assert sum(t.encounter for t in TILES.values()) == 6
    assert len(bits(new(2).encounters)) == 4


@pytest.mark.rule("SAU-COMP-27", "SAU-R-010")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play_the_standard_game(seats: int) -> None:
    assert seats in GAME.seat_counts
    assert len(new(seats).players) == seats


@pytest.mark.rule("SAU-COMP-27")
def test_six_cannot_play() -> None:
    with pytest.raises(ValueError, match="6 seats"):
        new(6)


@pytest.mark.rule("SAU-COMBAT-05", "SAU-COMBAT-06", "SAU-COMBAT-07", "SAU-COMBAT-08", "SAU-R-102")
def test_the_dice_grow_from_green_to_black_and_only_yellow_shows_no_retreat() -> None:
    assert all(len(faces) == 6 for faces in FACES.values())
    chance = {k: sum(f != 0 for f in faces) for k, faces in FACES.items()}
    assert chance == {"G": 2, "Y": 3, "R": 4, "B": 5}
    most = {k: max(hits((f,)) for f in faces) for k, faces in FACES.items()}
    assert most == {"G": 1, "Y": 1, "R": 2, "B": 4}
    assert [k for k, faces in FACES.items() if NR in faces] == ["Y"]


@pytest.mark.rule("SAU-DINO-02", "SAU-DINO-03", "SAU-DINO-04", "SAU-DINO-06")
def test_dinosaurs_have_two_sizes_two_types_two_traits_and_four_stages() -> None:
    played = [s for s in SPECIES.values() if s.stage]
    for stage in (1, 2, 3):
        sizes = {(s.large, s.carnivore) for s in played if s.stage == stage and s.key != "raptor_pack"}
        assert {large for large, _ in sizes} == {True, False}
        assert {carnivore for _, carnivore in sizes} == {True, False}
    assert all(not s.carnivore for s in played if s.hostile)
    assert {s.kin for s in played if s.pack} == {"raptor", "compsognathus"}
    assert {s.stage for s in played} == {1, 2, 3, 4}


@pytest.mark.rule("SAU-DINO-07", "SAU-R-065", "SAU-DINO-08", "SAU-DINO-09", "SAU-R-066")
def test_the_printed_numbers_are_life_points() -> None:
    assert (SPECIES["tyrannosaurus"].lp, SPECIES["allosaurus"].lp, SPECIES["pachy"].lp) == (9, 6, 3)
    assert (SPECIES["pachy"].large, SPECIES["pachy"].carnivore) == (False, False)
    assert (SPECIES["dilophosaurus"].large, SPECIES["dilophosaurus"].carnivore) == (False, True)
    assert (SPECIES["ceratosaurus"].dice, SPECIES["ceratosaurus"].lp) == ("RYG", 5)


@pytest.mark.rule("SAU-DINO-10", "SAU-R-067", "SAU-DINO-19", "SAU-DECK-03", "SAU-PACK-11")
def test_raptors_are_small_pack_hunters_with_one_red_die_and_at_least_three_hunt_alone() -> None:
    raptors = [s for s in CARDS.values() if s.kin == "raptor"]
    assert all((s.dice, s.carnivore, s.large, s.pack) == ("R", True, False, True) for s in raptors)
    assert len(raptors) - len(PACK) >= 3
    assert len(STAGES[3]) == 4
    assert (SPECIES["pachy"].dice, SPECIES["dilophosaurus"].dice) == ("Y", "Y")


@pytest.mark.rule("SAU-LOC-09", "SAU-R-088", "SAU-LOC-26", "SAU-R-173", "SAU-LOC-23")
def test_five_location_types_and_the_coast_is_zone_three() -> None:
    types = {t.type for k, t in TILES.items() if k != "boat"}
    assert types == {"hazard", "medical", "technology", "ranger", "maintenance"}
    assert all(COAST >> f & 1 for f in ZONE3)
    assert (TILES["helipad"].zone, TILES["docks"].zone) == (3, 3)
    assert any(t.type == "medical" and t.zone < 3 for t in TILES.values())


@pytest.mark.rule("SAU-COMP-14", "SAU-ITEM-05")
def test_some_items_are_printed_across_two_spaces() -> None:
    assert {k for k, i in ITEMS.items() if i.size == 2} >= {"assault_rifle", "generator", "rail_cannon"}
