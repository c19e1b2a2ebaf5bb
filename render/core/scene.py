"""Scenes: what lies where in a picture, as data. Painted by `paint`, compared by tests as text.

A scene is a ground (a drawing that hardly ever changes) and things on it in painting order. Sizes are px of the picture;
what must be read has a reading size, so that a test can tell how large it is on a phone.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from render.core import fonts
from render.core.palette import Colour, Rgb, rgb
from render.core.pen import Drawing
from rules.core.record import record

PHONE = 400
"""Width in px at which a picture is shown on a phone."""
LEAST = 14
"""Smallest size in px, on the phone, of anything that must be read."""


@record
class Sprite:
    """A drawing by name and arguments. `DRAWINGS[name](*args)` draws it."""

    name: str
    args: tuple[Any, ...] = ()


Maker = Callable[..., Drawing]
DRAWINGS: dict[str, Maker] = {}


def draws(name: str) -> Callable[[Maker], Maker]:
    """Registers a function as the drawing of this name. Its arguments are ints, strings, bools and tuples of them."""

    def register(maker: Maker) -> Maker:
        if name in DRAWINGS:
            raise ValueError(f"two drawings are called {name}")
        DRAWINGS[name] = maker
        return maker

    return register


@lru_cache(512)
def drawing(sprite: Sprite) -> Drawing:
    """The shapes of a sprite. KeyError for a name that nobody draws."""
    return DRAWINGS[sprite.name](*sprite.args)


@record
class Place:
    """A sprite with its upper left corner at (x, y). read: px of what must be recognised in it, 0 for decoration.

    base: it lies directly on the ground, whole and apart from all other such things: kept as finished pixels.
    """

    sprite: Sprite
    x: int
    y: int
    read: int = 0
    base: bool = False


@record
class Text:
    """A line of plain text. anchor: as Pillow's, "lm" = left, middle. room: px it may take in width."""

    text: str
    x: int
    y: int
    size: int
    colour: Rgb
    font: str
    anchor: str
    room: int


Item = Place | Text


@record
class Scene:
    """A picture to be painted. kind: names the file and the fixed palette ("roar-arena" → palette "roar")."""

    kind: str
    width: int
    height: int
    ground: Sprite
    items: tuple[Item, ...]

    @property
    def palette(self) -> str:
        """Name of the fixed palette: the game."""
        return self.kind.partition("-")[0]

    def dump(self) -> str:
        """The scene as text, a thing a line, for tests and for eyes."""
        lines = [f"{self.kind} {self.width}x{self.height} on {self.ground.name}{self.ground.args}"]
        for item in self.items:
            if isinstance(item, Place):
                lines.append(f"{item.x},{item.y} {item.sprite.name}{item.sprite.args} read {item.read}")
            else:
                lines.append(f"{item.x},{item.y} “{item.text}” {item.font} {item.size} {item.anchor} room {item.room}")
        return "\n".join(lines)


class Sheet:
    """Builds a scene: put things on it, then `scene()`."""

    def __init__(self, kind: str, ground: Sprite) -> None:
        base = drawing(ground)
        self.kind, self.ground = kind, ground
        self.width, self.height = base.width, base.height
        self.items: list[Item] = []

    def put(self, sprite: Sprite, x: float, y: float, anchor: str = "mm", read: float = 0, base: bool = False) -> int:
        """Put a sprite; anchor is l, m or r, then t, m or b. base: see Place. Returns its width."""
        made = drawing(sprite)
        left = x - {"l": 0.0, "m": made.width / 2, "r": float(made.width)}[anchor[0]]
        top = y - {"t": 0.0, "m": made.height / 2, "b": float(made.height)}[anchor[1]]
        self.items.append(Place(sprite, round(left), round(top), round(read), base))
        return made.width

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        room: float,
        colour: Colour = "ink",
        font: str = "title",
        anchor: str = "lm",
        least: int = 0,
    ) -> int:
        """Write a line, fitted to `room`: shrunk to `least` (the phone's limit when 0), then cut with an ellipsis.

        Returns its width. A text that the font lacks is written in a font that has it.
        """
        least = least or -(-LEAST * self.width // PHONE)
        font = fonts.covering(text, font)
        text, size = fonts.fit(text, font, size, int(room), min(size, least))
        self.items.append(Text(text, round(x), round(y), size, rgb(colour), font, anchor, int(room)))
        return fonts.width(text, font, size)

    def scene(self) -> Scene:
        """The finished scene, what lies on the ground first."""
        items = sorted(self.items, key=lambda item: not (isinstance(item, Place) and item.base))
        return Scene(self.kind, self.width, self.height, self.ground, tuple(items))
