"""The private panel: what each prompt asks and how its buttons look and lie."""

from typing import Any

from render.core.face import Label, Names, Words
from render.roar.phrases import call_name, ready_to_call, who
from rules.core.game import Prompt
from rules.roar.actions import Call, ClearWishes, Free, Hold, Ready, Roll, Say, Shout, Skip, Take, Wish
from rules.roar.constants import MATCH
from rules.roar.view import View

EMOJI = {"grrrr": "◀️", "roaar": "▶️", "kaboom": "💥", "ahh": "💚"}
"""Grrrr goes left, Roaar right: the arrow stands for the direction in every language."""


def question(prompt: Prompt[Any], view: View, words: Words, names: Names) -> str:
    """What the prompt asks."""
    if prompt.kind == "react":
        by, symbol = prompt.about
        word = words("roar-word", word=prompt.choices[0].word) if prompt.choices else "…"
        return words("roar-question-react", player=who(names, by), call=words("roar-call", name=symbol), word=word)
    if prompt.kind == "shout":
        return words("roar-question-shout", phase=prompt.about[0])
    return words(f"roar-question-{prompt.kind}")


def label(action: Any, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
    """One button or menu option."""
    if isinstance(action, Hold | Free):
        return die(action, view, words)
    if isinstance(action, Call):
        return call(action, view, words)
    if isinstance(action, Take | Wish):
        name = action.development
        return Label(words("roar-development", name=name), description=words("roar-effect", name=name))
    if isinstance(action, Say):
        return Label(words("roar-word", word=action.word) + "!", style="danger")
    key, emoji, style = PLAIN[type(action)]
    return Label(words(key), emoji, style)


PLAIN: dict[type, tuple[str, str, str]] = {
    Roll: ("roar-button-roll", "🎲", "primary"),
    Ready: ("roar-button-ready", "", "success"),
    Shout: ("roar-button-shout", "🦖", "primary"),
    Skip: ("roar-button-skip", "", "secondary"),
    ClearWishes: ("roar-button-clear", "", "secondary"),
}


def die(action: Hold | Free, view: View, words: Words) -> Label:
    """A die as a toggle: green and "held" when it lies on the dino."""
    face = view.me.dice[action.die] if view.me is not None else ""
    held = isinstance(action, Free)
    text = words("roar-die", symbol=face or "none", held="yes" if held else "no")
    return Label(text, EMOJI.get(face, ""), "success" if held else "secondary")


def call(action: Call, view: View, words: Words) -> Label:
    """A call, always enabled (ROAR-ATTACK-R01): red and with its whole name once three dice are held."""
    held = ready_to_call(view.me)[action.symbol] if view.me is not None else 0
    owned = view.players[view.me.seat].developments if view.me is not None else ()
    ready = held >= MATCH
    name = call_name(action.symbol, held, owned) if ready else action.symbol
    return Label(words("roar-call", name=name) + "!", EMOJI[action.symbol], "danger" if ready else "secondary")


def rows(prompt: Prompt[Any]) -> tuple[tuple[Any, ...], ...] | None:
    """The race panel: dice, roll, calls. None for every other kind."""
    if prompt.kind != "race":
        return None
    dice = tuple(action for action in prompt.choices if isinstance(action, Hold | Free))
    roll = tuple(action for action in prompt.choices if isinstance(action, Roll))
    calls = tuple(action for action in prompt.choices if isinstance(action, Call))
    return tuple(row for row in (dice, roll, calls) if row)
