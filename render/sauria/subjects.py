"""The art of the cards: a sky, a disc, hills, and before them what the card is about."""

from collections.abc import Callable

from render.core.geometry import Point, blob, box, circle, polygon
from render.core.palette import Colour, mix
from render.core.pen import Drawing, Pen
from render.core.scene import draws
from render.sauria.dinos import COLOURS, silhouette
from render.sauria.glyphs import coin, glyph
from render.sauria.ground import tree
from render.sauria.tiles import ICONS, TYPES, lighthouse, small_boat

EVENTS = {
    "surge_day": "⚡", "tour_speakers": "🔊", "rock_fall": "🪨", "scent_of_blood": "🩸", "second_wind": "💪",
    "supply_drop": "📦", "stray_pachy": "dino pachy", "raptor_call": "dino raptor", "map_found": "🗺", "clear_sky": "☀",
    "feeding_time": "🍖", "migration": "dino gallimimus", "new_arrivals": "dino allosaurus", "nest": "🪺", "embers": "🌋",
    "surge_night": "⚡", "night_cries": "🔊", "stumble": "🔦", "blood_trail": "🩸", "thorns": "🌿", "full_moon": "🌕",
    "fog": "☁", "curfew": "🔌", "stampede": "dino triceratops", "cold_rain": "🌧", "hatchery": "dino dilophosaurus",
    "camp_fire": "🔥", "flare": "🎆", "landslide": "⛰", "night_hunt": "dino carnotaurus",
}  # fmt: skip
ENCOUNTERS = {
    "shortcut": "🥾", "dash": "🏃", "clean_shot": "🎯", "rucksack": "🎒", "spring": "💧", "medic": "🩺", "survivor": "🧑",
    "fuel": "🛢", "locker": "🔐", "rest": "🏞", "ambush": "dino ceratosaurus", "barbed_wire": "⛓", "fall": "🕳",
    "torn_bag": "👜", "alarm": "🚨", "raptor_nest": "dino raptor", "hatchlings": "dino compsognathus", "open_gate": "🚧",
    "dizzy": "😵", "quicksand": "🏜", "nest_egg": "🪺", "amber": "🧬", "crates": "📦", "zip_line": "🪢", "watchtower": "🪜",
    "flash": "💥", "carcass": "🦴", "bargain": "🤝", "witness": "👀", "fit": "🏅",
}  # fmt: skip
ITEMS = {
    "bandage": "🩹", "first_aid_kit": "kit", "energy_bar": "🍫", "adrenaline": "💉", "padded_vest": "🦺",
    "boat_parts": "boat", "petrol": "⛽", "torch": "🔦", "headlamp": "lamp", "wrench": "🔧", "firecracker": "🧨",
    "machete": "🗡", "pistol": "🔫", "shotgun": "gun sand3", "assault_rifle": "gun ink2", "tranquilliser_pistol": "🔫 burst",
    "tranquilliser_rifle": "gun leaf Z", "bait": "🍖", "satellite_phone": "📟", "generator": "🔌",
    "rail_cannon": "gun technical power", "urine": "🧴", "drone": "🛸", "gas_grenade": "💨", "jammer": "🔇",
    "ammo_printer": "🖨", "brush_kit": "🧹", "hunting_rifle": "gun wood target", "sample_kit": "🧪", "camera": "📷",
    "bolt_cutter": "✂", "field_radio": "📻", "egg": "🥚", "dna": "🧬",
}  # fmt: skip
WOUNDS = {
    "arm": "🦴", "leg": "🦵", "lung": "🫁", "hand": "🖐", "cut": "🩸", "artery": "🫀", "concussion": "🤕", "shock": "😱",
    "ribs": "🩻",
}  # fmt: skip
"""What a card shows: an emoji; "dino" and a species; "gun", its colour, a sign; one of OWN; "sign" and its name."""
BACKDROPS: dict[str, tuple[Colour, Colour, Colour, Colour]] = {
    "day": (mix("day", "card", 0.35), mix("day", "card", 0.7), "leaf3", "leaf2"),
    "night": ("night2", mix("night2", "card", 0.25), mix("night", "leaf", 0.4), "night"),
    "jungle": (mix("foam", "card", 0.35), mix("foam", "card", 0.7), "leaf2", "leaf"),
    "wound": (mix("red", "card", 0.45), mix("red", "card", 0.15), "red2", "red3"),
    "start": (mix("sand2", "card", 0.6), mix("sand2", "card", 0.85), "sand2", "sand3"),
    "coast": (mix("foam", "card", 0.35), mix("day", "card", 0.3), "sea2", "sea"),
    **{
        deck: (mix(colour, "card", 0.75), mix(colour, "card", 0.9), mix(colour, "card", 0.45), colour)
        for deck, colour in TYPES.items()
    },
}
"""Sky, disc, far hills, near hills."""


@draws("sau-scene")
def scene(backdrop: str, subject: str, width: int, height: int) -> Drawing:
    """A card's art, `width` by `height` px."""
    sky, disc, far, near = BACKDROPS[backdrop]
    pen = Pen(width, height, 1, 2)
    w, h = width, height
    pen.fill(box(0, 0, w, h), sky)
    pen.fill(circle(w * 0.5, h * 0.5, h * 0.42), disc)
    hills(pen, w, h, far, 0.58)
    if backdrop == "jungle":
        for k in range(11):
            tree(pen, w * (k + 0.3) / 10.6, h * (0.68 + 0.05 * (k % 3)), h * 0.09, k)
    hills(pen, w, h, near, 0.82)
    draw(pen, subject, w / 2, h / 2, min(h * 0.74, w * 0.52))
    return pen.done()


def hills(pen: Pen, w: float, h: float, colour: Colour, high: float) -> None:
    """A row of hills whose tops lie about `high` of the way down."""
    ridge = ((-0.1, 0.05), (0.16, -0.07), (0.4, 0.06), (0.64, -0.08), (0.86, 0.03), (1.1, -0.05))
    tops: list[Point] = [(x * w, (high + y) * h) for x, y in ridge]
    pen.fill(blob(*tops, (1.1 * w, 1.2 * h, 1), (-0.1 * w, 1.2 * h, 1)), colour)


def draw(pen: Pen, subject: str, x: float, y: float, size: float) -> None:
    """What the card is about, fitted into a square of `size` px about (x, y)."""
    what, *more = subject.split()
    if what == "dino":
        body, limbs, mark = COLOURS[more[0]]
        share = size / 100
        with pen.at(x - 50 * share, y - 50 * share, share):
            silhouette(pen, more[0], body, limbs, mark, "white", 1.3)
        return
    if what == "gun":
        gun(pen, x, y, size / 200, more[0])
        more = more[1:]
    elif what in OWN:
        OWN[what](pen, x, y, size)
    elif what == "sign":
        pen.circle(x, y, size * 0.46, "card", "ink", size * 0.02)
        glyph(pen, more[0], x, y, size * 0.27, "ink")
        return
    else:
        pen.emoji(x, y, what, size * 0.86)
    if more:
        coin(pen, more[0], x + size * 0.42, y - size * 0.3, size * 0.14, "day", "ink")


def gun(pen: Pen, x: float, y: float, scale: float, colour: Colour) -> None:
    """A long gun, 310 units wide; its stock in a colour."""
    parts: tuple[tuple[Colour, tuple[Point, ...]], ...] = (
        (colour, ((-150, 0), (-150, 36), (-126, 38), (-82, 14), (-58, 12), (-58, -10), (-96, -12))),
        ("ink3", ((-58, -16), (62, -16), (62, 12), (-58, 12))),
        (colour, ((62, -10), (118, -10), (118, 8), (62, 8))), ("ink2", ((118, -8), (162, -8), (162, 2), (118, 2))),
        (colour, ((-42, 12), (-24, 12), (-34, 48), (-54, 46))), ("ink2", ((6, 12), (30, 12), (38, 52), (14, 56))),
        ("ink2", ((-34, -32), (24, -32), (24, -20), (-34, -20))),
    )  # fmt: skip
    with pen.at(x, y, scale * 1.1):
        for fill, points in parts:
            pen.shape(polygon(*points), fill, "ink", 4)


def kit(pen: Pen, x: float, y: float, size: float) -> None:
    """A first-aid box."""
    with pen.at(x, y, size / 100):
        pen.box(-16, -40, 16, -20, 6, None, "ink", 7)
        pen.box(-46, -28, 46, 38, 9, "white", "ink", 4)
        pen.fill(box(-44, 18, 44, 36, 7), "inset")
        glyph(pen, "medical", 0, 2, 24, "blood", "white")


def lamp(pen: Pen, x: float, y: float, size: float) -> None:
    """A lamp on a headband."""
    with pen.at(x, y, size / 100):
        pen.fill(polygon((-8, 4), (-50, 46), (50, 46), (8, 4)), mix("day", "card", 0.4))
        pen.stroke(circle(0, -14, 40, 22), "ink", 15)
        pen.stroke(circle(0, -14, 40, 22), "seat4", 8)
        pen.box(-17, -14, 17, 20, 8, "ink3", "ink", 4)
        pen.circle(0, 4, 11, "day", "ink", 3.4)


OWN: dict[str, Callable[[Pen, float, float, float], None]] = {
    "boat": lambda pen, x, y, size: small_boat(pen, x, y, size * 0.7),
    "lighthouse": lambda pen, x, y, size: lighthouse(pen, x, y, size * 0.48),
    "kit": kit,
    "lamp": lamp,
}


def tile_subject(key: str) -> str:
    """What a location's card shows."""
    return ICONS.get(key, key)
