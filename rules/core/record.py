"""Records: the frozen, slotted dataclasses that states, actions, events and frames are made of."""

from dataclasses import MISSING, dataclass, fields
from functools import cache, lru_cache
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")
FEW = 2


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """A frozen dataclass with slots. Fields are ints, strings, bools, None, tuples and other records, nothing else."""
    return _quick(dataclass(frozen=True, slots=True)(cls))


def unfrozen(cls: type) -> type:
    """A subclass of a record class whose objects may be written to. It adds no slots: so Python turns an object of one class
    into one of the other without comparing their slots."""
    free = {"__slots__": (), "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    return type(cls.__name__, (cls,), free)


def _quick(cls: type[T]) -> type[T]:
    """The same record with a faster `__init__`: dataclass sets the fields of a frozen class by a slow call each.

    One or two slots are set by their descriptors. With more of them it is faster when the new object is for that moment of a
    class that may be written to, and then frozen for good.
    """
    made = fields(cls)  # type: ignore[arg-type]
    if not made or hasattr(cls, "__post_init__") or any(not f.init or f.default_factory is not MISSING for f in made):
        return cls
    space: dict[str, Any] = {"Record": cls, "Writable": unfrozen(cls), "become": object.__dict__["__class__"].__set__}
    space |= {f"default_{f.name}": f.default for f in made}
    given = (f.name if f.default is MISSING else f"{f.name}=default_{f.name}" for f in made)
    if len(made) <= FEW:
        space |= {f"set_{f.name}": cls.__dict__[f.name].__set__ for f in made}
        body = [f"    set_{f.name}(self, {f.name})" for f in made]
    else:
        fill = (f"    self.{f.name} = {f.name}" for f in made)
        body = ["    become(self, Writable)", *fill, "    self.__class__ = Record"]
    lines = (f"def __init__(self, {', '.join(given)}):", *body)
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


class Kept(type):
    """Metaclass for records of a few small ints or strings that are made over and over: those made last are kept.

    `class Paid(metaclass=Kept)` under `@record`. Making one again then takes half the time. Unlike `Interned` records they
    are compared by value, for an old one may have been forgotten.
    """

    __call__: Any = lru_cache(maxsize=1 << 14)(type.__call__)


@dataclass_transform(frozen_default=True)
def atom(cls: type[T]) -> type[T]:
    """An interned record: equality and hash are identity. The class names `metaclass=Interned`."""
    return dataclass(frozen=True, slots=True, eq=False)(cls)
