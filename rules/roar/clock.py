"""Stamps, guards and live time. Nothing here reads a clock: time comes with the moves."""

from rules.roar.constants import DISCORD_EPOCH, VOLCANO_EVERY, VOLCANO_FIRST
from rules.roar.state import State, StateDraft

ROLL_BITS = 12
ROLLS = (1 << ROLL_BITS) - 1
"""The part of a guard that is the roll number."""


def ms(stamp: int) -> int:
    """The time inside a snowflake, ms since the Unix epoch (ROAR-TIMING-R01)."""
    return (stamp >> 22) + DISCORD_EPOCH


def stamp(at: int) -> int:
    """The smallest snowflake of this millisecond: the place of a time among the presses."""
    return (at - DISCORD_EPOCH) << 22


def computer_stamp(at: int, seat: int) -> int:
    """The stamp of a computer player's press at this moment of the server's clock (ROAR-TIMING-R14), one per seat."""
    return stamp(at) + seat


def guard(epoch: int, rolls: int) -> int:
    """What a panel's buttons carry: the epoch and the number of the seat's last roll (ROAR-TIMING-R04, R17)."""
    return epoch << ROLL_BITS | rolls


def unpack(value: int) -> tuple[int, int]:
    """(epoch, roll number) of a guard."""
    return value >> ROLL_BITS, value & ROLLS


def live_time(state: State | StateDraft, at: int) -> int:
    """The live time of the round at this moment of a live stretch, pauses excluded."""
    return state.live_before + max(0, at - state.live_at)


def when_live(state: State | StateDraft, live: int) -> int:
    """The moment at which the round's live time reaches `live`, if the stretch goes on so long."""
    return state.live_at + live - state.live_before


def volcano_at(state: State | StateDraft) -> int:
    """When the volcano burns next (ROAR-ROUND-R04)."""
    return when_live(state, VOLCANO_FIRST + state.volcano * VOLCANO_EVERY)
