# ruff: noqa: E501 (a card is read as one literal)
"""The 35 event cards: 17 by day, 18 by night."""

from rules.core.record import record
from rules.sauria.cards.marks import DISTRACTED, PANICKED
from rules.sauria.effects import (
    AP,
    Bleed,
    Branch,
    Each,
    Effects,
    Energy,
    Enlist,
    Gain,
    Gather,
    Heal,
    Hurt,
    LayObjects,
    Mark,
    Noise,
    OneOf,
    Place,
    Strike,
    Surge,
    Uncover,
    Wander,
)


@record
class EventCard:
    """night: which deck. lasting: what holds for the whole round (round icon); effects: at once (lightning icon)."""

    key: str
    name: str
    night: bool
    text: str
    effects: Effects = ()
    lasting: str = ""
    copies: int = 1


EVENTS: dict[str, EventCard] = {
    e.key: e
    for e in (
        EventCard("surge_day", "Power surge", False, "All power-capable locations have power this round.", (Surge(),), "surge"),
        EventCard("tour_speakers", "Tour speakers", False, "Everybody draws 1 noise marker.", (Each("all", (Noise(1),)),), copies=2),
        EventCard("rock_fall", "Rock fall", False, "Everybody on a jungle field suffers 1 damage.", (Each("jungle", (Hurt(1),)),)),
        EventCard("scent_of_blood", "Scent of blood", False, "Every bleeding character suffers 1 damage.",
                  (Each("bleeding", (Hurt(1),)),)),
        EventCard("second_wind", "Second wind", False, "Everybody refills 2 energy.", (Each("all", (Energy(2),)),), copies=2),
        EventCard("supply_drop", "Supply drop", False, "Everybody draws 1 medical item.", (Each("all", (Gain(1, "medical"),)),)),
        EventCard("stray_pachy", "A stray Pachycephalosaurus", False, "One appears somewhere on the island.",
                  (Place("pachy", "random"),)),
        EventCard("raptor_call", "Call of the raptors", False, "All raptors move to the one longest in play.", (Gather(),)),
        EventCard("map_found", "A map is found", False, "The starting player uncovers a location.", (Uncover(),)),
        EventCard("clear_sky", "Clear sky", False, "Everybody has 1 AP more this round.", (), "ap+1"),
        EventCard("feeding_time", "Feeding time", False, "All carnivores are distracted.", (Mark(DISTRACTED, "carnivores"),)),
        EventCard("migration", "Migration", False, "Every dinosaur moves one field towards the nearest player.", (Wander(),)),
        EventCard("new_arrivals", "New arrivals", False, "An Allosaurus joins the dinosaur deck.", (Enlist("allosaurus"),)),
        EventCard("nest", "A nest", False, "2 eggs lie on a location drawn by chance.", (LayObjects("egg", 2),)),
        EventCard("embers", "Glowing embers", False, "Everybody on or beside lava suffers 1 damage.", (Each("lava", (Hurt(1),)),)),
        EventCard("surge_night", "Power surge", True, "All power-capable locations have power this round.", (Surge(),), "surge"),
        EventCard("night_cries", "Cries in the night", True, "Everybody draws 1 noise marker.", (Each("all", (Noise(1),)),), copies=2),
        EventCard("stumble", "Stumbling in the dark", True, "Everybody without a light suffers 1 damage.",
                  (Each("dark", (Hurt(1),)),), copies=2),
        EventCard("blood_trail", "Trail of blood", True, "Every bleeding character is attacked with a yellow die.",
                  (Each("bleeding", (Strike("Y"),)),)),
        EventCard("thorns", "Thorns", True, "Everybody on a jungle field bleeds.", (Each("jungle", (Bleed(),)),)),
        EventCard("full_moon", "Full moon", True, "No additional noise for the night this round.", (), "moonlight", copies=2),
        EventCard("fog", "Thick fog", True, "No ranged attacks this round.", (), "no_ranged"),
        EventCard("curfew", "Blackout", True, "No Quick search and no Scour this round.", (), "no_rummaging"),
        EventCard("stampede", "Stampede", True, "All herbivores panic.", (Mark(PANICKED, "herbivores"),)),
        EventCard("cold_rain", "Cold rain", True, "Everybody has 1 AP less this round.", (), "ap-1"),
        EventCard("hatchery", "Broken hatchery", True, "A Dilophosaurus appears somewhere; a Raptor joins the deck.",
                  (Place("dilophosaurus", "random"), Enlist("raptor"))),
        EventCard("camp_fire", "Camp fire", True, "Everybody heals 1 damage.", (Each("all", (Heal(1),)),)),
        EventCard("flare", "Flare", True, "The starting player chooses: uncover a location or 1 AP more next turn.",
                  (OneOf((Branch("uncover", (Uncover(),)), Branch("ap", (AP(1),)))),)),
        EventCard("landslide", "Landslide", True, "A location drawn by chance is uncovered.", (Uncover("random"),)),
        EventCard("night_hunt", "Night hunt", True, "Every dinosaur moves one field towards the nearest player.", (Wander(),)),
    )
}  # fmt: skip
DAY: tuple[str, ...] = tuple(e.key for e in EVENTS.values() if not e.night for _ in range(e.copies))
NIGHT: tuple[str, ...] = tuple(e.key for e in EVENTS.values() if e.night for _ in range(e.copies))
