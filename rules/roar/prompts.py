"""Who may decide what now. Derived from the state; the choices of a panel depend on its dice alone and are made once."""

from functools import cache, lru_cache
from typing import Any

from rules.core.game import Prompt
from rules.roar import clock, developments
from rules.roar.actions import Action, Call, ClearWishes, Free, Hold, Ready, Roll, Say, Shout, Skip, Take, Wish
from rules.roar.choices import taking
from rules.roar.constants import COUNTDOWN, FULL, GAME_END, IN, LIVE, READY, ROUND_END, SYMBOLS, WITHDRAWN
from rules.roar.state import Player, State

CALLS: tuple[Action, ...] = tuple(Call(symbol) for symbol in SYMBOLS)


@cache
def race_choices(dice: tuple[str, ...], held: tuple[bool, ...], choosing: bool, early: bool) -> tuple[Action, ...]:
    """Dice from left to right, then the roll, then the four calls, which are always there (ROAR-ATTACK-R01).

    While a roll waits for the end of its cooldown the dice are as good as rolled: only calls are left.
    """
    if early:
        return CALLS
    on_dino = tuple(Free(i) if held[i] else Hold(i) for i, face in enumerate(dice) if face)
    roll = () if choosing or all(held) else (Roll(),)
    return (*on_dino, *roll, *CALLS)


@cache
def development_choices(placed: tuple[str, ...], forbidden: tuple[str, ...]) -> tuple[Action, ...]:
    """Only free areas (ROAR-DEV-R01), and taking none."""
    return (*(Take(name) for name in developments.free(placed, forbidden)), Skip())


@cache
def wish_choices(wishes: tuple[str, ...], forbidden: tuple[str, ...]) -> tuple[Action, ...]:
    """One more wish for what may be had at all, and starting afresh."""
    more = tuple(Wish(name) for name in developments.free(wishes, forbidden))
    return (*more, ClearWishes()) if wishes else more


@lru_cache(4096)
def _race(
    seat: int, guard: int, dice: tuple[str, ...], held: tuple[bool, ...], choosing: bool, early: bool
) -> Prompt[Action]:
    return Prompt(seat, "race", race_choices(dice, held, choosing, early), guard)


def prompts(state: State) -> tuple[Prompt[Action], ...]:
    """All that may be pressed, seat by seat; the table's clock is no prompt (see `due`)."""
    asked: list[Prompt[Action]] = []
    live, busy, epoch = state.phase == LIVE, state.phase != GAME_END, state.epoch << clock.ROLL_BITS
    for seat, p in enumerate(state.players):
        if live and p.status == IN:
            h = state.hands[seat]
            asked.append(_race(seat, epoch | h.rolls, h.dice, h.held, p.choosing, h.early > 0))
            if p.choosing or p.blows:
                _ask(asked, state, seat, p)
        elif busy and p.plays:
            _ask(asked, state, seat, p)
    return tuple(asked)


def _ask(asked: list[Prompt[Action]], state: State, seat: int, p: Player) -> None:
    """Everything but the race itself."""
    phase = state.phase
    guard = clock.guard(state.epoch, state.hands[seat].rolls)

    def ask(kind: str, choices: tuple[Action, ...], about: tuple[Any, ...] = (), optional: bool = False) -> None:
        asked.append(Prompt(seat, kind, choices, guard, "", about, optional))

    if state.shout_open and seat == state.shouter:
        ask("shout", (Shout(),), (phase,))
    if not p.ready and (p.status == WITHDRAWN or (phase == READY and not state.shout_open)):
        ask("ready", (Ready(),), optional=p.status == WITHDRAWN)
    if p.choosing and not taking(state, seat):
        ask("development", development_choices(p.developments, p.forbidden))
    if p.blows:
        ask("react", tuple(Say(word) for word in dict.fromkeys(b.word for b in p.blows)), (p.blows[0].by, p.blows[0].symbol))
    if state.mode == FULL and phase in (READY, COUNTDOWN, ROUND_END):
        choices = wish_choices(state.hands[seat].wishes, p.forbidden)
        if choices:
            ask("wishes", choices, optional=True)
