"""Chapter "Setup": the circle, dinos, dice and start developments; then the ready check."""

from rules.core.chance import Chance
from rules.core.game import Options, Outcome, Seats
from rules.roar import developments, table, variants
from rules.roar.constants import DINOS, FULL, NO_FACE, READY_CHECK, SEAT_COUNTS
from rules.roar.events import Event, Opened
from rules.roar.race import Race
from rules.roar.state import Hand, Player, State


def setup(seats: Seats, options: Options, chance: Chance, now: int = 0) -> Outcome[State, Event]:
    """A new game at `now`, in the ready check. ValueError for seats or options that do not exist."""
    if len(seats) not in SEAT_COUNTS:
        raise ValueError(f"{len(seats)} seats")
    chosen = variants.check(options, per_seat=False)
    balances = [variants.balance(spec) for spec in seats]
    order = chance.shuffled(range(len(seats)))
    dinos = _dinos([b.dino for b in balances], chance)
    starter = chosen["starter"]
    shouter = chance.pick(order) if starter == variants.RANDOM else int(str(starter)) - 1
    if shouter not in order:
        raise ValueError(f"starter: there is no seat {starter}")
    full = chosen["mode"] == FULL
    players = tuple(_player(dino, spec.human, b, full) for dino, spec, b in zip(dinos, seats, balances, strict=True))
    hands = tuple(_hand(p.developments) for p in players)
    mode, pace, reflex = str(chosen["mode"]), str(chosen["pace"]), bool(chosen["reflex"])
    state = State(mode, pace, reflex, order, players, hands, shouter, now + READY_CHECK, clock=now)
    w = Race(state, chance, now)
    w.emit(Opened(order, shouter))
    table.muster_when_ready(w)
    return Outcome(w.publish(), tuple(w.events))


def _player(dino: str, human: bool, balance: variants.Balance, full: bool) -> Player:
    """A seat at game start, with its start developments (ROAR-BALANCE-R02)."""
    placed: tuple[str, ...] = ()
    for marker in balance.start if full else ():
        placed = developments.placed(placed, developments.kind(marker))
    forbidden = balance.forbidden if full else ()
    return Player(
        dino, human, ready=not human, developments=placed, forbidden=forbidden, handicap=balance.handicap
    )


def _hand(placed: tuple[str, ...]) -> Hand:
    n = developments.dice(placed)
    return Hand((NO_FACE,) * n, (False,) * n)


def _dinos(wanted: list[str], chance: Chance) -> list[str]:
    """The dino of choice for whoever asked first, one of the others for the rest (ROAR-SETUP-01)."""
    left = [dino for dino in chance.shuffled(DINOS) if dino not in wanted]
    taken: list[str] = []
    for dino in wanted:
        taken.append(dino if dino != variants.ANY and dino not in taken else left.pop())
    return taken
