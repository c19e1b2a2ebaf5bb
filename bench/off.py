"""A rule without effect, as `bench.rules_off` tries it."""

from typing import NamedTuple


class Off(NamedTuple):
    """A rule without effect: in `path` the text `old`, which stands there once, becomes `new`."""

    rule: str
    what: str
    path: str
    old: str
    new: str
