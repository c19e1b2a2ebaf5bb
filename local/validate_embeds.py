"""What Discord refuses in embeds."""

from __future__ import annotations

from datetime import datetime
from typing import Any
from urllib.parse import urlsplit

from local import limits
from local.errors import FormErrors
from local.world import Json

Path = tuple[str | int, ...]


def check_embeds(embeds: list[Json], errors: FormErrors) -> None:
    """Check count, every text, and the sum of all texts of a message's embeds."""
    if len(embeds) > limits.EMBEDS:
        errors.add(("embeds",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    total = 0
    for place, embed in enumerate(embeds):
        total += _check_embed(embed, ("embeds", place), errors)
    if total > limits.EMBED_TOTAL:
        errors.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def _check_embed(embed: Json, path: Path, errors: FormErrors) -> int:
    for slot in ("author", "footer", "image", "thumbnail"):
        if embed.get(slot) is not None and not isinstance(embed[slot], dict):
            errors.add((*path, slot), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            return 0
    if embed.get("timestamp") is not None and not _is_time(embed["timestamp"]):
        errors.add((*path, "timestamp"), "DATE_TIME_TYPE_PARSE", "Could not parse the time. Should be ISO8601.")
    size = _text(embed.get("title"), (*path, "title"), limits.EMBED_TITLE, errors)
    size += _text(embed.get("description"), (*path, "description"), limits.EMBED_DESCRIPTION, errors)
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    size += _text(footer.get("text"), (*path, "footer", "text"), limits.EMBED_FOOTER, errors)
    size += _text(author.get("name"), (*path, "author", "name"), limits.EMBED_AUTHOR, errors)
    if author and not author.get("name"):
        errors.add((*path, "author", "name"), "BASE_TYPE_REQUIRED", "This field is required")
    fields = embed.get("fields") or []
    if len(fields) > limits.EMBED_FIELDS:
        errors.add((*path, "fields"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    for number, field in enumerate(fields):
        for name, most in (("name", limits.EMBED_FIELD_NAME), ("value", limits.EMBED_FIELD_VALUE)):
            place = (*path, "fields", number, name)
            if not str(field.get(name) or "").strip():
                errors.add(place, "BASE_TYPE_REQUIRED", "This field is required")
            size += _text(field.get(name), place, most, errors)
    if embed.get("color") is not None:
        errors.whole((*path, "color"), embed["color"], 0, 0xFFFFFF)
    _check_url(embed.get("url"), (*path, "url"), ("http", "https"), errors)
    for slot in ("image", "thumbnail"):
        url = (embed.get(slot) or {}).get("url")
        _check_url(url, (*path, slot, "url"), ("http", "https", "attachment"), errors)
    return size


def _is_time(value: Any) -> bool:
    try:
        datetime.fromisoformat(str(value))
    except ValueError:
        return False
    return True


def _text(value: Any, path: Path, most: int, errors: FormErrors) -> int:
    if value is None:
        return 0
    errors.length(path, value, 0, most)
    return len(str(value).strip())


def _check_url(url: Any, path: Path, schemes: tuple[str, ...], errors: FormErrors) -> None:
    if url and urlsplit(str(url)).scheme not in schemes:
        words = f'Scheme "{urlsplit(str(url)).scheme}" must be one of {schemes}.'
        errors.add(path, "URL_TYPE_INVALID_SCHEME", words)
