"""The first game of Roar-a-Saurus: one attack, one blow, one Kaboom, at the learner's own speed."""

from typing import Any

from cogs._lessons.lesson import LEARNER, Lesson, Step
from rules.roar.actions import Call, Hold, Ready, Roll, Shout
from rules.roar.constants import COUNTDOWN, GRRRR, KABOOM, LIVE, MATCH, PAUSE, READY, SIMPLE
from rules.roar.events import Damaged, Kaboomed, Live, Rolled
from rules.roar.view import View

RIVAL = 2
"""The computer's seat that hits back."""


def held(view: View, symbol: str) -> int:
    """How many dice of the symbol lie on the learner's dino."""
    assert view.me is not None
    return sum(on and face == symbol for face, on in zip(view.me.dice, view.me.held, strict=True))


def collecting(symbol: str) -> Any:
    """Hold what shows the symbol; roll when nothing in the hand does."""

    def allows(action: Any, view: View) -> bool:
        assert view.me is not None
        fitting = [
            die for die, (face, on) in enumerate(zip(view.me.dice, view.me.held, strict=True)) if face == symbol and not on
        ]
        return action in [Hold(die) for die in fitting] if fitting else action == Roll()

    return allows


def three(symbol: str) -> Any:
    """Whether a call of the symbol counts."""
    return lambda view: held(view, symbol) >= MATCH


def holding(symbol: str) -> Any:
    """A die in the hand that shows the symbol."""
    return lambda action, view: isinstance(action, Hold) and view.me.dice[action.die] == symbol


def hurt(view: View) -> bool:
    """Whether the learner's dino has damage."""
    return view.players[LEARNER].damage > 0


def ready_at(view: View, now: int) -> int:
    """Countdowns run down, the learner's next roll is free, and the learner may shout when it is theirs to do so."""
    assert view.me is not None
    if view.phase == COUNTDOWN:
        return view.live_at
    if view.phase in (READY, PAUSE) and view.shouter == view.seat and not view.shout_open:
        return view.shout_from
    return max(view.me.cooldown_until, view.me.locked_until) if view.phase == LIVE else now


LESSON = Lesson(
    game="roar",
    seed="lesson-3928",
    computers=2,
    options=(("mode", SIMPLE), ("starter", "1")),
    ready_at=ready_at,
    steps=(
        Step("ready", "ready", lambda action, view: action == Ready()),
        Step("shout", "shout", lambda action, view: action == Shout(), brings=(Live,), effect=True),
        Step("arena"),
        Step("roll", "race", lambda action, view: action == Roll(), brings=(Rolled,)),
        Step("hold", "race", holding(GRRRR), effect=True),
        Step("collect", "race", collecting(GRRRR), until=three(GRRRR), effect=True),
        Step("call", "race", lambda action, view: action == Call(GRRRR), brings=(Damaged,), effect=True),
        Step("rival", brings=(Damaged,), until=hurt, rival=RIVAL, effect=True),
        Step("kaboom", "race", collecting(KABOOM), until=three(KABOOM)),
        Step("boom", "race", lambda action, view: action == Call(KABOOM), brings=(Kaboomed,), effect=True),
        Step("again", "shout", lambda action, view: action == Shout(), brings=(Live,), effect=True),
        Step("legend", which="legend"),
        Step("points", which="score"),
    ),
)
