"""The whole table: rounds and phase, the rows of cards with pawns, lines of sight, expansions to be had, name plates."""

from functools import partial

from render.core.face import Names, Words
from render.core.scene import Scene, Sheet, Sprite
from render.sanctuary import grounds, lanes, plates
from render.sanctuary.cards import BLEED, WIDE
from render.sanctuary.cloth import PILE
from render.sanctuary.grounds import PLANS, TABLE_WIDE
from render.sanctuary.model import (
    PAWN_COLOURS,
    closed_to,
    deciding,
    initials,
    last_round,
    phase,
    shown,
    used,
)
from render.sanctuary.model import lanes as lanes_of
from rules.sanctuary.expansions import TOKENS
from rules.sanctuary.values import COLOURS
from rules.sanctuary.view import View

SMALL = 18
"""Least size of letters on the table, which is for the overview: its reading views show everything larger."""


def table(view: View, since: View | None, words: Words, names: Names) -> Scene:
    """The table. since: the view that the last picture showed; what is new is marked."""
    players = len(view.players)
    sheet = Sheet("sanctuary-table", Sprite("san-table", (players,)))
    header(sheet, view, words, names)
    plan = PLANS[players]
    where = partial(grounds.slot, players)
    for at, name in enumerate(view.cards):
        x, y = where(at)
        card(sheet, name, x, y, plan.card)
    now = phase(view)
    acting = deciding(view)
    if now in ("place", "resolve") and acting:
        lanes.lay(sheet, view, lanes_of(view, acting[0]), where, plan.scale, range(len(view.cards)), now == "resolve")
    lanes.barred(sheet, closed_to(view), where, plan.scale)
    pawns(sheet, view, since, names, plan.scale, where, range(len(view.cards)))
    tray(sheet, view, since)
    for seat in range(players):
        before = since.players[seat] if since is not None else None
        plates.plate(sheet, view, seat, before, shown(names, seat, words), initials(names)[seat])
    return sheet.scene()


def card(sheet: Sheet, name: str, x: float, y: float, width: int) -> None:
    """A card with its corner at (x, y)."""
    bleed = BLEED * width / WIDE
    sheet.put(Sprite("san-card", (name, width)), x - bleed, y - bleed, "lt", read=width, base=True)


def header(sheet: Sheet, view: View, words: Words, names: Names) -> None:
    """Rounds, phase, who decides, piles left."""
    middle = 11 + grounds.HEADER // 2
    sheet.text(32, middle, words("san-pic-round"), 22, 100, "X_d", least=SMALL)
    for number in range(1, last_round(view) + 1):
        when = "past" if number < view.round else "now" if number == view.round else "later"
        sheet.put(Sprite("san-pip", (number, when, 52)), 86 + number * 54, middle, "lm", read=20, base=True)
    who = deciding(view)
    text = words("san-phase", phase=phase(view))
    text = text[:1].upper() + text[1:]
    left = 620
    left += sheet.text(left, middle, text, 28, 420, least=SMALL) + 18
    for seat in who:
        sprite = Sprite("pawn", (40, PAWN_COLOURS[seat], seat, initials(names)[seat]))
        left += sheet.put(sprite, left, middle - 2, "lm", read=40) + 8
        room = 1420 - left if len(who) == 1 else 120
        left += sheet.text(left, middle, shown(names, seat, words), 28, room, least=SMALL) + 20
    sheet.text(PILE[0] + 58, middle + 1, f"×{view.piles}", 30, 60, font="number", least=SMALL)


def pawns(
    sheet: Sheet, view: View, since: View | None, names: Names, scale: float, where: lanes.Where, shown_: range
) -> None:
    """The volunteers on their stumps, ticks on used main actions, rays at those that are new."""
    letters = initials(names)
    for pawn, at in enumerate(view.pawns):
        if at not in shown_:
            continue
        x, y = where(at)
        seat = pawn // 2
        tipped = bool(view.tipped >> pawn & 1)
        sprite = Sprite("pawn", (round(54 * scale), PAWN_COLOURS[seat], seat, letters[seat], tipped))
        sheet.put(sprite, x + WIDE / 2 * scale, y + 28 * scale, read=round(54 * scale))
        if used(view, seat, pawn % 2)[0] and not tipped:
            sheet.put(Sprite("san-done", (round(34 * scale),)), x + 24 * scale, y + 58 * scale)
        if since is not None and (since.pawns[pawn] != at or (since.tipped ^ view.tipped) >> pawn & 1):
            sheet.put(Sprite("spark", (round(40 * scale),)), x + 106 * scale, y - 2 * scale)


def tray(sheet: Sheet, view: View, since: View | None) -> None:
    """The expansions to be had, by colour."""
    plan = PLANS[len(view.players)]
    wide = (TABLE_WIDE - 24) / 4
    middle = plan.tray + plan.tray_high // 2
    for c, colour in enumerate(COLOURS):
        tokens = [token for token in view.display if TOKENS[token].colour == colour]
        x = 12 + c * wide + 76
        for token in tokens:
            sheet.put(Sprite("san-token", (token, plan.token)), x, middle, "lm", read=plan.token, base=True)
            x += plan.token + (6 if plan.token > 90 else 3)
        if since is not None and any(TOKENS[gone].colour == colour for gone in set(since.display) - set(view.display)):
            sheet.put(Sprite("spark", (40,)), 12 + c * wide + 66, middle - 28)
