"""How to play each game at random. A new game registers a driver here; what `test_every_game.py` says then holds for it."""

from collections.abc import Iterator
from typing import Any, NamedTuple, Protocol

from rules.core.chance import Chance
from rules.core.game import Game, Move, Options, Proceed, Prompt, Seats, SeatSpec, Tick
from rules.roar import clock
from rules.roar.actions import Call, Free, Hold, Roll, Take

AnyGame = Game[Any, Any, Any, Any]
AnyMove = Move[Any]

START = 1_800_000_000_000


class Setting(NamedTuple):
    """Who plays with which options."""

    seats: Seats
    options: Options


class Driver(Protocol):
    """Random play of one game."""

    settings: tuple[Setting, ...]
    """Tables that differ: fewest and most seats, variants."""
    most: int
    """A random game ends within so many moves."""

    def move(self, game: AnyGame, state: Any, chance: Chance, now: int) -> AnyMove:
        """A random move that is legal now, or the table's own. now: of the move before."""

    def forged(self, game: AnyGame, state: Any) -> Iterator[AnyMove]:
        """Moves that must be refused in this state."""


def people(n: int) -> Seats:
    """So many seats with people."""
    return (SeatSpec(),) * n


class Turns:
    """A game of turns: somebody's prompt, any choice; Proceed where nobody is asked."""

    def __init__(self, *settings: Setting, most: int) -> None:
        self.settings = settings
        self.most = most

    def move(self, game: AnyGame, state: Any, chance: Chance, now: int) -> AnyMove:
        """A random choice of a random prompt; an optional one is left alone more often than not."""
        asked = [p for p in game.prompts(state) if p.choices]
        if not asked:
            return Move(None, Proceed())
        needed = [p for p in asked if not p.optional]
        prompt = chance.pick(needed if needed and chance.below(4) else asked)
        return Move(prompt.seat, chance.pick(prompt.choices), prompt.guard)

    def forged(self, game: AnyGame, state: Any) -> Iterator[AnyMove]:
        """The right choice by a wrong seat, a choice twice as a table's move, a tick that nobody wants."""
        prompts = game.prompts(state)
        yield Move(None, Tick())
        yield Move(0, Tick())
        for prompt in prompts:
            action = prompt.choices[0]
            yield Move(None, action)
            yield Move(-1, action)
            yield Move(99, action)
            for seat in range(2):
                if not any(p.seat == seat and action in p.choices for p in prompts):
                    yield Move(seat, action)


class Race:
    """Roar-a-Saurus: presses at random times, some of them overtaken on the way, ticks when they are due."""

    settings: tuple[Setting, ...] = (
        Setting(people(2), {"mode": "simple"}),
        Setting(people(5), {"mode": "full"}),
        Setting(people(3), {"mode": "full", "reflex": True, "pace": "frantic"}),
        Setting((*people(1), SeatSpec(human=False)), {"mode": "full"}),
    )
    most = 20_000

    def move(self, game: AnyGame, state: Any, chance: Chance, now: int) -> AnyMove:
        """Something pressed within the next second, unless a tick comes first."""
        arrives = now + 1 + chance.below(700)
        due = game.due(state)
        asked = game.prompts(state)
        if not asked or (due is not None and due <= arrives):
            assert due is not None, "nobody can act and nothing is due"
            return Move(None, Tick(), now=max(due, now))
        prompt = chance.pick(asked)
        pressed = max(arrives - chance.below(400), state.live_at if state.phase == "live" else state.shout_from)
        stamp = clock.stamp(min(pressed, arrives)) + chance.below(1 << 20)
        return Move(prompt.seat, self._choice(state, prompt, chance), prompt.guard, stamp, arrives)

    def _choice(self, state: Any, prompt: Prompt[Any], chance: Chance) -> Any:
        """Mostly sensible, so that games are about something: keep and call what there is most of."""
        if prompt.kind != "race" or chance.below(6) == 0:
            return chance.pick(prompt.choices)
        dice = state.hands[prompt.seat].dice
        best = max(dice, key=lambda face: (face != "", dice.count(face)))
        keep = [c for c in prompt.choices if isinstance(c, Hold) and dice[c.die] == best]
        drop = [c for c in prompt.choices if isinstance(c, Free) and dice[c.die] != best]
        if best and dice.count(best) >= 3 and not keep:
            return Call(best)
        return chance.pick(keep or drop or [c for c in prompt.choices if isinstance(c, Roll)] or prompt.choices)

    def forged(self, game: AnyGame, state: Any) -> Iterator[AnyMove]:
        """Presses of nobody, of things that do not exist, with a panel from the future, a tick that is not due."""
        now = (game.due(state) or START) - 1
        for seat, hand in enumerate(state.hands):
            guard = clock.guard(state.epoch, hand.rolls)
            for action in (Hold(len(hand.dice)), Free(-1), Call("boo"), Take("fire"), Proceed(), Tick()):
                yield Move(seat, action, guard, now=now)
            yield Move(seat, Roll(), clock.guard(state.epoch + 1, 0), now=now)
            yield Move(seat, Roll(), guard + 1, now=now)
        yield Move(len(state.hands), Roll(), clock.guard(state.epoch, 0), now=now)
        yield Move(None, Roll(), now=now)
        yield Move(None, Proceed(), now=now)
        if game.due(state):
            yield Move(None, Tick(), now=now)


DRIVERS: dict[str, Driver] = {
    "roar": Race(),
    "sanctuary": Turns(Setting(people(2), {}), Setting(people(4), {}), most=5000),
    "sauria": Turns(Setting(people(2), {}), Setting(people(5), {}), most=20_000),
}
