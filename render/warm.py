"""Draws every sample picture once, so that the first pictures after a start are as quick as the later ones."""

from render import FACES, gallery
from render.core import paint
from render.core.worker import Worker


async def warm(worker: Worker) -> None:
    """Fill the caches of sprites and grounds, a picture at a time: real pictures go between, and it may be cancelled.

    Takes about a second a game. The caches have a limit: races come last, so that theirs are surely kept.
    """
    for game in sorted(FACES, key=lambda name: FACES[name].live):
        for scene in (await worker.draw(gallery.scenes, game)).values():
            await worker.draw(paint.encode, scene)
