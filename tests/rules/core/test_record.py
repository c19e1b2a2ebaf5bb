"""Records: made with a written-out `__init__`, frozen from then on."""

from dataclasses import FrozenInstanceError, fields, replace
from typing import Generic, TypeVar

import pytest

from rules.core.draft import Twin, slots
from rules.core.record import record

T = TypeVar("T")


@record
class Point:
    """Two numbers and a name."""

    x: int
    y: int = 2
    name: str = ""


@record
class Box(Generic[T]):
    """A record with a type parameter."""

    held: T


class PointDraft:
    """A Point that can be written to."""

    __slots__ = slots(Point)
    x: int
    y: int
    name: str


def test_a_record_takes_its_fields_by_place_by_name_and_by_default() -> None:
    assert (Point(1).x, Point(1).y, Point(1).name) == (1, 2, "")
    assert Point(1, name="a") == Point(1, 2, "a") == replace(Point(1), name="a")
    assert repr(Point(1)) == "Point(x=1, y=2, name='')"
    assert type(Point(1)) is Point and hash(Point(1)) == hash(Point(1, 2))


def test_a_record_that_lacks_a_field_or_has_one_too_many_is_refused() -> None:
    for wrong in ((), (1, 2, "a", 4)):
        with pytest.raises(TypeError):
            Point(*wrong)
    with pytest.raises(TypeError):
        Point(1, z=3)  # type: ignore[call-arg]


def test_a_record_cannot_be_written_to_after_it_was_made() -> None:
    for made in (Point(1), Box(1)):
        for f in fields(made):
            with pytest.raises(FrozenInstanceError):
                setattr(made, f.name, 5)
        with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
            made.other = 5  # type: ignore[union-attr]


def test_a_record_with_a_type_parameter_holds_anything() -> None:
    box: Box[str] = Box("a")
    assert box.held == "a" and type(box) is Box


def test_a_draft_is_a_copy_that_leaves_the_record_alone_until_it_is_published() -> None:
    twin = Twin(Point, PointDraft)
    first = Point(1, 7, "a")
    draft = twin.open(first)
    draft.x = 5
    assert first == Point(1, 7, "a")
    assert twin.publish(draft) == Point(5, 7, "a")
    with pytest.raises(FrozenInstanceError):
        draft.x = 6
