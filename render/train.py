"""Makes a game's fixed palette from its pictures: `python -m render.train roar`.

Run it after a new scene or colour, look at the gallery, and commit `render/<game>/palette.txt`.
"""

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from PIL import Image

from render import gallery
from render.core.paint import true_colour
from render.core.palette import Rgb, lattice
from render.core.scene import Scene

COLOURS = 256
FLATS = 150
"""At most so many colours are taken as they are, by area; the rest are mixtures at edges, by median cut."""


def train(scenes: Iterable[Scene]) -> list[Rgb]:
    """The 256 colours, all on the lattice, that show these scenes best."""
    count: Counter[Rgb] = Counter()
    for scene in scenes:
        for number, colour in true_colour(scene).getcolors(1 << 24) or []:
            assert isinstance(colour, tuple)
            count[(lattice(colour[0]), lattice(colour[1]), lattice(colour[2]))] += number
    flats: list[Rgb] = []
    for colour, number in count.most_common():
        if len(flats) == FLATS or number < 60:
            break
        if all(distance(colour, other) > 40 for other in flats):
            flats.append(colour)
    rest: list[Rgb] = []
    for colour, number in count.items():
        if all(distance(colour, other) > 60 for other in flats):
            rest.extend([colour] * min(40, max(1, int(number**0.5))))
    found = dict.fromkeys(flats)
    sample = Image.new("RGB", (len(rest), 1))
    sample.putdata(rest)
    for want in range(COLOURS - len(flats), COLOURS):
        made = sample.quantize(want, method=Image.Quantize.MEDIANCUT, kmeans=6).getpalette() or []
        found = dict.fromkeys(
            [*flats, *((lattice(a), lattice(b), lattice(c)) for a, b, c in zip(*[iter(made)] * 3, strict=False))]
        )
        if len(found) >= COLOURS:
            break
    colours = list(found)[:COLOURS]
    return colours + [colours[-1]] * (COLOURS - len(colours))


def distance(first: Rgb, second: Rgb) -> int:
    """Squared distance of two colours."""
    return sum((a - b) ** 2 for a, b in zip(first, second, strict=True))


def main(game: str) -> None:
    """Train and write the palette of a game."""
    colours = train({**gallery.scenes(game), **gallery.extra(game)}.values())
    text = "".join("#{:02X}{:02X}{:02X}".format(*colour) + ("\n" if k % 8 == 7 else " ") for k, colour in enumerate(colours))
    (Path(__file__).parent / game / "palette.txt").write_text(text, encoding="ascii")


if __name__ == "__main__":
    main(sys.argv[1])
