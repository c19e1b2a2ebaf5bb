"""Reading views: what the dice, developments and points mean; and one dino with its developments by name."""

from render.core.face import Words
from render.core.scene import Scene, Sheet, Sprite
from render.roar.board import DARK_TEXT
from render.roar.layout import AREAS
from render.roar.model import Mat
from render.roar.tokens import FACES

WIDTH = 1100
LINE = 96
DEVELOPMENTS = ("wusch", "ohyeah", "mhhm", "ooah", "klonk", "klink", "zinngg")


def legend(full: bool, words: Words) -> Scene:
    """All signs with a few words each; without developments in the simple game."""
    blocks = [("dice", [(Sprite("die", (face, 76)), f"roar-pic-means-{face}") for face in FACES])]
    if full:
        blocks.append(
            ("developments", [(Sprite("development", (name, 70)), f"roar-pic-means-{name}") for name in DEVELOPMENTS])
        )
    tokens = (Sprite("damage", (74,)), Sprite("egg", (74,)), Sprite("bone", (74,)), Sprite("star", (66,)))
    blocks.append(
        ("points", list(zip(tokens, (f"roar-pic-means-{name}" for name in ("damage", "egg", "bone", "star")), strict=True)))
    )
    heights = [84 + (len(entries) + 1) // 2 * LINE for _, entries in blocks]
    sheet = Sheet("roar-legend", Sprite("sunburst", (WIDTH, sum(heights) + 16 * len(blocks) + 24, WIDTH // 2, 500, False)))
    y = 20
    for (title, entries), high in zip(blocks, heights, strict=True):
        block(sheet, words(f"roar-pic-{title}"), entries, y, high, words)
        y += high + 16
    return sheet.scene()


def block(sheet: Sheet, title: str, entries: list[tuple[Sprite, str]], y: int, high: int, words: Words) -> None:
    """A panel with a title and two columns of signs."""
    sheet.put(Sprite("panel", (WIDTH - 40, high)), 20, y, "lt")
    sheet.put(Sprite("pill", (420, 62)), 34, y + 8, "lt")
    sheet.text(60, y + 39, title, 42, 370, "card")
    for k, (sprite, key) in enumerate(entries):
        x, middle = 48 + k % 2 * 522, y + 72 + k // 2 * LINE + LINE // 2
        sheet.put(sprite, x + 40, middle, read=66)
        sheet.text(x + 96, middle, words(key), 43, 420, font="text")


def portrait(dino: Mat, full: bool, words: Words) -> Scene:
    """One dino, large: name, points, damage and its developments in words."""
    kinds = [(name, glyph) for name, glyph in AREAS if name in dino.developments] if full else []
    high = 560 + LINE * max(1, len(kinds)) if full else 470
    sheet = Sheet("roar-dino", Sprite("sunburst", (WIDTH, high, WIDTH // 2, 250, False)))
    gone = dino.state != "in"
    sheet.put(Sprite("panel", (WIDTH - 40, high - 40)), 20, 20, "lt")
    sheet.put(Sprite("strip", (WIDTH - 72, 92, 18, "out2" if gone else dino.species)), 36, 36, "lt")
    sheet.text(64, 82, dino.name, 58, 700, "ink" if gone or dino.species in DARK_TEXT else "white")
    sheet.put(Sprite("points", (dino.points,)), WIDTH - 60, 82, "rm", read=43)
    sheet.put(Sprite("dino", (dino.species, 290, "out" if gone else "calm")), 210, 288, read=200)
    sheet.text(420, 190, words("roar-pic-damage"), 43, 600, font="text")
    for place in range(dino.limit):
        token = Sprite("damage", (84,)) if place < dino.damage else Sprite("unhurt", (84, place == 4))
        sheet.put(token, 420 + place * 96, 262, "lm", read=70)
    if gone:
        word = (
            "K.O." if dino.state == "out" else words("roar-pic-away" if dino.state == "withdrawn" else "roar-pic-watching")
        )
        sheet.put(Sprite("panel", (300, 74, 16, "no" if dino.state == "out" else "ink2")), 420, 366, "lm")
        sheet.text(570, 366, word, 48, 270, "white", anchor="mm")
    if not full:
        return sheet.scene()
    y = 480
    sheet.text(64, y, words("roar-pic-developments"), 43, 900, font="title")
    for row, (name, glyph) in enumerate(kinds):
        middle = y + 36 + row * LINE + LINE // 2
        count = dino.developments.count(name)
        sheet.put(Sprite("development", (glyph, 72, count, name == "zinngg_left")), 64, middle, "lm", read=66)
        sheet.text(176, middle, words("roar-pic-has", name=name, n=count), 43, 860, font="text")
    if not kinds:
        sheet.text(64, y + 36 + LINE // 2, words("roar-pic-none"), 43, 900, "ink2", "text")
    return sheet.scene()
