"""Reading views of one card or one colour of expansions with their words; the contact sheet of all cards."""

from collections.abc import Sequence

from render.core.face import Words
from render.core.scene import Scene, Sheet, Sprite
from render.sanctuary import prose
from render.sanctuary.cards import HIGH, WIDE
from render.sanctuary.phrases import long, token_name, token_words
from render.sanctuary.table import card as put_card
from rules.sanctuary.animals import SETS
from rules.sanctuary.cards import CARDS
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.values import COLOURS

CARD_WIDE = 450
TEXT, HEADING, STEP = 42, 50, 52
WIDE_SHEET = 1100


def card(name: str, where: str, words: Words) -> Scene:
    """One card, large, and its words. where: its address, "" when it does not lie out."""
    made = CARDS[name]
    scale = CARD_WIDE / WIDE
    left = CARD_WIDE + 66
    room = WIDE_SHEET - left - 54
    texts = [("main", long(made.main, words), f"{made.type}_d"), ("side", long(made.side, words), "X_d")]
    notes = []
    if made.threat:
        notes.append((Sprite("san-icon", ("threat", 80, "X", str(made.threat))), words("san-pic-threat", n=made.threat)))
    if made.fence:
        notes.append((Sprite("san-blocker", (64, "fence")), words("san-fence", side=made.fence)))
    if made.mark:
        notes.append((Sprite("san-tag", (str(made.mark), 60, 56, "ink", "white")), words("san-pic-mark", n=made.mark)))
    high = 60 + sum(64 + STEP * len(prose.lines(text, TEXT, room)) + 26 for _, text, _ in texts)
    high += sum(max(76, STEP * len(prose.lines(note, TEXT, room - 84)) + 12) for _, note in notes)
    high = max(high + (80 if where else 10), round(HIGH * scale) + 60)
    sheet = Sheet("sanctuary-card", Sprite("san-plain", (WIDE_SHEET, high)))
    put_card(sheet, name, 34, 30, CARD_WIDE)
    y = 74.0
    if where:
        sheet.text(left, y, where, 60, room)
        y += 76
    for what, text, colour in texts:
        sheet.text(left, y, words("san-pic-part", what=what), HEADING, room, colour)
        y = prose.write(sheet, left, y + 58, text, TEXT, room, STEP) + 32
    for sprite, note in notes:
        sheet.put(sprite, left, y + 4, "lm", read=60)
        y = max(y + 76, prose.write(sheet, left + 84, y + 4, note, TEXT, room - 84, STEP) + 12)
    return sheet.scene()


def expansions(display: Sequence[str], colour: str, words: Words) -> Scene:
    """The expansions of a colour with name and words; those that are taken are left out."""
    tokens = [token for token in TOKENS if token in display and TOKENS[token].colour == colour]
    room = WIDE_SHEET - 330
    heights = [max(236, 74 + STEP * len(prose.lines(token_words(token, words), TEXT, room)) + 20) for token in tokens]
    sheet = Sheet("sanctuary-expansions", Sprite("san-plain", (WIDE_SHEET, sum(heights) + 140)))
    sheet.put(Sprite("san-icon", ("barn", 84, colour)), 46, 78, "lm", read=80)
    sheet.text(150, 80, words("san-label-warehouse", c=colour), 52, 800, f"{colour}_d")
    y = 130
    for token, high in zip(tokens, heights, strict=True):
        sheet.put(Sprite("san-token", (token, 216)), 40, y + 6, "lt", read=200)
        sheet.text(280, y + 36, token_name(token, words), HEADING, room, f"{colour}_d")
        prose.write(sheet, 280, y + 92, token_words(token, words), TEXT, room, STEP)
        y += high
    if not tokens:
        sheet.text(150, 116, words("san-none"), 44, 800, "X_d", "text")
    return sheet.scene()


def shop(display: Sequence[str], words: Words) -> Scene:
    """All expansions that are to be had, by colour, with their names."""
    size, step, line = 236, 262, 352
    columns = [[token for token in TOKENS if token in display and TOKENS[token].colour == colour] for colour in COLOURS]
    rows = max(1, *(len(column) for column in columns))
    sheet = Sheet("sanctuary-expansions", Sprite("san-felt", (4 * step + 30, rows * line + 130)))
    for c, column in enumerate(columns):
        x = 28 + c * step
        sheet.put(Sprite("san-icon", ("barn", 92, COLOURS[c])), x + size // 2, 60, read=90)
        for k, token in enumerate(column):
            y = 120 + k * line
            sheet.put(Sprite("san-token", (token, size)), x, y, "lt", read=size)
            for n, part in enumerate(prose.lines(token_name(token, words), 40, step - 8, "small")[:2]):
                sheet.text(x + size // 2, y + size + 28 + 44 * n, part, 40, step - 4, "card", "small", "mm")
    return sheet.scene()


def contact(names: Sequence[str], words: Words, columns: int = 5) -> Scene:
    """Cards side by side: for the gallery."""
    wide, step = 196, 216
    high = round(HIGH * wide / WIDE) + 22
    rows = -(-len(names) // columns)
    sheet = Sheet("sanctuary-cards", Sprite("san-felt", (columns * step + 20, rows * high + 30)))
    for k, name in enumerate(names):
        put_card(sheet, name, 20 + k % columns * step, 24 + k // columns * high, wide)
    return sheet.scene()


def animals() -> Scene:
    """All species on their tokens: for the gallery."""
    step = 150
    sheet = Sheet("sanctuary-animals", Sprite("san-plain", (8 * step + 60, len(SETS) * step + 60)))
    for row, tokens in enumerate(SETS.values()):
        for c, faces in enumerate(tokens):
            for k, name in enumerate(faces):
                x, y = 30 + (2 * c + k) * step + step // 2, 30 + row * step + step // 2
                sheet.put(Sprite("san-dial", (COLOURS[c], 3 * k + 1, 142)), x, y)
                sheet.put(Sprite("san-animal", (name, 74)), x, y - 4)
    return sheet.scene()
