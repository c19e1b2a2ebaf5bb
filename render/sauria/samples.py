"""Sample moments for the gallery, the palette's training, the tests and the bench: whole games by the computer players."""

from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from render.core.face import Words
from render.core.scene import Scene
from render.sauria import cards
from render.sauria.face import FACE
from rules.core.chance import Chance
from rules.core.game import Move, Proceed, SeatSpec
from rules.sauria.cards.dinosaurs import CARDS
from rules.sauria.cards.marks import AGGRESSIVE, DISTRACTED, FRIGHTENED, NARCOTISED, PANICKED, STUNNED
from rules.sauria.game import GAME
from rules.sauria.map import AREA, AREAS, LAND
from rules.sauria.state import Dino, State
from rules.sauria.view import View

NAMES = ("Anna", "Bartek", "Łucja", "Jörg", "Zoë")


class Step(NamedTuple):
    """One move of a sample game: the state before it, the move, what happened, the state after it."""

    before: State
    move: Move[Any]
    events: tuple[Any, ...]
    after: State


@cache
def game(players: int, seed: str, strength: str = "normal", most: int = 900, ties: bool = True) -> tuple[Step, ...]:
    """A game among computer players, at most so many moves."""
    chance = Chance(f"{seed}/setup")
    state, events = GAME.setup(tuple(SeatSpec() for _ in range(players)), {"ties": ties}, chance)
    steps = [Step(state, Move(None, Proceed()), events, state)]
    while len(steps) < most:
        prompts = GAME.prompts(state)
        if prompts:
            prompt = prompts[0]
            view = GAME.view(state, prompt.seat)
            action = GAME.decide(view, prompt, strength, Chance(f"{seed}/{len(steps)}/mind")).action
            move: Move[Any] = Move(prompt.seat, action)
        elif GAME.due(state) == 0:
            move = Move(None, Proceed())
        else:
            break
        outcome = GAME.apply(state, move, Chance(seed, len(steps)))
        steps.append(Step(state, move, outcome.events, outcome.state))
        state = outcome.state
    return tuple(steps)


@cache
def moment(players: int, seed: str, number: int, phase: str = "action") -> tuple[View, View]:
    """(public view at the start of that round's phase, the view after its last move); of the last round before that, should
    the game be over sooner."""
    steps = [step for step in game(players, seed) if step.after.round <= number and step.after.phase == phase]
    last = max(step.after.round for step in steps)
    found = [step for step in steps if step.after.round == last]
    return GAME.view(found[0].before, None), GAME.view(found[-1].after, None)


def crowded(view: View) -> View:
    """The view with six figures on one field and fifteen dinosaurs in play, for the hardest pictures."""
    table = view.table
    cards = (
        "raptor.1", "raptor.2", "raptor.3", "tyrannosaurus.1", "ceratosaurus.1", "stegosaurus.1", "triceratops.1",
        "gallimimus.1", "dilophosaurus.1", "brachiosaurus.1", "allosaurus.1", "pachy.1", "spinosaurus.1",
        "compsognathus.1", "ankylosaurus.1",
    )  # fmt: skip
    here = next(p.field for p in table.players if p.alive)
    open_ = [f for f in range(LAND) if not table.lava >> f & 1 and f != here]
    places = [here] * 4 + [open_[k * 3 % len(open_)] for k in range(11)]
    marks = (0, 0, 0, 0, STUNNED, PANICKED, AGGRESSIVE, 0, DISTRACTED, NARCOTISED, 0, FRIGHTENED, 0, 0, 0)
    dinos = tuple(
        Dino(10 + k, card, f, k % 3 and min(k % 3, CARDS[card].lp - 1), mark)
        for k, (card, f, mark) in enumerate(zip(cards, places, marks, strict=True))
    )
    alive = [seat for seat, p in enumerate(table.players) if p.alive]
    players = tuple(
        replace(p, field=here, bleeding=True) if seat in alive[:2] else p for seat, p in enumerate(table.players)
    )
    return View(view.seat, replace(table, dinos=dinos, players=players))


CARDS_SHOWN = (
    "event.embers", "event.full_moon", "encounter.dizzy", "encounter.nest_egg", "item.first_aid_kit", "item.bandage",
    "item.shotgun", "item.tranquilliser_rifle", "item.drone", "item.padded_vest", "wound.lung", "wound.ribs",
    "goal.hunter.1", "tile.laboratory", "tile.ranger_station", "tile.boat", "character.photographer", "dinosaur.spinosaurus",
    "dinosaur.stegosaurus", "event.second_wind", "item.petrol", "wound.artery",
)  # fmt: skip


def scenes(words: Words) -> dict[str, Scene]:
    """One picture of every kind and part, by name."""
    made: dict[str, Scene] = {}
    for players, seed, number in ((5, "five", 12), (4, "four", 6), (3, "three", 1), (2, "two", 9), (3, "three", 10)):
        since, view = moment(players, seed, number)
        made[f"island-{players}-{number}"] = FACE.scene(view, words, NAMES[:players], since=since)
    since, view = moment(5, "five", 12)
    full = crowded(view)
    seat = next(seat for seat, p in enumerate(full.table.players) if p.alive)
    made["island-crowded"] = FACE.scene(full, words, NAMES, since=since)
    made["around-crowded"] = FACE.scene(full, words, NAMES, "around", str(seat))
    made["area-crowded"] = FACE.scene(full, words, NAMES, "area", AREAS[AREA[full.table.players[seat].field]])
    for page in ("1", "2", "4"):
        made[f"dinosaurs-{page}"] = FACE.scene(full, words, NAMES, "dinosaurs", page)
    _, four = moment(4, "four", 6)
    for area in AREAS[:2]:
        made[f"area-{area}"] = FACE.scene(four, words, NAMES[:4], "area", area)
    made["around"] = FACE.scene(four, words, NAMES[:4], "around", "2")
    steps = game(4, "four")
    own = GAME.view(next(step.after for step in reversed(steps) if step.after.round <= 12), 2)
    made["character"] = FACE.scene(own, words, NAMES[:4], "character", "2")
    made["character-other"] = FACE.scene(four, words, NAMES[:4], "character", "3")
    made["score-now"] = FACE.scene(four, words, NAMES[:4], "score")
    made["score"] = FACE.scene(GAME.view(steps[-1].after, None), words, NAMES[:4])
    made["legend"] = FACE.scene(four, words, NAMES[:4], "legend")
    return made


def extra(words: Words) -> dict[str, Scene]:
    """Cards of every kind and colour, drawn alone."""
    return {f"card-{ref.replace('.', '-')}": cards.scene(ref, words) for ref in CARDS_SHOWN}


def board(words: Words) -> Scene:
    """The board that the picture bars are measured with: the island with five players."""
    since, view = moment(5, "five", 12)
    return FACE.scene(view, words, NAMES, since=since)


def moves(words: Words) -> list[Scene]:
    """The island with five players after each of some moves in a row."""
    steps = game(5, "five")
    _, last = moment(5, "five", 11)
    start = next(k for k, s in enumerate(steps) if (s.after.round, s.after.phase) == (last.table.round, "action"))
    views = [GAME.view(step.after, None) for step in steps[start : start + 16]]
    return [FACE.scene(view, words, NAMES, since=since) for since, view in zip([None, *views], views, strict=False)]
