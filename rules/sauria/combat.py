"""Fights with players: their attacks, counterattacks, attacks on them (chapters Combat, Weapons)."""

from functools import lru_cache

from rules.core.decks import distinct
from rules.sauria import dinosaurs
from rules.sauria import events as e
from rules.sauria.actions import Stop, Use
from rules.sauria.cards.dinosaurs import CARDS
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.marks import AGGRESSIVE, DISTRACTED, LYING, NARCOTISED, STUNNED
from rules.sauria.decide import Asked, ask
from rules.sauria.dice import NR, hits, throw
from rules.sauria.dinosaurs import R, get, haunts, left, pack_dice, pack_of, species
from rules.sauria.frames import Assault
from rules.sauria.harm import hurt
from rules.sauria.places import around, forbids, has_trait, protected, within
from rules.sauria.state import Board, Dino, Item

FISTS = -1
ATTACKS = ("attack", "burst")


def dice_of(b: Board, seat: int, slot: int, target: Dino) -> str:
    """The dice of a weapon against a dinosaur; "" when it cannot be used (SAU-WEAPON-03, -06, SAU-COMBAT-10, -14 to -16)."""
    p = b.players[seat]
    away = target.field != p.field
    if away and not around(b, p.field) >> target.field & 1:
        return ""
    item = None if slot == FISTS else p.items[slot]
    return dice_with(item, CARDS[target.card].large, away, forbids(b, seat, "no_ranged"), has_trait(b, seat, "marksman"))


@lru_cache(maxsize=4096)
def dice_with(item: Item | None, large: bool, away: bool, melee_only: bool, marksman: bool) -> str:
    """The dice of an item (None: bare hands) against that size, on the own field or beside it."""
    if item is None:
        return "" if large or away else "G"
    weapon = ITEMS[item.key].weapon
    if weapon is None or (away and not weapon.reach):
        return ""
    if weapon.ammo and (not item.ammo or melee_only):
        return ""
    dice = weapon.large if large else weapon.small
    return dice + "G" if dice and large and weapon.ammo and marksman else dice


@lru_cache(maxsize=4096)
def usable(items: tuple[Item, ...], large: bool, away: bool, melee_only: bool) -> tuple[int, ...]:
    """Slots of these items that have dice in that case, bare hands last; equal items with equal ammunition once."""
    slots = (*distinct(items), FISTS)
    return tuple(s for s in slots if dice_with(None if s == FISTS else items[s], large, away, melee_only, False))


def weapons(b: Board, seat: int, target: Dino) -> tuple[int, ...]:
    """Slots that can be used against a dinosaur."""
    p = b.players[seat]
    away = target.field != p.field
    if away and not around(b, p.field) >> target.field & 1:
        return ()
    return usable(p.items, CARDS[target.card].large, away, forbids(b, seat, "no_ranged"))


def targets(b: Board, seat: int) -> tuple[Dino, ...]:
    """Dinosaurs that the player can attack now."""
    p = b.players[seat]
    here = p.field
    reach = within(b, here)
    if not haunts(b) & reach:
        return ()
    items, melee_only = p.items, forbids(b, seat, "no_ranged")
    return tuple(
        [d for d in b.dinos if reach >> d.field & 1 and usable(items, CARDS[d.card].large, d.field != here, melee_only)]
    )


def any_target(b: Board, seat: int) -> bool:
    """Whether there is a dinosaur that the player can attack now."""
    p = b.players[seat]
    here, items = p.field, p.items
    reach = within(b, here)
    melee_only = forbids(b, seat, "no_ranged")
    for d in b.dinos:  # noqa: SIM110 (asked for every menu: a generator costs more than the look itself)
        if reach >> d.field & 1 and usable(items, CARDS[d.card].large, d.field != here, melee_only):
            return True
    return False


def assault(run: R, seat: int, target: int, slot: int, rolls: int) -> None:
    """The first roll of an attack; further ones come when all that follows from it is done (SAU-COMBAT-18)."""
    dino = get(run.draft, target)
    assert dino is not None  # it has just been chosen
    if rolls > 1:
        held = run.draft.players[seat].items[slot].key if slot >= 0 else ""
        run.push(Assault(seat, target, slot, rolls - 1, held))
    strike(run, seat, slot, dino)


def step_assault(run: R, frame: Assault, value: object) -> Asked | None:
    """A further roll of the action; a lost target or no weapon ends it (SAU-COMBAT-18, SAU-R-105)."""
    target = get(run.draft, frame.target)
    able = weapons(run.draft, frame.seat, target) if target and frame.rolls else ()
    slot = still_held(run.draft, frame, able) if able else FISTS
    if slot == -2:
        return ask(frame.seat, "weapon", (*map(Use, able), Stop()), (frame.target,))
    run.done()
    if able:
        assault(run, frame.seat, frame.target, slot, frame.rolls)
    return None


def still_held(b: Board, frame: Assault, able: tuple[int, ...]) -> int:
    """The slot of the weapon that the assault began with, wherever it lies now; -2 when another one is to be chosen."""
    if frame.slot < 0:
        return frame.slot
    items, target = b.players[frame.seat].items, get(b, frame.target)
    there = frame.slot < len(items) and frame.held in ("", items[frame.slot].key)
    if there and target is not None and dice_of(b, frame.seat, frame.slot, target):
        return frame.slot
    return next((s for s in able if s >= 0 and items[s].key == frame.held), -2)


def answer_assault(run: R, frame: Assault, seat: int, action: object) -> None:
    """The weapon for the second roll of a burst, or none."""
    if isinstance(action, Use):
        run.become(Assault(frame.seat, frame.target, action.slot, frame.rolls))
    else:
        run.become(Assault(frame.seat, frame.target, frame.slot, 0))


def strike(run: R, seat: int, slot: int, target: Dino) -> None:
    """One attack roll of a player, its damage or effect, and the answer (SAU-COMBAT-01 to -13)."""
    dice = dice_of(run.draft, seat, slot, target)
    item = run.draft.players[seat].items[slot] if slot >= 0 else None
    weapon = ITEMS[item.key].weapon if item else None
    if target.marks & DISTRACTED:
        run.emit(e.Marked(target.id, DISTRACTED, False))
    if not species(target).carnivore and not target.marks & AGGRESSIVE:
        run.emit(e.Marked(target.id, AGGRESSIVE, True))
    if item and weapon and weapon.ammo:
        run.emit(e.AmmoChanged(seat, slot, item.key, item.ammo - 1))
        run.emit(e.Tallied(seat, "shots"))
    faces = throw(dice, run.chance)
    n = hits(faces)
    effect = weapon.effect if weapon else ""
    damage = left(target) if effect == "kill" and n else 0 if effect else n
    run.emit(e.Rolled(seat, target.id, "attack", dice, faces, damage, item.key if item else ""))
    if effect in ("stun", "narcotise"):
        if n:
            put_out(run, seat, target.id, STUNNED if effect == "stun" else NARCOTISED)
        return
    melee = not (weapon and weapon.ammo)
    if dinosaurs.wound(run, target.id, damage, seat):
        credit(run, seat, target, melee)
        return
    if melee:
        counterattack(run, seat, target.id)


def put_out(run: R, seat: int, target: int, mark: int) -> None:
    """Stun or narcotise a dinosaur and note it for the player, unless it lay there just so before."""
    dino = get(run.draft, target)
    if dino is None or dino.marks & (mark | NARCOTISED):
        return
    dinosaurs.mark(run, target, mark)
    run.emit(e.Tallied(seat, "stuns"))
    if species(dino).large and species(dino).carnivore:
        run.emit(e.Tallied(seat, "stuns_large_carnivore"))


def credit(run: R, seat: int, target: Dino, melee: bool) -> None:
    """The player whose roll or effect brought the last life point down (SAU-R-106)."""
    kind = species(target)
    run.emit(e.Tallied(seat, "kills"))
    run.emit(e.Tallied(seat, "kills_large" if kind.large else "kills_small"))
    if kind.large and kind.carnivore:
        run.emit(e.Tallied(seat, "kills_large_carnivore"))
    if melee:
        run.emit(e.Tallied(seat, "kills_melee"))


def counterattack(run: R, seat: int, target: int) -> None:
    """The attacked dinosaur, or its pack as one unit, answers (SAU-COMBAT-11, -12, SAU-R-103, SAU-R-145, SAU-R-177)."""
    dino = get(run.draft, target)
    if dino is None or dino.marks & LYING or protected(run.draft, run.draft.players[seat].field):
        return
    attack_player(run, pack_of(run.draft, dino), seat, "counter")


def attack_player(run: R, unit: tuple[Dino, ...], seat: int, why: str) -> bool:
    """One roll of a dinosaur or pack on a player. Returns whether an NR held somebody who was leaving."""
    dice = pack_dice(unit)
    faces = throw(dice, run.chance)
    damage = hits(faces, why == "leaving")
    run.emit(e.Rolled(unit[0].id, seat, why, dice, faces, damage))
    hurt(run, seat, damage)
    return why == "leaving" and NR in faces
