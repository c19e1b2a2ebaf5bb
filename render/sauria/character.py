"""One character board: wounds, energy, items, trait, and for its owner the goals."""

from render.core import fonts
from render.core.face import Names, Words
from render.core.palette import Colour
from render.core.scene import Scene, Sheet, Sprite
from render.sauria import prose, terms
from render.sauria.ground import area_of
from render.sauria.model import initial, on_board, shown, state_of
from render.sauria.people import EMBLEMS, SEATS
from render.sauria.private import AT_THE_END
from render.sauria.tiles import TYPES
from rules.sauria.cards.characters import CHARACTERS, SPECIALS
from rules.sauria.cards.goals import GOALS
from rules.sauria.cards.items import ITEMS
from rules.sauria.inventory import load, spaces
from rules.sauria.map import BOAT, LABEL
from rules.sauria.means import AP
from rules.sauria.state import Item
from rules.sauria.survival import count, reached
from rules.sauria.view import View

WIDE = 1000
LEFT, ROOM = 16, 968
SPACES = 5
PRICES: tuple[Colour, ...] = ("herbivore", "sun", "carnivore2")
SMALL, TEXT = 35, 38
LIGHT: tuple[Colour, ...] = ("seat1", "seat3", "seat4")
"""Seat colours on which ink is read better than white."""


def board(view: View, seat: int, words: Words, names: Names) -> Scene:
    """A character board. Goals are drawn when the view is its owner's or the game is over."""
    p = view.table.players[seat]
    rows = -(-sum(n > 0 for n in CHARACTERS[p.character].energy) // 2)
    items = max(1, len(p.items))
    trait = prose.lines(words(f"sau-character-{p.character}-text"), "text", SMALL, ROOM - 60)
    open_goals = p.goal in GOALS
    parts = (160, 268, 72 + rows * 66, 72 + items * 66 + 8, 92 + len(trait) * 44, 92 + 4 * 74 if open_goals else 92)
    sheet = Sheet("sauria-character", Sprite("sau-sea", (WIDE, 16 + sum(part + 16 for part in parts), 0)))
    y = 16
    for part, paint in zip(parts, (head, wounds, energy, carried, traits, goals), strict=True):
        paint(sheet, view, seat, words, names, y, part)
        y += part + 16
    return sheet.scene()


def section(sheet: Sheet, y: int, high: int, title: str, more: str = "", dark: bool = False) -> None:
    """A card with its title and a remark at the right."""
    fill: Colour = "ink" if dark else "card"
    sheet.put(Sprite("panel", (ROOM, high, 20, fill, "ink", 4)), LEFT, y, "lt", base=True)
    sheet.text(40, y + 38, title, 40, 560, "day" if dark else "ink")
    if more:
        sheet.text(WIDE - 40, y + 38, more, SMALL, 480, "card" if dark else "ink2", "label", "rm")


def head(sheet: Sheet, view: View, seat: int, words: Words, names: Names, y: int, high: int) -> None:
    """Figure, name, role, field."""
    p = view.table.players[seat]
    front: Colour = "ink" if SEATS[seat] in LIGHT else "white"
    sheet.put(Sprite("panel", (ROOM, high, 24, SEATS[seat], "ink", 4)), LEFT, y, "lt", base=True)
    sheet.put(Sprite("disc", (132, "card")), 102, y + high / 2)
    args = (104, seat, initial(names, seat), state_of(p), p.bleeding)
    sheet.put(Sprite("sau-person", args), 102, y + high / 2, read=100)
    right = WIDE - 36
    if on_board(p):
        label = words("sau-boat-label") if p.field == BOAT else LABEL[p.field]
        right -= sheet.put(Sprite("sau-chip", (label, area_of(p.field), 42)), right, y + 52, "rm") + 10
    sheet.text(190, y + 56, shown(names, seat, words), 60, right - 200, front)
    sheet.put(Sprite("sau-coin", (EMBLEMS[p.character], 50, "card", "ink")), 190, y + 118, "lm", read=46)
    alone = view.seat == seat
    room = WIDE - 640 if alone else WIDE - 300
    sheet.text(252, y + 118, terms.capital(words(f"sau-character-{p.character}")), 42, room, front, "text")
    if alone:
        sheet.put(Sprite("strip", (336, 54, 14, "ink")), WIDE - 36, y + 118, "rm")
        sheet.put(Sprite("sau-glyph", ("lock", 38, "day", "ink")), WIDE - 360, y + 117, "lm", read=36)
        sheet.text(WIDE - 312, y + 117, words("sau-pic-only-you"), SMALL, 266, "day", "small")


def wounds(sheet: Sheet, view: View, seat: int, words: Words, names: Names, y: int, high: int) -> None:
    """Five spaces: empty, face down, or the wound's name."""
    p = view.table.players[seat]
    section(sheet, y, high, words("sau-pic-wounds"), f"{len(p.wounds)} / {SPACES}")
    if p.bleeding:
        sheet.put(Sprite("sau-coin", ("drop", 50, "white", "blood")), 430, y + 38, read=46)
        sheet.text(464, y + 38, words("sau-pic-bleeding"), TEXT, 240, "blood", "label")
    for i in range(SPACES):
        x, top = 34 + i * 188, y + 74
        wound = p.wounds[i] if i < len(p.wounds) else None
        if wound is None:
            sheet.put(Sprite("panel", (180, 178, 16, "inset", "line", 4)), x, top, "lt")
        elif not wound.up:
            sheet.put(Sprite("panel", (180, 178, 16, "pine", "ink", 4)), x, top, "lt")
            sheet.put(Sprite("sau-glyph", ("drop", 84, "pine2", "pine")), x + 90, top + 89, read=80)
        else:
            sheet.put(Sprite("panel", (180, 178, 16, "blood", "ink", 4)), x, top, "lt")
            sheet.put(Sprite("sau-glyph", ("medical", 52, "white", "blood")), x + 90, top + 42, read=50)
            prose.write(sheet, x + 12, top + 98, words(f"sau-wound-{wound.card}"), SMALL, 164, 2, "label", "white")


def energy(sheet: Sheet, view: View, seat: int, words: Words, names: Names, y: int, high: int) -> None:
    """The special actions with their price and energy."""
    p = view.table.players[seat]
    full = CHARACTERS[p.character].energy
    section(sheet, y, high, words("sau-pic-energy"), f"{sum(p.energy)} / {sum(full)}")
    known = [k for k, n in enumerate(full) if n]
    for i, k in enumerate(known):
        x, top = 34 + i % 2 * 470, y + 72 + i // 2 * 66
        left = p.energy[k]
        sheet.put(Sprite("strip", (462, 58, 12, "inset" if left else "paper")), x, top, "lt")
        price = AP[SPECIALS[k]]
        sheet.put(Sprite("sau-dot", (48, PRICES[price - 1], "ink")), x + 32, top + 29)
        sheet.text(x + 32, top + 28, str(price), SMALL, 40, "ink" if price == 2 else "white", anchor="mm")
        for j in range(full[k]):
            cx = x + 462 - 24 - (full[k] - 1 - j) * 36
            sheet.put(Sprite("sau-dot", (36, "card", "line")), cx, top + 29)
            if j < left:
                sheet.put(Sprite("sau-glyph", ("cube", 36, "energy", "card")), cx, top + 29, read=35)
        room, name = 462 - 66 - full[k] * 36, terms.action(SPECIALS[k], words)
        font = "label" if fonts.width(name, "label", SMALL) <= room else "small"
        sheet.text(x + 66, top + 28, name, TEXT, room, "ink" if left else "ink3", font)


def carried(sheet: Sheet, view: View, seat: int, words: Words, names: Names, y: int, high: int) -> None:
    """The items: name, dice against large and small, shots."""
    p, table = view.table.players[seat], view.table
    used = words("sau-pic-spaces", n=load(table, seat, p.items), max=spaces(table, seat))
    section(sheet, y, high, words("sau-pic-items"), used)
    if not p.items:
        sheet.text(46, y + 102, words("sau-nothing"), TEXT, 600, "ink3", "small")
    for i, one in enumerate(p.items):
        item(sheet, one, words, y + 74 + i * 66)


def item(sheet: Sheet, one: Item, words: Words, y: int) -> None:
    """One item in a row."""
    card = ITEMS[one.key]
    colour: Colour = TYPES.get(card.deck, "ink3")
    sheet.put(Sprite("strip", (932, 58, 12, "paper")), 34, y, "lt")
    sheet.put(Sprite("strip", (16, 58, 8, colour)), 34, y, "lt")
    right = WIDE - 46.0
    weapon = card.weapon
    if weapon:
        if weapon.ammo:
            for k in range(weapon.ammo):
                fill: Colour = "blood" if k < one.ammo else "line"
                bullet = Sprite("sau-glyph", ("bullet", 36, fill, "paper"))
                sheet.put(bullet, right - (weapon.ammo - 1 - k) * 24, y + 29, "rm")
            right -= weapon.ammo * 24 + 20
        for size, dice in (("small", weapon.small), ("large", weapon.large)):
            if dice:
                for letter in reversed(dice):
                    right -= sheet.put(Sprite("sau-die", (letter, 50)), right, y + 29, "rm", read=35) + 4
                tall = 44 if size == "large" else 30
                right -= sheet.put(Sprite("sau-glyph", ("dinosaur", tall, "ink2", "paper")), right, y + 29, "rm") + 14
    elif card.ap is not None:
        price = words("sau-price", n=card.ap)
        right -= sheet.text(right, y + 28, price, SMALL, 160, "ink2", "label", "rm") + 12
    sheet.text(66, y + 28, terms.capital(terms.item_name(one.key, words)), TEXT, right - 76, font="label")


def traits(sheet: Sheet, view: View, seat: int, words: Words, names: Names, y: int, high: int) -> None:
    """What the character can do that others cannot."""
    section(sheet, y, high, words("sau-pic-trait"))
    text = words(f"sau-character-{view.table.players[seat].character}-text")
    prose.write(sheet, 46, y + 92, text, SMALL, ROOM - 60, 6)


def goals(sheet: Sheet, view: View, seat: int, words: Words, names: Names, y: int, high: int) -> None:
    """The goal card with its progress; others see only that there is one."""
    p, table = view.table.players[seat], view.table
    if p.goal not in GOALS:
        section(sheet, y, high, words("sau-pic-goals-secret"), dark=True)
        return
    done = sum(g.points for g in GOALS[p.goal].goals if met(view, seat, g.count) and reached(table, seat, g))
    section(sheet, y, high, words("sau-pic-goals"), words("sau-pic-vp", n=done + p.points), dark=True)
    for k, goal in enumerate(GOALS[p.goal].goals):
        top = y + 80 + k * 74
        ok = met(view, seat, goal.count) and reached(table, seat, goal)
        sheet.put(Sprite("strip", (932, 66, 12, "sun" if ok else "card")), 34, top, "lt")
        sheet.put(Sprite("star", (58, "sun" if not ok else "card")), 72, top + 31)
        sheet.text(72, top + 33, str(goal.points), SMALL, 40, anchor="mm")
        right = WIDE - 50
        if ok:
            right -= sheet.put(Sprite("sign", ("✓", 46, "yes")), right, top + 33, "rm", read=44) + 8
        elif met(view, seat, goal.count):
            have = min(goal.n, count(table, seat, goal.count))
            right -= sheet.text(right, top + 32, f"{have}/{goal.n}", SMALL, 90, "ink2", "label", "rm") + 8
        sheet.text(116, top + 32, words(f"sau-goal-{goal.count}", n=goal.n), TEXT, right - 124, font="small")


def met(view: View, seat: int, what: str) -> bool:
    """Whether a count can be told now: some only at the end."""
    return view.table.over or what not in AT_THE_END
