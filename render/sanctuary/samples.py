"""Moments of The Sanctuary for gallery, fixed palette and tests: played at random from a seed, or made by hand."""

from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from render.core.face import Words
from render.core.scene import Scene
from render.sanctuary import sheets, table
from render.sanctuary.face import FACE
from rules.core.chance import Chance
from rules.core.game import Move, Proceed, SeatSpec
from rules.sanctuary.actions import Back, End, More
from rules.sanctuary.cards import CARDS
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.frames import Round, Turn
from rules.sanctuary.game import GAME
from rules.sanctuary.piles import lay_out
from rules.sanctuary.sight import closed, misplaced
from rules.sanctuary.state import MAIN, Expansion, Player, State, Worker
from rules.sanctuary.values import COLOURS, ROWS, WIDTH
from rules.sanctuary.view import View

NAMES = ("Anna", "Bartek", "Łucja", "Jörg")


class Step(NamedTuple):
    """One move of a sample game: the state before it, who chose what, what happened, the state after it."""

    before: State
    move: Move[Any]
    events: tuple[Any, ...]
    after: State


@cache
def game(players: int, seed: str, advanced: bool = False, most: int = 4000) -> tuple[Step, ...]:
    """A whole game at random; Back is never pressed, End seldom while something else is there."""
    dice = Chance(f"{seed}/choices")
    seats = tuple(SeatSpec() for _ in range(players))
    state, events = GAME.setup(seats, {"advanced": advanced}, Chance(f"{seed}/0"))
    steps = [Step(state, Move(None, Proceed()), events, state)]
    while len(steps) < most:
        prompts = GAME.prompts(state)
        if prompts:
            prompt = dice.pick(prompts)
            choices = [choice for choice in prompt.choices if not isinstance(choice, Back | More)]
            busy = [choice for choice in choices if not isinstance(choice, End)]
            move: Move[Any] = Move(prompt.seat, dice.pick(busy if busy and dice.below(12) else choices))
        elif GAME.due(state) == 0:
            move = Move(None, Proceed())
        else:
            break
        outcome = GAME.apply(state, move, Chance(f"{seed}/{len(steps)}"))
        steps.append(Step(state, move, outcome.events, outcome.state))
        state = outcome.state
    return tuple(steps)


def moment(players: int, seed: str, number: int, phase: str, kind: str) -> tuple[Step, View]:
    """The first step after which it is that round and phase and a prompt of that kind is open; and its public view."""
    for step in game(players, seed):
        prompts = GAME.prompts(step.after)
        bottom = step.after.stack[0] if step.after.stack else None
        if step.after.round >= number and getattr(bottom, "phase", "") == phase and any(p.kind == kind for p in prompts):
            return step, GAME.view(step.after, None)
    raise LookupError(f"{players} players, {seed}: no {kind} in round {number}")


LAID = ("G1a", "C1", "R3a", "C6", "C4", "Y1a", "C3", "G7a", "C2", "X8a")
"""The row of the made moment for two."""
STACKS: dict[int, tuple[Any, ...]] = {
    2: (Round("resolve", 2), Turn(0, 0, acted=True)),
    3: (Round("place", 4),),
    4: (Round("resolve", 3), Turn(2, 0)),
}


def laid(players: int) -> tuple[str, ...]:
    """The cards of the made moment: for more than two players cards of every deck, in an order that may lie out."""
    if players == 2:
        return LAID
    names, count = tuple(CARDS), ROWS[players] * WIDTH[players]
    return lay_out(tuple(names[(k * 37 + 5) % len(names)] for k in range(count)), players, Chance("sample"))[0]


def hand_made(players: int = 2) -> State:
    """A moment made by hand in the third round: two players resolving, three placing, four resolving.

    With two, Anna resolves the volunteer on A5 and Bartek's on A9 is done.
    """
    cards = laid(players)
    state = State(
        advanced=False,
        players=(rich(), modest(), Player(mgmt=(0, 0, 2, 0), animal_set="C", threats=1), Player(animal_set="D"))[:players],
        piles=(("R1a",) * len(cards),) * 3,
        display=("E02", "E16", "E04", "E08", "E09", "E11", "E13", "E10", "E07", "E14"),
        first=1,
        pawns=(4, 9, 1, 8) if players == 2 else (-1,) * 2 * players,
        spent=(1 << 2, 0, 0, MAIN, *(0,) * (2 * players - 4)),
        round=3,
        dealt=cards,
        cards=cards,
        walls=1 << 1 | 1 << 6 if players == 2 else closed(cards, WIDTH[players]),
        tipped=1 << 3 if players != 3 else 0,
        stack=STACKS[players],
    )
    for step in range(4 if players == 3 else 0 if players == 2 else 8):
        seat, k = step % players, step // players
        free = [at for at in range(len(cards)) if not misplaced(state, seat, at)]
        pawns = [*state.pawns]
        pawns[2 * seat + k] = free[step * 7 % len(free)]
        state = replace(state, pawns=tuple(pawns))
    return state


def modest() -> Player:
    """A board in the middle of a game."""
    return Player(
        mgmt=(1, 4, 0, 2), animals=(0, 4, 0, 1), timeline=(0, 1, 2, 0), plates=(0, 0, 0, 3), threats=3, animal_set="A"
    )


def rich() -> Player:
    """A board late in a good game: every kind of thing on it, seven hearts, a copied and a used expansion."""
    return Player(
        mgmt=(5, 12, 3, 0),
        stores=((2, 1, 0, 1), (0, 3, 0, 0), (0, 0, 0, 0), (1, 0, 1, 11)),
        animals=(4, 2, 0, 6),
        hearts=(2, 0, 0, 7),
        expansions=(Expansion("E03", "E03", False), None, Expansion("E05", "E05", True), Expansion("E01", "E12", False)),
        plates=(0, 0, 1, 3),
        timeline=(0, 1, 1, 1),
        ponds=0b0011,
        groves=0b0010,
        rangers=(Worker(0, True), Worker(-1, False)),
        rescuers=(Worker(3, False),),
        threats=3,
        animal_set="B",
    )


def with_board(view: View, seat: int, board: Player) -> View:
    """The view with another board in a seat."""
    return replace(view, players=(*view.players[:seat], board, *view.players[seat + 1 :]))


def scenes(words: Words) -> dict[str, Scene]:
    """Pictures of every kind, by name, the tables last. Without what is large: these fill the caches at start."""
    made: dict[str, Scene] = {}
    two, three, four = (GAME.view(hand_made(players), None) for players in (2, 3, 4))
    earlier = replace(with_board(four, 0, modest()), pawns=(*four.pawns[:4], -1, *four.pawns[5:]))
    made["legend-grammar"] = FACE.scene(two, words, NAMES[:2], "legend", "grammar")
    for view in (two, three, four):
        players = len(view.players)
        made[f"score-{players}"] = FACE.scene(replace(view, over=True, stack=()), words, NAMES[:players])
    made["score-now"] = FACE.scene(four, words, NAMES, "score")
    made["player"] = FACE.scene(four, words, NAMES, "player", "0", earlier)
    made["player-poor"] = FACE.scene(three, words, NAMES[:3], "player", "2")
    made["table-4"] = FACE.scene(four, words, NAMES, since=earlier)
    made["table-2"] = FACE.scene(two, words, NAMES[:2])
    return made


def large(words: Words) -> dict[str, Scene]:
    """What is too large for the caches: most reading views, the wider table of three."""
    two, three = (GAME.view(hand_made(players), None) for players in (2, 3))
    made = {f"card-{card}": FACE.scene(two, words, NAMES[:2], "card", card) for card in ("C3", "X8b", "R3d", "Y1c", "A5")}
    made["row-5"] = FACE.scene(two, words, NAMES[:2], "row", "A1")
    made["row-4"] = FACE.scene(three, words, NAMES[:3], "row", "B1")
    made["table-3"] = FACE.scene(three, words, NAMES[:3])
    for part in ("things", "actions", "expansions"):
        made[f"legend-{part}"] = FACE.scene(two, words, NAMES[:2], "legend", part)
    made["expansions"] = sheets.shop(tuple(TOKENS), words)
    for colour in COLOURS:
        made[f"expansions-{colour}"] = sheets.expansions(tuple(TOKENS), colour, words)
    return made


def contacts(words: Words) -> dict[str, Scene]:
    """All cards and all animals: for eyes only."""
    names = tuple(CARDS)
    return {
        "cards-1": sheets.contact(names[:50], words),
        "cards-2": sheets.contact(names[50:], words),
        "animals": sheets.animals(),
    }


def board(words: Words) -> Scene:
    """The board that the picture bars are measured with: the table of four."""
    return table.table(GAME.view(hand_made(4), None), None, words, NAMES)


def moves(words: Words) -> list[Scene]:
    """The table of four after each of some moves in a row."""
    steps = game(4, "z")
    start = steps.index(moment(4, "z", 3, "resolve", "turn")[0])
    views = [GAME.view(step.after, None) for step in steps[start : start + 12]]
    return [table.table(view, since, words, NAMES) for since, view in zip([None, *views], views, strict=False)]
