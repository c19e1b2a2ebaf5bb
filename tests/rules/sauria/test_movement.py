"""Moving, leaving a field, uncovering (chapter Movement; SAU-MOVE, herbivores at the leaving)."""

from dataclasses import replace

import pytest

from rules.sauria import events as e
from rules.sauria.actions import Aim, Do, Go, Stop
from rules.sauria.cards.marks import AGGRESSIVE, DISTRACTED, FRIGHTENED, NARCOTISED, PANICKED, STUNNED
from rules.sauria.dice import NR
from rules.sauria.map import BOAT
from rules.sauria.movement import leave_units
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
    total_noise,
)


@pytest.mark.rule("SAU-MOVE-02", "SAU-MOVE-03", "SAU-MOVE-04")
@pytest.mark.parametrize(
    ("start", "to", "noise"), [("B1", "C18", 1), ("B1", "B12", 0), ("C2", "B2", 0), ("C16", "C17", 1), ("D13", "D14", 3)]
)
def test_jungle_costs_one_marker_road_none_and_a_location_its_symbols(start: str, to: str, noise: int) -> None:
    s = island(person("hunter", start), up="all", encounters=0)
    played = step(s, to)
    assert len(played.all(e.MarkerDrawn)) == noise


@pytest.mark.rule("SAU-MOVE-05", "SAU-R-048")
def test_a_face_down_tile_is_uncovered_by_entering_and_its_symbols_count_for_that_move() -> None:
    played = step(island(person("hunter", "D13")), "D14")
    assert played.one(e.Uncovered) == e.Uncovered(F["D14"], "game_trail", 0, False)
    assert total_noise(played) == 3
    again = step(played.state, "D13")
    assert not step(again.state, "D14").all(e.Uncovered)


@pytest.mark.rule("SAU-MOVE-06", "SAU-R-049")
def test_a_sprint_covers_two_fields_may_stop_after_one_and_may_come_back() -> None:
    s = island(person("hunter", "B1"))
    first = play(s, Do("sprint"), Go(F["B12"]))
    assert asked(first.state).kind == "step"
    assert {Stop(), Go(F["B1"])} <= set(asked(first.state).choices)
    assert play(first.state, Go(F["B1"])).me.field == F["B1"]
    stopped = play(first.state, Stop())
    assert stopped.me.field == F["B12"]
    assert total_noise(stopped) == 1


@pytest.mark.rule("SAU-MOVE-07", "SAU-CARN-19", "SAU-COMBAT-19")
def test_leaving_a_carnivores_field_provokes_one_attack_before_the_figure_moves() -> None:
    s = island(person("hunter", "C1"), dinos=[dino("allosaurus", "C1")])
    played = step(s, "D1", faces=[1, 1])
    roll = played.one(e.Rolled)
    assert (roll.by, roll.target, roll.why, roll.dice, roll.damage) == (10, 0, "leaving", "RR", 2)
    assert [type(x).__name__ for x in played.events].index("Rolled") < [type(x).__name__ for x in played.events].index(
        "Moved"
    )
    assert len(played.me.wounds) == 2
    back = replace(played.state, players=(replace(played.me, field=F["C1"]), played.state.players[1]), asked=None)
    assert proceed(phase(back, 3), faces=[1, 0]).one(e.Rolled).why == "hunt", "it still has its own action"


@pytest.mark.rule("SAU-MOVE-08", "SAU-R-050", "SAU-PACK-08", "SAU-R-145", "SAU-BEHAV-06")
def test_each_dinosaur_attacks_once_from_most_life_points_down_a_pack_once_as_a_unit() -> None:
    pack = [dino("raptor", "C1", 10), dino("raptor", "C1", 11, copy=2)]
    s = island(
        person("hunter", "C1"), dinos=[*pack, dino("pachy", "C1", 12, marks=AGGRESSIVE), dino("allosaurus", "C1", 13)]
    )
    assert leave_units(s, 0) == ((13,), (10, 11), (12,))
    played = step(s, "D1")
    assert [(x.by, x.dice) for x in played.all(e.Rolled)] == [(13, "RR"), (10, "RRY"), (12, "Y")]
    mixed = [dino("stegosaurus", "C1", 20), dino("pachy", "C1", 21, marks=PANICKED), dino("parasaurolophus", "C1", 22)]
    assert leave_units(replace(s, dinos=tuple(mixed), asked=None), 0) == ((20,), (21,)), "the calm one lets go"


@pytest.mark.rule("SAU-MOVE-09", "SAU-COMBAT-04", "SAU-MOVE-10", "SAU-R-051")
def test_no_retreat_holds_the_player_does_no_damage_and_costs_the_action() -> None:
    s = island(
        person("hunter", "C1"), dinos=[dino("ceratosaurus", "C1"), dino("pachy", "C1", 11, marks=AGGRESSIVE)], round=5
    )
    played = play(s, Do("sprint"), Go(F["C18"]), faces=[0, 2, NR, 1])
    assert played.me.field == F["C1"]
    assert played.one(e.Held).field == F["C1"]
    assert [x.damage for x in played.all(e.Rolled)] == [2, 1]
    assert (played.me.ap, played.me.energy[1]) == (2, 1)
    assert total_noise(played) == 1 + 2
    assert "move" in menu(played.state)


@pytest.mark.rule("SAU-MOVE-09", "SAU-COMBAT-04")
def test_the_no_retreat_die_alone_deals_nothing_in_a_leave_attack() -> None:
    s = island(person("hunter", "C1"), dinos=[dino("dilophosaurus", "C1")])
    played = step(s, "D1", faces=[NR])
    assert (played.me.wounds, played.me.field) == ((), F["C1"])


@pytest.mark.rule("SAU-MOVE-11", "SAU-MOVE-12")
@pytest.mark.parametrize(("what", "rolls"), [("evade", 0), ("sneak", 1), ("quiet", 1), ("sprint", 1), ("move", 1)])
def test_only_evade_prevents_the_attack(what: str, rolls: int) -> None:
    s = island(person("hunter", "C1"), dinos=[dino("dilophosaurus", "C1")])
    assert len(step(s, "D1", what).all(e.Rolled)) == rolls


@pytest.mark.rule("SAU-MOVE-13")
@pytest.mark.parametrize(("marks", "rolls"), [(STUNNED, 0), (NARCOTISED, 0), (DISTRACTED, 0), (PANICKED, 1)])
def test_lying_and_distracted_dinosaurs_let_a_player_go(marks: int, rolls: int) -> None:
    s = island(person("hunter", "C1"), dinos=[dino("allosaurus", "C1", marks=marks)])
    assert len(step(s, "D1").all(e.Rolled)) == rolls


@pytest.mark.rule("SAU-MOVE-14", "SAU-R-052", "SAU-R-134", "SAU-TUNNEL-05")
def test_tunnel_travel_provokes_too_but_being_put_somewhere_does_not() -> None:
    s = island(
        person("hunter", AT["tunnel_access"]),
        up=("tunnel_access", "aviary"),
        dinos=[dino("dilophosaurus", AT["tunnel_access"])],
    )
    played = play(s, Do("tunnel"), Go(AT["aviary"]), faces=[1])
    assert [x.why for x in played.all(e.Rolled)] == ["leaving"]
    s = island(person("hunter", "B1"), dinos=[dino("allosaurus", "C3")], encounters=1 << F["C3"], meetings=("zip_line",))
    s = replace(s, players=(replace(s.players[0], field=F["B3"]), s.players[1]))
    played = step(s, "C3")
    played = play(played.state, Go(F["D1"]))
    assert played.me.field == F["D1"]
    assert not played.all(e.Rolled)


@pytest.mark.rule("SAU-ENC-06", "SAU-MOVE-14")
def test_movement_given_by_an_encounter_provokes_like_any_other() -> None:
    s = island(person("hunter", "B3"), dinos=[dino("allosaurus", "C3")], encounters=1 << F["C3"], meetings=("shortcut",))
    played = step(s, "C3")
    played = play(played.state, Go(F["B3"]), faces=[1, 0])
    assert [x.why for x in played.all(e.Rolled)] == ["leaving"]


@pytest.mark.rule("SAU-HERB-02", "SAU-R-078")
def test_a_herbivore_is_frightened_by_entering_and_leaving_in_one_turn_also_inside_a_sprint() -> None:
    s = island(person("hunter", "C1"), dinos=[dino("pachy", "D1")])
    played = play(s, Do("sprint"), Go(F["D1"]), Go(F["D2"]), faces=[1])
    assert [(x.by, x.why) for x in played.all(e.Rolled)] == [(10, "leaving")]
    assert played.me.field == F["D2"]
    two = step(step(s, "D1").state, "D2", faces=[0])
    assert len(two.all(e.Rolled)) == 1
    evaded = step(replace(step(s, "D1").state), "D2", "evade")
    assert not evaded.all(e.Rolled)


@pytest.mark.rule("SAU-R-078")
def test_a_herbivore_that_appeared_after_the_entering_is_not_frightened() -> None:
    s = island(person("hunter", "C1"), stock=("pachy.1",))
    played = step(s, "C18", markers="R")
    assert played.state.dinos[0].field == F["C18"]
    assert not step(played.state, "C1").all(e.Rolled)


@pytest.mark.rule("SAU-HERB-03")
def test_a_player_who_entered_in_an_earlier_turn_leaves_a_calm_herbivore_unharmed() -> None:
    s = island(person("hunter", "C1"), dinos=[dino("pachy", "C1")])
    assert not step(s, "D1").all(e.Rolled)


@pytest.mark.rule("SAU-R-079")
def test_a_frightened_herbivore_whose_player_is_held_attacks_in_the_dinosaur_phase_then_calms_down() -> None:
    s = step(island(person("hunter", "C1"), dinos=[dino("pachy", "D1")]), "D1").state
    held = step(s, "D2", faces=[NR])
    assert held.state.dinos[0].marks == FRIGHTENED
    hunt = proceed(phase(held.state, 3), faces=[1])
    assert [x.why for x in hunt.all(e.Rolled)] == ["hunt"]
    assert hunt.state.dinos[0].marks == 0


@pytest.mark.rule("SAU-ACT-36", "SAU-HERB-02")
def test_the_palaeontologist_frightens_no_herbivore() -> None:
    s = step(island(person("palaeontologist", "C1"), dinos=[dino("pachy", "D1")]), "D1").state
    assert not step(s, "D2").all(e.Rolled)


@pytest.mark.rule("SAU-MOVE-15")
def test_players_may_enter_lava() -> None:
    s = island(person("hunter", "C1"), lava=1 << F["B1"])
    assert Go(F["B1"]) in asked(play(s, Do("move")).state).choices


@pytest.mark.rule("SAU-R-050")
def test_attacks_still_to_come_are_made_after_a_no_retreat_and_stop_with_death() -> None:
    s = island(person("hunter", "C1"), dinos=[dino("ceratosaurus", "C1"), dino("dilophosaurus", "C1", 11)])
    played = step(s, "D1", faces=[0, 0, NR, 1])
    assert len(played.all(e.Rolled)) == 2
    weak = person("hunter", "C1", wounds=(*down("leg"),) * 5)
    weak = replace(weak, wounds=tuple(replace(w, up=i < 4) for i, w in enumerate(weak.wounds)))
    s = island(weak, dinos=[dino("ceratosaurus", "C1"), dino("dilophosaurus", "C1", 11)])
    dead = step(s, "D1", faces=[1, 0, 0])
    assert len(dead.all(e.Rolled)) == 1
    assert kinds(dead.state) == ((1, "turn"),)


def test_nobody_is_left_on_the_boat_by_accident() -> None:
    assert step(island(person("hunter", "D4"), boat=2, boat_at=65, up=("docks",)), BOAT).me.field == BOAT


@pytest.mark.rule("SAU-R-050")
def test_with_ties_played_by_hand_the_active_player_orders_equal_leave_attacks() -> None:
    pair = [dino("allosaurus", "C1"), dino("carnotaurus", "C1", 11), dino("dilophosaurus", "C1", 12)]
    s = island(person("hunter", "C1"), person("ranger", "D13"), dinos=pair, ties=False, starter=1)
    asking = step(s, "D1").state
    assert (asked(asking).seat, asked(asking).kind, asked(asking).choices) == (0, "order", (Aim(10), Aim(11)))
    played = play(asking, Aim(11))
    assert [x.by for x in played.all(e.Rolled)] == [11, 10, 12]
    assert played.me.field == F["D1"]
