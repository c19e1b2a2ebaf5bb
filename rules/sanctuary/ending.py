"""The end of the game: at-game-end expansions that change boards, in their order (SAN-END-R01)."""

from rules.sanctuary.events import Ended, EndEffect, Flooded, Forested, Lifted
from rules.sanctuary.perform import Play
from rules.sanctuary.state import Board, acting
from rules.sanctuary.values import GROVE_VALUE, GROVES, LEVELS, POND_VALUE, PONDS

RECLAIM = "E14"
RAISE = "E16"
BOTH = "E13"


def finish(run: Play) -> None:
    """Free reclamation, then raised seals, then the game is over; points are counted from the boards."""
    for effect in (RECLAIM, RAISE):
        for seat in range(len(run.draft.players)):
            board: Board = run.draft.players[seat]
            for lying in board.expansions:
                if lying is not None and lying.acts == effect:
                    run.emit(EndEffect(seat, lying.token))
                    if effect == RECLAIM:
                        _reclaim(run, seat)
                    else:
                        _raise(run, seat)
    run.emit(Ended())


def gain(board: Board, area: int) -> int:
    """Points that free reclamation of an area brings, E13 included (SAN-EXP-14R)."""
    pond, grove = board.ponds >> area & 1, board.groves >> area & 1
    both = 3 if acting(board, BOTH) and not (pond and grove) else 0
    return (not pond) * POND_VALUE[area] + (not grove) * GROVE_VALUE[area] + both


def _reclaim(run: Play, seat: int) -> None:
    """The bought area with the largest gain, the higher number on a tie, gets the tokens it lacks."""
    board: Board = run.draft.players[seat]
    open_ones = [
        a for a, seals in enumerate(board.plates) if not seals and not (board.ponds & board.groves) >> a & 1
    ]
    if not open_ones:
        return
    area = max(open_ones, key=lambda a: (gain(board, a), a))
    if not board.ponds >> area & 1 and run.draft.supply[PONDS]:
        run.emit(Flooded(seat, area))
    if not board.groves >> area & 1 and run.draft.supply[GROVES]:
        run.emit(Forested(seat, area))


def _raise(run: Play, seat: int) -> None:
    timeline = run.draft.players[seat].timeline
    for level in range(LEVELS - 2, -1, -1):
        if timeline[level]:
            run.emit(Lifted(seat, level, timeline[level]))


