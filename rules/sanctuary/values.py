"""The numbers of the game: counts of the box, the boards' values and the tables. What the missing pictures showed is [D]."""

COLOURS = "RYGB"
"""The order of every four-tuple: red, yellow, green, blue. Colours in states, events and actions are indices into it."""
EVERY = 15
"""All four colours as a mask (bit c = colour c)."""

PAWNS_EACH = 2

ROUNDS = {2: 6, 3: 5, 4: 5}
ROWS = {2: 1, 3: 2, 4: 2}
WIDTH = {2: 10, 3: 8, 4: 10}
"""Rows of the layout and cards in a row (SAN-DEAL-R02). Position p lies in row p // width, column p % width."""
SHUFFLES = 200
"""Orders tried for a layout without a walled-off card (SAN-DEAL-R04)."""

AREAS = 4
"""The home area (0) and the areas 1, 2, 3 (SAN-COMP-R03)."""
PLATES = (0, 1, 2, 3)
"""Seals on the plate of each area at the start; the home area has none (SAN-LAND-R01)."""
POND_VALUE = (2, 3, 4, 5)
GROVE_VALUE = (2, 3, 4, 5)
"""Points of a flooding and of a reforestation token by area (SAN-RECLAIM-R02) [D]."""
LEVELS = 4
LEVEL_OF_ROUND = (-1, 2, 2, 1, 1, 0, 0)
"""Timeline level (0 = bottom) that carries the numeral of a round, by round number (SAN-SEAL-R01) [D]."""
LEVEL_VALUE = (1, 2, 3, 4)
"""Points of a seal by level; the topmost is the gray space."""

THREAT_POINTS = (0, -2, -4, -7, -10, -14, -18)
MOST_POPULATION = 6
PAIR_POINTS = 3
STORE_POINTS = 2

SUPPLY = (40, 16, 16, 4, 4)
"""Tokens of the box that run out: satisfaction, flooding, reforestation, rangers, rescuers (SAN-COMP-R04)."""
SATISFACTION, PONDS, GROVES, RANGERS, RESCUERS = range(5)

MOST_CHOICES = 25


def threat_points(tokens: int) -> int:
    """The penalty for that many threat tokens (SAN-SCORE-07)."""
    return THREAT_POINTS[min(tokens, len(THREAT_POINTS) - 1)]
