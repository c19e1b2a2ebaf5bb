"""Colours by role, one set for all three games, and the fixed palettes that finished pictures are quantised to.

Every colour lies on the lattice of multiples of four. Pillow's quantiser looks colours up on that lattice, so a colour of
a fixed palette is always its own nearest neighbour: quantising twice changes nothing, and a redrawn part of a picture is
equal to the same part of the picture drawn whole.
"""

from functools import lru_cache
from pathlib import Path

Rgb = tuple[int, int, int]
Colour = str | Rgb
"""A role of ROLES, "#RRGGBB", or three channels."""

SHARED = {
    # structure: one ink for every outline; never pure black, never pure grey
    "ink": "#20302C", "ink2": "#404C4C", "ink3": "#6C7874", "white": "#FCFCFC",
    "card": "#FCF4E8", "paper": "#F4E8D0", "inset": "#E8D8B4", "line": "#C0B088",
    # meaning: sun = look here, active, new; yes and no never without a tick or a cross
    "sun": "#FCCC3C", "yes": "#30904C", "no": "#C43C2C", "heart": "#D8486C", "alarm": "#EC7C2C",
    "night": "#2C2448", "night2": "#403464", "lava": "#F0662B", "lava2": "#FCB02C", "lava3": "#FCE480",
    # things
    "wood": "#98683C", "wood2": "#C8965F", "wood3": "#583820", "leaf": "#2C6438", "leaf2": "#58A05C", "leaf3": "#A8CC74",
    "sand": "#F8E0B0", "sand2": "#C8A060", "sand3": "#906838", "rock": "#585048", "rock2": "#88705C", "rock3": "#B09878",
    "mouth": "#781C2C", "seal": "#7C4890", "seal2": "#B084C4", "pond": "#7CC0DC", "pond2": "#3C8CB0",
}
ROAR = {
    "sky": "#F8B45C", "ray": "#FCC480", "spikes": "#F08C3C", "volcano": "#8C5C48",
    "rex": "#DC4828", "trike": "#3070C4", "stego": "#68B44C", "brachi": "#F4BC3C", "ptera": "#C084E4",
    "grrrr": "#3070C4", "roaar": "#DC4828", "ahh": "#68B44C", "kaboom": "#FCCC3C",
    "out": "#B8B0A4", "out2": "#A09C8C", "out3": "#D0C8B8",
}
SANCTUARY = {
    "table": "#304C40", "table2": "#284038", "table3": "#3C6050",
    "R": "#C8402E", "Y": "#F2B632", "G": "#57A05A", "B": "#2B68B0", "X": "#8C877C",
    "R_t": "#F5D3C6", "Y_t": "#FCE9B8", "G_t": "#D5E8C8", "B_t": "#CADDF1", "X_t": "#E2DED3",
    "R_d": "#86281D", "Y_d": "#A36E08", "G_d": "#2C6339", "B_d": "#1A4274", "X_d": "#57534B",
    "pR": "#D94A41", "pY": "#FFD95A", "pG": "#72CC62", "pB": "#3D83D6", "threat": "#39323A",
}
SAURIA = {
    "sea": "#2B7A86", "sea2": "#3E919A", "sea3": "#66AFB0", "foam": "#B5DAD0", "pine": "#26423E", "pine2": "#3A5C56",
    "carnivore": "#931C28", "carnivore2": "#C8474A", "herbivore": "#579B3E", "herbivore2": "#93C768",
    "blood": "#C21F30", "energy": "#3FA34D", "day": "#FCD468", "crust": "#3D1F1E", "crack": "#A63A20",
    "blue": "#86AEE3", "blue2": "#6E99D6", "blue3": "#275AA6", "black": "#6E737A", "black2": "#5C6168", "black3": "#22262B",
    "red": "#EB9A83", "red2": "#E0836A", "red3": "#B23424", "pale": "#F4EBD6", "pale2": "#E3D6B8",
    "seat1": "#F7CB2D", "seat2": "#B42C74", "seat3": "#3CC7B5", "seat4": "#E9781C", "seat5": "#7447A8",
    "medical": "#C23A50", "technical": "#5B4FA3", "ranger": "#3B7F47", "repair": "#AC6712", "hazard": "#2A2A2A",
}
ROLES = {**SHARED, **ROAR, **SANCTUARY, **SAURIA}


def lattice(value: float) -> int:
    """The nearest channel value on the lattice, 0..252."""
    return max(0, min(252, round(value / 4) * 4))


@lru_cache(4096)
def rgb(colour: Colour) -> Rgb:
    """Red, green and blue of a colour, on the lattice. ValueError for a name that is no role."""
    if not isinstance(colour, str):
        return colour
    text = ROLES.get(colour, colour)
    if not text.startswith("#"):
        raise ValueError(f"no such colour: {colour}")
    return lattice(int(text[1:3], 16)), lattice(int(text[3:5], 16)), lattice(int(text[5:7], 16))


@lru_cache(4096)
def mix(first: Colour, second: Colour, share: float) -> Rgb:
    """`first` with `share` (0..1) of `second` in it: the only way to make a derived colour."""
    a, b = rgb(first), rgb(second)
    return (
        lattice(a[0] + (b[0] - a[0]) * share),
        lattice(a[1] + (b[1] - a[1]) * share),
        lattice(a[2] + (b[2] - a[2]) * share),
    )


@lru_cache(8)
def fixed(name: str) -> tuple[Rgb, ...]:
    """The 256 colours of a game's finished pictures, as `python -m render.train` froze them. Index 0 first."""
    path = Path(__file__).resolve().parents[1] / name / "palette.txt"
    colours = tuple(rgb(word) for word in path.read_text(encoding="ascii").split())
    if len(colours) != 256:
        raise ValueError(f"{path} has {len(colours)} colours, not 256")
    return colours
