"""The PNG writer: bands on their own, one checksum, nothing a strict reader could complain about."""

import zlib

from render.core import png
from tests.render.checks import pixels

PALETTE = tuple((k, k, k) for k in range(0, 252, 4))


def rows(width: int, height: int, seed: int) -> bytes:
    return b"".join(b"\0" + bytes((seed + x * y) % 60 for x in range(width)) for y in range(height))


def test_the_checksum_of_two_parts_is_the_checksum_of_the_whole() -> None:
    for first, second in ((b"", b"x"), (b"abc", b""), (b"\xff" * 70_000, b"\xff" * 5_553), (rows(9, 9, 1), rows(7, 3, 2))):
        assert png.combine(zlib.adler32(first), zlib.adler32(second), len(second)) == zlib.adler32(first + second)


def test_a_picture_of_bands_decodes_strictly_to_its_rows() -> None:
    parts = [rows(50, 32, 0), rows(50, 32, 5), rows(50, 7, 9)]
    data = png.assemble(50, 71, PALETTE, [png.band(part) for part in parts])
    width, height, indices = pixels(data)
    whole = b"".join(parts)
    assert (width, height) == (50, 71)
    assert indices == b"".join(whole[y * 51 + 1 : (y + 1) * 51] for y in range(71))


def test_a_band_can_be_exchanged_without_compressing_the_others_again() -> None:
    parts = [rows(50, 32, 0), rows(50, 32, 5), rows(50, 32, 9)]
    bands = [png.band(part) for part in parts]
    changed = rows(50, 32, 33)
    bands[1] = png.band(changed)
    assert png.assemble(50, 96, PALETTE, bands) == png.assemble(
        50, 96, PALETTE, [png.band(p) for p in (parts[0], changed, parts[2])]
    )
    assert pixels(png.assemble(50, 96, PALETTE, bands))[2].count(b"\0") < 50 * 96
