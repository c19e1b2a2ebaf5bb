"""What happened at a table, from its log, as everybody may know it."""

from typing import Any

from cogs._table.opened import OpenTable
from db.store import Store
from render.core.face import Face, Words


async def story_of(store: Store, opened: OpenTable, face: Face, words: Words, after: int, upto: int) -> list[str]:
    """What happened after the one revision up to the other, as everybody may know it."""
    events: list[Any] = []
    for line in await store.log(opened.id, after=after):
        if line.revision <= upto and line.events is not None:
            events += opened.public_events(line.events)
    return list(face.story(events, opened.view(None), words, opened.said))


async def told(store: Store, opened: OpenTable, face: Face, words: Words, depth: int) -> list[str]:
    """What happened in the last `depth` moves, as everybody may know it.

    The whole stretch is told in one go: a face works out running numbers backwards from the newest view.
    """
    events: list[Any] = []
    for line in reversed(await store.recent(opened.id, depth)):
        if line.events is not None:
            events += opened.public_events(line.events)
    return list(face.story(events, opened.view(None), words, opened.said))
