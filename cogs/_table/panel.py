"""A prompt becomes buttons and menus: one mapping for every decision of every game.

Panels are data, so that tests read them as text; `as_view` turns one into discord.py's classic components. Each limit of the
platform is kept here and nowhere else (design: 5 rows, 5 buttons or 1 menu in a row, 25 options, label 80, option 100,
custom_id 100). A view that is sent is stopped first: discord.py then keeps nothing of it in memory, and presses come in by
`cogs/_table/router.py`, before and after a restart alike.
"""

from collections.abc import Callable, Sequence
from typing import Any

import discord

from cogs._table.codes import encode
from render.core.face import Face, Label, Names, Words
from rules.core.game import Prompt
from rules.core.record import record

ROWS = 5
IN_ROW = 5
OPTIONS = 25
BUTTON_TEXT = 34
"""Characters of a button label that every client shows; the platform's own limit is 80."""
OPTION_TEXT = 100
PLACEHOLDER_TEXT = 150
CUSTOM_ID = 100
CONTENT = 2000
"""Characters of a message."""
BUTTONS_AT_MOST = 10
"""A prompt with more choices than this becomes a menu, so that a phone does not show a wall of buttons."""
BESIDE_BUTTONS = 2
"""The same for what need not be answered, and for what stands beside the rows of a race."""

STYLES = {
    "primary": discord.ButtonStyle.primary,
    "secondary": discord.ButtonStyle.secondary,
    "success": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


@record
class Button:
    """A button: what it says and the custom_id that a press sends back; or a link, when `url` is given."""

    id: str
    label: Label
    url: str = ""


@record
class Menu:
    """A select menu of (value, label, chosen) options; `least` to `most` of them may be chosen."""

    id: str
    placeholder: str
    options: tuple[tuple[str, Label, bool], ...]
    least: int = 1
    most: int = 1


Row = tuple[Button, ...] | Menu
Panel = tuple[Row, ...]


def cut(text: str, most: int) -> str:
    """The text, or its beginning and "…" when it has more than `most` characters."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def parts(text: str, most: int) -> list[str]:
    """A long text as messages of at most `most` characters, broken between lines where that is possible."""
    found: list[str] = []
    for line in text.split("\n"):
        if found and len(found[-1]) + 1 + len(line) <= most:
            found[-1] += f"\n{line}"
        else:
            found += [line[i : i + most] for i in range(0, len(line), most)] or [line]
    return [part for part in found if part.strip()]


def in_rows(buttons: Sequence[Button]) -> tuple[tuple[Button, ...], ...]:
    """Buttons five to a row, the last row shorter."""
    return tuple(tuple(buttons[i : i + IN_ROW]) for i in range(0, len(buttons), IN_ROW))


def press_id(table: str, prompt: Prompt[Any], guard: int, choice: str) -> str:
    """The custom_id of a choice: t:<table>:<seat>:<guard>:<kind>:<choice>.

    choice: its index, in a race the action itself (`codes.py`); "m" for a menu, whose values these are.
    """
    return f"t:{table}:{prompt.seat}:{guard}:{prompt.kind}:{choice}"


def of_prompt(
    table: str, prompt: Prompt[Any], guard: int, face: Face, view: Any, words: Words, names: Names
) -> tuple[Row, ...]:
    """The rows for one prompt: the face's own rows (a race), buttons for a few choices, else one menu (at most 25)."""
    return rows_of(prompt, face, view, words, names, lambda choice: press_id(table, prompt, guard, choice))


def rows_of(
    prompt: Prompt[Any], face: Face, view: Any, words: Words, names: Names, id_of: Callable[[str], str]
) -> tuple[Row, ...]:
    """The same with custom_ids of one's own: `id_of` a choice's code, or "m" for a menu whose values these are."""
    codes = {choice: encode(choice) if face.live else str(i) for i, choice in enumerate(prompt.choices)}

    def button(choice: Any) -> Button:
        return Button(id_of(codes[choice]), face.label(choice, prompt, view, words, names))

    if (rows := face.rows(prompt, view)) is not None:
        return tuple(tuple(button(choice) for choice in row) for row in rows if row)
    if len(prompt.choices) <= (BESIDE_BUTTONS if prompt.optional or face.live else BUTTONS_AT_MOST):
        return in_rows([button(choice) for choice in prompt.choices])
    if len(prompt.choices) > OPTIONS:
        raise ValueError(f"{prompt.kind} offers {len(prompt.choices)} choices; a menu holds {OPTIONS}")
    options = tuple((codes[c], face.label(c, prompt, view, words, names), False) for c in prompt.choices)
    return (Menu(id_of("m"), face.question(prompt, view, words, names), options),)


def as_view(panel: Panel) -> discord.ui.View:
    """Classic components for a message. ValueError where the platform would refuse them; the view is already stopped."""
    if len(panel) > ROWS:
        raise ValueError(f"{len(panel)} rows; a message holds {ROWS}")
    view = discord.ui.View(timeout=None)
    seen: set[str] = set()
    for row, items in enumerate(panel):
        ids = [items.id] if isinstance(items, Menu) else [b.id for b in items if not b.url]
        for custom_id in ids:
            if not 0 < len(custom_id) <= CUSTOM_ID or custom_id in seen:
                raise ValueError(f"bad or repeated custom_id {custom_id!r}")
            seen.add(custom_id)
        if isinstance(items, Menu):
            view.add_item(_select(items, row))
        else:
            for one in items:
                view.add_item(_button(one, row))
    view.stop()
    return view


def _button(one: Button, row: int) -> discord.ui.Button[Any]:
    text = cut(one.label.text, BUTTON_TEXT) or None
    emoji = one.label.emoji or None
    if one.url:
        return discord.ui.Button(label=text, emoji=emoji, url=one.url, row=row)
    return discord.ui.Button(
        style=STYLES[one.label.style],
        label=text if text or emoji else "–",
        emoji=emoji,
        custom_id=one.id,
        disabled=one.label.disabled,
        row=row,
    )


def _select(menu: Menu, row: int) -> discord.ui.Select[Any]:
    if not 1 <= len(menu.options) <= OPTIONS:
        raise ValueError(f"a menu of {len(menu.options)} options")
    select: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=menu.id,
        placeholder=cut(menu.placeholder, PLACEHOLDER_TEXT),
        min_values=menu.least,
        max_values=min(menu.most, len(menu.options)),
        row=row,
    )
    for value, label, chosen in menu.options:
        select.add_option(
            label=cut(label.text, OPTION_TEXT),
            value=value,
            description=cut(label.description, OPTION_TEXT) or None,
            emoji=label.emoji or None,
            default=chosen,
        )
    return select
