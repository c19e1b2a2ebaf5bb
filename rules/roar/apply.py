"""A move: first what is due by its time, then the press itself or the table's own action."""

from collections.abc import Callable
from typing import Any

from rules.core.chance import Chance
from rules.core.game import Move, Outcome, Tick
from rules.roar import actions as act
from rules.roar import choices, clock, damage, presses, table
from rules.roar.due import advance, due, settle
from rules.roar.events import Event
from rules.roar.race import Race
from rules.roar.refusals import illegal
from rules.roar.state import State


def apply(state: State, move: Move[act.Action], chance: Chance) -> Outcome[State, Event]:
    """Carry out a move. Illegal (with `why` and `about` as in `refusals.py`) leaves everything as it was.

    A press without a stamp gets the one of a computer player at `move.now`. A stamp proves that its time has come, even if
    the clock of this machine is behind.
    """
    seat = move.seat
    stamp = move.stamp or (clock.computer_stamp(move.now, seat) if seat is not None else 0)
    w = Race(state, chance, max(move.now, clock.ms(stamp)) if stamp else move.now)
    first = due(state)
    if type(move.action) is not act.Restarted and first is not None and first <= w.now:
        advance(w)
    if seat is None:
        _of_the_table(w, move.action)
    else:
        _of_a_seat(w, seat, move, stamp)
    return Outcome(w.publish(), tuple(w.events))


def _of_a_seat(w: Race, seat: int, move: Move[act.Action], stamp: int) -> None:
    if not 0 <= seat < len(w.draft.players) or not w.draft.players[seat].plays:
        raise illegal("watching")
    arm = PRESS.get(type(move.action))
    if arm is None:
        raise illegal("forged")
    arm(w, seat, move.action, stamp, move.guard)


def _of_the_table(w: Race, action: act.Action) -> None:
    match action:
        case Tick():
            if not w.events:
                raise illegal("not_due")
        case act.Restarted():
            if w.draft.queue:
                settle(w, max(q.stamp for q in w.draft.queue))
            table.restarted(w)
        case act.Halt():
            table.halt(w)
        case act.Continue():
            table.go_on(w)
        case act.Seated(seat, human):
            table.seated(w, seat, human)
        case _:
            raise illegal("forged")


PRESS: dict[type, Callable[[Race, int, Any, int, int], None]] = {
    act.Roll: presses.race_press,
    act.Hold: presses.race_press,
    act.Free: presses.race_press,
    act.Call: presses.race_press,
    act.Ready: lambda w, seat, a, stamp, guard: table.ready(w, seat, stamp),
    act.Shout: lambda w, seat, a, stamp, guard: table.shout(w, seat, stamp),
    act.Take: lambda w, seat, a, stamp, guard: choices.take(w, seat, a, stamp),
    act.Skip: lambda w, seat, a, stamp, guard: choices.skip(w, seat, stamp),
    act.Wish: lambda w, seat, a, stamp, guard: choices.wish(w, seat, a.development, stamp),
    act.ClearWishes: lambda w, seat, a, stamp, guard: choices.clear_wishes(w, seat, stamp),
    act.Say: lambda w, seat, a, stamp, guard: damage.say(w, seat, a.word, stamp),
}
"""One arm per action of a seat: (race, seat, action, stamp, guard)."""
