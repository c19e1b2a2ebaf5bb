"""What is done for a seat whose clock ran out: the simplest harmless choice (SAN-ROUND-R02)."""

from rules.core.game import Prompt
from rules.sanctuary.actions import Action, Back, Decline, End, Place, Stop
from rules.sanctuary.sight import visible
from rules.sanctuary.state import Table

GIVING_UP = (End, Decline, Stop, Back)


def fallback(table: Table, prompt: Prompt[Action]) -> Action:
    """On placing the card that sees most, the first from the left on a tie; else whatever ends the decision."""
    places = [choice for choice in prompt.choices if isinstance(choice, Place)]
    if places:
        return max(places, key=lambda place: (visible(table, prompt.seat, place.at).bit_count(), -place.at))
    for kind in GIVING_UP:
        for choice in prompt.choices:
            if type(choice) is kind:
                return choice
    return prompt.choices[0]
