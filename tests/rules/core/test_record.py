"""Records: made with a written-out `__init__`, frozen from then on."""

from dataclasses import FrozenInstanceError, fields, replace
from typing import Generic, TypeVar

import pytest

from rules.core.draft import Twin, slots
from rules.core.record import Interned, Kept, atom, record

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


@record
class Toll(metaclass=Kept):
    """A record that is made over and over."""

    seat: int
    what: str = "move"


@atom
class Mark(metaclass=Interned):
    """A record of which equal ones are one."""

    what: str
    n: int = 1


def test_a_kept_record_is_made_once_and_compared_by_value() -> None:
    assert Toll(1) is Toll(1) and Toll(1, "move") == Toll(1) == Toll(seat=1)
    assert Toll(1) != Toll(2) and hash(Toll(1)) == hash(Toll(1, "move"))
    with pytest.raises(FrozenInstanceError):
        Toll(1).seat = 2  # type: ignore[misc]
    with pytest.raises(TypeError):
        Toll()  # type: ignore[call-arg]


def test_equal_atoms_are_one_object_however_their_fields_were_given() -> None:
    assert Mark("a") is Mark("a", 1) is Mark(what="a") is replace(Mark("b"), what="a")
    assert Mark("a") is not Mark("a", 2) and Mark("a") != Mark("b")
