"""Looking ahead: the position that a seat's next turn would begin with, and the choices planned from there.

Everything is worked out from what the seat may see and from dice of its own: the table's own cards and dice are never
touched, so nothing of them can show in a plan. A plan is stored as steps, each a choice as it was offered: kind of the
prompt, action, words (in English) and what else it depends on.
"""

import json
import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

from cogs._table.opened import OpenTable
from cogs._table.refusal import Refused
from cogs._table.tempo import is_live
from db.rows import Document
from render.core.face import Face
from render.words import DEFAULT, catalogue
from rules.core.chance import Chance
from rules.core.game import Move, Prompt, Seat

MOST_STEPS = 25
TRIES = 24
"""How often a choice that asks for chance is tried until it brings nothing unforeseen."""

Steps = tuple[Document, ...]


class Taken(NamedTuple):
    """A planned choice where it is offered: what its label is made from."""

    prompt: Prompt[Any]
    action: Any
    view: Any


class Prospect(NamedTuple):
    """A plan looked at from now: its choices that fit, and what would be asked next.

    prompt: None where the plan cannot go on. end: why: "turn" (nothing more is asked), "open" (it depends on what happens).
    changed: the step after the last of `taken` is not offered as it was planned. states: before the first choice and
    after each.
    """

    taken: tuple[Taken, ...]
    states: tuple[Any, ...]
    prompt: Prompt[Any] | None
    end: str
    changed: bool


def question(opened: OpenTable, state: Any, seat: Seat) -> Prompt[Any] | None:
    """What that seat must decide in a state, None for nothing."""
    return next((p for p in opened.game.prompts(state) if p.seat == seat and not p.optional), None)


def offered(opened: OpenTable, seat: Seat) -> bool:
    """Whether this seat may plan now: in correspondence, while it waits for a turn that is to come."""
    return refusal(opened, seat) is None


def refusal(opened: OpenTable, seat: Seat) -> Refused | None:
    """Why this seat cannot plan now."""
    if opened.row.status != "running":
        return Refused("press-not-started" if opened.row.status == "lobby" else "press-over")
    if opened.game.live or is_live(opened.row.options):
        return Refused("plan-live")
    if question(opened, opened.state, seat) is not None:
        return Refused("plan-your-turn", link=opened.link)
    return Refused("plan-none") if opened.game.ahead(opened.state, seat) is None else None


def step_of(opened: OpenTable, face: Face, prompt: Prompt[Any], action: Any, view: Any) -> Document:
    """A choice as it is stored: what it is, how it reads, and what it depends on. No other person's name is kept with it."""
    seats = [f"seat {n + 1}" for n in range(len(opened.names))]
    label = face.label(action, prompt, view, catalogue(DEFAULT), seats)
    plain = opened.codec.plain
    return {
        "kind": prompt.kind,
        "action": plain(action),
        "words": [label.text, label.description],
        "basis": plain(opened.game.basis(view, prompt, action)),
    }


def again(opened: OpenTable, face: Face, step: Document, prompt: Prompt[Any], view: Any) -> Any | None:
    """The action of a planned step, if it is offered in the same words and circumstances; else None."""
    if step.get("kind") != prompt.kind:
        return None
    action = next((a for a in prompt.choices if opened.codec.plain(a) == step.get("action")), None)
    return action if action is not None and step_of(opened, face, prompt, action, view) == step else None


def prospect(opened: OpenTable, face: Face, seat: Seat, steps: Sequence[Document]) -> Prospect | None:
    """What becomes of these steps as things stand. None: the seat has no turn to come."""
    game, table = opened.game, opened.id
    state = game.ahead(game.guess(opened.view(seat), Chance(f"plan/{table}")), seat)
    if state is None:
        return None
    taken: list[Taken] = []
    states = [state]
    prompt = question(opened, state, seat)
    for step in steps:
        view = game.view(state, seat)
        action = None if prompt is None else again(opened, face, step, prompt, view)
        if prompt is None or action is None:
            return Prospect(tuple(taken), tuple(states), prompt, "" if prompt else "turn", changed=True)
        taken.append(Taken(prompt, action, view))
        after = foreseen(opened, state, seat, action)
        if after is None:
            return Prospect(tuple(taken), tuple(states), None, "open", changed=len(taken) < len(steps))
        state = after
        states.append(state)
        prompt = question(opened, state, seat)
    return Prospect(tuple(taken), tuple(states), prompt, "" if prompt else "turn", changed=False)


def foreseen(opened: OpenTable, state: Any, seat: Seat, action: Any) -> Any | None:
    """The state after a choice that brings nothing unforeseen; None when it always does."""
    for n in range(TRIES):
        chance = Chance(f"plan/{opened.id}", n)
        outcome = opened.game.apply(state, Move(seat, action), chance)
        if all(isinstance(event, opened.game.certain) for event in outcome.events):
            return outcome.state
        if not chance.used:
            return None
    return None


def longer(opened: OpenTable, face: Face, seat: Seat, steps: Steps, choice: str) -> Steps:
    """The steps with one more choice. One that leads back to where the plan has been takes the steps since then away."""
    seen = prospect(opened, face, seat, steps)
    if seen is None or seen.prompt is None or not choice.isdecimal() or int(choice) >= len(seen.prompt.choices):
        raise Refused("plan-old")
    if len(seen.taken) >= MOST_STEPS:
        raise Refused("plan-full", most=MOST_STEPS)
    kept, state = steps[: len(seen.taken)], seen.states[-1]
    action = seen.prompt.choices[int(choice)]
    after = foreseen(opened, state, seat, action)
    if after in seen.states:
        return kept[: seen.states.index(after)]
    return (*kept, step_of(opened, face, seen.prompt, action, opened.game.view(state, seat)))


def mark(opened: OpenTable, face: Face, seat: Seat, steps: Sequence[Document], seen: Prospect) -> str:
    """What the buttons of a planning panel carry: the same as long as the panel would show the same."""
    offers: list[Document] = []
    if seen.prompt is not None:
        view = opened.game.view(seen.states[-1], seat)
        offers = [step_of(opened, face, seen.prompt, action, view) for action in seen.prompt.choices]
    shown = json.dumps([list(steps), len(seen.taken), offers], separators=(",", ":"))
    return f"{zlib.crc32(shown.encode()):08x}"
