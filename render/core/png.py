"""PNG files with a fixed palette, built from bands that are compressed on their own.

The canvas is one column wider than the picture; column 0 holds index 0, so that a row of the canvas is a PNG row with its
filter byte. A band ends with a full flush, which makes it independent of the bands before it: after a change only the
bands that were touched are compressed again, and the checksum of the whole is combined from theirs.
"""

import struct
import zlib
from functools import lru_cache
from typing import NamedTuple

from render.core.palette import Rgb

SIGNATURE = b"\x89PNG\r\n\x1a\n"
ROWS = 48
"""Rows of a band."""
PACKING = (2, zlib.DEFLATED, -15, 9)
"""Level 2: boards repeat themselves (cards, tiles, patterns), which runs alone do not find. Against runs alone a fifth to
two fifths fewer bytes on the two large boards, for a millisecond a picture; higher levels take several times as long."""
HEADER = b"\x78\x01"
LAST = b"\x03\x00"  # an empty final block: ends the stream after any band
BASE = 65521


class Band(NamedTuple):
    """Compressed rows: their IDAT chunk without a stream header, the checksum and the number of the raw bytes."""

    chunk: bytes
    adler: int
    size: int


def chunk(kind: bytes, data: bytes) -> bytes:
    """A PNG chunk."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))


def band(raw: bytes) -> Band:
    """Compress the rows of one band, each with its filter byte 0."""
    packer = zlib.compressobj(*PACKING)
    packed = packer.compress(raw) + packer.flush(zlib.Z_FULL_FLUSH)
    return Band(chunk(b"IDAT", packed), zlib.adler32(raw), len(raw))


def combine(first: int, second: int, size: int) -> int:
    """The Adler-32 of two byte strings in a row, from theirs and the length of the second one."""
    low1, high1 = first & 0xFFFF, first >> 16
    low2, high2 = second & 0xFFFF, second >> 16
    low = (low1 + low2 - 1) % BASE
    high = (high1 + high2 + size * (low1 - 1)) % BASE
    return high << 16 | low


@lru_cache(32)
def head(width: int, height: int, palette: tuple[Rgb, ...]) -> bytes:
    """What stands before the pixels: size, depth 8, indexed colour, the palette, and the stream's header."""
    size = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    colours = bytes(value for colour in palette for value in colour)
    return SIGNATURE + chunk(b"IHDR", size) + chunk(b"PLTE", colours) + chunk(b"IDAT", HEADER)


def assemble(width: int, height: int, palette: tuple[Rgb, ...], bands: list[Band]) -> bytes:
    """The PNG file of the bands, top to bottom."""
    total = 1
    for part in bands:
        total = combine(total, part.adler, part.size)
    return b"".join(
        (
            head(width, height, palette),
            *(part.chunk for part in bands),
            chunk(b"IDAT", LAST + struct.pack(">I", total)),
            chunk(b"IEND", b""),
        )
    )
