"""The arena: the mats of two to five dinos in their circle, the volcano, the ways of the attacks and the news."""

from render.core.face import Words
from render.core.palette import mix
from render.core.scene import Scene, Sheet, Sprite
from render.roar.layout import AREAS, DISC, LAYOUT, LINE, MAT, NEWS, PLACES_Y, VOLCANO, WIDTH, area, places, shift
from render.roar.model import Mat

NAME = 43
NEWEST = mix("sun", "card", 0.55)
DARK_TEXT = ("brachi", "ptera", "stego")
Part = str | Sprite | int
"""A piece of a line of news: a word, a small sprite, or a place (px from the left) to go on at."""


def arena(
    dinos: tuple[Mat, ...], news: tuple[tuple[Part, ...], ...], words: Words, battle: int, full: bool, awake: bool
) -> Scene:
    """The arena. news: one to three lines, the newest last; battle: the number of the round; awake: the volcano burns."""
    count = len(dinos)
    sheet = Sheet("roar-arena", Sprite("arena", (count,)))
    title = words("roar-pic-round", n=battle)
    if count == 2:
        sheet.put(Sprite("shout-white", (title, 52, 360, 90)), 600, 92, read=44)
        if awake:
            sheet.put(Sprite("volcano", (106, 0, True)), 600, 436, "mb", read=60)
    else:
        sheet.put(Sprite("volcano", (226, battle, awake)), 600, VOLCANO[count], read=62, base=True)
    for dino, (x, y) in zip(dinos, LAYOUT[count], strict=True):
        mat(sheet, dino, x, y, x > 700, full, words)
    newslines(sheet, 20, NEWS[count], news)
    return sheet.scene()


def mat(sheet: Sheet, dino: Mat, cx: int, cy: int, flip: bool, full: bool, words: Words) -> None:
    """One dino's mat about its centre."""
    wide, high = MAT
    left, top = cx - wide // 2, cy - high // 2
    gone = dino.state != "in"
    sheet.put(Sprite("mat", (dino.species, gone, full, dino.limit)), left - 4, top - 4, "lt", base=True)
    if "state" in dino.changes:
        sheet.put(Sprite("ring", (wide + 20, high + 20, 34)), cx, cy)
    sheet.text(
        left + 20,
        top + 31,
        dino.name,
        NAME,
        238 if dino.points < 10 else 212,
        "ink" if gone or dino.species in DARK_TEXT else "white",
    )
    sheet.put(Sprite("points", (dino.points,)), left + wide - 14, top + 30, "rm", read=43)
    if "points" in dino.changes:
        sheet.put(Sprite("spark", (50,)), min(left + wide - 4, WIDTH - 27), top + 6)
    mood = "out" if gone else ("ouch" if dino.hurt > 0 else "calm")
    sheet.put(
        Sprite("dino", (dino.species, 196 if full else 224, mood, flip)), cx, top + (282 if full else 286), "mb", read=150
    )
    if full:
        areas(sheet, dino, left, top)
    if gone:
        word = {"out": "K.O.", "withdrawn": words("roar-pic-away"), "watching": words("roar-pic-watching")}[dino.state]
        sheet.put(Sprite("panel", (262, 62, 14, "no" if dino.state == "out" else "ink2")), cx + shift(full), top + 317)
        sheet.text(cx + shift(full), top + 317, word, 44, 240, "white", "number" if dino.state == "out" else "title", "mm")
        if dino.state == "out":
            for dx, dy, size in ((-70, 94, 30), (0, 78, 40), (70, 94, 30)):
                sheet.put(Sprite("star", (size,)), cx + dx, top + dy)
        return
    if dino.sleeping:
        sheet.put(Sprite("snooze", (84,)), cx + (-64 if flip else 64), top + 108, read=50)
    for x in places(dino.limit, full)[: dino.damage]:
        sheet.put(Sprite("damage", (50,)), left + x, top + PLACES_Y, read=44)
    if dino.hurt:
        sheet.put(Sprite("change", (dino.hurt, 56)), cx + (84 if flip else -84), top + 256, read=47)


def areas(sheet: Sheet, dino: Mat, left: int, top: int) -> None:
    """The developments that lie on the mat; empty areas are part of it."""
    for name, glyph in AREAS:
        count = dino.developments.count(name)
        if not count:
            continue
        x, y = area(name)
        disc = Sprite("development", (glyph, DISC, count, name == "zinngg_left"))
        sheet.put(disc, left + x - (4 if count > 1 else 0), top + y, read=46)
        if name in dino.changes:
            sheet.put(Sprite("spark", (46,)), left + x + 23, top + y - 22)


def newslines(sheet: Sheet, x: int, y: int, lines: tuple[tuple[Part, ...], ...]) -> None:
    """The lines on the panel at the bottom; the newest one stands on yellow."""
    for row, parts in enumerate(lines):
        middle = y + 13 + LINE * row + LINE // 2
        newest = row == len(lines) - 1
        if newest:
            sheet.put(Sprite("strip", (WIDTH - 2 * x - 16, LINE - 2, 14, NEWEST)), x + 8, middle, "lm", base=True)
        at = x + 22
        for part in parts:
            if isinstance(part, Sprite):
                at += sheet.put(part, at, middle, "lm", read=44) + 10
            elif isinstance(part, int):
                at = part
            else:
                at += sheet.text(at, middle, part, NAME, WIDTH - x - 22 - at, "ink" if newest else "ink2") + 10
