"""What only one seat may know: goals with their progress, wounds, items with their words, what can be done now, why not."""

from render.core.face import Names, Words
from render.sauria import terms
from render.sauria.asking import carried, in_a_line
from render.sauria.reading import wounds
from render.sauria.terms import joined
from render.sauria.told_island import seen_card
from rules.core.game import Refusal
from rules.sauria.cards.characters import CHARACTERS
from rules.sauria.cards.goals import GOALS
from rules.sauria.costs import open_actions
from rules.sauria.frames import Turn
from rules.sauria.inventory import load, spaces
from rules.sauria.state import HIDDEN, State
from rules.sauria.survival import count, reached, way_out
from rules.sauria.view import View

BUTTONS = 10
"""So many choices and one more are a menu, which explains itself."""
AT_THE_END = ("survive", "escape", "unhurt", "energy_free", "survivors_few", "survivors_all")
"""Counts that only the end decides."""


def progress(table: State, seat: int, words: Words) -> list[str]:
    """The four goals of the seat's card with what is done of each."""
    p = table.players[seat]
    if p.goal not in GOALS:
        return []
    card = GOALS[p.goal]
    sure = [g for g in card.goals if g.count not in AT_THE_END or table.over]
    points = p.points + sum(g.points for g in sure if reached(table, seat, g))
    lines = [words("sau-mine-goal", n=points)]
    for g in card.goals:
        text = words(f"sau-goal-{g.count}", n=g.n)
        if g in sure:
            mark = "✅" if reached(table, seat, g) else "▫️"
            have = min(g.n, count(table, seat, g.count))
            lines.append(words("sau-mine-goal-line", mark=mark, points=g.points, goal=text, have=have, want=g.n))
        else:
            lines.append(words("sau-mine-goal-end", mark="▫️", points=g.points, goal=text))
    return lines


def characters(table: State, words: Words) -> str:
    """What the characters that nobody has taken can do."""
    taken, lines = [p.character for p in table.players], []
    for key, board in CHARACTERS.items():
        if key not in taken:
            start = terms.item_name(board.start, words) if board.start else ""
            has = "yes" if start else "no"
            more = words("sau-mine-board", energy=sum(board.energy), spaces=board.spaces, start=has, item=start)
            name, text = (words(f"sau-character-{key}{end}") for end in ("", "-text"))
            lines.append(f"• **{terms.capital(name)}** – {text} {more}")
    return "\n".join(lines)


def mine(view: View, words: Words, names: Names) -> str:
    """The private panel's text of the view's seat; "" for the public."""
    seat, table = view.seat, view.table
    if seat is None:
        return ""
    p = table.players[seat]
    if not p.character:
        return characters(table, words)
    character = CHARACTERS[p.character]
    lines = progress(table, seat, words)
    if not p.alive:
        return "\n".join((words("sau-mine-dead"), *lines))
    name = terms.capital(words(f"sau-character-{p.character}"))
    trait = words("sau-mine-trait", character=name, text=words(f"sau-character-{p.character}-text"))
    lines += [trait, words("sau-mine-wounds", list=wounds(p, words))]
    turned = (f"sau-wound-{w.card}" for w in p.wounds if w.up)
    lines += [words("sau-mine-item", item=terms.capital(words(key)), text=words(f"{key}-text")) for key in turned]
    lines.append(words("sau-mine-energy", list=terms.energy(p.energy, character.energy, words)))
    if p.items:
        lines.append(words("sau-mine-items", load=load(table, seat, p.items), spaces=spaces(table, seat)))
        lines += [carried(one.key, terms.item(one, words), words) for one in p.items]
    else:
        lines.append(words("sau-mine-no-items"))
    deck, card = p.peek
    if card and card != HIDDEN:
        lines.append(words("sau-mine-peek", deck=words("sau-deck", deck=deck), card=seen_card(deck, card, words)))
    if table.round and not table.over and p.field >= 0:
        lines.append(words("sau-mine-way", way=way_out(table, seat) or "none"))
        asked = table.seat == seat and bool(table.stack) and isinstance(table.stack[-1], Turn)
        can = open_actions(table, seat) if asked else ()
        if 0 < len(can) < BUTTONS:
            lines.append(words("sau-mine-can", list=joined((in_a_line(table, seat, what, words) for what in can), "; ")))
    return "\n".join(lines)


def refusal(found: Refusal, words: Words) -> str:
    """Why an action is not possible."""
    why = str(found.about[0]).replace(" ", "-") if found.about else "not-offered"
    known = found.what and (found.what in terms.ACTION_NAMES or "." in found.what)
    return words("sau-why", action=terms.action(found.what, words) if known else "", why=why if known else "not-offered")
