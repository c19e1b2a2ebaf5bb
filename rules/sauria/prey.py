"""What a carnivore hunts and what of it is nearest (chapters Carnivores, Pack; SAU-R-071 to SAU-R-073)."""

from typing import NamedTuple

from rules.sauria.cards.dinosaurs import CARDS, Species
from rules.sauria.map import BOAT, KIND, distances
from rules.sauria.places import protected
from rules.sauria.state import Board, Dino

BLEEDING, PLAYER, LARGE, SMALL, CARNIVORE = 1, 2, 3, 4, 5
"""Prey ranks (SAU-CARN-01, -03)."""
FAR = len(KIND)
"""Farther than any field."""


class Prey(NamedTuple):
    """A possible prey: its rank, the piece, its field."""

    rank: int
    piece: int
    field: int


def is_prey(b: Board, seat: int) -> bool:
    """Players that can be hunted: alive, not hidden, not on the boat or in the protected bunker (SAU-CARN-20)."""
    p = b.players[seat]
    return p.alive and not p.hidden and p.field != BOAT and not (b.once and protected(b, p.field))


def prey_of(b: Board, dino: Dino) -> tuple[Prey, ...]:
    """Everything on the island that this carnivore hunts (SAU-CARN-01 to -05); the best ranks first."""
    return tuple([Prey(*found) for found in sorted(_hunted(b, dino))])


def _rank(hunter: Species, other: Species) -> int:
    if hunter.kin and other.kin == hunter.kin:
        return 0
    if other.carnivore:
        return CARNIVORE if hunter.large and other.large else 0
    return LARGE if other.large and hunter.large else 0 if other.large else SMALL


RANKS: dict[str, dict[str, int]] = {
    mine: {other: _rank(CARDS[mine], CARDS[other]) for other in CARDS} for mine in CARDS if CARDS[mine].carnivore
}
"""Per card of a carnivore how it ranks the other cards as prey; 0: not at all."""


def _hunted(b: Board, dino: Dino) -> list[tuple[int, int, int]]:
    found = [(BLEEDING if p.bleeding else PLAYER, seat, p.field) for seat, p in enumerate(b.players) if is_prey(b, seat)]
    ranks = RANKS[dino.card]
    for other in b.dinos:
        rank = ranks[other.card]
        if rank and other.id != dino.id:
            found.append((rank, other.id, other.field))
    return found


def nearest(b: Board, dino: Dino) -> tuple[int, tuple[Prey, ...]]:
    """Distance and the prey at it with the best rank; several are equal (SAU-R-071, SAU-CARN-08, -09). (-1, ()): none.

    Measured over land that is not lava; what cannot be reached so is ignored (SAU-R-072).
    """
    away = distances(dino.field, b.lava)
    best, first = FAR, 0
    equals: list[tuple[int, int, int]] = []
    for rank, piece, f in _hunted(b, dino):
        d = away[f]
        if d < 0 or d > best or (d == best and rank > first):
            continue
        if d < best or rank < first:
            best, first, equals = d, rank, []
        equals.append((rank, piece, f))
    return (best, tuple([Prey(*prey) for prey in equals])) if equals else (-1, ())


def players_here(b: Board, f: int) -> tuple[int, ...]:
    """Players on a field that can be attacked: bleeding first, then who entered first (SAU-CARN-12, SAU-R-081)."""
    here = [s for s, p in enumerate(b.players) if p.field == f and is_prey(b, s)]
    if len(here) > 1:
        here.sort(key=lambda s: (not b.players[s].bleeding, b.players[s].entered))
    return tuple(here)


def nearest_kin(b: Board, dino: Dino) -> tuple[int, tuple[int, ...]]:
    """The nearest pack hunters of the same species on another field (SAU-PACK-01)."""
    kin = CARDS[dino.card].kin
    if not kin:
        return -1, ()
    away = distances(dino.field, b.lava)
    best = FAR
    found: list[int] = []
    for other in b.dinos:
        if CARDS[other.card].kin == kin and 0 < away[other.field] <= best:
            if away[other.field] < best:
                best, found = away[other.field], []
            found.append(other.id)
    return (best, tuple(found)) if found else (-1, ())
