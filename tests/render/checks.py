"""What several picture tests ask: sizes on a phone, a strict PNG reader, colours as colour-blind people see them."""

import struct
import zlib
from typing import Any

from render.core.palette import Colour, rgb
from render.core.pen import Clip, Letters
from render.core.scene import PHONE, Place, Scene, Text, drawing

Matrix = tuple[tuple[float, float, float], ...]
NORMAL: Matrix = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
BLINDNESS: dict[str, Matrix] = {
    "normal": NORMAL,
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado 2009, severity 1."""


def phone_sizes(scene: Scene) -> dict[str, float]:
    """The size in px of every label and icon when the picture is shown 400 px wide."""
    share = PHONE / scene.width
    sizes = {f"letters {shape.text} of the ground": shape.size * share for shape in letters(drawing(scene.ground).shapes)}
    for item in scene.items:
        if isinstance(item, Text):
            sizes[f"text {item.text}"] = item.size * share
        else:
            if item.read:
                sizes[f"icon {item.sprite}"] = item.read * share
            for shape in letters(drawing(item.sprite).shapes):
                if item.sprite.name != "snooze":  # three sizes of Z: the sprite as a whole is what is read
                    sizes[f"letters {shape.text} in {item.sprite.name}"] = shape.size * share
    return sizes


def letters(shapes: tuple[Any, ...]) -> list[Letters]:
    """All words inside a drawing."""
    found: list[Letters] = []
    for shape in shapes:
        if isinstance(shape, Letters):
            found.append(shape)
        elif isinstance(shape, Clip):
            found += letters(shape.inside)
    return found


def pixels(data: bytes) -> tuple[int, int, bytes]:
    """Width, height and palette indices of a PNG, every chunk, checksum and filter byte checked."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    at, packed, head = 8, b"", b""
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        body = data[at + 8 : at + 8 + size]
        assert struct.unpack(">I", data[at + 8 + size : at + 12 + size])[0] == zlib.crc32(kind + body)
        head = body if kind == b"IHDR" else head
        packed += body if kind == b"IDAT" else b""
        at += size + 12
    width, height = struct.unpack(">II", head[:8])
    assert head[8:] == bytes((8, 3, 0, 0, 0))
    reader = zlib.decompressobj()
    raw = reader.decompress(packed)
    assert reader.eof
    assert reader.unused_data == b""
    assert len(raw) == (width + 1) * height
    rows = [raw[k * (width + 1) : (k + 1) * (width + 1)] for k in range(height)]
    assert {row[0] for row in rows} == {0}
    return width, height, b"".join(row[1:] for row in rows)


def seen(colour: Colour, kind: str) -> tuple[float, float, float]:
    """CIE Lab of a colour as people with this kind of colour vision see it."""
    linear = [value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in rgb(colour)]
    r, g, b = (min(1.0, max(0.0, sum(m * v for m, v in zip(row, linear, strict=True)))) for row in BLINDNESS[kind])
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(first: Colour, second: Colour, kind: str) -> float:
    """How far two colours look apart (CIE76)."""
    pairs = zip(seen(first, kind), seen(second, kind), strict=True)
    return float(sum((a - b) ** 2 for a, b in pairs) ** 0.5)


def inside(scene: Scene) -> list[str]:
    """Things to be read that stick out of the picture by more than two px."""
    out = []
    for item in scene.items:
        if isinstance(item, Place) and item.read:
            made = drawing(item.sprite)
            right, bottom = item.x + made.width, item.y + made.height
            if min(item.x, item.y) < -2 or right > scene.width + 2 or bottom > scene.height + 2:
                out.append(str(item))
    return out
