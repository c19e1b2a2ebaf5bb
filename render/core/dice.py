"""A die seen from above. Games draw their faces on it."""

from collections.abc import Callable

from render.core.palette import Colour
from render.core.pen import Drawing, Pen


def body(pen: Pen, fill: Colour, face: Callable[[Pen], None]) -> None:
    """A die on a grid of 64 units, its corner at the origin; the face is drawn on the same grid."""
    pen.box(3, 3, 61, 61, 13, fill, "ink", 4)
    face(pen)


def die(size: int, fill: Colour, face: Callable[[Pen], None]) -> Drawing:
    """A die of `size` px as a drawing of its own."""
    pen = Pen(size, size, size / 64)
    body(pen, fill, face)
    return pen.done()
