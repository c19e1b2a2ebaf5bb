"""The bars for pictures on the arena of Roar-a-Saurus with five dinos (design bars, "Picture"). Prints a ratio last.

`python -m bench.picture_roar whole|move|naive-whole|naive-move|bytes|psnr|memory`. Ratios are medians of interleaved runs
in this process; the floor is zlib at level 1 over the picture's own palette bytes. Sprites are warm, as they are in a
running bot; no finished part of a picture is kept between the runs of `whole`.
"""

import io
import math
import statistics
import sys
import time
import zlib
from collections.abc import Callable
from dataclasses import replace

from PIL import Image, ImageChops, ImageDraw, ImageStat

from render.core import fonts, paint, sprites
from render.core.scene import Place, Scene, drawing
from render.roar import samples
from render.roar.face import FACE
from render.words import catalogue

RUNS = 41
WORDS = catalogue("en")


def interleaved(*jobs: Callable[[], object]) -> list[float]:
    """The median time of each job, ms; the jobs take turns."""
    times: list[list[float]] = [[] for _ in jobs]
    for _ in range(RUNS):
        for job, kept in zip(jobs, times, strict=True):
            start = time.perf_counter()
            job()
            kept.append((time.perf_counter() - start) * 1000)
    return [statistics.median(kept) for kept in times]


def moments() -> tuple[Scene, list[Scene]]:
    """The arena, and the same after each of several moves: damage, a heal, a development, a knock-out."""
    five = samples.seats(5)
    views = [samples.view(five)]
    for seat, change in (
        (0, {"damage": 3}),
        (3, {"damage": 1}),
        (1, {"damage": 2}),
        (4, {"developments": ("wusch", "klonk", "oo_ah", "klink_left")}),
        (2, {"damage": 4, "status": "out"}),
    ):
        players = tuple(replace(one, **change) if one.seat == seat else one for one in views[-1].players)
        views.append(samples.view(players))
    scenes = [
        FACE.scene(seen, WORDS, samples.NAMES, "", "", before) for seen, before in zip(views, [None, *views], strict=False)
    ]
    return scenes[0], scenes


def whole(view_number: int = 0) -> Callable[[], bytes]:
    """View to bytes, nothing kept but sprites and the empty arena."""
    seen = samples.view(samples.seats(5), epoch=view_number)
    return lambda: paint.encode(FACE.scene(seen, WORDS, samples.NAMES))


def moves() -> Callable[[], bytes]:
    """One move after the other on one table: scene to bytes, painting only what changed."""
    _, forth = moments()
    scenes = [*forth, *forth[-2:0:-1]]  # and back again: never more than one move at a time
    turn = [0]

    def one() -> bytes:
        turn[0] = (turn[0] + 1) % len(scenes)
        return paint.encode(scenes[turn[0]], "bench")

    return one


def floor() -> Callable[[], bytes]:
    """zlib level 1 over the palette bytes of the picture."""
    raw = Image.open(io.BytesIO(whole()())).tobytes()
    return lambda: zlib.compress(raw, 1)


def naive() -> Callable[[], bytes]:
    """The same scene drawn from scratch every time: stroked text, no cache, Pillow's own PNG writer."""
    scene, _ = moments()

    def one() -> bytes:
        paper = sprites.paint(drawing(scene.ground)).convert("RGB")
        draw = ImageDraw.Draw(paper)
        for item in scene.items:
            if isinstance(item, Place):
                made = sprites.paint(drawing(item.sprite))
                paper.paste(made, (item.x, item.y), made)
            else:
                font = fonts.font(item.font, item.size)
                place = (item.x, item.y)
                draw.text(place, item.text, item.colour, font, item.anchor, stroke_width=2, stroke_fill=item.colour)
        out = io.BytesIO()
        paper.save(out, "PNG")
        return out.getvalue()

    return one


def psnr() -> float:
    """Worst peak signal-to-noise ratio of all sample pictures against RGB, dB."""
    worst = 99.0
    for scene in samples.scenes(WORDS).values():
        true = paint.true_colour(scene)
        shown = Image.open(io.BytesIO(paint.encode(scene))).convert("RGB")
        stat = ImageStat.Stat(ImageChops.difference(true, shown))
        error = sum(stat.sum2) / (3 * true.width * true.height)
        worst = min(worst, 10 * math.log10(255**2 / error) if error else 99.0)
    return worst


def compare(name: str, job: Callable[[], bytes], other: Callable[[], bytes]) -> None:
    """Print both times and their ratio."""
    global RUNS
    if other.__qualname__.startswith("naive"):
        RUNS = 5
    job(), other()
    mine, reference = interleaved(job, other)
    print(f"{name}: {mine:.2f} ms, reference {reference:.2f} ms")
    print(f"{mine / reference:.3f}")


def memory() -> None:
    """All caches after the whole gallery in three languages, and one open table."""
    for locale in ("en", "de", "pl"):
        for scene in samples.scenes(catalogue(locale)).values():
            paint.encode(scene)
    moves()()
    table = paint.CANVASES.size
    kept = sprites.SPRITES.size + sprites.WORDS.size + paint.GROUNDS.size + paint.TILES.size
    print(f"sprites and grounds {kept / 2**20:.1f} MiB (limit 32), one open table {table / 2**20:.2f} MiB (limit 2.2)")
    print(f"{max(kept / 2**20 / 32, table / 2**20 / 2.2):.3f}")


def main(what: str) -> None:
    """Run one row."""
    rows: dict[str, Callable[[], None]] = {
        "whole": lambda: compare("whole arena ÷ zlib-1 floor (goal 1.5)", whole(), floor()),
        "move": lambda: compare("arena after a move ÷ zlib-1 floor (goal 0.4)", moves(), floor()),
        "naive-whole": lambda: compare("whole arena ÷ naive (goal 0.2)", whole(), naive()),
        "naive-move": lambda: compare("arena after a move ÷ naive (goal 0.05)", moves(), naive()),
        "bytes": lambda: print(f"{len(whole()()) / 1024:.0f} KB of 250\n{len(whole()()) / 1024 / 250:.3f}"),
        "psnr": lambda: print(f"worst picture {psnr():.1f} dB (goal 41)\n{psnr() / 41:.3f}"),
        "memory": memory,
    }
    rows[what]()


if __name__ == "__main__":
    for wanted in sys.argv[1:] or ["whole", "move", "naive-whole", "naive-move", "bytes", "psnr", "memory"]:
        main(wanted)
