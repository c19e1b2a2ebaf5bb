"""A modal that was filled in: the `data` of its interaction, checked against what the bot asked for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from local import resolve
from local.resolve import Refused
from local.world import Json, World

TEXT, RADIO, CHECKBOXES, CHECKBOX, FILES, LABEL = 4, 21, 22, 23, 19, 18
SELECTS = (3, 5, 6, 7, 8)


def submitted(world: World, modal: Json, fields: list[Json], person: str) -> Json:
    """The `data` of a modal interaction. `fields` are {custom_id, value | values}, flat or nested as Discord nests them."""
    given = {field["custom_id"]: field for field in _flat(fields)}
    resolved: Json = {}
    components: list[Json] = []
    for number, outer in enumerate(modal["components"], start=1):
        if outer["type"] == 10:
            components.append({"type": 10, "id": number})
            continue
        asked = outer["component"] if outer["type"] == LABEL else outer["components"][0]
        answer = _answer(world, asked, given.get(asked["custom_id"], {}), resolved, person)
        body = {"type": asked["type"], "id": number, "custom_id": asked["custom_id"], **answer}
        inner: Json = {"component": body} if outer["type"] == LABEL else {"components": [body]}
        components.append({"type": outer["type"], "id": number, **inner})
    data: Json = {"custom_id": modal["custom_id"], "components": components}
    return {**data, "resolved": resolved} if resolved else data


def _flat(fields: list[Json]) -> Iterator[Json]:
    for field in fields:
        if "custom_id" in field:
            yield field
        if isinstance(field.get("component"), dict):
            yield field["component"]
        yield from _flat(field.get("components", []))


def _answer(world: World, asked: Json, given: Json, resolved: Json, person: str) -> Json:
    kind, need = asked["type"], asked.get("required", True) is not False
    if kind == TEXT:
        value = str(given.get("value") or "")
        if (need and not value) or len(value) > asked.get("max_length", 4000):
            raise Refused(f"bad length of {asked['custom_id']}")
        if value and len(value) < asked.get("min_length", 0):
            raise Refused(f"bad length of {asked['custom_id']}")
        return {"value": value}
    if kind == CHECKBOX:
        return {"value": bool(given.get("value"))}
    if kind == RADIO:
        return {"value": _one_of(asked, given.get("value"), need)}
    values = [str(value) for value in given.get("values") or []]
    if kind == CHECKBOXES:
        low, high = asked.get("min_values", 1 if need else 0), asked.get("max_values", len(asked["options"]))
        if not low <= len(values) <= high:
            raise Refused(f"wrong number of values in {asked['custom_id']}")
        return {"values": [_one_of(asked, value, True) for value in values]}
    if kind in SELECTS:
        answer = resolve.selection(world, asked, values, person)
        for name, found in answer.pop("resolved", {}).items():
            resolved.setdefault(name, {}).update(found)
        return answer
    if kind == FILES and not need:
        return {"values": []}
    raise Refused(f"the local table cannot fill in component type {kind}")


def _one_of(asked: Json, value: Any, need: bool) -> str | None:
    if value is None and not need:
        return None
    if value not in [option["value"] for option in asked["options"]]:
        raise Refused(f"unknown value in {asked['custom_id']}")
    return str(value)
