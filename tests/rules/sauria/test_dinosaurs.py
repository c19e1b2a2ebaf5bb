"""The dinosaur phase: who acts when, prey, moving, attacking, eating, herbivores, behaviours (DINO, CARN, HERB, BEHAV)."""

from dataclasses import replace

import pytest

from rules.core.game import Proceed
from rules.sauria import events as e
from rules.sauria.actions import Aim, Do, Go, Use
from rules.sauria.cards.marks import AGGRESSIVE, DISTRACTED, FRIGHTENED, NARCOTISED, PANICKED, STUNNED
from rules.sauria.dinosaurs import receptive
from rules.sauria.map import BOAT, distance
from rules.sauria.prey import nearest, prey_of
from rules.sauria.state import Body
from tests.rules.sauria.island import AT, F, asked, dino, down, hunting, island, kinds, person, phase, play, proceed, step

FAR = person("ranger", "D13")


@pytest.mark.rule("SAU-DINO-01", "SAU-ENC-08", "SAU-DECK-11")
def test_an_encounter_places_a_named_dinosaur_from_the_discard_pile() -> None:
    s = island(person("hunter", "B3"), encounters=1 << F["C3"], meetings=("raptor_nest",), discard=("pachy.1", "raptor.2"))
    played = step(s, "C3")
    placed = played.all(e.DinosaurPlaced)[0]
    assert (placed.card, placed.source, placed.field) == ("raptor.2", "discard", F["C3"])
    assert played.state.discard == ("pachy.1",)


@pytest.mark.rule("SAU-DINO-12", "SAU-R-068")
def test_carnivores_act_first_by_printed_life_points_then_herbivores_in_the_same_order() -> None:
    herd = [
        dino("pachy", "D11", 10), dino("dilophosaurus", "D1", 11), dino("triceratops", "D7", 12),
        dino("allosaurus", "D19", 13, damage=5), dino("ceratosaurus", "D19", 14), dino("allosaurus", "D23", 15, copy=2),
    ]  # fmt: skip
    s = hunting(person("hunter", BOAT), person("ranger", BOAT), dinos=herd, boat=2, boat_at=65)
    order: list[int] = []
    for x in proceed(s).events:
        for i in (getattr(x, "dino", None), getattr(x, "by", None)):
            if isinstance(i, int) and i >= 10 and i not in order:
                order.append(i)
    assert order.index(13) < order.index(14)
    assert order.index(12) < order.index(10)
    waiting = [d for d in herd if d.id in (13, 15)]
    from rules.sauria.frames import Hunt
    from rules.sauria.hunt import units_left

    assert [u[0].id for u in units_left(s, Hunt(()))] == [d.id for d in waiting]


@pytest.mark.rule("SAU-R-068")
def test_with_ties_played_by_hand_the_starting_player_orders_equal_dinosaurs() -> None:
    s = hunting(FAR, FAR, dinos=[dino("allosaurus", "D1"), dino("allosaurus", "D3", 11, copy=2)], ties=False, starter=1)
    s = proceed(s).state
    assert (asked(s).seat, asked(s).kind, asked(s).choices) == (1, "order", (Aim(10), Aim(11)))
    played = play(s, Aim(11))
    assert played.all(e.DinosaurMoved)[0].dino == 11


@pytest.mark.rule("SAU-DINO-13", "SAU-R-069", "SAU-CARN-13")
def test_each_carnivore_does_exactly_one_thing_and_nothing_without_prey() -> None:
    s = hunting(person("hunter", "D1"), FAR, dinos=[dino("allosaurus", "D1"), dino("dilophosaurus", "D3", 11)])
    played = proceed(s, faces=[0, 1])
    assert len(played.all(e.Rolled)) == 1
    assert len(played.all(e.DinosaurMoved)) == 1
    lonely = hunting(person("hunter", BOAT), person("ranger", BOAT), dinos=[dino("allosaurus", "D1")], boat=2, boat_at=65)
    assert proceed(lonely).one(e.DinosaurIdle).why == "no prey"


@pytest.mark.rule("SAU-DINO-14", "SAU-HERB-01")
def test_a_herbivore_moves_from_lava_attacks_when_frightened_and_else_passes_even_with_a_player_on_its_field() -> None:
    moved = proceed(hunting(person("hunter", "B1"), FAR, dinos=[dino("pachy", "B1")], lava=1 << F["A1"]))
    assert moved.one(e.DinosaurMoved).why == "lava"
    scared = proceed(hunting(person("hunter", "D1"), FAR, dinos=[dino("pachy", "D1", marks=FRIGHTENED)]), faces=[1])
    assert scared.one(e.Rolled).target == 0
    played = proceed(hunting(person("hunter", "D1"), FAR, dinos=[dino("pachy", "D1")]))
    assert played.one(e.DinosaurIdle) == e.DinosaurIdle(10, "calm")
    assert played.me.wounds == ()


@pytest.mark.rule("SAU-DINO-15", "SAU-BEHAV-10", "SAU-BEHAV-07", "SAU-BEHAV-08")
def test_the_phase_ends_with_the_markers_in_order_and_narcosis_lasts_one_round_longer_as_distraction() -> None:
    herd = [dino("allosaurus", "D1", 10, marks=NARCOTISED), dino("allosaurus", "D3", 11, marks=STUNNED | DISTRACTED, copy=2)]
    s = hunting(person("hunter", "D1"), FAR, dinos=[*herd, dino("pachy", "D7", 12, marks=PANICKED)])
    played = proceed(s)
    assert not played.all(e.Rolled)
    marked = [(x.dino, x.mark, x.on) for x in played.all(e.Marked)]
    assert marked == [
        (11, STUNNED, False), (11, DISTRACTED, False), (10, NARCOTISED, False), (10, DISTRACTED, True),
        (12, PANICKED, False),
    ]  # fmt: skip
    again = proceed(phase(played.state, 3), faces=[])
    assert not [x for x in again.all(e.Rolled) if x.by == 10]
    assert next(d.marks for d in again.state.dinos if d.id == 10) == 0


@pytest.mark.rule("SAU-DINO-16", "SAU-DINO-17", "SAU-R-070", "SAU-DECK-08")
def test_at_its_life_points_a_dinosaur_is_a_body_and_its_card_goes_to_the_discard_pile() -> None:
    s = island(person("hunter", "B2", "shotgun"), dinos=[dino("pachy", "B2", damage=1)], discard=())
    played = play(s, Do("attack"), Use(0), faces=[1, 1])
    assert played.one(e.DinosaurHurt).total == 3
    assert played.state.dinos == ()
    assert played.state.bodies == (Body("pachy.1", F["B2"]),)
    assert played.state.discard == ("pachy.1",)


@pytest.mark.rule("SAU-DINO-18", "SAU-R-070")
def test_the_same_card_may_come_back_while_the_body_still_lies() -> None:
    """EX-38."""
    s = phase(island(bodies=(Body("pachy.1", F["B2"]),), discard=("pachy.1",), stock=(), day=("stray_pachy",)), 0)
    after = proceed(s).state
    assert [d.card for d in after.dinos] == ["pachy.1"]
    assert after.bodies == (Body("pachy.1", F["B2"]),)


@pytest.mark.rule("SAU-CARN-01", "SAU-CARN-02", "SAU-R-083", "SAU-BEHAV-06")
def test_a_large_carnivore_prefers_bleeding_player_player_large_small_herbivore_large_carnivore() -> None:
    herd = [
        dino("allosaurus", "C1", 10), dino("ceratosaurus", "C1", 11), dino("pachy", "C1", 12),
        dino("parasaurolophus", "C1", 13), dino("dilophosaurus", "C1", 14),
    ]  # fmt: skip
    s = island(person("hunter", "C1"), person("ranger", "C1", bleeding=True), dinos=herd)
    assert [(p.rank, p.piece) for p in prey_of(s, herd[0])] == [(1, 1), (2, 0), (3, 13), (4, 12), (5, 11)]


@pytest.mark.rule("SAU-CARN-03", "SAU-CARN-04")
def test_a_small_carnivore_ignores_everything_large_and_other_carnivores() -> None:
    herd = [
        dino("dilophosaurus", "C1", 10), dino("ceratosaurus", "C1", 11), dino("pachy", "C1", 12),
        dino("parasaurolophus", "C1", 13), dino("dilophosaurus", "C1", 14, copy=2),
    ]  # fmt: skip
    s = island(person("hunter", "C1"), FAR, dinos=herd)
    assert [p.piece for p in prey_of(s, herd[0])] == [0, 1, 12]


@pytest.mark.rule("SAU-CARN-05")
def test_pack_hunters_of_one_species_are_never_prey_for_each_other() -> None:
    raptors = [dino("raptor", "C1", 10), dino("raptor", "C2", 11, copy=2), dino("lone", "C3", 12)]
    s = island(dinos=raptors)
    assert all(p.piece < 10 for r in raptors for p in prey_of(s, r))


@pytest.mark.rule("SAU-CARN-06", "SAU-R-071", "SAU-CARN-08")
def test_the_nearest_prey_counts_first_and_rank_only_between_equal_distances() -> None:
    hunter = dino("allosaurus", "D1", 10)
    near, far = dino("pachy", "D3", 11), person("hunter", "D5", bleeding=True)
    s = island(far, FAR, dinos=[hunter, near])
    assert nearest(s, hunter) == (2, tuple(p for p in prey_of(s, hunter) if p.piece == 11))
    level = island(person("hunter", "D3"), FAR, dinos=[hunter, near])
    assert [p.piece for p in nearest(level, hunter)[1]] == [0]
    moved = proceed(hunting(far, FAR, dinos=[hunter, near])).all(e.DinosaurMoved)[0]
    assert (moved.why, moved.prey, moved.distance, moved.rank, moved.field) == ("prey", 11, 2, 4, F["D2"])


@pytest.mark.rule("SAU-R-072")
def test_distance_runs_over_land_without_lava_and_unreachable_prey_is_ignored() -> None:
    lava = 1 << F["D2"] | 1 << F["C2"]
    assert distance(F["D1"], F["D3"], 0) == 2
    assert distance(F["D1"], F["D3"], lava) > 2
    hunter = dino("allosaurus", "D1")
    s = island(person("hunter", "D3"), FAR, dinos=[hunter], lava=1 << F["D3"])
    assert [p.piece for p in nearest(s, hunter)[1]] == [1]


@pytest.mark.rule("SAU-R-073", "SAU-CARN-07")
def test_it_takes_the_lowest_legal_step_that_shortens_the_way_or_stays() -> None:
    s = hunting(person("hunter", "B1"), FAR, dinos=[dino("allosaurus", "D1")])
    assert proceed(s).one(e.DinosaurMoved).field == F["C1"]
    s = hunting(person("hunter", "D5"), FAR, dinos=[dino("allosaurus", "D1")])
    assert proceed(s).one(e.DinosaurMoved).field == F["D2"]
    either = hunting(person("hunter", "B2"), FAR, dinos=[dino("allosaurus", "C1")])
    assert (F["B1"], F["C2"]) == tuple(sorted((F["B1"], F["C2"])))
    assert proceed(either).one(e.DinosaurMoved).field == F["B1"]
    blocked = hunting(person("hunter", "C1"), person("ranger", "C1"), dinos=[dino("allosaurus", "D1")], lava=1 << F["B1"])
    assert proceed(blocked).one(e.DinosaurIdle).why == "no way"


@pytest.mark.rule("SAU-R-073")
def test_with_ties_played_by_hand_the_starting_player_picks_the_path() -> None:
    s = proceed(hunting(person("hunter", "B2"), FAR, dinos=[dino("allosaurus", "C1")], ties=False)).state
    assert asked(s).kind == "path"
    assert len(asked(s).choices) == 2
    choice = asked(s).choices[1]
    assert isinstance(choice, Go)
    assert play(s, choice).state.dinos[0].field == choice.field


@pytest.mark.rule("SAU-CARN-09", "SAU-R-074")
def test_between_equal_prey_the_starting_player_decides_where_it_walks() -> None:
    """EX-28."""
    s = proceed(
        hunting(person("hunter", "D3"), person("ranger", "D23"), dinos=[dino("allosaurus", "D1")], ties=False, starter=1)
    ).state
    assert (asked(s).seat, asked(s).kind, asked(s).choices) == (1, "prey", (Aim(0), Aim(1)))
    assert play(s, Aim(1)).all(e.DinosaurMoved)[0].prey == 1


@pytest.mark.rule("SAU-CARN-10", "SAU-MULTI-09")
def test_with_a_player_and_dinosaurs_on_its_field_it_attacks_the_player_once_and_starts_no_fight() -> None:
    s = hunting(person("hunter", "D1"), FAR, dinos=[dino("allosaurus", "D1"), dino("parasaurolophus", "D1", 11)])
    played = proceed(s, faces=[2, 0])
    assert [(x.by, x.target, x.why) for x in played.all(e.Rolled)] == [(10, 0, "hunt")]
    assert len(played.me.wounds) == 2


@pytest.mark.rule("SAU-CARN-11")
def test_between_equal_dinosaurs_on_its_field_the_starting_player_decides() -> None:
    herd = [dino("dilophosaurus", "D1"), dino("pachy", "D1", 11), dino("pachy", "D1", 12, copy=2)]
    s = proceed(hunting(FAR, FAR, dinos=herd, ties=False)).state
    assert (asked(s).kind, asked(s).choices) == ("prey", (Aim(11), Aim(12)))
    played = play(s, Aim(12), faces=[1, 0, 0])
    assert next(x for x in played.all(e.Rolled) if x.by == 10).target == 12


@pytest.mark.rule("SAU-CARN-12", "SAU-SETUP-21")
def test_between_equal_players_on_its_field_the_one_who_entered_first_is_attacked() -> None:
    """EX-29."""
    s = hunting(person("hunter", "D1", entered=9), person("ranger", "D1", entered=4), dinos=[dino("allosaurus", "D1")])
    assert proceed(s, faces=[1, 0]).one(e.Rolled).target == 1


@pytest.mark.rule("SAU-BLEED-02", "SAU-BLEED-07", "SAU-R-138")
def test_bleeding_players_are_attacked_first_and_among_them_who_entered_first() -> None:
    s = hunting(
        person("hunter", "D1", entered=1),
        person("ranger", "D1", entered=3, bleeding=True),
        person("scientist", "D1", entered=2, bleeding=True),
        dinos=[dino("allosaurus", "D1")],
    )
    assert proceed(s, faces=[1, 0]).one(e.Rolled).target == 2
    for hunter in ("allosaurus", "dilophosaurus"):
        s = hunting(person("hunter", "D3"), person("ranger", "D23", bleeding=True), dinos=[dino(hunter, "D1")])
        assert proceed(s).one(e.DinosaurMoved).prey == 1, "the bleeding one at the same distance"


@pytest.mark.rule("SAU-CARN-14", "SAU-MULTI-03", "SAU-HERB-08")
def test_a_dinosaur_is_attacked_until_one_of_the_fighters_is_dead() -> None:
    s = hunting(FAR, FAR, dinos=[dino("dilophosaurus", "D1"), dino("pachy", "D1", 11)])
    played = proceed(s, faces=[0, 0, 1, 0, 1, 1, 1, 0])
    rolls = played.all(e.Rolled)
    assert [(x.by, x.damage) for x in rolls] == [(10, 0), (11, 0), (10, 1), (11, 0), (10, 1), (11, 1), (10, 1), (11, 0)]
    assert [d.id for d in played.state.dinos] == [10]


@pytest.mark.rule("SAU-CARN-15", "SAU-R-075", "SAU-CARN-17", "SAU-CARN-18")
def test_with_a_body_on_its_field_it_eats_before_anything_else_and_all_bodies_are_gone() -> None:
    bodies = (Body("tyrannosaurus.1", F["D1"]), Body("pachy.1", F["D1"]), Body("pachy.2", F["D3"]))
    s = hunting(person("hunter", "D1"), FAR, dinos=[dino("dilophosaurus", "D1")], bodies=bodies)
    played = proceed(s)
    assert played.one(e.DinosaursAte).cards == ("tyrannosaurus.1", "pachy.1")
    assert not played.all(e.Rolled)
    assert played.state.bodies == (Body("pachy.2", F["D3"]),)


@pytest.mark.rule("SAU-CARN-16", "SAU-R-076")
def test_the_eater_is_distracted_until_the_end_of_the_same_phase() -> None:
    s = hunting(FAR, FAR, dinos=[dino("allosaurus", "D1")], bodies=(Body("pachy.1", F["D1"]),))
    played = proceed(s)
    assert [(x.mark, x.on) for x in played.all(e.Marked)] == [(DISTRACTED, True), (DISTRACTED, False)]
    assert played.state.dinos[0].marks == 0


@pytest.mark.rule("SAU-CARN-20", "SAU-BOAT-05", "SAU-R-177")
def test_hidden_players_and_those_on_the_boat_or_in_the_protected_bunker_are_no_prey() -> None:
    hunter = dino("allosaurus", "B2")
    s = island(
        person("hunter", BOAT), person("ranger", "B2"), person("scientist", "B2", hidden=True),
        dinos=[hunter], up=("bunker",), once=True, boat=2, boat_at=65,
    )  # fmt: skip
    assert prey_of(s, hunter) == ()
    assert [p.piece for p in prey_of(replace(s, once=False), hunter)] == [1]


@pytest.mark.rule("SAU-CARN-21", "SAU-HELI-04")
def test_players_on_the_helipad_are_normal_prey() -> None:
    s = hunting(person("hunter", AT["helipad"]), FAR, up=("helipad",), signal=3, dinos=[dino("allosaurus", AT["helipad"])])
    assert proceed(s, faces=[1, 0]).one(e.Rolled).target == 0


@pytest.mark.rule("SAU-CARN-22", "SAU-R-077", "SAU-BEHAV-01")
def test_the_order_of_needs() -> None:
    body = (Body("pachy.1", F["D1"]),)
    lying = proceed(hunting(person("hunter", "D1"), FAR, dinos=[dino("allosaurus", "D1", marks=STUNNED)], bodies=body))
    assert lying.all(e.DinosaurIdle)[0].why == "lying"
    dazed = proceed(hunting(person("hunter", "D1"), FAR, dinos=[dino("allosaurus", "D1", marks=DISTRACTED)]))
    assert dazed.one(e.DinosaurIdle).why == "distracted"
    assert not dazed.all(e.Rolled)
    eating = proceed(hunting(person("hunter", "D1"), FAR, dinos=[dino("allosaurus", "D1", marks=DISTRACTED)], bodies=body))
    assert eating.one(e.DinosaursAte).dinos == (10,)


@pytest.mark.rule("SAU-HERB-04", "SAU-R-080", "SAU-BEHAV-06")
@pytest.mark.parametrize(("item", "faces"), [("shotgun", [0, 0]), ("machete", [0, 0])])
def test_a_herbivore_attacked_by_a_player_stays_aggressive_also_after_a_ranged_miss(item: str, faces: list[int]) -> None:
    s = island(person("hunter", "D1", item), dinos=[dino("pachy", "D1")])
    s = play(s, Do("attack"), Use(0), faces=faces).state
    assert s.dinos[0].marks & AGGRESSIVE
    assert step(s, "D2", faces=[0]).one(e.Rolled).why == "leaving"
    later = proceed(phase(s, 3), faces=[1])
    assert later.one(e.Rolled).target == 0
    assert later.state.dinos[0].marks & AGGRESSIVE


@pytest.mark.rule("SAU-HERB-05", "SAU-HERB-06", "SAU-R-081")
def test_a_hostile_herbivore_attacks_one_player_on_its_field_once_but_walks_after_nobody() -> None:
    s = hunting(person("hunter", "D1"), person("ranger", "D1", bleeding=True), dinos=[dino("stegosaurus", "D1")])
    played = proceed(s, faces=[1, 0])
    assert [(x.by, x.target) for x in played.all(e.Rolled)] == [(10, 1)]
    away = proceed(hunting(person("hunter", "D2"), FAR, dinos=[dino("stegosaurus", "D1")]))
    assert not away.all(e.DinosaurMoved)
    leaving = step(island(person("hunter", "D1"), dinos=[dino("stegosaurus", "D1")]), "D2", faces=[1, 0])
    assert leaving.one(e.Rolled).why == "leaving"


@pytest.mark.rule("SAU-HERB-09")
def test_a_nearer_herbivore_draws_a_carnivore_away_from_a_player() -> None:
    s = hunting(person("hunter", "D5"), FAR, dinos=[dino("allosaurus", "D1"), dino("pachy", "C18", 11)])
    assert proceed(s).all(e.DinosaurMoved)[0].prey == 11


@pytest.mark.rule("SAU-HERB-10", "SAU-BEHAV-05", "SAU-R-083")
def test_aggressive_herbivores_and_panicked_carnivores_start_no_fight_with_dinosaurs() -> None:
    herd = [
        dino("stegosaurus", "D1", 10, marks=AGGRESSIVE),
        dino("pachy", "D1", 11),
        dino("allosaurus", "D7", 12, marks=PANICKED),
    ]
    s = hunting(FAR, FAR, dinos=[*herd, dino("pachy", "D7", 13, copy=2)])
    assert not proceed(s).all(e.Rolled)


@pytest.mark.rule("SAU-BEHAV-03", "SAU-BEHAV-04")
def test_a_panicked_carnivore_neither_moves_nor_eats_but_attacks_players_here() -> None:
    body = (Body("pachy.1", F["D1"]),)
    s = hunting(FAR, FAR, dinos=[dino("allosaurus", "D1", marks=PANICKED)], bodies=body)
    played = proceed(s)
    assert not played.all(e.DinosaursAte)
    assert not played.all(e.DinosaurMoved)
    s = hunting(person("hunter", "D1"), FAR, dinos=[dino("allosaurus", "D1", marks=PANICKED)], bodies=body)
    assert proceed(s, faces=[1, 1]).one(e.Rolled).target == 0
    herd = island(person("hunter", "D1"), dinos=[dino("pachy", "D1", marks=PANICKED)])
    assert step(herd, "D2", faces=[0]).one(e.Rolled).why == "leaving"
    assert not step(herd, "D2", "evade").all(e.Rolled)


@pytest.mark.rule("SAU-BEHAV-02", "SAU-R-082", "SAU-COMBAT-21")
def test_an_attack_ends_distraction_so_the_dinosaur_answers_and_fights() -> None:
    s = island(person("hunter", "D1", "machete"), FAR, dinos=[dino("ceratosaurus", "D1", marks=DISTRACTED)])
    played = play(s, Do("attack"), faces=[0, 0, 0, 0])
    assert played.all(e.Marked)[0] == e.Marked(10, DISTRACTED, False)
    assert [x.why for x in played.all(e.Rolled)] == ["attack", "counter"]
    s = hunting(FAR, FAR, dinos=[dino("dilophosaurus", "D1"), dino("pachy", "D1", 11, marks=DISTRACTED)])
    fight = proceed(s, faces=[0, 1, 0, 1])
    assert [x.by for x in fight.all(e.Rolled)] == [10, 11, 10, 11]


@pytest.mark.rule("SAU-BEHAV-11", "SAU-R-084")
def test_panic_stays_while_there_is_lava_and_no_way_out() -> None:
    from rules.sauria.map import INNER, fields, mask

    closed = mask(fields("B1-B2 B4-B6 C1-C9")) | INNER
    s = hunting(
        FAR, FAR, lava=closed, dinos=[dino("pachy", "B3", marks=PANICKED), dino("pachy", "D13", 11, marks=PANICKED, copy=2)]
    )
    played = proceed(s)
    assert [d.marks for d in played.state.dinos] == [PANICKED, 0]
    assert played.all(e.Marked) == [e.Marked(11, PANICKED, False)], "the other one never calmed down"


@pytest.mark.rule("SAU-BEHAV-13", "SAU-R-086")
def test_a_lying_dinosaur_can_be_attacked_by_others_and_rolls_nothing_and_the_longer_status_stays() -> None:
    s = hunting(FAR, FAR, dinos=[dino("dilophosaurus", "D1"), dino("pachy", "D1", 11, marks=STUNNED)])
    played = proceed(s, faces=[1, 1, 1])
    assert {x.by for x in played.all(e.Rolled)} == {10}
    assert [d.id for d in played.state.dinos] == [10]
    sleeping = island(person("hunter", "B2", "tranquilliser_pistol"), dinos=[dino("pachy", "B2", marks=NARCOTISED)])
    assert play(sleeping, Do("attack"), Use(0), faces=[1]).state.dinos[0].marks & (STUNNED | NARCOTISED) == NARCOTISED


@pytest.mark.rule("SAU-CARN-17", "SAU-DEATH-04")
def test_a_dead_character_is_eaten_too_and_can_no_longer_be_looted() -> None:
    dead = person("ranger", "D1", "torch", alive=False, body=True)
    s = hunting(person("hunter", "D7"), dead, person("scientist", "D7"), dinos=[dino("allosaurus", "D1")])
    played = proceed(s)
    assert played.one(e.DinosaursAte).seats == (1,)
    assert not played.state.players[1].body
    turn = island(person("hunter", "D1"), replace(dead, body=False), person("scientist", "D7"))
    from tests.rules.sauria.island import menu

    assert "loot" not in menu(turn)


@pytest.mark.rule("SAU-R-113", "SAU-WOUND-07")
def test_wounds_turned_in_the_dinosaur_phase_take_effect_at_once() -> None:
    hurt = person("hunter", "D1", "torch", "pistol", wounds=down("arm", "cut", "leg", "lung", "ribs"))
    s = hunting(hurt, FAR, dinos=[dino("allosaurus", "D1"), dino("allosaurus", "D3", 11, copy=2)])
    played = proceed(s, faces=[1, 1])
    assert kinds(played.state) == ((0, "lose"),)
    assert not played.all(e.DinosaurMoved)
    from rules.sauria.actions import Drop

    on = play(played.state, Drop(0))
    assert on.me.bleeding
    assert [x.dino for x in on.all(e.DinosaurMoved)] == [11]


def test_the_phase_pauses_for_the_table_to_look() -> None:
    from rules.sauria import GAME

    s = proceed(hunting()).state
    assert GAME.due(s) == 0
    assert play(s, Proceed()).all(e.PhaseBegan)[0].phase == "clean-up"


@pytest.mark.rule("SAU-DINO-13")
def test_a_carnivore_that_eats_attacks_nobody_even_beside_it() -> None:
    s = hunting(person("hunter", "D1"), FAR, dinos=[dino("allosaurus", "D1")], bodies=(Body("pachy.1", F["D1"]),))
    played = proceed(s)
    assert played.one(e.DinosaursAte).dinos == (10,)
    assert not played.all(e.Rolled)
    assert not played.all(e.DinosaurMoved)


@pytest.mark.rule("SAU-R-086")
def test_who_lies_can_be_put_out_only_for_longer() -> None:
    s = island(dinos=[dino("pachy", "D1", marks=NARCOTISED), dino("pachy", "D3", 11, marks=STUNNED, copy=2)])
    asleep, stunned = s.dinos
    assert not receptive(s, asleep, STUNNED)
    assert not receptive(s, asleep, NARCOTISED)
    assert not receptive(s, stunned, STUNNED)
    assert receptive(s, stunned, NARCOTISED)
