"""What the picture bars are measured with: a game's board, the same after single moves, the floor and the naive way.

The floor is zlib at level 1 over the picture's own palette bytes: no PNG writer can be much quicker. Sprites and grounds are
warm, as in a running bot; no finished picture is kept between the runs of a whole one.
"""

import io
import statistics
import sys
import time
import zlib
from collections.abc import Callable
from importlib import import_module
from typing import Any

from PIL import Image, ImageDraw

from render.core import fonts, paint, sprites
from render.core.scene import Place, Scene, drawing
from render.words import catalogue

WORDS = catalogue("en")


def samples() -> Any:
    """The sample module of the game named on the command line, Roar-a-Saurus by default."""
    return import_module(f"render.{sys.argv[1] if len(sys.argv) > 1 else 'roar'}.samples")


def whole() -> Callable[[], bytes]:
    """View to bytes of the game's board."""
    board: Callable[[Any], Scene] = samples().board
    return lambda: paint.encode(board(WORDS))


def one_move() -> Callable[[], bytes]:
    """One move after the other on one table, forth and back: scene to bytes, painting only what changed."""
    forth: list[Scene] = samples().moves(WORDS)
    scenes = [*forth, *forth[-2:0:-1]]
    turn = [0]

    def run() -> bytes:
        turn[0] = (turn[0] + 1) % len(scenes)
        return paint.encode(scenes[turn[0]], "bench")

    return run


def floor() -> Callable[[], bytes]:
    """zlib level 1 over the palette bytes of the board."""
    raw = Image.open(io.BytesIO(whole()())).tobytes()
    return lambda: zlib.compress(raw, 1)


def naive() -> Callable[[], bytes]:
    """The board drawn from scratch: stroked text, no cache, Pillow's own PNG writer."""
    scene: Scene = samples().board(WORDS)

    def run() -> bytes:
        paper = sprites.paint(drawing(scene.ground)).convert("RGB")
        draw = ImageDraw.Draw(paper)
        for item in scene.items:
            if isinstance(item, Place):
                made = sprites.paint(drawing(item.sprite))
                paper.paste(made, (item.x, item.y), made if made.mode == "RGBA" else None)
            else:
                font = fonts.font(item.font, item.size)
                place, ink = (item.x, item.y), item.colour
                draw.text(place, item.text, ink, font, item.anchor, stroke_width=2, stroke_fill=ink)
        out = io.BytesIO()
        paper.save(out, "PNG")
        return out.getvalue()

    return run


def compare(name: str, job: Callable[[], bytes], reference: Callable[[], bytes], runs: int = 41) -> None:
    """Print the medians of interleaved runs in ms, and last their ratio."""
    job()
    reference()
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(runs):
        for one, kept in zip((job, reference), times, strict=True):
            start = time.perf_counter()
            one()
            kept.append((time.perf_counter() - start) * 1000)
    mine, other = map(statistics.median, times)
    print(f"{name}: {mine:.2f} ms, reference {other:.2f} ms")
    print(f"{mine / other:.3f}")
