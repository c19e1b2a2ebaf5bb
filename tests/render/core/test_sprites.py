"""The sprite cache and how drawings are painted."""

from render.core import frames, pawns  # noqa: F401  they register their drawings
from render.core.palette import rgb
from render.core.pen import Pen
from render.core.scene import Sprite
from render.core.sprites import Lru, Piece, cut, emoji, paint, pieces


def test_the_cache_drops_what_was_used_longest_ago() -> None:
    cache: Lru[str] = Lru(10, len)
    cache.put("a", "aaaa")
    cache.put("b", "bbbb")
    assert cache.get("a", lambda: "new") == "aaaa"
    cache.put("c", "cccc")
    assert cache.peek("b") is None
    assert (cache.peek("a"), cache.peek("c"), cache.size) == ("aaaa", "cccc", 8)


def test_what_is_too_heavy_for_the_cache_is_made_but_not_kept() -> None:
    cache: Lru[str] = Lru(10, len)
    assert cache.get("big", lambda: "x" * 11) == "x" * 11
    assert cache.peek("big") is None
    assert cache.size == 0


def test_replacing_a_thing_counts_its_weight_once() -> None:
    cache: Lru[str] = Lru(10, len)
    cache.put("a", "aaaa")
    cache.put("a", "aaaaaa")
    assert cache.size == 6


def test_a_large_solid_sprite_is_cut_into_a_middle_without_mask_and_a_frame() -> None:
    made = pieces(Sprite("panel", (300, 200)))
    assert [piece.mask is None for piece in made] == [True, False, False, False, False]
    assert sum(piece.colours.width * piece.colours.height for piece in made) == 300 * 200


def test_a_sprite_with_a_hole_is_not_cut() -> None:
    (only,) = pieces(Sprite("ring", (300, 200, 20)))
    assert isinstance(only, Piece)
    assert only.mask is not None


def test_the_clear_beside_an_edge_does_not_darken_it() -> None:
    pen = Pen(40, 40)
    pen.circle(20, 20, 15, "white", None)
    image = paint(pen.done())
    edge = [image.getpixel((x, 20)) for x in range(40)]
    half = [pixel for pixel in edge if isinstance(pixel, tuple) and 0 < pixel[3] < 255]
    assert half
    assert all(min(pixel[:3]) >= 240 for pixel in half)


def test_a_mirrored_emoji_is_the_emoji_mirrored() -> None:
    plain, flipped = emoji("🦖", 60), emoji("🦖", 60, True)
    assert plain.size == flipped.size
    assert plain.tobytes() != flipped.tobytes()
    assert max(plain.size) == 60


def test_the_black_of_emoji_is_our_ink() -> None:
    darkest = min(
        colour for _, colour in emoji("🦖", 120).getcolors(1 << 20) or [] if isinstance(colour, tuple) and colour[3] == 255
    )
    assert darkest[0] >= rgb("ink")[0]


def test_a_drawing_with_a_ground_is_opaque_and_in_one_piece() -> None:
    (only,) = cut(paint(Pen(50, 30, ground="sky").done()))
    assert only.mask is None
    assert only.colours.getpixel((10, 10)) == rgb("sky")
