"""Deadlines and votes, kept in the row. Pure functions.

extra["deadlines"] is {seat: ms} of people who are asked and have until then; extra["vote"] the open or the last vote:

    kind: "deadline" (the table decides about a seat whose deadline is over) or "undo" (back to before a decision)
    seat: whom it is about, or who asked for the undo. guard: of that seat when the vote began
    to, point: of an undo: the ply to go back to, the revision of the decision that would be taken back
    begun: the revision at which it was opened. until: ms. voters: user ids
    ballots: {user: choice}. outcome: "" while it is open
"""

from collections import Counter
from dataclasses import replace
from typing import Any

from cogs._table.refusal import Refused
from cogs._table.tempo import DEADLINE, deadline_ms, is_live
from db.rows import TableRow
from rules.core.game import Prompt, Seat

HOUR = 3_600_000
DEADLINE_VOTE = 12 * HOUR
UNDO_VOTE = 24 * HOUR
LIVE_VOTE = HOUR // 12
"""ms for an undo where everybody is here: five minutes."""
CHOICES = {"deadline": ("wait", "decide", "seat"), "undo": ("yes", "no")}

Vote = dict[str, Any]


def vote_of(row: TableRow) -> Vote | None:
    """The open or last vote of a table."""
    found = row.extra.get("vote")
    return dict(found) if found else None


def open_vote(row: TableRow) -> Vote | None:
    """The vote that is open, None when there is none."""
    vote = vote_of(row)
    return vote if vote is not None and not vote["outcome"] else None


def others(row: TableRow, seat: Seat) -> tuple[int, ...]:
    """The people who play at the table beside that seat."""
    return tuple(s.user for s in row.seats if s.user is not None and not s.strength and s.seat != seat)


def timed(row: TableRow, prompts: tuple[Prompt[Any], ...], due: int | None) -> TableRow:
    """The row of a correspondence game with its deadlines for these prompts, and `due` the soonest of all its times.

    A decision that is still asked keeps its deadline; a new one has the whole time. A vote about a seat that is not asked
    the same any more is over. Who plays with computers only has no deadline: nobody waits.
    """
    limit, old = deadline_ms(row.options), row.extra.get("deadlines", {})
    asked = {p.seat for p in prompts if not p.optional and limit is not None}
    deadlines: dict[str, int] = {}
    for seat in sorted(asked):
        taken = row.seats[seat]
        if taken.user is not None and not taken.strength and others(row, seat):
            kept = row.guards[seat] != row.revision and str(seat) in old
            deadlines[str(seat)] = old[str(seat)] if kept else row.updated + (limit or 0)
    vote = open_vote(row)
    if vote is not None and vote["kind"] == "deadline" and not _stands(row, vote, asked):
        row = closed(row, "moved")
        vote = None
    return with_due(_extra(row, deadlines=deadlines), due)


def _stands(row: TableRow, vote: Vote, asked: set[Seat]) -> bool:
    seat = row.seats[vote["seat"]]
    return vote["seat"] in asked and row.guards[seat.seat] == vote["guard"] and seat.user is not None and not seat.strength


def with_due(row: TableRow, due: int | None) -> TableRow:
    """The row with `due` the soonest of the game's own time and the deadlines, which wait for the end of an open vote."""
    vote = open_vote(row)
    times = list(row.extra.get("deadlines", {}).values()) if vote is None else [int(vote["until"])]
    times += [] if due is None else [due]
    return replace(row, due=min(times, default=None))


def with_deadline(row: TableRow, limit: str) -> TableRow:
    """The row with another deadline for each decision; those that are asked now begin anew."""
    options = {name: value for name, value in row.options.items() if name != DEADLINE.name}
    if limit != DEADLINE.default:
        options[DEADLINE.name] = limit
    return _extra(replace(row, options=options), deadlines={})


def overdue(row: TableRow, now: int) -> Seat | None:
    """The seat whose deadline is over and about which there is no vote yet; None while all have time."""
    if row.status != "running" or open_vote(row) is not None:
        return None
    late = [(at, int(seat)) for seat, at in row.extra.get("deadlines", {}).items() if at <= now]
    return min(late)[1] if late else None


def postponed(row: TableRow, seat: Seat, until: int) -> TableRow:
    """The seat has time until then."""
    return _extra(row, deadlines={**row.extra.get("deadlines", {}), str(seat): until})


def begun(row: TableRow, kind: str, seat: Seat, now: int, **more: int) -> TableRow:
    """The row with a new vote of the others about that seat. Refused while another one is open, or nobody could vote."""
    if open_vote(row) is not None:
        raise Refused("vote-open")
    voters = others(row, seat)
    if not voters:
        raise Refused("vote-nobody")
    undo = LIVE_VOTE if is_live(row.options) else UNDO_VOTE
    until = now + (DEADLINE_VOTE if kind == "deadline" else undo)
    vote: Vote = {"kind": kind, "seat": seat, "guard": row.guards[seat], "begun": row.revision + 1, "until": until}
    return _extra(row, vote={**vote, "voters": list(voters), "ballots": {}, "outcome": "", **more})


def cast(row: TableRow, begun_at: int, user: int, choice: str) -> TableRow:
    """The row with one person's vote; a second one takes the place of the first. Refused says why it does not count."""
    vote = open_vote(row)
    if vote is None or vote["begun"] != begun_at:
        raise Refused("vote-over")
    if user not in vote["voters"]:
        raise Refused("vote-not-yours")
    if choice not in CHOICES[vote["kind"]]:
        raise Refused("press-unknown")
    return _extra(row, vote={**vote, "ballots": {**vote["ballots"], str(user): choice}})


def verdict(vote: Vote, now: int) -> str | None:
    """What the vote comes to; None while it is open.

    An undo needs everybody's yes, and one no ends it. About a deadline the majority of the votes cast decides, at once when
    more than half of all voters agree or all have voted; a tie, or silence, means to wait.
    """
    ballots: Counter[str] = Counter(vote["ballots"].values())
    voters = len(vote["voters"])
    over = now >= vote["until"] or ballots.total() == voters
    if vote["kind"] == "undo":
        return "no" if ballots["no"] else "yes" if ballots["yes"] == voters else "no" if over else None
    best = ballots.most_common(2)
    if best and best[0][1] * 2 > voters:
        return best[0][0]
    if not over:
        return None
    clear = len(best) == 1 or (len(best) > 1 and best[0][1] > best[1][1])
    return best[0][0] if clear else "wait"


def ended(row: TableRow) -> TableRow:
    """The row of a game that is over: no deadline runs, and a vote that is open comes to nothing."""
    row = _extra(row, deadlines={})
    return row if open_vote(row) is None else closed(row, "over")


def closed(row: TableRow, outcome: str) -> TableRow:
    """The row whose vote is over."""
    return _extra(row, vote={**(vote_of(row) or {}), "outcome": outcome})


def _extra(row: TableRow, **changes: Any) -> TableRow:
    """The row with these entries of `extra`; an empty one is left out."""
    extra = {name: value for name, value in {**row.extra, **changes}.items() if value or name not in changes}
    return replace(row, extra=extra)
