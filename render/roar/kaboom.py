"""The moment of a Kaboom: the caller in the middle of the blast, the others flung outwards with the damage they took."""

from render.core.face import Words
from render.core.scene import Scene, Sheet, Sprite
from render.roar.layout import WIDTH
from render.roar.model import Mat
from rules.core.record import record

HEIGHT = 1130
PLACES = ((180, 490, 24), (1022, 470, -20), (200, 800, 34), (1010, 790, -30))
"""Where the others fly: centre and turn."""


@record
class Hit:
    """What a Kaboom did to one dino: damage placed, damage that Klonk prevented, and whether it is out."""

    dino: Mat
    amount: int
    prevented: int
    out: bool


def kaboom(caller: Mat, shout: str, hits: tuple[Hit, ...], words: Words) -> Scene:
    """The picture. shout: "Kaboom" or "Kaboom-Oo Ah"; hits: the others, at most four."""
    sheet = Sheet("roar-kaboom", Sprite("boom", (HEIGHT,)))
    sheet.put(Sprite("dino", (caller.species, 430, "roar")), 610, 590, read=300)
    for hit, (x, y, turn) in zip(hits, PLACES, strict=False):
        sheet.put(Sprite("dino", (hit.dino.species, 250, "out" if hit.out else "ouch", x > 600, turn)), x, y, read=180)
    sheet.put(Sprite("shout", ("KABOOM!", 205, WIDTH, 392, 5)), 600, 196, read=140)
    for hit, (x, y, _) in zip(hits, PLACES, strict=False):
        mark(sheet, hit, x + (-74 if x < 600 else 66), y + 100)
    panel(sheet, caller, shout, words)
    return sheet.scene()


def mark(sheet: Sheet, hit: Hit, x: int, y: int) -> None:
    """The damage as a burst; a Klonk beside it when it prevented some; K.O. below a dino that is out."""
    sheet.put(Sprite("blow", (hit.amount, 120)), x, y, read=58)
    if hit.prevented:
        sheet.put(Sprite("development", ("klonk", 66)), x + 76, y + 14, read=60)
    if hit.out:
        sheet.put(Sprite("panel", (150, 62, 14, "no")), x, y + 82)
        sheet.text(x, y + 82, "K.O.", 46, 130, "white", "number", "mm")


def panel(sheet: Sheet, caller: Mat, shout: str, words: Words) -> None:
    """Who called what, and what happens next."""
    sheet.put(Sprite("panel", (WIDTH - 40, 150, 24, "card", "ink", 5)), 20, HEIGHT - 170, "lt")
    sheet.put(Sprite("dino", (caller.species, 96)), 50, HEIGHT - 95, "lm", read=80)
    sheet.text(166, HEIGHT - 124, f"{caller.name}: {shout}!", 46, WIDTH - 220)
    sheet.text(166, HEIGHT - 66, words("roar-pic-pause"), 43, WIDTH - 220, "ink2", "text")
