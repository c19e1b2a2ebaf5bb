"""A referee with its own reading of the island's rules watches whole games: moves, noise, lava, power, turns, the end.

It asks the engine nothing but what lies on the table; geometry, power, noise and lava are worked out here once more.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest

from bench.sauria_play import Match, busily, by_computer
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.cards.events import EVENTS
from rules.sauria.cards.tiles import TILES
from rules.sauria.map import AREA, AREAS, BOAT, HEX, LAND, LOCATIONS, ROADS, ZONE1, ZONE3
from rules.sauria.state import State

LIGHTS = {"torch", "headlamp"}
OWN_NOISE = {"sprint": 1, "burst": 1, "quick_search": 1}
STEPS = ("move", "quiet", "sneak", "sprint", "evade", "tunnel")
GAMES: tuple[tuple[int, Any, dict[str, Any]], ...] = (
    (2, by_computer("normal"), {}),
    (3, by_computer("normal"), {"ties": False}),
    (4, by_computer("easy"), {}),
    (5, by_computer("normal"), {"characters": "random"}),
    (1, by_computer("normal"), {}),
    (3, by_computer("normal"), {"difficulty": "hard"}),
    (4, by_computer("normal"), {"difficulty": "easy", "coop": True}),
    (2, by_computer("normal"), {"jurassic": ("deck", "events", "start")}),
    *((2 + i % 4, busily, {"ties": i % 2 == 0}) for i in range(12)),
)


def apart(a: int, b: int, s: State) -> int:
    """Steps between two fields on the hex grid; the boat lies on its water hex."""
    (q, r), (x, y) = (HEX[s.boat_at if f == BOAT else f] for f in (a, b))
    return max(abs(q - x), abs(r - y), abs(q + r - x - y))


def tile(s: State, f: int) -> str:
    """The tile that works on a field, "" for none: uncovered, and not burnt (the saved bunker is not)."""
    if f not in LOCATIONS or not s.up >> f & 1:
        return ""
    name = s.tiles[LOCATIONS.index(f)]
    return name if not s.lava >> f & 1 or (name == "bunker" and s.saved) else ""


def has_power(s: State, f: int) -> bool:
    """SAU-POWER-04 to -11, SAU-R-098, SAU-R-101."""
    name = tile(s, f)
    if not name or not TILES[name].power or s.sabotage >> f & 1:
        return False
    plant = next((x for x in LOCATIONS if tile(s, x) == "power_plant"), -1)
    works = s.plant == 2 and plant >= 0 and not s.sabotage >> plant & 1
    surge = s.event in ("surge_day", "surge_night")
    own = s.own_power and name == "bunker"
    return works or surge or own or bool(s.petrol >> f & 1) or bool(s.generator >> AREA[f] & 1)


def safe_inside(s: State, f: int) -> bool:
    """The protected bunker (SAU-R-177)."""
    return tile(s, f) == "bunker" and s.once


def shut(s: State) -> bool:
    """Whether an act of a player keeps the bunker without power (SAU-R-129)."""
    f = next((x for x in LOCATIONS if tile(s, x) == "bunker"), -1)
    if f < 0 or not s.once or has_power(s, f):
        return False
    cut_plant = any(tile(s, x) == "power_plant" and s.sabotage >> x & 1 and s.plant == 2 for x in LOCATIONS)
    return bool(s.sabotage >> f & 1) or cut_plant


def burning(s: State, f: int) -> bool:
    """Whether entering the field burns (SAU-LAVA-15)."""
    return f < LAND and bool(s.lava >> f & 1) and tile(s, f) != "bunker"


def erupting(s: State, x: e.LavaPlaced) -> set[int]:
    """What this round's lava must cover that is not lava yet (SAU-LAVA-03 to -10)."""
    ring = {f for f in range(LAND) if max(map(abs, (*HEX[f], sum(HEX[f])))) == 1}
    first = 7 if "hard" in s.modes else 9
    if s.round == first:
        wanted = ring
    elif s.round == first + 1:
        wanted = set(ZONE1)
    else:
        colour, nth = s.erupted[-1], s.erupted.count(s.erupted[-1])
        area = [f for f in range(LAND) if AREAS[AREA[f]] == colour]
        near = ring | set(ZONE1)
        coast = {f for f in range(LAND) if max(map(abs, (*HEX[f], sum(HEX[f])))) == 4}
        wanted = {
            1: {f for f in area if any(apart(f, g, s) == 1 for g in near)},
            2: {f for f in area if f not in coast},
            3: {f for f in area if f not in LOCATIONS},
        }[nth]
    return {f for f in wanted if not s.lava >> f & 1}


@dataclass
class Referee:
    """What it remembers between events: the action under way and its fields, whether an encounter lies in it, spent places,
    damage that lava still has to do, seats that had their turn."""

    what: str = ""
    entered: list[int] = field(default_factory=list)
    nested: bool = False
    spent: set[int] = field(default_factory=set)
    seen: Counter[str] = field(default_factory=Counter)
    burnt: int = -1
    turns: list[int] = field(default_factory=list)

    def watch(self, s: State, x: Any) -> None:
        """One event that happens on this table."""
        self.seen[type(x).__name__] += 1
        if self.burnt >= 0 and isinstance(x, e.WoundDrawn | e.WoundTurned | e.Absorbed):
            self.burnt -= 1
        elif self.burnt > 0 and not isinstance(x, e.Tallied | e.Hid):
            assert isinstance(x, e.Died), f"lava left {self.burnt} damage undone before {x}"
            self.burnt = -1
        method = getattr(self, f"on_{type(x).__name__}", None)
        if method:
            method(s, x)

    def on_PhaseBegan(self, s: State, x: e.PhaseBegan) -> None:
        if x.phase == "action":
            self.turns = []
        assert x.phase != "lava" or s.round >= (7 if "hard" in s.modes else 9)

    def on_TurnBegan(self, s: State, x: e.TurnBegan) -> None:
        coming = s.players[x.seat].coming
        ap = 4 if "solo" in s.modes else 3
        ap += coming.count("+ap") - ("-ap" in coming) + (s.event == "clear_sky")
        ap -= s.event == "cold_rain" and not safe_inside(s, s.players[x.seat].field)
        lame = any(w.up and w.card == "leg" for w in s.players[x.seat].wounds)
        assert x.ap == max(2 if lame else 1, ap), "always enough for a step"
        n = len(s.players)
        clockwise = [(s.starter + k) % n for k in range(n)]
        assert x.seat == next(c for c in clockwise if s.players[c].alive and c not in self.turns)
        self.turns.append(x.seat)

    def on_Paid(self, s: State, x: e.Paid) -> None:
        assert 0 <= x.ap <= s.players[x.seat].ap and s.players[x.seat].alive and s.seat == x.seat
        if not self.nested:
            self.what, self.entered = x.what, []

    def on_EncounterDrawn(self, s: State, x: e.EncounterDrawn) -> None:
        f = s.players[x.seat].field
        assert f in self.spent and not s.encounters >> f & 1
        assert x.card in s.meetings or x.reshuffled
        self.nested = True

    def on_MarkerSpent(self, s: State, x: e.MarkerSpent) -> None:
        assert s.encounters >> x.field & 1 and x.field not in self.spent, "one encounter a place"
        self.spent.add(x.field)

    def on_Uncovered(self, s: State, x: e.Uncovered) -> None:
        assert not (s.up | s.lava) >> x.field & 1 and x.tile == s.tiles[LOCATIONS.index(x.field)]
        assert x.by < 0 or s.players[x.by].field == x.field

    def on_Moved(self, s: State, x: e.Moved) -> None:
        p = s.players[x.seat]
        assert p.alive and p.field == x.start and not p.hidden
        if x.how == "tunnel":
            assert all(TILES[tile(s, f)].tunnel for f in (x.start, x.field))
            assert s.tunnels or p.character == "saboteur"
        else:
            assert apart(x.start, x.field, s) == 1
            assert not (s.saved and "bunker" in (tile(s, x.start) if x.start < LAND else "", tile(s, x.field)))
        assert x.field != BOAT or s.boat == 2
        assert x.field == BOAT or tile(s, x.field) != "bunker" or not shut(s)
        self.entered.append(x.field)
        if burning(s, x.field):
            self.burnt = 5

    def on_NoiseMade(self, s: State, x: e.NoiseMade) -> None:
        p = s.players[x.seat]
        light = any(i.key in LIGHTS for i in p.items) or s.event == "full_moon"
        dark = (s.round - 1) % 8 >= 4 and not light
        assert x.night <= 2 * dark
        quiet = self.what == "quiet" or p.field == BOAT or safe_inside(s, p.field)
        assert x.total == (0 if quiet else max(0, x.symbols + x.jungle + x.places + x.night - x.less)) or self.nested
        if not self.nested and self.what in (*STEPS, *OWN_NOISE):
            own = CHARACTERS[p.character].sprint[1] if self.what == "sprint" else OWN_NOISE.get(self.what, 0)
            jungle = [f for f in self.entered if f not in LOCATIONS and f not in ROADS and f < LAND and not s.lava >> f & 1]
            machete = any(i.key == "machete" for i in p.items)
            places = sum(TILES[t].noise for f in self.entered if f < LAND and (t := tile(s, f)))
            assert (x.symbols, x.places, x.less) == (own, places, int(self.what == "sneak"))
            assert x.jungle == (min(1, len(jungle)) if machete else len(jungle))
            assert x.night == dark * ((self.what in STEPS and self.what != "quiet") + (own > 0))

    def on_MarkerDrawn(self, s: State, x: e.MarkerDrawn) -> None:
        f = s.players[x.seat].field
        assert s.stock and f != BOAT and not safe_inside(s, f) and x.area == AREA[f]
        black, red = s.bags[x.area]
        assert (black, red) == (x.black_left + (not x.red), x.red_left + x.red) and black + red > 0

    def on_BagFilled(self, s: State, x: e.BagFilled) -> None:
        n = max(2, len(s.players))
        assert (x.black, x.red) == (4 * n, n)

    def on_EventRevealed(self, s: State, x: e.EventRevealed) -> None:
        night = (s.round - 1) % 8 >= 4
        if "jurassic_events" not in s.modes:
            assert EVENTS[x.card].night == (night or "hard" in s.modes)

    def on_LavaPlaced(self, s: State, x: e.LavaPlaced) -> None:
        assert set(x.fields) == erupting(s, x)
        bunker = [f for f in x.fields if f in LOCATIONS and s.tiles[LOCATIONS.index(f)] == "bunker"]
        assert x.saved == (bool(bunker) and bool(s.up >> bunker[0] & 1) and s.once)
        assert not set(x.fields) & set(ZONE3)

    def on_Rescued(self, s: State, x: e.Rescued) -> None:
        f = s.players[x.seat].field
        pad = tile(s, f) == "helipad" and 0 < s.signal <= 13
        assert s.round == 16
        assert x.way == ("boat" if f == BOAT else "bunker" if safe_inside(s, f) else "helicopter" if pad else "")

    def on_BunkerOn(self, s: State, x: e.BunkerOn) -> None:
        assert has_power(s, x.field) and not s.once

    def on_SignalSent(self, s: State, x: e.SignalSent) -> None:
        assert not s.signal and x.in_time == (s.round <= 13)


@pytest.mark.rule("SAU-R-059", "SAU-R-129", "SAU-R-098", "SAU-LAVA-15", "SAU-ENC-04")
def test_a_referee_who_knows_only_the_rules_finds_nothing_wrong_in_whole_games() -> None:
    seen: Counter[str] = Counter()
    for i, (seats, player, options) in enumerate(GAMES):
        referee = Referee()
        for step in Match(f"referee{i}", seats, player, options).play():
            s = step.before
            if step.prompt and step.prompt.kind == "turn":
                referee.nested = False
            for x in step.outcome.events:
                referee.watch(s, x)
                s = GAME.evolve(s, (x,))
            assert s == step.outcome.state
            bunker = [f for f in LOCATIONS if tile(s, f) == "bunker"]
            assert not bunker or s.once or not has_power(s, bunker[0]), "the first power is noticed"
        seen += referee.seen
    looked_at = {name.removeprefix("on_") for name in dir(Referee) if name.startswith("on_")}
    assert looked_at <= set(seen), looked_at - set(seen)
