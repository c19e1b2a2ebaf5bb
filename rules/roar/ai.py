"""Computer players: what a seat does by what it sees, at a human pace (ROAR-TIMING-R14).

A decision is a time as well as an action: `wait` counts from `now` to a moment that follows from the seat's own last press,
so that asking again early gives about the same moment. The press takes `clock.computer_stamp` of the moment of acting.
"""

from rules.core.chance import Chance
from rules.core.game import Decision, Prompt
from rules.roar.actions import Action, Call, Free, Hold, Ready, Roll, Say, Shout, Skip, Take
from rules.roar.constants import (
    AHH,
    BOT_CALL,
    BOT_HEALS_AT,
    BOT_KABOOM_LIVING,
    BOT_PRESS,
    BOT_RESUME,
    BOT_ROLL,
    BOT_ROLL_SPREAD,
    FULL,
    HOLD_BACK,
    IN,
    KABOOM,
    MATCH,
    SYMBOLS,
)
from rules.roar.view import OwnView, View

LIKED = ("wusch", "oh_yeah", "oo_ah", "mhhm", "klonk", "zinngg_left", "zinngg_right", "klink_left", "klink_right")
"""In which order a computer takes developments; an easy one takes any."""

IDLE = 60_000


def decide(view: View, prompt: Prompt[Action], strength: str, chance: Chance, now: int = 0) -> Decision[Action]:
    """The choice of a computer player for one of its prompts. ValueError for an unknown strength."""
    if strength not in BOT_ROLL:
        raise ValueError(f"strength: {strength!r}")
    own = view.me
    assert own is not None, "a computer player has a seat"
    match prompt.kind:
        case "race":
            return _race(view, own, strength, chance, now)
        case "ready":
            return Decision(Ready(), chance.between(*BOT_CALL))
        case "shout":
            return Decision(Shout(), chance.between(*BOT_CALL))
        case "development":
            return Decision(_development(prompt, strength, chance), chance.between(*BOT_CALL))
        case "react":
            word = next(a for a in prompt.choices if isinstance(a, Say))
            return Decision(word, chance.between(*BOT_CALL))
        case _:
            return Decision(None, IDLE)


def _race(view: View, own: OwnView, strength: str, chance: Chance, now: int) -> Decision[Action]:
    if own.early or own.waiting or view.players[own.seat].choosing:
        return Decision(None, HOLD_BACK)
    action = _next(view, own)
    at = max(own.acted + _delay(action, strength, chance), view.live_at + BOT_RESUME)
    if isinstance(action, Roll):
        at = max(at, own.cooldown_until + _spread(BOT_ROLL[strength], chance))
    if isinstance(action, (Roll, Call)):
        at = max(at, own.locked_until)
    return Decision(action, max(0, at - now))


def _delay(action: Action, strength: str, chance: Chance) -> int:
    """Milliseconds from the last press to this one."""
    return chance.between(*(BOT_CALL if isinstance(action, Call) else BOT_PRESS))


def _spread(base: int, chance: Chance) -> int:
    return base * chance.between(100 - BOT_ROLL_SPREAD, 100 + BOT_ROLL_SPREAD) // 100


def _next(view: View, own: OwnView) -> Action:
    """Call what is there, else hold what is wanted, free what is not, roll."""
    for symbol in SYMBOLS:
        if sum(h and f == symbol for f, h in zip(own.dice, own.held, strict=True)) >= MATCH:
            return Call(symbol)
    wanted = wanted_symbol(view, own)
    for i, (face, held) in enumerate(zip(own.dice, own.held, strict=True)):
        if face and held != (face == wanted):
            return Free(i) if held else Hold(i)
    return Roll()


def wanted_symbol(view: View, own: OwnView) -> str:
    """Heal at damage 2 or more, else what most dice show; Kaboom is preferred with 4 or 5 living. "" = nothing shown."""
    me = view.players[own.seat]
    if me.damage >= BOT_HEALS_AT and not view.volcano:
        return AHH
    many = sum(p.status == IN for p in view.players) >= BOT_KABOOM_LIVING
    gain = (me.damage > 0 and not view.volcano) or (view.mode == FULL and bool(own.free))
    shown = {symbol: own.dice.count(symbol) for symbol in SYMBOLS if symbol != AHH or gain}
    if many and shown[KABOOM]:
        shown[KABOOM] += 1
    best = max(shown, key=lambda symbol: (shown[symbol], symbol == KABOOM))
    return best if shown[best] else ""


def _development(prompt: Prompt[Action], strength: str, chance: Chance) -> Action:
    offered = [a for a in prompt.choices if isinstance(a, Take)]
    if not offered:
        return Skip()
    if strength == "easy":
        return chance.pick(offered)
    return min(offered, key=lambda a: LIKED.index(a.development))
