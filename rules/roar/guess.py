"""A state that fits a view: what others hide (dice, waiting presses, wishes) is drawn at random or left out."""

from rules.core.chance import Chance
from rules.roar.actions import Call
from rules.roar.constants import FACES, HOLD_BACK, IN, LIVE
from rules.roar.state import Player, Press, State
from rules.roar.view import OwnView, PlayerView, View


def guess(view: View, chance: Chance) -> State:
    """The own part of the view as it is; the others have rolled dice and hold none of them."""
    own = view.me
    queue: tuple[Press, ...] = ()
    if own is not None:
        queue = tuple(
            Press(own.seat, Call(symbol), i + 1, own.guard, own.acted + HOLD_BACK) for i, symbol in enumerate(own.waiting)
        )
    return State(
        view.mode,
        view.pace,
        view.reflex,
        view.order,
        tuple(_player(view, p, own if own and own.seat == p.seat else None, chance) for p in view.players),
        view.shouter,
        view.ready_by,
        view.phase,
        view.round,
        view.epoch,
        view.cooldown,
        view.live_at,
        view.live_before,
        view.volcano,
        view.shout_from,
        view.shout_by,
        view.shout_open,
        view.halted,
        view.tied,
        queue,
        ending=view.ending,
        winners=view.winners,
    )


def _player(view: View, p: PlayerView, own: OwnView | None, chance: Chance) -> Player:
    rolling = view.phase == LIVE and p.status == IN
    if own is not None:
        dice, held = own.dice, own.held
    else:
        dice = chance.roll(FACES, p.dice) if rolling else ("",) * p.dice
        held = (False,) * p.dice
    return Player(
        p.dino,
        p.human,
        p.plays,
        p.ready,
        p.status,
        p.sleeping,
        p.missed,
        p.damage,
        p.developments,
        p.knockouts,
        p.victories,
        dice,
        held,
        own.rolls if own else 0,
        own.cooldown_until if own else 0,
        own.locked_until if own else 0,
        own.early if own else 0,
        0,
        p.choosing,
        own.wishes if own else (),
        p.blows,
        pressed=view.live_before,
        acted=own.acted if own else 0,
        forbidden=p.forbidden,
        handicap=p.handicap,
    )
