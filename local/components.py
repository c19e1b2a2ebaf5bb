"""Walking the component trees of messages and modals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Json = dict[str, Any]
THUMBNAIL, GALLERY, FILE = 11, 12, 13


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a message or modal, outer ones first."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for slot in ("accessory", "component"):
            if isinstance(component.get(slot), dict):
                yield from walk([component[slot]])


def media_of(component: Json) -> list[Json]:
    """The media a component shows."""
    kind = component.get("type")
    found = [component.get("media")] if kind == THUMBNAIL else []
    found += [item.get("media") for item in component.get("items") or []] if kind == GALLERY else []
    found += [component.get("file")] if kind == FILE else []
    return [media for media in found if isinstance(media, dict)]
