"""A long story in short: its sentences that matter most, in their order. Arrows in the picture show the moves."""

from collections.abc import Sequence
from typing import Any

from render.core.face import Names, Words
from render.core.told import LINES, ROOM
from render.sauria.teller import Teller
from render.sauria.telling import ARMS
from rules.sauria.view import View

LEAST_FIRST = (
    ("turn", "starter", "idle", "idle-many", "noise-none", "noise-still", "cleared", "energy", "left-out", "hunt", "seen"),
    ("unmarked", "moved-on", "moved", "bag", "next", "ap", "reloaded", "peeked", "hides", "hid", "pass", "trade-ended"),
    ("did", "noise", "noise-card", "kept", "drawn", "searched", "healed", "bandaged", "used", "dropped", "object", "chosen"),
    ("dino-kin", "dino-event", "dino-lava", "dino-prey", "marked", "put", "dug", "points", "enlisted", "fight"),
    ("hurt", "hurt-unknown", "ate", "looted", "traded", "laid", "hatched", "repaired", "petrol", "deck-empty"),
    ("attack", "attack-again", "counter", "strike", "leaving", "leaving-held", "held", "encounter", "uncovered", "placed"),
)
"""Keys of sentences that a summary leaves out first, then those it leaves out next; the others are always told."""


def summary(events: Sequence[Any], view: View, words: Words, names: Names) -> tuple[str, ...]:
    """The story in at most LINES sentences and ROOM characters; the whole of it where that fits."""
    teller = Teller(view, words, names, ARMS)
    teller.tell(events)
    kept = list(teller.lines)
    for keys in LEAST_FIRST:
        k = 0
        while k < len(kept) and too_long(kept):
            if kept[k][0] in keys:
                del kept[k]
            else:
                k += 1
    while too_long(kept):
        del kept[0]
    return tuple(line for _, line in kept)


def too_long(lines: Sequence[tuple[str, str]]) -> bool:
    """Whether a post has no room for these lines."""
    return len(lines) > LINES or sum(len(line) + 1 for _, line in lines) > ROOM
