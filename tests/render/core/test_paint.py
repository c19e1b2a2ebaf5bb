"""Painting: only what changed is painted, and it is the same picture, pixel for pixel."""

import random

from render.core import boxes, frames, paint, pawns, sprites  # noqa: F401  they register their drawings
from render.core.scene import Scene, Sheet, Sprite
from render.roar import grounds  # noqa: F401
from tests.render.checks import pixels

SPRITES = (
    Sprite("star", (60,)),
    Sprite("trophy", (80,)),
    Sprite("spark", (50,)),
    Sprite("panel", (200, 120)),
    Sprite("ring", (150, 90, 20)),
    Sprite("pawn", (60, "trike", 0, "A")),
    Sprite("strip", (120, 40, 10, "sun")),
    Sprite("panel", (300, 200, 26, "stego", "ink", 5)),
)


def scene(seed: int, things: int = 14) -> Scene:
    """A random scene; neighbouring seeds share most of their things."""
    sheet = Sheet("roar-test", Sprite("sunburst", (640, 400, 300, 200)))
    for k in range(4):  # things on the ground lie apart; now and then one is another or is not there
        if (seed + k) % 5:
            sheet.put(SPRITES[3 + 4 * ((seed // 3 + k) % 2)], 30 + 310 * (k % 2), 10 + 205 * (k // 2), "lt", base=True)
    for k in range(things):
        chance = random.Random(seed if k == seed % things else 1000 + k)
        sheet.put(chance.choice(SPRITES), chance.randrange(-20, 660), chance.randrange(-20, 420))
        sheet.text(chance.randrange(600), chance.randrange(400), chance.choice(("Żółw", "12", "Anna")), 40, 200, "ink")
    return sheet.scene()


def test_a_picture_painted_in_steps_equals_the_picture_painted_whole() -> None:
    for seed in range(40):
        assert paint.encode(scene(seed), "table") == paint.encode(scene(seed)), (
            f"scene {seed} differs after scene {seed - 1}"
        )


def test_things_that_change_their_order_are_painted_again() -> None:
    sheet = Sheet("roar-test", Sprite("sunburst", (640, 400, 300, 200)))
    sheet.put(SPRITES[3], 200, 200)
    sheet.put(SPRITES[0], 220, 210)
    forth = sheet.scene()
    back = Scene(forth.kind, forth.width, forth.height, forth.ground, forth.items[::-1])
    first = paint.encode(forth, "order")
    assert paint.encode(back, "order") == paint.encode(back) != first


def test_nothing_is_painted_when_nothing_changed() -> None:
    assert boxes.changed(scene(3).items, scene(3).items) == []


def test_only_the_boxes_of_changed_things_are_painted() -> None:
    sheet = Sheet("roar-test", Sprite("sunburst", (640, 400, 300, 200)))
    sheet.put(SPRITES[0], 100, 100)
    before = sheet.scene()
    sheet.put(SPRITES[0], 500, 300)
    assert boxes.changed(before.items, sheet.scene().items) == [sheet.items[-1]]


def test_quantising_twice_changes_nothing() -> None:
    picture = paint.indexed(paint.true_colour(scene(5)), "roar")
    assert paint.indexed(picture.convert("RGB"), "roar").tobytes() == picture.tobytes()


def test_a_picture_decodes_with_a_strict_reader() -> None:
    width, height, indices = pixels(paint.encode(scene(8)))
    assert (width, height, len(indices)) == (640, 400, 640 * 400)
    assert len(set(indices)) > 20


def test_the_caches_stay_below_their_limits() -> None:
    for seed in range(30):
        paint.encode(scene(seed, 20), f"table {seed}")
    for cache in (paint.GROUNDS, paint.CANVASES, paint.TILES, sprites.SPRITES, sprites.WORDS):
        assert 0 < cache.size <= cache.limit
