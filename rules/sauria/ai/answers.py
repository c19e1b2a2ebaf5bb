"""The hard computer player's answers about its own turn, and the table of all answers by kind of question."""

from collections.abc import Callable

from rules.core.chance import Chance
from rules.core.game import Prompt
from rules.sauria.actions import Action, Aim, Back, Do, Drop, Give, Go, Pick, Send, Stop, Use
from rules.sauria.ai import plan, replies
from rules.sauria.ai.jobs import Mind
from rules.sauria.cards.items import ITEMS
from rules.sauria.costs import usable_items
from rules.sauria.map import BOAT
from rules.sauria.places import find, on_lava
from rules.sauria.state import State

Question = Prompt[Action]
STOPPING = {"search", "repair", "item", "rest", "tunnel", "collect", "loot", "radio_tower.signal", "nursery.egg"}
"""What a sprint may end for."""


def turn(t: State, prompt: Question, chance: Chance) -> Action | None:
    """An action of the menu. Offers are made now and then only: they may be refused, and nothing tells that they were."""
    may = {a.what for a in prompt.choices if isinstance(a, Do)}
    return plan.turn(Mind(t, prompt.seat), may if chance.below(4) == 0 else may - {"trade"})


def field(t: State, prompt: Question, chance: Chance) -> Action | None:
    """The first field of a movement."""
    m = Mind(t, prompt.seat)
    granted = Stop() in prompt.choices
    away = plan.destination(m)
    if away is None:
        return Stop() if granted else calmest(m, prompt)
    to = plan.next_field(m, away.job.field, m.p.ap <= 1 and not granted, granted)
    return Go(to) if to != m.here else Stop() if granted else calmest(m, prompt)


def step(t: State, prompt: Question, chance: Chance) -> Action | None:
    """A further field of a sprint, or no more."""
    m = Mind(t, prompt.seat)
    haven = plan.homeward(m)
    if haven is not None and haven.field == m.here:
        return Stop()
    away = plan.destination(m)
    if away is None or m.exit > 1.0:
        return Stop()
    if m.p.ap > 0:
        here = plan.local(m, STOPPING)
        if here is not None and here.score >= away.score:
            return Stop()
    last = m.p.ap <= 0
    to = plan.next_field(m, away.job.field, last, last and away.job.what != "home")
    return Go(to) if to != m.here else Stop()


def calmest(m: Mind, prompt: Question) -> Action:
    """The neighbouring field with the least danger."""
    open_ = [a for a in prompt.choices if isinstance(a, Go) and (a.field == BOAT or not on_lava(m.t, a.field))]
    return min(open_, key=lambda a: m.hunters.stay(a.field), default=prompt.choices[0])


def tunnel(t: State, prompt: Question, chance: Chance) -> Action | None:
    """Home, or to the end of the tunnels from which most is near."""
    m = Mind(t, prompt.seat)
    bunker = find(t, "bunker")
    ends = [a.field for a in prompt.choices if isinstance(a, Go)]
    if bunker in ends and (plan.homeward(m) is not None or len(ends) == 1):
        return Go(bunker)
    others = [f for f in ends if f != bunker]
    return Go(min(others, key=lambda f: (m.hunters.stay(f), f))) if others else None


def item(t: State, prompt: Question, chance: Chance) -> Action | None:
    """The item for whose sake the turn chose "item"."""
    m = Mind(t, prompt.seat)
    usable = usable_items(t, prompt.seat)
    keys = {m.held[slot]: slot for slot in usable}
    if "adrenaline" in keys and (m.danger > 1.5 or plan.homeward(m) is not None or t.round >= 13):
        return Use(keys["adrenaline"])
    here = plan.local(m, {"item"})
    slot = keys.get(here.job.arg) if here is not None else None
    return Use(slot) if slot is not None else None


def worst(t: State, prompt: Question, chance: Chance) -> Action | None:
    """The item that is least worth goes."""
    m = Mind(t, prompt.seat)
    slots = [a.slot for a in prompt.choices if isinstance(a, Drop)]
    return Drop(min(slots, key=lambda s: value(m, s))) if slots else None


def value(m: Mind, slot: int) -> float:
    """Victory points that the item in a slot is worth, less what it takes up; an empty weapon is worth little."""
    item = m.p.items[slot]
    card = ITEMS[item.key]
    spent = card.weapon is not None and card.weapon.ammo and not item.ammo
    return m.item(item.key) * (0.4 if spent else 1.0) / card.size


def keep(t: State, prompt: Question, chance: Chance) -> Action | None:
    """The most useful of the open cards stays."""
    m = Mind(t, prompt.seat)
    return Pick(max(range(len(t.drawn)), key=lambda i: m.item(t.drawn[i]) / ITEMS[t.drawn[i]].size ** 0.5))


def target(t: State, prompt: Question, chance: Chance) -> Action | None:
    """The dinosaur whose attack promised most."""
    bursts = prompt.about[:1] == ("burst",)
    found = plan.attacks(Mind(t, prompt.seat), bursts)
    best = next((s for s in found if Aim(s.dino) in prompt.choices), None)
    if best is None:
        return None
    if Stop() in prompt.choices and best.value <= 0:
        return Stop()
    return Aim(best.dino)


def weapon(t: State, prompt: Question, chance: Chance) -> Action | None:
    """The weapon that promised most."""
    found = plan.attacks(Mind(t, prompt.seat), False)
    aim = prompt.about[0] if prompt.about and isinstance(prompt.about[0], int) else None
    best = next((s for s in found if Use(s.slot) in prompt.choices and aim in (None, s.dino)), None)
    return Use(best.slot) if best is not None else None


def repair(t: State, prompt: Question, chance: Chance) -> Action | None:
    """The boat first, else what lies here."""
    fields = [a.field for a in prompt.choices if isinstance(a, Go)]
    return Go(BOAT) if BOAT in fields else Go(fields[0]) if fields else None


def reload(t: State, prompt: Question, chance: Chance) -> Action | None:
    """The weapon that is worth most."""
    m = Mind(t, prompt.seat)
    slots = [a.slot for a in prompt.choices if isinstance(a, Use)]
    return Use(max(slots, key=lambda s: m.item(m.held[s]) * (2 - (m.p.items[s].ammo > 0)))) if slots else None


def loot(t: State, prompt: Question, chance: Chance) -> Action | None:
    """The best thing of a dead player."""
    m = Mind(t, prompt.seat)
    dead = next((s for s, q in enumerate(t.players) if not q.alive and q.body and q.field == m.here and q.items), -1)
    slots = [a.slot for a in prompt.choices if isinstance(a, Use)]
    if dead < 0 or not slots:
        return None
    items = t.players[dead].items
    return Use(max(slots, key=lambda s: m.item(items[s].key) if s < len(items) else 0.0))


def partner(t: State, prompt: Question, chance: Chance) -> Action | None:
    """Whoever is there."""
    return next((a for a in prompt.choices if isinstance(a, Aim)), None)


def trade(t: State, prompt: Question, chance: Chance) -> Action | None:
    """The least of the own things as a present: what counts is the trade. Whoever owns nothing asks for something."""
    _, _, give, want = prompt.about
    if give or want:
        return Send() if Send() in prompt.choices else Back()
    m = Mind(t, prompt.seat)
    if m.p.items:
        return Give(min(range(len(m.p.items)), key=lambda s: value(m, s)))
    return next((a for a in prompt.choices if a not in (Back(), Send())), Back())


Answer = Callable[[State, Question, Chance], Action | None]
ANSWERS: dict[str, Answer] = {
    "turn": turn, "field": field, "step": step, "tunnel": tunnel, "item": item, "surplus": worst, "lose": worst,
    "discard": worst, "keep": keep, "target": target, "weapon": weapon, "repair": repair, "reload": reload,
    "body": partner, "loot": loot, "partner": partner, "trade": trade,
    "dinosaur": replies.dinosaur, "photo": replies.photo, "heal": replies.heal, "energy": replies.energy,
    "tire": replies.tire, "choose": replies.choose, "pay": replies.pay, "put": replies.put, "uncover": replies.uncover,
    "mooring": replies.first, "order": replies.first, "landing": replies.landing, "character": replies.character,
    "offer": replies.offer, "tend": replies.tend, "prey": replies.prey, "fight": replies.prey, "path": replies.path,
    "refuge": replies.path,
}  # fmt: skip
