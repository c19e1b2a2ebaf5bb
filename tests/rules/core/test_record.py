"""Records: made with a written-out `__init__`, frozen from then on."""

from dataclasses import FrozenInstanceError, field, fields, replace
from typing import Any, Generic, TypeVar

import pytest

from rules.core.draft import Twin, slots
from rules.core.record import Interned, atom, drafted, record

T = TypeVar("T")


@drafted
class Point:
    """Two numbers and a name."""

    x: int
    y: int = 2
    name: str = ""


@record
class Spot:
    """The same as a struct."""

    x: int
    y: int = 2
    name: str = ""

    @property
    def both(self) -> int:
        """The sum of the two."""
        return self.x + self.y


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


KINDS: tuple[Any, ...] = (Point, Spot)


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_takes_its_fields_by_place_by_name_and_by_default(kind: Any) -> None:
    assert (kind(1).x, kind(1).y, kind(1).name) == (1, 2, "")
    assert kind(1, name="a") == kind(1, 2, "a") == replace(kind(1), name="a") != kind(1)
    assert repr(kind(1)) == f"{kind.__name__}(x=1, y=2, name='')"
    assert type(kind(1)) is kind and hash(kind(1)) == hash(kind(1, 2))
    assert [(f.name, f.default) for f in fields(kind)][1:] == [("y", 2), ("name", "")]


def test_records_of_two_classes_are_never_equal() -> None:
    point, spot = (kind(1) for kind in KINDS)
    assert point != spot
    assert Spot(1).both == 3


def test_a_record_is_told_apart_by_its_fields() -> None:
    match Spot(4, name="b"):
        case Spot(x=x, name="b"):
            assert x == 4
        case _:
            pytest.fail("not matched")


@pytest.mark.parametrize("kind", KINDS)
def test_a_record_that_lacks_a_field_or_has_one_too_many_is_refused(kind: Any) -> None:
    for wrong in ((), (1, 2, "a", 4)):
        with pytest.raises(TypeError):
            kind(*wrong)
    with pytest.raises(TypeError):
        kind(1, z=3)


def test_a_record_cannot_be_written_to_after_it_was_made() -> None:
    for made in (Point(1), Spot(1), Box(1)):
        for f in fields(made):
            with pytest.raises(AttributeError):
                setattr(made, f.name, 5)
            with pytest.raises(AttributeError):
                delattr(made, f.name)
        with pytest.raises((AttributeError, TypeError)):
            made.other = 5  # type: ignore[union-attr]
    assert (Spot(1).x, Point(1).x) == (1, 1)


def test_a_record_with_a_type_parameter_holds_anything() -> None:
    box: Box[str] = Box("a")
    assert box.held == "a" and type(box) is Box


def test_a_field_that_is_not_compared_takes_a_dataclass() -> None:
    class Asked:
        asked: int | None = field(default=None, compare=False)

    with pytest.raises(TypeError, match="Asked"):
        record(Asked)
    kind: Any = drafted(Asked)
    assert kind(1) == kind(2)


def test_a_draft_is_a_copy_that_leaves_the_record_alone_until_it_is_published() -> None:
    twin = Twin(Point, PointDraft)
    first = Point(1, 7, "a")
    draft = twin.open(first)
    draft.x = 5
    assert first == Point(1, 7, "a")
    assert twin.publish(draft) == Point(5, 7, "a")
    with pytest.raises(FrozenInstanceError):
        draft.x = 6


@atom
class Mark(metaclass=Interned):
    """A record of which equal ones are one."""

    what: str
    n: int = 1


def test_equal_atoms_are_one_object_however_their_fields_were_given() -> None:
    assert Mark("a") is Mark("a", 1) is Mark(what="a") is replace(Mark("b"), what="a")
    assert Mark("a") is not Mark("a", 2) and Mark("a") != Mark("b")
