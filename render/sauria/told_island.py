"""Sentences about the island: rounds, events, lava, places, power, the boat, the signal, the end."""

from collections.abc import Callable
from typing import Any

from render.core.face import Words
from render.sauria import terms
from render.sauria.outcome import ending
from render.sauria.teller import RING_B, Teller
from rules.sauria import events as ev
from rules.sauria.map import AREAS, SHORE, bits
from rules.sauria.state import HIDDEN


def round_began(t: Teller, e: ev.RoundBegan) -> None:
    t.say("round", round=e.round, night="yes" if e.night else "no")


def phase_began(t: Teller, e: ev.PhaseBegan) -> None:
    if e.phase == "dinosaur" and t.after(ev.PhaseBegan) is None:  # else there are no dinosaurs
        t.say("hunt")


def event_revealed(t: Teller, e: ev.EventRevealed) -> None:
    key = f"sau-event-{e.card}"
    t.say("event", card=t.words(key), text=t.words(f"{key}-text"), night="yes" if e.night else "no")


def lava_placed(t: Teller, e: ev.LavaPlaced) -> None:
    drawn = t.events[t.at - 1] if t.at else None
    if not isinstance(drawn, ev.LavaDrawn):
        t.say("lava-first" if e.fields and e.fields[0] < RING_B else "lava-second", fields=terms.fields(e.fields))
    elif not e.fields:
        t.say("lava-nothing", area=t.words("sau-area", a=drawn.card))
    else:
        t.say("lava", area=t.words("sau-area", a=drawn.card), nth=drawn.nth, fields=terms.fields(e.fields))
    if e.saved:
        t.say("saved")


def bag_filled(t: Teller, e: ev.BagFilled) -> None:
    t.say("bag", a=AREAS[e.area])


def objects_laid(t: Teller, e: ev.ObjectsLaid) -> None:
    t.say("hatched" if e.nursery else "laid", kind=e.kind, n=e.n, field=t.field(e.field))


def uncovered(t: Teller, e: ev.Uncovered) -> None:
    tile = terms.tile(e.tile, t.words)
    t.say("uncovered", field=t.field(e.field), tile=tile, text=t.words(f"sau-tile-{e.tile}-text"))


def encounter(t: Teller, e: ev.EncounterDrawn) -> None:
    key = f"sau-encounter-{e.card}"
    t.say("encounter", player=t.name(e.seat), card=t.words(key), text=t.words(f"{key}-text"))


def chosen(t: Teller, e: ev.Chosen) -> None:
    t.say("chosen", player=t.name(e.seat), option=t.words("sau-branch", option=e.option))


def at_field(key: str) -> Callable[[Teller, Any], None]:
    """A sentence about a player and a field."""

    def arm(t: Teller, e: Any) -> None:
        t.say(key, player=t.name(e.seat), field=t.field(e.field))

    return arm


def generator_on(t: Teller, e: ev.GeneratorOn) -> None:
    t.say("generator", player=t.name(e.seat), area=terms.area(e.area, t.words))


def bunker_on(t: Teller, e: ev.BunkerOn) -> None:
    t.say("bunker", field=t.field(e.field))


def boat_placed(t: Teller, e: ev.BoatPlaced) -> None:
    t.say("boat-placed", fields=terms.fields(bits(SHORE[e.water])))


def boat_repaired(t: Teller, e: ev.BoatRepaired) -> None:
    t.say("boat-repaired", player=t.name(e.seat))


def signal_sent(t: Teller, e: ev.SignalSent) -> None:
    t.say("signal", player=t.name(e.seat), round=e.round, time="yes" if e.in_time else "no")


def points_gained(t: Teller, e: ev.PointsGained) -> None:
    t.say("points", player=t.name(e.seat), n=e.n)


def seen_card(deck: str, card: str, words: Words) -> str:
    """The name of a card that was looked at."""
    if deck == "dinosaur":
        return terms.dino_name(card, words)
    return words(f"sau-event-{card}") if deck == "event" else words("sau-lava-card", a=card)


def peeked(t: Teller, e: ev.Peeked) -> None:
    deck = t.words("sau-deck", deck=e.deck)
    t.say("peeked", player=t.name(e.seat), deck=deck)
    if e.card != HIDDEN and t.view.seat == e.seat:
        t.say("peeked-own", deck=deck, card=seen_card(e.deck, e.card, t.words))


def starter(t: Teller, e: ev.StarterPassed) -> None:
    t.say("starter", player=t.name(e.seat))


def rescued(t: Teller, e: ev.Rescued) -> None:
    t.say("rescued", player=t.name(e.seat), way=e.way)


def ended(t: Teller, e: ev.GameEnded) -> None:
    if t.view.table.over:
        t.lines.append(("ended", ending(t.view, t.words, t.names)))
