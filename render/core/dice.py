"""A die seen from above. Games draw their faces on it."""

from collections.abc import Callable

from render.core.palette import Colour
from render.core.pen import Drawing, Pen


def die(size: int, fill: Colour, face: Callable[[Pen], None]) -> Drawing:
    """A die of `size` px; the face is drawn on a grid of 64 units."""
    pen = Pen(size, size, size / 64)
    pen.box(3, 3, 61, 61, 13, fill, "ink", 4)
    face(pen)
    return pen.done()
