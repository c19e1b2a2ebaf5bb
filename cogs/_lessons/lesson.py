"""What a lesson is: data. A game on a fixed seed, and steps that each teach one thing.

The words of a step are `lesson-<game>-<key>` (one idea) and, where its effect is named, `lesson-<game>-<key>-done`.
"""

from collections.abc import Callable
from typing import Any

from rules.core.game import Prompt, Value
from rules.core.record import record

LEARNER = 0
"""The learner's seat; all others are the computer's."""

ANY = "*"
"""The kind of a step that takes whatever the learner is asked."""

Allows = Callable[[Any, Any], bool]
"""Whether a choice (action, the learner's view) is what the step teaches."""


def everything(action: Any, view: Any) -> bool:
    """All that the prompt offers."""
    return True


def only(*actions: Any) -> Allows:
    """Just these."""
    return lambda action, view: action in actions


@record
class Step:
    """One thing to learn. kind: of the prompt that is answered, ANY, or "" for a step that is only read.

    allows: the choices that are carried out, all others are answered with why not now. brings: kinds of events that must
    have happened before the learner is asked again, else the lesson is broken. until: the step stays until the view is so.
    rival: that seat plays by itself until then (a race, where nobody else acts untold).
    effect: whether its effect is named in words of our own, beside what the game itself tells. which, zoom: the picture.
    """

    key: str
    kind: str = ""
    allows: Allows = everything
    brings: tuple[type, ...] = ()
    until: Callable[[Any], bool] | None = None
    rival: int | None = None
    effect: bool = False
    which: str = ""
    zoom: str = ""


@record
class Lesson:
    """A guided first game.

    rival: what a computer's seat does when it is asked (prompt, its view); None: the game's own default. ready_at: in a
    race, the moment up to which the clock goes on by itself before the learner presses (view, now in ms).
    """

    game: str
    seed: str
    computers: int
    steps: tuple[Step, ...]
    options: tuple[tuple[str, Value], ...] = ()
    rival: Callable[[Prompt[Any], Any], Any | None] = lambda prompt, view: None
    ready_at: Callable[[Any, int], int] | None = None
