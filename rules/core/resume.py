"""The resume stack: what is unfinished is data, so that a game survives a restart in the middle of anything.

A game with a stack has `state.stack: tuple[Frame, ...]` (last = top) and two tables, one arm per frame class:

    STEP = {Turn: step_turn, …}      step(run, frame, value) -> tuple[Prompt, ...] | None
    ANSWER = {Turn: answer_turn, …}  answer(run, frame, seat, action) -> tuple[Prompt, ...] | None

`step` does what needs no decision (emits, pushes, pops, replaces) or returns the prompts it waits for; stepping a frame
that asked once more gives the same prompts, no event and the same stack, so prompts can be recomputed after loading. A
step that asks nobody (it returns ()) ends the loop all the same: a phase that waits for Proceed. `value` is what the frame
above gave to `done`, once; it is never stored, because no decision lies between. `answer` takes a decision; where its next
question is plain it returns what a step of the top frame would ask, and the loop is spared.

Frames are records. A frame owned by a player has a field `seat`; one that collects later work has `todo: tuple[Frame, …]`.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Generic, TypeAlias, TypeVar

from rules.core.chance import Chance
from rules.core.draft import Twin
from rules.core.game import Outcome, Prompt
from rules.core.record import record
from rules.core.work import Fold, Work

S = TypeVar("S")
D = TypeVar("D")
E = TypeVar("E")
Frame: TypeAlias = Any

Step = Callable[[Any, Any, Any], tuple[Prompt[Any], ...] | None]
Answer = Callable[[Any, Any, int, Any], tuple[Prompt[Any], ...] | None]

MOST_STEPS = 10_000


@record
class Waiting:
    """Closes an apply that changed the stack. Never shown to anybody, never worded: frames may hold hidden cards."""

    stack: tuple[Frame, ...]


class Run(Work[S, D, E], Generic[S, D, E]):
    """A Work with a stack. The draft's own `stack` field is written only at the end, with the Waiting event."""

    __slots__ = ("answers", "stack", "steps", "value")

    def __init__(
        self,
        twin: Twin[S, D],
        fold: Fold,
        state: S,
        chance: Chance,
        steps: Mapping[type, Step],
        answers: Mapping[type, Answer],
    ) -> None:
        self.twin, self.fold, self.chance = twin, fold, chance
        self.draft = twin.open(state)
        self.events: list[E] = []
        self.steps = steps
        self.answers = answers
        self.stack: list[Frame] = list(state.stack)  # type: ignore[attr-defined]
        self.value: Any = None

    def push(self, frame: Frame) -> None:
        """Begin something on top; what is below goes on when it is done."""
        self.stack.append(frame)

    def become(self, frame: Frame) -> None:
        """Replace the top frame (its counters moved on)."""
        self.stack[-1] = frame

    def done(self, value: Any = None) -> None:
        """The top frame is finished; the one below is stepped next and receives `value` once."""
        self.stack.pop()
        self.value = value

    def top(self, kind: type) -> Frame | None:
        """The topmost frame of that class, or None."""
        return next((frame for frame in reversed(self.stack) if type(frame) is kind), None)

    def cut(self, kind: type, seat: int | None = None) -> bool:
        """Drop the topmost frame of that class (of that seat) and everything above it that the seat owns.

        Frames above that have another `seat`, or none, survive: one that deals the same blow to others goes on. With
        seat None everything above goes. Returns whether there was such a frame.
        """
        for i in range(len(self.stack) - 1, -1, -1):
            frame = self.stack[i]
            if type(frame) is kind and (seat is None or getattr(frame, "seat", None) == seat):
                above = self.stack[i + 1 :]
                kept = [] if seat is None else [f for f in above if getattr(f, "seat", None) != seat]
                self.stack[i:] = kept
                return True
        return False

    def after(self, kind: type, todo: Frame) -> bool:
        """Queue a frame in the lowest frame of that class ("wound effects after the action"). False: there is none."""
        for i, frame in enumerate(self.stack):
            if type(frame) is kind:
                queue: Any = frame
                self.stack[i] = replace(queue, todo=(*queue.todo, todo))
                return True
        return False

    def loop(self) -> tuple[Prompt[Any], ...]:
        """Step the top frame until somebody is asked, the stack is empty, or a frame waits for Proceed."""
        steps = self.steps
        for _ in range(MOST_STEPS):
            try:
                frame = self.stack[-1]
            except IndexError:
                return ()
            value = self.value
            if value is not None:
                self.value = None
            asked = steps[type(frame)](self, frame, value)
            if asked is not None:
                return asked
        raise RuntimeError(f"a stack that never asks: {self.stack[-1]!r}")

    def answer(self, seat: int, action: Any) -> tuple[Prompt[Any], ...] | None:
        """Give a decision to the frame that asked for it: the top one. It may ask the next question at once."""
        frame = self.stack[-1]
        return self.answers[type(frame)](self, frame, seat, action)

    def finish(self, asked: tuple[Prompt[Any], ...]) -> Outcome[S, E]:
        """What has come of the move, closed by Waiting when the stack changed; `asked` is kept with the state."""
        draft: Any = self.draft
        stack = tuple(self.stack)
        if stack != draft.stack:
            draft.stack = stack  # as the arm of Waiting does
            self.events.append(Waiting(stack))  # type: ignore[arg-type]
        draft.asked = asked
        # the tuple's own constructor: a named tuple's is a detour, and every move makes one
        return tuple.__new__(Outcome, (self.twin.publish(draft), tuple(self.events)))
