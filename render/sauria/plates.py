"""Round track, area plates and other plates of the board: ground drawings that change a few times in a game."""

from render.core import fonts
from render.core.frames import sign
from render.core.geometry import box, circle, polygon
from render.core.palette import Colour, mix
from render.core.pen import Drawing, Pen
from render.core.scene import draws
from render.sauria.dinos import silhouette
from render.sauria.glyphs import coin, glyph
from render.sauria.ground import GROUNDS, PATTERNS
from render.sauria.hexes import hexagon
from render.sauria.tiles import small_boat
from rules.sauria.places import is_night

ROUNDS = 16
HIGH = 92
STAGES: tuple[tuple[str, Colour, Colour], ...] = (
    ("I", "herbivore", "white"), ("II", "sun", "ink"), ("III", "carnivore2", "white"), ("IV", "black3", "white"),
)  # fmt: skip
"""Roman numeral, frame and letter colour of the four stages of dinosaur cards."""


@draws("sau-track")
def track(width: int, round_: int, time: str, signal: str, rescue: str, lava: int) -> Drawing:
    """The 16 rounds: past ones dark, the present one raised; lava from that round on, the signal until 13, rescue in 16.

    Before them a day or a night with its word, seen at a glance.
    """
    pen = Pen(width, HIGH, 1, 2)
    pen.fill(box(0, 0, width, HIGH), "ink")
    dark = is_night(max(1, round_))
    sky: Colour = "night2" if dark else "day"
    pen.fill(box(8, 8, 238, HIGH - 8, 14), sky)
    glyph(pen, "moon" if dark else "sun", 205, 46, 25, "day" if dark else "carnivore2", sky)
    with pen.at(14, 15, 0.64):
        silhouette(pen, "tyrannosaurus", "seat4", "repair", "wood3", "white", 1.6)
    pen.text(82, 33, *fonts.fit("SAURIA", "title", 25, 100, 15), "card" if dark else "ink", "title", "lm")
    pen.text(82, 62, *fonts.fit(time, "title", 25, 86, 14), "day" if dark else "ink", "title", "lm")
    left, wide = 248, (width - 260) / ROUNDS
    for r in range(1, ROUNDS + 1):
        x, now, past = left + (r - 1) * wide, r == round_, r < round_
        night = is_night(r)
        fill: Colour = mix("ink", "ink3", 0.2) if past else "night2" if night else "day"
        front: Colour = "ink3" if past else "card" if night else "ink"
        if now:
            pen.box(x - 1, 4, x + wide - 3, 88, 13, fill, "white", 5)
        else:
            pen.fill(box(x + 2, 14, x + wide - 5, 78, 10), fill)
        middle = x + wide / 2 - 2
        pen.text(middle - wide * 0.16, 45, str(r), 42 if now else 31, front, "title")
        sign: Colour = front if past else "day" if night else "carnivore2"
        glyph(pen, "moon" if night else "sun", middle + wide * 0.27, 27 if now else 32, 12 if now else 10, sign, fill)
        if r >= lava:
            hot: Colour = "crack" if past else "lava"
            glyph(pen, "flame", middle + wide * 0.27, 63 if now else 59, 12 if now else 10, hot, fill if past else "lava3")
        if r in (13, 16):
            text, px = fonts.fit(signal if r == 13 else rescue, "label", 16, round(wide - 14), 9)
            pen.box(x + 3, 71, x + wide - 6, 91, 8, "carnivore2" if r == 13 else "herbivore", "ink", 2.4)
            pen.text(middle - 0.5, 80, text, px, "white", "label")
    return pen.done()


PLATE = (236, 126)
"""Width and height of an area's plate."""


@draws("sau-plate")
def plate(area: str, title: str, black: int, red: int, share: str, lava_word: str, lava: int) -> Drawing:
    """An area's plate: the black and red markers left in its noise bag, the chance of red, its lava cards."""
    wide, high = PLATE
    plain, _, strong = GROUNDS[area]
    front: Colour = "ink" if area == "white" else "white"
    pen = Pen(wide, high, 1, 3)
    pen.box(1.3, 1.3, wide - 1.3, high - 1.3, 14, "card", "ink", 2.6)
    pen.fill(box(2.6, 2.6, wide - 2.6, 54, 12), strong)
    pen.fill(box(2.6, 40, wide - 2.6, 56), "card")
    pen.line(2.6, 40, wide - 2.6, 40, "ink", 2)
    swatch(pen, area, 28, 21, 17)
    pen.text(54, 20.5, *fonts.fit(title, "title", 22, wide - 66, 15), front, "title", "lm")
    pen.shape(polygon((17, 60), (41, 60), (51, 86), (47, 116), (11, 116), (7, 86)), strong, "ink", 2.4)
    pen.box(15, 52, 43, 62, 4, plain, "ink", 2.2)
    glyph(pen, "noise", 29, 90, 13, front, strong)
    cube(pen, 72, 62, "black3")
    pen.text(88, 61.5, str(black), 25, "ink", "title", "lm")
    cube(pen, 138, 62, "blood")
    pen.text(154, 61.5, str(red), 25, "blood", "title", "lm")
    pen.text(wide - 9, 62.5, *fonts.fit(share, "label", 20, 46, 13), "ink2", "label", "rm")
    pen.line(62, 84, wide - 12, 84, "line", 1.6)
    pen.text(62, 104, *fonts.fit(lava_word, "label", 19, 76, 12), "ink", "label", "lm")
    for i in range(3):
        hot = i < lava
        glyph(pen, "flame", wide - 78 + i * 29, 104, 13, "lava" if hot else "line", "lava3" if hot else "card")
    return pen.done()


def cube(pen: Pen, x: float, y: float, fill: Colour) -> None:
    """A noise marker; a red one brings a dinosaur and shows it."""
    pen.box(x - 13, y - 13, x + 13, y + 13, 5, fill, "ink", 2)
    if fill == "blood":
        glyph(pen, "dinosaur", x - 0.5, y, 9.5, "white", fill)


def swatch(pen: Pen, area: str, x: float, y: float, side: float) -> None:
    """A little hex with the colour and the pattern of an area."""
    plain, _, strong = GROUNDS[area]
    pen.fill(hexagon(x, y, side), plain)
    PATTERNS[area](pen, x, y, side, 0.45, "sand3" if area == "white" else strong)
    pen.stroke(hexagon(x, y, side), "ink", 2)


@draws("sau-swatch")
def swatch_alone(area: str, size: int) -> Drawing:
    """An area's colour and pattern as a sprite."""
    pen = Pen(size, size, size / 40)
    swatch(pen, area, 20, 20, 18)
    return pen.done()


@draws("sau-stage")
def stage(n: int, size: int) -> Drawing:
    """The stage of a dinosaur card."""
    text, fill, ink = STAGES[n - 1]
    pen = Pen(size * 1.3, size, size / 36)
    pen.box(1.2, 1.2, 45.6, 34.8, 9, fill, "ink", 2.4)
    pen.text(23.4, 17.5, text, 22, ink, "title")
    return pen.done()


@draws("sau-deck")
def deck(n: int, size: int) -> Drawing:
    """The dinosaur deck with the back of its top card. n: the card's stage, 0 = empty."""
    pen = Pen(size, size, size / 72)
    fill: Colour = STAGES[n - 1][1] if n else "inset"
    for i in (2, 1, 0):
        pen.box(12 + i * 4, 8 - i * 3 + 4, 54 + i * 4, 66 - i * 3 + 2, 6, fill, "ink", 2.2)
    glyph(pen, "dinosaur", 33, 40, 15, STAGES[n - 1][2] if n else "ink3", fill)
    return pen.done()


@draws("sau-banner")
def banner(width: int, height: int, colour: Colour, line: int) -> Drawing:
    """A card with a coloured head `line` px high."""
    pen = Pen(width, height, 1, 3)
    pen.box(1.3, 1.3, width - 1.3, height - 1.3, 14, "card", "ink", 2.6)
    pen.fill(box(2.6, 2.6, width - 2.6, line + 14, 12), colour)
    pen.fill(box(2.6, line, width - 2.6, line + 16), "card")
    pen.line(2.6, line, width - 2.6, line, "ink", 2)
    return pen.done()


@draws("sau-tab")
def tab(width: int, height: int, seat: int, alive: bool) -> Drawing:
    """The coloured left part of a player's row."""
    colours: tuple[Colour, ...] = ("seat1", "seat2", "seat3", "seat4", "seat5")
    fill: Colour = colours[seat] if alive else mix(colours[seat], "inset", 0.6)
    pen = Pen(width, height, 1, 3)
    pen.fill(box(0, 0, width, height, 11), fill)
    pen.fill(box(width - 14, 0, width, height), fill)
    pen.line(width - 1, 0, width - 1, height, "ink", 2)
    return pen.done()


@draws("sau-dot")
def dot(size: int, fill: Colour, line: Colour) -> Drawing:
    """A small disc."""
    pen = Pen(size, size, 1)
    pen.shape(circle(size / 2, size / 2, size / 2 - 2), fill, line, 2.4)
    return pen.done()


WAYS: dict[str, tuple[str, Colour, Colour]] = {
    "open": ("✓", "yes", "white"), "closed": ("×", "ink3", "white"), "broken": ("gear", "blood", "white"),
    "off": ("power", "ink2", "white"), "unknown": ("?", "card", "ink"),
}  # fmt: skip
"""How a way off the island stands: sign, ground and colour of the sign."""


@draws("sau-way")
def way(icon: str, state: str) -> Drawing:
    """A way off the island with how it stands. state: a key of WAYS, or the words of a yellow tag."""
    pen = Pen(84, 60, 1, 3)
    if icon == "boat":
        small_boat(pen, 36, 30, 44)
    else:
        pen.emoji(36, 30, icon, 46)
    if state not in WAYS:
        pen.box(42, 33, 83, 57, 10, "day", "ink", 2)
        pen.text(62.5, 44.5, state, 18, "ink", "label")
        return pen.done()
    name, fill, colour = WAYS[state]
    pen.shape(circle(63, 42, 14), fill, "ink", 2.2)
    if name in "✓×":
        sign(pen, name, 63, 42, 11, colour)
    else:
        glyph(pen, name, 63, 42, 9.5, colour, fill)
    if state == "off":
        pen.line(54, 51, 72, 33, "ink", 4.4)
        pen.line(54, 51, 72, 33, "white", 2)
    return pen.done()


SIGNS: tuple[tuple[tuple[str, Colour, Colour], str], ...] = (
    (("burst", "day", "ink"), "stunned"), (("Z", "night", "card"), "narcotised"), (("bone", "card", "ink"), "distracted"),
    (("!", "alarm", "ink"), "panicked"), (("power", "day", "ink"), "power-on"), (("power", "ink2", "ink3"), "power-off"),
    (("gear", "blood", "white"), "sabotaged"), (("unseen", "card", "ink"), "hidden"),
    (("drop", "white", "blood"), "bleeding"),
)  # fmt: skip
"""The signs under the players' rows with what they are called."""


@draws("sau-signs")
def signs(width: int, height: int, texts: tuple[str, ...]) -> Drawing:
    """A card that explains the signs of figures and tiles."""
    pen = Pen(width, height, 1, 3)
    pen.box(1.5, 1.5, width - 1.5, height - 1.5, 14, "card", "ink", 3)
    for k, (((name, fill, colour), _), text) in enumerate(zip(SIGNS, texts, strict=True)):
        x, y = 24 + k % 3 * 128, 22 + k // 3 * 28
        coin(pen, name, x, y, 12.5, fill, colour)
        pen.text(x + 18, y - 0.5, *fonts.fit(text, "small", 18, 88, 12), "ink", "small", "lm")
    return pen.done()
