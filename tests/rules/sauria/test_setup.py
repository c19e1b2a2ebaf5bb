"""Setup, the dinosaur deck and the landing (chapters Setup, Definition: Areas)."""

import pytest

from rules.core.chance import Chance
from rules.core.game import Move, SeatSpec
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import Go, Take
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.cards.dinosaurs import CARDS, STAGES
from rules.sauria.cards.goals import GOALS
from rules.sauria.map import (
    AREA,
    AREA_MASK,
    COAST,
    FIELD,
    INNER,
    KIND,
    LABEL,
    LOCATIONS,
    NEAR,
    PLACE,
    WATERS,
    ZONE,
    ZONE1,
    ZONE2,
    ZONE3,
    bits,
    rings,
)
from rules.sauria.places import face_down, tile_at
from rules.sauria.state import State
from rules.sauria.variants import dinosaur_deck
from tests.rules.sauria.island import AT, F, asked, kinds


def start(seats: int = 3, seed: str = "landing", **options: object) -> State:
    return GAME.setup(tuple(SeatSpec() for _ in range(seats)), options, Chance(seed)).state  # type: ignore[arg-type]


def answer(state: State, action: object) -> State:
    p = GAME.prompts(state)[0]
    return GAME.apply(state, Move(p.seat, action), Chance("a")).state  # type: ignore[arg-type]


def landed(*fields: str, seed: str = "landing") -> State:
    """Everybody has a character and lands on these fields in order."""
    s = start(len(fields), seed, characters="random")
    for f in fields:
        s = answer(s, Go(FIELD[f]))
    return s


@pytest.mark.rule("SAU-SETUP-01", "SAU-R-011")
def test_each_seat_picks_a_character_and_a_taken_one_is_gone() -> None:
    s = start(2)
    assert kinds(s) == ((0, "character"),)
    assert len(asked(s).choices) == 8
    s = answer(s, Take("hunter"))
    assert s.players[0].character == "hunter"
    assert kinds(s) == ((1, "character"),)
    assert Take("hunter") not in asked(s).choices
    assert len(asked(s).choices) == 7


@pytest.mark.rule("SAU-R-011")
def test_two_seats_cannot_wish_for_the_same_character() -> None:
    seats = (SeatSpec(options=(("character", "hunter"),)),) * 2
    with pytest.raises(ValueError, match="hunter"):
        GAME.setup(seats, {}, Chance("x"))
    one = GAME.setup((seats[0], SeatSpec()), {}, Chance("x")).state
    assert one.players[0].character == "hunter"
    assert kinds(one) == ((1, "character"),)


@pytest.mark.rule("SAU-SETUP-02", "SAU-SETUP-05", "SAU-SETUP-06")
def test_a_character_brings_full_energy_and_its_starting_item() -> None:
    s = answer(start(2), Take("hunter"))
    p = s.players[0]
    assert p.energy == CHARACTERS["hunter"].energy
    assert [(i.key, i.ammo) for i in p.items] == [("hunting_rifle", 4)]
    assert p.tally == ()
    camera = answer(start(2), Take("photographer")).players[0].items
    assert [(i.key, i.ammo) for i in camera] == [("camera", 0)]


@pytest.mark.rule("SAU-SETUP-03", "SAU-R-012")
def test_the_goal_card_is_drawn_by_chance_from_the_three_of_the_character() -> None:
    goals = set()
    for seed in range(40):
        s = start(2)
        p = GAME.prompts(s)[0]
        goals.add(GAME.apply(s, Move(p.seat, Take("scientist")), Chance(f"g{seed}")).state.players[0].goal)
    assert goals == {k for k, g in GOALS.items() if g.character == "scientist"}


@pytest.mark.rule("SAU-SETUP-04", "SAU-GOAL-04")
def test_nobody_else_sees_the_goal_card() -> None:
    s = start(2)
    out = GAME.apply(s, Move(0, Take("ranger")), Chance("q"))
    taken = next(x for x in out.events if isinstance(x, e.CharacterTaken))
    assert taken.goal.startswith("ranger.")
    for viewer in (None, 1):
        assert GAME.view(out.state, viewer).table.players[0].goal == "?"
        assert GAME.scrub(taken, viewer) == e.CharacterTaken(0, "ranger", "?")
    assert GAME.view(out.state, 0).table.players[0].goal == taken.goal
    assert GAME.scrub(taken, 0) == taken


@pytest.mark.rule("SAU-SETUP-07", "SAU-R-013", "SAU-LOC-05")
def test_tiles_are_shuffled_inside_their_zone_only() -> None:
    seen = set()
    for seed in range(6):
        s = start(2, f"tiles{seed}")
        for f in LOCATIONS:
            from rules.sauria.cards.tiles import TILES

            assert TILES[s.tiles[PLACE[f]]].zone == ZONE[f]
        assert "boat" not in s.tiles
        seen.add(s.tiles)
    assert len(seen) == 6


@pytest.mark.rule("SAU-SETUP-08", "SAU-SETUP-09", "SAU-SETUP-18")
def test_at_first_all_tiles_are_face_down_and_four_encounter_markers_lie_out() -> None:
    s = start()
    assert (s.up, s.lava, s.dinos) == (0, 0, ())
    assert [LABEL[f] for f in bits(s.encounters)] == ["C3", "C7", "C12", "C16"]
    assert set(GAME.view(s, 0).table.tiles) == {"?"}
    assert face_down(s) == LOCATIONS
    assert face_down(landed("B2", "B5")) == tuple(f for f in LOCATIONS if f not in (F["B2"], F["B5"]))


@pytest.mark.rule("SAU-SETUP-10")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_bag_gets_four_black_and_one_red_marker_per_player(seats: int) -> None:
    assert start(seats).bags == ((4 * seats, seats),) * 4


@pytest.mark.rule("SAU-SETUP-11", "SAU-SETUP-12", "SAU-R-014", "SAU-SETUP-13", "SAU-SETUP-14")
def test_every_deck_is_shuffled_on_its_own() -> None:
    a, b = start(3, "one"), start(3, "two")
    for deck in ("day", "night", "meetings", "wounds", "eruptions", "items", "stock"):
        assert getattr(a, deck) != getattr(b, deck), deck
    for deck in ("day", "night", "meetings", "wounds", "eruptions"):
        assert sorted(getattr(a, deck)) == sorted(getattr(b, deck)), deck
    assert [sorted(x) for x in a.items] == [sorted(x) for x in b.items]


@pytest.mark.rule("SAU-SETUP-15")
def test_the_starting_player_is_drawn_by_chance() -> None:
    assert {start(3, f"s{i}").starter for i in range(30)} == {0, 1, 2}


@pytest.mark.rule("SAU-SETUP-16")
def test_the_round_marker_starts_on_one() -> None:
    s = landed("B2", "B5")
    assert s.round == 1


@pytest.mark.rule("SAU-SETUP-19", "SAU-R-015", "SAU-LOC-06")
def test_players_land_on_zone_one_from_the_starting_player_clockwise_also_together() -> None:
    s = start(3, characters="random")
    order = []
    for _ in range(3):
        p = asked(s)
        assert p.kind == "landing"
        assert p.choices == tuple(Go(f) for f in ZONE1)
        order.append(p.seat)
        s = answer(s, Go(F["B5"]))
    first = s.starter
    assert order == [(first + k) % 3 for k in range(3)]
    assert [p.field for p in s.players] == [F["B5"]] * 3


@pytest.mark.rule("SAU-SETUP-20")
def test_only_fields_with_a_figure_are_turned_up_and_only_after_everybody_has_landed() -> None:
    s = start(2, characters="random")
    s = answer(s, Go(F["B2"]))
    assert s.up == 0
    s = answer(s, Go(F["B8"]))
    assert set(bits(s.up)) == {F["B2"], F["B8"]}


@pytest.mark.rule("SAU-R-016", "SAU-POWER-02")
def test_the_landing_is_no_entry_and_makes_no_noise() -> None:
    s = start(2, characters="random")
    out = GAME.apply(answer(s, Go(F["B2"])), Move(GAME.prompts(answer(s, Go(F["B2"])))[0].seat, Go(F["B5"])), Chance("n"))
    assert not [x for x in out.events if isinstance(x, e.MarkerDrawn | e.EncounterDrawn | e.WoundDrawn)]
    assert [x.by for x in out.events if isinstance(x, e.Uncovered)] == [-1, -1]


@pytest.mark.rule("SAU-SETUP-21", "SAU-R-017")
def test_on_the_same_start_field_the_placing_order_is_the_entering_order() -> None:
    s = landed("B2", "B2", "B2")
    order = [(s.starter + k) % 3 for k in range(3)]
    entered = [s.players[seat].entered for seat in order]
    assert entered == sorted(entered)
    assert len(set(entered)) == 3


@pytest.mark.rule("SAU-DECK-01", "SAU-DECK-02", "SAU-DECK-04")
@pytest.mark.parametrize(("seats", "size"), [(2, 8), (3, 12), (4, 16), (5, 19)])
def test_the_dinosaur_deck_has_one_card_per_player_and_stage(seats: int, size: int) -> None:
    deck, rest = dinosaur_deck(seats, (), Chance("deck"))
    assert len(deck) == size
    stages = [CARDS[c].stage for c in deck]
    assert [stages.count(k) for k in (1, 2, 3, 4)] == [seats, seats, seats, min(seats, 4)]
    assert not {c for c in (*deck, *rest) if c.startswith("pack.")}
    assert start(seats).aside == ("pack.1", "pack.2", "pack.3")


@pytest.mark.rule("SAU-DECK-05", "SAU-DECK-06")
def test_stage_one_lies_on_top_stage_four_at_the_bottom_and_the_rest_is_the_discard_pile() -> None:
    deck, rest = dinosaur_deck(3, (), Chance("deck"))
    drawn = [CARDS[c].stage for c in reversed(deck)]
    assert drawn == sorted(drawn)
    decks = [dinosaur_deck(5, (), Chance(f"deck{i}"))[0] for i in range(20)]
    assert all(len({tuple(c for c in d if CARDS[c].stage == k) for d in decks}) > 5 for k in (1, 2, 3, 4)), "shuffled"
    assert sorted((*deck, *rest)) == sorted(c for stage in STAGES for c in stage)


@pytest.mark.rule("SAU-LOC-02", "SAU-R-087", "SAU-LOC-03", "SAU-LOC-04")
def test_every_field_is_jungle_road_or_location_and_belongs_to_one_area() -> None:
    assert [KIND.count(k) for k in ("jungle", "road", "location")] == [20, 16, 24]
    assert [len(bits(a)) for a in AREA_MASK] == [15, 15, 15, 15]
    assert AREA[F["A3"]] == 1
    for a in AREA_MASK:
        first = bits(a)[0]
        assert sum(1 for ring in rings(first, ~a) for _ in bits(ring)) == 15


@pytest.mark.rule("SAU-LOC-07", "SAU-LOC-08", "SAU-LAVA-11", "SAU-R-032", "SAU-LOC-24")
def test_zones_lie_in_rings_and_only_zone_three_touches_the_sea() -> None:
    assert (len(ZONE1), len(ZONE2), len(ZONE3)) == (4, 8, 12)
    assert not any(COAST >> f & 1 for f in (*ZONE1, *ZONE2))
    assert not any(INNER >> f & 1 for f in ZONE1)
    assert all(len(WATERS[f]) == 2 for f in ZONE3)
    assert not any(NEAR[f] >> g & 1 for f in ZONE3 for g in ZONE3)
    assert ZONE[AT["bunker"]] == 1


@pytest.mark.rule("SAU-LAVA-24", "SAU-R-040", "SAU-R-047")
def test_the_volcano_is_no_field_and_fields_have_at_most_six_neighbours() -> None:
    assert len(KIND) == 60
    assert [len(bits(NEAR[F[f"A{k}"]])) for k in range(1, 7)] == [5] * 6
    assert len(bits(NEAR[F["B2"]])) == 6
    assert tile_at(start(), F["A1"]) is None
