"""Odd combinations of the dinosaurs' chapters: fights of three, packs with panic, leaving, weapons, wounds, trading, death."""

from dataclasses import replace

import pytest

from rules.sauria import events as e
from rules.sauria.actions import Aim, Choose, Do, Go, Pick, Stop, Use
from rules.sauria.cards.marks import AGGRESSIVE, DISTRACTED, FRIGHTENED, PANICKED, STUNNED
from rules.sauria.dice import NR
from rules.sauria.fight import begin_fight, pairings
from rules.sauria.frames import Fight
from rules.sauria.rounds import points_of
from rules.sauria.state import Body, Dino, State
from tests.rules.sauria.island import F, asked, dino, down, hunting, island, kinds, person, phase, play, proceed, step, up

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
