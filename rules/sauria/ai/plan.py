"""The hard computer player's turn: what to do next, where to walk and how."""

from typing import NamedTuple

from rules.sauria.actions import Do
from rules.sauria.ai.arms import Strike, strikes
from rules.sauria.ai.jobs import Job, Mind, jobs
from rules.sauria.ai.risk import blow, toll
from rules.sauria.ai.routes import LAST, Way
from rules.sauria.ai.wants import RATE
from rules.sauria.ai.ways import Haven, lasting
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.marks import AGGRESSIVE, IDLE
from rules.sauria.dinosaurs import pack_dice, pack_of, species
from rules.sauria.map import BOAT, KIND, SHORE, distance
from rules.sauria.places import dark, find, on_lava, protected, steps
from rules.sauria.state import Dino
from rules.sauria.variants import first_lava, turn_points

BUFFER = 4.0
COOP_BUFFER = 7.0
"""AP that are kept in hand for the way home, more where everybody has to arrive."""
OVERHEAD = 0.6
CALMING = {"urine": 0.2, "gas_grenade": 0.3, "firecracker": 0.2, "bait": 0.15}
"""Items that make dinosaurs harmless, and the victory points they are saved for."""
PASTIMES = ("field_radio", "palaeontologist.peek", "lighthouse.log", "visitor_centre.map", "ranger_station.watch")


class Choice(NamedTuple):
    """What to do next, and how good it is in victory points per AP."""

    score: float
    job: Job


def buffer(m: Mind) -> float:
    """AP to keep in hand."""
    return COOP_BUFFER if "coop" in m.t.modes else BUFFER


def home_from(m: Mind, f: int) -> float:
    """AP from a field to the nearest haven; 0 while there is none."""
    if not m.homes:
        return 0.0
    return min(_between(m, f, haven) for _, haven in m.homes)


def _between(m: Mind, f: int, haven: Haven) -> float:
    t, to = m.t, haven.field
    if f == to:
        return haven.ap * 1.5
    shore = SHORE[t.boat_at] if BOAT in (f, to) else 0
    if BOAT in (f, to):
        land = to if f == BOAT else f
        ways = [distance(x, land, t.lava) for x in range(BOAT) if shore >> x & 1]
        found = [d + 1 for d in ways if d >= 0]
    else:
        d = distance(f, to, t.lava)
        found = [d] if d >= 0 else []
    return min(found, default=90) + haven.ap * 1.5


def rate(m: Mind, job: Job) -> float:
    """Victory points per AP of a job, its way and its dangers counted; far below 0 when there is no time for it."""
    here, ap = job.field == m.here, m.p.ap
    if here:
        way, wasted = 0.0, float(ap) if job.ap > ap else 0.0
    else:
        found = m.ways.get(job.field)
        if found is None:
            return -99.0
        way, wasted = m.terrain.real(found.effort) + m.escape, 0.8 if job.ap >= 3 else 0.0
    time = way + job.ap + wasted
    if m.homes and time + home_from(m, job.field) + buffer(m) > m.left:
        return -99.0
    if not here and time > m.left:
        return -99.0
    stay = m.danger if here else m.hunters.stay(job.field)
    weight = (1.0 if ap - job.ap < 1 else 0.3) if here else 0.5
    relief = 0.0 if here else RATE * m.danger
    return (job.value + relief - RATE * weight * stay) / (time + OVERHEAD)


def homeward(m: Mind) -> Haven | None:
    """The haven to make for now, when it is time."""
    t = m.t
    if m.homes and m.left - m.homes[0][0] < buffer(m):
        escape = m.wanted.get("escape", 0.0)
        bias = {"boat": -0.5, "helicopter": 0.0, "bunker": -0.8 + escape}
        open_ = [(cost + bias[h.kind], h) for cost, h in m.homes if cost <= m.left] or m.homes
        return min(open_)[1]
    bunker = find(t, "bunker")
    closing = first_lava(t)
    if t.once and not t.saved and bunker in m.ways and t.round <= closing and not lasting(t, m.seat):
        left = m.p.ap + turn_points(t) * (closing - t.round)
        if left - m.terrain.real(m.ways[bunker].effort) < 3 and any(h.field == bunker for _, h in m.homes):
            return Haven(bunker, 0, "bunker")
    return None


def calming(m: Mind) -> list[Job]:
    """Items against what stands here."""
    if m.here >= BOAT:
        return []
    awake = [d for d in m.t.dinos if d.field == m.here and not d.marks & IDLE]
    relief = max(m.danger, m.exit)
    found = []
    for key in dict.fromkeys(m.held):
        if key not in CALMING or not awake:
            continue
        value = RATE * relief - CALMING[key]
        if key == "gas_grenade":
            big = sum(species(d).large and species(d).carnivore for d in awake)
            value += m.wanted.get("stuns", 0.0) * len(awake) + m.wanted.get("stuns_large_carnivore", 0.0) * min(1, big)
        if key == "bait" and len(awake) > 1:
            value -= RATE * relief / 2
        found.append(Job(m.here, max(0.1, ITEMS[key].ap or 0), value, "item", key))
    return found


def reliefs(m: Mind) -> dict[int, float]:
    """AP that each dinosaur's being out of the way would spare."""
    found = {}
    for d in m.t.dinos:
        if d.marks & IDLE or not _wild(d):
            continue
        share = 1.0 if d.field == m.here else 0.35 if species(d).carnivore and m.here in m.hunters.near else 0.0
        if share and not (m.t.once and m.here < BOAT and protected(m.t, m.here)):
            found[d.id] = share * toll(m.hurt, blow(pack_dice(pack_of(m.t, d))))
    return found


def _wild(d: Dino) -> bool:
    kind = species(d)
    return kind.carnivore or kind.hostile or bool(d.marks & AGGRESSIVE)


def attacks(m: Mind, bursts: bool) -> list[Strike]:
    """Attacks that are worth it, best first."""
    near = any(d.field == m.here or (m.here < BOAT and distance(m.here, d.field, 0) == 1) for d in m.t.dinos)
    return strikes(m.t, m.seat, reliefs(m), m.hurt, m.wanted, bursts) if near else []


def doable(m: Mind, job: Job, may: set[str]) -> bool:
    """Whether a job here can be begun now."""
    if job.what == "item":
        return "item" in may and any(i.key == job.arg for i in m.p.items) and (ITEMS[job.arg].ap or 0) <= m.p.ap
    if job.what == "search":
        return bool(may & {"search", "quick_search", "scour"})
    return job.what in may


def destination(m: Mind) -> Choice | None:
    """The best thing to do somewhere else."""
    haven = homeward(m)
    if haven is not None:
        return None if haven.field == m.here else Choice(9.0, Job(haven.field, haven.ap, 0.0, "home"))
    found = [Choice(rate(m, j), j) for j in jobs(m) if j.field != m.here]
    if m.danger > 0.5:
        found += [Choice(rate(m, j), j) for j in (Job(f, 0, 0.0) for f in steps(m.t, m.here)) if not on_lava(m.t, j.field)]
    best = max(found, key=lambda c: (c.score, -c.job.field), default=None)
    if best is not None and best.score > 0:
        return best
    return _to_the_best_home(m)


def _to_the_best_home(m: Mind) -> Choice | None:
    """With nothing left to do: home, if there is one."""
    ways = [(cost, h) for cost, h in m.homes if h.field != m.here]
    if not ways or any(h.field == m.here and not h.ap for _, h in m.homes):
        return None
    return Choice(0.01, Job(ways[0][1].field, ways[0][1].ap, 0.0, "home"))


def local(m: Mind, may: set[str]) -> Choice | None:
    """The best thing to do on this field now."""
    haven = homeward(m)
    found = []
    calm = calming(m)
    for job in (*jobs(m), *calm):
        if job.field != m.here or not job.what or not doable(m, job, may):
            continue
        score = job.value / (job.ap + OVERHEAD) if job in calm else rate(m, job)
        if haven is not None and haven.field == m.here:
            score = (job.value - RATE * m.danger * (m.p.ap - job.ap < 1)) / (job.ap + OVERHEAD)
        found.append(Choice(score, job))
    best = max(found, key=lambda c: c.score, default=None)
    return best if best is not None and best.score > 0 else None


def turn(m: Mind, may: set[str]) -> Do:
    """One action of the menu."""
    p, t = m.p, m.t
    haven = homeward(m)
    at_home = haven is not None and haven.field == m.here
    if at_home and haven is not None and haven.ap:
        return Do("tunnel" if "tunnel" in may else idle(m, may))
    if p.hidden and at_home:
        return Do("rest" if "rest" in may and (p.wounds or "rests" in m.wanted) else "pass")
    here, away = local(m, may), None if at_home else destination(m)
    if "adrenaline" in m.held and "item" in may and (m.danger > 1.5 or (haven and not at_home) or t.round >= 13):
        return Do("item")
    hit = next(iter(attacks(m, "burst" in may)), None) if {"attack", "burst"} & may else None
    shot = hit.value / (hit.ap + OVERHEAD) if hit is not None else 0.0
    walk = away.score if away is not None else 0.0
    work = here.score if here is not None else 0.0
    if haven is not None and not at_home and shot < 0.35:
        shot = work = 0.0
    elif haven is not None and not at_home:
        walk = 0.3
    if shot > 0 and shot >= max(walk, work):
        return Do("burst" if "burst" in may and (hit is not None and hit.ap >= 1) else "attack")
    if here is not None and work >= walk:
        return Do(name(m, here.job, may))
    if away is not None:
        gone = gait(m, away.job, may)
        if gone is not None:
            return Do(gone)
        if here is not None:
            return Do(name(m, here.job, may))
    return Do(idle(m, may))


def name(m: Mind, job: Job, may: set[str]) -> str:
    """The menu's word for a job."""
    if job.what != "search":
        return job.what
    if "scour" in may and (m.p.ap >= 3 or "quick_search" not in may) and m.room >= 0:
        return "scour"
    return next(what for what in ("quick_search", "search", "scour") if what in may)


def idle(m: Mind, may: set[str]) -> str:
    """Nothing to gain: hide, rest, look around, pass."""
    home = any(h.field == m.here for _, h in m.homes)
    sheltered = m.here == BOAT or (m.t.once and protected(m.t, m.here))
    if "hide" in may and not sheltered and (home or m.danger > 0.3 or m.t.round >= LAST - 1):
        return "hide"
    if m.p.hidden:
        return "pass"
    if "rest" in may and (m.p.wounds or sum(m.p.energy) < 6) and "energy_free" not in m.wanted:
        return "rest"
    return next((what for what in PASTIMES if what in may), "pass")


def far(m: Mind, target: int) -> int:
    """Steps to a field."""
    if m.here >= BOAT or target >= BOAT:
        return 1 if target == BOAT and SHORE[m.t.boat_at] >> m.here & 1 else 2
    d = distance(m.here, target, m.t.lava)
    return d if d >= 0 else 2


def gait(m: Mind, job: Job, may: set[str]) -> str | None:
    """How to walk there; None: better stay here for this turn."""
    p, t = m.p, m.t
    strides = may & {"move", "sneak", "sprint", "evade", "quiet"}
    if not strides:
        return None
    slack = m.left - (m.homes[0][0] if m.homes else 0.0)
    if m.exit > 1.3 + max(0.0, 3.0 - slack) and "evade" in strides:
        return "evade"
    to = next_field(m, job.field, p.ap <= 1, p.ap <= 1 and job.what != "home")
    if to == m.here:
        return None
    night, area = int(dark(t, m.seat)), m.terrain.noise[0]
    if "sprint" in strides and far(m, job.field) >= 2 and (1 + night) * area < 0.75:
        return "sprint"
    loud = to < BOAT and (KIND[to] == "jungle" or night > 0)
    if "sneak" in strides and loud and area > 0.04:
        return "sneak"
    return next((what for what in ("move", "sneak", "sprint", "evade", "quiet") if what in strides), None)


def next_field(m: Mind, target: int, last: bool, may_stay: bool) -> int:
    """The next field on the way; with the last AP one that is good to stay on, the own field included."""
    t = m.t
    back: dict[int, Way] = m.terrain.ways(target)
    straight = m.ways[target].first if target in m.ways else m.here
    best, cheapest = straight, 1e9
    for f in steps(t, m.here):
        if (f < BOAT and on_lava(t, f) and f != straight) or f not in back:
            continue
        cost = m.terrain.price[f] + m.terrain.real(back[f].effort)
        if f < BOAT and on_lava(t, f):
            cost += m.terrain.burn
        if last:
            cost += m.hunters.stay(f)
        if cost < cheapest:
            best, cheapest = f, cost
    if may_stay and m.here in back and m.terrain.real(back[m.here].effort) + m.danger + 0.1 < cheapest:
        return m.here
    return best
