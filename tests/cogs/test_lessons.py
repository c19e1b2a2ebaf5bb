"""Lessons as data: they lead to their end whichever allowed choice is taken, and a lesson that does not is found."""

from dataclasses import replace

import pytest

from cogs._howto import PAGES, moment
from cogs._lessons import LESSONS
from cogs._lessons.course import GO_ON, Course, LessonBroken
from cogs._lessons.lesson import Step
from cogs._lessons.page import names_of, page
from cogs._table.panel import as_view
from render import FACES
from render.words import LOCALES, catalogue
from rules import GAMES
from rules.roar.events import Slept
from rules.sauria.events import DinosaurPlaced, EventRevealed, Rolled, WoundDrawn

PRESSES = 60


def played(course: Course, which: int) -> list[str]:
    """The steps of a course to its end, by the allowed choice at that position (0 first, -1 last)."""
    met = []
    while (step := course.step) is not None:
        assert course.presses < PRESSES, f"{step.key} is never over"
        met.append(step.key)
        assert course.press(course.code(course.allowed()[which]) if step.kind else GO_ON)
    return list(dict.fromkeys(met))


def test_every_game_has_a_lesson_and_pages() -> None:
    assert set(LESSONS) == set(PAGES) == set(GAMES)


@pytest.mark.parametrize("which", [0, -1])
@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_comes_to_its_end_by_the_first_and_by_the_last_allowed_choice(game: str, which: int) -> None:
    assert played(Course(LESSONS[game]), which) == [step.key for step in LESSONS[game].steps]


@pytest.mark.parametrize("game", LESSONS)
def test_a_lesson_takes_a_few_minutes_and_each_step_has_a_name_of_its_own(game: str) -> None:
    keys = [step.key for step in LESSONS[game].steps]
    assert len(set(keys)) == len(keys)
    pressed = [step for step in LESSONS[game].steps if step.kind]
    assert 8 <= len(pressed) <= 15


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", LESSONS)
def test_every_message_fits_discord_also_for_who_has_a_long_name(game: str, locale: str) -> None:
    course, words = Course(LESSONS[game]), catalogue(locale)
    names = names_of(LESSONS[game], "_W*" * 10 + "Ż", words)
    while True:
        for note in (False, True):
            made = page(course, FACES[game], words, names, "9" * 20, note)
            assert 0 < len(made.text) < 2000
            assert not made.text.endswith("…")
            assert len(as_view(made.panel).children) >= 2
        if (step := course.step) is None:
            return
        course.press(course.code(course.allowed()[0]) if step.kind else GO_ON)


@pytest.mark.parametrize("game", LESSONS)
def test_the_same_presses_bring_the_same_dice_and_cards(game: str) -> None:
    one, other = Course(LESSONS[game]), Course(LESSONS[game])
    played(one, 0)
    played(other, 0)
    assert one.state == other.state


def test_the_learner_is_not_too_slow_for_the_race() -> None:
    course = Course(LESSONS["roar"])
    heard = [*course.heard]
    while (step := course.step) is not None:
        course.press(course.code(course.allowed()[0]) if step.kind else GO_ON)
        heard += course.heard
    assert not [event for event in heard if isinstance(event, Slept)]


def test_the_first_dinosaur_attacks_before_the_next_event() -> None:
    """The words say: it came, then it attacked, and there is a wound."""
    course = Course(LESSONS["sauria"])
    while course.step is not None and (course.learnt is None or course.learnt.key != "noise"):
        course.press(course.code(course.allowed()[0]) if course.step.kind else GO_ON)
    told = [type(event) for event in course.heard]
    order = [told.index(kind) for kind in (DinosaurPlaced, Rolled, WoundDrawn, EventRevealed)]
    assert order == sorted(order)
    assert told.count(WoundDrawn) == 1


@pytest.mark.parametrize("game", ["roar", "sauria"])
def test_a_lesson_whose_dice_do_not_come_is_broken(game: str) -> None:
    with pytest.raises(LessonBroken):
        played(Course(replace(LESSONS[game], seed="another")), 0)


def test_a_step_that_nothing_offered_fits_is_broken() -> None:
    lesson = replace(LESSONS["sanctuary"], steps=(Step("place", "place", lambda action, view: False),))
    with pytest.raises(LessonBroken, match="offers nothing"):
        Course(lesson).allowed()
    with pytest.raises(LessonBroken, match="is asked"):
        Course(replace(lesson, steps=(Step("place", "turn"),))).allowed()


def test_a_step_that_does_not_bring_what_it_teaches_is_broken() -> None:
    first = LESSONS["sanctuary"].steps[0]
    with pytest.raises(LessonBroken, match="does not bring"):
        Course(replace(LESSONS["sanctuary"], steps=(replace(first, brings=(Step,)),))).press(GO_ON)


@pytest.mark.parametrize("game", PAGES)
def test_every_page_shows_a_moment_that_exists(game: str) -> None:
    keys = {step.key for step in LESSONS[game].steps}
    for one in PAGES[game]:
        assert one.step in {"", *keys}
        assert not one.which or one.which in FACES[game].views
        names = names_of(LESSONS[game], "Ann", catalogue("en"))
        parts = [value for value, _ in FACES[game].zooms(moment(game, one.step), one.which, catalogue("en"), names)]
        assert not one.zoom or one.which == "card" or one.zoom in parts or one.which == "row"
