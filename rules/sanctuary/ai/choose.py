"""The computer's choice by strength."""

from typing import Any

from rules.core.chance import Chance
from rules.core.game import Prompt
from rules.sanctuary.actions import Action, Back, Relax, Volunteer
from rules.sanctuary.ai import greedy, plan
from rules.sanctuary.state import State
from rules.sanctuary.view import View


def decide(game: Any, view: View, prompt: Prompt[Action], strength: str, chance: Chance) -> Action:
    """A choice of the prompt. strength: "easy" (random), "normal" (greedy), "hard" (plans)."""
    if strength == "easy":
        forward = [choice for choice in prompt.choices if type(choice) not in (Back, Relax)]
        return chance.pick(forward or prompt.choices)
    listed = tuple(choice for choice in prompt.choices if type(choice) is Volunteer)
    if prompt.kind == "turn" and listed:
        # a crowded advanced turn lists one volunteer's actions at a time
        return greedy.volunteer(thought(view), prompt.seat, listed)
    player = plan if strength == "hard" else greedy
    chosen: Action = player.choose(game, thought(view), prompt, chance)
    return chosen


def thought(view: View) -> State:
    """A state to think on: as the view shows it, the undealt piles blank, for nobody looks beyond this round."""
    return State(
        view.advanced,
        view.players,
        ((),) * view.piles,
        view.display,
        view.first,
        view.pawns,
        view.spent,
        view.round,
        view.dealt,
        view.cards,
        view.walls,
        view.tipped,
        view.supply,
        view.owed,
        view.over,
        view.stack,
    )
