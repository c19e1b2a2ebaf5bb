"""The one tool of a schema step: rewriting records of some classes wherever they stand in a raw value."""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

Raw: TypeAlias = Any
Step = Callable[[Raw], Raw]
Rewrite = Callable[[list[Raw]], list[Raw]]


def rewrite(raw: Raw, changes: Mapping[str, Rewrite]) -> Raw:
    """The raw value with each record of a named class replaced by what its function returns, innermost first.

    changes: {"#Class": function}; the function gets `["#Class", field, …]` (its own copy) and returns a record likewise.
    """
    if type(raw) is not list:
        return raw
    inner = [rewrite(item, changes) for item in raw]
    if inner and type(inner[0]) is str and inner[0] in changes:
        return changes[inner[0]](inner)
    return inner
