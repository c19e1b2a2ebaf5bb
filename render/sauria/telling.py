"""What happened, a sentence each, in order, with the numbers that decided. Events of one kind in a row make one sentence."""

from collections.abc import Callable, Sequence
from typing import Any

from render.core.face import Names, Words
from render.sauria import told_beasts as beasts
from render.sauria import told_deeds as deeds
from render.sauria import told_island as island
from render.sauria.teller import Teller
from rules.core.resume import Waiting
from rules.sauria import events as ev
from rules.sauria.view import View

ARMS: dict[type, Callable[[Teller, Any], None]] = {
    ev.CharacterTaken: deeds.taken, ev.Landed: deeds.landed, ev.RoundBegan: island.round_began,
    ev.PhaseBegan: island.phase_began, ev.EventRevealed: island.event_revealed, ev.LavaPlaced: island.lava_placed,
    ev.TurnBegan: deeds.turn_began, ev.TurnEnded: deeds.turn_ended, ev.Paid: deeds.paid, ev.ApGained: deeds.ap_gained,
    ev.Next: deeds.coming, ev.EnergyChanged: deeds.energy_changed, ev.Moved: deeds.moved, ev.Put: deeds.put,
    ev.Held: deeds.held, ev.Hid: deeds.hid, ev.NoiseMade: deeds.noise_made, ev.MarkerDrawn: deeds.marker_drawn,
    ev.BagFilled: island.bag_filled, ev.DinosaurPlaced: beasts.dinosaur_placed, ev.RaptorPackDrawn: beasts.pack_drawn,
    ev.Enlisted: beasts.enlisted, ev.DinosaurMoved: beasts.dinosaur_moved, ev.DinosaurIdle: beasts.dinosaur_idle,
    ev.DinosaursAte: beasts.ate, ev.Marked: beasts.marked, ev.Rolled: beasts.rolled,
    ev.DinosaurHurt: beasts.dinosaur_hurt, ev.DinosaurDied: beasts.dinosaur_died, ev.WoundDrawn: deeds.harmed,
    ev.WoundTurned: deeds.harmed, ev.Absorbed: deeds.harmed, ev.Healed: deeds.healed, ev.Bled: deeds.bled,
    ev.Died: deeds.died, ev.ItemsDrawn: deeds.items_drawn, ev.ItemKept: deeds.item_kept,
    ev.ItemRefused: deeds.item_refused, ev.ItemDropped: deeds.item_dropped, ev.ObjectGained: deeds.object_gained,
    ev.ObjectsLaid: island.objects_laid, ev.AmmoChanged: deeds.ammo_changed, ev.Traded: deeds.traded,
    ev.TradeEnded: deeds.trade_ended, ev.Looted: deeds.looted, ev.Uncovered: island.uncovered,
    ev.EncounterDrawn: island.encounter, ev.Chosen: island.chosen, ev.PlantRepaired: island.at_field("plant"),
    ev.Repaired: island.at_field("repaired"), ev.Sabotaged: island.at_field("sabotaged"),
    ev.PetrolPoured: island.at_field("petrol"), ev.GeneratorOn: island.generator_on, ev.BunkerOn: island.bunker_on,
    ev.BoatPlaced: island.boat_placed, ev.BoatRepaired: island.boat_repaired, ev.SignalSent: island.signal_sent,
    ev.PointsGained: island.points_gained, ev.Peeked: island.peeked, ev.Dug: island.at_field("dug"),
    ev.BodiesCleared: beasts.cleared, ev.StarterPassed: island.starter, ev.Rescued: island.rescued,
    ev.GameEnded: island.ended,
}  # fmt: skip
SILENT = (ev.EventLeft, ev.LavaDrawn, ev.Flagged, ev.MarkerSpent, ev.Tallied, Waiting)
"""Events that make no sentence: the next one tells them, the picture shows them, or they are the owner's secret."""


def story(events: Sequence[Any], view: View, words: Words, names: Names) -> tuple[str, ...]:
    """The sentences of these events. The view may be later than they are."""
    return Teller(view, words, names, ARMS).tell(events)
