"""Questions and choices: what a decision asks, and what each of its choices does, costs and risks."""

from collections.abc import Callable
from typing import Any

from render.core.face import Label, Names, Words
from render.sauria import forecast, terms
from render.sauria.terms import joined
from rules.core.game import Prompt
from rules.sauria import actions as a
from rules.sauria.cards.characters import CHARACTERS, SPECIALS, TRAITS
from rules.sauria.cards.items import ITEMS
from rules.sauria.cards.tiles import ACTIONS
from rules.sauria.combat import dice_of
from rules.sauria.dinosaurs import get, left, species
from rules.sauria.frames import Act, Assault, Plan, Trade
from rules.sauria.map import AREA, BOAT, LABEL, SHORE, WATER, ZONE, bits
from rules.sauria.movement import MOVES
from rules.sauria.noise import sound_of
from rules.sauria.outlook import Outlook, outlook
from rules.sauria.places import face_down, kind_at, tile_at
from rules.sauria.state import Item, State
from rules.sauria.view import View

SEATS = 10
BUTTON, OPTION = 34, 100
EMOJI = {
    "move": "👣", "quiet": "🤫", "sneak": "🥷", "sprint": "🏃", "evade": "💨", "attack": "🎲", "burst": "🎲",
    "search": "🔎", "quick_search": "🔎", "scour": "🔎", "reload": "🔄", "rest": "😴", "repair": "🔧", "hide": "🌿",
    "tunnel": "🕳️", "item": "🎒", "trade": "🤝", "loot": "💼", "collect": "🥚", "discard": "🗑️", "pass": "⏭️",
}  # fmt: skip
STEPS = ("field", "step", "tunnel")
SEARCHES = ("search", "quick_search", "scour")
BOOKS = ("choose", "pay")
EXPLAINED = ("quiet", "sneak", "sprint", "evade", "burst", "scour", "reload", "rest", "hide", "tunnel")
"""Actions whose name does not say what they do."""


def frame(table: State, kind: type) -> Any:
    """The topmost unfinished thing of that kind, or None."""
    return next((f for f in reversed(table.stack) if type(f) is kind), None)


def piece(table: State, n: int, words: Words, names: Names) -> str:
    """A player's name, or a dinosaur as a label."""
    if n < SEATS:
        return names[n]
    found = get(table, n)
    return terms.dino_name(found.card, words) if found else words("sau-dino-unknown")


def subject(table: State, n: int, words: Words) -> str:
    """A dinosaur as the subject of a question."""
    found = get(table, n)
    return terms.dino_subject(found.card, words) if found else words("sau-dino-unknown")


def card_of(book: str, words: Words) -> str:
    """The name of a card whose effects are being carried out: "event:flare"."""
    deck, _, key = book.partition(":")
    if deck in ("action", "trait"):
        return terms.action(key, words)
    return words(f"sau-{deck}-{key}")


def aimed(table: State) -> int:
    """The dinosaur that an attack under way is aimed at."""
    assault, plan = frame(table, Assault), frame(table, Plan)
    return plan.target if plan is not None and plan.target >= 0 else assault.target if assault is not None else -1


def question(prompt: Prompt[Any], view: View, words: Words, names: Names) -> str:
    """What a prompt asks."""
    table, kind, about = view.table, prompt.kind, prompt.about
    key = f"sau-ask-{kind}"
    if kind == "turn":
        return words(key, n=about[0])
    if kind == "target":
        return words(key, action=terms.action(about[0], words))
    if kind == "field":
        return joined((words(key, action=terms.action(about[0], words)), leaving(prompt, view, words)), " ")
    if kind == "landing":
        return words(key, zone=ZONE[prompt.choices[0].field] if prompt.choices else 1)
    if kind == "step":
        return joined((words(key, n=about[1]), leaving(prompt, view, words)), " ")
    if kind == "keep":
        return "\n".join((*(carried(card, terms.item_name(card, words), words) for card in table.drawn), words(key)))
    if kind == "weapon":
        found = get(table, aimed(table))
        dino = terms.dino_object(found.card, words) if found else words("sau-dino-unknown-object")
        return words(key, dino=dino, burst="yes" if burst(table) else "no")
    if kind in BOOKS:
        return words(key, card=card_of(about[0], words))
    if kind in ("heal", "energy"):
        return words(key, n=about[0])
    if kind == "trade":
        nothing = words("sau-nothing")
        give, want = (joined(terms.item_name(i, words) for i in part) or nothing for part in about[2:4])
        return words(key, player=names[about[1]], give=give, want=want)
    if kind == "offer":
        nothing = words("sau-nothing")
        get_, give = (joined(terms.item_name(i, words) for i in part) or nothing for part in about[2:4])
        return words(key, player=names[about[0]], get=get_, give=give)
    if kind == "withdraw":
        return words(key, player=names[about[1]])
    if kind in ("prey", "path", "refuge", "fight"):
        return terms.capital(words(key, dino=subject(table, about[0], words)))
    return words(key)


def leaving(prompt: Prompt[Any], view: View, words: Words) -> str:
    """Who attacks when the figure leaves its field, as a sentence: every field of the question has this risk."""
    risk = forecast.risks(view.table, outlook(view.table, prompt.seat, prompt.about[0]), words)
    return f"{terms.capital(risk)}." if risk else ""


def carried(key: str, name: str, words: Words) -> str:
    """A line about an item: its name, its dice, its words."""
    return words("sau-mine-item", item=terms.capital(name), text=terms.item_text(key, words))


def burst(table: State) -> bool:
    """Whether the attack under way is a burst."""
    plan, act = frame(table, Plan), frame(table, Act)
    return (plan is not None and plan.what == "burst") or (act is not None and act.what == "burst")


def fitted(*texts: str, most: int = BUTTON) -> str:
    """The first text that has room on a button; the last one, cut, where none has."""
    last = texts[-1]
    return next((text for text in texts if len(text) <= most), last[: most - 1].rstrip() + "…")


def described(*texts: str) -> str:
    """The first text that a menu can show as a description; the last one, cut, where none fits."""
    return terms.capital(fitted(*texts, most=OPTION))


def label(action: Any, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
    """One choice of a prompt."""
    return LABELS[type(action)](action, prompt, view, words, names)


def _take(x: a.Take, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
    key = f"sau-character-{x.character}"
    return Label(terms.capital(words(key)), description=described(words(f"{key}-text")), style="primary")


def _do(x: a.Do, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
    table, seat, what = view.table, prompt.seat, x.what
    if what == "pass":
        return Label(words("sau-pick-pass"), "⏭️", "secondary", words("sau-pick-pass-why", n=table.players[seat].ap))
    name, seen = terms.action(what, words), outlook(table, seat, what)
    text = priced(what, seen, words)
    if what in ("item", "discard"):
        return Label(text, EMOJI[what])
    style = "primary" if what in MOVES else "danger" if what in ("attack", "burst") else "secondary"
    more = described(*about_action(table, seat, what, seen, words))
    return Label(fitted(text, name), EMOJI.get(what, "📍"), style, more)


def priced(what: str, seen: Outlook, words: Words) -> str:
    """An action with its AP; using and discarding have the price of the item."""
    name = terms.action(what, words)
    if what in ("item", "discard"):
        return words("sau-pick-free", action=name)
    return words("sau-pick-action", action=name, price=words("sau-price", n=seen.ap))


def in_a_line(table: State, seat: int, what: str, words: Words) -> str:
    """An action of the menu with its price, and what it does where its name does not say it."""
    about = f" ({words('sau-about-action', what=what)})" if what in EXPLAINED else ""
    return priced(what, outlook(table, seat, what), words) + about


def about_action(table: State, seat: int, what: str, seen: Outlook, words: Words) -> tuple[str, ...]:
    """Energy, noise symbols, what it does, and who attacks on leaving; then the same in fewer words, twice."""
    p = table.players[seat]
    parts = []
    if what in SEARCHES and (here := tile_at(table, p.field)) is not None:
        parts.append(words("sau-about-deck", deck=words("sau-deck", deck=here.type)))
    if seen.energy:
        parts.append(words("sau-about-energy", n=p.energy[SPECIALS.index(what)]))
    if what in ACTIONS or what in TRAITS:
        parts.append(text_of(table, seat, what, words))
    symbols = sound_of(table, seat, what).symbols
    if symbols:
        parts.append(words("sau-about-symbols", n=symbols))
    if what in (*SEARCHES, "attack", "burst"):
        parts.append(words("sau-about-final"))
    does = words("sau-about-action", what=what) if what in EXPLAINED else ""
    risk, brief = ((of(table, seen, words) if what in MOVES else "") for of in (forecast.risks, forecast.attackers))
    return joined((does, *parts, risk)), joined((*parts, risk)), joined((*parts, brief)), brief or joined(parts)


def text_of(table: State, seat: int, what: str, words: Words) -> str:
    """The words of the tile or character that an action belongs to."""
    owner = what.partition(".")[0]
    return words(f"sau-tile-{owner}-text" if what in ACTIONS else f"sau-character-{owner}-text")


def _go(x: a.Go, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
    table, seat, f = view.table, prompt.seat, x.field
    if f >= WATER:
        shores = terms.fields(bits(SHORE[f]))
        return Label(fitted(words("sau-pick-water", field=LABEL[f], list=shores), LABEL[f]))
    name, what = terms.field(f, words), terms.ground(table, f, words)
    if prompt.kind in STEPS:
        how = prompt.about[0]
        what = words("sau-ground-down-short") if f in face_down(table) else what
        short = words("sau-pick-field", field=name, what=what)
        noise, about, risk = forecast.step(table, seat, how, f, words)
        if kind_at(table, f) == "lava":
            burns = words("sau-pick-field", field=name, what=words("sau-about-lava"))
            return Label(burns, "🌋", "danger", described(joined(map(terms.capital, (noise, risk)), ". ")))
        brief = forecast.attackers(table, outlook(table, seat, how, f), words)
        more = [joined(map(terms.capital, (noise, about, last)), ". ") for last in (risk, brief)]
        style = "danger" if risk else "primary"
        least = words("sau-pick-field", field=name, what=noise)
        return Label(fitted(f"{short} · {noise}", least), "⚠️" if risk else "", style, described(*more))
    area = terms.area(AREA[f], words) if f < BOAT else ""
    there = joined((area, forecast.who_is_there(table, f, words), occupants(table, f, names)))
    return Label(fitted(words("sau-pick-field", field=name, what=what), name), description=described(there))


def occupants(table: State, f: int, names: Names) -> str:
    """The players on a field."""
    return joined(names[s] for s, p in enumerate(table.players) if p.field == f and (p.alive or p.body))


def _aim(x: a.Aim, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
    table = view.table
    if x.piece < SEATS:
        p = table.players[x.piece]
        return Label(fitted(names[x.piece], names[x.piece]), description=described(terms.items(p.items, words)))
    dino = get(table, x.piece)
    if dino is None:
        return Label(words("sau-dino-unknown"))
    name = terms.dino_name(dino.card, words)
    lp = species(dino).lp
    away = terms.field(dino.field, words) if dino.field != table.players[prompt.seat].field else ""
    text = joined((words("sau-pick-dino", dino=terms.capital(name), left=left(dino), max=lp), away), " · ")
    there = joined((terms.field(dino.field, words), terms.states(dino, words), terms.dice(species(dino).dice, words)))
    short = joined((words("sau-pick-dino", dino=terms.short_name(dino.card, words), left=left(dino), max=lp), away), " · ")
    return Label(fitted(text, short), "🦖" if species(dino).carnivore else "🦕", description=described(there))


def _use(x: a.Use, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
    table = view.table
    if prompt.kind == "loot":
        plan = frame(table, Plan)
        return thing(table.players[plan.target].items[x.slot], words)
    if x.slot < 0:
        name, text = terms.capital(words("sau-fists")), ""
    else:
        one = table.players[prompt.seat].items[x.slot]
        name, text = terms.capital(terms.item(one, words)), words(f"sau-item-{one.key}-text")
        card = ITEMS[one.key]
        if prompt.kind == "item" and card.ap is not None:
            name = words("sau-pick-action", action=name, price=words("sau-price", n=card.ap))
    dino = get(table, aimed(table)) if prompt.kind == "weapon" else None
    if dino is not None:
        dice = dice_of(table, prompt.seat, x.slot, dino)
        chance = forecast.share(forecast.hit(dice), words)
        text = words("sau-about-dice", dice=terms.dice(dice, words), share=chance)
        full = words("sau-pick-weapon", weapon=name, share=chance)
        return Label(fitted(full, f"{name} · {chance}", name), "🎲", "danger", described(text))
    return Label(fitted(name, name), description=described(text))


def _drop(x: a.Drop, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
    if x.slot < 0:
        return Label(words("sau-pick-leave-card"))
    return thing(view.table.players[prompt.seat].items[x.slot], words, "🗑️", "danger")


def thing(one: Item, words: Words, emoji: str = "", style: str = "secondary") -> Label:
    """An item as a choice."""
    name, short = terms.capital(terms.item(one, words)), terms.capital(terms.item_name(one.key, words))
    texts = (terms.item_text(one.key, words), words(f"sau-item-{one.key}-text"))
    return Label(fitted(name, short), emoji, style, described(*texts))


def _pick(x: a.Pick, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
    if prompt.kind == "keep":
        key = view.table.drawn[x.n]
        name, text = terms.capital(terms.item_name(key, words)), terms.item_text(key, words)
        return Label(name, style="primary", description=described(text))
    wound = view.table.players[prompt.seat].wounds[x.n]
    if not wound.up:
        return Label(words("sau-pick-wound-down"))
    key = f"sau-wound-{wound.card}"
    return Label(terms.capital(words(key)), description=described(words(f"{key}-text")))


def _choose(x: a.Choose, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
    if x.option in SPECIALS:
        k = SPECIALS.index(x.option)
        p = view.table.players[prompt.seat]
        full = CHARACTERS[p.character].energy[k]
        name = terms.action(x.option, words)
        return Label(words("sau-pick-energy", action=name, left=p.energy[k], max=full))
    return Label(words("sau-branch", option=x.option), style="primary")


def _swap(key: str, mine: bool) -> Callable[..., Label]:
    def made(x: Any, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
        trade = frame(view.table, Trade)
        seat, partner = prompt.about[:2]
        one = view.table.players[seat if mine else partner].items[x.slot]
        chosen = trade is not None and x.slot in (trade.give if mine else trade.want)
        text = words(key, item=terms.item(one, words))
        style = "primary" if chosen else "secondary"
        return Label(fitted(text, terms.item_name(one.key, words)), "✅" if chosen else "", style)

    return made


def _plain(key: str, emoji: str = "", style: str = "secondary") -> Callable[..., Label]:
    def made(x: Any, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
        return Label(words(key), emoji, style)

    return made


def _stop(x: a.Stop, prompt: Prompt[Any], view: View, words: Words, names: Names) -> Label:
    if prompt.kind != "step":
        return Label(words("sau-pick-no"), "✋")
    noise = forecast.stopping(view.table, prompt.seat, prompt.about[0], words)
    return Label(fitted(joined((words("sau-pick-stop"), noise), " · "), words("sau-pick-stop")), "✋")


LABELS: dict[type, Callable[..., Label]] = {
    a.Take: _take,
    a.Do: _do,
    a.Go: _go,
    a.Aim: _aim,
    a.Use: _use,
    a.Drop: _drop,
    a.Pick: _pick,
    a.Choose: _choose,
    a.Give: _swap("sau-pick-give", True),
    a.Want: _swap("sau-pick-want", False),
    a.Send: _plain("sau-pick-send", "📨", "success"),
    a.Accept: _plain("sau-pick-accept", "✅", "success"),
    a.Decline: _plain("sau-pick-decline", "", "danger"),
    a.Withdraw: _plain("sau-pick-withdraw", "↩️"),
    a.Back: _plain("sau-pick-back", "↩️"),
    a.Stop: _stop,
}
assert set(LABELS) == set(a.ACTIONS)
