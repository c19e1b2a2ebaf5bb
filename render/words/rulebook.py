"""The rule ledgers (`docs/rules/*.md`) as the bot quotes them: the very lines whose IDs the tests carry.

They are in English only; what stands around them is in the reader's language.
"""

import re
from functools import cache
from pathlib import Path

from rules.core.record import record

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
FILES = {"roar": "roar-a-saurus.md", "sanctuary": "the-sanctuary.md", "sauria": "sauria.md"}
CHAPTER = re.compile(r"## ([A-Z]+) - (.+)|## ([A-Z]+)$")
RULE = re.compile(r"- (?:RULING )?([A-Z]+-[A-Z]+-[A-Z0-9]+) \| (.+)")
RULING = re.compile(r"  - RULING (R-\d+): (.+)")
DESIGNED = re.compile(r" ?\[D\]")


@record
class Rule:
    """One line of a ledger. rulings: (number, text) of our decisions about it; own: the line itself is such a decision."""

    id: str
    chapter: str
    text: str
    own: bool
    rulings: tuple[tuple[str, str], ...] = ()


@record
class Book:
    """A ledger: its chapters as (key, title), its lines in their order."""

    chapters: tuple[tuple[str, str], ...]
    rules: tuple[Rule, ...]

    def of(self, chapter: str) -> tuple[Rule, ...]:
        """The lines of a chapter."""
        return tuple(rule for rule in self.rules if rule.chapter == chapter)


@cache
def book(game: str) -> Book:
    """The ledger of a game. KeyError for a game without one."""
    chapters: list[tuple[str, str]] = []
    rules: list[Rule] = []
    key = ""
    for line in (FOLDER / FILES[game]).read_text(encoding="utf-8").splitlines():
        if found := CHAPTER.fullmatch(line):
            key = found[1] or found[3]
            if key not in dict(chapters):  # a chapter may be written in several parts: it is read as one
                chapters.append((key, found[2] or ""))
        elif (found := RULE.fullmatch(line)) and key:
            own = line.startswith("- RULING ")
            text = found[2] if own else found[2].rsplit(" | ", 1)[0]  # without the section of the rulebook
            rules.append(Rule(found[1], key, DESIGNED.sub("", text), own))
        elif (found := RULING.fullmatch(line)) and rules:
            last = rules[-1]
            rules[-1] = Rule(last.id, last.chapter, last.text, last.own, (*last.rulings, (found[1], found[2])))
    used = {rule.chapter for rule in rules}
    return Book(tuple(chapter for chapter in chapters if chapter[0] in used), tuple(rules))


def found(game: str, query: str, most: int) -> tuple[Rule, ...]:
    """The lines that fit a query best, at most so many: by ID ("SAU-NOISE-03", "noise-3", "R-129"), else by their words.

    Every word of the query must begin a word of the line, of its rulings, or of its ID. What the line itself says comes
    before what a ruling adds.
    """
    low = query.strip().lower()
    rules = book(game).rules
    if not low:
        return rules[:most]
    exact = [rule for rule in rules if low in _names(rule)]
    if exact:
        return tuple(exact[:most])
    words = re.findall(r"\w+", low)
    ranked: list[tuple[int, int]] = []
    for at, rule in enumerate(rules):
        said = _words(rule.text) | _words(rule.id)
        added = said.union(*(_words(text) | {number.lower()} for number, text in rule.rulings))
        if words and all(any(w.startswith(word) for w in added) for word in words):
            ranked.append((sum(not any(w.startswith(word) for w in said) for word in words), at))
    return tuple(rules[at] for _, at in sorted(ranked)[:most])


def _names(rule: Rule) -> set[str]:
    """How a line may be called: with or without the game, the number with or without its zero; or by a ruling's number."""
    full = rule.id.lower()
    short = full.split("-", 1)[1]
    return {full, short, re.sub(r"-0+(?=\d)", "-", short), *(number.lower() for number, _ in rule.rulings)}


@cache
def _words(text: str) -> frozenset[str]:
    return frozenset(re.findall(r"\w+", text.lower()))
