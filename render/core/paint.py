"""Scenes to PNG bytes. Only what changed since the last scene of the same table is painted and compressed again."""

from collections import Counter
from collections.abc import Hashable
from functools import lru_cache
from threading import Lock

from PIL import Image

from render.core import fonts, png, sprites
from render.core.palette import fixed
from render.core.scene import Item, Place, Scene, drawing
from render.core.sprites import MIB, Lru

Box = tuple[int, int, int, int]
"""Left, top, right, bottom."""
WASTE = 20_000
"""Two boxes are repainted as one when that adds at most so many px."""


@lru_cache(8)
def swatch(name: str) -> Image.Image:
    """The palette image of a game. Kept, because Pillow keeps its look-up cache on it."""
    made = Image.new("P", (1, 1))
    made.putpalette([value for colour in fixed(name) for value in colour])
    return made


@lru_cache(8)
def raw_palette(name: str) -> bytes:
    """The palette of a game as Pillow takes it."""
    return bytes(value for colour in fixed(name) for value in colour)


def indexed(image: Image.Image, palette: str) -> Image.Image:
    """An RGB image in the fixed colours of a game, each pixel on its own: no dither."""
    return image.quantize(palette=swatch(palette), dither=Image.Dither.NONE)


class Canvas:
    """A picture in palette colours, one column wider than it looks, with its compressed bands."""

    def __init__(self, pixels: Image.Image, bands: list[png.Band], scene: Scene) -> None:
        self.pixels, self.bands, self.scene = pixels, bands, scene

    @property
    def weight(self) -> int:
        """Bytes that the canvas holds in memory."""
        return sprites.weight(self.pixels) + sum(len(part.chunk) for part in self.bands)

    def copy(self) -> "Canvas":
        """A canvas that can be painted on; the compressed bands stay shared until they change."""
        return Canvas(self.pixels.copy(), list(self.bands), self.scene)

    def show(self, scene: Scene) -> None:
        """Paint what differs between the scene it shows and the new one. Both lie on the same ground."""
        dirty = merge(changed(self.scene, scene))
        things = [(bounds(item), item) for item in scene.items]
        for area in dirty:
            self.repaint(scene, things, area)
        rows = sorted({row for area in dirty for row in range(area[1] // png.ROWS, -(-area[3] // png.ROWS))})
        for row in rows:
            self.bands[row] = png.band(self.rows(row))
        self.scene = scene

    def repaint(self, scene: Scene, things: list[tuple[Box, Item]], area: Box) -> None:
        """Paint the scene, whose things have these boxes, within an area."""
        left, top, right, bottom = area
        part = ground(scene).pixels.crop((left + 1, top, right + 1, bottom))
        part.putpalette(raw_palette(scene.palette))
        paper = part.convert("RGB")
        for (x0, y0, x1, y1), item in things:
            if x0 < right and x1 > left and y0 < bottom and y1 > top:
                lay(paper, item, x0 - left, y0 - top)
        self.pixels.paste(indexed(paper, scene.palette), (left + 1, top))

    def rows(self, index: int) -> bytes:
        """The raw bytes of a band, filter bytes included."""
        top = index * png.ROWS
        return self.pixels.crop((0, top, self.pixels.width, min(top + png.ROWS, self.pixels.height))).tobytes()

    def encode(self) -> bytes:
        """The PNG file."""
        return png.assemble(self.scene.width, self.scene.height, fixed(self.scene.palette), self.bands)


GROUNDS: Lru[Canvas] = Lru(8 * MIB, lambda canvas: canvas.weight)
CANVASES: Lru[Canvas] = Lru(32 * MIB, lambda canvas: canvas.weight)
LOCK = Lock()


def lay(paper: Image.Image, item: Item, x: int, y: int) -> None:
    """Paint one thing with its box's corner at (x, y)."""
    if isinstance(item, Place):
        for piece in sprites.pieces(item.sprite):
            paper.paste(piece.colours, (x + piece.x, y + piece.y), piece.mask)
    else:
        paper.paste(item.colour, (x, y), sprites.word(item.text, item.font, item.size))


@lru_cache(4096)
def bounds(item: Item) -> Box:
    """The box that a thing covers."""
    if isinstance(item, Place):
        made = drawing(item.sprite)
        return item.x, item.y, item.x + made.width, item.y + made.height
    left, top, right, bottom = fonts.font(item.font, item.size).getbbox(item.text, anchor=item.anchor)
    return item.x + int(left), item.y + int(top), item.x + int(right), item.y + int(bottom)


def changed(old: Scene, new: Scene) -> list[Box]:
    """The boxes of what is in one scene only. Things that changed their order count as changed."""
    common = Counter(old.items) & Counter(new.items) if old.items else Counter()
    different: list[Item]
    if not common:
        different = [*old.items, *new.items]
    else:
        before = [item for item in old.items if item in common]
        after = [item for item in new.items if item in common]
        if before == after:
            different = [item for item in (*old.items, *new.items) if item not in common]
        else:
            different = [*old.items, *new.items]
    made = (bounds(item) for item in different)
    clipped = ((max(0, x0), max(0, y0), min(new.width, x1), min(new.height, y1)) for x0, y0, x1, y1 in made)
    return [area for area in clipped if area[0] < area[2] and area[1] < area[3]]


def merge(boxes: list[Box]) -> list[Box]:
    """Fewer boxes that cover the same: those that overlap or nearly do become one."""
    done: list[Box] = []
    for area in sorted(set(boxes), key=size, reverse=True):  # small ones fall into large ones at once
        while True:
            for other in done:
                both = (min(area[0], other[0]), min(area[1], other[1]), max(area[2], other[2]), max(area[3], other[3]))
                if size(both) <= size(area) + size(other) + WASTE:
                    done.remove(other)
                    area = both
                    break
            else:
                break
        done.append(area)
    return done


def size(area: Box) -> int:
    """Px of an area."""
    return (area[2] - area[0]) * (area[3] - area[1])


def ground(scene: Scene) -> Canvas:
    """The scene's ground alone, in palette colours and compressed. Shared: copy it before painting."""

    def make() -> Canvas:
        bare = Scene(scene.kind, scene.width, scene.height, scene.ground, ())
        pixels = Image.new("P", (scene.width + 1, scene.height), 0)
        pixels.paste(indexed(sprites.paint(drawing(scene.ground)), scene.palette), (1, 0))
        canvas = Canvas(pixels, [], bare)
        canvas.bands = [png.band(canvas.rows(row)) for row in range(-(-scene.height // png.ROWS))]
        return canvas

    return GROUNDS.get((scene.palette, scene.ground), make)


def encode(scene: Scene, table: Hashable = None) -> bytes:
    """The scene as PNG bytes.

    table: who looks at it (the players' names will do). The last picture of each table is kept, as long as there is room,
    and only what changed since is painted; the bytes are the same as those of the picture painted whole.
    """
    with LOCK:
        key = (table, scene.palette, scene.ground)
        canvas = CANVASES.peek(key)
        if canvas is None or table is None:
            canvas = ground(scene).copy()
        canvas.show(scene)
        if table is not None:
            CANVASES.put(key, canvas)
        return canvas.encode()


def true_colour(scene: Scene) -> Image.Image:
    """The scene in RGB without the fixed palette: what pictures are measured against and palettes are made from."""
    paper = sprites.paint(drawing(scene.ground)).convert("RGB")
    for item in scene.items:
        x, y, _, _ = bounds(item)
        lay(paper, item, x, y)
    return paper
