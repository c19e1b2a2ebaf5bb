"""Who may decide what now. Derived from the state; the choices of a panel depend on its dice alone and are made once."""

from functools import cache
from typing import Any

from rules.core.game import Prompt
from rules.roar import clock, developments
from rules.roar.actions import Action, Call, ClearWishes, Free, Hold, Ready, Roll, Say, Shout, Skip, Take, Wish
from rules.roar.constants import COUNTDOWN, FULL, GAME_END, IN, LIVE, PAUSE, READY, ROUND_END, SYMBOLS, WITHDRAWN
from rules.roar.state import Player, State

CALLS: tuple[Action, ...] = tuple(Call(symbol) for symbol in SYMBOLS)


@cache
def race_choices(dice: tuple[str, ...], held: tuple[bool, ...], choosing: bool) -> tuple[Action, ...]:
    """Dice from left to right, then the roll, then the four calls, which are always there (ROAR-ATTACK-R01)."""
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


def prompts(state: State) -> tuple[Prompt[Action], ...]:
    """All that may be pressed, seat by seat; the table's clock is no prompt (see `due`)."""
    asked: list[Prompt[Action]] = []
    if state.phase == GAME_END:
        return ()
    for seat, p in enumerate(state.players):
        if p.plays:
            _ask(asked, state, seat, p)
    return tuple(asked)


def _ask(asked: list[Prompt[Action]], state: State, seat: int, p: Player) -> None:
    phase = state.phase
    guard = clock.guard(state.epoch, p.rolls)

    def ask(kind: str, choices: tuple[Action, ...], about: tuple[Any, ...] = (), optional: bool = False) -> None:
        asked.append(Prompt(seat, kind, choices, guard, "", about, optional))

    if phase == LIVE and p.status == IN:
        ask("race", race_choices(p.dice, p.held, p.choosing))
    if state.shout_open and seat == state.shouter:
        ask("shout", (Shout(),), (phase,))
    if not p.ready and (p.status == WITHDRAWN or (phase == READY and not state.shout_open)):
        ask("ready", (Ready(),), optional=p.status == WITHDRAWN)
    if p.choosing:
        ask("development", development_choices(p.developments, p.forbidden))
    if p.blows and (phase in (LIVE, PAUSE)):
        ask("react", tuple(Say(word) for word in dict.fromkeys(b.word for b in p.blows)), (p.blows[0].by, p.blows[0].symbol))
    if state.mode == FULL and phase in (READY, COUNTDOWN, ROUND_END):
        choices = wish_choices(p.wishes, p.forbidden)
        if choices:
            ask("wishes", choices, optional=True)
