"""Positions for the tests: a table set up as a test needs it, and short ways to press, read and expect."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.core.chance import Chance
from rules.core.game import Illegal, Move, Proceed, Prompt, SeatSpec
from rules.sanctuary import GAME
from rules.sanctuary.actions import Action
from rules.sanctuary.cards import CARDS, Card
from rules.sanctuary.compile import NODES, ROOTS, install
from rules.sanctuary.effects import Effect, Gain
from rules.sanctuary.frames import Round, Turn
from rules.sanctuary.sight import closed
from rules.sanctuary.state import Expansion, Four, Player, State
from rules.sanctuary.values import ROWS, WIDTH

R, Y, G, B = range(4)


PLAIN = Gain(("G",))
"""An action that can always be done: what the cards of a test have where it does not matter."""
MADE: list[str] = []


def find(
    main: Effect | None = None, side: Effect | None = None, *, fence: str = "", threat: int = 0
) -> str:
    """A card with that main and side action; conftest.py takes it out of the game again after the test."""
    card = Card(f"T{len(MADE)}", "T", "X", 0, threat, fence, main or PLAIN, side or PLAIN)
    MADE.append(card.id)
    CARDS[card.id] = card
    install(card)
    return card.id


def take_back() -> None:
    """Take the cards of a test out of the game."""
    for card in MADE:
        del CARDS[card]
        for what in ("main", "side"):
            del ROOTS[card, what]
    for address in [address for address in NODES if address[0] in MADE]:
        del NODES[address]
    MADE.clear()


def on(**tokens: str) -> tuple[Expansion | None, ...]:
    """Expansions by the colour of the warehouse: on(R="E03", B="E01/E07") (a copy); "!" behind it = turned."""
    lying: list[Expansion | None] = [None] * 4
    for colour, text in tokens.items():
        turned = text.endswith("!")
        token, _, acts = text.rstrip("!").partition("/")
        lying["RYGB".index(colour)] = Expansion(token, acts or token, turned)
    return tuple(lying)


def stored(**counts: int) -> tuple[Four, Four, Four, Four]:
    """Warehouses that hold so many markers of their own colour."""
    rows = []
    for i, colour in enumerate("RYGB"):
        row = [0, 0, 0, 0]
        row[i] = counts.get(colour, 0)
        rows.append(tuple(row))
    return tuple(rows)  # type: ignore[return-value]


def bought(*areas: int) -> Four:
    """Plates with no seal left in these areas."""
    return tuple(0 if a in areas else a for a in range(4))  # type: ignore[return-value]


def layout(players: int, at: dict[int, str] | None = None, fences: dict[int, str] | None = None) -> tuple[str, ...]:
    """Cards by position: those given, those with a fence on an edge, and fenceless ones everywhere else."""
    wanted, edges = at or {}, fences or {}
    cards: list[str] = []
    for p in range(WIDTH[players] * ROWS[players]):
        if p in wanted:
            cards.append(wanted[p])
            continue
        cards.append(find(fence=edges.get(p, "")))
    return tuple(cards)


class Table:
    """A game under test. Events of all presses are collected in `events`."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Any] = []
        self.ply = 0

    @property
    def asked(self) -> tuple[Prompt[Any], ...]:
        """The prompts."""
        return GAME.prompts(self.state)

    def prompt(self, seat: int = 0) -> Prompt[Any]:
        """The prompt of a seat."""
        return next(prompt for prompt in self.asked if prompt.seat == seat)

    def choices(self, seat: int = 0) -> tuple[Any, ...]:
        """What a seat may press."""
        return tuple(choice for prompt in self.asked if prompt.seat == seat for choice in prompt.choices)

    def press(self, *actions: Action, seat: int = 0) -> Table:
        """Press one after the other; each must be offered."""
        for action in actions:
            assert action in self.choices(seat), (action, self.asked)
            self.ply += 1
            self.state, events = GAME.apply(self.state, Move(seat, action), Chance("test", self.ply))
            self.events += events
        return self

    def proceed(self) -> Table:
        """Let the table go on by itself."""
        self.ply += 1
        self.state, events = GAME.apply(self.state, Move(None, Proceed()), Chance("test", self.ply))
        self.events += events
        return self

    def expect_refused(self, action: Action, rule: str | None = None, seat: int = 0) -> None:
        """The press is illegal, for that rule if one is named, and nothing changes."""
        before = self.state
        with pytest.raises(Illegal) as refused:
            GAME.apply(self.state, Move(seat, action), Chance("test", 0))
        assert self.state == before
        if rule is not None:
            assert refused.value.rule == rule

    def me(self, seat: int = 0) -> Player:
        """The board of a seat."""
        return self.state.players[seat]

    def kinds(self) -> list[str]:
        """The names of the events so far."""
        return [type(event).__name__ for event in self.events]

    def change(self, **changes: Any) -> Table:
        """Another position: fields of the state replaced."""
        self.state = replace(self.state, asked=None, **changes)
        return self


def new(players: int = 2, seed: str = "test", **options: Any) -> Table:
    """A real game from its setup on."""
    outcome = GAME.setup(tuple(SeatSpec() for _ in range(players)), options, Chance(seed))
    table = Table(outcome.state)
    table.events += outcome.events
    return table


def resolving(
    players: int = 2,
    *,
    at: dict[int, str] | None = None,
    fences: dict[int, str] | None = None,
    pawns: dict[int, tuple[int, ...]] | None = None,
    boards: dict[int, Player] | None = None,
    seat: int = 0,
    k: int = 0,
    advanced: bool = False,
    round: int = 1,
    tipped: int = 0,
    display: tuple[str, ...] = (),
    step: int = 1,
    **more: Any,
) -> Table:
    """A resolving turn of `seat` with volunteer k (-1: still to be chosen). pawns: positions by seat."""
    blank = new(players, advanced=advanced).state
    standing = [-1] * (2 * players)
    for who, places in (pawns or {0: (0, 9 if players != 3 else 7)}).items():
        for i, place in enumerate(places):
            standing[2 * who + i] = place
    cards = layout(players, at, fences)
    people = tuple((boards or {}).get(i, Player()) for i in range(players))
    state = replace(
        blank,
        players=people,
        cards=cards,
        walls=closed(cards, WIDTH[players]),
        pawns=tuple(standing),
        spent=(0,) * (2 * players),
        round=round,
        tipped=tipped,
        display=display,
        first=seat,
        stack=(Round("resolve", step), Turn(seat, -1 if advanced else k)),
        asked=None,
        **more,
    )
    return Table(state)


def placing(
    players: int = 3,
    *,
    fences: dict[int, str] | None = None,
    pawns: dict[int, tuple[int, ...]] | None = None,
    boards: dict[int, Player] | None = None,
    seat: int = 0,
    step: int = 0,
) -> Table:
    """A placement of `seat` (who is first) with pawns already on the layout."""
    table = resolving(players, fences=fences, pawns=pawns or {}, boards=boards, seat=seat)
    standing = table.state.pawns if pawns else (-1,) * (2 * players)
    return table.change(pawns=standing, stack=(Round("place", step),))


def solo(main: Effect | str | None = None, side: Effect | None = None, board: Player | None = None, **more: Any) -> Table:
    """Seat 0 (red) resolves the volunteer on A1: card A1 has that main action (or is that card), card A2 that side action.

    The other own volunteer stands on A10, with two players; nobody else is placed unless `pawns` says so.
    """
    first = main if isinstance(main, str) else find(main=main)
    at = {0: first, **more.pop("at", {})}
    if side is not None:
        at[1] = find(side=side)
    boards = {0: board or Player(), **more.pop("boards", {})}
    return resolving(at=at, boards=boards, **more)


def family(slot: str, number: int = 0, fence: str | None = "") -> str:
    """A card of a slot of the plan."""
    found = [card.id for card in CARDS.values() if card.family == slot and (fence is None or card.fence == fence)]
    return found[number]
