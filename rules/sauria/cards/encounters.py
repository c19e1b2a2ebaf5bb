"""The 30 encounter cards: 10 with the plus symbol, 10 with the minus symbol, 10 with neither."""

from rules.core.record import record
from rules.sauria.cards.marks import DISTRACTED, STUNNED
from rules.sauria.effects import (
    AP,
    Bleed,
    Branch,
    Coming,
    Effects,
    Energy,
    Enlist,
    Gain,
    Grant,
    Heal,
    Hurt,
    Lose,
    Mark,
    Noise,
    Object,
    OneOf,
    PayAp,
    Petrol,
    Place,
    Points,
    Put,
    Strike,
    Uncover,
)


@record
class EncounterCard:
    """sign: "+" positive, "-" negative, "" neither (SAU-ENC-09)."""

    key: str
    name: str
    sign: str
    text: str
    effects: Effects


ENCOUNTERS: dict[str, EncounterCard] = {
    e.key: e
    for e in (
        EncounterCard("shortcut", "A shortcut", "+", "You may move.", (Grant("move"),)),
        EncounterCard("dash", "Run!", "+", "You may sprint (1 energy).", (Grant("sprint"),)),
        EncounterCard("clean_shot", "A clean shot", "+", "You may attack.", (Grant("attack"),)),
        EncounterCard("rucksack", "A lost rucksack", "+", "Draw 1 maintenance item.", (Gain(1, "maintenance"),)),
        EncounterCard("spring", "A clear spring", "+", "Refill 2 energy, heal 1 damage.", (Energy(2), Heal(1))),
        EncounterCard("medic", "A medic's bag", "+", "Draw 1 medical item.", (Gain(1, "medical"),)),
        EncounterCard("survivor", "A survivor", "+", "1 victory point.", (Points(1),)),
        EncounterCard("fuel", "A jerrycan", "+", "Power the power-capable location you stand on.", (Petrol(),)),
        EncounterCard("locker", "An open locker", "+", "Draw 1 ranger item.", (Gain(1, "ranger"),)),
        EncounterCard("rest", "A quiet place", "+", "1 more AP this turn.", (AP(1),)),
        EncounterCard("ambush", "Ambush", "-", "Attacked with a yellow die.", (Strike("Y"),)),
        EncounterCard("barbed_wire", "Barbed wire", "-", "You bleed.", (Bleed(),)),
        EncounterCard("fall", "A bad fall", "-", "2 damage.", (Hurt(2),)),
        EncounterCard("torn_bag", "A torn bag", "-", "Discard 1 item.", (Lose(),)),
        EncounterCard("alarm", "The alarm", "-", "Draw 2 noise markers.", (Noise(2),)),
        EncounterCard("raptor_nest", "A raptor's nest", "-", "A Raptor appears here.", (Place("raptor"),)),
        EncounterCard("hatchlings", "Hatchlings", "-", "A Compsognathus appears here.", (Place("compsognathus"),)),
        EncounterCard("open_gate", "The open gate", "-",
                      "A Ceratosaurus of the discard pile goes on top of the dinosaur deck.",
                      (Enlist("ceratosaurus", top=True),)),
        EncounterCard("dizzy", "Dizzy spell", "-", "No special actions next turn.", (Coming("dazed"),)),
        EncounterCard("quicksand", "Quicksand", "-", "1 AP less next turn.", (Coming("-ap"),)),
        EncounterCard("nest_egg", "An abandoned nest", "", "Take an egg, or leave it and heal 1 damage.",
                      (OneOf((Branch("egg", (Object("egg"),)), Branch("heal", (Heal(1),)))),)),
        EncounterCard("amber", "Amber", "", "Take a DNA sample and draw 1 noise marker.", (Object("dna"), Noise(1))),
        EncounterCard("crates", "Stacked crates", "", "Draw 1 technology item and 2 noise markers, or nothing.",
                      (OneOf((Branch("open", (Gain(1, "technology"), Noise(2))), Branch("leave", ()))),)),
        EncounterCard("zip_line", "A zip line", "", "Put your figure on a road of this area.", (Put("road"),)),
        EncounterCard("watchtower", "A watchtower", "", "Uncover a location.", (Uncover(),)),
        EncounterCard("flash", "A flashbang", "", "Stun one dinosaur on your field.", (Mark(STUNNED, "one"),)),
        EncounterCard("carcass", "An old carcass", "", "All dinosaurs here are distracted.", (Mark(DISTRACTED, "all"),)),
        EncounterCard("bargain", "A bargain", "", "For 1 AP: 1 victory point.", (PayAp(1, (Points(1),)),)),
        EncounterCard("witness", "The only witness", "", "1 victory point if you bleed.", (Points(1, "bleeding"),)),
        EncounterCard("fit", "Still in one piece", "", "1 victory point if you have no wound.", (Points(1, "unhurt"),)),
    )
}  # fmt: skip
DECK: tuple[str, ...] = tuple(ENCOUNTERS)
