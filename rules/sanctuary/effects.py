"""The vocabulary of card effects. A card is two trees of these records; words, icons and rules read the same tree.

A *spec* names colours in a string:

    "R"       this colour                     ("R", "Y", "G", "B")
    "RY"      one of these, the actor's choice
    "any"     any colour (gray)
    "any=x"   any colour, remembered as x for the rest of the enclosing If or Times
    "=x"      the remembered colour
    "!x"      any colour but the remembered ones

A *volunteer* names whose card is copied: "own_second", "own_any" (the acting one included), "opp_any", or "any_card" (E07).
"""

from typing import TypeAlias

from rules.core.record import record

ANY = "any"
ANY_X = "any=x"
SAME_X = "=x"
NOT_X = "!x"


@record
class Gain:
    """These markers come to the management center, one spec each. paid: each as often as markers were paid."""

    of: tuple[str, ...]
    paid: bool = False


@record
class Pay:
    """Price: n markers leave the management center; n 0 = any number, at least one, each of any allowed colour."""

    of: str
    n: int = 1


@record
class Store:
    """A marker goes from the management center to the warehouse of the same colour."""

    of: str


@record
class Animal:
    """An animal that is not in its habitat yet arrives with population 1."""

    of: str


@record
class Grow:
    """The population of an animal rises by one."""

    of: str


@record
class Satisfy:
    """A satisfaction token goes under an animal."""

    of: str


@record
class Expand:
    """A displayed expansion of that colour is taken. at: to its own warehouse ("same") or to another one ("other")."""

    of: str
    at: str = "same"


@record
class ShiftExpansion:
    """An own expansion moves to an empty warehouse of another colour."""


@record
class Buy:
    """A seal of the lowest plate goes to the timeline."""


@record
class Raise:
    """n different seals of the timeline rise one space."""

    n: int


@record
class Flood:
    """A flooding token goes to a free space of a bought area."""


@record
class Forest:
    """A reforestation token goes to a free space of a bought area."""


@record
class Hire:
    """A "ranger" or "rescuer" joins."""

    who: str


@record
class GiveThreat:
    """An own threat token goes to a chosen opponent ("opp_one") or one to each ("opp_each")."""

    to: str


@record
class DropThreat:
    """Up to n own threat tokens leave for the supply."""

    n: int


@record
class DoMain:
    """The main action of the card under that volunteer is performed, with its threat."""

    of: str


@record
class DoSide:
    """The side action of the card under that volunteer is performed."""

    of: str


@record
class SkipMain:
    """Price: the volunteer's own main action is given up."""


@record
class HasStore:
    """Condition: at least one marker, of whatever colour, lies in that warehouse. Nothing is used up."""

    of: str


@record
class CopyExpansion:
    """The token becomes a copy of an opponent's expansion (E01)."""


@record
class ActAs:
    """An opponent's volunteer is played in place of an own one (E05)."""


@record
class Passive:
    """A switch of the rules: "see_fences", "wrap", "flood_unbought", "forest_unbought", "free_slot"."""

    what: str


@record
class ReactToGrow:
    """When an opponent's animal grows, the own one of that colour may, under the same condition (E03)."""


@record
class ScoreFlat:
    """That many points at the end."""

    points: int


@record
class ScorePer:
    """Points at the end for each "ranger_rescuer_pair", "timeline_seal" or "area_both"."""

    what: str
    points: int


@record
class ScoreCount:
    """Points at the end by the exact number of own expansions: pairs (number, points)."""

    table: tuple[tuple[int, int], ...]


@record
class AtEnd:
    """A change of the board before scoring: "reclaim_one_area" or "raise_all"."""

    what: str


@record
class And:
    """And/or: each part at most once, in any order, each may be left out."""

    parts: "tuple[Effect, ...]"


@record
class Or:
    """Exactly one part."""

    parts: "tuple[Effect, ...]"


@record
class If:
    """The price is paid or the condition met, then the effect follows."""

    price: Pay | SkipMain | DropThreat | HasStore
    then: "Effect"


@record
class Times:
    """The effect up to n times; n 0 = any number of times (of one atomic effect with a remembered colour)."""

    n: int
    do: "Effect"


@record
class Distinct:
    """The effect for least to most animals of different colours."""

    least: int
    most: int
    do: Animal | Satisfy


Atom: TypeAlias = (
    Gain
    | Store
    | Animal
    | Grow
    | Satisfy
    | Expand
    | ShiftExpansion
    | Buy
    | Raise
    | Flood
    | Forest
    | Hire
    | GiveThreat
    | DropThreat
    | DoMain
    | DoSide
)
Cost: TypeAlias = Pay | SkipMain | DropThreat | HasStore
TokenEffect: TypeAlias = (
    CopyExpansion | ActAs | Passive | ReactToGrow | ScoreFlat | ScorePer | ScoreCount | AtEnd
)
Effect: TypeAlias = Atom | TokenEffect | And | Or | If | Times | Distinct


def both(*parts: Effect) -> And:
    """And/or of these parts."""
    return And(parts)


def either(*parts: Effect) -> Or:
    """One of these parts."""
    return Or(parts)


def children(effect: Effect) -> tuple[Effect, ...]:
    """The effects inside an effect, in printed order; their number is the step of an address."""
    match effect:
        case And(parts) | Or(parts):
            return parts
        case If(_, then):
            return (then,)
        case Times(_, do) | Distinct(_, _, do):
            return (do,)
    return ()
