"""Repairing and sabotaging (chapters Power, Boat, Bunker, Saboteur)."""

from rules.sauria import events as e
from rules.sauria.cards.items import ITEMS
from rules.sauria.dinosaurs import R
from rules.sauria.inventory import discard
from rules.sauria.map import BOAT, NEAR
from rules.sauria.movement import check_power
from rules.sauria.places import bunker_closed, carries, find, has_trait, tile_at
from rules.sauria.state import Board


def repairs(b: Board, seat: int) -> tuple[int, ...]:
    """Fields whose marker the player can turn (SAU-R-043): here, the boat from the docks with parts (SAU-BOAT-03), a closed
    bunker from beside it or through the tunnels (SAU-R-175)."""
    f = b.players[seat].field
    found = [f] if f < BOAT and b.sabotage >> f & 1 else []
    if b.boat == 1 and f == find(b, "docks") and carries(b, seat, "boat_parts"):
        found.append(BOAT)
    bunker = find(b, "bunker")
    if bunker >= 0 and bunker != f and f < BOAT and b.sabotage >> bunker & 1 and bunker_closed(b):
        if b.saved:
            here = tile_at(b, f)
            reach = here is not None and here.tunnel and (b.tunnels or has_trait(b, seat, "tunnels"))
        else:
            reach = bool(NEAR[f] >> bunker & 1)
        if reach:
            found.append(bunker)
    return tuple(found)


def repair(run: R, seat: int, f: int) -> None:
    """Turn the marker; the plant's own one leaves the game, unless the saboteur laid it (SAU-SABO-01, -05, SAU-R-135)."""
    if f == BOAT:
        items = run.draft.players[seat].items
        discard(run, seat, next(i for i, x in enumerate(items) if ITEMS[x.key].passive == "boat_parts"), "used")
        run.emit(e.BoatRepaired(seat))
    elif f == find(run.draft, "power_plant") and run.draft.plant == 1:
        run.emit(e.PlantRepaired(f, seat))
        run.emit(e.Tallied(seat, "powered"))
    else:
        run.emit(e.Repaired(f, seat))
    run.emit(e.Tallied(seat, "repairs"))
    check_power(run)


def can_sabotage(b: Board, seat: int) -> bool:
    """A power-capable location or the repaired plant, unmarked and not sabotaged by her before (SAU-R-136)."""
    f = b.players[seat].field
    tile = tile_at(b, f)
    if tile is None or f == BOAT or (b.sabotage | b.deeds) >> f & 1:
        return False
    return tile.power or (tile.key == "power_plant" and b.plant == 2)


def sabotage(run: R, seat: int) -> None:
    """A marker of the saboteur lies where she stands."""
    f = run.draft.players[seat].field
    run.emit(e.Sabotaged(f, seat))
    run.emit(e.Tallied(seat, "sabotages"))
