"""The four attack dice. A face is the number of hits; NR is the "no retreat" face, one hit unless somebody is leaving."""

from functools import lru_cache

from rules.core.chance import Chance

NR = -1
FACES: dict[str, tuple[int, ...]] = {
    "G": (0, 0, 0, 0, 1, 1),
    "Y": (0, 0, 0, 1, 1, NR),
    "R": (0, 0, 1, 1, 2, 2),
    "B": (0, 1, 2, 2, 3, 4),
}
"""Faces by colour letter: green, yellow, red, black (SAU-COMBAT-05 to -08, SAU-R-102)."""


def throw(dice: str, chance: Chance) -> tuple[int, ...]:
    """One face per letter of `dice`, such as "RRY"."""
    pick = chance.pick
    return tuple([pick(FACES[die]) for die in dice])


@lru_cache(maxsize=4096)
def hits(faces: tuple[int, ...], leaving: bool = False) -> int:
    """Damage of a roll: NR is one hit, none when the roll is made against somebody who leaves (SAU-COMBAT-04)."""
    return sum(0 if face == NR and leaving else abs(face) for face in faces)


def odds(dice: str, leaving: bool = False) -> tuple[float, float]:
    """Chance of at least one wound and chance of being held."""
    safe = free = 1.0
    for die in dice:
        faces = FACES[die]
        safe *= sum(face == 0 or (leaving and face == NR) for face in faces) / 6
        free *= sum(face != NR for face in faces) / 6
    return 1 - safe, (1 - free) if leaving else 0.0
