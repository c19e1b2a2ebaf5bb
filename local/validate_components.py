"""What Discord refuses in the components of a message: the classic rows and the second version's tree."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from local import limits
from local.components import media_of, walk
from local.errors import FormErrors
from local.world import Json

Path = tuple[str | int, ...]
ROW, BUTTON, SELECT, TEXT_INPUT = 1, 2, 3, 4
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
SELECTS = (3, 5, 6, 7, 8)
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
LINK, PREMIUM = 5, 6


def check(components: list[Json], errors: FormErrors, *, is_v2: bool, files: set[str]) -> None:
    """Check all components of a message."""
    if not isinstance(components, list):
        errors.add(("components",), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        return
    if not is_v2 and len(components) > limits.ROWS:
        errors.add(("components",), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
    allowed = (*IN_CONTAINER, CONTAINER) if is_v2 else (ROW,)
    for place, component in enumerate(components):
        _one(component, ("components", place), allowed, errors)
    everything = list(walk([item for item in components if isinstance(item, dict)]))
    if is_v2:
        _check_v2(everything, errors)
    check_unique(everything, ("components",), errors)
    for item in everything:
        for media in media_of(item):
            url = str(media.get("url"))
            if url.startswith("attachment://") and url.removeprefix("attachment://") not in files:
                words = "The referenced attachment was not found"
                errors.add(("components",), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", words)


def _check_v2(everything: list[Json], errors: FormErrors) -> None:
    if len(everything) > limits.V2_COMPONENTS:
        words = "The maximum number of components in a message is 40"
        errors.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", words)
    size = sum(len(str(item.get("content", ""))) for item in everything if item.get("type") == TEXT)
    if size > limits.V2_TEXT:
        words = "The total displayable text size exceeds the maximum size of 4000"
        errors.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)


def check_unique(everything: list[Json], path: Path, errors: FormErrors) -> None:
    """Refuse a custom_id, or a number `id`, that two components share."""
    for name, code, words in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"),
        ("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated"),
    ):
        seen: set[Any] = set()
        for item in everything:
            value = item.get(name)
            if value in (None, 0):
                continue
            if value in seen:
                errors.add(path, code, words)
            seen.add(value)


def _one(component: Any, path: Path, allowed: tuple[int, ...], errors: FormErrors) -> None:
    kind = component.get("type") if isinstance(component, dict) else None
    if kind not in allowed:
        errors.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {allowed}.')
        return
    if kind == ROW:
        _row(component, path, errors)
    elif kind == BUTTON:
        _button(component, path, errors)
    elif kind in SELECTS:
        check_select(component, path, errors)
    elif kind == SECTION:
        _section(component, path, errors)
    elif kind == TEXT:
        errors.length((*path, "content"), component.get("content"), 1, limits.V2_TEXT)
    elif kind == THUMBNAIL:
        _media(component.get("media"), (*path, "media"), errors)
        _description(component, path, errors)
    elif kind == GALLERY:
        _gallery(component, path, errors)
    elif kind == FILE:
        _media(component.get("file"), (*path, "file"), errors, only_attachment=True)
    elif kind == SEPARATOR:
        if component.get("spacing", 1) not in (1, 2):
            errors.add((*path, "spacing"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
    else:
        _container(component, path, errors)


def _children(component: Json, path: Path, low: int, high: int, errors: FormErrors) -> list[Any]:
    children = component.get("components")
    if not isinstance(children, list) or not low <= len(children) <= high:
        errors.add((*path, "components"), "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and {high} in length.")
    return children if isinstance(children, list) else []


def _row(component: Json, path: Path, errors: FormErrors) -> None:
    children = _children(component, path, 1, limits.ROW_WIDTH, errors)
    width = 0
    for place, child in enumerate(children):
        inner = (*path, "components", place)
        _one(child, inner, (BUTTON, *SELECTS), errors)
        width += limits.ROW_WIDTH if isinstance(child, dict) and child.get("type") in SELECTS else 1
        if width > limits.ROW_WIDTH:
            words = "The specified component exceeds the maximum width"
            errors.add(inner, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", words)


def _section(component: Json, path: Path, errors: FormErrors) -> None:
    for place, child in enumerate(_children(component, path, 1, limits.SECTION_TEXTS, errors)):
        _one(child, (*path, "components", place), (TEXT,), errors)
    if component.get("accessory") is None:
        errors.add((*path, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
    else:
        _one(component["accessory"], (*path, "accessory"), (BUTTON, THUMBNAIL), errors)


def _container(component: Json, path: Path, errors: FormErrors) -> None:
    for place, child in enumerate(_children(component, path, 1, limits.V2_COMPONENTS, errors)):
        _one(child, (*path, "components", place), IN_CONTAINER, errors)
    if component.get("accent_color") is not None:
        errors.whole((*path, "accent_color"), component["accent_color"], 0, 0xFFFFFF)


def _gallery(component: Json, path: Path, errors: FormErrors) -> None:
    items = component.get("items") or []
    if not 1 <= len(items) <= limits.GALLERY_ITEMS:
        errors.add((*path, "items"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 10 in length.")
    for place, item in enumerate(items):
        _media(item.get("media"), (*path, "items", place, "media"), errors)
        _description(item, (*path, "items", place), errors)


def _description(item: Json, path: Path, errors: FormErrors) -> None:
    if item.get("description") is not None:
        errors.length((*path, "description"), item["description"], 0, limits.ALT_TEXT)


def _media(media: Any, path: Path, errors: FormErrors, *, only_attachment: bool = False) -> None:
    url = media.get("url") if isinstance(media, dict) else None
    schemes = ("attachment",) if only_attachment else ("http", "https", "attachment")
    if not url:
        errors.add((*path, "url"), "BASE_TYPE_REQUIRED", "This field is required")
    elif urlsplit(url).scheme not in schemes:
        errors.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {schemes}.")


def _custom_id(component: Json, path: Path, errors: FormErrors) -> None:
    errors.length((*path, "custom_id"), component.get("custom_id"), 1, limits.CUSTOM_ID)


def _button(component: Json, path: Path, errors: FormErrors) -> None:
    style = component.get("style")
    if style not in (1, 2, 3, 4, LINK):
        errors.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4, 5, 6}.")
    label, emoji = component.get("label"), component.get("emoji")
    if label:
        errors.length((*path, "label"), label, 1, limits.BUTTON_LABEL)
    elif not emoji:
        errors.add((*path, "label"), "BASE_TYPE_REQUIRED", "A button needs a label or an emoji")
    if emoji is not None:
        check_emoji(emoji, (*path, "emoji"), errors)
    if style != LINK:
        _custom_id(component, path, errors)
        if component.get("url"):
            errors.add((*path, "url"), "BUTTON_COMPONENT_URL_NOT_ALLOWED", "Only link buttons have a url")
        return
    if component.get("custom_id"):
        errors.add((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_NOT_ALLOWED", "Link buttons have no custom id")
    errors.length((*path, "url"), component.get("url"), 1, limits.BUTTON_URL)
    if component.get("url") and urlsplit(component["url"]).scheme not in ("http", "https", "discord"):
        errors.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('discord', 'http', 'https').")


def check_emoji(emoji: Json, path: Path, errors: FormErrors) -> None:
    """Refuse words where an emoji belongs; custom emoji the local table has none of."""
    name = str(emoji.get("name") or "")
    if emoji.get("id") or not name or (name.isascii() and "\u20e3" not in name):
        errors.add((*path, "id" if emoji.get("id") else "name"), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def check_select(component: Json, path: Path, errors: FormErrors) -> None:
    """Check a select of any kind, in a message or a modal."""
    _custom_id(component, path, errors)
    if component.get("placeholder") is not None:
        errors.length((*path, "placeholder"), component["placeholder"], 0, limits.PLACEHOLDER)
    low, high = (1 if component.get(name) is None else component[name] for name in ("min_values", "max_values"))
    errors.whole((*path, "min_values"), low, 0, limits.OPTIONS)
    errors.whole((*path, "max_values"), high, 1, limits.OPTIONS)
    if low > high:
        errors.add((*path, "min_values"), "SELECT_COMPONENT_MIN_ABOVE_MAX", "min_values must not exceed max_values")
    if component["type"] != SELECT:
        return
    options = component.get("options")
    if not isinstance(options, list) or not 1 <= len(options) <= limits.OPTIONS:
        errors.add((*path, "options"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 25 in length.")
        return
    if high > len(options):
        words = "max_values must not exceed the number of options"
        errors.add((*path, "max_values"), "SELECT_COMPONENT_MAX_ABOVE_OPTIONS", words)
    if sum(bool(option.get("default")) for option in options) > high:
        words = "There are more default options than max_values"
        errors.add((*path, "options"), "SELECT_COMPONENT_TOO_MANY_DEFAULTS", words)
    check_options(options, path, errors)


def check_options(options: list[Json], path: Path, errors: FormErrors) -> None:
    """Check the texts of options, and that no value comes twice."""
    seen: set[str] = set()
    for place, option in enumerate(options):
        inner = (*path, "options", place)
        for name in ("label", "value"):
            errors.length((*inner, name), option.get(name), 1, limits.OPTION_TEXT)
        if option.get("description") is not None:
            errors.length((*inner, "description"), option["description"], 0, limits.OPTION_TEXT)
        if option.get("emoji") is not None:
            check_emoji(option["emoji"], (*inner, "emoji"), errors)
        if option.get("value") in seen:
            words = "The specified option value is already used"
            errors.add((*inner, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", words)
        seen.add(str(option.get("value")))
