"""Rows to columns and back."""

from collections.abc import Mapping
from typing import Any

import msgspec

from db.rows import Document, MessageRow, MoveRow, OutboxRow, PlanRow, ResultRow, SeatRow, TableRow

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode

Row = tuple[Any, ...]

TABLE = (
    "t.number, t.id, t.game, t.channel, t.host, t.guild, t.status, t.options, t.content, t.seed, t.created,"
    " t.revision, t.ply, t.guards, t.due, t.extra, t.updated"
)
SEAT = "s.seat, s.user_id, s.strength, s.name, s.joined, s.options"
MOVE = (
    "m.kind, m.seat, m.user_id, m.interaction, m.action, m.events, m.guard, m.stamp, m.now, m.point, m.revealed,"
    " m.revision, m.ply, m.undone"
)
OUTBOX = (
    "o.lane, o.kind, o.target, o.payload, o.nonce, o.collapse, o.id, t.id, o.state, o.attempts, o.next_try, o.error,"
    " o.created"
)
RESULT = (
    "r.seat, r.place, r.points, r.won, r.ending, t.id, t.game, t.guild, r.user_id, r.strength, r.seats, r.finished"
)


def text(document: Document) -> str:
    """A document as JSON text."""
    return _encode(document).decode()


def document(column: str) -> dict[str, Any]:
    """The document of a JSON text."""
    found: dict[str, Any] = _decode(column)
    return found


def options(column: str) -> Mapping[str, Any]:
    """Options of a table or a seat; the values of kind "many" are tuples."""
    if column == "{}":  # nearly every seat: a start reads tens of thousands
        return {}
    return {name: tuple(value) if type(value) is list else value for name, value in document(column).items()}


def lasting(row: TableRow) -> Row:
    """The columns that a move leaves as they are; the first ten of TABLE after number and id, without `created`."""
    return row.game, row.channel, row.host, row.guild, row.status, text(row.options), row.content, row.seed


def passing(row: TableRow) -> Row:
    """The columns that a move changes."""
    return row.revision, row.ply, text_of_guards(row.guards), row.due, text(row.extra), row.updated


def text_of_guards(guards: tuple[int, ...]) -> str:
    """"3,5,5"; "" for none."""
    return ",".join(map(str, guards))


def seat_columns(seat: SeatRow) -> Row:
    """The columns of SEAT."""
    return seat.seat, seat.user, seat.strength, seat.name, seat.joined, text(seat.options)


def seat_row(columns: Row) -> SeatRow:
    """A seat from the columns of SEAT."""
    place, user, strength, name, joined, chosen = columns
    return SeatRow(seat=place, user=user, strength=strength, name=name, joined=joined, options=options(chosen))


def table_row(columns: Row, seats: tuple[SeatRow, ...]) -> TableRow:
    """A table from the columns of TABLE."""
    _, id_, game, channel, host, guild, status, chosen, content, seed, created, *changing = columns
    revision, ply, guards, due, extra, updated = changing
    return TableRow(
        id=id_,
        game=game,
        channel=channel,
        host=host,
        guild=guild,
        status=status,
        options=options(chosen),
        seats=seats,
        content=content,
        seed=seed,
        revision=revision,
        ply=ply,
        guards=tuple(map(int, guards.split(","))) if guards else (),
        due=due,
        extra=document(extra),
        created=created,
        updated=updated,
    )


def move_row(table: str, columns: Row) -> MoveRow:
    """A log line from the columns of MOVE."""
    kind, seat, user, interaction, action, events, guard, stamp, now, point, revealed, revision, ply, undone = columns
    return MoveRow(
        kind=kind,
        seat=seat,
        user=user,
        interaction=interaction,
        action=action,
        events=events,
        guard=guard,
        stamp=stamp,
        now=now,
        point=bool(point),
        revealed=bool(revealed),
        table=table,
        revision=revision,
        ply=ply,
        undone=undone,
    )


def outbox_row(columns: Row) -> OutboxRow:
    """An outbox item from the columns of OUTBOX."""
    lane, kind, target, payload, nonce, collapse, id_, table, state, attempts, next_try, error, created = columns
    return OutboxRow(
        lane=lane,
        kind=kind,
        target=target,
        payload=document(payload),
        nonce=nonce,
        collapse=collapse,
        id=id_,
        table=table,
        state=state,
        attempts=attempts,
        next_try=next_try,
        error=error,
        created=created,
    )


def message_row(columns: Row) -> MessageRow:
    """A message from (kind, channel, message, revision)."""
    kind, channel, message, revision = columns
    return MessageRow(kind=kind, channel=channel, message=message, revision=revision)


def plan_columns(plan: PlanRow) -> Row:
    """The columns of a plan after the table's number."""
    return plan.seat, plan.user, _encode(plan.steps).decode(), plan.revision, plan.done, plan.stopped


def plan_row(columns: Row) -> PlanRow:
    """A plan from (seat, user_id, steps, revision, done, stopped)."""
    seat, user, steps, revision, done, stopped = columns
    return PlanRow(
        seat=seat, user=user, steps=tuple(_decode(steps)), revision=revision, done=done, stopped=bool(stopped)
    )


def result_row(columns: Row) -> ResultRow:
    """A result from the columns of RESULT."""
    seat, place, points, won, ending, table, game, guild, user, strength, seats, finished = columns
    return ResultRow(
        seat=seat,
        place=place,
        points=points,
        won=bool(won),
        ending=ending,
        table=table,
        game=game,
        guild=guild,
        user=user,
        strength=strength,
        seats=seats,
        finished=finished,
    )
