"""Where things lie in the arena, and on a dino's mat (px from its upper left corner)."""

MAT = (388, 356)
DISC = 50  # px of a development's disc
PLACES_Y = 318  # middle of the damage row

WIDTH = 1200
LAYOUT: dict[int, tuple[tuple[int, int], ...]] = {
    5: ((600, 200), (996, 486), (846, 932), (354, 932), (204, 486)),
    4: ((600, 200), (994, 560), (600, 920), (206, 560)),
    3: ((600, 200), (994, 620), (206, 620)),
    2: ((214, 236), (986, 236)),
}
"""Centres of the mats by number of dinos, clockwise from the top."""
LINE = 64  # px of a line of news
LINES = 3
VOLCANO = {5: 498, 4: 496, 3: 498}
SIGNS = {5: 643, 4: 637, 3: 643}
NEWS = {5: 1146, 4: 1136, 3: 850, 2: 444}
"""By number of dinos: middle of the volcano and of the first signpost, top of the news."""
AREAS = (
    ("klink_left", "klink"),
    ("zinngg_left", "zinngg"),
    ("klonk", "klonk"),
    ("mhhm", "mhhm"),
    ("wusch", "wusch"),
    ("klink_right", "klink"),
    ("zinngg_right", "zinngg"),
    ("oo_ah", "ooah"),
    ("oh_yeah", "ohyeah"),
)
"""The nine areas of a mat with their glyphs, five on the left, four on the right."""


def area(name: str) -> tuple[int, int]:
    """The centre of a development's area."""
    index = next(k for k, (other, _) in enumerate(AREAS) if other == name)
    on_left = index < 5
    return (39 if on_left else MAT[0] - 39), 95 + 56 * (index if on_left else index - 5)


def shift(full: bool) -> int:
    """The damage row stands right of the middle when the fifth area on the left takes room."""
    return 26 if full else 0


def places(limit: int, full: bool) -> tuple[float, ...]:
    """The middles of the places for damage."""
    step = 52 if limit < 5 else 50
    first = MAT[0] / 2 + shift(full) - (limit - 1) * step / 2
    return tuple(first + k * step for k in range(limit))
