"""A race under test: seats in a known circle, dice laid as wanted, presses at exact times.

Times of the methods are ms after the live stamp of the first stretch (`Arena.zero`), unless said otherwise.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeVar

from rules.core.chance import Chance
from rules.core.game import Illegal, Move, Prompt, SeatSpec, Tick
from rules.roar import GAME, clock, developments
from rules.roar.actions import Action, Call, Ready, Shout, Take
from rules.roar.constants import AHH, COUNTDOWN_TIME, LIVE
from rules.roar.events import Event
from rules.roar.state import Hand, Player, State
from rules.roar.view import OwnView

START = 1_800_000_000_000
E = TypeVar("E")


def table(
    n: int, options: dict[str, Any] | None = None, seats: dict[int, dict[str, Any]] | None = None, computers: int = 0
) -> "Arena":
    """A game in its ready check; seat i is the i-th in the circle. The last `computers` seats are not people."""
    specs = tuple(SeatSpec(i < n - computers, tuple(sorted((seats or {}).get(i, {}).items()))) for i in range(n))
    first = GAME.setup(specs, {"mode": "simple", "starter": "1", **(options or {})}, Chance("arena"), START)
    return Arena(replace(first.state, order=tuple(range(n))), list(first.events))


def race(
    n: int, options: dict[str, Any] | None = None, seats: dict[int, dict[str, Any]] | None = None, computers: int = 0
) -> "Arena":
    """A game of which the first round has just gone live; seat 0 has shouted."""
    a = table(n, options, seats, computers)
    for seat, p in enumerate(a.state.players):
        if p.human:
            a.at(START + seat, seat, Ready())
    a.at(START + 100, 0, Shout())
    a.zero = a.state.live_at
    a.run(0)
    assert a.state.phase == LIVE
    return a


class Arena:
    """One game, its moves and all events so far."""

    def __init__(self, state: State, events: list[Event]) -> None:
        self.state = state
        self.events = events
        self.zero = START
        self.ply = 0
        self.low = 0

    # -- presses

    def apply(self, move: Move[Action]) -> list[Event]:
        """Apply a move; what it brought."""
        self.ply += 1
        before = self.state
        out = GAME.apply(before, move, Chance("arena", self.ply))
        assert GAME.evolve(before, out.events) == out.state
        self.state = out.state
        self.events += out.events
        return list(out.events)

    def at(
        self,
        when: int,
        seat: int | None,
        action: Action,
        guard: int | None = None,
        stamp: int = 0,
        arrives: int | None = None,
    ) -> list[Event]:
        """A press at an absolute time; it arrives at once unless said otherwise. guard None: the panel as it is now."""
        self.low += 1
        if seat is not None and not stamp:
            stamp = clock.stamp(when) + self.low
        carried = self.guard(seat) if guard is None else guard
        return self.apply(Move(seat, action, carried, stamp, when if arrives is None else arrives))

    def press(
        self, when: int, seat: int, action: Action, guard: int | None = None, arrives: int | None = None
    ) -> list[Event]:
        """A press `when` ms after the live stamp."""
        return self.at(self.zero + when, seat, action, guard, 0, None if arrives is None else self.zero + arrives)

    def refused(self, when: int, seat: int, action: Action, guard: int | None = None, arrives: int | None = None) -> Illegal:
        """A press that must be refused without any effect; its reason."""
        before = self.state
        try:
            self.press(when, seat, action, guard, arrives)
        except Illegal as reason:
            assert self.state is before
            return reason
        raise AssertionError(f"{action} was accepted: {self.events[-1]}")

    def run(self, until: int) -> list[Event]:
        """Let the table's clock tick until this time."""
        return self.run_to(self.zero + until)

    def run_to(self, when: int) -> list[Event]:
        """The same for an absolute time."""
        found: list[Event] = []
        while (due := GAME.due(self.state)) is not None and due <= when:
            found += self.apply(Move(None, Tick(), now=due))
        return found

    def call(self, when: int, seat: int, symbol: str, dice: int = 3) -> list[Event]:
        """Lay that many matching dice and call; what came of it when its window was over."""
        self.lay(seat, *[symbol] * dice)
        return self.call_only(when, seat, symbol)

    def call_only(self, when: int, seat: int, symbol: str) -> list[Event]:
        """Call with the dice as they lie; what came of it."""
        return self.press(when, seat, Call(symbol)) + self.run(when + 250)

    def take(self, when: int, seat: int, name: str) -> list[Event]:
        """Choose a development; what came of it when its window was over."""
        return self.press(when, seat, Take(name)) + self.run(when + 250)

    def resume(self, when: int) -> None:
        """Let a pause end by itself at the latest by then."""
        self.run(when)
        assert self.state.phase == LIVE

    def next_round(self) -> None:
        """From the break into the next race: the shout comes by itself."""
        by = self.state.shout_from
        self.run_to(by + 10_000 + COUNTDOWN_TIME)
        self.zero = self.state.live_at
        assert self.state.phase == LIVE

    # -- what lies there

    def guard(self, seat: int | None) -> int:
        """What the seat's buttons carry now."""
        return 0 if seat is None else clock.guard(self.state.epoch, self.state.hands[seat].rolls)

    def lay(self, seat: int, *faces: str, held: bool = True) -> None:
        """The seat's dice show these faces (the rest: grrrr or roaar in the hand) and lie on the dino."""
        n = len(self.state.hands[seat].dice)
        rest = n - len(faces)
        other = "grrrr" if AHH in faces or "roaar" in faces else "roaar"
        self.hand(seat, dice=(*faces, *[other] * rest), held=(*[held] * len(faces), *[False] * rest))

    def hand(self, seat: int, **fields: Any) -> None:
        """Write to the seat's hand."""
        self.state = replace(self.state, hands=_with(self.state.hands, seat, replace(self.state.hands[seat], **fields)))

    def player(self, seat: int, **fields: Any) -> None:
        """Write to the seat's public part."""
        player = replace(self.state.players[seat], **fields)
        self.state = replace(self.state, players=_with(self.state.players, seat, player))

    def give(self, seat: int, *names: str) -> None:
        """The seat has exactly these developments, and dice for them."""
        placed: tuple[str, ...] = ()
        for name in names:
            placed = developments.placed(placed, name)
        self.player(seat, developments=placed)
        n = developments.dice(placed)
        self.hand(seat, dice=("",) * n, held=(False,) * n)

    def hurt(self, seat: int, damage: int) -> None:
        """The seat has exactly this damage."""
        self.player(seat, damage=damage)

    def set(self, **fields: Any) -> None:
        """Write to the state itself."""
        self.state = replace(self.state, **fields)

    def p(self, seat: int) -> Player:
        """The seat's public part."""
        return self.state.players[seat]

    def h(self, seat: int) -> Hand:
        """The seat's hand."""
        return self.state.hands[seat]

    def me(self, seat: int) -> OwnView:
        """What the seat alone sees."""
        own = GAME.view(self.state, seat).me
        assert own is not None
        return own

    @property
    def damage(self) -> tuple[int, ...]:
        """Damage by seat."""
        return tuple(p.damage for p in self.state.players)

    @property
    def points(self) -> tuple[int, ...]:
        """Points by seat."""
        return tuple(p.points for p in self.state.players)

    def prompts(self, seat: int) -> dict[str, Prompt[Action]]:
        """The seat's prompts by kind."""
        return {prompt.kind: prompt for prompt in GAME.prompts(self.state) if prompt.seat == seat}


def only(events: Iterable[Event], kind: type[E]) -> E:
    """The one event of that class."""
    found = [e for e in events if isinstance(e, kind)]
    assert len(found) == 1, found
    return found[0]


def every(events: Iterable[Event], kind: type[E]) -> list[E]:
    """All events of that class."""
    return [e for e in events if isinstance(e, kind)]


def _with(parts: tuple[Any, ...], seat: int, part: Any) -> tuple[Any, ...]:
    return (*parts[:seat], part, *parts[seat + 1 :])
