# ruff: noqa: E501 (a card is read as one literal)
"""The 24 goal cards: three per character, four goals each for 4, 3, 2 and 1 victory points.

A goal names a count of `score.PROGRESS` and how much of it is wanted. solo: carries the single-figure symbol.
"""

from rules.core.record import record


@record
class Goal:
    """points, the count that decides, how many; text in our own words."""

    points: int
    count: str
    n: int
    text: str


@record
class GoalCard:
    """One card; four goals from the top."""

    key: str
    character: str
    solo: bool
    goals: tuple[Goal, ...]


def _card(key: str, solo: bool, *goals: tuple[str, int, str]) -> GoalCard:
    character = key.partition(".")[0]
    return GoalCard(key, character, solo, tuple(Goal(4 - i, *g) for i, g in enumerate(goals)))


_ESCAPE = ("escape", 1, "Escape from Isla Sauria.")
_ALIVE = ("survive", 1, "Survive.")

GOALS: dict[str, GoalCard] = {
    g.key: g
    for g in (
        _card("palaeontologist.1", True, ("finds", 4, "Make 4 finds."), ("areas", 4, "Enter all four areas."),
              ("egg", 1, "End with an egg."), _ALIVE),
        _card("palaeontologist.2", True, ("finds", 3, "Make 3 finds."), ("encounters", 3, "Trigger 3 encounters."),
              ("uncovered", 3, "Enter 3 face-down locations."), _ESCAPE),
        _card("palaeontologist.3", False, ("encounters", 4, "Trigger 4 encounters."),
              ("stuns_large_carnivore", 1, "Tranquilise or stun a large carnivore."), ("egg", 2, "End with 2 eggs."), _ESCAPE),
        _card("hunter.1", True, ("kills_large_carnivore", 1, "Kill a large carnivore."), ("kills", 3, "Kill 3 dinosaurs."),
              ("kills", 1, "Kill a dinosaur."), _ALIVE),
        _card("hunter.2", True, ("kills_large", 2, "Kill 2 large dinosaurs."), ("kills_small", 2, "Kill 2 small dinosaurs."),
              ("shots", 4, "Fire 4 shots."), _ESCAPE),
        _card("hunter.3", False, ("kills", 4, "Kill 4 dinosaurs."), ("kills_melee", 1, "Kill a dinosaur in melee."),
              ("unhurt", 1, "End with at most 2 wounds."), _ALIVE),
        _card("scientist.1", True, ("dna", 3, "End with 3 DNA."), ("dna", 2, "End with 2 DNA."), ("areas", 3, "Enter 3 areas."), _ALIVE),
        _card("scientist.2", True, ("stuns", 3, "Put 3 dinosaurs out."), ("dna", 1, "End with a DNA."),
              ("uncovered", 3, "Enter 3 face-down locations."), _ESCAPE),
        _card("scientist.3", False, ("powered", 2, "Bring power twice."), ("signal", 1, "Send the signal."),
              ("items", 5, "Draw 5 items."), _ESCAPE),
        _card("photographer.1", True, ("photos", 5, "Take 5 photographs."), ("photos_large_carnivore", 1, "Photograph a large carnivore."),
              ("photos", 3, "Take 3 photographs."), _ALIVE),
        _card("photographer.2", True, ("photos_species", 5, "Photograph 5 species."), ("areas", 4, "Enter all four areas."),
              ("photos_species", 3, "Photograph 3 species."), _ESCAPE),
        _card("photographer.3", False, ("photos_large", 5, "Photograph large dinosaurs 5 times."), ("encounters", 4, "Trigger 4 encounters."),
              ("unhurt", 1, "End with at most 2 wounds."), _ESCAPE),
        _card("saboteur.1", True, ("sabotages", 3, "3 sabotages."), ("sabotages", 2, "2 sabotages."), ("tunnels", 1, "Use the tunnels."), _ALIVE),
        _card("saboteur.2", True, ("tunnels", 3, "Use the tunnels 3 times."), ("sabotages", 1, "1 sabotage."), ("areas", 3, "Enter 3 areas."),
              _ESCAPE),
        _card("saboteur.3", False, ("sabotages", 4, "4 sabotages."), ("survivors_few", 1, "At most 2 survivors."), ("items", 4, "Draw 4 items."),
              _ALIVE),
        _card("ranger.1", True, ("uncovered", 5, "Enter 5 face-down locations."), ("kills", 2, "Kill 2 dinosaurs."), ("reloads", 1, "Reload."), _ALIVE),
        _card("ranger.2", True, ("encounters", 4, "Trigger 4 encounters."), ("uncovered", 4, "Enter 4 face-down locations."),
              ("areas", 4, "Enter all four areas."), _ESCAPE),
        _card("ranger.3", False, ("repairs", 2, "Repair twice."), ("survivors_all", 1, "Everybody survives."), ("trades", 1, "Trade."), _ESCAPE),
        _card("counselor.1", True, ("encounters", 4, "Trigger 4 encounters."), ("areas", 4, "Enter all four areas."),
              ("energy_free", 1, "End with at most 3 energy left."), _ALIVE),
        _card("counselor.2", True, ("rests", 3, "Rest 3 times."), ("encounters", 3, "Trigger 3 encounters."),
              ("unhurt", 1, "End with at most 2 wounds."), _ESCAPE),
        _card("counselor.3", False, ("helped", 3, "Heal others 3 times."), ("survivors_all", 1, "Everybody survives."),
              ("trades", 1, "Trade."), _ALIVE),
        _card("chaotician.1", True, ("noise", 12, "Draw 12 noise markers."), ("reds", 3, "Draw 3 red markers."),
              ("encounters", 1, "Trigger an encounter."), _ALIVE),
        _card("chaotician.2", True, ("shuffles", 4, "Use the butterfly effect 4 times."), ("areas", 4, "Enter all four areas."),
              ("uncovered", 3, "Enter 3 face-down locations."), _ESCAPE),
        _card("chaotician.3", False, ("reds", 5, "Draw 5 red markers."), ("survivors_few", 1, "At most 2 survivors."),
              ("items", 4, "Draw 4 items."), _ESCAPE),
    )
}  # fmt: skip
