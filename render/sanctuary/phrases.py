"""Effects in words, made from the same trees as the icons: whole sentences for cards, short forms for buttons."""

from collections import Counter

from render.core.face import Words
from rules.sanctuary import effects as fx
from rules.sanctuary.cards import CARDS
from rules.sanctuary.expansions import TOKENS

KEYS = {fx.ANY: "any", fx.ANY_X: "any", fx.SAME_X: "same", fx.NOT_X: "other"}
NOUNS = {
    fx.Store: "marker",
    fx.Animal: "animal",
    fx.Grow: "animal",
    fx.Satisfy: "animal",
    fx.Expand: "expansion",
    fx.Pay: "marker",
    fx.Gain: "marker",
}


class Phrases:
    """Effects in one language. brief: the short forms, in which colours stand with a slash."""

    def __init__(self, words: Words, brief: bool) -> None:
        self.words, self.brief = words, brief

    def say(self, key: str, **about: object) -> str:
        """A message: "san-s-…" when brief, else "san-do-…"."""
        return self.words(f"san-{'s' if self.brief else 'do'}-{key}", **about)

    def colours(self, spec: str, noun: str) -> str:
        """The colours of a spec, as adjectives of a noun: "red or green", "any"."""
        parts = [self.colour(c, noun) for c in ([KEYS[spec]] if spec in KEYS else spec)]
        return "/".join(parts) if self.brief else self.either(parts)

    def colour(self, c: str, noun: str) -> str:
        """One colour as an adjective of a noun."""
        return self.words("san-colour-s" if self.brief and c in ("any", "other", "same") else "san-colour", c=c, noun=noun)

    def either(self, parts: list[str]) -> str:
        """Parts of which one is chosen."""
        joined = parts[0]
        for part in parts[1:]:
            joined = self.words("san-or", a=joined, b=part)
        return joined

    def markers(self, specs: tuple[str, ...]) -> str:
        """Several markers: "red, 2 × any colour"."""
        counted = Counter(self.colour(KEYS.get(spec, spec), "marker") for spec in specs)
        return ", ".join(part if n == 1 else f"{n} × {part}" for part, n in counted.items())

    def price(self, cost: fx.Cost) -> str:
        """What an "if" asks for."""
        match cost:
            case fx.Pay(of, n):
                return self.say("pay-many") if n == 0 else self.say("pay", list=self.markers((of,) * n))
            case fx.SkipMain():
                return self.say("skip")
            case fx.DropThreat(n):
                return self.say("drop", n=n)
            case fx.HasStore(of):
                return self.say("stocked", c=KEYS.get(of, of))

    def many(self, effect: fx.Effect, inside: bool) -> str:
        """Parts with "and/or" or "or" between them; in brackets when they stand inside others."""
        assert isinstance(effect, fx.And | fx.Or)
        if isinstance(effect, fx.Or) and (whole := self.alike(effect.parts)):
            return whole
        parts = [self(part, True) for part in effect.parts]
        if self.brief:
            text = (" & " if isinstance(effect, fx.And) else " / ").join(parts)
        elif isinstance(effect, fx.Or):
            text = self.either(parts)
        else:
            text = parts[0]
            for part in parts[1:]:
                text = self.words("san-and", a=text, b=part)
        return f"({text})" if inside else text

    def alike(self, parts: tuple[fx.Effect, ...]) -> str:
        """The same effect in several colours as one phrase; "" when they are not alike."""
        if all(isinstance(part, fx.Store) for part in parts):
            return self(fx.Store("".join(part.of for part in parts if isinstance(part, fx.Store))))
        grown = [part.then.of for part in parts if isinstance(part, fx.If) and isinstance(part.then, fx.Grow)]
        if self.brief and len(grown) == len(parts):
            return self.say("stocked-grow", list="/".join(self.colour(c, "animal") for c in grown))
        return ""

    def __call__(self, effect: fx.Effect, inside: bool = False) -> str:
        """An effect in words, without a capital or a full stop. inside: it is a part of another one."""
        match effect:
            case fx.And() | fx.Or():
                return self.many(effect, inside)
            case fx.If(fx.HasStore(of), fx.Grow()):
                key = KEYS.get(of, of)
                listed = self.colour(key, "animal")
                return self.say("stocked-grow", list=listed) if self.brief else self.say("stocked-grow", c=key)
            case fx.If(fx.Pay(_, 0), fx.Gain()):
                return self.say("exchange")
            case fx.If(cost, then):
                return self.say("if", price=self.price(cost), then=self(then, True))
            case fx.Times(n, do):
                return self.say("times", n=n or "any", do=self(do, True))
            case fx.Distinct(_, most, fx.Animal()):
                return self.say("animals", n=most)
            case fx.Distinct(_, most, _):
                return self.say("hearts", n=most)
            case fx.Gain(of):
                return self.say("gain", list=self.markers(of))
            case fx.Expand(of, at):
                return self.say("expand-other" if at == "other" else "expand", list=self.colours(of, "expansion"))
            case fx.Store(of) | fx.Animal(of) | fx.Grow(of) | fx.Satisfy(of):
                return self.say(type(effect).__name__.lower(), list=self.colours(of, NOUNS[type(effect)]))
        return self.single(effect)

    def single(self, effect: fx.Effect) -> str:
        """An effect without parts and colours."""
        match effect:
            case fx.Raise(n):
                return self.say("raise", n=n)
            case fx.Hire(who):
                return self.say("hire", who=who)
            case fx.GiveThreat(to):
                return self.say("give", to=to)
            case fx.DropThreat(n):
                return self.say("drop", n=n)
            case fx.DoMain(of):
                return self.say("main", of=of)
            case fx.DoSide(of):
                return self.say("side", of=of)
            case fx.Passive(what):
                return self.say("passive", what=what)
            case fx.ScoreFlat(points):
                return self.say("score", n=points)
            case fx.ScorePer(what, points):
                return self.say("score-per", what=what, n=points)
            case fx.ScoreCount(table):
                return self.say("score-count", list=", ".join(f"{number} → {points}" for number, points in table))
            case fx.AtEnd(what):
                return self.say("at-end", what=what)
        return self.say(type(effect).__name__.lower())


KNOWN: dict[tuple[fx.Effect, str, bool], str] = {}
"""Phrases already made, by effect, language and length: there are only as many as printed actions."""


def phrase(effect: fx.Effect, words: Words, brief: bool) -> str:
    """An effect in words, made once for each language."""
    key = effect, words.locale, brief
    if key not in KNOWN:
        KNOWN[key] = Phrases(words, brief)(effect)
    return KNOWN[key]


def long(effect: fx.Effect, words: Words) -> str:
    """An effect as a sentence begins: with a capital, without a full stop."""
    text = phrase(effect, words, False)
    return text[:1].upper() + text[1:]


def short(effect: fx.Effect, words: Words) -> str:
    """An effect as short as a button needs it."""
    return phrase(effect, words, True)


def token_name(token: str, words: Words) -> str:
    """The name of an expansion."""
    return words("san-token", token=token)


def token_words(token: str, words: Words, acts: str = "") -> str:
    """What an expansion does and how often. acts: the effect it has become."""
    made = TOKENS[acts or token]
    return f"{long(made.effect, words)} ({words('san-kind', kind=made.kind)})"


def of_card(card: str, what: str) -> fx.Effect:
    """The main or side action of a card, the effect of a token."""
    return TOKENS[card].effect if what == "token" else CARDS[card].main if what == "main" else CARDS[card].side
