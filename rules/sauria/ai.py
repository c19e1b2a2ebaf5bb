"""The computer player: a first simple one that answers legally."""

from rules.core.chance import Chance
from rules.core.game import Prompt
from rules.sauria.actions import Action
from rules.sauria.view import View


def decide(view: View, prompt: Prompt[Action], strength: str, chance: Chance) -> Action:
    """Any legal answer."""
    return chance.pick(prompt.choices)
