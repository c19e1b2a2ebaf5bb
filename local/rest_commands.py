"""REST: application commands, for everywhere and for the server."""

from __future__ import annotations

from collections import deque
from typing import Any

from local import validate_commands
from local.errors import ApiError, form_error
from local.rest import Call, Route
from local.world import Json, World

CREATES_A_DAY = 200
DEFAULTS: Json = {
    "type": 1,
    "description": "",
    "options": [],
    "name_localizations": None,
    "description_localizations": None,
    "default_member_permissions": None,
    "nsfw": False,
    "contexts": None,
    "integration_types": [0],
    "handler": None,
}


class Creations:
    """Counts the commands created in the last day."""

    def __init__(self) -> None:
        self._at: deque[float] = deque()

    def count(self, now: float, fresh: int) -> None:
        """Note new commands; 30034 when it would be more than 200 in a day."""
        while self._at and self._at[0] < now - 86_400:
            self._at.popleft()
        if len(self._at) + fresh > CREATES_A_DAY:
            raise ApiError(30034)
        self._at.extend([now] * fresh)


def _application(call: Call) -> None:
    if call.params["application_id"] != call.world.bot_id:
        raise ApiError(10002, status=404, message="Unknown Application")
    if "guild_id" in call.params and call.params["guild_id"] != call.world.guild_id:
        raise ApiError(50001)


def _mine(call: Call) -> dict[str, Json]:
    guild = call.params.get("guild_id")
    return {key: command for key, command in call.world.commands.items() if command.get("guild_id") == guild}


def out(command: Json, full: bool) -> Json:
    """A command as REST shows it; localizations only when asked for."""
    if full:
        return command
    return {key: value for key, value in command.items() if not key.endswith("_localizations")}


def tell(world: World) -> None:
    """Give every page the commands that are there now."""
    world.to_people("APPLICATION_COMMANDS", list(world.commands.values()), None, None)


async def listing(call: Call) -> Any:
    """GET all commands of a scope."""
    _application(call)
    full = call.query.get("with_localizations", "").lower() in ("1", "true")
    return [out(command, full) for command in _mine(call).values()]


async def replace(call: Call) -> Any:
    """PUT all commands of a scope; a command of the same name and type keeps its id."""
    _application(call)
    if not isinstance(call.body, list):
        raise form_error((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    validate_commands.bulk(call.body)
    old = {(command["type"], command["name"]): command for command in _mine(call).values()}
    wanted = [{**DEFAULTS, **body} for body in call.body]
    fresh = [body for body in wanted if (body["type"], body["name"]) not in old]
    call.table.creations.count(call.world.clock.now(), len(fresh))
    for command in old.values():
        _drop(call.world, command)
    result = [_keep(call, body, old.get((body["type"], body["name"]))) for body in wanted]
    tell(call.world)
    return result


async def create(call: Call) -> Any:
    """POST one command; the same name and type replaces it."""
    _application(call)
    validate_commands.one(call.json)
    body = {**DEFAULTS, **call.json}
    mine = _mine(call)
    old = next((c for c in mine.values() if (c["type"], c["name"]) == (body["type"], body["name"])), None)
    if old is None:
        validate_commands.counts([*mine.values(), body])
        call.table.creations.count(call.world.clock.now(), 1)
    result = _keep(call, body, old)
    tell(call.world)
    return result


async def get(call: Call) -> Any:
    """GET one command."""
    return _one(call)


async def modify(call: Call) -> Any:
    """PATCH one command."""
    old = _one(call)
    body = {**old, **call.json}
    validate_commands.one(body)
    result = _keep(call, body, old)
    tell(call.world)
    return result


async def remove(call: Call) -> None:
    """DELETE one command."""
    _drop(call.world, _one(call))
    tell(call.world)


def _one(call: Call) -> Json:
    _application(call)
    found = _mine(call).get(call.params["command_id"])
    if found is None:
        raise ApiError(10063)
    return found


def _keep(call: Call, body: Json, old: Json | None) -> Json:
    world = call.world
    command = {key: value for key, value in body.items() if key not in ("id", "version")}
    command = {**command, "id": old["id"] if old else world.ids.next(), "application_id": world.bot_id}
    if "guild_id" in call.params:
        command["guild_id"] = call.params["guild_id"]
    same = old is not None and {**command, "version": old["version"]} == old
    command["version"] = old["version"] if old and same else world.ids.next()
    world.commands[command["id"]] = command
    world.store.put("command", command["id"], command)
    return command


def _drop(world: World, command: Json) -> None:
    del world.commands[command["id"]]
    world.store.drop("command", command["id"])


GLOBAL = "/applications/{application_id}/commands"
GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"
ROUTES = [
    route
    for scope in (GLOBAL, GUILD)
    for route in (
        Route("GET", scope, listing),
        Route("PUT", scope, replace),
        Route("POST", scope, create),
        Route("GET", scope + "/{command_id}", get),
        Route("PATCH", scope + "/{command_id}", modify),
        Route("DELETE", scope + "/{command_id}", remove),
    )
]
