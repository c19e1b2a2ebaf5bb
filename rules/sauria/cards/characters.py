# ruff: noqa: E501 (a card is read as one literal)
"""The eight characters: energy per special action, item spaces, traits, starting items, marker kind."""

from rules.core.record import record
from rules.sauria.effects import Effects, Peek, RefillBag, Sabotage, Tend

SPECIALS = ("sneak", "sprint", "burst", "quick_search", "evade", "scour", "hide")
"""The special actions, in the order of the energy numbers."""


@record
class TraitAction:
    """A trait that is used: AP and effects; `once` per turn."""

    key: str
    name: str
    ap: int
    effects: Effects
    once: bool = False


@record
class Character:
    """One board. traits: names of what always holds, read by the chapter that cares."""

    key: str
    name: str
    energy: tuple[int, ...]
    spaces: int
    marker: str
    text: str
    start: str = ""
    traits: tuple[str, ...] = ()
    actions: tuple[TraitAction, ...] = ()
    sprint: tuple[int, int] = (2, 1)
    """Fields and noise symbols of the sprint (SAU-ACT-34)."""


CHARACTERS: dict[str, Character] = {
    c.key: c
    for c in (
        Character("palaeontologist", "Palaeontologist", (2, 1, 0, 1, 2, 1, 1), 5, "dinosaur",
                  "Herbivores are not frightened by you. Once a turn: look at the top dinosaur card.", "brush_kit", ("calm",),
                  (TraitAction("palaeontologist.peek", "Read the tracks", 0, (Peek("dinosaur"),), once=True),)),
        Character("hunter", "Hunter", (1, 2, 2, 0, 1, 1, 1), 5, "target",
                  "Ranged weapons roll 1 green die more against large dinosaurs.", "hunting_rifle", ("marksman",)),
        Character("scientist", "Scientist", (1, 1, 1, 2, 1, 2, 1), 5, "flask",
                  "Up to 2 DNA take no item space.", "sample_kit", ("vials",)),
        Character("photographer", "Photographer", (2, 1, 0, 1, 2, 0, 2), 4, "film",
                  "Your camera counts towards your goals.", "camera"),
        Character("saboteur", "Saboteur", (2, 2, 0, 2, 1, 1, 2), 4, "gear",
                  "You may always use the tunnels. 2 AP: sabotage where you stand.", "bolt_cutter", ("tunnels",),
                  (TraitAction("saboteur.sabotage", "Sabotage", 2, (Sabotage(),)),)),
        Character("ranger", "Ranger", (1, 1, 2, 1, 2, 1, 1), 6, "shield",
                  "Reload costs 1 AP at ranger locations.", "field_radio", ("armourer",)),
        Character("counselor", "Counselor", (1, 2, 0, 2, 2, 1, 1), 6, "tent",
                  "Sprint: 3 fields, 2 noise. 1 AP: heal 1 damage of another player on your field.", "", (),
                  (TraitAction("counselor.tend", "Tend", 1, (Tend(),)),), (3, 2)),
        Character("chaotician", "Chaotician", (1, 1, 1, 2, 2, 2, 1), 5, "butterfly",
                  "Once a turn, 1 AP: the drawn noise markers of your area go back into the bag.", "", (),
                  (TraitAction("chaotician.shuffle", "Butterfly effect", 1, (RefillBag(),), once=True),)),
    )
}  # fmt: skip
TRAITS: dict[str, TraitAction] = {a.key: a for c in CHARACTERS.values() for a in c.actions}
