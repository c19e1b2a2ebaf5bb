"""Sentences about dinosaurs: where they appear, why they move, what they roll, how they die."""


from render.sauria import terms
from render.sauria.teller import SEATS, Teller
from render.sauria.terms import MARKS, joined
from rules.sauria import events as ev
from rules.sauria.cards.dinosaurs import CARDS
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.marks import AGGRESSIVE
from rules.sauria.dice import NR


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
    group, why = t.run((ev.DinosaurIdle,), lambda x: x.why == e.why), e.why.replace(" ", "-")
    if len(group) > 1:
        t.say("idle-many", list=joined(t.label(x.dino) for x in group), why=why)
    else:
        t.say("idle", dino=t.subject(e.dino), why=why)


def ate(t: Teller, e: ev.DinosaursAte) -> None:
    eaters = t.subject(e.dinos[0]) if len(e.dinos) == 1 else joined(t.label(d) for d in e.dinos)
    bodies = [terms.dino_name(card, t.words) for card in e.cards]
    bodies += [t.words("sau-body-of", player=t.name(seat)) for seat in e.seats]
    t.say("ate", dino=eaters, n=len(e.dinos), field=t.field(e.field), list=joined(bodies))


def marked(t: Teller, e: ev.Marked) -> None:
    """All markers laid or removed at once, those of a kind together; what an attack brings is told after it."""
    group = t.run((ev.Marked,), lambda x: True)
    told, cause = len(t.lines), None
    if any(x.on and x.mark == AGGRESSIVE for x in group):
        cause = t.after((ev.AmmoChanged, ev.Rolled), (ev.Marked,))
    for mark, on in dict.fromkeys((x.mark, x.on) for x in group):
        those = joined(t.label(x.dino) for x in group if (x.mark, x.on) == (mark, on))
        t.say("marked" if on else "unmarked", mark=MARKS[mark], list=those)
    if isinstance(cause, ev.AmmoChanged) or (cause is not None and cause.why == "attack"):
        t.later += t.lines[told:]
        del t.lines[told:]


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
    t.flush()


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


def cleared(t: Teller, e: ev.BodiesCleared) -> None:
    t.say("cleared", fields=terms.fields(sorted({f for _, f in e.cards})))
