"""Schema steps of Sauria.

1 → 2: the events that bring an encounter, an item, a noise marker, an uncovered location or an entered area count it
themselves; a step of a movement no longer notes whether the attacks at leaving are over.
"""

from collections.abc import Mapping
from typing import Any

from db.upgrades.raw import Raw, Step, rewrite

COUNTED = ("noise", "reds", "items", "uncovered", "encounters", "area0", "area1", "area2", "area3")
STAGES = (0, 0, 1, 2)


def _tallied(raw: list[Any]) -> list[Any]:
    tag, seat, name, n = raw
    return [tag, seat, name, 0 if name in COUNTED else n]


def _step(raw: list[Any]) -> list[Any]:
    return [*raw[:-1], STAGES[raw[-1]]]


def to_2(raw: Raw) -> Raw:
    """Counts that other events have taken over count nothing any more; the stages of a step move up."""
    return rewrite(raw, {"#Tallied": _tallied, "#Step": _step})


STEPS: Mapping[int, Step] = {1: to_2}
