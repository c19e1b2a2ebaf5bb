"""Healing and energy: wound cards and green cubes of the player's choice (chapters Wounds, Energy)."""


from rules.sauria import events as e
from rules.sauria.actions import Choose, Pick
from rules.sauria.cards.characters import CHARACTERS, SPECIALS
from rules.sauria.decide import Asked, ask
from rules.sauria.dinosaurs import R
from rules.sauria.frames import Mend, Recharge
from rules.sauria.harm import heal, mendable
from rules.sauria.possible import tired


def recharge_all(run: R, seat: int) -> None:
    """All energy back on the board."""
    full = CHARACTERS[run.draft.players[seat].character].energy
    if run.draft.players[seat].energy != full:
        run.emit(e.EnergyChanged(seat, full))


def step_mend(run: R, frame: Mend, value: object) -> Asked | None:
    """Heal up to n wound cards, one choice each."""
    spaces = mendable(run, frame.seat)
    if not frame.n or not spaces:
        run.done()
        return None
    if len(spaces) > 1:
        return ask(frame.seat, "heal", tuple(Pick(i) for i in spaces), (frame.n,))
    run.become(Mend(frame.seat, frame.n - 1))
    heal(run, frame.seat, spaces[0])
    return None


def answer_mend(run: R, frame: Mend, seat: int, action: Pick) -> None:
    """One wound card is healed."""
    run.become(Mend(frame.seat, frame.n - 1))
    heal(run, seat, action.n)


def step_recharge(run: R, frame: Recharge, value: object) -> Asked | None:
    """Refill n energy, one at a time."""
    open_ = tired(run.draft, frame.seat)
    if not frame.n or not open_:
        run.done()
        return None
    if len(open_) > 1:
        return ask(frame.seat, "energy", tuple(Choose(SPECIALS[k]) for k in open_), (frame.n,))
    _recharge(run, frame, open_[0])
    return None


def answer_recharge(run: R, frame: Recharge, seat: int, action: Choose) -> None:
    """One energy is refilled."""
    _recharge(run, frame, SPECIALS.index(action.option))


def _recharge(run: R, frame: Recharge, k: int) -> None:
    energy = run.draft.players[frame.seat].energy
    run.emit(e.EnergyChanged(frame.seat, (*energy[:k], energy[k] + 1, *energy[k + 1 :])))
    run.become(Recharge(frame.seat, frame.n - 1))
