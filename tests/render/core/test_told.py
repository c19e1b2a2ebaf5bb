"""What a post shows of a long story."""

from render.core.told import LINES, ROOM, end_of


def test_a_short_story_is_told_whole() -> None:
    assert list(end_of(["a", "b"])) == ["a", "b"]


def test_of_many_lines_the_last_twelve_are_shown() -> None:
    assert list(end_of([str(n) for n in range(40)])) == [str(n) for n in range(40 - LINES, 40)]


def test_of_long_lines_only_so_many_that_the_question_still_fits() -> None:
    shown = end_of([f"{n} " + "x" * 200 for n in range(12)])
    assert shown[-1].startswith("11 ")
    assert 0 < len(shown) < 12
    assert len("\n".join(shown)) <= ROOM
