"""Expansion tokens: what they do, their colour in the left corner, how often in the right one."""

from render.core.pen import Drawing, Pen
from render.core.scene import draws
from render.sanctuary import grammar
from render.sanctuary.icons import ICONS, sign
from rules.sanctuary.expansions import TOKENS

DIGITS = 190
"""From this size on in px the points of a token are drawn as digits; below they could not be read."""


@draws("san-token")
def token(name: str, size: int, turned: bool = False, acts: str = "") -> Drawing:
    """A token of `size` px. turned: used, pale, with a line across. acts: the effect it has become by copying."""
    made = TOKENS[name]
    kind = TOKENS[acts or name].kind
    c = made.colour
    pen = Pen(size, size, size / 104, 4 if size < 140 else 3)
    with pen.at(2, 2):
        pen.box(2, 2, 98, 98, 16, f"{c}_t" if turned else c, "ink", 3.2)
        pen.box(10, 10, 90, 90, 9, "paper" if turned else "card", "ink", 2.4)
        grammar.draw(pen, TOKENS[acts or name].effect, 12.5, 12, 75, 56, 0.95, size >= DIGITS)
        pen.box(56, 68, 98, 98, 10, "card", "ink", 2.6)
        icon = ICONS[kind]
        scale = 0.5 if kind == "end" else 0.62
        with pen.at(77 - icon.wide * scale / 2, 83 - 32 * scale, scale):
            icon.draw(pen, "X", "")
        pen.circle(17, 83, 14.5, "card", "ink", 2.4)
        sign(pen, c, 17, 83.5, 8 if c == "G" else 8.6, c)
        if turned:
            pen.line(16, 62, 84, 16, "card", 10)
            pen.line(16, 62, 84, 16, "no", 5)
    return pen.done()
