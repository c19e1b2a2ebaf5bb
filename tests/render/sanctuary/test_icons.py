"""The icons of The Sanctuary: told apart by outline alone, one for every word of the effect language."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops

from render.core import sprites
from render.core.pen import Pen
from render.core.scene import Sprite, drawing
from render.sanctuary import grammar
from render.sanctuary.cards import HIGH, WIDE
from render.sanctuary.icons import ICONS
from rules.sanctuary import effects as fx
from rules.sanctuary.cards import CARDS
from rules.sanctuary.expansions import TOKENS

SIDE = 64
SAME = 0.85
"""Two icons whose outlines overlap more than this, both scaled to one size, look alike."""
VERBS = (
    ("store", "R", ""),
    ("store-tall", "R", ""),
    ("stocked", "R", ""),
    ("stocked-grow", "R", ""),
    ("stocked-grow-tall", "R", ""),
    ("animal", "R", ""),
    ("grow", "R", ""),
    ("satisfy", "R", ""),
    ("expand", "R", ""),
    ("shift", "X", ""),
    ("buy", "X", ""),
    ("raise", "X", "1"),
    ("pond", "X", ""),
    ("trees", "X", ""),
    ("ranger", "X", ""),
    ("rescuer", "X", ""),
    ("give", "X", ""),
    ("give", "X", "each"),
    ("drop", "X", ""),
    ("drop-two", "X", ""),
    ("main", "X", "own_any"),
    ("side", "X", "own_any"),
    ("skip", "X", ""),
    ("copy", "X", ""),
    ("act-as", "X", ""),
    ("see_fences", "X", ""),
    ("wrap", "X", ""),
    ("free_slot", "X", ""),
    ("react", "X", ""),
    ("reclaimed", "X", ""),
    ("plus", "X", ""),
)
NOUNS = (
    ("marker", "R", ""),
    ("marker", "Y", ""),
    ("marker", "G", ""),
    ("marker", "B", ""),
    ("marker", "X", ""),
    ("barn", "R", ""),
    ("cog", "R", ""),
    ("seal", "X", ""),
    ("threat", "X", ""),
    ("heart", "X", ""),
    ("tray", "X", ""),
    ("points", "X", ""),
    ("first", "X", ""),
    ("animal-token", "R", ""),
    ("me", "X", ""),
    ("opponent", "X", ""),
    ("opponents", "X", ""),
    ("once_round", "X", ""),
    ("always", "X", ""),
    ("end", "X", ""),
)
TOGETHER = {
    frozenset({"satisfy", "heart"}),  # giving a heart is drawn as a heart
    frozenset({"stocked", "barn"}),  # a barn, and a barn with a tick
}
"""Pairs that are alike on purpose: the thing and what is done with it."""


def outline(name: str, c: str, variant: str) -> Image.Image:
    """The icon as a black shape, scaled to one size."""
    mask = sprites.paint(drawing(Sprite("san-icon", (name, 96, c, variant)))).getchannel("A")
    mask = mask.point([0] * 100 + [255] * 156).crop(mask.getbbox())
    scale = SIDE / max(mask.size)
    small = mask.resize((max(1, round(mask.width * scale)), max(1, round(mask.height * scale)))).point(
        [0] * 128 + [255] * 128
    )
    made = Image.new("L", (SIDE, SIDE), 0)
    made.paste(small, ((SIDE - small.width) // 2, (SIDE - small.height) // 2))
    return made


def overlap(first: Image.Image, second: Image.Image) -> float:
    """Shared part of two shapes."""
    both = ImageChops.darker(first, second).histogram()[255]
    either = ImageChops.lighter(first, second).histogram()[255]
    return both / either


def test_no_two_icons_have_nearly_the_same_outline() -> None:
    shapes = {key: outline(*key) for key in VERBS + NOUNS}
    alike = {
        (first, second): round(overlap(shapes[first], shapes[second]), 2)
        for first, second in combinations(shapes, 2)
        if frozenset({first[0], second[0]}) not in TOGETHER and overlap(shapes[first], shapes[second]) > SAME
    }
    assert alike == {}


def test_the_outline_of_a_copied_card_tells_own_from_opposing_and_main_from_side() -> None:
    shapes = [outline(name, "X", who) for name in ("main", "side") for who in ("own_second", "opp_any")]
    assert all(overlap(first, second) < 0.97 for first, second in combinations(shapes, 2))


@pytest.mark.parametrize("name", sorted(ICONS))
def test_every_icon_fits_its_box(name: str) -> None:
    made = sprites.paint(drawing(Sprite("san-icon", (name, 128, "RB" if name == "store-two" else "R", ""))))
    box = made.getchannel("A").point([0] * 40 + [255] * 216).getbbox()
    assert box is not None
    assert box[0] >= 0 and box[1] >= 0 and box[2] <= made.width and box[3] <= made.height
    assert (box[2] - box[0]) * (box[3] - box[1]) > made.width * made.height * 0.3


def walk(effect: fx.Effect) -> list[fx.Effect]:
    """An effect and all inside it."""
    return [effect, *(inner for child in fx.children(effect) for inner in walk(child))]


def test_every_effect_of_every_card_and_expansion_has_an_icon() -> None:
    whole = [effect for card in CARDS.values() for effect in (card.main, card.side)] + [t.effect for t in TOKENS.values()]
    for effect in whole:
        for part in walk(effect):
            if not (isinstance(part, fx.Gain) and part.paid):
                scale, piece = grammar.sentence(part, 130, 70, 1.0)
                assert scale > 0 and piece.wide > 0, part


def test_sentences_of_different_effects_differ() -> None:
    seen: dict[tuple[object, ...], fx.Effect] = {}
    for card in CARDS.values():
        for effect in (card.main, card.side):
            shapes = tuple(repr(shape) for shape in drawn(effect))
            assert seen.setdefault(shapes, effect) == effect
    assert len(seen) > 60


def drawn(effect: fx.Effect) -> tuple[object, ...]:
    """The shapes of a sentence."""

    pen = Pen(200, 100)
    grammar.draw(pen, effect, 0, 0, 130, 70)
    return tuple(pen.shapes)


def test_no_sentence_on_a_card_is_drawn_very_small() -> None:
    scales = {}
    for card in CARDS.values():
        fence, mark = 12 if card.fence else 0, 20 if card.mark else 0
        scales[card.id, "main"] = grammar.sentence(card.main, WIDE - 22 - fence * 0.8, 105, 1.12)[0]
        scales[card.id, "side"] = grammar.sentence(card.side, WIDE - 14 - fence - mark, 66, 0.9)[0]
    assert HIGH == 264
    assert {key: round(scale, 2) for key, scale in scales.items() if scale < 0.4} == {}
