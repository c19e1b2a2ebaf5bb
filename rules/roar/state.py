"""The state of a game: data only. Times are absolute milliseconds; stamps are whole snowflakes."""

from typing import Any

from rules.core.draft import Twin, slots
from rules.core.record import drafted, record
from rules.roar.constants import DICE, IN, KNOCKOUT_POINTS, NO_FACE, VICTORY_POINTS


@record
class Press:
    """A press that waits: a Call or Take in its hold-back window, or a Roll, Hold or Free behind one of the same seat.

    stamp: its snowflake. until: end of the hold-back window; 0 for what waits behind.
    """

    seat: int
    action: Any
    stamp: int
    guard: int
    until: int = 0


@record
class Blow:
    """Damage that waits for a word of its target (reflex mode, ROAR-DEV-R04).

    amount: the whole damage; prevents: how much of it the word takes away; word: "klink" or "klonk".
    """

    by: int
    symbol: str
    amount: int
    prevents: int
    word: str
    until: int
    stamp: int


@record
class Cut:
    """What made presses illegal: a Kaboom, a knock-out, the end of a round. at: when it was committed; epoch: before it."""

    cause: str
    by: int | None
    stamp: int
    at: int
    epoch: int


@drafted
class Hand:
    """What only the seat itself knows.

    dice: faces ("" = to be rolled first); held: which lie on the dino. rolls: number of rolls in this epoch.
    cooldown_until, locked_until: stamps in ms from which rolling (and calling) is allowed again. early: when a roll that
    was pressed a little early is carried out (0 = none), early_press its snowflake. pressed: live time of the round at the
    last press; acted: absolute time of it.
    """

    dice: tuple[str, ...] = (NO_FACE,) * DICE
    held: tuple[bool, ...] = (False,) * DICE
    rolls: int = 0
    cooldown_until: int = 0
    locked_until: int = 0
    early: int = 0
    early_press: int = 0
    wishes: tuple[str, ...] = ()
    pressed: int = 0
    acted: int = 0


class HandDraft:
    """A hand that is being written to."""

    __slots__ = slots(Hand)
    dice: tuple[str, ...]
    held: tuple[bool, ...]
    rolls: int
    cooldown_until: int
    locked_until: int
    early: int
    early_press: int
    wishes: tuple[str, ...]
    pressed: int
    acted: int


@drafted
class Player:
    """What everybody knows of a seat.

    plays: False for who missed the ready check and watches the whole game. status: in this battle round. missed: rounds in
    a row that ended without this seat. choosing: a development may be chosen. last_call: snowflake of the last successful
    call of this round.
    """

    dino: str
    human: bool
    plays: bool = True
    ready: bool = False
    status: str = IN
    sleeping: bool = False
    missed: int = 0
    damage: int = 0
    developments: tuple[str, ...] = ()
    knockouts: int = 0
    victories: int = 0
    choosing: bool = False
    blows: tuple[Blow, ...] = ()
    last_call: int = 0
    forbidden: tuple[str, ...] = ()
    handicap: int = 0
    cut: Cut | None = None

    @property
    def points(self) -> int:
        """1 per knock-out marker, 3 per victory marker (ROAR-WIN-01)."""
        return KNOCKOUT_POINTS * self.knockouts + VICTORY_POINTS * self.victories


class PlayerDraft:
    """A player that is being written to."""

    points = Player.points

    __slots__ = slots(Player)
    dino: str
    human: bool
    plays: bool
    ready: bool
    status: str
    sleeping: bool
    missed: int
    damage: int
    developments: tuple[str, ...]
    knockouts: int
    victories: int
    choosing: bool
    blows: tuple[Blow, ...]
    last_call: int
    forbidden: tuple[str, ...]
    handicap: int
    cut: Cut | None


@drafted
class State:
    """A game of Roar-a-Saurus.

    order: the circle of seats, clockwise. epoch: goes up at every reset of all dice. cooldown: of this round, without
    handicaps. live_at: the live stamp of the running stretch of live time; live_before: live time of the round before it.
    volcano: ticks in this round. shouter: who may call "Roar-a-Saurus", from shout_from (shout_open) on, by itself at
    shout_by; None and shout_by alone: a countdown after a restart. tied: the seats of a last battle round, else ().
    queue: waiting presses by snowflake. clock: the latest time that an event carried.
    """

    mode: str
    pace: str
    reflex: bool
    order: tuple[int, ...]
    players: tuple[Player, ...]
    hands: tuple[Hand, ...]
    shouter: int | None
    ready_by: int
    phase: str = "ready"
    round: int = 1
    epoch: int = 1
    cooldown: int = 0
    live_at: int = 0
    live_before: int = 0
    volcano: int = 0
    shout_from: int = 0
    shout_by: int = 0
    shout_open: bool = False
    halted: bool = False
    tied: tuple[int, ...] = ()
    queue: tuple[Press, ...] = ()
    cut: Cut | None = None
    clock: int = 0
    ending: str = ""
    winners: tuple[int, ...] = ()


class StateDraft:
    """A state that is being written to. `players` and `hands` hold records and drafts of them."""

    __slots__ = slots(State)
    mode: str
    pace: str
    reflex: bool
    order: tuple[int, ...]
    players: tuple[Player, ...]
    hands: tuple[Hand, ...]
    shouter: int | None
    ready_by: int
    phase: str
    round: int
    epoch: int
    cooldown: int
    live_at: int
    live_before: int
    volcano: int
    shout_from: int
    shout_by: int
    shout_open: bool
    halted: bool
    tied: tuple[int, ...]
    queue: tuple[Press, ...]
    cut: Cut | None
    clock: int
    ending: str
    winners: tuple[int, ...]


PLAYER = Twin(Player, PlayerDraft)
HAND = Twin(Hand, HandDraft)
STATE = Twin(State, StateDraft, players=PLAYER, hands=HAND)
