"""Odd combinations of the island's chapters: boat, bunker, lava, power, events and encounters meeting each other."""

from dataclasses import replace
from typing import Any

import pytest

from rules.core.game import Proceed
from rules.sauria import GAME, survival
from rules.sauria import events as e
from rules.sauria.actions import Aim, Choose, Do, Go, Pick, Use
from rules.sauria.map import BOAT, WATERS, fields, mask
from rules.sauria.places import powered
from rules.sauria.state import Item, State, Wound
from tests.rules.sauria.island import (
    AT,
    F,
    asked,
    dino,
    down,
    island,
    kinds,
    menu,
    person,
    phase,
    play,
    proceed,
    step,
    up,
)

BUNKER, DOCKS, NURSERY, CLINIC = AT["bunker"], AT["docks"], AT["nursery"], AT["clinic"]
SEA = WATERS[DOCKS][1]
"""The water hex beside D4 and D5."""


# --- power ---


@pytest.mark.rule("SAU-POWER-07", "SAU-R-098", "SAU-R-026")
def test_petrol_can_be_poured_while_a_surge_or_the_plant_gives_power_and_outlasts_both() -> None:
    for source in ({"event": "surge_day"}, {"plant": 2, "sabotage": 0}):
        s = island(person("hunter", CLINIC, "petrol"), up=("clinic", "power_plant"), **source)
        poured = play(s, Do("item"), Use(0))
        assert poured.one(e.PetrolPoured).field == CLINIC
        assert "powered" not in dict(poured.me.tally), "it brought no power: there was power"
        assert powered(replace(poured.state, event="", plant=1), CLINIC)
    dark = island(person("hunter", CLINIC, "petrol"), up=("clinic",))
    assert dict(play(dark, Do("item"), Use(0)).me.tally)["powered"] == 1


@pytest.mark.rule("SAU-POWER-07", "SAU-R-101")
@pytest.mark.parametrize(
    ("tile", "source"),
    [
        ("clinic", {"petrol": 1 << CLINIC}),
        ("clinic", {"generator": 1 << 1}),
        ("clinic", {"event": "surge_day", "sabotage": 1 << CLINIC}),
        ("bunker", {"own_power": True}),
    ],
)
def test_petrol_is_not_offered_where_it_would_never_do_anything(tile: str, source: dict[str, Any]) -> None:
    s = island(person("hunter", AT[tile], "petrol"), up=(tile,), **source)
    assert "item" not in menu(s)


# --- boat ---


@pytest.mark.rule("SAU-R-127", "SAU-COMBAT-14", "SAU-BOAT-04")
def test_from_the_boat_a_weapon_that_reaches_adjacent_fields_hits_the_neighbouring_shore_only() -> None:
    herd = [dino("pachy", "D4"), dino("gallimimus", "D5", 11), dino("gallimimus", "D6", 12, copy=2)]
    s = island(person("hunter", BOAT, "hunting_rifle", "pistol"), up=("docks",), boat=2, boat_at=SEA, dinos=herd)
    aiming = play(s, Do("attack")).state
    assert {a for a in asked(aiming).choices if isinstance(a, Aim)} == {Aim(10), Aim(11)}
    shot = play(aiming, Aim(10), faces=[1])
    assert (shot.one(e.Rolled).item, shot.state.dinos[0].damage) == ("hunting_rifle", 1)
    unarmed = island(person("hunter", BOAT, "pistol"), up=("docks",), boat=2, boat_at=SEA, dinos=herd)
    assert not {"attack", "burst"} & menu(unarmed)


@pytest.mark.rule("SAU-R-127")
def test_from_the_boat_a_dinosaur_on_the_neighbouring_shore_can_be_photographed() -> None:
    s = island(person("photographer", BOAT, "camera"), up=("docks",), boat=2, boat_at=SEA, dinos=[dino("pachy", "D5")])
    assert dict(play(s, Do("item"), Use(0)).me.tally)["photos"] == 1
    assert "item" not in menu(replace(s, dinos=(dino("pachy", "D6"),), asked=None))


@pytest.mark.rule("SAU-BOAT-07", "SAU-EVENT-08")
def test_embers_reach_the_boat_beside_a_lava_shore() -> None:
    for lava, wounds in ((1 << F["D5"], 1), (1 << F["D7"], 0)):
        s = island(person("hunter", BOAT), up=("docks",), boat=2, boat_at=SEA, lava=lava, day=("embers",), round=9)
        assert len(proceed(phase(s, 0)).me.wounds) == wounds


@pytest.mark.rule("SAU-R-125", "SAU-BOAT-01")
def test_who_uncovers_the_docks_from_afar_picks_the_boats_water_and_chance_takes_the_first() -> None:
    drone = play(island(person("hunter", "B2", "drone")), Do("item"), Use(0), Go(DOCKS)).state
    assert kinds(drone) == ((0, "mooring"),)
    assert play(drone, Go(SEA)).state.boat_at == SEA
    found = proceed(phase(island(starter=1, day=("map_found",)), 0)).state
    moored = play(found, Go(DOCKS)).state
    assert kinds(moored) == ((1, "mooring"),)
    slide = island(round=5, night=("landslide",), up=[t for t in AT if t != "docks"])
    assert proceed(phase(slide, 0)).state.boat_at == WATERS[DOCKS][0]


# --- locations ---


@pytest.mark.rule("SAU-ITEM-12", "SAU-R-091")
def test_eggs_that_an_event_laid_in_the_dark_nursery_are_picked_up_like_anywhere() -> None:
    s = island(person("hunter", NURSERY), up=("nursery",), objects=((NURSERY, "egg"), (NURSERY, "egg")))
    assert [i.key for i in play(s, Do("collect")).me.items] == ["egg"]
    own = replace(s, nursery=True, asked=None)
    assert "collect" not in menu(own)


@pytest.mark.rule("SAU-R-092", "SAU-ACT-05", "SAU-LOC-19")
def test_the_shed_gives_nobody_a_scour_that_is_not_on_their_board() -> None:
    s = island(person("photographer", AT["shed"]), up=("shed",))
    assert "scour" not in menu(s)
    assert "scour" in menu(island(person("hunter", AT["shed"], energy=(0,) * 7), up=("shed",)))


# --- death in the middle of something ---

LAST = (*up("leg", "lung", "ribs", "hand"), *down("arm"))
"""Wounds of somebody whom one more damage kills."""


@pytest.mark.rule("SAU-R-046", "SAU-DEATH-05", "SAU-R-141", "SAU-LAVA-15")
def test_a_sprint_into_lava_that_kills_ends_there_without_noise_or_a_further_step() -> None:
    s = island(person("hunter", "C5", wounds=LAST), lava=1 << F["C4"], round=5, stock=("pachy.1",))
    dead = play(s, Do("sprint"), Go(F["C4"]))
    assert (dead.me.alive, dead.me.field, dead.me.body) == (False, F["C4"], True)
    assert not dead.all(e.MarkerDrawn)
    assert kinds(dead.state) == ((1, "turn"),)


@pytest.mark.rule("SAU-R-046", "SAU-R-141", "SAU-R-094")
def test_death_in_an_action_that_an_encounter_granted_ends_the_sprint_around_it_too() -> None:
    s = island(
        person("hunter", "B3", wounds=LAST),
        encounters=1 << F["C3"],
        meetings=("shortcut",),
        dinos=[dino("allosaurus", "C3")],
        stock=("pachy.1",),
    )
    met = play(s, Do("sprint"), Go(F["C3"]))
    dead = play(met.state, Go(F["D3"]), faces=[1, 0])
    assert (dead.me.alive, dead.me.field) == (False, F["C3"])
    assert not dead.all(e.MarkerDrawn)
    assert kinds(dead.state) == ((1, "turn"),)


@pytest.mark.rule("SAU-R-023", "SAU-LAVA-23")
def test_when_the_lava_kills_the_last_player_the_game_ends_at_once() -> None:
    burnt = tuple(person(c, f, wounds=LAST) for c, f in (("hunter", "A1"), ("ranger", "A2")))
    ended = proceed(phase(island(*burnt, round=9, dinos=[dino("allosaurus", "A1")]), 1))
    assert [x.seat for x in ended.all(e.Died)] == [0, 1]
    assert (ended.state.over, ended.state.dinos[0].damage) == (True, 5)
    assert not ended.all(e.TurnBegan)


@pytest.mark.rule("SAU-R-021", "SAU-EVENT-08")
def test_a_starting_player_whom_the_event_kills_hands_its_decisions_to_the_next() -> None:
    s = island(
        person("hunter", "C3", wounds=LAST), person("ranger", "D4"), person("scientist", "D8"), day=("rock_fall",),
        ties=False, lava=mask(fields("A1-A6")), dinos=[dino("pachy", "B1")],
    )  # fmt: skip
    after = proceed(phase(s, 0)).state
    assert (after.players[0].alive, after.starter) == (False, 0)
    acting = play(after, Proceed(), Do("pass"), Do("pass")).state
    fleeing = proceed(acting).state if not GAME.prompts(acting) else acting
    assert kinds(fleeing) == ((1, "refuge"),)


@pytest.mark.rule("SAU-COOP-05", "SAU-R-160", "SAU-LAVA-23")
def test_a_cooperative_game_is_lost_in_the_middle_of_the_lava() -> None:
    s = island(person("hunter", "A1", wounds=LAST), person("ranger", "A2"), round=9, modes=("coop",))
    ended = proceed(phase(s, 1))
    assert (ended.state.over, ended.state.stack) == (True, ())
    assert ended.state.players[1].wounds == ()


# --- encounters and items at the edge ---


@pytest.mark.rule("SAU-ENC-02", "SAU-ROUND-05", "SAU-ACT-11")
def test_a_point_gained_by_an_encounter_with_none_left_keeps_the_turn_going() -> None:
    s = island(person("hunter", "B3", ap=1), encounters=1 << F["C3"], meetings=("rest",))
    rested = step(s, "C3")
    assert (rested.me.ap, kinds(rested.state)) == (1, ((0, "turn"),))


@pytest.mark.rule("SAU-R-045", "SAU-ACT-27")
def test_an_item_used_for_nothing_ends_hiding_like_any_action() -> None:
    s = island(person("hunter", "C1", "adrenaline", hidden=True))
    used = play(s, Do("item"), Use(0))
    assert (used.me.hidden, used.me.ap) == (False, 5)


@pytest.mark.rule("SAU-ENC-03", "SAU-LAVA-13", "SAU-R-033")
def test_a_marker_on_a_location_seen_from_afar_burns_with_it_and_meets_nobody() -> None:
    shed = AT["shed"]
    s = island(person("hunter", "D4"), person("ranger", "D4"), up=("shed",), encounters=1 << shed, round=12)
    burnt = proceed(phase(replace(s, lava=mask(fields("A1-A6 B2 B5 B8 B11")), eruptions=("black",)), 1)).state
    assert burnt.lava >> shed & 1
    assert burnt.encounters == 0
    entering = replace(burnt, players=(person("hunter", "C5"), burnt.players[1]), stack=s.stack, seat=0, asked=None)
    assert not step(entering, "C6").all(e.EncounterDrawn)


@pytest.mark.rule("SAU-BUNKER-03", "SAU-R-177", "SAU-LAVA-15")
def test_the_protection_of_the_bunker_ends_with_the_step_out_of_it() -> None:
    s = island(person("hunter", BUNKER), up=("bunker",), once=True, lava=1 << F["B1"], round=5)
    out = step(s, "B1")
    assert len(out.me.wounds) == 5
    assert [x.area for x in out.all(e.MarkerDrawn)] == [0]


@pytest.mark.rule("SAU-R-113", "SAU-R-114", "SAU-ENC-02")
def test_a_wound_that_an_encounter_heals_before_the_action_is_over_has_no_effect_any_more() -> None:
    cut = person("hunter", "B3", "torch", wounds=down("arm", "lung", "ribs", "hand", "leg"))
    s = island(cut, encounters=1 << F["C3"], meetings=("nest_egg",), dinos=[dino("dilophosaurus", "B3")])
    met = play(step(s, "C3", faces=[1]).state, Choose("heal"))
    assert [w.card for w in met.me.wounds if w.up] == ["arm"]
    healed = play(met.state, Pick(0))
    assert ([i.key for i in healed.me.items], kinds(healed.state)) == (["torch"], ((0, "turn"),))
    kept = play(met.state, Pick(1))
    assert [x.item for x in kept.all(e.ItemDropped)] == ["torch"]
    two = replace(cut, wounds=(*up("arm"), *down("arm", "lung", "hand", "leg")))
    both = replace(s, players=(two, s.players[1]), asked=None)
    one_left = play(step(both, "C3", faces=[1]).state, Choose("heal"), Pick(0))
    assert [x.item for x in one_left.all(e.ItemDropped)] == ["torch"], "the other broken arm still acts"


# --- goals ---

PEN = (dino("pachy", "B8"),)
HEIR = (Wound("arm"),)
MEETING = island(person("hunter", "B3"), encounters=1 << F["C3"], meetings=("fall",))
DEEDS: tuple[tuple[str, int, State, tuple[Any, ...], tuple[int, ...]], ...] = (
    ("encounters", 1, MEETING, (Do("move"), Go(F["C3"])), ()),
    ("uncovered", 1, island(person("ranger", "B1")), (Do("move"), Go(F["C2"])), ()),
    ("uncovered", 0, island(person("ranger", "B1", "drone")), (Do("item"), Use(0), Go(F["C2"])), ()),
    ("uncovered", 0, island(person("ranger", "B1"), up=("power_plant",)), (Do("move"), Go(F["C2"])), ()),
    (
        "tunnels",
        1,
        island(person("saboteur", AT["aviary"]), up=("aviary", "beach_cabin")),
        (Do("tunnel"), Go(AT["beach_cabin"])),
        (),
    ),
    ("items", 1, island(person("saboteur", "B8"), up=("ranger_station",)), (Do("search"),), ()),
    ("items", 1, island(person("saboteur", "B8"), up=("ranger_station",)), (Do("scour"), Pick(0)), ()),
    ("shots", 2, island(person("hunter", "B8", "hunting_rifle"), dinos=PEN), (Do("burst"), Use(0)), (0, 0)),
    ("shots", 0, island(person("hunter", "B8", "machete"), dinos=PEN), (Do("attack"), Use(0)), (0, 0)),
    ("kills", 1, island(person("hunter", "B8", "rail_cannon"), dinos=PEN), (Do("attack"), Use(0)), (1,)),
    ("kills_small", 1, island(person("hunter", "B8", "rail_cannon"), dinos=PEN), (Do("attack"), Use(0)), (1,)),
    ("kills_melee", 0, island(person("hunter", "B8", "rail_cannon"), dinos=PEN), (Do("attack"), Use(0)), (1,)),
    ("kills_large", 0, island(person("hunter", "B8", "rail_cannon"), dinos=PEN), (Do("attack"), Use(0)), (1,)),
    ("powered", 1, island(person("scientist", AT["power_plant"]), up=("power_plant",)), (Do("repair"),), ()),
    ("powered", 1, island(person("scientist", "B1", "generator")), (Do("item"), Use(0)), ()),
    ("repairs", 1, island(person("ranger", CLINIC), up=("clinic",), sabotage=1 << CLINIC), (Do("repair"),), ()),
    ("powered", 0, island(person("ranger", CLINIC), up=("clinic",), sabotage=1 << CLINIC), (Do("repair"),), ()),
    ("signal", 1, island(person("scientist", "B1", "satellite_phone")), (Do("item"), Use(0)), ()),
    ("helped", 1, island(person("counselor"), person("hunter", wounds=HEIR)), (Do("counselor.tend"),), ()),
    ("reloads", 1, island(person("ranger", "B8", "pistol:0"), up=("ranger_station",)), (Do("reload"),), ()),
    ("rests", 1, island(person("counselor", "B1")), (Do("rest"),), ()),
    ("noise", 3, island(person("chaotician", "D13")), (Do("move"), Go(F["D14"])), ()),
    ("reds", 0, island(person("chaotician", "D13")), (Do("move"), Go(F["D14"])), ()),
    ("shuffles", 1, island(person("chaotician", "B1"), bags=((1, 2),) * 4), (Do("chaotician.shuffle"),), ()),
    ("sabotages", 1, island(person("saboteur", CLINIC), up=("clinic",)), (Do("saboteur.sabotage"),), ()),
    ("stuns", 1, island(person("scientist", "B8", "gas_grenade"), dinos=PEN), (Do("item"), Use(0)), ()),
    ("finds", 1, island(person("palaeontologist", "C18", "brush_kit")), (Do("item"), Use(0)), ()),
)


@pytest.mark.rule("SAU-R-120", "SAU-GOAL-05", "SAU-GOAL-03", "SAU-GOAL-11")
@pytest.mark.parametrize(("count", "n", "state", "actions", "faces"), DEEDS)
def test_every_deed_counts_for_the_goal_that_names_it(
    count: str, n: int, state: State, actions: tuple[Any, ...], faces: tuple[int, ...]
) -> None:
    assert dict(play(state, *actions, faces=faces).me.tally).get(count, 0) == n


@pytest.mark.rule("SAU-R-120", "SAU-GOAL-05")
def test_red_markers_and_the_areas_entered_are_counted() -> None:
    s = island(person("chaotician", "D13"), stock=("pachy.1", "pachy.2", "gallimimus.1"))
    assert dict(step(s, "D14", markers="RBR").me.tally)["reds"] == 2
    walked = step(island(person("chaotician", "A1")), "A6").state
    back = step(walked, "A1").state
    assert (survival.count(back, 0, "areas"), survival.count(walked, 0, "areas")) == (2, 1)


# --- no limits ---


@pytest.mark.rule("SAU-R-047", "SAU-MOVE-01")
def test_a_field_that_four_players_and_six_dinosaurs_share_can_be_entered() -> None:
    others = [person(c, "B12") for c in ("ranger", "scientist", "counselor", "chaotician")]
    herd = [dino("gallimimus", "B12", 10 + i, copy=1 + i) for i in range(3)]
    herd += [dino("compsognathus", "B12", 13 + i, copy=1 + i) for i in range(3)]
    entered = step(island(person("hunter", "B1"), *others, dinos=herd), "B12")
    assert [p.field for p in entered.state.players] == [F["B12"]] * 5
    assert len(entered.state.dinos) == 6


@pytest.mark.rule("SAU-R-009", "SAU-COMP-18")
def test_more_shots_than_red_cubes_in_the_box_can_be_loaded() -> None:
    full = [person(c, "B8", *["pistol"] * 4) for c in ("ranger", "scientist", "hunter", "saboteur", "photographer")]
    empty = replace(full[0], items=(Item("pistol", 0), *full[0].items[1:]))
    s = island(empty, *full[1:], up=("ranger_station",))
    loaded = play(s, Do("reload")).state
    assert sum(i.ammo for p in loaded.players for i in p.items) == 5 * 4 * 6 == 120
