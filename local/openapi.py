"""Checks requests against Discord's published API description, and by hand what that description does not say.

jsonschema is a development requirement: it is imported on first use only.
"""

from __future__ import annotations

import copy
import json
import os
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from local import validate, validate_commands, validate_modal
from local.attachments import clean_name
from local.errors import ApiError
from local.posts import IS_V2
from local.world import Json

HERE = Path(__file__).resolve().parents[1]
PLACES = (HERE.parent / "shared" / "discord" / "openapi.json", HERE / "shared" / "discord" / "openapi.json")
MESSAGE_CALLBACKS, DIALOG, CHOICES = (4, 7), 9, 8
REQUESTS = ("post", "put", "patch")


def find_spec() -> Path | None:
    """The description file, from DISCORD_OPENAPI or beside the project; None when it is not there."""
    named = os.environ.get("DISCORD_OPENAPI")
    places = (Path(named), *PLACES) if named else PLACES
    return next((place for place in places if place.is_file()), None)


@lru_cache(maxsize=2)
def load_spec(path: Path) -> Spec:
    """Read the description and prepare its validators."""
    return Spec(json.loads(path.read_text()))


class Spec:
    """The description, with the two liberties that Discord takes itself: ids and permissions as integer or text."""

    def __init__(self, raw: Json) -> None:
        relaxed = copy.deepcopy(raw)
        schemas = relaxed["components"]["schemas"]
        schemas["SnowflakeType"] = {"type": ["string", "integer"]}
        for schema in schemas.values():
            rights = schema.get("properties", {}).get("default_member_permissions")
            if rights is not None:
                rights["type"] = ["integer", "string", "null"]
        self._components = relaxed["components"]
        self._paths = [(_pattern(path), path, operations) for path, operations in relaxed["paths"].items()]
        self._paths.sort(key=lambda entry: entry[1].count("{"))  # @me and @original before any name
        self._validators: dict[tuple[str, str], Any] = {}
        self._sound: set[tuple[int, str]] = set()

    def errors(self, method: str, path: str, body: Any) -> list[str]:
        """What the description has against a request; an unknown route is an error too."""
        for pattern, template, operations in self._paths:
            if pattern.fullmatch(path) and method.lower() in operations:
                return self._body_errors(method.lower(), template, operations[method.lower()], body)
        return [f"{method} {path}: the description has no such route"]

    def _body_errors(self, method: str, template: str, operation: Json, body: Any) -> list[str]:
        schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        if schema is None:
            return [f"{template}: a body where none belongs"] if body not in (None, {}, "") else []
        if body is None:
            return [f"{template}: the body is missing"] if operation["requestBody"].get("required") else []
        from jsonschema.exceptions import best_match

        key = (method, template)
        if key not in self._validators:
            self._validators[key] = self._make({**schema, "components": self._components})
        found = best_match(self._validators[key].iter_errors(body))
        return [] if found is None else [f"{template} {found.json_path}: {found.message[:400]}"]


    def _make(self, schema: Json) -> Any:
        """A validator that looks only at those members of a union whose `type` is that of the value, and once at equal
        values: ten times faster, and its complaints are about the member that was meant."""
        from jsonschema import Draft202012Validator, validators

        def narrowed(keyword: str) -> Any:
            plain = Draft202012Validator.VALIDATORS[keyword]

            def check(validator: Any, members: list[Json], instance: Any, schema: Json) -> Any:
                key = (id(members), json.dumps(instance))
                if key in self._sound:
                    return []
                kind = instance.get("type") if isinstance(instance, dict) else None
                fitting = [member for member in members if kind is None or kind in self._kinds(member, kind)]
                errors = list(plain(validator, fitting or members, instance, schema))
                if not errors:
                    self._sound.add(key)
                return errors

            return check

        unions = {keyword: narrowed(keyword) for keyword in ("oneOf", "anyOf")}
        return validators.extend(Draft202012Validator, unions)(schema)

    def _kinds(self, member: Json, kind: Any) -> list[Any]:
        """The values of `type` that a member of a union allows; any when it names none."""
        if "$ref" in member:
            member = self._components["schemas"][member["$ref"].rsplit("/", 1)[-1]]
        if member.get("type") == "null":
            return []
        kinds: list[Any] = member.get("properties", {}).get("type", {}).get("enum", [kind])
        return kinds


def _pattern(template: str) -> re.Pattern[str]:
    parts = re.split(r"(\{\w+\})", template)
    return re.compile("".join("[^/]+" if part.startswith("{") else re.escape(part) for part in parts))


def check_request(method: str, path: str, body: Any, spec: Spec) -> list[str]:
    """Everything wrong with a request: [] when nothing is. `path` starts behind /api/v10."""
    return [*spec.errors(method, path, body), *by_hand(method, path, body)]


def by_hand(method: str, path: str, body: Any) -> list[str]:
    """What the description does not know: rows, nesting, widths, doubled ids, V2 with content, sums of embeds …"""
    if method.lower() not in REQUESTS:
        return []
    try:
        _check(path, body)
    except ApiError as error:
        return [f"{path}: {line}" for line in _lines(error.body.get("errors") or {"": error.body["message"]})]
    return []


def _check(path: str, body: Any) -> None:
    if re.fullmatch(r"/applications/\d+/(guilds/\d+/)?commands", path) and isinstance(body, list):
        validate_commands.bulk(body)
    if not isinstance(body, dict):
        return
    if path.endswith("/callback"):
        data = body.get("data") or {}
        if body.get("type") in MESSAGE_CALLBACKS:
            _message(data)
        elif body.get("type") == DIALOG:
            validate_modal.modal(data)
        elif body.get("type") == CHOICES:
            validate_modal.autocomplete(data)
    elif re.search(r"/messages(/[^/]+)?$", path) or re.fullmatch(r"/webhooks/\d+/[^/]+", path):
        _message(body)


def _message(data: Json) -> None:
    """Judge the parts that are there: as an edit of a blank message of the same kind that has the files named."""
    entries = [{**entry, "id": str(place)} for place, entry in enumerate(data.get("attachments") or [{}])]
    files = [{"id": entry["id"], "filename": clean_name(str(entry.get("filename")))} for entry in entries]
    flags = int(data.get("flags") or 0) & IS_V2
    blank: Json = {"flags": flags, "content": "", "embeds": [], "components": [], "attachments": files}
    validate.changed_message(blank, {**data, "attachments": entries}, [])


def _lines(node: Any, path: str = "") -> Iterator[str]:
    if isinstance(node, str):
        yield node
        return
    for key, inner in node.items():
        if key == "_errors":
            yield from (f"{path or '/'}: {error['message']}" for error in inner)
        else:
            yield from _lines(inner, f"{path}/{key}")
