"""Records: the frozen, slotted dataclasses that states, actions, events and frames are made of."""

from dataclasses import dataclass
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """A frozen dataclass with slots. Fields are ints, strings, bools, None, tuples and other records, nothing else."""
    return dataclass(frozen=True, slots=True)(cls)


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
