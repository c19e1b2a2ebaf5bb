"""Lines of text in pictures: broken at spaces, so that they fit a width."""

from render.core import fonts
from render.core.palette import Colour
from render.core.scene import Sheet


def lines(text: str, font: str, size: int, room: int) -> tuple[str, ...]:
    """A text broken into lines of at most `room` px."""
    found: list[str] = []
    for word in text.split():
        longer = f"{found[-1]} {word}" if found else word
        if found and fonts.width(longer, font, size) <= room:
            found[-1] = longer
        else:
            found.append(word)
    return tuple(found)


def write(
    sheet: Sheet,
    x: float,
    y: float,
    text: str,
    size: int,
    room: int,
    most: int,
    font: str = "text",
    colour: Colour = "ink",
    smallest: int = 0,
) -> float:
    """Write a paragraph of at most `most` lines, smaller (to `smallest`) where it needs more; y is the first line's middle.

    Returns where the next line would be.
    """
    while size > (smallest or size) and len(lines(text, font, size, room)) > most:
        size -= 1
    broken = lines(text, font, size, room)
    if len(broken) > most:
        broken = (*broken[: most - 1], f"{broken[most - 1]}…")
    for line in broken:
        sheet.text(x, y, line, size, room, colour, font, least=min(size, smallest or size))
        y += size * 1.2
    return y
