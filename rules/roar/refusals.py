"""Why a press is refused: word keys and the rules behind them. The same keys stand in `Illegal.why` and `Refused.why`."""

from rules.core.game import Illegal, Refusal
from rules.roar.constants import IN, LIVE, OUT, PAUSE, WITHDRAWN
from rules.roar.state import Player, State, StateDraft

RULE = {
    "all_held": "ROAR-DICE-R02",
    "choosing": "ROAR-DEV-R01",
    "countdown": "ROAR-ROUND-R01",
    "dropped": "ROAR-TIMING-R19",
    "forged": "",
    "game_end": "ROAR-WIN-02",
    "held": "ROAR-DICE-03",
    "late": "ROAR-TIMING-R03",
    "locked": "ROAR-ATTACK-R03",
    "no_face": "ROAR-DICE-R02",
    "not_asked": "",
    "not_due": "",
    "not_held": "ROAR-DICE-04",
    "not_yet": "ROAR-TIMING-R06",
    "old_epoch": "ROAR-TIMING-R04",
    "old_roll": "ROAR-TIMING-R17",
    "out": "ROAR-KO-02",
    "paused": "ROAR-KABOOM-R03",
    "ready": "ROAR-TIMING-R05",
    "round_end": "ROAR-TIMING-R05",
    "too_slow": "ROAR-DEV-R04",
    "watching": "ROAR-WIN-R02",
    "withdrawn": "ROAR-TIMING-R12",
    "wrong_call": "ROAR-ATTACK-R03",
}
"""about: late (ms, seat that came first or None, cause) · locked (ms left) · not_yet (ms left) · dropped (cause) ·
wrong_call (symbol, how many held) · the others ()."""

BY_STATUS = {OUT: "out", WITHDRAWN: "withdrawn"}
BY_PHASE = {PAUSE: "paused"}


def illegal(why: str, *about: object) -> Illegal:
    """The refusal that changes nothing."""
    return Illegal(RULE[why], why, about)


def phase_reason(d: State | StateDraft) -> str:
    """Why nobody may roll, hold or call now. "" in the race."""
    return "" if d.phase == LIVE else BY_PHASE.get(d.phase, d.phase)


def seat_reason(p: Player) -> str:
    """Why this seat may not take part in the race. "" while it lives."""
    return "" if p.status == IN else BY_STATUS.get(p.status, "watching")


def refusals(state: State, seat: int) -> tuple[Refusal, ...]:
    """What keeps this seat from rolling and calling now."""
    p = state.players[seat]
    whys = [phase_reason(state), seat_reason(p), "choosing" if p.choosing else ""]
    return tuple(Refusal(why, RULE[why]) for why in whys if why)
