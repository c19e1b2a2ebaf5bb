"""What the pictures take from a view: who stands where, what a tile shows, what has changed. Nothing secret."""

from collections.abc import Mapping

from render.core.face import Names, Words
from render.core.fonts import drawable
from rules.core.record import record
from rules.sauria.dinosaurs import species
from rules.sauria.map import BOAT, INNER, LAND, LOCATIONS, NEAR, ZONE1_MASK, bits
from rules.sauria.places import find, kind_at, powered, protected, tile_at
from rules.sauria.state import Dino, Player, State
from rules.sauria.variants import first_lava
from rules.sauria.view import View

NOBODY = -1


@record
class Piece:
    """A figure on a field: a seat's (dino None) or a dinosaur's."""

    seat: int
    dino: Dino | None = None


def shown(names: Names, seat: int, words: Words) -> str:
    """A seat's name in a picture; "Player 2" when no font here can draw it."""
    return drawable(names[seat]) or words("sau-player", n=seat + 1)


def initial(names: Names, seat: int) -> str:
    """The letter on a seat's figure: of its name, or its number when several begin alike or none can be drawn."""
    letters = [(drawable(name) or "")[:1].upper() for name in names]
    mine = letters[seat]
    return mine if mine and letters.count(mine) == 1 else str(seat + 1)


def on_board(p: Player) -> bool:
    """Whether the figure stands or lies on the map."""
    return p.field >= 0 and (p.alive or p.body)


Crowds = Mapping[int, tuple[Piece, ...]]
"""The figures of each field that has any."""


def crowds(table: State) -> Crowds:
    """Who stands where: people, large dinosaurs, small ones."""
    found: dict[int, list[Piece]] = {}
    for seat, p in enumerate(table.players):
        if on_board(p):
            found.setdefault(p.field, []).append(Piece(seat))
    for d in sorted(table.dinos, key=lambda d: (not species(d).large, d.id)):
        found.setdefault(d.field, []).append(Piece(NOBODY, d))
    return {f: tuple(of) for f, of in found.items()}


def state_of(p: Player) -> str:
    """How a figure is drawn."""
    return "dead" if not p.alive else "hidden" if p.hidden else ""


def symbols(table: State, f: int) -> tuple[str, ...]:
    """The symbols of an uncovered tile, as `tiles.SYMBOLS` names them."""
    here = tile_at(table, f)
    if here is None or f == BOAT:
        return ()
    found = []
    if here.tunnel:
        found.append("tunnel")
    if here.noise:
        found.append(f"noise{here.noise}")
    if table.sabotage >> f & 1:
        found.append("sabotaged")
    elif here.power:
        found.append("on" if powered(table, f) else "off")
    elif here.key == "power_plant" and table.plant == 2:
        found.append("repaired")
    return tuple(found)


def look(table: State, f: int, who: tuple[Piece, ...]) -> tuple[object, ...]:
    """All that the map shows on a field, to see whether it changed."""
    here = tile_at(table, f) if f in LOCATIONS else None
    figures = tuple(
        (p.seat, state_of(table.players[p.seat]), table.players[p.seat].bleeding)
        if p.dino is None
        else (p.dino.id, p.dino.damage, p.dino.marks)
        for p in who
    )
    bodies = sum(b.field == f for b in table.bodies)
    things = sum(at == f for at, _ in table.objects)
    return (kind_at(table, f), here.key if here else "", symbols(table, f), figures, bodies, things)


def changed(table: State, since: State | None) -> tuple[int, ...]:
    """The land fields that look different from before."""
    if since is None or since.round == 0:
        return ()
    now, then = crowds(table), crowds(since)
    return tuple(f for f in range(LAND) if look(table, f, now.get(f, ())) != look(since, f, then.get(f, ())))


@record
class Walk:
    """A dinosaur's step since the last picture. number: its place in the order of moves, 0 where that is not known."""

    start: int
    field: int
    carnivore: bool
    number: int


def walks(table: State, since: State | None) -> tuple[Walk, ...]:
    """The steps of the dinosaurs, one per start and end, in the order of initiative."""
    if since is None:
        return ()
    before = {d.id: d.field for d in since.dinos}
    moved = [d for d in table.dinos if before.get(d.id, d.field) != d.field and NEAR[d.field] >> before[d.id] & 1]
    moved.sort(key=lambda d: (not species(d).carnivore, -species(d).lp, d.id))
    ways: dict[tuple[int, int], bool] = {}
    for d in moved:
        ways.setdefault((before[d.id], d.field), species(d).carnivore)
    # without ties decided by the bot a player may have chosen another order
    return tuple(Walk(a, b, meat, k + 1 if table.ties else 0) for k, ((a, b), meat) in enumerate(ways.items()))


def fresh_lava(view: View, since: View | None) -> int:
    """The mask of lava that came with the last picture."""
    return view.table.lava & ~since.table.lava if since is not None else 0


def coming(table: State) -> tuple[int, int]:
    """(fields, round) of the next lava where that is certain: the inner ring, then zone 1; (0, 0) where a card decides.

    Told from the round before on. A bunker that protects already stays (SAU-LAVA-05).
    """
    first = first_lava(table)
    if table.over or not first - 1 <= table.round <= first + 1:
        return 0, 0
    if INNER & ~table.lava:
        return INNER & ~table.lava, first
    left = ZONE1_MASK & ~table.lava
    return sum(1 << f for f in bits(left) if not protected(table, f)), first + 1


def protected_bunker(table: State) -> int:
    """The field of the bunker that lies on its lava hex, -1 without."""
    return find(table, "bunker") if table.saved else -1
