"""The hard computer player's answers, one function per kind of question."""

from collections.abc import Callable

from rules.core.chance import Chance
from rules.core.game import Prompt
from rules.sauria.actions import Accept, Action, Aim, Back, Choose, Decline, Do, Drop, Give, Go, Pick, Send, Stop, Take, Use
from rules.sauria.ai import plan
from rules.sauria.ai.jobs import Mind
from rules.sauria.ai.risk import hurt_of
from rules.sauria.cards.items import ITEMS
from rules.sauria.costs import usable_items
from rules.sauria.dinosaurs import left, species
from rules.sauria.map import BOAT, NEAR, ZONE
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


def dinosaur(t: State, prompt: Question, chance: Chance) -> Action | None:
    """For a card: the most dangerous one here."""
    danger = plan.reliefs(Mind(t, prompt.seat))
    ids = [a.piece for a in prompt.choices if isinstance(a, Aim)]
    return Aim(max(ids, key=lambda i: (danger.get(i, 0.0), -i))) if ids else None


def photo(t: State, prompt: Question, chance: Chance) -> Action | None:
    """What the goals want most."""
    m = Mind(t, prompt.seat)
    taken = dict(m.p.tally)
    ids = {a.piece for a in prompt.choices if isinstance(a, Aim)}

    def points(i: int) -> float:
        kind = species(next(d for d in t.dinos if d.id == i))
        found = m.wanted.get("photos_large", 0.0) * kind.large
        found += m.wanted.get("photos_large_carnivore", 0.0) * (kind.large and kind.carnivore)
        return found + m.wanted.get("photos_species", 0.0) * (f"photo:{kind.kin or kind.key}" not in taken)

    return Aim(max(sorted(ids), key=points)) if ids else None


def heal(t: State, prompt: Question, chance: Chance) -> Action | None:
    """A card that lies open, else any."""
    wounds = t.players[prompt.seat].wounds
    picks = [a for a in prompt.choices if isinstance(a, Pick)]
    return max(picks, key=lambda a: (wounds[a.n].up, -a.n), default=None)


def energy(t: State, prompt: Question, chance: Chance) -> Action | None:
    """What saves most AP, first where none is left."""
    order = ("sprint", "evade", "quick_search", "burst", "scour", "hide", "sneak")
    p = t.players[prompt.seat]
    names = [a.option for a in prompt.choices if isinstance(a, Choose)]
    specials = ("sneak", "sprint", "burst", "quick_search", "evade", "scour", "hide")
    return Choose(min(names, key=lambda k: (p.energy[specials.index(k)] > 0, order.index(k)))) if names else None


def tire(t: State, prompt: Question, chance: Chance) -> Action | None:
    """What is least missed: an action with little energy, sneaking before all."""
    order = ("sneak", "hide", "scour", "burst", "quick_search", "sprint", "evade")
    names = [a.option for a in prompt.choices if isinstance(a, Choose)]
    return Choose(min(names, key=order.index)) if names else None


def choose(t: State, prompt: Question, chance: Chance) -> Action | None:
    """A branch of a card."""
    m = Mind(t, prompt.seat)
    names = [a.option for a in prompt.choices if isinstance(a, Choose)]
    if "egg" in names:
        return Choose("egg" if ("egg" in m.wanted and m.room > 0) or not m.p.wounds else "heal")
    if "open" in names:
        return Choose("open" if m.hurt < 5 and m.room > 0 else "leave")
    if "uncover" in names:
        return Choose("uncover" if "uncover" in names and t.round < 9 else "ap")
    return None


def pay(t: State, prompt: Question, chance: Chance) -> Action | None:
    """A victory point for an AP is a bargain."""
    return Choose("pay") if plan.homeward(Mind(t, prompt.seat)) is None else Stop()


def put(t: State, prompt: Question, chance: Chance) -> Action | None:
    """A field from which the way is short."""
    m = Mind(t, prompt.seat)
    away = plan.destination(m)
    fields = [a.field for a in prompt.choices if isinstance(a, Go)]
    if away is None:
        return Go(min(fields, key=lambda f: (m.hunters.stay(f), f))) if fields else None
    back = m.terrain.ways(away.job.field)
    return Go(min(fields, key=lambda f: ((back[f].effort if f in back else 99.0) + m.hunters.stay(f), f)))


def uncover(t: State, prompt: Question, chance: Chance) -> Action | None:
    """Where most is still hidden: the coast late, the second ring early; never what one walks to anyway."""
    m = Mind(t, prompt.seat)
    need = m.worth
    third = need.pad + need.tower + need.docks + need.stop
    second = need.plant + need.access
    first = need.bunker
    by_zone = {1: first / 3, 2: second / 6, 3: third / 9 + 0.01}
    fields = [a.field for a in prompt.choices if isinstance(a, Go)]

    def rank(f: int) -> tuple[float, float, int]:
        way = m.ways.get(f)
        return by_zone[ZONE[f]], -(way.effort if way else 99.0), f

    return Go(max(fields, key=rank)) if fields else None


def mooring(t: State, prompt: Question, chance: Chance) -> Action | None:
    """The first water."""
    return prompt.choices[0]


def landing(t: State, prompt: Question, chance: Chance) -> Action | None:
    """A start field of one's own, so that more is turned up."""
    taken = {p.field for p in t.players}
    free = [a for a in prompt.choices if isinstance(a, Go) and a.field not in taken]
    return chance.pick(free) if free else None


def character(t: State, prompt: Question, chance: Chance) -> Action | None:
    """Anybody."""
    return chance.pick([a for a in prompt.choices if isinstance(a, Take)])


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


def offer(t: State, prompt: Question, chance: Chance) -> Action | None:
    """Agree to what leaves one no poorer, among friends to everything small."""
    _, _, get, lose = prompt.about
    m = Mind(t, prompt.seat)
    gain = sum(map(m.item, get)) - sum(map(m.item, lose)) + m.wanted.get("trades", 0.0)
    return Accept() if gain >= (-0.3 if "coop" in t.modes else 0.0) else Decline()


def tend(t: State, prompt: Question, chance: Chance) -> Action | None:
    """Who is hurt most."""
    seats = [a.piece for a in prompt.choices if isinstance(a, Aim)]
    return Aim(max(seats, key=lambda s: (hurt_of(t.players[s]), -s))) if seats else None


def order(t: State, prompt: Question, chance: Chance) -> Action | None:
    """The first of equals."""
    return prompt.choices[0]


def prey(t: State, prompt: Question, chance: Chance) -> Action | None:
    """As starting player: rather another than oneself; among dinosaurs the weakest."""
    pieces = [a.piece for a in prompt.choices if isinstance(a, Aim)]
    lp = {d.id: left(d) for d in t.dinos}
    return Aim(min(pieces, key=lambda i: (i == prompt.seat, lp.get(i, 0), i))) if pieces else None


def path(t: State, prompt: Question, chance: Chance) -> Action | None:
    """As starting player: dinosaurs go where they are farthest from oneself."""
    here = t.players[prompt.seat].field
    fields = [a.field for a in prompt.choices if isinstance(a, Go)]
    near = NEAR[here] if here < BOAT else 0
    return Go(min(fields, key=lambda f: (f == here, near >> f & 1, f))) if fields else None


Answer = Callable[[State, Question, Chance], Action | None]
ANSWERS: dict[str, Answer] = {
    "turn": turn, "field": field, "step": step, "tunnel": tunnel, "item": item, "surplus": worst, "lose": worst,
    "discard": worst, "keep": keep, "target": target, "weapon": weapon, "dinosaur": dinosaur, "photo": photo, "heal": heal,
    "energy": energy, "tire": tire, "choose": choose, "pay": pay, "put": put, "uncover": uncover, "mooring": mooring,
    "landing": landing, "character": character, "repair": repair, "reload": reload, "body": partner, "loot": loot,
    "partner": partner, "trade": trade, "offer": offer, "tend": tend, "order": order, "prey": prey, "fight": prey,
    "path": path, "refuge": path,
}  # fmt: skip
