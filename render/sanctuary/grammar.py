"""An effect tree as a sentence of icons. Every way to break it into rows and columns is tried; the largest one is drawn."""

from functools import lru_cache
from itertools import product

from render.core.geometry import polygon
from render.core.pen import Pen
from render.sanctuary.layout import (
    AND,
    AS_MANY,
    DIFFERENT,
    OR,
    SLASH,
    THEN,
    Piece,
    and_sign,
    column,
    condition,
    digits,
    icon_piece,
    optional,
    or_sign,
    price,
    row,
    smaller,
    times,
)
from rules.sanctuary import effects as fx

SCORED = {
    "ranger_rescuer_pair": ("ranger", "rescuer"),
    "timeline_seal": ("seal",),
    "area_both": ("reclaimed",),
}
PASSIVE = {"flood_unbought": ("pond", "unbought"), "forest_unbought": ("trees", "unbought")}


def colour(spec: str) -> tuple[str, str]:
    """A spec as a colour key ("R" … "X") and a badge ("", "=", "≠")."""
    if spec == fx.SAME_X:
        return "X", "="
    if spec == fx.NOT_X:
        return "X", "≠"
    return ("X", "") if spec in (fx.ANY, fx.ANY_X) else (spec[0], "")


def then_below(pen: Pen, wide: float, y: float) -> None:
    """The arrowhead of "then" where the sentence goes on below."""
    pen.fill(polygon((wide / 2 - 12, y - 8), (wide / 2 + 12, y - 8), (wide / 2, y + 9)), "ink")


class Builder:
    """Builds the pieces of a tree.

    breaks: one bit for each place where the sentence may go on below. tall: stacked icons. numbers: points have theirs.
    """

    def __init__(self, breaks: tuple[bool, ...], tall: bool, numbers: bool) -> None:
        self.breaks, self.tall, self.numbers = breaks, tall, numbers
        self.asked = 0

    def below(self) -> bool:
        """Whether the sentence goes on below here."""
        self.asked += 1
        return self.asked <= len(self.breaks) and self.breaks[self.asked - 1]

    def many(self, name: str, spec: str, variant: str = "") -> Piece:
        """An icon in each of the colours of a spec, joined by "or"."""
        if len(spec) > 1 and spec.isupper():
            pieces: list[Piece] = []
            for letter in spec:
                pieces += [OR, icon_piece(name, letter, variant)] if pieces else [icon_piece(name, letter, variant)]
            return row(pieces, 4)
        c, sign = colour(spec)
        return icon_piece(name, c, variant or sign)

    def stacked(self, name: str) -> str:
        """The name of the stacked form of an icon, where the sentence uses those."""
        return f"{name}-tall" if self.tall else name

    def price(self, cost: fx.Cost) -> Piece:
        """What stands before "then"."""
        match cost:
            case fx.Pay(of, n):
                marker = icon_piece("marker", colour(of)[0])
                return price(row([marker] * n, 4))
            case fx.SkipMain():
                return price(icon_piece("skip"))
            case fx.DropThreat():
                return price(icon_piece("threat"))
            case fx.HasStore(of):
                return condition(icon_piece("stocked", colour(of)[0]))

    def __call__(self, effect: fx.Effect, before: Piece | None = None) -> Piece:
        """The piece of an effect; before: how often, set in front of a price."""
        match effect:
            case fx.And(parts):
                return self.joined([self(part) for part in parts], AND)
            case fx.Or((fx.Store(one), fx.Store(other))):
                return icon_piece("store-two", one + other)
            case fx.Or(parts):
                return self.joined([self(part) for part in parts], OR)
            case fx.If(fx.HasStore(of), fx.Grow(grown)) if of == grown or grown == fx.SAME_X:
                return icon_piece(self.stacked("stocked-grow"), colour(of)[0])
            case fx.If(fx.HasStore(of), fx.Times(n, fx.Grow(fx.SAME_X))):
                return row([times(str(n)), icon_piece(self.stacked("stocked-grow"), colour(of)[0])], 6)
            case fx.If(fx.Pay(of, 0), fx.Gain((gained,), True)):
                marker = icon_piece("marker", colour(of)[0])
                return row([price(marker), AS_MANY, icon_piece("plus"), icon_piece("marker", *colour(gained))], 3)
            case fx.If(cost, then):
                return self.conditional(cost, then, before)
            case fx.Times(n, do):
                often = times("any" if n == 0 else str(n))
                return self(do, often) if isinstance(do, fx.If) else row([often, self(do)], 6)
            case fx.Distinct(_, _, do):
                return row([self(do), DIFFERENT, optional(smaller(self(do), 0.88))], 2)
            case fx.Gain(of):
                return row([icon_piece("plus"), *(icon_piece("marker", *colour(spec)) for spec in of)], 3)
            case fx.AtEnd("reclaim_one_area"):
                return row([icon_piece("plus"), icon_piece("reclaimed")], 3)
            case fx.Store(of) if of in ("RY", "RG", "RB", "YG", "YB", "GB"):
                return icon_piece("store-two", of)
            case fx.Store(of):
                return self.many(self.stacked("store"), of)
            case fx.Expand(of, at):
                return self.many("expand", of, "other" if at == "other" else "")
            case fx.Animal(of) | fx.Grow(of) | fx.Satisfy(of):
                return self.many(type(effect).__name__.lower(), of)
            case fx.ScoreCount(table):
                return self.counted(table)
            case fx.ScorePer(what, points):
                return self.per(self.points(points), row([icon_piece(name) for name in SCORED[what]], 4))
            case fx.ScoreFlat(points):
                return self.points(points)
        return icon_piece(*single(effect))

    def joined(self, pieces: list[Piece], operator: Piece) -> Piece:
        """Pieces with "and" or "or" between them, on one line or on several."""
        lines = [[pieces[0]]]
        for piece in pieces[1:]:
            if self.below():
                lines.append([piece])
            else:
                lines[-1] += [operator, piece]
        rows = [row(line, 5) for line in lines]
        if len(rows) == 1:
            return rows[0]
        sign = and_sign if operator is AND else or_sign

        def between(pen: Pen, wide: float, y: float) -> None:
            pen.line(0, y, wide, y, "line", 2.4)
            sign(pen, wide / 2, y)

        return column(rows, 23 if operator is AND else 26, between)

    def conditional(self, cost: fx.Cost, then: fx.Effect, before: Piece | None) -> Piece:
        """If … then."""
        paid = self.price(cost)
        if before is not None:
            paid = row([before, paid], 6)
        follows = self(then)
        if paid.wide + follows.wide > 150 and self.below():
            return column([paid, follows], 22, then_below)
        return row([paid, THEN, follows], 4)

    def points(self, number: int) -> Piece:
        """A star and how many points; the star alone where digits would be too small."""
        star = smaller(icon_piece("points"), 0.8)
        return row([star, digits(str(number))], 3) if self.numbers else star

    def per(self, points: Piece, thing: Piece) -> Piece:
        """Points for each such thing: over a bar, or before a slash."""
        if self.below():
            return column([points, thing], 16, lambda pen, wide, y: pen.line(wide / 2 - 34, y, wide / 2 + 34, y, "ink", 4))
        return row([points, SLASH, thing], 4)

    def counted(self, table: tuple[tuple[int, int], ...]) -> Piece:
        """Points by the number of expansions: as many cogs as it says."""
        lines = [row([*[smaller(icon_piece("cog"), 0.5)] * number, self.points(points)], 4) for number, points in table]
        return column(lines, 8, lambda pen, wide, y: pen.line(6, y, wide - 6, y, "line", 3))


def single(effect: fx.Effect) -> tuple[str, str, str]:
    """The icon of an effect without parts and without a choice of colours: name, colour, variant."""
    match effect:
        case fx.ShiftExpansion():
            return "shift", "X", ""
        case fx.Buy():
            return "buy", "X", ""
        case fx.Raise(n):
            return "raise", "X", str(n)
        case fx.Flood():
            return "pond", "X", ""
        case fx.Forest():
            return "trees", "X", ""
        case fx.Hire(who):
            return who, "X", ""
        case fx.GiveThreat(to):
            return "give", "X", "each" if to == "opp_each" else ""
        case fx.DropThreat(n):
            return "drop" if n == 1 else "drop-two", "X", ""
        case fx.DoMain(of):
            return "main", "X", of
        case fx.DoSide(of):
            return "side", "X", of
        case fx.CopyExpansion():
            return "copy", "X", ""
        case fx.ActAs():
            return "act-as", "X", ""
        case fx.ReactToGrow():
            return "react", "X", ""
        case fx.Passive(what):
            name, variant = PASSIVE.get(what, (what, ""))
            return name, "X", variant
        case fx.AtEnd("raise_all"):
            return "raise", "X", "all"
    raise ValueError(f"no icon for {effect}")


@lru_cache(512)
def sentence(effect: fx.Effect, wide: float, high: float, most: float, numbers: bool = True) -> tuple[float, Piece]:
    """The sentence that comes out largest in a box, and its scale, at most `most`."""
    best: tuple[float, float, Piece] | None = None
    for tall in (False, True):
        count = Builder((), tall, numbers)
        count(effect)
        for breaks in product((False, True), repeat=count.asked):
            made = Builder(breaks, tall, numbers)(effect)
            scale = min(wide / made.wide, high / made.high, most)
            # an "and" reads better on lines of its own: preferred when the scale is nearly the same
            worth = scale * (1.12 if breaks and breaks[0] and isinstance(effect, fx.And) else 1) * (0.86 if tall else 1)
            if best is None or worth > best[0] * 1.04:
                best = (worth, scale, made)
    assert best is not None
    return best[1], best[2]


def draw(
    pen: Pen, effect: fx.Effect, x: float, y: float, wide: float, high: float, most: float = 1.0, numbers: bool = True
) -> float:
    """Draw an effect centred in a box; returns its scale."""
    scale, made = sentence(effect, wide, high, most, numbers)
    with pen.at(x + (wide - made.wide * scale) / 2, y + (high - made.high * scale) / 2, scale):
        made.draw(pen)
    return scale
