"""Dinosaurs: silhouettes on cards (in colour) and on the map (white on a seal), with their tags and status coins."""

from math import hypot

from render.core.geometry import Line, Outline, blob, circle, polygon, star
from render.core.palette import Colour, mix
from render.core.pen import Drawing, Pen
from render.core.scene import draws
from render.sauria.glyphs import coin
from render.sauria.silhouettes import SILHOUETTES, Part, Silhouette
from rules.sauria.cards.dinosaurs import SPECIES
from rules.sauria.cards.marks import AGGRESSIVE, DISTRACTED, FRIGHTENED, LYING, NARCOTISED, PANICKED, STUNNED

CODES = {
    "tyrannosaurus": "Ty", "giganotosaurus": "Gi", "allosaurus": "Al", "ceratosaurus": "Ce", "carnotaurus": "Ca",
    "spinosaurus": "Sp", "dilophosaurus": "Di", "raptor": "Ra", "compsognathus": "Co", "gallimimus": "Ga",
    "therizinosaurus": "Th", "pachy": "Pc", "parasaurolophus": "Pa", "iguanodon": "Ig", "triceratops": "Tr",
    "styracosaurus": "St", "stegosaurus": "Sg", "ankylosaurus": "An", "brachiosaurus": "Br",
}  # fmt: skip
"""Two letters per species: five large theropods differ by horn, crest or ridge, which nobody sees below 40 px."""
COLOURS: dict[str, tuple[Colour, Colour, Colour]] = {
    "tyrannosaurus": ("rock3", "rock2", "rock"), "giganotosaurus": ("rock2", "rock", "crust"),
    "allosaurus": ("sand2", "sand3", "wood3"), "ceratosaurus": ("carnivore2", "carnivore", "crust"),
    "carnotaurus": ("carnivore2", "carnivore", "night2"), "spinosaurus": ("sea2", "sea", "seat4"),
    "dilophosaurus": ("sea3", "sea2", "day"), "raptor": ("seat4", "repair", "wood3"),
    "compsognathus": ("leaf2", "leaf", "pine"), "gallimimus": ("inset", "sand2", "rock2"),
    "therizinosaurus": ("night2", "night", "sea3"), "pachy": ("sand", "sand2", "carnivore2"),
    "parasaurolophus": ("seat4", "repair", "carnivore"), "iguanodon": ("herbivore2", "herbivore", "sand3"),
    "triceratops": ("sand", "sand2", "sand3"), "styracosaurus": ("red2", "red3", "crust"),
    "stegosaurus": ("leaf2", "leaf", "seat4"), "ankylosaurus": ("rock3", "rock2", "rock"),
    "brachiosaurus": ("herbivore2", "herbivore", "leaf"),
}  # fmt: skip
"""Body, far limbs, pattern."""
STATUS: tuple[tuple[int, str, Colour, Colour], ...] = (
    (STUNNED, "burst", "day", "ink"), (NARCOTISED, "Z", "night", "card"), (PANICKED, "!", "alarm", "ink"),
    (DISTRACTED, "bone", "card", "ink"), (FRIGHTENED, "!", "day", "ink"), (AGGRESSIVE, "burst", "carnivore2", "white"),
)  # fmt: skip
"""Status marker, its sign, coin and sign colour, the most important first."""
CRESTED = ("spinosaurus", "dilophosaurus")
"""Their pattern lies on sail and crest too, not on the trunk alone."""
STEPS = 5


def spline(points: tuple[tuple[float, ...], ...]) -> list[tuple[float, float, float]]:
    """A Catmull-Rom curve through (x, y, radius)."""
    found = []
    last = len(points) - 1
    for i in range(last):
        p0, p1, p2, p3 = (points[min(max(k, 0), last)] for k in (i - 1, i, i + 1, i + 2))
        for j in range(STEPS):
            t = j / STEPS
            x, y, r = (
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)
                for a, b, c, d in zip(p0, p1, p2, p3, strict=True)
            )
            found.append((x, y, r))
    x, y, r = points[-1]
    return [*found, (x, y, r)]


def tapered(points: tuple[tuple[float, ...], ...], grow: float) -> Outline:
    """The outline of a stroke whose width changes, with round ends."""
    curve = [(x, y, max(r, 0.4) + grow) for x, y, r in spline(points)]
    left: list[tuple[float, float]] = []
    right: list[tuple[float, float]] = []
    for k, (x, y, r) in enumerate(curve):
        (ax, ay, _), (bx, by, _) = curve[max(0, k - 1)], curve[min(len(curve) - 1, k + 1)]
        long = hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / long, (bx - ax) / long
        left.append((x + nx * r, y + ny * r))
        right.append((x - nx * r, y - ny * r))
    return ((*left, *reversed(right), left[0]),)


def part(pen: Pen, shape: Part, grow: float, colour: Colour) -> None:
    """Fill a part, `grow` units wider all round."""
    kind, points = shape
    if kind == "s":
        pen.fill(tapered(points, grow), colour)
        for x, y, r in points:
            pen.fill(circle(x, y, max(r, 0.4) + grow), colour)
        return
    outline = blob(*points) if kind == "c" else polygon(*((p[0], p[1]) for p in points))
    pen.fill(outline, colour)
    if grow > 0:
        pen.stroke(outline, colour, 2 * grow)


def layer(pen: Pen, shapes: tuple[Part, ...], colour: Colour, line: Colour, edge: float) -> None:
    """Parts of one colour as one thing with an outline."""
    if edge > 0:
        for shape in shapes:
            part(pen, shape, edge, line)
    for shape in shapes:
        part(pen, shape, 0, colour)


def silhouette(
    pen: Pen, species: str, body: Colour, far: Colour, mark: Colour | None, horn: Colour, edge: float = 1.6
) -> None:
    """A dinosaur in the pen's 100 by 100 box. mark None: without its pattern."""
    s: Silhouette = SILHOUETTES[species]
    layer(pen, s.far, far, "ink", edge)
    layer(pen, s.back, mark if mark is not None else horn, "ink", edge)
    layer(pen, s.body, body, "ink", edge)
    if mark is not None:
        if species in CRESTED:
            for shape in s.mark:
                part(pen, shape, 0, mark)
        else:
            trunk: Line = tapered(s.body[0][1], -0.6)[0]
            with pen.clip((trunk,)):
                for shape in s.mark:
                    part(pen, shape, 0.5, mark)
    layer(pen, s.frill, far, "ink", edge * 0.8)
    layer(pen, s.horn, horn, "ink", edge * 0.8)
    x, y, r = s.eye
    pen.fill(circle(x, y, r + 1), "ink")
    pen.fill(circle(x + r * 0.4, y - r * 0.4, r * 0.5), "white")


@draws("sau-dino")
def portrait(species: str, size: int, halo: bool = True) -> Drawing:
    """A dinosaur in colour, `size` px wide."""
    pen = Pen(size, size, size / 112, 3)
    body, far, mark = COLOURS[species]
    with pen.at(6, 6):
        if halo:
            s = SILHOUETTES[species]
            for shape in (*s.far, *s.back, *s.body, *s.frill, *s.horn):
                part(pen, shape, 4.4, "white")
        silhouette(pen, species, body, far, mark, "white")
    return pen.done()


def seal(pen: Pen, carnivore: bool, large: bool, r: float) -> None:
    """The ground of a figure about the origin: spiky for carnivores, round for herbivores; large ones have a cream ring."""
    base, rim = ("carnivore", "carnivore2") if carnivore else ("herbivore", "herbivore2")

    def disc(grow: float, colour: Colour) -> None:
        reach = r + grow
        if carnivore:
            pen.fill(star(0, 0, reach + 2.6, (reach + 2.6) * 0.85, 11), colour)
        else:
            pen.fill(circle(0, 0, reach), colour)

    edge = 3.2 if large else 0
    disc(edge + 3.1, "ink")
    if large:
        disc(edge + 0.6, "card")
    disc(0 if large else 0.8, base)
    inner = r * (0.8 if carnivore else 0.86)
    pen.fill(circle(0, 0, inner), rim)
    pen.fill(circle(0, 0, inner - 1.6), base)


def radius(large: bool) -> float:
    """Radius of a figure's seal in units of 1/56 of its size."""
    return 28.0 if large else 22.4


@draws("sau-figure")
def figure(species: str, size: int, marks: int = 0) -> Drawing:
    """A dinosaur figure; size: width in px of a large one. It lies on its back when it is stunned or narcotised."""
    kind = SPECIES[species]
    pen = Pen(size * 1.5, size * 1.5, size / 56, 3)
    r = radius(kind.large)
    with pen.at(42, 42):
        seal(pen, kind.carnivore, kind.large, r)
        share = r * 2.12 / 112
        lying = bool(marks & LYING)
        rim: Colour = "carnivore2" if kind.carnivore else "herbivore2"
        with pen.at(0, -r * (0.3 if lying else 0.1), share, 180 if lying else 0, lying), pen.at(-50, -50):
            silhouette(pen, species, "white", rim, None, "day", 2.4)
        found = [(sign, fill, colour) for bit, sign, fill, colour in STATUS if marks & bit]
        for k, (sign, fill, colour) in enumerate(found[:2]):
            coin(pen, sign, r * 0.78 - k * r * 1.56, -r * 0.72, 12, fill, colour)
    return pen.done()


@draws("sau-tag")
def tag(species: str, left: int, hurt: bool, size: int) -> Drawing:
    """A figure's tag, letters `size` px high: code and life points left, red when it is hurt."""
    k = size / 13.5
    pen = Pen(46 * k, 22 * k, k, 3)
    with pen.at(23, 11):
        pen.box(-21.2, -9.7, 21.2, 9.7, 7, "card", None)
        pen.box(-20, -8.5, 20, 8.5, 5.8, "ink", None)
        pen.box(2.4, -6.9, 18.4, 6.9, 4.4, "blood" if hurt else "card", None)
        pen.text(-9.4, -0.4, CODES[species], 13.5, "card", "label")
        pen.text(10.4, -0.4, str(left), 13.5, "white" if hurt else "ink", "label")
    return pen.done()


@draws("sau-body")
def body(species: str, size: int) -> Drawing:
    """The figure of a dead dinosaur: pale, on its back."""
    pen = Pen(size, size, size / 112, 3)
    with pen.at(56, 56, 0.9, 180, True), pen.at(-50, -50):
        silhouette(pen, species, mix("card", "ink3", 0.25), mix("card", "ink3", 0.5), None, "card", 2.4)
    return pen.done()


@draws("sau-seal")
def seal_alone(carnivore: bool, large: bool, size: int) -> Drawing:
    """The ground of a figure without a dinosaur."""
    pen = Pen(size * 1.2, size * 1.2, size / 64, 3)
    with pen.at(38.4, 38.4):
        seal(pen, carnivore, large, 26 if large else 24)
    return pen.done()
