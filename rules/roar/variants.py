"""Options of a table and of its seats: simple or full game, pace, reflex mode, balancing (chapter "Balancing the Game")."""

from typing import NamedTuple

from rules.core.game import Options, OptionSpec, SeatSpec, Value
from rules.roar.constants import (
    CALM,
    COOLDOWN,
    COOLDOWN_DUEL,
    COOLDOWN_FRANTIC,
    DINOS,
    FRANTIC,
    FULL,
    HANDICAPS,
    NORMAL,
    SEAT_COUNTS,
    SIMPLE,
)
from rules.roar.developments import MARKERS

RANDOM = "random"
ANY = "any"
NONE = "none"


class Preset(NamedTuple):
    """Start and forbidden developments that a host can give a seat in one go (ROAR-BALANCE-R03)."""

    start: tuple[str, ...] = ()
    forbidden: tuple[str, ...] = ()


PRESETS: dict[str, Preset] = {
    NONE: Preset(),
    "beginner": Preset(start=("wusch", "oh_yeah")),
    "veteran": Preset(forbidden=("zinngg_left", "zinngg_right", "oo_ah_second")),
    "simple": Preset(forbidden=MARKERS),
}

OPTIONS: tuple[OptionSpec, ...] = (
    OptionSpec("mode", "choice", (SIMPLE, FULL), FULL),
    OptionSpec("pace", "choice", (CALM, NORMAL, FRANTIC), NORMAL),
    OptionSpec("reflex", "flag", (), False),
    OptionSpec("starter", "choice", (RANDOM, *(str(n + 1) for n in range(max(SEAT_COUNTS)))), RANDOM),
    OptionSpec("dino", "choice", (ANY, *DINOS), ANY, per_seat=True),
    OptionSpec("preset", "choice", tuple(PRESETS), NONE, per_seat=True),
    OptionSpec("start", "many", MARKERS, (), per_seat=True),
    OptionSpec("forbidden", "many", MARKERS, (), per_seat=True),
    OptionSpec("handicap", "choice", tuple(str(n) for n in HANDICAPS), "0", per_seat=True),
)


def cooldown(pace: str, dinos: int) -> int:
    """Milliseconds between two rolls in a round begun by so many dinos, without handicap (ROAR-TIMING-R06)."""
    if pace == FRANTIC:
        return COOLDOWN_FRANTIC
    normal = COOLDOWN_DUEL if dinos == 2 else COOLDOWN
    return normal * 3 // 2 if pace == CALM else normal


def check(options: Options, per_seat: bool) -> dict[str, Value]:
    """The options with defaults filled in. ValueError for a name or a value that is not offered."""
    specs = {spec.name: spec for spec in OPTIONS if spec.per_seat == per_seat}
    if unknown := set(options) - set(specs):
        raise ValueError(f"unknown options: {', '.join(sorted(unknown))}")
    return {name: _checked(spec, options.get(name, spec.default)) for name, spec in specs.items()}


def _checked(spec: OptionSpec, value: Value) -> Value:
    if spec.kind == "flag":
        good = isinstance(value, bool)
    elif spec.kind == "many":
        good = isinstance(value, tuple) and set(value) <= set(spec.choices) and len(set(value)) == len(value)
    else:
        good = value in spec.choices
    if not good:
        raise ValueError(f"{spec.name}: {value!r} is not offered")
    return value


class Balance(NamedTuple):
    """What a seat starts with, may not have, and how many ms are added to its cooldown (ROAR-BALANCE-R01)."""

    dino: str
    start: tuple[str, ...]
    forbidden: tuple[str, ...]
    handicap: int


def balance(spec: SeatSpec) -> Balance:
    """The balancing of one seat: its preset and its own lists together. ValueError as in `check`."""
    chosen = check(dict(spec.options), per_seat=True)
    preset = PRESETS[str(chosen["preset"])]
    start, forbidden = {*preset.start, *_markers(chosen["start"])}, {*preset.forbidden, *_markers(chosen["forbidden"])}
    kept = tuple(marker for marker in MARKERS if marker in start)
    dino = str(chosen["dino"])
    return Balance(dino, kept, tuple(m for m in MARKERS if m in forbidden), int(str(chosen["handicap"])))


def _markers(value: Value) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else ()

