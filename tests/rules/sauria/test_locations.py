"""Locations, symbols, encounters, power (chapters Locations, Location Symbols, Encounters, Power)."""

from dataclasses import replace

import pytest

from rules.sauria import events as e
from rules.sauria.actions import Choose, Do, Go, Stop, Use
from rules.sauria.cards.dinosaurs import CARDS
from rules.sauria.cards.items import DECK, ITEMS
from rules.sauria.cards.tiles import TILES
from rules.sauria.costs import blocked
from rules.sauria.inventory import deck_here
from rules.sauria.map import AREA, BOAT
from rules.sauria.places import powered, tunnel_stops
from rules.sauria.state import State
from tests.rules.sauria.island import (
    AT,
    F,
    asked,
    dino,
    down,
    hunting,
    island,
    kinds,
    menu,
    person,
    phase,
    play,
    proceed,
    step,
)


def power(s: State) -> set[str]:
    """Tiles that have power."""
    return {k for k, t in TILES.items() if t.power and powered(s, AT[k])}


@pytest.mark.rule("SAU-LOC-10", "SAU-LOC-11", "SAU-LOC-12", "SAU-LOC-13", "SAU-LOC-14")
@pytest.mark.parametrize(
    ("tile", "deck"),
    [
        ("clinic", "medical"),
        ("garage", "maintenance"),
        ("armoury", "ranger"),
        ("lighthouse", "technology"),
        ("game_trail", ""),
    ],
)
def test_a_search_draws_from_the_deck_of_the_locations_type_and_hazards_have_none(tile: str, deck: str) -> None:
    s = island(person("hunter", AT[tile]), up=(tile,))
    assert deck_here(s, 0) == deck
    assert ("search" in menu(s)) == bool(deck)
    if deck:
        assert play(s, Do("search")).me.items[-1].key in DECK[deck]


@pytest.mark.rule("SAU-LOC-10", "SAU-LOC-11", "SAU-LOC-12", "SAU-R-089", "SAU-LOC-14")
def test_each_deck_holds_what_its_location_type_promises() -> None:
    assert {"bandage", "first_aid_kit"} <= set(DECK["medical"])
    assert {"boat_parts", "petrol", "torch", "headlamp", "wrench"} <= set(DECK["maintenance"])
    assert {"rail_cannon", "urine", "satellite_phone"} <= set(DECK["technology"])
    assert all(t.reveal or t.noise for t in TILES.values() if t.type == "hazard")
    assert not any(t.actions for t in TILES.values() if t.type == "hazard")


@pytest.mark.rule("SAU-LOC-13")
def test_ranger_items_are_almost_all_weapons() -> None:
    weapons = [k for k in DECK["ranger"] if ITEMS[k].weapon]
    assert len(weapons) >= 15
    assert {"machete", "pistol", "shotgun", "assault_rifle"} <= set(weapons)


@pytest.mark.rule("SAU-LOC-16", "SAU-LOC-22", "SAU-POWER-05", "SAU-SABO-03")
def test_the_power_plant_is_sabotaged_as_soon_as_it_is_uncovered() -> None:
    s = island(person("hunter", "B1"))
    played = step(s, "C2")
    assert played.one(e.Uncovered).tile == "power_plant"
    assert (played.state.plant, played.state.sabotage) == (1, 1 << F["C2"])
    assert power(played.state) == set()


@pytest.mark.rule("SAU-LOC-17", "SAU-R-090", "SAU-LOC-25", "SAU-BLEED-03", "SAU-BLEED-01")
def test_uncovering_the_aviary_strikes_every_bleeding_character_with_a_red_die() -> None:
    s = island(
        person("hunter", "D13"), person("ranger", BOAT, bleeding=True), person("scientist", "B2", bleeding=True),
        person("counselor", "C1", bleeding=True), up=("bunker",), once=True, boat=2, boat_at=65,
    )  # fmt: skip
    s = replace(s, players=(replace(s.players[0], field=F["D11"]), *s.players[1:]), asked=None)
    played = step(s, "D12", faces=[2, 1])
    assert [(x.target, x.dice, x.why) for x in played.all(e.Rolled)] == [(1, "R", "card"), (3, "R", "card")]
    assert [len(p.wounds) for p in played.state.players] == [0, 2, 0, 1]
    assert TILES["aviary"].noise == 1
    assert TILES["aviary"].tunnel
    again = step(step(played.state, "D13").state, "D12")
    assert not again.all(e.Rolled)


@pytest.mark.rule("SAU-LOC-25", "SAU-BOAT-07", "SAU-R-171")
def test_the_collapsed_cliff_hurts_everybody_on_the_coast_and_the_boat_and_its_blow_survives_a_death() -> None:
    dying = person(
        "hunter", "D15", wounds=tuple(replace(w, up=i < 4) for i, w in enumerate(down("leg", "lung", "ribs", "hand", "cut")))
    )
    s = island(dying, person("ranger", BOAT), person("scientist", "B5"), person("counselor", "D1"), boat=2, boat_at=65)
    played = step(s, "D16")
    assert not played.me.alive
    assert [len(p.wounds) for p in played.state.players[1:]] == [1, 0, 1]
    assert kinds(played.state) == ((1, "turn"),)


@pytest.mark.rule("SAU-LOC-18", "SAU-R-091")
def test_the_nursery_lays_two_eggs_the_first_time_it_has_power_and_an_egg_costs_one_point() -> None:
    f = AT["nursery"]
    s = island(person("hunter", f, "petrol"), up=("nursery",))
    assert "nursery.egg" not in menu(s)
    played = play(s, Do("item"), Use(0))
    assert played.one(e.ObjectsLaid) == e.ObjectsLaid(f, "egg", 2, True)
    taken = play(played.state, Do("nursery.egg"))
    assert [i.key for i in taken.me.items] == ["egg"]
    assert (taken.me.ap, taken.state.objects) == (1, ((f, "egg"),))
    last = play(taken.state, Do("nursery.egg"))
    assert last.state.objects == ()
    found = step(island(person("hunter", "C3"), encounters=0), "C4")
    assert (found.one(e.Uncovered).tile, found.state.objects) == ("nursery", ())
    again = proceed(phase(replace(last.state, petrol=0, day=("surge_day",)), 0))
    assert powered(again.state, f)
    assert again.state.objects == (), "only the first time"


@pytest.mark.rule("SAU-LOC-19", "SAU-R-092")
def test_scour_costs_no_energy_at_the_shed() -> None:
    s = island(person("hunter", AT["shed"], energy=(0,) * 7), up=("shed",), items=((), ("torch",), (), ()))
    played = play(s, Do("scour"))
    assert played.one(e.Paid) == e.Paid(0, "scour", 3, False)
    assert "scour" not in menu(island(person("hunter", "B11", energy=(0,) * 7), up=("garage",)))


@pytest.mark.rule("SAU-LOC-21", "SAU-R-093", "SAU-HELI-02")
def test_the_radio_tower_sends_the_signal_for_one_point_when_it_has_power() -> None:
    s = island(person("hunter", AT["radio_tower"]), up=("radio_tower",))
    assert blocked(s, 0, "radio_tower.signal") == ("SAU-POWER-03", "no power")
    played = play(replace(s, petrol=1 << AT["radio_tower"], asked=None), Do("radio_tower.signal"))
    assert played.one(e.SignalSent) == e.SignalSent(0, 1, True)
    assert (played.me.ap, played.state.signal) == (2, 1)


@pytest.mark.rule("SAU-SYM-02", "SAU-ENC-01", "SAU-ENC-02", "SAU-ENC-04", "SAU-SYM-06")
def test_the_first_player_entering_triggers_the_encounter_once_per_game() -> None:
    s = island(person("hunter", "D17", ap=1), person("ranger", "D17"), meetings=("fall", "survivor"))
    played = step(s, "D18")
    assert played.one(e.EncounterDrawn).card == "survivor"
    assert played.state.players[0].points == 1
    assert not played.state.encounters >> F["D18"] & 1
    second = step(played.state, "D18")
    assert not second.all(e.EncounterDrawn)
    printed = step(island(person("hunter", "B3"), encounters=1 << F["C3"], meetings=("survivor",)), "C3")
    assert printed.one(e.EncounterDrawn).card == "survivor"


@pytest.mark.rule("SAU-ENC-03", "SAU-SETUP-09")
def test_a_location_uncovered_from_afar_gets_a_marker_that_the_first_player_entering_triggers() -> None:
    s = island(person("hunter", "B2", "drone"), meetings=("survivor",))
    played = play(s, Do("item"), Use(0), Go(AT["shed"]))
    assert played.one(e.Uncovered) == e.Uncovered(AT["shed"], "shed", -1, True)
    assert played.state.encounters >> AT["shed"] & 1
    assert not played.all(e.EncounterDrawn)
    near = replace(played.state, players=(replace(played.me, field=F["C5"]), played.state.players[1]), asked=None)
    assert step(near, "C6").all(e.EncounterDrawn)


@pytest.mark.rule("SAU-ENC-02", "SAU-R-094")
def test_an_encounter_interrupts_a_sprint_which_goes_on_from_where_the_figure_then_stands() -> None:
    s = island(person("hunter", "B3"), encounters=1 << F["C3"], meetings=("zip_line",))
    played = play(s, Do("sprint"), Go(F["C3"]))
    assert kinds(played.state) == ((0, "put"),)
    played = play(played.state, Go(F["D1"]))
    assert asked(played.state).kind == "step"
    ended = play(played.state, Go(F["D2"]))
    assert ended.me.field == F["D2"]


@pytest.mark.rule("SAU-R-094", "SAU-R-096", "SAU-WOUND-07")
def test_a_sprint_inside_an_encounter_inside_a_sprint_and_the_wound_after_the_outermost_action() -> None:
    """The deepest nesting: leave attack, encounter, granted sprint with its own noise, first sprint's last step, wound."""
    start = person("hunter", "B3", "torch", wounds=down("arm", "lung", "ribs", "hand", "leg"))
    s = island(start, encounters=1 << F["C3"], meetings=("dash",), dinos=[dino("dilophosaurus", "B3")], stock=("pachy.1",))
    one = play(s, Do("sprint"), Go(F["C3"]), faces=[1])
    assert (asked(one.state).kind, one.me.energy[1]) == ("field", 1)
    two = play(one.state, Go(F["D3"]), Go(F["D2"]))
    assert two.me.energy[1] == 0
    assert len(two.all(e.MarkerDrawn)) == 2
    assert asked(two.state).kind == "step"
    three = play(two.state, Go(F["D1"]))
    names = [type(x).__name__ for x in three.events]
    assert "ItemDropped" in names
    assert len(three.all(e.MarkerDrawn)) == 2
    assert names.index("MarkerDrawn") < names.index("ItemDropped")


@pytest.mark.rule("SAU-R-095")
def test_a_printed_encounter_field_is_spent_when_its_card_is_drawn_whatever_it_does() -> None:
    s = island(person("hunter", "B3"), encounters=1 << F["C3"], meetings=("fuel",))
    played = step(s, "C3")
    assert played.one(e.MarkerSpent).field == F["C3"]
    assert played.state.encounters == 0
    assert played.state.met == ("fuel",)


@pytest.mark.rule("SAU-R-096", "SAU-ENC-06")
def test_a_granted_special_action_still_uses_energy_and_is_impossible_without_it() -> None:
    s = island(person("hunter", "B3", energy=(1, 0, 2, 0, 1, 1, 1)), encounters=1 << F["C3"], meetings=("dash",))
    played = step(s, "C3")
    assert asked(played.state).kind == "turn"
    able = step(replace(s, players=(person("hunter", "B3"), s.players[1]), asked=None), "C3")
    assert Stop() in asked(able.state).choices
    assert play(able.state, Go(F["B2"]), Stop()).me.energy[1] == 1


@pytest.mark.rule("SAU-ENC-07", "SAU-WIN-02")
@pytest.mark.parametrize(
    ("card", "more", "points"),
    [
        ("survivor", {}, 1),
        ("witness", {"bleeding": True}, 1),
        ("witness", {}, 0),
        ("fit", {}, 1),
        ("fit", {"wounds": down("arm")}, 0),
    ],
)
def test_some_encounters_give_points_when_their_condition_is_met(card: str, more: dict[str, object], points: int) -> None:
    s = island(person("hunter", "B3", **more), encounters=1 << F["C3"], meetings=(card,))
    assert step(s, "C3").me.points == points


@pytest.mark.rule("SAU-ACT-11", "SAU-ENC-05")
def test_an_encounter_may_ask_for_a_point_and_may_be_left() -> None:
    s = island(person("hunter", "B3"), encounters=1 << F["C3"], meetings=("bargain",))
    offered = step(s, "C3").state
    paid = play(offered, Choose("pay"))
    assert (paid.me.points, paid.me.ap) == (1, 1)
    assert play(offered, Stop()).me.points == 0
    broke = island(person("hunter", "B3", ap=1), encounters=1 << F["C3"], meetings=("bargain",))
    assert kinds(step(broke, "C3").state) == ((1, "turn"),)


@pytest.mark.rule("SAU-ENC-10")
def test_dinosaurs_trigger_no_encounter_and_uncover_nothing() -> None:
    s = hunting(person("hunter", "B3"), person("ranger", "B3"), dinos=[dino("allosaurus", "D3")], encounters=1 << F["C3"])
    played = proceed(s)
    assert played.state.dinos[0].field == F["C3"]
    assert played.state.encounters == 1 << F["C3"]
    assert played.state.up == 0


@pytest.mark.rule("SAU-SYM-03", "SAU-SYM-04", "SAU-SYM-05")
def test_tiles_may_carry_several_symbols() -> None:
    assert (TILES["bunker"].tunnel, TILES["bunker"].power) == (True, True)
    assert (TILES["aviary"].noise, TILES["aviary"].tunnel, TILES["aviary"].type) == (1, True, "hazard")
    s = island(person("hunter", AT["aviary"]), up=("aviary", "tunnel_access", "beach_cabin"))
    assert set(tunnel_stops(s, 0, AT["aviary"])) == {AT["tunnel_access"], AT["beach_cabin"]}


@pytest.mark.rule("SAU-POWER-04", "SAU-R-098", "SAU-SABO-06")
def test_the_repaired_plant_powers_everything_but_sabotaged_locations_also_later_ones() -> None:
    s = island(
        person("hunter", AT["power_plant"]),
        up=("power_plant", "clinic", "armoury"),
        sabotage=1 << AT["power_plant"] | 1 << AT["clinic"],
    )
    after = play(s, Do("repair")).state
    assert power(after) == {"armoury"}
    later = replace(after, up=after.up | 1 << AT["radio_tower"])
    assert power(later) == {"armoury", "radio_tower"}
    assert power(replace(later, sabotage=later.sabotage | 1 << AT["power_plant"])) == set()
    assert power(replace(later, lava=1 << AT["power_plant"])) == set()


@pytest.mark.rule("SAU-POWER-06", "SAU-R-099")
def test_the_generator_powers_the_area_of_its_user_for_good_but_not_sabotaged_locations() -> None:
    s = island(person("hunter", "D1", "generator"), up=("radio_tower", "nursery", "clinic"), sabotage=1 << AT["nursery"])
    played = play(s, Do("item"), Use(0))
    assert played.me.ap == 1
    assert played.state.generator == 1 << AREA[F["D1"]] == 1
    assert power(played.state) == {"radio_tower"}
    assert power(replace(played.state, up=played.state.up | 1 << AT["bunker"])) == {"radio_tower", "bunker"}
    aboard = island(person("hunter", BOAT, "generator"), boat=2, boat_at=65)
    assert "item" not in menu(aboard)


@pytest.mark.rule("SAU-POWER-07", "SAU-R-100")
def test_petrol_powers_the_one_location_its_user_stands_on_unless_it_is_sabotaged() -> None:
    s = island(person("hunter", AT["clinic"], "petrol"), up=("clinic", "armoury"))
    played = play(s, Do("item"), Use(0))
    assert power(played.state) == {"clinic"}
    assert (played.me.ap, played.state.gone) == (2, ("petrol",))
    cut = replace(s, sabotage=1 << AT["clinic"], asked=None)
    assert "item" not in menu(cut)
    assert "item" not in menu(island(person("hunter", "B11", "petrol"), up=("garage",)))


@pytest.mark.rule("SAU-POWER-09", "SAU-POWER-10")
def test_power_has_four_sources_and_can_be_lost() -> None:
    s = island(up=("power_plant", "clinic"))
    assert power(s) == set()
    black = AREA[AT["clinic"]]
    for source in (
        {"plant": 2, "sabotage": 0},
        {"generator": 1 << black},
        {"petrol": 1 << AT["clinic"]},
        {"event": "surge_day"},
    ):
        on = replace(s, **source)
        assert power(on) == {"clinic"}
        assert power(replace(on, sabotage=1 << AT["clinic"])) == set()
    assert power(replace(s, plant=2, sabotage=1 << AT["power_plant"])) == set()
    assert power(replace(s, event="surge_day", sabotage=1 << AT["power_plant"])) == {"clinic"}


@pytest.mark.rule("SAU-POWER-11", "SAU-R-101")
def test_a_bunker_with_a_source_of_its_own_keeps_it_until_it_is_sabotaged() -> None:
    s = island(up=("bunker", "clinic"), own_power=True)
    assert power(s) == {"bunker"}
    assert power(replace(s, sabotage=1 << AT["bunker"])) == set()


@pytest.mark.rule("SAU-DINO-01", "SAU-LOC-15")
def test_the_quarantine_pen_lets_a_compsognathus_out_when_it_is_uncovered() -> None:
    s = island(person("hunter", "C18"), discard=("compsognathus.2",))
    played = step(s, "C17")
    assert [(CARDS[d.card].key, d.field) for d in played.state.dinos] == [("compsognathus", F["C17"])]
