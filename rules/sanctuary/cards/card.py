"""What a card is."""

from rules.core.record import record
from rules.sanctuary.effects import Effect


@record
class Card:
    """One action card.

    family: the slot of the plan it fills ("R1" … "X9"). type: colour of its fence, "R", "Y", "G", "B" or "X" (gray).
    mark: 0, 3 or 4. threat: tokens taken after its main action. fence: "", "left" or "right", the edge that blocks sight.
    """

    id: str
    family: str
    type: str
    mark: int
    threat: int
    fence: str
    main: Effect
    side: Effect
