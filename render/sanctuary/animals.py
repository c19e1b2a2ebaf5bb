"""The 32 animals: glyphs of OpenMoji where there is one that shows the species, else heads and birds drawn in its manner."""

from collections.abc import Callable

from render.core.geometry import circle, polygon
from render.core.palette import Colour, mix
from render.core.pen import Drawing, Pen
from render.core.scene import draws

GLYPHS = {
    "Siberian Tiger": "🐯", "Asiatic Lion": "🦁", "Giant Panda": "🐼", "Indian Elephant": "🐘", "Grevy's Zebra": "🦓",
    "Black Rhinoceros": "🦏", "Sumatran Orangutan": "🦧", "Wolf": "🐺", "Brown Bear": "🐻", "Koala": "🐨",
    "European Bison": "🦬", "Golden Eagle": "🦅", "Grey Seal": "🦭", "Magellanic Penguin": "🐧",
    "North Atlantic Right Whale": "🐋", "Cheetah": "🐆", "Syrian Hamster": "🐹", "Dingo": "🐕",
}
EDGE = 3
BROWN, TAN, GREY, PALE, DARK = "#886854", "#D8A058", "#A4A8A4", "#E8E4D8", "#484440"

Head = Callable[[Pen], None]
HEADS: dict[str, Head] = {}


def head(name: str) -> Callable[[Head], Head]:
    """Registers the drawing of a species on the 64-unit grid."""

    def register(draw: Head) -> Head:
        HEADS[name] = draw
        return draw

    return register


@draws("san-animal")
def animal(name: str, size: int) -> Drawing:
    """A species, fitted into a square of `size` px."""
    pen = Pen(size, size, size / 68)
    if name in GLYPHS:
        pen.emoji(34, 34, GLYPHS[name], 64)
    else:
        with pen.at(6, 8, 0.86):
            HEADS[name](pen)
    return pen.done()


def eyes(pen: Pen, y: float, apart: float, size: float = 2.4) -> None:
    """Two eyes."""
    for x in (32 - apart, 32 + apart):
        pen.circle(x, y, size, "ink", None)


def muzzle(pen: Pen, y: float, fur: Colour, wide: float = 10, nose: Colour = "ink") -> None:
    """Snout, nose and mouth."""
    pen.fill(circle(32, y + 4, wide, wide * 0.72), fur)
    pen.fill(polygon((32 - 4.6, y - 2), (32 + 4.6, y - 2), (32, y + 4)), nose)
    pen.stroke(polygon((32 - 4.6, y - 2), (32 + 4.6, y - 2), (32, y + 4)), "ink", 2)
    pen.stroke(
        f"M 32 {y + 4} L 32 {y + 8} M 32 {y + 8} Q 28 {y + 11} 25 {y + 8} M 32 {y + 8} Q 36 {y + 11} 39 {y + 8}", "ink", 2.4
    )


def whiskers(pen: Pen, y: float) -> None:
    """Whiskers to both sides."""
    for way in (-1, 1):
        for dy in (0, 5):
            pen.stroke((((32 + way * 14, y + dy * 0.6), (32 + way * 29, y - 3 + dy * 1.5)),), "ink", 2)


def cat(pen: Pen, fur: Colour, face: Colour) -> None:
    """A cat's head without markings."""
    for way in (-1, 1):
        pen.shape(polygon((32 + way * 26, 4), (32 + way * 27, 28), (32 + way * 9, 14)), fur, "ink", EDGE)
        pen.fill(polygon((32 + way * 23, 10), (32 + way * 24, 24), (32 + way * 14, 15)), mix(fur, "ink", 0.3))
    pen.shape(circle(32, 36, 28, 25), fur, "ink", EDGE)
    pen.fill(circle(32, 46, 15, 11), face)


@head("European Wildcat")
def wildcat(pen: Pen) -> None:
    """Striped brow and cheeks."""
    cat(pen, "#A08468", PALE)
    for x, top in ((32, 13), (24, 15), (40, 15)):
        pen.line(x, top, x, top + 9, DARK, 3)
    for way in (-1, 1):
        for dy in (0, 7):
            pen.line(32 + way * 26, 34 + dy, 32 + way * 19, 36 + dy, DARK, 3)
    eyes(pen, 33, 11, 3)
    muzzle(pen, 41, PALE, 9, "#D88078")
    whiskers(pen, 46)


@head("Eurasian Lynx")
def lynx(pen: Pen) -> None:
    """Tufted ears, a ruff on both cheeks."""
    for way in (-1, 1):
        pen.stroke((((32 + way * 25, 8), (32 + way * 28, -1)),), "ink", 4)
        pen.shape(
            polygon((32 + way * 18, 34), (32 + way * 31, 42), (32 + way * 26, 47), (32 + way * 29, 55), (32 + way * 12, 58)),
            PALE,
            "ink",
            EDGE,
        )
    cat(pen, TAN, PALE)
    for x, y in ((24, 20), (40, 20), (32, 17), (14, 36), (50, 36), (17, 45), (47, 45)):
        pen.circle(x, y, 1.9, DARK, None)
    eyes(pen, 33, 11, 3)
    muzzle(pen, 41, PALE, 9)


@head("Snow Leopard")
def snow_leopard(pen: Pen) -> None:
    """Pale grey with dark rings."""
    cat(pen, "#D0D4D0", "white")
    for x, y, size in ((20, 20, 4), (32, 17, 4), (44, 20, 4), (10, 34, 3.4), (54, 34, 3.4), (13, 45, 3), (51, 45, 3)):
        pen.circle(x, y, size, "#A0A8A8", DARK, 2.2)
    eyes(pen, 33, 11, 3)
    muzzle(pen, 41, "white", 9, "#D8A098")
    whiskers(pen, 46)


@head("Polar Bear")
def polar_bear(pen: Pen) -> None:
    """White, small ears, a long black nose."""
    for x in (12, 52):
        pen.circle(x, 14, 9, "white", "ink", EDGE)
        pen.circle(x, 14, 3.6, "#C8D4DC", None)
    pen.shape("M 32 6 C 52 6 58 22 56 36 C 54 50 44 60 32 60 C 20 60 10 50 8 36 C 6 22 12 6 32 6 Z", "white", "ink", EDGE)
    pen.shape(circle(32, 46, 14, 12), "#E0E8EC", "ink", 2.4)
    pen.fill(circle(32, 40, 7, 4.6), "ink")
    pen.stroke("M 32 44 L 32 50 M 32 50 Q 28 53 25 50 M 32 50 Q 36 53 39 50", "ink", 2.4)
    eyes(pen, 27, 10, 2.8)


def hoofed(pen: Pen, fur: Colour, nose: Colour, ears: Colour) -> None:
    """A long face with ears to the sides."""
    for way in (-1, 1):
        pen.shape(
            f"M {32 + way * 10} 30 Q {32 + way * 22} 22 {32 + way * 27} 28 Q {32 + way * 22} 37 {32 + way * 11} 36 Z",
            ears,
            "ink",
            EDGE,
        )
    pen.shape("M 20 26 Q 32 18 44 26 L 42 44 Q 42 62 32 62 Q 22 62 22 44 Z", fur, "ink", EDGE)
    pen.fill("M 24 52 Q 32 48 40 52 Q 39 60 32 60 Q 25 60 24 52 Z", nose)
    for x in (28.5, 35.5):
        pen.circle(x, 55, 1.5, "ink", None)
    eyes(pen, 35, 8)


@head("Tatra Chamois")
def chamois(pen: Pen) -> None:
    """Short horns hooked at the tips, dark stripes over the eyes."""
    for way in (-1, 1):
        hook = f"M {32 + way * 5} 23 Q {32 + way * 5} 4 {32 + way * 11} 4 Q {32 + way * 15} 5 {32 + way * 14} 11"
        pen.stroke(hook, "ink", 6)
    hoofed(pen, "#E8D0A8", DARK, BROWN)
    for way in (-1, 1):
        pen.stroke((((32 + way * 10, 29), (32 + way * 6, 48)),), DARK, 4.4)
    eyes(pen, 35, 8, 1.6)


@head("Abyssinian Ibex")
def ibex(pen: Pen) -> None:
    """Thick ringed horns swept back, a beard."""
    for way in (-1, 1):
        bow = f"M {32 + way * 5} 24 C {32 + way * 6} 4 {32 + way * 28} -4 {32 + way * 29} 20"
        pen.stroke(bow, "ink", 11)
        pen.stroke(bow, "#B89468", 6)
        for x, y in ((8, 13), (14, 6), (22, 4.6), (27, 10)):
            pen.line(32 + way * x - 2, y - 3, 32 + way * x + 2, y + 3, "ink", 2)
    pen.shape("M 27 58 L 32 66 L 37 58 Z", DARK, "ink", 2)
    hoofed(pen, BROWN, "#605040", BROWN)


@head("Addax")
def addax(pen: Pen) -> None:
    """White, screwed horns, a dark crown and a white mask."""
    for way in (-1, 1):
        horn = (
            f"M {32 + way * 5} 22 Q {32 + way * 14} 17 {32 + way * 11} 12 Q {32 + way * 9} 7 {32 + way * 17} 4 "
            f"Q {32 + way * 21} 2 {32 + way * 20} -2"
        )
        pen.stroke(horn, "ink", 8)
        pen.stroke(horn, "#C8A878", 3.6)
    hoofed(pen, PALE, GREY, PALE)
    pen.fill("M 21 27 Q 32 19 43 27 L 39 31 L 25 31 Z", BROWN)
    pen.fill("M 24 43 L 32 39 L 40 43 L 32 47 Z", BROWN)


@head("Scimitar-horned Oryx")
def oryx(pen: Pen) -> None:
    """Very long horns bent to one side, a rusty stripe down the face."""
    for x in (27, 36):
        horn = f"M {x} 24 Q {x - 1} 4 {x + 20} -1"
        pen.stroke(horn, "ink", 7)
        pen.stroke(horn, "#786858", 2.8)
    hoofed(pen, "white", GREY, "white")
    pen.fill("M 28 24 L 36 24 L 34 48 L 30 48 Z", "#C07848")
    for way in (-1, 1):
        pen.stroke((((32 + way * 9, 32), (32 + way * 7, 42)),), "#C07848", 3.6)
    eyes(pen, 35, 8, 2)


@head("Muskox")
def muskox(pen: Pen) -> None:
    """A shaggy dark head, horns down along it and out again."""
    pen.shape(
        "M 32 6 C 52 6 58 24 56 40 L 60 56 L 50 53 L 47 62 L 40 56 L 32 63 L 24 56 L 17 62 L 14 53 L 4 "
        "56 L 8 40 C 6 24 12 6 32 6 Z",
        "#685040",
        "ink",
        EDGE,
    )
    for way in (-1, 1):
        horn = (
            f"M {32 + way * 2} 15 C {32 + way * 18} 10 {32 + way * 22} 24 {32 + way * 21} 34 Q "
            f"{32 + way * 22} 42 {32 + way * 30} 38"
        )
        pen.stroke(horn, "ink", 10)
        pen.stroke(horn, "#E0D4B4", 5.4)
    pen.shape("M 24 38 Q 32 30 40 38 L 39 52 Q 32 58 25 52 Z", "#94785C", "ink", 2.4)
    eyes(pen, 32, 10, 2.6)
    for x in (29, 35):
        pen.circle(x, 49, 1.6, "ink", None)


@head("Walrus")
def walrus(pen: Pen) -> None:
    """Two tusks under a bristly muzzle."""
    pen.shape("M 32 4 C 52 4 60 20 58 40 C 57 56 46 58 32 58 C 18 58 7 56 6 40 C 4 20 12 4 32 4 Z", "#A87858", "ink", EDGE)
    for way in (-1, 1):
        pen.shape(
            f"M {32 + way * 4} 42 L {32 + way * 14} 42 Q {32 + way * 14} 58 {32 + way * 9} 66 Q "
            f"{32 + way * 5} 58 {32 + way * 4} 42 Z",
            "white",
            "ink",
            EDGE,
        )
    for x in (21, 43):
        pen.shape(circle(x, 38, 12, 10), "#D0A080", "ink", 2.6)
        for dx, dy in ((-5, -2), (0, 2), (5, -2), (-4, 5), (4, 5)):
            pen.circle(x + dx, 38 + dy, 1.3, "ink", None)
    pen.fill(circle(32, 30, 6, 4), "ink")
    eyes(pen, 21, 11, 2.8)


@head("African Wild Dog")
def wild_dog(pen: Pen) -> None:
    """Large round ears, patches of black, tan and white."""
    for way in (-1, 1):
        pen.shape(circle(32 + way * 20, 15, 12, 14), DARK, "ink", EDGE)
        pen.fill(circle(32 + way * 20, 16, 6.4, 8.6), "#C89890")
    pen.shape(
        "M 32 10 C 46 10 54 22 52 34 C 50 44 42 48 40 56 Q 36 62 32 62 Q 28 62 24 56 C 22 48 14 44 12 "
        "34 C 10 22 18 10 32 10 Z",
        TAN,
        "ink",
        EDGE,
    )
    pen.fill("M 29 12 L 35 12 L 33 34 L 31 34 Z", DARK)
    pen.fill(
        "M 13 36 C 18 46 24 44 24 56 Q 28 61 32 61 Q 36 61 40 56 C 40 44 46 46 51 36 C 44 38 40 34 32 "
        "36 C 24 34 20 38 13 36 Z",
        DARK,
    )
    pen.fill(circle(44, 22, 5, 4), "white")
    eyes(pen, 29, 10, 2.8)
    pen.fill(circle(32, 56, 5, 3.6), "ink")
    pen.stroke("M 27 47 Q 32 50 37 47", "#988878", 2)


@head("Common Wombat")
def wombat(pen: Pen) -> None:
    """A broad head, small ears, a big bare nose."""
    for x in (13, 51):
        pen.shape(circle(x, 15, 8, 10), "#98806C", "ink", EDGE)
        pen.fill(circle(x, 17, 4, 5), "#D0A8A0")
    pen.shape("M 32 8 C 54 8 62 26 60 40 C 58 54 46 59 32 59 C 18 59 6 54 4 40 C 2 26 10 8 32 8 Z", "#98806C", "ink", EDGE)
    pen.shape("M 22 34 Q 32 28 42 34 Q 42 44 32 47 Q 22 44 22 34 Z", DARK, "ink", 2.4)
    for x in (28, 36):
        pen.circle(x, 38, 1.8, "#98806C", None)
    pen.stroke("M 32 47 L 32 51 M 32 51 Q 27 54 23 51 M 32 51 Q 37 54 41 51", "ink", 2.4)
    eyes(pen, 26, 15, 2.6)


@head("Gouldian Finch")
def finch(pen: Pen) -> None:
    """A small bird in all colours."""
    pen.shape("M 44 44 L 62 60 L 54 63 L 38 52 Z", DARK, "ink", EDGE)
    pen.shape(
        "M 20 8 C 32 6 36 16 38 24 C 52 30 54 44 44 52 C 34 58 16 54 14 38 C 13 30 15 26 12 20 C 12 14 14 9 20 8 Z",
        "Y",
        "ink",
        EDGE,
    )
    pen.fill("M 15 26 Q 25 32 36 24 Q 38 34 30 40 Q 18 40 15 36 Z", "seal")
    pen.shape("M 37 23 C 52 29 54 44 45 51 C 36 48 32 36 37 23 Z", "G", "ink", 2.6)
    pen.fill(circle(20, 16, 7, 7), "no")
    pen.stroke("M 13 22 Q 20 27 28 20", "ink", 3)
    pen.shape("M 13 14 L 2 18 L 13 22 Z", PALE, "ink", 2.4)
    pen.circle(21, 15, 2.2, "ink", None)
    for x in (26, 33):
        pen.line(x, 55, x, 63, "ink", 2.6)


@head("Black-billed Stork")
def stork(pen: Pen) -> None:
    """A tall white bird, black wing and bill, long red legs."""
    for x in (34, 41):
        pen.line(x, 46, x - 1, 64, "no", 3.2)
    pen.shape(
        "M 22 12 C 28 8 34 13 31 21 C 28 28 34 28 44 29 C 56 31 62 38 61 45 C 52 50 34 51 27 43 C 20 35 26 24 23 20 Z",
        "white",
        "ink",
        EDGE,
    )
    pen.shape("M 36 34 C 48 32 60 38 63 47 C 52 50 40 46 36 34 Z", DARK, "ink", 2.4)
    pen.shape("M 22 12 L 1 22 L 23 19 Z", DARK, "ink", 2.4)
    pen.circle(26, 15, 2, "ink", None)


__all__ = ["GLYPHS", "HEADS", "animal"]
