"""The hard computer player's answers to what cards, other players and the starting player's marker ask."""

from rules.core.chance import Chance
from rules.core.game import Prompt
from rules.sauria.actions import Accept, Action, Aim, Choose, Decline, Go, Pick, Stop, Take
from rules.sauria.ai import plan
from rules.sauria.ai.jobs import Mind
from rules.sauria.ai.risk import hurt_of
from rules.sauria.cards.characters import SPECIALS
from rules.sauria.dinosaurs import left, species
from rules.sauria.map import BOAT, NEAR, ZONE
from rules.sauria.state import State

Question = Prompt[Action]


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
    return Choose(min(names, key=lambda k: (p.energy[SPECIALS.index(k)] > 0, order.index(k)))) if names else None


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


def landing(t: State, prompt: Question, chance: Chance) -> Action | None:
    """A start field of one's own, so that more is turned up."""
    taken = {p.field for p in t.players}
    free = [a for a in prompt.choices if isinstance(a, Go) and a.field not in taken]
    return chance.pick(free) if free else None


def character(t: State, prompt: Question, chance: Chance) -> Action | None:
    """Anybody."""
    return chance.pick([a for a in prompt.choices if isinstance(a, Take)])


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


def first(t: State, prompt: Question, chance: Chance) -> Action | None:
    """The first of equals: what attacks first, where the boat lies."""
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
