"""The dinosaur cards in play, four to a picture: kind, dice, life points, status, field."""

from math import ceil

from render.core import fonts
from render.core.face import Words
from render.core.palette import Colour, mix
from render.core.pen import Drawing, Pen
from render.core.scene import Scene, Sheet, Sprite, draws
from render.sauria import terms
from render.sauria.dinos import COLOURS, silhouette
from render.sauria.ground import area_of
from render.sauria.plates import STAGES
from rules.sauria.dinosaurs import left, species
from rules.sauria.map import BOAT, LABEL
from rules.sauria.state import Dino
from rules.sauria.view import View

WIDE, HEAD = 1000, 96
CARD, TALL, GAP = 484, 560, 12
FOUR = 4
ART = 232
SKIES: tuple[tuple[Colour, Colour, Colour], ...] = (
    ("foam", "herbivore2", "leaf2"), ("day", "herbivore2", "leaf2"), ("red", "rock3", "leaf"), ("night2", "rock2", "crust"),
)  # fmt: skip
"""Sky, far hills and near hills by stage."""


def order(view: View) -> tuple[Dino, ...]:
    """The dinosaurs in the order in which they act: carnivores first, the strongest first."""
    return tuple(sorted(view.table.dinos, key=lambda d: (not species(d).carnivore, -species(d).lp, d.id)))


def pages(view: View) -> int:
    """How many pictures there are; one even without a dinosaur."""
    return max(1, ceil(len(view.table.dinos) / FOUR))


def title(view: View, page: int, words: Words) -> str:
    """What a page shows."""
    total = len(view.table.dinos)
    if not total:
        return words("sau-pic-no-dinos")
    return words("sau-pic-page", a=page * FOUR + 1, b=min(total, page * FOUR + FOUR), n=total)


@draws("sau-sea")
def sea(width: int, height: int, head: int) -> Drawing:
    """A plain ground with a dark bar above."""
    pen = Pen(width, height, 1, 1, ground="sea")
    pen.box(0, 0, width, head, 0, "ink", None)
    return pen.done()


@draws("sau-art")
def art(species_: str, stage: int, width: int, height: int) -> Drawing:
    """A dinosaur before hills."""
    pen = Pen(width, height, 1, 3)
    sky, far, near = SKIES[max(0, stage - 1)]
    w, h = pen.width, pen.height
    frame = (((0, 0), (w, 0), (w, h), (0, h), (0, 0)),)
    pen.fill(frame, mix(sky, "card", 0.3))
    pen.circle(w * 0.74, h * 0.38, h * 0.29, mix(sky, "card", 0.6), None)
    hills = (
        (f"M 0 {h * 0.6} Q {w * 0.2} {h * 0.42} {w * 0.45} {h * 0.6} Q {w * 0.75} {h * 0.72} {w} {h * 0.54} "
         f"L {w} {h} L 0 {h} Z", mix(far, "card", 0.15)),
        (f"M 0 {h * 0.74} Q {w * 0.3} {h * 0.66} {w * 0.55} {h * 0.78} Q {w * 0.8} {h * 0.84} {w} {h * 0.74} "
         f"L {w} {h} L 0 {h} Z", mix(near, "leaf", 0.2)),
    )  # fmt: skip
    for outline, colour in hills:
        pen.fill(outline, colour)
    body, limbs, mark = COLOURS[species_]
    share = h * 0.88 / 100
    with pen.at(w / 2 - 50 * share, h * 0.985 - 96 * share, share):
        silhouette(pen, species_, body, limbs, mark, "white", 1.3)
    pen.line(0, h - 1.5, w, h - 1.5, "ink", 3)
    return pen.done()


def page(view: View, number: int, words: Words) -> Scene:
    """Four cards."""
    shown = order(view)[number * FOUR : number * FOUR + FOUR]
    rows = max(1, ceil(len(shown) / 2))
    high = HEAD + rows * (TALL + GAP) + GAP
    if not shown:
        high = HEAD + 160
    sheet = Sheet("sauria-dinosaurs", Sprite("sau-sea", (WIDE, high, HEAD)))
    sheet.text(24, 48, title(view, number, words), 46, WIDE - 48, "card")
    if not shown:
        sheet.text(WIDE / 2, HEAD + 80, words("sau-text-no-dinos"), 40, WIDE - 60, "card", "text", "mm")
    for k, dino in enumerate(shown):
        card(sheet, dino, words, GAP + k % 2 * (CARD + GAP - 4), HEAD + GAP + k // 2 * (TALL + GAP))
    return sheet.scene()


def card(sheet: Sheet, dino: Dino, words: Words, x: int, y: int) -> None:
    """One dinosaur card."""
    kind = species(dino)
    stage = max(1, kind.stage) if kind.stage else 3
    numeral, frame, ink = STAGES[stage - 1]
    sheet.put(Sprite("panel", (CARD, TALL, 26, frame, "ink", 4)), x, y, "lt", base=True)
    sheet.put(Sprite("panel", (CARD - 32, TALL - 90, 12, "card", "ink", 3)), x + 16, y + 74, "lt")
    sheet.text(x + 24, y + 40, terms.capital(terms.short_name(dino.card, words)), 40, CARD - 116, ink)
    sheet.put(Sprite("strip", (72, 48, 12, "ink")), x + CARD - 18, y + 40, "rm")
    sheet.text(x + CARD - 54, y + 40, numeral, 36, 64, "card", anchor="mm")
    sheet.put(Sprite("sau-art", (terms.kind(dino.card), stage, CARD - 38, ART)), x + 19, y + 77, "lt")
    top = y + 77 + ART + 38
    sheet.put(Sprite("sau-seal", (kind.carnivore, kind.large, 62)), x + 60, top + 8, read=56)
    size = words("sau-size", size="large" if kind.large else "small")
    nature = words("sau-hostile") if kind.hostile else words("sau-pack") if kind.pack else ""
    sheet.text(x + 100, top - 10, terms.capital(terms.joined((size, nature), " · ")), 38, CARD - 124, font="label")
    eats = words("sau-pic-signs", what="carnivore" if kind.carnivore else "herbivore")
    sheet.text(x + 100, top + 32, eats, 36, CARD - 124, "ink2", "small")
    if status := terms.states(dino, words):
        wide = min(CARD - 60, fonts.width(status, "label", 36) + 36)
        sheet.put(Sprite("panel", (wide, 52, 12, "day", "ink", 3)), x + 28, y + 86, "lt")
        sheet.text(x + 28 + wide / 2, y + 111, status, 36, wide - 20, font="label", anchor="mm")
    at = x + 34
    for letter in kind.dice:
        at += sheet.put(Sprite("sau-die", (letter, 54)), at, top + 88, "lm", read=36) + 10
    label = words("sau-boat-label") if dino.field == BOAT else LABEL[dino.field]
    sheet.put(Sprite("sau-chip", (label, area_of(dino.field), 40)), x + CARD - 28, top + 88, "rm")
    lp = kind.lp
    sheet.put(Sprite("sau-hearts", (left(dino), lp, 36)), x + 34, top + 144, "lm", read=36)
    sheet.text(x + CARD - 34, top + 144, f"{left(dino)}/{lp}", 38, 80, font="label", anchor="rm")
