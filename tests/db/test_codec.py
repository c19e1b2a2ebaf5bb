"""Records to bytes and back."""

from dataclasses import field, make_dataclass
from types import GenericAlias
from typing import Any, Generic, Literal, TypeVar

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from db.codec import Codec, CodecError, NewerBlob, codec_for
from rules.core.game import Proceed, Prompt, Tick, cached
from rules.core.record import Interned, atom, drafted, record
from rules.core.resume import Waiting

A = TypeVar("A")


@atom
class Gained(metaclass=Interned):
    seat: int
    n: int


@atom
class Passed(metaclass=Interned):
    pass


@record
class Player:
    name: str
    cards: tuple[str, ...]
    places: tuple[tuple[int, int], ...] = ()
    last: Gained | Passed | None = None


@record
class Turn:
    seat: int
    path: tuple[int | str, ...]
    todo: tuple[Any, ...] = ()


@drafted
class State:
    players: tuple[Player, ...]
    stack: tuple[Any, ...]
    pair: tuple[Player, int]
    claims: tuple[int, ...] | None
    phase: Literal["a", "b"]
    asked: tuple[Prompt[Any], ...] | None = cached()


def state(**fields: Any) -> State:
    ann = Player("Änn", ("C1", "#C2"), ((1, -2),), Gained(0, 3))
    base = {
        "players": (ann, Player("", ())),
        "stack": (Turn(1, (0, "main"), (Turn(0, ()),)), Waiting((Turn(2, ()),)), ("#Turn", 1), ()),
        "pair": (ann, 7),
        "claims": None,
        "phase": "b",
    }
    return State(**{**base, **fields})


CODEC = Codec("invented", 1, (State, Player, Turn, Gained, Passed), {})


def assert_round_trip(codec: Codec, value: Any) -> None:
    back = codec.unpack(codec.pack(value))
    assert back == value
    assert repr(back) == repr(value)  # 1 and True, () and [] are equal or not by luck; their repr is not


def test_a_state_comes_back_equal_with_its_tuples_records_and_frames() -> None:
    assert_round_trip(CODEC, state())


def test_an_atom_comes_back_as_the_very_object() -> None:
    back = CODEC.unpack(CODEC.pack((Gained(1, 2), Passed())))
    assert back[0] is Gained(1, 2)
    assert back[1] is Passed()


def test_a_field_outside_the_codec_is_not_written_and_comes_back_as_its_default() -> None:
    asked = (Prompt(0, "turn", (Passed(),)),)
    assert CODEC.pack(state(asked=asked)) == CODEC.pack(state())
    assert CODEC.unpack(CODEC.pack(state(asked=asked))).asked is None


def test_a_field_outside_the_codec_may_stand_before_others() -> None:
    odd = make_dataclass("Odd", [("a", int), ("memo", int, field(default=0, metadata={"codec": False})), ("b", str, "x")])
    back = Codec("invented", 1, (odd,), {}).unpack(Codec("invented", 1, (odd,), {}).pack(odd(1, 2, "y")))
    assert back == odd(1, 0, "y")


@pytest.mark.parametrize("value", [Tick(), Proceed(), Waiting(()), Prompt(2, "race", (Passed(),), about=("C1", (2, 3)))])
def test_the_records_of_the_core_need_not_be_listed(value: Any) -> None:
    assert_round_trip(Codec("invented", 1, (Passed,), {}), value)


def test_a_tuple_that_looks_like_a_record_stays_a_tuple() -> None:
    assert_round_trip(CODEC, (("#Player", "x"), ("#", "#Gained"), ("#",), "#Gained"))


def test_a_field_may_hold_a_record_a_tuple_or_nothing() -> None:
    @record
    class Loose:
        value: Gained | tuple[int, ...] | tuple[str, int] | None

    codec = Codec("invented", 1, (Loose, Gained), {})
    for value in (Gained(0, 1), (1, 2), ("#Gained", 1), None):
        assert_round_trip(codec, Loose(value))


def test_other_classes_and_another_order_do_not_disturb_stored_bytes() -> None:
    @record
    class Later:
        n: int

    grown = Codec("invented", 1, (Later, Passed, Gained, Turn, Player, State), {})
    assert grown.unpack(CODEC.pack(state())) == state()


def test_a_field_added_at_the_end_with_a_default_reads_old_bytes() -> None:
    old = make_dataclass("Piece", [("a", int)], frozen=True)
    new = make_dataclass("Piece", [("a", int), ("b", tuple[int, ...], (4,))], frozen=True)
    blob = Codec("invented", 1, (old,), {}).pack(old(1))
    assert Codec("invented", 1, (new,), {}).unpack(blob) == new(1, (4,))


def test_bytes_with_too_few_or_too_many_fields_are_refused() -> None:
    one, two = make_dataclass("Piece", [("a", int)]), make_dataclass("Piece", [("a", int), ("b", int)])
    with pytest.raises(CodecError, match="2 stored fields"):
        Codec("invented", 1, (two,), {}).unpack(Codec("invented", 1, (one,), {}).pack(one(1)))
    with pytest.raises(CodecError, match="1 stored fields"):
        Codec("invented", 1, (one,), {}).unpack(Codec("invented", 1, (two,), {}).pack(two(1, 2)))


def test_a_class_that_the_game_did_not_list_is_refused() -> None:
    with pytest.raises(CodecError, match="Turn"):
        Codec("invented", 1, (Player,), {}).pack(Turn(0, ()))


def test_an_unknown_tag_is_refused() -> None:
    with pytest.raises(CodecError, match="#Turn"):
        Codec("invented", 1, (Player,), {}).unpack(CODEC.pack(Turn(0, ())))


def test_a_field_of_another_kind_is_refused_when_the_codec_is_made() -> None:
    with pytest.raises(CodecError, match=r"Bad\.n.*float"):
        Codec("invented", 1, (make_dataclass("Bad", [("n", float)]),), {})


def test_two_classes_of_one_name_are_refused() -> None:
    with pytest.raises(CodecError, match="two record classes are called Twice"):
        Codec("invented", 1, (make_dataclass("Twice", [("a", int)]), make_dataclass("Twice", [("a", int)])), {})


@pytest.mark.parametrize("blob", [b"", b"\xc1", b"\x01", b"\x93\x01", b"\x92\x01\x02"])
def test_bytes_that_are_no_blob_are_refused(blob: bytes) -> None:
    with pytest.raises(CodecError, match="not a blob"):
        CODEC.unpack(blob)


def test_a_blob_of_another_game_is_refused() -> None:
    with pytest.raises(CodecError, match="'other', not of 'invented'"):
        CODEC.unpack(Codec("other", 1, (Passed,), {}).pack(Passed()))


def test_a_blob_of_a_newer_version_is_refused() -> None:
    with pytest.raises(NewerBlob, match="version 2, this program has 1"):
        CODEC.unpack(Codec("invented", 2, (Passed,), {}).pack(Passed()))


def test_the_plain_form_survives_json() -> None:
    text = msgspec.json.encode(CODEC.plain(state()))
    assert CODEC.take("invented", 1, msgspec.json.decode(text)) == state()


def test_records_that_are_generic_are_written_by_their_values() -> None:
    @record
    class Held(Generic[A]):
        items: tuple[A, ...]

    assert_round_trip(Codec("invented", 1, (Held, Gained), {}), Held((Gained(0, 1), "x", (1, 2))))


def test_the_codec_of_a_game_is_made_once() -> None:
    class Invented:
        name, version = "invented", 1
        state_type, record_types = State, (Player, Turn, Gained, Passed)

    game: Any = Invented()
    assert codec_for(game) is codec_for(game)
    assert codec_for(game).unpack(CODEC.pack(state())) == state()


# Generated record types: a type and how to draw its values.

Typed = tuple[Any, "st.SearchStrategy[Any]"]

INTS = st.integers(-(2**63), 2**64 - 1)
SCALARS: tuple[Typed, ...] = (
    (int, INTS),
    (str, st.text(max_size=5) | st.sampled_from(["#", "#R0", "#R1"])),
    (bool, st.booleans()),
    (int | None, st.none() | INTS),
    (str | int, st.text(max_size=3) | INTS),
)


@st.composite
def record_types(draw: st.DrawFn) -> list[Typed]:
    """Up to four record classes; later ones use earlier ones in tuples, pairs, unions and untyped places."""
    known: list[Typed] = []
    for number in range(draw(st.integers(1, 4))):
        columns: list[tuple[str, Any]] = []
        values: list[st.SearchStrategy[Any]] = []
        for place in range(draw(st.integers(0, 4))):
            hint, strategy = draw(field_types(known))
            columns.append((f"f{place}", hint))
            values.append(strategy)
        cls = make_dataclass(f"R{number}", columns, frozen=True, slots=True)
        known.append((cls, st.builds(cls, *values)))
    return known


@st.composite
def field_types(draw: st.DrawFn, known: list[Typed], depth: int = 2) -> Typed:
    plain = st.sampled_from([*SCALARS, *known])
    hint, values = draw(plain if depth == 0 else plain | field_types(known, depth - 1))
    kind = draw(st.integers(0, 5))
    if kind == 0:
        return GenericAlias(tuple, (hint, ...)), st.lists(values, max_size=3).map(tuple)
    if kind == 1:
        other, others = draw(st.sampled_from([*SCALARS, *known]))
        return GenericAlias(tuple, (hint, other)), st.tuples(values, others)
    if kind == 2:
        other, others = draw(st.sampled_from([*SCALARS, *known]))
        return hint | other | None, values | others | st.none()
    if kind == 3:
        return GenericAlias(tuple, (hint, ...)) | None, st.none() | st.lists(values, max_size=3).map(tuple)
    if kind == 4:
        anything = st.recursive(values, lambda inner: st.lists(inner, max_size=3).map(tuple), max_leaves=4)
        return Any, anything
    return hint, values


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_values_of_any_record_types_come_back_equal(data: st.DataObject) -> None:
    known = data.draw(record_types())
    codec = Codec("invented", 1, tuple(cls for cls, _ in known), {})
    assert_round_trip(codec, data.draw(known[-1][1]))
    assert_round_trip(codec, tuple(data.draw(st.lists(st.one_of([values for _, values in known]), max_size=4))))
