"""Sitting down and getting up: pure changes of a table's row. Refused says why something is not possible."""

from dataclasses import replace
from typing import Any

from cogs._table.refusal import Refused
from db.rows import SeatRow, TableRow
from rules.core.game import STRENGTHS, Options, OptionSpec, Value

STAND_IN = "normal"
"""Strength of a computer that plays for a person."""
NAME = 32
"""Longest display name; Discord's own limit."""


def clean_name(name: str) -> str:
    """A display name without line breaks and control characters, never empty."""
    kept = "".join(c for c in name if c.isprintable()).strip()
    return kept[:NAME] or "?"


def numbered(seats: tuple[SeatRow, ...]) -> tuple[SeatRow, ...]:
    """The seats with numbers 0..n-1."""
    return tuple(replace(seat, seat=i) for i, seat in enumerate(seats))


def seat_of(row: TableRow, user: int) -> SeatRow | None:
    """The seat of that person, None when they have none (or the computer stands in for them)."""
    return next((s for s in row.seats if s.user == user and not s.strength), None)


def join(row: TableRow, user: int, name: str, most: int, now: int) -> TableRow:
    """Sit down in a lobby. With all seats taken, a computer player makes room."""
    only_lobby(row)
    if seat_of(row, user) is not None:
        raise Refused("lobby-already")
    seats = row.seats
    if len(seats) >= most:
        computers = [s for s in seats if s.user is None]
        if not computers:
            raise Refused("lobby-full", most=most)
        seats = tuple(s for s in seats if s is not computers[-1])
    return replace(row, seats=numbered((*seats, SeatRow(seat=0, user=user, name=clean_name(name), joined=now))))


def leave(row: TableRow, user: int) -> TableRow:
    """Get up in a lobby. The next person becomes host; without people the table closes."""
    only_lobby(row)
    if seat_of(row, user) is None:
        raise Refused("lobby-not-seated")
    seats = numbered(tuple(s for s in row.seats if s.user != user))
    people = [s.user for s in seats if s.user is not None]
    if not people:
        return replace(row, seats=seats, status="abandoned", due=None)
    host = row.host if row.host in people else people[0]
    return replace(row, seats=seats, host=host)


def add_computer(row: TableRow, name: str, most: int, strength: str = "normal") -> TableRow:
    """One more computer player; `name` gets the lowest free number ("Computer 2")."""
    only_lobby(row)
    if len(row.seats) >= most:
        raise Refused("lobby-full", most=most)
    if strength not in STRENGTHS:
        raise Refused("press-unknown")
    taken = {s.name for s in row.seats}
    number = next(n for n in range(1, most + 2) if f"{name} {n}" not in taken)
    return replace(row, seats=numbered((*row.seats, SeatRow(seat=0, strength=strength, name=f"{name} {number}"))))


def again(seats: tuple[SeatRow, ...], name: str) -> tuple[SeatRow, ...]:
    """The seats of a rematch: people play for themselves again, who left is a computer player of no name ("Computer 2")."""
    numbers = iter(range(1, len(seats) + 1))
    return tuple(
        replace(s, strength="") if s.user is not None else replace(s, name=f"{name} {next(numbers)}") for s in seats
    )


def remove_computer(row: TableRow, seat: int) -> TableRow:
    """Take a computer player away from a lobby."""
    only_lobby(row)
    if not 0 <= seat < len(row.seats) or row.seats[seat].user is not None:
        raise Refused("press-unknown")
    return replace(row, seats=numbered(tuple(s for s in row.seats if s.seat != seat)))


def set_strength(row: TableRow, seat: int, strength: str) -> TableRow:
    """How well a computer player plays."""
    only_lobby(row)
    if strength not in STRENGTHS or not 0 <= seat < len(row.seats) or not row.seats[seat].strength:
        raise Refused("press-unknown")
    return _with_seat(row, replace(row.seats[seat], strength=strength))


def set_option(row: TableRow, spec: OptionSpec, values: list[str]) -> TableRow:
    """Choose an option of the table."""
    only_lobby(row)
    return replace(row, options=_changed(row.options, spec, values))


def set_seat_option(row: TableRow, seat: int, spec: OptionSpec, values: list[str]) -> TableRow:
    """Choose an option of one seat."""
    only_lobby(row)
    if not spec.per_seat or not 0 <= seat < len(row.seats):
        raise Refused("press-unknown")
    old = row.seats[seat]
    return _with_seat(row, replace(old, options=_changed(old.options, spec, values)))


def _with_seat(row: TableRow, seat: SeatRow) -> TableRow:
    return replace(row, seats=tuple(seat if s.seat == seat.seat else s for s in row.seats))


def _changed(options: Options, spec: OptionSpec, values: list[str]) -> Options:
    allowed = ("on", "off") if spec.kind == "flag" else spec.choices
    if any(v not in allowed for v in values) or (spec.kind != "many" and len(values) != 1):
        raise Refused("press-unknown")
    value: Value
    if spec.kind == "flag":
        value = values[0] == "on"
    elif spec.kind == "many":
        value = tuple(c for c in spec.choices if c in values)
    else:
        value = values[0]
    changed = {**options, spec.name: value}
    if value == spec.default:
        del changed[spec.name]
    return changed


def only_lobby(row: TableRow) -> None:
    """Refused when the table is not in its lobby any more."""
    if row.status != "lobby":
        raise Refused("lobby-started" if row.status == "running" else "lobby-closed")


def only_running(row: TableRow) -> None:
    """Refused when the game of the table has not begun, or is over."""
    if row.status != "running":
        raise Refused("press-not-started" if row.status == "lobby" else "press-over")


def stood_in(row: TableRow, user: int) -> int | None:
    """The seat of that person which the computer plays for them, None when there is none."""
    return next((s.seat for s in row.seats if s.user == user and s.strength), None)


def stand_in(row: TableRow, seat: int) -> TableRow:
    """The computer plays for the person until they come back."""
    return _with_seat(row, replace(row.seats[seat], strength=STAND_IN))


def back(row: TableRow, seat: int) -> TableRow:
    """The person plays their seat again."""
    return _with_seat(row, replace(row.seats[seat], strength=""))


def handed_over(seats: tuple[SeatRow, ...], events: tuple[Any, ...], kinds: tuple[type, ...]) -> tuple[SeatRow, ...]:
    """The seats after a game itself, by events of these kinds, gave some to the computer or back to their person."""
    for event in events:
        if isinstance(event, kinds):
            given: Any = event
            strength = "" if given.human else seats[given.seat].strength or STAND_IN
            seats = tuple(replace(s, strength=strength) if s.seat == given.seat else s for s in seats)
    return seats


def returned(row: TableRow, user: int) -> TableRow:
    """The person plays again whatever seat the computer has for them; the same row when it has none."""
    away = stood_in(row, user) if row.status == "running" else None
    return row if away is None else back(row, away)


def give_up(row: TableRow, user: int) -> TableRow:
    """Leave a running game for good: the computer has the seat. Without people the table is abandoned."""
    only_running(row)
    own = next((s for s in row.seats if s.user == user), None)
    if own is None:
        raise Refused("press-watching")
    changed = _with_seat(row, replace(own, user=None, strength=own.strength or STAND_IN))
    people = [s.user for s in changed.seats if s.user is not None]
    if not people:
        return replace(changed, status="abandoned", due=None)
    return replace(changed, host=row.host if row.host in people else people[0])


def replaced(row: TableRow, seat: int, user: int, name: str, now: int) -> TableRow:
    """Another person takes that seat: from now on they see its secrets, and who sat there does not."""
    only_running(row)
    if any(s.user == user for s in row.seats):
        raise Refused("lobby-already")
    if not 0 <= seat < len(row.seats):
        raise Refused("press-unknown")
    old = row.seats[seat]
    host = user if row.host == old.user else row.host
    new = replace(old, user=user, strength="", name=clean_name(name), joined=now)
    return replace(_with_seat(row, new), host=host)
