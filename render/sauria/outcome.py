"""The end in words: who wins, with which points."""

from render.core.face import Names, Words
from render.sauria.terms import joined
from rules.sauria.survival import result
from rules.sauria.variants import target
from rules.sauria.view import View


def ending(view: View, words: Words, names: Names) -> str:
    """Who wins, or that nobody does. The view must be of a finished game."""
    found = result(view.table)
    if found is None:
        raise ValueError("the game is not over")
    points = joined(f"{names[seat]} ({n})" for seat, n in enumerate(found.points))
    if together := target(view.table):
        key = "sau-won-together" if found.winners else "sau-lost-together"
        return words(key, why=found.ending.partition("_")[2], list=points, n=sum(found.points), target=together)
    if not found.winners:
        return words("sau-won-none") if view.table.round == 16 else words("sau-won-early")
    if len(found.winners) > 1:
        return words("sau-won-shared", winners=joined(names[seat] for seat in found.winners), list=points)
    return words("sau-won", player=names[found.winners[0]], list=points)
