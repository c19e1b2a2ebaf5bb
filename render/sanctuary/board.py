"""One player's board, upright, so that everything on it can be read on a phone."""

from render.core import fonts
from render.core.face import Names, Words
from render.core.scene import Scene, Sheet, Sprite
from render.sanctuary import pieces as pc
from render.sanctuary import prose
from render.sanctuary.model import PAWN_COLOURS, board_changes, initials, shown, species_key
from rules.sanctuary.animals import species
from rules.sanctuary.score import count
from rules.sanctuary.state import Player, Worker
from rules.sanctuary.values import COLOURS, GROVE_VALUE, LEVEL_VALUE, POND_VALUE, THREAT_POINTS
from rules.sanctuary.view import View

NUMERALS = ("V VI", "III IV", "I II", "max")
LONG = 32
"""Size of a long name in px."""
HEARTS = 8
"""So many hearts are drawn one by one; more are a heart and a number."""


def board(view: View, seat: int, since: View | None, words: Words, names: Names) -> Scene:
    """The board of a seat."""
    mine = view.players[seat]
    new = board_changes(mine, since.players[seat] if since is not None else None)
    sheet = Sheet("sanctuary-player", Sprite("san-board"))
    sheet.put(Sprite("pawn", (92, PAWN_COLOURS[seat], seat, initials(names)[seat])), 84, 74, read=92)
    points = str(count(mine).total).replace("-", "−")
    right = pc.BOARD_WIDE - 40
    right -= sheet.text(right, 76, points, 48, 120, font="number", anchor="rm") + 8
    right -= sheet.put(Sprite("san-icon", ("points", 62)), right, 72, "rm", read=60)
    room = right - 160 - (70 if seat == view.first else 10)
    wide = sheet.text(154, 76, shown(names, seat, words), 50, room)
    if seat == view.first:
        sheet.put(Sprite("san-icon", ("first", 56)), 154 + wide + 12, 74, "lm", read=50)
    for a in range(4):
        plot(sheet, mine, a, new)
    centre(sheet, mine, new, words)
    for c in range(4):
        habitat(sheet, mine, c, new, words)
    crew(sheet, mine.rangers, "ranger", "rangers" in new, 0)
    crew(sheet, mine.rescuers, "rescuer", "rescuers" in new, 1)
    timeline(sheet, mine, new, words)
    threats(sheet, mine, "threats" in new, words)
    return sheet.scene()


def spark(sheet: Sheet, x: float, y: float) -> None:
    """New since the last picture."""
    sheet.put(Sprite("spark", (50,)), x, y)


def plot(sheet: Sheet, mine: Player, a: int, new: frozenset[str]) -> None:
    """An area: seals or flag, pond and wood with their points."""
    x = pc.LEFT + a * pc.PLOT_STEP
    middle = x + pc.PLOT_WIDE // 2
    seals = mine.plates[a]
    if a == 0:
        sheet.put(Sprite("san-icon", ("barn", 84, "X", "plain")), middle, pc.MAP_TOP + 58, read=80)
    else:
        sheet.put(Sprite("san-plate", (seals == 0, 170)), middle, pc.MAP_TOP + 58)
        for k in range(seals):
            sheet.put(Sprite("san-icon", ("seal", 56)), middle + (k - (seals - 1) / 2) * 50, pc.MAP_TOP + 60, read=50)
        if not seals:
            sheet.put(Sprite("san-flag", (60,)), middle, pc.MAP_TOP + 56, read=50)
        if f"plate{a}" in new:
            spark(sheet, middle + 84, pc.MAP_TOP + 24)
    for kind, lying, value, dx in (
        ("pond", mine.ponds >> a & 1, POND_VALUE[a], 54), ("trees", mine.groves >> a & 1, GROVE_VALUE[a], 154),
    ):
        y = pc.MAP_TOP + 152
        sheet.put(Sprite("san-icon", (kind, 78)) if lying else Sprite("san-space", (kind, 78)), x + dx, y, read=74)
        tag = Sprite("san-tag", (str(value), 56, 44, "sun" if lying else "card", "ink" if lying else "G_d"))
        sheet.put(tag, x + dx, pc.MAP_TOP + pc.PLOT_HIGH - 26, read=34)
        if f"{'pond' if kind == 'pond' else 'grove'}{a}" in new:
            spark(sheet, x + dx + 36, y - 34)


def centre(sheet: Sheet, mine: Player, new: frozenset[str], words: Words) -> None:
    """The markers of the management centre."""
    middle = pc.CENTRE_TOP + pc.CENTRE_HIGH // 2
    sheet.put(Sprite("san-icon", ("tray", 78)), pc.LEFT + 56, middle - 8, read=70)
    for c, letter in enumerate(COLOURS):
        x = pc.LEFT + 130 + c * 182
        sheet.put(Sprite("san-icon", ("marker", 66, letter)), x, middle, "lm", read=60)
        n = mine.mgmt[c]
        sheet.text(x + 70, middle + 2, str(n), 50, 80, "ink" if n else "line", "number")
        if f"mgmt{c}" in new:
            spark(sheet, x + 62, middle - 30)


def habitat(sheet: Sheet, mine: Player, c: int, new: frozenset[str], words: Words) -> None:
    """An animal with hearts and points; under it its warehouse and expansion."""
    x, y = pc.habitat_corner(c)
    letter = COLOURS[c]
    population, hearts = mine.animals[c], mine.hearts[c]
    sheet.put(Sprite("san-icon", ("marker", 40, letter)), x + 12, y + 32, "lm", read=36)
    if population:
        name = words("san-species", name=species_key(mine, c))
        heading(sheet, name, x + 56, y + 33, pc.HABITAT_WIDE - 68, f"{letter}_d")
        sheet.put(Sprite("san-dial", (letter, population, 198)), x + 108, y + 152, read=180)
        sheet.put(Sprite("san-animal", (species(mine.animal_set, mine.faces, c), 94)), x + 108, y + 146, read=90)
        sheet.put(Sprite("san-tag", (str(population), 66, 54, "ink", "white")), x + 108, y + 232, read=42)
    if f"animal{c}" in new:
        spark(sheet, x + 186, y + 80)
    left = x + 212
    if hearts + 1 <= HEARTS:
        for k in range(hearts + 1):
            sprite = Sprite("san-icon", ("heart", 46, "X", "" if k else "printed"))
            sheet.put(sprite, left + 24 + k % 4 * 49, y + 88 + k // 4 * 46, read=42)
    else:
        sheet.put(Sprite("san-icon", ("heart", 62)), left, y + 110, "lm", read=56)
        sheet.text(left + 68, y + 112, f"×{hearts + 1}", 48, 120, font="number")
    if f"heart{c}" in new:
        spark(sheet, left + 190, y + 66)
    if population:
        points = population * (hearts + 1)
        sheet.text(left, y + 182, f"{population} × {hearts + 1} =", 38, 190, "ink2", "title")
        wide = 74 if points < 100 else 92
        sheet.put(Sprite("san-tag", (str(points), wide, 54, "sun", "ink")), x + pc.HABITAT_WIDE - 14, y + 230, "rm", read=42)
    warehouse(sheet, mine, c, new, x, y + 262)


def heading(sheet: Sheet, name: str, x: int, y: int, room: int, colour: str) -> None:
    """The name of an animal; a long one on two lines."""
    if fonts.width(name, "label", LONG) <= room:
        sheet.text(x, y, name, 38, room, colour, "label")
        return
    for line, part in enumerate(prose.lines(name, LONG, room, "label")):
        sheet.text(x, y - 15 + 29 * line, part, LONG, room, colour, "label")


def warehouse(sheet: Sheet, mine: Player, c: int, new: frozenset[str], x: int, y: int) -> None:
    """The markers stored and the expansion below."""
    middle = y + (pc.HABITAT_HIGH - 272) // 2
    sheet.put(Sprite("san-icon", ("barn", 76, COLOURS[c])), x + 18, middle, "lm", read=70)
    held = [(i, n) for i, n in enumerate(mine.stores[c]) if n]
    for k, (i, n) in enumerate(held):
        left, line = x + 102 + k % 2 * 92, middle + (0 if len(held) < 3 else -29 if k < 2 else 29)
        sheet.put(Sprite("san-icon", ("marker", 44, COLOURS[i])), left, line, "lm", read=40)
        sheet.text(left + 45, line + 1, str(n), 36, 48, font="number")
    if not held:
        sheet.text(x + 120, middle, "0", 40, 60, "line", "number")
    if f"store{c}" in new:
        spark(sheet, x + 88, middle - 36)
    lying = mine.expansions[c]
    right = x + pc.HABITAT_WIDE - 18
    if lying is None:
        sheet.put(Sprite("san-slot", (96,)), right, middle, "rm")
    else:
        acts = lying.acts if lying.acts != lying.token else ""
        sheet.put(Sprite("san-token", (lying.token, 114, lying.turned, acts)), right, middle, "rm", read=110)
    if f"expansion{c}" in new:
        spark(sheet, right - 2, middle - 44)


def crew(sheet: Sheet, workers: tuple[Worker, ...], who: str, new: bool, k: int) -> None:
    """Rangers or rescuers, each with what it was fed."""
    x = pc.LEFT + k * (pc.HABITAT_WIDE + 8)
    middle = pc.CREW_TOP + pc.CREW_HIGH // 2
    sheet.put(Sprite("san-icon", (who, 104)), x + 72, middle, read=96)
    if not workers:
        sheet.text(x + 160, middle, "0", 50, 80, "line", "number")
    for i, worker in enumerate(workers):
        letter = COLOURS[worker.food] if worker.food >= 0 else ""
        sheet.put(Sprite("san-fed", (letter, worker.used, 72)), x + 140 + i * 68, middle, "lm", read=60)
    if new:
        spark(sheet, x + 128, middle - 46)


def timeline(sheet: Sheet, mine: Player, new: frozenset[str], words: Words) -> None:
    """The four steps from left to right, the seals on them, their points."""
    for level in range(4):
        x = pc.LEFT + 8 + level * 210
        sheet.put(Sprite("san-step", (level, 206, pc.TIME_HIGH - 16)), x, pc.TIME_TOP + 8, "lt")
        sheet.text(x + 14, pc.TIME_TOP + 38, NUMERALS[level], 34, 110, "X_d")
        sheet.put(Sprite("san-icon", ("points", 70, "X", str(LEVEL_VALUE[level]))), x + 196, pc.TIME_TOP + 42, "rm", read=34)
        n = mine.timeline[level]
        if n:
            sheet.put(Sprite("san-icon", ("seal", 70)), x + 76, pc.TIME_TOP + 98, read=60)
        if n > 1:
            sheet.text(x + 116, pc.TIME_TOP + 100, f"×{n}", 40, 80, font="number")
        if f"level{level}" in new:
            spark(sheet, x + 112, pc.TIME_TOP + 64)


def threats(sheet: Sheet, mine: Player, new: bool, words: Words) -> None:
    """The threat table: the field that counts is lit."""
    wide = 116
    for k, points in enumerate(THREAT_POINTS):
        how = "now" if k == min(mine.threats, len(THREAT_POINTS) - 1) else "past" if k < mine.threats else "later"
        x = pc.LEFT + 10 + k * (wide + 2)
        sheet.put(Sprite("san-field", (how, wide, pc.THREAT_HIGH - 16)), x, pc.THREAT_TOP + 8, "lt")
        if how == "now" and mine.threats:
            sheet.put(
                Sprite("san-icon", ("threat", 50)),
                x + wide // 2 - (16 if mine.threats > 1 else 0),
                pc.THREAT_TOP + 38,
                read=44,
            )
            if mine.threats > 1:
                sheet.text(x + wide // 2 + 16, pc.THREAT_TOP + 39, str(mine.threats), 36, 44, font="number")
        else:
            label = str(k) if k < len(THREAT_POINTS) - 1 else "6+"
            sheet.text(x + wide // 2, pc.THREAT_TOP + 38, label, 34, 80, "line" if how == "later" else "X_d", "number", "mm")
        text = str(points).replace("-", "−")
        sheet.text(x + wide // 2, pc.THREAT_TOP + 84, text, 38, 100, "no" if points and how != "now" else "ink", anchor="mm")
    if new:
        spark(sheet, pc.LEFT + 10 + min(mine.threats, 6) * (wide + 2) + wide - 8, pc.THREAT_TOP + 12)
