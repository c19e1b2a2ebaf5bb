"""A learner on the way through a lesson: a small game in memory, driven by the real rules. Nothing of it is stored.

Chance comes from the lesson's seed and the number of the move, so that the same presses bring the same dice and cards. The
clock of a race goes on only by steps: nobody is too slow in a lesson.
"""

from typing import Any

from cogs._lessons.lesson import ANY, LEARNER, Lesson, Step
from cogs._table.codes import encode
from rules import GAMES
from rules.core.chance import Chance
from rules.core.game import Move, Proceed, Prompt, SeatSpec, Tick

BEGIN = 1_500_000_000_000
"""The time (ms) at which the clock of a race starts. Any would do that has a snowflake."""
STAMP = 22
"""Bits of a snowflake below its milliseconds."""
EPOCH = 1_420_070_400_000
SETTLED = 300
"""ms that pass with every press of a race: its hold-back window is over then."""
MOST = 400
"""Moves of others after one press before the lesson counts as broken."""
GO_ON = "go"
"""What a step that is only read is answered with."""


class LessonBroken(RuntimeError):
    """The rules no longer lead where the lesson wants to go: our mistake, found by its test."""


class Course:
    """One learner's game. `step` is what is taught now, None at the end; `heard` what the last press brought."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = GAMES[lesson.game]
        self.at = 0
        self.presses = 0
        self.now = BEGIN
        self.heard: list[Any] = []
        self.learnt: Step | None = None
        """The step whose effect is told: the one that was pressed last."""
        self._moves = 0
        seats = (SeatSpec(), *(SeatSpec(human=False),) * lesson.computers)
        self.state, events = self.game.setup(seats, dict(lesson.options), Chance(lesson.seed), self.now)
        self._hear(events)
        self._go_on()

    @property
    def step(self) -> Step | None:
        """What is taught now; None when the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None

    @property
    def view(self) -> Any:
        """What the learner may know."""
        return self.game.view(self.state, LEARNER)

    @property
    def prompt(self) -> Prompt[Any] | None:
        """What the learner is asked in this step; None where it is only read. LessonBroken when nothing fits."""
        step = self.step
        if step is None or not step.kind:
            return None
        for prompt in self.game.prompts(self.state):
            if prompt.seat == LEARNER and not prompt.optional and step.kind in (prompt.kind, ANY):
                return prompt
        raise LessonBroken(f"{self.lesson.game}: nothing of kind {step.kind} is asked in step {step.key}")

    def code(self, action: Any) -> str:
        """A choice as a button carries it."""
        prompt = self.prompt
        assert prompt is not None
        return encode(action) if self.game.live else str(prompt.choices.index(action))

    def allowed(self) -> tuple[Any, ...]:
        """The choices that this step carries out. LessonBroken when there is none."""
        prompt, step, view = self.prompt, self.step, self.view
        if prompt is None or step is None:
            return ()
        if not (found := tuple(action for action in prompt.choices if step.allows(action, view))):
            raise LessonBroken(f"{self.lesson.game}: step {step.key} offers nothing that it allows")
        return found

    def press(self, code: str) -> bool:
        """Carry out a press of this step, and what the others do then. False: not now, nothing has changed.

        KeyError for a code that the panel does not have.
        """
        step = self.step
        if step is None:
            raise KeyError(code)
        self.heard = []
        if step.kind:
            action, prompt = self._action(code), self.prompt
            assert prompt is not None
            if action not in self.allowed():
                return False
            self._apply(LEARNER, action, prompt.guard)
        elif code != GO_ON:
            raise KeyError(code)
        elif step.rival is not None:
            self._race(step, step.rival)
        self._go_on()
        if missing := [kind.__name__ for kind in step.brings if not any(isinstance(e, kind) for e in self.heard)]:
            raise LessonBroken(f"{self.lesson.game}: step {step.key} does not bring {missing}")
        self.presses += 1
        self.learnt = step
        if step.until is None or step.until(self.view):
            self.at += 1
        return True

    def _action(self, code: str) -> Any:
        prompt = self.prompt
        assert prompt is not None
        return {self.code(action): action for action in prompt.choices}[code]

    def _hear(self, events: tuple[Any, ...]) -> None:
        self.heard += [seen for event in events if (seen := self.game.scrub(event, LEARNER)) is not None]

    def _apply(self, seat: int | None, action: Any, guard: int = 0) -> None:
        self._moves += 1
        stamp = (self.now - EPOCH << STAMP) + self._moves
        move: Move[Any] = Move(seat, action, guard, stamp, self.now)
        outcome = self.game.apply(self.state, move, Chance(self.lesson.seed, self._moves))
        self.state = outcome.state
        self._hear(outcome.events)

    def _go_on(self) -> None:
        """All that happens before the learner is asked again."""
        if self.lesson.ready_at is not None:
            self._pass(self.now + SETTLED)
            while (until := self.lesson.ready_at(self.view, self.now)) > self.now:
                self._pass(until)
            return
        for _ in range(MOST):
            prompts = [p for p in self.game.prompts(self.state) if not p.optional]
            if any(p.seat == LEARNER for p in prompts):
                return
            if prompts:
                prompt = prompts[0]
                chosen = self.lesson.rival(prompt, self.game.view(self.state, prompt.seat))
                self._apply(prompt.seat, chosen or self.game.timeout(self.state, prompt.seat))
            elif self.game.due(self.state) == 0:
                self._apply(None, Proceed())
            else:
                return
        raise LessonBroken(f"{self.lesson.game}: the learner is not asked again")

    def _pass(self, until: int) -> None:
        """Let time pass, and happen what is due."""
        while (due := self.game.due(self.state)) is not None and due <= until:
            self.now = max(self.now, due)
            self._apply(None, Tick())
        self.now = max(self.now, until)

    def _race(self, step: Step, seat: int) -> None:
        """That computer plays on until the step is over."""
        for _ in range(MOST):
            if step.until is None or step.until(self.view):
                return
            view = self.game.view(self.state, seat)
            chance = Chance(f"{self.lesson.seed}/{seat}", self._moves)
            for prompt in (p for p in self.game.prompts(self.state) if p.seat == seat):
                decision = self.game.decide(view, prompt, "hard", chance, self.now)
                if decision.action is not None:
                    break
            else:
                raise LessonBroken(f"{self.lesson.game}: seat {seat} does nothing in step {step.key}")
            self._pass(self.now + decision.wait)
            self._apply(seat, decision.action, prompt.guard)
            self._pass(self.now + SETTLED)
        raise LessonBroken(f"{self.lesson.game}: step {step.key} never brings what it teaches")
