# ruff: noqa: E501 (a card is read as one literal)
"""The 25 wound cards: nothing while face down; face up an effect at once, one that lasts while the card lies there."""

from rules.core.record import record
from rules.sauria.effects import Bleed, Coming, Effects, Lose, Surplus, Tire


@record
class WoundCard:
    """effects: carried out when turned. lasting: "" or the name of what holds while it lies face up."""

    key: str
    name: str
    text: str
    copies: int
    effects: Effects = ()
    lasting: str = ""


WOUNDS: dict[str, WoundCard] = {
    w.key: w
    for w in (
        WoundCard("arm", "Broken arm", "Discard an item.", 4, (Lose(),)),
        WoundCard("leg", "Broken leg", "Your first movement action each turn costs 1 AP more (not the tunnels).", 3, (), "leg"),
        WoundCard("lung", "Punctured lung", "Resting refills no energy.", 3, (), "lung"),
        WoundCard("hand", "Mangled hand", "1 item space less.", 3, (Surplus(),), "hand"),
        WoundCard("cut", "Deep cut", "You bleed.", 4, (Bleed(),)),
        WoundCard("artery", "Torn artery", "You bleed. 1 AP less next turn.", 2, (Bleed(), Coming("-ap"))),
        WoundCard("concussion", "Concussion", "No special actions next turn.", 2, (Coming("dazed"),)),
        WoundCard("shock", "Shock", "Lose all energy of one special action.", 2, (Tire(),)),
        WoundCard("ribs", "Cracked ribs", "No Scour, no Repair.", 2, (), "ribs"),
    )
}
DECK: tuple[str, ...] = tuple(w.key for w in WOUNDS.values() for _ in range(w.copies))
