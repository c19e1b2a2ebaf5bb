"""What happened, a sentence each. Several events of one call make one sentence; what only a panel shows makes none."""

from collections.abc import Callable, Sequence
from typing import Any

from render.core.face import Names, Words
from render.roar.phrases import ending, joined, who
from rules.core.game import Refusal
from rules.roar import events as ev
from rules.roar.constants import AHH, KABOOM
from rules.roar.view import View

FULL_SECOND = 1000


class Teller:
    """Tells events in order; what a call did is told with the call."""

    def __init__(self, view: View, words: Words, names: Names) -> None:
        self.view, self.words, self.names = view, words, names
        self.lines: list[str] = []

    def name(self, seat: int) -> str:
        """A seat's display name."""
        return who(self.names, seat)

    def names_of(self, seats: Sequence[int]) -> str:
        """Several display names."""
        return joined(self.name(seat) for seat in seats)

    def say(self, key: str, **about: Any) -> None:
        """One more sentence."""
        self.lines.append(self.words(key, **about))

    def tell(self, events: Sequence[Any]) -> tuple[str, ...]:
        """All sentences."""
        told: set[int] = set()
        for k, event in enumerate(events):
            if k in told:
                continue
            if isinstance(event, ev.Called):
                self.called(event, events, k, told)
            elif (arm := ARMS.get(type(event))) is not None:
                arm(self, event)
        return tuple(self.lines)

    def called(self, event: ev.Called, events: Sequence[Any], at: int, told: set[int]) -> None:
        """A call with the damage or healing that follows from it."""
        player, call = self.name(event.seat), self.words("roar-call", name=event.name)
        if event.symbol == AHH:
            for k, other in enumerate(events[at + 1 : at + 3], at + 1):
                if isinstance(other, ev.Healed) and other.seat == event.seat:
                    told.add(k)
                    limit = self.view.players[event.seat].limit
                    self.say("roar-ahh", player=player, call=call, n=other.amount, damage=other.damage, limit=limit)
                    return
        hits = []
        for k, other in enumerate(events[at + 1 :], at + 1):
            if isinstance(other, ev.Called):
                break
            if isinstance(other, ev.Damaged) and other.by == event.seat and other.symbol == event.symbol:
                told.add(k)
                hits.append(other)
                if event.symbol != KABOOM:
                    break
        if event.symbol == KABOOM:
            self.say("roar-kaboom", player=player, call=call.upper(), list=joined(map(self.hit, hits)) or "–")
        elif hits:
            self.attack(hits[0], call)
        else:
            self.say("roar-called", player=player, call=call)

    def hit(self, event: ev.Damaged) -> str:
        """One target of a Kaboom: name, damage, new state."""
        limit = self.view.players[event.seat].limit
        sign = f"+{event.amount}"
        return f"{self.name(event.seat)} {sign} ({min(event.damage, limit)}/{limit})"

    def attack(self, event: ev.Damaged, call: str) -> None:
        """A single attack and what came of it."""
        limit = self.view.players[event.seat].limit
        key = "roar-attack-stopped" if event.prevented else "roar-attack"
        self.say(
            key,
            player=self.name(event.by),
            call=call,
            target=self.name(event.seat),
            n=event.amount,
            damage=min(event.damage, limit),
            limit=limit,
            word=self.words("roar-word", word="klonk" if event.symbol == KABOOM else "klink"),
        )


def opened(t: Teller, e: ev.Opened) -> None:
    t.say("roar-opened", list=joined((t.name(seat) for seat in e.order), " · "), player=t.name(e.shouter))


def readied(t: Teller, e: ev.Readied) -> None:
    t.say("roar-readied", player=t.name(e.seat))


def missed(t: Teller, e: ev.Missed) -> None:
    t.say("roar-missed", list=t.names_of(e.seats))


def round_began(t: Teller, e: ev.RoundBegan) -> None:
    if e.seat is None:
        t.say("roar-begins", round=e.round)
    else:
        t.say("roar-begins-shout", round=e.round, player=t.name(e.seat))


def live(t: Teller, e: ev.Live) -> None:
    if e.seat is not None:
        t.say("roar-live-shout", player=t.name(e.seat))
    else:
        t.say("roar-live")


def refused(t: Teller, e: ev.Refused) -> None:
    if t.view.seat == e.seat:
        t.lines.append(reason(e.why, e.about, t.words, t.names))


def damaged(t: Teller, e: ev.Damaged) -> None:
    t.attack(e, t.words("roar-call", name=e.symbol))


def threatened(t: Teller, e: ev.Threatened) -> None:
    word, call = t.words("roar-word", word=e.word), t.words("roar-call", name=e.symbol)
    t.say("roar-threatened", player=t.name(e.seat), by=t.name(e.by), call=call, n=e.amount, word=word)


def said(t: Teller, e: ev.Said) -> None:
    t.say("roar-said", player=t.name(e.seat), word=t.words("roar-word", word=e.word))


def knocked_out(t: Teller, e: ev.KnockedOut) -> None:
    if e.by is None:
        t.say("roar-ko-volcano", victim=t.name(e.seat))
    else:
        t.say("roar-ko", victim=t.name(e.seat), player=t.name(e.by), pts=t.view.players[e.by].points)


def developed(t: Teller, e: ev.Developed) -> None:
    t.say("roar-developed", player=t.name(e.seat), development=t.words("roar-development", name=e.development))


def skipped(t: Teller, e: ev.Skipped) -> None:
    t.say("roar-skipped", player=t.name(e.seat))


def erupted(t: Teller, e: ev.Erupted) -> None:
    t.say("roar-erupted", list=t.names_of(e.seats))


def slept(t: Teller, e: ev.Slept) -> None:
    t.say("roar-slept", player=t.name(e.seat))


def withdrew(t: Teller, e: ev.Withdrew) -> None:
    t.say("roar-withdrew", player=t.name(e.seat))


def handed_over(t: Teller, e: ev.HandedOver) -> None:
    t.say("roar-back" if e.human else "roar-computer", player=t.name(e.seat))


def round_won(t: Teller, e: ev.RoundWon) -> None:
    t.say("roar-round", round=e.round, player=t.name(e.seat), pts=t.view.players[e.seat].points)
    if e.discarded:
        names = dict.fromkeys(e.discarded)
        t.say("roar-discards", player=t.name(e.seat), list=joined(t.words("roar-development", name=name) for name in names))


def tied(t: Teller, e: ev.Tied) -> None:
    t.say("roar-tied", list=t.names_of(e.seats))


def ended(t: Teller, e: ev.Ended) -> None:
    t.lines.append(ending(t.view, t.words, t.names))


def halted(t: Teller, e: ev.Halted) -> None:
    t.say("roar-halted")


def continued(t: Teller, e: ev.Continued) -> None:
    t.say("roar-continued")


def resumed(t: Teller, e: ev.Resumed) -> None:
    t.say("roar-resumed")


ARMS: dict[type, Callable[[Teller, Any], None]] = {
    ev.Opened: opened,
    ev.Readied: readied,
    ev.Missed: missed,
    ev.RoundBegan: round_began,
    ev.Live: live,
    ev.Refused: refused,
    ev.Damaged: damaged,
    ev.Threatened: threatened,
    ev.Said: said,
    ev.KnockedOut: knocked_out,
    ev.Developed: developed,
    ev.Skipped: skipped,
    ev.Erupted: erupted,
    ev.Slept: slept,
    ev.Withdrew: withdrew,
    ev.HandedOver: handed_over,
    ev.RoundWon: round_won,
    ev.Tied: tied,
    ev.Ended: ended,
    ev.Halted: halted,
    ev.Continued: continued,
    ev.Resumed: resumed,
}
SILENT = (
    ev.Offered,
    ev.Rolled,
    ev.Delayed,
    ev.Placed,
    ev.Claimed,
    ev.Queued,
    ev.Called,
    ev.Kaboomed,
    ev.Healed,
    ev.Entitled,
    ev.Wished,
)
"""Events that make no sentence of their own: panels and headlines show them, or the call that caused them tells them."""


def story(events: Sequence[Any], view: View, words: Words, names: Names) -> tuple[str, ...]:
    """The sentences of these events."""
    return Teller(view, words, names).tell(events)


def reason(why: str, about: tuple[Any, ...], words: Words, names: Names) -> str:
    """Why a press was refused, at most 200 characters."""
    if why == "late":
        ms, seat, cause = about
        if seat is None:
            return words("roar-refused-late-nobody", n=ms)
        return words("roar-refused-late", n=ms, player=who(names, seat), cause=cause)
    if why == "wrong_call":
        symbol, held = about
        return words("roar-refused-wrong-call", k=held, symbol=words("roar-call", name=symbol))
    if why in ("locked", "not_yet"):
        # tenths of a second, rounded up: 0.1 s more is better than pressing in vain
        tenths = -(-int(about[0]) * 10 // FULL_SECOND)
        return words(f"roar-refused-{why.replace('_', '-')}", s=tenths / 10)
    if why == "dropped":
        return words("roar-refused-dropped", cause=about[0])
    return words(f"roar-refused-{why.replace('_', '-')}")


def refusal(refused: Refusal, words: Words, names: Names) -> str:
    """The same for /me."""
    return reason(refused.what, refused.about, words, names)
