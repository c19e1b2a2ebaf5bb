"""The variants: all that solo, cooperative, easier, harder and Jurassic games change. Other chapters ask here.

A game's variants are `State.modes`, a sorted tuple of these names:
solo, target7, coop, easy_encounters, easy_deck, easy_open, hard, jurassic_deck, jurassic_events, jurassic_start.
"""

from collections.abc import Sequence
from functools import cache

from rules.core.chance import Chance
from rules.core.game import Options, OptionSpec
from rules.sauria.cards.dinosaurs import STAGES
from rules.sauria.cards.encounters import ENCOUNTERS
from rules.sauria.cards.events import DAY, NIGHT
from rules.sauria.cards.goals import GOALS
from rules.sauria.cards.items import DECK
from rules.sauria.map import ZONE1, ZONE2, ZONE3
from rules.sauria.places import is_night
from rules.sauria.state import Board

EASY = ("encounters", "deck", "open")
JURASSIC = ("deck", "events", "start")
OPTIONS = (
    OptionSpec("difficulty", "choice", ("standard", "easy", "hard"), "standard"),
    OptionSpec("easy", "many", EASY, EASY),
    OptionSpec("jurassic", "many", JURASSIC, ()),
    OptionSpec("coop", "flag", (), False),
    OptionSpec("solo_target", "choice", ("10", "7"), "10"),
)
"""easy: the measures of the easier mode, taken singly (SAU-R-162). jurassic: the chosen changes (SAU-JURASSIC-05)."""
COOP_POINTS = 8
NOT_SOLO = ("boat_parts", "satellite_phone")
JURASSIC_EVENTS = 10
Modes = tuple[str, ...]


def modes_of(seats: int, options: Options) -> Modes:
    """The variants that a table's options name (SAU-R-169). ValueError for an unknown value."""
    values = {spec.name: options.get(spec.name, spec.default) for spec in OPTIONS}
    for spec in OPTIONS:
        value = values[spec.name]
        chosen = value if isinstance(value, tuple) else () if spec.kind == "flag" else (value,)
        if set(chosen) - set(spec.choices):
            raise ValueError(f"sauria: {spec.name} {value!r}")
    found = []
    if seats == 1:
        found += ["solo", *(["target7"] if values["solo_target"] == "7" else [])]
    elif values["coop"]:
        found.append("coop")
    if values["difficulty"] == "easy":
        found += [f"easy_{measure}" for measure in _many(values["easy"])]
    elif values["difficulty"] == "hard":
        found.append("hard")
    found += [f"jurassic_{change}" for change in _many(values["jurassic"])]
    return tuple(sorted(found))


def _many(value: object) -> Sequence[str]:
    return value if isinstance(value, tuple) else ()


# --- setup ---


def stage_counts(players: int, modes: Modes) -> tuple[int, int, int, int]:
    """Dinosaur cards per stage (SAU-DECK-02, SAU-SOLO-05, SAU-EASY-03, SAU-HARD-02, SAU-R-163)."""
    p = max(2, players)
    four = min(p, len(STAGES[3]))
    if "easy_deck" in modes:
        return p + 1, p, p, four - 1
    if "hard" in modes:
        return (p - 1, p, p, four + 1) if four < len(STAGES[3]) else (p - 1, p, p + 1, four)
    return p, p, p, four


def dinosaur_deck(players: int, modes: Modes, chance: Chance) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """(deck with stage 1 on top, discard pile); Jurassic: mixed, cut, drawn from the bottom (SAU-JURASSIC-01)."""
    deck: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()
    for stage, n in reversed(tuple(zip(STAGES, stage_counts(players, modes), strict=True))):
        cards = chance.shuffled(stage)
        deck, rest = (*deck, *cards[:n]), (*rest, *cards[n:])
    return (from_bottom(deck, chance) if "jurassic_deck" in modes else deck), rest


def from_bottom(cards: tuple[str, ...], chance: Chance) -> tuple[str, ...]:
    """Shuffled, cut once, and turned so that the physical bottom is drawn first (SAU-JURASSIC-02)."""
    mixed = chance.shuffled(cards)
    k = chance.below(len(mixed))
    return tuple(reversed(mixed[k:] + mixed[:k]))


def event_decks(modes: Modes, chance: Chance) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """(day, night); Jurassic: one stack in place of the day deck (SAU-JURASSIC-03, SAU-R-166, SAU-R-169)."""
    day, night = chance.shuffled(DAY), chance.shuffled(NIGHT)
    if "jurassic_events" not in modes:
        return day, night
    stack = night if "hard" in modes else (*day[:JURASSIC_EVENTS], *night[:JURASSIC_EVENTS])
    return from_bottom(stack, chance), ()


def encounter_deck(modes: Modes) -> tuple[str, ...]:
    """Without the minus cards in the easier, without the plus cards in the harder mode (SAU-EASY-01, SAU-HARD-01)."""
    out = "-" if "easy_encounters" in modes else "+" if "hard" in modes else "none"
    return tuple(k for k, card in ENCOUNTERS.items() if card.sign != out)


def item_deck(deck: str, modes: Modes) -> tuple[str, ...]:
    """Solo: without boat parts and satellite phones (SAU-SOLO-04)."""
    return tuple(k for k in DECK[deck] if "solo" not in modes or k not in NOT_SOLO)


def goal_cards(b: Board, character: str) -> tuple[str, ...]:
    """Goal cards that may be drawn: solo and coop only those with the single-figure symbol (SAU-SOLO-02, SAU-COOP-01)."""
    return _goal_cards(character, "solo" in b.modes or "coop" in b.modes)


@cache
def _goal_cards(character: str, alone: bool) -> tuple[str, ...]:
    return tuple(g.key for g in GOALS.values() if g.character == character and (g.solo or not alone))


def bag_players(players: int) -> int:
    """For how many players a noise bag is filled: solo as for two (SAU-SOLO-03, SAU-SOLO-14)."""
    return max(2, players)


def start_fields(b: Board) -> tuple[int, ...]:
    """Where the figures may start (SAU-SETUP-19, SAU-JURASSIC-04)."""
    return ZONE3 if "jurassic_start" in b.modes else ZONE1


def common_start(b: Board) -> bool:
    """Whether all start on one field (SAU-COOP-02, SAU-JURASSIC-04)."""
    return "coop" in b.modes or "jurassic_start" in b.modes


def open_island(modes: Modes) -> bool:
    """Signal on, bunker powered, boat whole, zones 1 and 2 uncovered (SAU-SOLO-07 to -11, SAU-EASY-04)."""
    return "solo" in modes or "easy_open" in modes


def open_fields(b: Board) -> tuple[int, ...]:
    """The location fields that are uncovered at the start besides those with a figure."""
    return (*ZONE1, *ZONE2) if open_island(b.modes) else ()


# --- play ---


def turn_points(b: Board) -> int:
    """AP per turn (SAU-ACT-01, SAU-SOLO-10)."""
    return 4 if "solo" in b.modes else 3


def first_lava(b: Board) -> int:
    """The round of the first eruption (SAU-LAVA-01, SAU-HARD-03, SAU-R-164)."""
    return 7 if "hard" in b.modes else 9


def night_deck(b: Board, round_: int) -> bool:
    """Whether a round's event comes from the night deck (SAU-EVENT-01, SAU-HARD-04); Jurassic has one stack."""
    if "jurassic_events" in b.modes:
        return False
    return "hard" in b.modes or is_night(round_)


def mixed_deck(b: Board) -> bool:
    """Whether the dinosaur deck has no stages (SAU-JURASSIC-06)."""
    return "jurassic_deck" in b.modes


def target(b: Board) -> int:
    """Victory points that a solo or cooperative game needs (SAU-SOLO-12, -13, SAU-COOP-03); 0 in the standard game."""
    if "solo" in b.modes:
        return 7 if "target7" in b.modes else 10
    return COOP_POINTS * len(b.players) if "coop" in b.modes else 0
