"""The only place where the state changes: one arm per event."""

from collections.abc import Callable, Iterable
from typing import Any

from rules.core import work
from rules.core.resume import Waiting
from rules.sanctuary import events as e
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.sight import closed
from rules.sanctuary.state import MAIN, STATE, Expansion, PlayerDraft, State, StateDraft, Worker
from rules.sanctuary.values import GROVES, PONDS, RANGERS, RESCUERS, SATISFACTION, WIDTH

WHO = {"ranger": ("rangers", RANGERS), "rescuer": ("rescuers", RESCUERS)}


def evolve(state: State, events: Iterable[e.Event]) -> State:
    """Fold events into a state."""
    return work.evolve(STATE, FOLD, state, events)


def _own(d: StateDraft, seat: int) -> PlayerDraft:
    board: PlayerDraft = STATE.own(d, "players", seat)
    return board


def _plus(held: Any, i: int, n: int) -> Any:
    return (*held[:i], held[i] + n, *held[i + 1 :])


def _put(held: tuple[Any, ...], i: int, value: Any) -> tuple[Any, ...]:
    return (*held[:i], value, *held[i + 1 :])


def _began(d: StateDraft, event: e.Began) -> None:
    d.first = event.first
    d.display = event.display


def _dealt(d: StateDraft, event: e.Dealt) -> None:
    d.round += 1
    d.cards = event.cards
    d.dealt += event.cards
    top = event.cards[0]
    d.piles = tuple(pile for pile in d.piles if top not in pile)
    d.walls = closed(event.cards, WIDTH[len(d.players)], event.opened)


def _placed(d: StateDraft, event: e.Placed) -> None:
    d.pawns = _put(d.pawns, event.seat * 2 + event.k, event.at)


def _used(d: StateDraft, event: e.Used) -> None:
    pawn = event.seat * 2 + event.k
    d.spent = _put(d.spent, pawn, d.spent[pawn] | (MAIN if event.what == "main" else 1 << event.at))


def _lying(board: PlayerDraft, token: str) -> int:
    return next(c for c, lying in enumerate(board.expansions) if lying is not None and lying.token == token)


def _turned(d: StateDraft, event: e.Turned) -> None:
    board = _own(d, event.seat)
    c = _lying(board, event.token)
    lying = board.expansions[c]
    assert lying is not None
    board.expansions = _put(board.expansions, c, Expansion(lying.token, lying.acts, True))


def _nothing(d: StateDraft, event: e.Event) -> None:
    pass


def _forwent(d: StateDraft, event: e.Forwent) -> None:
    pawn = event.seat * 2 + event.k
    d.spent = _put(d.spent, pawn, d.spent[pawn] | MAIN)


def _gained(d: StateDraft, event: e.Gained) -> None:
    board = _own(d, event.seat)
    board.mgmt = _plus(board.mgmt, event.c, event.n)


def _discarded(d: StateDraft, event: e.Discarded) -> None:
    board = _own(d, event.seat)
    board.mgmt = _plus(board.mgmt, event.c, -event.n)


def _stored(d: StateDraft, event: e.Stored) -> None:
    board = _own(d, event.seat)
    board.mgmt = _plus(board.mgmt, event.c, -event.n)
    board.stores = _put(board.stores, event.c, _plus(board.stores[event.c], event.c, event.n))


def _arrived(d: StateDraft, event: e.Arrived) -> None:
    board = _own(d, event.seat)
    board.animals = _plus(board.animals, event.c, 1)


_grew = _arrived


def _satisfied(d: StateDraft, event: e.Satisfied) -> None:
    board = _own(d, event.seat)
    board.hearts = _plus(board.hearts, event.c, 1)
    d.supply = _plus(d.supply, SATISFACTION, -1)


def _expanded(d: StateDraft, event: e.Expanded) -> None:
    board = _own(d, event.seat)
    board.expansions = _put(board.expansions, event.c, Expansion(event.token, event.token, False))
    d.display = tuple(token for token in d.display if token != event.token)


def _shifted(d: StateDraft, event: e.Shifted) -> None:
    board = _own(d, event.seat)
    c = _lying(board, event.token)
    board.expansions = _put(_put(board.expansions, event.c, board.expansions[c]), c, None)


def _became(d: StateDraft, event: e.Became) -> None:
    board = _own(d, event.seat)
    board.expansions = _put(
        board.expansions, _lying(board, event.token), Expansion(event.token, event.as_, False)
    )


def _bought(d: StateDraft, event: e.Bought) -> None:
    board = _own(d, event.seat)
    board.plates = _plus(board.plates, event.area, -1)
    board.timeline = _plus(board.timeline, event.level, 1)


def _lifted(d: StateDraft, event: e.Lifted) -> None:
    board = _own(d, event.seat)
    board.timeline = _plus(_plus(board.timeline, event.level, -event.n), event.level + 1, event.n)


def _flooded(d: StateDraft, event: e.Flooded) -> None:
    _own(d, event.seat).ponds |= 1 << event.area
    d.supply = _plus(d.supply, PONDS, -1)


def _forested(d: StateDraft, event: e.Forested) -> None:
    _own(d, event.seat).groves |= 1 << event.area
    d.supply = _plus(d.supply, GROVES, -1)


def _crew(d: StateDraft, seat: int, who: str, change: Callable[[tuple[Worker, ...]], tuple[Worker, ...]]) -> PlayerDraft:
    board = _own(d, seat)
    name, _ = WHO[who]
    setattr(board, name, change(getattr(board, name)))
    return board


def _hired(d: StateDraft, event: e.Hired) -> None:
    _crew(d, event.seat, event.who, lambda crew: (*crew, Worker(-1, False)))
    d.supply = _plus(d.supply, WHO[event.who][1], -1)


def _fed(d: StateDraft, event: e.Fed) -> None:
    board = _crew(d, event.seat, event.who, lambda crew: _put(crew, event.i, Worker(event.c, False)))
    board.mgmt = _plus(board.mgmt, event.c, -1)


def _worked(d: StateDraft, event: e.Worked) -> None:
    _crew(d, event.seat, event.who, lambda crew: _put(crew, event.i, Worker(crew[event.i].food, True)))


def _threatened(d: StateDraft, event: e.Threatened) -> None:
    _own(d, event.seat).threats += event.n


def _dropped(d: StateDraft, event: e.Dropped) -> None:
    _own(d, event.seat).threats -= event.n


def _gave(d: StateDraft, event: e.Gave) -> None:
    _own(d, event.seat).threats -= 1
    _own(d, event.to).threats += 1


def _offered(d: StateDraft, event: e.Offered) -> None:
    d.owed = (*d.owed, event.owed)


def _answered(d: StateDraft, event: e.Answered) -> None:
    i = next(i for i, owed in enumerate(d.owed) if owed.seat == event.seat)
    d.owed = d.owed[:i] + d.owed[i + 1 :]


def _always(d: StateDraft, event: e.Always) -> None:
    _own(d, event.seat).always = event.on


def _tipped(d: StateDraft, event: e.Tipped) -> None:
    d.tipped |= 1 << event.seat * 2 + event.k


def _rested(crew: tuple[Worker, ...]) -> tuple[Worker, ...]:
    return tuple(Worker(worker.food, False) for worker in crew)


def _cleaned(d: StateDraft, event: e.Cleaned) -> None:
    d.first = event.first
    d.cards = ()
    d.walls = 0
    d.pawns = (-1,) * len(d.pawns)
    d.spent = (0,) * len(d.spent)
    d.tipped = 0
    for seat, held in enumerate(d.players):
        turned = any(x is not None and x.turned and TOKENS[x.acts].kind == "once_round" for x in held.expansions)
        if turned or any(worker.used for worker in held.rangers + held.rescuers):
            board = _own(d, seat)
            board.rangers = _rested(board.rangers)
            board.rescuers = _rested(board.rescuers)
            board.expansions = tuple(
                Expansion(x.token, x.acts, False) if x is not None and TOKENS[x.acts].kind == "once_round" else x
                for x in board.expansions
            )


def _ended(d: StateDraft, event: e.Ended) -> None:
    d.over = True


def _waiting(d: StateDraft, event: Waiting) -> None:
    d.stack = event.stack


FOLD: dict[type, Callable[[Any, Any], None]] = {
    e.Began: _began,
    e.Dealt: _dealt,
    e.Placed: _placed,
    e.Unplaced: _nothing,
    e.Used: _used,
    e.Turned: _turned,
    e.Copied: _nothing,
    e.Borrowed: _nothing,
    e.Forwent: _forwent,
    e.Gained: _gained,
    e.Discarded: _discarded,
    e.Stored: _stored,
    e.Arrived: _arrived,
    e.Grew: _grew,
    e.Satisfied: _satisfied,
    e.Expanded: _expanded,
    e.Shifted: _shifted,
    e.Became: _became,
    e.Bought: _bought,
    e.Lifted: _lifted,
    e.Flooded: _flooded,
    e.Forested: _forested,
    e.Hired: _hired,
    e.Fed: _fed,
    e.Worked: _worked,
    e.Threatened: _threatened,
    e.Dropped: _dropped,
    e.Gave: _gave,
    e.Offered: _offered,
    e.Answered: _answered,
    e.Always: _always,
    e.Tipped: _tipped,
    e.Cleaned: _cleaned,
    e.EndEffect: _nothing,
    e.Ended: _ended,
    Waiting: _waiting,
}
"""Every event has its arm."""
