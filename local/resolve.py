"""`data.resolved` of interactions: the users, members, channels, roles and messages that values name."""

from __future__ import annotations

from typing import Any

from local.world import THREADS, Json, World

USER, CHANNEL, ROLE, MENTIONABLE = 6, 7, 8, 9
SELECTS = {5: USER, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}


class Refused(Exception):
    """What a person sent does not fit; the page shows why."""


def add(world: World, resolved: Json, kind: int, key: str, person: str) -> None:
    """Resolve one id of an option type (6 user, 7 channel, 8 role, 9 user or role) into `resolved`."""
    if kind in (USER, MENTIONABLE) and key in world.users:
        resolved.setdefault("users", {})[key] = world.users[key]
        if key in world.members:
            resolved.setdefault("members", {})[key] = {**world.members[key], "permissions": _rights(world, key)}
        return
    if kind in (ROLE, MENTIONABLE):
        role = next((role for role in world.guild["roles"] if role["id"] == key), None)
        if role is not None:
            resolved.setdefault("roles", {})[key] = role
            return
    if kind == CHANNEL and key in world.channels and world.sees(person, world.channels[key]):
        channel = world.channels[key]
        names = ["id", "name", "type", "parent_id", "flags", "last_message_id"]
        names += ["thread_metadata"] if channel["type"] in THREADS else ["nsfw", "topic", "position", "rate_limit_per_user"]
        partial = {name: channel.get(name) for name in names}
        partial |= {"permissions": str(world.permissions(person, channel)), "guild_id": world.guild_id}
        resolved.setdefault("channels", {})[key] = partial
        return
    raise Refused(f"unknown value {key}")


def _rights(world: World, user: str) -> str:
    base = 0
    for role in world.guild["roles"]:
        if role["id"] == world.guild_id or role["id"] in world.members[user]["roles"]:
            base |= int(role["permissions"])
    return str(base)


def command(world: World, definition: Json, data: Json, person: str, *, partial: bool = False) -> Json:
    """The `data` of a command interaction from what a person filled in; checked against the command's definition."""
    resolved: Json = {}
    options = _options(world, definition.get("options") or [], data.get("options") or [], resolved, person, partial)
    body: Json = {"id": definition["id"], "name": definition["name"], "type": 1, "options": options}
    if "guild_id" in definition:
        body["guild_id"] = definition["guild_id"]
    if resolved:
        body["resolved"] = resolved
    return body


def _options(
    world: World, known: list[Json], given: list[Json], resolved: Json, person: str, partial: bool
) -> list[Json]:
    by_name = {option["name"]: option for option in known}
    result: list[Json] = []
    for item in given:
        option = by_name.get(item["name"])
        if option is None:
            raise Refused(f"unknown option {item['name']}")
        if option["type"] <= 2:
            inner = _options(world, option.get("options") or [], item.get("options") or [], resolved, person, partial)
            result.append({"name": option["name"], "type": option["type"], "options": inner})
            continue
        focused = bool(item.get("focused"))
        value = item["value"] if focused else _value(option, item["value"])
        if option["type"] in (USER, CHANNEL, ROLE, MENTIONABLE) and not focused:
            add(world, resolved, option["type"], value, person)
        entry = {"name": option["name"], "type": option["type"], "value": value}
        result.append({**entry, "focused": True} if focused else entry)
    if any(option["type"] <= 2 for option in known) and len(result) != 1:
        raise Refused("a subcommand is needed")
    names = {item["name"] for item in given}
    missing = [option["name"] for option in known if option.get("required") and option["name"] not in names]
    if missing and not partial:
        raise Refused(f"missing option {missing[0]}")
    return result


def _value(option: Json, value: Any) -> Any:
    """A filled-in value, checked by type, choices and bounds."""
    kind, choices = option["type"], [choice["value"] for choice in option.get("choices") or []]
    fits = {4: isinstance(value, int) and not isinstance(value, bool), 5: isinstance(value, bool)}.get(kind)
    if kind == 10:
        fits = isinstance(value, int | float) and not isinstance(value, bool)
    if fits is None:
        value, fits = str(value), True
    if not fits or (choices and value not in choices):
        raise Refused(f"bad value for {option['name']}")
    size = len(value) if kind == 3 else value
    low, high = ("min_length", "max_length") if kind == 3 else ("min_value", "max_value")
    if kind in (3, 4, 10) and not option.get(low, float("-inf")) <= size <= option.get(high, float("inf")):
        raise Refused(f"bad value for {option['name']}")
    return value


def message(world: World, definition: Json, target: Json) -> Json:
    """The `data` of a message command."""
    resolved = {"messages": {target["id"]: target}}
    return {"id": definition["id"], "name": definition["name"], "type": 3, "target_id": target["id"], "resolved": resolved}


def user(world: World, definition: Json, target: str, person: str) -> Json:
    """The `data` of a user command."""
    resolved: Json = {}
    add(world, resolved, USER, target, person)
    return {"id": definition["id"], "name": definition["name"], "type": 2, "target_id": target, "resolved": resolved}


def selection(world: World, component: Json, values: list[str], person: str) -> Json:
    """`values` and `resolved` of a select, checked against its options and bounds."""
    kind = component["type"]
    low, high = component.get("min_values", 1), component.get("max_values", 1)
    low = 0 if component.get("required") is False else low
    if not low <= len(values) <= high or len(set(values)) != len(values):
        raise Refused("wrong number of values")
    if kind == 3:
        known = {option["value"] for option in component["options"]}
        if not set(values) <= known:
            raise Refused("unknown value")
        return {"values": values}
    resolved: Json = {}
    for value in values:
        add(world, resolved, SELECTS[kind], value, person)
    return {"values": values, "resolved": resolved}


