"""Lines of text in pictures: broken at spaces, so that they fit a width."""

from render.core import fonts
from render.core.palette import Colour
from render.core.scene import Sheet

FONT = "text"


def lines(text: str, size: int, room: int, font: str = FONT) -> tuple[str, ...]:
    """A text broken into lines of at most `room` px."""
    found: list[str] = []
    for word in text.split():
        joined = f"{found[-1]} {word}" if found else word
        if found and fonts.width(joined, font, size) <= room:
            found[-1] = joined
        else:
            found.append(word)
    return tuple(found)


def write(sheet: Sheet, x: float, y: float, text: str, size: int, room: int, step: float, colour: Colour = "ink") -> float:
    """Write a paragraph from its first line's middle on; returns where the next line would be."""
    for line in lines(text, size, room):
        sheet.text(x, y, line, size, room, colour, FONT)
        y += step
    return y
