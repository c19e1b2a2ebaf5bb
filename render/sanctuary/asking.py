"""Prompts in words: the question, and what each choice says on its button or in its menu."""

from collections.abc import Callable
from typing import Any

from render.core.face import Label, Names, Words
from render.sanctuary.model import address, addresses, lane, sees_from, species_key, turn_of
from render.sanctuary.phrases import long, of_card, short, token_name, token_words
from rules.core.game import Prompt
from rules.sanctuary import actions as act
from rules.sanctuary.cards import CARDS
from rules.sanctuary.compile import NODES
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.state import Player
from rules.sanctuary.values import COLOURS, GROVE_VALUE, LEVEL_VALUE, POND_VALUE
from rules.sanctuary.view import View

BUTTON = 34
DESCRIPTION = 100
DOTS = ("🔴", "🟡", "🟢", "🔵")
NAME = 32


def cut(text: str, most: int) -> str:
    """The text, or its beginning and "…"."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def question(prompt: Prompt[Any], view: View, words: Words, names: Names) -> str:
    """What a prompt asks."""
    kind, about = prompt.kind, prompt.about
    if kind == "react":
        c, need, mask = about
        return words("san-ask-react", animal=animal(view, prompt.seat, c, words), need=need, list=colours(mask, words))
    if kind == "turn":
        k, left = about
        return words("san-ask-turn", place=where(view, prompt.seat, k), n=left, alone="no" if k < 0 else "yes")
    if kind == "exchange_gain":
        return words("san-ask", kind=kind, n=sum(about[3]), text="", what="")
    if kind == "amount":
        return words("san-ask", kind=kind, n=about[4], text="", what=colour(about[3], words))
    text = ""
    if len(about) > 2:
        text = long(NODES[about[:3]].effect, words)
    picked = len(about) > 3 and kind in ("expand", "shift")
    return words(
        "san-ask",
        kind=f"{kind}-at" if picked else kind,
        n=0,
        text=text,
        what=token_name(about[3], words) if picked else who(about, words),
    )


def who(about: tuple[Any, ...], words: Words) -> str:
    """ "ranger" or "rescuer" for the questions about workers."""
    return words("san-worker", who=about[0]) if about and about[0] in ("ranger", "rescuer") else ""


def where(view: View, seat: int, k: int) -> str:
    """The card that volunteer k plays from; "" for none."""
    if k < 0:
        return ""
    turn = turn_of(view)
    lent = turn.lent[k] if turn is not None and turn.seat == seat else -1
    at = lent if lent >= 0 else view.pawns[2 * seat + k]
    return address(len(view.players), at) if at >= 0 else ""


def colour(c: int, words: Words, noun: str = "marker") -> str:
    """A colour by index."""
    return words("san-colour", c=COLOURS[c], noun=noun)


def colours(mask: int, words: Words, noun: str = "marker") -> str:
    """The colours of a mask."""
    return ", ".join(colour(c, words, noun) for c in range(4) if mask >> c & 1)


def animal(view: View, seat: int, c: int, words: Words) -> str:
    """The species of a seat's animal of a colour."""
    return words("san-species", name=species_key(view.players[seat], c))


def label(action: Any, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
    """One choice of a prompt."""
    make = LABELS.get(type(action))
    if make is None:
        raise ValueError(f"no label for {action}")
    made = make(Asked(prompt, view, words, names), action)
    return Label(cut(made.text, BUTTON), made.emoji, made.style, cut(made.description, DESCRIPTION))


class Asked:
    """A prompt with all that its labels need."""

    def __init__(self, prompt: Prompt[Any], view: View, words: Words, names: Names) -> None:
        self.prompt, self.view, self.words, self.names = prompt, view, words, names

    @property
    def board(self) -> Player:
        """The board of the seat that is asked."""
        return self.view.players[self.prompt.seat]

    def address(self, at: int) -> str:
        """A card's address."""
        return address(len(self.view.players), at)

    def card(self, at: int, what: str, suffix: str = "", by: str = "") -> str:
        """ "A5: buy land", or a plainer form where that gets too long. suffix: what must not be cut; by: who does it."""
        text = f"{by}{self.address(at)}: {short(of_card(self.view.cards[at], what), self.words)}{suffix}"
        return text if len(text) <= BUTTON else by + self.words(f"san-label-{what}", card=self.address(at)) + suffix

    def threat(self, at: int) -> str:
        """What performing that main action costs: " · 2 threats"."""
        n = CARDS[self.view.cards[at]].threat
        return " · " + self.words("san-threats", n=n) if n else ""


def _place(asked: Asked, action: act.Place) -> Label:
    seat, at = asked.prompt.seat, action.at
    table = asked.view
    seen = sees_from(table, seat, at)
    card = table.cards[at]
    text = long(CARDS[card].main, asked.words) + asked.threat(at)
    sees = asked.words("san-label-sees", list=addresses(table, seen), n=len(seen))
    return Label(asked.card(at, "main", asked.threat(at)), "", "secondary", f"{sees} · {text}")


def _volunteer(asked: Asked, action: act.Volunteer) -> Label:
    place = where(asked.view, asked.prompt.seat, action.k)
    return Label(asked.words("san-label-volunteer", card=place), "", "primary")


def _main(asked: Asked, action: act.Main) -> Label:
    view = asked.view
    at = lane(view, asked.prompt.seat, action.k, turn_of(view)).at
    threat = asked.threat(at)
    effect = long(CARDS[view.cards[at]].main, asked.words)
    return Label(asked.card(at, "main", threat), "", "primary", asked.words("san-label-main-long", text=effect + threat))


def _side(asked: Asked, action: act.Side) -> Label:
    effect = long(CARDS[asked.view.cards[action.at]].side, asked.words)
    twice = sum(isinstance(choice, act.Side) and choice.at == action.at for choice in asked.prompt.choices) > 1
    by = f"{where(asked.view, asked.prompt.seat, action.k)} → " if twice else ""
    return Label(asked.card(action.at, "side", "", by), "", "secondary", asked.words("san-label-side-long", text=effect))


def _feed(asked: Asked, action: act.Feed) -> Label:
    return Label(asked.words("san-label-feed", who=action.who))


def _work(asked: Asked, action: act.Work) -> Label:
    return Label(asked.words("san-label-work", who=action.who))


def acts_of(board: Player, token: str) -> str:
    """What a token lying on a board counts as."""
    return next((lying.acts for lying in board.expansions if lying is not None and lying.token == token), token)


def _use(asked: Asked, action: act.Use) -> Label:
    acts = acts_of(asked.board, action.token)
    return Label(token_name(acts, asked.words), "", "secondary", token_words(acts, asked.words))


def _plain(key: str, style: str = "secondary") -> Callable[[Asked, Any], Label]:
    return lambda asked, action: Label(asked.words(f"san-label-{key}"), "", style)


def _end(asked: Asked, action: act.End) -> Label:
    left = asked.prompt.about[1] if len(asked.prompt.about) > 1 else 0
    return Label(asked.words("san-label-end", n=left), "", "danger" if left else "success")


def _part(asked: Asked, action: act.Part | act.Branch) -> Label:
    effect = NODES[asked.prompt.about[:3]].kids[action.i].effect
    return Label(short(effect, asked.words), "", "primary", long(effect, asked.words))


def _colour(asked: Asked, action: act.Colour) -> Label:
    """A colour with the numbers that it changes."""
    kind, c, board, words = asked.prompt.kind, action.c, asked.board, asked.words
    noun = "marker"
    if kind in ("grow", "work", "animal", "satisfy"):
        text = words(
            "san-label-animal", kind=kind, animal=animal(asked.view, asked.prompt.seat, c, words),
            a=board.animals[c], b=board.animals[c] + 1, hearts=board.hearts[c] + 2,
        )
        return Label(text, DOTS[c])
    if kind == "has_store":
        return Label(words("san-label-warehouse", c=COLOURS[c]), DOTS[c])
    if kind == "exchange_gain":
        return Label(colour(c, words, noun), DOTS[c])
    return Label(words("san-label-marker", colour=colour(c, words, noun), n=board.mgmt[c]), DOTS[c])


def _colours(asked: Asked, action: act.Colours) -> Label:
    return Label(colours(action.mask, asked.words, "animal"), "", "primary")


def _markers(asked: Asked, action: act.Markers) -> Label:
    four = (action.r, action.y, action.g, action.b)
    text = ", ".join(f"{n} × {colour(c, asked.words)}" if n > 1 else colour(c, asked.words) for c, n in enumerate(four) if n)
    only = [c for c, n in enumerate(four) if n]
    return Label(text, DOTS[only[0]] if len(only) == 1 else "")


def _amount(asked: Asked, action: act.Amount) -> Label:
    return Label(str(action.n))


def _pick(asked: Asked, action: act.Pick) -> Label:
    c = COLOURS.index(TOKENS[action.token].colour)
    acts = next(
        (acts for board in asked.view.players if (acts := acts_of(board, action.token)) != action.token), action.token
    )
    return Label(token_name(action.token, asked.words), DOTS[c], "secondary", token_words(action.token, asked.words, acts))


def _warehouse(asked: Asked, action: act.Warehouse) -> Label:
    return Label(asked.words("san-label-warehouse", c=COLOURS[action.c]), DOTS[action.c])


def _area(asked: Asked, action: act.Area) -> Label:
    points = (POND_VALUE if asked.prompt.kind == "flood" else GROVE_VALUE)[action.a]
    return Label(asked.words("san-label-area", area=action.a, n=points))


def _lift(asked: Asked, action: act.Lift) -> Label:
    steps = ", ".join(f"{LEVEL_VALUE[level]} → {LEVEL_VALUE[level + 1]}" for level in action.levels)
    return Label(asked.words("san-label-lift", list=steps))


def _opponent(asked: Asked, action: act.Opponent) -> Label:
    threats = asked.view.players[action.seat].threats
    return Label(asked.words("san-label-opponent", player=cut(asked.names[action.seat], 16), n=threats))


def _target(asked: Asked, action: act.Target) -> Label:
    if asked.prompt.kind == "borrow":
        seat = next((pawn // 2 for pawn, at in enumerate(asked.view.pawns) if at == action.at), 0)
        text = asked.words("san-label-borrow", card=asked.address(action.at), player=cut(asked.names[seat], 18))
        return Label(text, "", "secondary", long(CARDS[asked.view.cards[action.at]].main, asked.words))
    what = "main" if asked.prompt.kind == "copy_main" else "side"
    suffix = asked.threat(action.at) if what == "main" else ""
    effect = long(of_card(asked.view.cards[action.at], what), asked.words)
    return Label(asked.card(action.at, what, suffix), "", "secondary", effect)


def _react(asked: Asked, action: act.React) -> Label:
    if action.always:
        return Label(asked.words("san-label-react-always"))
    if action.c < 0:
        return Label(asked.words("san-label-react"), "", "success")
    return Label(asked.words("san-label-react-pay", colour=colour(action.c, asked.words)), DOTS[action.c], "success")


LABELS: dict[type, Callable[[Asked, Any], Label]] = {
    act.Place: _place,
    act.Volunteer: _volunteer,
    act.Main: _main,
    act.Side: _side,
    act.Feed: _feed,
    act.Work: _work,
    act.Use: _use,
    act.Relax: _plain("relax"),
    act.End: _end,
    act.Back: _plain("back"),
    act.Stop: _plain("stop"),
    act.Everything: _plain("everything", "primary"),
    act.Part: _part,
    act.Branch: _part,
    act.Again: _plain("again", "primary"),
    act.Colour: _colour,
    act.Colours: _colours,
    act.Markers: _markers,
    act.Amount: _amount,
    act.More: _plain("more"),
    act.Pick: _pick,
    act.Warehouse: _warehouse,
    act.Area: _area,
    act.Lift: _lift,
    act.Opponent: _opponent,
    act.Target: _target,
    act.React: _react,
    act.Decline: _plain("decline"),
}
"""How each action looks."""
