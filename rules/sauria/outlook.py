"""What an action would cost and risk, said before it is taken. Asked of a view's table: it uses nothing hidden."""

from rules.core.record import record
from rules.sauria.dice import odds
from rules.sauria.dinosaurs import get, pack_dice
from rules.sauria.map import AREA, BOAT
from rules.sauria.means import cost, uses_energy
from rules.sauria.movement import MOVES, leave_units
from rules.sauria.noise import sound_of, terrain, total
from rules.sauria.places import face_down, kind_at
from rules.sauria.state import Board


@record
class Threat:
    """A leave attack: the unit's first dinosaur, its dice, chance of at least one wound, chance of being held."""

    dino: int
    dice: str
    wound: float
    held: float


@record
class Outlook:
    """ap and energy of an action; markers drawn and from which bag (-1: none); chance that one of them is red.

    unknown: the field is face down, its symbols would come on top. lava: entering costs 5 damage. threats: leave attacks.
    """

    ap: int
    energy: bool
    noise: int
    area: int
    red: float
    unknown: bool
    lava: bool
    threats: tuple[Threat, ...]


def threats(b: Board, seat: int) -> tuple[Threat, ...]:
    """Who attacks when the player leaves its field without evading."""
    found = []
    for unit in leave_units(b, seat):
        dice = pack_dice(tuple(d for i in unit if (d := get(b, i)) is not None))
        wound, held = odds(dice, leaving=True)
        found.append(Threat(unit[0], dice, wound, held))
    return tuple(found)


def red_chance(black: int, red: int, n: int) -> float:
    """Chance that at least one of n markers drawn from a bag is red (a bag that runs out is filled again: then certain)."""
    if n > black:
        return 1.0 if red else 0.0
    safe = 1.0
    for k in range(n):
        safe *= (black - k) / (black + red - k)
    return 1 - safe


def outlook(b: Board, seat: int, what: str, to: int = -1) -> Outlook:
    """The outlook of an action, for a movement with its (first) field."""
    p = b.players[seat]
    moving = what in MOVES
    f = to if moving and to >= 0 else p.field
    jungle, places = terrain(b, f) if moving and to >= 0 else (0, 0)
    made = total(b, seat, what, sound_of(b, seat, what).symbols, jungle, places, f)
    noise = made.total if b.stock else 0
    area = -1 if f == BOAT else AREA[f]
    red = red_chance(*b.bags[area], noise) if noise and area >= 0 else 0.0
    return Outlook(
        ap=cost(b, seat, what),
        energy=uses_energy(b, seat, what),
        noise=noise,
        area=area if noise else -1,
        red=red,
        unknown=f in face_down(b),
        lava=moving and f != BOAT and kind_at(b, f) == "lava",
        threats=threats(b, seat) if moving and what != "evade" else (),
    )
