"""Noise by day and by night (chapters Noises, Noises at Night); examples EX-05 to -07, -10, -19 to -24, -36, -37."""

from dataclasses import replace

import pytest

from rules.sauria import events as e
from rules.sauria.actions import Do, Go, Pick, Stop
from rules.sauria.map import BOAT, NEAR, bits
from rules.sauria.noise import total
from rules.sauria.places import dark
from tests.rules.sauria.island import AT, F, dino, island, person, phase, play, proceed, step, total_noise

NIGHT = 5


@pytest.mark.rule("SAU-NOISE-01", "SAU-NOISE-02", "SAU-NOISE-07", "SAU-NOISE-15")
def test_moving_into_black_jungle_draws_one_marker_from_the_black_bag() -> None:
    """EX-05."""
    played = step(island(person("palaeontologist", "D8")), "D9")
    drawn = played.one(e.MarkerDrawn)
    assert dict(played.me.tally)["noise"] == 1
    assert (drawn.area, drawn.red, played.state.bags[1]) == (1, False, (7, 2))


def _jungle(field: str, area: int) -> int:
    from rules.sauria.map import AREA, KIND

    return next(f for f in bits(NEAR[F[field]]) if KIND[f] == "jungle" and AREA[f] == area)


@pytest.mark.rule("SAU-NOISE-07", "SAU-NOISE-10", "SAU-NOISE-15", "SAU-NOISE-06")
def test_a_sprint_over_black_and_blue_jungle_draws_three_from_the_bag_where_it_ends() -> None:
    """EX-06: A3 (black) and A2 (blue) are jungle fields."""
    played = play(island(person("scientist", "B5")), Do("sprint"), Go(F["A3"]), Go(F["A2"]))
    assert [x.area for x in played.all(e.MarkerDrawn)] == [0, 0, 0]
    made = played.one(e.NoiseMade)
    assert (made.symbols, made.jungle, made.night, made.total) == (1, 2, 0, 3)


@pytest.mark.rule("SAU-NOISE-03")
def test_a_black_marker_does_nothing() -> None:
    played = step(island(person("hunter", "B1")), "C18", markers="B")
    assert played.state.dinos == ()


@pytest.mark.rule("SAU-NOISE-04", "SAU-NOISE-05", "SAU-DINO-05", "SAU-DINO-11")
def test_each_red_marker_brings_the_top_dinosaur_onto_the_field_and_it_does_not_attack() -> None:
    s = island(person("hunter", "D13"), stock=("allosaurus.1", "ceratosaurus.1", "pachy.1"))
    played = step(s, "D14", markers="RBR")
    assert [(d.card, d.field) for d in played.state.dinos] == [("pachy.1", F["D14"]), ("ceratosaurus.1", F["D14"])]
    assert played.state.stock == ("allosaurus.1",)
    assert not played.all(e.Rolled)


@pytest.mark.rule("SAU-NOISE-08", "SAU-NOISE-09", "SAU-R-054")
def test_drawn_markers_stay_out_until_the_bag_is_empty_then_all_return_at_once() -> None:
    """EX-36."""
    s = island(person("hunter", "D13"), bags=((8, 2), (8, 2), (1, 0), (8, 2)))
    played = step(s, "D14", markers="BBB")
    assert played.one(e.BagFilled) == e.BagFilled(2, 8, 2)
    assert played.state.bags[2] == (6, 2)
    s = island(person("hunter", "B1"), bags=((8, 2), (8, 2), (8, 2), (5, 2)))
    assert step(s, "C18").state.bags[3] == (4, 2)


@pytest.mark.rule("SAU-NOISE-11", "SAU-NIGHT-10", "SAU-NOISE-12")
@pytest.mark.parametrize(("round_", "markers"), [(1, 1), (NIGHT, 2)])
def test_burst_and_quick_search_make_one_noise_by_day_and_two_at_night(round_: int, markers: int) -> None:
    """EX-22."""
    s = island(person("ranger", "B8"), up=("ranger_station",), dinos=[dino("pachy", "B8")], round=round_)
    assert total_noise(play(s, Do("burst"), faces=[0, 0, 0, 0])) == markers
    assert total_noise(play(s, Do("quick_search"))) == markers


@pytest.mark.rule("SAU-NOISE-13", "SAU-R-055")
def test_sneaking_lowers_the_sum_by_one_but_never_below_zero() -> None:
    s = island(person("scientist", "B1"))
    assert len(step(s, "C18", "sneak").all(e.MarkerDrawn)) == 0
    road = step(s, "B12", "sneak")
    assert (len(road.all(e.MarkerDrawn)), total_noise(road)) == (0, 0)
    assert len(step(island(person("scientist", "D13"), up="all"), "D14", "sneak").all(e.MarkerDrawn)) == 2


@pytest.mark.rule("SAU-NOISE-14", "SAU-R-056")
@pytest.mark.parametrize("round_", [1, NIGHT])
def test_a_quiet_move_draws_nothing_anywhere_at_any_time(round_: int) -> None:
    s = island(person("scientist", "D13"), up="all", round=round_)
    assert not step(s, "D14", "quiet").all(e.MarkerDrawn)


@pytest.mark.rule("SAU-NOISE-16", "SAU-SYM-01", "SAU-SYM-06", "SAU-LOC-20")
def test_every_noise_symbol_counts_at_every_entering_by_every_player() -> None:
    s = island(person("hunter", "D13"), person("ranger", "D13"), up="all")
    played = step(s, "D14")
    assert len(played.all(e.MarkerDrawn)) == 3
    second = step(play(played.state, Do("pass")).state, "D14")
    assert len(second.all(e.MarkerDrawn)) == 3


@pytest.mark.rule("SAU-NOISE-17", "SAU-NIGHT-11")
@pytest.mark.parametrize("round_", [1, NIGHT])
def test_search_rest_scour_hide_and_attack_are_silent_day_and_night(round_: int) -> None:
    s = island(person("ranger", "B8", "pistol:0"), up=("ranger_station",), dinos=[dino("pachy", "B8")], round=round_)
    for what in ("search", "rest", "hide", "attack", "reload"):
        assert not play(s, Do(what), faces=[0, 0] if what == "attack" else []).all(e.MarkerDrawn), what
    assert not play(s, Do("scour"), Pick(0)).all(e.MarkerDrawn)
    plant = island(person("ranger", AT["power_plant"]), up=("power_plant",), round=round_)
    assert not play(plant, Do("repair")).all(e.MarkerDrawn)


@pytest.mark.rule("SAU-NOISE-18", "SAU-R-057")
def test_without_dinosaur_cards_no_marker_is_drawn_and_a_draw_ends_with_the_last_card() -> None:
    """EX-37."""
    s = island(person("hunter", "D13"), stock=())
    assert not step(s, "D14").all(e.MarkerDrawn)
    played = step(replace(s, stock=("pachy.1",), asked=None), "D14", markers="RRR")
    assert len(played.all(e.MarkerDrawn)) == 1
    assert played.state.bags[2] == (8, 1)


@pytest.mark.rule("SAU-NOISE-19")
def test_a_card_added_to_the_empty_deck_lets_noise_be_drawn_again() -> None:
    s = island(
        person("hunter", "B3"), stock=(), discard=("ceratosaurus.1",), encounters=1 << F["C3"], meetings=("open_gate",)
    )
    played = step(s, "C3", markers="B")
    assert played.state.stock == ("ceratosaurus.1",)
    assert len(played.all(e.MarkerDrawn)) == 1


@pytest.mark.rule("SAU-NOISE-20", "SAU-BOAT-06", "SAU-R-058")
def test_no_noise_is_drawn_on_the_boat_and_normally_by_who_steps_off_it() -> None:
    s = island(person("hunter", "D4"), up=("docks",), boat=2, boat_at=65, round=NIGHT)
    aboard = step(s, BOAT)
    assert (len(aboard.all(e.MarkerDrawn)), total_noise(aboard)) == (0, 0)
    cries = proceed(phase(replace(aboard.state, night=("night_cries",)), 0))
    assert [x.seat for x in cries.all(e.MarkerDrawn)] == [1], "not even for an event"
    off = step(island(person("hunter", BOAT), up=("docks",), boat=2, boat_at=65, round=NIGHT), "D4")
    assert [x.area for x in off.all(e.MarkerDrawn)] == [0]


@pytest.mark.rule("SAU-NOISE-21", "SAU-BUNKER-03", "SAU-R-058")
def test_an_action_that_ends_in_the_protected_bunker_draws_nothing() -> None:
    s = island(person("scientist", "B1"), up=("bunker",), once=True, round=NIGHT)
    inside = play(s, Do("sprint"), Go(F["B2"]), Stop())
    assert (len(inside.all(e.MarkerDrawn)), total_noise(inside)) == (0, 0)
    cries = proceed(phase(replace(inside.state, night=("night_cries",)), 0))
    assert [x.seat for x in cries.all(e.MarkerDrawn)] == [1]
    bare = island(person("scientist", "B1"), up=("bunker",), round=NIGHT)
    assert len(step(bare, "B2").all(e.MarkerDrawn)) == 1
    out = step(island(person("scientist", "B2"), up=("bunker",), once=True, round=NIGHT), "B1")
    assert len(out.all(e.MarkerDrawn)) == 1


@pytest.mark.rule("SAU-NOISE-22", "SAU-NIGHT-13", "SAU-ENC-08")
def test_noise_of_an_encounter_gets_the_night_surcharge() -> None:
    """EX-10: the granted move at night into jungle draws 2."""
    for round_, wanted in ((1, 2), (NIGHT, 3)):
        s = island(person("hunter", "B3"), encounters=1 << F["C3"], meetings=("alarm",), round=round_)
        assert next(x for x in step(s, "C3").all(e.NoiseMade)).total == wanted
    s = island(person("hunter", "B3"), encounters=1 << F["C3"], meetings=("shortcut",), round=NIGHT)
    played = play(step(s, "C3").state, Go(F["B2"]))
    assert played.all(e.NoiseMade)[0].night == 1


@pytest.mark.rule("SAU-NIGHT-07", "SAU-NIGHT-13")
def test_a_granted_move_at_night_into_jungle_draws_two() -> None:
    """EX-10."""
    s = island(person("hunter", "C8"), up=("clinic",), encounters=1 << F["C7"], meetings=("shortcut",), round=NIGHT)
    first = step(s, "C7")
    to = _jungle("C7", 1)
    played = play(first.state, Go(to))
    assert played.all(e.NoiseMade)[0].total == 2
    assert played.all(e.Paid)[-1].ap == 0


@pytest.mark.rule("SAU-NOISE-23", "SAU-R-059")
@pytest.mark.parametrize(
    ("what", "symbols", "jungle", "places", "day", "night"),
    [
        ("move", 0, 0, 0, 0, 1), ("move", 0, 1, 0, 1, 2), ("move", 0, 0, 2, 2, 3),
        ("quiet", 0, 1, 3, 0, 0),
        ("sneak", 0, 0, 0, 0, 0), ("sneak", 0, 1, 0, 0, 1), ("sneak", 0, 0, 3, 2, 3),
        ("evade", 0, 0, 0, 0, 1), ("evade", 0, 1, 0, 1, 2),
        ("sprint", 1, 0, 0, 1, 3), ("sprint", 1, 1, 0, 2, 4), ("sprint", 1, 2, 0, 3, 5),
        ("burst", 1, 0, 0, 1, 2), ("quick_search", 1, 0, 0, 1, 2),
        ("attack", 0, 0, 0, 0, 0), ("search", 0, 0, 0, 0, 0), ("rest", 0, 0, 0, 0, 0),
        ("tunnel", 0, 0, 1, 1, 2),
    ],
)  # fmt: skip
def test_the_noise_table(what: str, symbols: int, jungle: int, places: int, day: int, night: int) -> None:
    s = island(person("hunter", "B1"))
    dusk = replace(s, round=NIGHT)
    assert total(s, 0, what, symbols, jungle, places).total == day
    assert total(dusk, 0, what, symbols, jungle, places).total == night
    lit = replace(dusk, players=(person("hunter", "B1", "torch"), dusk.players[1]))
    assert total(lit, 0, what, symbols, jungle, places).total == day


@pytest.mark.rule("SAU-NOISE-24", "SAU-R-060")
def test_with_the_machete_all_jungle_of_one_action_costs_at_most_one() -> None:
    s = island(person("scientist", "B5", "machete"))
    played = play(s, Do("sprint"), Go(F["A3"]), Go(F["A2"]))
    assert total_noise(played) == 2


@pytest.mark.rule("SAU-NIGHT-01", "SAU-NIGHT-12", "SAU-R-063", "SAU-R-176", "SAU-ITEM-16")
@pytest.mark.parametrize(("item", "extra"), [("torch", 0), ("headlamp", 0), ("bandage", 1)])
def test_a_light_source_removes_only_what_the_night_adds(item: str, extra: int) -> None:
    s = island(person("hunter", "B1", item), round=NIGHT)
    assert total_noise(step(s, "C18")) == 1 + extra
    assert dark(s, 0) == bool(extra)


@pytest.mark.rule("SAU-NIGHT-02", "SAU-NIGHT-03", "SAU-NIGHT-04", "SAU-NIGHT-05", "SAU-R-061")
def test_a_sprint_over_two_roads_at_night_draws_three() -> None:
    """EX-07."""
    s = island(person("hunter", "C1"), round=NIGHT)
    played = play(s, Do("sprint"), Go(F["B1"]), Go(F["B12"]))
    made = played.one(e.NoiseMade)
    assert (made.symbols, made.night, made.total) == (1, 2, 3)


@pytest.mark.rule("SAU-NIGHT-06")
def test_fields_entered_do_not_count_for_the_surcharge() -> None:
    s = island(person("hunter", "D13"), up="all", round=NIGHT)
    made = step(s, "D14").one(e.NoiseMade)
    assert (made.places, made.night, made.total) == (3, 1, 4)


@pytest.mark.rule("SAU-NIGHT-07", "SAU-NIGHT-08")
def test_a_move_or_an_evade_onto_a_road_at_night_costs_one() -> None:
    """EX-21."""
    s = island(person("hunter", "B1"), round=NIGHT)
    assert total_noise(step(s, "B12")) == 1
    assert total_noise(step(s, "C18")) == 2
    assert total_noise(step(s, "B12", "evade")) == 1


@pytest.mark.rule("SAU-NIGHT-09", "SAU-R-062")
def test_sneaking_at_night_cancels_the_movement_marker_only() -> None:
    """EX-19, EX-20."""
    s = island(person("hunter", "B1"), round=NIGHT)
    assert len(step(s, "B12", "sneak").all(e.MarkerDrawn)) == 0
    assert len(step(s, "C18", "sneak").all(e.MarkerDrawn)) == 1


@pytest.mark.rule("SAU-NIGHT-14", "SAU-R-064")
def test_tunnel_travel_at_night_draws_one_more_unless_it_ends_in_the_protected_bunker() -> None:
    s = island(person("hunter", AT["tunnel_access"]), up=("tunnel_access", "aviary", "bunker"), once=True, round=NIGHT)
    assert total_noise(play(s, Do("tunnel"), Go(AT["aviary"]))) == 2
    assert not play(s, Do("tunnel"), Go(AT["bunker"])).all(e.MarkerDrawn)


@pytest.mark.rule("SAU-NOISE-16", "SAU-NIGHT-04", "SAU-ACT-34")
@pytest.mark.parametrize(("items", "markers"), [((), 9), (("torch",), 7)])
def test_the_counselors_sprint_over_two_jungle_fields_to_the_game_trail(items: tuple[str, ...], markers: int) -> None:
    """EX-23, EX-24: C12 and D15 are jungle, the trail lies on D14."""
    s = island(person("counselor", "B9", *items), up=("game_trail",), round=NIGHT, encounters=0)
    played = play(s, Do("sprint"), Go(F["C12"]), Go(F["D15"]), Go(F["D14"]))
    assert len(played.all(e.MarkerDrawn)) == markers
    assert {x.area for x in played.all(e.MarkerDrawn)} == {2}
