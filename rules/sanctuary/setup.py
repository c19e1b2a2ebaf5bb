"""Setup: the options of a table, and the state before the first pile is revealed (SAN-SETUP)."""

from rules.core.chance import Chance
from rules.core.game import Options, OptionSpec, Seats
from rules.sanctuary.animals import SETS
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.frames import Round
from rules.sanctuary.piles import build
from rules.sanctuary.state import Player, State
from rules.sanctuary.values import COLOURS, PAWNS_EACH

SEATS = (2, 3, 4)
SPECS = (
    OptionSpec("advanced", "flag", (), False),
    OptionSpec("first", "choice", ("random", "1", "2", "3", "4"), "random"),
    OptionSpec("animals", "choice", ("random", *SETS), "random", True),
    OptionSpec("faces", "many", tuple(COLOURS), (), True),
)
"""advanced: SAN-ADV-R02. first: the starting player (SAN-SETUP-R04). animals, faces: looks only (SAN-SETUP-R05)."""


def lay_table(seats: Seats, options: Options, chance: Chance) -> State:
    """The state with everything in place and nothing revealed. ValueError for what the game does not know."""
    players = len(seats)
    if players not in SEATS:
        raise ValueError(f"{players} players")
    known = {spec.name: spec for spec in SPECS if not spec.per_seat}
    for name, value in options.items():
        spec = known.get(name)
        if spec is None or (value not in spec.choices if spec.choices else not isinstance(value, bool)):
            raise ValueError(f"{name}={value!r}")
    wish = str(options.get("first", "random"))
    if wish != "random" and int(wish) > players:
        raise ValueError(f"first={wish}")
    first = chance.below(players) if wish == "random" else int(wish) - 1
    display: list[str] = []
    for colour in COLOURS:
        tokens = [token.id for token in TOKENS.values() if token.colour == colour]
        shown = chance.shuffled(tokens)
        display += shown[:3] if players == 2 else shown
    return State(
        advanced=bool(options.get("advanced", False)),
        players=_boards(seats, chance),
        piles=build(players, chance),
        display=tuple(display),
        first=first,
        pawns=(-1,) * (PAWNS_EACH * players),
        spent=(0,) * (PAWNS_EACH * players),
        stack=(Round("reveal"),),
    )


def _boards(seats: Seats, chance: Chance) -> tuple[Player, ...]:
    """Boards with their animal sets: wishes in seat order, the rest at random, none twice (SAN-SETUP-02, -03)."""
    free = list(SETS)
    chosen = []
    for spec in seats:
        wish = spec.option("animals", "random")
        if wish != "random" and wish not in SETS:
            raise ValueError(f"animals={wish!r}")
        taken = str(wish) if wish in free else ""
        if taken:
            free.remove(taken)
        chosen.append(taken)
    spare = list(chance.shuffled(free))
    boards = []
    for spec, taken in zip(seats, chosen, strict=True):
        shown = spec.option("faces", ())
        if not isinstance(shown, tuple) or not set(shown) <= set(COLOURS):
            raise ValueError(f"faces={shown!r}")
        faces = sum(1 << COLOURS.index(letter) for letter in shown)
        boards.append(Player(animal_set=taken or spare.pop(), faces=faces))
    return tuple(boards)
