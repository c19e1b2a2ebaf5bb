"""Surviving, winning, goals; boat, bunker, tunnels, sabotage, trade, death (chapters Winning, Surviving)."""

from dataclasses import replace
from typing import Any

import pytest

from rules.core.game import Result
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import Accept, Aim, Back, Decline, Do, Drop, Give, Go, Send, Use, Want, Withdraw
from rules.sauria.cards.goals import GOALS, Goal, GoalCard
from rules.sauria.cards.tiles import TILES
from rules.sauria.costs import blocked
from rules.sauria.frames import Actions, Round, Turn
from rules.sauria.map import BOAT, SHORE, WATERS, bits
from rules.sauria.places import bunker_closed, may_enter, powered, steps, tile_at, tunnel_stops
from rules.sauria.repair import repairs
from rules.sauria.state import Player, State
from rules.sauria.survival import count, reached, victory_points, way_out
from tests.rules.sauria.island import (
    AT,
    F,
    Played,
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

PAD, DOCKS, BUNKER, TOWER, PLANT = (AT[k] for k in ("helipad", "docks", "bunker", "radio_tower", "power_plant"))
SEA = WATERS[DOCKS][1]


def end(*players: Player, **more: Any) -> Played:
    """The last clean-up of round 16."""
    more.setdefault("round", 16)
    return proceed(phase(island(*players, **more), 4))


def outcome(played: Played) -> Result:
    result = GAME.result(played.state)
    assert result is not None
    return result


# --- goals and winning ---


@pytest.mark.rule("SAU-GOAL-08", "SAU-GOAL-01", "SAU-GOAL-09", "SAU-R-119")
def test_the_sample_goal_card_gives_six_points_for_three_of_its_goals() -> None:
    """EX-09: 3 encounters of 4, a stunned large carnivore, 2 eggs, escaped by boat."""
    card = GOALS["palaeontologist.3"]
    assert [(g.points, g.count, g.n) for g in card.goals] == [
        (4, "encounters", 4), (3, "stuns_large_carnivore", 1), (2, "egg", 2), (1, "escape", 1),
    ]  # fmt: skip
    p = person(
        "palaeontologist",
        BOAT,
        "egg",
        "egg",
        goal="palaeontologist.3",
        tally=(("encounters", 3), ("stuns_large_carnivore", 1)),
    )
    played = end(p, person("ranger", "C1"), boat=2, boat_at=SEA)
    assert outcome(played).points == (6, 0)
    sheltered = end(replace(p, field=BUNKER), person("ranger", "C1"), up=("bunker",), once=True)
    assert outcome(sheltered).points == (5, 0)


@pytest.mark.rule("SAU-GOAL-09", "SAU-GOAL-11", "SAU-GOAL-10")
def test_end_of_game_goals_count_what_is_carried_at_the_end_and_achievements_stay() -> None:
    s = island(person("hunter", "B2", "egg", tally=(("kills", 1),)))
    egg, kill = Goal(2, "egg", 1, ""), Goal(1, "kills", 1, "")
    assert reached(s, 0, egg)
    later = play(s, Do("discard"), Drop(0)).state
    assert not reached(later, 0, egg)
    assert reached(later, 0, kill)
    many = person("hunter", BUNKER, tally=(("kills", 9), ("kills_large_carnivore", 3)))
    assert outcome(end(many, person("ranger", "C1"), up=("bunker",), once=True)).points == (10, 0)


@pytest.mark.rule("SAU-R-120", "SAU-GOAL-05", "SAU-GOAL-04")
def test_progress_is_kept_from_the_first_round_and_only_its_owner_sees_it() -> None:
    s = island(person("hunter", "B1"))
    played = step(s, "C2")
    assert dict(played.me.tally)["uncovered"] == 1
    assert GAME.view(played.state, 0).table.players[0].tally == played.me.tally
    assert GAME.view(played.state, 1).table.players[0].tally == ()
    tallied = play(island(person("hunter", "B1")), Do("rest")).one(e.Tallied)
    assert tallied == e.Tallied(0, "rests")
    assert GAME.scrub(tallied, 0) == tallied
    assert GAME.scrub(tallied, 1) is None
    assert GAME.scrub(tallied, None) is None


@pytest.mark.rule("SAU-GOAL-03")
def test_every_goal_names_a_count_that_the_engine_keeps() -> None:
    computed = {
        "areas", "egg", "dna", "sabotages", "survive", "escape", "unhurt", "energy_free", "survivors_few", "survivors_all",
    }  # fmt: skip
    tallied = {
        "encounters", "uncovered", "tunnels", "items", "shots", "kills", "kills_large", "kills_small", "kills_melee",
        "kills_large_carnivore", "stuns", "stuns_large_carnivore", "photos", "photos_large", "photos_large_carnivore",
        "photos_species", "finds", "powered", "signal", "repairs", "helped", "reloads", "rests", "trades", "noise", "reds",
        "shuffles",
    }  # fmt: skip
    assert {g.count for c in GOALS.values() for g in c.goals} <= computed | tallied
    assert all(isinstance(c, GoalCard) for c in GOALS.values())
    s = replace(island(person("hunter", "B2", wounds=down("arm"))), over=True)
    assert (count(s, 0, "unhurt"), count(s, 0, "survivors_few"), count(s, 0, "survivors_all")) == (1, 1, 0)


@pytest.mark.rule("SAU-WIN-01", "SAU-WIN-03", "SAU-DEATH-06", "SAU-WIN-04")
def test_a_survivor_without_points_beats_a_dead_player_with_ten() -> None:
    """EX-08."""
    rich = person("hunter", "C1", points=10)
    played = end(rich, person("ranger", BUNKER, goal="ranger.2"), up=("bunker",), once=True)
    result = outcome(played)
    assert (result.winners, result.points, result.places) == ((1,), (0, 0), (2, 1))
    assert result.ending == "bunker"


@pytest.mark.rule("SAU-WIN-01", "SAU-WIN-02")
def test_among_survivors_the_most_points_win() -> None:
    played = end(
        person("hunter", BUNKER, points=1), person("ranger", BUNKER, goal="ranger.2", points=3),
        person("scientist", PAD, points=9),
        up=("bunker", "helipad"), once=True,
    )  # fmt: skip
    assert outcome(played).winners == (1,)
    assert outcome(played).places == (2, 1, 3)


@pytest.mark.rule("SAU-WIN-05", "SAU-R-121", "SAU-WIN-07")
def test_equal_survivors_share_the_victory() -> None:
    played = end(person("hunter", BUNKER, points=2), person("ranger", BUNKER, points=2), up=("bunker",), once=True)
    assert (outcome(played).ending, outcome(played).winners, outcome(played).places) == ("tie", (0, 1), (1, 1))


@pytest.mark.rule("SAU-SURVIVE-01", "SAU-SURVIVE-02", "SAU-SURVIVE-03", "SAU-SURVIVE-05", "SAU-DEATH-08")
def test_whoever_is_in_none_of_the_three_safe_places_dies() -> None:
    played = end(
        person("hunter", PAD), person("ranger", BOAT), person("scientist", BUNKER), person("counselor", "C1"),
        person("saboteur", PAD),
        up=("helipad", "bunker"), once=True, signal=13, boat=2, boat_at=SEA,
    )  # fmt: skip
    assert [(x.seat, x.way) for x in played.all(e.Rescued)] == [
        (0, "helicopter"),
        (1, "boat"),
        (2, "bunker"),
        (4, "helicopter"),
    ]
    assert [x.seat for x in played.all(e.Died)] == [3]
    nothing = end(person("hunter", PAD), person("ranger", BUNKER), up=("helipad", "bunker"))
    assert len(nothing.all(e.Died)) == 2


@pytest.mark.rule("SAU-SURVIVE-06", "SAU-BOAT-09", "SAU-LOC-16")
def test_the_docks_are_not_safe() -> None:
    s = island(person("hunter", DOCKS), up=("docks",), boat=2, boat_at=SEA, signal=1)
    assert way_out(s, 0) == ""
    assert (
        outcome(end(person("hunter", DOCKS), person("ranger", "C1"), up=("docks",), boat=2, boat_at=SEA)).ending
        == "all_dead"
    )


@pytest.mark.rule("SAU-SURVIVE-04", "SAU-HELI-05")
def test_only_the_end_of_round_16_counts_and_its_dinosaur_phase_is_played_before() -> None:
    s = hunting(
        person("hunter", PAD), person("ranger", "D13"), up=("helipad",), signal=3, round=16, dinos=[dino("allosaurus", PAD)]
    )
    dying = replace(s.players[0], wounds=(*up("leg", "lung", "ribs", "hand"), *down("arm")))
    played = proceed(replace(s, players=(dying, s.players[1]), asked=None), faces=[1, 0])
    assert not played.me.alive
    assert not end(person("hunter", "C1"), person("ranger", "C1"), up=("helipad",), signal=3).all(e.Rescued)
    assert not end(person("hunter", PAD), person("ranger", PAD), up=("helipad",), signal=3, round=15).all(e.Rescued)


# --- helicopter ---


@pytest.mark.rule("SAU-HELI-01", "SAU-R-123")
@pytest.mark.parametrize(("sent", "way"), [(13, "helicopter"), (14, ""), (0, "")])
def test_the_signal_must_be_sent_by_round_thirteen(sent: int, way: str) -> None:
    assert way_out(island(person("hunter", PAD), up=("helipad",), signal=sent), 0) == way


@pytest.mark.rule("SAU-HELI-02", "SAU-R-123", "SAU-ITEM-15")
def test_a_phone_sends_it_too_and_a_late_signal_only_turns_the_marker() -> None:
    in_time = island(person("hunter", "B2", "satellite_phone"), round=13)
    assert play(in_time, Do("item"), Use(0)).one(e.SignalSent).in_time
    s = island(person("hunter", "B2", "satellite_phone"), round=14)
    played = play(s, Do("item"), Use(0))
    assert played.one(e.SignalSent) == e.SignalSent(0, 14, False)
    assert played.state.signal == 14


@pytest.mark.rule("SAU-HELI-03", "SAU-SABO-07")
def test_a_sent_signal_cannot_be_undone() -> None:
    """EX-33."""
    s = island(person("saboteur", TOWER), up=("radio_tower",), signal=12, petrol=1 << TOWER)
    played = play(s, Do("saboteur.sabotage"))
    assert not powered(played.state, TOWER)
    assert played.state.signal == 12


@pytest.mark.rule("SAU-HELI-07", "SAU-R-124")
def test_who_stands_on_the_helipad_has_uncovered_it() -> None:
    played = step(island(person("hunter", "D1")), "D2")
    assert played.one(e.Uncovered).tile == "helipad"


# --- boat ---


@pytest.mark.rule("SAU-BOAT-01", "SAU-R-125", "SAU-BOAT-02")
def test_who_uncovers_the_docks_picks_the_boats_water_and_it_starts_sabotaged() -> None:
    s = step(island(person("hunter", "D5")), "D4").state
    assert (asked(s).kind, asked(s).choices) == ("mooring", tuple(Go(w) for w in WATERS[DOCKS]))
    s = play(s, Go(SEA)).state
    assert (s.boat, s.boat_at) == (1, SEA)
    assert BOAT not in steps(s, DOCKS)
    assert not may_enter(s, BOAT)
    assert not step(island(person("hunter", "D5"), up=("docks",), boat=1, boat_at=SEA), "D4").all(e.BoatPlaced)


@pytest.mark.rule("SAU-BOAT-03", "SAU-R-126", "SAU-ITEM-14")
@pytest.mark.parametrize(("items", "ap"), [(("boat_parts",), 3), (("boat_parts", "wrench"), 1)])
def test_the_boat_is_repaired_at_the_docks_with_parts_that_are_used_up(items: tuple[str, ...], ap: int) -> None:
    s = island(person("hunter", DOCKS, *items), up=("docks",), boat=1, boat_at=SEA)
    played = play(s, Do("repair"))
    assert played.state.boat == 2
    assert played.one(e.Paid).ap == ap
    assert "boat_parts" in played.state.gone
    assert "repair" not in menu(island(person("hunter", DOCKS), up=("docks",), boat=1, boat_at=SEA))


@pytest.mark.rule("SAU-BOAT-04", "SAU-R-127")
def test_the_repaired_boat_is_entered_from_neighbouring_land_and_belongs_to_no_area() -> None:
    s = island(person("hunter", DOCKS), up=("docks",), boat=2, boat_at=SEA)
    assert set(bits(SHORE[SEA])) == {F["D4"], F["D5"]}
    assert BOAT in steps(s, F["D5"])
    aboard = step(s, BOAT)
    assert steps(aboard.state, BOAT) == (F["D4"], F["D5"])
    assert step(aboard.state, "D5").me.field == F["D5"]
    from rules.sauria.map import AREA

    assert AREA[BOAT] == -1


@pytest.mark.rule("SAU-BOAT-05", "SAU-BOAT-08")
def test_players_on_the_boat_escape_and_no_dinosaur_gets_there() -> None:
    s = hunting(person("hunter", BOAT), person("ranger", BOAT), boat=2, boat_at=SEA, dinos=[dino("allosaurus", "D5")])
    assert not proceed(s).all(e.DinosaurMoved)
    assert way_out(s, 0) == "boat"
    assert outcome(end(person("hunter", BOAT), person("ranger", "C1"), boat=2, boat_at=SEA)).ending == "boat"


@pytest.mark.rule("SAU-BOAT-10", "SAU-R-128")
def test_the_boats_marker_does_not_count_for_the_saboteur_and_a_repaired_boat_stays_repaired() -> None:
    s = island(person("saboteur", DOCKS), up=("docks",), boat=1, boat_at=SEA)
    assert count(s, 0, "sabotages") == 0
    aboard = island(person("saboteur", BOAT), up=("docks",), boat=2, boat_at=SEA)
    assert "saboteur.sabotage" not in menu(aboard)


# --- bunker ---


@pytest.mark.rule("SAU-BUNKER-02", "SAU-R-172", "SAU-BUNKER-07", "SAU-R-131")
def test_without_power_the_bunker_protects_nobody_and_dinosaurs_appear_there() -> None:
    s = hunting(person("hunter", BUNKER), person("ranger", "D13"), up=("bunker",), dinos=[dino("allosaurus", BUNKER)])
    assert len(proceed(s, faces=[1, 0]).me.wounds) == 1
    noisy = step(island(person("hunter", "B1"), up=("bunker",), round=5, stock=("pachy.1",)), "B2", markers="R")
    assert noisy.state.dinos[0].field == BUNKER
    from rules.sauria.dinosaurs import can_be_placed

    assert can_be_placed(noisy.state, BUNKER)
    assert not can_be_placed(replace(noisy.state, once=True, saved=True, lava=1 << BUNKER), BUNKER)


@pytest.mark.rule("SAU-BUNKER-03", "SAU-R-177")
def test_inside_the_protected_bunker_no_attack_of_any_kind_hits() -> None:
    s = island(person("scientist", BUNKER, "machete"), up=("bunker",), once=True, dinos=[dino("ceratosaurus", BUNKER)])
    assert len(play(s, Do("attack"), faces=[0]).all(e.Rolled)) == 1
    assert not step(s, "B1").all(e.Rolled)
    hunt = proceed(phase(s, 3))
    assert not hunt.all(e.Rolled)
    below = island(
        person("hunter", AT["aviary"]), up=("bunker", "aviary", "tunnel_access"), once=True, saved=True, lava=1 << BUNKER
    )
    assert play(below, Do("tunnel"), Go(BUNKER)).me.wounds == (), "arriving on its lava costs nothing"


@pytest.mark.rule("SAU-BUNKER-04", "SAU-BUNKER-05", "SAU-R-129")
def test_when_a_player_cuts_the_power_those_inside_stay_safe_and_nobody_else_gets_in() -> None:
    """EX-34."""
    s = island(person("saboteur", BUNKER), person("ranger", "B1"), up=("bunker",), once=True, petrol=1 << BUNKER)
    played = play(s, Do("saboteur.sabotage"))
    after = played.state
    assert bunker_closed(after)
    assert BUNKER not in steps(after, F["B1"])
    assert way_out(after, 0) == "bunker"
    assert F["B1"] in steps(after, BUNKER)
    assert not may_enter(after, BUNKER)


@pytest.mark.rule("SAU-R-129")
def test_before_the_first_power_anybody_may_enter_and_other_losses_do_not_close_the_bunker() -> None:
    assert may_enter(island(up=("bunker",)), BUNKER)
    surge_over = island(up=("bunker",), once=True)
    assert may_enter(surge_over, BUNKER)
    plant_cut = island(up=("bunker", "power_plant"), once=True, plant=2, sabotage=1 << PLANT)
    assert not may_enter(plant_cut, BUNKER)
    assert may_enter(replace(plant_cut, petrol=1 << BUNKER), BUNKER)
    assert may_enter(replace(plant_cut, lava=1 << PLANT, sabotage=0), BUNKER)


@pytest.mark.rule("SAU-R-175", "SAU-R-043")
def test_a_closed_bunker_can_be_repaired_from_beside_it_or_through_the_tunnels() -> None:
    closed: dict[str, Any] = {"once": True, "sabotage": 1 << BUNKER, "deeds": 1 << BUNKER, "petrol": 1 << BUNKER}
    s = island(person("hunter", "B1"), up=("bunker",), **closed)
    assert repairs(s, 0) == (BUNKER,)
    opened = play(s, Do("repair")).state
    assert may_enter(opened, BUNKER)
    assert repairs(island(person("hunter", "C18"), up=("bunker",), **closed), 0) == ()
    deep = island(
        person("hunter", AT["aviary"]), up=("bunker", "aviary", "tunnel_access"), saved=True, lava=1 << BUNKER, **closed
    )
    assert repairs(deep, 0) == (BUNKER,)
    assert repairs(replace(deep, tunnels=False), 0) == ()


@pytest.mark.rule("SAU-R-130", "SAU-BUNKER-06", "SAU-TUNNEL-03")
def test_on_lava_the_bunker_is_left_and_reached_only_by_tunnel() -> None:
    saved: dict[str, Any] = {"once": True, "saved": True, "lava": 1 << BUNKER}
    s = island(person("hunter", BUNKER), up=("bunker", "aviary", "tunnel_access"), **saved)
    assert steps(s, BUNKER) == ()
    assert "move" not in menu(s)
    assert blocked(s, 0, "move") == ("SAU-BUNKER-06", "nowhere")
    assert AT["aviary"] in tunnel_stops(s, 0, BUNKER)
    locked = replace(s, tunnels=False)
    assert tunnel_stops(locked, 0, BUNKER) == ()
    assert tunnel_stops(replace(locked, players=(person("saboteur", BUNKER), s.players[1])), 0, BUNKER)
    assert play(s, Do("tunnel"), Go(AT["aviary"])).me.field == AT["aviary"]


@pytest.mark.rule("SAU-BUNKER-08", "SAU-R-178")
def test_a_protected_bunker_is_enough_without_power_at_the_end() -> None:
    s = island(person("hunter", BUNKER), up=("bunker",), once=True, saved=True, lava=1 << BUNKER)
    assert not powered(s, BUNKER)
    assert way_out(s, 0) == "bunker"
    assert way_out(island(person("hunter", BUNKER), up=("bunker",)), 0) == ""


# --- tunnels ---


@pytest.mark.rule("SAU-TUNNEL-01", "SAU-R-179", "SAU-TUNNEL-04", "SAU-R-133")
def test_uncovering_the_tunnel_access_by_any_means_opens_the_tunnels_for_good() -> None:
    assert step(island(person("hunter", "C14")), "C15").state.tunnels
    s = play(island(person("hunter", "B2", "drone")), Do("item"), Use(0), Go(AT["tunnel_access"])).state
    assert s.tunnels
    burnt = replace(s, lava=1 << AT["tunnel_access"], up=s.up | 1 << AT["aviary"] | 1 << AT["beach_cabin"])
    assert tunnel_stops(burnt, 0, AT["aviary"]) == (AT["beach_cabin"],)
    assert not island(up=("bunker",)).tunnels


@pytest.mark.rule("SAU-TUNNEL-02", "SAU-SABO-08", "SAU-R-132")
def test_before_that_only_the_saboteur_uses_them_between_uncovered_symbols() -> None:
    s = island(person("hunter", AT["aviary"]), up=("aviary", "beach_cabin"))
    assert "tunnel" not in menu(s)
    sab = island(person("saboteur", AT["aviary"]), up=("aviary", "beach_cabin"))
    played = play(sab, Do("tunnel"))
    assert asked(played.state).choices == (Go(AT["beach_cabin"]), Back())
    assert tunnel_stops(replace(sab, lava=1 << AT["beach_cabin"]), 0, AT["aviary"]) == ()


@pytest.mark.rule("SAU-TUNNEL-03", "SAU-TUNNEL-05", "SAU-R-134", "SAU-ACT-32")
def test_tunnel_travel_costs_three_points_no_energy_and_does_what_entering_does() -> None:
    s = island(person("hunter", AT["tunnel_access"]), up=("tunnel_access", "aviary"))
    played = play(s, Do("tunnel"), Go(AT["aviary"]))
    assert played.one(e.Paid) == e.Paid(0, "tunnel", 3, False)
    assert [x.area for x in played.all(e.MarkerDrawn)] == [1]
    assert dict(played.me.tally)["tunnels"] == 1
    turn = (Round(3), Actions(()), Turn(0))
    alone = replace(s, players=(replace(s.players[0], ap=4),), modes=("solo",), stack=turn, asked=None)
    assert play(alone, Do("tunnel"), Go(AT["aviary"])).me.ap == 1


# --- saboteur ---


@pytest.mark.rule("SAU-SABO-01", "SAU-SABO-02", "SAU-SABO-09", "SAU-R-136")
def test_a_repaired_sabotage_still_counts_and_may_not_be_done_twice() -> None:
    """EX-35."""
    clinic = AT["clinic"]
    s = island(person("saboteur", clinic, "wrench"), up=("clinic",))
    played = play(s, Do("saboteur.sabotage"))
    assert played.me.ap == 1
    assert (played.state.sabotage, played.state.deeds) == (1 << clinic, 1 << clinic)
    assert "saboteur.sabotage" not in menu(played.state)
    mended = play(played.state, Do("repair")).state
    assert (mended.sabotage, mended.mended, mended.deeds) == (0, 1 << clinic, 1 << clinic)
    assert count(mended, 0, "sabotages") == 1
    again = replace(mended, players=(replace(mended.players[0], ap=3), mended.players[1]), stack=s.stack, seat=0, asked=None)
    assert "saboteur.sabotage" not in menu(again)
    assert "saboteur.sabotage" not in menu(island(person("saboteur", "B11"), up=("garage",)))


@pytest.mark.rule("SAU-SABO-04", "SAU-SABO-05", "SAU-R-135")
def test_the_plants_own_marker_counts_only_if_it_is_never_repaired() -> None:
    over: dict[str, Any] = {"over": True}
    assert count(island(person("saboteur", "B2"), up=("power_plant",), **over), 0, "sabotages") == 1
    assert count(island(person("saboteur", "B2"), up=("power_plant",), lava=1 << PLANT, **over), 0, "sabotages") == 1
    assert count(island(person("saboteur", "B2"), **over), 0, "sabotages") == 0
    s = island(person("saboteur", PLANT), up=("power_plant",))
    fixed = play(s, Do("repair")).state
    assert (fixed.sabotage, fixed.mended, fixed.plant) == (0, 0, 2)
    assert count(replace(fixed, over=True), 0, "sabotages") == 0
    again = replace(fixed, players=s.players, stack=s.stack, seat=0, asked=None)
    assert play(again, Do("saboteur.sabotage")).state.deeds == 1 << PLANT


# --- trading ---


def pair(first: tuple[str, ...] = ("torch",), second: tuple[str, ...] = ("bandage",), **more: Any) -> State:
    return island(person("hunter", "B2", *first), person("ranger", "B2", *second), **more)


@pytest.mark.rule("SAU-TRADE-01", "SAU-TRADE-02")
def test_a_trade_costs_one_point_on_acceptance_whatever_the_number_and_needs_consent() -> None:
    s = pair(("torch", "petrol"), ("bandage",))
    s = play(s, Do("trade"), Give(0), Give(1), Want(0), Send()).state
    assert kinds(s) == ((1, "offer"), (0, "withdraw"))
    assert s.players[0].ap == 3
    played = play(s, Accept())
    assert [i.key for i in played.me.items] == ["bandage"]
    assert [i.key for i in played.state.players[1].items] == ["torch", "petrol"]
    assert played.me.ap == 2
    refused = play(s, Decline())
    assert (refused.me.ap, len(refused.me.items)) == (3, 2)
    assert refused.one(e.TradeEnded).why == "declined"
    here, there = person("ranger", "B2", "torch"), person("scientist", "B5", "torch")
    three = island(person("hunter", "B2", "torch"), there, here, person("counselor", "B2", "torch"))
    assert asked(play(three, Do("trade")).state).choices == (Aim(2), Aim(3), Back()), "only players on the same field"


@pytest.mark.rule("SAU-TRADE-02")
def test_a_pending_trade_never_blocks_it_can_be_withdrawn_and_expires() -> None:
    s = play(pair(), Do("trade"), Give(0), Send()).state
    assert GAME.timeout(s, 1) == Decline()
    assert GAME.timeout(s, 0) == Withdraw()
    offer, withdraw = GAME.prompts(s)
    assert (offer.clock, withdraw.optional) == ("react", True)
    back = play(s, Withdraw())
    assert back.one(e.TradeEnded).why == "withdrawn"
    assert kinds(back.state) == ((0, "turn"),)
    expect_refused(s, Accept(), seat=0)


@pytest.mark.rule("SAU-TRADE-03", "SAU-R-139")
def test_both_boards_must_hold_the_result() -> None:
    s = play(pair(("assault_rifle",), ("torch",) * 6), Do("trade")).state
    s = play(s, Give(0)).state
    assert Send() not in asked(s).choices
    s = play(s, Want(0), Want(1)).state
    assert Send() in asked(s).choices
    mine = play(pair(("torch",) * 5, ("bandage", "petrol")), Do("trade"), Want(0)).state
    assert Send() not in asked(mine).choices, "the hunter has 5 spaces"
    assert Send() in asked(play(mine, Give(0)).state).choices


@pytest.mark.rule("SAU-TRADE-04", "SAU-TRADE-05", "SAU-R-140")
def test_items_and_eggs_may_be_given_for_nothing_also_to_a_hidden_partner_who_stays_hidden() -> None:
    s = island(
        person("hunter", "B2", "egg"), person("ranger", "B2", hidden=True), person("scientist", "B2", alive=False, body=True)
    )
    played = play(s, Do("trade"), Give(0), Send(), Accept())
    assert [i.key for i in played.state.players[1].items] == ["egg"]
    assert played.state.players[1].hidden
    assert Aim(2) not in asked(s).choices
    assert "trade" not in menu(island(person("hunter", "B2", "egg"), person("ranger", "B2", alive=False, body=True)))
    assert "trade" not in menu(island(person("hunter", "B2", "egg"), person("ranger", "B5")))


# --- death and looting ---


@pytest.mark.rule("SAU-DEATH-01", "SAU-DEATH-02", "SAU-WIN-04")
def test_with_the_fifth_wound_face_up_the_player_is_out() -> None:
    p = person("hunter", "D1", wounds=(*up("leg", "lung", "ribs", "hand"), *down("arm")))
    s = hunting(p, person("ranger", "D13"), dinos=[dino("allosaurus", "D1")])
    played = proceed(s, faces=[1, 0])
    assert played.one(e.Died) == e.Died(0, F["D1"])
    assert (played.me.alive, played.me.body, played.me.field) == (False, True, F["D1"])
    turn = proceed(phase(replace(played.state, dinos=()), 2)).state
    assert kinds(turn) == ((1, "turn"),)


@pytest.mark.rule("SAU-DEATH-03", "SAU-DEATH-07", "SAU-R-142")
def test_looting_takes_one_item_a_point_without_consent_and_needs_room() -> None:
    dead = person("ranger", "B2", "torch", "egg", alive=False, body=True)
    s = island(person("hunter", "B2"), dead)
    played = play(s, Do("loot"), Use(1))
    assert [i.key for i in played.me.items] == ["egg"]
    assert played.me.ap == 2
    assert [i.key for i in play(played.state, Do("loot")).me.items] == ["egg", "torch"]
    full = island(person("photographer", "B2", "camera", "torch", "bandage", "wrench"), dead)
    assert "loot" not in menu(full)
    assert "loot" in menu(play(full, Do("discard"), Drop(3)).state)
    assert "loot" not in menu(island(person("hunter", "B5"), dead, person("scientist", "B5"))), "the body lies elsewhere"


@pytest.mark.rule("SAU-DEATH-06")
def test_points_of_the_dead_count_for_nothing() -> None:
    played = end(person("hunter", "C1", points=7), person("ranger", BUNKER), up=("bunker",), once=True)
    assert victory_points(played.state, 0) == 0
    assert tile_at(played.state, BUNKER) is TILES["bunker"]
