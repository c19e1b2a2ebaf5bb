"""The computer's choice by strength."""

from typing import Any

from rules.core.chance import Chance
from rules.core.game import Prompt
from rules.sanctuary.actions import Action
from rules.sanctuary.view import View


def decide(game: Any, view: View, prompt: Prompt[Action], strength: str, chance: Chance) -> Action:
    """A choice of the prompt. strength: "easy" (random), "normal" (greedy), "hard" (plans)."""
    return chance.pick(prompt.choices)
