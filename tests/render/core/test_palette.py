"""Colours: on the lattice, and apart from one another for everybody."""

from itertools import combinations

import pytest

from render.core.palette import ROLES, fixed, mix, rgb
from tests.render.checks import BLINDNESS, apart

LEAST = 12
FAMILIES = {
    "dinos": ("rex", "trike", "stego", "brachi", "ptera"),
    "dice": ("grrrr", "roaar", "ahh", "kaboom"),
    "resources": ("R", "Y", "G", "B", "X"),
    "pawns": ("pR", "pY", "pG", "pB"),
    "areas": ("blue", "black", "red", "pale"),
    "area labels": ("blue3", "black3", "red3", "white"),
    "seats": ("seat1", "seat2", "seat3", "seat4", "seat5"),
    "kinds of dinosaur": ("carnivore", "herbivore"),
}


def test_every_role_and_mixture_lies_on_the_lattice() -> None:
    colours = [rgb(role) for role in ROLES] + [mix(a, b, 0.37) for a, b in combinations(ROLES, 2)]
    assert {value % 4 for colour in colours for value in colour} == {0}


def test_a_name_that_is_no_role_is_refused() -> None:
    with pytest.raises(ValueError, match="no such colour: blurple"):
        rgb("blurple")


@pytest.mark.parametrize("kind", BLINDNESS)
@pytest.mark.parametrize("family", FAMILIES)
def test_colours_that_mean_different_things_look_different_to_everybody(family: str, kind: str) -> None:
    for first, second in combinations(FAMILIES[family], 2):
        assert apart(first, second, kind) >= LEAST, f"{first} and {second} are too close with {kind} vision"


def test_a_fixed_palette_has_256_colours_and_the_roles_its_game_uses_most() -> None:
    colours = fixed("roar")
    assert len(colours) == 256
    assert {value % 4 for colour in colours for value in colour} == {0}
    for role in ("ink", "card", "sky", "ray", "sand", "sun", "rex", "trike", "stego", "brachi", "ptera", "no", "night"):
        assert rgb(role) in colours, role
