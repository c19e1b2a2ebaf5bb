"""Every card on its own, as large as a phone shows it: events, encounters, items, wounds, goals, locations, characters,
dinosaurs. Public faces only: what a card says, never who holds it. A card is named "<kind>.<key>"."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from render.core import fonts
from render.core.face import Words
from render.core.geometry import box
from render.core.palette import Colour
from render.core.pen import Drawing, Pen
from render.core.scene import Scene, Sheet, Sprite, draws
from render.sauria import parts, subjects, terms
from render.sauria.parts import LEAST, Energy, Foot, Goals, Paragraph, Part, Row
from render.sauria.people import EMBLEMS
from render.sauria.plates import STAGES
from render.sauria.terms import joined
from render.sauria.tiles import TYPES
from rules.sauria.cards.characters import CHARACTERS, SPECIALS
from rules.sauria.cards.dinosaurs import SPECIES
from rules.sauria.cards.encounters import ENCOUNTERS
from rules.sauria.cards.events import EVENTS
from rules.sauria.cards.goals import GOALS
from rules.sauria.cards.items import ITEMS, OBJECTS
from rules.sauria.cards.tiles import TILES
from rules.sauria.cards.wounds import WOUNDS

WIDE, HIGH = 1000, 1380
TOP, BOTTOM = 176, 1326
SIDE = 52
FRAME_HIGH = TOP - 26


class Card(NamedTuple):
    """A card: what kind, its name, the sign in its head, its colours, what stands in the right corner, art, body."""

    kind: str
    name: str
    sign: str
    fill: Colour
    front: Colour
    corner: str
    art: Sprite | None
    body: tuple[Part, ...]


def event(key: str, words: Words) -> Card:
    """An event card: by day yellow, at night dark."""
    made = EVENTS[key]
    what = "night" if made.night else "day"
    lasts = "round" if made.lasting else "power"
    foot = Foot(words("sau-card-foot", what="round" if made.lasting else "once"), copies(made.copies, words), lasts)
    fill, front = ("night", "day") if made.night else ("day", "ink")
    kind, sign = words("sau-card-kind", kind=f"event-{what}"), "moon" if made.night else "sun"
    return Card(
        kind, words(f"sau-event-{key}"), sign, fill, front, lasts, picture(what, subjects.EVENTS[key]),
        (Paragraph(words(f"sau-event-{key}-text"), True), foot),
    )  # fmt: skip


def encounter(key: str, words: Words) -> Card:
    """An encounter card."""
    sign = ENCOUNTERS[key].sign
    foot = (Foot(words("sau-card-foot", what="good" if sign == "+" else "bad")),) if sign else ()
    return Card(
        words("sau-card-kind", kind="encounter"), words(f"sau-encounter-{key}"), "?", "seat5", "white",
        sign.replace("-", "−"), picture("jungle", subjects.ENCOUNTERS[key]),
        (Paragraph(words(f"sau-encounter-{key}-text"), True), *foot),
    )  # fmt: skip


def item(key: str, words: Words) -> Card:
    """An item card in the colour of its deck."""
    made = ITEMS[key]
    deck = made.deck or ("object" if key in OBJECTS else "start")
    body: list[Part] = [Paragraph(words(f"sau-item-{key}-text"), True)]
    if made.weapon:
        body += parts.weapon(made.weapon, words)
    if made.noise:
        body.append(Row(Sprite("sau-coin", ("noise", 52, "inset", "ink")), words("sau-tile-noise", n=made.noise)))
    if made.size > 1:
        body.append(Row(Sprite("sau-glyph", ("pack", 52, "sand3", "paper")), words("sau-card-room", n=made.size)))
    use = "" if made.ap is None else words("sau-card-foot", what="used" if made.used_up else "stays")
    count = copies(made.copies, words) if made.deck else ""
    if use or count:
        body.append(Foot(use, count, "round" if use and not made.used_up else ""))
    fill: Colour = TYPES.get(made.deck, "sand3")
    price = "" if made.ap is None else words("sau-price", n=made.ap)
    return Card(
        words("sau-card-kind", kind=deck), words(f"sau-item-{key}"), made.deck or "pack", fill, "white", price,
        picture(made.deck or "start", subjects.ITEMS[key]), tuple(body),
    )  # fmt: skip


def wound(key: str, words: Words) -> Card:
    """A wound card, face up."""
    made = WOUNDS[key]
    lasts = "round" if made.lasting else "power"
    foot = Foot(words("sau-card-foot", what="wound" if made.lasting else "turned"), copies(made.copies, words), lasts)
    return Card(
        words("sau-card-kind", kind="wound"), words(f"sau-wound-{key}"), "drop", "blood", "white", lasts,
        picture("wound", subjects.WOUNDS[key]), (Paragraph(words(f"sau-wound-{key}-text"), True), foot),
    )  # fmt: skip


def goal(key: str, words: Words) -> Card:
    """A goal card."""
    made = GOALS[key]
    rows = tuple((g, words(f"sau-goal-{g.count}", n=g.n)) for g in made.goals)
    foot = (Foot(words("sau-card-foot", what="solo")),) if made.solo else ()
    name = words("sau-card-goals", character=words(f"sau-character-{made.character}"), n=key[-1])
    body = (Goals(rows), Paragraph(words("sau-card-goals-when")), *foot)
    return Card(words("sau-card-kind", kind="goal"), name, EMBLEMS[made.character], "ink", "day", "", None, body)


def tile(key: str, words: Words) -> Card:
    """A location with its symbols; the boat."""
    made = TILES[key]
    rows: list[Part] = [Paragraph(words(f"sau-tile-{key}-text"), True)]
    if made.type:
        rows.append(Row(Sprite("sau-type", (made.type, 54)), words("sau-type", type=made.type)))
    if made.power:
        rows.append(Row(Sprite("sau-symbol", ("on", 52)), words("sau-card-power")))
    if made.noise:
        rows.append(Row(Sprite("sau-coin", ("noise", 54, "inset", "ink")), words("sau-tile-noise", n=made.noise)))
    if made.tunnel:
        rows.append(Row(Sprite("sau-coin", ("tunnel", 54, "inset", "ink")), words("sau-tile-tunnel")))
    if made.encounter:
        rows.append(Row(Sprite("sau-marker", (76,)), words("sau-card-encounter")))
    fill: Colour = TYPES.get(made.type, "sea")
    kind = words("sau-card-kind", kind="tile" if made.zone else "boat", n=made.zone)
    art = picture("jungle" if made.type else "coast", subjects.tile_subject(key))
    name = words(f"sau-tile-{key}")
    return Card(kind, name, made.type or "boat", fill, "white", str(made.zone) if made.zone else "", art, tuple(rows))


def character(key: str, words: Words) -> Card:
    """A character's board as a card."""
    made = CHARACTERS[key]
    names = tuple(terms.action(what, words) for what in SPECIALS)
    body: list[Part] = [Paragraph(words(f"sau-character-{key}-text")), Energy(made.energy, names)]
    body.append(Row(Sprite("sau-glyph", ("pack", 52, "sand3", "paper")), words("sau-card-spaces", n=made.spaces)))
    if made.start:
        body.append(Row(Sprite("sau-glyph", ("hand", 52, "ink", "paper")), words(f"sau-item-{made.start}")))
    kind, name = words("sau-card-kind", kind="character"), words(f"sau-character-{key}")
    return Card(kind, name, EMBLEMS[key], "pine", "white", "", picture("day", f"sign {EMBLEMS[key]}"), tuple(body))


def dinosaur(key: str, words: Words) -> Card:
    """A dinosaur card in the colour of its stage."""
    made = SPECIES[key]
    drawn = "raptor" if key in ("raptor_pack", "lone", "pack") else key
    stage = made.stage or 3
    numeral, fill, front = STAGES[stage - 1]
    eats = words("sau-kind", size="large" if made.large else "small", eats="meat" if made.carnivore else "plants")
    rows: list[Part] = [Row(Sprite("sau-seal", (made.carnivore, made.large, 52)), eats)]
    if made.hostile:
        rows.append(Row(Sprite("sau-glyph", ("!", 50, "ink", "paper")), words("sau-hostile")))
    if made.pack:
        rows.append(Row(Sprite("sau-glyph", ("dinosaur", 50, "ink", "paper")), words("sau-pack")))
    if made.lp:
        dice = tuple(Sprite("sau-die", (letter, 56)) for letter in made.dice)
        attack, lives = words("sau-action", what="attack"), words("sau-card-lp", n=made.lp)
        rows.append(Row(Sprite("sau-glyph", ("burst", 50, "blood", "paper")), attack, dice, terms.dice(made.dice, words)))
        hearts = (Sprite("sau-hearts", (made.lp, made.lp, 44)),)
        rows.append(Row(Sprite("sau-glyph", ("heart", 52, "blood", "paper")), str(made.lp), hearts, lives))
    else:
        rows.append(Paragraph(words("sau-card-pack")))
    if made.stage:
        rows.append(Foot("", copies(made.copies, words)))
    kind = words("sau-card-kind", kind="dinosaur" if made.stage else "pack", n=numeral)
    name = words("sau-species", d="raptor" if key in ("lone", "pack") else key)
    art = Sprite("sau-art", (drawn, stage, WIDE - 2 * SIDE - 6, 0))
    return Card(kind, name, "dinosaur", fill, front, numeral, art, tuple(rows))


KINDS: dict[str, tuple[Mapping[str, Any], Callable[[str, Words], Card]]] = {
    "event": (EVENTS, event), "encounter": (ENCOUNTERS, encounter), "item": (ITEMS, item), "wound": (WOUNDS, wound),
    "goal": (GOALS, goal), "tile": (TILES, tile), "character": (CHARACTERS, character), "dinosaur": (SPECIES, dinosaur),
}  # fmt: skip
"""All cards by kind, and how each becomes a card."""
REFS: tuple[str, ...] = tuple(f"{kind}.{key}" for kind, (keys, _) in KINDS.items() for key in keys)


def copies(n: int, words: Words) -> str:
    """How often a card is in its deck."""
    return words("sau-card-copies", n=n)


def picture(backdrop: str, subject: str) -> Sprite:
    """A card's art; its height is decided when the card is laid out."""
    return Sprite("sau-scene", (backdrop, subject, WIDE - 2 * SIDE - 6, 0))


def card(ref: str, words: Words) -> Card:
    """The card of this name. KeyError for one that does not exist."""
    kind, _, key = ref.partition(".")
    return KINDS[kind][1](key, words)


def titles(words: Words) -> tuple[tuple[str, str], ...]:
    """(name, title) of every card."""
    return tuple((ref, title(card(ref, words), words)) for ref in REFS)


def title(made: Card, words: Words) -> str:
    """Kind and name."""
    return words("sau-card-title", kind=made.kind, name=terms.capital(made.name))


def told(ref: str, words: Words) -> str:
    """The card in words."""
    made = card(ref, words)
    price = made.corner if ref.startswith("item.") else ""
    lines = (title(made, words), price, *(part.told for part in made.body))
    return joined((line if line.endswith((".", "!")) else f"{line}." for line in lines if line), " ")


@draws("sau-blank")
def blank(width: int, height: int) -> Drawing:
    """The ground of every card: cream cardboard on the sea."""
    pen = Pen(width, height, 1, 2, ground="sea")
    pen.box(23, 23, width - 23, height - 23, 42, "card", "ink", 6)
    return pen.done()


@draws("sau-rim")
def rim(width: int, height: int, fill: Colour, upper: bool) -> Drawing:
    """The coloured upper or lower end of a card, round at the corners."""
    pen = Pen(width, height, 1, 2)
    pen.fill(box(0, 0 if upper else -80, width, height + 80 if upper else height, 38), fill)
    return pen.done()


def scene(ref: str, words: Words) -> Scene:
    """A card, 1000 px wide."""
    made = card(ref, words)
    sheet = Sheet("sauria-card", Sprite("sau-blank", (WIDE, HIGH)))
    inner = WIDE - 2 * SIDE
    sheet.put(Sprite("sau-rim", (WIDE - 52, FRAME_HIGH, made.fill, True)), 26, 26, "lt")
    sheet.put(Sprite("sau-rim", (WIDE - 52, HIGH - 26 - BOTTOM, made.fill, False)), 26, BOTTOM, "lt")
    for x in (26, WIDE - SIDE):
        sheet.put(Sprite("strip", (SIDE - 26, BOTTOM - TOP, 0, made.fill)), x, TOP, "lt")
    head(sheet, made)
    high = sum(part.high for part in made.body) + 48
    y = float(BOTTOM - high)
    if made.art is not None:
        *args, _ = made.art.args
        sheet.put(Sprite(made.art.name, (*args, round(y) - TOP)), SIDE + 3, TOP, "lt")
        sheet.put(Sprite("strip", (inner, 5, 0, "ink")), SIDE, round(y) - 2, "lt")
    for x, top, wide, tall in (
        (SIDE, TOP - 3, inner, 6), (SIDE, BOTTOM - 3, inner, 6), (SIDE - 3, TOP, 6, BOTTOM - TOP),
        (WIDE - SIDE - 3, TOP, 6, BOTTOM - TOP),
    ):  # fmt: skip
        sheet.put(Sprite("strip", (wide, tall, 0, "ink")), x, top, "lt")
    y = y + 32 if made.art is not None else TOP + 36
    for part in made.body:
        if isinstance(part, Foot):
            y = BOTTOM - part.high - 12
        part.draw(sheet, y)
        y += part.high
    return sheet.scene()


def head(sheet: Sheet, made: Card) -> None:
    """Sign, name, kind, and what stands in the right corner."""
    sheet.put(Sprite("sau-coin", (made.sign, 96, "card", "ink")), 104, 100, read=80)
    end = float(WIDE - SIDE)
    if made.corner in ("round", "power"):
        end -= sheet.put(Sprite("sau-coin", (made.corner, 84, "ink", "day")), end, 100, "rm", read=70) + 14
    elif made.corner:
        wide = max(84, fonts.width(made.corner, "title", 42) + 36)
        sheet.put(Sprite("panel", (wide, 84, 42, "card", "ink", 5)), end, 100, "rm")
        sheet.text(end - wide / 2, 98, made.corner, 58 if made.corner in "+−" else 42, wide - 20, anchor="mm", least=LEAST)
        end -= wide + 14
    sheet.text(170, 82, terms.capital(made.name), 60, end - 170, made.front, least=LEAST)
    sheet.text(170, 138, made.kind, 36, end - 170, made.front, "text", least=LEAST)
