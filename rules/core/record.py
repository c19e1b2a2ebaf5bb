"""Records: the frozen, slotted dataclasses that states, actions, events and frames are made of."""

from dataclasses import MISSING, dataclass, fields
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """A frozen dataclass with slots. Fields are ints, strings, bools, None, tuples and other records, nothing else."""
    return _quick(dataclass(frozen=True, slots=True)(cls))


def _quick(cls: type[T]) -> type[T]:
    """The same record with a faster `__init__`: dataclass sets the fields of a frozen class by a call each.

    The new object is for that moment of a class with the same slots that may be written to, and then frozen for good.
    """
    made = fields(cls)  # type: ignore[arg-type]
    if not made or hasattr(cls, "__post_init__") or any(not f.init or f.default_factory is not MISSING for f in made):
        return cls
    body = {name: cls.__dict__[name] for name in ("__module__", "__slots__", "__orig_bases__") if name in cls.__dict__}
    writable = type(cls.__name__, cls.__bases__, body)
    space: dict[str, Any] = {"Record": cls, "Writable": writable, "become": object.__dict__["__class__"].__set__}
    space |= {f"default_{f.name}": f.default for f in made}
    given = (f.name if f.default is MISSING else f"{f.name}=default_{f.name}" for f in made)
    lines = (
        f"def __init__(self, {', '.join(given)}):",
        "    become(self, Writable)",
        *(f"    self.{f.name} = {f.name}" for f in made),
        "    self.__class__ = Record",
    )
    exec("\n".join(lines), space)
    init = space["__init__"]
    slow: Any = cls.__init__
    init.__qualname__, init.__annotations__, init.__module__ = slow.__qualname__, slow.__annotations__, cls.__module__
    cls.__init__ = init  # type: ignore[method-assign]
    return cls


class Interned(type):
    """Metaclass for records of a few small ints or strings that are made over and over: equal arguments give one object.

    `class Gained(metaclass=Interned)` under `@atom`. A frozen record then costs one dictionary look-up, and actions are
    compared by identity. Never for records with stamps or card lists: each distinct one stays in memory for ever.
    """

    _made: dict[tuple[Any, ...], Any]

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        if not kwargs:
            try:
                return cls._made[args]
            except KeyError:
                pass
            except AttributeError:
                cls._made = {}
        fresh = super().__call__(*args, **kwargs)
        key = tuple(getattr(fresh, name) for name in fresh.__slots__)
        made = cls.__dict__.get("_made")
        if made is None:
            made = cls._made = {}
        one = made.setdefault(key, fresh)
        if args != key:
            made.setdefault(args, one)
        return one


@dataclass_transform(frozen_default=True)
def atom(cls: type[T]) -> type[T]:
    """An interned record: equality and hash are identity. The class names `metaclass=Interned`."""
    return dataclass(frozen=True, slots=True, eq=False)(cls)
