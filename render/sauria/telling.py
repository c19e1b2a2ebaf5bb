"""What happened, a sentence each, in order, with the numbers that decided. Events of one kind in a row make one sentence."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from render.core.face import Names, Words
from render.sauria import terms
from render.sauria.outcome import ending
from render.sauria.terms import MARKS, capital, joined
from rules.core.resume import Waiting
from rules.sauria import events as ev
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.cards.dinosaurs import CARDS
from rules.sauria.cards.items import ITEMS
from rules.sauria.dice import NR
from rules.sauria.map import AREAS, NOWHERE, SHORE, bits
from rules.sauria.state import HIDDEN
from rules.sauria.view import View

MOVES = ("move", "quiet", "sneak", "sprint", "evade", "tunnel")
PRICED = (*MOVES, "attack", "burst")
"""Actions whose price stands in the sentence about what they do."""
BETWEEN = (ev.DinosaurPlaced, ev.RaptorPackDrawn, ev.BagFilled, ev.Tallied, ev.Marked)
"""What can happen between two noise markers of one draw."""
HARM = (ev.WoundDrawn, ev.WoundTurned, ev.Absorbed)
RING_B = 6
"""The first field that is not beside the volcano."""
SEATS = 10
"""Pieces below this number are seats."""


class Teller:
    """Tells events. The view may be later than the events: only what never changes is taken from it."""

    def __init__(self, view: View, words: Words, names: Names) -> None:
        self.view, self.words, self.names = view, words, names
        self.cards = {d.id: d.card for d in view.table.dinos}
        self.lines: list[str] = []
        self.events: Sequence[Any] = ()
        self.at = 0
        self.told: set[int] = set()
        self.price: dict[int, str] = {}

    def tell(self, events: Sequence[Any]) -> tuple[str, ...]:
        """The sentences in order."""
        self.events = events
        for event in events:
            if isinstance(event, ev.DinosaurPlaced | ev.DinosaurDied):
                self.cards[event.dino] = event.card
        for self.at, event in enumerate(events):
            if self.at not in self.told and (arm := ARMS.get(type(event))) is not None:
                arm(self, event)
        return tuple(self.lines)

    # --- words ---

    def say(self, key: str, /, **about: Any) -> None:
        """One more sentence."""
        self.lines.append(capital(self.words(f"sau-told-{key}", **about)))

    def name(self, seat: int) -> str:
        """A seat's display name."""
        return self.names[seat]

    def field(self, f: int) -> str:
        """A field's label."""
        return terms.field(f, self.words)

    def subject(self, dino: int) -> str:
        """A dinosaur that does something."""
        card = self.cards.get(dino)
        return terms.dino_subject(card, self.words) if card else self.words("sau-dino-unknown")

    def object(self, dino: int) -> str:
        """A dinosaur to which something is done."""
        card = self.cards.get(dino)
        return terms.dino_object(card, self.words) if card else self.words("sau-dino-unknown-object")

    def label(self, piece: int) -> str:
        """A player or a dinosaur as a bare name."""
        if piece < SEATS:
            return self.name(piece)
        card = self.cards.get(piece)
        return terms.dino_name(card, self.words) if card else self.words("sau-dino-unknown")

    def items(self, keys: Sequence[str]) -> str:
        """Several item cards."""
        return joined(terms.item_name(key, self.words) for key in keys)

    def spend(self, seat: int) -> str:
        """The price of the action under way, told once."""
        return self.price.pop(seat, "")

    # --- looking ahead ---

    def run(self, kinds: tuple[type, ...], same: Callable[[Any], bool], between: tuple[type, ...] = ()) -> list[Any]:
        """This event and those of the same kind that follow it, perhaps with others between; they count as told."""
        found = []
        for k in range(self.at, len(self.events)):
            event = self.events[k]
            if isinstance(event, kinds) and same(event):
                found.append(event)
                self.told.add(k)
            elif not isinstance(event, between or (ev.Tallied, Waiting)):
                break
        return found

    def after(self, kind: type) -> Any:
        """The next event that is not silent, when it is of that kind; else None. It is not counted as told."""
        for k in range(self.at + 1, len(self.events)):
            event = self.events[k]
            if isinstance(event, kind):
                return event
            if not isinstance(event, ev.Tallied | Waiting | ev.Flagged):
                return None
        return None

    def take(self, event: Any) -> None:
        """Counts an event found by `after` as told."""
        self.told.add(next(k for k in range(self.at + 1, len(self.events)) if self.events[k] is event))


def taken(t: Teller, e: ev.CharacterTaken) -> None:
    t.say("taken", player=t.name(e.seat), character=t.words(f"sau-character-{e.character}"))


def landed(t: Teller, e: ev.Landed) -> None:
    t.say("landed", player=t.name(e.seat), field=t.field(e.field))


def round_began(t: Teller, e: ev.RoundBegan) -> None:
    t.say("round", round=e.round, night="yes" if e.night else "no")


def phase_began(t: Teller, e: ev.PhaseBegan) -> None:
    if e.phase == "dinosaur":
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


def turn_began(t: Teller, e: ev.TurnBegan) -> None:
    t.say("turn", player=t.name(e.seat), ap=e.ap)


def turn_ended(t: Teller, e: ev.TurnEnded) -> None:
    if e.lost:
        t.say("pass", player=t.name(e.seat), n=e.lost)


def paid(t: Teller, e: ev.Paid) -> None:
    price = t.words("sau-price-energy", n=e.ap) if e.energy else t.words("sau-price", n=e.ap)
    used = t.after(ev.ItemDropped) if e.what == "item" else None
    if used is not None and used.why == "used":
        t.take(used)
        t.say("used", player=t.name(e.seat), item=terms.item_name(used.item, t.words), price=price)
    elif e.what in PRICED:
        t.price[e.seat] = price
    else:
        t.say("did", player=t.name(e.seat), action=terms.action(e.what, t.words), price=price)


def ap_gained(t: Teller, e: ev.ApGained) -> None:
    t.say("ap", player=t.name(e.seat), n=e.n)


def coming(t: Teller, e: ev.Next) -> None:
    t.say("next", player=t.name(e.seat), what={"+ap": "up", "-ap": "down"}.get(e.what, e.what))


def energy_changed(t: Teller, e: ev.EnergyChanged) -> None:
    whole = sum(CHARACTERS[t.view.table.players[e.seat].character].energy)
    t.say("energy", player=t.name(e.seat), n=sum(e.energy), max=whole)


def moved(t: Teller, e: ev.Moved) -> None:
    price = t.spend(e.seat)
    about = {"player": t.name(e.seat), "start": t.field(e.start), "to": t.field(e.field)}
    if price:
        t.say("moved", how=e.how, price=price, **about)
    else:
        t.say("moved-on", **about)


def put(t: Teller, e: ev.Put) -> None:
    t.say("put", player=t.name(e.seat), field=t.field(e.field))


def held(t: Teller, e: ev.Held) -> None:
    t.spend(e.seat)
    t.say("held", player=t.name(e.seat), field=t.field(e.field))


def hid(t: Teller, e: ev.Hid) -> None:
    t.say("hid" if e.hidden else "seen", player=t.name(e.seat))


def markers(t: Teller, e: ev.NoiseMade | ev.MarkerDrawn) -> list[ev.MarkerDrawn]:
    """The markers drawn from here on in one go."""
    start = t.at
    if isinstance(e, ev.NoiseMade):
        t.at += 1
    found: list[ev.MarkerDrawn] = t.run((ev.MarkerDrawn,), lambda x: x.seat == e.seat and x.area == e.area, BETWEEN)
    t.at = start
    return found


def drawn(t: Teller, key: str, found: list[ev.MarkerDrawn], **about: Any) -> None:
    """The sentence about some markers."""
    last = found[-1]
    runs = [(red, len(list(run))) for red, run in groupby(found, lambda one: one.red)]
    names = ((t.words("sau-marker", red="yes" if red else "no"), n) for red, n in runs)
    colours = joined(name if n == 1 else f"{name} ×{n}" for name, n in names)
    t.say(
        key,
        n=len(found),
        bag=t.words("sau-bag-from", a=AREAS[last.area]),
        list=colours,
        red=last.red_left,
        left=last.black_left + last.red_left,
        **about,
    )


def noise_made(t: Teller, e: ev.NoiseMade) -> None:
    parts = [("symbols", e.symbols), ("jungle", e.jungle), ("places", e.places), ("night", e.night)]
    why = joined((t.words(f"sau-noise-{key}", n=n) for key, n in parts if n), " + ")
    if e.less:
        why = joined((why, t.words("sau-noise-less", n=e.less)), " ")
    if not e.total:
        t.say("noise-none", why=why)
    elif found := markers(t, e):
        drawn(t, "noise", found, why=why)
    elif e.area != NOWHERE:
        t.say("deck-empty")


def marker_drawn(t: Teller, e: ev.MarkerDrawn) -> None:
    drawn(t, "noise-card", markers(t, e), player=t.name(e.seat))


def bag_filled(t: Teller, e: ev.BagFilled) -> None:
    t.say("bag", a=AREAS[e.area])


def dinosaur_placed(t: Teller, e: ev.DinosaurPlaced) -> None:
    t.say("placed", dino=t.subject(e.dino), field=t.field(e.field), source=e.source)


def pack_drawn(t: Teller, e: ev.RaptorPackDrawn) -> None:
    t.say("pack", field=t.field(e.field))


def enlisted(t: Teller, e: ev.Enlisted) -> None:
    t.say("enlisted", dino=terms.dino_subject(e.card, t.words))


def dinosaur_moved(t: Teller, e: ev.DinosaurMoved) -> None:
    group = t.run(
        (ev.DinosaurMoved,), lambda x: (x.start, x.field, x.why, x.prey) == (e.start, e.field, e.why, e.prey)
    )
    subject = t.subject(e.dino) if len(group) == 1 else joined(t.label(x.dino) for x in group)
    t.say(
        f"dino-{e.why}",
        dino=subject,
        n=len(group),
        start=t.field(e.start),
        to=t.field(e.field),
        prey=t.label(e.prey) if e.prey >= 0 else "",
        d=e.distance,
        rank=e.rank,
    )


def dinosaur_idle(t: Teller, e: ev.DinosaurIdle) -> None:
    t.say("idle", dino=t.subject(e.dino), why=e.why.replace(" ", "-"))


def ate(t: Teller, e: ev.DinosaursAte) -> None:
    eaters = t.subject(e.dinos[0]) if len(e.dinos) == 1 else joined(t.label(d) for d in e.dinos)
    bodies = [terms.dino_name(card, t.words) for card in e.cards]
    bodies += [t.words("sau-body-of", player=t.name(seat)) for seat in e.seats]
    t.say("ate", dino=eaters, n=len(e.dinos), field=t.field(e.field), list=joined(bodies))


def marked(t: Teller, e: ev.Marked) -> None:
    group = t.run((ev.Marked,), lambda x: (x.mark, x.on) == (e.mark, e.on))
    t.say("marked" if e.on else "unmarked", mark=MARKS[e.mark], list=joined(t.label(x.dino) for x in group))


def rolled(t: Teller, e: ev.Rolled) -> None:
    roll = terms.faces(e.dice, e.faces, t.words)
    result = t.words("sau-damage", n=e.damage)
    if e.why == "card":
        t.say("strike", player=t.name(e.target), roll=roll, result=result)
    elif e.why == "attack":
        attacked(t, e, roll)
    elif e.why == "fight":
        t.say("fight", dino=t.subject(e.by), target=t.object(e.target), roll=roll, result=result)
    else:
        key = {"counter": "counter", "leaving": "leaving"}.get(e.why, "hunting")
        if key == "leaving" and NR in e.faces:
            key = "leaving-held"
        t.say(key, dino=t.subject(e.by), player=t.name(e.target), roll=roll, result=result)


def attacked(t: Teller, e: ev.Rolled, roll: str) -> None:
    """A player's attack with its damage."""
    words = t.words
    weapon = terms.item_name(e.item, words) if e.item else words("sau-fists")
    before = t.events[t.at - 1] if t.at else None
    if isinstance(before, ev.Tallied) and t.at > 1:
        before = t.events[t.at - 2]
    if isinstance(before, ev.AmmoChanged) and before.item == e.item:
        weapon += f", {words('sau-shots-left', n=before.ammo)}"
    hurt = t.after(ev.DinosaurHurt)
    card = t.cards.get(e.target)
    kind = ITEMS[e.item].weapon if e.item else None
    if kind and kind.effect in ("stun", "narcotise"):
        hit = any(face for face in e.faces)
        result = words("sau-result-hit", hit="yes" if hit else "no")
    elif hurt is not None and hurt.dino == e.target and card:
        t.take(hurt)
        lp = CARDS[card].lp
        result = words("sau-result", n=hurt.damage, left=lp - hurt.total, max=lp)
    else:
        result = words("sau-result-plain", n=e.damage)
    about = {"player": t.name(e.by), "dino": t.object(e.target), "weapon": weapon, "roll": roll, "result": result}
    if price := t.spend(e.by):
        t.say("attack", price=price, **about)
    else:
        t.say("attack-again", **about)


def dinosaur_hurt(t: Teller, e: ev.DinosaurHurt) -> None:
    card = t.cards.get(e.dino)
    if card:
        lp = CARDS[card].lp
        t.say("hurt", dino=t.subject(e.dino), n=e.damage, left=lp - e.total, max=lp)
    else:
        t.say("hurt-unknown", dino=t.subject(e.dino), n=e.damage)


def dinosaur_died(t: Teller, e: ev.DinosaurDied) -> None:
    about = {"dino": terms.dino_subject(e.card, t.words), "field": t.field(e.field)}
    if 0 <= e.by < SEATS:
        t.say("killed", player=t.name(e.by), **about)
    else:
        t.say("died", **about)


def harmed(t: Teller, e: Any) -> None:
    """Wounds and what absorbed them, counted together."""
    group = t.run(HARM, lambda x: x.seat == e.seat)
    down = sum(isinstance(x, ev.WoundDrawn) for x in group)
    turned = [t.words(f"sau-wound-{x.card}") for x in group if isinstance(x, ev.WoundTurned)]
    vests = [x.item for x in group if isinstance(x, ev.Absorbed)]
    parts = [
        t.words("sau-wound-absorbed", item=terms.item_name(vests[0], t.words), n=len(vests)) if vests else "",
        t.words("sau-wound-down", n=down) if down else "",
        t.words("sau-wound-up", list=joined(turned)) if turned else "",
    ]
    t.say("wounds", player=t.name(e.seat), n=len(group), list=joined(parts))


def healed(t: Teller, e: ev.Healed) -> None:
    card = t.words(f"sau-wound-{e.card}") if e.up and e.card != HIDDEN else t.words("sau-wound-hidden")
    t.say("healed", player=t.name(e.seat), wound=card)


def bled(t: Teller, e: ev.Bled) -> None:
    t.say("bleeds" if e.bleeding else "bandaged", player=t.name(e.seat))


def died(t: Teller, e: ev.Died) -> None:
    t.say("dies", player=t.name(e.seat), field=t.field(e.field))


def items_drawn(t: Teller, e: ev.ItemsDrawn) -> None:
    t.say("drawn", player=t.name(e.seat), deck=t.words("sau-deck", deck=e.deck), list=t.items(e.cards))


def item_kept(t: Teller, e: ev.ItemKept) -> None:
    cards = next((x.cards for x in reversed(t.events[: t.at]) if isinstance(x, ev.ItemsDrawn)), ())
    if len(cards) != 1:
        t.say("kept", player=t.name(e.seat), item=terms.item_name(e.card, t.words))


def item_refused(t: Teller, e: ev.ItemRefused) -> None:
    t.say("left-out", item=terms.item_name(e.card, t.words))


def item_dropped(t: Teller, e: ev.ItemDropped) -> None:
    t.say("dropped", player=t.name(e.seat), item=terms.item_name(e.item, t.words), why=e.why)


def object_gained(t: Teller, e: ev.ObjectGained) -> None:
    t.say("object", player=t.name(e.seat), item=terms.item_name(e.kind, t.words))


def objects_laid(t: Teller, e: ev.ObjectsLaid) -> None:
    key = "hatched" if e.nursery else "laid"
    t.say(key, item=terms.item_name(e.kind, t.words), n=e.n, field=t.field(e.field))


def ammo_changed(t: Teller, e: ev.AmmoChanged) -> None:
    shot = t.after(ev.Rolled)
    if shot is None or shot.item != e.item:
        t.say("reloaded", player=t.name(e.seat), item=terms.item_name(e.item, t.words), n=e.ammo)


def traded(t: Teller, e: ev.Traded) -> None:
    nothing = t.words("sau-nothing")
    t.say(
        "traded",
        player=t.name(e.seat),
        partner=t.name(e.partner),
        x=terms.items(e.want, t.words) or nothing,
        y=terms.items(e.give, t.words) or nothing,
        ap=e.ap,
    )


def trade_ended(t: Teller, e: ev.TradeEnded) -> None:
    t.say("trade-ended", player=t.name(e.seat), partner=t.name(e.partner), why=e.why)


def looted(t: Teller, e: ev.Looted) -> None:
    t.say("looted", player=t.name(e.seat), dead=t.name(e.dead), item=terms.item(e.item, t.words))


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


def cleared(t: Teller, e: ev.BodiesCleared) -> None:
    t.say("cleared", fields=terms.fields(sorted({f for _, f in e.cards})))


def starter(t: Teller, e: ev.StarterPassed) -> None:
    t.say("starter", player=t.name(e.seat))


def rescued(t: Teller, e: ev.Rescued) -> None:
    t.say("rescued", player=t.name(e.seat), way=e.way)


def ended(t: Teller, e: ev.GameEnded) -> None:
    if t.view.table.over:
        t.lines.append(ending(t.view, t.words, t.names))


ARMS: dict[type, Callable[[Teller, Any], None]] = {
    ev.CharacterTaken: taken, ev.Landed: landed, ev.RoundBegan: round_began, ev.PhaseBegan: phase_began,
    ev.EventRevealed: event_revealed, ev.LavaPlaced: lava_placed, ev.TurnBegan: turn_began, ev.TurnEnded: turn_ended,
    ev.Paid: paid, ev.ApGained: ap_gained, ev.Next: coming, ev.EnergyChanged: energy_changed, ev.Moved: moved,
    ev.Put: put, ev.Held: held, ev.Hid: hid, ev.NoiseMade: noise_made, ev.MarkerDrawn: marker_drawn,
    ev.BagFilled: bag_filled, ev.DinosaurPlaced: dinosaur_placed, ev.RaptorPackDrawn: pack_drawn, ev.Enlisted: enlisted,
    ev.DinosaurMoved: dinosaur_moved, ev.DinosaurIdle: dinosaur_idle, ev.DinosaursAte: ate, ev.Marked: marked,
    ev.Rolled: rolled, ev.DinosaurHurt: dinosaur_hurt, ev.DinosaurDied: dinosaur_died, ev.WoundDrawn: harmed,
    ev.WoundTurned: harmed, ev.Absorbed: harmed, ev.Healed: healed, ev.Bled: bled, ev.Died: died,
    ev.ItemsDrawn: items_drawn, ev.ItemKept: item_kept, ev.ItemRefused: item_refused, ev.ItemDropped: item_dropped,
    ev.ObjectGained: object_gained, ev.ObjectsLaid: objects_laid, ev.AmmoChanged: ammo_changed, ev.Traded: traded,
    ev.TradeEnded: trade_ended, ev.Looted: looted, ev.Uncovered: uncovered, ev.EncounterDrawn: encounter,
    ev.Chosen: chosen, ev.PlantRepaired: at_field("plant"), ev.Repaired: at_field("repaired"),
    ev.Sabotaged: at_field("sabotaged"), ev.PetrolPoured: at_field("petrol"), ev.GeneratorOn: generator_on,
    ev.BunkerOn: bunker_on, ev.BoatPlaced: boat_placed, ev.BoatRepaired: boat_repaired, ev.SignalSent: signal_sent,
    ev.PointsGained: points_gained, ev.Peeked: peeked, ev.Dug: at_field("dug"), ev.BodiesCleared: cleared,
    ev.StarterPassed: starter, ev.Rescued: rescued, ev.GameEnded: ended,
}  # fmt: skip
SILENT = (ev.EventLeft, ev.LavaDrawn, ev.Flagged, ev.MarkerSpent, ev.Tallied, Waiting)
"""Events that make no sentence: the next one tells them, the picture shows them, or they are the owner's secret."""
