"""Guided first games: each a list of steps (`roar.py` …), played by the real rules (`course.py`)."""

from cogs._lessons import roar, sanctuary, sauria
from cogs._lessons.lesson import Lesson

LESSONS: dict[str, Lesson] = {lesson.game: lesson for lesson in (roar.LESSON, sanctuary.LESSON, sauria.LESSON)}
"""The lesson of each game."""
