"""What Discord refuses in messages, modals and autocomplete answers; see `limits.py` for the figures."""

from __future__ import annotations

from local.attachments import Upload
from local.errors import ApiError
from local.world import Json


def new_message(payload: Json, uploads: list[Upload]) -> None:
    """Refuse a message that Discord would refuse."""
    if not (payload.get("content") or payload.get("embeds") or payload.get("components") or uploads):
        raise ApiError(50006)


def changed_message(old: Json, payload: Json, uploads: list[Upload]) -> None:
    """Refuse an edit that Discord would refuse."""


def modal(data: Json) -> None:
    """Refuse a modal that Discord would refuse."""


def autocomplete(data: Json) -> None:
    """Refuse autocomplete choices that Discord would refuse."""
