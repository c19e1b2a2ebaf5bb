"""The Sanctuary as a game of the contract."""

from collections.abc import Iterable
from types import MappingProxyType
from typing import Any

from rules.core.chance import Chance
from rules.core.game import Decision, Illegal, Move, Options, OptionSpec, Outcome, Proceed, Prompt, Refusal, Result, Seats
from rules.core.resume import Run, Waiting
from rules.sanctuary import actions, ahead, events, frames, react
from rules.sanctuary import view as views
from rules.sanctuary.ai.choose import decide
from rules.sanctuary.evolve import FOLD, evolve
from rules.sanctuary.refusals import explained, rule_against
from rules.sanctuary.rounds import ANSWER, STEP
from rules.sanctuary.score import ranked, scores
from rules.sanctuary.setup import SEATS, SPECS, lay_table
from rules.sanctuary.state import STATE, Expansion, Owed, Player, State, Worker
from rules.sanctuary.timeout import fallback

Action = actions.Action
Event = events.Event
View = views.View


class Sanctuary:
    """The Sanctuary: Endangered Species, 2 to 4 players, basic game and advanced variant."""

    name = "sanctuary"
    version = 1
    seat_counts: tuple[int, ...] = SEATS
    options: tuple[OptionSpec, ...] = SPECS
    first: Options = MappingProxyType({})
    live = False
    handovers: tuple[type, ...] = ()
    notes: tuple[type, ...] = ()
    certain: tuple[type, ...] = ahead.CERTAIN
    revealing: tuple[type, ...] = (events.Dealt,)

    @property
    def state_type(self) -> type[State]:
        """The class of the state."""
        return State

    @property
    def record_types(self) -> tuple[type, ...]:
        """Every action, event, frame and part class that can be stored; new ones go to the end."""
        return RECORDS

    def setup(self, seats: Seats, options: Options, chance: Chance, now: int = 0) -> Outcome[State, Event]:
        """A table with its first pile revealed. ValueError for seats or options that the game does not know."""
        state = lay_table(seats, options, chance)
        run = _run(state, chance)
        sets = tuple(player.animal_set for player in state.players)
        run.emit(events.Began(state.first, state.advanced, sets, state.display))
        return _finished(run)

    def prompts(self, state: State) -> tuple[Prompt[Action], ...]:
        """Who may decide what; kept on the state by apply, worked out again after loading."""
        if state.asked is None:
            object.__setattr__(state, "asked", _asked(_run(state, Chance(""))))
        return state.asked  # type: ignore[return-value]

    def apply(self, state: State, move: Move[Action], chance: Chance) -> Outcome[State, Event]:
        """Carry out a move. Raises Illegal with the rule it runs into."""
        seat, action = move.seat, move.action
        if seat is None:
            if not isinstance(action, Proceed) or self.due(state) != 0:
                raise Illegal("SAN-ROUND-01", "nothing is due")
        else:
            prompts = state.asked if state.asked is not None else self.prompts(state)
            for prompt in prompts:
                if prompt.seat == seat and action in prompt.choices:
                    break
            else:
                raise Illegal(rule_against(state, state.stack, prompts, seat, action))
        run = _run(state, chance)
        if seat is not None and type(action) in (actions.React, actions.Decline):
            react.answer(run, seat, action)
        else:
            run.answer(seat, action)  # type: ignore[arg-type]
        return _finished(run)

    def evolve(self, state: State, events: Iterable[Event]) -> State:
        """Fold events into the state."""
        return evolve(state, events)

    def due(self, state: State) -> int | None:
        """0 after a cleanup: the next pile is revealed by Proceed."""
        return 0 if state.stack and state.stack[-1] == PAUSE else None

    def timeout(self, state: State, seat: int) -> Action:
        """What is done for a seat whose clock ran out (SAN-ROUND-R02)."""
        return fallback(state, next(prompt for prompt in self.prompts(state) if prompt.seat == seat))

    def view(self, state: State, seat: int | None) -> View:
        """Everything but the undealt piles."""
        return views.seen(state, seat, self.prompts(state))

    def scrub(self, event: Event, seat: int | None) -> Event | None:
        """Events are public; the closing one is nobody's."""
        return views.scrubbed(event)

    def guess(self, view: View, chance: Chance) -> State:
        """A state that fits the view."""
        return views.guess(view, chance)

    def decide(
        self, view: View, prompt: Prompt[Action], strength: str, chance: Chance, now: int = 0
    ) -> Decision[Action]:
        """A computer player's choice."""
        return Decision(decide(self, view, prompt, strength, chance))

    def restarted(self, state: State) -> Action | None:
        """Nothing: a game over days goes on where it was."""
        return None

    def seated(self, state: State, seat: int, human: bool) -> Action | None:
        """Nothing: who sits where is the table's affair."""
        return None

    def halted(self, state: State, on: bool) -> None:
        """Nothing runs that a host could stop."""

    def ahead(self, state: State, seat: int) -> State | None:
        """The seat's next placement or resolving turn of this round, as things stand."""
        found = ahead.ahead(state, seat)
        return None if found is None else _finished(_run(found, Chance(""))).state

    def basis(self, view: View, prompt: Prompt[Action], action: Action) -> tuple[Any, ...]:
        """The own board and pawns, and the expansions to be had."""
        return ahead.basis(view, prompt, action)

    def refusals(self, state: State, seat: int) -> tuple[Refusal, ...]:
        """What the seat cannot do now and why."""
        return explained(state, state.stack, seat)

    def result(self, state: State) -> Result | None:
        """None while the game runs."""
        return ranked(scores(state)) if state.over else None


PAUSE = frames.Round("pause")

RECORDS: tuple[type, ...] = (
    Player,
    Expansion,
    Worker,
    Owed,
    *(kind for kind in actions.Action.__args__ if kind is not Proceed),
    *(kind for kind in events.Event.__args__ if kind is not Waiting),
    *frames.Frame.__args__,
)


def _run(state: State, chance: Chance) -> "Run[State, Any, Event]":
    return Run(STATE, FOLD, state, chance, STEP, ANSWER)


def _asked(run: "Run[State, Any, Event]") -> tuple[Prompt[Action], ...]:
    """The prompts of the top frame, and the open reactions of everybody else beside them (SAN-EXP-03R3)."""
    asked = run.loop()
    owed = run.draft.owed
    if owed:
        told = {prompt.seat for prompt in asked}
        seats = dict.fromkeys(offer.seat for offer in owed)
        asked = (*asked, *(react.prompt(run.draft, seat, True) for seat in seats if seat not in told))
    return asked


def _finished(run: "Run[State, Any, Event]") -> Outcome[State, Event]:
    return run.finish(_asked(run))


GAME = Sanctuary()
