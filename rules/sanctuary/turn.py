"""A resolving turn: what may be done between actions, what may not and why, feeding and using workers, the end."""

from collections.abc import Callable
from typing import Any

from rules.core.game import Prompt
from rules.sanctuary import react
from rules.sanctuary.actions import (
    Action,
    Back,
    Colour,
    End,
    Feed,
    Main,
    Relax,
    Side,
    Use,
    Volunteer,
    Work,
)
from rules.sanctuary.compile import NOWHERE, ROOTS, Context, bits, growable, held
from rules.sanctuary.events import Always, Dropped, Fed, Grew, Tipped, Worked
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.frames import Feeding, Perform, Turn, Working
from rules.sanctuary.perform import Asked, Play, begin
from rules.sanctuary.sight import blocker, visible
from rules.sanctuary.state import MAIN, NOTHING, Board, Table, Worker
from rules.sanctuary.values import MOST_CHOICES

WORKERS = ("ranger", "rescuer")
ONCE = ("once_game", "once_round")
BARE = (None, None, None, None)
MAINS = (Main(0), Main(1))
SIDES = tuple(tuple(Side(k, p) for p in range(20)) for k in (0, 1))


def crew(board: Board, who: str) -> tuple[Worker, ...]:
    """The rangers or the rescuers of a board."""
    return board.rangers if who == "ranger" else board.rescuers


def unresolved(table: Table, seat: int) -> tuple[int, ...]:
    """The volunteers of a seat that stand on a card and are not tipped."""
    return tuple(k for k in (0, 1) if table.pawns[2 * seat + k] >= 0 and not table.tipped >> 2 * seat + k & 1)


def acts_with(table: Table, turn: Turn) -> tuple[int, ...]:
    """The volunteers whose actions this turn may mix: both in the advanced variant, else the one chosen."""
    return unresolved(table, turn.seat) if table.advanced else (turn.k,) if turn.k >= 0 else ()


def standing(table: Table, turn: Turn, k: int) -> int:
    """The card that volunteer k acts from: its own, or that of the opposing volunteer played in its place."""
    return turn.lent[k] if turn.lent[k] >= 0 else table.pawns[2 * turn.seat + k]


def barrier(table: Table, turn: Turn, action: Action) -> str:
    """The rule that forbids a main or side action, a worker or a once-effect in this turn; "" when it may be done.

    The one place that says what is legal between actions, and why something is not.
    """
    against = BARRIERS.get(type(action))
    return against(table, turn, action) if against is not None else ""


def _against_main(table: Table, turn: Turn, action: Main) -> str:
    return spent_or_idle(table, turn, action.k, "main", standing(table, turn, action.k))


def _against_side(table: Table, turn: Turn, action: Side) -> str:
    at = standing(table, turn, action.k)
    if not visible(table, turn.seat, at) >> action.at & 1:
        return blocker(table, turn.seat, at, action.at)
    return spent_or_idle(table, turn, action.k, "side", action.at)


def _against_feed(table: Table, turn: Turn, action: Feed) -> str:
    board = table.players[turn.seat]
    for worker in crew(board, action.who):
        if worker.food < 0:
            return "" if board.mgmt != NOTHING else "SAN-RANGER-R01"
    return "SAN-RANGER-03"


def _against_work(table: Table, turn: Turn, action: Work) -> str:
    board = table.players[turn.seat]
    if action.who == "rescuer":
        return "" if helped(board) else "SAN-RESCUE-R02"
    for worker in board.rangers:
        if worker.food >= 0 and not worker.used:
            return "" if board.threats else "SAN-THREAT-05"
    return "SAN-RANGER-04"


def _against_use(table: Table, turn: Turn, action: Use) -> str:
    board = table.players[turn.seat]
    lying = next(x for x in board.expansions if x is not None and x.token == action.token)
    if TOKENS[lying.acts].kind not in ONCE:
        return "SAN-EXP-G4"
    if lying.turned:
        return "SAN-EXP-G2"
    return "" if _possible(table, turn, -1 if table.advanced else turn.k, (lying.acts, "token")) else "SAN-RESOLVE-05"


BARRIERS: dict[type, Callable[[Table, Turn, Any], str]] = {
    Main: _against_main,
    Side: _against_side,
    Feed: _against_feed,
    Work: _against_work,
    Use: _against_use,
}


def spent_or_idle(table: Table, turn: Turn, k: int, what: str, at: int) -> str:
    """Why volunteer k cannot use the main or side action (what) of the card at a position that it stands on or sees."""
    if table.spent[2 * turn.seat + k] & (MAIN if what == "main" else 1 << at):
        return "SAN-RESOLVE-06"
    return "" if _possible(table, turn, k, (table.cards[at], what)) else "SAN-RESOLVE-05"


def _possible(table: Table, turn: Turn, k: int, pair: tuple[str, str]) -> bool:
    root = ROOTS[pair]
    now = Context(turn.seat, k, turn.lent, (pair,)) if root.relates else NOWHERE
    return root.possible(table, table.players[turn.seat], 0, now)


def helped(board: Board) -> tuple[int, ...]:
    """The animals that an own rescuer can let grow now: fed with their colour, unused, present and below 6."""
    fed = 0
    for worker in board.rescuers:
        if worker.food >= 0 and not worker.used:
            fed |= 1 << worker.food
    return bits(fed & growable(board))


def doable(table: Table, turn: Turn, k: int) -> list[Action]:
    """The main action of volunteer k and the side actions it sees, as far as they can be done now."""
    at = standing(table, turn, k)
    spent, cards, sides = table.spent[2 * turn.seat + k], table.cards, SIDES[k]
    found: list[Action] = []
    if not spent & MAIN and _possible(table, turn, k, (cards[at], "main")):
        found.append(MAINS[k])
    for p in bits(visible(table, turn.seat, at) & ~spent):
        if _possible(table, turn, k, (cards[p], "side")):
            found.append(sides[p])
    return found


def extras(table: Table, turn: Turn) -> tuple[Action, ...]:
    """What a turn offers beside the volunteers: using workers and once-effects, feeding; usable or not."""
    board = table.players[turn.seat]
    if not board.rangers and not board.rescuers and board.expansions == BARE:
        return ()
    found: list[Action] = [Work(who) for who in WORKERS if crew(board, who)]
    found += [
        Use(lying.token) for lying in board.expansions if lying is not None and TOKENS[lying.acts].kind in ONCE
    ]
    found += [Feed(who) for who in WORKERS if crew(board, who)]
    return tuple(found)


def usable(table: Table, turn: Turn) -> tuple[tuple[Action, ...], ...]:
    """What can be done now: the actions of each volunteer of the turn, then the extras."""
    lists = [tuple(doable(table, turn, k)) for k in acts_with(table, turn)]
    more = extras(table, turn)
    lists.append(tuple(action for action in more if not barrier(table, turn, action)) if more else ())
    return tuple(lists)


def unused(table: Table, seat: int) -> bool:
    """Whether the player still has a worker not used this round or a once-effect not turned (SAN-RESOLVE-R05)."""
    board = table.players[seat]
    if not board.rangers and not board.rescuers and board.expansions == BARE:
        return False
    return any(not worker.used for worker in board.rangers + board.rescuers) or any(
        lying is not None and not lying.turned and TOKENS[lying.acts].kind in ONCE for lying in board.expansions
    )


def step_turn(run: Play, f: Turn, value: Any) -> Asked:
    """Ask what to do next; end the turn when nothing is left to think about (SAN-RESOLVE-R05).

    about of "turn": the volunteer (-1 = several) and how many actions, workers and once-effects could still be used.
    """
    table = run.draft
    if table.owed and react.first(table, f.seat) is not None:
        return (react.prompt(table, f.seat, False),)
    open_ones = unresolved(table, f.seat)
    if f.k < 0 and not table.advanced:
        if len(open_ones) > 1:
            return (Prompt(f.seat, "volunteer", tuple(Volunteer(k) for k in open_ones), 0, "turn"),)
        run.become(Turn(f.seat, open_ones[0], f.lent, f.acted))
        return None
    lists = usable(table, f)
    choices = lists[0] + lists[1] if len(lists) == 2 else tuple(action for each in lists for action in each)
    if not choices and not unused(table, f.seat):
        _end(run, f)
        return None
    left = len(choices) - sum(type(action) is Feed for action in lists[-1]) if lists[-1] else len(choices)
    if len(choices) + 3 > MOST_CHOICES:
        # two rows full of cards: one volunteer's actions at a time
        if f.k >= 0:
            choices = lists[acts_with(table, f).index(f.k)]
        else:
            choices = (*(Volunteer(k) for k, each in zip(open_ones, lists, strict=False) if each), *lists[-1])
    if table.players[f.seat].always:
        choices = (*choices, Relax())
    choices = (*choices, End())
    if f.k >= 0 and (table.advanced or (not f.acted and len(open_ones) > 1)):
        choices = (*choices, Back())
    return (Prompt(f.seat, "turn", choices, 0, "turn", (f.k, left)),)


def _end(run: Play, f: Turn) -> None:
    for k in acts_with(run.draft, f):
        run.emit(Tipped(f.seat, k))
    run.done()


def answer_turn(run: Play, f: Turn, seat: int, action: Action) -> None:
    """What the player does next."""
    CHOSEN[type(action)](run, f, action)


def _main(run: Play, f: Turn, action: Main) -> None:
    _perform(run, f, action.k, "main", standing(run.draft, f, action.k))


def _side(run: Play, f: Turn, action: Side) -> None:
    _perform(run, f, action.k, "side", action.at)


def _perform(run: Play, f: Turn, k: int, what: str, at: int) -> None:
    if run.draft.advanced and f.k >= 0:
        run.become(Turn(f.seat, -1, f.lent, f.acted))
    begin(run, Perform(f.seat, run.draft.cards[at], what, k, at))


def _name(run: Play, f: Turn, action: Volunteer | Back) -> None:
    run.become(Turn(f.seat, action.k if isinstance(action, Volunteer) else -1, f.lent, f.acted))


def _work(run: Play, f: Turn, action: Work) -> None:
    if action.who == "rescuer":
        run.push(Working(f.seat, action.who))
        return
    _worked(run, f)
    i = next(i for i, w in enumerate(run.draft.players[f.seat].rangers) if w.food >= 0 and not w.used)
    run.emit(Worked(f.seat, "ranger", i))
    run.emit(Dropped(f.seat, 1))


def _use(run: Play, f: Turn, action: Use) -> None:
    token = action.token
    acts = next(x.acts for x in run.draft.players[f.seat].expansions if x is not None and x.token == token)
    begin(run, Perform(f.seat, acts, "token", -1 if run.draft.advanced else f.k, -1, token))


CHOSEN: dict[type, Callable[[Play, Turn, Any], None]] = {
    Main: _main,
    Side: _side,
    Volunteer: _name,
    Back: _name,
    Feed: lambda run, f, action: run.push(Feeding(f.seat, action.who)),
    Work: _work,
    Use: _use,
    Relax: lambda run, f, action: run.emit(Always(f.seat, False)),
    End: lambda run, f, action: _end(run, f),
}
"""What each choice of a turn begins."""


def _worked(run: Play, f: Turn) -> None:
    run.stack[run.stack.index(f)] = Turn(f.seat, f.k, f.lent, True)


def step_feeding(run: Play, f: Feeding, value: Any) -> Asked:
    """Which marker goes under the worker (SAN-RANGER-03, SAN-RESCUE-R02)."""
    options = bits(held(run.draft.players[f.seat].mgmt))
    if len(options) == 1:
        _feed(run, f, options[0])
        return None
    return (Prompt(f.seat, "feed", (*(Colour(c) for c in options), Back()), 0, "turn", (f.who,)),)


def _feed(run: Play, f: Feeding, c: int) -> None:
    i = next(i for i, w in enumerate(crew(run.draft.players[f.seat], f.who)) if w.food < 0)
    run.stack.pop()
    _worked(run, run.stack[-1])
    run.emit(Fed(f.seat, f.who, i, c))


def answer_feeding(run: Play, f: Feeding, seat: int, action: Action) -> None:
    """The colour, or back."""
    if isinstance(action, Colour):
        _feed(run, f, action.c)
    else:
        run.stack.pop()


def step_working(run: Play, f: Working, value: Any) -> Asked:
    """Which rescuer helps, named by the animal (SAN-RESCUE-R02)."""
    options = helped(run.draft.players[f.seat])
    if len(options) == 1:
        _rescue(run, f, options[0])
        return None
    return (Prompt(f.seat, "work", (*(Colour(c) for c in options), Back()), 0, "turn", (f.who,)),)


def _rescue(run: Play, f: Working, c: int) -> None:
    run.stack.pop()
    _worked(run, run.stack[-1])
    run.emit(Worked(f.seat, f.who, react.helper(run.draft.players[f.seat], c)))
    run.emit(Grew(f.seat, c))
    react.grown(run, f.seat, c, "rescuer", 0)


def answer_working(run: Play, f: Working, seat: int, action: Action) -> None:
    """The animal, or back."""
    if isinstance(action, Colour):
        _rescue(run, f, action.c)
    else:
        run.stack.pop()


STEP: dict[type, Callable[[Play, Any, Any], Asked]] = {
    Turn: step_turn,
    Feeding: step_feeding,
    Working: step_working,
}
ANSWER: dict[type, Callable[[Play, Any, int, Any], None]] = {
    Turn: answer_turn,
    Feeding: answer_feeding,
    Working: answer_working,
}

