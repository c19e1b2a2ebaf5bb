"""What stands in the body of a card, part by part: each knows its height, draws itself, and says itself in words."""

from typing import Protocol

from render.core import fonts
from render.core.face import Words
from render.core.palette import Colour
from render.core.scene import Sheet, Sprite
from render.sauria import prose, terms
from rules.core.record import record
from rules.sauria.cards.characters import SPECIALS
from rules.sauria.cards.goals import Goal
from rules.sauria.cards.items import Weapon
from rules.sauria.means import AP

WIDE = 1000
LEFT, ROOM = 86, 828
LEAST = 35
PRICES: tuple[Colour, ...] = ("herbivore", "sun", "carnivore2")
"""Colour of an action's price, which is written on it: 1, 2, 3 AP."""


class Part(Protocol):
    """A part of a card's body."""

    @property
    def high(self) -> int:
        """Its height in px, room below included."""

    def draw(self, sheet: Sheet, y: float) -> None:
        """Draw it from y down."""

    @property
    def told(self) -> str:
        """The same in words."""


@record
class Paragraph:
    """Text over the whole width; bold: the rule itself."""

    text: str
    bold: bool = False

    @property
    def font(self) -> str:
        """The role of its letters."""
        return "title" if self.bold else "text"

    @property
    def size(self) -> int:
        """Px of its letters."""
        return 56 if self.bold else 44

    @property
    def high(self) -> int:
        """Its lines."""
        return round(len(prose.lines(self.text, self.font, self.size, ROOM)) * self.size * 1.2) + 20

    def draw(self, sheet: Sheet, y: float) -> None:
        """All lines."""
        prose.write(sheet, LEFT, y + self.size * 0.6, self.text, self.size, ROOM, 9, self.font)

    @property
    def told(self) -> str:
        """The text."""
        return self.text


@record
class Row:
    """A line on a strip: a sprite, words, and sprites at the right end."""

    sign: Sprite | None
    text: str
    right: tuple[Sprite, ...] = ()
    said: str = ""

    @property
    def high(self) -> int:
        """One line."""
        return 82

    def draw(self, sheet: Sheet, y: float) -> None:
        """The strip, then from both ends to the middle."""
        middle = y + 36
        sheet.put(Sprite("strip", (ROOM + 20, 72, 14, "paper")), LEFT - 10, y, "lt")
        left, end = LEFT + 8.0, LEFT + ROOM - 4.0
        if self.sign is not None:
            sheet.put(self.sign, left + 28, middle, read=42)
            left += 74
        for one in reversed(self.right):
            end -= sheet.put(one, end, middle, "rm", read=36) + 6
        sheet.text(left, middle - 1, terms.capital(self.text), 42, end - left, font="label", least=LEAST)

    @property
    def told(self) -> str:
        """The words of the line."""
        return self.said or self.text


@record
class Goals:
    """The four goals with their points."""

    goals: tuple[tuple[Goal, str], ...]

    @property
    def high(self) -> int:
        """Four tall rows."""
        return 4 * 224

    def draw(self, sheet: Sheet, y: float) -> None:
        """A seal with the points, then the words."""
        for goal, text in self.goals:
            sheet.put(Sprite("strip", (ROOM + 20, 204, 20, "paper")), LEFT - 10, y, "lt")
            sheet.put(Sprite("star", (126, "sun")), LEFT + 66, y + 102, read=80)
            sheet.text(LEFT + 65, y + 106, str(goal.points), 54, 60, anchor="mm")
            rows = prose.lines(text, "text", 50, ROOM - 164)
            prose.write(sheet, LEFT + 150, y + 100 - 30 * (len(rows) - 1), text, 50, ROOM - 164, 3)
            y += 224

    @property
    def told(self) -> str:
        """Points and words."""
        return "; ".join(f"{goal.points}: {text}" for goal, text in self.goals)


@record
class Energy:
    """The special actions of a character: price, name, energy."""

    full: tuple[int, ...]
    names: tuple[str, ...]

    @property
    def known(self) -> tuple[int, ...]:
        """The actions that have any."""
        return tuple(k for k, n in enumerate(self.full) if n)

    @property
    def high(self) -> int:
        """Two columns."""
        return -(-len(self.known) // 2) * 72 + 12

    def draw(self, sheet: Sheet, y: float) -> None:
        """A strip for each."""
        for i, k in enumerate(self.known):
            x, top = 58 + i % 2 * 444, y + i // 2 * 72
            price = AP[SPECIALS[k]]
            sheet.put(Sprite("strip", (440, 64, 12, "paper")), x, top, "lt")
            sheet.put(Sprite("sau-dot", (42, PRICES[price - 1], "ink")), x + 25, top + 32, read=40)
            sheet.text(x + 25, top + 31, str(price), 35, 40, "ink" if price == 2 else "white", anchor="mm")
            end = x + 434.0
            for n in range(self.full[k]):
                cube = Sprite("sau-glyph", ("cube", 38, "energy", "paper"))
                sheet.put(cube, end, top + 32, "rm", read=36)
                end -= 20 if n + 1 < self.full[k] else 40
            sheet.text(x + 48, top + 31, self.names[k], 38, end - x - 46, font="small", least=LEAST)

    @property
    def told(self) -> str:
        """Names and numbers."""
        return ", ".join(f"{self.names[k]} {self.full[k]}" for k in self.known)


@record
class Foot:
    """The last line: a tag at the left, a remark at the right."""

    tag: str
    remark: str = ""
    sign: str = ""

    @property
    def high(self) -> int:
        """One line."""
        return 78

    def draw(self, sheet: Sheet, y: float) -> None:
        """At the lower edge."""
        at = LEFT
        if self.tag:
            at += tag(sheet, LEFT, y + 36, self.tag, self.sign) + 20
        if self.remark:
            sheet.text(LEFT + ROOM, y + 36, self.remark, 36, LEFT + ROOM - at, "ink2", "label", "rm", LEAST)

    @property
    def told(self) -> str:
        """Tag and remark."""
        return terms.joined((self.tag, self.remark), ", ")


def tag(sheet: Sheet, x: float, y: float, text: str, sign: str) -> int:
    """A dark pill with a sign and a word; returns its width."""
    wide = fonts.width(text, "label", 36) + (100 if sign else 48)
    sheet.put(Sprite("strip", (wide, 60, 18, "ink")), x, y, "lm")
    if sign:
        sheet.put(Sprite("sau-glyph", (sign, 40, "day", "ink")), x + 16, y, "lm", read=36)
    sheet.text(x + wide - 24, y - 1, text, 36, wide - 40, "day", "label", "rm", LEAST)
    return wide


def weapon(what: Weapon, words: Words) -> tuple[Part, ...]:
    """What a weapon rolls, and its shots."""
    found: list[Part] = []
    for size, dice, tall in (("large", what.large, 54), ("small", what.small, 40)):
        sign = Sprite("sau-glyph", ("dinosaur", tall, "ink", "paper"))
        name = words("sau-size", size=size)
        if dice:
            shown = tuple(Sprite("sau-die", (letter, 56)) for letter in dice)
            found.append(Row(sign, name, shown, f"{name}: {terms.dice(dice, words)}"))
        else:
            found.append(Row(sign, f"{name}: –"))
    if what.ammo:
        shots = words("sau-shots-left", n=what.ammo)
        bullets = (Sprite("sau-glyph", ("bullet", 48, "blood", "paper")),) * what.ammo
        found.append(Row(None, words("sau-card-shots"), bullets, shots))
    return tuple(found)
