"""The signs of the pictures with their meanings."""

from render.core.face import Words
from render.core.scene import Scene, Sheet, Sprite

WIDE, HEAD, ROW = 1000, 96, 78
SIGNS: tuple[tuple[str, Sprite], ...] = (
    ("carnivore", Sprite("sau-seal", (True, True, 58))), ("herbivore", Sprite("sau-seal", (False, True, 58))),
    ("code", Sprite("sau-tag", ("tyrannosaurus", 9, False, 36))), ("changed", Sprite("sau-ring", (300,))),
    ("stunned", Sprite("sau-coin", ("burst", 58, "day", "ink"))),
    ("narcotised", Sprite("sau-coin", ("Z", 58, "night", "card"))),
    ("distracted", Sprite("sau-coin", ("bone", 58, "card", "ink"))),
    ("panicked", Sprite("sau-coin", ("!", 58, "alarm", "ink"))),
    ("frightened", Sprite("sau-coin", ("!", 58, "day", "ink"))),
    ("aggressive", Sprite("sau-coin", ("burst", 58, "carnivore2", "white"))),
    ("bleeding", Sprite("sau-coin", ("drop", 58, "white", "blood"))),
    ("hidden", Sprite("sau-coin", ("unseen", 58, "card", "ink"))),
    ("dead", Sprite("sau-coin", ("skull", 58, "card", "ink"))), ("starter", Sprite("sau-coin", ("crown", 58, "ink", "day"))),
    ("ap", Sprite("sau-ap", (1, 1, 48))), ("energy", Sprite("sau-glyph", ("cube", 56, "energy", "card"))),
    ("items", Sprite("sau-glyph", ("pack", 56, "sand3", "card"))), ("wound-down", Sprite("sau-wounds", ("d", 56))),
    ("wound-up", Sprite("sau-wounds", ("u", 56))), ("encounter", Sprite("sau-marker", (74,))),
    ("lava", Sprite("sau-lava", (0, False, "", "blue", 340, 0, (0, 1, 2)))), ("omen", Sprite("sau-omen", (0, 340))),
    ("power-on", Sprite("sau-symbol", ("on", 56))), ("power-off", Sprite("sau-symbol", ("off", 56))),
    ("sabotaged", Sprite("sau-symbol", ("sabotaged", 56))), ("tunnel", Sprite("sau-symbol", ("tunnel", 56))),
    ("noise", Sprite("sau-symbol", ("noise1", 56))), ("medical", Sprite("sau-type", ("medical", 56))),
    ("technology", Sprite("sau-type", ("technology", 56))), ("ranger", Sprite("sau-type", ("ranger", 56))),
    ("maintenance", Sprite("sau-type", ("maintenance", 56))), ("hazard", Sprite("sau-type", ("hazard", 56))),
    *((f"die-{letter.lower()}", Sprite("sau-die", (letter, 56))) for letter in "BRYG"),
)  # fmt: skip


def legend(words: Words) -> Scene:
    """All signs in two columns."""
    rows = -(-len(SIGNS) // 2)
    sheet = Sheet("sauria-legend", Sprite("sau-sea", (WIDE, HEAD + rows * ROW + 40, HEAD)))
    sheet.text(24, 48, words("sau-pic-legend"), 48, WIDE - 48, "day")
    sheet.put(Sprite("panel", (WIDE - 24, rows * ROW + 20, 20, "card", "ink", 4)), 12, HEAD + 10, "lt", base=True)
    for k, (what, sign) in enumerate(SIGNS):
        x, y = 82 + k // rows * 480, HEAD + 20 + k % rows * ROW + ROW / 2
        sheet.put(sign, x, y, read=44)
        sheet.text(x + 68, y, words("sau-pic-signs", what=what), 36, 380, font="text")
    return sheet.scene()


def meanings(words: Words) -> tuple[str, ...]:
    """What the signs mean, for the alt text."""
    return tuple(words("sau-pic-signs", what=what) for what, _ in SIGNS)
