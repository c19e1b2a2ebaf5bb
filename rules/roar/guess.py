"""A state that fits a view: what others hide (dice, waiting presses, wishes) is drawn at random or left out."""

from rules.core.chance import Chance
from rules.roar.actions import Call, Take
from rules.roar.constants import FACES, HOLD_BACK, IN, LIVE, NO_FACE
from rules.roar.state import Hand, Player, Press, State
from rules.roar.view import OwnView, PlayerView, View


def guess(view: View, chance: Chance) -> State:
    """The own part of the view as it is; the others have rolled dice and hold none of them."""
    own = view.me
    queue: tuple[Press, ...] = ()
    if own is not None:
        waiting: list[Call | Take] = [Call(symbol) for symbol in own.waiting]
        if own.taking:
            waiting.append(Take(own.taking))
        until = own.acted + HOLD_BACK
        queue = tuple(Press(own.seat, action, i + 1, own.guard, until) for i, action in enumerate(waiting))
    return State(
        view.mode,
        view.pace,
        view.reflex,
        view.order,
        tuple(_player(p) for p in view.players),
        tuple(_own_hand(view, own) if own and own.seat == p.seat else _some_hand(view, p, chance) for p in view.players),
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


def _player(p: PlayerView) -> Player:
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
        p.choosing,
        p.blows,
        forbidden=p.forbidden,
        handicap=p.handicap,
    )


def _own_hand(view: View, own: OwnView) -> Hand:
    return Hand(
        own.dice,
        own.held,
        own.rolls,
        own.cooldown_until,
        own.locked_until,
        own.early,
        0,
        own.wishes,
        view.live_before,
        own.acted,
    )


def _some_hand(view: View, p: PlayerView, chance: Chance) -> Hand:
    rolled = view.phase == LIVE and p.status == IN
    dice = chance.roll(FACES, p.dice) if rolled else (NO_FACE,) * p.dice
    return Hand(dice, (False,) * p.dice, pressed=view.live_before)
