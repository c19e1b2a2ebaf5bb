"""Painted drawings, kept in a cache that never grows beyond its limit."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from math import cos, hypot, pi, sin
from threading import Lock
from typing import Generic, NamedTuple, TypeVar

from PIL import Image, ImageChops, ImageDraw

from render.core import fonts
from render.core.palette import Rgb, rgb
from render.core.pen import Clip, Drawing, Emoji, Fill, Letters, Shape, Stroke
from render.core.scene import Sprite, drawing

MIB = 1 << 20
T = TypeVar("T")
SOLID = 20_000
"""Px from which on it pays to cut a sprite."""
ROUND = 32
"""Px at the top and at the bottom of a cut sprite that may have round corners."""


class Lru(Generic[T]):
    """A cache that drops what was used longest ago once its things weigh more than `limit` bytes."""

    def __init__(self, limit: int, weigh: Callable[[T], int]) -> None:
        self.limit, self.weigh = limit, weigh
        self.size = 0
        self._things: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """The thing of this key, made when it is not there."""
        with self._lock:
            found = self._things.get(key)
            if found is not None:
                self._things.move_to_end(key)
                return found[0]
        thing = make()
        self.put(key, thing)
        return thing

    def peek(self, key: Hashable) -> T | None:
        """The thing of this key, or None."""
        found = self._things.get(key)
        return None if found is None else found[0]

    def put(self, key: Hashable, thing: T) -> None:
        """Keep a thing; the oldest others go when there is no room. What alone is too heavy is not kept."""
        weight = self.weigh(thing)
        with self._lock:
            old = self._things.pop(key, None)
            self.size -= old[1] if old is not None else 0
            if weight > self.limit:
                return
            self._things[key] = (thing, weight)
            self.size += weight
            while self.size > self.limit:
                _, (_, gone) = self._things.popitem(last=False)
                self.size -= gone

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._things.clear()
            self.size = 0


class Piece(NamedTuple):
    """A part of a painted sprite at (x, y): colours, and how much of them shows; None: all, which is quicker to lay."""

    x: int
    y: int
    colours: Image.Image
    mask: Image.Image | None


def weight(image: Image.Image) -> int:
    """Bytes of an image's pixels. Pillow keeps every colour pixel in four bytes."""
    return image.width * image.height * (1 if image.mode in ("L", "P") else 4)


def weight_of_pieces(pieces: tuple[Piece, ...]) -> int:
    """Bytes of a painted sprite."""
    return sum(weight(piece.colours) + (weight(piece.mask) if piece.mask is not None else 0) for piece in pieces)


SPRITES: Lru[tuple[Piece, ...]] = Lru(40 * MIB, weight_of_pieces)
WORDS: Lru[Image.Image] = Lru(2 * MIB, weight)


def pieces(sprite: Sprite) -> tuple[Piece, ...]:
    """The painted sprite, cut into pieces. Shared: never paint on them."""
    return SPRITES.get(sprite, lambda: cut(paint(drawing(sprite))))


def cut(image: Image.Image) -> tuple[Piece, ...]:
    """A large sprite with a solid middle is laid as that middle and a frame; anything else in one piece."""
    if image.mode != "RGBA":
        return (Piece(0, 0, image, None),)
    colours, mask = image.convert("RGB"), image.getchannel("A")
    w, h = image.size
    high = min(ROUND, h // 3)
    solid = (side for side in (2, 4, 8, 16, 32) if mask.crop((side, high, w - side, h - high)).getextrema()[0] == 255)
    wide = next(solid, 0) if w * h >= SOLID and w > 100 else 0
    if not wide:
        return (Piece(0, 0, colours, mask),)
    x0, y0, x1, y1 = inner = (wide, high, w - wide, h - high)
    frame = ((0, 0, w, y0), (0, y1, w, h), (0, y0, x0, y1), (x1, y0, w, y1))
    edges = (Piece(box[0], box[1], colours.crop(box), mask.crop(box)) for box in frame)
    return (Piece(x0, y0, colours.crop(inner), None), *edges)


def word(text: str, role: str, size: int) -> Image.Image:
    """A line of text as a mask (L), cut to its ink."""

    def make() -> Image.Image:
        left, top, right, bottom = fonts.font(role, size).getbbox(text, anchor="ls")
        mask = Image.new("L", (max(1, int(right - left)), max(1, int(bottom - top))), 0)
        ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=fonts.font(role, size), anchor="ls")
        return mask

    return WORDS.get((text, role, size), make)


def paint(made: Drawing) -> Image.Image:
    """Paint a drawing: larger by its `fine`, then reduced, so that edges are smooth."""
    size = (made.width * made.fine, made.height * made.fine)
    if made.ground is not None:
        canvas = Image.new("RGB", size, made.ground)
        lay(canvas, made.shapes, made.fine)
        return canvas.reduce(made.fine) if made.fine > 1 else canvas
    canvas = Image.new("RGBA", size, (0, 0, 0, 0))
    lay(canvas, made.shapes, made.fine)
    # premultiplied, so that the clear black beside an edge does not darken it
    return canvas.convert("RGBa").reduce(made.fine).convert("RGBA") if made.fine > 1 else canvas


def lay(canvas: Image.Image, shapes: tuple[Shape, ...], scale: int) -> None:
    """Paint shapes on a canvas that is `scale` times as large as they are."""
    draw = ImageDraw.Draw(canvas)
    for shape in shapes:
        if isinstance(shape, Fill):
            draw.polygon([(x * scale, y * scale) for x, y in shape.points], fill=shape.colour)
        elif isinstance(shape, Stroke):
            stroke(draw, [(x * scale, y * scale) for x, y in shape.points], shape.colour, shape.width * scale, shape.caps)
        elif isinstance(shape, Letters):
            letters(canvas, shape, scale)
        elif isinstance(shape, Emoji):
            glyph = emoji(shape.glyph, round(shape.size * scale), shape.flip)
            canvas.paste(glyph, (round(shape.x * scale - glyph.width / 2), round(shape.y * scale - glyph.height / 2)), glyph)
        else:
            clip(canvas, shape, scale)


def stroke(draw: ImageDraw.ImageDraw, points: list[tuple[float, float]], colour: Rgb, width: float, caps: bool) -> None:
    """A line with round joins. Pillow's own joints leave notches at sharp turns, so those get a disc."""
    closed = len(points) > 2 and hypot(points[0][0] - points[-1][0], points[0][1] - points[-1][1]) < 1e-3
    draw.line([*points, points[1]] if closed else points, fill=colour, width=max(1, round(width)), joint="curve")
    if width <= 4:
        return
    radius = width / 2 - 0.5
    discs = [points[0], points[-1]] if caps or closed else []
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        ax, ay, bx, by = here[0] - before[0], here[1] - before[1], after[0] - here[0], after[1] - here[1]
        if ax * bx + ay * by < 0.86 * hypot(ax, ay) * hypot(bx, by):
            discs.append(here)
    for x, y in discs:
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def letters(canvas: Image.Image, shape: Letters, scale: int) -> None:
    """A word with its halo, turned if it is. The halo is a union of shifted copies: a stroker leaves specks."""
    role = fonts.covering(shape.text, shape.font)
    size, edge = round(shape.size * scale), round(shape.edge * scale)
    left, top, right, bottom = (int(side) for side in fonts.font(role, size).getbbox(shape.text, anchor=shape.anchor))
    pad = edge + 2
    mask = Image.new("L", (right - left + 2 * pad, bottom - top + 2 * pad), 0)
    ImageDraw.Draw(mask).text(
        (pad - left, pad - top), shape.text, fill=255, font=fonts.font(role, size), anchor=shape.anchor
    )
    layers = [(mask, shape.colour)]
    if shape.halo is not None:
        layers.insert(0, (spread(mask, edge), shape.halo))
    at = (round(shape.x * scale) + left - pad, round(shape.y * scale) + top - pad)
    for layer, colour in layers:
        if shape.turn:
            layer = layer.rotate(shape.turn, resample=Image.Resampling.BICUBIC, expand=True)
            centre = (at[0] + mask.width / 2, at[1] + mask.height / 2)
            canvas.paste(colour, (round(centre[0] - layer.width / 2), round(centre[1] - layer.height / 2)), layer)
        else:
            canvas.paste(colour, at, layer)


def spread(mask: Image.Image, edge: int) -> Image.Image:
    """The mask made wider by `edge` px all round."""
    wide = mask
    rings = range(max(1, edge // 8), edge, max(1, edge // 4)) if edge > 2 else range(0)
    for radius in (*rings, edge):
        for k in range(24):
            dx, dy = round(radius * cos(k * pi / 12)), round(radius * sin(k * pi / 12))
            wide = ImageChops.lighter(wide, ImageChops.offset(mask, dx, dy))
    return wide


def clip(canvas: Image.Image, shape: Clip, scale: int) -> None:
    """Shapes inside a polygon: painted on a copy, of which only the polygon comes back."""
    copy = canvas.copy()
    lay(copy, shape.inside, scale)
    mask = Image.new("L", canvas.size, 0)
    ImageDraw.Draw(mask).polygon([(x * scale, y * scale) for x, y in shape.points], fill=255)
    canvas.paste(copy, (0, 0), mask)


def emoji(glyph: str, size: int, flip: bool = False) -> Image.Image:
    """An OpenMoji glyph as RGBA, trimmed to its ink and fitted into a square; its black is lifted to our ink."""
    side = round(size * 3.4)
    canvas = Image.new("RGBA", (side, side), (0, 0, 0, 0))
    font = fonts.font("emoji", round(size * 2.2))
    ImageDraw.Draw(canvas).text((side // 2, side // 2), glyph, font=font, embedded_color=True, anchor="mm")
    found = canvas.getbbox()
    if found is None:
        raise ValueError(f"no glyph for {glyph!r}")
    canvas = canvas.crop(found)
    share = size / max(canvas.size)
    canvas = canvas.resize(
        (max(1, round(canvas.width * share)), max(1, round(canvas.height * share))), Image.Resampling.LANCZOS
    )
    *channels, alpha = canvas.split()
    lifted = [
        band.point([round(ink + v * (255 - ink) / 255) for v in range(256)])
        for band, ink in zip(channels, rgb("ink"), strict=True)
    ]
    canvas = Image.merge("RGBA", [*lifted, alpha])
    return canvas.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if flip else canvas
