"""How much of a story a post has room for."""

from collections.abc import Sequence

LINES = 12
ROOM = 1300
"""Characters of the story in a post; the rest of the 2000 is for who is called, the headline and the question."""


def end_of(story: Sequence[str]) -> tuple[str, ...]:
    """The last lines of a story that a post has room for: what stands under them, the question, is never cut."""
    first, room = len(story), ROOM
    while first > 0 and len(story) - first < LINES and len(story[first - 1]) < room:
        first -= 1
        room -= len(story[first]) + 1
    return tuple(story[first:])
