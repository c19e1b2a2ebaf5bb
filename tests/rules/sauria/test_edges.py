"""The edges of rules that other tests passed by, found by small mistakes in the code (docs/evidence/sauria-mutation.md)."""

from dataclasses import replace
from typing import Any

import pytest

from rules.core.chance import Chance
from rules.core.game import Illegal, Move, Proceed
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import Aim, Do, Go
from rules.sauria.ahead import basis
from rules.sauria.cards.marks import DISTRACTED, PANICKED
from rules.sauria.events import LavaPlaced
from rules.sauria.map import AREA, BOAT, LOCATIONS, mask
from rules.sauria.noise import terrain
from rules.sauria.outlook import outlook
from rules.sauria.prey import nearest_kin
from rules.sauria.survival import FEW_ENERGY, count
from tests.rules.sauria.island import AT, F, asked, dino, down, hunting, island, menu, person, phase, play, proceed, step


@pytest.mark.rule("SAU-NOISE-15", "SAU-R-034")
def test_a_jungle_under_lava_has_no_jungle_symbol_and_brings_no_noise() -> None:
    assert terrain(island(), F["C9"]) == (1, 0)
    assert terrain(island(lava=1 << F["C9"]), F["C9"]) == (0, 0)
    assert terrain(island(lava=1 << F["C10"]), F["C9"]) == (1, 0)


def test_the_outlook_of_what_makes_no_noise_has_no_chance_of_a_red_marker() -> None:
    s = island(person("hunter", "B1"))
    assert (outlook(s, 0, "quiet", F["C1"]).noise, outlook(s, 0, "quiet", F["C1"]).red) == (0, 0.0)
    assert outlook(s, 0, "move", F["C3"]).red > 0
    aboard = island(person("hunter", BOAT), boat=2, boat_at=65)
    assert outlook(aboard, 0, "burst").red == 0.0


@pytest.mark.rule("SAU-POWER-04", "SAU-BUNKER-03", "SAU-R-091")
def test_repairing_the_power_plant_gives_the_bunker_and_the_nursery_power_at_once() -> None:
    s = island(person("ranger", AT["power_plant"]), up=("power_plant", "bunker", "nursery"))
    assert (s.once, s.nursery) == (False, False)
    played = play(s, Do("repair"))
    assert (played.state.once, played.state.nursery) == (True, True)
    assert played.one(e.BunkerOn) == e.BunkerOn(AT["bunker"])
    assert played.one(e.ObjectsLaid) == e.ObjectsLaid(AT["nursery"], "egg", 2, True)


@pytest.mark.rule("SAU-ROUND-03", "SAU-R-018")
def test_the_event_of_a_new_round_says_whether_it_is_night() -> None:
    nights = {n: proceed(phase(island(round=n - 1, event="calm"), 4)).one(e.RoundBegan).night for n in (4, 5, 8, 9, 13)}
    assert nights == {4: False, 5: True, 8: True, 9: False, 13: True}


def test_the_table_cannot_go_on_while_somebody_is_asked() -> None:
    s = island()
    by_itself: Move[Any] = Move(None, Proceed())
    by_somebody: Move[Any] = Move(0, Proceed())
    for state, move in ((s, by_itself), (phase(s, 2), by_somebody)):
        with pytest.raises(Illegal):
            GAME.apply(state, move, Chance("forged"))


@pytest.mark.rule("SAU-R-050")
def test_only_equals_of_the_strongest_attackers_are_put_in_order() -> None:
    strong, weak = dino("tyrannosaurus", "B1", 10), [dino("carnotaurus", "B1", 11), dino("carnotaurus", "B1", 12, copy=2)]
    s = island(person("hunter", "B1"), dinos=[strong, *weak], ties=False)
    left = step(s, "C1").state
    assert (asked(left).kind, asked(left).choices) == ("order", (Aim(11), Aim(12)))
    assert [x.by for x in step(s, "C1").all(e.Rolled)] == [10]


@pytest.mark.rule("SAU-R-151")
def test_a_distracted_or_panicked_carnivore_joins_no_fight() -> None:
    beasts = [dino("tyrannosaurus", "C10", 10), dino("giganotosaurus", "C10", 11), dino("stegosaurus", "C10", 12)]
    far = (person("hunter", "D1"), person("scientist", "D2"))

    def fighters(marks: int) -> set[int]:
        s = hunting(*far, dinos=[beasts[0], replace(beasts[1], marks=marks), beasts[2]])
        return {x.by for x in proceed(s).all(e.Rolled)} - {12}

    assert fighters(0) == {10, 11}
    assert fighters(DISTRACTED) == {10}
    assert fighters(PANICKED) == {10}


@pytest.mark.rule("SAU-PACK-01")
def test_of_two_kin_at_the_same_distance_both_are_the_nearest() -> None:
    pack = [dino("raptor", "C1", 10), dino("raptor", "C3", 11, copy=2), dino("raptor", "C17", 12, copy=3)]
    s = island(dinos=pack)
    away, kin = nearest_kin(s, pack[0])
    assert (away, set(kin)) == (2, {11, 12})


@pytest.mark.rule("SAU-R-120")
def test_the_goal_of_little_energy_is_met_at_its_limit_and_not_above() -> None:
    def met(energy: int) -> int:
        return count(island(person("hunter", energy=(energy, 0, 0, 0, 0, 0, 0)), over=True), 0, "energy_free")

    assert (met(FEW_ENERGY), met(FEW_ENERGY + 1)) == (1, 0)


@pytest.mark.rule("SAU-SETUP-01")
def test_each_seat_wishes_a_character_of_its_own() -> None:
    assert [option.name for option in GAME.options if option.per_seat] == ["character"]


@pytest.mark.rule("SAU-DECK-12")
def test_of_a_searched_deck_others_see_its_number_of_cards_only() -> None:
    found = e.DinosaurPlaced(10, "stegosaurus.1", F["C9"], "deck", ("carnotaurus.1", "stegosaurus.2"))
    assert GAME.scrub(found, 0) == GAME.scrub(found, None) == replace(found, stock=("?", "?"))


@pytest.mark.rule("SAU-EVENT-04")
def test_a_nest_lies_on_a_location_that_no_lava_has_reached() -> None:
    dry = F["D2"]
    s = phase(island(lava=mask([f for f in LOCATIONS if f != dry]), day=("nest",)), 0)
    assert proceed(s).one(e.ObjectsLaid) == e.ObjectsLaid(dry, "egg", 2)


def test_what_a_plan_stands_on_reaches_to_the_shore_when_the_figure_is_aboard() -> None:
    s = island(person("hunter", BOAT), dinos=[dino("stegosaurus", "C9")], boat=2, boat_at=65)
    prompt = asked(s)
    before = basis(GAME.view(s, 0), prompt, Do("quiet"))
    for where, same in (("D4", False), ("C10", True)):
        moved = replace(s, dinos=(dino("stegosaurus", where),), asked=None)
        assert (basis(GAME.view(moved, 0), prompt, Do("quiet")) == before) is same, where
    assert Go(F["D4"]) in asked(play(s, Do("quiet")).state).choices


@pytest.mark.rule("SAU-ITEM-09")
def test_who_has_nothing_is_told_that_there_is_nothing_to_discard() -> None:
    assert [(r.rule, r.about) for r in GAME.refusals(island(), 0) if r.what == "discard"] == [("SAU-ITEM-09", ("no item",))]
    held = island(person("hunter", "B2", "torch"))
    assert not [r for r in GAME.refusals(held, 0) if r.what == "discard"]


def test_what_was_seen_on_top_of_the_dinosaur_deck_is_forgotten_when_it_is_drawn_and_only_then() -> None:
    s = island(person("palaeontologist", "B1"), bags=((7, 1),) * 4)
    seen = play(s, Do("palaeontologist.peek"))
    top = seen.state.stock[-1]
    assert seen.me.peek == ("dinosaur", top)
    assert step(seen.state, "C18", markers="B").me.peek == ("dinosaur", top)
    assert step(seen.state, "C18", markers="R").me.peek == ("", "")


@pytest.mark.rule("SAU-R-115")
def test_an_empty_deck_gives_nothing_so_its_locker_is_not_opened() -> None:
    s = island(person("hunter", AT["armoury"]), up=("armoury",), generator=0b1111, items=((), (), (), ()))
    assert "armoury.locker" not in menu(s)
    full = replace(s, items=(("torch",),) * 4, asked=None)
    assert "armoury.locker" in menu(full)


@pytest.mark.rule("SAU-R-106")
def test_the_kill_of_a_large_carnivore_counts_as_what_it_is() -> None:
    big = dino("allosaurus", "B8", damage=5)
    s = island(person("hunter", "B8", "rail_cannon"), dinos=[big])
    tally = dict(play(s, Do("attack"), faces=[1]).me.tally)
    assert {key: n for key, n in tally.items() if key.startswith("kills")} == {
        "kills": 1, "kills_large": 1, "kills_large_carnivore": 1,
    }  # fmt: skip
    grazer = island(person("hunter", "B8", "rail_cannon"), dinos=[dino("ankylosaurus", "B8")])
    assert "kills_large_carnivore" not in dict(play(grazer, Do("attack"), faces=[1]).me.tally)


@pytest.mark.rule("SAU-R-033")
def test_lava_destroys_the_objects_of_its_fields_and_leaves_the_others() -> None:
    s = island(person("hunter", "D1"), objects=((F["A1"], "egg"), (F["C9"], "dna"), (F["D20"], "egg")))
    flowed = LavaPlaced((F["A1"], F["B1"]), False)
    assert GAME.evolve(s, (flowed,)).objects == ((F["C9"], "dna"), (F["D20"], "egg"))


@pytest.mark.rule("SAU-ACT-25", "SAU-ACT-26")
def test_why_nobody_hides_who_is_hidden_or_bleeds() -> None:
    def why(**more: Any) -> list[str]:
        return [r.rule for r in GAME.refusals(island(person("hunter", "B1", **more)), 0) if r.what == "hide"]

    assert (why(), why(hidden=True), why(bleeding=True)) == ([], ["SAU-ACT-25"], ["SAU-ACT-26"])


@pytest.mark.rule("SAU-POWER-06")
def test_a_second_generator_in_an_area_that_has_one_is_not_offered() -> None:
    s = island(person("hunter", "C9", "generator"))
    area = AREA[F["C9"]]
    assert "item" in menu(s)
    assert "item" not in menu(replace(s, generator=1 << area, asked=None))
    assert "item" in menu(replace(s, generator=0b1111 & ~(1 << area), asked=None))


@pytest.mark.rule("SAU-WOUND-04")
def test_an_item_is_said_to_be_lost_by_the_wound_that_took_it() -> None:
    hurt = person("hunter", "B1", "torch", wounds=down("arm", "cut", "leg", "lung", "hand"))
    s = hunting(hurt, dinos=[dino("raptor", "B1")])
    assert proceed(s, faces=[1]).one(e.ItemDropped) == e.ItemDropped(0, 0, "torch", "wound")
    bag = island(person("hunter", "B3", "torch"), encounters=1 << F["C3"], meetings=("torn_bag",))
    assert step(bag, "C3").one(e.ItemDropped) == e.ItemDropped(0, 0, "torch", "discarded")


def test_the_outlook_of_a_movement_without_a_field_is_that_of_where_the_figure_stands() -> None:
    s = island(person("hunter", "C9"), round=5)
    here = outlook(s, 0, "move")
    assert (here.area, here.noise, here.unknown, here.lava) == (AREA[F["C9"]], 1, False, False)
