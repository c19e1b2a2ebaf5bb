"""The computer players of Sauria: easy, normal and hard. They see a view, never the state.

"easy" plays one choice in four by chance, else as "normal" (`plain`). "hard" weighs what it could do in victory points per
action point (`jobs`, `plan`): ways off the island, its own goal card, searching, resting, and what each costs in wounds.
"""

from rules.core.chance import Chance
from rules.core.game import Prompt
from rules.sauria.actions import Action
from rules.sauria.ai import answers, plain
from rules.sauria.view import View


def decide(view: View, prompt: Prompt[Action], strength: str, chance: Chance) -> Action | None:
    """One choice of the prompt, from what its seat sees; None: its own offer stands, it waits for the answer."""
    if prompt.kind == "withdraw":
        return None
    if strength == "easy" and chance.below(4) == 0:
        return chance.pick(prompt.choices)
    known = answers.ANSWERS if strength == "hard" else plain.ANSWERS
    answer = known.get(prompt.kind)
    found = answer(view.table, prompt, chance) if answer else None
    return found if found in prompt.choices else chance.pick(prompt.choices)
