"""Boxes of a scene: what a thing covers, what two scenes differ in, and how few areas cover that."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache

from render.core import fonts
from render.core.scene import Item, Place, Scene, drawing

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""
WASTE = 16_000
"""Two boxes are repainted as one when that adds at most so many px."""


@lru_cache(8192)
def bounds(item: Item) -> Box:
    """The box that a thing covers."""
    if isinstance(item, Place):
        made = drawing(item.sprite)
        return item.x, item.y, item.x + made.width, item.y + made.height
    left, top, right, bottom = fonts.font(item.font, item.size).getbbox(item.text, anchor=item.anchor)
    return item.x + int(left), item.y + int(top), item.x + int(right), item.y + int(bottom)


def changed(old: tuple[Item, ...], new: tuple[Item, ...]) -> list[Item]:
    """What is in one of two scenes only. If the rest changed its order, everything counts as changed."""
    if not old or not new:
        return [*old, *new]
    common = Counter(old) & Counter(new)
    if [item for item in old if item in common] != [item for item in new if item in common]:
        return [*old, *new]
    return [item for item in (*old, *new) if item not in common]


def clipped(boxes: Iterable[Box], scene: Scene) -> list[Box]:
    """The parts of boxes that lie in the picture."""
    inside = ((max(0, x0), max(0, y0), min(scene.width, x1), min(scene.height, y1)) for x0, y0, x1, y1 in boxes)
    return [box for box in inside if box[0] < box[2] and box[1] < box[3]]


def meet(first: Box, second: Box) -> bool:
    """Whether two boxes overlap."""
    return first[0] < second[2] and first[2] > second[0] and first[1] < second[3] and first[3] > second[1]


def size(box: Box) -> int:
    """Px of a box."""
    return (box[2] - box[0]) * (box[3] - box[1])


def merge(boxes: Iterable[Box]) -> list[Box]:
    """Fewer boxes that cover the same: those that overlap or nearly do become one."""
    done: list[tuple[Box, int]] = []
    for box in sorted(set(boxes), key=size, reverse=True):  # small ones fall into large ones at once
        px = size(box)
        k = 0
        while k < len(done):
            (x0, y0, x1, y1), other = done[k]
            a0, b0, a1, b1 = box
            # plain comparisons: this is the inner loop of every picture
            x0, y0 = (x0 if x0 < a0 else a0), (y0 if y0 < b0 else b0)
            x1, y1 = (x1 if x1 > a1 else a1), (y1 if y1 > b1 else b1)
            both = (x1 - x0) * (y1 - y0)
            if both <= px + other + WASTE:
                del done[k]
                box, px, k = (x0, y0, x1, y1), both, 0
            else:
                k += 1
        done.append((box, px))
    return [box for box, _ in done]
