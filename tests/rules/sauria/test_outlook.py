"""Cost, noise and risk are told before an action is taken, from what everybody sees."""

import pytest

from rules.sauria import GAME
from rules.sauria.map import BOAT
from rules.sauria.outlook import outlook, red_chance, threats
from tests.rules.sauria.island import F, dino, island, person, step, total_noise


def test_leaving_an_allosaurus_is_two_red_dice_and_89_percent_at_least_one_wound() -> None:
    s = island(person("hunter", "C1"), dinos=[dino("allosaurus", "C1")])
    (threat,) = threats(GAME.view(s, 0).table, 0)
    assert (threat.dino, threat.dice, threat.held) == (10, "RR", 0.0)
    assert round(threat.wound, 2) == 0.89
    (held,) = threats(island(person("hunter", "C1"), dinos=[dino("ceratosaurus", "C1")]), 0)
    assert round(held.held, 3) == 0.167
    assert outlook(s, 0, "evade", F["D1"]).threats == ()


@pytest.mark.parametrize("round_", [1, 5])
@pytest.mark.parametrize(("what", "to"), [("move", "C18"), ("move", "B12"), ("sneak", "C18"), ("quiet", "C18")])
def test_the_noise_foretold_is_the_noise_made(round_: int, what: str, to: str) -> None:
    s = island(person("scientist", "B1"), round=round_)
    told = outlook(s, 0, what, F[to])
    assert told.noise == total_noise(step(s, to, what))
    assert (told.ap, told.energy) == ({"move": 1, "sneak": 1, "quiet": 2}[what], what == "sneak")
    assert told.area == (3 if told.noise else -1)


def test_the_chance_of_red_counts_the_markers_left() -> None:
    assert round(red_chance(8, 2, 1), 2) == 0.2
    assert round(red_chance(8, 2, 2), 2) == 0.38
    assert red_chance(8, 2, 9) == 1.0
    assert red_chance(3, 0, 5) == 0.0
    s = island(person("hunter", "B1"), bags=((8, 2), (8, 2), (8, 2), (0, 2)))
    assert outlook(s, 0, "move", F["C18"]).red == 1.0
    assert outlook(island(person("hunter", "B1"), stock=()), 0, "move", F["C18"]).noise == 0


def test_lava_face_down_fields_and_the_boat_are_told_apart() -> None:
    s = island(person("hunter", "B1"), lava=1 << F["C1"])
    assert outlook(s, 0, "move", F["C1"]).lava
    assert outlook(s, 0, "move", F["C2"]).unknown
    afloat = island(person("hunter", "D4"), up=("docks",), boat=2, boat_at=65, round=5)
    told = outlook(afloat, 0, "move", BOAT)
    assert (told.noise, told.area, told.lava, told.unknown) == (0, -1, False, False)
