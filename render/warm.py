"""Draws every sample picture once, so that the first pictures after a start are as quick as the later ones."""

from render import FACES, gallery
from render.core import paint


def warm_up() -> None:
    """Fill the caches of sprites and grounds: `await worker.start(warm_up)`. Takes about a second a game."""
    for game in FACES:
        for scene in gallery.scenes(game).values():
            paint.encode(scene)
