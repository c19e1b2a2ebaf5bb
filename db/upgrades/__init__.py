"""Schema steps of the games: `UPGRADES[game][v]` takes a raw value of version v to version v + 1.

A raw value is what `db.shapes` writes: lists and scalars, a record being `["#Class", field, …]`. One step sees every kind of
blob of its game (state, action, events). Needed when a field is inserted, removed or changes its meaning, when a class is
renamed, or when a tree of effects changed under running stacks; not for a field with a default at the end or a new class.
"""

from collections.abc import Mapping

from db.upgrades import roar, sanctuary, sauria
from db.upgrades.raw import Raw, Step, rewrite

__all__ = ["UPGRADES", "Raw", "Step", "rewrite"]

UPGRADES: Mapping[str, Mapping[int, Step]] = {
    "roar": roar.STEPS,
    "sanctuary": sanctuary.STEPS,
    "sauria": sauria.STEPS,
}
