"""Everything that a viewer gets of a table: pictures, words, alt texts, file names, custom_ids, completions, refusals."""

from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

from cogs._table.answers import Interaction
from cogs._table.app import App
from cogs._table.live import panel_of
from cogs._table.opened import OpenTable
from cogs._table.plan_panel import plan_panel
from cogs._table.planning import longer, prospect
from cogs._table.post import board_panel, board_text
from cogs._table.presses import Press
from cogs._table.refusal import Refused
from cogs._table.router import Router
from cogs._table.session import Session
from cogs.play import Play
from db.codec import codec_for
from db.rows import Loaded, PlanRow, SeatRow, TableRow
from render import FACES
from render.words import catalogue
from rules import GAMES
from rules.core.chance import Chance
from rules.core.game import Illegal, Move, Refusal, Seat
from tests.rules.contract.drivers import DRIVERS

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")
PLANNED = 6
"""Choices that are planned ahead, one after another."""
PUBLIC_VIEWS_DRAWN = 3
"""Reading views that are drawn; their texts are compared in all of them."""


def table(game: str, state: Any, guards: Sequence[int]) -> OpenTable:
    """A running table with that state, through the codec as from the store."""
    rules = GAMES[game]
    codec = codec_for(rules)
    seats = tuple(SeatRow(seat=n, user=100 + n, name=NAMES[n], joined=1) for n in range(len(state.players)))
    row = TableRow(id="table1", game=game, channel=1, host=100, status="running", seed="leaks", seats=seats, revision=9)
    row = replace(row, guards=tuple(guards))
    return OpenTable(rules, codec, Loaded(row, codec.pack(state), {}))


async def seen(
    opened: OpenTable, viewer: Seat | None, events: Sequence[Any], locale: str, moves: Sequence[Move[Any]]
) -> dict[str, Any]:
    """By name, everything that this viewer may get to see or hear in this moment, pictures included in English.

    moves: presses of the viewer whose refusals are listened to.
    """
    got = public(opened, events, locale) | await completions(opened, locale)
    if viewer is not None:
        got |= own(opened, viewer, events, locale) | refusals(opened, viewer, locale, moves)
    return got


def public(opened: OpenTable, events: Sequence[Any], locale: str) -> dict[str, Any]:
    """The board message and the pictures that anybody can ask for."""
    face, words, view = FACES[opened.row.game], catalogue(locale), opened.view(None)
    scrubbed = [e for event in events if (e := opened.game.scrub(event, None)) is not None]
    lately = face.story(scrubbed, view, words, opened.said)
    got: dict[str, Any] = {
        "public view": view,
        "public events": scrubbed,
        "board text": board_text(opened, face, view, opened.prompts, lately, words, [100]),
        "board panel": board_panel(opened, face, view, opened.prompts, words),
        "headline": face.headline(view, words, opened.said),
        "text board": face.text(view, words, opened.said),
        "mine of nobody": face.mine(view, words, opened.said),
        "picture wanted": face.picture_for(scrubbed),
    }
    for number, which in enumerate(face.views):
        zooms = face.zooms(view, which, words, opened.names)
        got[f"parts of {which}"] = zooms
        for zoom in ("", *(value for value, _ in zooms)):
            got[f"alt of {which} {zoom}"] = face.alt(view, words, opened.names, which, zoom)
        if locale == "en" and number < PUBLIC_VIEWS_DRAWN:
            zoom = zooms[0][0] if number and zooms else ""
            got[f"picture of {which}"] = face.picture(view, words, opened.names, which, zoom, None)
    return got


def own(opened: OpenTable, viewer: Seat, events: Sequence[Any], locale: str) -> dict[str, Any]:
    """The seat's panel, with what its last press brought, and its own words."""
    face, words, view = FACES[opened.row.game], catalogue(locale), opened.view(viewer)
    scrubbed = [e for event in events if (e := opened.game.scrub(event, viewer)) is not None]
    said = face.story(scrubbed, view, words, opened.said)
    why = [face.refusal(r, words, opened.said) for r in opened.game.refusals(opened.state, viewer)]
    return {
        "own view": view,
        "own events": scrubbed,
        "story": said,
        "panel": panel_of(opened, viewer, face, words, said),
        "mine": face.mine(view, words, opened.said),
        "why not": why,
        "own text": face.text(view, words, opened.said),
        "own headline": face.headline(view, words, opened.said),
        "plan": planned(opened, viewer, locale),
    }


def planned(opened: OpenTable, viewer: Seat, locale: str) -> list[Any]:
    """The panels on which a seat plans its next turn, each time with another choice, and the plan itself."""
    if opened.game.ahead(opened.state, viewer) is None:
        return []
    face, words = FACES[opened.row.game], catalogue(locale)
    panels: list[Any] = []
    plan = PlanRow(seat=viewer, user=100 + viewer)
    for number in range(PLANNED):
        opened.plans = {viewer: plan}
        panels.append((plan, plan_panel(opened, viewer, face, words)))
        ahead = prospect(opened, face, viewer, plan.steps)
        if ahead is None or ahead.prompt is None:
            break
        choice = str(number % len(ahead.prompt.choices))
        plan = replace(plan, steps=longer(opened, face, viewer, plan.steps, choice))
    opened.plans = {}
    return panels


async def completions(opened: OpenTable, locale: str) -> dict[str, Any]:
    """What /board completes."""

    async def latest(_: int) -> TableRow:
        return opened.row

    async def found(_: str) -> OpenTable:
        return opened

    app = SimpleNamespace(
        router=Router(), faces=FACES, store=SimpleNamespace(latest=latest), session=SimpleNamespace(open=found)
    )
    play = Play(cast(App, app))
    interaction = cast(Interaction, SimpleNamespace(channel_id=1, locale=locale))
    board_views = cast(Any, play).board_views
    choices = [await board_views(interaction, typed) for typed in ("", "a", "1")]
    return {"completions": [[(c.name, c.value) for c in some] for some in choices]}


def presses(opened: OpenTable, viewer: Seat | None, now: int) -> list[Move[Any]]:
    """Presses of a viewer, most of which must be refused: forged ones, and own choices on a panel too old or too new."""
    moves = [m for m in DRIVERS[opened.row.game].forged(opened.game, opened.state) if m.seat == viewer]
    mine = [p for p in opened.prompts if p.seat == viewer and p.choices]
    return moves + [Move(viewer, p.choices[0], p.guard + off, 0, now) for p in mine for off in (-1, 1)]


def refusals(opened: OpenTable, viewer: Seat, locale: str, moves: Sequence[Move[Any]]) -> dict[str, Any]:
    """The sentences with which presses are refused: by the game, and by the session."""
    face, words = FACES[opened.row.game], catalogue(locale)
    told: list[str] = []
    for move in moves:
        try:
            opened.game.apply(opened.state, move, Chance("leaks"))
        except Illegal as error:
            refusal = Refusal(error.why, error.rule, error.about)
            told.append(face.refusal(refusal, words, opened.said) if error.why else "old")
        else:
            told.append("carried out")
    session = cast(Any, Session)
    for seat in (*range(len(opened.names)), 99):
        for guard in (0, opened.row.guards[viewer]):
            press = Press(opened.id, seat, guard, "turn", "99", 100 + viewer, 1)
            try:
                told.append(str(session._check(session, opened, press)[0]))
            except Refused as no:
                told.append(words(no.key, **no.args_))
    return {"refusals": told}
