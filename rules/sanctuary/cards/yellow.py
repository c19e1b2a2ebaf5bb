"""The yellow deck: food and care."""

from rules.sanctuary.cards.card import Card
from rules.sanctuary.effects import (
    ANY,
    ANY_X,
    NOT_X,
    Animal,
    Buy,
    Distinct,
    DoSide,
    Expand,
    Forest,
    Gain,
    Grow,
    HasStore,
    If,
    Pay,
    Satisfy,
    Store,
    Times,
    both,
    either,
)

YELLOW = (
    Card("Y1a", "Y1", "Y", 0, 0, "", Gain(("R", "Y")), Forest()),
    Card("Y1b", "Y1", "Y", 0, 0, "", Gain(("Y", "G")), Store("Y")),
    Card("Y1c", "Y1", "Y", 0, 0, "", Gain(("R", "G")), either(If(HasStore("R"), Grow("R")), If(HasStore("B"), Grow("B")))),
    Card("Y1d", "Y1", "Y", 3, 0, "", Gain(("G", "B")), Buy()),
    Card("Y1e", "Y1", "Y", 4, 0, "", Gain(("Y", "B")), Store(ANY)),
    Card("Y2a", "Y2", "Y", 0, 0, "left", Gain(("R", "B", ANY)), Store(ANY)),
    Card("Y2b", "Y2", "Y", 0, 0, "right", Gain(("R", "B", ANY)), Store("G")),
    Card("Y2c", "Y2", "Y", 4, 1, "left", Gain(("R", "Y", "G", "B")), If(Pay(ANY_X), Grow(NOT_X))),
    Card(
        "Y3a", "Y3", "Y", 0, 0, "",
        Times(1, If(Pay(ANY), Gain((ANY, ANY, ANY)))),
        either(If(HasStore("Y"), Grow("Y")), If(HasStore("G"), Grow("G"))),
    ),
    Card("Y3b", "Y3", "Y", 3, 0, "right", Times(1, If(Pay(ANY), Gain((ANY, ANY, ANY)))), If(Pay(ANY_X), Grow(NOT_X))),
    Card(
        "Y4a", "Y4", "Y", 0, 0, "",
        both(Gain((ANY,)), If(Pay(ANY_X, 0), Gain((NOT_X,), paid=True))),
        either(Expand("G"), Store("G")),
    ),
    Card(
        "Y4b", "Y4", "Y", 4, 0, "",
        both(Gain((ANY,)), If(Pay(ANY_X, 0), Gain((NOT_X,), paid=True))),
        either(DoSide("opp_any"), DoSide("own_any")),
    ),
    Card("Y5a", "Y5", "Y", 0, 0, "", Satisfy("RB"), either(If(HasStore("Y"), Grow("Y")), If(HasStore("G"), Grow("G")))),
    Card("Y5b", "Y5", "Y", 0, 0, "", Satisfy("RY"), If(Pay(ANY_X), Grow(NOT_X))),
    Card("Y5c", "Y5", "Y", 0, 0, "", Satisfy("GB"), Buy()),
    Card("Y5d", "Y5", "Y", 3, 0, "", Satisfy("YB"), Store("R")),
    Card("C2", "Y6", "Y", 0, 2, "", Distinct(1, 2, Satisfy(ANY)), Satisfy(ANY)),
    Card("Y6a", "Y6", "Y", 4, 2, "", both(Distinct(1, 2, Satisfy(ANY)), Gain((ANY, ANY))), Expand(ANY, "other")),
    Card("Y7a", "Y7", "Y", 0, 1, "", both(Satisfy(ANY), Gain((ANY,))), Animal("RG")),
)
