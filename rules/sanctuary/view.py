"""What a seat may know: everything but the undealt piles (SAN-ROUND-03), and states that fit such a view."""

from typing import Any

from rules.core.chance import Chance
from rules.core.game import Prompt
from rules.core.record import record
from rules.core.resume import Waiting
from rules.sanctuary.events import Event
from rules.sanctuary.piles import guessed
from rules.sanctuary.state import Owed, Player, State


@record
class View:
    """A table as `seat` sees it (None: the public). Fields are those of State; piles is only their number.

    Functions of sight.py, score.py and placing.py take a View as well as a State.
    """

    seat: int | None
    advanced: bool
    players: tuple[Player, ...]
    piles: int
    display: tuple[str, ...]
    first: int
    pawns: tuple[int, ...]
    spent: tuple[int, ...]
    round: int
    dealt: tuple[str, ...]
    cards: tuple[str, ...]
    walls: int
    tipped: int
    supply: tuple[int, ...]
    owed: tuple[Owed, ...]
    over: bool
    stack: tuple[Any, ...]
    prompts: tuple[Prompt[Any], ...]
    """Who is asked what; choices only of the own prompts."""


def seen(state: State, seat: int | None, prompts: tuple[Prompt[Any], ...]) -> View:
    """The view of a seat or of the public."""
    asked = tuple(
        p if p.seat == seat else Prompt(p.seat, p.kind, (), p.guard, p.clock, p.about, p.optional) for p in prompts
    )
    return View(
        seat,
        state.advanced,
        state.players,
        len(state.piles),
        state.display,
        state.first,
        state.pawns,
        state.spent,
        state.round,
        state.dealt,
        state.cards,
        state.walls,
        state.tipped,
        state.supply,
        state.owed,
        state.over,
        state.stack,
        asked,
    )


def scrubbed(event: Event) -> Event | None:
    """All events are public but the closing one: nothing but the undealt piles is hidden, and no event holds those."""
    return None if type(event) is Waiting else event


def guess(view: View, chance: Chance) -> State:
    """A state that fits the view: the cards nobody has seen are dealt to the remaining piles at random."""
    return State(
        view.advanced,
        view.players,
        guessed(len(view.players), view.dealt, view.piles, chance),
        view.display,
        view.first,
        view.pawns,
        view.spent,
        view.round,
        view.dealt,
        view.cards,
        view.walls,
        view.tipped,
        view.supply,
        view.owed,
        view.over,
        view.stack,
    )
