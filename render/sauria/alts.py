"""Alt texts: every picture for who cannot see it, whose turn it is and what is at stake first."""

from render.core.face import Names, Words
from render.sauria import herd, legend, reading, terms
from render.sauria.cards import REFS, told
from render.sauria.closeup import zone_of
from render.sauria.outcome import ending
from render.sauria.pictures import preferred, zooms
from render.sauria.private import progress
from render.sauria.terms import joined
from rules.sauria.map import LOCATIONS
from rules.sauria.places import tile_at
from rules.sauria.state import State
from rules.sauria.survival import victory_points
from rules.sauria.view import View

ALT_LENGTH = 1024


def alt(view: View, words: Words, names: Names, which: str, zoom: str) -> str:
    """The alt text of a picture, at most 1024 characters."""
    if which == "card" and zoom in REFS:
        return cut(told(zoom, words))
    found = [value for value, _ in zooms(view, which, words, names)]
    part = zoom if zoom in found else preferred(view, found)
    if which in ("area", "around") and part:
        return cut(fields(view, which, part, words, names))
    if which == "character" and part:
        return cut(character(view, int(part), words, names))
    if which == "dinosaurs":
        return cut(cards(view, int(part or 1) - 1, words))
    if which == "score":
        return cut(points(view, words, names))
    if which == "legend":
        return cut(words("sau-alt-legend", list=joined(legend.meanings(words))))
    return cut(island(view, words, names))


def cut(line: str) -> str:
    """At most as long as an alt text may be."""
    return line if len(line) <= ALT_LENGTH else line[: ALT_LENGTH - 1] + "…"


def fields(view: View, which: str, part: str, words: Words, names: Names) -> str:
    """A part of the map: its tiles, its figures."""
    table = view.table
    shown = zone_of(table, which, part)
    title = words("sau-area-title", a=part) if which == "area" else names[int(part)]
    tiles = joined(
        reading.tile(table, f, words) if f in LOCATIONS and tile_at(table, f) is not None else terms.spot(table, f, words)
        for f in shown
    )
    people = joined(
        (seen(table, seat, words, names) for seat, p in enumerate(table.players) if p.alive and p.field in shown), "; "
    )
    herd_ = joined(
        (
            f"{reading.dino(d, words).replace(' · ', ', ')} ({terms.field(d.field, words)})"
            for d in table.dinos
            if d.field in shown
        ),
        "; ",
    )
    return joined((f"{one}." for one in (title, people, herd_, tiles) if one), " ")


def character(view: View, seat: int, words: Words, names: Names) -> str:
    """A character board; the goals for its owner alone, or at the end."""
    line = reading.player(view, seat, words, names).replace("**", "").replace(" · ", ", ")
    shown = progress(view.table, seat, words) if view.seat == seat or view.table.over else []
    plain = (text.replace("**", "").replace("▫️ ", "").replace("✅", "✓") for text in shown)
    return joined((f"{line}.", *plain), " ")


def cards(view: View, page: int, words: Words) -> str:
    """The dinosaur cards of a page."""
    shown = herd.order(view)[page * herd.FOUR : page * herd.FOUR + herd.FOUR]
    each = (f"{reading.dino(d, words).replace(' · ', ', ')} ({terms.field(d.field, words)})" for d in shown)
    return joined((f"{herd.title(view, page, words)}.", *(f"{one}." for one in each)), " ")


def points(view: View, words: Words, names: Names) -> str:
    """The points: at the end with everybody's goals."""
    table = view.table
    if table.over:
        return joined((ending(view, words, names).removeprefix("🏆 "), *reading.goals(view, words, names)), " ")
    each = (f"{names[s]} {p.points if not p.way else victory_points(table, s)}" for s, p in enumerate(table.players))
    return f"{words('sau-pic-now')}: {joined(each)}."


def island(view: View, words: Words, names: Names) -> str:
    """The whole island."""
    table = view.table
    if table.over:
        won = ending(view, words, names).removeprefix("🏆 ")
        return joined((words("sau-alt", base=reading.headline(view, words, names)), won), " ")
    seat = reading.deciding(table)
    if not table.round:
        return words("sau-alt", base=reading.headline(view, words, names))
    parts = [words("sau-alt", base=reading.moment(table, words))]
    if seat is not None:
        p = table.players[seat]
        place = terms.spot(table, p.field, words)
        character = words(f"sau-character-{p.character}")
        if seat == table.seat:
            parts.append(words("sau-alt-turn", player=names[seat], character=character, place=place, ap=p.ap))
        else:
            parts.append(words("sau-alt-decides", player=names[seat]))
        parts.append(company(table, seat, words, names))
    parts.append(words("sau-alt-lava", n=table.lava.bit_count()))
    if later := reading.next_lava(table, words):
        parts.append(f"{later}.")
    others = [seen(table, s, words, names) for s in range(len(names)) if s != seat]
    parts.append(joined(others, "; ") + ".")
    if table.dinos:
        herd_ = (
            words("sau-alt-dino", dino=terms.dino_name(d.card, words), field=terms.field(d.field, words))
            for d in table.dinos
        )
        parts.append(words("sau-alt-dinos", list=joined(herd_)))
    line = joined((*parts, *reading.ways(table, words)), " ")
    event = reading.event(table, words).replace("**", "")
    return f"{line} {event}" if len(line) + len(event) < ALT_LENGTH else line


def company(table: State, seat: int, words: Words, names: Names) -> str:
    """Who stands on the same field."""
    f = table.players[seat].field
    there = [names[s] for s, p in enumerate(table.players) if s != seat and p.alive and p.field == f]
    there += [reading.dino(d, words).replace(" · ", ", ") for d in table.dinos if d.field == f]
    return words("sau-alt-here", list="; ".join(there)) if there else words("sau-alt-alone")


def seen(table: State, seat: int, words: Words, names: Names) -> str:
    """A player in the alt text."""
    p = table.players[seat]
    if not p.alive:
        return words("sau-alt-dead", player=names[seat])
    return words("sau-alt-player", player=names[seat], place=terms.spot(table, p.field, words), n=len(p.wounds))
