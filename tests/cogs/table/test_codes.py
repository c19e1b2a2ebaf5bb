"""Actions of a race as short texts on buttons."""

from typing import Any

import pytest

from cogs._table.codes import decode, encode
from rules import GAMES
from rules.core.chance import Chance
from rules.core.game import Illegal, Move, SeatSpec
from rules.roar.actions import Call, Halt, Hold, Roll, Take

ROAR = GAMES["roar"]


@pytest.mark.parametrize("action", [Roll(), Hold(3), Call("grrrr"), Take("oo_ah")])
def test_an_action_comes_back_from_its_text(action: Any) -> None:
    assert decode(ROAR, encode(action)) is action


def test_the_text_is_short_and_plain() -> None:
    assert encode(Call("kaboom")) == "Call.kaboom"


@pytest.mark.parametrize(
    "text", ["", "0", "Nothing", "Hold", "Hold.x", "Hold.-1", "Hold.1.2", "Hold.²", "Roll.1", "Tick", "Rolled.1"]
)
def test_a_forged_text_is_no_action(text: str) -> None:
    assert decode(ROAR, text) is None


def test_an_action_of_the_table_decodes_but_the_game_refuses_it_to_a_seat() -> None:
    state = ROAR.setup((SeatSpec(), SeatSpec()), {}, Chance("x"), 1_000_000).state
    action = decode(ROAR, "Halt")
    assert action is Halt()
    with pytest.raises(Illegal):
        ROAR.apply(state, Move(0, action, 0, 0, 1_000_001), Chance("x", 1))
