"""What single cards do, where no rule line of its own speaks of them."""

from dataclasses import replace
from typing import Any

import pytest

from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import Aim, Choose, Do, Give, Send, Stop, Use
from rules.sauria.cards.marks import DISTRACTED, NARCOTISED, STUNNED
from rules.sauria.map import BOAT
from rules.sauria.state import Body
from tests.rules.sauria.island import (
    AT,
    F,
    Played,
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
)

FAR = person("ranger", "D13")


def meet(card: str, *items: str, **more: Any) -> Played:
    """The hunter steps onto the encounter field C3, where this card lies on top."""
    s = island(person("hunter", "B3", *items, **more), encounters=1 << F["C3"], meetings=(card,))
    return step(s, "C3")


@pytest.mark.rule("SAU-ENC-08")
def test_encounters_give_items_energy_healing_and_objects() -> None:
    assert len(meet("rucksack").me.items) == 1
    assert len(meet("medic").me.items) == 1
    tired = meet("spring", energy=(0,) * 7, wounds=down("arm"))
    rested = play(tired.state, Choose("evade"), Choose("burst"))
    assert (sum(rested.me.energy), rested.me.wounds) == (2, ())
    egg = play(meet("nest_egg", wounds=down("arm")).state, Choose("heal"))
    assert egg.me.wounds == ()
    assert [i.key for i in meet("amber").me.items] == ["dna"]


@pytest.mark.rule("SAU-ENC-08")
def test_encounters_hurt_rob_and_slow_down() -> None:
    assert len(meet("fall").me.wounds) == 2
    assert meet("torn_bag", "torch").me.items == ()
    assert kinds(meet("torn_bag", "torch", "bandage").state) == ((0, "lose"),)
    assert meet("torn_bag").me.items == ()
    assert meet("quicksand").me.coming == ("-ap",)
    assert meet("dizzy").me.coming == ("dazed",)
    assert meet("rest").me.ap == 3
    assert meet("barbed_wire").me.bleeding


def test_crates_are_opened_or_left() -> None:
    s = meet("crates").state
    assert asked(s).choices == (Choose("open"), Choose("leave"))
    opened = play(s, Choose("open"))
    assert len(opened.me.items) == 1
    assert opened.all(e.NoiseMade)[0].symbols == 2
    left = play(s, Choose("leave"))
    assert left.me.items == ()
    assert left.one(e.Chosen).option == "leave"


def test_a_flashbang_stuns_and_a_carcass_distracts_what_is_here() -> None:
    herd = (dino("pachy", "C3"), dino("gallimimus", "C3", 11))
    base = island(person("hunter", "B3"), encounters=1 << F["C3"], meetings=("flash",), dinos=herd)
    chosen = play(step(base, "C3").state, Aim(11))
    assert [d.marks for d in chosen.state.dinos] == [0, STUNNED]
    calm = step(replace(base, meetings=("carcass",), asked=None), "C3")
    assert [d.marks for d in calm.state.dinos] == [DISTRACTED, DISTRACTED]


def test_sleeping_gas_narcotises_all_and_overrides_a_stun() -> None:
    s = island(
        person("scientist", "B2", "gas_grenade"), dinos=[dino("pachy", "B2", marks=STUNNED), dino("gallimimus", "B2", 11)]
    )
    assert [d.marks for d in play(s, Do("item"), Use(0)).state.dinos] == [NARCOTISED, NARCOTISED]


def test_bait_distracts_one_and_a_jammer_fills_the_bag() -> None:
    s = island(person("hunter", "B2", "bait"), dinos=[dino("allosaurus", "B2"), dino("pachy", "B2", 11)])
    baited = play(s, Do("item"), Use(0), Aim(10))
    assert [d.marks for d in baited.state.dinos] == [DISTRACTED, 0]
    s = island(person("hunter", "B3", "jammer"), bags=((1, 2), (8, 2), (8, 2), (8, 2)))
    assert play(s, Do("item"), Use(0)).state.bags[0] == (8, 2)


@pytest.mark.rule("SAU-WEAPON-08")
def test_the_workbench_and_the_printer_refill_any_weapon_anywhere() -> None:
    s = island(person("hunter", AT["hunting_lodge"], "shotgun:0", "rail_cannon:0"), up=("hunting_lodge",))
    bench = play(s, Do("hunting_lodge.bench"), Use(1))
    assert [i.ammo for i in bench.me.items] == [0, 1]
    s = island(person("hunter", "C1", "shotgun:0", "ammo_printer"))
    assert play(s, Do("item"), Use(1)).me.items[0].ammo == 4


@pytest.mark.rule("SAU-R-105")
def test_the_second_roll_of_a_burst_may_use_another_weapon_or_be_left() -> None:
    s = island(person("scientist", "B2", "shotgun:1", "machete", "wrench"), dinos=[dino("pachy", "B2")])
    asking = play(s, Do("burst"), Use(0), faces=[0, 0]).state
    other = play(asking, Use(2), faces=[1, 0])
    assert [x.item for x in other.all(e.Rolled) if x.why == "attack"] == ["wrench"]
    assert not play(asking, Stop()).all(e.Rolled)


@pytest.mark.rule("SAU-R-045")
def test_a_hidden_player_who_trades_is_seen() -> None:
    s = island(person("hunter", "B2", "torch", hidden=True), person("ranger", "B2"))
    from rules.sauria.actions import Accept

    offered = play(s, Do("trade"), Give(0), Send())
    assert offered.me.hidden
    assert not play(offered.state, Accept()).me.hidden


@pytest.mark.rule("SAU-R-027", "SAU-R-097")
def test_a_deck_that_runs_out_is_made_of_its_used_cards() -> None:
    s = phase(island(day=(), past=("fog", "rock_fall", "clear_sky")), 0)
    played = proceed(s)
    shown = played.one(e.EventRevealed)
    assert (shown.card, shown.reshuffled) == ("clear_sky", ("rock_fall", "clear_sky"))
    assert (played.state.day, played.state.past) == (("rock_fall",), ("fog",))
    assert GAME.scrub(shown, None) == e.EventRevealed("clear_sky", False, ("?", "?"))
    again = step(island(person("hunter", "B3"), encounters=1 << F["C3"], meetings=(), met=("fall", "survivor")), "C3")
    assert again.state.met == ("survivor",)
    assert again.state.meetings == ("fall",)
    drawn = again.one(e.EncounterDrawn)
    assert GAME.scrub(drawn, None) == e.EncounterDrawn(0, "survivor", ("?", "?"))


def test_the_sample_kit_takes_dna_from_bodies_and_lying_dinosaurs() -> None:
    s = island(person("scientist", "B2", "sample_kit"), bodies=(Body("pachy.1", F["B2"]),))
    assert [i.key for i in play(s, Do("item"), Use(0)).me.items] == ["sample_kit", "dna"]
    lying = island(person("scientist", "B2", "sample_kit"), dinos=[dino("pachy", "B2", marks=STUNNED)])
    assert "item" in menu(lying)
    assert "item" not in menu(island(person("scientist", "B2", "sample_kit"), dinos=[dino("pachy", "B2")]))


def test_the_brush_kit_finds_once_per_jungle_field() -> None:
    s = island(person("palaeontologist", "C18", "brush_kit"))
    found = play(s, Do("item"), Use(0))
    assert (dict(found.me.tally)["finds"], found.me.ap, found.state.dug) == (1, 1, 1 << F["C18"])
    again = replace(found.state, players=(replace(found.me, ap=3), found.state.players[1]), asked=None)
    assert "item" not in menu(again)


def test_the_camera_counts_species_once() -> None:
    s = island(person("photographer", "B2", "camera"), dinos=[dino("allosaurus", "B2")])
    twice = play(play(s, Do("item"), Use(0)).state, Do("item"), Use(0))
    tally = dict(twice.me.tally)
    assert (tally["photos"], tally["photos_species"], tally["photos_large_carnivore"]) == (2, 1, 2)
    assert tally["photos_large"] == 2
    calf = island(person("photographer", "B2", "camera"), dinos=[dino("pachy", "B3")])
    assert "photos_large" not in dict(play(calf, Do("item"), Use(0)).me.tally)


def test_adrenaline_gives_points_now_and_the_radio_reads_the_next_event() -> None:
    s = island(person("ranger", "B2", "adrenaline", "field_radio"), day=("fog", "rock_fall"))
    assert play(s, Do("item"), Use(0)).me.ap == 5
    heard = play(s, Do("item"), Use(1))
    assert heard.me.peek == ("event", "rock_fall")
    gone = proceed(phase(heard.state, 0)).state
    assert gone.players[0].peek == ("", "")


@pytest.mark.rule("SAU-DINO-01")
def test_a_landslide_uncovers_a_location_nobody_entered() -> None:
    s = phase(island(round=5, night=("landslide",), encounters=0), 0)
    played = proceed(s, picks=[6])
    shown = played.one(e.Uncovered)
    assert (shown.tile, shown.by, shown.marker) == ("shed", -1, True)


def test_on_the_boat_there_is_nothing_to_dig_or_to_shuffle_back() -> None:
    bags = ((1, 1),) * 4
    s = island(person("photographer", BOAT, "brush_kit", "jammer"), boat=2, boat_at=65, up=("docks",), bags=bags)
    assert "item" not in menu(s)
    assert "item" in menu(replace(s, players=(replace(s.players[0], field=F["D4"]), s.players[1]), asked=None))


def test_a_guess_keeps_the_card_that_was_seen_on_top() -> None:
    s = island(person("hunter", "B5"), up=("visitor_centre",), eruptions=("blue", "red", "white"), erupted=())
    seen = play(s, Do("visitor_centre.map")).state
    assert seen.players[0].peek == ("lava", "white")
    from rules.core.chance import Chance

    tops = {GAME.guess(GAME.view(seen, 0), Chance(f"guess{i}")).eruptions[-1] for i in range(20)}
    others = {GAME.guess(GAME.view(seen, 1), Chance(f"guess{i}")).eruptions[-1] for i in range(20)}
    assert tops == {"white"}
    assert len(others) > 1
