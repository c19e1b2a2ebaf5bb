"""A referee with its own reading of the dinosaurs' rules watches the dinosaur phase of many random positions.

It measures and decides by itself (SAU-R-077 from top to bottom) and compares what each lone dinosaur does, whom a fight
may aim at, and who is left after it. It shares nothing with `hunt.py` and `fight.py` but cards, marks and the map.
"""

from collections import Counter, deque
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from rules.core.chance import Chance
from rules.core.game import Move, Proceed
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.apply import open_run
from rules.sauria.cards.dinosaurs import CARDS
from rules.sauria.cards.marks import AGGRESSIVE, DISTRACTED, FRIGHTENED, LYING, NARCOTISED, PANICKED, STUNNED
from rules.sauria.dinosaurs import settle
from rules.sauria.map import BOAT, FLOW, INNER, LAND, NEAR, ZONE1_MASK, bits
from rules.sauria.state import Body, Dino, Player, State
from tests.rules.sauria.island import AT, CAST, hunting, person

POSITIONS, FIGHTS = 300, 150
CROWDED = (AT["bunker"], 36, 50, 51, 52)
FLOWS = (0, 0, INNER, INNER | ZONE1_MASK, INNER | ZONE1_MASK | FLOW[1][0] | FLOW[1][1] | FLOW[2][0])
SORTS = tuple(c for c in CARDS if c != "raptor_pack.1")
Outcome = tuple[Any, ...]


def ways(s: State, start: int) -> dict[int, int]:
    """Steps over land without lava to every field that can be reached."""
    found, waiting = {start: 0}, deque([start])
    while waiting:
        f = waiting.popleft()
        for to in bits(NEAR[f]):
            if to not in found and not s.lava >> to & 1:
                found[to] = found[f] + 1
                waiting.append(to)
    return found


def hot(s: State, f: int) -> bool:
    """On lava or beside it."""
    return any(s.lava >> x & 1 for x in (f, *bits(NEAR[f])))


def hunted(s: State, p: Player) -> bool:
    """Alive, seen, and neither on the boat nor in the bunker that has had power."""
    inside = p.field == AT["bunker"] and s.once and bool((s.up & ~s.lava) >> p.field & 1)
    return p.alive and not p.hidden and p.field != BOAT and not inside


def victim(s: State, f: int) -> int | None:
    """Whom an attack on this field hits: a bleeding player before others, then who came first."""
    here = [(not p.bleeding, p.entered, seat) for seat, p in enumerate(s.players) if p.field == f and hunted(s, p)]
    return min(here)[2] if here else None


def kin_of(s: State, d: Dino) -> list[Dino]:
    """Its pack on the field; alone when it is none."""
    kin = CARDS[d.card].kin
    return [x for x in s.dinos if x.field == d.field and kin and CARDS[x.card].kin == kin] or [d]


def rank(hunter: Dino, other: Dino) -> int | None:
    """Place of a dinosaur in the hunter's order of prey."""
    mine, its = CARDS[hunter.card], CARDS[other.card]
    if hunter.id == other.id or (mine.kin and mine.kin == its.kin):
        return None
    if mine.large:
        return 3 if its.large and not its.carnivore else 4 if not its.carnivore else 5 if its.large else None
    return 4 if not its.carnivore and not its.large else None


def strike(s: State, d: Dino, idle: str) -> Outcome:
    """An attack on a player of the field, or nothing."""
    seat = victim(s, d.field)
    return ("idle", idle) if seat is None else ("hunt", seat)


def wanted(s: State, d: Dino) -> Outcome:
    """What a lone dinosaur must do when its turn comes; a movement as ("move", why, all fields that are right, the one
    that the bot takes; -1 when its prey of equals has no way)."""
    card = CARDS[d.card]
    if d.marks & LYING:
        return "idle", "lying"
    if hot(s, d.field):
        free = [f for f in bits(NEAR[d.field]) if not hot(s, f)]
        return ("move", "lava", free, free[0]) if free and not d.marks & PANICKED else strike(s, d, "panicked")
    food = any(x.field == d.field for x in s.bodies) or any(p.body and p.field == d.field for p in s.players)
    if card.carnivore and food and not d.marks & PANICKED:
        return ("eat",)
    if d.marks & DISTRACTED:
        return "idle", "distracted"
    if d.marks & PANICKED:
        return strike(s, d, "panicked")
    if not card.carnivore:
        return strike(s, d, "calm") if card.hostile or d.marks & (AGGRESSIVE | FRIGHTENED) else ("idle", "calm")
    return strike(s, d, "") if victim(s, d.field) is not None else walk(s, d)


def walk(s: State, d: Dino) -> Outcome:
    """A carnivore without a player here: a fight, a step to its kind or towards its prey, or nothing."""
    away = ways(s, d.field)
    prey = [(away[p.field], 1 if p.bleeding else 2, p.field) for p in s.players if hunted(s, p) and p.field in away]
    prey += [(away[x.field], r, x.field) for x in s.dinos if x.field in away and (r := rank(d, x)) is not None]
    if prey and min(prey)[0] == 0:
        return ("fight",)
    kin = CARDS[d.card].kin
    kind = [(away[x.field], 0, x.field) for x in s.dinos if kin and CARDS[x.card].kin == kin and away.get(x.field, 0) > 0]
    to_kin = bool(kind) and (not prey or min(kind)[0] < min(prey)[0])
    goals = kind if to_kin else prey
    if not goals:
        return "idle", "no prey"
    best = min(goals)[:2]
    steps = [f for f in bits(NEAR[d.field]) if not hot(s, f)]
    right = [[f for f in steps if ways(s, goal).get(f, LAND) < best[0]] for *how, goal in goals if tuple(how) == best]
    if not any(right):
        return "idle", "no way"
    return "move", "kin" if to_kin else "prey", [f for fields in right for f in fields], min(right[0], default=-1)


def did(x: Any) -> tuple[int, Outcome] | None:
    """(dinosaur, what it did) of an event that is an action of its own."""
    match x:
        case e.DinosaurIdle(dino=dino, why=why):
            return dino, ("idle", why)
        case e.DinosaurMoved(dino=dino, field=f, why=why):
            return dino, ("move", why, f)
        case e.DinosaursAte(dinos=(first, *_)):
            return first, ("eat",)
        case e.Rolled(by=dino, target=seat, why="hunt"):
            return dino, ("hunt", seat)
        case e.Rolled(by=dino, why="fight"):
            return dino, ("fight",)
    return None


def check_action(s: State, d: Dino, found: Outcome) -> None:
    """What the dinosaur did is what the referee wants."""
    right = wanted(s, d)
    if right[0] != "move":
        assert found == right, (d, found, right)
    elif s.ties:
        assert found == (("move", right[1], right[3]) if right[3] >= 0 else ("idle", "no way")), (d, found, right)
    else:
        assert found == ("idle", "no way") or (found[:2] == right[:2] and found[2] in right[2]), (d, found, right)


def position(luck: Random) -> State:
    """A table at its dinosaur phase: people and dinosaurs crowded or spread, all kinds of marks, bodies, lava."""
    spread = luck.random()

    def field() -> int:
        return luck.randrange(LAND) if luck.random() < spread else luck.choice(CROWDED)

    people = []
    for i in range(luck.randint(2, 5)):
        alive, bleeding = i == 0 or luck.random() < 0.85, luck.random() < 0.25
        hidden = alive and not bleeding and luck.random() < 0.15
        where = BOAT if luck.random() < 0.1 else field()
        p = person(CAST[i], where, alive=alive, bleeding=bleeding, hidden=hidden, entered=i + 1)
        people.append(replace(p, body=not alive))
    marks = (0,) * 6 + (STUNNED, NARCOTISED, DISTRACTED, PANICKED, PANICKED | DISTRACTED)
    herd = []
    for n, card in enumerate(luck.sample(SORTS, luck.randint(1, 8))):
        mark = luck.choice(marks) | (0 if CARDS[card].carnivore else luck.choice((0, 0, AGGRESSIVE, FRIGHTENED)))
        herd.append(Dino(10 + n, card, field(), luck.randint(0, CARDS[card].lp - 1), mark))
    bodies = tuple(Body("pachy.1", field()) for _ in range(luck.choice((0, 0, 1))))
    more: dict[str, Any] = {"up": ("bunker",) if luck.random() < 0.5 else (), "once": luck.random() < 0.5}
    s = hunting(*people, dinos=herd, bodies=bodies, lava=luck.choice(FLOWS), boat=2, boat_at=65, **more)
    run = open_run(replace(s, ties=luck.random() < 0.7), Chance("settle"))
    settle(run)
    return replace(run.finish(()).state, asked=None)


def phase_of(s: State, luck: Random, seed: int) -> tuple[list[Any], State]:
    """All events of the dinosaur phase, every question answered at random, and the table after it."""
    events: list[Any] = []
    chance = Chance("referee", seed)
    move: Move[Any] = Move(None, Proceed())
    while True:
        s, new = GAME.apply(s, move, chance)
        events += new
        prompts = GAME.prompts(s)
        if not prompts:
            return events, s
        move = Move(prompts[0].seat, luck.choice(prompts[0].choices))


@pytest.mark.rule("SAU-R-077", "SAU-CARN-22", "SAU-CARN-06", "SAU-R-071", "SAU-R-073")
def test_every_lone_dinosaur_does_what_the_referee_expects() -> None:
    seen: Counter[str] = Counter()
    for seed in range(POSITIONS):
        luck = Random(seed)
        s = position(luck)
        events, _ = phase_of(s, luck, seed)
        acted: set[int] = set()
        for x in events:
            before, s = s, GAME.evolve(s, [x])
            found = did(x)
            if found is None or found[0] in acted:
                continue
            d = next(d for d in before.dinos if d.id == found[0])
            if found[1] == ("fight",) and wanted(before, d) != found[1]:
                continue  # it strikes back, which is no action of its own
            unit = kin_of(before, d)
            acted |= {x.id for x in unit}
            if len(unit) == 1:
                check_action(before, d, found[1])
                seen[found[1][0]] += 1
    assert set(seen) == {"idle", "move", "eat", "hunt", "fight"}
    assert min(seen.values()) >= 5


@pytest.mark.rule("SAU-MULTI-05", "SAU-MULTI-06", "SAU-MULTI-07", "SAU-MULTI-08", "SAU-R-150")
def test_fights_aim_only_at_those_they_may_and_go_on_until_no_able_fighter_has_prey_left() -> None:
    blows: Counter[str] = Counter()
    for seed in range(FIGHTS):
        luck = Random(seed)
        cards = luck.sample(SORTS, luck.randint(2, 7))
        herd = [
            Dino(10 + n, c, 36, luck.randint(0, CARDS[c].lp - 1), luck.choice((0,) * 8 + (STUNNED, DISTRACTED)))
            for n, c in enumerate(cards)
        ]
        s = hunting(person("ranger", "D13"), person("hunter", "D13"), dinos=herd, ties=luck.random() < 0.5)
        events, after = phase_of(s, luck, seed)
        sorts = {d.id: CARDS[d.card] for d in herd}
        for x in events:
            before, s = s, GAME.evolve(s, [x])
            if isinstance(x, e.Rolled) and x.why == "fight":
                mine, its = sorts[x.by], sorts[x.target]
                if mine.carnivore:
                    assert its.large == mine.large or not (its.large or its.carnivore), (mine.key, its.key)
                    assert not its.carnivore or mine.large, (mine.key, its.key)
                    better = [d for d in before.dinos if sorts[d.id].large and not sorts[d.id].carnivore]
                    assert not mine.large or its.large or not better, "large herbivores come first"
                else:
                    assert its.carnivore, (mine.key, its.key)
                    assert its.large or not mine.large, (mine.key, its.key)
                blows[f"{mine.large}{mine.carnivore}{its.large}{its.carnivore}"] += 1
        eaters = {i for x in events if isinstance(x, e.DinosaursAte) for i in x.dinos}
        left = [d for d in after.dinos if d.field == 36]
        able = [d for d in left if sorts[d.id].carnivore and not next(h for h in herd if h.id == d.id).marks]
        for hunter in able:
            if hunter.id not in eaters:
                assert not [d for d in left if rank(hunter, d) in (3, 4)], (seed, hunter, left)
    assert len(blows) >= 6
