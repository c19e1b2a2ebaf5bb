"""What a seat, or the public, may know. Dice, waiting presses and wishes are only in the view of their own seat."""

from rules.core.record import record
from rules.roar import clock, developments
from rules.roar.actions import Call
from rules.roar.choices import taking
from rules.roar.constants import FULL, LIVE
from rules.roar.events import PRIVATE, Event
from rules.roar.state import Blow, Player, State


@record
class PlayerView:
    """A seat as everybody sees it.

    status: "in", "out", "withdrawn" or "watching". dice: how many. limit: the damage that knocks it out. choosing: a
    development is being chosen. blows: pending damage (reflex mode).
    """

    seat: int
    dino: str
    human: bool
    plays: bool
    ready: bool
    status: str
    sleeping: bool
    damage: int
    limit: int
    developments: tuple[str, ...]
    knockouts: int
    victories: int
    points: int
    dice: int
    choosing: bool
    blows: tuple[Blow, ...]
    forbidden: tuple[str, ...]
    handicap: int
    missed: int


@record
class OwnView:
    """What only the seat itself sees.

    dice: faces, "" = to be rolled first. held: which lie on the dino. guard: what its buttons carry (epoch and roll number).
    cooldown_until: stamp from which a roll is allowed, 0 = now. locked_until: roll and calls are locked until then. early:
    when a roll that was pressed a little early comes (0 = none). waiting: symbols of own calls in their hold-back window;
    taking: a chosen development in it. acted: time of the own last press. free: developments that may be taken.
    """

    seat: int
    dice: tuple[str, ...]
    held: tuple[bool, ...]
    rolls: int
    guard: int
    cooldown_until: int
    locked_until: int
    early: int
    waiting: tuple[str, ...]
    taking: str
    wishes: tuple[str, ...]
    acted: int
    free: tuple[str, ...]


@record
class View:
    """The game as a seat (or None, the public) sees it.

    phase: "ready", "countdown", "live", "pause", "round_end" or "game_end". order: seats clockwise; LEFT neighbour = next
    living one clockwise. live_at: live stamp of the running or coming stretch. live_before: live ms of the round before it.
    volcano: ticks so far; volcano_at: time of the next one, 0 outside "live". shouter: who may call "Roar-a-Saurus", if
    shout_open now, else from shout_from on (0 = not settled yet); by itself at shout_by. ready_by: end of the ready check.
    halted: the host stopped the break. cooldown: of this round, without handicap. tied: seats of a last battle round.
    ending: "" while the game runs.
    """

    seat: int | None
    mode: str
    pace: str
    reflex: bool
    phase: str
    round: int
    epoch: int
    order: tuple[int, ...]
    players: tuple[PlayerView, ...]
    me: OwnView | None
    cooldown: int
    live_at: int
    live_before: int
    volcano: int
    volcano_at: int
    shouter: int | None
    shout_from: int
    shout_by: int
    shout_open: bool
    ready_by: int
    halted: bool
    tied: tuple[int, ...]
    ending: str
    winners: tuple[int, ...]


def view(state: State, seat: int | None) -> View:
    """What this seat may know; None: the public."""
    return View(
        seat,
        state.mode,
        state.pace,
        state.reflex,
        state.phase,
        state.round,
        state.epoch,
        state.order,
        tuple(_public(i, p, len(h.dice)) for i, (p, h) in enumerate(zip(state.players, state.hands, strict=True))),
        None if seat is None else _own(state, seat),
        state.cooldown,
        state.live_at,
        state.live_before,
        state.volcano,
        clock.volcano_at(state) if state.phase == LIVE else 0,
        state.shouter,
        state.shout_from,
        state.shout_by,
        state.shout_open,
        state.ready_by,
        state.halted,
        state.tied,
        state.ending,
        state.winners,
    )


def scrub(event: Event, seat: int | None) -> Event | None:
    """The event as this seat may see it: private ones only for their own seat."""
    if isinstance(event, PRIVATE) and event.seat != seat:
        return None
    return event


def _public(seat: int, p: Player, dice: int) -> PlayerView:
    return PlayerView(
        seat,
        p.dino,
        p.human,
        p.plays,
        p.ready,
        p.status,
        p.sleeping,
        p.damage,
        developments.limit(p.developments),
        p.developments,
        p.knockouts,
        p.victories,
        p.points,
        dice,
        p.choosing,
        p.blows,
        p.forbidden,
        p.handicap,
        p.missed,
    )


def _own(state: State, seat: int) -> OwnView:
    p, h = state.players[seat], state.hands[seat]
    return OwnView(
        seat,
        h.dice,
        h.held,
        h.rolls,
        clock.guard(state.epoch, h.rolls),
        h.cooldown_until,
        h.locked_until,
        h.early,
        tuple(q.action.symbol for q in state.queue if q.seat == seat and isinstance(q.action, Call)),
        taking(state, seat),
        h.wishes,
        h.acted,
        developments.free(p.developments, p.forbidden) if state.mode == FULL else (),
    )
