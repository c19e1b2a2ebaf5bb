"""Running the stack: one arm of each table per frame kind."""

from typing import Any

from rules.core.chance import Chance
from rules.core.game import Illegal, Move, Outcome, Proceed, Prompt, Seats
from rules.core.game import Options as Opts
from rules.core.resume import Answer, Run, Step
from rules.sauria import combat, fight, frames, hunt, inventory, lava, movement, perform, recovery, rounds, turn, wander
from rules.sauria.actions import Action
from rules.sauria.dinosaurs import R
from rules.sauria.events import Event
from rules.sauria.evolve import FOLD
from rules.sauria.setup import table, wishes
from rules.sauria.state import STATE, State

STEP: dict[type, Step] = {
    frames.Opening: rounds.step_opening,
    frames.Round: rounds.step_round,
    frames.Pause: rounds.step_pause,
    frames.Damage: lava.step_damage,
    frames.Actions: rounds.step_actions,
    frames.Turn: turn.step_turn,
    frames.Plan: turn.step_plan,
    frames.Act: turn.step_act,
    frames.Step: movement.step_step,
    frames.Leave: movement.step_leave,
    frames.Assault: combat.step_assault,
    frames.Perform: perform.step_perform,
    frames.EachSeat: perform.step_each,
    frames.Keep: inventory.step_keep,
    frames.Overflow: inventory.step_overflow,
    frames.Mend: recovery.step_mend,
    frames.Recharge: recovery.step_recharge,
    frames.Trade: inventory.step_trade,
    frames.Mooring: movement.step_mooring,
    frames.Hunt: hunt.step_hunt,
    frames.Beast: hunt.step_beast,
    frames.Fight: fight.step_fight,
    frames.Wandering: wander.step_wandering,
}
ANSWER: dict[type, Answer] = {
    frames.Opening: rounds.answer_opening,
    frames.Turn: turn.answer_turn,
    frames.Plan: turn.answer_plan,
    frames.Act: turn.answer_act,
    frames.Leave: movement.answer_leave,
    frames.Assault: combat.answer_assault,
    frames.Perform: perform.answer_perform,
    frames.Keep: inventory.answer_keep,
    frames.Overflow: inventory.answer_overflow,
    frames.Mend: recovery.answer_mend,
    frames.Recharge: recovery.answer_recharge,
    frames.Trade: inventory.answer_trade,
    frames.Mooring: movement.answer_mooring,
    frames.Hunt: hunt.answer_hunt,
    frames.Beast: hunt.answer_beast,
    frames.Wandering: wander.answer_wandering,
    frames.Fight: fight.answer_fight,
}

NOBODY = Chance("nobody")


def open_run(state: State, chance: Chance) -> R:
    """A run on a state."""
    return Run(STATE, FOLD, state, chance, STEP, ANSWER)


def setup(seats: Seats, options: Opts, chance: Chance) -> Outcome[State, Event]:
    """A new table; the wished characters are taken at once."""
    characters = wishes(seats, options, chance)
    run = open_run(table(len(seats), options, chance), chance)
    for seat, character in enumerate(characters):
        if character:
            rounds.take_character(run, seat, character)
    return run.finish(run.loop())


def prompts(state: State) -> tuple[Prompt[Action], ...]:
    """Who is asked what; recomputed after loading by stepping the frame that asked (it changes nothing)."""
    if state.asked is None:
        asked = open_run(state, NOBODY).loop() if state.stack else ()
        object.__setattr__(state, "asked", asked)  # a field outside equality and codec: what was just worked out
        return asked
    return state.asked


def apply(state: State, move: Move[Action], chance: Chance) -> Outcome[State, Event]:
    """One answer, or Proceed. Raises Illegal and changes nothing when it was not offered."""
    action: Any = move.action
    seat = move.seat
    if type(action) is Proceed:
        if due(state) is None or seat is not None:
            raise Illegal("", "nothing waits")
        run = open_run(state, chance)
        run.done()
        return run.finish(run.loop())
    for prompt in state.asked or prompts(state):
        if prompt.seat == seat and action in prompt.choices:
            run = Run(STATE, FOLD, state, chance, STEP, ANSWER)
            asked = run.answer(prompt.seat, action)
            return run.finish(run.loop() if asked is None else asked)
    raise Illegal("SAU-ACT-01", "not offered")


def due(state: State) -> int | None:
    """0 where a phase has ended with something to look at, else None: no clock of this game is a rule."""
    return 0 if state.stack and isinstance(state.stack[-1], frames.Pause) else None
