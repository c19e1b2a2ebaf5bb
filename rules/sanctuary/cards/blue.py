"""The blue deck: warehouses."""

from rules.sanctuary.cards.card import Card
from rules.sanctuary.effects import (
    ANY,
    ANY_X,
    NOT_X,
    SAME_X,
    Animal,
    Buy,
    Expand,
    Flood,
    Gain,
    Grow,
    HasStore,
    If,
    Pay,
    Raise,
    Satisfy,
    ShiftExpansion,
    Store,
    Times,
    both,
    either,
)

BLUE = (
    Card("B1a", "B1", "B", 0, 0, "left", Expand("R"), Satisfy("YG")),
    Card("B1b", "B1", "B", 0, 0, "", Expand("G"), Animal("YB")),
    Card("B1c", "B1", "B", 3, 0, "right", Expand("B"), either(If(HasStore("G"), Grow("G")), If(HasStore("B"), Grow("B")))),
    Card("B1d", "B1", "B", 4, 0, "left", Expand("Y"), Gain(("G",))),
    Card("B2a", "B2", "B", 0, 1, "", Expand(ANY, "other"), Satisfy(ANY)),
    Card("B2b", "B2", "B", 4, 1, "", Expand(ANY, "other"), Flood()),
    Card("B3a", "B3", "B", 0, 0, "", Times(2, Store(ANY)), Animal("RB")),
    Card("B3b", "B3", "B", 0, 0, "", Times(2, Store(ANY)), Raise(1)),
    Card("B3c", "B3", "B", 3, 0, "", Times(2, Store(ANY)), If(Pay(ANY_X, 0), Gain((NOT_X,), paid=True))),
    Card("B4a", "B4", "B", 0, 0, "", both(Store("RY"), Store("GB")), Gain((ANY,))),
    Card("B4b", "B4", "B", 0, 0, "", both(Store("RG"), Store("YB"), If(HasStore(ANY_X), Grow(SAME_X))), Buy()),
    Card(
        "B4c", "B4", "B", 4, 0, "",
        both(Store("RB"), Store("YG")),
        either(If(HasStore("R"), Grow("R")), If(HasStore("B"), Grow("B"))),
    ),
    Card(
        "C3", "B5", "B", 0, 1, "right",
        both(If(HasStore(ANY_X), Grow(SAME_X)), either(Store("Y"), Store("R"))),
        either(If(HasStore("G"), Grow("G")), If(HasStore("B"), Grow("B"))),
    ),
    Card("B5a", "B5", "B", 0, 1, "", both(If(HasStore(ANY_X), Times(2, Grow(SAME_X))), Store("GB")), Satisfy("YB")),
    Card("B5b", "B5", "B", 3, 1, "", both(If(HasStore(ANY_X), Times(2, Grow(SAME_X))), Store("RY")), Gain((ANY,))),
    Card("C1", "B6", "B", 0, 0, "", both(Expand("Y"), If(HasStore("G"), Grow("G"))), either(Expand("Y"), Store("Y"))),
    Card("B6a", "B6", "B", 4, 0, "", both(Expand("G"), If(HasStore("R"), Grow("R"))), Gain((ANY,))),
    Card(
        "B7a", "B7", "B", 0, 0, "",
        both(ShiftExpansion(), Store(ANY)),
        either(If(HasStore("Y"), Grow("Y")), If(HasStore("B"), Grow("B"))),
    ),
    Card("B8a", "B8", "B", 0, 1, "", both(Times(0, Store(ANY_X)), Expand(ANY)), Gain(("B",))),
)
