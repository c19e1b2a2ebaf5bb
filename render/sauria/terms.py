"""The names of things in a reader's language: dinosaurs, fields, tiles, items, dice, areas."""

from collections.abc import Iterable, Sequence

from render.core.face import Words
from rules.sauria.cards.characters import SPECIALS
from rules.sauria.cards.dinosaurs import CARDS
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.marks import AGGRESSIVE, DISTRACTED, FRIGHTENED, NARCOTISED, PANICKED, STUNNED
from rules.sauria.dice import NR
from rules.sauria.map import AREAS, LABEL
from rules.sauria.places import kind_at, tile_at
from rules.sauria.state import HIDDEN, Board, Dino, Item

MARKS = {
    STUNNED: "stunned",
    NARCOTISED: "narcotised",
    DISTRACTED: "distracted",
    PANICKED: "panicked",
    AGGRESSIVE: "aggressive",
    FRIGHTENED: "frightened",
}
FIRST = {"lone": 3, "pack": 4}
"""Raptors of other cards are counted on: the lone one is #4, the pack's members are #5 to #7."""
COPIES = {"lone": 2, "pack": 3}
ACTION_NAMES = (
    "move", "quiet", "sneak", "sprint", "evade", "attack", "burst", "search", "quick_search", "scour", "reload", "rest",
    "repair", "hide", "tunnel", "item", "trade", "loot", "collect", "discard", "pass", "card",
)  # fmt: skip
"""Actions that have a name of their own in the catalogue; the others belong to tiles and characters."""
DICE = {"B": "black", "R": "red", "Y": "yellow", "G": "green"}


def number(card: str) -> int:
    """The number by which dinosaurs of a kind are told apart, 0 for the only one of its kind."""
    species, _, n = card.partition(".")
    if (COPIES.get(species) or CARDS[card].copies) < 2:
        return 0
    return FIRST.get(species, 0) + int(n)


def kind(card: str) -> str:
    """The species that a card belongs to: all raptors are raptors."""
    species = card.partition(".")[0]
    return "raptor" if species in FIRST else species


def species(key: str, words: Words) -> str:
    """A species' bare name."""
    return words("sau-species", d="raptor" if key in FIRST else key)


def dino_name(card: str, words: Words) -> str:
    """A dinosaur as a label: "Raptor #2"; a card face down by its stage."""
    if card.startswith(HIDDEN):
        return words("sau-card-back", n=card[1:])
    return words("sau-dino", name=species(kind(card), words), n=number(card))


def short_name(card: str, words: Words) -> str:
    """A dinosaur as a label where there is little room: "Pachy #1"."""
    name = words("sau-species-short", d=kind(card), name=species(kind(card), words))
    return words("sau-dino", name=name, n=number(card))


def dino_subject(card: str, words: Words) -> str:
    """A dinosaur as the subject of a sentence: "the Tyrannosaurus", "Raptor #2"."""
    return words("sau-dino-subject", name=species(kind(card), words), n=number(card), d=kind(card))


def dino_object(card: str, words: Words) -> str:
    """A dinosaur as the object of a sentence."""
    return words("sau-dino-object", name=species(kind(card), words), n=number(card), d=kind(card))


def states(dino: Dino, words: Words) -> str:
    """Its status markers in words, joined by commas."""
    return joined(words("sau-mark", mark=name) for bit, name in MARKS.items() if dino.marks & bit)


def capital(text: str) -> str:
    """The line with its first letter as a capital; emoji and signs before it stay."""
    for k, char in enumerate(text):
        if char.isalpha():
            return text[:k] + char.upper() + text[k + 1 :]
        if char.isdigit():
            return text
    return text


def joined(parts: Iterable[str], by: str = ", ") -> str:
    """What there is of the parts in one line."""
    return by.join(part for part in parts if part)


def field(f: int, words: Words) -> str:
    """A field by its printed label; the boat by its name."""
    return words("sau-boat") if LABEL[f] == "boat" else LABEL[f]


def fields(of: Iterable[int]) -> str:
    """Several land fields, runs of neighbours in a ring as A1–A6."""
    runs: list[list[int]] = []
    for f in of:
        if runs and f == runs[-1][1] + 1 and LABEL[f][0] == LABEL[f - 1][0]:
            runs[-1][1] = f
        else:
            runs.append([f, f])
    return ", ".join(
        LABEL[a] if a == b else f"{LABEL[a]}, {LABEL[b]}" if b == a + 1 else f"{LABEL[a]}–{LABEL[b]}" for a, b in runs
    )


def tile(key: str, words: Words) -> str:
    """A location tile's name."""
    return words(f"sau-tile-{key}")


def ground(b: Board, f: int, words: Words) -> str:
    """What a field is: its tile's name, jungle, road, lava, a location face down with its zone."""
    here = tile_at(b, f)
    if here is not None:
        return tile(here.key, words)
    what = kind_at(b, f)
    if what == "location":
        return words("sau-ground-down", n="123"["BCD".index(LABEL[f][0])])
    return words("sau-ground", what=what)


def spot(b: Board, f: int, words: Words) -> str:
    """A field with what it is: "C4 (Clinic)"; the boat without."""
    name = field(f, words)
    return name if LABEL[f] == "boat" else f"{name} ({ground(b, f, words)})"


def item_name(key: str, words: Words) -> str:
    """An item's name."""
    return words(f"sau-item-{key}")


def item(one: Item, words: Words) -> str:
    """An item as it lies on a board, with its shots."""
    weapon = ITEMS[one.key].weapon
    name = item_name(one.key, words)
    return f"{name} {one.ammo}/{weapon.ammo}" if weapon and weapon.ammo else name


def items(of: Sequence[Item], words: Words) -> str:
    """Several items; equal ones counted."""
    counts: dict[str, int] = {}
    for one in of:
        text = item(one, words)
        counts[text] = counts.get(text, 0) + 1
    return joined(text if n == 1 else f"{text} ×{n}" for text, n in counts.items())


def weapon_dice(key: str, words: Words) -> str:
    """What a weapon rolls against large and small dinosaurs."""
    weapon = ITEMS[key].weapon
    if weapon is None:
        return ""
    large, small = (dice(d, words) or "–" for d in (weapon.large, weapon.small))
    return words("sau-weapon-dice", large=large, small=small)


def item_text(key: str, words: Words) -> str:
    """What an item does: a weapon's dice and the words of its card."""
    return joined((weapon_dice(key, words), words(f"sau-item-{key}-text")), ". ")


def dice(of: str, words: Words) -> str:
    """Dice by colour: "2 red, 1 yellow"."""
    return joined(words("sau-dice", die=DICE[d], n=of.count(d)) for d in "BRYG" if d in of)


def faces(of: str, shown: Sequence[int], words: Words) -> str:
    """A roll: each die with its face."""
    return joined(
        words("sau-face-nr", die=DICE[d]) if face == NR else words("sau-face", die=DICE[d], n=face)
        for d, face in zip(of, shown, strict=True)
    )


def area(a: int, words: Words) -> str:
    """An area as the subject of a line: "blue area"."""
    return words("sau-area", a=AREAS[a])


def energy(spent: Sequence[int], full: Sequence[int], words: Words) -> str:
    """Energy of each special action that has any."""
    return joined(
        f"{words('sau-action', what=name)} {left}/{most}"
        for name, left, most in zip(SPECIALS, spent, full, strict=True)
        if most
    )


def energy_left(energy: Sequence[int], words: Words) -> str:
    """The special actions that have energy, short."""
    return joined(f"{words('sau-action', what=name)} {left}" for name, left in zip(SPECIALS, energy, strict=True) if left)


def action(what: str, words: Words) -> str:
    """The name of an action of the menu, a location action or a trait."""
    return words(f"sau-act-{what.replace('.', '-')}") if "." in what else words("sau-action", what=what)
