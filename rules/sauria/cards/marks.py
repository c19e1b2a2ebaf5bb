"""Status markers of dinosaurs, as bits of `Dino.marks`."""

STUNNED = 1
NARCOTISED = 2
DISTRACTED = 4
PANICKED = 8
AGGRESSIVE = 16
"""A herbivore that a player attacked: for as long as it stays in play (SAU-R-080)."""
FRIGHTENED = 32
"""A frightened herbivore whose player was held (SAU-R-079)."""
LYING = STUNNED | NARCOTISED
IDLE = LYING | DISTRACTED
