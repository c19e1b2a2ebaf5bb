"""Small signs in one stroke weight, drawn in a circle of radius r: what a coin, a chip or a line of a list shows."""

from collections.abc import Callable
from math import cos, radians, sin

from render.core.geometry import blob, circle, polygon, star
from render.core.palette import Colour
from render.core.pen import Drawing, Pen
from render.core.scene import draws

Points = tuple[tuple[float, float], ...]


class Glyph:
    """A pen whose unit is the sign's radius. colour: the sign; ground: what lies under it, for holes."""

    def __init__(self, pen: Pen, colour: Colour, ground: Colour) -> None:
        self.pen, self.colour, self.ground = pen, colour, ground

    def poly(self, *points: tuple[float, float], hole: bool = False, smooth: bool = False) -> None:
        """A filled polygon."""
        self.pen.fill(blob(*points) if smooth else polygon(*points), self.ground if hole else self.colour)

    def line(self, width: float, *points: tuple[float, float], hole: bool = False) -> None:
        """A line through points."""
        self.pen.stroke((points,), self.ground if hole else self.colour, width)

    def disc(self, x: float, y: float, r: float, hole: bool = False) -> None:
        """A filled disc."""
        self.pen.fill(circle(x, y, r), self.ground if hole else self.colour)

    def box(self, x0: float, y0: float, x1: float, y1: float, r: float, hole: bool = False) -> None:
        """A filled rounded box."""
        self.pen.box(x0, y0, x1, y1, r, self.ground if hole else self.colour, None)


def arc(x: float, y: float, r: float, start: float, end: float, tall: float = 0) -> Points:
    """Points of an arc."""
    return circle(x, y, r, tall, start, end)[0]


def medical(g: Glyph) -> None:
    a, b = 0.28, 0.85
    g.poly((-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a), (-b, -a), (-a, -a))


def technology(g: Glyph) -> None:
    for k in (-0.35, 0, 0.35):
        g.line(0.16, (k, -0.95), (k, 0.95))
        g.line(0.16, (-0.95, k), (0.95, k))
    g.box(-0.66, -0.66, 0.66, 0.66, 0.16)
    g.box(-0.3, -0.3, 0.3, 0.3, 0.06, hole=True)


def ranger(g: Glyph) -> None:
    g.pen.fill(star(0, 0.05, 1, 0.48, 5), g.colour)


def maintenance(g: Glyph) -> None:
    g.line(0.4, (-0.62, 0.62), (0.3, -0.3))
    g.disc(0.42, -0.42, 0.52)
    g.poly((0.3, -0.62), (0.75, -1.1), (1.1, -0.75), (0.62, -0.3), hole=True)


def hazard(g: Glyph) -> None:
    g.poly((0, -0.95), (1, 0.8), (-1, 0.8))
    g.line(0.24, (0, -0.3), (0, 0.22), hole=True)
    g.disc(0, 0.55, 0.14, hole=True)


def noise(g: Glyph) -> None:
    g.poly((-0.95, -0.3), (-0.55, -0.3), (-0.05, -0.8), (-0.05, 0.8), (-0.55, 0.3), (-0.95, 0.3))
    for k in (0.42, 0.82):
        g.line(0.19, *arc(0.02, 0, k, -52, 52))


def tunnel(g: Glyph) -> None:
    g.poly((-0.9, 0.8), (-0.9, -0.05), *arc(0, -0.05, 0.9, 180, 360, 0.85), (0.9, 0.8))
    g.poly((-0.48, 0.8), (-0.48, 0.1), *arc(0, 0.1, 0.48, 180, 360, 0.46), (0.48, 0.8), hole=True)


def power(g: Glyph) -> None:
    g.poly((0.22, -1), (-0.62, 0.16), (-0.08, 0.16), (-0.22, 1), (0.62, -0.22), (0.08, -0.22))


def drop(g: Glyph) -> None:
    half = ((0.36, -0.3), (0.62, 0.25), (0.5, 0.72))
    g.poly((0, -1), *half, (0, 0.95), *((-x, y) for x, y in reversed(half)), smooth=True)


def heart(g: Glyph) -> None:
    half = ((0.5, -0.8), (0.92, -0.35), (0.75, 0.15))
    g.poly((0, -0.42), *half, (0, 0.9), *((-x, y) for x, y in reversed(half)), smooth=True)


def cube(g: Glyph) -> None:
    g.poly((0, -0.95), (0.84, -0.48), (0.84, 0.48), (0, 0.95), (-0.84, 0.48), (-0.84, -0.48))
    g.line(0.13, (-0.7, -0.42), (0, -0.02), (0.7, -0.42), hole=True)
    g.line(0.13, (0, -0.02), (0, 0.8), hole=True)


def bullet(g: Glyph) -> None:
    g.poly((-0.34, 0.3), (-0.34, -0.25), (-0.22, -0.7), (0, -1), (0.22, -0.7), (0.34, -0.25), (0.34, 0.3))
    g.box(-0.42, 0.42, 0.42, 0.95, 0.1)


def pack(g: Glyph) -> None:
    g.box(-0.7, -0.62, 0.7, 0.9, 0.34)
    g.line(0.18, *arc(0, -0.62, 0.34, 180, 360))
    g.box(-0.42, 0.1, 0.42, 0.62, 0.12, hole=True)


def flame(g: Glyph) -> None:
    g.poly(
        (0.08, -1.05), (0.3, -0.45), (0.72, 0.05), (0.62, 0.62), (0, 0.95), (-0.62, 0.62), (-0.7, 0.05), (-0.36, -0.3),
        (-0.3, 0.1), (-0.05, -0.4), smooth=True,
    )  # fmt: skip
    g.poly((0.05, 0.05), (0.3, 0.45), (0, 0.82), (-0.3, 0.45), hole=True, smooth=True)


def sun(g: Glyph) -> None:
    for k in range(8):
        x, y = cos(radians(45 * k)), sin(radians(45 * k))
        g.line(0.2, (0.68 * x, 0.68 * y), (x, y))
    g.disc(0, 0, 0.48)


def moon(g: Glyph) -> None:
    g.poly(*arc(0, 0, 0.9, -62, 210), *reversed(arc(0.38, -0.42, 0.72, 35, 172)))


def tent(g: Glyph) -> None:
    g.poly((0, -0.85), (0.98, 0.75), (-0.98, 0.75))
    g.poly((0, -0.1), (0.34, 0.75), (-0.34, 0.75), hole=True)


def target(g: Glyph) -> None:
    for r, hole in ((0.95, False), (0.68, True), (0.42, False), (0.16, True)):
        g.disc(0, 0, r, hole)


def film(g: Glyph) -> None:
    g.box(-0.95, -0.55, 0.95, 0.75, 0.2)
    g.box(-0.42, -0.85, 0.3, -0.3, 0.14)
    g.disc(0, 0.1, 0.42, True)
    g.disc(0, 0.1, 0.22)


def butterfly(g: Glyph) -> None:
    for s in (-1, 1):
        g.poly(*((s * a, b) for a, b in ((0.06, -0.1), (0.5, -0.85), (1, -0.7), (0.85, -0.05), (0.3, 0.1))), smooth=True)
        g.poly(*((s * a, b) for a, b in ((0.06, 0.05), (0.7, 0.1), (0.8, 0.6), (0.35, 0.85))), smooth=True)
    g.line(0.2, (0, -0.55), (0, 0.7))


def flask(g: Glyph) -> None:
    half = ((0.26, -0.9), (0.26, -0.3), (0.82, 0.72), (0.66, 0.92))
    g.poly(*half, *((-x, y) for x, y in reversed(half)))
    g.line(0.2, (-0.4, -0.88), (0.4, -0.88))
    g.poly((-0.3, 0.2), (0.3, 0.2), (0.52, 0.66), (-0.52, 0.66), hole=True)


def shield(g: Glyph) -> None:
    g.poly((0, -0.95), (0.8, -0.65), (0.74, 0.1), (0.45, 0.6), (0, 0.98), (-0.45, 0.6), (-0.74, 0.1), (-0.8, -0.65))
    g.pen.fill(star(0, -0.05, 0.5, 0.23, 5), g.ground)


def gear(g: Glyph) -> None:
    for k in range(8):
        g.line(0.34, (0, 0), (0.86 * cos(radians(45 * k)), 0.86 * sin(radians(45 * k))))
    g.disc(0, 0, 0.66)
    g.disc(0, 0, 0.28, True)


def dinosaur(g: Glyph) -> None:
    g.poly(
        (-1, 0.2), (-0.35, 0.1), (0, -0.35), (0.15, -0.85), (0.55, -0.95), (1, -0.75), (0.95, -0.5), (0.5, -0.45),
        (0.45, 0.1), (0.7, 0.2), (0.42, 0.3), (0.3, 0.45), (0.45, 0.95), (0.05, 0.95), (-0.1, 0.6), (-0.25, 0.95),
        (-0.6, 0.95), (-0.45, 0.5), smooth=True,
    )  # fmt: skip
    g.disc(0.5, -0.72, 0.1, True)


def bone(g: Glyph) -> None:
    g.line(0.36, (-0.5, 0.5), (0.5, -0.5))
    for x, y in ((-0.72, 0.42), (-0.42, 0.72), (0.72, -0.42), (0.42, -0.72)):
        g.disc(x, y, 0.3)


def egg(g: Glyph) -> None:
    g.poly((0, -0.95), (0.55, -0.3), (0.68, 0.35), (0, 0.95), (-0.68, 0.35), (-0.55, -0.3), smooth=True)


def dna(g: Glyph) -> None:
    for s in (1, -1):
        g.line(0.2, *((s * 0.5 * sin(t / 4), t / 10 - 0.95) for t in range(20)))
    for t in (-0.6, -0.2, 0.2, 0.6):
        g.line(0.12, (-0.4, t), (0.4, t))


def signal(g: Glyph) -> None:
    g.disc(0, 0.1, 0.2)
    g.line(0.2, (0, 0.1), (0, 0.95))
    for k in (0.5, 0.9):
        for s in (0, 180):
            g.line(0.17, *arc(0, 0.1, k, s - 50, s + 50))


def skull(g: Glyph) -> None:
    g.disc(0, -0.15, 0.75)
    g.box(-0.42, 0.2, 0.42, 0.9, 0.14)
    for s in (-0.3, 0.3):
        g.disc(s, -0.1, 0.2, True)
    for s in (-0.14, 0.14):
        g.line(0.09, (s, 0.6), (s, 0.85), hole=True)


def unseen(g: Glyph) -> None:
    g.poly((-1, 0), (-0.5, -0.5), (0, -0.62), (0.5, -0.5), (1, 0), (0.5, 0.5), (0, 0.62), (-0.5, 0.5), smooth=True)
    g.disc(0, 0, 0.34, True)
    g.line(0.42, (-0.8, 0.85), (0.8, -0.85), hole=True)
    g.line(0.2, (-0.8, 0.85), (0.8, -0.85))


def crown(g: Glyph) -> None:
    g.poly((-0.9, 0.6), (-0.95, -0.5), (-0.42, 0.02), (0, -0.8), (0.42, 0.02), (0.95, -0.5), (0.9, 0.6))


def burst(g: Glyph) -> None:
    g.pen.fill(star(0, 0, 1, 0.45, 8), g.colour)


def lock(g: Glyph) -> None:
    g.line(0.24, (-0.5, 0), (-0.5, -0.35), *arc(0, -0.35, 0.5, 180, 360), (0.5, 0))
    g.box(-0.8, -0.1, 0.8, 0.9, 0.16)


def boat(g: Glyph) -> None:
    g.poly((-1, 0.1), (1, 0.1), (0.65, 0.75), (-0.65, 0.75))
    g.poly((-0.45, 0), (-0.35, -0.4), (0.35, -0.4), (0.45, 0))
    g.line(0.16, (0, -0.4), (0, -0.95))


def again(g: Glyph) -> None:
    g.line(0.26, *arc(0, 0, 0.72, -50, 230))
    g.poly((0.1, -0.95), (0.8, -0.68), (0.28, -0.16))


def hand(g: Glyph) -> None:
    g.box(-0.6, -0.05, 0.62, 0.95, 0.3)
    for x, top in ((-0.44, -0.7), (-0.12, -0.95), (0.2, -0.85), (0.5, -0.55)):
        g.line(0.25, (x, 0.3), (x, top))
    g.line(0.27, (-0.45, 0.55), (-0.9, 0.05))


def letter(sign: str) -> Callable[[Glyph], None]:
    """A sign that is a letter."""

    def drawn(g: Glyph) -> None:
        g.pen.text(0, 0, sign, 2.3, g.colour, "title")

    return drawn


GLYPHS: dict[str, Callable[[Glyph], None]] = {
    "medical": medical, "technology": technology, "ranger": ranger, "maintenance": maintenance, "hazard": hazard,
    "noise": noise, "tunnel": tunnel, "power": power, "drop": drop, "heart": heart, "cube": cube, "bullet": bullet,
    "pack": pack, "flame": flame, "sun": sun, "moon": moon, "tent": tent, "target": target, "film": film,
    "butterfly": butterfly, "flask": flask, "shield": shield, "gear": gear, "dinosaur": dinosaur, "bone": bone, "egg": egg,
    "dna": dna, "signal": signal, "skull": skull, "unseen": unseen, "crown": crown, "burst": burst, "lock": lock,
    "boat": boat, "round": again, "hand": hand, "?": letter("?"), "!": letter("!"), "Z": letter("Z"), "+": letter("+"),
}  # fmt: skip


def glyph(pen: Pen, name: str, x: float, y: float, r: float, colour: Colour, ground: Colour = "card") -> None:
    """Draw a sign in a circle of radius r about (x, y)."""
    with pen.at(x, y, r):
        GLYPHS[name](Glyph(pen, colour, ground))


@draws("sau-glyph")
def glyph_alone(name: str, size: int, colour: Colour = "ink", ground: Colour = "card") -> Drawing:
    """A sign as a sprite of `size` px."""
    pen = Pen(size, size, 1)
    glyph(pen, name, size / 2, size / 2, size * 0.46, colour, ground)
    return pen.done()


@draws("sau-coin")
def coin_alone(name: str, size: int, fill: Colour, colour: Colour) -> Drawing:
    """A coin of `size` px with a sign on it."""
    pen = Pen(size, size, 1)
    coin(pen, name, size / 2, size / 2, size / 2, fill, colour)
    return pen.done()


def coin(pen: Pen, name: str, x: float, y: float, r: float, fill: Colour, colour: Colour) -> None:
    """A round sign with an ink edge."""
    pen.fill(circle(x, y, r), "ink")
    pen.fill(circle(x, y, r - max(1.4, r * 0.12)), fill)
    glyph(pen, name, x, y, r * 0.58, colour, fill)
