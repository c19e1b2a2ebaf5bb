"""The five dinosaurs on a 200 x 200 grid, facing right: each with an outline and a pattern of its own.

mood: "calm", "roar" (mouth open), "ouch" (eye shut), "out" (knocked out: grey, on its back).
"""

from collections.abc import Callable

from render.core.geometry import blob, box, circle, polygon, segment, wavy
from render.core.palette import Colour, mix
from render.core.pen import Drawing, Pen
from render.core.scene import draws

LINE = 5.2
WING = (
    "M 96 98 C 70 60 40 46 2 34 C 12 62 10 86 16 116"
    " C 30 104 40 108 46 132 C 58 120 70 124 76 146 C 86 140 92 138 98 142 Z"
)
SPECIES = ("rex", "trike", "stego", "brachi", "ptera")


def eye(pen: Pen, x: float, y: float, r: float, mood: str) -> None:
    """An eye with a brow, shut or crossed out by mood."""
    if mood == "out":
        for way in (-1, 1):
            pen.line(x - r * 0.7, y - r * 0.7 * way, x + r * 0.7, y + r * 0.7 * way, "ink", LINE)
        return
    if mood == "ouch":
        pen.stroke(segment((x - r * 0.8, y - r * 0.75), (x + r * 0.6, y), (x - r * 0.8, y + r * 0.75)), "ink", LINE * 1.1)
        return
    pen.circle(x, y, r, "white", "ink", LINE * 0.8)
    pen.circle(x + r * 0.3, y + r * 0.1, r * 0.46, "ink", None)
    pen.circle(x + r * 0.14, y - r * 0.12, r * 0.15, "white", None)
    pen.line(x - r * 1.2, y - r * 1.25, x + r * 1.1, y - r * 0.62, "ink", LINE * 1.2)


def legs(pen: Pen, places: tuple[int, ...], top: float, bottom: float, width: float, colour: Colour) -> None:
    """Legs with three toes."""
    for x in places:
        pen.box(x, top, x + width, bottom, width * 0.42, colour, "ink", LINE)
        for toe in range(3):
            pen.fill(circle(x + width * (0.24 + 0.26 * toe), bottom - 3.5, width * 0.12), "card")


def rex(pen: Pen, colour: Colour, mood: str) -> None:
    """Stripes, big jaw."""
    dark, pale = mix(colour, "ink", 0.35), mix(colour, "card", 0.55)
    pen.shape(
        blob(
            (104, 84),
            (130, 98),
            (142, 128),
            (136, 160),
            (112, 178),
            (78, 172),
            (44, 164),
            (20, 150),
            (4, 124, 1),
            (30, 136),
            (52, 128),
            (66, 106),
            (84, 88),
        ),
        colour,
        "ink",
        LINE,
    )
    pen.fill(blob((126, 104), (137, 130), (128, 160), (106, 172), (110, 140)), pale)
    for x, y, turn in ((60, 118, 30), (42, 138, 48), (80, 98, 22)):
        with pen.at(x, y, 1, turn):
            pen.fill("M -6 -12 L 6 -12 L 1 16 Z", dark)
    legs(pen, (74, 106), 152, 192, 30, colour)
    pen.stroke(blob((134, 122), (150, 124), (158, 132), closed=False), "ink", 15)
    pen.stroke(blob((134, 122), (150, 124), (157, 131), closed=False), colour, 6)
    gape = 14 if mood == "roar" else 4
    jaw = blob(
        (98, 84),
        (120, 88 + gape * 0.4),
        (160, 84 + gape),
        (176, 82 + gape, 1),
        (172, 96 + gape),
        (142, 106 + gape),
        (108, 108),
    )
    pen.shape(jaw, pale, "ink", LINE)
    if mood == "roar":
        pen.shape(
            blob((112, 78, 1), (150, 70), (176, 66, 1), (172, 92, 1), (140, 98), (116, 94)), "mouth", "ink", LINE * 0.8
        )
        pen.fill(blob((130, 92), (150, 86), (166, 90), (150, 97)), "heart")
    else:
        pen.shape(
            blob((112, 80, 1), (150, 72), (178, 68, 1), (170, 88, 1), (140, 92), (114, 92)), "mouth", "ink", LINE * 0.8
        )
    head = blob(
        (88, 82), (86, 50), (102, 26), (136, 16), (172, 22), (194, 42), (190, 66, 1), (152, 72), (122, 84), (104, 96)
    )
    pen.shape(head, colour, "ink", LINE)
    for x, y in ((186, 67), (172, 70), (158, 72), (144, 76)):
        pen.shape(polygon((x - 6, y - 1), (x + 5, y - 3), (x - 1, y + 10)), "white", "ink", LINE * 0.5)
    pen.circle(182, 40, 2.6, "ink", None)
    for x, y in ((94, 38), (104, 24)):
        pen.shape(polygon((x - 5, y + 8), (x - 10, y - 10), (x + 7, y - 2)), dark, "ink", LINE * 0.7)
    eye(pen, 132, 42, 13, mood)


def trike(pen: Pen, colour: Colour, mood: str) -> None:
    """Dots, frill and three horns."""
    dark, pale = mix(colour, "ink", 0.35), mix(colour, "card", 0.6)
    legs(pen, (92, 34), 140, 186, 30, mix(colour, "ink", 0.18))
    body = blob(
        (2, 148, 1), (24, 120), (46, 94), (84, 82), (122, 94), (138, 130), (128, 162), (86, 170), (44, 164), (24, 148)
    )
    pen.shape(body, colour, "ink", LINE)
    for x, y, r in ((52, 112, 8), (72, 98, 6), (44, 136, 5), (70, 128, 9), (92, 112, 6)):
        pen.fill(circle(x, y, r), dark)
    legs(pen, (54, 110), 146, 192, 32, colour)
    pen.shape(wavy(120, 78, 54, 9, 0.07), pale, "ink", LINE)
    pen.fill(wavy(120, 78, 38, 9, 0.05), mix(colour, "card", 0.25))
    pen.shape(polygon((132, 62), (146, 6), (152, 60)), "card", "ink", LINE)
    pen.shape(polygon((154, 66), (184, 16), (172, 72)), "card", "ink", LINE)
    head = blob(
        (108, 92), (124, 62), (152, 56), (176, 74), (192, 98), (198, 122, 1), (180, 122), (166, 132), (134, 132), (112, 118)
    )
    pen.shape(head, colour, "ink", LINE)
    pen.shape(polygon((176, 80), (194, 58), (190, 94)), "card", "ink", LINE)
    if mood == "roar":
        pen.shape(blob((196, 120, 1), (176, 118), (150, 122), (160, 142), (182, 140)), "mouth", "ink", LINE * 0.8)
    else:
        pen.stroke(blob((192, 118), (172, 116), (156, 120), closed=False), "ink", LINE * 0.8)
    eye(pen, 148, 88, 12, mood)


def plate(pen: Pen, x: float, y: float, turn: float, scale: float) -> None:
    """One plate of the back."""
    with pen.at(x, y, scale, turn):
        pen.shape("M 0 14 L -15 -6 L 0 -34 L 15 -6 Z", "spikes", "ink", LINE / scale)
        pen.line(0, 8, 0, -18, mix("spikes", "ink", 0.4), LINE * 0.6 / scale)


def stego(pen: Pen, colour: Colour, mood: str) -> None:
    """Back plates, dashes and tail spikes."""
    dark, pale = mix(colour, "ink", 0.35), mix(colour, "card", 0.55)
    legs(pen, (92, 46), 144, 186, 27, mix(colour, "ink", 0.18))
    for x, y, turn, scale in (
        (36, 118, -44, 0.72),
        (58, 90, -30, 1),
        (90, 70, -6, 1.3),
        (122, 82, 20, 1.1),
        (144, 104, 36, 0.78),
    ):
        plate(pen, x, y, turn, scale)
    for x, y, turn in ((12, 128, -70), (24, 118, -40)):
        with pen.at(x, y, 1, turn):
            pen.shape("M -6 6 L 0 -24 L 6 6 Z", "card", "ink", LINE * 0.9)
    pen.shape(
        blob(
            (4, 140),
            (30, 128),
            (58, 98),
            (96, 82),
            (130, 96),
            (152, 120),
            (172, 116),
            (192, 122),
            (199, 138),
            (190, 154),
            (162, 158),
            (138, 166),
            (96, 172),
            (56, 166),
            (30, 150),
        ),
        colour,
        "ink",
        LINE,
    )
    pen.fill(blob((60, 158), (96, 150), (136, 150), (128, 164), (96, 169)), pale)
    for x, y in ((64, 118), (84, 106), (104, 104), (122, 116), (76, 130), (98, 126)):
        pen.line(x - 4, y + 6, x + 4, y - 6, dark, 4.5)
    legs(pen, (58, 116), 148, 192, 30, colour)
    if mood == "roar":
        pen.shape(blob((196, 146, 1), (178, 142), (164, 148), (172, 162), (188, 162)), "mouth", "ink", LINE * 0.8)
    else:
        pen.stroke(blob((193, 147), (180, 150), (168, 146), closed=False), "ink", LINE * 0.8)
    pen.circle(193, 132, 2.2, "ink", None)
    eye(pen, 170, 129, 10, mood)


def brachi(pen: Pen, colour: Colour, mood: str) -> None:
    """Rings and a long neck."""
    dark, pale = mix(colour, "ink", 0.3), mix(colour, "card", 0.6)
    legs(pen, (98, 30), 144, 186, 27, mix(colour, "ink", 0.16))
    pen.shape(
        blob(
            (2, 168, 1),
            (16, 148),
            (30, 118),
            (64, 98),
            (98, 102),
            (118, 84),
            (124, 54),
            (130, 28),
            (148, 12),
            (176, 14),
            (197, 32),
            (192, 50),
            (168, 54),
            (158, 62),
            (158, 96),
            (150, 132),
            (128, 162),
            (84, 172),
            (46, 166),
            (24, 158),
        ),
        colour,
        "ink",
        LINE,
    )
    pen.fill(blob((148, 66), (152, 100), (142, 134), (118, 160), (96, 166), (120, 130), (138, 100)), pale)
    for x, y, r in (
        (60, 122, 10),
        (84, 116, 7),
        (44, 140, 6),
        (76, 140, 8),
        (136, 48, 5),
        (132, 70, 5.5),
        (126, 92, 6),
        (104, 124, 6),
    ):
        pen.circle(x, y, r, None, dark, 4)
    legs(pen, (48, 112), 150, 192, 30, colour)
    pen.circle(183, 20, 2.4, "ink", None)
    if mood == "roar":
        pen.shape(blob((194, 40, 1), (176, 38), (162, 44), (170, 58), (186, 56)), "mouth", "ink", LINE * 0.8)
    else:
        pen.stroke(blob((190, 41), (178, 45), (164, 42), closed=False), "ink", LINE * 0.8)
    eye(pen, 156, 30, 11, mood)


def ptera(pen: Pen, colour: Colour, mood: str) -> None:
    """Wings with bones, crest and beak."""
    dark, pale = mix(colour, "ink", 0.35), mix(colour, "card", 0.5)
    for flip in (False, True):
        with pen.at(200 if flip else 0, 0, 1, 0, flip):
            pen.shape(WING, mix(colour, "card", 0.35), "ink", LINE)
            for x, y in ((16, 112), (46, 128), (76, 142)):
                pen.line(40, 58, x, y, colour, 4.5)
            pen.stroke("M 96 98 C 70 60 40 46 2 34", "ink", LINE)
            pen.shape(polygon((34, 52), (28, 36), (44, 54)), "card", "ink", LINE * 0.7)
    for x in (82, 106):
        pen.line(x + 5, 164, x + 5, 186, "ink", 13)
        pen.line(x + 5, 164, x + 5, 185, "alarm", 5)
        pen.stroke(segment((x - 4, 189), (x + 5, 184), (x + 14, 189)), "ink", 6)
    pen.shape(blob((100, 84), (126, 110), (128, 146), (112, 172), (88, 172), (72, 146), (74, 110)), colour, "ink", LINE)
    pen.fill(blob((100, 106), (116, 124), (116, 150), (100, 166), (84, 150), (84, 124)), pale)
    head = blob((84, 92), (74, 70), (62, 50), (34, 12, 1), (78, 26), (104, 28), (124, 40), (142, 54), (126, 88), (104, 98))
    pen.shape(head, colour, "ink", LINE)
    pen.fill(blob((66, 46), (44, 20, 1), (78, 34), (84, 52)), dark)
    if mood == "roar":
        pen.shape(blob((122, 76, 1), (160, 92), (186, 108, 1), (148, 104), (118, 94)), "alarm", "ink", LINE)
        pen.shape(blob((126, 48, 1), (160, 54), (199, 74, 1), (160, 78), (122, 78, 1)), "alarm", "ink", LINE)
    else:
        pen.shape(blob((126, 50, 1), (160, 62), (199, 90, 1), (158, 92), (120, 92, 1)), "alarm", "ink", LINE)
        pen.stroke(blob((132, 76), (160, 80), (192, 89), closed=False), "ink", LINE * 0.7)
    eye(pen, 106, 60, 13, mood)


BODIES: dict[str, Callable[[Pen, Colour, str], None]] = {
    "rex": rex,
    "trike": trike,
    "stego": stego,
    "brachi": brachi,
    "ptera": ptera,
}


@draws("dino")
def dino(species: str, size: int, mood: str = "calm", flip: bool = False, turn: int = 0) -> Drawing:
    """A dinosaur of `size` px, facing right or (flip) left, turned clockwise."""
    reach = 1.3 if turn else 1.0
    pen = Pen(size * 1.08 * reach, size * 1.04 * reach, size / 200)
    colour = mix(species, "out", 0.7) if mood == "out" else species
    half = (108 * reach, 104 * reach)
    with pen.at(*half, 1, turn, flip), pen.at(0, 0, 1, 180, True) if mood == "out" else pen.at(), pen.at(-100, -100):
        BODIES[species](pen, colour, mood)
    return pen.done()


@draws("portrait")
def portrait(species: str, width: int, height: int) -> Drawing:
    """The ground of a row's portrait: the species' colour, rounded on the left."""
    pen = Pen(width, height, 1, 3)
    tint = mix(species, "card", 0.25)
    pen.fill(box(0, 0, width, height, 22), tint)
    pen.fill(box(width / 2, 0, width, height), tint)
    pen.line(width - 2, 0, width - 2, height, "ink", 4)
    return pen.done()
