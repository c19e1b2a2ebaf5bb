"""How a field's type is written and read: worked out once per class, so that packing a record is a few look-ups.

A record becomes `["#Class", field, …]`, a tuple becomes a list, scalars stay. Where the type says "a tuple of ints" nothing
is looked at one by one; where it says Any (frames, `about`) the value itself decides, by its class on the way out and by
the "#" of its first element on the way in. A tuple in such a place that begins with a string with "#" is written as
`["#", …]`, so the two are never confused.
"""

import types
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from operator import attrgetter
from sys import intern
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

Write = Callable[[Any], Any]
Read = Callable[[Any], Any]

MARK = "#"
SCALARS = (str, int, bool, type(None))


class CodecError(Exception):
    """A value that cannot be stored, or bytes that cannot be read."""


class Shape(NamedTuple):
    """How to write and read values of one type. None: they stay as they are."""

    write: Write | None
    read: Read | None


PLAIN = Shape(None, None)


class Shapes:
    """Writers by class and readers by tag, for a set of record classes and all that their fields name."""

    def __init__(self, classes: tuple[type, ...]) -> None:
        self.writers: dict[type, Write] = dict.fromkeys(SCALARS, _same)
        self.writers[tuple] = self._write_tuple
        self.readers: dict[str, Read] = {MARK: lambda raw: tuple(map(self.read, raw[1:]))}
        self.classes: dict[str, type] = {}
        for cls in classes:
            self.add(cls)

    def add(self, cls: type) -> None:
        """Know this record class, and those that its fields name. Known ones are left alone."""
        known = self.classes.get(cls.__name__)
        if known is cls:
            return
        if known is not None:
            raise CodecError(f"two record classes are called {cls.__name__}")
        if not is_dataclass(cls):
            raise CodecError(f"{cls.__name__} is not a record")
        self.classes[cls.__name__] = cls
        hints = get_type_hints(cls)
        stored = [f for f in fields(cls) if f.metadata.get("codec", True)]
        shapes = [self._shape(hints[f.name], f"{cls.__name__}.{f.name}") for f in stored]
        self.writers[cls] = _record_writer(cls, stored, shapes)
        self.readers[MARK + cls.__name__] = _record_reader(cls, stored, shapes)

    def write(self, value: Any) -> Any:
        """Any storable value as lists and scalars. CodecError for a class that is not known."""
        try:
            return self.writers[type(value)](value)
        except KeyError as error:
            raise CodecError(f"not among the record types: {error.args[0]!r}") from None

    def read(self, raw: Any) -> Any:
        """The value that `write` made these lists and scalars of."""
        if type(raw) is not list:
            return raw
        if raw and type(raw[0]) is str and raw[0][:1] == MARK:
            return self.readers[raw[0]](raw)
        return tuple(map(self.read, raw))

    def _write_tuple(self, value: tuple[Any, ...]) -> list[Any]:
        writers = self.writers
        raw = [writers[type(item)](item) for item in value]
        if raw and type(raw[0]) is str and raw[0][:1] == MARK:
            return [MARK, *raw]
        return raw

    def _write_items(self, value: tuple[Any, ...]) -> list[Any]:
        writers = self.writers
        return [writers[type(item)](item) for item in value]

    def _write_one(self, value: Any) -> Any:
        return self.writers[type(value)](value)

    def _read_one(self, raw: Any) -> Any:
        return raw if type(raw) is not list else self.readers[raw[0]](raw)

    def _read_records(self, raw: list[Any]) -> tuple[Any, ...]:
        readers = self.readers
        return tuple([readers[item[0]](item) for item in raw])

    def _shape(self, hint: Any, where: str) -> Shape:
        if hint in SCALARS or hint is None or get_origin(hint) is Literal:
            return PLAIN
        if hint is Any or hint is object or isinstance(hint, TypeVar):
            return Shape(self.write, self.read)
        if get_origin(hint) is tuple:
            return self._tuple(get_args(hint), where)
        if get_origin(hint) in (Union, types.UnionType):
            return self._union(get_args(hint), where)
        cls = get_origin(hint) or hint
        if isinstance(cls, type) and is_dataclass(cls):
            self.add(cls)
            return Shape(self._write_one, self._read_one)
        raise CodecError(f"{where}: a field is made of ints, strings, bools, None, tuples and records, not of {hint}")

    def _tuple(self, args: tuple[Any, ...], where: str) -> Shape:
        if len(args) == 2 and args[1] is Ellipsis:
            item = self._shape(args[0], where)
            if args[0] is str:
                return Shape(None, _words)
            if item == PLAIN:
                return Shape(None, tuple)
            if is_dataclass(get_origin(args[0]) or args[0]):
                return Shape(self._write_items, self._read_records)
            return Shape(_each(item.write, list), _each(item.read, tuple))
        items = [self._shape(arg, where) for arg in args]
        return Shape(_by_place([i.write for i in items]), _by_place([i.read for i in items]) or tuple)

    def _union(self, args: tuple[Any, ...], where: str) -> Shape:
        members = [(get_origin(arg) is tuple, self._shape(arg, where)) for arg in args]
        tuples = [shape for is_tuple, shape in members if is_tuple]
        others = [shape for is_tuple, shape in members if not is_tuple and shape != PLAIN]
        if not tuples and not others:
            return PLAIN
        if not tuples and all(shape.read == self._read_one for shape in others):
            return Shape(self._write_one, self._read_one)
        if len(tuples) == 1 and not others:
            return Shape(_only(tuple, tuples[0].write), _only(list, tuples[0].read))
        return Shape(self.write, self.read)


def _same(value: Any) -> Any:
    return value


def _words(raw: list[str]) -> tuple[str, ...]:
    """Ids of cards and tiles: the same few at all tables, so each is kept in memory once."""
    return tuple(map(intern, raw))


def _each(one: Write | None, into: Callable[[Any], Any]) -> Write | None:
    """`one` for every item of a sequence; `into` is list on the way out and tuple on the way in."""
    if one is None:
        return None if into is list else into
    return lambda items: into(map(one, items))


def _only(kind: type, inner: Write | None) -> Write | None:
    """`inner` for values of that class, the rest as it is."""
    return None if inner is None else lambda value: inner(value) if type(value) is kind else value


def _by_place(inner: list[Write | None]) -> Write | None:
    """One converter per place of a tuple of fixed length."""
    if not any(inner):
        return None
    each = [one or _same for one in inner]
    return lambda items: tuple([one(item) for one, item in zip(each, items, strict=True)])


def _record_writer(cls: type, stored: list[Field[Any]], shapes: list[Shape]) -> Write:
    tag = MARK + cls.__name__
    names = [f.name for f in stored]
    if not names:
        empty = (tag,)
        return lambda record: empty
    steps = [(place, shape.write) for place, shape in enumerate(shapes, 1) if shape.write]
    if len(names) == 1:
        one = attrgetter(names[0])
        if not steps:
            return lambda record: (tag, one(record))
        inner = steps[0][1]
        return lambda record: (tag, inner(one(record)))
    every = attrgetter(*names)
    if not steps:
        return lambda record: (tag, *every(record))

    def write(record: Any) -> list[Any]:
        raw = [tag, *every(record)]
        for place, step in steps:
            raw[place] = step(raw[place])
        return raw

    return write


def _record_reader(cls: type, stored: list[Field[Any]], shapes: list[Shape]) -> Read:
    names = [f.name for f in stored]
    steps = [(place, shape.read) for place, shape in enumerate(shapes) if shape.read]
    in_order = names == [f.name for f in fields(cls)][: len(names)]
    least = max((i for i, f in enumerate(stored, 1) if f.default is MISSING and f.default_factory is MISSING), default=0)

    def read(raw: list[Any]) -> Any:
        values = raw[1:]
        count = len(values)
        if not least <= count <= len(names):
            raise CodecError(f"{cls.__name__} has {len(names)} stored fields, the bytes hold {count}")
        for place, step in steps:
            if place < count:
                values[place] = step(values[place])
        # A field added at the end later, with a default, is absent in older bytes.
        return cls(*values) if in_order else cls(**dict(zip(names, values, strict=False)))

    return read
