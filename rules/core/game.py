"""The contract between a game and everything around it: prompts, moves, outcomes, results.

The session knows games only by this file. State changes in one place (`evolve`), events alone rebuild it, and nothing
leaves a game but views and scrubbed events.
"""

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from rules.core.chance import Chance
from rules.core.record import record

Seat = int
"""0..n-1, in the order of play. None stands for nobody: the clock, the public."""

S = TypeVar("S")  # state
A = TypeVar("A")  # action
E = TypeVar("E")  # event
V = TypeVar("V")  # view

Value = str | int | bool | tuple[str, ...]
Options = Mapping[str, Value]
"""The chosen options of a table or of one seat, by `OptionSpec.name`. What is absent has its default."""

STRENGTHS = ("easy", "normal", "hard")


class Illegal(Exception):
    """The action is not allowed now. Nothing has changed. `rule` is the ID of the ledger line that forbids it, or "".

    why: a word key, as in `Refusal.what`; about: the numbers of the reason ("too late by 40 ms").
    """

    def __init__(self, rule: str = "", why: str = "", about: tuple[Any, ...] = ()) -> None:
        super().__init__(f"{rule} {why}".strip())
        self.rule = rule
        self.why = why
        self.about = about


@record
class OptionSpec:
    """One option of a table (or, with `per_seat`, of each seat) as the lobby offers it.

    kind: "choice" (one of choices), "many" (any of choices; the value is a tuple), "flag" (bool).
    """

    name: str
    kind: str
    choices: tuple[str, ...]
    default: Value
    per_seat: bool = False


@record
class SeatSpec:
    """Who sits in a seat when a game begins: a person or the computer, and the seat's own options as sorted pairs."""

    human: bool = True
    options: tuple[tuple[str, Value], ...] = ()

    def option(self, name: str, default: Value) -> Value:
        """The value of one option of this seat."""
        return dict(self.options).get(name, default)


Seats = tuple[SeatSpec, ...]


@record
class Prompt(Generic[A]):
    """What somebody must or may decide now. Derived from the state, never stored.

    kind: "turn", "target", "react", "race" …: words and panel are looked up by it. choices: complete and legal, at most
    25 (else one more level); () in the view of another seat. guard: what the button carries; in a race epoch and roll
    number, else 0 (the session sets the revision). clock: name of the table clock that runs for it, "" = none.
    about: the few ids and numbers that the question's words need (card, field, price …).
    optional: the game goes on when nobody answers (a reaction, a withdrawal).
    """

    seat: Seat
    kind: str
    choices: tuple[A, ...]
    guard: int = 0
    clock: str = ""
    about: tuple[Any, ...] = ()
    optional: bool = False


@record
class Move(Generic[A]):
    """One press, or a move of the table itself (seat None: Tick, Proceed).

    guard: from the button. stamp: the interaction's whole snowflake, 0 where the game has no race. now: ms since the
    epoch at arrival, by the session.
    """

    seat: Seat | None
    action: A
    guard: int = 0
    stamp: int = 0
    now: int = 0


@record
class Tick:
    """The clock: what is due at `Move.now` happens. Only where `due` said so."""


@record
class Proceed:
    """The table goes on after a phase that asked nobody (`due` said 0)."""


class Outcome(NamedTuple, Generic[S, E]):
    """The state after a move and what happened, in order."""

    state: S
    events: tuple[E, ...]


@record
class Result:
    """How a game ended. places[seat] is 1 for winners; ties share a place. points[seat] is the final score.

    ending names the way it ended ("points", "tie-break", "cancelled", "helicopter" …).
    """

    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    ending: str


@record
class Refusal:
    """Something a seat might want to do but may not: what (a word key), the rule's ID and the numbers of the reason."""

    what: str
    rule: str
    about: tuple[Any, ...] = ()


@record
class Decision(Generic[A]):
    """What a computer player wants: the action after `wait` ms (if still legal); None: ask again after `wait` ms."""

    action: A | None
    wait: int = 0


class Game(Protocol[S, A, E, V]):
    """A game. One stateless object per game, listed in `rules.GAMES`."""

    name: str
    """Key of catalogues, folders and the store: "roar", "sanctuary", "sauria"."""
    version: int
    """Schema version of the state; the codec's migrations go up to it."""
    seat_counts: tuple[int, ...]
    """Allowed numbers of seats."""
    options: tuple[OptionSpec, ...]
    first: Options
    """Options of the first game that a server plays of it, {} where nothing is simpler."""
    live: bool
    """A race: presses need their stamps, prompts carry guards of the game's own, and `Tick` may answer a press later."""

    handovers: tuple[type, ...]
    """Events (`seat`, `human`) by which a game itself gives a seat to the computer or back to its person."""
    notes: tuple[type, ...]
    """Events that only note a press of a race (their `press` is its stamp); another event with that `press` answers it."""
    certain: tuple[type, ...]
    """Events that hold no surprise for who planned the choice that brings them. With any other a plan cannot go on."""
    revealing: tuple[type, ...]
    """Events that show what nobody could know before. Their choice cannot be taken back; nor one for which chance drew."""

    @property
    def state_type(self) -> type[S]:
        """The class of the state, for the codec."""

    @property
    def record_types(self) -> tuple[type, ...]:
        """Every action, event, frame and part class that can be stored, in an order that only ever grows at its end."""

    def setup(self, seats: Seats, options: Options, chance: Chance, now: int = 0) -> Outcome[S, E]:
        """A new game at `now` (ms; only the race reads it). ValueError for seats or options that the game does not know."""

    def prompts(self, state: S) -> tuple[Prompt[A], ...]:
        """Who may decide what. Several seats may be asked at once; () = over, or automatic (see `due`)."""

    def apply(self, state: S, move: Move[A], chance: Chance) -> Outcome[S, E]:
        """Carry out a move. Raises Illegal(rule) and changes nothing when it is not among the prompts' choices."""

    def evolve(self, state: S, events: Iterable[E]) -> S:
        """Fold events into the state: the only place where state changes."""

    def due(self, state: S) -> int | None:
        """When the next Tick is wanted (ms); 0 = at once (Proceed); None = never."""

    def timeout(self, state: S, seat: Seat) -> A:
        """What is done for a seat whose table clock ran out. A legal choice of its prompt."""

    def view(self, state: S, seat: Seat | None) -> V:
        """What this seat may know; None: the public."""

    def scrub(self, event: E, seat: Seat | None) -> E | None:
        """The event as this seat may see it; None when it may not see it at all."""

    def guess(self, view: V, chance: Chance) -> S:
        """A state that fits the view; hidden parts are drawn at random."""

    def decide(self, view: V, prompt: Prompt[A], strength: str, chance: Chance, now: int = 0) -> Decision[A]:
        """A computer player's choice from what its seat sees. strength is one of STRENGTHS."""

    def restarted(self, state: S) -> A | None:
        """What the table itself does after the process was started again; None: nothing, the game goes on."""

    def seated(self, state: S, seat: Seat, human: bool) -> A | None:
        """What the table itself does when a person or the computer takes the seat; None: the game need not know."""

    def halted(self, state: S, on: bool) -> A | None:
        """What the table itself does when the host stops the game (on) or lets it go on; None: it has no such thing."""

    def ahead(self, state: S, seat: Seat) -> S | None:
        """The position in which this seat's next turn would begin if nothing else happened before it.

        Whether there is one must follow from what is public. None: out, over, in the middle of its turn, or no game of
        turns. It is at rest, as after an apply. What the seat is asked there, and after each choice, is what it may plan.
        """

    def basis(self, view: V, prompt: Prompt[A], action: A) -> tuple[Any, ...]:
        """What a planned choice depends on beside its own words: scalars, tuples and records, compared when its turn comes.

        view: of the seat that is asked. The choice stands only while this is the same.
        """

    def refusals(self, state: S, seat: Seat) -> tuple[Refusal, ...]:
        """What this seat cannot do now and why, for /me. () where there is nothing to explain."""

    def result(self, state: S) -> Result | None:
        """None while the game runs."""


def legal(game: Game[S, A, E, V], state: S, seat: Seat) -> tuple[A, ...]:
    """The choices of that seat's prompts. There is no second enumeration anywhere."""
    return tuple(choice for prompt in game.prompts(state) if prompt.seat == seat for choice in prompt.choices)


CACHE = {"codec": False}
"""Metadata of a state field that is derived: outside equality and codec, recomputed after loading."""


def cached() -> Any:
    """A field for prompts that ride on the state: `asked: tuple[Prompt, ...] | None = cached()`."""
    return field(default=None, compare=False, repr=False, metadata=CACHE)
