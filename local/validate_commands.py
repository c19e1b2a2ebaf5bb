"""What Discord refuses in application commands: names, descriptions, options, choices, counts and size."""

from __future__ import annotations

import unicodedata
from typing import Any

from local import limits
from local.errors import ApiError, FormErrors, refuses_nonsense
from local.world import Json

Path = tuple[str | int, ...]
CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
KINDS = range(1, 12)


@refuses_nonsense
def bulk(commands: list[Json]) -> None:
    """Refuse (50035, 30032) a list of commands that Discord would refuse."""
    errors = FormErrors()
    seen: set[tuple[int, str]] = set()
    for place, command in enumerate(commands):
        _command(command, (place,), errors)
        key = (command.get("type", CHAT), str(command.get("name")))
        if key in seen:
            words = "Application command names must be unique"
            errors.add((place, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", words)
        seen.add(key)
    errors.check()
    counts(commands)


@refuses_nonsense
def one(command: Json) -> None:
    """Refuse one command that Discord would refuse."""
    errors = FormErrors()
    _command(command, (), errors)
    errors.check()


def counts(commands: list[Json]) -> None:
    """Refuse (30032) more commands of a kind than there may be."""
    for kind, most in limits.COMMANDS.items():
        if sum(command.get("type", CHAT) == kind for command in commands) > most:
            raise ApiError(30032, message=f"Maximum number of application commands reached ({most})")


def _command(command: Json, path: Path, errors: FormErrors) -> None:
    kind = command.get("type", CHAT)
    if kind not in (CHAT, USER, MESSAGE):
        errors.add((*path, "type"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3}.")
        return
    if kind != CHAT:
        errors.length((*path, "name"), command.get("name"), 1, limits.COMMAND_NAME)
        for name in ("description", "options"):
            if command.get(name):
                words = f"Context menu commands cannot have {name}"
                errors.add((*path, name), "APPLICATION_COMMAND_CONTEXT_MENU_INVALID", words)
        return
    _name(command, path, errors)
    _description(command, path, errors)
    _options(command.get("options") or [], path, errors, depth=0)
    if _size(command) > limits.COMMAND_SIZE:
        words = f"Command exceeds maximum size ({limits.COMMAND_SIZE})"
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", words)


def _names(item: Json, name: str) -> list[tuple[Path, Any]]:
    """The default text of a field and its localizations, each with its path."""
    local = item.get(f"{name}_localizations") or {}
    return [((name,), item.get(name)), *(((f"{name}_localizations", key), text) for key, text in local.items())]


def _name(item: Json, path: Path, errors: FormErrors) -> None:
    for place, text in _names(item, "name"):
        if errors.length((*path, *place), text, 1, limits.COMMAND_NAME) and not _is_name(text):
            words = f"Command name is invalid: {text}"
            errors.add((*path, *place), "APPLICATION_COMMAND_INVALID_NAME", words)


def _is_name(text: str) -> bool:
    """Letters of any script, digits, - _ '; no capitals where the script has small ones."""
    allowed = all(unicodedata.category(c)[0] in "LN" or unicodedata.category(c) in ("Mn", "Mc") or c in "-_'" for c in text)
    return allowed and text == text.lower()


def _description(item: Json, path: Path, errors: FormErrors) -> None:
    for place, text in _names(item, "description"):
        errors.length((*path, *place), text, 1, limits.COMMAND_DESCRIPTION)


def _options(options: list[Json], path: Path, errors: FormErrors, *, depth: int) -> None:
    if len(options) > limits.COMMAND_OPTIONS:
        errors.add((*path, "options"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    names: set[str] = set()
    optional = False
    nested = [option.get("type") in (SUBCOMMAND, GROUP) for option in options]
    if any(nested) and not all(nested):
        words = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        errors.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", words)
    for place, option in enumerate(options):
        inner = (*path, "options", place)
        kind = option.get("type")
        if kind not in KINDS or (kind == GROUP and depth > 0) or (kind == SUBCOMMAND and depth > 1):
            errors.add((*inner, "type"), "BASE_TYPE_CHOICES", "Value must be a type that may stand here.")
            continue
        _name(option, inner, errors)
        _description(option, inner, errors)
        if option.get("name") in names:
            words = "Option names must be unique"
            errors.add((*inner, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", words)
        names.add(str(option.get("name")))
        if kind in (SUBCOMMAND, GROUP):
            _options(option.get("options") or [], inner, errors, depth=depth + 1 if kind == GROUP else 2)
            continue
        if option.get("required") and optional:
            words = "Required options must be placed before non-required options"
            errors.add((*inner, "required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        optional = optional or not option.get("required")
        _choices(option, inner, errors)


def _choices(option: Json, path: Path, errors: FormErrors) -> None:
    choices = option.get("choices") or []
    if len(choices) > limits.COMMAND_CHOICES:
        errors.add((*path, "choices"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    if choices and (option["type"] not in (STRING, INTEGER, NUMBER) or option.get("autocomplete")):
        words = "Choices go with text and numbers only, and not with autocomplete"
        errors.add((*path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", words)
    for place, choice in enumerate(choices):
        inner = (*path, "choices", place)
        for where, text in _names(choice, "name"):
            errors.length((*inner, *where), text, 1, limits.CHOICE_NAME)
        if option["type"] == STRING:
            errors.length((*inner, "value"), choice.get("value"), 0, limits.CHOICE_VALUE)
        elif not isinstance(choice.get("value"), int | float):
            errors.add((*inner, "value"), "NUMBER_TYPE_COERCE", f'Value "{choice.get("value")}" is not a number.')


def _size(item: Json) -> int:
    """Characters of names, descriptions and values, the longest localization of each counted."""
    size = len(str(item.get("value", ""))) if isinstance(item.get("value"), str) else 0
    for name in ("name", "description"):
        size += max((len(str(text)) for _, text in _names(item, name) if text), default=0)
    return size + sum(_size(child) for slot in ("options", "choices") for child in item.get(slot) or [])
