"""How fast a table plays: options of every game without a race, and the clocks of live play (SAN-ROUND-R02)."""

from typing import Any

from rules.core.game import Options, OptionSpec, Prompt

TEMPO = OptionSpec("tempo", "choice", ("correspondence", "live"), "correspondence")
HOUR = 3_600_000
DEADLINES = {"1h": HOUR, "4h": 4 * HOUR, "12h": 12 * HOUR, "1d": 24 * HOUR, "3d": 72 * HOUR, "7d": 168 * HOUR}
"""ms that a decision may take in correspondence, by the value of the option."""
DEADLINE = OptionSpec("deadline", "choice", ("none", *DEADLINES), "none")
TABLE_OPTIONS = (TEMPO, DEADLINE)
"""Options that belong to the table and not to its game."""

WHOLE_TURN = "turn"
"""The clock that goes on through all choices of one turn."""
PRESET = {"place": 90_000, WHOLE_TURN: 240_000}
OTHER = 90_000
"""ms for a decision in live play, by the name of the prompt's clock."""

IDLE_TURNS = 2
"""Clocks that ran out in a row before the computer plays the seat, until its owner presses a button."""


def specs(options: tuple[OptionSpec, ...], live: bool) -> tuple[OptionSpec, ...]:
    """All options that a lobby offers: the game's own, then (but for a race) the table's."""
    return options if live else (*options, *TABLE_OPTIONS)


def of_game(options: Options) -> Options:
    """The options that the game itself gets."""
    own = {spec.name for spec in TABLE_OPTIONS}
    return {name: value for name, value in options.items() if name not in own}


def is_live(options: Options) -> bool:
    """Whether the table plays with live clocks."""
    return options.get("tempo", TEMPO.default) == "live"


def deadline_ms(options: Options) -> int | None:
    """How long a decision may take in correspondence; None: as long as it takes."""
    return None if is_live(options) else DEADLINES.get(str(options.get("deadline", DEADLINE.default)))


def clock_ms(prompt: Prompt[Any]) -> int | None:
    """How long a live table waits for this prompt; None: it does not wait for it at all (no clock)."""
    return PRESET.get(prompt.clock, OTHER) if prompt.clock else None
