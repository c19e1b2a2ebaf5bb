"""Lava (chapter Lava)."""

from rules.sauria import dinosaurs
from rules.sauria import events as e
from rules.sauria.decide import Asked
from rules.sauria.dinosaurs import R, at
from rules.sauria.frames import Damage
from rules.sauria.harm import hurt
from rules.sauria.map import AREAS, FLOW, INNER, ZONE1_MASK, bits
from rules.sauria.movement import LAVA_DAMAGE
from rules.sauria.places import find, living, protected
from rules.sauria.variants import first_lava


def erupt(run: R) -> None:
    """This round's lava: the inner ring, then zone 1, then a lava card each round (SAU-LAVA-01 to -10)."""
    first = first_lava(run.draft)
    if run.draft.round == first:
        flow(run, INNER)
    elif run.draft.round == first + 1:
        flow(run, ZONE1_MASK)
    else:
        card = run.draft.eruptions[-1]
        nth = run.draft.erupted.count(card) + 1
        run.emit(e.LavaDrawn(card, nth))
        flow(run, FLOW[AREAS.index(card)][nth - 1])


def flow(run: R, where: int) -> None:
    """Place all hexes of one phase together, then the damage, then panic (SAU-LAVA-23, SAU-R-039)."""
    new = bits(where & ~run.draft.lava)
    bunker = find(run.draft, "bunker")
    saved = bunker in new and protected(run.draft, bunker)
    run.emit(e.LavaPlaced(new, saved))
    b = run.draft
    hit = (s for s in living(b) if b.players[s].field in new and not protected(b, b.players[s].field))
    run.push(Damage(new, tuple(hit)))


def step_damage(run: R, frame: Damage, value: object) -> Asked | None:
    """5 damage to the players there, one after another, then to the dinosaurs (SAU-LAVA-14, -16, SAU-R-131)."""
    if frame.left:
        run.become(Damage(frame.fields, frame.left[1:]))
        hurt(run, frame.left[0], LAVA_DAMAGE)
        return None
    for f in frame.fields:
        for d in at(run.draft, f):
            dinosaurs.wound(run, d.id, LAVA_DAMAGE)
    dinosaurs.settle(run)
    run.done()
    return None
