"""The registry of developments: what each does is data, so that more can be added (ROAR-DEV-R10).

A player's developments are a tuple of names in registry order; Oo Ah may be there twice. What several give adds up.
"""

from rules.core.record import record
from rules.roar.constants import DICE, GRRRR, LIMIT, ROAAR


@record
class Development:
    """One kind of marker. copies: how many are in a set, each on an area of its own except the second Oo Ah.

    dice, limit, heal and kaboom are added to the owner's dice, knock-out limit, healed damage and Kaboom damage; klonk is
    taken from a Kaboom that hits the owner. zinngg names the attack that gets 1 more damage with four matching dice; klink
    names the attack from which the owner takes 1 less (ROAR-DEV-R05: sides belong to the name of the attack).
    """

    name: str
    copies: int = 1
    dice: int = 0
    limit: int = 0
    heal: int = 0
    kaboom: int = 0
    klonk: int = 0
    zinngg: str = ""
    klink: str = ""


DEVELOPMENTS: dict[str, Development] = {
    d.name: d
    for d in (
        Development("wusch", dice=1),
        Development("oh_yeah", limit=1),
        Development("mhhm", heal=1),
        Development("oo_ah", copies=2, kaboom=1),
        Development("klonk", klonk=1),
        Development("klink_left", klink=ROAAR),
        Development("klink_right", klink=GRRRR),
        Development("zinngg_left", zinngg=GRRRR),
        Development("zinngg_right", zinngg=ROAAR),
    )
}

SECOND = "_second"
MARKERS: tuple[str, ...] = tuple(
    name + SECOND * i for name, d in DEVELOPMENTS.items() for i in range(d.copies)
)
"""The ten markers of a set, as the options for start and forbidden developments name them (ROAR-COMP-R01)."""

_RANK = {name: i for i, name in enumerate(DEVELOPMENTS)}


def kind(marker: str) -> str:
    """The development that a marker is: "oo_ah_second" is an "oo_ah"."""
    return marker.removesuffix(SECOND)


def placed(developments: tuple[str, ...], name: str) -> tuple[str, ...]:
    """The developments with one more, in registry order."""
    return tuple(sorted((*developments, name), key=_RANK.__getitem__))


def allowed(forbidden: tuple[str, ...], name: str) -> int:
    """How many markers of a kind the owner of these forbidden markers may have."""
    if name in forbidden:
        return 0
    return sum(1 for i in range(DEVELOPMENTS[name].copies) if name + SECOND * i not in forbidden)


def free(developments: tuple[str, ...], forbidden: tuple[str, ...]) -> tuple[str, ...]:
    """The developments that may be taken now (ROAR-DEV-02), in registry order."""
    return tuple(name for name in DEVELOPMENTS if developments.count(name) < allowed(forbidden, name))


def dice(developments: tuple[str, ...]) -> int:
    """How many dice their owner has."""
    return DICE + sum(DEVELOPMENTS[name].dice for name in developments)


def limit(developments: tuple[str, ...]) -> int:
    """The damage that knocks their owner out."""
    return LIMIT + sum(DEVELOPMENTS[name].limit for name in developments)


def heal(developments: tuple[str, ...]) -> int:
    """The damage that one Ahh removes at most."""
    return 1 + sum(DEVELOPMENTS[name].heal for name in developments)


def kaboom(attacker: tuple[str, ...]) -> int:
    """The damage of a Kaboom before Klonk."""
    return 1 + sum(DEVELOPMENTS[name].kaboom for name in attacker)


def klonk(target: tuple[str, ...]) -> int:
    """What the target's markers prevent of a Kaboom."""
    return sum(DEVELOPMENTS[name].klonk for name in target)


def single(symbol: str, matching: int, attacker: tuple[str, ...]) -> int:
    """The damage of Roaar or Grrrr with so many matching dice, before Klink."""
    return 1 + (sum(DEVELOPMENTS[name].zinngg == symbol for name in attacker) if matching >= DICE + 1 else 0)


def klink(symbol: str, target: tuple[str, ...]) -> int:
    """What the target's markers prevent of Roaar or Grrrr."""
    return sum(DEVELOPMENTS[name].klink == symbol for name in target)
