"""Every kind of picture of a game, and a contact sheet as a phone shows them: `python -m render.gallery roar out/ [en]`."""

import sys
from importlib import import_module
from pathlib import Path

from PIL import Image

from render.core import paint
from render.core.palette import rgb
from render.core.scene import PHONE, Scene
from render.words import catalogue

COLUMNS = 4
GAP = 10


def scenes(game: str, locale: str = "en") -> dict[str, Scene]:
    """The sample scenes of a game by name. ModuleNotFoundError for a game without samples."""
    made: dict[str, Scene] = import_module(f"render.{game}.samples").scenes(catalogue(locale))
    return made


def extra(game: str, locale: str = "en") -> dict[str, Scene]:
    """Sample scenes of what is seldom asked for (single cards): trained and shown here, not kept warm. {} without any."""
    module = import_module(f"render.{game}.samples")
    made: dict[str, Scene] = module.extra(catalogue(locale)) if hasattr(module, "extra") else {}
    return made


def contact(pictures: list[Image.Image]) -> Image.Image:
    """The pictures 400 px wide in columns, each one put where there is most room."""
    columns: list[list[tuple[Image.Image, int]]] = [[] for _ in range(COLUMNS)]
    heights = [GAP] * COLUMNS
    for picture in pictures:
        small = picture.convert("RGB").resize(
            (PHONE, round(picture.height * PHONE / picture.width)), Image.Resampling.LANCZOS
        )
        at = heights.index(min(heights))
        columns[at].append((small, heights[at]))
        heights[at] += small.height + GAP
    sheet = Image.new("RGB", (COLUMNS * (PHONE + GAP) + GAP, max(heights)), rgb("ink2"))
    for k, column in enumerate(columns):
        for small, y in column:
            sheet.paste(small, (GAP + k * (PHONE + GAP), y))
    return sheet


def main(game: str, folder: str, locale: str = "en") -> None:
    """Write all pictures and the contact sheet of a game."""
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    pictures: list[Image.Image] = []
    for name, scene in {**scenes(game, locale), **extra(game, locale)}.items():
        path = out / f"{game}-{name}.png"
        path.write_bytes(paint.encode(scene))
        pictures.append(Image.open(path))
    sheet = contact(pictures).quantize(256, dither=Image.Dither.NONE)
    sheet.save(out / f"{game}-contact.png", optimize=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
