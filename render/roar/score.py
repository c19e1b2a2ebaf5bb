"""Points between the rounds and at the end: a row a dino, with its eggs (rounds won) and bones (knock-outs)."""

from render.core.face import Words
from render.core.palette import mix
from render.core.scene import Scene, Sheet, Sprite
from render.roar.board import DARK_TEXT
from render.roar.layout import WIDTH
from render.roar.model import Mat

ROW = 172
STEP = 74  # px of one point on the track
GOAL = 10


def score(dinos: tuple[Mat, ...], battle: int, winner: int | None, words: Words) -> Scene:
    """Between two rounds. winner: the seat that won the round."""
    sheet = Sheet("roar-score", Sprite("sunburst", (WIDTH, 222 + ROW * len(dinos), 600, 120)))
    sheet.put(Sprite("shout", (words("roar-pic-round", n=battle), 104, 900, 196)), 600, 100, read=74)
    for place, dino in enumerate(ranked(dinos)):
        note = words("roar-pic-round-winner") if dino.seat == winner else ""
        row(sheet, dino, 196 + place * ROW, note, dino.seat == winner)
    return sheet.scene()


def final(dinos: tuple[Mat, ...], winners: tuple[int, ...], words: Words) -> Scene:
    """The end: the winner large on top, then the table. Without a winner the table alone."""
    top = 470 if winners else 196
    sheet = Sheet("roar-final", Sprite("sunburst", (WIDTH, top + 26 + ROW * len(dinos), 600, top // 2)))
    best = [dino for dino in dinos if dino.seat in winners]
    if best:
        for k, dino in enumerate(best):
            sheet.put(
                Sprite("dino", (dino.species, 300, "roar")), 600 + (k - (len(best) - 1) / 2) * 330, 318, "mb", read=200
            )
        sheet.put(Sprite("trophy", (150,)), 255, 210, read=120)
        sheet.put(Sprite("trophy", (150,)), 945, 210, read=120)
        sheet.put(Sprite("panel", (900, 104, 30, "sun", "ink", 6)), 600, 392)
        key = "roar-pic-wins" if len(best) == 1 else "roar-pic-shared"
        sheet.text(600, 392, words(key, player=" · ".join(dino.name for dino in best)), 58, 840, anchor="mm")
    else:
        sheet.put(Sprite("shout", (words("roar-pic-over"), 104, 900, 196)), 600, 100, read=74)
    for place, dino in enumerate(ranked(dinos)):
        row(sheet, dino, top + place * ROW, "", dino.seat in winners)
    return sheet.scene()


def ranked(dinos: tuple[Mat, ...]) -> list[Mat]:
    """By points, then by rounds won (ROAR-WIN-R03)."""
    return sorted(dinos, key=lambda dino: (-dino.points, -dino.victories))


def row(sheet: Sheet, dino: Mat, y: int, note: str, won: bool) -> None:
    """One dino's row: portrait, name, track of ten, points."""
    high = ROW - 14
    sheet.put(Sprite("panel", (WIDTH - 40, high, 26, "card", "ink", 5)), 20, y, "lt")
    sheet.put(Sprite("portrait", (dino.species, 186, high - 8)), 24, y + 4, "lt")
    if won:
        sheet.put(Sprite("ring", (WIDTH - 50, high - 10, 22)), 25, y + 5, "lt")
    sheet.put(Sprite("dino", (dino.species, 132, "roar" if won else "calm")), 116, y + 80, read=110)
    room = 760 if not note else 380
    wide = sheet.text(236, y + 42, dino.name, 44, room)
    if note:
        sheet.text(236 + wide + 16, y + 42, note, 42, 760 - wide - 16, "no", "text")
    if dino.points <= GOAL:
        track(sheet, dino, y + 109)
    else:
        counts(sheet, dino, y + 109)
    sheet.text(1086, y + 82, str(dino.points), 88, 130, font="number", anchor="mm")


def track(sheet: Sheet, dino: Mat, y: int) -> None:
    """Ten steps; an egg covers three of them, a bone one. The tenth ends the game."""
    left = 234
    at = 0
    ink = "ink" if dino.species in DARK_TEXT else "white"
    for _ in range(dino.victories):
        wide = 3 * STEP - 4
        sheet.put(Sprite("panel", (wide, 68, 15, dino.species)), left + at * STEP, y, "lm")
        sheet.put(Sprite("egg", (54,)), left + at * STEP + wide / 2 - 20, y, read=46)
        sheet.text(left + at * STEP + wide // 2 + 8, y, "3", 46, 40, ink, "number")
        at += 3
    for _ in range(dino.knockouts):
        sheet.put(Sprite("panel", (STEP - 4, 68, 15, dino.species)), left + at * STEP, y, "lm")
        sheet.put(Sprite("bone", (54,)), left + at * STEP + 35, y, read=46)
        at += 1
    for step in range(at, GOAL):
        last = step == GOAL - 1
        fill = mix("sun", "card", 0.3) if last else mix("sand", "card", 0.2)
        sheet.put(Sprite("panel", (66, 62, 14, fill, mix("sand", "ink", 0.25), 3)), left + step * STEP, y, "lm")
        if last:
            sheet.put(Sprite("star", (46,)), left + step * STEP + 33, y, read=44)


def counts(sheet: Sheet, dino: Mat, y: int) -> None:
    """More than ten points: how many eggs and bones, in numbers."""
    at = 234
    for token, number in (("egg", dino.victories), ("bone", dino.knockouts)):
        if number:
            at += sheet.put(Sprite(token, (62,)), at, y, "lm", read=52) + 8
            at += sheet.text(at, y, f"× {number}", 46, 120) + 40
