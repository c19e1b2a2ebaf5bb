"""The turn, its actions and costs (chapters Actions, Quick Reference), worked examples EX-01 to EX-03."""

from dataclasses import replace

import pytest

from rules.core.game import Proceed
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import Aim, Back, Choose, Do, Drop, Go, Pick, Stop, Use
from rules.sauria.cards.characters import CHARACTERS, SPECIALS
from rules.sauria.costs import blocked
from rules.sauria.frames import Perform, Round
from rules.sauria.means import AP, cost
from rules.sauria.rounds import points_of
from tests.rules.sauria.island import (
    AT,
    F,
    asked,
    dino,
    down,
    expect_refused,
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


@pytest.mark.rule("SAU-ACT-01", "SAU-ACT-03")
def test_a_turn_has_three_action_points_and_the_rest_can_be_passed() -> None:
    s = proceed(phase(island(), 2)).state
    assert s.players[0].ap == 3
    assert "pass" in menu(s)
    assert kinds(play(s, Do("pass")).state) == ((1, "turn"),)


@pytest.mark.rule("SAU-ACT-01", "SAU-ACT-05", "SAU-ACT-12", "SAU-ACT-20", "SAU-ACT-21")
def test_the_hunter_moves_sprints_and_fires_a_burst_in_one_turn() -> None:
    """EX-01."""
    prey = dino("parasaurolophus", "C1")
    s = island(person("hunter", "B4", "hunting_rifle"), dinos=[prey])
    before = s.players[0].energy
    played = step(s, "B3")
    played = play(played.state, Do("sprint"), Go(F["C4"]), Stop())
    played = play(replace(played.state, dinos=(replace(prey, field=F["C4"]),), asked=None), Do("burst"))
    assert (len(played.all(e.Rolled)), len(played.all(e.MarkerDrawn))) == (2, 1)
    after = played.state.players[0]
    assert after.energy == (before[0], before[1] - 1, before[2] - 1, *before[3:])
    assert kinds(played.state) == ((1, "turn"),)
    assert played.one(e.TurnEnded) == e.TurnEnded(0, 0)


@pytest.mark.rule("SAU-ACT-04", "SAU-ACT-13", "SAU-ACT-15", "SAU-ACT-02")
def test_the_hunter_attacks_and_searches_without_energy() -> None:
    """EX-02."""
    s = island(person("hunter", "B8", "hunting_rifle"), up=("ranger_station",), dinos=[dino("parasaurolophus", "B8")])
    played = play(s, Do("attack"), faces=[0, 0])
    assert played.me.ap == 2
    played = play(played.state, Do("search"))
    assert played.me.energy == CHARACTERS["hunter"].energy
    assert len(played.me.items) == 2
    assert kinds(played.state) == ((1, "turn"),)


@pytest.mark.rule("SAU-ACT-06")
def test_without_energy_a_special_action_cannot_be_used() -> None:
    s = island(person("scientist", energy=(0, 1, 1, 2, 1, 2, 1)))
    assert "sneak" not in menu(s)
    expect_refused(s, Do("sneak"))
    assert blocked(s, 0, "sneak") == ("SAU-ACT-06", "energy")
    assert "sprint" in menu(s)


@pytest.mark.rule("SAU-ACT-08", "SAU-ACT-17", "SAU-WOUND-09")
def test_rest_refills_all_energy_and_heals_one_damage() -> None:
    s = island(person("hunter", energy=(0,) * 7, wounds=down("arm", "leg")))
    played = play(s, Do("rest"))
    assert played.me.energy == CHARACTERS["hunter"].energy
    assert len(played.me.wounds) == 1
    assert kinds(played.state) == ((1, "turn"),)


@pytest.mark.rule("SAU-ACT-09", "SAU-POWER-03", "SAU-LOC-15")
def test_location_actions_need_the_location_and_some_need_power() -> None:
    s = island(person("hunter", "C8", wounds=down("arm")), up=("clinic", "visitor_centre"))
    assert "clinic.treat" not in menu(s)
    assert blocked(s, 0, "clinic.treat") == ("SAU-POWER-03", "no power")
    powered = replace(s, generator=2, asked=None)
    assert "clinic.treat" in menu(powered)
    assert "visitor_centre.map" not in menu(powered)
    assert "visitor_centre.map" in menu(island(person("hunter", "B5"), up=("visitor_centre",)))


@pytest.mark.rule("SAU-ACT-10", "SAU-ITEM-07", "SAU-ITEM-08")
def test_items_with_a_cost_are_paid_some_are_used_up_some_stay_some_only_help() -> None:
    s = island(person("hunter", "B2", "bandage", "torch", "energy_bar", bleeding=True, wounds=down("arm")))
    p = asked(play(s, Do("item")).state)
    assert set(p.choices) == {Use(0), Back()}
    played = play(s, Do("item"), Use(0))
    assert (played.me.ap, played.me.bleeding, len(played.me.wounds)) == (2, False, 0)
    assert [i.key for i in played.me.items] == ["torch", "energy_bar"]
    assert "bandage" in played.state.gone
    tired = replace(played.state, players=(replace(played.me, energy=(0,) * 7), played.state.players[1]), asked=None)
    free = play(tired, Do("item"), Use(1), Choose("sprint"), Choose("sprint"))
    assert free.me.ap == 2
    camera = island(person("photographer", "B2", "camera"), dinos=[dino("pachy", "B3")])
    shot = play(camera, Do("item"), Use(0))
    assert [i.key for i in shot.me.items] == ["camera"]
    assert dict(shot.me.tally)["photos"] == 1


@pytest.mark.rule("SAU-ACT-11", "SAU-ENC-05")
def test_an_encounter_action_costs_nothing_and_can_be_taken_with_no_points_left() -> None:
    s = island(person("hunter", "B3", ap=1), encounters=1 << F["C3"], meetings=("shortcut",))
    played = step(s, "C3")
    assert played.me.ap == 0
    assert asked(played.state).kind == "field"
    played = play(played.state, Go(F["B2"]))
    assert played.me.field == F["B2"]
    assert played.all(e.Paid)[-1] == e.Paid(0, "move", 0, False)


@pytest.mark.rule("SAU-ACT-12", "SAU-MOVE-01")
def test_a_move_goes_to_an_adjacent_field_for_one_point() -> None:
    s = island(person("hunter", "B1"))
    p = asked(play(s, Do("move")).state)
    assert set(p.choices) == {*(Go(F[x]) for x in ("A1", "B2", "B12", "C1", "C2", "C18")), Back()}
    played = step(s, "C1")
    assert (played.me.field, played.me.ap) == (F["C1"], 2)


@pytest.mark.rule("SAU-ACT-14")
def test_a_quiet_move_costs_two_points() -> None:
    played = step(island(person("hunter", "B1")), "C2", "quiet")
    assert (played.me.field, played.me.ap) == (F["C2"], 1)
    assert not step(island(person("hunter", "B1")), "C18", "quiet").all(e.MarkerDrawn)


@pytest.mark.rule("SAU-ACT-16", "SAU-WEAPON-08", "SAU-R-108")
def test_reload_refills_one_weapon_of_the_locations_type_for_two_points() -> None:
    s = island(person("hunter", "B8", "shotgun:1", "pistol:0", "rail_cannon:0"), up=("ranger_station",))
    p = asked(play(s, Do("reload")).state)
    assert set(p.choices) == {Use(0), Use(1), Back()}
    played = play(s, Do("reload"), Use(0))
    assert [(i.key, i.ammo) for i in played.me.items] == [("shotgun", 4), ("pistol", 0), ("rail_cannon", 0)]
    assert played.me.ap == 1
    assert "reload" not in menu(island(person("hunter", "B5", "shotgun:1"), up=("visitor_centre",)))


@pytest.mark.rule("SAU-ACT-18", "SAU-R-043")
def test_repair_turns_the_marker_of_the_field_the_player_stands_on() -> None:
    s = island(person("hunter", AT["power_plant"]), up=("power_plant",))
    played = play(s, Do("repair"))
    assert played.one(e.PlantRepaired).field == AT["power_plant"]
    assert kinds(played.state) == ((1, "turn"),)
    assert "repair" not in menu(island(person("hunter", "C1"), up=("power_plant",)))


@pytest.mark.rule("SAU-ACT-19", "SAU-ACT-22", "SAU-ACT-23", "SAU-ACT-28")
def test_special_actions_cost_what_their_colour_says_and_one_energy() -> None:
    assert {w: AP[w] for w in SPECIALS} == {
        "sneak": 1, "sprint": 1, "burst": 1, "quick_search": 1, "evade": 2, "scour": 3, "hide": 3,
    }  # fmt: skip
    s = island(person("ranger", "B8"), up=("ranger_station",))
    for what, target, noise in (("sneak", Go(F["A4"]), 0), ("evade", Go(F["A4"]), 1), ("quick_search", None, 1)):
        played = play(s, Do(what), *([target] if target else []))
        assert len(played.all(e.MarkerDrawn)) == noise, what
        k = SPECIALS.index(what)
        assert played.me.energy[k] == s.players[0].energy[k] - 1
        assert played.me.ap == 3 - AP[what]


@pytest.mark.rule("SAU-ACT-24", "SAU-ITEM-11")
def test_scour_draws_three_keeps_one_and_the_others_leave_the_game() -> None:
    s = island(person("ranger", "B11"), up=("garage",), items=((), ("petrol", "torch", "wrench", "boat_parts"), (), ()))
    played = play(s, Do("scour"))
    assert asked(played.state).about == ("boat_parts", "wrench", "torch")
    played = play(played.state, Pick(1))
    assert ([i.key for i in played.me.items], played.me.ap) == (["wrench"], 0)
    assert played.state.items[1] == ("petrol",)
    assert sorted(played.state.gone) == ["boat_parts", "torch"]


@pytest.mark.rule("SAU-ACT-25", "SAU-ACT-27", "SAU-CARN-20")
def test_a_hidden_player_is_no_prey_until_it_acts() -> None:
    s = island(person("hunter", "C1"), person("ranger", "D13"), dinos=[dino("allosaurus", "C1")])
    s = play(s, Do("hide")).state
    assert (s.players[0].hidden, s.players[0].ap) == (True, 0)
    hunt = proceed(phase(s, 3))
    assert hunt.state.players[0].wounds == ()
    assert hunt.all(e.DinosaurMoved)[0].prey == 1


@pytest.mark.rule("SAU-ACT-26", "SAU-BLEED-04")
def test_hiding_is_not_allowed_with_a_blood_cube() -> None:
    s = island(person("hunter", bleeding=True))
    assert "hide" not in menu(s)
    assert blocked(s, 0, "hide") == ("SAU-ACT-26", "bleeding")


@pytest.mark.rule("SAU-R-044")
def test_becoming_bloody_ends_hiding_at_once() -> None:
    s = phase(island(person("hunter", "C3", hidden=True), round=5, night=("thorns",)), 0)
    after = proceed(s).state.players[0]
    assert (after.bleeding, after.hidden) == (True, False)


@pytest.mark.rule("SAU-R-045")
def test_hiding_ends_before_leave_attacks_but_not_by_resting_or_discarding() -> None:
    s = island(person("hunter", "C1", "torch", hidden=True, wounds=down("arm")), dinos=[dino("allosaurus", "C1")])
    played = step(s, "D1", faces=[1, 0])
    hid = next(i for i, x in enumerate(played.events) if isinstance(x, e.Hid))
    roll = next(i for i, x in enumerate(played.events) if isinstance(x, e.Rolled))
    assert hid < roll
    assert play(s, Do("rest")).me.hidden
    assert play(s, Do("discard"), Drop(0)).me.hidden
    assert play(s, Do("pass")).me.hidden


@pytest.mark.rule("SAU-ACT-29")
def test_the_same_action_may_be_repeated() -> None:
    s = island(person("hunter", "B1"))
    for to in ("B12", "B1", "B12"):
        s = step(s, to).state
    assert s.players[0].field == F["B12"]
    assert kinds(s) == ((1, "turn"),)


@pytest.mark.rule("SAU-ACT-30", "SAU-ACT-31", "SAU-ACT-32")
def test_trade_and_loot_cost_one_point_and_the_tunnels_three() -> None:
    assert (AP["trade"], AP["loot"], AP["tunnel"]) == (1, 1, 3)
    s = island(person("hunter", "B2", "torch"), person("ranger", "B2"))
    assert "trade" in menu(s)
    assert "tunnel" in menu(island(person("hunter", AT["tunnel_access"]), up=("tunnel_access", "aviary")))


@pytest.mark.rule("SAU-ACT-33")
def test_no_attack_can_aim_at_a_player() -> None:
    s = island(person("hunter", "B2"), person("ranger", "B2"), dinos=[dino("pachy", "B2"), dino("gallimimus", "B2", 11)])
    p = asked(play(s, Do("attack")).state)
    assert set(p.choices) == {Aim(10), Aim(11), Back()}
    assert "attack" not in menu(replace(s, dinos=(), asked=None))


@pytest.mark.rule("SAU-ACT-34", "SAU-ACT-36")
def test_characters_differ_in_their_sprint_and_their_traits() -> None:
    assert CHARACTERS["counselor"].sprint == (3, 2)
    assert CHARACTERS["hunter"].sprint == (2, 1)
    played = play(island(person("counselor", "B1")), Do("sprint"), Go(F["B12"]), Go(F["B11"]), Go(F["B10"]))
    assert played.me.field == F["B10"]
    assert cost(island(person("ranger", "B8"), up=("ranger_station",)), 0, "reload") == 1
    assert cost(island(person("hunter", "B8"), up=("ranger_station",)), 0, "reload") == 2
    assert all(c.traits or c.actions or c.start for c in CHARACTERS.values())


@pytest.mark.rule("SAU-ACT-36")
def test_the_counselor_tends_others_and_the_chaotician_shuffles_markers_back_once_a_turn() -> None:
    s = island(person("counselor", "B2"), person("hunter", "B2", wounds=down("arm")))
    played = play(s, Do("counselor.tend"))
    assert (played.state.players[1].wounds, played.me.ap) == ((), 2)
    assert dict(played.me.tally)["helped"] == 1
    s = island(person("chaotician", "B3"), bags=((3, 2), (8, 2), (8, 2), (8, 2)))
    played = play(s, Do("chaotician.shuffle"))
    assert played.state.bags[0] == (8, 2)
    assert "chaotician.shuffle" not in menu(replace(played.state, bags=s.bags, asked=None))


@pytest.mark.rule("SAU-ACT-36")
def test_the_palaeontologist_reads_the_tracks_and_the_scientist_needs_no_space_for_two_dna() -> None:
    s = island(person("palaeontologist", "B3"), stock=("tyrannosaurus.1", "pachy.1"))
    played = play(s, Do("palaeontologist.peek"))
    assert played.one(e.Peeked) == e.Peeked(0, "dinosaur", "pachy.1")
    assert played.me.ap == 3
    assert "palaeontologist.peek" not in menu(played.state), "once a turn"
    next_turn = play(played.state, Do("pass"), Do("pass")).state
    assert next_turn.players[0].turn == ()
    assert GAME.view(played.state, 1).table.players[0].peek == ("dinosaur", "?")
    assert GAME.view(played.state, 0).table.players[0].peek == ("dinosaur", "pachy.1")
    from rules.sauria.inventory import load

    dna = person("scientist", "B3", "dna", "dna", "dna")
    assert load(island(dna), 0, dna.items) == 1


@pytest.mark.rule("SAU-ACT-35", "SAU-R-046")
def test_one_action_runs_in_the_ruled_order() -> None:
    """Pay, leave attack, new field, uncover, encounter, noise, then the wounds it turned."""
    start = person("hunter", "D1", "torch", wounds=down("leg", "lung", "ribs", "hand", "arm"))
    s = island(start, dinos=[dino("allosaurus", "D1")], meetings=("fall",), tiles=_swap("lookout", "helipad"))
    played = step(s, "D2", faces=[1, 0])
    names = [type(x).__name__ for x in played.events]
    order = ["Paid", "Rolled", "WoundTurned", "Moved", "Uncovered", "EncounterDrawn"]
    assert [names.index(n) for n in order] == sorted(names.index(n) for n in order)


def _swap(a: str, b: str) -> tuple[str, ...]:
    from tests.rules.sauria.island import ORDER

    names = {a: b, b: a}
    return tuple(names.get(t, t) for t in ORDER)


@pytest.mark.rule("SAU-R-046", "SAU-WOUND-07")
def test_a_wound_turned_in_the_first_step_takes_effect_after_the_noise_of_the_last() -> None:
    start = person("hunter", "C1", "torch", "pistol", wounds=down("arm", "lung", "ribs", "hand", "leg"))
    s = island(start, dinos=[dino("allosaurus", "C1")], stock=("pachy.1",))
    played = play(s, Do("sprint"), Go(F["D1"]), Go(F["D2"]), faces=[1, 0], markers="B")
    names = [type(x).__name__ for x in played.events]
    assert names.index("WoundTurned") < names.index("MarkerDrawn")
    assert "ItemDropped" not in names
    assert kinds(played.state) == ((0, "lose"),)
    assert played.state.stack[-1] == Perform(0, "wound:arm", (0,))
    assert play(played.state, Drop(1)).state.players[0].items[0].key == "torch"


@pytest.mark.rule("SAU-DEATH-05", "SAU-R-141")
def test_a_player_killed_by_a_leave_attack_stops_on_the_spot_and_the_next_turn_begins() -> None:
    dying = person("hunter", "C1", wounds=(*up("leg", "lung", "ribs", "hand"), *down("arm")))
    s = island(dying, person("ranger", "D13"), dinos=[dino("allosaurus", "C1")])
    played = play(s, Do("sprint"), Go(F["D1"]), faces=[1, 0])
    assert not played.me.alive
    assert played.me.field == F["C1"]
    assert not played.all(e.MarkerDrawn)
    assert kinds(played.state) == ((1, "turn"),)


@pytest.mark.rule("SAU-WOUND-04")
def test_lasting_wounds_change_costs_only_while_they_lie_open() -> None:
    s = island(person("hunter", wounds=up("leg")))
    assert cost(s, 0, "move") == 2
    after = step(s, "B1").state
    assert cost(after, 0, "move") == 1
    assert cost(s, 0, "tunnel") == 3
    assert cost(island(person("hunter", wounds=down("leg"))), 0, "move") == 1
    assert cost(island(person("hunter", wounds=up("leg", "leg"))), 0, "move") == 2
    ribs = island(person("ranger", AT["power_plant"], wounds=up("ribs")), up=("power_plant",))
    assert not {"scour", "repair"} & menu(ribs)
    lung = play(island(person("hunter", energy=(0,) * 7, wounds=up("lung", "lung"))), Do("rest"))
    assert (lung.me.energy, lung.me.wounds) == ((0,) * 7, up("lung"))


@pytest.mark.rule("SAU-WOUND-04")
def test_wounds_that_act_on_the_next_turn() -> None:
    assert points_of(island(person("hunter", coming=("-ap",))), 0) == 2
    assert points_of(island(person("hunter", coming=("-ap", "-ap"))), 0) == 2
    s = phase(island(person("hunter", coming=("dazed",))), 2)
    assert not set(SPECIALS) & menu(proceed(s).state)
    assert set(SPECIALS) & menu(proceed(phase(island(), 2)).state)


def test_back_leaves_a_decision_that_has_cost_nothing() -> None:
    s = island()
    assert play(s, Do("move"), Back()).state == s
    assert isinstance(s.stack[0], Round)
    assert kinds(proceed(hunting()).state) == ()
    assert GAME.due(island()) is None
    assert Proceed() == Proceed()


@pytest.mark.rule("SAU-ACT-03")
def test_a_clock_that_runs_out_passes_stops_or_goes_back() -> None:
    s = island()
    assert GAME.timeout(s, 0) == Do("pass")
    planning = play(s, Do("move")).state
    assert GAME.timeout(planning, 0) == Back()
    running = play(s, Do("sprint"), Go(F["B1"])).state
    assert GAME.timeout(running, 0) == Stop()


@pytest.mark.rule("SAU-ACT-06")
def test_the_table_says_why_something_is_not_offered() -> None:
    s = island(person("scientist", energy=(0,) * 7))
    why = {r.what: (r.rule, r.about) for r in GAME.refusals(s, 0)}
    assert why["sneak"] == ("SAU-ACT-06", ("energy",))
    assert why["attack"] == ("SAU-COMBAT-16", ("no target",))
    assert "move" not in why
    assert GAME.refusals(s, 1) == ()


@pytest.mark.rule("SAU-ACT-02")
def test_action_points_pay_for_a_basic_a_special_and_a_location_action_a_trait_and_an_item() -> None:
    hunter = island(person("hunter", "B2"))
    assert play(hunter, Do("move"), Go(F["B3"])).me.ap == 2
    assert play(hunter, Do("sneak"), Go(F["B3"])).me.ap == 2
    assert play(island(person("hunter", "B5"), up=("visitor_centre",)), Do("visitor_centre.map")).me.ap == 2
    assert play(island(person("saboteur", "B2"), up=("bunker",)), Do("saboteur.sabotage")).me.ap == 1
    radio = island(person("hunter", "B2", "field_radio"), day=("fog", "rock_fall"))
    assert play(radio, Do("item"), Use(0)).me.ap == 2
