"""The whole island: track, map, area plates, event, signal, dinosaur deck and a row for each player."""

from render.core.face import Names, Words
from render.core.palette import Colour
from render.core.scene import Scene, Sheet, Sprite
from render.sauria import chart, prose, terms
from render.sauria.forecast import share
from render.sauria.ground import area_of
from render.sauria.hexes import Frame
from render.sauria.model import initial, on_board, shown, state_of
from render.sauria.people import EMBLEMS
from render.sauria.plates import HIGH as TRACK
from render.sauria.plates import PLATE, SIGNS
from render.sauria.reading import deciding, top_stage
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.inventory import load, spaces
from rules.sauria.map import AREAS, BOAT, LABEL
from rules.sauria.places import find, is_night
from rules.sauria.state import Player, State
from rules.sauria.survival import SIGNAL_LIMIT
from rules.sauria.variants import first_lava
from rules.sauria.view import View

WIDE, HIGH = 1600, 1312
FRAME = Frame(WIDE, HIGH, 76, 584, 700)
LEFT, ROOM = 1196, 392
CORNERS = {"white": (14, 104), "blue": (948, 104), "black": (948, 1174), "red": (14, 1174)}
TAKEN = tuple((x, y, x + PLATE[0], y + PLATE[1]) for x, y in CORNERS.values())
"""Where the boat may not lie."""
LEAST = 18
SPACES = 5


def board(view: View, since: View | None, words: Words, names: Names) -> Scene:
    """The picture that is posted after a move."""
    table = view.table
    sheet = Sheet("sauria-island", chart.ground(FRAME))
    time = terms.capital(words("sau-time", night="yes" if is_night(max(1, table.round)) else "no"))
    marks = (words("sau-pic-track-signal"), words("sau-pic-rescue"), first_lava(table))
    sheet.put(Sprite("sau-track", (WIDE, table.round, time, *marks)), 0, 0, "lt", base=True)
    for a, area in enumerate(AREAS):
        plate(sheet, view, a, area, words)
    chart.lay(sheet, FRAME, view, since, words, names, chart.Style(room=LEFT - 4, top=TRACK, taken=TAKEN))
    event(sheet, view, words, 104)
    status(sheet, view, words, 281)
    players = len(table.players)
    high = 156 if players > 4 else 196
    for seat in range(players):
        row(sheet, view, since, seat, words, names, 384 + seat * (high + 9), high)
    legend(sheet, words, 1207)
    return sheet.scene()


def plate(sheet: Sheet, view: View, a: int, area: str, words: Words) -> None:
    """An area's plate in its corner."""
    black, red = view.table.bags[a]
    chance = share(red / (black + red), words) if black + red else "–"
    title, lava = words("sau-area-title", a=area), words("sau-pic-lava")
    args = (area, title, black, red, chance, lava, view.table.erupted.count(area))
    sheet.put(Sprite("sau-plate", args), *CORNERS[area], "lt", base=True)


def event(sheet: Sheet, view: View, words: Words, y: int) -> None:
    """The event card of the round."""
    table = view.table
    night = is_night(max(1, table.round))
    head: Colour = "night2" if night else "day"
    sheet.put(Sprite("sau-banner", (ROOM, 168, head, 42)), LEFT, y, "lt", base=True)
    sign = Sprite("sau-glyph", ("moon" if night else "sun", 30, "day" if night else "carnivore2", head))
    sheet.put(sign, LEFT + 28, y + 22)
    key = f"sau-event-{table.event}"
    title = words(key) if table.event else words("sau-pic-no-event")
    sheet.text(LEFT + 52, y + 22, title, 24, ROOM - 66, "card" if night else "ink", least=LEAST)
    if table.event:
        prose.write(sheet, LEFT + 18, y + 68, words(f"{key}-text"), 24, ROOM - 36, 4, "small", smallest=19)


def status(sheet: Sheet, view: View, words: Words, y: int) -> None:
    """The three ways off the island, and the dinosaur deck."""
    table = view.table
    sheet.put(Sprite("panel", (264, 94, 14, "card", "ink", 3)), LEFT, y, "lt", base=True)
    for k, (icon, name, state) in enumerate(ways(table)):
        x = LEFT + 46 + k * 86
        sheet.put(Sprite("sau-way", (icon, state)), x, y + 34)
        sheet.text(x, y + 76, terms.capital(words("sau-pic-way", way=name)), 17, 84, "ink", "small", "mm", 11)
    x = LEFT + 272
    stage = top_stage(table)
    sheet.put(Sprite("panel", (120, 94, 14, "card", "ink", 3)), x, y, "lt", base=True)
    sheet.put(Sprite("sau-deck", (stage, 60)), x + 6, y + 36, "lm")
    sheet.text(x + 88, y + (22 if stage else 36), str(len(table.stock)), 28, 50, anchor="mm", least=LEAST)
    if stage:
        sheet.put(Sprite("sau-stage", (stage, 25)), x + 88, y + 51)
    sheet.text(x + 60, y + 76, words("sau-pic-dinos"), 17, 108, "ink", "small", "mm", 11)


def ways(table: State) -> tuple[tuple[str, str, str], ...]:
    """(icon, name, state) of the ways off the island. state: open, closed, broken, unknown, or the last round for it."""
    late = table.signal > SIGNAL_LIMIT or (not table.signal and table.round > SIGNAL_LIMIT)
    helicopter = "closed" if late else "open" if table.signal else f"≤{SIGNAL_LIMIT}"
    shelter = find(table, "bunker")
    lost = shelter < 0 and table.round > first_lava(table) + 1
    bunker = "open" if table.once and not lost else "closed" if lost else "off" if shelter >= 0 else "unknown"
    boat = ("unknown", "broken", "open")[table.boat]
    return ("🚁", "helicopter", helicopter), ("boat", "boat", boat), ("🚪", "bunker", bunker)


def legend(sheet: Sheet, words: Words, y: int) -> None:
    """The signs that stand on figures and tiles."""
    texts = tuple(words("sau-pic-signs", what=what) for _, what in SIGNS)
    sheet.put(Sprite("sau-signs", (ROOM, 100, texts)), LEFT, y, "lt", base=True)


def wound_spaces(p: Player) -> str:
    """The wound spaces as the sprite takes them."""
    return "".join("u" if w.up else "d" for w in p.wounds).ljust(SPACES, "-")


def row(
    sheet: Sheet, view: View, since: View | None, seat: int, words: Words, names: Names, y: int, high: int
) -> None:
    """A player: figure, name, field, wounds, action points, items, energy."""
    table, p, k = view.table, view.table.players[seat], high / 196
    fill: Colour = "card" if p.alive else "inset"
    sheet.put(Sprite("panel", (ROOM, high, 16, fill, "ink", 3)), LEFT, y, "lt", base=True)
    sheet.put(Sprite("sau-tab", (94, high - 6, seat, p.alive)), LEFT + 3, y + 3, "lt")
    if deciding(table) == seat:
        sheet.put(Sprite("ring", (ROOM - 4, high - 4, 14, "sun", 8)), LEFT + 2, y + 2, "lt")
    size = round(92 * k)
    sheet.put(Sprite("sau-person", (size, seat, initial(names, seat), state_of(p))), LEFT + 50, y + high * 0.44)
    x, right = LEFT + 112, LEFT + ROOM - 16
    name = y + 38 * k
    if on_board(p):
        label = words("sau-boat-label") if p.field == BOAT else LABEL[p.field]
        chip = Sprite("sau-chip", (label, area_of(p.field), round(25 * k)))
        right -= sheet.put(chip, right, name, "rm") + 4
    first = table.starter == seat and table.round > 0
    wide = sheet.text(x, name, shown(names, seat, words), round(32 * k), right - x - (38 if first else 0), least=22)
    if first:
        sheet.put(Sprite("sau-coin", ("crown", round(32 * k), "ink", "day")), x + wide + 8, name, "lm")
    if not p.character:
        return
    sign = Sprite("sau-coin", (EMBLEMS[p.character], round(34 * k), "card", "ink"))
    sheet.put(sign, LEFT + 50, y + high - 26 * k)
    about = terms.capital(words(f"sau-character-{p.character}"))
    if not p.alive or p.hidden:
        about = f"{about} · {words('sau-pic-hidden' if p.alive else 'sau-pic-dead')}"
    moving = table.seat == seat and p.alive
    sheet.text(x, y + 76 * k, about, round(23 * k), (150 if moving else 270), "ink2", "small", least=15)
    if moving:
        sheet.put(Sprite("strip", (106, round(32 * k), 8, "ink")), LEFT + ROOM - 16, y + 76 * k, "rm")
        sheet.text(LEFT + ROOM - 69, y + 76 * k, words("sau-pic-to-move"), round(20 * k), 98, "day", "label", "mm", 14)
    sheet.put(Sprite("sau-wounds", (wound_spaces(p), round(36 * k))), x, y + 116 * k, "lm")
    before = since.table.players[seat] if since is not None and since.table.round else p
    if wound_spaces(before) != wound_spaces(p):
        sheet.put(Sprite("spark", (30,)), x + 166 * k, y + 96 * k)
    if p.alive:
        most = max(3, p.ap)
        chevrons = Sprite("sau-ap", (p.ap, most, round(30 * k * 3 / most)))
        sheet.put(chevrons, LEFT + ROOM - 14, y + 116 * k, "rm")
    if on_board(p):
        foot(sheet, view, seat, x, y + high - 34 * k, k)


def foot(sheet: Sheet, view: View, seat: int, x: float, y: float, k: float) -> None:
    """Item spaces, energy, blood."""
    p = view.table.players[seat]
    full = sum(CHARACTERS[p.character].energy)
    sheet.put(Sprite("sau-glyph", ("pack", round(28 * k), "sand3", "card")), x, y, "lm")
    items = f"{load(view.table, seat, p.items)}/{spaces(view.table, seat)}"
    sheet.text(x + 34 * k, y, items, round(25 * k), 70, font="label", least=LEAST)
    sheet.put(Sprite("sau-glyph", ("cube", round(28 * k), "energy", "card")), x + 104 * k, y, "lm")
    sheet.text(x + 138 * k, y, f"{sum(p.energy)}/{full}", round(25 * k), 90, font="label", least=LEAST)
    if p.bleeding:
        sheet.put(Sprite("sau-coin", ("drop", round(36 * k), "white", "blood")), LEFT + ROOM - 18, y, "rm")
