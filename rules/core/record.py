"""Records: the frozen values that states, actions, events and frames are made of.

Most are `record`s, structs of msgspec: making one takes a third of a dataclass's time, and a move makes ten. A state and its
parts are `drafted`, for an open draft has to be of a class that may be written to. Atoms are made once. All three answer
`dataclasses.fields` and `replace` (docs/decisions/018-records.md).
"""

from dataclasses import MISSING, Field, dataclass, fields
from functools import cache
from typing import Any, TypeVar, cast, dataclass_transform

from msgspec import Struct, StructMeta

T = TypeVar("T")
_BODY = ("__dict__", "__weakref__")
"""What a class body does not say itself."""


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """A frozen struct of these fields: ints, strings, bools, None, tuples and other records. Compared by value.

    TypeError for a field that is more than a type and a default: that takes a dataclass (`drafted`).
    """
    if any(isinstance(value, Field) for value in cls.__dict__.values()):
        raise TypeError(f"{cls.__name__}: a record has plain defaults")
    body = {name: value for name, value in cls.__dict__.items() if name not in _BODY}
    body["__dataclass_fields__"] = dataclass(frozen=True)(cls).__dataclass_fields__  # type: ignore[attr-defined]
    bases = tuple(base for base in cls.__bases__ if base is not object)
    return cast(type[T], StructMeta(cls.__name__, (Struct, *bases), body, frozen=True))


@dataclass_transform(frozen_default=True)
def drafted(cls: type[T]) -> type[T]:
    """A frozen dataclass with slots, for what has a mutable twin (`rules.core.draft`)."""
    return _quick(dataclass(frozen=True, slots=True)(cls))


def unfrozen(cls: type) -> type:
    """A subclass of a record class whose objects may be written to. It adds no slots: so Python turns an object of one class
    into one of the other without comparing their slots."""
    free = {"__slots__": (), "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    return type(cls.__name__, (cls,), free)


def _quick(cls: type[T]) -> type[T]:
    """The same class with a faster `__init__`: dataclass sets the fields of a frozen class by a slow call each.

    Here the new object is for that moment of a class that may be written to, and then frozen for good.
    """
    made = fields(cls)  # type: ignore[arg-type]
    if not made or hasattr(cls, "__post_init__") or any(not f.init or f.default_factory is not MISSING for f in made):
        return cls
    space: dict[str, Any] = {"Record": cls, "Writable": unfrozen(cls), "become": object.__dict__["__class__"].__set__}
    space |= {f"default_{f.name}": f.default for f in made}
    given = (f.name if f.default is MISSING else f"{f.name}=default_{f.name}" for f in made)
    fill = (f"    self.{f.name} = {f.name}" for f in made)
    head = f"def __init__(self, {', '.join(given)}):"
    lines = (head, "    become(self, Writable)", *fill, "    self.__class__ = Record")
    exec("\n".join(lines), space)
    init = space["__init__"]
    slow: Any = cls.__init__
    init.__qualname__, init.__annotations__, init.__module__ = slow.__qualname__, slow.__annotations__, cls.__module__
    cls.__init__ = init  # type: ignore[method-assign]
    return cls


_MADE: dict[tuple[Any, ...], Any] = {}


def _one(cls: type, *args: Any, **kwargs: Any) -> Any:
    """The atom that was made first with these arguments, by place or by name, with defaults or without."""
    fresh = type.__call__(cls, *args, **kwargs)
    return _MADE.setdefault((cls, *(getattr(fresh, name) for name in fresh.__slots__)), fresh)


class Interned(type):
    """Metaclass for records of a few small ints or strings that are made over and over: equal arguments give one object.

    `class Gained(metaclass=Interned)` under `@atom`. A frozen record then costs one dictionary look-up, and actions are
    compared by identity. Never for records with stamps or card lists: each distinct one stays in memory for ever.
    """

    __call__: Any = cache(_one)


@dataclass_transform(frozen_default=True)
def atom(cls: type[T]) -> type[T]:
    """An interned record: equality and hash are identity. The class names `metaclass=Interned`."""
    return dataclass(frozen=True, slots=True, eq=False)(cls)
