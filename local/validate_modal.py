"""What Discord refuses in modals and in autocomplete answers."""

from __future__ import annotations

from local import limits
from local.components import walk
from local.errors import FormErrors, refuses_nonsense
from local.validate_components import SELECTS, check_options, check_select, check_unique
from local.world import Json

Path = tuple[str | int, ...]
ROW, TEXT_INPUT, TEXT, LABEL, FILES, RADIO, CHECKBOXES, CHECKBOX = 1, 4, 10, 18, 19, 21, 22, 23
IN_LABEL = (TEXT_INPUT, *SELECTS, FILES, RADIO, CHECKBOXES, CHECKBOX)


@refuses_nonsense
def modal(data: Json) -> None:
    """Refuse (50035) a modal that Discord would refuse."""
    errors = FormErrors()
    errors.length(("data", "title"), data.get("title"), 1, limits.MODAL_TITLE)
    errors.length(("data", "custom_id"), data.get("custom_id"), 1, limits.CUSTOM_ID)
    components = data.get("components")
    if not isinstance(components, list) or not 1 <= len(components) <= limits.MODAL_COMPONENTS:
        errors.add(("data", "components"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 5 in length.")
        errors.check()
        return
    for place, component in enumerate(components):
        _outer(component, ("data", "components", place), errors)
    check_unique(list(walk(components)), ("data", "components"), errors)
    errors.check()


def _outer(component: Json, path: Path, errors: FormErrors) -> None:
    kind = component.get("type")
    if kind == ROW:
        children = component.get("components") or []
        if len(children) != 1 or children[0].get("type") != TEXT_INPUT:
            errors.add((*path, "components"), "BASE_TYPE_BAD_LENGTH", "A row of a modal holds one text input.")
            return
        inner = (*path, "components", 0)
        errors.length((*inner, "label"), children[0].get("label"), 1, limits.MODAL_LABEL)
        _text_input(children[0], inner, errors)
    elif kind == LABEL:
        errors.length((*path, "label"), component.get("label"), 1, limits.MODAL_LABEL)
        if component.get("description") is not None:
            errors.length((*path, "description"), component["description"], 0, limits.MODAL_DESCRIPTION)
        _inner(component.get("component") or {}, (*path, "component"), errors)
    elif kind == TEXT:
        errors.length((*path, "content"), component.get("content"), 1, limits.V2_TEXT)
    else:
        errors.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {(ROW, TEXT, LABEL)}.')


def _inner(component: Json, path: Path, errors: FormErrors) -> None:
    kind = component.get("type")
    if kind == TEXT_INPUT:
        _text_input(component, path, errors)
    elif kind in SELECTS:
        check_select(component, path, errors)
        if component.get("required", True) and component.get("min_values") == 0:
            errors.add((*path, "min_values"), "SELECT_COMPONENT_REQUIRED", "A required select needs min_values above 0")
    elif kind in (RADIO, CHECKBOXES):
        errors.length((*path, "custom_id"), component.get("custom_id"), 1, limits.CUSTOM_ID)
        options, low = component.get("options") or [], 2 if kind == RADIO else 1
        if not low <= len(options) <= limits.CHOICE_GROUP:
            errors.add((*path, "options"), "BASE_TYPE_BAD_LENGTH", f"Must be between {low} and 10 in length.")
        check_options(options, path, errors)
    elif kind in (CHECKBOX, FILES):
        errors.length((*path, "custom_id"), component.get("custom_id"), 1, limits.CUSTOM_ID)
    else:
        errors.add((*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {IN_LABEL}.')


def _text_input(component: Json, path: Path, errors: FormErrors) -> None:
    errors.length((*path, "custom_id"), component.get("custom_id"), 1, limits.CUSTOM_ID)
    if component.get("style") not in (1, 2):
        errors.add((*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2}.")
    low = 0 if component.get("min_length") is None else component["min_length"]
    high = limits.TEXT_INPUT if component.get("max_length") is None else component["max_length"]
    errors.whole((*path, "min_length"), low, 0, limits.TEXT_INPUT)
    errors.whole((*path, "max_length"), high, max(1, low), limits.TEXT_INPUT)
    if component.get("value") is not None:
        errors.length((*path, "value"), component["value"], 0, limits.TEXT_INPUT)
    if component.get("placeholder") is not None:
        errors.length((*path, "placeholder"), component["placeholder"], 0, limits.TEXT_PLACEHOLDER)


@refuses_nonsense
def autocomplete(data: Json) -> None:
    """Refuse (50035) autocomplete choices that Discord would refuse."""
    errors = FormErrors()
    choices = data.get("choices")
    if not isinstance(choices, list) or len(choices) > limits.COMMAND_CHOICES:
        errors.add(("data", "choices"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
        choices = []
    for place, choice in enumerate(choices):
        path = ("data", "choices", place)
        errors.length((*path, "name"), choice.get("name"), 1, limits.CHOICE_NAME)
        if isinstance(choice.get("value"), str):
            errors.length((*path, "value"), choice["value"], 0, limits.CHOICE_VALUE)
        elif not isinstance(choice.get("value"), int | float):
            errors.add((*path, "value"), "BASE_TYPE_REQUIRED", "This field is required")
    errors.check()
