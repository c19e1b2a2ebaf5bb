"""The first two rounds of Sauria: a quiet road, a loud jungle, a dinosaur, and how to be rid of it."""

from typing import Any

from cogs._lessons.lesson import Lesson, Step, only
from rules.core.game import Prompt
from rules.sauria.actions import Do, Go, Take, Use
from rules.sauria.events import DinosaurDied, DinosaurPlaced, MarkerDrawn, Moved, NoiseMade, Rolled, WoundDrawn
from rules.sauria.map import FIELD
from rules.sauria.view import View

START, RIVAL_START = FIELD["B2"], FIELD["B8"]


def rival(prompt: Prompt[Any], view: View) -> Any | None:
    """It lands far away and rests."""
    return next((a for a in (Take("ranger"), Go(RIVAL_START), Do("rest")) if a in prompt.choices), None)


def near(key: str, kind: str, *actions: Any, brings: tuple[type, ...] = (), effect: bool = False) -> Step:
    """A step that allows these actions and shows the learner's surroundings."""
    return Step(key, kind, only(*actions), brings, effect=effect, which="around", zoom="0")


LESSON = Lesson(
    game="sauria",
    seed="lesson-693",
    computers=1,
    rival=rival,
    steps=(
        Step("island"),
        Step("character", "character", only(Take("hunter")), effect=True),
        Step("landing", "landing", only(Go(START)), effect=True),
        Step("round", which="character", zoom="0"),
        near("move", "turn", Do("move")),
        near("road", "field", Go(FIELD["B1"]), brings=(Moved,), effect=True),
        near("sneak", "turn", Do("sneak")),
        near("jungle", "field", Go(FIELD["A1"]), brings=(NoiseMade,), effect=True),
        near("loud", "turn", Do("move")),
        near("noise", "field", Go(FIELD["A2"]), brings=(MarkerDrawn, DinosaurPlaced, Rolled, WoundDrawn), effect=True),
        Step("dinosaur", which="dinosaurs", zoom="1"),
        near("attack", "turn", Do("attack")),
        near("aim", "weapon", Use(0), brings=(DinosaurDied,), effect=True),
        near("away", "turn", Do("evade")),
        near("off", "field", Go(FIELD["B3"]), Go(FIELD["B4"]), effect=True),
        Step("lava"),
        Step("goals", which="character", zoom="0"),
    ),
)
