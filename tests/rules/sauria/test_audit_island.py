"""Odd combinations of the island's chapters: boat, bunker, lava, power, events and encounters meeting each other."""

from dataclasses import replace
from typing import Any

import pytest

from rules.sauria import events as e
from rules.sauria.actions import Aim, Do, Go, Use
from rules.sauria.map import BOAT, WATERS
from rules.sauria.places import powered
from tests.rules.sauria.island import AT, F, asked, dino, island, kinds, menu, person, phase, play, proceed

DOCKS, NURSERY, CLINIC = AT["docks"], AT["nursery"], AT["clinic"]
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
    down = [f for f in AT.values() if f != DOCKS]
    slide = island(round=5, night=("landslide",), up=[t for t, f in AT.items() if f in down])
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
