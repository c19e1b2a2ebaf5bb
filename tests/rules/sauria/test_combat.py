"""Attacks, weapons, wounds, items (chapters Combat, Weapons, Life Points, Items); examples EX-03, EX-11 to EX-14."""

from dataclasses import replace

import pytest

from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import Accept, Aim, Back, Choose, Do, Drop, Give, Go, Pick, Send, Use
from rules.sauria.cards.items import DECKS, ITEMS
from rules.sauria.cards.marks import AGGRESSIVE, NARCOTISED, STUNNED
from rules.sauria.cards.wounds import WOUNDS
from rules.sauria.combat import dice_of, still_held, weapons
from rules.sauria.dice import NR, hits, odds
from rules.sauria.effects import Bleed
from rules.sauria.frames import Assault
from rules.sauria.inventory import load, reloadable, spaces
from rules.sauria.map import BOAT
from rules.sauria.means import cost
from rules.sauria.state import Item, State
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
    up,
)

FAR = person("ranger", "D13")


@pytest.mark.rule("SAU-COMBAT-01", "SAU-COMBAT-02", "SAU-COMBAT-03", "SAU-COMBAT-04")
def test_blank_faces_miss_hits_add_up_and_no_retreat_is_a_hit_unless_somebody_leaves() -> None:
    assert hits((0, 0)) == 0
    assert hits((2, 1, NR)) == 4
    assert hits((2, 1, NR), leaving=True) == 3
    s = island(person("scientist", "B2", "shotgun"), dinos=[dino("pachy", "B2")])
    missed = play(s, Do("attack"), Use(0), faces=[0, 0])
    assert (missed.one(e.Rolled).damage, missed.me.ap, missed.me.items[0].ammo) == (0, 2, 3)
    assert round(odds("RY")[0], 3) == 0.833
    assert round(odds("RYG", leaving=True)[1], 3) == 0.167


@pytest.mark.rule("SAU-DINO-09", "SAU-COMBAT-09")
def test_a_ceratosaurus_attacks_with_red_yellow_and_green() -> None:
    """EX-11."""
    s = hunting(person("hunter", "D1"), FAR, dinos=[dino("ceratosaurus", "D1")])
    roll = proceed(s, faces=[0, 1, NR]).one(e.Rolled)
    assert sorted(roll.dice) == ["G", "R", "Y"]
    assert roll.damage == 2


@pytest.mark.rule("SAU-COMBAT-10", "SAU-COMBAT-14", "SAU-R-110")
def test_melee_needs_the_same_field_and_only_some_ranged_weapons_reach_the_next_one() -> None:
    s = island(
        person("scientist", "D1", "machete", "pistol", "tranquilliser_pistol"),
        dinos=[dino("pachy", "D2"), dino("pachy", "D1", 11, copy=2)],
    )
    assert weapons(s, 0, s.dinos[0]) == (2,)
    assert weapons(s, 0, s.dinos[1]) == (0, 1, 2, -1)
    assert [d.id for d in s.dinos if weapons(island(person("scientist", "D1", "machete"), dinos=s.dinos), 0, d)] == [11]


@pytest.mark.rule("SAU-COMBAT-11", "SAU-R-103")
def test_a_melee_attack_that_does_not_kill_is_answered_at_once_with_normal_dice() -> None:
    s = island(person("scientist", "B2", "machete"), dinos=[dino("ceratosaurus", "B2")])
    played = play(s, Do("attack"), faces=[0, 0, 1, NR])
    assert [(x.by, x.why, x.damage) for x in played.all(e.Rolled)] == [(0, "attack", 0), (10, "counter", 2)]
    assert len(played.me.wounds) == 2
    weak = replace(s, dinos=(dino("ceratosaurus", "B2", damage=4),), asked=None)
    assert [x.why for x in play(weak, Do("attack"), faces=[1]).all(e.Rolled)] == ["attack"], "a killed one does not answer"


@pytest.mark.rule("SAU-COMBAT-12", "SAU-BEHAV-09")
@pytest.mark.parametrize("marks", [STUNNED, NARCOTISED])
def test_lying_dinosaurs_never_answer(marks: int) -> None:
    s = island(person("scientist", "B2", "machete"), dinos=[dino("ceratosaurus", "B2", marks=marks)])
    assert len(play(s, Do("attack"), faces=[0]).all(e.Rolled)) == 1


@pytest.mark.rule("SAU-COMBAT-13")
def test_ranged_attacks_are_not_answered() -> None:
    s = island(person("scientist", "B2", "pistol"), dinos=[dino("ceratosaurus", "B2")])
    assert len(play(s, Do("attack"), faces=[0]).all(e.Rolled)) == 1


@pytest.mark.rule("SAU-COMBAT-15", "SAU-COMBAT-16", "SAU-WEAPON-01", "SAU-WEAPON-03")
def test_fists_roll_green_against_small_ones_only_and_large_ones_need_a_weapon_with_a_value() -> None:
    s = island(person("scientist", "B2", "wrench"), dinos=[dino("pachy", "B2"), dino("ceratosaurus", "B2", 11)])
    assert dice_of(s, 0, -1, s.dinos[0]) == "G"
    assert weapons(s, 0, s.dinos[1]) == ()
    assert dice_of(s, 0, 0, s.dinos[0]) == "Y"
    assert Aim(11) not in asked(play(s, Do("attack")).state).choices


@pytest.mark.rule("SAU-COMBAT-17", "SAU-R-104")
def test_the_player_chooses_the_target_and_only_it_answers() -> None:
    s = island(person("scientist", "B2", "machete"), dinos=[dino("ceratosaurus", "B2"), dino("allosaurus", "B2", 11)])
    played = play(s, Do("attack"), Aim(11), faces=[0, 0, 0])
    assert [x.by for x in played.all(e.Rolled)] == [0, 11]


@pytest.mark.rule("SAU-COMBAT-18", "SAU-R-105")
def test_a_burst_rolls_twice_on_one_target_each_melee_roll_is_answered_and_a_kill_ends_it() -> None:
    s = island(person("scientist", "B2", "machete"), dinos=[dino("pachy", "B2")])
    played = play(s, Do("burst"), Use(0), faces=[0, 0, 1, 0])
    assert [x.why for x in played.all(e.Rolled)] == ["attack", "counter", "attack", "counter"]
    names = [type(x).__name__ for x in played.events]
    assert names.index("MarkerDrawn") > max(i for i, n in enumerate(names) if n == "Rolled")
    weak = replace(s, dinos=(dino("pachy", "B2", damage=2),), asked=None)
    assert len(play(weak, Do("burst"), Use(0), faces=[1]).all(e.Rolled)) == 1


@pytest.mark.rule("SAU-R-105")
@pytest.mark.parametrize(
    ("items", "slot"),
    [(("wrench", "machete"), 1), (("machete",), 0), (("machete", "wrench"), 0), (("wrench",), -2), ((), -2)],
)
def test_the_second_roll_finds_its_weapon_again_after_an_item_was_lost(items: tuple[str, ...], slot: int) -> None:
    s = island(person("scientist", "B2", *items), dinos=[dino("pachy", "B2")])
    prey = s.dinos[0]
    frame = Assault(0, prey.id, 1, 1, "machete")
    assert still_held(s, frame, weapons(s, 0, prey)) == slot


@pytest.mark.rule("SAU-R-105")
def test_when_the_ammunition_ends_between_the_rolls_another_weapon_may_go_on() -> None:
    s = island(person("scientist", "B2", "shotgun:1", "machete", "wrench"), dinos=[dino("iguanodon", "B2")])
    played = play(s, Do("burst"), Use(0), Use(1), faces=[0])
    assert [x.item for x in played.all(e.Rolled) if x.why == "attack"] == ["shotgun", "machete"]
    small = island(person("scientist", "B2", "shotgun:1", "machete", "wrench"), dinos=[dino("pachy", "B2")])
    played = play(small, Do("burst"), Use(0), faces=[0, 0])
    assert set(asked(played.state).choices) >= {Use(1), Use(2), Use(-1)}
    last = island(person("scientist", "B2", "shotgun:1"), dinos=[dino("iguanodon", "B2")])
    assert len(play(last, Do("burst"), faces=[0]).all(e.Rolled)) == 1


@pytest.mark.rule("SAU-COMBAT-20")
def test_players_do_not_fight_back() -> None:
    s = hunting(person("hunter", "D1", "shotgun"), FAR, dinos=[dino("allosaurus", "D1")])
    played = proceed(s, faces=[1, 1])
    assert [x.by for x in played.all(e.Rolled)] == [10]
    assert played.state.dinos[0].damage == 0


@pytest.mark.rule("SAU-COMBAT-22", "SAU-R-106")
def test_the_kill_belongs_to_who_brings_the_last_life_point_down() -> None:
    s = island(person("scientist", "B2", "machete"), dinos=[dino("pachy", "B2", damage=2)])
    played = play(s, Do("attack"), Use(0), faces=[1])
    assert played.one(e.DinosaurDied).by == 0
    assert dict(played.me.tally)["kills"] == 1
    assert dict(played.me.tally)["kills_melee"] == 1


@pytest.mark.rule("SAU-WEAPON-02", "SAU-R-107", "SAU-WEAPON-01")
def test_one_attack_uses_one_weapon_named_before_rolling() -> None:
    s = island(person("scientist", "B2", "shotgun", "machete"), dinos=[dino("pachy", "B2")])
    s = play(s, Do("attack")).state
    assert asked(s).kind == "weapon"
    assert play(s, Use(1), faces=[0, 0]).all(e.Rolled)[0].dice == "Y"


@pytest.mark.rule("SAU-WEAPON-04", "SAU-WEAPON-09")
def test_melee_weapons_never_run_out_and_no_weapon_costs_points_of_its_own() -> None:
    """EX-03."""
    s = island(person("scientist", "B2", "machete"), dinos=[dino("iguanodon", "B2")])
    for _ in range(3):
        played = play(s, Do("attack"), faces=[0, 0, 0])
        assert played.me.items == s.players[0].items
        assert not played.all(e.AmmoChanged)
        s = played.state
    assert all(i.ap is None for i in ITEMS.values() if i.weapon)
    assert kinds(s) == ((1, "turn"),)


@pytest.mark.rule("SAU-WEAPON-05", "SAU-WEAPON-10", "SAU-WEAPON-08")
def test_a_drawn_shotgun_has_four_shots_and_is_reloaded_at_ranger_locations() -> None:
    """EX-12."""
    s = island(person("scientist", "B8"), up=("ranger_station", "garage"), items=((), (), ("shotgun",), ()))
    played = play(s, Do("search"))
    assert [(i.key, i.ammo) for i in played.me.items] == [("shotgun", 4)]
    spent = island(person("scientist", "B8", "shotgun:0"), up=("ranger_station", "garage"))
    assert reloadable(spent, 0) == (0,)
    assert reloadable(replace(spent, players=(replace(spent.players[0], field=F["B11"]), FAR)), 0) == ()


@pytest.mark.rule("SAU-WEAPON-06", "SAU-WEAPON-07")
def test_every_attack_uses_one_shot_a_burst_two_and_without_shots_there_is_no_attack() -> None:
    s = island(person("scientist", "B2", "shotgun:3"), dinos=[dino("iguanodon", "B2")])
    s = play(s, Do("attack"), faces=[0]).state
    s = play(s, Do("burst"), faces=[0, 0]).state
    assert s.players[0].items[0].ammo == 0
    assert "attack" not in menu(s)


@pytest.mark.rule("SAU-WEAPON-11", "SAU-R-174", "SAU-WEAPON-12", "SAU-WEAPON-13")
def test_printed_weapons() -> None:
    """EX-13."""
    rifle, machete, wrench = (ITEMS[k].weapon for k in ("assault_rifle", "machete", "wrench"))
    assert rifle is not None
    assert machete is not None
    assert wrench is not None
    assert rifle.ammo == 6
    assert (machete.large, machete.ammo) == ("G", 0)
    assert (wrench.small, wrench.large, wrench.ammo) == ("Y", "", 0)
    s = island(person("scientist", AT["power_plant"], "wrench"), up=("power_plant",))
    assert cost(s, 0, "repair") == 1


@pytest.mark.rule("SAU-WEAPON-14", "SAU-R-109", "SAU-R-110")
def test_the_tranquilliser_pistol_stuns_without_damage_also_from_the_next_field() -> None:
    s = island(person("scientist", "D1", "tranquilliser_pistol"), dinos=[dino("ceratosaurus", "D2")])
    played = play(s, Do("attack"), faces=[2])
    assert played.state.dinos[0].marks & STUNNED
    assert (played.state.dinos[0].damage, played.one(e.Rolled).damage) == (0, 0)
    assert played.me.items[0].ammo == 2
    assert dict(played.me.tally)["stuns_large_carnivore"] == 1
    assert not play(s, Do("attack"), faces=[0]).state.dinos[0].marks & STUNNED
    rifle = island(person("scientist", "D1", "tranquilliser_rifle"), dinos=[dino("ceratosaurus", "D2")])
    assert play(rifle, Do("attack"), faces=[0, NR]).state.dinos[0].marks & NARCOTISED


@pytest.mark.rule("SAU-WEAPON-15", "SAU-R-111", "SAU-R-142")
def test_ammunition_stays_on_a_looted_weapon() -> None:
    dead = person("ranger", "B2", "shotgun:2", alive=False, body=True)
    played = play(island(person("hunter", "B2"), dead), Do("loot"))
    assert (played.me.items[0].key, played.me.items[0].ammo, played.me.ap) == ("shotgun", 2, 2)
    assert played.state.players[1].items == ()
    traders = island(person("hunter", "B2", "shotgun:2", "pistol:1"), person("ranger", "B2"))
    swapped = play(traders, Do("trade"), Give(0), Send(), Accept())
    assert swapped.state.players[1].items == (Item("shotgun", 2),)


@pytest.mark.rule("SAU-ITEM-18")
def test_the_rail_cannon_kills_any_dinosaur_and_urine_distracts() -> None:
    s = island(person("scientist", "B2", "rail_cannon"), dinos=[dino("tyrannosaurus", "B2")])
    played = play(s, Do("attack"), faces=[1])
    assert played.state.dinos == ()
    assert played.me.items[0].ammo == 0
    s = island(person("scientist", "B2", "urine"), dinos=[dino("tyrannosaurus", "B2")])
    assert not step(play(s, Do("item"), Use(0)).state, "B1").all(e.Rolled)


def emily() -> State:
    """EX-14: the scientist with rifle (2 shots), machete, 4 face-down wounds, beside the jungle C18."""
    p = person("scientist", "B1", "assault_rifle:2", "machete", wounds=down("arm", "leg", "lung", "hand"))
    return island(
        p, person("hunter", "D13", "tranquilliser_pistol"), stock=("ceratosaurus.1",), wounds=("cut",) * 20 + ("ribs",)
    )


@pytest.mark.rule("SAU-NOISE-04", "SAU-DINO-11", "SAU-COMBAT-18", "SAU-WEAPON-07", "SAU-NOISE-11")
def test_the_combat_example_up_to_the_burst() -> None:
    """EX-14 a to c."""
    played = step(emily(), "C18", markers="R")
    assert [(d.card, d.field) for d in played.state.dinos] == [("ceratosaurus.1", F["C18"])]
    assert not played.all(e.Rolled)
    played = play(
        replace(played.state, stock=("pachy.1",), asked=None), Do("burst"), Use(0), faces=[2, 1, 1, 0], markers="B"
    )
    assert [x.damage for x in played.all(e.Rolled)] == [3, 1]
    assert (played.me.items[0].ammo, played.state.dinos[0].damage, played.me.ap) == (0, 4, 1)
    assert [x.red for x in played.all(e.MarkerDrawn)] == [False]


@pytest.mark.rule("SAU-COMBAT-11", "SAU-WOUND-03", "SAU-WOUND-08", "SAU-WOUND-07", "SAU-WOUND-11")
def test_the_combat_example_the_machete_the_answer_and_the_broken_arm() -> None:
    """EX-14 d to f."""
    s = step(emily(), "C18", markers="R").state
    s = replace(s, dinos=(replace(s.dinos[0], damage=4),), players=(replace(s.players[0], ap=1), s.players[1]), asked=None)
    played = play(s, Do("attack"), Use(1), faces=[0, 0, 2, 0])
    assert [x.why for x in played.all(e.Rolled)] == ["attack", "counter"]
    assert [type(x).__name__ for x in played.events if isinstance(x, e.WoundDrawn | e.WoundTurned)] == [
        "WoundDrawn",
        "WoundTurned",
    ]
    assert played.one(e.WoundTurned).card == "arm"
    assert asked(played.state).kind == "lose"
    assert [i.key for i in play(played.state, Drop(0)).me.items] == ["machete"]


@pytest.mark.rule("SAU-WOUND-03", "SAU-WOUND-05", "SAU-ROUND-11", "SAU-BEHAV-07", "SAU-MOVE-13")
def test_the_combat_example_the_next_round() -> None:
    """EX-14 g to i."""
    p = person("scientist", "C18", "machete", wounds=(*up("arm"), *down("leg", "lung", "hand", "cut")))
    s = hunting(p, person("hunter", "C18", "tranquilliser_pistol"), dinos=[dino("ceratosaurus", "C18", damage=4)], starter=0)
    s = replace(s, players=(replace(p, entered=1), replace(s.players[1], entered=2, field=F["D13"])), asked=None)
    played = proceed(s, faces=[1, 2, 0])
    assert sum(w.up for w in played.me.wounds) == 4
    assert played.me.alive
    isaac = island(
        person("hunter", "C1", "tranquilliser_pistol"), replace(played.me, field=F["C18"]), dinos=played.state.dinos
    )
    shot = play(isaac, Do("attack"), faces=[1])
    assert shot.state.dinos[0].marks & STUNNED
    mine = replace(shot.state, players=(shot.state.players[1], shot.state.players[0]), stack=island().stack, asked=None)
    mine = replace(mine, players=(replace(mine.players[0], ap=3), mine.players[1]), seat=0)
    assert len(play(mine, Do("attack"), faces=[0]).all(e.Rolled)) == 1
    assert not step(mine, "C1").all(e.Rolled)


@pytest.mark.rule("SAU-WOUND-02", "SAU-WOUND-08", "SAU-WOUND-03", "SAU-R-112")
def test_damage_fills_the_spaces_face_down_then_turns_the_leftmost() -> None:
    s = hunting(person("hunter", "D1", wounds=down("leg", "lung", "ribs", "leg")), FAR, dinos=[dino("allosaurus", "D1")])
    played = proceed(s, faces=[2, 1])
    assert len(played.all(e.WoundDrawn)) == 1
    assert [x.space for x in played.all(e.WoundTurned)] == [0, 1]
    assert [w.up for w in played.me.wounds] == [True, True, False, False, False]
    assert [w.card for w in GAME.view(played.state, 0).table.players[0].wounds] == ["leg", "lung", "?", "?", "?"]


@pytest.mark.rule("SAU-WOUND-05", "SAU-WOUND-06", "SAU-DEATH-01")
def test_a_fresh_character_dies_with_the_tenth_damage_and_the_sixth_is_the_first_that_turns() -> None:
    s = island(person("hunter", "C1"), FAR, lava=1 << F["B1"] | 1 << F["B12"])
    five = step(s, "B1")
    assert not five.all(e.WoundTurned)
    ten = step(five.state, "B12")
    assert len(ten.all(e.WoundTurned)) == 5
    assert not ten.me.alive
    assert ten.one(e.Died) == e.Died(0, F["B12"])


@pytest.mark.rule("SAU-R-113", "SAU-WOUND-07")
def test_own_wounds_take_effect_in_turning_order_after_the_action_and_none_after_death() -> None:
    p = person("hunter", "C1", "torch", wounds=down("cut", "arm", "leg", "lung", "ribs"))
    played = step(island(p, FAR, dinos=[dino("allosaurus", "C1")]), "D1", faces=[1, 1])
    after = [type(x).__name__ for x in played.events if isinstance(x, e.Moved | e.Bled | e.ItemDropped)]
    assert after == ["Moved", "Bled", "ItemDropped"]
    dying = person("hunter", "C1", "torch", wounds=(*up("leg", "lung", "ribs"), *down("cut", "arm")))
    dead = step(island(dying, FAR, dinos=[dino("allosaurus", "C1")]), "D1", faces=[1, 1])
    assert not dead.me.alive
    assert not dead.all(e.Bled)
    assert len(dead.me.items) == 1


@pytest.mark.rule("SAU-R-114", "SAU-WOUND-09")
def test_rest_heals_a_card_of_the_players_choice_which_goes_under_the_deck_and_stops_acting() -> None:
    s = island(person("hunter", wounds=(*up("leg"), *down("arm", "cut"))))
    asking = play(s, Do("rest")).state
    assert asked(asking).choices == (Pick(0), Pick(1))
    played = play(asking, Pick(0))
    assert cost(played.state, 0, "move") == 1
    assert played.state.wounds[0] == "leg"
    hidden = play(asking, Pick(1)).one(e.Healed)
    assert GAME.scrub(hidden, 0) == e.Healed(0, 1, "?", False)


@pytest.mark.rule("SAU-WOUND-10", "SAU-BLEED-05", "SAU-ITEM-17")
def test_healing_items_and_locations_heal_as_printed_and_stop_the_bleeding() -> None:
    hurt = down("arm", "leg", "lung", "cut")
    s = island(person("hunter", "B2", "first_aid_kit", "bandage", bleeding=True, wounds=hurt))
    kit = play(s, Do("item"), Use(0))
    assert (len(kit.me.wounds), kit.me.bleeding) == (1, False)
    bandage = play(s, Do("item"), Use(1))
    assert (len(bandage.me.wounds), bandage.me.bleeding) == (3, False)
    clinic = island(person("hunter", AT["clinic"], bleeding=True, wounds=hurt), up=("clinic",), petrol=1 << AT["clinic"])
    treated = play(clinic, Do("clinic.treat"))
    assert (len(treated.me.wounds), treated.me.bleeding) == (2, False)
    field = island(person("hunter", AT["field_hospital"], bleeding=True), up=("field_hospital",))
    assert not play(field, Do("field_hospital.stitch")).me.bleeding


@pytest.mark.rule("SAU-WOUND-11", "SAU-WOUND-12", "SAU-BLEED-01")
def test_the_named_wounds_exist_and_some_make_bleed() -> None:
    assert {"Broken arm", "Broken leg", "Punctured lung", "Mangled hand"} <= {w.name for w in WOUNDS.values()}
    assert {k for k, w in WOUNDS.items() if Bleed() in w.effects} == {"cut", "artery"}
    s = hunting(
        person("hunter", "D1", wounds=down("hand", "leg", "lung", "ribs", "leg")), FAR, dinos=[dino("allosaurus", "D1")]
    )
    after = proceed(s, faces=[1, 0]).state
    assert spaces(after, 0) == 4


@pytest.mark.rule("SAU-BLEED-01", "SAU-R-137")
def test_a_player_has_at_most_one_blood_cube() -> None:
    s = island(person("hunter", "B3", bleeding=True), encounters=1 << F["C3"], meetings=("barbed_wire",))
    played = step(s, "C3")
    assert played.me.bleeding
    assert not played.all(e.Bled)
    assert step(replace(s, players=(person("hunter", "B3"), FAR), asked=None), "C3").one(e.Bled) == e.Bled(0, True)


@pytest.mark.rule("SAU-BLEED-06")
def test_rest_never_removes_the_blood_cube() -> None:
    """EX-32."""
    s = island(person("hunter", bleeding=True, wounds=up("cut")))
    played = play(s, Do("rest"))
    assert (played.me.wounds, played.me.bleeding) == ((), True)


@pytest.mark.rule("SAU-ITEM-03", "SAU-R-115")
def test_nothing_can_be_searched_on_jungle_road_hazard_lava_boat_or_from_an_empty_deck() -> None:
    s = island(person("hunter", "B11"), up=("garage", "game_trail"), boat=2, boat_at=65)
    assert "search" in menu(s)
    for field in ("B1", "C18", "D14", BOAT):
        there = replace(s, players=(person("hunter", field), FAR), asked=None)
        assert "search" not in menu(there)
    assert "search" not in menu(replace(s, lava=1 << F["B11"], asked=None))
    assert "search" not in menu(replace(s, items=((), (), (), ()), asked=None))
    two = island(person("hunter", "B11"), up=("garage",), items=((), ("torch", "petrol"), (), ()))
    assert asked(play(two, Do("scour")).state).about == ("petrol", "torch")


@pytest.mark.rule("SAU-ITEM-04", "SAU-ITEM-05", "SAU-ITEM-06", "SAU-R-116")
def test_surplus_items_are_discarded_at_once_by_choice_the_new_one_included() -> None:
    full = person("photographer", "B11", "camera", "torch", "bandage", "wrench")
    s = island(full, up=("garage",), items=((), ("petrol",), (), ()))
    drawn = play(s, Do("search")).state
    assert asked(drawn).choices == tuple(Drop(i) for i in range(5))
    assert "petrol" in play(drawn, Drop(4)).state.gone
    assert [i.key for i in play(drawn, Drop(1)).me.items] == ["camera", "bandage", "wrench", "petrol"]
    rifle = person("hunter", "B2", "assault_rifle", "torch")
    assert load(island(rifle), 0, rifle.items) == 3


@pytest.mark.rule("SAU-ITEM-09", "SAU-ITEM-10")
def test_a_player_may_discard_any_number_of_items_for_nothing() -> None:
    s = island(person("hunter", "B2", "torch", "bandage"))
    played = play(s, Do("discard"), Drop(0))
    played = play(played.state, Do("discard"), Drop(0))
    assert (played.me.items, played.me.ap, played.state.gone) == ((), 3, ("torch", "bandage"))


@pytest.mark.rule("SAU-R-116", "SAU-ITEM-09", "SAU-R-114")
def test_of_equal_cards_one_is_offered_and_another_load_is_another_card() -> None:
    s = island(person("hunter", "B11", "torch", "pistol:2", "torch", "pistol:1", "pistol:2"), up=("garage",))
    assert asked(play(s, Do("discard")).state).choices == (Drop(0), Drop(1), Drop(3), Back())
    left = [(i.key, i.ammo) for i in play(s, Do("discard"), Drop(1)).me.items]
    assert left == [("torch", 0), ("torch", 0), ("pistol", 1), ("pistol", 2)]
    torches = person("photographer", "B11", "torch", "torch", "torch", "wrench")
    full = island(torches, up=("garage",), items=((), ("torch",), (), ()))
    assert asked(play(full, Do("search")).state).choices == (Drop(0), Drop(3))
    hurt = island(person("hunter", wounds=(*up("arm", "lung", "arm"), *down("leg", "leg"))))
    assert asked(play(hurt, Do("rest")).state).choices == (Pick(0), Pick(1), Pick(3))
    assert play(hurt, Do("rest"), Pick(0)).me.wounds == (*up("lung", "arm"), *down("leg", "leg"))


@pytest.mark.rule("SAU-ITEM-12", "SAU-R-117", "SAU-GOAL-05")
def test_eggs_and_dna_take_one_space_each() -> None:
    p = person("hunter", "B2", "egg", "dna", "torch")
    assert load(island(p), 0, p.items) == 3
    s = island(
        person("photographer", "B3", "camera", "torch", "egg", "dna"), encounters=1 << F["C3"], meetings=("nest_egg",)
    )
    after = play(step(s, "C3").state, Choose("egg"))
    assert kinds(after.state) == ((0, "surplus"),)


@pytest.mark.rule("SAU-ITEM-14", "SAU-ITEM-15")
def test_boat_parts_and_phones() -> None:
    assert (ITEMS["boat_parts"].deck, ITEMS["satellite_phone"].deck) == ("maintenance", "technology")
    s = island(person("hunter", "B2", "satellite_phone"))
    played = play(s, Do("item"), Use(0))
    assert (played.state.signal, played.me.items) == (1, ())


@pytest.mark.rule("SAU-ITEM-19", "SAU-R-118")
def test_inventories_are_open_and_decks_goals_and_face_down_wounds_are_not() -> None:
    s = island(person("hunter", "B2", "torch", wounds=down("arm")), items=((), ("petrol",), (), ()))
    seen = GAME.view(s, 1).table
    assert [i.key for i in seen.players[0].items] == ["torch"]
    assert seen.items[DECKS.index("maintenance")] == ("?",)
    assert (seen.players[0].goal, seen.players[0].wounds[0].card) == ("?", "?")
    assert seen.bags == s.bags
    assert set(seen.stock) <= {"?1", "?2", "?3", "?4"}


def test_armour_takes_one_damage_and_is_gone() -> None:
    s = hunting(person("hunter", "D1", "padded_vest"), FAR, dinos=[dino("allosaurus", "D1")])
    played = proceed(s, faces=[2, 0])
    assert (len(played.me.wounds), played.me.items) == (1, ())
    assert played.one(e.Absorbed).item == "padded_vest"
    assert AGGRESSIVE == 16
    assert GAME.due(phase(s, 3)) == 0
    assert Go(1).field == 1
