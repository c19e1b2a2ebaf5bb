"""What a lobby looks like: its words, its buttons, the host's option menus."""

from discord.utils import escape_markdown

from cogs._table.opened import AnyGame
from cogs._table.panel import IN_ROW, Button, Menu, Panel, Row, cut
from cogs._table.tempo import TABLE_OPTIONS, specs
from db.rows import SeatRow, TableRow
from render.core.face import Label, Words
from rules.core.game import STRENGTHS, Options, OptionSpec, Value

SHOWN_OPTIONS = 4
"""Options that a lobby names all; of more it names those that differ from the default."""
MENUS = 4
"""Menus on one option panel; the fifth row is for buttons."""


def lobby_text(row: TableRow, game: AnyGame, words: Words) -> str:
    """The lobby message: the game, who sits where, what is chosen."""
    least, most = min(game.seat_counts), max(game.seat_counts)
    lines = [
        f"### {words(f'{game.name}-title')}",
        words(f"{game.name}-blurb"),
        words("lobby-seats-taken", taken=len(row.seats), least=least, most=most),
    ]
    for seat in row.seats:
        lines.append(f"{seat.seat + 1}. {seat_line(seat, row, game, words)}")
    offered = [s for s in specs(game.options, game.live) if not s.per_seat]
    if len(offered) > SHOWN_OPTIONS:
        offered = [s for s in offered if s.name in row.options]
    chosen = [option_text(s, row.options.get(s.name, s.default), game, words) for s in offered]
    if chosen:
        lines.append("-# " + " · ".join(chosen))
    if tally := row.extra.get("tally"):
        lines.append(words("lobby-tally", list=" · ".join(f"{escape_markdown(str(n))} {w}" for n, w in tally)))
    if row.status == "abandoned":
        lines.append(words("lobby-closed"))
    return cut("\n".join(lines), 2000)


def seat_line(seat: SeatRow, row: TableRow, game: AnyGame, words: Words) -> str:
    """One seat: name, host, strength, own options that differ from the default."""
    parts = [f"**{escape_markdown(seat.name)}**"]
    if seat.strength:
        parts.append(words(f"strength-{seat.strength}"))
    elif seat.user == row.host:
        parts.append(words("lobby-host"))
    for spec in game.options:
        if spec.per_seat and spec.name in seat.options:
            parts.append(option_text(spec, seat.options[spec.name], game, words))
    return " · ".join(parts)


def lobby_panel(row: TableRow, words: Words) -> Panel:
    """The buttons under the lobby message."""
    if row.status != "lobby":
        return ()

    def button(verb: str, style: str = "secondary") -> Button:
        return Button(f"l:{row.id}:{verb}", Label(words(f"button-{verb}"), style=style))

    return ((button("join", "primary"), button("leave"), button("computer"), button("options"), button("start", "success")),)


def option_name(spec: OptionSpec, game: AnyGame, words: Words) -> str:
    """The option's name."""
    return words(_key(spec, game))


def _key(spec: OptionSpec, game: AnyGame) -> str:
    return f"{'table' if spec in TABLE_OPTIONS else game.name}-option-{spec.name}"


def value_name(spec: OptionSpec, value: Value, game: AnyGame, words: Words) -> str:
    """One value of an option."""
    if spec.kind == "flag":
        return words("option-on" if value is True or value == "on" else "option-off")
    return words(f"{_key(spec, game)}-{str(value).replace('_', '-')}")


def option_text(spec: OptionSpec, value: Value, game: AnyGame, words: Words) -> str:
    """An option and what is chosen: "Pace: calm"."""
    values = value if isinstance(value, tuple) else (value,)
    named = ", ".join(value_name(spec, v, game, words) for v in values) or words("option-none")
    return f"{option_name(spec, game, words)}: {named}"


def option_menu(custom_id: str, spec: OptionSpec, options: Options, game: AnyGame, words: Words) -> Menu:
    """The menu that chooses one option."""
    now = options.get(spec.name, spec.default)
    chosen = now if isinstance(now, tuple) else (("on" if now else "off") if spec.kind == "flag" else now,)
    values = ("on", "off") if spec.kind == "flag" else spec.choices
    name = option_name(spec, game, words)
    return Menu(
        custom_id,
        name,
        tuple((v, Label(f"{name}: {value_name(spec, v, game, words)}"), v in chosen) for v in values),
        0 if spec.kind == "many" else 1,
        len(values) if spec.kind == "many" else 1,
    )


def options_panel(row: TableRow, game: AnyGame, words: Words, page: int = 0) -> Panel:
    """The host's private panel: the table's options, three or four to a page, and a button for each seat."""
    offered = [s for s in specs(game.options, game.live) if not s.per_seat]
    shown = MENUS if len(offered) <= MENUS else MENUS - 1
    pages = -(-len(offered) // shown)
    rows: list[Row] = [
        option_menu(f"l:{row.id}:set:{page}:{s.name}", s, row.options, game, words)
        for s in offered[page * shown : (page + 1) * shown]
    ]
    if pages > 1:
        rows.append((Button(f"l:{row.id}:options:{(page + 1) % pages}", Label(words("button-more"))),))
    seats = tuple(Button(f"l:{row.id}:seat:{s.seat}", Label(f"{s.seat + 1}. {s.name}")) for s in row.seats[:IN_ROW])
    return (*rows, seats) if seats else tuple(rows)


def seat_panel(row: TableRow, seat: SeatRow, game: AnyGame, words: Words, page: int = 0) -> Panel:
    """The host's private panel for one seat: strength of a computer player, the seat's own options, four menus a page."""
    menus: list[Menu] = []
    base = f"l:{row.id}"
    if seat.strength:
        options = tuple((s, Label(words(f"strength-{s}")), s == seat.strength) for s in STRENGTHS)
        menus.append(Menu(f"{base}:strength:{seat.seat}", words("lobby-strength"), options))
    for spec in [s for s in game.options if s.per_seat]:
        custom_id = f"{base}:seatset:{seat.seat}:{page}:{spec.name}"
        menus.append(option_menu(custom_id, spec, seat.options, game, words))
    buttons = [Button(f"{base}:options", Label(words("button-back")))]
    pages = -(-len(menus) // MENUS)
    if pages > 1:
        buttons.append(Button(f"{base}:seat:{seat.seat}:{(page + 1) % pages}", Label(words("button-more"))))
    if seat.user is None:
        buttons.append(Button(f"{base}:remove:{seat.seat}", Label(words("button-remove"), style="danger")))
    return (*menus[page * MENUS : (page + 1) * MENUS], tuple(buttons))
