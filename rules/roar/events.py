"""What happened. `press` is the snowflake of the press that an event answers (0 = none); `at` and `until` are ms."""

from typing import Any, TypeAlias

from rules.core.record import record


@record
class Opened:
    """The game is set up: the circle, clockwise, and who will shout first."""

    order: tuple[int, ...]
    shouter: int


@record
class Readied:
    """A seat is ready for the first round, or comes back in the next one."""

    seat: int
    press: int = 0


@record
class Missed:
    """These seats were not ready in time and watch this game."""

    seats: tuple[int, ...]


@record
class Offered:
    """The seat may now shout; without a shout play goes on by itself at `until`."""

    seat: int
    until: int


@record
class RoundBegan:
    """Countdown to the live stamp. seats: who fights; seat: who shouted, None = by itself."""

    round: int
    seats: tuple[int, ...]
    cooldown: int
    live_at: int
    seat: int | None = None
    press: int = 0


@record
class Live:
    """The race is on from this stamp: after a countdown, a shout or a pause that ended by itself (seat None)."""

    at: int
    seat: int | None = None
    press: int = 0


@record
class Rolled:
    """All dice after the roll; `at` counts as its stamp, the next one is allowed from `cooldown_until` on. Private."""

    seat: int
    dice: tuple[str, ...]
    at: int
    cooldown_until: int
    press: int = 0


@record
class Delayed:
    """A roll pressed a little early: it is carried out at `until` and answered then. Private."""

    seat: int
    until: int
    at: int
    press: int


@record
class Placed:
    """A die was placed on the dino (held) or taken off it. Private."""

    seat: int
    die: int
    held: bool
    at: int
    press: int = 0


@record
class Claimed:
    """A call has arrived and waits in its hold-back window until `until`. Private; its result answers the press."""

    seat: int
    symbol: str
    press: int
    guard: int
    until: int
    at: int


@record
class Queued:
    """A roll, hold or free waits behind an earlier call of the same seat; a Take waits in its hold-back window.

    Private; its result answers the press. until: end of that window, 0 for what waits behind.
    """

    seat: int
    action: Any
    press: int
    guard: int
    at: int
    until: int = 0


@record
class Refused:
    """A press was refused. why and about as in `refusals.py`; locked_until: new lock, 0 = no penalty. Private."""

    seat: int
    why: str
    about: tuple[Any, ...]
    at: int
    press: int
    locked_until: int = 0


@record
class Called:
    """A call counts. name: the whole shout ("grrrr_zinngg"); the seat's dice are back in its hand."""

    seat: int
    symbol: str
    name: str
    at: int
    press: int


@record
class Damaged:
    """Damage markers were placed. damage: how many lie there now. prevented: by klink or klonk. stamp: of the attack."""

    seat: int
    by: int
    symbol: str
    amount: int
    prevented: int
    damage: int
    stamp: int


@record
class Threatened:
    """Reflex mode: damage waits for the target's word."""

    seat: int
    by: int
    symbol: str
    amount: int
    prevents: int
    word: str
    until: int
    stamp: int


@record
class Said:
    """Reflex mode: the target said its word in time."""

    seat: int
    word: str
    at: int
    press: int


@record
class KnockedOut:
    """A dino is out for this round. by: who gets the marker, None = nobody (volcano)."""

    seat: int
    by: int | None
    stamp: int
    at: int


@record
class Kaboomed:
    """All dice are back in the hands and the game pauses; the caller may shout from `shout_from` on."""

    seat: int
    stamp: int
    at: int
    shout_from: int
    shout_by: int


@record
class Healed:
    """An Ahh removed so many markers; damage: how many are left."""

    seat: int
    amount: int
    damage: int


@record
class Entitled:
    """The seat may choose a development; it cannot roll until then."""

    seat: int


@record
class Developed:
    """A development was placed. wished: by the wish list."""

    seat: int
    development: str
    wished: bool = False
    at: int = 0
    press: int = 0


@record
class Skipped:
    """The seat took no development."""

    seat: int
    at: int
    press: int


@record
class Wished:
    """The seat's wish list is now this. Private."""

    seat: int
    wishes: tuple[str, ...]
    press: int = 0


@record
class Erupted:
    """The volcano adds 1 damage to each of these seats."""

    tick: int
    seats: tuple[int, ...]
    at: int


@record
class Slept:
    """No press for 20 s of live time."""

    seat: int


@record
class Withdrew:
    """No press for 45 s of live time: the seat is out of this round, without a marker for anybody."""

    seat: int
    at: int


@record
class HandedOver:
    """A person (human) or the computer plays the seat from now on."""

    seat: int
    human: bool
    at: int


@record
class RoundWon:
    """The last living dino. discarded: its developments. shout_from: end of the break, if another round follows."""

    seat: int
    round: int
    discarded: tuple[str, ...]
    stamp: int
    at: int
    shout_from: int


@record
class Tied:
    """These seats play one last battle round."""

    seats: tuple[int, ...]


@record
class Ended:
    """The game is over. ending: "points", "tie-break", "cancelled" or "not_started"."""

    ending: str
    winners: tuple[int, ...]


@record
class Halted:
    """The host stopped the break."""


@record
class Continued:
    """The host ended the stop; the shout may follow from `shout_from` on."""

    shout_from: int


@record
class Resumed:
    """The process was started again: all dice back in the hands, play goes on at `live_at` (0 outside a round)."""

    at: int
    live_at: int
    live_before: int


Event: TypeAlias = (
    Opened
    | Readied
    | Missed
    | Offered
    | RoundBegan
    | Live
    | Rolled
    | Delayed
    | Placed
    | Claimed
    | Queued
    | Refused
    | Called
    | Damaged
    | Threatened
    | Said
    | KnockedOut
    | Kaboomed
    | Healed
    | Entitled
    | Developed
    | Skipped
    | Wished
    | Erupted
    | Slept
    | Withdrew
    | HandedOver
    | RoundWon
    | Tied
    | Ended
    | Halted
    | Continued
    | Resumed
)

PRIVATE = (Rolled, Delayed, Placed, Claimed, Queued, Refused, Wished)
"""Events that only their own seat may see."""
