"""What Discord refuses in messages: content, embeds, files, mentions, components, and what an edit may not change."""

from __future__ import annotations

from local import limits, validate_components
from local.attachments import Upload, check_total, clean_name
from local.errors import ApiError, FormErrors, refuses_nonsense
from local.posts import IS_V2
from local.validate_embeds import check_embeds
from local.world import Json

NO_OBJECT = ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")


@refuses_nonsense
def new_message(payload: Json, uploads: list[Upload]) -> None:
    """Refuse (50035, 50006, 40005, 30015) a message that Discord would refuse."""
    _check_shapes(payload)
    errors = FormErrors()
    is_v2 = bool(_flags(payload, errors) & IS_V2)
    _check_files(uploads, len(uploads))
    _check_fields(payload, errors, is_v2, {clean_name(upload.name) for upload in uploads})
    _check_attachments(payload, {str(upload.index) for upload in uploads}, errors)
    errors.check()
    attached = uploads or payload.get("attachments")
    if not (_text(payload) or _shown(payload.get("embeds")) or payload.get("components") or attached):
        raise ApiError(50006)


@refuses_nonsense
def changed_message(old: Json, payload: Json, uploads: list[Upload]) -> None:
    """Refuse an edit that Discord would refuse. Fields left out stay as they are, so the outcome is judged."""
    _check_shapes(payload)
    errors = FormErrors()
    flags = _flags(payload, errors)
    was_v2 = bool(old["flags"] & IS_V2)
    if was_v2 and payload.get("flags") is not None and not flags & IS_V2:
        errors.add(("flags",), "MESSAGE_FLAG_CANNOT_BE_REMOVED", "IS_COMPONENTS_V2 cannot be removed from a message")
    is_v2 = was_v2 or bool(flags & IS_V2)
    kept = old["attachments"] if payload.get("attachments") is None else _kept(old, payload)
    _check_files(uploads, len(uploads) + len(kept))
    _check_fields(payload, errors, is_v2, {clean_name(upload.name) for upload in uploads} | _names(old, kept))
    known = {str(upload.index) for upload in uploads} | {item["id"] for item in old["attachments"]}
    _check_attachments(payload, known, errors)
    if is_v2 and not was_v2:
        for name in ("content", "embeds"):
            if name not in payload and old[name]:
                errors.add((name,), *_legacy(name))
    errors.check()
    result = {name: payload.get(name, old[name]) for name in ("content", "embeds", "components")}
    if not (_text(result) or _shown(result["embeds"]) or result["components"] or uploads or kept):
        raise ApiError(50006)


def _names(old: Json, kept: list[Json]) -> set[str]:
    keys = {str(item["id"]) for item in kept}
    return {item["filename"] for item in old["attachments"] if item["id"] in keys and "filename" in item}


def _check_shapes(payload: Json) -> None:
    """Refuse, before anything looks inside, lists and objects that are none."""
    errors = FormErrors()
    for name in ("embeds", "components", "attachments"):
        value = payload.get(name)
        if value is not None and not isinstance(value, list):
            errors.add((name,), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        elif not all(isinstance(item, dict) for item in value or []):
            errors.add((name,), *NO_OBJECT)
    for name in ("allowed_mentions", "message_reference"):
        if not isinstance(payload.get(name) or {}, dict) or payload.get(name) == []:
            errors.add((name,), *NO_OBJECT)
    errors.check()


def _kept(old: Json, payload: Json) -> list[Json]:
    before = {item["id"] for item in old["attachments"]}
    return [item for item in payload["attachments"] if str(item.get("id")) in before]


def _text(payload: Json) -> str:
    return str(payload.get("content") or "").strip()


def _shown(embeds: list[Json] | None) -> bool:
    return any(embed.keys() - {"type", "color", "flags"} for embed in embeds or [])


def _flags(payload: Json, errors: FormErrors) -> int:
    flags = payload.get("flags")
    if flags is None:
        return 0
    if not isinstance(flags, int) or isinstance(flags, bool):
        errors.add(("flags",), "NUMBER_TYPE_COERCE", f'Value "{flags}" is not int.')
        return 0
    return flags


def _legacy(name: str) -> tuple[str, str]:
    words = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
    return "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", words


def _check_files(uploads: list[Upload], together: int) -> None:
    check_total(uploads, limits.FILE_BYTES)
    if together > limits.ATTACHMENTS:
        raise ApiError(30015, message="Maximum number of attachments in a message reached (10)")


def _check_fields(payload: Json, errors: FormErrors, is_v2: bool, files: set[str]) -> None:
    if payload.get("poll") is not None or payload.get("sticker_ids"):
        raise ApiError(0, status=501, message="501: the local table knows neither polls nor stickers")
    if payload.get("content") is not None:
        errors.length(("content",), payload["content"], 0, limits.CONTENT)
    if payload.get("nonce") is not None and len(str(payload["nonce"])) > limits.NONCE:
        errors.add(("nonce",), "NONCE_TYPE_TOO_LONG", "Must be 25 or fewer in length.")
    for name in ("content", "embeds"):
        if is_v2 and payload.get(name):
            errors.add((name,), *_legacy(name))
    check_embeds(payload.get("embeds") or [], errors)
    _check_mentions(payload.get("allowed_mentions") or {}, errors)
    components = payload.get("components")
    if components:
        validate_components.check(components, errors, is_v2=is_v2, files=files)


def _check_attachments(payload: Json, known: set[str], errors: FormErrors) -> None:
    entries = payload.get("attachments") or []
    if len(entries) > limits.ATTACHMENTS:
        errors.add(("attachments",), "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    for place, entry in enumerate(entries):
        if entry.get("description") is not None:
            errors.length(("attachments", place, "description"), entry["description"], 0, limits.ALT_TEXT)
        if str(entry.get("id")) not in known:
            errors.add(("attachments", place, "id"), "ATTACHMENT_NOT_FOUND", "Attachment not found")


def _check_mentions(allowed: Json, errors: FormErrors) -> None:
    parse = allowed.get("parse") or []
    for place, name in enumerate(parse):
        if name not in ("users", "roles", "everyone"):
            path = ("allowed_mentions", "parse", place)
            errors.add(path, "BASE_TYPE_CHOICES", "Value must be one of ('users', 'roles', 'everyone').")
    for name in ("users", "roles"):
        if name in parse and allowed.get(name):
            words = f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.'
            errors.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)
        if len(allowed.get(name) or []) > 100:
            errors.add(("allowed_mentions", name), "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")
