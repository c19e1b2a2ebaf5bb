"""What pictures and words of The Sanctuary read out of a view: addresses, whose turn it is, who sees what, what is new."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from render.core.face import Names, Words
from render.core.fonts import drawable
from rules.sanctuary.actions import Main, Side
from rules.sanctuary.animals import species
from rules.sanctuary.frames import Round, Turn
from rules.sanctuary.sight import looks, misplaced, occupied, visible
from rules.sanctuary.state import MAIN, Player, Table
from rules.sanctuary.turn import barrier
from rules.sanctuary.values import ROUNDS, ROWS, WIDTH
from rules.sanctuary.view import View

ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
PAWN_COLOURS = ("pR", "pY", "pG", "pB")


def address(players: int, at: int) -> str:
    """A position as people say it: A1 … B10 (SAN-DEAL-R03)."""
    width = WIDTH[players]
    return f"{'AB'[at // width]}{at % width + 1}"


def addresses(view: Table, positions: Sequence[int]) -> str:
    """Several positions, by commas."""
    return ", ".join(address(len(view.players), at) for at in positions)


def position(players: int, text: str) -> int | None:
    """The position of an address; None when there is none."""
    width, rows = WIDTH[players], ROWS[players]
    row = "AB".find(text[:1].upper()) if text else -1
    if 0 <= row < rows and text[1:].isdecimal() and 1 <= int(text[1:]) <= width:
        return row * width + int(text[1:]) - 1
    return None


def shown(names: Names, seat: int, words: Words) -> str:
    """A seat's name in a picture; "Player 2" when no font here can draw it."""
    return drawable(names[seat]) or words("san-player", n=seat + 1)


def initials(names: Names) -> tuple[str, ...]:
    """A letter for each pawn, each different: the first free one of the name, else the number of the seat."""
    taken: list[str] = []
    for seat, name in enumerate(names):
        letters = (char.upper() for char in drawable(name) if char.isalpha())
        free = next((char for char in letters if len(char) == 1 and char not in taken), str(seat + 1))
        taken.append(free)
    return tuple(taken)


def phase(view: View) -> str:
    """ "place", "resolve", "clean", "pause" or "over"."""
    if view.over or not view.stack:
        return "over"
    bottom = view.stack[0]
    return bottom.phase if isinstance(bottom, Round) else "resolve"


def deciding(view: View) -> tuple[int, ...]:
    """The seats that must decide now, reactions that may wait left out."""
    return tuple(dict.fromkeys(prompt.seat for prompt in view.prompts if not prompt.optional))


def turn_of(view: View) -> Turn | None:
    """The resolving turn that runs."""
    return next((frame for frame in view.stack if isinstance(frame, Turn)), None)


def last_round(view: View) -> int:
    """How many rounds the game has."""
    return ROUNDS[len(view.players)]


class Sighted(NamedTuple):
    """A card that a volunteer sees. why: "" = its side action can be used, else the rule against it."""

    at: int
    why: str


class Lane(NamedTuple):
    """What volunteer k of a seat sees from a card. left, right: what ends the look ("fence", "pawn", "end", "round")."""

    seat: int
    k: int
    at: int
    cards: tuple[Sighted, ...]
    left: str
    right: str
    main: str

    def positions(self) -> tuple[int, ...]:
        """The cards in sight."""
        return tuple(card.at for card in self.cards)


def lane(view: Table, seat: int, k: int, turn: Turn | None) -> Lane:
    """What a volunteer on a card sees and may do from there."""
    now = Turn(seat, k, turn.lent, turn.acted) if turn is not None and turn.seat == seat else Turn(seat, k)
    at = now.lent[k] if now.lent[k] >= 0 else view.pawns[2 * seat + k]
    seen = visible(view, seat, at)
    width = WIDTH[len(view.players)]
    start = at - at % width
    cards = tuple(
        Sighted(p, barrier(view, now, Side(k, p))) for p in range(start, start + width) if seen >> p & 1
    )
    return Lane(
        seat, k, at, cards, stop(view, seat, at, seen, -1), stop(view, seat, at, seen, 1), barrier(view, now, Main(k))
    )


def stop(view: Table, seat: int, at: int, seen: int, step: int) -> str:
    """What ends the look from a card to one side."""
    width = WIDTH[len(view.players)]
    start = at - at % width
    through, wrap = looks(view.players[seat])
    taken = occupied(view)
    here = at
    for _ in range(width):
        there = here + step
        if not start <= there < start + width:
            if not wrap:
                return "end"
            there = start + (there - start) % width
        edge = here if step > 0 else there
        if view.walls >> edge & 1 and not through:
            return "fence"
        if there == at:
            return "round"
        if taken >> there & 1:
            return "pawn"
        here = there
    return "round"


def lanes(view: View, seat: int) -> tuple[Lane, ...]:
    """The lanes of a seat's volunteers that stand on cards and are not resolved; in a turn of one volunteer that one's."""
    turn = turn_of(view)
    chosen = turn.k if turn is not None and turn.seat == seat and not view.advanced else -1
    return tuple(
        lane(view, seat, k, turn)
        for k in (0, 1)
        if view.pawns[2 * seat + k] >= 0 and not view.tipped >> 2 * seat + k & 1 and chosen in (-1, k)
    )


def closed_to(view: View) -> tuple[int, ...]:
    """The empty cards on which the seat that places now may not put its volunteer."""
    seats = deciding(view)
    if phase(view) != "place" or not seats:
        return ()
    return tuple(
        at for at in range(len(view.cards)) if misplaced(view, seats[0], at) not in ("", "SAN-PLACE-05")
    )


def sees_from(view: Table, seat: int, at: int) -> tuple[int, ...]:
    """The cards that a volunteer of that seat would see from a position, as the pawns stand now."""
    mask = visible(view, seat, at, occupied(view) | 1 << at)
    return tuple(p for p in range(len(view.cards)) if mask >> p & 1)


def species_key(board: Player, c: int) -> str:
    """The word key of the species that a board's token of a colour shows."""
    return species(board.animal_set, board.faces, c).replace("'", "").replace(" ", "-")


def used(view: Table, seat: int, k: int) -> tuple[bool, tuple[int, ...]]:
    """Whether volunteer k has used its main action, and the cards whose side actions it has used."""
    spent = view.spent[2 * seat + k]
    return bool(spent & MAIN), tuple(p for p in range(len(view.cards)) if spent >> p & 1)


def board_changes(board: Player, before: Player | None) -> frozenset[str]:
    """What differs on a board: "mgmt0" … "store3", "animal2", "heart1", "expansion0", "seals", "threats" and so on."""
    if before is None:
        return frozenset()
    found: set[str] = set()
    fours: tuple[tuple[str, Any, Any], ...] = (
        ("mgmt", board.mgmt, before.mgmt),
        ("store", board.stores, before.stores),
        ("animal", board.animals, before.animals),
        ("heart", board.hearts, before.hearts),
        ("expansion", board.expansions, before.expansions),
        ("plate", board.plates, before.plates),
        ("level", board.timeline, before.timeline),
    )
    for name, new, old in fours:
        found |= {f"{name}{i}" for i in range(4) if new[i] != old[i]}
    for a in range(4):
        if (board.ponds ^ before.ponds) >> a & 1:
            found.add(f"pond{a}")
        if (board.groves ^ before.groves) >> a & 1:
            found.add(f"grove{a}")
    for name in ("rangers", "rescuers", "threats"):
        if getattr(board, name) != getattr(before, name):
            found.add(name)
    return frozenset(found)


def parts(view: View) -> tuple[range, ...]:
    """The halves of the rows as ranges of positions."""
    half = WIDTH[len(view.players)] // 2
    return tuple(range(start, start + half) for start in range(0, len(view.cards), half))


def seat_of(view: View, zoom: str) -> int:
    """The seat that a zoom names; without one the seat that looks, else the one that decides."""
    if zoom.isdecimal() and int(zoom) < len(view.players):
        return int(zoom)
    return view.seat if view.seat is not None else next(iter(deciding(view)), 0)
