"""The worked examples at the end of the ledger, each played literally; a docstring names its number."""

from dataclasses import replace

import pytest

from rules.core.game import Proceed
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import Aim, Do, Drop, Go, Pick, Use
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.marks import STUNNED
from rules.sauria.dice import NR
from rules.sauria.map import BOAT
from rules.sauria.state import Item
from rules.sauria.variants import target
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

# --- the turn, combat, weapons, packs, dinosaurs ---


@pytest.mark.rule("SAU-ACT-01", "SAU-ACT-05", "SAU-ACT-12", "SAU-ACT-20", "SAU-ACT-21")
def test_the_hunter_moves_sprints_two_fields_and_fires_a_burst() -> None:
    """EX-01."""
    s = island(person("hunter", "C1", "hunting_rifle"), up=("garage",), dinos=[dino("parasaurolophus", "B11")])
    played = play(s, Do("move"), Go(F["B1"]), Do("sprint"), Go(F["B12"]), Go(F["B11"]), Do("burst"), faces=[0, 0, 0, 0])
    assert [x.ap for x in played.all(e.Paid)] == [1, 1, 1]
    before, after = s.players[0].energy, played.me.energy
    assert after == (before[0], before[1] - 1, before[2] - 1, *before[3:])
    assert played.one(e.TurnEnded) == e.TurnEnded(0, 0)
    assert kinds(played.state) == ((1, "turn"),)


@pytest.mark.rule("SAU-WEAPON-09")
def test_a_weapon_is_paid_by_the_attack_or_the_burst_alone() -> None:
    """EX-03."""
    s = island(person("scientist", "B2", "machete"), dinos=[dino("iguanodon", "B2")])
    assert ITEMS["machete"].ap is None
    assert "item" not in menu(s)
    attack = play(s, Do("attack"), faces=[0, 0, 0])
    assert [(x.what, x.ap) for x in attack.all(e.Paid)] == [("attack", 1)]
    burst = play(s, Do("burst"), faces=[0, 0, 0, 0, 0, 0])
    assert [(x.what, x.ap) for x in burst.all(e.Paid)] == [("burst", 1)]


@pytest.mark.rule("SAU-WIN-01", "SAU-WIN-03")
def test_ten_points_dead_lose_against_none_alive() -> None:
    """EX-08."""
    rich, poor = person("hunter", "C1", points=10), person("ranger", "B2", goal="ranger.2")
    s = island(rich, poor, up=("bunker",), once=True, round=16)
    result = GAME.result(proceed(phase(s, 4)).state)
    assert result is not None
    assert (result.winners, result.points) == ((1,), (0, 0))


@pytest.mark.rule("SAU-GOAL-01", "SAU-GOAL-08")
def test_the_sample_goal_card_is_played_for_six_points() -> None:
    """EX-09."""
    p = person(
        "palaeontologist", "D4", "egg", "egg", "tranquilliser_pistol", goal="palaeontologist.3", tally=(("encounters", 3),)
    )
    s = island(p, person("ranger", "C1"), up=("docks",), boat=2, boat_at=65, round=16, dinos=[dino("allosaurus", "D3")])
    s = play(s, Do("attack"), Do("move"), Go(BOAT), Do("pass"), Do("pass"), Proceed(), faces=[1]).state
    result = GAME.result(s)
    assert result is not None
    assert (s.players[0].way, result.points) == ("boat", (6, 0))


@pytest.mark.rule("SAU-DINO-09")
def test_a_ceratosaurus_rolls_one_red_one_yellow_and_one_green_die() -> None:
    """EX-11."""
    s = hunting(person("hunter", "D1"), person("ranger", "D13"), dinos=[dino("ceratosaurus", "D1")])
    assert sorted(proceed(s, faces=[1, 2, NR]).one(e.Rolled).dice) == ["G", "R", "Y"]


@pytest.mark.rule("SAU-WEAPON-05", "SAU-WEAPON-08", "SAU-WEAPON-10")
def test_a_shotgun_is_drawn_with_four_shots_and_reloaded_at_a_ranger_location() -> None:
    """EX-12."""
    s = island(person("scientist", "B8"), up=("ranger_station",), items=((), (), ("shotgun",), ()))
    drawn = play(s, Do("search")).me.items
    assert drawn == (Item("shotgun", 4),)
    spent = island(person("scientist", "B8", "shotgun:0"), up=("ranger_station", "garage"))
    assert play(spent, Do("reload")).me.items == (Item("shotgun", 4),)
    elsewhere = replace(spent, players=(person("scientist", "B11", "shotgun:0"), spent.players[1]), asked=None)
    assert "reload" not in menu(elsewhere)


@pytest.mark.rule("SAU-WEAPON-03", "SAU-WEAPON-13")
def test_the_wrench_hits_small_dinosaurs_with_yellow_no_large_ones_and_repairs_for_one_point() -> None:
    """EX-13."""
    small = island(person("scientist", "B2", "wrench"), dinos=[dino("pachy", "B2")])
    assert play(small, Do("attack"), Use(0), faces=[0, 0]).all(e.Rolled)[0].dice == "Y"
    large = island(person("scientist", "B2", "wrench"), dinos=[dino("iguanodon", "B2")])
    assert "attack" not in menu(large)
    plant = island(person("scientist", AT["power_plant"], "wrench"), up=("power_plant",))
    assert play(plant, Do("repair")).one(e.Paid).ap == 1


@pytest.mark.rule("SAU-NOISE-04", "SAU-COMBAT-11", "SAU-WOUND-03", "SAU-WOUND-07", "SAU-ROUND-11")
def test_the_combat_example_from_the_first_marker_to_the_flight() -> None:
    """EX-14 a to i, in one go. Emily is the scientist, Isaac the ranger; the marker between them is passed clockwise."""
    hurt = down("arm", "leg", "lung", "hand")
    emily = person("scientist", "B1", "assault_rifle:2", "machete", wounds=hurt)
    isaac = person("ranger", "D1", "tranquilliser_pistol")
    s = island(emily, isaac, stock=("pachy.1", "ceratosaurus.1"), wounds=("ribs", "cut"), day=("embers",), round=9)

    a = step(s, "C18", markers="R")
    assert [(d.card, d.field) for d in a.state.dinos] == [("ceratosaurus.1", F["C18"])]
    assert not a.all(e.Rolled)

    b = play(a.state, Do("burst"), Use(0), faces=[2, 1, 1, 0], markers="B")
    assert [(x.why, x.damage) for x in b.all(e.Rolled)] == [("attack", 3), ("attack", 1)]
    assert (b.me.items[0].ammo, b.state.dinos[0].damage, b.me.ap) == (0, 4, 1)
    assert [x.red for x in b.all(e.MarkerDrawn)] == [False], "c: one black marker for the burst"

    d = play(b.state, Do("attack"), faces=[0, 0, 2, 0])
    assert [(x.why, x.dice, x.damage) for x in d.all(e.Rolled)] == [("attack", "G", 0), ("counter", "GRY", 2)]
    assert [(len(d.all(e.WoundDrawn))), [x.card for x in d.all(e.WoundTurned)]] == [1, ["arm"]], "e: filled, then turned"
    assert asked(d.state).kind == "lose"

    f = play(d.state, Drop(0))
    assert [i.key for i in f.me.items] == ["machete"]
    assert kinds(f.state) == ((1, "turn"),)

    g = play(f.state, Do("pass"), faces=[1, 2, 0])
    assert [(x.by, x.target, x.damage) for x in g.all(e.Rolled)] == [(10, 0, 3)]
    assert [x.card for x in g.all(e.WoundTurned)] == ["leg", "lung", "hand"]
    assert (g.me.alive, [w.up for w in g.me.wounds]) == (True, [True, True, True, True, False])

    h = play(g.state, Proceed(), Proceed(), Proceed())
    assert (h.one(e.EventRevealed).card, bool(h.all(e.LavaPlaced)), h.state.starter) == ("embers", True, 1)
    h = play(h.state, Do("move"), Go(F["C1"]), Do("attack"), faces=[1])
    assert (h.state.dinos[0].marks, h.state.dinos[0].damage) == (STUNNED, 4)

    i = play(h.state, Do("pass")).state
    assert [x.why for x in play(i, Do("attack"), faces=[0]).all(e.Rolled)] == ["attack"]
    assert not step(i, "C1").all(e.Rolled)


@pytest.mark.rule("SAU-PACK-05", "SAU-PACK-06", "SAU-PACK-07")
def test_a_pack_of_three_raptors_rolls_five_dice_and_three_when_one_is_dead() -> None:
    """EX-25."""
    raptors = [dino("pack", "D1", 10 + n, damage=2, copy=n + 1) for n in range(3)]
    s = island(person("hunter", "D1", "machete"), person("ranger", "D13"), dinos=raptors)
    assert proceed(phase(s, 3), faces=[0] * 5).one(e.Rolled).dice == "RRRYY"
    killed = play(s, Do("attack"), Aim(11), Use(0), faces=[1]).state
    assert step(killed, "D2", faces=[0] * 3).one(e.Rolled).dice == "RRY"


@pytest.mark.rule("SAU-PACK-11", "SAU-PACK-05")
def test_a_pack_of_six_raptors_rolls_eleven_dice() -> None:
    """EX-26."""
    pack = [dino("pack", "D1", 10 + n, copy=n + 1) for n in range(3)]
    others = [dino("raptor", "D1", 13 + n, copy=n + 1) for n in range(3)]
    s = hunting(person("hunter", "D1"), person("ranger", "D13"), dinos=[*pack, *others])
    played = proceed(s, faces=[0] * 11)
    assert played.one(e.Rolled).dice == "R" * 6 + "Y" * 5


@pytest.mark.rule("SAU-MULTI-01", "SAU-MULTI-02")
def test_two_dinosaurs_that_lose_their_last_life_point_in_one_round_are_both_dead() -> None:
    """EX-27."""
    pair = [dino("allosaurus", "D1", damage=5), dino("ceratosaurus", "D1", 11, damage=4)]
    played = proceed(hunting(person("hunter", "D7"), person("ranger", "D13"), dinos=pair), faces=[1, 0, 1, 0, 0])
    assert (played.state.dinos, [x.dino for x in played.all(e.DinosaurDied)]) == ((), [11, 10])


@pytest.mark.rule("SAU-CARN-09")
def test_between_two_players_at_one_distance_the_starting_player_decides() -> None:
    """EX-28."""
    people = person("hunter", "D3"), person("ranger", "D23"), person("scientist", "D13")
    s = proceed(hunting(*people, dinos=[dino("allosaurus", "D1")], ties=False, starter=2)).state
    assert (kinds(s), asked(s).choices) == (((2, "prey"),), (Aim(0), Aim(1)))
    assert [play(s, Aim(seat)).one(e.DinosaurMoved).prey for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("SAU-CARN-12")
def test_of_two_players_on_the_carnivores_field_the_one_who_entered_first_is_attacked() -> None:
    """EX-29."""
    s = island(person("hunter", "D2"), person("ranger", "D24"), dinos=[dino("allosaurus", "D1")])
    entered = play(step(s, "D1").state, Do("pass"), Do("move"), Go(F["D1"]), Do("pass"), faces=[1, 0])
    assert [(x.target, x.why) for x in entered.all(e.Rolled)] == [(0, "hunt")]


@pytest.mark.rule("SAU-COOP-03")
def test_three_players_together_need_24_points() -> None:
    """EX-30."""
    assert target(island(person("hunter"), person("ranger"), person("scientist"), modes=("coop",))) == 3 * 8 == 24


@pytest.mark.rule("SAU-SOLO-12")
@pytest.mark.parametrize(("points", "ending"), [(10, "solo_won"), (9, "solo_points")])
def test_a_solo_survivor_wins_with_ten_points_and_loses_with_nine(points: int, ending: str) -> None:
    """EX-31."""
    s = island(person("hunter", "B2", goal="hunter.2", points=points), up=("bunker",), once=True, round=16)
    result = GAME.result(proceed(phase(replace(s, players=s.players[:1], modes=("solo",)), 4)).state)
    assert result is not None
    assert result.ending == ending


@pytest.mark.rule("SAU-BLEED-06")
def test_resting_away_the_wound_that_made_bleed_leaves_the_blood_cube() -> None:
    """EX-32."""
    p = person("hunter", "D1", wounds=down("cut", "leg", "lung", "ribs", "arm"))
    s = proceed(hunting(p, person("ranger", "D13"), dinos=[dino("allosaurus", "D1")]), faces=[1, 0]).state
    assert (s.players[0].bleeding, s.players[0].wounds[0].up) == (True, True)
    rested = play(proceed(phase(s, 2)).state, Do("rest"), Pick(0))
    assert rested.one(e.Healed).card == "cut"
    assert rested.me.bleeding


@pytest.mark.rule("SAU-DINO-18", "SAU-DECK-08")
def test_a_dead_dinosaurs_card_lies_on_the_discard_pile_and_comes_into_play_again() -> None:
    """EX-38."""
    s = island(person("hunter", "B2", "machete"), dinos=[dino("pachy", "B2", damage=2)], discard=(), stock=())
    dead = play(s, Do("attack"), Use(0), faces=[1]).state
    assert (dead.dinos, dead.discard) == ((), ("pachy.1",))
    twin = proceed(phase(replace(dead, day=("stray_pachy",)), 0))
    assert twin.one(e.DinosaurPlaced).source == "discard"
    assert [d.card for d in twin.state.dinos] == ["pachy.1"]
