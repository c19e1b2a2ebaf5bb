"""The warm-up: after it, a first picture paints no sprite of its own."""

from render import FACES, gallery
from render.core import paint, sprites
from render.core.worker import Worker
from render.warm import warm


async def test_the_warm_up_paints_the_sprites_of_every_race() -> None:
    for cache in (sprites.SPRITES, sprites.WORDS, paint.GROUNDS):
        cache.clear()
    worker = Worker()
    await warm(worker)
    worker.close()
    for game in [name for name, face in FACES.items() if face.live]:
        last = list(gallery.scenes(game).values())[-1]
        assert all(sprites.SPRITES.peek(item.sprite) is not None for item in last.items if hasattr(item, "sprite"))
    assert sprites.SPRITES.size <= sprites.SPRITES.limit
