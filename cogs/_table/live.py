"""A race on Discord: private panels that follow the game, and computer players that press at their own pace.

A panel is the ephemeral answer to its player's own press, so it costs nothing of the public message's budget. What changes
it without a press of its owner (a Kaboom, a countdown) is pushed through the owner's newest interaction, whose token is good
for 15 minutes; when that fails, the next press brings a fresh panel.
"""

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Any

import discord

from cogs._table.answers import Interaction, words_of
from cogs._table.clock import Alarm
from cogs._table.opened import OpenTable, is_computer
from cogs._table.panel import ROWS, Panel, Row, as_view, cut, of_prompt
from cogs._table.presses import Change
from cogs._table.session import Session
from render.core.face import Face, Words
from rules.core.game import Seat

log = logging.getLogger(__name__)

EPOCH = 1_420_070_400_000
TOKEN_LIFE = 14 * 60_000
"""ms for which an interaction's token is used; Discord gives 15 minutes."""


def panel_of(
    opened: OpenTable, seat: Seat, face: Face, words: Words, said: Sequence[str] = ()
) -> tuple[str, Panel]:
    """The private panel of a seat: what only it may know, what it is asked, and its choices. At most 2000 characters.

    said: what the last press brought, for the first lines.
    """
    view = opened.view(seat)
    mine = [p for p in opened.prompts if p.seat == seat]
    lines = [*said, face.mine(view, words, opened.said)]
    lines += [f"**{question}**" for p in mine if (question := face.question(p, view, words, opened.said))]
    rows: list[Row] = []
    for prompt in mine:
        new = of_prompt(opened.id, prompt, opened.guard(prompt), face, view, words, opened.names)
        if len(rows) + len(new) <= ROWS:
            rows += new
    text = "\n".join(line for line in lines if line) or face.headline(view, words, opened.said)
    return cut(text, 2000), tuple(rows)


class Panels:
    """The newest interaction of each seat of each race, and the edits that are pushed through them."""

    def __init__(self, session: Session, faces: dict[str, Face]) -> None:
        self.session = session
        self.faces = faces
        self._newest: dict[tuple[str, Seat], Interaction] = {}
        self._sent: dict[tuple[str, Seat], tuple[str, Panel]] = {}
        self._pushing: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        session.watchers.append(self._changed)

    async def close(self) -> None:
        """Push nothing more."""
        self._newest.clear()
        for task in self._pushing.values():
            task.cancel()
        await asyncio.gather(*self._pushing.values(), return_exceptions=True)

    def remember(self, table: str, seat: Seat, interaction: Interaction, sent: tuple[str, Panel]) -> None:
        """The interaction whose answer is the seat's panel now, and what it shows."""
        self._newest[table, seat] = interaction
        self._sent[table, seat] = sent

    def _changed(self, change: Change) -> None:
        opened = change.table
        if not opened.game.live:
            return
        for seat in range(len(opened.row.seats)):
            key = opened.id, seat
            if key in self._newest and key not in self._pushing:
                task = self._pushing[key] = asyncio.create_task(self._push(opened, seat))
                task.add_done_callback(partial(self._pushed, key))

    def _pushed(self, key: tuple[str, Seat], task: asyncio.Task[None]) -> None:
        self._pushing.pop(key, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a panel was not pushed", exc_info=error)

    async def _push(self, opened: OpenTable, seat: Seat) -> None:
        """Bring a panel up to date if it shows something else than it should; repeats while the game moves on."""
        key = opened.id, seat
        await asyncio.sleep(0.05)  # a press of the owner answers with the panel itself: nothing is left to push then
        for _ in range(20):
            interaction = self._newest.get(key)
            if interaction is None or opened.waiting:
                return
            if self.session.now() - (interaction.id >> 22) - EPOCH > TOKEN_LIFE:
                self._newest.pop(key, None)
                return
            over = opened.row.status != "running"
            content, panel = now = panel_of(opened, seat, self.faces[opened.row.game], words_of(interaction))
            if over:
                self._newest.pop(key, None)
            if self._sent.get(key) == now:
                return
            self._sent[key] = now
            try:
                await interaction.edit_original_response(content=content, view=as_view(panel))
            except (discord.HTTPException, OSError) as error:
                log.info("panel of seat %s at %s was not refreshed: %s", seat, opened.id, error)
                self._newest.pop(key, None)
                return


class Computers:
    """Computer players of races: each has one plan at a time, made from what its seat sees."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._plans: dict[tuple[str, Seat], tuple[Alarm, bool]] = {}
        """The alarm of each seat, and whether a press is due then (else only another look)."""
        self._acting: set[tuple[str, Seat]] = set()
        """Seats whose press is being carried out: they plan again when it is."""
        self._tasks: set[asyncio.Task[None]] = set()
        session.watchers.append(self._changed)

    def close(self) -> None:
        """Drop all plans."""
        for alarm, _ in self._plans.values():
            alarm.cancel()
        self._plans.clear()

    def _changed(self, change: Change) -> None:
        opened = change.table
        if not opened.game.live:
            return
        for seat, row in enumerate(opened.row.seats):
            alarm, presses = self._plans.get((opened.id, seat), (None, False))
            running = opened.row.status == "running" and is_computer(row)
            if alarm is not None and not (running and presses):
                alarm.cancel()
                del self._plans[opened.id, seat]
            if running and not presses and (opened.id, seat) not in self._acting:
                self._plan(opened, seat)

    def _plan(self, opened: OpenTable, seat: Seat) -> None:
        """Decide now, press after the wait: what happens meanwhile is noticed as late as a person would notice it."""
        again: int | None = None
        for prompt in opened.prompts:
            if prompt.seat != seat:
                continue
            decision = self.session.decide(opened, prompt)
            if decision.action is not None:
                self._later(opened, seat, decision.wait, (decision.action, prompt.guard))
                return
            if decision.wait:
                again = min(again or decision.wait, decision.wait)
        if again is not None:
            self._later(opened, seat, again, None)

    def _later(self, opened: OpenTable, seat: Seat, wait: int, press: tuple[Any, int] | None) -> None:
        at = self.session.now() + max(1, wait)
        alarm = self.session.clock.at(at, self._due, opened, seat, press)
        self._plans[opened.id, seat] = alarm, press is not None

    def _due(self, opened: OpenTable, seat: Seat, press: tuple[Any, int] | None) -> None:
        self._plans.pop((opened.id, seat), None)
        self._acting.add((opened.id, seat))
        task = asyncio.create_task(self._press(opened, seat, press))
        self._tasks.add(task)
        task.add_done_callback(self._pressed)

    def _pressed(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a computer player failed", exc_info=error)

    async def _press(self, opened: OpenTable, seat: Seat, press: tuple[Any, int] | None) -> None:
        try:
            if press is not None:
                await self.session.play(opened.id, seat, *press)
        finally:
            self._acting.discard((opened.id, seat))
        if opened.row.status == "running" and is_computer(opened.row.seats[seat]):
            self._plan(opened, seat)
