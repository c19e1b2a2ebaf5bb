"""All cards and animals on sheets, and the contact sheet with them: `python -m render.sanctuary.gallery out/ [en]`."""

import io
import sys
from pathlib import Path

from PIL import Image

from render.core import paint
from render.gallery import contact
from render.sanctuary import samples
from render.words import catalogue


def main(folder: str, locale: str = "en") -> None:
    """Write every picture of the game and the contact sheet as a phone shows them."""
    out = Path(folder)
    out.mkdir(parents=True, exist_ok=True)
    words = catalogue(locale)
    pictures: list[Image.Image] = []
    for name, scene in {**samples.scenes(words), **samples.large(words), **samples.contacts(words)}.items():
        data = paint.encode(scene)
        (out / f"sanctuary-{name}.png").write_bytes(data)
        pictures.append(Image.open(io.BytesIO(data)))
    sheet = paint.indexed(contact(pictures), "sanctuary")
    sheet.save(out / "sanctuary-contact.png", optimize=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
