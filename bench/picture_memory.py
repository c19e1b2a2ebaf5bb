"""Bar: memory of the picture caches, MiB. In all: must 64, goal 32; an open table: 4 and 2.2. Last the worse ÷ goal."""

from bench.picture_sample import one_move, samples
from render.core import paint, sprites
from render.core.sprites import MIB
from render.words import LOCALES, catalogue

if __name__ == "__main__":
    for locale in LOCALES:
        for scene in samples().scenes(catalogue(locale)).values():
            paint.encode(scene)
    paint.CANVASES.clear()
    one_move()()
    shared = (sprites.SPRITES.size + sprites.WORDS.size + paint.GROUNDS.size + paint.TILES.size) / MIB
    table = paint.CANVASES.size / MIB
    print(f"sprites, grounds and tiles {shared:.1f} MiB (goal 32), one open table {table:.2f} MiB (goal 2.2)")
    print(f"{max(shared / 32, table / 2.2):.3f}")
