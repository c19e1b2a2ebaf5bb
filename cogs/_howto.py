"""How to play each game, as pages: which words, and which picture of which moment. The words are `howto-<game>-<key>`."""

from functools import cache
from typing import Any, NamedTuple

from cogs._lessons import LESSONS
from cogs._lessons.course import GO_ON, Course
from cogs.cards import fresh_view


class HowTo(NamedTuple):
    """A page. step: the step of the lesson whose moment is drawn, "" for a game that has just been set up."""

    key: str
    step: str = ""
    which: str = ""
    zoom: str = ""


PAGES: dict[str, tuple[HowTo, ...]] = {
    "roar": (
        HowTo("aim", "arena"),
        HowTo("roll", "", "legend"),
        HowTo("attack", "rival"),
        HowTo("kaboom", "again"),
        HowTo("heal", "kaboom", "dino", "0"),
        HowTo("end", "points", "score"),
        HowTo("more", "", "legend"),
    ),
    "sanctuary": (
        HowTo("aim", "table"),
        HowTo("place", "who", "row", "A1"),
        HowTo("act", "main", "card", "A5"),
        HowTo("board", "score", "player", "0"),
        HowTo("land", "", "legend", "actions"),
        HowTo("threat", "threat", "player", "1"),
        HowTo("end", "score", "score"),
    ),
    "sauria": (
        HowTo("aim", "round"),
        HowTo("turn", "round", "character", "0"),
        HowTo("noise", "move", "around", "0"),
        HowTo("dinos", "dinosaur", "dinosaurs", "1"),
        HowTo("fight", "attack", "around", "0"),
        HowTo("wounds", "goals", "character", "0"),
        HowTo("places", "", "legend"),
        HowTo("end", "goals"),
    ),
}


@cache
def moment(game: str, step: str) -> Any:
    """The learner's view at that step of the lesson, after the first choice that each step before it allows."""
    if not step:
        return fresh_view(game)
    course = Course(LESSONS[game])
    while course.step is not None and course.step.key != step:
        course.press(course.code(course.allowed()[0]) if course.step.kind else GO_ON)
    return course.view
