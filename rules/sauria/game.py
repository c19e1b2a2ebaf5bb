"""Sauria as a `rules.core.game.Game`."""

from collections.abc import Iterable
from types import MappingProxyType
from typing import Any

from rules.core.chance import Chance
from rules.core.game import Decision, Options, OptionSpec, Outcome, Prompt, Refusal, Result, Seats
from rules.core.work import evolve
from rules.sauria import ahead, ai, apply, setup, survival
from rules.sauria import view as views
from rules.sauria.actions import ACTIONS, Action, Back, Decline, Do, Stop, Withdraw
from rules.sauria.costs import ALL_ACTIONS, blocked, own_actions
from rules.sauria.events import EVENTS, REVEALING, Event
from rules.sauria.evolve import FOLD
from rules.sauria.frames import FRAMES
from rules.sauria.places import tile_at
from rules.sauria.state import STATE, Body, Dino, Item, Player, State, Wound
from rules.sauria.view import View

NEVER_FORCED = (Do("pass"), Stop(), Decline(), Withdraw(), Back())
"""What a clock that ran out does, in this order, where it is offered; else the first choice."""

RECORDS: tuple[type, ...] = (Player, Dino, Body, Item, Wound, *ACTIONS, *FRAMES, *EVENTS)


class Sauria:
    """The standard game for 2 to 5 players. Stateless."""

    name = "sauria"
    version = 2
    seat_counts: tuple[int, ...] = setup.SEATS
    options: tuple[OptionSpec, ...] = setup.OPTIONS
    first: Options = MappingProxyType({})
    live = False
    handovers: tuple[type, ...] = ()
    notes: tuple[type, ...] = ()
    certain: tuple[type, ...] = ahead.CERTAIN
    revealing: tuple[type, ...] = REVEALING

    @property
    def state_type(self) -> type[State]:
        """The class of the state."""
        return State

    @property
    def record_types(self) -> tuple[type, ...]:
        """Everything that can be stored; new classes go to the end of their list (the codec goes by name)."""
        return RECORDS

    def setup(self, seats: Seats, options: Options, chance: Chance, now: int = 0) -> Outcome[State, Event]:
        """A new game: characters are chosen first."""
        return apply.setup(seats, options, chance)

    prompts = staticmethod(apply.prompts)
    apply = staticmethod(apply.apply)

    def evolve(self, state: State, events: Iterable[Event]) -> State:
        """Fold stored events."""
        return evolve(STATE, FOLD, state, events)

    def due(self, state: State) -> int | None:
        """0 at the end of a phase."""
        return apply.due(state)

    def timeout(self, state: State, seat: int) -> Action:
        """Pass, stop, decline, go back; else the first choice."""
        choices = tuple(c for p in apply.prompts(state) if p.seat == seat for c in p.choices)
        return next((a for a in NEVER_FORCED if a in choices), choices[0])

    def view(self, state: State, seat: int | None) -> View:
        """What the seat may know."""
        return views.view(state, seat)

    def scrub(self, event: Event, seat: int | None) -> Event | None:
        """An event for one seat."""
        return views.scrub(event, seat)

    def guess(self, view: View, chance: Chance) -> State:
        """A state that fits the view."""
        return views.guess(view, chance)

    def decide(self, view: View, prompt: Prompt[Action], strength: str, chance: Chance, now: int = 0) -> Decision[Action]:
        """The computer player's answer."""
        return Decision(ai.decide(view, prompt, strength, chance))

    def restarted(self, state: State) -> Action | None:
        """A restart changes nothing."""
        return None

    def seated(self, state: State, seat: int, human: bool) -> Action | None:
        """The game need not know who sits where."""
        return None

    def halted(self, state: State, on: bool) -> None:
        """Nothing runs that a host could stop."""

    def ahead(self, state: State, seat: int) -> State | None:
        """The beginning of the seat's next turn, as things stand."""
        return ahead.ahead(state, seat)

    def basis(self, view: View, prompt: Prompt[Action], action: Action) -> tuple[Any, ...]:
        """The own figure, and what stands where it is and where it goes."""
        return ahead.basis(view, prompt, action)

    def refusals(self, state: State, seat: int) -> tuple[Refusal, ...]:
        """Why actions of the menu are not offered, during the own turn."""
        if state.seat != seat or not state.players[seat].alive:
            return ()
        p = state.players[seat]
        tile = tile_at(state, p.field)
        own = own_actions(p.character, tile.key if tile else "")
        found = ((what, blocked(state, seat, what)) for what in (*ALL_ACTIONS, *own))
        return tuple(Refusal(what, why[0], (why[1],)) for what, why in found if why)

    def result(self, state: State) -> Result | None:
        """How it ended."""
        return survival.result(state)


GAME = Sauria()
