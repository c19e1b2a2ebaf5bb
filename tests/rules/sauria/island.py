"""Positions for the tests: an island laid out in a fixed order, rigged chance, and short ways to press, read and expect.

Tiles lie in the order of their zones: bunker B2, visitor centre B5, ranger station B8, garage B11; power plant C2, nursery
C4, shed C6, clinic C8, armoury C11, campsite C13, tunnel access C15, quarantine pen C17; helipad D2, docks D4, radio tower
D6, laboratory D8, lighthouse D10, aviary D12, game trail D14, collapsed cliff D16, lookout D18, hunting lodge D20,
field hospital D22, beach cabin D24.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

import pytest

from rules.core.chance import Chance
from rules.core.game import Illegal, Move, Proceed, Prompt, SeatSpec
from rules.sauria import GAME
from rules.sauria import events as e
from rules.sauria.actions import Action, Do, Go
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.tiles import BY_ZONE
from rules.sauria.dice import FACES
from rules.sauria.frames import Actions, Hunt, Pause, Round, Turn
from rules.sauria.map import FIELD, LOCATIONS, mask
from rules.sauria.state import Dino, Item, Player, State, Wound

T = TypeVar("T")
F = FIELD
ORDER = tuple(t for zone in BY_ZONE for t in zone)
AT = {tile: LOCATIONS[i] for i, tile in enumerate(ORDER)}
"""Where each tile lies on the laid-out island."""
CAST = ("hunter", "scientist", "ranger", "counselor", "chaotician")


class Rigged(Chance):
    """Chance that does as it is told: dice faces, then blanks; markers "R" and "B", then black; nothing is shuffled."""

    def __init__(self, faces: Sequence[int] = (), markers: str = "", picks: Sequence[int] = ()) -> None:
        super().__init__("rigged")
        self.faces = list(faces)
        self.markers = list(markers)
        self.picks = list(picks)

    def pick(self, items: Sequence[T]) -> T:
        if tuple(items) in FACES.values():
            face = self.faces.pop(0) if self.faces else 0
            assert face in items, f"{face} is no face of {items}"
            return items[items.index(face)]
        return items[self.picks.pop(0) if self.picks else 0]

    def below(self, n: int) -> int:
        return 0 if (self.markers.pop(0) if self.markers else "B") == "R" else n - 1

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(items)


class Played(NamedTuple):
    """A state and all that happened on the way to it."""

    state: State
    events: tuple[Any, ...]

    def all(self, kind: type[T]) -> list[T]:
        """The events of one kind."""
        return [x for x in self.events if isinstance(x, kind)]

    def one(self, kind: type[T]) -> T:
        """The only event of that kind."""
        found = self.all(kind)
        assert len(found) == 1, found
        return found[0]

    @property
    def me(self) -> Player:
        """The first player."""
        return self.state.players[0]


def person(character: str, field: str | int = "B2", *items: str, **more: Any) -> Player:
    """A player on a field with full energy and these items (fully loaded)."""
    held = []
    for key in items:
        name, _, ammo = key.partition(":")
        weapon = ITEMS[name].weapon
        held.append(Item(name, int(ammo) if ammo else weapon.ammo if weapon else 0))
    at = FIELD[field] if isinstance(field, str) else field
    base = Player(character, f"{character}.1", at, 3, CHARACTERS[character].energy, tuple(held))
    return replace(base, **more)


def down(*cards: str) -> tuple[Wound, ...]:
    """Face-down wounds."""
    return tuple(Wound(c) for c in cards)


def up(*cards: str) -> tuple[Wound, ...]:
    """Face-up wounds."""
    return tuple(Wound(c, True) for c in cards)


def dino(species: str, field: str | int, id: int = 10, damage: int = 0, marks: int = 0, copy: int = 1) -> Dino:
    """A dinosaur on a field."""
    at = FIELD[field] if isinstance(field, str) else field
    return Dino(id, f"{species}.{copy}", at, damage, marks)


def island(*players: Player, up: str | Sequence[str] = (), dinos: Sequence[Dino] = (), **more: Any) -> State:
    """A table in round 1's action phase on which it is the first player's turn. up: tiles that are uncovered ("all")."""
    people = players or (person("hunter"), person("scientist", "B5"))
    if len(people) == 1:
        people = (*people, person("photographer", "D23"))
    base = GAME.setup(tuple(SeatSpec() for _ in people), {}, Chance("island")).state
    shown = ORDER if up == "all" else tuple(up)
    in_play = {d.card for d in dinos}
    people = tuple(replace(p, entered=p.entered or i + 1) for i, p in enumerate(people))
    values: dict[str, Any] = {
        "round": 1,
        "phase": "action",
        "starter": 0,
        "seat": 0,
        "players": people,
        "tiles": ORDER,
        "up": mask([AT[t] for t in shown]),
        "dinos": tuple(dinos),
        "next_id": max((d.id for d in dinos), default=9) + 1,
        "arrivals": 20,
        "event": "",
        "discard": tuple(c for c in base.discard if c not in in_play),
        "stock": tuple(c for c in base.stock if c not in in_play),
        "aside": tuple(c for c in base.aside if c not in in_play),
        "stack": (Round(3), Actions(tuple(range(1, len(people)))), Turn(0)),
        "plant": 1 if "power_plant" in shown else 0,
        "tunnels": "tunnel_access" in shown,
    }
    if "power_plant" in shown:
        values["sabotage"] = 1 << AT["power_plant"]

    values.update(more)
    return replace(base, asked=None, **values)


def hunting(*players: Player, dinos: Sequence[Dino] = (), **more: Any) -> State:
    """The same table at the start of its dinosaur phase (a Proceed away)."""
    return island(*players, dinos=dinos, stack=(Round(4), Pause(), Hunt(()), Pause()), phase="dinosaur", seat=-1, **more)


def phase(state: State, number: int) -> State:
    """The table at the start of a phase of the round (0 event, 1 lava, 2 action, 3 dinosaur, 4 clean-up), a Proceed away."""
    return replace(state, stack=(Round(number), Pause()), seat=-1, asked=None)


def play(state: State, *actions: Any, faces: Sequence[int] = (), markers: str = "", picks: Sequence[int] = ()) -> Played:
    """Press these, each by the seat that is offered it; `Proceed()` for the table itself."""
    chance = Rigged(faces, markers, picks)
    events: tuple[Any, ...] = ()
    for action in actions:
        seat = None
        if not isinstance(action, Proceed):
            prompts = GAME.prompts(state)
            seat = next((p.seat for p in prompts if action in p.choices), None)
            assert seat is not None, f"{action} is not among {prompts}"
        before = state
        state, new = GAME.apply(state, Move(seat, action), chance)
        assert GAME.evolve(before, new) == state, action
        events += new
    assert not chance.faces, f"dice not rolled: {chance.faces}"
    return Played(state, events)


def proceed(state: State, faces: Sequence[int] = (), markers: str = "", picks: Sequence[int] = ()) -> Played:
    """The table goes on by itself once."""
    return play(state, Proceed(), faces=faces, markers=markers, picks=picks)


def menu(state: State) -> set[str]:
    """The names of what the turn's menu offers."""
    return {a.what for a in asked(state).choices if isinstance(a, Do)}


def asked(state: State) -> Prompt[Action]:
    """The only prompt."""
    prompts = GAME.prompts(state)
    assert len(prompts) == 1, prompts
    return prompts[0]


def kinds(state: State) -> tuple[tuple[int, str], ...]:
    """(seat, kind) of all prompts."""
    return tuple((p.seat, p.kind) for p in GAME.prompts(state))


def step(state: State, to: str | int, what: str = "move", **more: Any) -> Played:
    """Choose a movement and its first field."""
    return play(state, Do(what), Go(FIELD[to] if isinstance(to, str) else to), **more)


def expect_refused(state: State, action: Any, seat: int = 0) -> None:
    """The action is not offered, and pressing it anyway changes nothing."""
    with pytest.raises(Illegal):
        GAME.apply(state, Move(seat, action), Chance("forged"))


def total_noise(played: Played) -> int:
    """The sum that the last action came to."""
    made = played.all(e.NoiseMade)
    return made[-1].total if made else 0


def last(played: Played, kind: type[T]) -> T:
    """The last event of that kind."""
    return played.all(kind)[-1]
