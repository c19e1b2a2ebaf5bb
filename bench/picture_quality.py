"""Bar: PSNR of the worst sample picture against RGB. Must 38 dB, goal 41 dB; last goal ÷ dB, so that below 1 is good."""

import io
import math

from PIL import Image, ImageChops, ImageStat

from bench.picture_sample import WORDS, samples
from render.core import paint
from render.core.scene import Scene


def quality(scene: Scene) -> float:
    """PSNR of the picture in its fixed colours, dB."""
    true = paint.true_colour(scene)
    shown = Image.open(io.BytesIO(paint.encode(scene))).convert("RGB")
    error = sum(ImageStat.Stat(ImageChops.difference(true, shown)).sum2) / (3 * true.width * true.height)
    return 10 * math.log10(255**2 / error) if error else 99.0


if __name__ == "__main__":
    worst, name = min((quality(scene), name) for name, scene in samples().scenes(WORDS).items())
    print(f"worst picture: {name}, {worst:.1f} dB (goal 41)")
    print(f"{41 / worst:.3f}")
