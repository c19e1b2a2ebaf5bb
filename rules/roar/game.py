"""Roar-a-Saurus behind the contract of `rules.core.game`."""

from collections.abc import Iterable
from types import MappingProxyType

from rules.core.chance import Chance
from rules.core.game import Decision, Move, Options, OptionSpec, Outcome, Proceed, Prompt, Refusal, Result, Seats, Tick
from rules.core.work import evolve
from rules.roar import actions as act
from rules.roar import ai, apply, due, guess, prompts, refusals, score, setup, variants
from rules.roar import events as ev
from rules.roar import view as views
from rules.roar.constants import GAME_END, SEAT_COUNTS, SIMPLE
from rules.roar.evolve import FOLD
from rules.roar.state import STATE, Blow, Cut, Hand, Player, Press, State


class Roar:
    """The game object. All work is done by the functions of the chapter files."""

    name = "roar"
    version = 1
    seat_counts: tuple[int, ...] = SEAT_COUNTS
    options: tuple[OptionSpec, ...] = variants.OPTIONS
    first: Options = MappingProxyType({"mode": SIMPLE})
    live = True
    handovers: tuple[type, ...] = (ev.HandedOver,)
    notes: tuple[type, ...] = (ev.Claimed, ev.Queued, ev.Delayed)
    certain: tuple[type, ...] = ()
    revealing: tuple[type, ...] = ()
    state_type: type[State] = State
    record_types: tuple[type, ...] = (
        *(State, Player, Hand, Press, Blow, Cut),
        *(act.Ready, act.Shout, act.Roll, act.Hold, act.Free, act.Call),
        *(act.Take, act.Skip, act.Wish, act.ClearWishes, act.Say),
        *(act.Restarted, act.Halt, act.Continue, act.Seated, Tick, Proceed),
        *FOLD,
    )

    def setup(self, seats: Seats, options: Options, chance: Chance, now: int = 0) -> Outcome[State, ev.Event]:
        """A new game at `now`, in the ready check."""
        return setup.setup(seats, options, chance, now)

    def prompts(self, state: State) -> tuple[Prompt[act.Action], ...]:
        """All that may be pressed now, by every seat."""
        return prompts.prompts(state)

    def apply(self, state: State, move: Move[act.Action], chance: Chance) -> Outcome[State, ev.Event]:
        """Carry out a press or a move of the table."""
        return apply.apply(state, move, chance)

    def evolve(self, state: State, events: Iterable[ev.Event]) -> State:
        """Fold events into the state."""
        return evolve(STATE, FOLD, state, events)

    def due(self, state: State) -> int | None:
        """When the next Tick is wanted."""
        return due.due(state)

    def timeout(self, state: State, seat: int) -> act.Action:
        """A legal choice of the seat's first prompt. No table clock runs for a race, so this is never needed in play."""
        return next(p.choices[-1] for p in prompts.prompts(state) if p.seat == seat)

    def view(self, state: State, seat: int | None) -> views.View:
        """What this seat may know; None: the public."""
        return views.view(state, seat)

    def scrub(self, event: ev.Event, seat: int | None) -> ev.Event | None:
        """The event as this seat may see it."""
        return views.scrub(event, seat)

    def guess(self, view: views.View, chance: Chance) -> State:
        """A state that fits the view."""
        return guess.guess(view, chance)

    def decide(
        self, view: views.View, prompt: Prompt[act.Action], strength: str, chance: Chance, now: int = 0
    ) -> Decision[act.Action]:
        """A computer player's choice."""
        return ai.decide(view, prompt, strength, chance, now)

    def restarted(self, state: State) -> act.Action | None:
        """Dice back in the hands and a countdown (ROAR-TIMING-R15)."""
        return act.Restarted() if state.phase != GAME_END else None

    def seated(self, state: State, seat: int, human: bool) -> act.Action | None:
        """The game has to know: without people it is cancelled (ROAR-TIMING-R13). None where nothing would change."""
        p = state.players[seat]
        changes = p.plays and p.human != human and state.phase != GAME_END
        return act.Seated(seat, human) if changes else None

    def halted(self, state: State, on: bool) -> act.Action | None:
        """The host stops the break between two rounds, or ends the stop (ROAR-ROUND-R03)."""
        return act.Halt() if on else act.Continue()

    def ahead(self, state: State, seat: int) -> None:
        """Nothing can be planned: everybody plays at once."""

    def basis(self, view: views.View, prompt: Prompt[act.Action], action: act.Action) -> tuple[()]:
        """Nothing is planned."""
        return ()

    def refusals(self, state: State, seat: int) -> tuple[Refusal, ...]:
        """Why this seat cannot roll and call now."""
        return refusals.refusals(state, seat)

    def result(self, state: State) -> Result | None:
        """None while the game runs."""
        return score.result(state)
