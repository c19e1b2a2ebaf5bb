"""Invented moments of Roar-a-Saurus: for the gallery, the fixed palette and the tests."""

from dataclasses import replace
from typing import Any

from render.core.face import Words
from render.core.scene import Scene
from render.roar.face import FACE
from rules.core.chance import Chance
from rules.core.game import SeatSpec
from rules.roar import GAME, developments
from rules.roar.view import OwnView, PlayerView, View

NAMES = ("Rexona", "Tricia", "Żółw", "Brüno", "Pterry")
DINOS = ("rex", "trike", "stego", "brachi", "ptera")
DEVELOPED: tuple[tuple[str, ...], ...] = (
    ("wusch", "klonk", "zinngg_right"),
    ("oh_yeah", "oo_ah", "oo_ah", "klink_left", "klink_right"),
    (),
    ("mhhm",),
    ("wusch", "oo_ah", "klink_left"),
)
MARKERS = ((1, 2), (1, 1), (2, 1), (3, 0), (0, 2))
"""Knock-outs and victories of each seat."""


START = GAME.view(GAME.setup((SeatSpec(),) * 5, {}, Chance("samples"), 0).state, 0)


def player(seat: int, full: bool = True, **changes: Any) -> PlayerView:
    """A seat of the sample game."""
    owned = DEVELOPED[seat] if full else ()
    knockouts, victories = MARKERS[seat]
    made = replace(
        START.players[seat],
        dino=DINOS[seat],
        ready=True,
        damage=(2, 3, 1, 0, 0)[seat],
        limit=developments.limit(owned),
        developments=owned,
        knockouts=knockouts,
        victories=victories,
        points=knockouts + 3 * victories,
        dice=developments.dice(owned),
    )
    return replace(made, **changes)


def view(players: tuple[PlayerView, ...], full: bool = True, **changes: Any) -> View:
    """A moment of the sample game, as the public sees it."""
    mode, order = "full" if full else "simple", tuple(one.seat for one in players)
    made = replace(
        START, seat=None, me=None, mode=mode, phase="live", round=3, epoch=7, order=order, players=players, shouter=None
    )
    return replace(made, **changes)


def seats(count: int, full: bool = True) -> tuple[PlayerView, ...]:
    """The first seats of the sample game."""
    return tuple(player(seat, full) for seat in range(count))


def own(seat: int, dice: tuple[str, ...], held: tuple[bool, ...], **changes: Any) -> OwnView:
    """What a seat alone sees, with these dice."""
    assert START.me is not None
    return replace(START.me, seat=seat, dice=dice, held=held, **changes)


def after_blows(now: tuple[PlayerView, ...]) -> View:
    """Five dinos after a knock-out, a development, a heal and some damage."""
    changed = (
        replace(now[0], damage=3),
        replace(now[1], damage=1, knockouts=2, points=5),
        replace(now[2], developments=("klonk",), damage=2, sleeping=True),
        replace(now[3], damage=4, status="out"),
        replace(now[4], damage=2),
    )
    return view(changed)


def moments() -> dict[str, tuple[View, str, str, View | None]]:
    """Every kind of picture: the view, which picture, which part, the view before."""
    five = seats(5)
    start = view(five)
    blown = after_blows(five)
    fallen = tuple(replace(one, damage=one.limit, status="out") if one.seat == 3 else one for one in five)
    rich = (replace(five[0], knockouts=4, victories=3, points=13), *five[1:])
    two = (five[0], five[4])
    duel = view(tuple(replace(one, seat=k) for k, one in enumerate(two)), order=(0, 1))
    return {
        "arena-5": (start, "", "", None),
        "arena-5-news": (blown, "", "", start),
        "arena-4-simple": (view(seats(4, False), False), "", "", None),
        "arena-4": (view(seats(4), volcano=2), "", "", None),
        "arena-3": (view(seats(3)), "", "", None),
        "arena-2": (duel, "", "", None),
        "arena-2-volcano": (replace(duel, volcano=1), "", "", None),
        "kaboom": (view(fallen, phase="pause", shouter=1), "", "", start),
        "score": (view(five, phase="round_end", shouter=0), "", "", None),
        "final": (view(rich, phase="game_end", ending="points", winners=(0,)), "", "", None),
        "over": (view(five, phase="game_end", ending="cancelled"), "", "", None),
        "dino": (start, "dino", "1", None),
        "dino-out": (blown, "dino", "3", None),
        "legend": (start, "legend", "", None),
    }


def board(words: Words) -> Scene:
    """The arena of five, for the bench."""
    return FACE.scene(view(seats(5)), words, NAMES)


def moves(words: Words) -> list[Scene]:
    """The arena of five after each of several moves: damage, a heal, a development, a knock-out."""
    views = [view(seats(5))]
    for seat, change in (
        (0, {"damage": 3}),
        (3, {"damage": 1}),
        (1, {"damage": 2}),
        (4, {"developments": ("wusch", "klonk", "oo_ah", "klink_left")}),
        (2, {"damage": 4, "status": "out"}),
    ):
        players = tuple(replace(one, **change) if one.seat == seat else one for one in views[-1].players)
        views.append(view(players))
    earlier = [None, *views]
    return [FACE.scene(seen, words, NAMES, since=before) for seen, before in zip(views, earlier, strict=False)]


def scenes(words: Words) -> dict[str, Scene]:
    """The scene of every moment."""
    return {
        name: FACE.scene(seen, words, NAMES, which, zoom, since) for name, (seen, which, zoom, since) in moments().items()
    }
