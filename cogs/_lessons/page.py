"""A step of a lesson as a private message: what happened, the one idea, the real panel, and which picture goes with it.

A custom_id is u:<mark>:<presses>:<choice>; choice: as `Course.code`, "m" for a menu, GO_ON, AGAIN or LEAVE.
"""

from collections.abc import Sequence
from typing import NamedTuple

from discord.utils import escape_markdown

from cogs._lessons.course import GO_ON, Course
from cogs._lessons.lesson import Lesson
from cogs._table.panel import CONTENT, Button, Panel, Row, cut, rows_of
from render.core.face import Face, Label, Words

STORY = 12
"""Sentences of what happened that a step has room for."""
NAMED = 3
"""Choices that are named; where more are allowed, the learner is free."""
AGAIN, LEAVE = "again", "leave"


class Page(NamedTuple):
    """The words (at most 2000 characters) and the rows below them."""

    text: str
    panel: Panel


def names_of(lesson: Lesson, learner: str, words: Words) -> tuple[str, ...]:
    """The learner and the computers, by seat."""
    return (learner, *(f"{words('computer')} {n + 1}" for n in range(lesson.computers)))


def page(course: Course, face: Face, words: Words, names: Sequence[str], mark: str, note: bool = False) -> Page:
    """The message of the step that is taught now. note: a press came that is not for now; it says why first."""
    game, step, steps = course.lesson.game, course.step, course.lesson.steps
    said, view = tuple(escape_markdown(name) for name in names), course.view
    title = words("lesson-title", game=words(f"{game}-title"), n=min(course.at + 1, len(steps)), of=len(steps))
    lines, rows, ask = [title], list[Row](), list[str]()
    prefix = f"u:{mark}:{course.presses}"
    if (prompt := course.prompt) is not None:
        allowed = course.allowed()
        rows += rows_of(prompt, face, view, words, names, lambda choice: f"{prefix}:{choice}")
        ask.append(f"**{face.question(prompt, view, words, said)}**")
        if len(allowed) == 1 or len(allowed) < min(NAMED + 1, len(prompt.choices)):
            labels = [face.label(action, prompt, view, words, said) for action in allowed]
            what = " / ".join(dict.fromkeys(f"{one.emoji} {one.text}".strip() for one in labels))
            ask.append(words("lesson-press", what=what))
            if note:
                lines.append(words("lesson-not", what=what))
        elif note:
            lines.append(words("lesson-not-back"))
    if not note:
        lines += [f"-# {line}" for line in face.story(course.heard, view, words, said)[-STORY:]]
        if course.learnt is not None and course.learnt.effect and course.learnt != step:
            lines.append(words(f"lesson-{game}-{course.learnt.key}-done"))
    if step is None:
        return Page(cut("\n".join([*lines, "", words("lesson-end", game=game)]), CONTENT), (end_row(game, prefix, words),))
    go_on = (Button(f"{prefix}:{GO_ON}", Label(words("button-lesson-go"), style="primary")),) if not step.kind else ()
    rows.append((*go_on, again(prefix, words), Button(f"{prefix}:{LEAVE}", Label(words("button-lesson-leave")))))
    return Page(cut("\n".join([*lines, "", words(f"lesson-{game}-{step.key}"), *ask]), CONTENT), tuple(rows))


def again(prefix: str, words: Words) -> Button:
    """From the first step on."""
    return Button(f"{prefix}:{AGAIN}", Label(words("button-lesson-again")))


def end_row(game: str, prefix: str, words: Words) -> tuple[Button, ...]:
    """What comes after the lesson: the pages, the rules, the lesson again."""
    return (
        Button(f"h:{game}:0", Label(words("button-howto"), style="primary")),
        Button(f"r:{game}:contents:0", Label(words("button-chapters"))),
        again(prefix, words),
    )
