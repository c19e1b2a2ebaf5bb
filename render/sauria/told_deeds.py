"""Sentences about players: turns, moves, noise, wounds, items, trades."""

from itertools import groupby
from typing import Any

from render.sauria import terms
from render.sauria.teller import BETWEEN, HARM, PRICED, Teller
from render.sauria.terms import joined
from rules.sauria import events as ev
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.map import AREAS, NOWHERE
from rules.sauria.state import HIDDEN

SEARCHES = ("search", "quick_search", "scour")


def taken(t: Teller, e: ev.CharacterTaken) -> None:
    t.say("taken", player=t.name(e.seat), character=t.words(f"sau-character-{e.character}"))


def landed(t: Teller, e: ev.Landed) -> None:
    t.say("landed", player=t.name(e.seat), field=t.field(e.field))


def turn_began(t: Teller, e: ev.TurnBegan) -> None:
    if not t.lines or not t.ends():  # at the end the headline says it
        t.say("turn", player=t.name(e.seat), ap=e.ap)


def turn_ended(t: Teller, e: ev.TurnEnded) -> None:
    if e.lost:
        t.say("pass", player=t.name(e.seat), n=e.lost)


def paid(t: Teller, e: ev.Paid) -> None:
    price = t.words("sau-price-energy", n=e.ap) if e.energy else t.words("sau-price", n=e.ap)
    if e.item:
        gone = t.after(ev.ItemDropped)
        if gone is not None and gone.why == "used":
            t.take(gone)
        t.say("used", player=t.name(e.seat), item=terms.item_name(e.item, t.words), price=price)
    elif e.what in SEARCHES and (found := t.after(ev.ItemsDrawn)) is not None:
        t.take(found)
        about = {"deck": t.words("sau-deck", deck=found.deck), "list": t.items(found.cards)}
        t.say("searched", player=t.name(e.seat), what=e.what, price=price, **about)
    elif e.what == "hide" and (found := t.after(ev.Hid)) is not None:
        t.take(found)
        t.say("hides", player=t.name(e.seat), price=price)
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
    if not e.total:  # without anything quieter: a quiet move, the boat, the bunker
        t.say("noise-none" if e.less else "noise-still", why=why)
    elif found := markers(t, e):
        drawn(t, "noise", found, why=why)
    elif e.area != NOWHERE:
        t.say("deck-empty")


def marker_drawn(t: Teller, e: ev.MarkerDrawn) -> None:
    drawn(t, "noise-card", markers(t, e), player=t.name(e.seat))


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
    group = t.run((ev.Healed,), lambda x: x.seat == e.seat)
    up = [t.words(f"sau-wound-{x.card}") for x in group if x.up and x.card != HIDDEN]
    down = len(group) - len(up)
    hidden = t.words("sau-wound-hidden") if len(group) == 1 else t.words("sau-wound-down", n=down)
    t.say("healed", player=t.name(e.seat), n=len(group), list=joined((hidden if down else "", *up)))


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
    group = t.run((ev.ItemRefused,), lambda x: x.seat == e.seat)
    t.say("left-out", list=t.items([x.card for x in group]))


def item_dropped(t: Teller, e: ev.ItemDropped) -> None:
    t.say("dropped", player=t.name(e.seat), item=terms.item_name(e.item, t.words), why=e.why)


def object_gained(t: Teller, e: ev.ObjectGained) -> None:
    t.say("object", player=t.name(e.seat), item=terms.item_name(e.kind, t.words))


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
