"""Odd combinations of the dinosaurs' chapters: fights of three, packs with panic, leaving, weapons, wounds."""

from dataclasses import replace

import pytest

from rules.core.game import Proceed
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import Accept, Aim, Do, Give, Go, Pick, Send, Stop, Use
from rules.sauria.cards.marks import AGGRESSIVE, DISTRACTED, FRIGHTENED, NARCOTISED, PANICKED
from rules.sauria.dice import NR
from rules.sauria.fight import begin_fight, pairings
from rules.sauria.frames import Assault, Fight
from rules.sauria.map import BOAT
from rules.sauria.rounds import points_of
from rules.sauria.state import Body, State
from tests.rules.sauria.island import (
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


def aims(s: State, fight: Fight) -> dict[int, list[int]]:
    """Per attacker (its first dinosaur) whom it may attack."""
    return {u[0].id: [t[0].id for t in targets] for u, targets in pairings(s, fight)}


# --- fights ---


@pytest.mark.rule("SAU-R-151", "SAU-MULTI-10", "SAU-DINO-13")
def test_an_attacked_carnivore_that_survives_still_has_its_own_action() -> None:
    herd = [dino("allosaurus", "D1", 10, damage=5), dino("ceratosaurus", "D1", 11)]
    played = proceed(hunting(FAR, FAR, dinos=herd), faces=[0, 0, 1, 0, 0])
    assert [d.id for d in played.state.dinos] == [11]
    assert played.one(e.DinosaursAte) == e.DinosaursAte((11,), F["D1"], ("allosaurus.1",), ())
    assert played.state.bodies == ()


@pytest.mark.rule("SAU-CARN-11", "SAU-MULTI-10", "SAU-CARN-14")
def test_of_three_large_carnivores_the_attacker_keeps_to_the_prey_that_the_starting_player_named() -> None:
    herd = [dino("allosaurus", "D1", 10), dino("ceratosaurus", "D1", 11, damage=4), dino("ceratosaurus", "D1", 12, copy=2)]
    s = proceed(hunting(FAR, FAR, dinos=herd, ties=False)).state
    assert (asked(s).kind, asked(s).choices) == ("prey", (Aim(11), Aim(12)))
    s = play(s, Aim(12)).state
    assert (asked(s).kind, asked(s).about, asked(s).choices) == ("fight", (11,), (Aim(10), Aim(12)))
    played = play(s, Aim(12), faces=[2, 2, 1, 0, 0, 0, 0, 0])
    assert [(x.by, x.target) for x in played.all(e.Rolled)] == [(10, 12), (11, 12), (12, 10)]
    assert {d.id for d in played.state.dinos} == {10, 11}


@pytest.mark.rule("SAU-MULTI-06", "SAU-MULTI-07", "SAU-R-152")
def test_large_carnivores_leave_the_small_herbivores_to_small_carnivores_that_still_live() -> None:
    herd = [
        dino("allosaurus", "D1", 10), dino("dilophosaurus", "D1", 11),
        dino("parasaurolophus", "D1", 12), dino("pachy", "D1", 13),
    ]  # fmt: skip
    s = island(FAR, FAR, dinos=herd)
    fight = begin_fight(s, (herd[0],), 12, (10,))
    beaten = replace(s, dinos=(herd[0], herd[1], herd[3]))
    assert aims(beaten, fight) == {11: [13], 13: [11]}
    assert aims(replace(s, dinos=(herd[0], herd[3])), fight) == {10: [13], 13: [10]}
    none_large = begin_fight(beaten, (herd[0],), 13, (10,))
    assert aims(beaten, none_large) == {10: [13], 11: [13], 13: [11]}


@pytest.mark.rule("SAU-MULTI-07")
def test_such_a_fight_is_played_to_its_end_the_large_carnivore_steps_in_when_the_small_one_is_dead() -> None:
    herd = [
        dino("allosaurus", "D1", 10), dino("dilophosaurus", "D1", 11, damage=1),
        dino("parasaurolophus", "D1", 12, damage=3), dino("pachy", "D1", 13, damage=2),
    ]  # fmt: skip
    faces = [
        1, 0, 0, 0, 0, 0,  # round 1: allosaurus kills the parasaurolophus; the small ones miss
        0, 1,  # round 2: dilophosaurus misses, pachy kills it; the allosaurus waits
        1, 0, 0,  # round 3: the allosaurus kills the pachy
    ]  # fmt: skip
    played = proceed(hunting(FAR, FAR, dinos=herd), faces=faces)
    rolls = [(x.by, x.target) for x in played.all(e.Rolled)]
    assert rolls == [(10, 12), (11, 13), (12, 10), (13, 11), (11, 13), (13, 11), (10, 13), (13, 10)]
    assert [d.id for d in played.state.dinos] == [10]


# --- statuses and packs ---


@pytest.mark.rule("SAU-BEHAV-01", "SAU-BEHAV-14", "SAU-R-077")
@pytest.mark.parametrize("species", ["pachy", "stegosaurus", "allosaurus"])
def test_a_dinosaur_both_panicked_and_distracted_away_from_lava_does_not_attack(species: str) -> None:
    s = hunting(person("hunter", "D1"), FAR, dinos=[dino(species, "D1", marks=PANICKED | DISTRACTED)])
    played = proceed(s)
    assert not played.all(e.Rolled)
    assert [x.why for x in played.all(e.DinosaurIdle)] == ["distracted"]


@pytest.mark.rule("SAU-BEHAV-03", "SAU-PACK-04", "SAU-R-144")
def test_a_pack_with_a_panicked_member_stays_and_only_the_others_eat_but_all_attack_players() -> None:
    pack = [dino("raptor", "D1", 10), dino("raptor", "D1", 11, marks=PANICKED, copy=2)]
    still = proceed(hunting(person("hunter", "D4"), FAR, dinos=pack))
    assert not still.all(e.DinosaurMoved)
    eating = proceed(hunting(person("hunter", "D4"), FAR, dinos=pack, bodies=(Body("pachy.1", F["D1"]),)))
    assert eating.one(e.DinosaursAte).dinos == (10,)
    struck = proceed(hunting(person("hunter", "D1"), FAR, dinos=pack), faces=[1, 0, 0])
    assert struck.one(e.Rolled).dice == "RRY"
    hungry = proceed(hunting(FAR, FAR, dinos=[*pack, dino("gallimimus", "D1", 12)]), faces=[2, 0])
    assert [(x.by, x.dice) for x in hungry.all(e.Rolled)] == [(10, "R"), (12, "G")]


@pytest.mark.rule("SAU-BEHAV-03", "SAU-PACK-04")
def test_an_event_that_moves_dinosaurs_leaves_a_pack_with_a_panicked_member_where_it_is() -> None:
    pack = [dino("raptor", "D1", 10), dino("raptor", "D1", 11, marks=PANICKED, copy=2)]
    s = phase(island(person("hunter", "D4"), person("ranger", "D4"), dinos=pack, day=("migration",)), 0)
    assert not proceed(s).all(e.DinosaurMoved)


# --- leaving ---


@pytest.mark.rule("SAU-R-079", "SAU-HERB-02", "SAU-HERB-01")
def test_a_frightened_herbivore_stays_so_when_another_dinosaurs_no_retreat_holds_the_player() -> None:
    s = step(island(person("hunter", "C1"), dinos=[dino("pachy", "D1"), dino("dilophosaurus", "D1", 11)]), "D1").state
    held = step(s, "D2", faces=[0, NR])
    assert held.one(e.Held).field == F["D1"]
    assert [d.marks for d in held.state.dinos] == [FRIGHTENED, 0]
    hunt = proceed(phase(held.state, 3), faces=[1, 1])
    assert [(x.by, x.why) for x in hunt.all(e.Rolled)] == [(11, "hunt"), (10, "hunt")]


@pytest.mark.rule("SAU-R-079", "SAU-ACT-36")
@pytest.mark.parametrize(("character", "species", "marks"), [
    ("palaeontologist", "styracosaurus", 0), ("hunter", "styracosaurus", 0), ("hunter", "pachy", AGGRESSIVE),
])  # fmt: skip
def test_what_attacks_a_leaving_player_anyway_is_not_marked_frightened(character: str, species: str, marks: int) -> None:
    s = step(island(person(character, "C1"), dinos=[dino(species, "D1", marks=marks)]), "D1").state
    held = step(s, "D2", faces=[0, NR] if species == "styracosaurus" else [NR])
    assert held.all(e.Held)
    assert held.state.dinos[0].marks == marks


@pytest.mark.rule("SAU-R-051", "SAU-MOVE-10", "SAU-NOISE-15")
def test_a_no_retreat_in_the_middle_of_a_sprint_keeps_the_noise_of_the_field_that_was_entered() -> None:
    s = island(person("counselor", "C1"), dinos=[dino("dilophosaurus", "C18")], round=5)
    played = play(s, Do("sprint"), Go(F["C18"]), Go(F["D24"]), faces=[NR])
    assert (played.me.field, played.me.ap) == (F["C18"], 2)
    noise = played.one(e.NoiseMade)
    assert (noise.symbols, noise.jungle, noise.places, noise.night, noise.total) == (2, 1, 0, 2, 5)


# --- weapons, wounds, characters ---


@pytest.mark.rule("SAU-R-105", "SAU-COMBAT-18")
def test_the_second_roll_of_a_burst_without_ammunition_is_the_players_choice_also_with_one_weapon_left() -> None:
    s = island(person("scientist", "B2", "shotgun:1", "machete"), dinos=[dino("ceratosaurus", "B2")])
    asking = play(s, Do("burst"), Use(0), faces=[0])
    assert (asked(asking.state).kind, asked(asking.state).choices) == ("weapon", (Use(1), Stop()))
    assert not play(asking.state, Stop()).all(e.Rolled)
    assert not any(isinstance(f, Assault) for f in play(asking.state, Stop()).state.stack)
    fists = island(person("scientist", "B2", "shotgun:1"), dinos=[dino("pachy", "B2")])
    assert asked(play(fists, Do("burst"), Use(0), faces=[0, 0]).state).choices == (Use(-1), Stop())


@pytest.mark.rule("SAU-R-114", "SAU-ACT-36")
def test_who_is_tended_by_the_counselor_chooses_the_wound() -> None:
    s = island(person("counselor", "B2"), person("hunter", "B2", wounds=(*up("arm", "leg"), *down("lung"))))
    tended = play(s, Do("counselor.tend")).state
    assert (kinds(tended), asked(tended).choices) == (((1, "heal"),), (Pick(0), Pick(1), Pick(2)))
    healed = play(tended, Pick(1))
    assert [w.card for w in healed.state.players[1].wounds] == ["arm", "lung"]
    assert dict(healed.me.tally)["helped"] == 1
    assert kinds(healed.state) == ((0, "turn"),)


@pytest.mark.rule("SAU-WOUND-04")
def test_with_a_broken_leg_a_turn_always_has_the_points_for_one_step() -> None:
    weak = island(person("hunter", "C1", wounds=up("leg"), coming=("-ap",)), event="cold_rain", round=5)
    assert points_of(weak, 0) == 2
    assert points_of(replace(weak, players=(person("hunter", "C1", coming=("-ap",)), FAR)), 0) == 1


@pytest.mark.rule("SAU-R-109", "SAU-R-086", "SAU-GOAL-05")
def test_only_a_dinosaur_that_was_still_up_or_falls_asleep_deeper_counts_as_put_out() -> None:
    s = island(person("scientist", "B2", "tranquilliser_pistol", "gas_grenade"), dinos=[dino("allosaurus", "B2")])
    once = play(s, Do("attack"), faces=[1])
    again = play(once.state, Do("attack"), faces=[1])
    tally = dict(again.me.tally)
    assert (again.me.items[0].ammo, tally["stuns"], tally["stuns_large_carnivore"]) == (1, 1, 1)
    assert dict(play(again.state, Do("item"), Use(1)).me.tally)["stuns"] == 2


# --- more fights ---


@pytest.mark.rule("SAU-PACK-02", "SAU-PACK-03")
def test_pack_hunters_of_different_species_on_one_field_are_two_units() -> None:
    herd = [dino("raptor", "D1", 10), dino("compsognathus", "D1", 11), dino("raptor", "D1", 12, copy=2)]
    played = proceed(hunting(person("hunter", "D1"), FAR, dinos=herd), faces=[0, 0, 0, 0])
    assert [(x.by, x.dice) for x in played.all(e.Rolled)] == [(10, "RRY"), (11, "G")]


@pytest.mark.rule("SAU-R-151", "SAU-MULTI-05", "SAU-MULTI-12")
def test_a_carnivore_that_joined_a_fight_has_used_its_action_and_eats_only_in_the_next_phase() -> None:
    herd = [dino("allosaurus", "D1", 10), dino("dilophosaurus", "D1", 11), dino("pachy", "D1", 12, damage=2)]
    played = proceed(hunting(FAR, FAR, dinos=herd), faces=[1, 0, 0, 0])
    assert [(x.by, x.target) for x in played.all(e.Rolled)] == [(10, 12), (11, 12), (12, 11)]
    assert not played.all(e.DinosaursAte)
    kept = proceed(phase(played.state, 4)).state
    assert kept.bodies == (Body("pachy.1", F["D1"]),)
    assert proceed(phase(kept, 3)).one(e.DinosaursAte).dinos == (10,)


@pytest.mark.rule("SAU-MULTI-08", "SAU-R-153")
def test_after_the_herbivores_all_large_carnivores_fight_the_weakest_other_and_small_ones_stay_out() -> None:
    herd = [
        dino("allosaurus", "D1", 10, damage=4), dino("ceratosaurus", "D1", 11, damage=4), dino("carnotaurus", "D1", 12),
        dino("dilophosaurus", "D1", 13), dino("pachy", "D1", 14, damage=2),
    ]  # fmt: skip
    first = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # allosaurus RR kills the pachy; GRY, RYY, Y and the pachy's Y miss
    among = [0, 0, 0, 0, 0, 1, 0, 0]  # the carnotaurus kills the ceratosaurus
    last = [0, 0, 2, 0, 0]  # and then the allosaurus
    played = proceed(hunting(FAR, FAR, dinos=herd), faces=[*first, *among, *last])
    rolls = [(x.by, x.target) for x in played.all(e.Rolled)]
    assert rolls[5:] == [(10, 11), (11, 10), (12, 11), (10, 12), (12, 10)]
    assert [d.id for d in played.state.dinos] == [12, 13]


# --- events that move dinosaurs ---


@pytest.mark.rule("SAU-R-000", "SAU-EVENT-10")
def test_with_ties_played_by_hand_the_starting_player_decides_whom_and_how_an_event_moves_dinosaurs() -> None:
    people = person("hunter", "D3"), person("ranger", "D23"), person("scientist", "B2")
    herd = [dino("pachy", "D1", 10), dino("allosaurus", "D13", 11)]
    s = phase(island(*people, dinos=herd, ties=False, starter=1, day=("migration",)), 0)
    asking = proceed(s).state
    assert (kinds(asking), asked(asking).choices) == (((1, "prey"),), (Aim(0), Aim(1)))
    moved = play(asking, Aim(1))
    assert (moved.one(e.DinosaurMoved).dino, moved.one(e.DinosaurMoved).prey) == (10, 1)
    by_bot = proceed(replace(s, ties=True, asked=None))
    assert next((x.dino, x.prey) for x in by_bot.all(e.DinosaurMoved)) == (10, 0)


@pytest.mark.rule("SAU-R-000", "SAU-R-073")
def test_an_event_asks_for_the_path_too_and_then_for_the_next_dinosaur() -> None:
    people = person("hunter", "B2"), person("ranger", "B2")
    herd = [dino("pachy", "C1", 10), dino("allosaurus", "D13", 11)]
    s = proceed(phase(island(people[0], person("ranger", "D7"), dinos=herd, ties=False, day=("migration",)), 0)).state
    assert (asked(s).kind, asked(s).about) == ("path", (10, 0))
    played = play(s, Go(F["C2"]))
    assert played.all(e.DinosaurMoved)[0].field == F["C2"]
    raptors = [dino("raptor", "C1", 10), dino("raptor", "C1", 11, copy=2)]
    pack = proceed(phase(island(*people, dinos=raptors, ties=False, day=("migration",)), 0)).state
    together = play(pack, Aim(0), Go(F["C2"]))
    assert [(x.dino, x.field) for x in together.all(e.DinosaurMoved)] == [(10, F["C2"]), (11, F["C2"])]


# --- cards that lay a status ---


@pytest.mark.rule("SAU-BEHAV-02", "SAU-ACT-10")
def test_a_status_is_offered_only_for_dinosaurs_that_it_would_change() -> None:
    herd = [dino("allosaurus", "B1", 10, marks=DISTRACTED), dino("pachy", "B1", 11)]
    s = island(person("hunter", "B1", "bait", "urine"), dinos=herd)
    baited = play(s, Do("item"), Use(0))
    assert [d.marks for d in baited.state.dinos] == [DISTRACTED, DISTRACTED], "nothing to choose"
    assert "item" not in menu(replace(baited.state, asked=None))
    beside = island(person("hunter", "B1", "bait", "urine", "firecracker"), dinos=[dino("pachy", "B1")], lava=1 << F["A1"])
    assert "item" not in menu(beside)
    asleep = island(person("scientist", "B2", "gas_grenade"), dinos=[dino("pachy", "B2", marks=NARCOTISED)])
    assert "item" not in menu(asleep)


# --- death in mid-phase, the boat, the end ---

DYING = (*up("leg", "lung", "ribs", "hand"), *down("arm"))


@pytest.mark.rule("SAU-R-021", "SAU-CARN-09", "SAU-CARN-15")
def test_when_the_starting_player_dies_in_mid_phase_the_next_living_one_decides_the_rest() -> None:
    people = person("hunter", "D1", wounds=DYING), person("ranger", "D5"), person("scientist", "D9")
    herd = [dino("tyrannosaurus", "D1", 10), dino("allosaurus", "D7", 11)]
    s = proceed(hunting(*people, dinos=herd, ties=False, starter=0), faces=[1, 0, 0])
    assert s.one(e.Died).seat == 0
    assert (kinds(s.state), asked(s.state).choices) == (((1, "prey"),), (Aim(1), Aim(2)))
    assert play(s.state, Aim(2)).one(e.DinosaurMoved).prey == 2


@pytest.mark.rule("SAU-CARN-15", "SAU-CARN-18", "SAU-R-075")
def test_the_second_carnivore_eats_the_player_whom_the_first_one_killed() -> None:
    herd = [dino("tyrannosaurus", "D1", 10), dino("allosaurus", "D1", 11)]
    s = hunting(person("hunter", "D1", wounds=DYING), person("ranger", "D1"), dinos=herd)
    played = proceed(s, faces=[1, 0, 0])
    assert (played.one(e.Died).seat, played.one(e.DinosaursAte).dinos, played.one(e.DinosaursAte).seats) == (0, (11,), (0,))
    assert not played.me.body
    assert played.state.players[1].wounds == ()


@pytest.mark.rule("SAU-TRADE-01", "SAU-DEATH-03", "SAU-R-127")
def test_players_on_the_boat_trade_and_loot_among_themselves_but_not_with_the_docks() -> None:
    aboard = island(
        person("hunter", BOAT, "torch"), person("ranger", BOAT), person("scientist", "D4", "torch"),
        person("counselor", BOAT, "egg", alive=False, body=True), boat=2, boat_at=65, up=("docks",),
    )  # fmt: skip
    traded = play(aboard, Do("trade"), Give(0), Send(), Accept())
    assert traded.one(e.Traded).partner == 1, "the only partner on the boat"
    assert [i.key for i in play(aboard, Do("loot")).me.items] == ["torch", "egg"]
    ashore = replace(aboard, players=(person("hunter", "D4", "torch"), *aboard.players[1:]), asked=None)
    assert play(ashore, Do("trade"), Give(0), Send(), Accept()).one(e.Traded).partner == 2
    assert "loot" not in menu(ashore)


@pytest.mark.rule("SAU-BLEED-02", "SAU-DEATH-08", "SAU-SURVIVE-04")
def test_in_the_last_round_the_bleeding_one_is_hunted_on_the_helipad_and_whoever_is_left_there_is_rescued() -> None:
    people = person("hunter", "D2", bleeding=True, wounds=DYING), person("ranger", "D2", bleeding=False, entered=1)
    s = hunting(*people, up=("helipad",), signal=13, round=16, dinos=[dino("allosaurus", "D2")])
    played = play(proceed(s, faces=[1, 0]).state, Proceed())
    assert [x.seat for x in played.all(e.Rescued)] == [1]
    result = GAME.result(played.state)
    assert result is not None
    assert (result.winners, result.ending) == ((1,), "helicopter")


@pytest.mark.rule("SAU-COOP-05", "SAU-R-160", "SAU-R-046")
def test_a_death_in_mid_sprint_ends_a_cooperative_game_on_the_spot() -> None:
    people = person("counselor", "C1", wounds=DYING), person("ranger", "D13"), person("scientist", "D13")
    s = island(*people, dinos=[dino("allosaurus", "C18"), dino("dilophosaurus", "C18", 11)], modes=("coop",))
    played = play(s, Do("sprint"), Go(F["C18"]), Go(F["D24"]), faces=[1, 0])
    assert [x.by for x in played.all(e.Rolled)] == [10], "the second one does not attack the dead"
    assert (played.me.field, played.all(e.NoiseMade), played.state.over) == (F["C18"], [], True)
    assert GAME.prompts(played.state) == ()
