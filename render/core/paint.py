"""Scenes to PNG bytes. Only what changed since the last scene of the same table is painted and compressed again.

A picture has three layers: the ground; the things that lie directly on it (`base`), each kept as finished pixels; and the
rest, which is blended over them in true colour and then brought into the fixed colours. A pixel depends on the scene
alone, never on the way that led there.
"""

from collections.abc import Hashable
from functools import lru_cache
from threading import Lock

from PIL import Image

from render.core import png, sprites
from render.core.boxes import Box, bounds, changed, clipped, meet, merge
from render.core.palette import fixed
from render.core.scene import Item, Place, Scene, Sprite, drawing
from render.core.sprites import MIB, Lru


@lru_cache(8)
def swatch(name: str) -> Image.Image:
    """The palette image of a game. Kept, because Pillow keeps its look-up cache on it."""
    made = Image.new("P", (1, 1))
    made.putpalette(raw_palette(name))
    return made


@lru_cache(8)
def raw_palette(name: str) -> bytes:
    """The palette of a game as Pillow takes it."""
    return bytes(value for colour in fixed(name) for value in colour)


def indexed(image: Image.Image, palette: str) -> Image.Image:
    """An RGB image in the fixed colours of a game, each pixel on its own: no dither."""
    return image.quantize(palette=swatch(palette), dither=Image.Dither.NONE)


def coloured(pixels: Image.Image, palette: str) -> Image.Image:
    """Palette pixels of a game as RGB. The palette image is changed: pass a crop."""
    pixels.putpalette(raw_palette(palette))
    return pixels.convert("RGB")


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
        base, rest = layers(scene)
        old_base, old_rest = layers(self.scene)
        tiles = [(bounds(item), item) for item in base]
        things = [(bounds(item), item) for item in rest]
        floor = clipped(map(bounds, changed(old_base, base)), scene)
        for box in floor:
            self.pixels.paste(flat(scene, tiles, box), (box[0] + 1, box[1]))
        over = [around for around, _ in things if any(meet(around, box) for box in floor)]
        dirty = merge(clipped([*map(bounds, changed(old_rest, rest)), *over], scene))
        for box in dirty:
            self.repaint(scene, tiles, things, box)
        touched = sorted({row for box in (*floor, *dirty) for row in range(box[1] // png.ROWS, -(-box[3] // png.ROWS))})
        self.pack(touched)
        self.scene = scene

    def pack(self, touched: list[int]) -> None:
        """Compress these bands again, filter bytes included."""
        if not touched:
            return
        wide, first = self.pixels.width, touched[0] * png.ROWS
        raw = self.pixels.crop((0, first, wide, min((touched[-1] + 1) * png.ROWS, self.pixels.height))).tobytes()
        step = wide * png.ROWS
        for row in touched:
            start = (row - touched[0]) * step
            self.bands[row] = png.band(raw[start : start + step])

    def repaint(self, scene: Scene, base: list[tuple[Box, Place]], things: list[tuple[Box, Item]], box: Box) -> None:
        """Blend the things that lie over the base within a box. Both come with their boxes."""
        paper = coloured(flat(scene, base, box), scene.palette)
        for around, item in things:
            if meet(around, box):
                lay(paper, item, around[0] - box[0], around[1] - box[1])
        self.pixels.paste(indexed(paper, scene.palette), (box[0] + 1, box[1]))

    def encode(self) -> bytes:
        """The PNG file."""
        return png.assemble(self.scene.width, self.scene.height, fixed(self.scene.palette), self.bands)


GROUNDS: Lru[Canvas] = Lru(8 * MIB, lambda canvas: canvas.weight)
TILES: Lru[Image.Image] = Lru(4 * MIB, sprites.weight)
CANVASES: Lru[Canvas] = Lru(128 * MIB, lambda canvas: canvas.weight)
LOCK = Lock()


def layers(scene: Scene) -> tuple[tuple[Place, ...], tuple[Item, ...]]:
    """The things on the ground, and those over them."""
    base = tuple(item for item in scene.items if isinstance(item, Place) and item.base)
    return base, scene.items[len(base) :]


def lay(paper: Image.Image, item: Item, x: int, y: int) -> None:
    """Paint one thing with its box's corner at (x, y)."""
    if isinstance(item, Place):
        for piece in sprites.pieces(item.sprite):
            paper.paste(piece.colours, (x + piece.x, y + piece.y), piece.mask)
    else:
        paper.paste(item.colour, (x, y), sprites.word(item.text, item.font, item.size))


def flat(scene: Scene, base: list[tuple[Box, Place]], box: Box) -> Image.Image:
    """Palette pixels of the ground and of the things on it within a box."""
    part = ground(scene.palette, scene.ground).pixels.crop((box[0] + 1, box[1], box[2] + 1, box[3]))
    for around, item in base:
        if meet(around, box):
            part.paste(tile(scene.palette, scene.ground, item), (around[0] - box[0], around[1] - box[1]))
    return part


def tile(palette: str, below: Sprite, item: Place) -> Image.Image:
    """A thing on the ground as finished palette pixels, corners and all."""

    def make() -> Image.Image:
        x0, y0, x1, y1 = bounds(item)
        paper = coloured(ground(palette, below).pixels.crop((x0 + 1, y0, x1 + 1, y1)), palette)
        lay(paper, item, 0, 0)
        return indexed(paper, palette)

    return TILES.get((palette, below, item), make)


def ground(palette: str, sprite: Sprite) -> Canvas:
    """A ground alone, in palette colours and compressed. Shared: copy it before painting."""

    def make() -> Canvas:
        made = drawing(sprite)
        pixels = Image.new("P", (made.width + 1, made.height), 0)
        pixels.paste(indexed(sprites.paint(made), palette), (1, 0))
        rows = range(-(-made.height // png.ROWS))
        canvas = Canvas(pixels, [png.Band(b"", 1, 0)] * len(rows), Scene(palette, made.width, made.height, sprite, ()))
        canvas.pack(list(rows))
        return canvas

    return GROUNDS.get((palette, sprite), make)


def encode(scene: Scene, table: Hashable = None) -> bytes:
    """The scene as PNG bytes.

    table: who looks at it (the players' names will do). The last picture of each table is kept, as long as there is room,
    and only what changed since is painted; the bytes are the same as those of the picture painted whole.
    """
    with LOCK:
        key = (table, scene.palette)
        canvas = CANVASES.peek(key) if table is not None else None
        if canvas is None or canvas.scene.ground != scene.ground:
            canvas = ground(scene.palette, scene.ground).copy()
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
