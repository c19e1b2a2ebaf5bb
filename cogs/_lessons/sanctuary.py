"""The first round of The Sanctuary: two volunteers, what they see, a first animal and how it grows."""

from typing import Any

from cogs._lessons.lesson import ANY, Lesson, Step, only
from rules.core.game import Prompt
from rules.sanctuary.actions import Back, Colour, Colours, Main, Markers, Place, Side, Volunteer
from rules.sanctuary.events import Arrived, Bought, Gained, Grew, Stored, Threatened

RIVAL_PLACES = (0, 8)
"""Where the computer's volunteers go: A1, then A9."""


def rival(prompt: Prompt[Any], view: Any) -> Any | None:
    """It places two volunteers, takes two animals with the first one and leaves it at that."""
    for wanted in (*map(Place, RIVAL_PLACES), Volunteer(0), Main(0)):
        if wanted in prompt.choices:
            return wanted
    if any(isinstance(choice, Colours) for choice in prompt.choices):
        return prompt.choices[0]
    return None


def forwards(action: Any, view: Any) -> bool:
    """Everything but the way back, which could go on for ever."""
    return not isinstance(action, Back)


LESSON = Lesson(
    game="sanctuary",
    seed="lesson-474331",
    computers=1,
    options=(("first", "1"),),
    rival=rival,
    steps=(
        Step("table"),
        Step("place", "place", only(Place(4)), effect=True, which="row", zoom="A5"),
        Step("second", "place", only(Place(2)), which="row", zoom="A1", effect=True),
        Step("who", "volunteer", only(Volunteer(0)), which="row", zoom="A5"),
        Step("main", "turn", only(Main(0)), which="card", zoom="A5"),
        Step("animal", ANY, only(Colour(0)), brings=(Arrived,), which="card", zoom="A5", effect=True),
        Step("gain", "turn", only(Side(0, 6)), which="row", zoom="A6"),
        Step("marker", ANY, only(Markers(1, 0, 0, 0)), brings=(Gained,), which="row", zoom="A6", effect=True),
        Step("store", "turn", only(Side(0, 7)), brings=(Stored,), which="player", zoom="0", effect=True),
        Step("grow", "turn", only(Side(0, 3)), brings=(Grew,), which="player", zoom="0", effect=True),
        Step("land", "turn", only(Side(0, 5)), brings=(Bought, Threatened), which="player", zoom="0", effect=True),
        Step("threat", which="player", zoom="1"),
        Step("free", ANY, forwards, until=lambda view: view.round > 1, which="row", zoom="A1", effect=True),
        Step("score", which="player", zoom="0"),
    ),
)
