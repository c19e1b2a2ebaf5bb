"""Planning in words and buttons: the private panel on which a turn is planned, and what /me says of a plan.

A custom_id is p:<table> (open), or p:<table>:<seat>:<mark>:<choice>; choice: an index, "m" for a menu, "back" or "drop".
"""

from collections.abc import Sequence

from cogs._table import planning
from cogs._table.opened import OpenTable
from cogs._table.panel import CONTENT, Button, Panel, Row, cut, rows_of
from cogs._table.planning import Prospect
from cogs._table.plans import steps_of
from db.rows import PlanRow
from render.core.face import Face, Label, Words
from rules.core.game import Seat

BACK, DROP = "back", "drop"


def plan_panel(
    opened: OpenTable, seat: Seat, face: Face, words: Words, said: Sequence[str] = ()
) -> tuple[str, Panel]:
    """The panel of a seat that plans: its steps, what comes next, and the ways back. At most 2000 characters.

    said: what is told first. Only for a seat that may plan (`planning.refusal`).
    """
    steps = steps_of(opened, seat)
    seen = planning.prospect(opened, face, seat, steps)
    if seen is None:
        return words("plan-none"), ()
    where = face.headline(opened.game.view(seen.states[0], seat), words, opened.said)
    lines = [*said, words("plan-title"), f"-# {where}", *list_of(opened, seen, face, words)]
    rows: list[Row] = []
    mark = planning.mark(opened, face, seat, steps, seen)
    prefix = f"p:{opened.id}:{seat}:{mark}"
    full = len(seen.taken) >= planning.MOST_STEPS
    if seen.prompt is not None and not full:
        view = opened.game.view(seen.states[-1], seat)
        lines.append(f"**{face.question(seen.prompt, view, words, opened.said)}**")
        rows += rows_of(seen.prompt, face, view, words, opened.names, lambda choice: f"{prefix}:{choice}")
    elif full:
        lines.append(words("plan-full", most=planning.MOST_STEPS))
    else:
        lines.append(words("plan-ends", why=seen.end))
    if steps:
        rows.append(
            (
                Button(f"{prefix}:{BACK}", Label(words("button-plan-back"), "↩️")),
                Button(f"{prefix}:{DROP}", Label(words("button-plan-drop"), style="danger")),
            )
        )
    return cut("\n".join(lines), CONTENT), tuple(rows)


def list_of(opened: OpenTable, seen: Prospect, face: Face, words: Words) -> list[str]:
    """The steps that fit, numbered, in the reader's language; then whether the situation has changed behind them."""
    lines = []
    for number, (prompt, action, view) in enumerate(seen.taken, 1):
        label = face.label(action, prompt, view, words, opened.said)
        lines.append(words("plan-step", n=number, what=f"{label.emoji} {label.text}".strip()))
    if seen.changed:
        lines.append(words("plan-changed", k=len(seen.taken) + 1))
    return lines


def entry(opened: OpenTable, seat: Seat, face: Face, words: Words) -> tuple[list[str], tuple[Row, ...]]:
    """What a seat's private panel says of its plan, and the way to it; nothing where nothing can be planned."""
    if not planning.offered(opened, seat):
        return [], ()
    steps = steps_of(opened, seat)
    seen = planning.prospect(opened, face, seat, steps)
    if seen is None or (seen.prompt is None and not steps):
        return [], ()
    if not steps:
        return [], ((Button(f"p:{opened.id}", Label(words("button-plan"))),),)
    drop = f"p:{opened.id}:{seat}:{planning.mark(opened, face, seat, steps, seen)}:{DROP}"
    buttons = (
        Button(f"p:{opened.id}", Label(words("button-plan-change"))),
        Button(drop, Label(words("button-plan-drop"), style="danger")),
    )
    return [words("plan-mine"), *list_of(opened, seen, face, words)], (buttons,)


def news(plan: PlanRow | None, words: Words, link: str) -> list[str]:
    """What became of a plan, for its owner."""
    if plan is None:
        return []
    if plan.stopped:
        return [words("plan-stopped", k=plan.done + 1, link=link)]
    return [words("plan-done", n=plan.done)]
