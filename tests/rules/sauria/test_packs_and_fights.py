"""Packs, the Raptor Pack, fights of dinosaurs, the dinosaur deck (chapters Pack, Several dinosaurs on one field, FAQ)."""

from dataclasses import replace

import pytest

from rules.core.chance import Chance
from rules.sauria import events as e
from rules.sauria.actions import Aim, Do, Use
from rules.sauria.apply import open_run
from rules.sauria.cards.marks import DISTRACTED, NARCOTISED, PANICKED, STUNNED
from rules.sauria.dice import NR
from rules.sauria.dinosaurs import R, enlist, pack_dice, reshuffled, search
from rules.sauria.fight import begin_fight, pairings
from rules.sauria.state import Body, Dino, State
from tests.rules.sauria.island import F, Rigged, asked, dino, hunting, island, person, phase, play, proceed, step

FAR = person("ranger", "D13")


def raptors(field: str, n: int, first: int = 10) -> list[Dino]:
    return [dino("pack", field, first + i, copy=i + 1) for i in range(n)]


@pytest.mark.rule("SAU-PACK-01", "SAU-R-143")
def test_pack_hunters_closer_to_their_kind_than_to_any_prey_go_to_each_other() -> None:
    pair = [dino("raptor", "D1", 10), dino("raptor", "D3", 11, copy=2)]
    played = proceed(hunting(FAR, FAR, dinos=pair))
    assert next((x.dino, x.why, x.prey) for x in played.all(e.DinosaurMoved)) == (10, "kin", 11)
    close = proceed(hunting(person("hunter", "D23"), FAR, dinos=pair))
    assert close.all(e.DinosaurMoved)[0].why == "prey"


@pytest.mark.rule("SAU-PACK-02", "SAU-PACK-03", "SAU-PACK-04")
def test_a_pack_moves_together_and_attacks_together() -> None:
    moved = proceed(hunting(person("hunter", "D4"), FAR, dinos=raptors("D1", 2)))
    assert [(x.dino, x.field) for x in moved.all(e.DinosaurMoved)] == [(10, F["D2"]), (11, F["D2"])]
    struck = proceed(hunting(person("hunter", "D1"), FAR, dinos=raptors("D1", 2)), faces=[1, 0, 0])
    roll = struck.one(e.Rolled)
    assert (roll.dice, roll.target) == ("RRY", 0)


@pytest.mark.rule("SAU-R-144", "SAU-PACK-04")
@pytest.mark.parametrize("marks", [STUNNED, NARCOTISED, DISTRACTED])
def test_a_pack_with_a_member_that_cannot_act_stays_and_the_others_attack_from_there(marks: int) -> None:
    pack = raptors("D1", 3)
    pack[1] = replace(pack[1], marks=marks)
    still = proceed(hunting(person("hunter", "D4"), FAR, dinos=pack))
    assert not still.all(e.DinosaurMoved)
    struck = proceed(hunting(person("hunter", "D1"), FAR, dinos=pack))
    assert struck.one(e.Rolled).dice == "RRY"


@pytest.mark.rule("SAU-PACK-05", "SAU-PACK-06", "SAU-PACK-07", "SAU-PACK-11")
@pytest.mark.parametrize(("n", "dice"), [(1, "R"), (2, "RRY"), (3, "RRRYY"), (6, "RRRRRRYYYYY")])
def test_pack_dice(n: int, dice: str) -> None:
    """EX-25, EX-26."""
    pack = [*raptors("C1", min(n, 3)), *(dino("raptor", "C1", 20 + i, copy=i + 1) for i in range(n - 3))]
    assert pack_dice(tuple(pack)) == dice


@pytest.mark.rule("SAU-PACK-08", "SAU-R-145")
def test_the_whole_pack_answers_for_a_surviving_member_but_not_for_a_killed_or_stunned_one() -> None:
    s = island(person("hunter", "C1", "machete"), FAR, dinos=raptors("C1", 3))
    played = play(s, Do("attack"), Aim(11), Use(0), faces=[0, 0, 0, 0, 0, 0])
    assert [(x.why, x.dice) for x in played.all(e.Rolled)] == [("attack", "Y"), ("counter", "RRRYY")]
    weak = [replace(d, damage=2) if d.id == 11 else d for d in s.dinos]
    killed = play(replace(s, dinos=tuple(weak), asked=None), Do("attack"), Aim(11), Use(0), faces=[1])
    assert len(killed.all(e.Rolled)) == 1
    asleep = [replace(d, marks=STUNNED) if d.id == 11 else d for d in s.dinos]
    drowsy = replace(s, dinos=tuple(asleep), asked=None)
    quiet = play(drowsy, Do("attack"), Aim(11), Use(0), faces=[0])
    assert len(quiet.all(e.Rolled)) == 1
    answered = play(drowsy, Do("attack"), Aim(10), Use(0), faces=[0, 0, 0, 0])
    assert answered.all(e.Rolled)[1].dice == "RRY", "only members that stand count"


@pytest.mark.rule("SAU-PACK-09", "SAU-PACK-10", "SAU-R-146")
def test_the_raptor_pack_card_is_discarded_and_brings_its_three_members_as_one_card() -> None:
    s = island(person("hunter", "B1"), stock=("pachy.1", "raptor_pack.1"), discard=())
    played = step(s, "C18", markers="R")
    assert [(d.card, d.field) for d in played.state.dinos] == [(f"pack.{i}", F["C18"]) for i in (1, 2, 3)]
    assert played.state.discard == ("raptor_pack.1",)
    assert (played.state.stock, played.state.aside) == (("pachy.1",), ())


@pytest.mark.rule("SAU-R-146")
def test_killed_members_return_aside_and_a_second_draw_places_only_those_not_in_play() -> None:
    pack = [replace(d, damage=2) if d.id == 10 else d for d in raptors("C1", 3)]
    s = island(person("hunter", "C1", "machete"), FAR, dinos=pack, discard=(), stock=("raptor_pack.1",))
    played = play(s, Do("attack"), Aim(10), Use(0), faces=[1])
    assert played.state.aside == ("pack.1",)
    assert played.state.discard == ()
    again = step(played.state, "C18", markers="R")
    assert [d.card for d in again.state.dinos] == ["pack.2", "pack.3", "pack.1"]


@pytest.mark.rule("SAU-PACK-13", "SAU-R-147")
def test_who_joins_a_pack_that_has_acted_may_still_attack_but_does_not_walk() -> None:
    from rules.sauria.frames import Beast, Hunt, Pause, Round

    pair = [dino("raptor", "D1", 10), dino("raptor", "D1", 11, copy=2)]
    s = island(person("hunter", "D4"), FAR, dinos=pair, stack=(Round(4), Pause(), Hunt((10, 11)), Beast((11,)), Pause()))
    assert proceed(s).all(e.DinosaurIdle)[0] == e.DinosaurIdle(11, "pack")
    near = replace(s, players=(person("hunter", "D1"), FAR), asked=None)
    assert proceed(near, faces=[1]).one(e.Rolled).dice == "R"


@pytest.mark.rule("SAU-PACK-14", "SAU-R-148")
def test_a_pack_fights_as_one_unit_and_its_weakest_member_takes_the_damage_first() -> None:
    pack = [dino("raptor", "D1", 10), dino("raptor", "D1", 11, damage=2, copy=2)]
    s = hunting(FAR, FAR, dinos=[*pack, dino("styracosaurus", "D1", 12)])
    played = proceed(s, faces=[1, 1, 1, 1, 1])
    rolls = played.all(e.Rolled)
    assert [(x.by, x.dice) for x in rolls] == [(10, "RRY"), (12, "GY")]
    assert [(x.dino, x.damage) for x in played.all(e.DinosaurHurt)] == [(12, 3), (11, 1), (10, 1)]


@pytest.mark.rule("SAU-PACK-15", "SAU-R-181")
def test_eating_is_the_one_action_of_the_whole_pack() -> None:
    s = hunting(FAR, FAR, dinos=raptors("D1", 2), bodies=(Body("pachy.1", F["D1"]),))
    played = proceed(s)
    assert played.one(e.DinosaursAte).dinos == (10, 11)
    assert [x.dino for x in played.all(e.Marked) if x.on] == [10, 11]


@pytest.mark.rule("SAU-PACK-16", "SAU-R-180")
def test_a_pack_beside_lava_with_a_lying_member_panics_and_flees_when_all_stand() -> None:
    from rules.sauria.map import INNER

    pack = raptors("B1", 2)
    s = hunting(FAR, FAR, lava=INNER, dinos=[replace(pack[0], marks=STUNNED), pack[1]])
    played = proceed(s)
    assert not played.all(e.DinosaurMoved)
    assert (11, PANICKED, True) in [(x.dino, x.mark, x.on) for x in played.all(e.Marked)]
    assert [d.marks for d in played.state.dinos] == [0, 0]
    assert len(proceed(phase(played.state, 3)).all(e.DinosaurMoved)) == 2


@pytest.mark.rule("SAU-MULTI-01", "SAU-MULTI-02", "SAU-R-149")
def test_rolls_are_simultaneous_so_two_dinosaurs_can_kill_each_other() -> None:
    """EX-27."""
    s = hunting(FAR, FAR, dinos=[dino("dilophosaurus", "D1", damage=1), dino("pachy", "D1", 11, damage=2)])
    played = proceed(s, faces=[1, 1])
    assert played.state.dinos == ()
    assert len(played.state.bodies) == 2


@pytest.mark.rule("SAU-MULTI-04", "SAU-R-149")
def test_one_carnivore_attacks_the_best_herbivore_and_all_strike_back_until_a_side_is_dead() -> None:
    herd = [dino("allosaurus", "D1"), dino("pachy", "D1", 11, damage=2), dino("parasaurolophus", "D1", 12, damage=3)]
    played = proceed(hunting(FAR, FAR, dinos=herd), faces=[1, 0, 0, 0, 1, 1, 0, 1])
    rolls = [(x.by, x.target) for x in played.all(e.Rolled)]
    assert rolls == [(10, 12), (12, 10), (11, 10), (10, 11), (11, 10)]
    assert [d.id for d in played.state.dinos] == [10]
    assert played.state.dinos[0].damage == 2


@pytest.mark.rule("SAU-R-150")
def test_a_small_carnivore_neither_attacks_nor_is_attacked_by_large_herbivores() -> None:
    herd = [dino("dilophosaurus", "D1"), dino("triceratops", "D1", 11), dino("pachy", "D1", 12, damage=2)]
    played = proceed(hunting(FAR, FAR, dinos=herd), faces=[1, 0])
    assert [(x.by, x.target) for x in played.all(e.Rolled)] == [(10, 12), (12, 10)]


@pytest.mark.rule("SAU-MULTI-05", "SAU-R-151")
def test_carnivores_that_have_not_acted_join_and_herbivores_strike_the_weakest() -> None:
    herd = [
        dino("allosaurus", "D1", 10, damage=4), dino("ceratosaurus", "D1", 11),
        dino("parasaurolophus", "D1", 12), dino("iguanodon", "D1", 13),
    ]  # fmt: skip
    s = island(FAR, FAR, dinos=herd)
    fight = begin_fight(s, (herd[0],), 12, (10,))
    assert (fight.carnivores, fight.mode) == ((10, 11), "herbivores")
    found = {u[0].id: [t[0].id for t in targets] for u, targets in pairings(s, fight)}
    assert found == {10: [12, 13], 11: [12, 13], 12: [10], 13: [10]}
    acted = begin_fight(s, (herd[0],), 12, (10, 11))
    assert acted.carnivores == (10,)
    played = proceed(hunting(FAR, FAR, dinos=herd))
    assert not played.all(e.DinosaurMoved)


@pytest.mark.rule("SAU-MULTI-05")
def test_with_ties_played_by_hand_the_starting_player_chooses_each_target_once() -> None:
    herd = [
        dino("allosaurus", "D1"),
        dino("ceratosaurus", "D1", 11),
        dino("pachy", "D1", 12),
        dino("pachy", "D1", 13, copy=2),
    ]
    s = proceed(hunting(FAR, FAR, dinos=herd, ties=False, starter=1)).state
    assert (asked(s).kind, asked(s).choices) == ("prey", (Aim(12), Aim(13)))
    s = play(s, Aim(13)).state
    assert (asked(s).seat, asked(s).kind, asked(s).about, asked(s).choices) == (1, "fight", (11,), (Aim(12), Aim(13)))
    played = play(s, Aim(12), faces=[0, 0, 0, 0, 0, 0, 0])
    assert [(x.by, x.target) for x in played.all(e.Rolled)][:2] == [(10, 13), (11, 12)]


@pytest.mark.rule("SAU-MULTI-06", "SAU-MULTI-07", "SAU-R-152")
def test_small_fight_small_and_large_fight_large_then_the_large_turn_on_the_small() -> None:
    herd = [
        dino("allosaurus", "D1", 10), dino("dilophosaurus", "D1", 11),
        dino("parasaurolophus", "D1", 12), dino("pachy", "D1", 13),
    ]  # fmt: skip
    s = island(FAR, FAR, dinos=herd)
    fight = begin_fight(s, (herd[0],), 12, (10,))
    assert fight.mixed
    found = {u[0].id: [t[0].id for t in targets] for u, targets in pairings(s, fight)}
    assert found == {10: [12], 11: [13], 12: [10], 13: [11]}
    beaten = replace(s, dinos=(herd[0], herd[2], herd[3]))
    found = {u[0].id: [t[0].id for t in targets] for u, targets in pairings(beaten, fight)}
    assert found == {10: [12], 12: [10]}
    then = replace(s, dinos=(herd[0], herd[3]))
    found = {u[0].id: [t[0].id for t in targets] for u, targets in pairings(then, fight)}
    assert found == {10: [13], 13: [10]}
    none_large = replace(s, dinos=(herd[0], herd[1], herd[3]))
    from_the_start = begin_fight(none_large, (herd[0],), 13, (10,))
    assert not from_the_start.mixed
    assert [t[0].id for u, ts in pairings(none_large, from_the_start) if u[0].id == 10 for t in ts] == [13]


@pytest.mark.rule("SAU-MULTI-08", "SAU-R-153")
def test_large_carnivores_that_killed_the_herbivores_fight_on_until_one_is_left() -> None:
    herd = [
        dino("allosaurus", "D1", 10, damage=5),
        dino("ceratosaurus", "D1", 11, damage=3),
        dino("pachy", "D1", 12, damage=2),
    ]
    played = proceed(hunting(FAR, FAR, dinos=herd), faces=[1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0])
    assert [d.id for d in played.state.dinos] == [10] or [d.id for d in played.state.dinos] == [11]
    assert [x.target for x in played.all(e.Rolled)][-2:] == [11, 10]


@pytest.mark.rule("SAU-R-153")
def test_helpless_ones_are_hit_in_that_fight_but_roll_nothing() -> None:
    herd = [
        dino("allosaurus", "D1", 10),
        dino("ceratosaurus", "D1", 11, damage=4, marks=STUNNED),
        dino("pachy", "D1", 12, damage=2),
    ]
    played = proceed(hunting(FAR, FAR, dinos=herd), faces=[1, 0, 0, 1, 0])
    assert [d.id for d in played.state.dinos] == [10]
    assert 11 not in {x.by for x in played.all(e.Rolled)}


@pytest.mark.rule("SAU-MULTI-10", "SAU-R-151")
def test_two_large_carnivores_alone_are_prey_for_each_other_and_the_attacked_one_answers_though_it_has_acted() -> None:
    herd = [dino("allosaurus", "D1", 10, damage=5), dino("ceratosaurus", "D1", 11, damage=4)]
    played = proceed(hunting(FAR, FAR, dinos=herd), faces=[1, 0, 0, 0, 0])
    assert [d.id for d in played.state.dinos] == [10]
    s = island(FAR, FAR, dinos=herd)
    assert begin_fight(s, (herd[0],), 11, (10, 11)).carnivores == (10, 11)


@pytest.mark.rule("SAU-MULTI-11")
def test_no_retreat_counts_as_a_hit_in_dinosaur_fights() -> None:
    s = hunting(FAR, FAR, dinos=[dino("dilophosaurus", "D1"), dino("pachy", "D1", 11, damage=2)])
    assert [d.id for d in proceed(s, faces=[NR, 0]).state.dinos] == [10]


@pytest.mark.rule("SAU-MULTI-13", "SAU-R-154")
def test_a_fight_without_end_stops_after_200_combat_rounds() -> None:
    s = hunting(FAR, FAR, dinos=[dino("dilophosaurus", "D1"), dino("pachy", "D1", 11)])
    played = proceed(s)
    assert len(played.all(e.Rolled)) == 400
    assert len(played.state.dinos) == 2


@pytest.mark.rule("SAU-DECK-07")
def test_a_red_marker_takes_the_top_card_of_the_deck() -> None:
    drawn = step(island(person("hunter", "B1"), stock=("tyrannosaurus.1", "pachy.1", "gallimimus.1")), "C18", markers="R")
    assert [d.card for d in drawn.state.dinos] == ["gallimimus.1"]
    assert drawn.state.stock == ("tyrannosaurus.1", "pachy.1")


@pytest.mark.rule("SAU-DECK-09", "SAU-DECK-10")
def test_the_discard_pile_is_not_shuffled_into_an_empty_deck_but_effects_still_find_its_cards() -> None:
    s = island(person("hunter", "B1"), stock=(), discard=("pachy.1", "raptor.1"))
    after = step(s, "C18", markers="R").state
    assert (after.stock, after.dinos) == ((), ())
    named = step(
        island(person("hunter", "B3"), stock=(), discard=("raptor.1",), encounters=1 << F["C3"], meetings=("raptor_nest",)),
        "C3",
    )
    assert named.state.dinos[0].card == "raptor.1"


def run_on(s: State) -> R:
    return open_run(s, Rigged())


@pytest.mark.rule("SAU-DECK-11", "SAU-R-155")
def test_a_named_dinosaur_is_searched_in_the_discard_pile_first_and_else_nothing_is_placed() -> None:
    s = island(stock=("raptor.1",), discard=("raptor.2",))
    assert search(run_on(s), "raptor") == ("raptor.2", "discard", ())
    assert search(run_on(replace(s, discard=())), "raptor") == ("raptor.1", "deck", ())
    assert search(run_on(replace(s, discard=(), stock=())), "raptor") is None
    nothing = island(
        person("hunter", "B3"), stock=("pachy.1",), discard=(), encounters=1 << F["C3"], meetings=("raptor_nest",)
    )
    assert step(nothing, "C3").state.dinos == ()


@pytest.mark.rule("SAU-DECK-12", "SAU-R-156")
def test_a_search_in_the_deck_shuffles_the_rest_of_that_stage_and_keeps_the_stages_in_place() -> None:
    stock = ("tyrannosaurus.1", "allosaurus.1", "raptor.1", "iguanodon.1", "stegosaurus.1", "pachy.1")
    found = search(run_on(island(stock=stock, discard=())), "raptor")
    assert found is not None
    assert found[0] == "raptor.1"
    assert found[2] == ("tyrannosaurus.1", "allosaurus.1", "iguanodon.1", "stegosaurus.1", "pachy.1")
    rests = [search(open_run(island(stock=stock, discard=()), Chance(f"mix{i}")), "raptor") for i in range(30)]
    assert {x[2] for x in rests if x} == {
        ("tyrannosaurus.1", "allosaurus.1", *pair, "pachy.1")
        for pair in (("iguanodon.1", "stegosaurus.1"), ("stegosaurus.1", "iguanodon.1"))
    }
    orders = {reshuffled(stock, 2, Chance(f"mix{i}")) for i in range(30)}
    assert len(orders) == 6
    assert all(o[:2] == stock[:2] and o[5] == stock[5] for o in orders)


@pytest.mark.rule("SAU-DECK-13", "SAU-R-157")
def test_an_added_card_is_shuffled_into_its_stage() -> None:
    s, orders = island(stock=("tyrannosaurus.1", "carnotaurus.1", "pachy.1"), discard=("allosaurus.1",)), set()
    for i in range(30):
        run = open_run(s, Chance(f"add{i}"))
        enlist(run, "allosaurus", False)
        orders.add(tuple(run.draft.stock))
    assert orders == {
        ("tyrannosaurus.1", "carnotaurus.1", "allosaurus.1", "pachy.1"),
        ("tyrannosaurus.1", "allosaurus.1", "carnotaurus.1", "pachy.1"),
    }


@pytest.mark.rule("SAU-DECK-13", "SAU-R-157")
def test_on_top_means_on_top() -> None:
    s = island(
        person("hunter", "B3"),
        stock=("pachy.1",),
        discard=("ceratosaurus.1",),
        encounters=1 << F["C3"],
        meetings=("open_gate",),
    )
    assert step(s, "C3", markers="B").state.stock == ("pachy.1", "ceratosaurus.1")


@pytest.mark.rule("SAU-DECK-14", "SAU-ITEM-10")
def test_discarded_items_leave_the_game_so_decks_run_out() -> None:
    from rules.sauria.actions import Drop
    from tests.rules.sauria.island import menu

    s = island(person("hunter", "B11", "torch"), up=("garage",), items=((), (), (), ()))
    s = play(s, Do("discard"), Drop(0)).state
    assert s.gone == ("torch",)
    assert "search" not in menu(s)
