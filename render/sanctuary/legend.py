"""What the icons mean: things, grammar, actions, expansions. Each entry is drawn by the same grammar as the cards."""

from collections.abc import Callable

from render.core.face import Words
from render.core.geometry import box
from render.core.pen import Drawing, Pen
from render.core.scene import Scene, Sheet, Sprite, draws
from render.sanctuary import grammar
from render.sanctuary.grounds import leaves
from render.sanctuary.layout import AND, DIFFERENT, OR, THEN, Piece, icon_piece, optional, price, row, smaller, times
from rules.sanctuary import effects as fx
from rules.sanctuary.expansions import TOKENS

WIDE = 1040
LINE = 100
CELL = 172, 84


def marker(c: str) -> Piece:
    """A marker."""
    return icon_piece("marker", c)


ENTRIES: dict[str, dict[str, Callable[[], Piece] | fx.Effect | tuple[str, str]]] = {
    "things": {
        "red": ("marker", "R"),
        "yellow": ("marker", "Y"),
        "green": ("marker", "G"),
        "blue": ("marker", "B"),
        "any": ("marker", "X"),
        "animal": ("animal-token", "R"),
        "store": ("barn", "R"),
        "centre": ("tray", "X"),
        "cog": ("cog", "R"),
        "seal": ("seal", "X"),
        "heart": ("heart", "X"),
        "threat": ("threat", "X"),
        "me": ("me", "X"),
        "opponent": ("opponent", "X"),
        "first": ("first", "X"),
        "points": ("points", "X"),
    },
    "grammar": {
        "and": lambda: row([marker("R"), AND, marker("B")]),
        "or": lambda: row([marker("R"), OR, marker("B")]),
        "then": lambda: row([price(marker("R")), THEN, icon_piece("heart")], 4),
        "price": lambda: price(marker("R")),
        "times": lambda: row([times("2"), times("any")]),
        "different": lambda: row([DIFFERENT, optional(smaller(icon_piece("heart"), 0.85))]),
        "same": lambda: icon_piece("grow", "X", "="),
        "other": lambda: icon_piece("grow", "X", "≠"),
    },
    "actions": {
        "gain": fx.Gain(("R", fx.ANY)),
        "store": fx.Store("R"),
        "animal": fx.Animal("G"),
        "grow": fx.Grow("G"),
        "stocked": fx.If(fx.HasStore("G"), fx.Grow("G")),
        "satisfy": fx.Satisfy("Y"),
        "expand": fx.Expand("B"),
        "elsewhere": fx.Expand(fx.ANY, "other"),
        "shift": fx.ShiftExpansion(),
        "buy": fx.Buy(),
        "raise": fx.Raise(2),
        "flood": fx.Flood(),
        "forest": fx.Forest(),
        "ranger": fx.Hire("ranger"),
        "rescuer": fx.Hire("rescuer"),
        "give": fx.GiveThreat("opp_one"),
        "drop": fx.DropThreat(2),
        "main-second": fx.DoMain("own_second"),
        "main-opp": fx.DoMain("opp_any"),
        "side-own": fx.DoSide("own_any"),
        "side-opp": fx.DoSide("opp_any"),
        "skip": lambda: price(icon_piece("skip")),
    },
    "expansions": {
        "once_game": ("once_game", "X"),
        "once_round": ("once_round", "X"),
        "always": ("always", "X"),
        "end": ("end", "X"),
        **{
            name: TOKENS[token].effect
            for name, token in (
                ("copy", "E01"),
                ("react", "E03"),
                ("act-as", "E05"),
                ("free_slot", "E06"),
                ("any-card", "E07"),
                ("wrap", "E09"),
                ("flood_unbought", "E10"),
                ("see_fences", "E11"),
                ("reclaim", "E14"),
                ("forest_unbought", "E15"),
                ("raise_all", "E16"),
                ("per-seal", "E12"),
            )
        },
    },
}
"""Parts of the legend: entry → its picture."""


def piece(part: str, name: str) -> Piece:
    """The picture of an entry."""
    what = ENTRIES[part][name]
    if isinstance(what, tuple):
        return icon_piece(*what)
    if callable(what):
        return what()
    return grammar.sentence(what, 160, 76, 1.0)[1]


@draws("san-legend")
def entry(part: str, name: str) -> Drawing:
    """The picture of an entry, fitted into its cell."""
    wide, high = CELL
    made = piece(part, name)
    scale = min((wide - 8) / made.wide, (high - 8) / made.high, 1.15)
    pen = Pen(wide, high, scale)
    with pen.at((wide / scale - made.wide) / 2, (high / scale - made.high) / 2):
        made.draw(pen)
    return pen.done()


def heights(parts: tuple[str, ...]) -> tuple[int, ...]:
    """How high the panel of each part is."""
    return tuple(84 + -(-len(ENTRIES[part]) // 2) * LINE for part in parts)


@draws("san-legend-ground")
def ground(*parts: str) -> Drawing:
    """The panels of the legend, each with the pill of its title."""
    pen = Pen(WIDE, sum(heights(parts)) + 20 * len(parts) + 20, 1, 2, "table")
    leaves(pen, pen.width, pen.height)
    y = 20
    for high in heights(parts):
        pen.box(22, y + 2, WIDE - 22, y + high - 2, 22, "card", "ink", 4)
        pen.fill(box(34, y + 10, 464, y + 72, 31), "ink")
        y += high + 20
    return pen.done()


def legend(parts: tuple[str, ...], words: Words) -> Scene:
    """The parts of the legend, one under the other, in two columns."""
    sheet = Sheet("sanctuary-legend", Sprite("san-legend-ground", parts))
    y = 20
    for part, high in zip(parts, heights(parts), strict=True):
        sheet.text(64, y + 41, words("san-pic-legend", part=part), 42, 380, "card")
        half = -(-len(ENTRIES[part]) // 2)
        for k, name in enumerate(ENTRIES[part]):
            x, middle = 34 + k // half * 500, y + 80 + k % half * LINE + LINE // 2 - 4
            sheet.put(Sprite("san-legend", (part, name)), x + 88, middle, read=60)
            sheet.text(x + 182, middle, words(f"san-icon-{part}", name=name), 38, 298, font="text")
        y += high + 20
    return sheet.scene()
